"""What a state is worth at first sight: points, ways to the exits, wounds and cards, as one side's lead."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import (
    ALL_OBJECTS,
    CHARACTERS_OF,
    EXIT_VP,
    KIND,
    OF_A_SEAT,
    OWNER,
    ROPES,
    SPEED,
    THIEVES,
    TREASURES,
    TROLLS,
    WALLWALKERS,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.engine.squares import BIT, SLOTS, SQUARES
from k2bot.games.dungeon_twister.players.distances import FAR, Gait, field_of

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Draft, Game

    State = Game | Draft

WON: Final = 10_000.0
"""More than anything short of the end is worth."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth to a player."""

    point: float = 100.0
    near: float = 45.0
    """A character at the exit; a goblin and whoever has a treasure twice that."""
    decay: float = 0.82
    """What is left of it with each action point of the way."""
    wounded: float = -30.0
    hidden: float = 8.0
    """An own token that lies face down."""
    pip: float = 0.9
    """Of the combat cards left."""
    action: float = 0.0
    """A pip of the action cards left."""
    jump: float = 0.0
    """A jump card left."""
    others: float = 1.0
    """What the other's side counts."""
    gear: float = 0.0
    """A fit character on a gear."""
    at_hand: tuple[tuple[str, float], ...] = ()
    """An object in the hand of a fit character, by kind."""


GREEDY: Final = Weights()
"""What the players of the arena's yardsticks go by."""


@lru_cache(maxsize=8)
def _progress(weights: Weights) -> tuple[tuple[float, ...], ...]:
    """What a way of so many steps is worth, by speed."""
    return tuple(
        tuple(
            weights.near * weights.decay ** ((steps + max(speed, 1) - 1) // max(speed, 1))
            for steps in range(2 * FAR)
        )
        for speed in range(max(SPEED) + 1)
    )


_GAIT: Final = tuple(
    Gait.PITS
    if token in THIEVES
    else Gait.FLYING
    if token in WIZARDS
    else Gait.WALLS
    if token in WALLWALKERS
    else Gait.PLAIN
    for token in range(2 * OF_A_SEAT)
)


_BLOCKED: Final = 6
"""Steps that are added where the way is blocked, to those it would be if all stood open."""
_OBJECTS_OF: Final = tuple(tuple(token for token in ALL_OBJECTS if OWNER[token] == seat) for seat in (0, 1))


class Table:
    """What is looked up in a state for both sides."""

    __slots__ = ("loads", "maze", "standing", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        at, wounded = state.at, state.wounded
        standing = [0, 0]
        for owner in (0, 1):
            bits = 0
            for token in CHARACTERS_OF[owner]:
                place = at[token]
                if place < SQUARES and not wounded >> token & 1:
                    bits |= BIT[place]
            standing[owner] = bits
        self.standing = standing
        """The squares of the unwounded characters of each seat, as bits."""
        self.loads = {at[token]: token for token in ALL_OBJECTS if at[token] < SQUARES}
        self.maze = state.maze


class Valuer:
    """Values states by some weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._progress = _progress(weights)
        at_hand = dict(weights.at_hand)
        self._at_hand = tuple(at_hand.get(kind, 0.0) for kind in KIND)

    def lead(self, state: State, seat: int) -> float:
        """What a state is worth to a seat: its own side less the other's."""
        vp, goal = state.vp, state.setup.goal
        if vp[0] >= goal[0] or vp[1] >= goal[1]:
            winner = state.turn if vp[state.turn] >= goal[state.turn] else 1 - state.turn
            return WON if winner == seat else -WON
        table = Table(state)
        own, other = self._side(table, seat), self._side(table, 1 - seat)
        return own - self.weights.others * other

    def _side(self, table: Table, seat: int) -> float:
        weights, state = self.weights, table.state
        at, wounded = state.at, state.wounded
        total = weights.point * state.vp[seat]
        for token in CHARACTERS_OF[seat]:
            place = at[token]
            if place >= SQUARES:
                if place < SLOT + SLOTS:
                    total += weights.hidden
            elif wounded >> token & 1:
                total += weights.wounded * (0.5 if token in TROLLS else 1.0)
            else:
                total += self._character(table, seat, token, place)
        for token in _OBJECTS_OF[seat]:
            if SLOT <= at[token] < SLOT + SLOTS:
                total += weights.hidden
        cards = state.seats[seat]
        total += weights.pip * (sum(cards.combat) + (cards.laid or 0)) + weights.jump * cards.jumps
        if weights.action:
            total += weights.action * sum(cards.actions)
        return total

    def _character(self, table: Table, seat: int, token: int, place: int) -> float:
        """An unwounded character: its way to the exit, and what it has in hand."""
        worth, gait, more = 2.0 if EXIT_VP[token] > 1 else 1.0, _GAIT[token], 0.0
        load = table.loads.get(place)
        if load is not None:
            more = self._at_hand[load]
            if load in TREASURES:
                worth += 1.0
            elif gait is Gait.PLAIN and load in ROPES:
                gait = Gait.PITS
        bit = BIT[place]
        steps = field_of(table.maze, gait, seat, table.standing[1 - seat]).steps(bit)
        if steps >= FAR:
            steps = min(FAR, field_of(table.maze, Gait.STUBBORN, seat, 0).steps(bit)) + _BLOCKED
        if place in table.maze.gears:
            more += self.weights.gear
        return worth * self._progress[SPEED[token]][steps] + more
