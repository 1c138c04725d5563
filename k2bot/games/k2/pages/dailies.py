"""The expedition of the day: its settings, and how high a climb got, in marks that tell nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.k2.engine import content
from k2bot.games.k2.pages import days

if TYPE_CHECKING:
    from k2bot.games.k2.pages.days import Story

_HEIGHTS: Final = "▁▂▃▄▅▆▇█"
"""From base camp to the summit."""
_DEATH: Final = "✕"
_NO_DAY: Final = "·"
_KINDS: Final = (("easy", "summer"), ("hard", "summer"), ("easy", "winter"), ("hard", "winter"))


def options(number: int) -> dict[str, str]:
    """Settings of the day with that number: both sides in both seasons, one after the other."""
    side, season = _KINDS[(number - 1) % len(_KINDS)]
    return {"side": side, "season": season}


def marks(story: Story) -> str:
    """A mark for each of the days, by the highest climber alive in its evening, and one for each death."""
    evenings = {evening.day: evening for evening in story.evenings}
    return "".join(_mark(story, evenings.get(day), day) for day in range(1, content.DAYS + 1))


def _mark(story: Story, evening: days.Evening | None, day: int) -> str:
    if evening is None:
        return _NO_DAY
    alive = [altitude for altitude in evening.altitudes.values() if altitude is not None]
    died = sum(own == day and event.cause == "check" for own, event in story.deaths)
    return (_height(story, max(alive)) if alive else "") + _DEATH * died or _NO_DAY


def _height(story: Story, altitude: int) -> str:
    base, summit = (days.altitude(story.seen, space) for space in (content.BASE_CAMP, content.SUMMIT))
    return _HEIGHTS[round((len(_HEIGHTS) - 1) * (altitude - base) / (summit - base))]
