"""The timers of a table, worked out from who is awaited: deadlines, orders, computers, reminders."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from k2bot.host.kernel.session import PROPOSAL_LASTS
from k2bot.host.values import GO_ON, PAUSE, Status, TimerRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from datetime import datetime

    from k2bot.host.kernel.plans import Kind
    from k2bot.host.kernel.session import Session
    from k2bot.host.values import Clock, PersonalPreferences, TimerKind

LONG: Final = timedelta(hours=24)
"""How long somebody is awaited without a reminder where nobody's time is limited."""
ALONE: Final = timedelta(minutes=5)
"""How long somebody is the last one of several who is awaited before they are told so."""
REMINDERS: Final[Mapping[TimerKind, Kind]] = {"reminder": "reminder", "asked": "asked", "last": "last"}
"""The kinds of timers by which people are told later, with what they are told."""
PAUSED: Final = timedelta(hours=1)
"""How long what is due waits at a time while the clock of a table stands still."""
_MOMENT: Final = timedelta(seconds=1)
"""What is left at the least of time that has not run out."""


def timed(session: Session, patience: timedelta | None, now: datetime) -> Session:
    """The session with the timers that follow from who is awaited in it; what goes on keeps those it has.

    A clock begins to run ``now`` for a decision that it does not run for yet. Without one nobody's time is
    limited where ``patience`` is None. A table that does not replay keeps what it has.
    """
    if session.replay_error is not None and session.status is Status.RUNNING:
        return session
    known = {row.awaited: row for row in session.timers}
    found = [known.get(row.awaited, row) for row in _timers_of(session, patience, now)]
    dues = {row.seat: row.due for row in found if row.kind in ("default", "clock")}
    found += reminders_of(session, dues, now)
    rows = tuple(sorted(found, key=lambda row: (row.kind, row.seat)))
    return session if rows == session.timers else replace(session, timers=rows)


def _timers_of(session: Session, patience: timedelta | None, now: datetime) -> Iterator[TimerRow]:
    clock = session.clock
    for seat, since in session.people_awaited.items():
        if clock is None:
            yield TimerRow("default", seat, since, since + patience if patience else None)
        elif session.row.paused is not None:
            yield TimerRow("clock", seat, since, None, clock.time.total_seconds())
        else:
            yield TimerRow("clock", seat, since, clock.due(session.members[seat].preferences, now))
        order = session.ordered(seat)
        if order is not None and order.after:
            yield TimerRow("order", seat, since, since + timedelta(seconds=order.after))
    for seat, since in session.computers_awaited.items():
        if session.members[seat].played_at is not None:
            yield TimerRow("computer", seat, since, None)
    if (proposal := session.proposal) is not None:
        yield TimerRow("proposal", -1, proposal.at, proposal.at + PROPOSAL_LASTS)


def last_awaited(session: Session) -> int | None:
    """The seat of the person who alone is awaited, where other people were beside them; None for nobody."""
    play, awaited = session.play, tuple(session.waiting)
    if play is None or len(awaited) != 1 or awaited[0] not in session.people_awaited:
        return None
    beside = play.waits[awaited[0]].beside
    return awaited[0] if any(session.members[seat].is_person for seat in beside) else None


def reminders_of(session: Session, dues: Mapping[int, datetime | None], now: datetime) -> Iterator[TimerRow]:
    """When people are told later and again; ``dues`` has until when those awaited have time, by seat.

    What is counted already goes on. Else time is counted from now: whoever is back to a decision that came up
    long ago has just seen it.
    """
    known = {row.awaited: row for row in session.timers}
    alone = last_awaited(session)
    for seat, since in session.people_awaited.items():
        own, due = session.members[seat].preferences, dues.get(seat)
        quiet = own.quiet_until(since)
        if own.notice == "none":
            continue
        if quiet is not None:
            yield known.get(("asked", seat, since)) or TimerRow("asked", seat, since, quiet)
        if not own.reminder:
            continue
        reminder = known.get(("reminder", seat, since))
        if reminder is None:
            begins = max(since, now)
            reminder = TimerRow("reminder", seat, since, begins + ((due - begins) / 2 if due else LONG))
        yield reminder
        if seat == alone:
            last = known.get(("last", seat, since))
            yield last or TimerRow("last", seat, since, max(since, now) + ALONE)


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

    ``stopped`` is when the bot is known to have been there last. What came up later is given anew.
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


def run_out(session: Session, timer: TimerRow) -> Session:
    """The session in which that clock has run out."""
    return _changed(session, lambda row: replace(row, due=None, left=0) if row == timer else row)


def endless(session: Session, timer: TimerRow) -> Session:
    """The session in which that timer never comes due."""
    return _changed(session, lambda row: replace(row, due=None, left=None) if row == timer else row)


def paused(session: Session, now: datetime) -> Session:
    """The session with its clock standing still; those for whom it ran keep what they have left."""

    def still(row: TimerRow, clock: Clock, preferences: PersonalPreferences) -> TimerRow:
        if row.due is None:
            return row
        left = max(clock.left(preferences, now, row.due), _MOMENT)
        return replace(row, due=None, left=left.total_seconds())

    return _clocks_changed(replace(session, row=replace(session.row, paused=now)), still)


def gone_on(session: Session, now: datetime) -> Session:
    """The session with its clock running again."""

    def runs(row: TimerRow, clock: Clock, preferences: PersonalPreferences) -> TimerRow:
        if not row.left:
            return row
        return replace(row, due=clock.due(preferences, now, timedelta(seconds=row.left)), left=None)

    return _clocks_changed(replace(session, row=replace(session.row, paused=None)), runs)


def extended(session: Session) -> Session:
    """The session in which everybody awaited whose time has not run out has that of one decision more."""

    def more(row: TimerRow, clock: Clock, preferences: PersonalPreferences) -> TimerRow:
        if row.due is not None:
            return replace(row, due=clock.due(preferences, row.due))
        return replace(row, left=row.left + clock.time.total_seconds()) if row.left else row

    return _clocks_changed(session, more)


def _clocks_changed(
    session: Session, change: Callable[[TimerRow, Clock, PersonalPreferences], TimerRow]
) -> Session:
    clock, members = session.clock, session.members
    if clock is None:
        return session
    return _changed(
        session,
        lambda row: change(row, clock, members[row.seat].preferences) if row.kind == "clock" else row,
    )


def _changed(session: Session, change: Callable[[TimerRow], TimerRow]) -> Session:
    return replace(session, timers=tuple(map(change, session.timers)))


def clock_changed(session: Session, what: str, now: datetime) -> Session:
    """The session once its clock is paused, goes on, or gives more time; itself where it is so already."""
    stands = session.row.paused is not None
    if what == PAUSE:
        return session if stands else paused(session, now)
    if what == GO_ON:
        return gone_on(session, now) if stands else session
    return extended(session)
