"""What people and servers can set: its keys and values, what is usual, and what is refused."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from k2bot.game.values import Pace, Refusal
from k2bot.text.formatting import parse_number, quoted

if TYPE_CHECKING:
    from collections.abc import Mapping

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

    ``host_role`` is the id of the role that may lay tables, None for everybody. ``options`` are what new
    tables are set to unless they are laid otherwise, by the option of a table.
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
        """What a new table is set to unless it is laid otherwise."""
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
