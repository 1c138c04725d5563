"""Maintenance commands: check, backup, replay-check and verify."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

from k2bot import checkup
from k2bot.game.values import Refusal
from k2bot.host.kernel.fairness import commitment, pressed_at, presses_of
from k2bot.host.service import replay_check
from k2bot.host.store import StoreError
from k2bot.host.store.snapshot import back_up
from k2bot.running import catalogue
from k2bot.terminal import Trouble, tell

if TYPE_CHECKING:
    from k2bot.config import Settings
    from k2bot.game.values import Recording


def check(settings: Settings, channel: str | None) -> int:
    """Check whether the bot can run; the exit code is 1 if something needs fixing. Raises Trouble."""
    if channel and not channel.isdecimal():
        raise Trouble(
            f"{channel} isn't a channel ID. In Discord, switch on Developer Mode, right-click the channel "
            "and choose Copy Channel ID."
        )
    return asyncio.run(_check(settings, int(channel) if channel else None))


async def _check(settings: Settings, channel: int | None) -> int:
    to_fix = 0
    async for result in checkup.check(settings, channel):
        tell(str(result))
        to_fix += bool(result.fix)
    tell(f"To fix: {to_fix}" if to_fix else "The bot can run.")
    return 1 if to_fix else 0


def backup(settings: Settings, file: str | None) -> int:
    """Back up the database, even while a bot is running. Raises Trouble."""
    if not file:
        raise Trouble("Name the file to write: python bot.py backup FILE")
    try:
        tables = back_up(settings.database, Path(file).expanduser())
    except StoreError as error:
        raise Trouble(str(error)) from error
    tell(f"{file}: a complete copy of {settings.database}; games: {tables}")
    return 0


def replay(settings: Settings, target: str | None) -> int:
    """Replay all games; the exit code is 1 if any differs. Raises Trouble."""
    if target:
        raise Trouble(f"replay-check takes no argument ({target}). Name the database with --database.")
    try:
        same = asyncio.run(replay_check.check(settings.database, catalogue(settings), tell))
    except StoreError as error:
        raise Trouble(str(error)) from error
    return 0 if same else 1


def verify(settings: Settings, record: str | None) -> int:
    """Replay a record, and print the commitment that its seed was published with. Raises Trouble."""
    if not record:
        raise Trouble("Name the record: python bot.py verify FILE")
    try:
        text = Path(record).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(f"{record} can't be read: {error}") from error
    hosted = catalogue(settings)
    games = [game for game in map(hosted.game, hosted.keys) if game.records]
    game = next((one for one in games if one.claims(text)), None)
    if game is None:
        every = ", ".join(one.title for one in games)
        raise Trouble(f"{record} isn't a record of {every}. Use the file exactly as the bot posted it.")
    try:
        played = game.replay(text)
    except Refusal as refused:
        raise Trouble(f"{game.title}: {refused.text}") from refused
    _tell_of(record, game.title, played)
    return 0


def _tell_of(record: str, title: str, played: Recording[Any]) -> None:
    """Print what a successful replay of a record proves, and what it doesn't."""
    end = "they lead to the recorded result" if played.over else "the game isn't over"
    tell(f"{record}: a game of {title}; answers: {len(played.steps) - 1}; {end}")
    if not played.marked:
        tell("The lines have no fingerprints: a move replaced by another legal one would go unnoticed.")
    tell(f"Fingerprint of the shuffle (SHA-256), as in the game's first post: {commitment(played.seed)}")
    presses = presses_of(played.seed)
    if presses:
        times = ", ".join(f"{pressed_at(press):%Y-%m-%d %H:%M:%S}" for press in presses)
        tell(f"Presses on Join and Start game that went into the shuffle (UTC): {times}")
    else:
        tell("No presses went into the shuffle: the bot drew the seed alone.")
