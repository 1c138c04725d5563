"""What there was to see of a game, moment by moment: mornings, turns, nights, who left.

A single step can hold a turn's moves, the whole night and the next morning, of which only the end is handed
out as an observation. What lies between is put together from the events here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.events import (
    Acclimatized,
    Checked,
    DayBegan,
    Died,
    GameEnded,
    Rescued,
    Resigned,
    RiskPaid,
    Slid,
    Stepped,
    TentPitched,
    TurnBegan,
    TurnEnded,
)
from k2bot.games.k2.engine.model import (
    Phase,
)
from k2bot.games.k2.pages import doings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from k2bot.games.k2.engine.content import (
        ClimberKey,
    )
    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.model import (
        Climber,
    )
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.pages.doings import Doing


@dataclass(frozen=True, slots=True)
class Morning:
    """A day begins."""

    seen: Observation


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player's climbers did in a turn, and the table after it."""

    seen: Observation
    seat: int
    made: tuple[Doing, ...]


@dataclass(frozen=True, slots=True)
class Night:
    """A night, perhaps with questions still open: its events, and the table after each of them.

    In ``seen`` all levels are taken away, and who has none left still stands; what becomes of them follows.
    """

    seen: Observation
    checks: tuple[Checked, ...]
    grave: tuple[tuple[Died | Slid | Rescued, Observation], ...]


@dataclass(frozen=True, slots=True)
class Left:
    """A player has left the game."""

    seen: Observation
    seat: int


Moment: TypeAlias = Morning | Turn | Night | Left


def moments(history: Iterable[tuple[Observation, Sequence[Event]]]) -> tuple[Moment, ...]:
    """The moments of a game, from what the channel saw after each step, and the step's events."""
    camera: _Camera | None = None
    for after, events in history:
        camera = camera or _Camera(after)
        for event in events:
            camera.take(event, after)
        camera.step_ends(after)
    if camera is None:
        return ()
    camera.turn_ends()
    camera.night_ends()
    return tuple(camera.found)


class _Camera:
    """Follows the events of a game, one after the other."""

    def __init__(self, start: Observation) -> None:
        self.found: list[Moment] = []
        self._seen = start
        self._before: Observation | None = None
        """The table when the turn under way began."""
        self._turn: list[Event] = []
        self._checks: list[Checked] = []
        self._evening: Observation | None = None
        """The table after the checks of a night, before anything else in it."""
        self._grave: list[tuple[Died | Slid | Rescued, Observation]] = []

    def take(self, event: Event, after: Observation) -> None:
        """Follow an event; ``after`` is the table at the end of its step."""
        match event:
            case DayBegan():
                self.night_ends()
                self._seen = _morning(after, self._seen)
                self.found.append(Morning(self._seen))
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
                self._checks.append(event)
                self._evening = self._seen
            case Died() | Slid() | Rescued():
                self._seen = after_event(self._seen, event)
                if isinstance(event, Died) and event.cause == "resigned":
                    return
                self._grave.append((event, self._seen))
            case Resigned():
                self.turn_ends()
                self._seen = _seat(self._seen, event.seat, lambda view: replace(view, resigned=True))
                self.found.append(Left(self._seen, event.seat))
            case GameEnded():
                self.night_ends()
            case _:
                pass

    def step_ends(self, after: Observation) -> None:
        """Take over what was really seen; in a night that asks somebody, what is put together says more."""
        if not self._checks:
            self._seen = replace(after, turn_state=None)

    def turn_ends(self) -> None:
        """Note a turn, also one still under way."""
        before, self._before = self._before, None
        if before is None or before.turn is None:
            return
        made = doings.made(self._turn, before.turn, before)
        self.found.append(Turn(self._seen, before.turn, made))

    def night_ends(self) -> None:
        """Note a night, also one still under way."""
        if self._evening is not None:
            self.found.append(Night(self._evening, tuple(self._checks), tuple(self._grave)))
        self._checks, self._grave, self._evening = [], [], None


def _morning(after: Observation, before: Observation) -> Observation:
    """The table in the morning, where its step went on: the last three cards of a hand choose themselves."""
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
    """The table after an event, as far as it concerns climbers and rescue cards."""
    match event:
        case Stepped():
            summit = seen.summit if event.summit_place is None else (*seen.summit, event.climber)
            return _with(
                replace(seen, summit=summit),
                event.climber,
                lambda c: replace(c, space=event.space, vp=event.vp),
            )
        case TentPitched():
            return _with(seen, event.climber, lambda c: replace(c, tent=event.space))
        case Acclimatized():
            return _with(seen, event.climber, lambda c: replace(c, level=event.level))
        case RiskPaid():
            for name, paid in zip(CLIMBER_NAMES, event.levels, strict=True):
                seen = _with(seen, (event.seat, name), lambda c, paid=paid: replace(c, level=c.level - paid))  # type: ignore[misc]
            return seen
        case Checked():
            return _with(seen, event.climber, lambda c: replace(c, level=max(event.after, 0)))
        case Slid():
            return _with(seen, event.climber, lambda c: replace(c, space=event.space))
        case Rescued():
            card = _seat(
                _stayed(seen, event.climber), event.climber[0], lambda view: replace(view, rescue=False)
            )
            return _with(card, event.climber, lambda c: replace(c, space=event.space, level=1, vp=event.vp))
        case Died():
            return _with(
                _stayed(seen, event.climber), event.climber, lambda c: replace(c, space=None, level=0, vp=1)
            )
        case _:
            return seen


def _stayed(seen: Observation, gone: ClimberKey) -> Observation:
    """The table without a climber among those who stand on the summit or have been there."""
    return replace(seen, summit=tuple(key for key in seen.summit if key != gone))


def _with(seen: Observation, key: ClimberKey, change: Callable[[Climber], Climber]) -> Observation:
    def changed(view: SeatView) -> SeatView:
        first, second = view.climbers
        pair = (change(first), second) if key[1] == "A" else (first, change(second))
        return replace(view, climbers=pair)

    return _seat(seen, key[0], changed)


def _seat(seen: Observation, seat: int, change: Callable[[SeatView], SeatView]) -> Observation:
    seats = tuple(change(view) if view.seat == seat else view for view in seen.seats)
    return replace(seen, seats=seats)
