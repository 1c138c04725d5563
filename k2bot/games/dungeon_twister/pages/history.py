"""The history of a game as public knowledge, by step and by turn; turn 0 is the setup."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import chain, groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.pages import of_kind
from k2bot.games.dungeon_twister.engine.events import (
    CardPlayed,
    Eliminated,
    Event,
    FightBegan,
    FightEnded,
    GateChanged,
    Healed,
    Left,
    Moved,
    ObjectLost,
    PotionDrunk,
    RoomRevealed,
    RoomRotated,
    TurnBegan,
    TurnEnded,
    WandFired,
    Wounded,
    face_down,
    seen_by,
)
from k2bot.games.dungeon_twister.engine.model import Game, Phase
from k2bot.games.dungeon_twister.engine.view import Observation, observe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from k2bot.game.values import Step


@dataclass(frozen=True)
class PublicStep:
    """A step as public knowledge."""

    look: Callable[[], Observation]
    """Makes the observation after the step; called at most once, since few steps are ever described."""
    events: tuple[Event, ...]

    @cached_property
    def seen(self) -> Observation:
        """Observation after the step."""
        return self.look()


def steps_so_far(steps: Iterable[Step[Game]]) -> tuple[PublicStep, ...]:
    """Steps as public knowledge of today: in a running game without the cards that lie face down now."""
    taken = tuple(steps)
    known, state = public_steps(taken), taken[-1].state
    if not state.setup.covered or state.phase is Phase.OVER:
        return known
    today = observe(state, None)
    since = {"seats": today.seats, "highest_card": today.highest_card, "ap": 0}
    return tuple(
        PublicStep(partial(_look_back, step, since), tuple(map(face_down, step.events))) for step in known
    )


def _look_back(step: PublicStep, since: Mapping[str, Any]) -> Observation:
    """Observation after a step, with values that only the present may tell."""
    return replace(step.seen, **since)


def public_steps(steps: Iterable[Step[Game]]) -> tuple[PublicStep, ...]:
    """Steps as public knowledge of their time."""
    return tuple(
        PublicStep(partial(observe, step.state, None), tuple(seen_by(event, None) for event in step.events))
        for step in steps
    )


def before_next_turn(seen: Observation, number: int, seat: int, left: int = 0) -> Observation:
    """An observation as before the next turn began, with so many action points left.

    Unchanged once the game is over.
    """
    if seen.phase is Phase.OVER:
        return seen
    return replace(seen, phase=Phase.ACT, turn_number=number, active_seat=seat, ap=left)


@dataclass(frozen=True, slots=True)
class TurnStep:
    """The part of a step that belongs to one turn: a step that ends a turn also begins the next."""

    number: int
    """The turn's."""
    seat: int
    events: tuple[Event, ...]
    step: PublicStep
    index: int
    """The step's, in the history."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn so far."""

    number: int
    seat: int
    events: tuple[Event, ...]
    last: PublicStep
    """Latest step of the turn."""
    step: int
    """Index of the latest step in the history."""
    ended: bool
    fought: Observation | None = None
    """The fight decided in the latest step, as before that step; None if there was none."""

    @property
    def seen(self) -> Observation:
        """Observation after its latest step, or at its end."""
        return self.last.seen


def turn_steps(history: Iterable[PublicStep]) -> Iterator[TurnStep]:
    """All steps, divided where a turn begins."""
    number, seat = 0, 0
    for index, step in enumerate(history):
        own: list[Event] = []
        for event in step.events:
            if isinstance(event, TurnBegan):
                yield TurnStep(number, seat, tuple(own), step, index)
                number, seat, own = event.number, event.seat, []
            own.append(event)
        yield TurnStep(number, seat, tuple(own), step, index)


def steps_by_turn(history: Iterable[PublicStep]) -> Iterator[tuple[int, Iterator[TurnStep]]]:
    """The number of each turn with its steps."""
    return groupby(turn_steps(history), attrgetter("number"))


def turns(history: Sequence[PublicStep]) -> tuple[Turn, ...]:
    """All turns so far."""
    groups = [tuple(steps) for _, steps in steps_by_turn(history)]
    turns: list[Turn] = []
    for steps in groups:
        latest = steps[-1]
        events = tuple(chain.from_iterable(step.events for step in steps))
        ended = steps is not groups[-1] or bool(of_kind(events, TurnEnded))
        fought = None
        if latest.index and of_kind(latest.events, FightEnded):
            before = history[latest.index - 1].seen
            fought = before if before.fight is not None else None
        turns.append(Turn(latest.number, latest.seat, events, latest.step, latest.index, ended, fought))
    return tuple(turns)


# ------------------------------------------------------------------------------------------ the newest steps

_ACTIONS: Final = (
    CardPlayed, RoomRevealed, RoomRotated, Moved, Left, Healed, GateChanged, PotionDrunk, WandFired,
)  # fmt: skip
"""Events of what a player does in a turn, other than attacking."""
_RESULTS: Final = (FightEnded, Wounded, Eliminated, ObjectLost)
"""Events of what a fight leads to."""


def latest_events(recent: Sequence[Event]) -> tuple[Event, ...]:
    """Events of the turn in progress or, before its first action, of the turn before it."""
    events: list[Event] = []
    for event in recent:
        if not isinstance(event, TurnBegan):
            events.append(seen_by(event, None))
        elif event is not recent[-1]:
            events.clear()
    return tuple(events)


def last_fight(recent: Sequence[Event], seat: int) -> tuple[Event, ...]:
    """The last fight and what it led to, until the seat has acted since."""
    fight: list[Event] = []
    turn, goes_on = None, False
    for event in recent:
        if isinstance(event, TurnBegan):
            turn = event.seat
        elif isinstance(event, FightBegan):
            fight, goes_on = [event], True
        elif isinstance(event, _ACTIONS):
            goes_on = False
            if turn == seat:
                fight.clear()
        elif goes_on and (isinstance(event, _RESULTS) or (isinstance(event, TurnEnded) and event.stuck)):
            fight.append(event)
    return tuple(fight) if fight[1:] else ()
