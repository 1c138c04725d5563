"""Start the bot (on Discord with a token, in the browser without one), or run a maintenance command."""

from __future__ import annotations

import sys

if not (3, 11) <= sys.version_info[:2] <= (3, 14):  # checked before any line that an older Python can't read
    sys.exit(
        "The bot needs Python 3.11, 3.12, 3.13 or 3.14, "
        f"and this is {sys.version_info[0]}.{sys.version_info[1]}. "
        "With another Python: python3.13 -m venv .venv, or make run PYTHON=python3.13"
    )

import argparse
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

# Imports nothing large, because containers run the health probe every other minute.
from k2bot import health_check
from k2bot.config import TOKEN_FILE_VARIABLE, TOKEN_VARIABLE, Settings, SettingsError, load_settings
from k2bot.terminal import OutputClosed, Trouble, say
from k2bot.text import PSEUDO

if TYPE_CHECKING:
    from collections.abc import Sequence

CHECK, BACKUP, HEALTH, REPLAY_CHECK, VERIFY = "check", "backup", "health", "replay-check", "verify"


def main(arguments: Sequence[str] | None = None, *, own_process: bool = False) -> int:
    """Run the bot until it is stopped, or a maintenance command.

    Returns the exit code: 0 for success, 1 for trouble or a check that failed, 2 for wrong settings.
    """
    options = _parser().parse_intermixed_args(arguments)
    given = {key: getattr(options, key) for key in ("database", "health_port", "language", "players", "port")}
    given["offline_database"] = options.database
    try:
        settings = load_settings(options.config, environment=os.environ, overrides=given)
    except SettingsError as error:
        return say(f"The settings can't be used. {error}", code=2)
    try:
        if options.command == HEALTH:
            return health_check.ask(settings.health_port)
        if options.command:
            kept = settings.offline_database if options.offline else settings.database
            return _do(options.command, options.target, replace(settings, database=kept))
        return _run(settings, offline=options.offline, own_process=own_process)
    except Trouble as trouble:
        return say(str(trouble), code=1)
    except OutputClosed:
        return 1
    except KeyboardInterrupt:
        return say("Stopped. All games are saved.", code=0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bot.py",
        description="Host board games on Discord, or without a token in your browser. The token is read from "
        f"the environment variable {TOKEN_VARIABLE}, or from the file that {TOKEN_FILE_VARIABLE} names.",
    )
    parser.add_argument(
        "command",
        nargs="?",
        choices=[CHECK, BACKUP, HEALTH, REPLAY_CHECK, VERIFY],
        help="run a command instead of the bot, also while it is running. check: test the settings, and "
        "whether the bot can host in a channel; backup: copy the database to a file; health: test the "
        "running bot; "
        "replay-check: replay all games and list those that differ; verify: replay a record and show the "
        "fingerprint of its shuffle",
    )
    parser.add_argument(
        "target", nargs="?", help="check: a channel's ID; backup: the file to write; verify: a record"
    )
    parser.add_argument(
        "--config", type=Path, metavar="FILE", help="the settings file (default: config.toml, if it exists)"
    )
    parser.add_argument("--database", metavar="FILE", help="the file in which all games are stored")
    parser.add_argument("--language", metavar="NAME", help=f"the bot's language; {PSEUDO} is a test language")
    parser.add_argument(
        "--health-port", type=int, metavar="N", help="the local port for /healthz and /metrics; 0: none"
    )
    parser.add_argument("--offline", action="store_true", help="play in the browser even if a token is set")
    parser.add_argument("--players", type=int, metavar="N", help="offline: how many people play")
    parser.add_argument(
        "--port", type=int, metavar="N", help="offline: the port of the local page; 0: any free one"
    )
    return parser


def _do(command: str, target: str | None, settings: Settings) -> int:
    from k2bot import logs, upkeep  # noqa: PLC0415 - see the imports above

    logs.set_up(settings.log_level, settings.log_format)
    work = {
        CHECK: upkeep.check,
        BACKUP: upkeep.backup,
        REPLAY_CHECK: upkeep.replay,
        VERIFY: upkeep.verify,
    }
    return work[command](settings, target)


def _run(settings: Settings, *, offline: bool, own_process: bool) -> int:
    from k2bot import logs, running  # noqa: PLC0415 - see the imports above

    logs.set_up(settings.log_level, settings.log_format)
    return running.run(settings, offline=offline, own_process=own_process)


if __name__ == "__main__":
    raise SystemExit(main(own_process=True))
