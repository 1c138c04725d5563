"""What happens at tables without a press: timers come due, and computers think and answer."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from k2bot import metrics
from k2bot.game.values import Refusal
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.session import PendingDecision
from k2bot.host.kernel.transition import EndIfDeserted
from k2bot.host.people import Preferences
from k2bot.host.store.damage import log_failure
from k2bot.host.values import Clock, Status
from k2bot.thinking.processes import ThoughtError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Sequence

    from k2bot.game.values import Page
    from k2bot.host.kernel.session import Session
    from k2bot.host.people import Languages
    from k2bot.host.service.table import Table
    from k2bot.host.store import Store
    from k2bot.host.values import PersonalPreferences, TimerRow
    from k2bot.thinking.processes import Thinking
    from k2bot.thinking.question import Question


log = logging.getLogger(__name__)

GRACE: Final = timedelta(hours=1)
"""How long people have after a start, at the least, before a default answer is taken for them.

By the clock of a table they have what they had left when the bot stopped."""
PUT_OFF: Final = timedelta(minutes=5)
"""How long default answers wait after one that failed."""
REST: Final = timedelta(days=1)
"""How long the timers of a table wait that this bot cannot go on with."""

PATIENCE_NOTE: Final = "patience"
"""Under this name the store keeps the seconds of patience that its timers were reckoned with last."""
ALIVE_NOTE: Final = "alive"
"""Under this name it keeps when the bot was at work last while the clock of a table ran."""

UNTOLD: Final = timedelta(minutes=1)
"""How much time is given back without a word: posts go on saying the time before."""


class Timers:
    """The timers of all tables, also of those that are not in memory.

    ``patience`` is how long a seat may take where the game has a default answer and the table no clock, None
    for ever. ``clock`` tells the time in UTC.
    """

    def __init__(self, store: Store, clock: Callable[[], datetime], patience: timedelta | None) -> None:
        self._store = store
        self._clock = clock
        self._patience = patience

    async def begin(self) -> tuple[int, ...]:
        """Reckon all timers with the patience of now; to be called at the start, before anything comes due.

        Whatever came due while the bot was away does so after a while only: nobody could answer lately.
        Gives the tables at which people have time until another time now.
        """
        seconds = self._patience.total_seconds() if self._patience else None
        known = await self._store.note(PATIENCE_NOTE)
        async with self._store.writing() as write:
            await write.reckoned_timers(seconds, endless=known != str(seconds))
        if known != str(seconds):
            await self._store.set_note(PATIENCE_NOTE, str(seconds))
        if await self._store.next_timer() is not None:
            async with self._store.writing() as write:
                await write.not_before(self._clock() + min(self._patience or GRACE, GRACE))
        alive = await self._store.note(ALIVE_NOTE)
        return await self.give_again(datetime.fromisoformat(alive) if alive else None)

    async def give_again(self, stopped: datetime | None) -> tuple[int, ...]:
        """Give back by all clocks what ran out since the bot ``stopped``, None where that is not known.

        Gives the tables at which that is more than a moment.
        """
        rows, others = await self._store.clocks(), dict[int, None]()
        if not rows:
            return ()
        now, preferences, changed = self._clock(), Preferences(self._store), []
        for row in rows:
            clock = Clock.of(row.options)
            if clock is not None:
                own = await preferences.person(row.user_id)
                again = given_again(row.timer, clock, own, stopped=stopped, now=now, paused=row.paused)
                changed += [(row.table_id, again)] if again != row.timer else []
                if again.due is not None and (row.timer.due is None or again.due - row.timer.due > UNTOLD):
                    others[row.table_id] = None
        async with self._store.writing() as write:
            for table_id, again in changed:
                write.timer(table_id, again)
            await write.alive(ALIVE_NOTE, now)
        return tuple(others)

    async def alive(self) -> None:
        """Note that the bot is at work: what is left by a clock when it stops is given again afterwards."""
        async with self._store.writing() as write:
            await write.alive(ALIVE_NOTE, self._clock())

    async def next(self, without: Collection[int] = ()) -> datetime | None:
        """When something comes due next at any table but some; None for never."""
        return await self._store.next_timer(without)

    async def due(self, now: datetime) -> tuple[int, ...]:
        """The tables at which something is due, the earliest first."""
        return await self._store.tables_due(now)

    async def put_off(self, table_id: int, now: datetime, time: timedelta = PUT_OFF) -> None:
        """Let what is due at a table be due again after a while: it was tried, and failed."""
        async with self._store.writing() as write:
            await write.put_off(table_id, now, now + time)


# ------------------------------------------------------------------------------------------------------ alarm


NAP: Final = timedelta(minutes=5)
"""The longest sleep at a stretch: so late a timer is noticed where the computer's clock was put forward,
or the computer itself slept; and so much too long, at the most, is the time given back after a crash."""
OVERSLEPT: Final = timedelta(minutes=1)
"""By how much longer than meant a sleep must have been that the computer slept, and nobody could answer."""
AGAIN: Final = timedelta(minutes=1)
"""How soon a timer is tried again that is still due afterwards."""


def given_again(
    timer: TimerRow,
    clock: Clock,
    preferences: PersonalPreferences,
    *,
    stopped: datetime | None,
    now: datetime,
    paused: bool,
) -> TimerRow:
    """A timer of a clock after the bot was away: it has what it had left then, a fair time at the least.

    ``stopped`` is when the bot is known to have been there last. What came up later has all its time.
    """
    if timer.due is None and not timer.run_out:
        return timer
    left = timedelta(0)
    if timer.due is not None:
        left = clock.left(preferences, max(timer.since, stopped or timer.since), timer.due)
    left = max(left, clock.fair)
    if paused:
        return replace(timer, due=None, left=left.total_seconds())
    return replace(timer, due=clock.due(preferences, now, left), left=None)


class Alarm:
    """Fires timers when they are due: ``ring_at`` does so at one table.

    One task sleeps while a timer is set, none otherwise; each table with something due has a task of its own,
    so that a slow one delays no other. ``give_again`` gives back the time in which the computer slept.
    """

    def __init__(
        self,
        timers: Timers,
        ring_at: Callable[[int, datetime], Awaitable[None]],
        give_again: Callable[[datetime], Awaitable[asyncio.Future[list[None]]]],
    ) -> None:
        self._timers = timers
        self._fire = ring_at
        self._give_again = give_again
        self._ringing: dict[int, asyncio.Task[None]] = {}
        self._giving: asyncio.Future[list[None]] | None = None
        self._task: asyncio.Task[None] | None = None
        self._asleep = False
        self._changed = False
        """Whether timers may have been set since the task began to look for the earliest."""

    def wake(self, _table: object = None) -> None:
        """Sleep until the earliest timer of any table: others may have been set."""
        self._changed = True
        if self._asleep:
            self.stop()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="alarm")

    def stop(self) -> None:
        """Sleep no more."""
        if self._task is not None:
            self._task.cancel()
        self._task, self._asleep = None, False

    async def close(self) -> None:
        """Sleep no more, and leave what is under way for the next start."""
        self.stop()
        for task in self._ringing.values():
            task.remove_done_callback(self._rung)
        under_way: list[asyncio.Future[Any]] = [*self._ringing.values(), *filter(None, (self._giving,))]
        for work in under_way:
            work.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                self._changed = False
                due, now = await self._timers.next(self._ringing.keys()), datetime.now(UTC)
                late = due is not None and due <= now
                if self._changed and not late:
                    continue
                if due is None:
                    return
                if await self._sleep(due):
                    await self._ring(max(due, datetime.now(UTC)))
            except Exception as error:  # noqa: BLE001 - it is logged, and tried again
                log_failure(log, error, "what is due could not be found out, it is tried again")
                await self._sleep(datetime.now(UTC) + AGAIN)

    async def _ring(self, now: datetime) -> None:
        """Begin to do what is due, at the tables that are not at it already."""
        for table_id in await self._timers.due(now):
            if table_id not in self._ringing:
                task = asyncio.create_task(self._ring_at(table_id, now), name=f"ring-{table_id}")
                self._ringing[table_id] = task
                task.add_done_callback(self._rung)

    async def _ring_at(self, table_id: int, now: datetime) -> None:
        """Do what is due at a table; where it is due still, wait before it is tried again."""
        try:
            await self._fire(table_id, now)
            done = table_id not in await self._timers.due(now)
        except Exception as error:  # noqa: BLE001 - it is logged, and tried again
            log_failure(log, error, "table %s: what is due could not be done, it is tried again", table_id)
            done = False
        if not done:
            await asyncio.sleep(AGAIN.total_seconds())

    def _rung(self, task: asyncio.Task[None]) -> None:
        self._ringing = {table_id: other for table_id, other in self._ringing.items() if other is not task}
        self.wake()

    async def _sleep(self, until: datetime) -> bool:
        """Sleep until a time, by the computer's clock or by the time slept, whichever is through first.

        False where other timers have been set, so that the earliest has to be looked up again.
        """
        before = datetime.now(UTC)
        left = until - before
        while left > timedelta(0):
            nap = min(left, NAP)
            self._asleep = True
            await asyncio.sleep(nap.total_seconds())
            self._asleep = False
            now = datetime.now(UTC)
            if now - before > nap + OVERSLEPT:
                self._giving = await self._give_again(before)
                return False
            await self._timers.alive()
            if self._changed:
                return False
            left, before = min(left - nap, until - now), now
        return True


# -------------------------------------------------------------------------------------------------- computers


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
        weakest = replace(decision, level=table.game.levels[0][0])
        return await self._simple_thought(table, question(table.session, state, weakest, 1), decision)

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


def _is_fruitless(task: asyncio.Task[str | None]) -> bool:
    return task.cancelled() or task.exception() is not None or task.result() is None
