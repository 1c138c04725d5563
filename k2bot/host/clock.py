"""Clocks of tables: how long a decision may take, and when that time is over."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from k2bot.game.values import ON

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from k2bot.host.preferences import PersonalPreferences


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
        text = options.get(CLOCK, "")
        if not text[:-1].isdecimal() or text[-1] not in _UNITS:
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
