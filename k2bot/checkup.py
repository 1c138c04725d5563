"""Whether the bot can run as it is set: settings, token, database, typeface, languages, and a channel.

It changes nothing, so it can be used while a bot runs.
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
from k2bot.host.discord.permissions import channel_fault
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
class Found:
    """What was looked at, what was found, and what has to be mended; nothing where all is well."""

    what: str
    found: str
    mend: str = ""

    def __str__(self) -> str:
        """One line, which begins with ``ok`` or ``MEND``."""
        return f"MEND  {self.what}: {self.mend}" if self.mend else f"ok    {self.what}: {self.found}"


async def check(settings: Settings, channel: int | None) -> AsyncIterator[Found]:
    """Look at everything, one after the other; a channel by its id, for which Discord is asked."""
    yield Found("packages", ", ".join(f"{name} {metadata.version(name)}" for name in PACKAGES))
    yield _games(settings)
    yield _token(settings.token)
    yield _unusable(settings.database) or await _database(settings.database)
    for finding in (*_typeface(), *_languages(settings.language)):
        yield finding
    if channel is not None:
        async for finding in _discord(settings, channel):
            yield finding


def _games(settings: Settings) -> Found:
    try:
        return Found("games", ", ".join(catalogue(settings).keys))
    except Trouble as trouble:
        return Found("games", "", str(trouble))


def _token(token: str | None) -> Found:
    if token is None:
        return Found("token", f"none in {TOKEN_VARIABLE}: the bot plays in the browser, without Discord")
    if not TOKEN_FORM.fullmatch(token):
        return Found(
            "token",
            "",
            f"what stands in {TOKEN_VARIABLE} does not look like one: three parts with dots between them. "
            "Copy it again from your application's page, Bot, Reset Token",
        )
    return Found("token", f"it stands in {TOKEN_VARIABLE} and has the form of one")


def _unusable(database: Path) -> Found | None:
    """What can be said of a database without opening it, if that is all."""
    what, folder = f"database {database}", database.absolute().parent
    if not os.access(folder, os.W_OK):
        return Found(what, "", f"the folder {folder} cannot be written; SQLite needs files beside its own")
    if not database.exists():
        return Found(what, "there is none yet; it is made at the first start")
    if not os.access(database, os.W_OK):
        return Found(what, "", "the file cannot be written by whoever runs this")
    return None


async def _database(database: Path) -> Found:
    what = f"database {database}"
    try:
        async with snapshot(database) as store:
            played = await store.played_tables()
    except StoreError as error:
        return Found(what, "", str(error))
    return Found(what, f"whole, and this version reads it; games: {len(played)}")


def _typeface() -> Iterator[Found]:
    try:
        width = font(24).getlength("K2")
    except (OSError, ImportError, ModuleNotFoundError) as error:
        yield Found("typeface", "", f"it cannot be read ({error}); install what requirements.lock names")
    else:
        yield Found("typeface", f"Manrope is there ({width:.0f} pixels for a word)")


def _languages(usual: str) -> Iterator[Found]:
    whole = words("en").ids
    for name in languages():
        try:
            missing = whole - words(name).ids
        except WordsError as error:
            yield Found(f"language {name}", "", str(error))
            continue
        some = ", ".join(sorted(missing)[:3])
        yield Found(
            f"language {name}",
            f"{len(whole)} texts{', the usual one' if name == usual else ''}",
            f"{len(missing)} texts are missing, such as {some}" if missing else "",
        )


async def _discord(settings: Settings, channel: int) -> AsyncIterator[Found]:
    """What only Discord can tell: whether the bot may host in the channel, and how many shards it needs."""
    what = f"channel {channel}"
    if settings.token is None:
        yield Found(what, "", f"Discord can only be asked with a token in {TOKEN_VARIABLE}")
        return
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with client:
            await client.login(settings.token)
            name, fault = await channel_fault(client, channel, words())
            recommended, _address, _limits = await client.http.get_bot_gateway()
    except discord.LoginFailure:
        yield Found(what, "", "Discord does not accept the token: make a new one")
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        yield Found(what, "", f"Discord could not be asked: {error}")
    else:
        yield Found(f"channel {name}", "the bot can host games there", fault)
        yield _shards(settings.shards, recommended)


def _shards(chosen: int | str, recommended: int) -> Found:
    few = chosen != AUTO and int(chosen or 1) < recommended
    mend = f'Discord recommends {recommended} for the servers the bot is on; set shards = "{AUTO}"'
    return Found("shards", f"Discord recommends {recommended}", mend if few else "")
