"""Taking back the last step: whose it is, whether that can be, and what it means for the posts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.host.kernel.notifications import notified
from k2bot.host.kernel.plans import call_again, called_for, withdrawal
from k2bot.host.kernel.play import taken_back
from k2bot.host.kernel.posts import Plan, StepBatch, is_passing
from k2bot.host.store.rows import PostRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.host.kernel.play import Play
    from k2bot.host.kernel.posts import NotificationState
    from k2bot.host.kernel.session import Session
    from k2bot.host.store.rows import InputRow, OutboxRow


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


def after_undo(before: Session, after: Session, *, at_hand: bool) -> Plan:
    """What follows from an undo, the newest input of ``after``.

    What was not sent yet of the undone steps never is. Their edits are taken back, and posts that they have
    made say that this was. Where there are such posts, and where posts ask, the newest one that still holds
    is posted again; where calls ask, whoever is awaited now is called. Not for somebody alone who has asked
    for it and is ``at_hand``. Raises ValueError where there is no game.
    """
    play, known = after.play, before.posts
    if play is None:
        raise ValueError(f"table {after.id} has no game, so nothing can be taken back")
    first = taken_back(play.inputs[-1])
    told = [row for row in known.rows if row.wanted.number is not None and not is_passing(row.wanted)]
    undone = [row for row in told if (row.wanted.number or 0) >= first]
    unsent = [row for row in undone if row.status == "waiting" and (row.wanted.edit or row.tried is None)]
    holding = [row for row in told if row not in undone and play.counts(row.wanted.number)]
    sent = [row for row in undone if row.wanted.edit or row not in unsent]
    lost = any(row.wanted.first is not None and row.wanted.first < first for row in undone)
    public_news = any(not row.wanted.edit and row.wanted.seat is None for row in sent)
    anew: tuple[PostRow, ...] = ()
    if public_news or (lost and known.batch is None) or not (after.called or at_hand):
        anew = _current(holding, play.newest)
    elif known.batch is not None and known.batch.first < first:
        earlier = play.at(first - 1)
        batch = StepBatch(known.batch.first, earlier.told_from(known.batch.first))
        anew = called_for(earlier, batch, after.members)
    edits = (*_edits_back(sent, holding), *_undone(before, sent, holding))
    here = (play.inputs[-1].seat,) if at_hand else ()
    state, notices = notified(known.notified, after, {post.seat for post in anew}, play.inputs[-1].at, here)
    calls = (
        *withdrawal(play, after.members, known.call),
        *call_again(before, after, known.call),
        *_call(known.call, after, state),
    )
    return Plan(
        None,
        state,
        posts=(*edits, *anew, *calls, *notices),
        done=tuple(row.id for row in unsent),
        outcome=("dropped", "taken back"),
    )


def _current(holding: Sequence[OutboxRow], newest: int) -> tuple[PostRow, ...]:
    """The posts in the channel that were made by the newest step, or else last, as they stand."""
    public = [row.wanted for row in holding if row.wanted.seat is None]
    made = [wanted for wanted in public if not wanted.edit]
    keys = [wanted.key for wanted in made if wanted.number == newest] or [wanted.key for wanted in made[-1:]]
    latest = {wanted.key: wanted for wanted in public}
    return tuple(PostRow(latest[key].number, key, first=latest[key].first) for key in dict.fromkeys(keys))


def _edits_back(sent: Iterable[OutboxRow], holding: Iterable[OutboxRow]) -> tuple[PostRow, ...]:
    """Edits that let posts say again what they said before the undone steps."""
    touched = {row.wanted.post for row in sent}
    latest = {row.wanted.post: row.wanted for row in holding}
    return tuple(
        PostRow(wanted.number, wanted.key, edit=True, seat=wanted.seat, first=wanted.first)
        for post, wanted in latest.items()
        if post in touched
    )


def _undone(before: Session, sent: Iterable[OutboxRow], holding: Iterable[OutboxRow]) -> tuple[PostRow, ...]:
    """Edits by which the posts in the channel that undone steps have made say so, each once."""
    still = {row.wanted.post for row in holding}
    made = {
        row.wanted.key: replace(row.wanted, edit=True)
        for row in sent
        if not row.wanted.edit and row.wanted.seat is None and row.wanted.post not in still
    }
    return tuple(post for post in made.values() if before.play and before.play.counts(post.number))


def _call(standing: str | None, after: Session, told: NotificationState) -> tuple[PostRow, ...]:
    """The post that calls whoever is awaited after an undo, where it does not stand already."""
    play = after.play
    if play is None or play.call is None or play.call == standing:
        return ()
    awaited = not told.in_channel.isdisjoint(after.people_awaited)
    return (PostRow(play.number, play.call),) if awaited else ()
