"""Timers of a table: deadlines, reminders, and what happens by itself."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from k2bot.host.clock import MORE, PAUSE, RESUME
from k2bot.host.rows import Status, TimerRow

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import datetime

    from k2bot.host.kernel.session import Session

UNSTARTED_AFTER, CLOSED_AFTER = timedelta(days=1), timedelta(days=7)
"""Delays after a lobby's last change until its players are reminded, and until it's closed."""
PROPOSAL_LASTS = timedelta(days=1)
"""Time that players have to answer a proposal."""
REMINDER_AFTER = timedelta(hours=24)
"""Delay until the reminder of a decision without a deadline, neither by a clock nor by ``patience``."""
ALONE = timedelta(minutes=5)
"""Delay until the last player to move, of several, is told so."""
PAUSED = timedelta(hours=1)
"""Interval by which due reminders are postponed while the clock is paused."""
_MOMENT = timedelta(seconds=1)
"""Minimum time left on a clock that hasn't run out."""


def with_timers(session: Session, patience: timedelta | None, now: datetime) -> Session:
    """Recompute the timers from the seats to move; timers of continuing waits are kept.

    A decision that comes up gets its full time from ``now``, and so does an old one that a player returns to
    or takes over. Without a clock, ``patience`` limits people's time; None means no limit. A table that fails
    to replay keeps the timers it has.
    """
    if session.replay_error is not None and session.status is Status.RUNNING:
        return session
    known = {row.key: row for row in session.timers}
    timers = [known.get(row.key, row) for row in _timers_of(session, patience, now)]
    if session.row.allows.hurry:
        dues = {row.seat: row.due for row in timers if row.kind in ("default", "clock")}
        timers += (known.get(row.key, row) for row in reminders_of(session, dues, now))
    rows = tuple(sorted(timers, key=lambda row: (row.kind, row.seat)))
    return session if rows == session.timers else replace(session, timers=rows)


def _timers_of(session: Session, patience: timedelta | None, now: datetime) -> Iterator[TimerRow]:
    clock = session.clock
    for seat, since in session.pending_people.items():
        if clock is None:
            begun = (row.since for row in session.timers if (row.kind, row.seat) == ("default", seat))
            begins = next((earlier for earlier in begun if earlier >= since), max(since, now))
            ends = begins + patience if patience and session.row.allows.hurry else None
            yield TimerRow("default", seat, begins, ends)
        elif session.row.paused is not None:
            yield TimerRow("clock", seat, since, None, clock.time.total_seconds())
        else:
            yield TimerRow("clock", seat, since, clock.due(session.members[seat].preferences, now))
        order = session.order_of(seat)
        if order is not None and order.delay:
            yield TimerRow("order", seat, since, since + timedelta(seconds=order.delay))
    for seat, since in session.pending_computers.items():
        if session.members[seat].played_at is not None:
            yield TimerRow("computer", seat, since, None)
    if session.status is Status.LOBBY:
        yield TimerRow("lobby", -1, session.row.created, session.row.created + UNSTARTED_AFTER)
    if (proposal := session.proposal) is not None:
        yield TimerRow("proposal", -1, proposal.at, proposal.at + PROPOSAL_LASTS)


def last_pending(session: Session) -> int | None:
    """Seat of the only person left to move after others were pending with them; None for nobody."""
    play, pending = session.play, tuple(session.waiting)
    if play is None or len(pending) != 1 or pending[0] not in session.pending_people:
        return None
    others = play.waits[pending[0]].others
    return pending[0] if any(session.members[seat].is_person for seat in others) else None


def reminders_of(session: Session, dues: Mapping[int, datetime | None], now: datetime) -> Iterator[TimerRow]:
    """Timers of delayed and repeated notifications; ``dues`` maps each seat to move to its deadline.

    They count from ``now``: a player who returns to an old decision has only just seen it.
    """
    alone = last_pending(session)
    for seat, since in session.pending_people.items():
        own, due, begins = session.members[seat].preferences, dues.get(seat), max(since, now)
        if own.notice == "none":
            continue
        # A player who takes over an old decision is asked now.
        known = {row.kind for row in session.timers if row.seat == seat and row.since >= since}
        rests = own.rests_until(now) if known.isdisjoint(("default", "clock")) else None
        if rests is not None or "asked" in known:
            yield TimerRow("asked", seat, since, rests)
        if not own.reminder:
            continue
        yield TimerRow("reminder", seat, since, begins + ((due - begins) / 2 if due else REMINDER_AFTER))
        if seat == alone:
            yield TimerRow("last", seat, since, begins + ALONE)


def with_due(session: Session, timer: TimerRow, due: datetime | None, left: int | None = None) -> Session:
    """Session with that timer put off, or disarmed (None); ``left`` 0 marks a clock as expired."""
    changed = replace(timer, due=due, left=left)
    return replace(session, timers=tuple(changed if row == timer else row for row in session.timers))


def with_clock_change(session: Session, change: str, now: datetime) -> Session:
    """Session after pausing, resuming or extending its clock; an equal one if that changes nothing.

    Expired clocks stay expired. While the clock is paused, each row stores the time left.
    """
    clock, stopped = session.clock, session.row.paused is not None
    if clock is None or (change == PAUSE and stopped) or (change == RESUME and not stopped):
        return session

    def changed(row: TimerRow) -> TimerRow:
        if row.kind != "clock":
            return row
        own = session.members[row.seat].preferences
        if change == PAUSE and row.due is not None:
            left = max(clock.left(own, now, row.due), _MOMENT)
            return replace(row, due=None, left=left.total_seconds())
        if change == RESUME and row.left:
            return replace(row, due=clock.due(own, now, timedelta(seconds=row.left)), left=None)
        if change == MORE and row.due is not None:
            return replace(row, due=clock.due(own, row.due))
        if change == MORE and row.left:
            return replace(row, left=row.left + clock.time.total_seconds())
        return row

    row = replace(session.row, paused={PAUSE: now, RESUME: None}.get(change, session.row.paused))
    return replace(session, row=row, timers=tuple(map(changed, session.timers)))
