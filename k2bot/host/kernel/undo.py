"""Undoing the last step: whose it is, and whether it can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from k2bot.host.kernel.play import Play
    from k2bot.host.kernel.session import Session
    from k2bot.host.store.rows import InputRow


def last_step(session: Session) -> InputRow | None:
    """The newest input of a person who plays; None where there is none, or somebody has left since.

    What follows it is what computers have answered, standing orders and clocks.
    """
    rows = reversed(session.play.effective if session.play else ())
    decided = (row for row in rows if row.kind == "resign" or _is_own(session, row))
    row = next(decided, None)
    return None if row is None or row.kind == "resign" else row


def _is_own(session: Session, row: InputRow) -> bool:
    return row.kind == "answer" and not row.late and session.members[row.seat].played_at is None


def has_revealed(play: Play, first: int) -> bool:
    """Whether anything was learnt by the inputs from ``first`` on; goes through the game."""
    game, earlier = play.setup.game, play.at(first - 1)
    for row in play.effective:
        if row.number >= first:
            later = earlier.on(row)
            if game.reveals(earlier.state, later.step):
                return True
            earlier = later
    return False


def drops_orders(session: Session, row: InputRow) -> bool:
    """Whether the orders of whoever takes that input back would answer it at once; goes through the game."""
    play, orders = session.play, session.orders.get(row.seat)
    if play is None or not orders:
        return False
    order = session.game.ordered(play.at(row.number - 1).state, row.seat, orders)
    return order is not None and not order.after


def step_name(session: Session, row: InputRow) -> str:
    """What that input did, in a few words for everybody, and how much followed; goes through the game.

    Empty where the game has no names for its steps.
    """
    play = session.play
    if play is None:
        return ""
    earlier = play.at(row.number - 1)
    step = session.game.step_name(earlier.state, row.seat, row.answer, earlier.on(row).step, session.people)
    later = sum(one.number > row.number for one in play.effective)
    return session.words.text("undo-step", step=step, later=later) if step and later else step


def was_declined(session: Session, row: InputRow) -> bool:
    """Whether somebody has said no to taking that input back, or its own person has withdrawn the request."""
    asked = [one for one in session.proposals if one.kind == "undo" and one.facts["first"] == row.number]
    return any(one.status == "declined" and one.decliner != one.user_id for one in asked)


def may_be_taken_back(session: Session, seat: int) -> bool:
    """Whether a seat can take back the newest step of all, which is its own, and could not just change it."""
    play = session.play
    if play is None or not play.effective or not session.status.open or play.before is None:
        return False
    row = play.effective[-1]
    own = row.seat == seat and _is_own(session, row) and not was_declined(session, row)
    return own and row.stamp != play.stamp(seat) and not play.setup.game.reveals(play.before, play.step)
