"""What a night does, in small integers: the engine's own sums (``terrain.night``), by number of the space.

The engine reckons a night climber by climber and tells of it in events. Playouts pass a hundred nights a
decision (``SimState.night``), and the values need all states at once (``Recursion.before_night``); so both
have a form of their own. Tests hold them to the engine's.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine.terrain import night

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Side, Weather


class NightArrays(NamedTuple):
    """A night under some weather, by space."""

    change: tuple[int, ...]
    """Levels gained or lost without a tent."""
    avalanche: tuple[bool, ...]
    """Whether an avalanche goes down there."""


@cache
def night_arrays(side: Side, weather: Weather) -> NightArrays:
    """The numbers of a night."""
    sums = night(side, weather).values()
    return NightArrays(
        tuple(air - loss - avalanche for air, loss, avalanche in sums),
        tuple(bool(avalanche) for _, _, avalanche in sums),
    )
