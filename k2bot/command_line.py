"""The command line: starts the bot, or runs a maintenance command."""

from __future__ import annotations

import argparse
import io
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from platformdirs import user_data_path

# Imports nothing large, because containers run the health probe every other minute.
from k2bot import __version__, health_check
from k2bot.config import (
    DEFAULT_FILE,
    HERE,
    TOKEN_FILE_VARIABLE,
    TOKEN_VARIABLE,
    Settings,
    SettingsError,
    early_language,
    load_settings,
)
from k2bot.location import is_url
from k2bot.terminal import OutputClosed, Trouble, phrasebook, program, say, tell
from k2bot.text import PSEUDO
from k2bot.text.errors import MessageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.text.words import Words

CHECK, BACKUP, HEALTH, REPLAY_CHECK, VERIFY = "check", "backup", "health", "replay-check", "verify"
RESTORE_DRILL, RATINGS, MOVE_STORE, EXPORT = "restore-drill", "ratings", "move-store", "export"
COMMANDS: Final = (CHECK, BACKUP, RESTORE_DRILL, HEALTH, REPLAY_CHECK, VERIFY, EXPORT, RATINGS, MOVE_STORE)


def installed() -> int:
    """Run ``main`` for the command that a package manager installs.

    Settings and games are in the user's data folder, whatever folder the command is run in.
    """
    return main(own_process=True, home=user_data_path("k2bot", appauthor=False))


def main(arguments: Sequence[str] | None = None, *, own_process: bool = False, home: Path = HERE) -> int:
    """Run the bot until it is stopped, or a maintenance command.

    Files not named are in ``home``, which is created if needed. Returns the exit code: 0 for success, 1 for
    trouble or a check that failed, 2 for wrong settings.
    """
    if own_process:
        os.umask(0o077)  # databases and backups are for the bot's own user alone
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a pipe's encoding may lack the language's letters
    try:
        options = _options(arguments)
        is_informing = options.help or options.version
        settings = Settings() if is_informing else _settings(options, home)
    except Trouble as trouble:
        return say(trouble.in_words(_early_words(arguments, home)), code=2)
    try:
        if is_informing:
            tell(f"k2bot {__version__}" if options.version else _help(_early_words(arguments, home), home))
            return 0
        if options.command == HEALTH:
            return health_check.ask(settings.health_port, settings.health_address)
        if options.command:
            database = settings.offline_database if options.offline else settings.database
            return _do(options.command, options.targets, replace(settings, database=database))
        if home != HERE:
            tell(phrasebook(settings.language).text("terminal-home", folder=str(home)))
        return _run(settings, offline=options.offline, own_process=own_process)
    except MessageError as error:
        return say(error.in_words(phrasebook(settings.language)), code=1)
    except OutputClosed:
        return 1
    except KeyboardInterrupt:
        return say(phrasebook(settings.language).text("terminal-stopped"), code=0)


class _Parser(argparse.ArgumentParser):
    """Parser that prints nothing itself, because argparse speaks only English. Raises ArgumentError."""

    def __init__(self, description: str = "") -> None:
        super().__init__(
            usage=argparse.SUPPRESS, description=description, add_help=False, exit_on_error=False
        )

    def error(self, message: str) -> NoReturn:
        """Raise ArgumentError."""
        raise argparse.ArgumentError(None, message)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line. Raises Trouble."""
    try:
        options, unknown = _parser().parse_known_intermixed_args(arguments)
    except argparse.ArgumentError as error:
        if error.argument_name:
            raise Trouble("terminal-misused", argument=error.argument_name, program=program()) from None
        raise Trouble("terminal-unclear", program=program()) from None
    if options.help or options.version:
        return options
    most = 2 if options.command in (MOVE_STORE, EXPORT) else 1
    if unknown or len(options.targets) > most:
        arguments = " ".join((*unknown, *options.targets[most:]))
        raise Trouble("terminal-unknown", arguments=arguments, program=program())
    if options.command not in (None, *COMMANDS):
        commands = ", ".join(COMMANDS)
        raise Trouble("terminal-unknown-command", command=options.command, commands=commands)
    return options


def _settings(options: argparse.Namespace, home: Path) -> Settings:
    """Settings, including those of the command line. Raises Trouble."""
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("terminal-no-home", folder=str(home), error=str(error)) from error
    keys = ("database", "health_port", "health_address", "language", "players", "port")
    overrides = {key: getattr(options, key) for key in keys}
    if options.offline or not is_url(options.database or ""):
        overrides["offline_database"] = options.database  # without a token, games are played offline
    try:
        return load_settings(options.config, environment=os.environ, overrides=overrides, home=home)
    except SettingsError as error:
        raise Trouble("terminal-settings", reason=error) from error


def _early_words(arguments: Sequence[str] | None, home: Path) -> Words:
    """Words for messages before the settings have been read."""
    parser = _Parser()
    parser.add_argument("--config", type=Path)
    parser.add_argument("--language")
    try:
        options, _ = parser.parse_known_args(arguments)
    except argparse.ArgumentError:
        return phrasebook(early_language(None, None, home))
    return phrasebook(early_language(options.language, options.config, home))


def _help(words: Words, home: Path) -> str:
    usage = words.text("terminal-usage", program=program())
    return f"{usage}\n\n{_parser(words, home).format_help()}".rstrip()


def _parser(words: Words | None = None, home: Path = HERE) -> argparse.ArgumentParser:
    """Command-line parser. Its help needs words, which take longer to load than a health probe takes."""

    def _text(message: str, **values: str) -> str:
        return words.text(message, **values) if words else ""

    description = _text("terminal-about", variable=TOKEN_VARIABLE, file=TOKEN_FILE_VARIABLE)
    parser = _Parser(description)
    commands = parser.add_argument_group(_text("terminal-commands"))
    commands.add_argument(
        "command",
        nargs="?",
        metavar=_text("terminal-command"),
        help=_text(
            "terminal-help-command",
            check=CHECK,
            backup=BACKUP,
            drill=RESTORE_DRILL,
            health=HEALTH,
            replay=REPLAY_CHECK,
            verify=VERIFY,
            export=EXPORT,
            ratings=RATINGS,
            move=MOVE_STORE,
        ),
    )
    targets = _text(
        "terminal-help-target",
        check=CHECK,
        backup=BACKUP,
        drill=RESTORE_DRILL,
        verify=VERIFY,
        export=EXPORT,
        move=MOVE_STORE,
    )
    commands.add_argument("targets", nargs="*", metavar=_text("terminal-target"), help=targets)
    options = parser.add_argument_group(_text("terminal-options"))
    file, word, number = _text("terminal-file"), _text("terminal-word"), _text("terminal-number")
    offline = "--offline"
    options.add_argument("-h", "--help", action="store_true", help=_text("terminal-help-help"))
    options.add_argument("--version", action="store_true", help=_text("terminal-help-version"))
    options.add_argument(
        "--config", type=Path, metavar=file, help=_text("terminal-help-config", file=str(home / DEFAULT_FILE))
    )
    options.add_argument("--database", metavar=file, help=_text("terminal-help-database"))
    options.add_argument("--language", metavar=word, help=_text("terminal-help-language", pseudo=PSEUDO))
    options.add_argument(
        "--health-port", type=_number, metavar=number, help=_text("terminal-help-health-port")
    )
    options.add_argument("--health-address", metavar=word, help=_text("terminal-help-health-address"))
    options.add_argument(offline, action="store_true", help=_text("terminal-help-offline"))
    options.add_argument(
        "--players", type=_number, metavar=number, help=_text("terminal-help-players", offline=offline)
    )
    options.add_argument(
        "--port", type=_number, metavar=number, help=_text("terminal-help-port", offline=offline)
    )
    return parser


def _number(text: str) -> int | str:
    """Parse a number; other text is returned as it is, for the settings to refuse with a message."""
    try:
        return int(text)
    except ValueError:
        return text


def _do(command: str, targets: Sequence[str], settings: Settings) -> int:
    from k2bot import logs, upkeep  # noqa: PLC0415 - see the imports above

    logs.set_up(settings.log_level, settings.log_format)
    work = {
        CHECK: upkeep.check,
        BACKUP: upkeep.backup,
        RESTORE_DRILL: upkeep.restore_drill,
        REPLAY_CHECK: upkeep.replay,
        VERIFY: upkeep.verify,
        RATINGS: upkeep.ratings,
    }
    work_of_two = {MOVE_STORE: upkeep.move_store, EXPORT: upkeep.export}
    if command in work_of_two:
        return work_of_two[command](settings, *targets)
    return work[command](settings, next(iter(targets), None))


def _run(settings: Settings, *, offline: bool, own_process: bool) -> int:
    from k2bot import logs, running  # noqa: PLC0415 - see the imports above

    logs.set_up(settings.log_level, settings.log_format)
    return running.run(settings, offline=offline, own_process=own_process)
