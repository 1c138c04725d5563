"""What the store keeps, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime  # noqa: TC003 - the fields' types are read at run time by tools and people alike
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.host.people.members import Member, Status

InputKind = Literal["answer", "default", "resign", "undo"]
TimerKind = Literal[
    "default", "clock", "order", "computer", "unknown", "proposal", "asked", "reminder", "last"
]
ProposalKind = Literal["undo", "swap", "host", "pause", "resume", "extend"]
ProposalStatus = Literal["open", "agreed", "declined", "lapsed"]
ToldWay = Literal["here", "none", "private", "dm", "channel", "called"]
"""How a person was told that they are awaited: not at all, as they saw it themselves (``here``), want no
notice or have quiet hours; by a private post of the game's; by a message of the host's; by a post in the
channel, which is still to come (``channel``) or has notified them (``called``)."""

Scope = Literal["guild", "person"]
"""Whose a setting is."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table; ``seed``, ``begun`` and ``rules`` are None until the game begins. Times are aware (UTC).

    ``rules`` is the revision of the game's rules by which it is played to its end. ``language`` is that of
    its public posts, None for the bot's own. ``paused`` says since when its clock stands still, None where
    it runs.
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
    begun: datetime | None
    rules: int | None
    language: str | None = None
    paused: datetime | None = None
    invited: tuple[int, ...] = ()
    """Who may join where a table is for invited people only."""
    rematch_of: int | None = None
    """The table whose people sit a seat further on at this one; None where everybody sits as they came."""
    secret: str | None = None
    """What the bot adds to the seed, promised in the lobby; None for a table of an earlier version."""
    presses: tuple[int, ...] = ()
    """What players add to the seed: the ids of the presses that joined and started, in their order."""


@dataclass(frozen=True, slots=True)
class InputRow:
    """What a seat did; ``number`` counts from 1, ``stamp`` names the decision ("" where there is none).

    The answer of an ``undo`` is the number of the first input that is taken back; all after it are, too.
    ``fingerprint`` is that of the state it led to; None where none was noted. ``late`` says that it was
    decided for somebody whose time by the table's clock had run out. ``time_up`` is how, by a clock or by the
    bot's patience: as drafted, completed, or chosen for them; None where it was in time, or not noted.
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


@dataclass(frozen=True, slots=True)
class PlacementRow:
    """Where a seat came in a game played to its end; 1 is the best, equals have equal places."""

    seat: int
    user_id: int
    place: int
    points: int | None
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class DraftRow:
    """What a seat has begun to answer, and to which decision."""

    seat: int
    stamp: str
    text: str


@dataclass(frozen=True, slots=True)
class OrdersRow:
    """What a seat has ordered to be answered for it."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """Something for which a table is asked for its consent; ``number`` counts those of a table from 1.

    ``user_id`` proposes it, ``facts`` say what is meant, by short English keys. ``input`` is the number of
    the game's newest input at that time. ``agreed`` are the users who have said yes, ``decliner`` the one who
    has said no.
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
class PostRow:
    """Something to be posted, not yet in the outbox; ``number`` None is a post of the host's own.

    ``first`` is set where the post tells of several inputs together: of that one and all up to ``number``.
    """

    number: int | None
    key: str
    edit: bool = False
    seat: int | None = None
    first: int | None = None

    @property
    def post(self) -> tuple[str, int | None]:
        """Which post of its table this concerns."""
        return self.key, self.seat


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A row of the outbox."""

    id: int
    wanted: PostRow
    created: str
    status: Literal["waiting", "sent", "gathered", "dropped"]
    tried: datetime | None = None
    """When it was first sent as a new message, whatever came of it (UTC); None where it was not."""
    marks: frozenset[str] = frozenset()
    """What it said whenever it was sent so, as hashes: a lobby has changed by the next time."""
    reason: str = field(default="", compare=False)
    """Why it was taken out unsent; for people who look into the file, and not read again."""


@dataclass(frozen=True, slots=True)
class TimerRow:
    """What is to happen at a seat though nobody presses anything, awaited ``since`` then.

    A ``default`` answer is taken, a ``clock`` runs out, an ``order`` is followed, or a ``computer`` decides;
    ``unknown`` are those of a game that has to be loaded first, and by ``proposal``, of no seat, the one that
    is open lapses. ``due`` is None where it never comes due by itself. A clock that stands still has so many
    seconds ``left``, one that has run out 0.
    """

    kind: TimerKind
    seat: int
    since: datetime
    due: datetime | None
    left: float | None = None

    @property
    def run_out(self) -> bool:
        """Whether it is a clock that has run out, so that a computer decides."""
        return self.kind == "clock" and self.left == 0

    @property
    def awaited(self) -> tuple[TimerKind, int, datetime]:
        """What is awaited since when, whenever that is due."""
        return self.kind, self.seat, self.since


@dataclass(frozen=True, slots=True)
class ClockRow:
    """A timer of the kind ``clock``, with what its time is reckoned by: whose it is, and at which table."""

    table_id: int
    user_id: int
    options: Mapping[str, str]
    paused: bool
    timer: TimerRow


@dataclass(frozen=True, slots=True)
class WaitRow:
    """How the person in a seat was told of a wait, which began after so many inputs (``number``)."""

    seat: int
    user_id: int
    number: int
    way: ToldWay


@dataclass(frozen=True, slots=True)
class Posted:
    """A message on Discord that is a post of a table."""

    channel_id: int
    message_id: int
    made_by: int = field(default=0, compare=False)
    """The row of the outbox that made the message."""


@dataclass(frozen=True, slots=True)
class Known:
    """The messages in a channel that are known as posts, and the newest of them that is a certain table's."""

    messages: frozenset[int]
    newest: int | None


PostId: TypeAlias = tuple[str, int | None]
"""Which post of a table: its key, and the seat to which it goes, None for the channel."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table with all that belongs to it, as it is read and written in one go."""

    row: TableRow
    members: tuple[Member, ...] = ()
    inputs: tuple[InputRow, ...] = ()
    drafts: tuple[DraftRow, ...] = ()
    placements: tuple[PlacementRow, ...] = ()
    """By seat; empty where none are noted."""
    orders: tuple[OrdersRow, ...] = ()
    timers: tuple[TimerRow, ...] = ()
    """By kind and seat."""
    proposals: tuple[ProposalRow, ...] = ()
    """All there were, in their order."""
    outbox: tuple[OutboxRow, ...] = ()
    """Oldest first, those done with too as long as something may ask for them."""
    messages: Mapping[PostId, Posted] = field(default_factory=lambda: MappingProxyType({}))
    """The messages that posts are, those made first first."""
    waits: tuple[WaitRow, ...] = ()
    """By seat."""
