"""What films of K2 tell, from what the channel saw: turns, nights, who leaves, and who takes the lead."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.game.pages import grouped, of_kind
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Acclimatized,
    Checked,
    ClimberKey,
    DayBegan,
    Died,
    Event,
    GameEnded,
    Observation,
    Phase,
    Rescued,
    Resigned,
    RiskPaid,
    Slid,
    Stepped,
    TentPitched,
    TurnBegan,
    TurnEnded,
)
from k2bot.games.k2.pages import highlights, turns
from k2bot.games.k2.pages.highlights import RANKS, HeroEvent, Highlight
from k2bot.games.k2.pictures import HeroPicture, Stage, standings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.games.k2.pages.days import PublicStep
    from k2bot.games.k2.pages.turns import ClimberTurn

Kind: TypeAlias = Stage | Literal["left", "leads"]
KINDS: Final[tuple[Kind, ...]] = (*RANKS, "left", "leads")
"""Kinds of great moments, the greatest first."""


@dataclass(frozen=True, slots=True)
class News:
    """Something great that happens to a player, or to a climber of theirs by an event."""

    kind: Kind
    seat: int
    event: HeroEvent | None = None

    @property
    def rank(self) -> int:
        """Its importance, 0 the highest."""
        return KINDS.index(self.kind)


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn, what happens to climbers in a night, or a player who leaves, and the observation afterwards."""

    seen: Observation
    doings: tuple[ClimberTurn, ...] = ()
    news: tuple[News, ...] = ()
    at_night: bool = False
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    """Climbers who died this night, and where."""
    pitched: tuple[ClimberKey, ...] = ()
    """Climbers whose tents were pitched today so far."""
    hero: HeroPicture | None = None

    @property
    def chapter(self) -> tuple[int, bool]:
        """The day, or the night after it."""
        return self.seen.day, self.at_night

    @property
    def great(self) -> bool:
        """Whether there is news."""
        return bool(self.news)

    @property
    def weight(self) -> int:
        """How many climbers act."""
        return sum(not doing.rests for doing in self.doings)


def moments(history: Sequence[PublicStep]) -> tuple[Moment, ...]:
    """Moments of a game from all its steps; turns in which nobody does anything are none."""
    last, events = history[-1].seen, [event for step in history for event in step.events]
    camera = _Camera(history[0].seen, highlights.of_game(last, events))
    kinds = highlights.kinds(last, events)
    for step in history:
        for _ in step.events:
            camera.take(*next(kinds), step.seen)
        camera.step_ends(step.seen)
    camera.turn_ends()
    camera.night_ends()
    return tuple(_with_leaders(camera.found))


class _Camera:
    """Collects moments from a game's events, in order."""

    def __init__(self, start: Observation, heroes: Sequence[Highlight]) -> None:
        self.found: list[Moment] = []
        self._seen = start
        self._heroes = heroes
        self._turn: tuple[int, Observation, list[Event]] | None = None
        """The current turn: its seat, the observation at its start, and its events."""
        self._is_night = False
        self._news: list[News] = []
        """What is great in the current turn or night."""
        self._pitched: tuple[ClimberKey, ...] = ()

    def take(self, event: Event, kind: Stage | None, after: Observation) -> None:
        """Process an event of some greatness; ``after`` is the observation at the end of its step."""
        self._seen = after_event(self._seen, event)
        if self._turn is not None:
            self._turn[2].append(event)
        match event:
            case DayBegan():
                self.night_ends()
                self._seen, self._pitched = after, ()
            case TurnBegan():
                self._turn = event.seat, self._seen, []
            case TentPitched():
                self._pitched = (*self._pitched, event.climber)
            case TurnEnded():
                self.turn_ends()
            case Checked():
                self._is_night = True
            case Slid():
                self._news.append(News(kind or "avalanche", event.climber[0], event))
            case Stepped() | Died() | Rescued() if kind is not None:
                self._news.append(News(kind, event.climber[0], event))
            case Resigned():
                self.turn_ends()
                self._seen = self._seen.with_seat(event.seat, resigned=True)
                self._add(Moment(self._seen, news=(News("left", event.seat),)))
            case GameEnded():
                self.night_ends()
            case _:
                pass

    def step_ends(self, after: Observation) -> None:
        """Take over the actual observation.

        Except during a night with questions: there who is asked about is no longer on the board.
        """
        if not self._is_night:
            self._seen = after

    def turn_ends(self) -> None:
        """Add a turn, finished or not."""
        if self._turn is None:
            return
        seat, before, events = self._turn
        doings = turns.doings_of(events, seat, before)
        if not all(doing.rests for doing in doings):
            # Who reaches the summit need not be the first above 8000 m, too.
            greatest = min(self._news_by_kind(), key=lambda news: news[0].rank, default=())
            self._add(Moment(self._seen, doings, tuple(greatest)))
        self._turn, self._news = None, []

    def night_ends(self) -> None:
        """Add a night, finished or not: a moment for each kind of news."""
        died = of_kind((one.event for one in self._news), Died)
        fallen = tuple((event.climber, event.space) for event in died)
        for news in self._news_by_kind():
            self._add(Moment(self._seen, (), tuple(news), at_night=True, fallen=fallen))
        self._is_night, self._news = False, []

    def _news_by_kind(self) -> Iterable[Sequence[News]]:
        return grouped((one.kind, one) for one in self._news).values()

    def _add(self, moment: Moment) -> None:
        seen = calm(moment.seen)
        told = {(seen.day, one.kind, one.event) for one in moment.news}
        heroes = (one for one in self._heroes for cause in one.causes if (one.day, one.kind, cause) in told)
        hero = next((one.picture(seen) for one in heroes), None)
        self.found.append(replace(moment, seen=seen, pitched=self._pitched, hero=hero))


def calm(seen: Observation) -> Observation:
    """An observation in which nobody is on turn, so that the map shows only what was done."""
    return seen if seen.phase is Phase.OVER else replace(seen, phase=Phase.CHECK, turn=None, turn_state=None)


def leader(seen: Observation) -> int | None:
    """The only player with most points; None if several share the lead, or nobody else plays."""
    first = standings.leaders(seen)
    return first[0] if len(first) == 1 < len(seen.seats) else None


def _with_leaders(found: Iterable[Moment]) -> Iterator[Moment]:
    """Moments with each change of leader from one evening to the next, where it begins to hold."""
    former = None
    for _, group in groupby(found, lambda moment: moment.seen.day):
        day = list(group)
        evening = leader(day[-1].seen)
        if evening is not None and evening != former:
            former = evening
            others = [at for at, moment in enumerate(day) if leader(moment.seen) != evening]
            first = max(others, default=-1) + 1
            day[first] = replace(day[first], news=(*day[first].news, News("leads", evening)))
        yield from day


def after_event(seen: Observation, event: Event) -> Observation:
    """The observation after an event, as far as climbers and rescue cards are concerned."""
    match event:
        case Stepped():
            if event.summit_place is not None:
                seen = replace(seen, summit=(*seen.summit, event.climber))
            return seen.with_climber(event.climber, space=event.space, vp=event.vp)
        case TentPitched():
            return seen.with_climber(event.climber, tent=event.space)
        case Acclimatized():
            return seen.with_climber(event.climber, level=event.level)
        case RiskPaid():
            for name, paid in zip(CLIMBER_NAMES, event.levels, strict=True):
                key = (event.seat, name)
                seen = seen.with_climber(key, level=seen.climber(key).level - paid)
            return seen
        case Checked():
            return seen.with_climber(event.climber, level=max(event.after, 0))
        case Slid():
            return seen.with_climber(event.climber, space=event.space)
        case Rescued():
            seen = _stayed(seen, event.climber).with_seat(event.climber[0], rescue=False)
            return seen.with_climber(event.climber, space=event.space, level=1, vp=event.vp)
        case Died():
            return _stayed(seen, event.climber).with_climber(event.climber, space=None, level=0, vp=1)
        case _:
            return seen


def _stayed(seen: Observation, gone: ClimberKey) -> Observation:
    """The observation without a climber in the list of summit arrivals."""
    return replace(seen, summit=tuple(key for key in seen.summit if key != gone))
