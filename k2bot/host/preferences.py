"""What people and servers have chosen: each setting is stored as a text."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from datetime import UTC, datetime, time, timedelta
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self, TypeAlias, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from k2bot.game.values import OFF, ON, Pace
from k2bot.text.formatting import parse_number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping


DeliveryWay: TypeAlias = Literal["private", "dm"]
"""Delivery of private posts: only on demand (by a button), or as direct messages."""
NoticeWay: TypeAlias = Literal["channel", "dm", "none"]
"""Way to notify a player of their turn."""
SettingOwner: TypeAlias = Literal["guild", "person"]
"""Owner of a setting."""

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
