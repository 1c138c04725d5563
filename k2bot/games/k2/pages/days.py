"""A game's steps by days: what belongs to a day, and what happened in the night before it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import (
    Checked,
    ClimberKey,
    DayBegan,
    Died,
    Event,
    GameEnded,
    Observation,
    Rescued,
    Slid,
    Stepped,
    content,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


@dataclass(frozen=True, slots=True)
class PublicStep:
    """A step as the channel may know it: what was seen before (None at the start) and after, its events."""

    before: Observation | None
    seen: Observation
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Day:
    """What the channel knows of a day so far."""

    number: int
    dawn: PublicStep
    """The step that began it, with all events of the night before, also those of earlier steps."""
    steps: tuple[PublicStep, ...]
    """Its steps, each with only those of its events that belong to the day and the night after it."""
    yesterday: tuple[PublicStep, ...]
    """The steps of the day before, alike."""


def steps_of(happenings: Iterable[PublicStep], number: int) -> tuple[PublicStep, ...]:
    """The steps of a day, each with only those of its events from the morning to the night's end."""
    found: list[PublicStep] = []
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


def day_of(happenings: Sequence[PublicStep], number: int) -> Day:
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


# ----------------------------------------------------------------------------------- the whole game


@dataclass(frozen=True, slots=True)
class Evening:
    """How a day ended, after its night."""

    day: int
    altitudes: tuple[tuple[int | None, int | None], ...]
    """Metres of climbers A and B by seat, None for the dead."""
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A whole game as the last post tells it."""

    seen: Observation
    evenings: tuple[Evening, ...]
    peaks: Mapping[ClimberKey, int]
    """The highest altitude of each climber, in metres."""
    deaths: tuple[tuple[int, Died], ...]
    """With the day of each."""
    rescues: tuple[tuple[int, Rescued], ...]
    thinnest: Checked | None
    """The check survived with the least air above the base camp; None where nobody left it."""
    thinnest_day: int

    @property
    def altitudes(self) -> dict[ClimberKey, tuple[int | None, ...]]:
        """Each climber's metres, day by day from the first, up to that on which it left the mountain."""
        last = {(event.climber, day): seat_altitude(self.seen, event.space) for day, event in self.deaths}
        return {
            key: tuple(
                last.get((key, evening.day), evening.altitudes[key[0]][key[1] == "B"])
                for evening in self.evenings
            )
            for key in self.seen.climbers
        }


def story(history: Iterable[tuple[Observation, Sequence[Event]]]) -> Story:
    """The story of a game from what the channel saw after each step, and the step's events."""
    evenings: list[Evening] = []
    peaks: dict[ClimberKey, int] = {}
    deaths: list[tuple[int, Died]] = []
    rescues: list[tuple[int, Rescued]] = []
    checks: list[tuple[int, Checked]] = []
    before: Observation | None = None
    for seen, events in history:
        day = seen.day if before is None else before.day
        if before is None:
            peaks = dict.fromkeys(seen.climbers, seat_altitude(seen, content.BASE_CAMP))
        for event in events:
            match event:
                case Stepped():
                    peaks[event.climber] = max(peaks[event.climber], seen.board.by_id[event.space].altitude)
                case Died():
                    deaths.append((day, event))
                case Rescued():
                    rescues.append((day, event))
                case Checked():
                    checks.append((day, event))
                case _:
                    pass
        over = any(isinstance(event, GameEnded) for event in events)
        if before is not None and (seen.day != day or over):
            evenings.append(_evening(seen, day))
        before = seen
    assert before is not None  # noqa: S101 - a history has at least its start
    # The base camp gives air, so no night there is worth a word.
    survived = [
        (day, check) for day, check in checks if check.after >= 1 and check.space != content.BASE_CAMP
    ]
    thinnest = min(
        survived, key=lambda pair: (pair[1].after, -seat_altitude(before, pair[1].space)), default=None
    )
    return Story(
        before,
        tuple(evenings),
        peaks,
        tuple(deaths),
        tuple(rescues),
        thinnest[1] if thinnest else None,
        thinnest[0] if thinnest else 0,
    )


def seat_altitude(seen: Observation, space: str) -> int:
    """The altitude of a space in metres."""
    return seen.board.by_id[space].altitude


def _evening(seen: Observation, day: int) -> Evening:
    def altitude(space: str | None) -> int | None:
        return None if space is None else seat_altitude(seen, space)

    return Evening(
        day,
        tuple((altitude(seat.climbers[0].space), altitude(seat.climbers[1].space)) for seat in seen.seats),
        tuple(seat.total for seat in seen.seats),
    )
