"""What somebody may do at a table now: a Refusal says why not, in the words of whoever is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.host.game import Outdated, Refusal
from k2bot.host.lobby import names
from k2bot.host.seating import Status
from k2bot.text.names import plain

if TYPE_CHECKING:
    from k2bot.host.play import Play
    from k2bot.host.session import Session
    from k2bot.text.words import Words


def refuse_closed(session: Session, words: Words) -> None:
    """Raise Refusal at a table that was cancelled or whose game is over."""
    if session.status is Status.CANCELLED:
        raise Refusal(words.text("refusal-cancelled"))
    if session.status is Status.OVER:
        raise Refusal(words.text("refusal-over"))


def refuse_begun(session: Session, words: Words, message: str = "refusal-begun") -> None:
    """Raise Refusal, with that message, at a table whose game has begun."""
    refuse_closed(session, words)
    if session.status is not Status.LOBBY:
        raise Refusal(words.text(message))  # words: refusal-begun, refusal-begun-leave


def begun(session: Session, words: Words) -> Play:
    """The game of a table, under way or over. Raises Refusal where there is none to be seen."""
    if session.status is Status.CANCELLED:
        raise Refusal(words.text("refusal-cancelled"))
    if session.status is Status.LOBBY:
        raise Refusal(words.text("refusal-in-lobby", host=plain(session.host.name)))
    if session.play is None and session.status is Status.OVER:
        raise Refusal(words.text("refusal-set-aside-over"))
    if session.play is None:
        raise Refusal(words.text("refusal-set-aside", host=plain(session.host.name)))
    return session.play


def deciding(session: Session, words: Words, user_id: int, stamp: str) -> int:
    """The seat of a user whose decision now has that stamp. Raises Refusal."""
    play, seat = begun(session, words), session.seat_of(user_id)
    if seat is None:
        raise Refusal(words.text("refusal-not-seated", names=names(session, words)))
    own = play.last_input(seat)
    twice = own is not None and own.stamp == stamp  # a control pressed twice is no reason for words
    if session.status is Status.OVER:
        raise Outdated("" if twice else words.text("refusal-over"))
    if stamp not in (play.stamp(seat), play.drafting(seat)):
        asked = next((other for other in session.waiting if play.stamp(other) == stamp), None)
        if asked is not None:
            raise Refusal(words.text("refusal-not-asked", name=plain(session.members[asked].name)))
        raise Outdated("" if twice else words.text("refusal-stale"))
    return seat
