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
import io
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

# Imports nothing large, because containers run the health probe every other minute.
from k2bot import health_check
from k2bot.config import (
    DEFAULT_FILE,
    TOKEN_FILE_VARIABLE,
    TOKEN_VARIABLE,
    Settings,
    SettingsError,
    early_language,
    load_settings,
)
from k2bot.terminal import OutputClosed, Trouble, phrasebook, say, tell
from k2bot.text import PSEUDO
from k2bot.text.errors import MessageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.text.words import Words

CHECK, BACKUP, HEALTH, REPLAY_CHECK, VERIFY = "check", "backup", "health", "replay-check", "verify"
RATINGS = "ratings"
COMMANDS: Final = (CHECK, BACKUP, HEALTH, REPLAY_CHECK, VERIFY, RATINGS)


def main(arguments: Sequence[str] | None = None, *, own_process: bool = False) -> int:
    """Run the bot until it is stopped, or a maintenance command.

    Returns the exit code: 0 for success, 1 for trouble or a check that failed, 2 for wrong settings.
    """
    if own_process and isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a pipe may have an encoding without the language's letters
    try:
        options = _options(arguments)
        settings = Settings() if options.help else _settings(options)
    except Trouble as trouble:
        return say(trouble.in_words(_early_words(arguments)), code=2)
    try:
        if options.help:
            return _help(_early_words(arguments))
        if options.command == HEALTH:
            return health_check.ask(settings.health_port)
        if options.command:
            kept = settings.offline_database if options.offline else settings.database
            return _do(options.command, options.target, replace(settings, database=kept))
        return _run(settings, offline=options.offline, own_process=own_process)
    except MessageError as error:
        return say(error.in_words(phrasebook(settings.language)), code=1)
    except OutputClosed:
        return 1
    except KeyboardInterrupt:
        return say(phrasebook(settings.language).text("terminal-stopped"), code=0)


class _Parser(argparse.ArgumentParser):
    """A parser that prints nothing itself, because it has only English for it. Raises ArgumentError."""

    def __init__(self, description: str = "") -> None:
        super().__init__(
            usage=argparse.SUPPRESS, description=description, add_help=False, exit_on_error=False
        )

    def error(self, message: str) -> NoReturn:
        """Raise ArgumentError."""
        raise argparse.ArgumentError(None, message)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What the command line says. Raises Trouble."""
    try:
        options, unknown = _parser().parse_known_intermixed_args(arguments)
    except argparse.ArgumentError as error:
        if error.argument_name:
            raise Trouble("terminal-misused", argument=error.argument_name) from None
        raise Trouble("terminal-unclear") from None
    if options.help:
        return options
    if unknown:
        raise Trouble("terminal-unknown", arguments=" ".join(unknown))
    if options.command not in (None, *COMMANDS):
        commands = ", ".join(COMMANDS)
        raise Trouble("terminal-unknown-command", command=options.command, commands=commands)
    return options


def _settings(options: argparse.Namespace) -> Settings:
    """The settings, with the command line's. Raises Trouble."""
    keys = ("database", "health_port", "language", "players", "port")
    given = {key: getattr(options, key) for key in keys} | {"offline_database": options.database}
    try:
        return load_settings(options.config, environment=os.environ, overrides=given)
    except SettingsError as error:
        raise Trouble("terminal-settings", reason=error) from error


def _early_words(arguments: Sequence[str] | None) -> Words:
    """Words for what is told before the settings have been read."""
    parser = _Parser()
    parser.add_argument("--config", type=Path)
    parser.add_argument("--language")
    try:
        options, _ = parser.parse_known_args(arguments)
    except argparse.ArgumentError:
        return phrasebook(early_language(None, None))
    return phrasebook(early_language(options.language, options.config))


def _help(words: Words) -> int:
    tell(f"{words.text('terminal-usage')}\n\n{_parser(words).format_help()}".rstrip())
    return 0


def _parser(words: Words | None = None) -> argparse.ArgumentParser:
    """The parser of the command line. Its help needs words, which take longer to read than a health probe."""

    def _text(message: str, **values: str) -> str:
        return words.text(message, **values) if words else ""

    about = _text("terminal-about", variable=TOKEN_VARIABLE, file=TOKEN_FILE_VARIABLE)
    parser = _Parser(about)
    commands = parser.add_argument_group(_text("terminal-commands"))
    commands.add_argument(
        "command",
        nargs="?",
        metavar=_text("terminal-command"),
        help=_text(
            "terminal-help-command",
            check=CHECK,
            backup=BACKUP,
            health=HEALTH,
            replay=REPLAY_CHECK,
            verify=VERIFY,
            ratings=RATINGS,
        ),
    )
    targets = _text("terminal-help-target", check=CHECK, backup=BACKUP, verify=VERIFY)
    commands.add_argument("target", nargs="?", metavar=_text("terminal-target"), help=targets)
    options = parser.add_argument_group(_text("terminal-options"))
    file, word, number = _text("terminal-file"), _text("terminal-word"), _text("terminal-number")
    offline = "--offline"
    options.add_argument("-h", "--help", action="store_true", help=_text("terminal-help-help"))
    options.add_argument(
        "--config", type=Path, metavar=file, help=_text("terminal-help-config", file=str(DEFAULT_FILE))
    )
    options.add_argument("--database", metavar=file, help=_text("terminal-help-database"))
    options.add_argument("--language", metavar=word, help=_text("terminal-help-language", pseudo=PSEUDO))
    options.add_argument(
        "--health-port", type=_number, metavar=number, help=_text("terminal-help-health-port")
    )
    options.add_argument(offline, action="store_true", help=_text("terminal-help-offline"))
    options.add_argument(
        "--players", type=_number, metavar=number, help=_text("terminal-help-players", offline=offline)
    )
    options.add_argument(
        "--port", type=_number, metavar=number, help=_text("terminal-help-port", offline=offline)
    )
    return parser


def _number(text: str) -> int | str:
    """The number, or the text as it is, which the settings then refuse in words."""
    try:
        return int(text)
    except ValueError:
        return text


def _do(command: str, target: str | None, settings: Settings) -> int:
    from k2bot import logs, upkeep  # noqa: PLC0415 - see the imports above

    logs.set_up(settings.log_level, settings.log_format)
    work = {
        CHECK: upkeep.check,
        BACKUP: upkeep.backup,
        REPLAY_CHECK: upkeep.replay,
        VERIFY: upkeep.verify,
        RATINGS: upkeep.ratings,
    }
    return work[command](settings, target)


def _run(settings: Settings, *, offline: bool, own_process: bool) -> int:
    from k2bot import logs, running  # noqa: PLC0415 - see the imports above

    logs.set_up(settings.log_level, settings.log_format)
    return running.run(settings, offline=offline, own_process=own_process)


if __name__ == "__main__":
    raise SystemExit(main(own_process=True))
