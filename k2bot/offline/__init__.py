"""The bot without Discord: the same bot against a simulated Discord, played in a local browser page."""

import logging

# On import simcord creates a discord.py client, and the client logs warnings about missing intents and voice,
# which would be the first lines people see.
_discord = logging.getLogger("discord")
_level = _discord.level
_discord.setLevel(logging.ERROR)
try:
    from k2bot.offline.simulation import run
finally:
    _discord.setLevel(_level)

__all__ = ["run"]
