"""Who hears what where: each person is notified once per wait (one decision of theirs), as they've chosen.

A game's posts notify those who are pinged in the channel; where none does, and for everybody else, the host
posts notices, which are deleted once they've answered.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import groupby
from typing import TYPE_CHECKING

from k2bot.game.values import PING, PING_SAME_TURN, Order
from k2bot.host.rows import (
    NOTICE_KINDS,
    InvitationPost,
    NoticeKind,
    NoticePost,
    PingPost,
    TimerRow,
    WaitRow,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping
    from datetime import datetime

    from k2bot.host.kernel.posts import Posts
    from k2bot.host.kernel.session import Session
    from k2bot.host.members import Member
    from k2bot.host.rows import InputRow, NotificationState, Post

AT_HAND = timedelta(seconds=10)
"""Time after an action during which a player counts as present and sees the next decision on their page."""


def immediate_orders(session: Session) -> Mapping[int, Order]:
    """Orders that answer at once, by seat: of people who play themselves, and what others answered ahead."""
    people, found = session.pending_people, dict[int, Order]()
    for seat in session.waiting:
        order = session.order_of(seat) if seat in people or session.orders.get(seat) else None
        if order is not None and not order.delay and (order.ahead or seat in people):
            found[seat] = order
    return found


def heard(session: Session, seat: int, now: datetime, *, privately: bool = False) -> NotificationState:
    """Way to notify a player, by their preferences; ``privately``: a private post of the game does so.

    At tables in private messages they're notified right there.
    """
    own = session.members[seat].preferences
    if own.silent(now):
        return "none"
    if privately:
        return "private"
    return "dm" if own.notice == "dm" and session.row.guild_id is not None else "channel"


def is_reached(member: Member) -> bool:
    """Whether private posts are delivered to a member; never to computers."""
    return member.delivery == "dm" and member.played_at is None


def present_seat(session: Session) -> int | None:
    """Seat of a person who has just acted, ignoring answers by computers and orders within the same turn."""
    play, members = session.playing, session.members

    def is_own(row: InputRow) -> bool:
        return row.kind == "answer" and not row.ahead and members[row.seat].played_at is None

    rows: Iterator[InputRow] = reversed(play.inputs)
    if play.ping_key is not None and play.ping_key.startswith(PING_SAME_TURN):
        rows = filter(is_own, rows)
    row = next(rows, None)
    if row is None or not is_own(row):
        return None
    return row.seat if play.inputs[-1].at - row.at <= AT_HAND else None


def is_at_hand(session: Session, post: Post) -> bool:
    """Whether a private message needn't notify: it results from its reader's own action, or asks no more."""
    play, seat, number = session.play, post.seat, post.number
    if isinstance(post.about, NoticePost):
        return missed_by(session, post.about) is not None
    if play is None or seat is None or not number:
        return False
    wait, row = session.posts.waits.get(seat), play.inputs[number - 1]
    if wait is not None and wait.number == number:
        return wait.way == "here"
    return row.kind == "answer" and row.seat == seat and not row.ahead


def reader_of(session: Session, post: Post) -> int | None:
    """User who gets a post as a private message; None for a post in the table's channel."""
    if isinstance(post.about, InvitationPost):
        return post.about.guests[0] if post.about.private else None
    return None if post.seat is None else session.members[post.seat].user_id


def is_forgotten(session: Session, post: Post) -> bool:
    """Whether the only reader of a post has been forgotten, so that nothing may be known of their chat."""
    reader = reader_of(session, post)
    return (session.row.channel_id if reader is None else reader) < 0


# -------------------------------------------------------------------------------------------------- notices


def named_seats(session: Session, notice: NoticePost) -> tuple[int, ...]:
    """Seats of a notice's users whose decision is still pending."""
    return tuple(
        seat
        for seat in session.pending_people
        if session.members[seat].user_id in notice.users and _number(session, seat) == notice.number
    )


def addressee(session: Session, notice: NoticePost) -> Member | None:
    """Player to whom a notice explains why they aren't written to; None if it doesn't, or they've left."""
    seat = session.seat_of(notice.users[0]) if notice.explains else None
    return None if seat is None else session.members[seat]


def missed_by(session: Session, notice: NoticePost) -> InputRow | None:
    """Input that ended the wait of a private notice's reader, whose time had run out.

    None if they've acted since, or nobody's time ran out.
    """
    play, seat = session.play, notice.seat
    if play is None or seat is None or session.members[seat].user_id not in notice.users:
        return None
    since = [row for row in play.effective if row.seat == seat and row.number > notice.number]
    acted = any(row.kind != "default" for row in since)
    return since[0] if since and since[0].time_up is not None and not acted else None


def _asks(wait: WaitRow, seat: int | None = None) -> NoticePost:
    """Notice of a wait: in the channel, or as a private message to a seat."""
    return NoticePost("asked", wait.number, (wait.user_id,), seat)


# --------------------------------------------------------------------------------------------------- waits


def restored_waits(session: Session) -> dict[int, WaitRow]:
    """Waits of a freshly loaded game; those from before the host recorded them count as pinged."""
    known = session.posts.waits
    return {seat: known.get(seat) or _wait(session, seat, "called") for seat in session.pending_people}


def with_waits(
    posts: Posts,
    session: Session,
    written: Collection[int | None],
    now: datetime,
    present: Collection[int] = (),
) -> Posts:
    """Posts with the notices for the players to move in a session.

    ``written`` are the seats to which the game sends a private message. Players who are ``present`` see the
    decision on their own page. If somebody notified by direct message ran out of time, a private notice tells
    what was played instead, until they act again. In quiet hours nobody is notified; a timer does it
    afterwards (``reminders_of``).
    """
    waits, notices = dict[int, WaitRow](), list[NoticePost]()
    for seat in session.pending_people:
        wait = posts.waits.get(seat)
        if wait is None or wait != _wait(session, seat, wait.way):
            way = "here" if seat in present else heard(session, seat, now, privately=seat in written)
            wait = _wait(session, seat, way)
            if way == "dm":
                notices.append(_asks(wait, seat))
        waits[seat] = wait
    for seat, wait in posts.waits.items():
        is_over = wait.way == "private" and waits.get(seat) != wait
        if is_over and missed_by(session, _asks(wait, seat)):
            notices.append(_asks(wait, seat))
    return replace(posts, waits=waits).with_new(now, *notices)


def with_rest(session: Session, now: datetime) -> Session:
    """Session in which nobody is due to be pinged who wants no notices by now; a timer does it afterwards."""
    posts, timers = session.posts, list(session.timers)
    waits = dict(posts.waits)
    for wait in posts.due_pings:
        own = session.members[wait.seat].preferences
        if not own.silent(now):
            continue
        waits[wait.seat] = replace(wait, way="none")
        if (rests := own.rests_until(now)) is not None:
            timers.append(TimerRow("asked", wait.seat, session.waiting[wait.seat], rests))
    if waits == posts.waits:
        return session
    timers.sort(key=lambda row: (row.kind, row.seat))
    return replace(session, posts=replace(posts, waits=waits), timers=tuple(timers))


def with_channel_notices(posts: Posts, now: datetime) -> Posts:
    """Posts with notices for players due to be pinged in the channel when no post there has pinged them."""
    waits = sorted(posts.due_pings, key=lambda wait: (wait.number, wait.seat))
    notices = (
        NoticePost("asked", number, tuple(wait.user_id for wait in alike))
        for number, alike in groupby(waits, key=lambda wait: wait.number)
    )
    return posts.with_pinged(waits).with_new(now, *notices)


def with_reminders(session: Session, due: Mapping[int, Collection[NoticeKind]], now: datetime) -> Posts:
    """Posts with delayed or repeated notices to these seats, but to those who want none or were notified."""
    waits = dict(session.posts.waits)
    notices, public = list[NoticePost](), dict[tuple[NoticeKind, int], list[int]]()
    for seat, kinds in due.items():
        way, own, known = heard(session, seat, now), session.members[seat], waits.get(seat)
        number, untold = _number(session, seat), known is not None and known.way == "none"
        due_kinds = [kind for kind in NOTICE_KINDS if kind in kinds and (kind != "asked" or untold)]
        if not due_kinds:
            continue
        kind = due_kinds[-1]
        if known is not None and untold and way != "none":
            waits[seat] = replace(known, way="dm" if way == "dm" else "called")
        if way == "dm":
            notices.append(NoticePost(kind, number, (own.user_id,), seat))
        elif way == "channel":
            public.setdefault((kind, number), []).append(own.user_id)
    notices += (NoticePost(kind, number, tuple(users)) for (kind, number), users in public.items())
    return replace(session.posts, waits=waits).with_new(now, *notices)


def with_ping(posts: Posts, session: Session, now: datetime, *, new: bool) -> Posts:
    """Posts with a ``new`` line that calls the players to move, if any of them is pinged in the channel.

    Raises ValueError for a game that gives it another key than such lines have.
    """
    play = session.play
    key = play.ping_key if play is not None and new else None
    if play is None or key is None or session.pending_people.keys().isdisjoint(posts.pinged_seats):
        return posts
    if not key.startswith(PING):
        raise ValueError(f"{play.setup.game.key}: the key {key!r} of a ping does not begin with {PING!r}")
    return posts.with_new(now, PingPost(key), number=play.number)


def instead_of(posts: Posts, post: Post, now: datetime, *, explains: bool = False) -> Posts:
    """Posts with the channel's notice or invitation that replaces an undeliverable private message.

    A notice ``explains`` that its player doesn't accept direct messages.
    """
    about = post.about
    if isinstance(about, InvitationPost) and about.private and post.message is None:
        return posts.with_new(now, InvitationPost(about.guests), again=True)
    wait = None if post.seat is None or post.message is not None else posts.waits.get(post.seat)
    if wait is None:
        return posts
    notice = _asks(wait)
    if isinstance(about, NoticePost):
        notice = replace(about, seat=None)
    elif post.made is None or wait.way != "private" or (post.number or 0) < wait.number:
        return posts
    if notice.number != wait.number or notice.users != (wait.user_id,):
        return posts
    return posts.with_pinged((wait,)).with_new(now, replace(notice, explains=explains))


def _number(session: Session, seat: int) -> int:
    """Input with which a seat's wait began. Raises ValueError without a game."""
    return session.playing.waits[seat].number


def _wait(session: Session, seat: int, way: NotificationState) -> WaitRow:
    return WaitRow(seat, session.members[seat].user_id, _number(session, seat), way)
