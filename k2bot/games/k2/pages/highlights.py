"""Great moments of an expedition: summit, death, rescue, first above 8000 m, avalanche."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final, TypeAlias

from k2bot.game.films import select_highlights
from k2bot.game.pages import of_kind
from k2bot.games.k2.engine import (
    ClimberKey,
    DayBegan,
    Died,
    Event,
    Observation,
    Rescued,
    Slid,
    Stepped,
    TurnEnded,
)
from k2bot.games.k2.pictures import HeroPicture, Stage, sky

RANKS: Final[tuple[Stage, ...]] = ("summit", "death", "rescue", "high", "avalanche")
"""Kinds, the greatest first."""
_HIGHEST_ZONE: Final = "8000"

HeroEvent: TypeAlias = Stepped | Died | Rescued | Slid


@dataclass(frozen=True, slots=True)
class Highlight:
    """A great moment of one climber, or of several in the same turns or in the same night."""

    kind: Stage
    day: int
    causes: tuple[HeroEvent, ...]
    """An event per climber."""

    @property
    def rank(self) -> int:
        """Rank of its kind; 0 is the greatest."""
        return RANKS.index(self.kind)

    @property
    def climbers(self) -> tuple[ClimberKey, ...]:
        """Climbers that it's about."""
        return tuple(cause.climber for cause in self.causes)

    @property
    def is_of_night(self) -> bool:
        """Whether it happened in the night after the day's turns."""
        return not isinstance(self.causes[0], Stepped)

    def picture(self, seen: Observation) -> HeroPicture:
        """The picture; ``seen`` is any later observation of the game."""
        weather = seen.weather_on(self.day)
        sky_kind = "clear" if weather is None else sky.sky_of(weather)
        died = tuple(dict.fromkeys(cause.space for cause in of_kind(self.causes, Died)))
        return HeroPicture(self.kind, self.climbers, sky_kind, died, self.day)


def game_highlights(seen: Observation, events: Iterable[Event], rest: int = 0) -> tuple[Highlight, ...]:
    """The highlights with a hero picture, in order: at most one per day with its night.

    ``events`` are those of the whole game up to ``seen``. After a day with a picture, ``rest`` days have
    none.
    """
    return tuple(select_highlights(_acts(seen, events), rest))


def post_highlight(
    seen: Observation, events: Iterable[Event], tells: Callable[[Highlight], bool], rest: int
) -> Highlight | None:
    """The greatest highlight that a post ``tells`` of, if one of ``game_highlights`` is among them.

    A post about several turns includes all climbers to whom it happened in them.
    """
    events = tuple(events)
    if not any(map(tells, game_highlights(seen, events, rest))):
        return None
    told_acts = [one for _, acts in _acts(seen, events) for one in acts if tells(one)]
    greatest = min(told_acts, key=attrgetter("rank"))
    causes = (cause for one in told_acts if one.kind == greatest.kind for cause in one.causes)
    return replace(greatest, causes=tuple(causes))


def events_with_kinds(seen: Observation, events: Iterable[Event]) -> Iterator[tuple[Event, Stage | None]]:
    """All events of a game, each with the kind of great moment it is, if any."""
    high_spaces: set[str] = {space.id for space in seen.board.spaces if space.zone == _HIGHEST_ZONE}
    swept: set[ClimberKey] = set()
    for event in events:
        kind: Stage | None = None
        match event:
            case Stepped() if event.summit_place is not None or event.space in high_spaces:
                kind = "high" if event.summit_place is None else "summit"
                high_spaces.clear()
            case Slid() if event.climber not in swept:
                swept.add(event.climber)
                kind = "avalanche"
            case Rescued():
                kind = "rescue"
            case Died() if event.cause == "check":
                kind = "death"
            case _:
                pass
        yield event, kind


def may_picture_turns(before: Observation, events: Iterable[Event]) -> bool:
    """Whether turns may have a hero picture: somebody reached the summit, or 8000 m before anybody else."""
    high = {space.id: space.vp for space in before.board.spaces if space.zone == _HIGHEST_ZONE}
    highest = max(climber.vp for seat in before.seats for climber in seat.climbers)
    return any(
        step.summit_place is not None or (step.space in high and highest < min(high.values()))
        for step in of_kind(events, Stepped)
    )


def _acts(seen: Observation, events: Iterable[Event]) -> Iterator[tuple[int, Sequence[Highlight]]]:
    """Each turn and each night with its day and its highlights; climbers with the same fate share one."""
    day, act = 0, dict[Stage, tuple[HeroEvent, ...]]()
    for event, kind in events_with_kinds(seen, events):
        if isinstance(event, DayBegan | TurnEnded):
            yield day, _act_highlights(day, act)
            act = {}
            day = event.day if isinstance(event, DayBegan) else day
        elif kind is not None and isinstance(event, HeroEvent):
            act[kind] = (*act.get(kind, ()), event)
    yield day, _act_highlights(day, act)


def _act_highlights(day: int, act: Mapping[Stage, tuple[HeroEvent, ...]]) -> tuple[Highlight, ...]:
    return tuple(Highlight(kind, day, act[kind]) for kind in RANKS if kind in act)
