"""The nights that are known to come, for a climber that stays where it is and gets no more air."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.phases.acclimatization import reckon
from k2bot.games.k2.pages import weather

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import (
        ClimberKey,
    )
    from k2bot.games.k2.engine.events import Checked
    from k2bot.games.k2.engine.model import (
        Climber,
    )
    from k2bot.games.k2.engine.view import Observation

Nights: TypeAlias = "tuple[tuple[int, Checked], ...]"
"""Days with the check of their nights; the last one that it dies or slides in, or whose weather is known."""


def staying(seen: Observation, key: ClimberKey, *, since: int | None = None) -> Nights:
    """The checks of a living climber from a day on, today unless given, as far as the weather is known."""
    nights: list[tuple[int, Checked]] = []
    table = seen
    for day in (seen.day, *(day for day, _ in weather.known_ahead(seen))):
        if day < (since or seen.day):
            continue
        check = reckon(replace(table, day=day), key)
        nights.append((day, check))
        if check.dies or (check.avalanche and not check.tent):
            break
        table = standing(table, key, replace(table.seats[key[0]].climber(key[1]), level=check.after))
    return tuple(nights)


def standing(seen: Observation, key: ClimberKey, climber: Climber) -> Observation:
    """What is seen, with that climber in the place of the one it was."""
    seat = seen.seats[key[0]]
    pair = tuple(
        climber if name == key[1] else one for name, one in zip(CLIMBER_NAMES, seat.climbers, strict=True)
    )
    changed = replace(seat, climbers=(pair[0], pair[1]))
    return replace(seen, seats=tuple(changed if one is seat else one for one in seen.seats))


def death(nights: Nights) -> tuple[int, Checked] | None:
    """The night in which it dies, None where it lives through all that are known."""
    return nights[-1] if nights and nights[-1][1].dies else None


def first_death(seen: Observation, *, since: int | None = None) -> tuple[int, Checked] | None:
    """The first night in which an own climber dies if both stay, None where none does."""
    own = seen.own
    keys = [(own.seat, name) for name in CLIMBER_NAMES if own.climber(name).alive] if own else []
    deaths = [death(staying(seen, key, since=since)) for key in keys]
    return min((found for found in deaths if found), key=lambda night: night[0], default=None)
