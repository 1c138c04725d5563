"""Start the bot (on Discord with a token, in the browser without one), or run a maintenance command."""

from __future__ import annotations

import sys

if not (3, 11) <= sys.version_info[:2] <= (3, 14):  # checked before any line that an older Python can't read
    sys.exit(
        "The bot needs Python 3.11, 3.12, 3.13 or 3.14, "
        f"and this is {sys.version_info[0]}.{sys.version_info[1]}. "
        "With another Python: python3.13 -m venv .venv, or make run PYTHON=python3.13"
    )

from k2bot.command_line import main

if __name__ == "__main__":
    raise SystemExit(main(own_process=True))
