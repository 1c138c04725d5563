"""Permission checks of a table: each raises a refusal, or returns what it checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.host.refusals import HostOnlyRefusal, HostRefusal, OutdatedPress
from k2bot.host.rows import Status
from k2bot.text.formatting import markdown_name

if TYPE_CHECKING:
    from k2bot.host.clock import Clock
    from k2bot.host.kernel.play import Play
    from k2bot.host.kernel.session import Session


def refuse_closed(session: Session) -> None:
    """Raise Refusal if the table was cancelled or its game is over."""
    if session.status is Status.CANCELLED:
        raise HostRefusal("refusal-cancelled")
    if session.status is Status.OVER:
        raise HostRefusal("refusal-over", kind=session.row.kind)


def refuse_begun(session: Session, message: str = "refusal-begun") -> None:
    """Raise Refusal with that message if the game has started."""
    refuse_closed(session)
    if session.status is not Status.LOBBY:
        raise HostRefusal(message, command=session.game.key)  # words: refusal-begun*


def refuse_alone(session: Session) -> None:
    """Raise Refusal at a table for one person: nobody else can come, and it stays where it is."""
    if not session.row.allows.company:
        raise HostRefusal("refusal-alone", kind=session.row.kind)


def refuse_others(session: Session, user_id: int, message: str, *, manager: bool = False) -> None:
    """Raise HostOnlyRefusal, with that message, for anybody but the host and channel managers."""
    if user_id != session.row.host_id and not manager:
        raise HostOnlyRefusal(message, host=session.host_name, table=session.id)  # words: refusal-*-host-only


def require_clock(session: Session) -> Clock:
    """Clock of a running game. Raises Refusal unless there is one."""
    refuse_closed(session)
    if session.clock is None:
        raise HostRefusal("refusal-no-clock")
    if session.status is Status.LOBBY:
        raise HostRefusal("refusal-in-lobby")
    return session.clock


def require_play(session: Session, *, cancelled: bool = False) -> Play:
    """Game that is running or over, or ``cancelled`` after its start. Raises Refusal if there is none."""
    if session.status is Status.CANCELLED and not (cancelled and session.row.seed is not None):
        raise HostRefusal("refusal-cancelled")
    if session.status is Status.LOBBY:
        raise HostRefusal("refusal-in-lobby")
    if session.play is None and not session.status.open:
        raise HostRefusal("refusal-set-aside-over")
    if session.play is None:
        raise HostRefusal("refusal-set-aside", host=session.host_name)
    return session.play


def require_decision(session: Session, user_id: int, stamp: str) -> int:
    """Seat of a user whose decision has that id. Raises Refusal: OutdatedPress if the game moved on."""
    play, seat = require_play(session), session.seat_of(user_id)
    if seat is None:
        raise HostRefusal("refusal-not-seated", names=session.names)
    own = play.last_input(seat)
    twice = own is not None and own.stamp == stamp
    if session.status is Status.OVER:
        raise OutdatedPress("refusal-over", kind=session.row.kind, silent=twice)
    if stamp not in play.stamps(seat):
        owner = next((other for other in session.waiting if play.stamp(other) == stamp), None)
        if owner is not None:
            raise HostRefusal("refusal-not-asked", name=markdown_name(session.members[owner].name))
        raise OutdatedPress("refusal-stale", silent=twice)
    return seat
