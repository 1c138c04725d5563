"""What a table has posted and is to post, as a value: rows, the messages they became, who was notified."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from k2bot.game.values import CALL
from k2bot.host.values import GO_ON, MORE, PAUSE, OutboxRow, PostRow

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
    from datetime import datetime

    from k2bot.host.kernel.play import Play
    from k2bot.host.values import Posted, PostId, TableRow, WaitRow

LOBBY = "lobby"
CANCELLED = "cancelled"
SET_ASIDE = "aside"
QUIET = "quiet"
RESTING = "resting"
CLOCK_PAUSED, CLOCK_RUNS, CLOCK_LONGER = "clock-paused", "clock-runs", "clock-longer"
"""That the clock was paused or resumed, or that those awaited have more time."""
CLOCK_POSTS: Final = {PAUSE: CLOCK_PAUSED, GO_ON: CLOCK_RUNS, MORE: CLOCK_LONGER}
"""The post that says what was done about the clock."""
OF_CLOCK = frozenset(CLOCK_POSTS.values())
INVITED = "invited-"
"""What the key of a post that invites somebody begins with; the user's id follows."""
PROPOSAL = "proposal-"
"""What the key of a post about a proposal begins with; its number follows."""
STANDIN = "standin-"
"""What the key of a post about a stand-in begins with; the seat follows."""
LEFT = "left-"
"""Prefix of the key of a private post whose reader has handed over their seat."""
NOTICE = "notice-"
"""What the key of a post begins with that tells people that they are awaited; the rest says whom, of what."""


def is_call(post: PostRow) -> bool:
    """Whether this concerns a post that calls somebody."""
    return post.key.startswith(CALL)


def guest_of(key: str) -> tuple[int, ...]:
    """The user whom a post of that key invites; none for others."""
    return (int(key.removeprefix(INVITED)),) if key.startswith(INVITED) else ()


def is_notice(post: PostRow) -> bool:
    """Whether this concerns a message of the host's to people who are awaited."""
    return post.key.startswith(NOTICE)


def is_passing(post: PostRow) -> bool:
    """Whether this concerns a post that goes once they whom it calls have answered."""
    return is_call(post) or is_notice(post)


def withdraws(post: PostRow) -> bool:
    """Whether this takes a post away: an edit of a call or notice ends it, or else brings it up to date."""
    return post.edit and is_passing(post) and post.first is None


def up_to_date(post: PostRow) -> PostRow:
    """The edit by which a call or notice shows the times of now."""
    return replace(post, edit=True, first=post.number)


@dataclass(frozen=True, slots=True)
class NotificationState:
    """How each person awaited was told so, by seat, and which messages of the host's about it stand."""

    waits: Mapping[int, WaitRow] = field(default_factory=lambda: MappingProxyType({}))
    notices: tuple[PostRow, ...] = ()

    @property
    def due(self) -> tuple[WaitRow, ...]:
        """The waits of which the next post in the channel that asks for that is to notify people."""
        return tuple(wait for wait in self.waits.values() if wait.way == "channel")

    @property
    def in_channel(self) -> frozenset[int]:
        """The seats that were told in the channel, or are to be."""
        return frozenset(seat for seat, wait in self.waits.items() if wait.way in ("channel", "called"))

    def called(self, waits: Collection[WaitRow]) -> NotificationState:
        """The state once people have been told of these waits in the channel."""
        after = {
            seat: replace(wait, way="called") if wait in waits else wait for seat, wait in self.waits.items()
        }
        return replace(self, waits=MappingProxyType(after))


NOBODY_NOTIFIED: Final = NotificationState()
"""Where nobody is awaited."""


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
class Plan:
    """What a change means for the posts: ``posts`` are to be made, the rows of ``done`` no longer sent.

    ``outcome`` says what becomes of those and why, ``forget`` whose messages are gone, but for the posts in
    the channel whose keys are in ``keep``. The private messages to ``left``, a seat, are somebody else's now.
    ``batch`` is what is held back from now on, ``notified`` who has been told what; ``settled`` is the newest
    input that no undo takes back, None for what it was.
    """

    batch: StepBatch | None
    notified: NotificationState
    posts: tuple[PostRow, ...] = ()
    done: tuple[int, ...] = ()
    outcome: tuple[Literal["gathered", "dropped"], str] = ("gathered", "told together with what followed")
    forget: Literal["none", "channel", "all"] = "none"
    keep: tuple[str, ...] = ()
    left: int | None = None
    settled: int | None = None


@dataclass(frozen=True, slots=True)
class PendingPosts:
    """The outbox of a table: its ``rows``, oldest first, and the ``messages`` that its posts are.

    ``batch`` is what is not told yet, since what computers do next is told together with it. ``settled`` is
    the newest input known to be beyond every undo, and with it all before; 0 for none. Rows that are not
    stored yet have ids that follow the largest one.
    """

    rows: tuple[OutboxRow, ...] = ()
    messages: Mapping[PostId, Posted] = field(default_factory=lambda: MappingProxyType({}))
    batch: StepBatch | None = None
    notified: NotificationState = NOBODY_NOTIFIED
    settled: int = 0

    @property
    def waiting(self) -> tuple[OutboxRow, ...]:
        """The rows that wait to be sent."""
        return tuple(row for row in self.rows if row.status == "waiting")

    @property
    def call(self) -> str | None:
        """The key of the call that is posted or waits to be sent."""
        newest = next((row.wanted for row in reversed(self.rows) if is_call(row.wanted)), None)
        return None if newest is None or withdraws(newest) else newest.key

    @property
    def letters(self) -> tuple[PostId, ...]:
        """The private posts that are messages, oldest first."""
        return tuple(post for post in self.messages if post[1] is not None)

    @property
    def latest(self) -> Posted | None:
        """The newest message in the channel."""
        there = [posted for (_, seat), posted in self.messages.items() if seat is None]
        return there[-1] if there else None

    @property
    def newest_told(self) -> PostRow | None:
        """The newest post to all that tells of the game, neither a call nor a notice; edits are no posts."""
        return next((wanted for wanted in self._told if not wanted.edit and not is_passing(wanted)), None)

    def newest_of(self, key: str) -> PostRow | None:
        """How a post to all that tells of the game was made or changed last."""
        return next((wanted for wanted in self._told if wanted.key == key), None)

    @property
    def _told(self) -> Iterator[PostRow]:
        """Posts to all that tell of the game, newest first."""
        wanted = (row.wanted for row in reversed(self.rows))
        return (post for post in wanted if post.number is not None and post.seat is None)

    def row(self, row_id: int) -> OutboxRow | None:
        """The row of that id."""
        return next((row for row in self.rows if row.id == row_id), None)

    def since(self, post: PostId) -> int | None:
        """The first input that a message told of when it was made; None for one of the host's own."""
        row = self.row(self.messages[post].made_by)
        return None if row is None else row.wanted.number if row.wanted.first is None else row.wanted.first

    # ------------------------------------------------------------------------------------------- changes

    def planned(self, plan: Plan, now: datetime) -> PendingPosts:
        """The outbox once a plan is carried out."""
        settled = self.settled if plan.settled is None else plan.settled
        rows = self._finished(plan.done, *plan.outcome)
        known = PendingPosts(rows, self._left(plan), plan.batch, plan.notified, settled)
        return known.with_posts(plan.posts, now)

    def with_posts(self, posts: Iterable[PostRow], now: datetime) -> PendingPosts:
        """The outbox with these posts added, in their order."""
        last, created = self.rows[-1].id if self.rows else 0, now.isoformat()
        new = (OutboxRow(last + number, post, created, "waiting") for number, post in enumerate(posts, 1))
        return replace(self, rows=(*self.rows, *new))

    def _left(self, plan: Plan) -> Mapping[PostId, Posted]:
        """The messages that are still posts once a plan is carried out."""
        messages = dict(self.messages)
        match plan.forget:
            case "all":
                messages = {}
            case "channel":
                kept = plan.keep
                messages = {p: posted for p, posted in messages.items() if p[1] is not None or p[0] in kept}
            case _:
                pass
        if plan.left is not None:
            own = [post for post in messages if post[1] == plan.left and not post[0].startswith(NOTICE)]
            newest = [post for post in own if not post[0].startswith(LEFT)][-1:]
            put = {(f"{LEFT}{post[0]}", post[1]): messages[post] for post in newest}
            messages = {post: posted for post, posted in messages.items() if post not in own} | put
        return messages

    def sent(self, row: OutboxRow, posted: Posted) -> PendingPosts:
        """The outbox once a row has become a message; earlier rows of the same post are done with it."""
        post = row.wanted.post
        known = self.messages.get(post)
        made_by = known.made_by if known is not None and known.message_id == posted.message_id else row.id
        messages = {**self.messages, post: replace(posted, made_by=made_by)}
        ordered = dict(sorted(messages.items(), key=lambda item: item[1].made_by))
        return replace(self.withdrawn(row), messages=ordered)

    def withdrawn(self, row: OutboxRow) -> PendingPosts:
        """The outbox once a row is done with; earlier rows of the same post are done with it."""
        earlier = [
            other.id for other in self.waiting if other.wanted.post == row.wanted.post and other.id < row.id
        ]
        rows = self._finished(earlier, "gathered", f"row {row.id} tells of it, too")
        return replace(
            self, rows=tuple(replace(one, status="sent") if one.id == row.id else one for one in rows)
        )

    def dropped(self, rows: Collection[int], reason: str) -> PendingPosts:
        """The outbox without these rows, which are never sent."""
        return replace(self, rows=self._finished(rows, "dropped", reason))

    def tried(self, row_id: int, now: datetime, marks: Iterable[str]) -> PendingPosts:
        """The outbox once a row goes out as a new message that says that."""
        return replace(
            self,
            rows=tuple(
                replace(row, tried=row.tried or now, marks=row.marks.union(marks))
                if row.id == row_id
                else row
                for row in self.rows
            ),
        )

    def without_message(self, post: PostId) -> PendingPosts:
        """The outbox where a post is no message any more."""
        return replace(self, messages={other: it for other, it in self.messages.items() if other != post})

    def without(self, rows: Collection[int]) -> PendingPosts:
        """The outbox without these rows, but for those that have made a message that still is a post."""
        needed = {posted.made_by for posted in self.messages.values()}
        return replace(self, rows=tuple(row for row in self.rows if row.id not in rows or row.id in needed))

    def numbered(self, ids: Mapping[int, int]) -> PendingPosts:
        """The outbox with the ids that the store has given to new rows."""
        if not ids:
            return self
        rows = (replace(row, id=ids[row.id]) if row.id in ids else row for row in self.rows)
        return replace(self, rows=tuple(rows))

    def _finished(
        self, rows: Collection[int], status: Literal["gathered", "dropped"], reason: str
    ) -> tuple[OutboxRow, ...]:
        return tuple(
            replace(row, status=status, reason=reason) if row.id in rows else row for row in self.rows
        )


def is_news(post: PostRow) -> bool:
    """Whether this makes a new message that tells of the game, and calls nobody."""
    return post.number is not None and not post.edit and not is_passing(post)


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


def tells_undone(play: Play, post: PostRow) -> bool:
    """Whether an edit says of a post to all that what it tells of was taken back."""
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
    """The first waiting row that can go out now; edits that a later edit of their post outdates are left out.

    So is a call or notice that is withdrawn already, unless it was tried, and so may stand there. What was
    ``passed_over`` is left out, and outdates nothing.
    ``channel`` False holds back what goes to the channel, ``game`` False what only the game can compose,
    ``before`` new posts that tell of that input and later ones, and where ``edits`` is False edits too.
    """
    rows = [row for row in rows if row.id not in passed_over]
    newest_edit = {row.wanted.post: row.id for row in rows if row.wanted.edit}
    for row in rows:
        later = newest_edit.get(row.wanted.post, 0) > row.id
        outdated = later and (row.wanted.edit or (is_passing(row.wanted) and row.tried is None))
        number = None if withdraws(row.wanted) else row.wanted.number
        held = (not channel and row.wanted.seat is None) or (not game and number is not None)
        late = before is not None and number is not None and number >= before
        held = held or (late and not (edits and row.wanted.edit))
        if not outdated and not held:
            return row
    return None


def posts_to_repeat(
    rows: Sequence[OutboxRow], newest: int | None, *, notices: Collection[str] = ()
) -> tuple[PostRow, ...]:
    """What a table has to post again in another channel, given all rows of its outbox.

    That is what was not sent yet, the last post made, what input ``newest`` called for (None: the table
    is still in its lobby), and the ``notices`` that still hold; each once, as of the newest input it tells
    of, in the order of first appearance, the notices first. Calls are apart: at most one still holds.
    """
    told = [row for row in rows if row.wanted.seat is None and not is_passing(row.wanted)]
    told = [row for row in told if (row.wanted.key == LOBBY) == (newest is None)]
    latest = {row.wanted.key: row.wanted for row in told}
    current = _current(told, newest)
    noticed = [key for key in latest if key in notices]
    others = [key for key in latest if key in current and key not in notices]
    return tuple(PostRow(latest[key].number, key, first=latest[key].first) for key in (*noticed, *others))


def _current(told: Sequence[OutboxRow], newest: int | None) -> set[str]:
    """The keys of the last post made, of what was not sent yet, and of what that input called for."""
    news = [row.wanted.key for row in told if not row.wanted.edit]
    made = [key for key in news if not key.startswith((STANDIN, PROPOSAL)) and key not in OF_CLOCK]
    due = [row.wanted.key for row in told if row.status == "waiting" or row.wanted.number == newest]
    return {*made[-1:], *due}


def private_posts_to_repeat(rows: Sequence[OutboxRow]) -> tuple[PostRow, ...]:
    """The last private post of each seat that tells of the game, given all rows of a table's outbox."""
    last = {
        row.wanted.seat: PostRow(row.wanted.number, row.wanted.key, seat=row.wanted.seat)
        for row in rows
        if row.wanted.seat is not None and row.wanted.number is not None and not is_notice(row.wanted)
    }
    return tuple(last.values())


def link_to(row: TableRow, posted: Posted) -> str:
    """Where a post of a table is found."""
    return f"https://discord.com/channels/{row.guild_id or '@me'}/{posted.channel_id}/{posted.message_id}"


def superfluous(
    rows: Sequence[OutboxRow], counts: Callable[[int | None], bool], settled: int
) -> tuple[int, ...]:
    """The ids of the rows that nothing will ask for any more, given all rows of a table's outbox.

    No undo takes back the input ``settled`` or an earlier one, and ``counts`` says whether an input was not
    taken back. Of what is done with and tells of nothing later, a post needs the rows that came first, that
    made it last and that changed it last, of all and of those that count. A call or notice that was taken
    away needs none, but for the newest call: it says that there is none.
    """
    done = [row for row in rows if row.status != "waiting" and (row.wanted.number or 0) <= settled]
    needed = {row.id for row in rows}.difference(row.id for row in done)
    for told in (done, [row for row in done if counts(row.wanted.number)]):
        needed.update({row.wanted.post: row.id for row in reversed(told)}.values())
        needed.update({row.wanted.post: row.id for row in told if not row.wanted.edit}.values())
        needed.update({row.wanted.post: row.id for row in told}.values())
    newest = {row.wanted.post: row for row in rows if is_passing(row.wanted)}
    gone = {post for post, row in newest.items() if row.status != "waiting" and withdraws(row.wanted)}
    needed -= {row.id for row in rows if row.wanted.post in gone and row.status != "waiting"}
    needed.update([row.id for row in rows if is_call(row.wanted)][-1:])
    return tuple(row.id for row in rows if row.id not in needed)


def nonce(row: OutboxRow) -> str:
    """A text of at most 25 characters that is a row's own among the rows of all databases."""
    mark = hashlib.sha256(f"{row.id} {row.created}".encode()).hexdigest()
    return f"{row.id}-{mark}"[:25]
