"""Telling people later: after quiet hours, at half time or after a day, and when they alone are awaited."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from k2bot.host.store.rows import TimerRow

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import datetime

    from k2bot.host.kernel.notifications import Kind
    from k2bot.host.kernel.session import Session
    from k2bot.host.store.rows import TimerKind

LONG: Final = timedelta(hours=24)
"""How long somebody is awaited without a reminder where nobody's time is limited."""
ALONE: Final = timedelta(minutes=5)
"""How long somebody is the last one of several who is awaited before they are told so."""
REMINDERS: Final[Mapping[TimerKind, Kind]] = {"reminder": "reminder", "asked": "asked", "last": "last"}
"""The kinds of timers by which people are told later, with what they are told."""
PAUSED: Final = timedelta(hours=1)
"""How long what is due waits at a time while the clock of a table stands still."""


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
