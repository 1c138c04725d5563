"""What people should see of a table: its posts, the version of each that is wanted now, and what to do next.

A post's message is compared with what is wanted, never changed by a plan: whatever happened in between, the
difference between the two says what to send, edit or delete.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from k2bot.host.kernel.attention import addressee, instead_of, is_reached, missed_by, named_seats
from k2bot.host.posts import (
    LOBBY,
    GamePost,
    HandedOverPost,
    HostPost,
    InvitationPost,
    NoticePost,
    PingPost,
    Post,
    PostId,
    ProposalPost,
    StandInPost,
)
from k2bot.host.values import Status

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping
    from datetime import datetime

    from k2bot.host.kernel.play import Play
    from k2bot.host.kernel.session import Session
    from k2bot.host.values import SentPost, WaitRow


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
            lambda post: (
                isinstance(post.about, GamePost)
                and post.about.seat is None
                and post.about.key.startswith(keys)
            )
        )

    def newest_private(self, seat: int) -> Post | None:
        """Newest private message of the game to that seat."""
        return self.newest(lambda post: isinstance(post.about, GamePost) and post.about.seat == seat)

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
            first = post.first if post.number == _made(post) else None
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


def _made(post: Post) -> int | None:
    """The input that made a post of the game."""
    return post.about.made if isinstance(post.about, GamePost) else None


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a post's message must show: a ``version``, and ``passing`` details (None: whatever it shows).

    Who plays is such a detail: it isn't kept up to date in posts of the game that are no longer the newest.
    """

    version: str
    passing: str | None = None


def wanted(session: Session) -> dict[int, Wanted]:
    """What is wanted now of each post, by its number; a post that's missing isn't wanted any more."""
    found, told = dict[int, Wanted](), set[int]()
    for post in reversed(session.posts.rows):
        own = None if post.over else _wanted(session, post, told)
        if own is not None:
            found[post.id] = own
    return found


def _wanted(  # noqa: PLR0911 - one for each kind of post
    session: Session, post: Post, told: set[int]
) -> Wanted | None:
    """What is wanted of a post; ``told`` are the missed decisions that newer notices tell of."""
    match post.about:
        case GamePost():
            return _of_game(session, post, post.about)
        case PingPost(key):
            return _of_ping(session, key)
        case NoticePost():
            return _of_notice(session, post.about, told)
        case InvitationPost(guests):
            over, seated = map(session.is_invitation_over, guests), map(session.seat_of, guests)
            return Wanted(_digest(all(over), None not in seated))
        case ProposalPost(number):
            row = next(row for row in session.proposals if row.number == number)
            return Wanted(_digest(row.status, row.agreed))
        case StandInPost(place):
            return Wanted(session.members[place].standin or "over")
        case HandedOverPost():
            return Wanted("handed over")
        case HostPost("lobby"):
            return Wanted(_digest(_lobby(session)))
        case HostPost("resting"):
            return Wanted("over" if session.present else "resting")
        case HostPost(kind):
            return Wanted(kind)


def _lobby(session: Session) -> object:
    """What the lobby's post depends on: once the game has begun, it keeps the story of the start."""
    row, members = session.row, session.members
    if row.begun is not None:
        return [member.user_id for member in members]
    people = [(member.user_id, member.name, member.level) for member in members]
    return row.status.value, dict(row.options), row.host_id, row.invited, row.language, people


def _of_game(session: Session, post: Post, about: GamePost) -> Wanted | None:
    play, seat = session.play, about.seat
    if play is None:
        return Wanted(post.version or "")  # the game may go on after an update of the bot
    if not play.counts(about.made) or (session.status is Status.CANCELLED and post.is_new):
        return None
    version = str(post.number)
    if seat is None:
        if is_superseded(session, post):
            return Wanted(f"{version} superseded")
        if post is not session.posts.newest_public():
            return Wanted(version)
        people = [(member.user_id, member.standin) for member in session.members]
        return Wanted(version, _digest(people))
    newest = session.posts.newest_private(seat) is post
    if post.message is None and not (newest and is_reached(session.members[seat])):
        return None
    if not newest:
        return Wanted(version)
    return Wanted(session.ending(seat) or version)


def _of_ping(session: Session, key: str) -> Wanted | None:
    play, seats = session.play, sorted(session.pending_people)
    if play is None and session.status is Status.RUNNING:
        return Wanted("")
    if play is None or key != play.ping_key or not seats:
        return None
    return Wanted(_digest([session.members[seat].user_id for seat in seats]))


def _of_notice(session: Session, notice: NoticePost, told: set[int]) -> Wanted | None:
    seats, missed = named_seats(session, notice), missed_by(session, notice)
    if missed is not None and missed.number not in told:
        told.add(missed.number)
        standin = notice.seat is not None and session.members[notice.seat].standin
        return Wanted(_digest(missed.number, standin))
    return Wanted(_digest(seats)) if seats or addressee(session, notice) is not None else None


def _digest(*facts: object) -> str:
    return hashlib.blake2b(repr(facts).encode(), digest_size=6).hexdigest()


def is_superseded(session: Session, post: Post) -> bool:
    """Whether a post no longer has controls, because the game has made a newer one."""
    prompts = session.game.prompts
    if (
        not isinstance(post.about, GamePost)
        or post.seat is not None
        or not post.about.key.startswith(prompts)
    ):
        return False
    return bool(prompts) and session.posts.newest_public(prompts) is not post


def is_undone(session: Session, post: Post) -> bool:
    """Whether the step that made a post in the channel has been undone."""
    return post.over and isinstance(post.about, GamePost) and post.seat is None and session.play is not None


def is_repostable(session: Session, post: Post) -> bool:
    """Whether a post whose message is gone must be posted again, rather than left as it is."""
    match post.about:
        case GamePost():
            return not (post.over or is_superseded(session, post))
        case HostPost(kind, seat):
            return seat is None and (kind != "lobby" or session.status is Status.LOBBY)
        case ProposalPost(_, seat):
            return seat is None
        case InvitationPost() | HandedOverPost():
            return False
        case _:
            return not post.over


def with_times(session: Session) -> Posts:
    """Posts of which those that show deadlines must be sent again, as the deadlines have changed.

    Those are the newest post about the game, the newest private one of each player to move, and calls.
    """
    posts = session.posts
    newest = [posts.newest_private(seat) for seat in session.pending_people]
    newest += [posts.newest_public()] if posts.batch is None else []
    calls = [post for post in posts.rows if isinstance(post.about, PingPost | NoticePost)]
    for post in (*calls, *newest):
        if post is not None and post.message is not None:
            posts = posts.with_post(replace(post, version=""))
    return posts


# -------------------------------------------------------------------------------------- wanted against shown


def settled(session: Session, now: datetime) -> Session:
    """Session whose posts know whether anything is due; those neither wanted nor sent are gone."""
    versions, before = wanted(session), session.posts
    rows, dropped = list[Post](), list[Post]()
    for known in before.rows:
        post, own = known, versions.get(known.id)
        over = own is None
        if over and post.is_new:
            dropped.append(post)
            continue
        if own is not None and post.version == UNCOMPARED:
            post = replace(post, version=own.version, passing=own.passing or "", shown=post.number)
        due = own is None or _is_due(session, post, own)
        if (over, due) != (post.over, post.due):
            post = replace(post, over=over, due=due, changed=now if due and not post.due else post.changed)
        rows.append(post)
    posts = replace(before, rows=tuple(rows))
    for post in dropped:
        if post.seat is None or posts.newest_private(post.seat) is None:  # else a newer one takes its place
            posts = instead_of(posts, post, now)
    return session if posts == before else replace(session, posts=posts)


def _is_due(session: Session, post: Post, own: Wanted) -> bool:
    """Whether what is wanted of a post differs from what it shows."""
    if post.version is None:
        return True
    if post.message is None:  # given up, or left behind in another channel: only news bring it back
        of_game = isinstance(post.about, GamePost)
        changed = post.shown != post.number if of_game else post.version != own.version
        return changed and is_repostable(session, post)
    return post.version != own.version or own.passing not in (None, post.passing)


UNCOMPARED = "*"
"""Version of a message of an earlier version of the bot: whatever is wanted when it's first compared."""


def next_due(
    session: Session, faulty: Collection[int] = (), waiting: Collection[int] = (), *, channel: bool = True
) -> Post | None:
    """The post to send, edit or delete next; None if nothing can be done now.

    Left out are ``faulty`` posts, what goes to a ``channel`` that's closed (False), new posts about steps
    that are held back, and posts that are ``waiting``. New posts in the channel keep their order: they wait
    for each other, but nothing else does.
    """
    due = (post for post in session.posts.due if post.id not in faulty and (channel or post.is_private))
    in_line = False
    for post in sorted(due, key=lambda post: (_rank(session, post), post.changed, post.id)):
        follows = post.message is None and not post.is_private
        if post.id in waiting:
            in_line |= follows
        elif _can_be_made(session, post) and not (follows and in_line):
            return post
    return None


def _can_be_made(session: Session, post: Post) -> bool:
    """Whether a post's page can be composed, and isn't held back."""
    if post.number is None or (post.over and not isinstance(post.about, GamePost)):
        return True
    batch = session.posts.batch
    is_held = batch is not None and post.number >= batch.first
    edits_wait = post.message is None or session.edits_posts
    return session.play is not None and not (is_held and edits_wait)


def _rank(session: Session, post: Post) -> tuple[bool, bool, bool]:
    """Order of what's due: first what changes, then what's new; private messages wait for the channel.

    What only takes something away comes last.
    """
    clears = post.message is not None and (post.over or is_superseded(session, post))
    return clears and not is_undone(session, post), post.is_private, post.message is None
