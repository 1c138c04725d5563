"""Starts the bot, on Discord with a token, in the browser without one; or checks and keeps what it needs."""

from __future__ import annotations

import sys

if not (3, 11) <= sys.version_info[:2] <= (3, 14):  # said before anything that another Python cannot read
    sys.exit(
        "Python 3.11, 3.12, 3.13 or 3.14 is needed, "
        f"and this is {sys.version_info[0]}.{sys.version_info[1]}. "
        "With another Python: python3.13 -m venv .venv, or make run PYTHON=python3.13"
    )

import argparse
import asyncio
import http.client
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import aiohttp
import discord

from k2bot import checkup, logs
from k2bot.config import AUTO, TOKEN_FILE_VARIABLE, TOKEN_VARIABLE, Settings, SettingsError, load_settings
from k2bot.games import registry
from k2bot.host import replay_check
from k2bot.host.catalogue import Catalogue
from k2bot.host.discord.shards import kind_of_bot
from k2bot.host.event_loop import take_short_turns
from k2bot.host.fairness import commitment
from k2bot.host.game import Refusal
from k2bot.host.store import StoreError, claimed
from k2bot.host.store.snapshot import back_up
from k2bot.text.pseudo import PSEUDO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.host.discord.client import GameBot

CHECK, BACKUP, HEALTH, REPLAY_CHECK, VERIFY = "check", "backup", "health", "replay-check", "verify"
EXTENSIONS = ("cogs.group",)
TOKEN_REFUSED = 4004
"""The code with which Discord's gateway closes for a token it does not take any more."""

SHARDS_DEMANDED = 4011
"""The code with which it closes where a bot is on more servers than one connection may have."""


class Trouble(Exception):  # noqa: N818 - it is told to a person in a plain sentence, and is not an error of ours
    """Why the bot cannot run, in a sentence for the person who starts it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bot until it is stopped; the exit code is 0 then, 1 for trouble, 2 for wrong settings.

    A command does something else instead, with the exit code 1 where that finds anything wrong: ``check``
    looks whether the bot can run, ``backup`` copies the database, ``replay-check`` replays all games.
    """
    options = _parser().parse_intermixed_args(arguments)
    given = {key: getattr(options, key) for key in ("database", "health_port", "language", "players", "port")}
    given["offline_database"] = options.database
    try:
        settings = load_settings(options.config, environment=os.environ, overrides=given)
    except SettingsError as error:
        return _say(f"The settings cannot be used. {error}", code=2)
    logs.set_up(settings.log_level, settings.log_format)
    try:
        if options.command:
            kept = settings.offline_database if options.offline else settings.database
            return _do(options.command, options.target, replace(settings, database=kept))
        if options.offline or settings.token is None:
            return _play_offline(settings)
        with claimed(settings.database):
            asyncio.run(_play_on_discord(settings, settings.token))
    except (Trouble, StoreError) as trouble:
        return _say(str(trouble), code=1)
    except (KeyboardInterrupt, asyncio.CancelledError):
        _say("Stopped. All games are kept.", code=0)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bot.py",
        description="Hosts board games: on Discord with a token in the environment variable "
        f"{TOKEN_VARIABLE} (or in the file that {TOKEN_FILE_VARIABLE} names), without one in a page of your "
        "browser.",
    )
    parser.add_argument(
        "command",
        nargs="?",
        choices=[CHECK, BACKUP, HEALTH, REPLAY_CHECK, VERIFY],
        help="instead of running, and also while a bot runs: check whether it can run as it is set, and host "
        "in a channel; write a backup of the database; ask the bot that runs here how it is; replay all "
        "games and say which are not as they were; play the record of one out again and verify its chance",
    )
    parser.add_argument(
        "target", nargs="?", help="check: a channel by its id; backup: the file to write; verify: a record"
    )
    parser.add_argument(
        "--config", type=Path, metavar="FILE", help="settings (default: config.toml, if there)"
    )
    parser.add_argument("--database", metavar="FILE", help="the file that keeps all games")
    parser.add_argument(
        "--language", metavar="NAME", help=f"the language of all texts; {PSEUDO} shows where one is missing"
    )
    parser.add_argument(
        "--health-port", type=int, metavar="N", help="the local port of /healthz and /metrics, 0 for none"
    )
    parser.add_argument("--offline", action="store_true", help="play in the browser even with a token")
    parser.add_argument("--players", type=int, metavar="N", help="offline: how many people play")
    parser.add_argument(
        "--port", type=int, metavar="N", help="offline: the port of the local page, 0 for any"
    )
    return parser


def _do(command: str, target: str | None, settings: Settings) -> int:
    if command == BACKUP:
        if not target:
            raise Trouble("Name the file to write: python bot.py backup FILE")
        tables = back_up(settings.database, Path(target).expanduser())
        _print(f"{target}: a whole copy of {settings.database}; tables: {tables}")
        return 0
    if command == CHECK:
        if target and not target.isdecimal():
            raise Trouble(
                f"{target} is no id of a channel: in Discord switch on Developer Mode, Copy Channel ID"
            )
        return asyncio.run(_check(settings, int(target) if target else None))
    if command == VERIFY:
        return _verify(Path(target)) if target else _say("Name a record: python bot.py verify FILE", code=1)
    if command == HEALTH:
        return _say_health(settings.health_port)
    if target:
        raise Trouble(f"{command} takes no {target}; the database is named with --database")
    catalogue = Catalogue(registry.makers())
    same = asyncio.run(replay_check.check(settings.database, catalogue, _print))
    return 0 if same else 1


def _verify(file: Path) -> int:
    """Play a record out again, by the game it is of, and say by what its seed was promised."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(f"{file} cannot be read: {error}") from error
    catalogue, refusals = Catalogue(registry.makers()), []
    for game in map(catalogue.game, catalogue.keys):
        if game.records is None:
            continue
        try:
            seed = game.records.seed_of(text)
        except Refusal as refused:
            refusals.append(f"{game.title}: {refused.text}")
            continue
        try:
            answers = len(game.records.replayed(text)) - 1
        except Refusal as refused:
            raise Trouble(f"{game.title}: {refused.text}") from refused
        _print(f"{file}: a game of {game.title}; answers: {answers}, and they lead to the end that it tells")
        _print(f"SHA-256 of its seed, as it must stand in the post of its start: {commitment(seed)}")
        return 0
    raise Trouble("\n".join(refusals))


def _say_health(port: int) -> int:
    """Ask the bot that runs here how it is; the exit code is 1 where it is not as it should be."""
    if not port:
        raise Trouble("The bot has no port for that: set health_port, or --health-port")
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        _print(answer.read().decode().strip())
    except (OSError, http.client.HTTPException) as error:
        raise Trouble(f"The bot does not answer on port {port}: {error}") from error
    finally:
        connection.close()
    return 0 if answer.status == http.HTTPStatus.OK else 1


async def _check(settings: Settings, channel: int | None) -> int:
    to_mend = 0
    async for found in checkup.check(settings, channel):
        _print(str(found))
        to_mend += bool(found.mend)
    _print(f"to mend: {to_mend}" if to_mend else "The bot can run.")
    return 1 if to_mend else 0


def _play_offline(settings: Settings) -> int:
    try:
        from k2bot import offline  # noqa: PLC0415 - playing on Discord does not need what it imports
    except ImportError as error:
        if not (error.name or "").startswith("simcord"):
            raise
        raise Trouble(
            "Playing without Discord needs the package simcord: pip install -r requirements.txt"
        ) from error
    # The simulated Discord has no messages of real tables, so these must not be taken up there.
    settings = replace(settings, database=settings.offline_database, presses_per_minute=0, shards=0)
    with claimed(settings.database):
        return offline.run(settings, lambda: _bot(settings, afresh=True))


def _bot(settings: Settings, *, afresh: bool = False) -> GameBot:
    catalogue = Catalogue(registry.makers(), settings.language)
    return kind_of_bot(settings)(settings, catalogue, extensions=EXTENSIONS, afresh=afresh)


async def _play_on_discord(settings: Settings, token: str) -> None:
    bot = _bot(settings)
    task = asyncio.current_task()
    if task is not None and sys.platform != "win32":
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        async with bot:
            await bot.start(token)
    except discord.LoginFailure:
        _wrong_token()
    except discord.ConnectionClosed as error:
        if error.code == TOKEN_REFUSED:
            _wrong_token()
        if error.code == SHARDS_DEMANDED:
            raise Trouble(
                "The bot is on more servers than Discord serves by so few connections: "
                f'set shards = "{AUTO}" in the settings.'
            ) from None
        raise Trouble(f"Discord closed the connection: {error}") from error
    except (discord.HTTPException, discord.GatewayNotFound) as error:
        raise Trouble(
            f"Discord has trouble and does not let the bot in: {error}. Try again later."
        ) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Trouble(f"Discord cannot be reached: {error}. Is this computer online?") from error


def _wrong_token() -> NoReturn:
    raise Trouble(
        f"Discord does not accept the token in {TOKEN_VARIABLE}. Copy it again: "
        "https://discord.com/developers/applications, your application, Bot, Reset Token."
    ) from None


def _print(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - a command's words


def _say(text: str, *, code: int) -> int:
    sys.stderr.write(f"{text}\n")
    return code


if __name__ == "__main__":
    take_short_turns()
    raise SystemExit(main())
