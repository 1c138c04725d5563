"""The posts that a step of a game calls for, and the steps that are told together as one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.host.game import CALL
from k2bot.host.play import RESIGN
from k2bot.host.posts import QUIET, RESTING, is_hosts, is_news
from k2bot.host.store.rows import PostRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from k2bot.host.play import Play
    from k2bot.host.seating import Member
    from k2bot.host.session import Session
    from k2bot.host.store import OutboxRow


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


def told_of_step(before: Session, after: Session, batch: StepBatch) -> tuple[PostRow, ...]:
    """The posts worth making of the newest step, which is the last of ``batch``.

    Once no person is in the game any more, only its end is told. When the last one drops out, and when the
    last one leaves who played themselves, a word says what follows.
    """
    if after.play is None:
        return ()
    posts = called_for(after.play, batch, after.members)
    if not before.followed:
        posts = unfollowed(posts, over=after.over, quiet=after.quiet)
    elif after.staying and not after.over and not after.followed:
        posts = (*posts, PostRow(None, QUIET))
    deserts = after.play.inputs[-1].kind == RESIGN and before.present and not after.present
    rests = deserts and after.staying and not after.over
    return (*posts, PostRow(None, RESTING)) if rests else posts


def called_for(play: Play, batch: StepBatch, members: Sequence[Member]) -> tuple[PostRow, ...]:
    """The posts that the newest step calls for; new ones tell of the whole batch.

    Edits tell of the newest step alone: what they change stands there already, unless it is told anew.
    Private posts are left out where nobody wants them.
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
        if is_hosts(post.key):
            game = play.setup.game.key
            raise ValueError(f"{game}: the key {post.key!r} belongs to the host's own posts")
    return tuple(post for post in (*edits, *news) if post.seat is None or _reached(members[post.seat]))


def unfollowed(posts: Iterable[PostRow], *, over: bool, quiet: bool = False) -> tuple[PostRow, ...]:
    """Of a step's posts those worth making while no person is in the game: the end alone.

    In a quiet pace the post that was left standing is brought to its end, too.
    """
    if not over:
        return ()
    public = [post for post in posts if post.seat is None]
    edits = [post for post in public if post.edit and quiet]
    return (*edits, *[post for post in public if not post.edit][-1:])


def call_for(play: Play, members: Sequence[Member], actor: int | None) -> tuple[PostRow, ...]:
    """The post that calls whoever is awaited since the newest step, if a person is; none is called twice.

    Nor is ``actor``, the seat of a person who has just acted: the answer to that has led on.
    """
    key = play.call
    if key is None or not play.calls_anew or not any(seat != actor for seat in _called(play, members)):
        return ()
    if not key.startswith(CALL):
        raise ValueError(f"{play.setup.game.key}: the key {key!r} of a call does not begin with {CALL!r}")
    return (PostRow(play.number, key),)


def withdrawal(play: Play, members: Sequence[Member], standing: str | None) -> tuple[PostRow, ...]:
    """What takes away the call that stands, once no person is awaited by it any more."""
    if standing is None or (standing == play.call and _called(play, members)):
        return ()
    return (PostRow(play.number, standing, edit=True),)


def batch_taken_up(play: Play, rows: Iterable[OutboxRow]) -> StepBatch | None:
    """What was being held back when the bot stopped, from the rows that wait; None for nothing.

    Whatever follows then takes the place of those rows, as if the bot had not stopped. Rows of which one was
    tried were held back no more, and may stand in the channel already.
    """
    news = [
        row
        for row in rows
        if row.wanted.number == play.number and row.wanted.seat is None and is_news(row.wanted)
    ]
    if any(row.tried for row in news):
        return None
    told = [row.wanted.first or row.wanted.number for row in news]
    first = min((number for number in told if number is not None), default=None)
    return None if first is None else StepBatch(first, play.told_from(first))


def _called(play: Play, members: Sequence[Member]) -> tuple[int, ...]:
    """The awaited seats of people who play themselves."""
    return tuple(seat for seat in play.since if members[seat].played_at is None)


def _reached(member: Member) -> bool:
    """Whether private posts are sent to somebody; a computer's go nowhere."""
    return member.delivery == "dm" and member.played_at is None
