"""Check whether the bot can run: settings, token, database, typeface, languages, and a channel.

Changes nothing, so it's safe while a bot is running.
"""

from __future__ import annotations

import os
import re
import stat
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from k2bot.config import AUTO, TOKEN_VARIABLE, Settings
from k2bot.host.discord.controls import channel_fault
from k2bot.host.store import StoreError
from k2bot.host.store.backups import MAX_AGE, Backups, BackupState
from k2bot.host.store.damage import EmptyError
from k2bot.host.store.snapshot import snapshot
from k2bot.render.theme import font
from k2bot.running import catalogue
from k2bot.terminal import Trouble, program
from k2bot.text import languages
from k2bot.text.words import Words, WordsError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from k2bot.location import Location

TOKEN_FORM: Final = re.compile(r"[\w-]{18,}\.[\w-]{6,}\.[\w-]{27,}")
MOUNTS: Final = Path("/proc/mounts")
NETWORKS: Final = {
    *("9p", "afs", "beegfs", "ceph", "cifs", "fuse.ceph", "fuse.glusterfs", "fuse.rclone", "fuse.s3fs"),
    *("fuse.sshfs", "glusterfs", "lustre", "nfs", "nfs4", "smb3", "smbfs"),
}
"""Network file systems by their names in Linux; SQLite's locks and shared memory can't be relied on there."""
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
"""Rights of other users of the computer."""
PACKAGES: Final = ("discord.py", "aiosqlite", "Pillow")


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of one check: a sentence that begins with its subject.

    It may say what to fix before the bot can run, or warn of what can wait until it does.
    """

    text: str
    to_fix: bool = False
    warns: bool = False

    def __str__(self) -> str:
        """One line, which begins with ``ok``, ``WARN`` or ``FIX``."""
        mark = "FIX" if self.to_fix else "WARN" if self.warns else "ok"
        return f"{mark:<5} {self.text}"


async def check(settings: Settings, channel: int | None, words: Words) -> AsyncIterator[CheckResult]:
    """Run every check in order; a channel id adds the one that asks Discord."""
    packages = ", ".join(f"{name} {metadata.version(name)}" for name in PACKAGES)
    yield CheckResult(words.text("check-packages", packages=packages))
    yield _games(settings, words)
    yield _token(settings.token, words)
    unusable = None
    if isinstance(settings.database, Path):
        network = _network(settings.database, words)
        if network is not None:
            yield network
        unusable = _unusable(settings.database, words)
        if (exposed := _exposed(settings.database, words)) is not None:
            yield exposed
    stored = [unusable] if unusable else await _database(settings.database, words)
    for finding in (*stored, _typeface(words), *_languages(settings.language, words)):
        yield finding
    if channel is not None:
        async for finding in _discord(settings, channel, words):
            yield finding


def _games(settings: Settings, words: Words) -> CheckResult:
    try:
        return CheckResult(words.text("check-games", games=", ".join(catalogue(settings).keys)))
    except Trouble as trouble:
        return CheckResult(words.text("check-games-unusable", reason=trouble.in_words(words)), to_fix=True)


def _token(token: str | None, words: Words) -> CheckResult:
    if token is None:
        if find_spec("simcord") is None:
            return CheckResult(words.text("check-token-no-page", variable=TOKEN_VARIABLE), to_fix=True)
        return CheckResult(words.text("check-token-none", variable=TOKEN_VARIABLE))
    if not TOKEN_FORM.fullmatch(token):
        return CheckResult(words.text("check-token-odd", variable=TOKEN_VARIABLE), to_fix=True)
    return CheckResult(words.text("check-token", variable=TOKEN_VARIABLE))


def _unusable(database: Path, words: Words) -> CheckResult | None:
    """The result for a database that can't be opened or doesn't exist yet; None if it can be opened."""
    path, folder = str(database), database.absolute().parent
    if not os.access(folder, os.W_OK):
        return CheckResult(words.text("check-database-folder", path=path, folder=str(folder)), to_fix=True)
    if not database.exists():
        return CheckResult(words.text("check-database-none", path=path))
    if not os.access(database, os.W_OK):
        return CheckResult(words.text("check-database-locked", path=path), to_fix=True)
    return None


def _exposed(database: Path, words: Words) -> CheckResult | None:
    """The result for a database that other users can read, hidden cards included; None for others."""
    if os.name != "posix" or not database.exists():
        return None
    mode, folder = (file.stat().st_mode for file in (database, database.absolute().parent))
    if not (mode & OTHERS and folder & OTHERS):
        return None
    return CheckResult(words.text("check-database-exposed", path=str(database)), to_fix=True)


def network_of(folder: Path, mounts: str) -> str | None:
    """Kind of the network file system that a folder is on, by the text of /proc/mounts; None for a disk."""
    kinds = {}
    for line in mounts.splitlines():
        _device, point, kind, *_ = line.split(" ")
        # A space in a name stands there as \\040.
        kinds[Path(point.encode().decode("unicode_escape"))] = kind
    kind = next((kinds[place] for place in (folder, *folder.parents) if place in kinds), "")
    return kind if kind in NETWORKS else None


def _network(database: Path, words: Words) -> CheckResult | None:
    """The result for a database on a network file system; None elsewhere, or where that can't be known."""
    folder = database.absolute().parent.resolve()
    kind = "SMB" if folder.drive.startswith("\\\\") else None
    if MOUNTS.exists():  # on Linux
        kind = network_of(folder, MOUNTS.read_text(encoding="utf-8", errors="replace"))
    if kind is None:
        return None
    return CheckResult(words.text("check-database-network", path=str(database), kind=kind), to_fix=True)


async def _database(database: Location, words: Words) -> list[CheckResult]:
    try:
        async with snapshot(database) as store:
            games, backups = len(await store.played_tables()), await Backups(store).state()
    except EmptyError:
        return [CheckResult(words.text("check-database-empty", path=str(database)))]
    except StoreError as error:
        return [CheckResult(words.text("check-database-unusable", reason=error.in_words(words)), to_fix=True)]
    found = CheckResult(words.text("check-database", path=str(database), games=games))
    return [found, _backup(backups, words)]


def _backup(known: BackupState, words: Words) -> CheckResult:
    newest, since = known.newest, known.since
    is_old = known.age(datetime.now(UTC)) > MAX_AGE
    if since is None or not (newest or is_old):
        return CheckResult(words.text("check-backup-none"))
    at = f"{since.astimezone(UTC):%Y-%m-%d %H:%M}"
    if newest is None:
        text = words.text("check-backup-never", at=at, program=program())
    elif is_old:
        text = words.text("check-backup-old", at=at, file=newest.file, program=program())
    else:
        text = words.text("check-backup", at=at, file=newest.file, megabytes=round(newest.size / 10**6, 1))
    return CheckResult(text, warns=is_old)


def _typeface(words: Words) -> CheckResult:
    try:
        width = font(24).getlength("K2")
    except (OSError, ImportError, ModuleNotFoundError) as error:
        return CheckResult(words.text("check-typeface-unusable", error=str(error)), to_fix=True)
    return CheckResult(words.text("check-typeface", width=f"{width:.0f}"))


def _languages(default: str, words: Words) -> Iterator[CheckResult]:
    for name in languages():
        try:
            own = words.in_locale(name)
            for message in own.ids:
                own.entry(message)
        except WordsError as error:
            text = words.text("check-language-unusable", language=name, error=str(error))
            yield CheckResult(text, to_fix=True)
        else:
            text = words.text("check-language", language=name, count=len(own.ids), default=name == default)
            yield CheckResult(text)


async def _discord(settings: Settings, channel: int, words: Words) -> AsyncIterator[CheckResult]:
    """Ask Discord whether the bot may host in the channel, and how many shards it needs."""
    channel_name = str(channel)
    if settings.token is None:
        yield CheckResult(
            words.text("check-channel-token", channel=channel_name, variable=TOKEN_VARIABLE), to_fix=True
        )
        return
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        async with client:
            await client.login(settings.token)
            name, fault = await channel_fault(client, channel, words)
            recommended, _address, _limits = await client.http.get_bot_gateway()
    except discord.LoginFailure:
        yield CheckResult(words.text("check-channel-refused", channel=channel_name), to_fix=True)
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        yield CheckResult(
            words.text("check-channel-unasked", channel=channel_name, error=str(error)), to_fix=True
        )
    else:
        yield CheckResult(fault or words.text("check-channel", channel=name), to_fix=bool(fault))
        yield _shards(settings.shards, recommended, words)


def _shards(chosen: int | str, recommended: int, words: Words) -> CheckResult:
    few = chosen != AUTO and int(chosen or 1) < recommended
    return CheckResult(
        words.text("check-shards-more" if few else "check-shards", count=recommended), to_fix=few
    )
