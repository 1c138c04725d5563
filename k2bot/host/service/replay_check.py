"""Replay check: whether every stored game still replays identically, to run before an update."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from k2bot.host.kernel.play import Play, ReplayError, Setup
from k2bot.host.store.snapshot import snapshot
from k2bot.host.values import Status

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from k2bot.game.base import Game
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.values import StoredTable


class Outcome(Enum):
    """Result of replaying one game."""

    SAME = "same"
    DIFFERENT = "DIFFERENT"
    FAILING = "FAILING"


@dataclass(frozen=True, slots=True)
class Finding:
    """Result for one game; ``reason`` says where it differs or fails."""

    outcome: Outcome
    reason: str
    inputs: int
    unmarked: int
    """Number of inputs stored without a fingerprint: they apply, but their states can't be compared."""

    def __str__(self) -> str:
        told = f"{self.outcome.value}, {self.reason}" if self.reason else self.outcome.value
        return f"{told}; inputs: {self.inputs}, not fingerprinted: {self.unmarked}"


def replayed(game: Game[Any] | None, stored: StoredTable) -> Finding:
    """Replay a stored game and compare it with its record: fingerprints, end and standings."""
    inputs = stored.inputs
    unmarked = sum(row.fingerprint is None for row in inputs)

    def finding(outcome: Outcome, why: str = "") -> Finding:
        return Finding(outcome, why, len(inputs), unmarked)

    if game is None:
        return finding(Outcome.FAILING, f"this version has no game {stored.row.game!r}")
    setup = Setup.of(game, stored.row, len(stored.members))
    if setup is None:
        return finding(Outcome.FAILING, "the game's start isn't recorded")
    try:
        play = Play.replay(setup, inputs)
        over = game.over(play.state)
        came_in = play.placements(stored.members) if over else ()
    except ReplayError as error:
        return finding(Outcome.DIFFERENT if error.differs else Outcome.FAILING, str(error))
    if over != (stored.row.status is Status.OVER) and stored.row.status is not Status.CANCELLED:
        return finding(Outcome.DIFFERENT, "now it's over" if over else "now it isn't over")
    if stored.placements and came_in != stored.placements:
        return finding(Outcome.DIFFERENT, "the final standings differ from those recorded")
    return finding(Outcome.SAME)


async def check(database: Path, games: Catalogue, say: Callable[[str], None]) -> bool:
    """Replay every game of a database (opened read-only); say one line about each and a summary.

    Returns whether all are the same. Raises StoreError if the database can't be read.
    """
    found: Counter[Outcome] = Counter()
    inputs = unmarked = 0
    async with snapshot(database) as store:
        for table_id in await store.played_tables():
            stored = await store.table(table_id)
            if stored is None:
                continue
            row = stored.row
            game = games.game(row.game, revision=row.rules) if row.game in games.keys else None
            finding = replayed(game, stored)
            say(f"table {table_id} ({row.game}, {row.status.value}): {finding}")
            found[finding.outcome] += 1
            inputs, unmarked = inputs + finding.inputs, unmarked + finding.unmarked
    say(_summary(found, inputs, unmarked))
    return found[Outcome.SAME] == found.total()


def _summary(found: Counter[Outcome], inputs: int, unmarked: int) -> str:
    counts = ", ".join(f"{outcome.value.lower()}: {found[outcome]}" for outcome in Outcome)
    return f"games: {found.total()}, {counts}; inputs: {inputs}, not fingerprinted: {unmarked}"
