"""Outbox of a table as a value: rows to send, the messages they became, and who was notified."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Literal

from k2bot.game.values import PING
from k2bot.host.values import MORE, PAUSE, RESUME, OutboxRow, PostId, SentPost, WaitRow, WantedPost

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from k2bot.host.kernel.play import Play

LOBBY = "lobby"
CANCELLED = "cancelled"
SET_ASIDE = "aside"
UNFOLLOWED = "quiet"
RESTING = "resting"
UNSTARTED = "unstarted"
"""Key of the post that nobody has started the game; edited only when the lobby is closed for that."""
UNSTARTED_AFTER, CLOSED_AFTER = timedelta(days=1), timedelta(days=7)
"""Delays after a lobby's last change until that post is made, and until the lobby is closed."""
CLOCK_PAUSED, CLOCK_RUNS, CLOCK_LONGER = "clock-paused", "clock-runs", "clock-longer"
"""Keys of the posts about the clock being paused, resumed or extended."""
CLOCK_POSTS = {PAUSE: CLOCK_PAUSED, RESUME: CLOCK_RUNS, MORE: CLOCK_LONGER}
"""Post key by clock action."""
CLOCK_POST_KEYS = frozenset(CLOCK_POSTS.values())
INVITED = "invited-"
"""Key prefix of an invitation; its users' ids follow."""
_PRIVATELY = "@"
"""Stands before the only guest of an invitation that's a direct message."""
PROPOSAL = "proposal-"
"""Key prefix of a post about a proposal; its number follows."""
STANDIN = "standin-"
"""Key prefix of a post about a stand-in; the seat follows."""
SEAT_HANDED_OVER = "left-"
"""Key prefix of a private post whose reader has handed over their seat."""
NOTICE = "notice-"
"""Key prefix of a notice that it's somebody's turn; the rest encodes kind, input and users."""
HOST_KEYS = frozenset({LOBBY, CANCELLED, SET_ASIDE, UNFOLLOWED, RESTING, UNSTARTED, *CLOCK_POST_KEYS})
HOST_PREFIXES = (INVITED, PROPOSAL, STANDIN, SEAT_HANDED_OVER, NOTICE, PING)
"""Keys, and beginnings of keys, that games' own posts can't have."""


def is_ping(post: WantedPost) -> bool:
    """Whether this is a ping, or an edit of one."""
    return post.key.startswith(PING)


def invitation(guests: Iterable[int]) -> WantedPost:
    """Post in the channel that invites these users."""
    return WantedPost(None, f"{INVITED}{'.'.join(map(str, guests))}")


def private_invitation(guest: int) -> WantedPost:
    """Direct message that invites a user."""
    return WantedPost(None, f"{INVITED}{_PRIVATELY}.{guest}")


def guests_of(key: str) -> tuple[int, ...]:
    """Users invited by a post of that key; empty for other posts."""
    guests = key.removeprefix(INVITED).split(".") if key.startswith(INVITED) else ()
    return tuple(int(guest) for guest in guests if guest != _PRIVATELY)


def private_guest(key: str) -> int | None:
    """User whom a direct message of that key invites; None for other posts."""
    return guests_of(key)[0] if key.startswith(f"{INVITED}{_PRIVATELY}.") else None


def is_notice(post: WantedPost) -> bool:
    """Whether this is a host's notice to players to move, or an edit of one."""
    return post.key.startswith(NOTICE)


def is_passing(post: WantedPost) -> bool:
    """Whether this post is deleted once the players it addresses have answered."""
    return is_ping(post) or is_notice(post)


def withdraws(post: WantedPost) -> bool:
    """Whether this deletes a post: an edit of a ping or notice either deletes or updates it."""
    return post.edit and is_passing(post) and post.first is None


def refreshing_edit(post: WantedPost) -> WantedPost:
    """Edit that makes a ping or notice show the current deadlines and names."""
    return replace(post, edit=True, first=post.number)


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


@dataclass(frozen=True, slots=True)
class OutboxState:
    """Outbox of a table: its ``rows``, sent or not, oldest first, and the ``messages`` its posts became.

    ``waits`` tells by seat how each player to move was notified. ``batch`` is held back so that it can be
    told together with the computers' next steps. ``final_until`` is the newest input known to be beyond any
    undo, as is everything before it; 0 for none. Rows that aren't stored yet have provisional ids that follow
    the largest one.
    """

    rows: tuple[OutboxRow, ...] = ()
    messages: Mapping[PostId, SentPost] = field(default_factory=dict)
    waits: Mapping[int, WaitRow] = field(default_factory=dict)
    batch: StepBatch | None = None
    final_until: int = 0

    @property
    def unsent(self) -> tuple[OutboxRow, ...]:
        """Rows still to be sent."""
        return tuple(row for row in self.rows if row.status == "waiting")

    @property
    def ping(self) -> str | None:
        """Key of the ping that's posted or waiting to be sent; None for none."""
        newest = self.newest(is_ping)
        return None if newest is None or withdraws(newest) else newest.key

    @property
    def notices(self) -> tuple[WantedPost, ...]:
        """The host's notices that are posted or waiting to be sent, and not being deleted."""
        newest = {row.wanted.post: row for row in self.rows if is_notice(row.wanted)}
        return tuple(
            replace(row.wanted, edit=False, first=None)
            for post, row in newest.items()
            if not withdraws(row.wanted) and (row.status == "waiting" or post in self.messages)
        )

    @property
    def due_pings(self) -> tuple[WaitRow, ...]:
        """Waits whose players the next suitable post in the channel must ping."""
        return tuple(wait for wait in self.waits.values() if wait.way == "channel")

    @property
    def pinged_seats(self) -> frozenset[int]:
        """Seats that were or will be pinged in the channel."""
        return frozenset(seat for seat, wait in self.waits.items() if wait.way in ("channel", "called"))

    @property
    def private_posts(self) -> tuple[PostId, ...]:
        """Private posts that have been sent, oldest first."""
        return tuple(post for post in self.messages if post[1] is not None)

    @property
    def latest(self) -> SentPost | None:
        """Newest message in the channel but invitations, for links to where the game is now."""
        posts = self.messages.items()
        public = [posted for (key, seat), posted in posts if seat is None and not guests_of(key)]
        return public[-1] if public else None

    def newest(self, matches: Callable[[WantedPost], bool]) -> WantedPost | None:
        """Newest post or edit that matches; None for none."""
        return next((row.wanted for row in reversed(self.rows) if matches(row.wanted)), None)

    def newest_public(self, keys: tuple[str, ...] = ("",)) -> WantedPost | None:
        """Newest public post about the game with a key that begins so, neither edit, ping nor notice."""
        return self.newest(lambda post: is_news(post) and post.seat is None and post.key.startswith(keys))

    def newest_private(self, seat: int) -> str | None:
        """Key of the newest private post about the game to that seat."""
        newest = self.newest(
            lambda post: post.seat == seat and post.number is not None and not is_notice(post)
        )
        return None if newest is None else newest.key

    def row(self, row_id: int) -> OutboxRow | None:
        """Row by id."""
        return next((row for row in self.rows if row.id == row_id), None)

    def first_input_of(self, post: PostId) -> int | None:
        """First input that a message covered when it was made; None for one of the host's own."""
        row = self.row(self.messages[post].made_by)
        return None if row is None else row.wanted.begins

    # ------------------------------------------------------------------------------------------- changes

    def with_pinged(self, waits: Collection[WaitRow]) -> OutboxState:
        """Outbox after these waits' players were pinged in the channel."""
        after = {
            seat: replace(wait, way="called") if wait in waits else wait for seat, wait in self.waits.items()
        }
        return replace(self, waits=after)

    def with_posts(self, posts: Iterable[WantedPost], now: datetime) -> OutboxState:
        """Outbox with these posts appended."""
        last, created = self.rows[-1].id if self.rows else 0, now.isoformat()
        new = (OutboxRow(last + number, post, created, "waiting") for number, post in enumerate(posts, 1))
        return replace(self, rows=(*self.rows, *new))

    def after_handover(self, seat: int) -> OutboxState:
        """Outbox after somebody else took a seat: its private messages are no longer current.

        The newest one becomes a post of its own, which will say so; the host's own stay what they are.
        """
        apart = (NOTICE, UNSTARTED, PROPOSAL)
        own = [post for post in self.messages if post[1] == seat and not post[0].startswith(apart)]
        newest = [post for post in own if not post[0].startswith(SEAT_HANDED_OVER)][-1:]
        rest = {post: posted for post, posted in self.messages.items() if post not in own}
        put = {(f"{SEAT_HANDED_OVER}{key}", seat): self.messages[key, seat] for key, _ in newest}
        return replace(self, messages=rest | put)

    def with_sent(self, row: OutboxRow, posted: SentPost) -> OutboxState:
        """Outbox after a row was sent as a message; supersedes earlier waiting rows of the same post."""
        post = row.wanted.post
        known = self.messages.get(post)
        made_by = known.made_by if known is not None and known.message_id == posted.message_id else row.id
        messages = {**self.messages, post: replace(posted, made_by=made_by)}
        ordered = dict(sorted(messages.items(), key=lambda item: item[1].made_by))
        return replace(self.with_settled(row), messages=ordered)

    def with_sent_to_predecessor(self, row: OutboxRow, posted: SentPost, now: datetime) -> OutboxState:
        """Outbox after a private row was sent to somebody whose seat another player has taken meanwhile.

        A new message becomes a post of its own, which will say so. An edited one has been dealt with.
        """
        post, finished = row.wanted, self.with_finished([row], "sent")
        if post.edit:
            return finished
        own = WantedPost(None, f"{SEAT_HANDED_OVER}{post.key}", edit=True, seat=post.seat)
        messages = {**self.messages, own.post: replace(posted, made_by=row.id)}
        return replace(finished, messages=messages).with_posts([own], now)

    def with_settled(self, row: OutboxRow) -> OutboxState:
        """Outbox after a row was dealt with; supersedes earlier waiting rows of the same post."""
        same = (other for other in self.unsent if other.wanted.post == row.wanted.post)
        earlier = [other for other in same if other.id < row.id]
        return self.with_finished(earlier, "gathered", f"row {row.id} covers it, too").with_finished(
            [row], "sent"
        )

    def with_finished(
        self, rows: Iterable[OutboxRow], status: Literal["sent", "gathered", "dropped"], reason: str = ""
    ) -> OutboxState:
        """Outbox after these rows were sent, or given up for good."""
        ids = {row.id for row in rows}
        return self._change_rows(ids, lambda row: replace(row, status=status, reason=reason))

    def with_attempt(self, row_id: int, now: datetime, marks: Iterable[str]) -> OutboxState:
        """Outbox after an attempt to send a row as a new message with these marks."""
        return self._change_rows(
            [row_id], lambda row: replace(row, tried=row.tried or now, marks=row.marks.union(marks))
        )

    def without_message(self, post: PostId) -> OutboxState:
        """Outbox after the message of a post was lost."""
        return replace(self, messages={other: it for other, it in self.messages.items() if other != post})

    def without(self, rows: Collection[int]) -> OutboxState:
        """Outbox without these rows, except those whose message is still a post."""
        needed = {posted.made_by for posted in self.messages.values()}
        return replace(self, rows=tuple(row for row in self.rows if row.id not in rows or row.id in needed))

    def after_end(self) -> OutboxState:
        """Outbox of a game that's over and has sent everything: only messages that links lead to."""
        linked = (self.messages.get((LOBBY, None)), self.latest)
        messages = {post: posted for post, posted in self.messages.items() if posted in linked}
        return replace(self, rows=(), messages=messages)

    def with_ids(self, ids: Mapping[int, int]) -> OutboxState:
        """Outbox with the ids that the store gave to new rows, by their provisional ones."""
        return self._change_rows(ids, lambda row: replace(row, id=ids[row.id]))

    def _change_rows(self, rows: Collection[int], change: Callable[[OutboxRow], OutboxRow]) -> OutboxState:
        """Outbox after a change of these rows."""
        return replace(self, rows=tuple(change(row) if row.id in rows else row for row in self.rows))


def is_news(post: WantedPost) -> bool:
    """Whether this makes a new message about the game that isn't a ping or notice."""
    return post.number is not None and not post.edit and not is_passing(post)


def restored_batch(play: Play, rows: Iterable[OutboxRow]) -> StepBatch | None:
    """Restore the batch that was held back when the bot stopped, from the waiting rows; None for none.

    Whatever follows then replaces those rows, as if the bot hadn't stopped. If any of them was attempted,
    they were no longer held back and may have been posted already.
    """
    news = [
        row
        for row in rows
        if row.wanted.number == play.number and row.wanted.seat is None and is_news(row.wanted)
    ]
    if any(row.tried for row in news):
        return None
    first = min((number for row in news if (number := row.wanted.begins) is not None), default=None)
    return None if first is None else StepBatch(first, play.merged_from(first))


def tells_undone(play: Play, post: WantedPost) -> bool:
    """Whether an edit marks a public post as undone."""
    return post.edit and post.seat is None and not is_passing(post) and not play.counts(post.number)


def next_row(
    rows: Sequence[OutboxRow],
    passed_over: Collection[int],
    *,
    channel: bool,
    game: bool,
    before: int | None = None,
    edits: bool = True,
) -> OutboxRow | None:
    """First waiting row that can be sent now, skipping edits, pings and notices that a later edit supersedes.

    If a post is made again in between, its edits are of another message. What has been attempted isn't
    skipped: it may be posted, and the later edit needs its message. Rows in ``passed_over`` are ignored and
    supersede nothing. ``channel`` False holds back public posts, ``game`` False posts that only the game can
    compose, ``before`` new posts about that input or later ones, and, if ``edits`` is False, edits as well.
    """
    rows = [row for row in rows if row.id not in passed_over]
    edited, edit_follows = set[int](), dict[PostId, bool]()
    for row in reversed(rows):
        if edit_follows.get(row.wanted.post):
            edited.add(row.id)
        edit_follows[row.wanted.post] = row.wanted.edit
    for row in rows:
        changes = row.wanted.edit or is_passing(row.wanted)
        outdated = changes and row.tried is None and row.id in edited
        number = None if withdraws(row.wanted) else row.wanted.number
        is_held = (not channel and row.wanted.seat is None) or (not game and number is not None)
        late = before is not None and number is not None and number >= before
        is_held = is_held or (late and not (edits and row.wanted.edit))
        if not outdated and not is_held:
            return row
    return None


def posts_to_repeat(
    rows: Sequence[OutboxRow], newest: int | None, *, notices: Collection[str]
) -> tuple[WantedPost, ...]:
    """Public posts that a table must repeat in another channel, given all rows of its outbox.

    Those are unsent posts, the last post made, posts requested by the input ``newest``, and the ``notices``
    still in effect; in a lobby (None), its post and unsent invitations. Each appears once, as of the newest
    input it covers, in order of first appearance, notices first. Pings are handled separately: at most one
    is in effect.
    """
    public = [row for row in rows if row.wanted.seat is None and not is_passing(row.wanted)]
    unsent = [row for row in public if row.status == "waiting" and not row.wanted.edit]
    invitations = [row for row in unsent if newest is None and guests_of(row.wanted.key)]
    public = [row for row in public if (row.wanted.key == LOBBY) == (newest is None)] + invitations
    latest = {row.wanted.key: row.wanted for row in public}
    current = _current_keys(public, newest)
    noticed = [key for key in latest if key in notices]
    others = [key for key in latest if key in current and key not in notices]
    return tuple(replace(latest[key], edit=False) for key in (*noticed, *others))


def _current_keys(public: Sequence[OutboxRow], newest: int | None) -> set[str]:
    """Keys of the last post made, of unsent posts, and of posts requested by that input."""
    news = [row.wanted.key for row in public if not row.wanted.edit]
    posted = [key for key in news if not key.startswith((STANDIN, PROPOSAL)) and key not in CLOCK_POST_KEYS]
    due = [row.wanted.key for row in public if row.status == "waiting" or row.wanted.number == newest]
    return {*posted[-1:], *due}


def private_posts_to_repeat(rows: Sequence[OutboxRow]) -> tuple[WantedPost, ...]:
    """Last private post about the game of each seat, given all rows of a table's outbox."""
    last = {
        row.wanted.seat: replace(row.wanted, edit=False, first=None)
        for row in rows
        if row.wanted.seat is not None and row.wanted.number is not None and not is_notice(row.wanted)
    }
    return tuple(last.values())


def superfluous_rows(
    rows: Sequence[OutboxRow], counts: Callable[[int | None], bool], final_until: int
) -> tuple[int, ...]:
    """Ids of outbox rows that nothing will need any more, given all rows of a table's outbox.

    No undo reaches the input ``final_until`` or earlier ones; ``counts`` says whether an input is still
    in effect. Among finished rows up to ``final_until``, a post needs its first row, its last new post
    and its last edit, both overall and among inputs in effect. A deleted ping or notice needs none,
    except the newest ping: it shows that there is none now.
    """
    finished = [row for row in rows if row.status != "waiting" and (row.wanted.number or 0) <= final_until]
    needed = {row.id for row in rows}.difference(row.id for row in finished)
    for posts in (finished, [row for row in finished if counts(row.wanted.number)]):
        needed.update({row.wanted.post: row.id for row in reversed(posts)}.values())
        needed.update({row.wanted.post: row.id for row in posts if not row.wanted.edit}.values())
        needed.update({row.wanted.post: row.id for row in posts}.values())
    newest = {row.wanted.post: row for row in rows if is_passing(row.wanted)}
    withdrawn = {post for post, row in newest.items() if row.status != "waiting" and withdraws(row.wanted)}
    needed -= {row.id for row in rows if row.wanted.post in withdrawn and row.status != "waiting"}
    needed.update([row.id for row in rows if is_ping(row.wanted)][-1:])
    return tuple(row.id for row in rows if row.id not in needed)


def nonce(row: OutboxRow) -> str:
    """Nonce of at most 25 characters (Discord's limit), unique to a row across all databases."""
    mark = hashlib.sha256(f"{row.id} {row.created}".encode()).hexdigest()
    return f"{row.id}-{mark}"[:25]
