"""Computers at work: whenever decisions are theirs to take, they think and answer, at every table."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from k2bot import metrics
from k2bot.game.values import Refusal
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.session import PendingDecision
from k2bot.host.kernel.transition import EndIfDeserted
from k2bot.host.store.damage import log_failure
from k2bot.host.values import Status
from k2bot.thinking.processes import ThoughtError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.values import Page
    from k2bot.host.kernel.session import Session
    from k2bot.host.people import Languages
    from k2bot.host.service.table import Table
    from k2bot.thinking.processes import Thinking
    from k2bot.thinking.question import Question

PAUSES: Final = (1.0, 5.0, 15.0, 60.0)
"""Seconds before each new try at a table where computers could not answer; the last one is repeated."""
PATIENCE_AT_CLOSE: Final = 1.0
"""Seconds an answer may still take when the bot stops."""
SIMPLE: Final = 5.0
"""Seconds that a thought of the weakest level may take where another one failed."""
SILENCE: Final = 4.0
"""Seconds for which posts are held back at most, to be told together with what computers decide next.

They count from the first step that is held back, however many decisions follow one another.
"""
QUIET: Final = 4
"""How many times less work goes into each decision once no person is in the game any more."""
_Advised: TypeAlias = tuple[int, PendingDecision, str | None]
"""What a hint is about: a table, a decision there, and what was drafted."""
HINTS: Final = 64
"""How many hints are remembered, so that the same question is not thought about twice."""


class Computers:
    """Answers for computers at all tables: one task a table while they have to answer, none while not.

    ``budget`` says how much work the strongest level may put into a decision where there is no rush.
    """

    def __init__(
        self,
        thinking: Thinking,
        languages: Languages,
        *,
        budget: int,
        pauses: Sequence[float] = PAUSES,
        simple: float = SIMPLE,
        silence: float = SILENCE,
    ) -> None:
        self._thinking = thinking
        self._languages = languages
        self._budget = budget
        self._pauses = pauses
        self._simple = simple
        self._silence = silence
        self._simply = asyncio.Semaphore(1)
        """Simple thoughts come one after another: all at once they would hold up the bot, and each other."""
        self._rounds: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._hints: OrderedDict[_Advised, asyncio.Task[str | None]] = OrderedDict()
        self._closed = False

    def wake(self, table: Table) -> None:
        """See to it that what computers have to decide at a table is decided."""
        if self._closed or table.session.state is None or table.session.status is not Status.RUNNING:
            return
        if table.id in self._rounds:
            self._again.add(table.id)
        elif table.session.computers_awaited:
            self._rounds[table.id] = asyncio.create_task(self._round(table), name=f"computers-{table.id}")

    async def close(self) -> None:
        """Stop: what is being thought about is decided after the next start."""
        self._closed = True
        await self._thinking.close()
        tasks = {task for task in (*self._rounds.values(), *self._hints.values()) if not task.done()}
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=PATIENCE_AT_CLOSE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def hint(self, table: Table, user_id: int, *, take: bool) -> Page:
        """The page with the strongest level's advice on somebody's decision; ``take`` puts it into the draft.

        It follows what is drafted; what was drafted since it was shown gets its own advice, and takes nothing
        over. Raises Refusal.
        """
        decision = self._advised(table, user_id)
        draft = table.session.draft_of(decision.seat)
        known = (table.id, decision, draft)
        task = self._hints.get(known)
        if task is None or (task.done() and _is_fruitless(task)):
            take = False
            state = table.game.advised(table.session.state, decision.seat, draft)
            thought = self._thought(table, state, decision)
            task = asyncio.create_task(thought, name=f"hint-{table.id}-{decision.seat}")
            self._hints[known] = task
            while len(self._hints) > HINTS:
                self._hints.popitem(last=False)
        answer = await asyncio.shield(task)  # somebody else, or the same person again, may wait for it too
        if answer is None:
            raise Refusal(self._languages.reader_words.text("refusal-no-hint"))
        return await table.hint(user_id, decision, answer, draft, take=take)

    def _advised(self, table: Table, user_id: int) -> PendingDecision:
        said = self._languages.reader_words
        if not table.game.hints:
            raise Refusal(said.text("refusal-no-hints", game=table.reader_game.title))
        play, seat = table.session.begun(said), table.session.seat_of(user_id)
        table.session.refuse_closed(said)
        stamp = None if seat is None else play.stamp(seat)
        if seat is None or stamp is None:
            raise Refusal(said.text("refusal-not-asked-now"))
        return PendingDecision(seat, stamp, table.game.levels[-1][0])

    async def _round(self, table: Table) -> None:
        failures = 0
        try:
            while not self._closed:
                self._again.discard(table.id)
                try:
                    await table.do(EndIfDeserted())
                    pending = table.session.pending()
                    if pending:
                        answers = await self._thoughts(table, pending)
                        if self._closed:
                            return
                        await table.take_thoughts(zip(pending, answers, strict=True))
                        failures = 0
                    elif table.id not in self._again:
                        return
                except Exception as error:  # noqa: BLE001 - it is logged, and tried again
                    log_failure(
                        table.session.log, error, "computers cannot answer, they try again after a pause"
                    )
                    await self._release(table)
                    await asyncio.sleep(self._pauses[min(failures, len(self._pauses) - 1)])
                    failures += 1
        finally:
            del self._rounds[table.id]

    async def _release(self, table: Table) -> None:
        """Let people be told what is held back; where the store fails, that comes with the next try."""
        try:
            await table.outbox.release()
        except Exception as error:  # noqa: BLE001 - it is logged, and tried again
            log_failure(table.session.log, error, "what is held back cannot be told yet")

    async def _thoughts(self, table: Table, pending: Sequence[PendingDecision]) -> Sequence[str | None]:
        """The answers to several decisions; where they are long in coming, what is held back is told."""
        state, patience = table.session.state, max(0.0, self._silence - table.outbox.held_for)
        thoughts = [asyncio.ensure_future(self._answer(table, state, one)) for one in pending]
        try:
            _, late = await asyncio.wait(thoughts, timeout=patience)
            if late:
                await table.outbox.release()
            return [await thought for thought in thoughts]
        finally:
            for thought in thoughts:
                thought.cancel()
            await asyncio.gather(*thoughts, return_exceptions=True)

    async def _answer(self, table: Table, state: Any, decision: PendingDecision) -> str | None:
        """The answer to a decision, if need be that of the weakest level; None where nothing leads to one."""
        answer = await self._thought(table, state, decision)
        if answer is not None or self._closed:
            return answer
        table.session.log.error("seat %s decides in the simple way", decision.seat)
        return await self._simple_thought(
            table, question(table.session, state, _at_weakest(table, decision), 1), decision
        )

    async def _thought(self, table: Table, state: Any, decision: PendingDecision) -> str | None:
        """The answer of the level that is to decide, None where it has none.

        The table may move on meanwhile: what is due to be decided was so in that state alone.
        """
        budget = self._budget if table.session.followed else self._budget // QUIET

        def ask(share: int) -> Question:
            return question(table.session, state, decision, max(1, budget * share // 100))

        began = time.monotonic()
        try:
            answer = await self._thinking.answer(ask)
        except ThoughtError as error:
            if not self._closed:
                table.session.log.error("no thought of seat %s led to an answer: %s", decision.seat, error)  # noqa: TRY400 - the text says it all
            return None
        seconds = time.monotonic() - began
        metrics.THINKING.observe(seconds)
        table.session.log.debug(
            "seat %s (%s) has decided %r in %.2f s", decision.seat, decision.level, decision.stamp, seconds
        )
        return answer

    async def _simple_thought(
        self, table: Table, question: Question, decision: PendingDecision
    ) -> str | None:
        try:
            async with self._simply, asyncio.timeout(self._simple):
                return await in_thread(question.think, *question.facts)
        except TimeoutError:
            table.session.log.error("seat %s is too slow even in the simple way", decision.seat)  # noqa: TRY400 - the text says it all
        except Exception:
            table.session.log.exception("seat %s cannot decide in the simple way", decision.seat)
        return None


def question(session: Session, state: Any, decision: PendingDecision, budget: int) -> Question:
    """What is to be thought about a decision in that state of a table's game.

    Its chance is settled by the game, yet tells nothing of it.
    """
    text = f"{session.row.seed} {decision.seat} {decision.stamp}"
    seed = hashlib.sha256(text.encode()).hexdigest()
    game, prepared = session.game, decision.prepared
    return game.question(state, decision.seat, decision.level, seed, budget, prepared=prepared)


def _at_weakest(table: Table, decision: PendingDecision) -> PendingDecision:
    return replace(decision, level=table.game.levels[0][0])


def _is_fruitless(task: asyncio.Task[str | None]) -> bool:
    return task.cancelled() or task.exception() is not None or task.result() is None
