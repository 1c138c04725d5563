"""Posts of a table as one value, with those that are held back, and who has been notified."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from k2bot.host.rows import LOBBY, InvitationPost, NoticePost, PingPost, Post

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping
    from datetime import datetime

    from k2bot.host.kernel.play import Play
    from k2bot.host.rows import PostId, SentPost, WaitRow


@dataclass(frozen=True, slots=True)
class StepBatch:
    """Steps to be posted as one: from the input ``first`` to the newest of ``play``.

    ``play`` is the game after them, with its newest step merged from them all.
    """

    first: int
    play: Play

    @property
    def since(self) -> datetime:
        """Time of its first step (UTC)."""
        return self.play.inputs[self.first - 1].at if self.first else self.play.setup.begun

    @property
    def can_continue(self) -> bool:
        """Whether immediate follow-ups can be posted with it; the start of a game gets its own post."""
        return self.first > 0 and self.play.setup.game.can_batch(self.play.before, self.play.step)


PROVISIONAL = 2**62
"""Ids of posts that aren't stored yet are larger; none that was stored before is."""


@dataclass(frozen=True, slots=True)
class Posts:
    """Posts of a table: its ``rows``, oldest first, of which at most one is about anything and not ``over``.

    ``waits`` tells by seat how each player to move was notified. ``batch`` is held back so that it can be
    told together with the computers' next steps.
    """

    rows: tuple[Post, ...] = ()
    waits: Mapping[int, WaitRow] = field(default_factory=dict)
    batch: StepBatch | None = None

    @property
    def due(self) -> tuple[Post, ...]:
        """Posts to send, edit or delete."""
        return tuple(post for post in self.rows if post.due)

    @property
    def ping(self) -> Post | None:
        """The line that calls the players to move, posted or due."""
        return self.newest(lambda post: isinstance(post.about, PingPost))

    @property
    def latest(self) -> SentPost | None:
        """Newest message in the channel but invitations, for links to where the game is now."""
        public = (post for post in reversed(self.rows) if post.message is not None and not post.is_private)
        return next((post.message for post in public if not isinstance(post.about, InvitationPost)), None)

    @property
    def due_pings(self) -> tuple[WaitRow, ...]:
        """Waits whose players the next suitable post in the channel must ping."""
        return tuple(wait for wait in self.waits.values() if wait.way == "channel")

    @property
    def pinged_seats(self) -> frozenset[int]:
        """Seats that were or will be pinged in the channel."""
        return frozenset(seat for seat, wait in self.waits.items() if wait.way in ("channel", "called"))

    def row(self, post_id: int) -> Post | None:
        """Post by id."""
        return next((post for post in self.rows if post.id == post_id), None)

    def get(self, about: PostId) -> Post | None:
        """The post about that, unless it's over."""
        return self.newest(lambda post: post.about == about)

    def message_of(self, about: PostId) -> SentPost | None:
        """Message of the post about that."""
        post = self.get(about)
        return None if post is None else post.message

    def newest(self, matches: Callable[[Post], bool]) -> Post | None:
        """Newest post that matches and isn't over."""
        return next((post for post in reversed(self.rows) if not post.over and matches(post)), None)

    def newest_public(self, keys: tuple[str, ...] = ("",)) -> Post | None:
        """Newest post of the game in the channel with a key that begins so."""
        return self.newest(
            lambda post: post.made is not None and post.seat is None and post.key.startswith(keys)
        )

    def newest_private(self, seat: int) -> Post | None:
        """Newest private message of the game to that seat."""
        return self.newest(lambda post: post.made is not None and post.seat == seat)

    def newest_called(self, key: str, seat: int | None) -> Post | None:
        """Newest post of the game with that key, in the channel or to a seat."""
        return self.newest(lambda post: post.made is not None and (post.key, post.seat) == (key, seat))

    # ------------------------------------------------------------------------------------------- changes

    def with_new(
        self,
        now: datetime,
        *abouts: PostId,
        number: int | None = None,
        first: int | None = None,
        again: bool = False,
    ) -> Posts:
        """Posts with new ones about these; messages about the same are left as they are, calls deleted."""
        rows = [post for post in self.rows if post.over or post.about not in abouts or _is_call(post)]
        rows = [replace(post, over=True, due=True) if post.about in abouts else post for post in rows]
        last = max([PROVISIONAL, *(post.id for post in self.rows)])
        rows += (
            Post(last + one, about, now, now, number, first, again=again)
            for one, about in enumerate(abouts, 1)
        )
        return replace(self, rows=tuple(rows))

    def repeated(self, posts: Iterable[Post], now: datetime) -> Posts:
        """Posts with these to be made again, in their present form; their messages are left as they are."""
        after = self
        for post in posts:
            first = post.first if post.number == post.made else None
            again = post.again or post.version is not None
            after = after.with_new(now, post.about, number=post.number, first=first, again=again)
        return after

    def with_post(self, changed: Post) -> Posts:
        """Posts after a change of one."""
        return replace(self, rows=tuple(changed if post.id == changed.id else post for post in self.rows))

    def without(self, posts: Collection[Post]) -> Posts:
        """Posts without these."""
        ids = {post.id for post in posts}
        return replace(self, rows=tuple(post for post in self.rows if post.id not in ids)) if ids else self

    def with_pinged(self, waits: Collection[WaitRow]) -> Posts:
        """Posts after these waits' players were pinged in the channel."""
        after = {
            seat: replace(wait, way="called") if wait in waits else wait for seat, wait in self.waits.items()
        }
        return replace(self, waits=after)

    def with_ids(self, ids: Mapping[int, int]) -> Posts:
        """Posts with the ids that the store gave to new ones, by their provisional ones."""
        return replace(self, rows=tuple(replace(post, id=ids.get(post.id, post.id)) for post in self.rows))

    def after_end(self) -> Posts:
        """Posts of a game that's over and has sent everything: only those that links lead to."""
        linked = (self.latest, *(post.message for post in self.rows if post.about == LOBBY))
        return replace(
            self, rows=tuple(post for post in self.rows if post.message in linked and post.message)
        )


def _is_call(post: Post) -> bool:
    """Whether a post has a message, or may have, that only calls people, and is deleted afterwards."""
    return isinstance(post.about, PingPost | NoticePost) and not post.is_new
