"""Posts of a table: what they are about (a ``PostId``), and what is known of each (a ``Post``)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias, cast, get_args

from k2bot.game.values import PING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from k2bot.host.values import NoticeKind, SentPost

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
