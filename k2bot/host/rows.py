"""Rows of the database: what is stored, and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast, get_args

from k2bot.game.values import PING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from k2bot.host.members import Member


class Status(Enum):
    """Lifecycle of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def open(self) -> bool:
        """Whether the table still occupies its channel."""
        return self in {Status.LOBBY, Status.RUNNING}


# ---------------------------------------------------------------------------------------------- tables


InputKind = Literal["answer", "default", "resign", "undo"]
"""An ``answer`` is its player's own decision, a ``default`` was made for a person by the bot."""
NoticeKind = Literal["reminder", "asked", "last"]
"""Occasion of a host's notice: a decision open for long, a new one, or being the last one to move."""
NOTICE_KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)
"""Kinds of timers that notify; of several due at once, the last in this order wins."""
TimerKind = Literal["default", "clock", "order", "computer", "unknown", "proposal", "lobby", NoticeKind]
ProposalKind = Literal["undo", "swap", "host", "pause", "resume", "extend"]
ProposalStatus = Literal["open", "agreed", "declined", "lapsed"]
NotificationState = Literal["here", "none", "private", "dm", "channel", "called"]
"""How a player was notified of their turn.

Not at all: ``here`` (they saw it themselves) or ``none`` (no notices wanted, or quiet hours). By a
``private`` post of the game; by a ``dm`` of the host; or by a post in the channel, still to come
(``channel``) or done (``called``).
"""

Result = Literal["won", "drew", "lost"]
"""Result of a game for a player; those who share first place drew."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """Features that a kind of table allows; a game in a channel allows everything.

    ``company``: people come and go, in a lobby and by invitation, swap, rematch, move to another channel and
    so on. Without it the table belongs to one person, in their chat with the bot. ``hurry``: players are
    reminded, and the bot's patience with them has an end. ``counts``: statistics include it, and the computer
    plays it again.
    """

    company: bool = True
    hints: bool = True
    hurry: bool = True
    counts: bool = True


KINDS: Mapping[str, Allowed] = {
    "game": Allowed(),
    "daily": Allowed(company=False, hints=False),
    "practice": Allowed(company=False, hurry=False, counts=False),
}
"""Kinds of tables: a game in a channel, a daily game of one person, and practice from a position of one."""
GAME, DAILY, PRACTICE = KINDS


@dataclass(frozen=True, slots=True)
class Origin:
    """Starting point of practice: the game of a ``table``, after that many of its ``inputs`` in effect.

    ``points`` and ``result`` are the player's in that game; None if it has none. The first ``shared`` inputs
    are stored with that game alone; any further ones of the opening, with the practice.
    """

    table: int
    inputs: int
    points: int | None = None
    result: Result | None = None
    shared: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table; ``seed``, ``begun`` and ``revision`` are None until the game starts. Times are aware (UTC).

    ``revision`` is that of the rules by which the game is played to its end. ``language`` is that of its
    public posts, None for the bot's default. ``paused`` is when its clock was paused, None if it's running.
    ``channel_id`` is negative once the person in whose chat it was has been forgotten.
    """

    id: int
    guild_id: int | None
    channel_id: int
    host_id: int
    game: str
    status: Status
    options: Mapping[str, str]
    seed: str | None
    created: datetime
    begun: datetime | None = None
    revision: int | None = None
    """In the database, the column ``rules``."""
    language: str | None = None
    paused: datetime | None = None
    invited: tuple[int, ...] = ()
    """User ids that may join a private table."""
    rematch_of: int | None = None
    """Previous table whose seats rotate by one here; None if seats follow the order of joining."""
    secret: str | None = None
    """Bot's part of the seed, committed to in the lobby; None for tables of an earlier version."""
    presses: tuple[int, ...] = ()
    """Players' part of the seed: the ids of the presses that joined and started, in order."""
    kind: str = GAME
    """Kind of table, a key of ``KINDS``."""
    origin: Origin | None = None
    """Position that practice began with."""
    sealed: datetime | None = None
    """Time (UTC) until which the seed stays secret even after the end; None for no longer than the game."""
    canceller: int | None = None
    """Seat of the player whose cancelling counts as leaving in ratings; None if it has no consequences."""
    expires: datetime | None = None
    """When it's deleted, with everything about it; None while it's open, and if it's kept for good."""

    @property
    def allows(self) -> Allowed:
        """Features that this kind of table allows."""
        return KINDS[self.kind]

    @property
    def lasts(self) -> bool:
        """Whether it's kept for good once it has ended: it has a result, or counts in ratings."""
        counts = self.status is Status.OVER or self.canceller is not None
        return self.kind == DAILY or (self.kind == GAME and counts)

    def sealed_until(self, now: datetime) -> datetime | None:
        """``sealed`` if that's yet to come."""
        return self.sealed if self.sealed is not None and now < self.sealed else None

    def seed_public(self, now: datetime) -> bool:
        """Whether everyone may know the seed: the game is no longer open, and it isn't sealed any more."""
        return not self.status.open and self.sealed_until(now) is None


@dataclass(frozen=True, slots=True)
class InputRow:
    """An input of a seat; ``number`` counts from 1, ``stamp`` is the decision's id ("" for none).

    The answer of an ``undo`` is the number of the first input to revert; all later ones are reverted, too.
    ``fingerprint`` identifies the resulting state; None if not recorded. ``late`` marks decisions made after
    the player's clock had run out. ``time_up`` tells how, by a clock or the bot's patience: as drafted,
    completed, or chosen for them; None if in time or not recorded. ``ahead`` marks a player's own answer
    that was given before they were asked.
    """

    number: int
    seat: int
    kind: InputKind
    stamp: str
    answer: str
    at: datetime
    fingerprint: str | None = None
    late: bool = False
    time_up: str | None = None
    ahead: bool = False


@dataclass(frozen=True, slots=True)
class PlacementRow:
    """Final standing of a seat; 1 is best, ties share a place."""

    seat: int
    user_id: int
    place: int
    points: int | None
    facts: Mapping[str, Any]


Counting: TypeAlias = Literal["all", "losses", "nothing"]
"""What a game can do to a player's rating; for ``nothing``, the others are only measured against it."""


@dataclass(frozen=True, slots=True)
class RatedPlaceRow:
    """A seat in ratings: who sat down in it, and their place; 1 is best, ties share a place.

    ``level`` is a computer's.
    """

    seat: int
    user_id: int
    level: str | None
    place: int
    counts: Counting


@dataclass(frozen=True, slots=True)
class DraftRow:
    """A seat's draft for a decision."""

    seat: int
    stamp: str
    text: str


@dataclass(frozen=True, slots=True)
class OrdersRow:
    """A seat's standing orders."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """A proposal that needs consent; ``number`` counts per table from 1.

    ``user_id`` is the proposer; ``facts`` are the details, with short English keys. ``input`` is the game's
    newest input when it was made or carried out. ``agreed`` are the users who have accepted, ``decliner`` the
    one who has declined.
    """

    number: int
    kind: ProposalKind
    user_id: int
    facts: Mapping[str, Any]
    input: int
    at: datetime
    agreed: tuple[int, ...] = ()
    status: ProposalStatus = "open"
    decliner: int | None = None


@dataclass(frozen=True, slots=True)
class InvitationRow:
    """A call to somebody from outside a table, not accepted; a ``stranger`` has never played with them."""

    guest: int
    sent: datetime
    stranger: bool


@dataclass(frozen=True, slots=True)
class TimerRow:
    """Timer of a seat that has been waiting ``since`` then; a ``default``'s player may have come later.

    When it fires, ``default`` takes the default answer, ``clock`` times out, ``order`` follows standing
    orders, and ``computer`` decides. Without a seat, ``proposal`` lets a proposal lapse, and ``lobby``
    reminds of a lobby that nobody starts, and closes it. ``NOTICE_KINDS`` send notices. ``unknown`` is for a
    game that must be loaded first. ``due`` is None if it never fires by itself. ``left`` is the remaining
    time of a paused clock in seconds, 0 for an expired one.
    """

    kind: TimerKind
    seat: int
    since: datetime
    due: datetime | None
    left: float | None = None

    @property
    def run_out(self) -> bool:
        """Whether it's an expired clock, so that a computer decides."""
        return self.kind == "clock" and self.left == 0

    @property
    def key(self) -> tuple[TimerKind, int, datetime]:
        """Identity of the timer, whatever its due time."""
        return self.kind, self.seat, self.since


@dataclass(frozen=True, slots=True)
class ClockRow:
    """A ``clock`` timer with its player, and the table's settings that determine its time."""

    table_id: int
    user_id: int
    options: Mapping[str, str]
    paused: bool
    timer: TimerRow


@dataclass(frozen=True, slots=True)
class WaitRow:
    """Notification of a seat's player, for the wait that began after input ``number``."""

    seat: int
    user_id: int
    number: int
    way: NotificationState


@dataclass(frozen=True, slots=True)
class SentPost:
    """Discord message of a table's post."""

    channel_id: int
    message_id: int

    def link(self, server: int | None) -> str:
        """URL of the message on that server, or in a chat with the bot."""
        return f"https://discord.com/channels/{server or '@me'}/{self.channel_id}/{self.message_id}"


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Aggregate of a table, read and written as a whole."""

    row: TableRow
    members: tuple[Member, ...] = ()
    inputs: tuple[InputRow, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    placements: tuple[PlacementRow, ...] = ()
    """By seat; empty if not recorded."""
    rated_places: tuple[RatedPlaceRow, ...] = ()
    """By seat; empty if it doesn't count in ratings."""
    orders: tuple[OrdersRow, ...] = ()
    timers: tuple[TimerRow, ...] = ()
    """By kind and seat."""
    proposals: tuple[ProposalRow, ...] = ()
    """All proposals ever made, in order."""
    posts: tuple[Post, ...] = ()
    """Oldest first."""
    waits: tuple[WaitRow, ...] = ()
    """By seat."""
    invitations: tuple[InvitationRow, ...] = ()
    """By guest."""


@dataclass(frozen=True, slots=True)
class DailyMark:
    """Keyed hash of a day and a person who has made an attempt at its daily game, kept ``until`` then."""

    mark: str
    until: datetime


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """Which past games to list; ``game`` is a key, empty for all, ``player`` a user who took part.

    ``where`` means the reader's own and this channel's (near), the reader's own, this channel's, or those of
    this server in channels that the reader sees. ``only`` means games that the reader won (in company, and
    alone in first place), games with other people, against computers only, solo, or cancelled.
    """

    game: str = ""
    where: Literal["near", "mine", "channel", "server"] = "near"
    only: Literal["any", "won", "people", "computers", "solo", "cancelled"] = "any"
    player: int | None = None


# ----------------------------------------------------------------------------------------------- posts


HostPostKind: TypeAlias = Literal[
    "lobby",
    "cancelled",
    "aside",
    "quiet",
    "resting",
    "unstarted",
    "closed",
    "clock-paused",
    "clock-runs",
    "clock-longer",
]
"""Occasion of a post of the host's own.

``aside``: the game can't continue. ``quiet``: nobody follows it any more. ``unstarted``: nobody has started
the game, and ``closed``: the lobby was closed for that.
"""
_HOST_POSTS: tuple[HostPostKind, ...] = get_args(HostPostKind)


@dataclass(frozen=True, slots=True)
class GamePost:
    """A post that the game names ``key``, made by the input ``made``; with a ``seat``, a private message."""

    key: str
    made: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class HostPost:
    """A post of the host's own, in the channel or, with a ``seat``, as a private message."""

    kind: HostPostKind
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class PingPost:
    """A line that calls the players to move; the game names it ``key``."""

    key: str
    seat: None = None


@dataclass(frozen=True, slots=True)
class NoticePost:
    """A notice to users who have been to move since the input ``number``.

    One that ``explains`` replaces a direct message that its only user doesn't accept, and says so.
    """

    kind: NoticeKind
    number: int
    users: tuple[int, ...]
    seat: int | None = None
    explains: bool = False


@dataclass(frozen=True, slots=True)
class InvitationPost:
    """A call to guests in the channel; a ``private`` one is a direct message to its only guest."""

    guests: tuple[int, ...]
    private: bool = False
    seat: None = None


@dataclass(frozen=True, slots=True)
class ProposalPost:
    """A request for consent to the proposal ``number``."""

    number: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class StandInPost:
    """A post about the stand-in in ``place``, a seat."""

    place: int
    seat: None = None


@dataclass(frozen=True, slots=True)
class HandedOverPost:
    """The newest private message to whoever had a seat before, which the game named ``key``."""

    key: str
    seat: int


PostId: TypeAlias = (
    GamePost | HostPost | PingPost | NoticePost | InvitationPost | ProposalPost | StandInPost | HandedOverPost
)
"""What a post is about; its ``seat`` is that of the reader of a private message, None in the channel."""

LOBBY = HostPost("lobby")


@dataclass(frozen=True, slots=True)
class Post:
    """A post of a table, and what is shown of it.

    ``number`` is the newest input that concerns it, ``first`` the first one that it tells of, both None for
    one of the host's own. ``message`` shows ``version`` of it, as of the input ``shown``, and whatever
    ``passing`` says, such as deadlines; its ``version`` is None if it has never been sent, and "" if it must
    be sent again. A post that's ``over`` isn't wanted any more: its message is deleted, or marked as undone.
    One that's ``again`` in the channel was there before, and calls nobody twice.
    """

    id: int
    about: PostId
    created: datetime
    """When its message, or the next one of it, was first wanted (UTC)."""
    changed: datetime
    """When what's wanted last differed from what's shown (UTC)."""
    number: int | None = None
    first: int | None = None
    message: SentPost | None = None
    version: str | None = None
    passing: str = ""
    shown: int | None = None
    due: bool = True
    """Whether anything must be sent, edited or deleted."""
    over: bool = False
    again: bool = False
    tried: datetime | None = None
    """Time of the first attempt to send it as a new message, successful or not (UTC); None for none."""
    marks: frozenset[str] = frozenset()
    """Hashes of the contents sent in those attempts: a lobby may change between them."""

    @property
    def seat(self) -> int | None:
        """Seat of the reader of a private message; None in the channel."""
        return self.about.seat

    @property
    def made(self) -> int | None:
        """Input that made a post of the game; None for one of the host's own."""
        return self.about.made if isinstance(self.about, GamePost) else None

    @property
    def is_private(self) -> bool:
        """Whether it's a private message."""
        own = self.about
        return own.private if isinstance(own, InvitationPost) else own.seat is not None

    @property
    def is_new(self) -> bool:
        """Whether there's neither a message of it, nor an attempt to send one."""
        return self.message is None and self.tried is None

    @property
    def key(self) -> str:
        """Text that names it, in the store and in logs."""
        return key_of(self.about)

    @property
    def nonce(self) -> str:
        """Nonce of at most 25 characters (Discord's limit), unique to it across all databases."""
        mark = hashlib.sha256(f"{self.id} {self.created.isoformat()}".encode()).hexdigest()
        return f"{self.id}-{mark}"[:25]

    def without_message(self, now: datetime) -> Post:
        """Post whose message is out of reach; another one of it would be a new one."""
        return replace(self, message=None, created=now, tried=None, marks=frozenset(), again=True)

    def with_attempt(self, now: datetime, marks: Iterable[str]) -> Post:
        """Post after an attempt to send it as a new message with these marks."""
        return replace(self, tried=self.tried or now, marks=self.marks.union(marks))


# ---------------------------------------------------------------------------------------- as they are stored

_NOTICE, _EXPLAINS = "notice-", "refused."
_INVITED, _PRIVATELY = "invited-", "@."
_PROPOSAL, _STANDIN, _LEFT = "proposal-", "standin-", "left-"


def key_of(about: PostId) -> str:
    """Text that names a post in the store; its seat, and the input that made it, are stored beside it."""
    match about:
        case GamePost() | PingPost():
            return about.key
        case HostPost():
            return about.kind
        case NoticePost():
            kind, users = f"{_EXPLAINS * about.explains}{about.kind}", ".".join(map(str, about.users))
            return f"{_NOTICE}{kind}-{about.number}-{users}"
        case InvitationPost():
            return f"{_INVITED}{_PRIVATELY * about.private}{'.'.join(map(str, about.guests))}"
        case ProposalPost():
            return f"{_PROPOSAL}{about.number}"
        case StandInPost():
            return f"{_STANDIN}{about.place}"
        case HandedOverPost():
            return f"{_LEFT}{about.key}"


def read_post_id(key: str, seat: int | None, made: int | None) -> PostId:
    """Inverse of ``key_of``. Raises ValueError for a text that names no post."""
    if made is not None:
        return GamePost(key, made, seat)
    if key in _HOST_POSTS:
        return HostPost(key, seat)
    name, _, rest = key.partition("-")
    match f"{name}-":
        case "call-":
            return PingPost(key)
        case "notice-":
            kind, number, users = rest.split("-", 2)
            own = cast("NoticeKind", kind.removeprefix(_EXPLAINS))
            return NoticePost(own, int(number), _ids(users), seat, kind != own)
        case "invited-":
            return InvitationPost(_ids(rest.removeprefix(_PRIVATELY)), rest.startswith(_PRIVATELY))
        case "proposal-":
            return ProposalPost(int(rest), seat)
        case "standin-":
            return StandInPost(int(rest))
        case "left-" if seat is not None:
            return HandedOverPost(rest, seat)
        case _:
            raise ValueError(f"no post is called {key!r}")


def is_reserved(key: str) -> bool:
    """Whether a game can't give its posts that key, which names one of the host's."""
    return key in _HOST_POSTS or key.startswith((_NOTICE, _INVITED, _PROPOSAL, _STANDIN, _LEFT, PING))


def _ids(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))
