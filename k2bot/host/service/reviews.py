"""Game reviews: a player's costliest decisions in a finished game, as valued by the strongest computer."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from k2bot.host.event_loop import cancel_all, in_thread
from k2bot.host.kernel.play import Play
from k2bot.host.service.jobs import Job
from k2bot.host.values import HostRefusal, Status
from k2bot.thinking.processes import ThoughtError
from k2bot.thinking.question import Valuation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.host.kernel.session import Session
    from k2bot.host.service.table import Table
    from k2bot.thinking.processes import Thinking

TOLD: Final = 3
"""Maximum number of decisions shown."""
CLOSER: Final = 6
"""Number of decisions that get the careful second pass."""
CURSORY: Final = 40
CAREFUL: Final = 200
"""Search budget per decision of the first and second pass, in percent of the usual one."""
CACHE_SIZE: Final = 64
"""LRU cache size for reviews; an evicted one is recomputed, with the same result."""


@dataclass(frozen=True, slots=True)
class PastDecision:
    """An answer that a player gave in a state.

    ``begun`` is the number of inputs in effect when the decision was first answered; answers can be changed.
    """

    state: Any
    seat: int
    answer: str
    seed: str
    """Random seed of the valuation; reveals nothing about the game."""
    begun: int


@dataclass(frozen=True, slots=True)
class CostlyDecision:
    """A decision that cost something."""

    decision: PastDecision
    valuation: Valuation


Review: TypeAlias = Job[tuple[CostlyDecision, ...]]
"""A review, running or done."""


class Reviewer:
    """Reviews finished games for their players, with low priority so that no table waits for it."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._reviews: OrderedDict[tuple[int, int], Review] = OrderedDict()

    def review(self, table: Table, user_id: int) -> Review:
        """Review of a user's game; starts it on first request. Raises Refusal."""
        game, play = table.game, table.session.play
        seat = table.session.seat_of(user_id)
        if not game.reviews:
            raise HostRefusal("review-no-game", game=table.reader_game.title)
        if play is None or table.session.status is not Status.OVER or table.session.replay_error is not None:
            raise HostRefusal("review-not-over")
        if seat is None:
            raise HostRefusal("review-not-yours")
        review = self._reviews.get((table.id, seat))
        if review is None or (review.task.done() and (review.task.cancelled() or review.task.exception())):
            review = Job()
            review.task = asyncio.create_task(
                self._costliest(table, play, seat, review), name=f"review-{table.id}-{seat}"
            )
            self._reviews[table.id, seat] = review
            while len(self._reviews) > CACHE_SIZE:
                _, old = self._reviews.popitem(last=False)
                old.task.cancel()
        self._reviews.move_to_end((table.id, seat))
        return review

    async def close(self) -> None:
        """Cancel running reviews."""
        await cancel_all(review.task for review in self._reviews.values())

    async def _costliest(
        self, table: Table, play: Play, seat: int, review: Review
    ) -> tuple[CostlyDecision, ...]:
        """Costliest decisions, worst first. Raises ThoughtError if too many can't be valued."""
        decided = await in_thread(decisions, table.session, play, seat)
        review.total = len(decided) + CLOSER
        first = await self._weighed(table, decided, CURSORY, review)
        worst = sorted(first, key=_loss)[:CLOSER]
        review.done = len(decided) + CLOSER - len(worst)
        closer = await self._weighed(table, [one.decision for one in worst], CAREFUL, review)
        found = [one for one in sorted(closer, key=_loss) if one.valuation.loss >= table.game.least_loss]
        return tuple(found[:TOLD])

    async def _weighed(
        self, table: Table, decided: Sequence[PastDecision], share: int, review: Review
    ) -> list[CostlyDecision]:
        """Loss of each decision, omitting those without one. Raises ThoughtError if too many fail."""
        found: list[CostlyDecision] = []
        failed = 0
        for one in decided:
            question = table.game.review_question(one.state, one.seat, one.answer, one.seed, share)
            if question is not None:
                try:
                    weighed = Valuation.read(await self._thinking.at_leisure(question))
                except ThoughtError as error:
                    failed += 1
                    table.session.log.error("seat %s: decision can't be valued: %s", one.seat, error)  # noqa: TRY400 - no traceback needed
                    if failed * 4 > len(decided):
                        raise
                    continue
                finally:
                    review.done += 1
                if weighed.loss > 0:
                    found.append(CostlyDecision(one, weighed))
            else:
                review.done += 1
        return found


def decisions(session: Session, play: Play, seat: int) -> tuple[PastDecision, ...]:
    """A seat's decisions in a game, each with its final answer; defaults and resignations don't count."""
    found: dict[str, PastDecision] = {}
    here = Play.begin(play.setup)
    for number, row in enumerate(play.effective):
        if row.seat == seat and row.kind == "answer":
            text = f"{session.row.seed} review {seat} {row.stamp}"
            seed = hashlib.sha256(text.encode()).hexdigest()
            begun = found[row.stamp].begun if row.stamp in found else number
            found[row.stamp] = PastDecision(here.state, seat, row.answer, seed, begun)
        here = here.on(row)
    return tuple(found.values())


def _loss(lapse: CostlyDecision) -> float:
    return -lapse.valuation.loss
