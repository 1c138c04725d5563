"""A game's steps by days: what belongs to a day, and what happened in the night before it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from k2bot.games.k2.engine.events import Checked, DayBegan, Died, Rescued, Slid

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.view import Observation


@dataclass(frozen=True, slots=True)
class Happening:
    """A step as the channel may know it: what was seen before (None at the start) and after, its events."""

    before: Observation | None
    seen: Observation
    events: tuple[Event, ...]


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


def has(events: Iterable[Event], kind: type[Event]) -> bool:
    """Whether an event of that kind is among them."""
    return any(isinstance(event, kind) for event in events)


def night_events(events: Iterable[Event]) -> tuple[Checked | Slid | Rescued | Died, ...]:
    """Those that belong to a night's story: check, deaths, slides, rescues."""
    return tuple(
        event
        for event in events
        if isinstance(event, Checked | Slid | Rescued) or (isinstance(event, Died) and event.cause == "check")
    )
