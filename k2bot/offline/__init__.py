"""The bot without Discord: the same bot against a simulated Discord, played in a local browser page."""

import logging

# While it is imported simcord tries discord.py out with a client of its own, and discord.py has misgivings
# about that client (no intents, no voice), which would be the first thing people read.
_discord = logging.getLogger("discord")
_level = _discord.level
_discord.setLevel(logging.ERROR)
try:
    from k2bot.offline.start import run
finally:
    _discord.setLevel(_level)

__all__ = ["run"]
