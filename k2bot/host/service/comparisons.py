"""Scores without luck: what the strongest computer scores from a player's seat in a finished game."""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.values import NO_PREPARATION, Refusal
from k2bot.host.event_loop import cancel_all, in_thread
from k2bot.host.kernel.play import RESIGN, SUFFIX, ReplayError, Setup, effective
from k2bot.host.service.jobs import IdleWork, Job

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.game.base import Game
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.store import Store
    from k2bot.host.store.statistics import Statistics
    from k2bot.host.values import InputRow, StoredTable
    from k2bot.thinking.processes import Thinking

PAUSE_FACTOR: Final = 2.0
"""Pause after each game in the background, as a multiple of the time it took."""


class Comparisons:
    """Lets the strongest computer play finished games again from players' seats, in idle time.

    Everybody else plays as they did, and the shuffle is the same. Where a recorded answer is no longer
    possible, the game's default answer takes its place.
    """

    def __init__(
        self, store: Store, catalogue: Catalogue, statistics: Statistics, thinking: Thinking, *, budget: int
    ) -> None:
        self._store = store
        self._catalogue = catalogue
        self._statistics = statistics
        self._thinking = thinking
        self._budget = budget
        self._running: dict[tuple[int, int], Job[int]] = {}
        self.work = IdleWork("comparisons", statistics.uncompared, self._compare_all, rest=PAUSE_FACTOR)

    async def close(self) -> None:
        """Stop; what's left is compared after the next start."""
        await self.work.close()
        await cancel_all(one.task for one in self._running.values())

    def compare(self, stored: StoredTable, seat: int) -> Job[int]:
        """The comparison of a seat in a finished game, started if it isn't running already.

        Its result is the points that the computer scores.
        """
        known = self._running.get((stored.row.id, seat))
        if known is None:
            known = self._running[stored.row.id, seat] = Job()
            known.total = len(effective(stored.inputs))
            work = self._compared(stored, seat, known)
            known.task = asyncio.create_task(work, name=f"comparison-{stored.row.id}-{seat}")
        return known

    async def _compared(self, stored: StoredTable, seat: int, progress: Job[int]) -> int:
        try:
            game = self._catalogue.game(stored.row.game, revision=stored.row.revision)
            points = await self._points(game, stored, seat, progress)
            await self._statistics.store_comparison(stored.row.id, seat, points)
            return points
        finally:
            del self._running[stored.row.id, seat]

    async def _points(self, game: Game[Any], stored: StoredTable, seat: int, progress: Job[int]) -> int:
        """Play a game again. Raises ThoughtError, and ReplayError for a game that can't be started."""
        setup = Setup.of(game, stored.row, len(stored.members))
        recorded = _Recorded(effective(stored.inputs))
        state = game.new(setup.options, setup.seats, setup.seed).state
        return await self._played(game, state, setup.seed, recorded, progress, seat=seat)

    async def play_alone(self, game: Game[Any], options: Mapping[str, str], seed: str) -> int:
        """Points that the strongest computer scores alone; the same as in a comparison of such a game."""
        state = game.new(options, 1, seed).state
        return await self._played(game, state, seed, _Recorded(()), Job(), seat=0)

    async def _played(
        self, game: Game[Any], state: Any, seed: str, recorded: _Recorded, progress: Job[int], *, seat: int
    ) -> int:
        while not game.over(state):
            asked = game.waiting(state)[0]
            if asked == seat:
                text = f"{seed} again {seat} {game.stamp(state, seat)}"
                chance, level = hashlib.sha256(text.encode()).hexdigest(), game.levels[-1][0]
                question = game.question(state, seat, level, chance, self._budget, prepared=NO_PREPARATION)
                state = game.apply(state, seat, await self._thinking.at_leisure(question)).state
            else:
                state = await in_thread(recorded.played, game, state, asked)
            progress.done += 1
        placed = next(one for one in game.placements(state) if one.seat == seat)
        return placed.points or 0

    async def _compare_all(self, table_id: int) -> None:
        """Compare every person at a table. Raises what a comparison raises."""
        stored = await self._store.table(table_id)
        if stored is not None and stored.row.game in self._catalogue.keys:
            par = await self._statistics.par(table_id)
            for seat in comparable(self._catalogue.game(stored.row.game), stored):
                if par is None:
                    await self.compare(stored, seat).task
                else:  # the computer has played this very game already
                    await self._statistics.store_comparison(table_id, seat, par)
        await self._statistics.compared(table_id)


def comparable(game: Game[Any], stored: StoredTable) -> tuple[int, ...]:
    """Seats whose results can be compared: people who played a game that counts to its end."""
    if not (game.compares and stored.row.allows.counts):
        return ()
    gone = {row.seat for row in effective(stored.inputs) if row.kind == RESIGN}
    people = (seat for seat, member in enumerate(stored.members) if member.level is None)
    return tuple(seat for seat in people if seat not in gone)


class _Recorded:
    """What everybody answered in a game, by decision; each answer is used once."""

    def __init__(self, inputs: tuple[InputRow, ...]) -> None:
        self._left: dict[int, list[InputRow]] = defaultdict(list)
        for row in inputs:
            self._left[row.seat].append(row)

    def played(self, game: Game[Any], state: Any, seat: int) -> Any:
        """The state after a seat's recorded answer; after its default answer if there is none that fits."""
        stamp, left = game.stamp(state, seat), self._left[seat]
        at = next((at for at, row in enumerate(left) if row.stamp.partition(SUFFIX)[0] == stamp), None)
        if at is not None:
            row = left[at]
            del left[: at + 1]
            try:
                return game.apply(state, seat, row.answer).state
            except Refusal:  # not possible any more
                pass
        elif left and left[0].kind == RESIGN:
            return game.resign(state, seat).state
        late = game.late_answer(state, seat, NO_PREPARATION)
        if late is None:
            raise ReplayError("replay-no-start")
        return game.apply(state, seat, late.answer).state
