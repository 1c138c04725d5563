"""How long a decision may take: the clock of a table, and the quiet hours in which it stands still."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from k2bot.host.people.preferences import CLOCKS, ON, QuietHours

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from k2bot.host.people.preferences import PersonalPreferences

CLOCK: Final = "clock"
"""The key of the setting by which a table has a clock."""
QUIET: Final = "quiet"
"""The key of the setting by which that stands still in the quiet hours of whoever is awaited."""

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
        """When it stands still for somebody; None for never."""
        if not self.rests or preferences.quiet is None:
            return None
        return Rest(preferences.quiet, ZoneInfo(preferences.zone))

    def due(
        self, preferences: PersonalPreferences, start: datetime, given: timedelta | None = None
    ) -> datetime:
        """When somebody's time is up that runs from ``start`` on: all of it, or what is ``given`` (UTC)."""
        return after(start, self.time if given is None else given, self.rest_of(preferences))

    def left(self, preferences: PersonalPreferences, now: datetime, due: datetime) -> timedelta:
        """How much of somebody's time is left that is up when it is ``due``; nothing afterwards."""
        return running(now, due, self.rest_of(preferences))


def after(start: datetime, given: timedelta, rest: Rest | None) -> datetime:
    """When so much time has passed since ``start``, quiet hours not counted (UTC)."""
    if rest is None:
        return start + given
    for begin, end in rest.spans(start):
        if given <= begin - start:
            break
        start, given = end, given - (begin - start)
    return start + given


def running(start: datetime, end: datetime, rest: Rest | None) -> timedelta:
    """How much time passes from ``start`` to ``end``, quiet hours not counted; nothing afterwards."""
    passed = max(end - start, timedelta(0))
    if rest is None:
        return passed
    for begin, over in rest.spans(start):
        if begin >= end:
            break
        passed -= min(over, end) - begin
    return passed
