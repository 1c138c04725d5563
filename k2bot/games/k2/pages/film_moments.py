"""A game's moments, from what the channel saw: turns, nights, and players who left."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

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
    content,
)
from k2bot.games.k2.pages import turns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pages.days import PublicStep
    from k2bot.games.k2.pages.turns import ClimberTurn


@dataclass(frozen=True, slots=True)
class TurnMoments:
    """What a player's climbers did in a turn, and the observation afterwards."""

    seen: Observation
    doings: tuple[ClimberTurn, ...]

    @property
    def seat(self) -> int:
        """The player; at least one of its climbers lives."""
        return self.doings[0].climber[0]


@dataclass(frozen=True, slots=True)
class Night:
    """A night, possibly with open questions: its events, and the observation after each.

    In ``seen`` all levels are already reduced, but climbers with none left are still standing; their fates
    follow.
    """

    seen: Observation
    checks: tuple[Checked, ...]
    grave: tuple[tuple[Died | Slid | Rescued, Observation], ...] = ()


@dataclass(frozen=True, slots=True)
class Departure:
    """A player left the game."""

    seen: Observation
    seat: int


Moment: TypeAlias = TurnMoments | Night | Departure


def moments(history: Sequence[PublicStep]) -> tuple[Moment, ...]:
    """Moments of a game from all its steps."""
    camera = _Camera(history[0].seen)
    for step in history:
        for event in step.events:
            camera.take(event, step.seen)
        camera.step_ends(step.seen)
    camera.turn_ends()
    camera.night_ends()
    return tuple(camera.found)


class _Camera:
    """Collects moments from a game's events, in order."""

    def __init__(self, start: Observation) -> None:
        self.found: list[Moment] = []
        self._seen = start
        self._before: Observation | None = None
        """Observation at the start of the current turn."""
        self._turn: list[Event] = []
        self._night: Night | None = None

    def take(self, event: Event, after: Observation) -> None:
        """Process an event; ``after`` is the observation at the end of its step."""
        match event:
            case DayBegan():
                self.night_ends()
                self._seen = _morning(after, self._seen)
            case TurnBegan():
                self._seen = self._before = replace(self._seen, phase=Phase.ACTIONS, turn=event.seat)
                self._turn = []
            case Stepped() | TentPitched() | Acclimatized() | RiskPaid():
                self._seen = after_event(self._seen, event)
                self._turn.append(event)
            case TurnEnded():
                self.turn_ends()
            case Checked():
                self._seen = after_event(replace(self._seen, phase=Phase.CHECK, turn=None), event)
                checks = self._night.checks if self._night else ()
                self._night = Night(self._seen, (*checks, event))
            case Died() | Slid() | Rescued():
                self._seen = after_event(self._seen, event)
                if self._night and not (isinstance(event, Died) and event.cause == "resigned"):
                    self._night = replace(self._night, grave=(*self._night.grave, (event, self._seen)))
            case Resigned():
                self.turn_ends()
                self._seen = self._seen.with_seat(event.seat, resigned=True)
                self.found.append(Departure(self._seen, event.seat))
            case GameEnded():
                self.night_ends()
            case _:
                pass

    def step_ends(self, after: Observation) -> None:
        """Take over the actual observation.

        Except during a night with questions, where the reconstructed one is more precise.
        """
        if self._night is None:
            self._seen = replace(after, turn_state=None)

    def turn_ends(self) -> None:
        """Add a turn, finished or not."""
        before, self._before = self._before, None
        if before is None or before.turn is None:
            return
        self.found.append(TurnMoments(self._seen, turns.doings_of(self._turn, before.turn, before)))

    def night_ends(self) -> None:
        """Add a night, finished or not."""
        if self._night is not None:
            self.found.append(self._night)
        self._night = None


def _morning(after: Observation, before: Observation) -> Observation:
    """The morning's observation when its step continued: a hand of three cards is chosen at once."""
    seats = tuple(
        replace(
            view,
            hand_size=view.hand_size + (content.CARDS_A_DAY if view.has_committed else 0),
            has_committed=False,
            committed=None,
            risk=None,
        )
        for view in after.seats
    )
    return replace(
        after,
        phase=Phase.SELECTION,
        turn=None,
        turn_state=None,
        tokens_open=before.tokens_open,
        tokens_aside=before.tokens_aside,
        tokens_pile_size=before.tokens_pile_size,
        seats=seats,
    )


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
