"""What a change of a table means for its posts: what is posted, told together, held back and called."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final, Literal

from k2bot.game.values import CALL, GOES_ON
from k2bot.host.attention.posts import (
    CANCELLED,
    CLOCK_PAUSED,
    LOBBY,
    NOTICE,
    OF_CLOCK,
    PROPOSAL,
    QUIET,
    RESTING,
    SET_ASIDE,
    STANDIN,
    is_passing,
    posts_to_repeat,
    private_posts_to_repeat,
    up_to_date,
    withdraws,
)
from k2bot.host.attention.waits import NOBODY_TOLD
from k2bot.host.kernel.play import RESIGN
from k2bot.host.people.members import Status
from k2bot.host.store import PostRow

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence
    from datetime import datetime

    from k2bot.host.attention.waits import Told
    from k2bot.host.kernel.play import Play
    from k2bot.host.kernel.session import Session
    from k2bot.host.people.members import Member
    from k2bot.host.store import OutboxRow

AT_HAND: Final = timedelta(seconds=10)
"""For how long somebody who has acted is still there, and sees on their page what comes next."""


@dataclass(frozen=True, slots=True)
class StepBatch:
    """Steps that are told as one: those from the input ``first`` up to the newest of ``play``.

    ``play`` is the game after them, its newest step standing for them all.
    """

    first: int
    play: Play

    @classmethod
    def alone(cls, play: Play) -> StepBatch:
        """The newest step on its own."""
        return cls(play.number, play)

    def then(self, play: Play) -> StepBatch:
        """These steps and one more, the newest of ``play``."""
        return StepBatch(self.first, play.together(self.play))

    @property
    def since(self) -> datetime:
        """When the first of them was taken (UTC)."""
        return self.play.inputs[self.first - 1].at if self.first else self.play.setup.begun

    @property
    def gathers(self) -> bool:
        """Whether what follows at once can be told with them; the beginning of a game is told on its own."""
        return self.first > 0 and self.play.setup.game.gathers(self.play.before, self.play.step)


@dataclass(frozen=True, slots=True)
class Standing:
    """What is not told yet: the steps held back, since what computers do next is told together with them.

    ``call`` is the key of the post that calls somebody, while it stands or waits to be sent; ``told`` is how
    each person awaited is told so.
    """

    batch: StepBatch | None = None
    call: str | None = None
    told: Told = NOBODY_TOLD
    settled: int = 0
    """The newest input that is known to be beyond every undo, and with it all before; 0 for none."""

    def after(self, batch: StepBatch | None, session: Session, calls: Sequence[PostRow] = ()) -> Standing:
        """What stands once these calls, made and withdrawn, are written in order.

        The batch is held back where computers alone go on now, and what they do can be told with it.
        """
        call = self.call
        for post in calls:
            call = None if withdraws(post) else post.key
        goes_on = batch is not None and session.followed and batch.gathers and session.pending(alone=True)
        return replace(self, batch=batch if goes_on else None, call=call)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is written with a change: ``posts`` are put into the outbox, the rows of ``done`` taken out of it.

    ``outcome`` says what becomes of those and why, ``forget`` whose messages are gone, but for the posts in
    the channel whose keys are in ``keep``. The private messages to ``left``, a seat, are somebody else's now.
    """

    standing: Standing
    posts: tuple[PostRow, ...] = ()
    done: tuple[int, ...] = ()
    outcome: tuple[Literal["gathered", "dropped"], str] = ("gathered", "told together with what followed")
    forget: Literal["none", "channel", "all"] = "none"
    keep: tuple[str, ...] = ()
    left: int | None = None


def after_step(
    standing: Standing,
    before: Session,
    after: Session,
    unsent: Sequence[OutboxRow],
    letters: Collection[tuple[str, int | None]] = (),
) -> Plan:
    """What follows from an input, the newest of ``after``. Raises ValueError where there is no game.

    ``letters`` are the private posts that stand: an edit of another one makes a new message, too.
    """
    play, members = after.play, after.members
    if play is None:
        raise ValueError(f"table {after.id} has no game, so no step either")
    row = play.inputs[-1]
    earlier = standing.batch if row.kind != RESIGN and before.followed else None
    batch = earlier.then(play) if earlier else StepBatch.alone(play)
    held = _held_back(unsent, earlier.first) if earlier else ()
    never = {row.wanted.post for row in unsent if row.id in held}  # nothing that an edit could change
    posts = tuple(
        post
        for post in told_of_step(before, after, batch, letters)
        if not post.edit or post.post not in never
    )
    here = _present(play, members)
    written = {post.seat for post in posts if not post.edit or post.post not in letters}
    told, notices = standing.told.after(after, written, row.at, () if here is None else (here,))
    calls = (
        *withdrawal(play, members, standing.call),
        *call_again(before, after, standing.call),
        *call_for(play, members, told),
    )
    for_good = row.kind == RESIGN or play.before is None or play.setup.game.reveals(play.before, play.step)
    settled = play.number if for_good else standing.settled
    return Plan(
        replace(standing, told=told, settled=settled).after(
            batch if row.kind != RESIGN else None, after, calls
        ),
        posts=(*posts, *calls, *notices),
        done=held,
    )


def after_change(
    standing: Standing,
    before: Session,
    after: Session,
    posts: tuple[PostRow, ...],
    unsent: Sequence[OutboxRow],
    *,
    now: datetime,
) -> Plan:
    """What follows from other members, another host or status, beside the ``posts`` about it.

    The posts of a game that begins follow those. Cancelling gives up what the game still had to post.
    Who plays again where a computer stood in sees what they are asked; who has taken a seat over is told.
    """
    done, calls = tuple[int, ...](), tuple[PostRow, ...]()
    begins = after.play is not None and before.play is None
    if after.play is not None and begins:
        posts = (*posts, *called_for(after.play, StepBatch.alone(after.play), after.members))
    pairs = enumerate(zip(before.members, after.members, strict=False))
    back = [seat for seat, (old, new) in pairs if old.user_id == new.user_id and not begins]
    letters = {post.seat for post in posts if not post.edit}
    told, notices = standing.told.after(after, letters, now, back)
    if after.play is not None and begins:
        calls = call_for(after.play, after.members, told)
    elif after.status is Status.CANCELLED:
        done = tuple(r.id for r in unsent if r.wanted.number is not None and not withdraws(r.wanted))
        calls = (PostRow(None, standing.call, edit=True),) if standing.call else ()
    elif after.play is not None:
        calls = withdrawal(after.play, after.members, standing.call)
        calls += call_again(before, after, standing.call)
    outcome: tuple[Literal["dropped"], str] = ("dropped", "the table was cancelled")
    return Plan(
        replace(standing, told=told).after(standing.batch, after, calls),
        (*posts, *calls, *notices),
        done,
        outcome,
    )


def after_swap(
    standing: Standing,
    before: Session,
    after: Session,
    seat: int,
    rows: Sequence[OutboxRow],
    *,
    now: datetime,
) -> Plan:
    """What follows from somebody else having taken a seat, given all rows of the outbox.

    What was private goes on with the newcomer alone, and a call names them. Raises ValueError where there is
    no game.
    """
    if after.play is None:
        raise ValueError(f"table {after.id} has no game, so nobody can be followed in it")
    private = [row for row in rows if row.wanted.seat == seat]
    told = [row for row in private if after.play.counts(row.wanted.number)]
    latest = private_posts_to_repeat(told) if is_reached(after.members[seat]) else ()
    known, notices = standing.told.after(after, {post.seat for post in latest}, now)
    calls = withdrawal(after.play, after.members, standing.call)
    if standing.call is not None and not calls and seat in after.waiting:
        again = PostRow(after.play.number, standing.call)
        calls = (replace(again, edit=True), again)
    return Plan(
        replace(standing, told=known).after(standing.batch, after, calls),
        posts=(PostRow(None, LOBBY, edit=True), *_after_standin(before, seat), *latest, *calls, *notices),
        done=tuple(row.id for row in private if row.status == "waiting"),
        outcome=("dropped", "somebody else has taken the seat"),
        left=seat,
    )


def _after_standin(before: Session, seat: int) -> tuple[PostRow, ...]:
    """The edits by which posts say that no computer plays in a seat any more that somebody has taken."""
    if before.members[seat].standin is None:
        return ()
    rested = () if before.present else (PostRow(None, RESTING, edit=True),)
    return (PostRow(None, f"{STANDIN}{seat}", edit=True), *rested)


def after_move(standing: Standing, session: Session, rows: Sequence[OutboxRow]) -> Plan:
    """What is posted in another channel, given all rows: all that is current, held back no more.

    Nobody is notified again by it who has been: what the host has said to people there is only taken away.
    Whoever moves a table looks for its posts there at once.
    """
    waiting = [row for row in rows if row.status == "waiting" and row.wanted.seat is None]
    away = [row.wanted.key for row in waiting if withdraws(row.wanted)]
    old = [PostRow(None, standing.call, edit=True)] if standing.call else []
    there, unsent = standing.told.notices, [row.wanted for row in waiting]
    anew = tuple(post for post in there if post.seat is None and post in unsent)
    old += (replace(post, edit=True) for post in there if post.seat is None and post not in unsent)
    told = replace(standing.told, notices=(*anew, *(post for post in there if post.seat is not None)))
    return Plan(
        replace(standing, batch=None, told=told),
        posts=(*old, *_current(standing, session, rows), *anew),
        done=tuple(row.id for row in waiting if not withdraws(row.wanted)),
        outcome=("gathered", "posted again after a move"),
        forget="channel",
        keep=(*away, *(post.key for post in old)),
    )


def posted_anew(standing: Standing, session: Session, rows: Sequence[OutboxRow], now: datetime) -> Plan:
    """What is posted where no message of earlier exists any more: all that is current, privately too."""
    private = private_posts_to_repeat(rows) if session.status is Status.RUNNING else ()
    told, notices = NOBODY_TOLD.after(session, {post.seat for post in private}, now)
    return Plan(
        replace(standing, batch=None, told=told),  # among the posts are some that stood there already
        posts=(*_current(standing, session, rows), *private, *notices),
        done=tuple(row.id for row in rows if row.status == "waiting"),
        outcome=("gathered", "posted again"),
        forget="all",
    )


def _current(standing: Standing, session: Session, rows: Sequence[OutboxRow]) -> tuple[PostRow, ...]:
    """What has to be posted again where the posts made so far are out of sight."""
    holding = [f"{STANDIN}{seat}" for seat, member in enumerate(session.members) if member.standin]
    holding += [f"{PROPOSAL}{session.proposal.number}"] if session.proposal else []
    holding += [CLOCK_PAUSED] if session.row.paused is not None else []
    newest = session.play.newest if session.play else None
    call = (PostRow(session.play.number, standing.call),) if standing.call and session.play else ()
    counting = [row for row in rows if session.play is None or session.play.counts(row.wanted.number)]
    return (*posts_to_repeat(counting, newest, notices=holding), *call)


def told_of_step(
    before: Session, after: Session, batch: StepBatch, letters: Collection[tuple[str, int | None]] = ()
) -> tuple[PostRow, ...]:
    """The posts worth making of the newest step, which is the last of ``batch``.

    Once no person is in the game any more, only its end is told. When the last one drops out, and when the
    last one leaves who played themselves, a word says what follows.
    """
    if after.play is None:
        return ()
    posts = called_for(after.play, batch, after.members, letters)
    if not before.followed:
        posts = unfollowed(posts, over=after.over, quiet=after.quiet)
    elif after.staying and not after.over and not after.followed:
        posts = (*posts, PostRow(None, QUIET))
    deserts = after.play.inputs[-1].kind == RESIGN and before.present and not after.present
    rests = deserts and after.staying and not after.over
    return (*posts, PostRow(None, RESTING)) if rests else posts


def called_for(
    play: Play,
    batch: StepBatch,
    members: Sequence[Member],
    letters: Collection[tuple[str, int | None]] = (),
) -> tuple[PostRow, ...]:
    """The posts that the newest step calls for; new ones tell of the whole batch.

    Edits tell of the newest step alone: what they change stands there already, unless it is told anew.
    Private posts are left out where nobody wants them, but for edits of ``letters``, which stand already.
    """
    first = None if batch.first == play.number else batch.first
    news = [
        PostRow(play.number, post.key, seat=post.seat, first=first)
        for post in batch.play.announcements()
        if not post.edit
    ]
    anew = {post.post for post in news}
    edits = [
        PostRow(play.number, post.key, edit=True, seat=post.seat)
        for post in play.announcements()
        if post.edit and (post.key, post.seat) not in anew
    ]
    for post in (*edits, *news):
        if _is_hosts(post.key):
            game = play.setup.game.key
            raise ValueError(f"{game}: the key {post.key!r} belongs to the host's own posts")
    return tuple(
        post
        for post in (*edits, *news)
        if post.seat is None or is_reached(members[post.seat]) or (post.edit and post.post in letters)
    )


def unfollowed(posts: Iterable[PostRow], *, over: bool, quiet: bool = False) -> tuple[PostRow, ...]:
    """Of a step's posts those worth making while no person is in the game: the end alone.

    In a quiet pace the post that was left standing is brought to its end, too.
    """
    if not over:
        return ()
    public = [post for post in posts if post.seat is None]
    edits = [post for post in public if post.edit and quiet]
    return (*edits, *[post for post in public if not post.edit][-1:])


def call_for(play: Play, members: Sequence[Member], told: Told) -> tuple[PostRow, ...]:
    """The post that calls whoever is awaited since the newest step, if any of them is told in the channel."""
    key = play.call
    if key is None or not play.calls_anew or told.in_channel.isdisjoint(_called(play, members)):
        return ()
    if not key.startswith(CALL):
        raise ValueError(f"{play.setup.game.key}: the key {key!r} of a call does not begin with {CALL!r}")
    return (PostRow(play.number, key),)


def withdrawal(play: Play, members: Sequence[Member], standing: str | None) -> tuple[PostRow, ...]:
    """What takes away the call that stands, once no person is awaited by it any more."""
    if standing is None or (standing == play.call and _called(play, members)):
        return ()
    return (PostRow(play.number, standing, edit=True),)


def call_again(before: Session, after: Session, call: str | None) -> tuple[PostRow, ...]:
    """The edit by which a call that goes on names those who are awaited now, where these are others."""
    play = after.play
    if play is None or call is None or call != play.call or before.play is None:
        return ()
    named, awaited = before.people_awaited.keys(), after.people_awaited.keys()
    return (up_to_date(PostRow(play.number, call)),) if awaited and awaited != named else ()


def batch_taken_up(play: Play, rows: Iterable[OutboxRow]) -> StepBatch | None:
    """What was being held back when the bot stopped, from the rows that wait; None for nothing.

    Whatever follows then takes the place of those rows, as if the bot had not stopped. Rows of which one was
    tried were held back no more, and may stand in the channel already.
    """
    news = [
        row
        for row in rows
        if row.wanted.number == play.number and row.wanted.seat is None and _is_news(row.wanted)
    ]
    if any(row.tried for row in news):
        return None
    told = [row.wanted.first or row.wanted.number for row in news]
    first = min((number for number in told if number is not None), default=None)
    return None if first is None else StepBatch(first, play.told_from(first))


def _called(play: Play, members: Sequence[Member]) -> tuple[int, ...]:
    """The awaited seats of people who play themselves."""
    return tuple(seat for seat in play.since if members[seat].played_at is None)


def _present(play: Play, members: Sequence[Member]) -> int | None:
    """The seat of a person who has just acted, or did before computers whose answers let their turn go on."""
    rows = reversed(play.inputs)
    if play.call is not None and play.call.startswith(GOES_ON):
        rows = (row for row in rows if members[row.seat].played_at is None)
    row = next(rows, None)
    if row is None or row.kind != "answer" or members[row.seat].played_at is not None:
        return None
    return row.seat if play.inputs[-1].at - row.at <= AT_HAND else None


def is_reached(member: Member) -> bool:
    """Whether private posts are sent to somebody; a computer's go nowhere."""
    return member.delivery == "dm" and member.played_at is None


def _is_hosts(key: str) -> bool:
    """Whether the host makes the posts of that key itself; a game's posts have other keys."""
    known = {LOBBY, CANCELLED, SET_ASIDE, QUIET, RESTING, *OF_CLOCK}
    return key in known or key.startswith((STANDIN, PROPOSAL, CALL, NOTICE))


def _is_news(post: PostRow) -> bool:
    """Whether this makes a new message that tells of the game, and calls nobody."""
    return post.number is not None and not post.edit and not is_passing(post)


def _held_back(rows: Iterable[OutboxRow], first: int) -> tuple[int, ...]:
    """The ids of the new posts of that input and later ones, among rows that still wait."""
    return tuple(row.id for row in rows if _is_news(row.wanted) and (row.wanted.number or 0) >= first)
