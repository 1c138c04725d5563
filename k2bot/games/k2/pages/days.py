"""A game's steps by days: what belongs to a day, and what happened in the night before it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from k2bot.games.k2.engine.events import DayBegan
from k2bot.games.k2.pages.posts import Happening, night_events

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.k2.engine.events import Event


@dataclass(frozen=True, slots=True)
class Day:
    """What the channel knows of a day so far."""

    number: int
    dawn: Happening
    """The step that began it, with all events of the night before, also those of earlier steps."""
    steps: tuple[Happening, ...]
    """Its steps, each with only those of its events that belong to the day and the night after it."""
    yesterday: tuple[Happening, ...]
    """The steps of the day before, alike."""


def steps_of(happenings: Iterable[Happening], number: int) -> tuple[Happening, ...]:
    """The steps of a day, each with only those of its events from the morning to the night's end."""
    found: list[Happening] = []
    day = 0
    for happening in happenings:
        own: list[Event] = []
        for event in happening.events:
            if isinstance(event, DayBegan):
                day = event.day
            if day == number:
                own.append(event)
        if own:
            found.append(replace(happening, events=tuple(own)))
    return tuple(found)


def day_of(happenings: Sequence[Happening], number: int) -> Day:
    """A day that has begun, from every step of a game up to now."""
    dawn = next(
        happening
        for happening in happenings
        if any(isinstance(event, DayBegan) and event.day == number for event in happening.events)
    )
    yesterday = steps_of(happenings, number - 1)
    earlier = [event for step in yesterday[:-1] for event in night_events(step.events)]
    whole = replace(dawn, events=(*earlier, *dawn.events))
    return Day(number, whole, steps_of(happenings, number), yesterday)
