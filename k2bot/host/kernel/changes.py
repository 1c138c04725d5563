"""Changes of a session: each returns a new one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.values import AnswerSource
from k2bot.host.kernel.consent import is_void
from k2bot.host.rows import DraftRow, HostPost, Post, ProposalPost, Status

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.host.kernel.play import Play
    from k2bot.host.kernel.session import Session
    from k2bot.host.members import Member
    from k2bot.host.preferences import PersonalPreferences
    from k2bot.host.rows import ProposalRow


def with_ids(session: Session, ids: Mapping[int, int]) -> Session:
    """Session whose new posts have their ids of the store instead of provisional ones."""
    return replace(session, posts=session.posts.with_ids(ids)) if ids else session


def with_preferences(session: Session, known: Mapping[int, PersonalPreferences]) -> Session:
    """Session with the preferences of these users; existing posts reflect them at their next edit."""
    members = (
        replace(member, preferences=known.get(member.user_id, member.preferences))
        for member in session.members
    )
    return replace(session, members=tuple(members))


def with_draft(session: Session, seat: int | None, text: str | None) -> Session:
    """Session with a new draft of a seat; itself if nothing changes."""
    stamp = None if seat is None or session.play is None else session.play.draft_stamp(seat)
    if seat is None or stamp is None or text is None or text == session.draft_of(seat):
        return session
    drafts = {**session.drafts, seat: DraftRow(seat, stamp, text)}
    return replace(session, drafts=drafts)


def with_orders(session: Session, seat: int, text: str | None) -> Session:
    """Session with new standing orders of a seat; itself if nothing changes."""
    if text is None or text == session.orders.get(seat, ""):
        return session
    timers = tuple(timer for timer in session.timers if (timer.kind, timer.seat) != ("order", seat))
    return replace(session, orders={**session.orders, seat: text}, timers=timers)


def without_orders(session: Session, seat: int) -> Session:
    """Session without a seat's standing orders."""
    rest = {other: text for other, text in session.orders.items() if other != seat}
    return replace(session, orders=rest)


def without_answered(session: Session, seat: int) -> Session:
    """Session without what a seat's standing orders say only about the decision that it answers now."""
    orders = session.orders.get(seat)
    if not orders:
        return session
    return with_orders(session, seat, session.game.orders_left(session.state, seat, orders))


def with_newcomer(session: Session, seat: int, newcomer: Member) -> Session:
    """Session after a newcomer took over a seat, without its draft and standing orders: they're secret.

    The newcomer gets the full time for a decision.
    """
    timers = tuple(row for row in session.timers if row.seat != seat)
    drafts = {other: draft for other, draft in session.drafts.items() if other != seat}
    after = replace(without_orders(session, seat), drafts=drafts, timers=timers)
    return with_host_seated(with_member(after, seat, newcomer), seat)


def with_host_seated(session: Session, newcomer: int | None = None) -> Session:
    """Session hosted by the first person present if the host has left, by a newcomer only if alone."""
    heirs = [session.members[seat].user_id for seat in sorted(session.present, key=lambda it: it == newcomer)]
    if session.seat_of(session.row.host_id) in session.staying or not heirs:
        return session
    return replace(session, row=replace(session.row, host_id=heirs[0]))


def with_proposal(session: Session, row: ProposalRow) -> Session:
    """Session with a proposal added or replaced."""
    others = (known for known in session.proposals if known.number != row.number)
    rows = sorted((*others, row), key=lambda known: known.number)
    return replace(session, proposals=tuple(rows))


def without_void_proposal(session: Session) -> Session:
    """Session without an open proposal that the latest change has made void."""
    row = session.proposal
    if row is None or not is_void(session, row):
        return session
    return with_proposal(session, replace(row, status="lapsed"))


def without_accepted(session: Session) -> Session:
    """Session without the invitations of people who are at the table."""
    rows = tuple(row for row in session.invitations if session.seat_of(row.guest) is None)
    return session if len(rows) == len(session.invitations) else replace(session, invitations=rows)


def without_member(session: Session, seat: int) -> Session:
    """Session of a lobby without a member; the later ones move up a seat, with their private messages."""
    members, rows = list(session.members), list[Post]()
    del members[seat]
    for post in session.posts.rows:
        about = post.about
        if not isinstance(about, HostPost | ProposalPost) or about.seat is None or about.seat < seat:
            rows.append(post)
        elif about.seat > seat:
            rows.append(replace(post, about=replace(about, seat=about.seat - 1)))
    return replace(session, members=tuple(members), posts=replace(session.posts, rows=tuple(rows)))


def with_member(session: Session, seat: int, member: Member) -> Session:
    """Session with one member replaced; itself if nothing changes."""
    if member == session.members[seat]:
        return session
    return replace(session, members=(*session.members[:seat], member, *session.members[seat + 1 :]))


def after_input(session: Session, play: Play) -> Session:
    """Session after the game's next input, which may end the game."""
    row = play.inputs[-1]
    member = session.members[row.seat]
    # A complete draft counts as an answer.
    own = row.time_up == AnswerSource.DRAFT.value or (row.kind == "answer" and member.played_at is None)
    missed = 0 if own else member.missed + row.late
    after = with_member(replace(session, play=play), row.seat, replace(member, missed=missed))
    after = with_host_seated(after)
    return replace(after, row=replace(after.row, status=Status.OVER)) if after.over else after


def after_undo(session: Session, play: Play) -> Session:
    """Session after an undo.

    Drops drafts for decisions that are no longer pending, and the standing orders of the player who asked
    for the undo if those would answer again at once.
    """
    game, before = session.game, session.state
    drafts = {}
    for seat, draft in session.drafts.items():
        stamp = play.draft_stamp(seat)
        same = game.draft_stamp(before, seat) == game.draft_stamp(play.state, seat)
        if stamp and (draft.stamp == stamp or (same and session.draft_of(seat) is not None)):
            drafts[seat] = replace(draft, stamp=stamp)
    after, taker = replace(session, play=play, drafts=drafts), play.inputs[-1].seat
    order = after.order_of(taker)
    return without_orders(after, taker) if order is not None and not order.delay else after


def after_cancelling(session: Session, canceller: int | None = None) -> Session:
    """Session after its table was cancelled; the ``canceller`` is a seat, as for ``TableRow``."""
    return replace(session, row=replace(session.row, status=Status.CANCELLED, canceller=canceller))
