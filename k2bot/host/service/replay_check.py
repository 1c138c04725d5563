"""Replay check: whether every stored game still replays identically, to run before an update."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from k2bot.host.kernel.play import DifferenceError, GameStart, Play, ReplayError
from k2bot.host.rows import Status, StoredTable
from k2bot.host.store.snapshot import snapshot

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.game.base import AnyGame
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.location import Location
    from k2bot.text.words import Words


def compare(game: AnyGame | None, stored: StoredTable) -> None:
    """Replay a stored game and compare it with its record: fingerprints, end and standings.

    Raises ReplayError if it fails, and DifferenceError if it's another game now.
    """
    if game is None:
        raise ReplayError("replay-no-game", game=stored.row.game)
    play = Play.replay(GameStart.of(game, stored.row, len(stored.members)), stored.inputs)
    is_over = game.over(play.state)
    if is_over != (stored.row.status is Status.OVER) and stored.row.status is not Status.CANCELLED:
        raise DifferenceError("replay-over" if is_over else "replay-not-over")
    if stored.placements and (not is_over or play.placements(stored.members) != stored.placements):
        raise DifferenceError("replay-standings")


async def check(database: Location, games: Catalogue, words: Words, say: Callable[[str], None]) -> bool:
    """Replay every game of a database (opened read-only); say one line about each and a summary.

    Returns whether all are the same. Raises StoreError if the database can't be read.
    """
    outcomes = Counter(same=0, different=0, failing=0)
    inputs = unmarked = 0
    async with snapshot(database) as store:
        for table_id in await store.played_tables():
            stored = await store.table(table_id)
            if stored is None:
                continue
            row, outcome, reason = stored.row, "same", ""
            try:
                compare(
                    games.game(row.game, revision=row.revision) if row.game in games.keys else None, stored
                )
            except ReplayError as error:
                outcome = "different" if isinstance(error, DifferenceError) else "failing"
                reason = error.in_words(words)
            # Without a fingerprint an input applies, but its state can't be compared.
            count, bare = len(stored.inputs), sum(one.fingerprint is None for one in stored.inputs)
            say(
                words.text(
                    "replay-table",
                    table=str(row.id),
                    game=row.game,
                    status=row.status.value,
                    outcome=outcome,
                    reason=reason,
                    inputs=count,
                    unmarked=bare,
                )
            )
            outcomes[outcome] += 1
            inputs, unmarked = inputs + count, unmarked + bare
    say(words.text("replay-summary", games=outcomes.total(), inputs=inputs, unmarked=unmarked, **outcomes))
    return outcomes["same"] == outcomes.total()
