"""Background work of tables: firing timers, and answers of computers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from k2bot import metrics
from k2bot.game.values import Page, Refusal
from k2bot.host.clock import Clock
from k2bot.host.event_loop import cancel_all, in_thread, loop_time
from k2bot.host.kernel.fairness import thought_seed
from k2bot.host.kernel.permissions import refuse_closed, require_play
from k2bot.host.kernel.session import PendingDecision, Session
from k2bot.host.kernel.transition import replace_timers, update_deadlines
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import Status, TimerRow
from k2bot.host.store.damage import log_failure
from k2bot.thinking.processes import Thinking, ThoughtError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from k2bot.host.preferences import PersonalPreferences
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.host.store import Store
    from k2bot.thinking.question import Question


log = logging.getLogger(__name__)

GRACE = timedelta(hours=1)
"""Minimum time that people get after a restart before a default answer is taken.

With a clock, they get back what they had left when the bot stopped.
"""
PUT_OFF = timedelta(minutes=5)
"""Back-off after a default answer failed."""
SET_ASIDE_FOR = timedelta(days=1)
"""Back-off for the timers of a table that this bot can't continue."""
MAX_FIRING_TABLES = 16
"""Maximum number of tables whose timers fire concurrently."""

PATIENCE_NOTE = "patience"
"""Key of the store's note with the patience (seconds) that its timers were last computed with."""
ALIVE_NOTE = "alive"
"""Key of the store's note with the time when the bot was last running while a table's clock ran."""

UNTOLD_LIMIT = timedelta(minutes=1)
"""Threshold below which returned time isn't posted: posts keep showing the earlier deadline."""
NAP = timedelta(minutes=5)
"""Maximum sleep in one go.

Bounds the delay of a timer after the system clock jumps ahead or the computer suspends; after a crash, at
most twice as much time is given back in excess.
"""
OVERSLEPT = timedelta(minutes=1)
"""Excess over the intended sleep from which the computer is taken to have been suspended."""
RETRY_AFTER = timedelta(minutes=1)
"""Retry delay of a timer that's still due after it fired."""


class Timers:
    """Persistent timers of all tables in the store's range, in memory or not; fires those that are due.

    At most one task sleeps, until the earliest timer. Each table with a due timer gets its own task, so that
    a slow one doesn't delay others.
    """

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self.changed: tuple[int, ...] = ()
        """Tables whose posts have yet to show deadlines changed at startup."""
        self._slots = asyncio.Semaphore(MAX_FIRING_TABLES)
        self._firing: dict[int, asyncio.Task[None]] = {}
        self._restoring: asyncio.Future[list[None]] | None = None
        self._task: asyncio.Task[None] | None = None
        self._asleep = False
        self._woken = False
        """Whether timers may have changed since the task began to look up the earliest."""
        self._lost_since: datetime | None = None
        """Start of an outage whose clock time has yet to be given back; None for none."""
        self._recorded: datetime | None = None
        """Time at which the bot was last recorded as running; None before that."""
        self._cut_off_since: datetime | None = None
        """Time since which no press can arrive; None if presses can."""
        self._closed = False

    async def begin(self, *, seamless: bool = False) -> None:
        """Recompute all timers with the current patience; call before any timer fires. Raises StoreError.

        Timers that expired while the bot was down are postponed, because nobody could answer meanwhile;
        ``seamless`` means that another process has hosted the games until a moment ago.
        """
        with self._store.errors_as_store_errors():
            patience = self._tables.patience
            seconds = patience.total_seconds() if patience else None
            known = await self._store.note(self._key(PATIENCE_NOTE))
            async with self._store.writing() as write:
                await write.recompute_timers(seconds, endless=known != str(seconds))
            if known != str(seconds):
                await self._store.set_note(self._key(PATIENCE_NOTE), str(seconds))
            if not seamless and await self._store.next_timer() is not None:
                await self._put_off_all()
            # Before there were several ranges, the first one's note was for all.
            notes = [await self._store.note(key) for key in {self._key(ALIVE_NOTE), ALIVE_NOTE}]
            alive = max(map(datetime.fromisoformat, filter(None, notes)), default=None)
            self.changed = await self._return_time(alive)

    async def _put_off_all(self) -> None:
        """Give people some time for whatever is decided without a clock."""
        async with self._store.writing() as write:
            write.not_before(self._tables.now() + min(self._tables.patience or GRACE, GRACE))

    async def record_alive(self) -> None:
        """Record that the bot is running; after an outage, time is given back from this point."""
        now = self._cut_off_since or self._tables.now()
        async with self._store.writing() as write:
            write.record_alive(self._key(ALIVE_NOTE), now)
        self._recorded = now

    def _key(self, note: str) -> str:
        """Key of this range's note."""
        number = self._store.range.number
        return f"{note}-{number}" if number else note

    # -------------------------------------------------------------------------------------------- sleeping

    def wake(self, _table: object = None) -> None:
        """Reschedule for the earliest timer, as others may have been set."""
        self._woken = True
        if self._asleep:
            self._stop()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="timers")

    def _stop(self) -> None:
        """Cancel the sleeping task."""
        if self._task is not None:
            self._task.cancel()
        self._task, self._asleep = None, False

    def cut_off(self) -> None:
        """Fire no timers until ``reached_again``, because no press can arrive."""
        self._cut_off_since = self._cut_off_since or self._tables.now()

    def reached_again(self) -> bool:
        """Let timers fire once they're woken, and give back the time since ``cut_off`` unless it was short.

        Returns False if there was no such time.
        """
        since, self._cut_off_since = self._cut_off_since, None
        if since is not None and self._tables.now() - since > OVERSLEPT:
            self._lost_since = min(self._lost_since or since, since)
        return since is not None

    async def close(self) -> None:
        """Stop, and leave unfinished work to the next start."""
        self._closed = True
        self._stop()
        await cancel_all((*self._firing.values(), *filter(None, (self._restoring,))))

    async def _run(self) -> None:
        while True:
            try:
                await self._keep_time()
                self._woken = False
                due, now = await self._store.next_timer(self._firing.keys()), self._tables.now()
                late = due is not None and due <= now
                if self._woken and not late:
                    continue
                if due is None:
                    return
                if not await self._sleep(due):
                    continue
                if self._cut_off_since is None:
                    await self._fire_due(max(due, self._tables.now()))
                else:
                    await self._nap(RETRY_AFTER)
            except Exception as error:  # noqa: BLE001 - logged, and retried
                log_failure(log, error, "due timers not read, retrying")
                await self._nap(RETRY_AFTER)

    async def _nap(self, time: timedelta) -> None:
        """Sleep for some time, unless another timer is set meanwhile.

        Either way, note whether the computer was suspended: then more time has passed than was slept.
        """
        began, ticks, self._asleep = self._tables.now(), loop_time(), True
        try:
            await asyncio.sleep(time.total_seconds())
        finally:
            self._asleep = False
            slept = min(time, timedelta(seconds=loop_time() - ticks))
            if self._tables.now() - began > slept + OVERSLEPT:
                self._lost_since = self._lost_since or began

    async def _keep_time(self) -> None:
        """Give back clock time lost while nobody could answer, and record that the bot is running."""
        if self._cut_off_since is not None:
            return
        if self._lost_since is not None:
            await self._put_off_all()
            self._restoring = await self._restore_clock_time(self._lost_since)
            self._lost_since, self._woken = None, True
        if self._recorded is None or abs(self._tables.now() - self._recorded) >= NAP:
            await self.record_alive()

    async def _sleep(self, until: datetime) -> bool:
        """Sleep until a time, by the system clock or by elapsed time, whichever comes first.

        Returns False if timers have changed meanwhile, so that the earliest must be looked up again.
        """
        left = until - self._tables.now()
        while left > timedelta(0):
            nap = min(left, NAP)
            await self._nap(nap)
            await self._keep_time()
            if self._woken:
                return False
            left = min(left - nap, until - self._tables.now())
        return True

    # ---------------------------------------------------------------------------------------------- firing

    async def _fire_due(self, now: datetime) -> None:
        """Start firing due timers at tables that aren't doing so already."""
        for table_id in await self._store.tables_due(now):
            if table_id not in self._firing:
                task = asyncio.create_task(self._fire_until_done(table_id, now), name=f"timers-{table_id}")
                self._firing[table_id] = task
                task.add_done_callback(partial(self._on_fired, table_id))

    async def _fire_until_done(self, table_id: int, now: datetime) -> None:
        """Fire a table's due timers; if any is still due afterwards, wait before the retry."""
        try:
            await self.fire(table_id, now)
            timers = await self._store.timers(table_id)
            is_done = not any(timer.due is not None and timer.due <= now for timer in timers)
        except Exception as error:  # noqa: BLE001 - logged, and retried
            log_failure(log, error, "table %s: due timers failed, retrying", table_id)
            is_done = False
        if not is_done:
            await asyncio.sleep(RETRY_AFTER.total_seconds())

    def _on_fired(self, table_id: int, _task: asyncio.Task[None]) -> None:
        del self._firing[table_id]
        if not self._closed:
            self.wake()

    async def fire(self, table_id: int, now: datetime) -> None:
        """Fire a table's due timers; if that fails or its game can't go on, put them off."""
        async with self._slots:
            try:
                try:
                    table = await self._tables.find(table_id)
                except Refusal:  # its game is no longer supported, as anybody who opens it is told
                    table = None
                if table is None or table.session.replay_error is not None:
                    await self.put_off(table_id, now, SET_ASIDE_FOR)
                else:
                    await table.fire_timers(now)
            except Exception as error:  # noqa: BLE001 - logged, and retried
                log_failure(log, error, "table %s: default answer failed", table_id)
                await self.put_off(table_id, now, PUT_OFF)

    async def put_off(self, table_id: int, now: datetime, time: timedelta) -> None:
        """Postpone a table's due timers, also in memory."""
        async with self._store.writing() as write:
            write.put_off(table_id, now, now + time)
        if (table := self._tables.get(table_id)) is not None:
            await self._reload_timers(table)

    async def _reload_timers(self, table: Table) -> None:
        """Reload the timers of a table in memory after a change in the store."""
        async with table.held():
            await table.do_held(replace_timers, await self._store.timers(table.id))

    # --------------------------------------------------------------------------------------- time given back

    async def _restore_clock_time(self, stopped: datetime) -> asyncio.Future[list[None]]:
        """Give back the clock time lost since ``stopped``, because nobody could answer.

        The store is up to date on return; the future completes once the tables in memory are, one of which
        may be busy.
        """
        to_show = await self._return_time(stopped)
        loaded = self._tables.loaded
        return asyncio.gather(
            *(self._show_returned_time(table, announced=table.id in to_show) for table in loaded)
        )

    async def _return_time(self, stopped: datetime | None) -> tuple[int, ...]:
        """Give back in the store the clock time lost since the bot ``stopped`` (None if unknown).

        Returns the tables whose deadlines change by more than ``UNTOLD_LIMIT``.
        """
        rows, to_show = await self._store.clocks(), dict[int, None]()
        if not rows:
            return ()
        now, preferences, changed = self._tables.now(), self._tables.preferences, []
        for row in rows:
            clock = Clock.of(row.options)
            if clock is not None:
                own = await preferences.person(row.user_id)
                timer = with_time_returned(row.timer, clock, own, stopped=stopped, now=now, paused=row.paused)
                changed += [(row.table_id, timer)] if timer != row.timer else []
                if timer.due is not None and (
                    row.timer.due is None or timer.due - row.timer.due > UNTOLD_LIMIT
                ):
                    to_show[row.table_id] = None
        async with self._store.writing() as write:
            for table_id, timer in changed:
                write.timer(table_id, timer)
            write.record_alive(self._key(ALIVE_NOTE), now)
        return tuple(to_show)

    async def _show_returned_time(self, table: Table, *, announced: bool) -> None:
        """Let a table in memory follow the store; its posts show the new deadlines if ``announced``."""
        try:
            await self._reload_timers(table)
            if announced:
                await table.do(update_deadlines)
        except Exception as error:  # noqa: BLE001 - one table's fault must not stop the others
            log_failure(table.session.log, error, "returned time not posted")


def with_time_returned(
    timer: TimerRow,
    clock: Clock,
    preferences: PersonalPreferences,
    *,
    stopped: datetime | None,
    now: datetime,
    paused: bool,
) -> TimerRow:
    """Timer of a clock after an outage: with the time it had left then, or a fair minimum.

    ``stopped`` is when the bot was last known to run. Decisions that came up later get their full time.
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


# -------------------------------------------------------------------------------------------------- computers


PAUSES = (1.0, 5.0, 15.0, 60.0)
"""Back-off in seconds before each retry after computers failed at a table; the last one repeats."""
PATIENCE_AT_CLOSE = 1.0
"""Grace period in seconds for computers' answers at shutdown."""
FALLBACK_SECONDS = 5.0
"""Time limit in seconds of the weakest level's fallback answer."""
MAX_HOLD = 4.0
"""Maximum time in seconds that posts are held back to be merged with the computers' next steps.

Counts from the first step held back, however many decisions follow.
"""
UNFOLLOWED_DIVISOR = 4
"""Divisor of the work once no person is in the game any more."""
_Advised: TypeAlias = tuple[int, PendingDecision, str | None]
"""Key of a hint: table, decision, and the draft it follows."""
HINTS = 64
"""LRU-style cache size for hints, so that the same question isn't searched twice."""


@dataclass(slots=True)
class _Advice:
    """A hint, ready or in progress; ``seen`` once its player has been shown it."""

    thought: asyncio.Task[str | None]
    seen: bool = False


class Computers:
    """Makes computers' decisions: one task per table while any are pending.

    ``percent`` is the work for a decision without time pressure; 100 is the strongest level's usual work.
    """

    def __init__(self, thinking: Thinking, *, percent: int) -> None:
        self._thinking = thinking
        self._percent = percent
        self._pauses: Sequence[float] = PAUSES
        self._fallback_seconds = FALLBACK_SECONDS
        self._max_hold = MAX_HOLD
        self._fallback_turn = asyncio.Lock()
        """Serializes fallback answers: they run in this process, and many at once would slow the bot down."""
        self._rounds: dict[int, asyncio.Task[None]] = {}
        self._under_way: set[asyncio.Task[str | None]] = set()
        """Thoughts that rounds wait for."""
        self._hints: OrderedDict[_Advised, _Advice] = OrderedDict()
        self._closed = False

    def wake(self, table: Table) -> None:
        """Make sure that pending computer decisions at a table get made."""
        if self._closed or table.session.state is None or table.session.status is not Status.RUNNING:
            return
        if table.session.pending_computers and table.id not in self._rounds:
            self._rounds[table.id] = asyncio.create_task(self._round(table), name=f"computers-{table.id}")

    async def close(self) -> None:
        """Stop; unfinished decisions are made after the next start."""
        self._closed = True
        thoughts = (*self._under_way, *(advice.thought for advice in self._hints.values()))
        for thought in thoughts:
            thought.cancel()
        tasks = {task for task in (*self._rounds.values(), *thoughts) if not task.done()}
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=PATIENCE_AT_CLOSE)
            await cancel_all(late)

    async def hint(
        self,
        table: Table,
        user_id: int,
        topic: str = "",
        *,
        take: bool,
        wait: Callable[[Awaitable[str | None]], Awaitable[str | None]] | None = None,
    ) -> Page:
        """Page with the strongest level's advice on a user's decision; ``take`` copies it into the draft.

        The advice continues the current draft, or what the button's ``topic`` adds (``Game.hint_draft``). If
        that is the beginning of earlier advice, the player gets its remainder, otherwise new advice; nothing
        is copied until they have seen it. ``wait`` waits for the thought. If it gives up, the thought
        continues, so that the hint is there when it's asked for again. Raises Refusal, and what ``wait``
        raises.
        """
        decision = self._own_decision(table, user_id)
        state, seat = table.session.state, decision.seat
        draft = table.game.hint_draft(
            state, seat, table.session.draft_of(seat), topic, orders=table.session.orders_of(seat)
        )
        known = (table.id, decision, draft)
        advice = self._hints.get(known)
        if advice is None or (advice.thought.done() and _is_fruitless(advice.thought)):
            rest = self._remaining_advice(table, decision, draft)
            state = table.game.hint_state(state, seat, draft)
            thought = self._thought(table, state, decision) if rest is None else _ready_answer(rest)
            advice = _Advice(asyncio.create_task(thought, name=f"hint-{table.id}-{seat}"))
            self._hints[known] = advice
            while len(self._hints) > HINTS:
                self._hints.popitem(last=False)
        take = take and advice.seen
        waiting = asyncio.shield(advice.thought)  # another press may be waiting for it
        answer = await (waiting if wait is None else wait(waiting))
        if answer is None:
            raise HostRefusal("refusal-no-hint")
        page = await table.hint(user_id, decision, answer, draft, take=take)
        advice.seen = True
        return page

    def _remaining_advice(self, table: Table, decision: PendingDecision, draft: str | None) -> str | None:
        """Remainder of earlier advice on a decision, if the draft is its beginning; None otherwise.

        Thinking again would find another plan, since each search samples hidden information on its own.
        """
        for (table_id, advised, before), advice in reversed(self._hints.items()):
            thought = advice.thought
            if (table_id, advised) == (table.id, decision) and thought.done() and not _is_fruitless(thought):
                answer, (state, seat) = thought.result() or "", (table.session.state, decision.seat)
                rest = table.game.hint_rest(state, seat, before, answer, draft)
                if rest is not None:
                    return rest
        return None

    def _own_decision(self, table: Table, user_id: int) -> PendingDecision:
        if not table.game.hints:
            raise HostRefusal("refusal-no-hints", game=table.reader_game.title)
        if not table.session.row.allows.hints:
            raise HostRefusal("refusal-hints-later")
        play, seat = require_play(table.session), table.session.seat_of(user_id)
        refuse_closed(table.session)
        if seat is None:
            raise HostRefusal("refusal-not-seated", names=table.session.names)
        stamp, ahead, number = play.stamp(seat), play.draft_stamp(seat), 0
        if stamp is None and ahead is not None:
            to_come = table.game.hint_state(play.state, seat, table.session.draft_of(seat))
            if table.game.stamp(to_come, seat) is not None:
                stamp, number = ahead, play.number
        if stamp is None:
            raise HostRefusal("refusal-not-asked-now")
        return PendingDecision(seat, stamp, table.game.strongest_level, is_hint=True, as_of=number)

    async def _round(self, table: Table) -> None:
        failures = 0
        try:
            while not self._closed:
                try:
                    pending = table.session.pending()
                    if not pending:
                        return
                    answers = await self._thoughts(table, pending)
                    if self._closed:
                        return
                    await table.take_thoughts(zip(pending, answers, strict=True))
                    failures = 0
                except Exception as error:  # noqa: BLE001 - logged, and retried
                    log_failure(
                        table.session.log, error, "computers failed to answer, retrying after a pause"
                    )
                    await self._release(table)
                    await asyncio.sleep(self._pauses[min(failures, len(self._pauses) - 1)])
                    failures += 1
        finally:
            del self._rounds[table.id]

    async def _release(self, table: Table) -> None:
        """Release held-back posts; if the store fails, the next try does."""
        try:
            await table.outbox.release()
        except Exception as error:  # noqa: BLE001 - logged, and retried
            log_failure(table.session.log, error, "posts held back not released")

    async def _thoughts(self, table: Table, pending: Sequence[PendingDecision]) -> Sequence[str | None]:
        """Answers to several decisions; if they take long, held-back posts are released meanwhile."""
        state, patience = table.session.state, max(0.0, self._max_hold - table.outbox.seconds_held)
        thoughts = [asyncio.create_task(self._answer(table, state, one)) for one in pending]
        self._under_way.update(thoughts)
        try:
            _, late = await asyncio.wait(thoughts, timeout=patience)
            if late:
                await table.outbox.release()
            return [await thought for thought in thoughts]
        finally:
            await cancel_all(thoughts)
            self._under_way.difference_update(thoughts)

    async def _answer(self, table: Table, state: Any, decision: PendingDecision) -> str | None:
        """Answer to a decision, falling back to the weakest level; None if that fails as well."""
        answer = await self._thought(table, state, decision)
        if answer is not None:
            return answer
        table.session.log.error("seat %s: falling back to the weakest level", decision.seat)
        weakest = replace(decision, level=table.game.levels[0][0])
        return await self._fallback_answer(table, question(table.session, state, weakest, 1), decision)

    async def _thought(self, table: Table, state: Any, decision: PendingDecision) -> str | None:
        """Answer of the level in charge; None if it fails.

        ``state`` is passed in because the table may move on meanwhile: the decision belongs to that state.
        """
        most = self._percent if table.session.followed else self._percent // UNFOLLOWED_DIVISOR

        def ask(percent: int) -> Question:
            return question(table.session, state, decision, max(1, most * percent // 100))

        began = time.monotonic()
        try:
            answer = await self._thinking.answer(ask)
        except ThoughtError as error:
            table.session.log.error("seat %s: thinking failed: %s", decision.seat, error)  # noqa: TRY400 - no traceback needed
            return None
        seconds = time.monotonic() - began
        metrics.THINKING.observe(seconds)
        table.session.log.debug(
            "seat %s (%s) decided %r in %.2f s", decision.seat, decision.level, decision.stamp, seconds
        )
        return answer

    async def _fallback_answer(
        self, table: Table, question: Question, decision: PendingDecision
    ) -> str | None:
        try:
            async with self._fallback_turn, asyncio.timeout(self._fallback_seconds):
                return await in_thread(question)
        except TimeoutError:
            table.session.log.error("seat %s: the fallback took too long", decision.seat)  # noqa: TRY400 - no traceback needed
        except Exception:
            table.session.log.exception("seat %s: the fallback failed", decision.seat)
        return None


def question(session: Session, state: Any, decision: PendingDecision, percent: int) -> Question:
    """Search question for a decision in that state of a table's game."""
    game, seat, seed = session.game, decision.seat, session.row.seed
    chance = thought_seed(seed, seat, decision.stamp)
    if decision.is_hint:
        return game.hint_question(state, seat, decision.level, chance, percent)
    return game.question(state, seat, decision.level, chance, percent, prepared=decision.prepared)


async def _ready_answer(answer: str) -> str:
    return answer


def _is_fruitless(task: asyncio.Task[str | None]) -> bool:
    return task.cancelled() or task.exception() is not None or task.result() is None
