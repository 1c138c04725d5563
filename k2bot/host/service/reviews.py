"""Reviews of finished games by the strongest computer: costly decisions, and its own score from a seat."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from k2bot.game.values import NO_PREPARATION, Refusal
from k2bot.host.event_loop import cancel_all, in_thread
from k2bot.host.inputs import RESIGN, SUFFIX, without_undone
from k2bot.host.kernel.fairness import thought_seed
from k2bot.host.kernel.play import GameStart, Play, ReplayError, successive_plays
from k2bot.host.kernel.session import PendingDecision, Session
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import InputRow, Status, StoredTable
from k2bot.host.service.background import question as hint_question
from k2bot.host.service.jobs import IdleWork, Job, supersede
from k2bot.host.service.summaries import finished_game
from k2bot.thinking.processes import Thinking, ThoughtError
from k2bot.thinking.question import Valuation

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.game.base import AnyGame
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.service.table import Table
    from k2bot.host.store import Store
    from k2bot.host.store.statistics import Statistics

MOST_SHOWN = 3
"""Maximum number of decisions shown."""
CAREFUL_COUNT = 6
"""Number of decisions that get the careful second pass."""
CURSORY = 20
CAREFUL = 200
"""Percent of the usual work for each decision in the first and second pass."""
NEGLIGIBLE = 0.5
"""Share of a game's least loss below which a decision gets no second pass."""
CACHE_SIZE = 64
"""LRU cache size for reviews; an evicted one is recomputed, with the same result."""


@dataclass(frozen=True, slots=True)
class PastDecision:
    """An answer that a player gave in a state.

    ``begun`` is the number of inputs in effect when the decision was first answered; answers can be changed.
    """

    state: Any
    seat: int
    answer: str
    stamp: str
    seed: str
    """Random seed of the valuation; reveals nothing about the game."""
    begun: int


@dataclass(frozen=True, slots=True)
class CostlyDecision:
    """A decision worth reviewing, with what it cost."""

    decision: PastDecision
    valuation: Valuation
    advised: bool = False
    """Whether a hint would have been the same."""


Review: TypeAlias = Job[tuple[CostlyDecision, ...]]
"""A review, running or done."""


@dataclass(eq=False)
class Reviewer:
    """Reviews finished games for their players, with low priority so that no table waits for it."""

    _thinking: Thinking
    _: KW_ONLY
    percent: int
    """Percent of the usual work for a hint."""
    _reviews: OrderedDict[tuple[int, int], Review] = field(init=False, default_factory=OrderedDict)

    def review(self, table: Table, user_id: int) -> Review:
        """Review of a user's game; starts it on first request, in place of another one. Raises Refusal."""
        game, play = table.game, table.session.play
        seat = table.session.seat_of(user_id)
        if not game.reviews:
            raise HostRefusal("review-no-game", game=table.reader_game.title)
        if play is None or table.session.status is not Status.OVER or table.session.replay_error is not None:
            raise HostRefusal("review-not-over")
        if seat is None:
            raise HostRefusal("review-not-yours")
        if not any(_is_answer(row, seat) for row in play.effective):
            raise HostRefusal("review-nothing")
        review = self._reviews.get((table.id, seat))
        if review is None or (review.task.done() and (review.task.cancelled() or review.task.exception())):
            review = Job(reader=user_id)
            review.task = asyncio.create_task(
                self._costliest(table, play, seat, review), name=f"review-{table.id}-{seat}"
            )
            self._reviews[table.id, seat] = review
            while len(self._reviews) > CACHE_SIZE:
                _, old = self._reviews.popitem(last=False)
                old.task.cancel()
        supersede(self._reviews.values(), review, user_id)
        self._reviews.move_to_end((table.id, seat))
        return review

    async def close(self) -> None:
        """Cancel running reviews."""
        await cancel_all(review.task for review in self._reviews.values())

    async def _costliest(
        self, table: Table, play: Play, seat: int, review: Review
    ) -> tuple[CostlyDecision, ...]:
        """Costliest decisions, worst first, omitting losses that may be noise of the estimate.

        Raises ThoughtError if too many can't be valued.
        """
        decided = await in_thread(past_decisions, table.session, play, seat)
        review.total = len(decided) + CAREFUL_COUNT + MOST_SHOWN
        first = await self._value(table, decided, CURSORY, review)
        least = table.game.least_loss
        costly = [one for one in sorted(first, key=_loss) if one.valuation.loss >= NEGLIGIBLE * least]
        worst = costly[:CAREFUL_COUNT]
        review.done = len(decided) + CAREFUL_COUNT - len(worst)
        closer = await self._value(table, [one.decision for one in worst], CAREFUL, review)
        costly = [
            one for one in sorted(closer, key=_loss) if one.valuation.is_clear and one.valuation.loss >= least
        ]
        return tuple([await self._compare_hint(table, one, review) for one in costly[:MOST_SHOWN]])

    async def _compare_hint(self, table: Table, costly: CostlyDecision, review: Review) -> CostlyDecision:
        """The decision, and whether a hint would have been the same."""
        own, game = costly.decision, table.game
        if not (game.hints and table.session.row.allows.hints):
            return costly
        decision = PendingDecision(own.seat, own.stamp, game.strongest_level, is_hint=True)
        try:
            advice = await self._thinking.answer_when_idle(
                hint_question(table.session, own.state, decision, self.percent)
            )
            advised = game.apply(own.state, own.seat, advice).state
        except (ThoughtError, Refusal) as error:
            table.session.log.warning("seat %s: hint can't be compared: %s", own.seat, error)
            return costly
        finally:
            review.done += 1
        return replace(costly, advised=advised == game.apply(own.state, own.seat, own.answer).state)

    async def _value(
        self, table: Table, decided: Sequence[PastDecision], percent: int, review: Review
    ) -> list[CostlyDecision]:
        """Loss of each decision, omitting those without one. Raises ThoughtError if too many fail."""
        costly: list[CostlyDecision] = []
        failed = 0
        for one in decided:
            question = table.game.review_question(one.state, one.seat, one.answer, one.seed, percent)
            try:
                if question is not None:
                    weighed = Valuation.read(await self._thinking.answer_when_idle(question))
                    costly += [CostlyDecision(one, weighed)] if weighed.loss > 0 else []
            except ThoughtError as error:
                failed += 1
                table.session.log.error("seat %s: decision can't be valued: %s", one.seat, error)  # noqa: TRY400 - no traceback needed
                if failed * 4 > len(decided):
                    raise
            review.done += 1
        return costly


def past_decisions(session: Session, play: Play, seat: int) -> tuple[PastDecision, ...]:
    """A seat's decisions in a game, each with its final answer; defaults and resignations don't count."""
    past: dict[str, PastDecision] = {}
    before = successive_plays(play.setup, play.effective)
    for number, (step, row) in enumerate(zip(before, play.effective, strict=False)):
        if _is_answer(row, seat):
            seed = thought_seed(session.row.seed, "review", seat, row.stamp)
            begun = past[row.stamp].begun if row.stamp in past else number
            past[row.stamp] = PastDecision(step.state, seat, row.answer, row.stamp, seed, begun)
    return tuple(past.values())


def _is_answer(row: InputRow, seat: int) -> bool:
    return row.seat == seat and row.kind == "answer"


def _loss(lapse: CostlyDecision) -> float:
    return -lapse.valuation.loss


# ---------------------------------------------------------------------------------------- scores without luck


PAUSE_FACTOR = 2.0
"""Pause after each game in the background, as a multiple of the time it took."""


class Comparisons:
    """Lets the strongest computer play finished games again from players' seats, in idle time.

    Everybody else plays as they did, and the shuffle is the same. Where a recorded answer is no longer
    possible, the game's default answer takes its place.
    """

    def __init__(
        self, store: Store, catalogue: Catalogue, statistics: Statistics, thinking: Thinking, *, percent: int
    ) -> None:
        self._store = store
        self._catalogue = catalogue
        self._statistics = statistics
        self._thinking = thinking
        self._percent = percent
        self._running: dict[tuple[int, int], Job[int]] = {}
        self.work = IdleWork("comparisons", statistics.next_uncompared, self._compare_all, rest=PAUSE_FACTOR)

    async def close(self) -> None:
        """Stop; what's left is compared after the next start."""
        await self.work.close()
        await cancel_all(one.task for one in self._running.values())

    def compare(self, stored: StoredTable, seat: int, reader: int = 0) -> Job[int]:
        """The comparison of a seat in a finished game, started if it isn't running already.

        Its result is the points that the computer scores. It takes the place of another one that the
        ``reader`` alone has asked for.
        """
        known = self._running.get((stored.row.id, seat))
        if known is None:
            known = self._running[stored.row.id, seat] = Job()
            known.total = len(without_undone(stored.inputs))
            work = self._compare(stored, seat, known)
            known.task = asyncio.create_task(work, name=f"comparison-{stored.row.id}-{seat}")
            known.reader = reader
        if reader:
            supersede(self._running.values(), known, reader)
        else:
            known.reader = 0
        return known

    async def _compare(self, stored: StoredTable, seat: int, progress: Job[int]) -> int:
        try:
            game = self._catalogue.game(stored.row.game, revision=stored.row.revision)
            setup = GameStart.of(game, stored.row, len(stored.members))
            state = game.new(setup.options, setup.seats, setup.seed).state
            recorded = _Answers(without_undone(stored.inputs))
            points = await self._play_out(game, state, setup.seed, recorded, progress, seat=seat)
            await self._statistics.store_comparison(stored.row.id, seat, points)
            return points
        finally:
            del self._running[stored.row.id, seat]

    async def play_alone(self, game: AnyGame, options: Mapping[str, str], seed: str) -> int:
        """Points that the strongest computer scores alone; the same as in a comparison of such a game."""
        state = game.new(options, 1, seed).state
        return await self._play_out(game, state, seed, _Answers(()), Job(), seat=0)

    async def _play_out(
        self,
        game: AnyGame,
        state: Any,
        seed: str,
        recorded: _Answers,
        progress: Job[int],
        *,
        seat: int,
    ) -> int:
        while not game.over(state):
            seat_asked = game.waiting(state)[0]
            if seat_asked == seat:
                chance = thought_seed(seed, "again", seat, game.stamp(state, seat))
                level = game.strongest_level
                question = game.question(state, seat, level, chance, self._percent, prepared=NO_PREPARATION)
                state = game.apply(state, seat, await self._thinking.answer_when_idle(question)).state
            else:
                state = await in_thread(recorded.next_state, game, state, seat_asked)
            progress.done += 1
        placed = next(one for one in game.placements(state) if one.seat == seat)
        return placed.points or 0

    async def _compare_all(self, table_id: int) -> None:
        """Compare every person at a table. Raises what a comparison raises, and ReplayError."""
        stored = await finished_game(self._store, self._catalogue, table_id)
        par = await self._statistics.par(table_id)
        for seat in comparable_seats(self._catalogue.game(stored.row.game), stored):
            if par is None:
                await self.compare(stored, seat).task
            else:  # the computer has played this very game already
                await self._statistics.store_comparison(table_id, seat, par)
        await self._statistics.mark_compared(table_id)


def comparable_seats(game: AnyGame, stored: StoredTable) -> tuple[int, ...]:
    """Seats whose results can be compared: people who played a game that counts to its end."""
    if not (game.compares and stored.row.allows.counts):
        return ()
    resigned = {row.seat for row in without_undone(stored.inputs) if row.kind == RESIGN}
    people = (seat for seat, member in enumerate(stored.members) if member.level is None)
    return tuple(seat for seat in people if seat not in resigned)


class _Answers:
    """All answers of a game, by seat; each is used once.

    Of several to a decision, the last one: the others were changed.
    """

    def __init__(self, inputs: tuple[InputRow, ...]) -> None:
        self._left: dict[int, list[InputRow]] = defaultdict(list)
        for row in inputs:
            self._left[row.seat].append(row)

    def next_state(self, game: AnyGame, state: Any, seat: int) -> Any:
        """The state after a seat's recorded answer; after its default answer if there is none that fits."""
        stamp, left = game.stamp(state, seat), self._left[seat]
        answers = [number for number, row in enumerate(left) if row.stamp.partition(SUFFIX)[0] == stamp]
        if answers:
            row = left[answers[-1]]
            del left[: answers[-1] + 1]
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
