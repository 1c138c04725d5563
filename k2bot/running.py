"""Runs the bot, on Discord or in the browser, until it is stopped."""

from __future__ import annotations

import asyncio
import logging
import os
import platform
import signal
import sys
from contextlib import closing
from dataclasses import replace
from typing import NoReturn

import aiohttp
import discord

from k2bot import __version__
from k2bot.config import TOKEN_VARIABLE, Settings
from k2bot.game.base import GameError
from k2bot.games import registry
from k2bot.host.discord.client import GameBot, kind_of_bot
from k2bot.host.event_loop import take_short_turns
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.store import Claim, claimed
from k2bot.terminal import Trouble
from k2bot.text.words import WordsError, remember_messages
from k2bot.worker import environment

log = logging.getLogger(__name__)

EXTENSIONS = ("cogs.group",)
TOKEN_REFUSED = 4004
"""Discord's gateway close code for a rejected token."""

SHARDS_DEMANDED = 4011
"""Discord's gateway close code for a bot on too many servers for its number of shards."""


def run(settings: Settings, *, offline: bool, own_process: bool = False) -> int:
    """Run until stopped; returns the exit code. Raises Trouble and StoreError.

    ``own_process``: nothing else runs in this process, so global settings may be changed for the bot.
    """
    if own_process:
        take_short_turns()
    log.info("k2bot %s, Python %s", __version__, platform.python_version())
    try:
        if offline or settings.token is None:
            return _offline(settings, own_process=own_process)
        with closing(Claim(settings.database)) as claim:
            asyncio.run(_on_discord(settings, settings.token, claim))
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None  # SIGTERM is reported like Ctrl-C
    return 0


def _offline(settings: Settings, *, own_process: bool) -> int:
    try:
        from k2bot import offline  # noqa: PLC0415 - not needed on Discord
    except ImportError as error:
        if (error.name or "").startswith("k2bot"):
            raise
        raise Trouble("terminal-no-page", error=str(error), variable=TOKEN_VARIABLE) from error
    if own_process:  # simcord, too, starts processes
        for name in os.environ.keys() - environment().keys():
            del os.environ[name]
    if settings.log_level == "debug":
        remember_messages()
    # The simulated Discord lacks the messages of real tables, so these must not be continued there.
    settings = replace(settings, database=settings.offline_database, presses_per_minute=0, shards=0, parts=1)
    with claimed(settings.offline_database):
        return offline.run(settings, lambda: made(settings, afresh=True))


def made(settings: Settings, *, afresh: bool = False, claim: Claim | None = None) -> GameBot:
    """Bot of the kind that the settings require; ``afresh`` and ``claim`` as for GameBot."""
    return kind_of_bot(settings)(
        settings, catalogue(settings), extensions=EXTENSIONS, afresh=afresh, claim=claim
    )


def catalogue(settings: Settings) -> Catalogue:
    """Catalogue of the games in the settings. Raises Trouble for one that can't be hosted."""
    try:
        games = Catalogue(registry.makers(settings.games), settings.language)
        for key in games.keys:
            games.game(key)
    except registry.UnknownGameError as error:
        raise Trouble("terminal-games", reason=error) from error
    except (GameError, WordsError) as error:
        raise Trouble("terminal-games", reason=str(error)) from error
    return games


async def _on_discord(settings: Settings, token: str, claim: Claim) -> None:
    bot = made(settings, claim=claim)
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
            raise Trouble("terminal-shards") from None
        raise Trouble("terminal-closed", error=str(error)) from error
    except (discord.HTTPException, discord.GatewayNotFound) as error:
        raise Trouble("terminal-refused", error=str(error).rstrip(".")) from error
    except (aiohttp.ClientError, OSError) as error:
        raise Trouble("terminal-unreachable", error=str(error)) from error


def _wrong_token() -> NoReturn:
    raise Trouble("terminal-token", variable=TOKEN_VARIABLE) from None
