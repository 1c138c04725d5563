"""Values that the host stores: preferences, clocks, members, and database rows."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime, time, timedelta
from enum import Enum
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self, TypeAlias, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from k2bot.game.values import Pace, Refusal
from k2bot.text.errors import MessageError
from k2bot.text.formatting import (
    markdown_name,
    numbered_name,
    own_name,
    parse_number,
    split_number,
    told_apart,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from k2bot.host.posts import Post


class HostRefusal(MessageError, Refusal):  # noqa: N818 - an ordinary answer, not a fault
    """Refusal of a press or command by the host, worded in its reader's language when it's shown."""


class HostOnlyRefusal(HostRefusal):
    """Refusal of what only the host of a ``table`` may do; others may once the host has left the server."""

    def __init__(self, message: str, /, *, table: int, **values: Any) -> None:
        super().__init__(message, **values)
        self.table = table


class OutdatedPress(HostRefusal):
    """Refusal of a press that doesn't match its player's decision now; the page shown says why.

    Too late, too early, or without the stamp that its answer needs; a ``silent`` one repeats another.
    """

    def __init__(self, message: str, /, *, silent: bool = False, **values: str) -> None:
        super().__init__(message, **values)
        self.silent = silent


DeliveryWay: TypeAlias = Literal["private", "dm"]
"""Delivery of private posts: only on demand (by a button), or as direct messages."""
NoticeWay: TypeAlias = Literal["channel", "dm", "none"]
"""Way to notify a player of their turn."""
SettingOwner: TypeAlias = Literal["guild", "person"]
"""Owner of a setting."""

ON, OFF = "on", "off"
SERVER_BLOCK = "@"  # stands before a server's id among somebody's blocks
THREAD = "thread"
"""Key of the setting that gives a game a thread of its own."""
RATINGS = "ratings"
"""Key of the settings that switch ratings on: the server's, and a person's."""
PRIVATE = "private"
"""Key of the setting that restricts a table to invited people."""
CLOCKS = ("none", "2m", "10m", "1h", "12h", "24h")
"""Time limits per decision: none, minutes, hours."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Daily hours without notifications: from one full hour (0 to 23) up to another."""

    begin: int
    end: int

    def __str__(self) -> str:
        return f"{self.begin}-{self.end}"

    @staticmethod
    def read(text: str) -> QuietHours | None:
        """Parse a text like 22-8; None if invalid."""
        begin, end = (parse_number(part, 23) for part in text.partition("-")[::2])
        return None if begin is None or end is None or begin == end else QuietHours(begin, end)


@cache
def zones() -> tuple[str, ...]:
    """Names of all regional time zones, like Europe/Berlin, and UTC."""
    names = resources.files("tzdata").joinpath("zones").read_text(encoding="utf-8").split()
    return ("UTC", *sorted(name for name in names if "/" in name and not name.startswith("Etc/")))


def read_zone(name: str) -> str | None:
    """Parse the name of a time zone; None if there's no such zone."""
    try:
        return name if name == "UTC" or ("/" in name and ZoneInfo(name).key) else None
    except (ZoneInfoNotFoundError, ValueError, OSError):  # folders, and names no file can have
        return None


def read_time(text: str) -> datetime | None:
    """Parse a stored time with its zone, as UTC; None if invalid."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return None if moment.tzinfo is None else moment.astimezone(UTC)


@dataclass(frozen=True, slots=True)
class Setting:
    """A stored setting: what ``read`` makes of its text, None for a text that it doesn't allow.

    ``values`` are the texts that a menu offers, the default first; empty for free text.
    """

    name: str
    """Field of the preferences that have it."""
    read: Callable[[str], Any]
    values: tuple[str, ...] = ()


def one_of(values: Iterable[str]) -> dict[str, Any]:
    """Metadata of a field that is one of these texts."""
    known = {value: value for value in values}
    return {"read": known.get, "values": (*known,)}


SWITCH: dict[str, Any] = {"read": {ON: True, OFF: False}.get, "values": (ON, OFF)}
"""Metadata of a field that is True or False."""


class StoredPreferences:
    """Base of preferences whose fields are settings: each is stored as a text, under its name with hyphens.

    A field without metadata is free text. A missing row means the default.
    """

    __slots__ = ()
    scope: ClassVar[SettingOwner]
    """Owner of these settings."""

    @classmethod
    @cache
    def settings(cls) -> Mapping[str, Setting]:
        """All settings by key."""
        settings = {}
        own: Any = cls  # a data class
        for one in fields(own):
            read = one.metadata.get("read", str)
            values = sorted(one.metadata.get("values", ()), key=lambda text: read(text) != one.default)
            settings[one.name.replace("_", "-")] = Setting(one.name, read, (*values,))
        return settings

    @classmethod
    def of(cls, rows: Mapping[str, str]) -> Self:
        """Build from stored rows; invalid values count as unset."""
        known = ((own.name, own.read(rows[key])) for key, own in cls.settings().items() if key in rows)
        return cls(**{name: value for name, value in known if value is not None})

    @property
    def texts(self) -> Mapping[str, str]:
        """Current values by key, as they are stored; empty for none."""
        return {key: _stored(getattr(self, own.name)) for key, own in self.settings().items()}


def _stored(value: object) -> str:
    if isinstance(value, bool):
        return ON if value else OFF
    return "" if value is None else str(value)


@dataclass(frozen=True, slots=True)
class PersonalPreferences(StoredPreferences):
    """A person's preferences, with defaults.

    ``language`` is their own choice, ``locale`` that of their Discord when last seen, which the bot stores.
    ``muted_until`` is the time (UTC) until which they aren't pinged.
    """

    scope: ClassVar[SettingOwner] = "person"

    delivery: DeliveryWay = field(default="private", metadata=one_of(get_args(DeliveryWay)))
    language: str | None = None
    locale: str | None = None
    notice: NoticeWay = field(default="channel", metadata=one_of(get_args(NoticeWay)))
    reminder: bool = field(default=True, metadata=SWITCH)
    quiet: QuietHours | None = field(default=None, metadata={"read": QuietHours.read})
    zone: str = field(default="UTC", metadata={"read": read_zone})
    tips: bool = field(default=True, metadata=SWITCH)
    pictures: Literal["wide", "tall"] = field(default="wide", metadata=one_of(("wide", "tall")))
    """Shape of the pictures on their pages, where there are several: tall ones are for phones."""
    statistics: bool = field(default=True, metadata=SWITCH)
    """Whether others see their results in statistics."""
    ratings: bool = field(default=False, metadata=SWITCH)
    """Whether they have joined ratings; hidden statistics rule them out."""
    muted_until: datetime | None = field(default=None, metadata={"read": read_time})
    invitations: bool = field(default=True, metadata=SWITCH)
    """Whether calls to games they aren't in may reach them, but for the ``blocks``."""
    blocks: str = ""
    """People and servers whose calls may not, as ``Blocks`` are written."""

    def admits(self, inviter: int, server: int | None) -> bool:
        """Whether that person's calls to games of that server may reach them."""
        blocked = self.blocks.split()
        return self.invitations and not {str(inviter), f"{SERVER_BLOCK}{server}"}.intersection(blocked)

    def local(self, now: datetime) -> datetime:
        """A UTC time in the person's time zone."""
        return now.astimezone(ZoneInfo(self.zone))

    def quiet_spans(self, start: datetime) -> Iterator[tuple[datetime, datetime]]:
        """Daily quiet hours (UTC), unlimited, from the first that end after ``start`` on; none if unset."""
        if self.quiet is None:
            return
        zone, ended = ZoneInfo(self.zone), start
        day = start.astimezone(zone).date() - timedelta(days=2)
        while True:
            last = day if self.quiet.begin < self.quiet.end else day + timedelta(days=1)
            begin = max(ended, datetime.combine(day, time(self.quiet.begin), zone).astimezone(UTC))
            end = datetime.combine(last, time(self.quiet.end), zone).astimezone(UTC)
            if end > begin:
                yield begin, end
                ended = end
            day += timedelta(days=1)

    def quiet_until(self, now: datetime) -> datetime | None:
        """End of the quiet hours in effect at a time (both UTC); None outside of them."""
        begin, end = next(self.quiet_spans(now), (now, None))
        return end if begin <= now else None

    def tomorrow(self, now: datetime, hour: int = 0) -> datetime:
        """Start of the person's next day, or an hour of it (UTC)."""
        local = self.local(now)
        return datetime.combine(local.date() + timedelta(days=1), time(hour), local.tzinfo).astimezone(UTC)

    def mute_end(self, now: datetime) -> datetime | None:
        """End of the mute in effect at a time (both UTC); None for none."""
        return self.muted_until if self.muted_until is not None and now < self.muted_until else None

    def rests_until(self, now: datetime) -> datetime | None:
        """End of the mute or quiet hours in effect at a time (both UTC), or of both in a row."""
        end = self.mute_end(now)
        return self.quiet_until(end or now) or end

    def silent(self, now: datetime) -> bool:
        """Whether no notice may reach the person at that time (UTC): they want none, or rest."""
        return self.notice == "none" or self.rests_until(now) is not None


DEFAULT_PREFERENCES = PersonalPreferences()


@dataclass(frozen=True, slots=True)
class ServerPreferences(StoredPreferences):
    """A server's preferences, with defaults; ``host_role`` is the id of the role that may start games."""

    scope: ClassVar[SettingOwner] = "guild"

    language: str | None = None
    host_role: int | None = field(default=None, metadata={"read": parse_number})
    clock: str = field(default=CLOCKS[0], metadata=one_of(CLOCKS))
    posts: str = field(default=Pace.PHASE.value, metadata=one_of(pace.value for pace in Pace))
    thread: bool = field(default=False, metadata=SWITCH)
    ratings: bool = field(default=False, metadata=SWITCH)
    """Whether people who join them are rated."""


# ----------------------------------------------------------------------------------------------------- clocks


CLOCK = "clock"
"""Key of the setting for a table's clock."""
CLOCK_RESTS = "quiet"
"""Key of the setting that pauses the clock in quiet hours of the player to move."""

PAUSE, RESUME, MORE = "pause", "on", "more"
"""Actions on a clock: arguments of its buttons."""
MISSES = 3
"""Number of consecutive timeouts after which a computer stands in for a player."""

_UNITS = {"m": timedelta(minutes=1), "h": timedelta(hours=1)}
_LEAST = timedelta(minutes=2)
_MOST = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class Clock:
    """Clock of a table: ``time`` per decision; ``rests`` stops it in quiet hours."""

    time: timedelta
    rests: bool = False

    @staticmethod
    def of(options: Mapping[str, str]) -> Clock | None:
        """Clock configured by a table's settings; None for untimed ones."""
        text = options.get(CLOCK, CLOCKS[0])
        if text not in CLOCKS[1:]:
            return None
        return Clock(int(text[:-1]) * _UNITS[text[-1]], options.get(CLOCK_RESTS) == ON)

    @property
    def fair(self) -> timedelta:
        """Minimum time left for a decision after the bot was down."""
        return max(_LEAST, min(self.time / 2, _MOST))

    def stops(self, preferences: PersonalPreferences, start: datetime) -> Iterator[tuple[datetime, datetime]]:
        """Quiet hours in which it stops for a player, from the first that end after ``start`` on."""
        return preferences.quiet_spans(start) if self.rests else iter(())

    def due(
        self, preferences: PersonalPreferences, start: datetime, allowed: timedelta | None = None
    ) -> datetime:
        """Deadline (UTC) of a player's full time, or of the time ``allowed``, from ``start``."""
        left = self.time if allowed is None else allowed
        for begin, end in self.stops(preferences, start):
            if left <= begin - start:
                break
            start, left = end, left - (begin - start)
        return start + left

    def left(self, preferences: PersonalPreferences, now: datetime, due: datetime) -> timedelta:
        """Time that a player has left until ``due``; zero afterwards."""
        left = max(due - now, timedelta(0))
        for begin, end in self.stops(preferences, now):
            if begin >= due:
                break
            left -= min(end, due) - begin
        return left


# ---------------------------------------------------------------------------------------------------- members


MOST_GUESTS = 25
"""Maximum number of people invited to a table (Discord's limit of a user select)."""
COMPUTER_MARK = "⚙"
"""Marks the name of a seat that a computer plays; people's names can't contain it."""


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


def unmarked(name: str) -> str:
    """A person's display name in stored form: visible characters only, without the computers' mark."""
    return own_name(name.replace(COMPUTER_MARK, ""))


@dataclass(frozen=True, slots=True)
class Member:
    """A seat's player: a person, or a computer (with ``level`` set and a negative user id).

    People whose data was erased have negative user ids, too, at finished tables.

    ``own_name`` is a person's on their server. ``standin`` is the level of the computer that currently plays
    for a person, None for no stand-in; ``standin_by`` is the seat of another player who called it; ``missed``
    counts their consecutive timeouts.
    """

    user_id: int
    own_name: str
    preferences: PersonalPreferences = DEFAULT_PREFERENCES
    level: str | None = None
    standin: str | None = None
    missed: int = 0
    standin_by: int | None = None
    number: int = field(default=0, compare=False)
    """Tells the name apart from others at the table that look the same (``numbered``); 0 for none."""

    @property
    def name(self) -> str:
        """Name for display; no two at a table look the same."""
        return numbered_name(self.own_name, self.number)

    @property
    def mention(self) -> str:
        """Mention of a person; the name of somebody who was forgotten."""
        if self.user_id < 0:
            return markdown_name(self.name)
        return numbered_name(f"<@{self.user_id}>", self.number)

    @property
    def delivery(self) -> DeliveryWay:
        """Delivery of private posts."""
        return self.preferences.delivery

    @property
    def language(self) -> str | None:
        """Language of a person's private posts; None for the table's."""
        return self.preferences.language or self.preferences.locale

    @property
    def is_person(self) -> bool:
        """Whether it's a person rather than a computer."""
        return self.level is None

    @property
    def played_at(self) -> str | None:
        """Level of the computer that plays this seat now; None for a person."""
        return self.level or self.standin


def numbered(members: tuple[Member, ...]) -> tuple[Member, ...]:
    """Members of a table, by seat, with their numbers; the same tuple if they have them."""
    names = told_apart(tuple(member.own_name for member in members))
    numbers = [seat if split_number(name)[1] else 0 for seat, name in enumerate(names, 1)]
    if numbers == [member.number for member in members]:
        return members
    return tuple(replace(member, number=own) for member, own in zip(members, numbers, strict=True))


# ---------------------------------------------------------------------------------------------- database rows


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
    completed, or chosen for them; None if in time or not recorded.
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
