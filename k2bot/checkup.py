"""Check whether the bot can run: settings, token, database, typeface, languages, and a channel.

Changes nothing, so it's safe while a bot is running.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from importlib import metadata
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from k2bot.config import AUTO, TOKEN_VARIABLE
from k2bot.host.discord.controls import channel_fault
from k2bot.host.store import StoreError
from k2bot.host.store.snapshot import snapshot
from k2bot.render.theme import font
from k2bot.running import catalogue
from k2bot.terminal import Trouble
from k2bot.text import languages
from k2bot.text.words import WordsError, words

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from k2bot.config import Settings

TOKEN_FORM: Final = re.compile(r"[\w-]{18,}\.[\w-]{6,}\.[\w-]{27,}")
PACKAGES: Final = ("discord.py", "aiosqlite", "Pillow")


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one check: its subject, what was found, and what to fix (empty if nothing)."""

    subject: str
    finding: str
    fix: str = ""

    def __str__(self) -> str:
        """One line, which begins with ``ok`` or ``FIX``."""
        return f"FIX   {self.subject}: {self.fix}" if self.fix else f"ok    {self.subject}: {self.finding}"


async def check(settings: Settings, channel: int | None) -> AsyncIterator[Result]:
    """Run every check in order; a channel id adds the one that asks Discord."""
    yield Result("packages", ", ".join(f"{name} {metadata.version(name)}" for name in PACKAGES))
    yield _games(settings)
    yield _token(settings.token)
    yield _unusable(settings.database) or await _database(settings.database)
    for finding in (*_typeface(), *_languages(settings.language)):
        yield finding
    if channel is not None:
        async for finding in _discord(settings, channel):
            yield finding


def _games(settings: Settings) -> Result:
    try:
        return Result("games", ", ".join(catalogue(settings).keys))
    except Trouble as trouble:
        return Result("games", "", str(trouble))


def _token(token: str | None) -> Result:
    if token is None:
        return Result("token", f"{TOKEN_VARIABLE} isn't set: the bot runs in the browser, without Discord")
    if not TOKEN_FORM.fullmatch(token):
        return Result(
            "token",
            "",
            f"the value of {TOKEN_VARIABLE} doesn't look like a token (three parts joined by dots). "
            "Make a new one on your application's page: press Reset Token under Bot",
        )
    return Result("token", f"{TOKEN_VARIABLE} is set and looks like a token")


def _unusable(database: Path) -> Result | None:
    """The result for a database that can't be opened or doesn't exist yet; None if it can be opened."""
    what, folder = f"database {database}", database.absolute().parent
    if not os.access(folder, os.W_OK):
        return Result(what, "", f"the folder {folder} isn't writable; SQLite needs to create files in it")
    if not database.exists():
        return Result(what, "it doesn't exist yet; the first start creates it")
    if not os.access(database, os.W_OK):
        return Result(what, "", "this user can't write to the file")
    return None


async def _database(database: Path) -> Result:
    what = f"database {database}"
    try:
        async with snapshot(database) as store:
            played = await store.played_tables()
    except StoreError as error:
        return Result(what, "", str(error))
    return Result(what, f"intact and readable by this version; games: {len(played)}")


def _typeface() -> Iterator[Result]:
    try:
        width = font(24).getlength("K2")
    except (OSError, ImportError, ModuleNotFoundError) as error:
        yield Result("typeface", "", f"it can't be read ({error}); install the packages in requirements.lock")
    else:
        yield Result("typeface", f"Manrope is installed (“K2” is {width:.0f} pixels wide)")


def _languages(usual: str) -> Iterator[Result]:
    whole = words("en").ids
    for name in languages():
        try:
            missing = whole - words(name).ids
        except WordsError as error:
            yield Result(f"language {name}", "", str(error))
            continue
        some = ", ".join(sorted(missing)[:3])
        yield Result(
            f"language {name}",
            f"{len(whole)} texts{', the default' if name == usual else ''}",
            f"{len(missing)} texts are missing, such as {some}" if missing else "",
        )


async def _discord(settings: Settings, channel: int) -> AsyncIterator[Result]:
    """Ask Discord whether the bot may host in the channel, and how many shards it needs."""
    what = f"channel {channel}"
    if settings.token is None:
        yield Result(what, "", f"to ask Discord, set a token in {TOKEN_VARIABLE}")
        return
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with client:
            await client.login(settings.token)
            name, fault = await channel_fault(client, channel, words())
            recommended, _address, _limits = await client.http.get_bot_gateway()
    except discord.LoginFailure:
        yield Result(what, "", "Discord doesn't accept the token: make a new one")
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        yield Result(what, "", f"Discord couldn't be asked: {error}")
    else:
        yield Result(f"channel {name}", "the bot can host games there", fault)
        yield _shards(settings.shards, recommended)


def _shards(chosen: int | str, recommended: int) -> Result:
    few = chosen != AUTO and int(chosen or 1) < recommended
    mend = f'Discord recommends {recommended} for the servers the bot is on; set shards = "{AUTO}"'
    return Result("shards", f"Discord recommends {recommended}", mend if few else "")
