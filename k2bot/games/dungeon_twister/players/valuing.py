"""Static evaluation: points, ways to the exits, wounds, objects and cards, as one side's lead.

A *lead* is in hundredths of a victory point; a *value* is what it counts for winning: the same near an even
game, bounded where one side is about to win, and drawn towards the result of rule 39 as quiet turns pass.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import tanh
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import (
    CHARACTERS_OF,
    KIND,
    OBJECTS,
    QUIET_TURNS,
    SPEED,
    TOKENS_OF,
    TROLLS,
    exit_points,
)
from k2bot.games.dungeon_twister.engine.model import SLOT, Game, MutableState
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.players.routes import (
    UNREACHABLE,
    RouteTable,
)

if TYPE_CHECKING:
    State = Game | MutableState

WON_LEAD: Final = 10_000.0
"""Lead in a game that is won; exceeds that in any unfinished game."""


def geometric_values(first: float, factor: float) -> tuple[float, ...]:
    """Values of a way by action points, each this factor of the one before."""
    return tuple(first * factor**points for points in range(2 * UNREACHABLE))


_GREEDY_VALUES: Final = geometric_values(45.0, 0.82)


@dataclass(frozen=True, slots=True)
class Weights:
    """Evaluation weights, in hundredths of a victory point."""

    point: float = 100.0
    next_to_move: tuple[float, ...] = _GREEDY_VALUES
    """For a character of the side that moves next, by the action points to its exit; per point it brings."""
    just_moved: tuple[float, ...] = _GREEDY_VALUES
    """For a character of the side that has just moved, in the same form as ``next_to_move``."""
    blocked: float = 1.0
    """Factor for a route that is blocked, by the estimate of its action points."""
    spare: float = 0.0
    """Share of the next action point's gain for steps already made towards it."""
    wounded: float = -30.0
    hidden: tuple[float, float] = (8.0, 8.0)
    """For an own character, and an own object, still face down."""
    pip: float = 0.9
    """Per point of combat cards left."""
    jump: float = 0.0
    """Per jump card left."""
    others: float = 1.0
    """Factor for the routes of the opponent's characters."""
    gear: float = 0.0
    """For an unwounded character on a gear."""
    rotations: bool = False
    """Whether a blocked route counts as it would once a room is turned."""
    carried: tuple[tuple[str, float], ...] = ()
    """For an object carried by an unwounded character, by kind."""
    decisive: float | None = None
    """Lead at which a game is three quarters won; None if leads count in full, however large."""


GREEDY: Final = Weights()
"""Weights of the arena's yardsticks."""


_PATIENT_TURNS: Final = 6
"""Quiet turns before urgency begins, and again until it is at its maximum."""
_OTHERS_REDUCTION: Final = 0.6
_GEAR_BONUS: Final = 8.0
"""At full urgency: how much less the opponent's ways count, and how much more an own gear."""


def urgency(quiet: int, lead: int) -> float:
    """How much a side wants something to happen after this many quiet turns, from 0 to 1 (rule 39).

    A side that is ahead may wait; ``lead`` is in points.
    """
    return 0.0 if lead > 0 else min(1.0, max(0, quiet - _PATIENT_TURNS) / _PATIENT_TURNS)


@lru_cache(maxsize=64)
def urged_weights(weights: Weights, urge: float) -> Weights:
    """Weights of a side that wants something to happen.

    It minds the opponent's prospects less, so that it opens an exit even if that serves both.
    """
    if not urge:
        return weights
    return replace(
        weights,
        others=weights.others * (1.0 - _OTHERS_REDUCTION * urge),
        gear=weights.gear + _GEAR_BONUS * urge,
    )


_UNSETTLED_TURNS: Final = 8
"""Quiet turns from which on the score of the moment begins to count as the result."""


def settled_share(quiet: int) -> float:
    """How far a game is decided by its present score after this many quiet turns, from 0 to 1 (rule 39)."""
    return (max(0, quiet - _UNSETTLED_TURNS) / (QUIET_TURNS - _UNSETTLED_TURNS)) ** 2


@lru_cache(maxsize=64)
def _progress(weights: Weights) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Value of a route for the side that moves next and for the other; by speed, then by its steps."""
    return tuple(
        tuple(
            tuple(_nearness(table, weights.spare, max(speed, 1), steps) for steps in range(2 * UNREACHABLE))
            for speed in range(max(SPEED) + 1)
        )
        for table in (weights.next_to_move, weights.just_moved)
    )


def _nearness(table: tuple[float, ...], spare: float, speed: int, steps: int) -> float:
    """Value of a route: by whole action points, and by the steps that its last one leaves over."""
    points = -(-steps // speed)
    more = points * speed - steps
    return table[points] + (spare * (table[points - 1] - table[points]) * more / speed if more else 0.0)


_OBJECTS: Final = tuple(slice(tokens.stop - len(OBJECTS), tokens.stop) for tokens in TOKENS_OF)
_OUT_OF_PLAY: Final = SLOT + SLOTS


class Valuer:
    """Static evaluation with a set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._progress = _progress(weights)
        carried = dict(weights.carried)
        self._carried = tuple(carried.get(kind, 0.0) for kind in KIND)
        self.won = WON_LEAD if weights.decisive is None else 2.0 * weights.decisive
        """Value of a game that is won."""

    def evaluate(self, state: State, seat: int, more: float = 0.0) -> float:
        """Value of a state if its turn ends here, with an additional lead."""
        lead = self.lead(state, seat)
        return self.bound(lead + more if -WON_LEAD < lead < WON_LEAD else lead, state, seat)

    def bound(self, lead: float, state: State, seat: int) -> float:
        """Value of a lead: bounded, and drawn towards the result of rule 39."""
        decisive = self.weights.decisive
        if decisive is None:
            return lead
        value = 2.0 * decisive * tanh(lead / (2.0 * decisive))
        sure = settled_share(0 if state.eventful else state.quiet + 1)
        if not sure or abs(lead) >= WON_LEAD:
            return value
        points_ahead = state.vp[seat] - state.vp[1 - seat]
        result = 0.0 if not points_ahead else self.won if points_ahead > 0 else -self.won
        return (1.0 - sure) * value + sure * result

    def lead(self, state: State, seat: int) -> float:
        """Evaluation for a seat if the turn ends here: its own side minus the opponent's."""
        vp, goal = state.vp, state.setup.goal
        if vp[0] >= goal[0] or vp[1] >= goal[1]:
            winner = (
                state.active_seat
                if vp[state.active_seat] >= goal[state.active_seat]
                else 1 - state.active_seat
            )
            return WON_LEAD if winner == seat else -WON_LEAD
        table, mover = RouteTable(state, rotations=self.weights.rotations), state.active_seat
        own = self._total(table, mover, moves_next=False)
        other = self._total(table, 1 - mover, moves_next=True)
        return self._score(state, mover, own, seat) + self._score(state, 1 - mover, other, seat)

    def _score(self, state: State, owner: int, total: tuple[float, float], seat: int) -> float:
        """Value of a side with its points and cards; negative for the opponent's."""
        weights, cards = self.weights, state.seats[owner]
        routes, rest = total
        score = rest + weights.point * state.vp[owner]
        score += weights.pip * (sum(cards.combat) + (cards.combat_card or 0)) + weights.jump * cards.jumps
        return score + routes if owner == seat else -score - weights.others * routes

    def character_value(self, table: RouteTable, token: int, place: int, load: int | None) -> float:
        """Value of an unwounded character on a square with a load, once its turn is over."""
        return self._character(table, token, place, load, moves_next=False)

    def _total(self, table: RouteTable, seat: int, *, moves_next: bool) -> tuple[float, float]:
        """Value of a side's routes, and of its tokens otherwise, moving next or later."""
        weights, places, wounded = self.weights, table.state.places, table.state.wounded
        rest = routes = 0.0
        for token in CHARACTERS_OF[seat]:
            place = places[token]
            if place >= SLOT:
                if place < _OUT_OF_PLAY:
                    rest += weights.hidden[0]
            elif wounded >> token & 1:
                rest += weights.wounded * (0.5 if token in TROLLS else 1.0)
            else:
                routes += self._character(table, token, place, table.loads.get(place), moves_next=moves_next)
        for place in places[_OBJECTS[seat]]:
            if SLOT <= place < _OUT_OF_PLAY:
                rest += weights.hidden[1]
        return routes, rest

    def _character(
        self, table: RouteTable, token: int, place: int, load: int | None, *, moves_next: bool
    ) -> float:
        """Value of an unwounded character by its way to the exit, what it carries, and where it is."""
        steps, _, _, blocked = table.route(token, place, load)
        points, more = float(exit_points(token, load)), 0.0
        if load is not None:
            more = self._carried[load]
        if place in table.maze.gears:
            more += self.weights.gear
        if blocked:
            points *= self.weights.blocked
        return points * self._progress[not moves_next][SPEED[token]][steps] + more
