"""What the host keeps, as values: preferences, clocks, members, and the rows of the store."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from enum import Enum
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, cast
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from k2bot.game.values import Pace, Refusal
from k2bot.text.formatting import parse_number, quoted, shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from k2bot.text.words import Words


Way: TypeAlias = Literal["private", "dm"]
"""How a private post reaches somebody: not at all (they pull it by a button), or as a direct message."""
Notice: TypeAlias = Literal["channel", "dm", "none"]
"""How somebody is told that they are awaited."""

PersonKey: TypeAlias = Literal[
    "delivery",
    "language",
    "locale",
    "notice",
    "reminder",
    "quiet",
    "zone",
    "tips",
    "muted-until",
    "met",
]
"""What a person can set. The bot itself notes ``locale``, the language of their Discord as last met, and
``met``, the lessons they have been shown."""
ServerKey: TypeAlias = Literal["language", "host-role", "clock", "posts", "thread"]
"""What can be set for all of a server."""
Values: TypeAlias = "Mapping[str, tuple[str, ...]]"
"""What can be set, by its key: the values that there are, unless anything goes."""

MESSAGE_LENGTH: Final = 2000
"""Characters of a message."""
ON, OFF = "on", "off"
THREAD: Final = "thread"
"""The key of the setting by which a game gets a thread of its own."""
PRIVATE: Final = "private"
"""The key of the setting by which a table is for invited people only."""
CLOCKS: Final = ("none", "2m", "10m", "1h", "12h", "24h")
"""How long a decision may take at a table: not limited, minutes, hours."""

PERSONAL: Final[Values] = {
    "delivery": ("private", "dm"),
    "notice": ("channel", "dm", "none"),
    "reminder": (ON, OFF),
    "tips": (ON, OFF),
}
OF_SERVER: Final[Values] = {
    "clock": CLOCKS,
    "posts": tuple(pace.value for pace in Pace),
    "thread": (OFF, ON),
}
"""The values of what can be set one way or another; the first is what holds where nothing is set."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The hours of each day in which somebody is left alone: from one full hour (0 to 23) up to another."""

    begin: int
    end: int

    def __str__(self) -> str:
        return f"{self.begin}-{self.end}"

    @staticmethod
    def read(text: str) -> QuietHours | None:
        """The hours that a text like 22-8 says; None for one that says none."""
        begin, end = (parse_number(part, 23) for part in text.partition("-")[::2])
        return None if begin is None or end is None or begin == end else QuietHours(begin, end)

    def hold(self, hour: int) -> bool:
        """Whether that hour of the day is one of them."""
        return (hour - self.begin) % 24 < (self.end - self.begin) % 24


@dataclass(frozen=True, slots=True)
class PersonalPreferences:
    """What a person has set, or as it is where they have not.

    ``language`` is what they have chosen, ``locale`` that of their Discord where it is known.
    ``muted_until`` is the time (UTC) until which nobody is to call them.
    """

    delivery: Way = "private"
    language: str | None = None
    locale: str | None = None
    notice: Notice = "channel"
    reminder: bool = True
    quiet: QuietHours | None = None
    zone: str = "UTC"
    tips: bool = True
    muted_until: datetime | None = None

    @staticmethod
    def of(rows: Mapping[str, str]) -> PersonalPreferences:
        """What rows say; one that says nothing that is possible counts as not there."""
        zone = rows.get("zone", "UTC")
        return PersonalPreferences(
            delivery=cast("Way", _one_of(PERSONAL, rows, "delivery")),
            language=rows.get("language"),
            locale=rows.get("locale"),
            notice=cast("Notice", _one_of(PERSONAL, rows, "notice")),
            reminder=_one_of(PERSONAL, rows, "reminder") == ON,
            quiet=QuietHours.read(rows.get("quiet", "")),
            zone=zone if is_zone(zone) else "UTC",
            tips=_one_of(PERSONAL, rows, "tips") == ON,
            muted_until=_time(rows.get("muted-until", "")),
        )

    @property
    def values(self) -> Mapping[str, str]:
        """What somebody can choose by menus, each as it is kept; empty for none."""
        return {
            "delivery": self.delivery,
            "notice": self.notice,
            "reminder": ON if self.reminder else OFF,
            "tips": ON if self.tips else OFF,
            "quiet": str(self.quiet or ""),
            "zone": self.zone,
            "language": self.language or "",
        }

    def local(self, now: datetime) -> datetime:
        """A time (UTC) as the clocks show it where somebody is."""
        return now.astimezone(ZoneInfo(self.zone))

    def quiet_until(self, now: datetime) -> datetime | None:
        """When the quiet hours end that somebody has at that time (both UTC); None outside of them."""
        here = self.local(now)
        if self.quiet is None or not self.quiet.hold(here.hour):
            return None
        end = datetime.combine(here.date(), time(self.quiet.end), here.tzinfo)
        if end.replace(tzinfo=None) <= here.replace(tzinfo=None):
            end = datetime.combine(here.date() + timedelta(days=1), time(self.quiet.end), here.tzinfo)
        return end.astimezone(UTC)

    def tomorrow(self, now: datetime) -> datetime:
        """When the next day begins where somebody is (both UTC)."""
        here = self.local(now)
        return datetime.combine(here.date() + timedelta(days=1), time(), here.tzinfo).astimezone(UTC)

    def muted(self, now: datetime) -> bool:
        """Whether somebody does not want to be called at that time (UTC), as they have said."""
        return self.muted_until is not None and now < self.muted_until


AS_USUAL: Final = PersonalPreferences()
"""Those of somebody who has set nothing."""


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """What has been set for a server, or as it is where nothing has.

    ``host_role`` is the id of the role that may start games, None for everybody. ``options`` are the settings
    of new tables, by the option of a table.
    """

    language: str | None = None
    host_role: int | None = None
    clock: str = CLOCKS[0]
    posts: str = Pace.PHASE.value
    thread: bool = False

    @staticmethod
    def of(rows: Mapping[str, str]) -> ServerPreferences:
        """What rows say; one that says nothing that is possible counts as not there."""
        role = rows.get("host-role", "")
        return ServerPreferences(
            language=rows.get("language"),
            host_role=parse_number(role),
            clock=_one_of(OF_SERVER, rows, "clock"),
            posts=_one_of(OF_SERVER, rows, "posts"),
            thread=_one_of(OF_SERVER, rows, "thread") == ON,
        )

    @property
    def options(self) -> Mapping[str, str]:
        """The settings of a new table where its host chooses no others."""
        return {"clock": self.clock, "posts": self.posts, "thread": ON if self.thread else OFF}


def refuse_impossible(values: Values, key: str, value: str | None, words: Words) -> None:
    """Raise Refusal for a value that what has that key cannot be set to."""
    if value is None:
        return
    if key == "zone" and not is_zone(value):
        raise Refusal(words.text("refusal-zone", zone=quoted(value)))
    possible = (
        value in values.get(key, (value,))
        and (key != "quiet" or QuietHours.read(value) is not None)
        and (key != "muted-until" or _time(value) is not None)
        and (key != "host-role" or parse_number(value) is not None)
    )
    if not possible:
        raise Refusal(words.text("refusal-preference", value=quoted(value)))


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones by their places, like Europe/Berlin, and UTC."""
    names = resources.files("tzdata").joinpath("zones").read_text(encoding="utf-8").split()
    return ("UTC", *sorted(name for name in names if "/" in name and not name.startswith("Etc/")))


def is_zone(name: str) -> bool:
    """Whether a time zone of that name is known."""
    try:
        return name == "UTC" or ("/" in name and bool(ZoneInfo(name).key))
    except (ZoneInfoNotFoundError, ValueError, OSError):  # names of folders and of no files
        return False


def _one_of(values: Values, rows: Mapping[str, str], key: str) -> str:
    value = rows.get(key, "")
    return value if value in values[key] else values[key][0]


def _time(text: str) -> datetime | None:
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        return None
    return None if at.tzinfo is None else at.astimezone(UTC)


# ----------------------------------------------------------------------------------------------------- clocks


CLOCK: Final = "clock"
"""The key of the setting by which a table has a clock."""
QUIET: Final = "quiet"
"""The key of the setting by which it pauses in the quiet hours of the player awaited."""

PAUSE, GO_ON, MORE = "pause", "on", "more"
"""What can be done about a clock: the argument of the button that does it."""
MISSES: Final = 3
"""After so many decisions missed in a row a computer plays for somebody."""

_UNITS: Final = {"m": timedelta(minutes=1), "h": timedelta(hours=1)}
_LEAST: Final = timedelta(minutes=2)
_MOST: Final = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class Rest:
    """The quiet hours of each day, by the clocks of a time zone."""

    hours: QuietHours
    zone: ZoneInfo

    def spans(self, start: datetime) -> Iterator[tuple[datetime, datetime]]:
        """From when till when (UTC) they last, day by day for ever: those first that end after a time."""
        day, ended = start.astimezone(self.zone).date() - timedelta(days=2), start
        while True:
            last = day if self.hours.begin < self.hours.end else day + timedelta(days=1)
            begin = datetime.combine(day, time(self.hours.begin), self.zone).astimezone(UTC)
            end = datetime.combine(last, time(self.hours.end), self.zone).astimezone(UTC)
            begin = max(begin, ended)
            if end > begin:
                yield begin, end
                ended = end
            day += timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a table: ``time`` for each decision; ``rests`` says that quiet hours stop it."""

    time: timedelta
    rests: bool = False

    @staticmethod
    def of(options: Mapping[str, str]) -> Clock | None:
        """The clock that a table with these settings has."""
        text = options.get(CLOCK, CLOCKS[0])
        if text not in CLOCKS[1:]:
            return None
        return Clock(int(text[:-1]) * _UNITS[text[-1]], options.get(QUIET) == ON)

    @property
    def fair(self) -> timedelta:
        """How much time is left for a decision at the least when the bot comes back."""
        return max(_LEAST, min(self.time / 2, _MOST))

    def rest_of(self, preferences: PersonalPreferences) -> Rest | None:
        """When it pauses for somebody; None for never."""
        if not self.rests or preferences.quiet is None:
            return None
        return Rest(preferences.quiet, ZoneInfo(preferences.zone))

    def due(
        self, preferences: PersonalPreferences, start: datetime, given: timedelta | None = None
    ) -> datetime:
        """When somebody's time is up that runs from ``start`` on: all of it, or what is ``given`` (UTC)."""
        return due_after(start, self.time if given is None else given, self.rest_of(preferences))

    def left(self, preferences: PersonalPreferences, now: datetime, due: datetime) -> timedelta:
        """How much of somebody's time is left that is up when it is ``due``; nothing afterwards."""
        return time_between(now, due, self.rest_of(preferences))


def due_after(start: datetime, given: timedelta, rest: Rest | None) -> datetime:
    """When so much time has passed since ``start``, quiet hours not counted (UTC)."""
    if rest is None:
        return start + given
    for begin, end in rest.spans(start):
        if given <= begin - start:
            break
        start, given = end, given - (begin - start)
    return start + given


def time_between(start: datetime, end: datetime, rest: Rest | None) -> timedelta:
    """How much time passes from ``start`` to ``end``, quiet hours not counted; nothing afterwards."""
    passed = max(end - start, timedelta(0))
    if rest is None:
        return passed
    for begin, over in rest.spans(start):
        if begin >= end:
            break
        passed -= min(over, end) - begin
    return passed


# ---------------------------------------------------------------------------------------------------- members


MOST_GUESTS: Final = 25
"""People who can be invited to a table."""
MARK = "⚙"
"""Marks the name of who a computer plays for; people's names can't have it."""


class Status(Enum):
    """How far a table has come."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def open(self) -> bool:
        """Whether the table still holds its channel."""
        return self in {Status.LOBBY, Status.RUNNING}


def unmarked(name: str) -> str:
    """A person's name as it is kept: what can be seen of it, without the mark of computers."""
    return shown(name.replace(MARK, ""))


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody at the table: a person, or a computer (``level`` is set, the user id is below 0).

    A person who asked to be forgotten has a user id below 0, too, at the tables that are over.

    ``standin`` is the level of the computer that plays for a person at present, None where nobody does;
    ``missed`` how many decisions in a row a person has let run out by the table's clock.
    """

    user_id: int
    name: str
    preferences: PersonalPreferences = AS_USUAL
    level: str | None = None
    standin: str | None = None
    missed: int = 0

    @property
    def delivery(self) -> Way:
        """How private posts reach them."""
        return self.preferences.delivery

    @property
    def language(self) -> str | None:
        """A person's own language, in which private posts reach them; None for the table's."""
        return self.preferences.language or self.preferences.locale

    @property
    def is_person(self) -> bool:
        """Whether it is somebody who can be spoken to."""
        return self.level is None

    @property
    def played_at(self) -> str | None:
        """The level of the computer that plays this seat now; None where a person does."""
        return self.level or self.standin


def moved_on(members: Sequence[Member], before: Sequence[Member]) -> tuple[Member, ...]:
    """The members of a rematch in their seats: each a seat further on than before, and the last one first.

    Who did not sit there before keeps the place in which they came.
    """
    seats = {member.user_id: (seat + 1) % len(before) for seat, member in enumerate(before)}
    known = iter(
        sorted((it for it in members if it.user_id in seats), key=lambda member: seats[member.user_id])
    )
    return tuple(next(known) if member.user_id in seats else member for member in members)


# ------------------------------------------------------------------------------------------ rows of the store


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

NoticeKind = Literal["asked", "reminder", "last"]
"""Why somebody is notified by the host: they are asked, are still asked, or are the last one of several."""
NOTICE_KINDS: Final[tuple[NoticeKind, ...]] = ("reminder", "asked", "last")
"""Timers of these kinds notify somebody; where several are due, the last of them here does."""

Scope = Literal["guild", "person"]
"""Whose a setting is."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table; ``seed``, ``begun`` and ``rules`` are None until the game begins. Times are aware (UTC).

    ``rules`` is the revision of the game's rules by which it is played to its end. ``language`` is that of
    its public posts, None for the bot's own. ``paused`` says since when its clock is paused, None where
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
    is open lapses. ``due`` is None where it never comes due by itself. A paused clock has so many
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
