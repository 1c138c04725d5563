"""Maintenance commands: check, backup, replay-check, export and others; ``command_line`` has them all."""

from __future__ import annotations

import asyncio
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from k2bot import checkup
from k2bot.files import KIB, TEXT_LIMIT, FileTooLargeError, read_text
from k2bot.game.values import Recording, Refusal
from k2bot.host.kernel.fairness import commitment, pressed_at, presses_of
from k2bot.host.service import replay_check
from k2bot.host.service.dailies import DailySecrets
from k2bot.host.service.exports import Exports
from k2bot.host.service.ownership import sole_use
from k2bot.host.service.ratings import recompute
from k2bot.host.store import StoreError, claimed, moving
from k2bot.host.store.backups import Backup, back_up, record
from k2bot.host.store.personal_data import PersonalData
from k2bot.host.store.snapshot import snapshot
from k2bot.location import Location, location_of
from k2bot.running import catalogue
from k2bot.terminal import Trouble, phrasebook, program, say, tell

LARGEST_ID = 2**63 - 1

if TYPE_CHECKING:
    from k2bot.config import Settings
    from k2bot.text.words import Words


def check(settings: Settings, channel: str | None) -> int:
    """Check whether the bot can run; the exit code is 1 if something needs fixing. Raises Trouble."""
    if channel and not channel.isdecimal():
        raise Trouble("check-channel-invalid", channel=channel)
    return asyncio.run(_check(settings, int(channel) if channel else None))


async def _check(settings: Settings, channel: int | None) -> int:
    words, to_fix = phrasebook(settings.language), 0
    async for result in checkup.check(settings, channel, words):
        tell(str(result))
        to_fix += result.to_fix
    tell(words.text("check-fix", count=to_fix) if to_fix else words.text("check-fine"))
    return 1 if to_fix else 0


def backup(settings: Settings, file: str | None) -> int:
    """Back up the database, even while a bot is running, and note it there. Raises Trouble and StoreError."""
    if not file:
        raise Trouble("backup-no-file", program=program())
    words, to, began = phrasebook(settings.language), Path(file).expanduser(), datetime.now(UTC)
    tables = back_up(settings.database, to)
    tell(words.text("backup-done", path=file, database=str(settings.database), games=tables))
    try:
        asyncio.run(record(settings.database, Backup(began, str(to.absolute()), to.stat().st_size)))
    except StoreError as error:
        return say(words.text("backup-unnoted", reason=error.in_words(words)), code=0)
    return 0


def restore_drill(settings: Settings, file: str | None) -> int:
    """Restore a backup next to the database, replay every game in it, and delete it again.

    If the database is on a server, it's restored next to the backup. The exit code is 1 if a game differs.
    Raises Trouble and StoreError.
    """
    if not file:
        raise Trouble("drill-no-file", program=program())
    backup, database = Path(file).expanduser(), settings.database
    if not backup.is_file():
        raise Trouble("terminal-no-file", path=str(backup))
    beside = database if isinstance(database, Path) else backup
    restored = beside.with_name(f"{beside.stem}-drill{beside.suffix}")
    if restored.exists():
        raise Trouble("drill-in-the-way", path=str(restored))
    words = phrasebook(settings.language)
    try:
        games = back_up(backup, restored)
        tell(words.text("drill-restored", path=str(restored), backup=str(backup), games=games))
        newest = asyncio.run(_newest(restored, words))
        if isinstance(database, Path) and not database.exists():
            tell(words.text("drill-newest-alone", restored=newest, database=str(database)))
        else:
            live = asyncio.run(_newest(database, words))
            tell(words.text("drill-newest", restored=newest, live=live, database=str(database)))
        same = asyncio.run(replay_check.check(restored, catalogue(settings), words, tell))
    finally:
        restored.unlink(missing_ok=True)
    tell(words.text("drill-fine" if same else "drill-differs"))
    return 0 if same else 1


async def _newest(database: Location, words: Words) -> str:
    """Time of the newest move in a database (UTC), as text."""
    async with snapshot(database) as store:
        newest = await store.newest_input()
    return f"{newest:%Y-%m-%d %H:%M:%S}" if newest else words.text("drill-none")


def replay(settings: Settings, target: str | None) -> int:
    """Replay all games; the exit code is 1 if any differs. Raises Trouble and StoreError."""
    if target:
        raise Trouble("replay-target", target=target)
    words = phrasebook(settings.language)
    same = asyncio.run(replay_check.check(settings.database, catalogue(settings), words, tell))
    return 0 if same else 1


def ratings(settings: Settings, target: str | None) -> int:
    """Compute all ratings again, if no bot is running. Raises Trouble and StoreError."""
    if target:
        raise Trouble("ratings-target", target=target)
    if isinstance(settings.database, Path) and not settings.database.is_file():
        raise StoreError("store-missing", path=str(settings.database))
    asyncio.run(recompute(settings.database, catalogue(settings), phrasebook(settings.language), tell))
    return 0


def export(settings: Settings, user: str | None = None, file: str | None = None) -> int:
    """Write what is stored about a person into a file, even while a bot is running.

    There's no file if nothing is stored. Raises Trouble and StoreError.
    """
    if not user:
        raise Trouble("export-no-user", program=program())
    number = int(user) if user.isdecimal() else 0
    if not 0 < number <= LARGEST_ID:
        raise Trouble("export-user-invalid", user=user)
    target = Path(file or f"k2bot-about-{number}.zip").expanduser()
    part = target.with_name(f"{target.name}.part")
    try:
        rows = asyncio.run(_export(settings, number, part))
        if rows:
            part.replace(target)
    except OSError as error:
        raise Trouble("export-unwritable", path=str(target), error=error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    words = phrasebook(settings.language)
    if rows:
        tell(words.text("export-done", path=str(target), user=str(number), rows=rows))
    else:
        tell(words.text("export-nothing", user=str(number)))
    return 0


async def _export(settings: Settings, user_id: int, to: Path) -> int:
    """Write an archive that only this user can read; returns its number of rows."""
    async with snapshot(settings.database) as store:
        secrets = DailySecrets(store, catalogue(settings), lambda: datetime.now(UTC))
        with open(to, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:  # noqa: ASYNC230 - nothing else runs
            written = await Exports(PersonalData(store), secrets).write(file, "k2bot-about-me", user_id)
            os.fsync(file.fileno())
    return written.rows


def move_store(settings: Settings, source: str | None = None, target: str | None = None) -> int:
    """Copy all games from one database to another, empty one, and prove it by replaying them there.

    The exit code is 1 if a game differs. Raises Trouble and StoreError.
    """
    if not source or not target:
        raise Trouble("move-unnamed", program=program())
    words, (old, new) = phrasebook(settings.language), map(location_of, (source, target))
    if isinstance(old, Path) and not old.is_file():
        raise Trouble("terminal-no-file", path=str(old))
    try:
        moved = asyncio.run(_moved(old, new))
    except StoreError as error:
        if error.message == "store-claimed":
            raise StoreError("move-hosted", path=str(old)) from None
        raise
    tell(words.text("move-done", source=str(old), target=str(new), tables=moved.tables, rows=moved.rows))
    same = asyncio.run(replay_check.check(new, catalogue(settings), words, tell))
    tell(words.text("move-fine" if same else "move-differs", target=str(new)))
    return 0 if same else 1


async def _moved(old: Location, new: Location) -> moving.MoveCounts:
    """Copy a database while nobody hosts games in it. Raises StoreError."""
    if isinstance(old, Path):  # it's only read
        with claimed(old):
            return await moving.move(old, new)
    async with snapshot(old):
        pass  # one that isn't this version's is refused, and not migrated
    async with sole_use(old):
        return await moving.move(old, new)


def verify(settings: Settings, record: str | None) -> int:
    """Replay a record, and print the commitment that its seed was published with. Raises Trouble."""
    if not record:
        raise Trouble("record-no-file", program=program())
    try:
        text = read_text(Path(record))
    except FileTooLargeError:
        raise Trouble("record-large", path=record, size=TEXT_LIMIT // KIB) from None
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble("record-unreadable", path=record, error=str(error)) from error
    hosted = catalogue(settings)
    games = [game for game in map(hosted.game, hosted.keys) if game.records]
    game = next((one for one in games if one.claims(text)), None)
    if game is None:
        every = ", ".join(one.title for one in games)
        raise Trouble("record-unknown", path=record, games=every)
    try:
        played = game.replay(text)
    except Refusal as refused:
        raise Trouble("record-refused", game=game.title, reason=refused.text) from refused
    _tell_of(record, game.title, played, phrasebook(settings.language))
    return 0


def _tell_of(record: str, title: str, played: Recording[Any], words: Words) -> None:
    """Print what a successful replay of a record proves, and what it doesn't."""
    answers = len(played.steps) - 1
    tell(words.text("record-played", path=record, game=title, answers=answers, over=played.over))
    if not played.marked:
        tell(words.text("record-unmarked"))
    tell(words.text("record-fingerprint", fingerprint=commitment(played.seed)))
    presses = presses_of(played.seed)
    if presses:
        times = ", ".join(f"{pressed_at(press):%Y-%m-%d %H:%M:%S}" for press in presses)
        tell(words.text("record-presses", presses=times))
    else:
        tell(words.text("record-no-presses"))
