"""Replay check: whether every stored game still replays identically, to run before an update."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from k2bot.host.kernel.play import DifferenceError, Play, ReplayError, Setup
from k2bot.host.store.snapshot import snapshot
from k2bot.host.values import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.game.base import Game
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.values import StoredTable, TableRow
    from k2bot.location import Location
    from k2bot.text.words import Words


class ReplayOutcome(Enum):
    """Result of replaying one game."""

    SAME = "same"
    DIFFERENT = "different"
    FAILING = "failing"


@dataclass(frozen=True, slots=True)
class Finding:
    """Result for one game; ``reason`` says where it differs or fails."""

    outcome: ReplayOutcome
    reason: ReplayError | None
    inputs: int
    unmarked: int
    """Number of inputs stored without a fingerprint: they apply, but their states can't be compared."""

    def line(self, words: Words, row: TableRow) -> str:
        """A line about the game in this row."""
        return words.text(
            "replay-table",
            table=str(row.id),
            game=row.game,
            status=row.status.value,
            outcome=self.outcome.value,
            reason=self.reason.in_words(words) if self.reason else "",
            inputs=self.inputs,
            unmarked=self.unmarked,
        )


def replayed(game: Game[Any] | None, stored: StoredTable) -> Finding:
    """Replay a stored game and compare it with its record: fingerprints, end and standings."""
    inputs = stored.inputs
    unmarked = sum(row.fingerprint is None for row in inputs)

    def finding(outcome: ReplayOutcome, reason: ReplayError | None = None) -> Finding:
        return Finding(outcome, reason, len(inputs), unmarked)

    if game is None:
        return finding(ReplayOutcome.FAILING, ReplayError("replay-no-game", game=stored.row.game))
    try:
        play = Play.replay(Setup.of(game, stored.row, len(stored.members)), inputs)
        over = game.over(play.state)
        came_in = play.placements(stored.members) if over else ()
    except DifferenceError as error:
        return finding(ReplayOutcome.DIFFERENT, error)
    except ReplayError as error:
        return finding(ReplayOutcome.FAILING, error)
    if over != (stored.row.status is Status.OVER) and stored.row.status is not Status.CANCELLED:
        return finding(ReplayOutcome.DIFFERENT, ReplayError("replay-over" if over else "replay-not-over"))
    if stored.placements and came_in != stored.placements:
        return finding(ReplayOutcome.DIFFERENT, ReplayError("replay-standings"))
    return finding(ReplayOutcome.SAME)


async def check(database: Location, games: Catalogue, words: Words, say: Callable[[str], None]) -> bool:
    """Replay every game of a database (opened read-only); say one line about each and a summary.

    Returns whether all are the same. Raises StoreError if the database can't be read.
    """
    found: Counter[ReplayOutcome] = Counter()
    inputs = unmarked = 0
    async with snapshot(database) as store:
        for table_id in await store.played_tables():
            stored = await store.table(table_id)
            if stored is None:
                continue
            row = stored.row
            game = games.game(row.game, revision=row.revision) if row.game in games.keys else None
            finding = replayed(game, stored)
            say(finding.line(words, row))
            found[finding.outcome] += 1
            inputs, unmarked = inputs + finding.inputs, unmarked + finding.unmarked
    counts = {outcome.value: found[outcome] for outcome in ReplayOutcome}
    say(words.text("replay-summary", games=found.total(), inputs=inputs, unmarked=unmarked, **counts))
    return found[ReplayOutcome.SAME] == found.total()
