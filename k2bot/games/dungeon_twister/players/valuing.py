"""Static evaluation: points, ways to the exits, wounds, objects and cards, as one side's lead.

A *lead* is in hundredths of a victory point; a *worth* is what it counts for winning: the same near an even
game, bounded where one side is about to win, and drawn towards the result of rule 39 as quiet turns pass.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import tanh
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import (
    CHARACTERS_OF,
    EXIT_VP,
    KIND,
    OBJECTS,
    OWNER,
    QUIET_TURNS,
    SPEED,
    TOKENS_OF,
    TREASURES,
    TROLLS,
)
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.players.ways import FAR, Table, Way, lying, ready_slots, unwounded

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.maze import Maze
    from k2bot.games.dungeon_twister.engine.model import Draft, Game

    State = Game | Draft

WON: Final = 10_000.0
"""Lead in a game that is won; exceeds that in any unfinished game."""


def falling(first: float, factor: float) -> tuple[float, ...]:
    """Values of a way by action points, each this factor of the one before."""
    return tuple(first * factor**points for points in range(2 * FAR))


_PLAIN: Final = falling(45.0, 0.82)


@dataclass(frozen=True, slots=True)
class Weights:
    """Evaluation weights, in hundredths of a victory point."""

    point: float = 100.0
    soon: tuple[float, ...] = _PLAIN
    """For a character of the side that moves next, by the action points to its exit; per point it brings."""
    later: tuple[float, ...] = _PLAIN
    """The same for the side that has just moved."""
    blocked: float = 1.0
    """Factor for a way that is blocked, by the estimate of its action points."""
    spare: float = 0.0
    """Share of the next action point's gain for steps already made towards it."""
    wounded: float = -30.0
    hidden: tuple[float, float] = (8.0, 8.0)
    """For an own character, and an own object, still face down."""
    pip: float = 0.9
    """Per point of combat cards left."""
    jump: float = 0.0
    """Per jump token left."""
    others: float = 1.0
    """Factor for the ways of the opponent's characters."""
    gear: float = 0.0
    """For an unwounded character on a gear."""
    turns: bool = False
    """Whether a blocked way counts as it would once a room is turned."""
    at_hand: tuple[tuple[str, float], ...] = ()
    """For an object carried by an unwounded character, by kind."""
    decisive: float | None = None
    """Lead at which a game is three quarters won; None if leads count in full, however large."""


GREEDY: Final = Weights()
"""Weights of the arena's yardsticks."""


_PATIENCE: Final = 6
"""Quiet turns before urgency begins, and again until it is at its maximum."""
_GIVES_WAY: Final = 0.6
_GOES_TO_GEARS: Final = 8.0


def urgency(quiet: int, lead: int) -> float:
    """How much a side wants something to happen after this many quiet turns, from 0 to 1 (rule 39).

    A side that is ahead may wait; ``lead`` is in points.
    """
    return 0.0 if lead > 0 else min(1.0, max(0, quiet - _PATIENCE) / _PATIENCE)


@lru_cache(maxsize=64)
def urged(weights: Weights, urge: float) -> Weights:
    """Weights of a side that wants something to happen.

    It minds the opponent's prospects less, so that it opens an exit even if that serves both.
    """
    if not urge:
        return weights
    return replace(
        weights,
        others=weights.others * (1.0 - _GIVES_WAY * urge),
        gear=weights.gear + _GOES_TO_GEARS * urge,
    )


_COUNTS: Final = 8
"""Quiet turns from which on the score of the moment begins to count as the result."""


def settled(quiet: int) -> float:
    """How far a game is decided by its present score after this many quiet turns, from 0 to 1 (rule 39)."""
    return (max(0, quiet - _COUNTS) / (QUIET_TURNS - _COUNTS)) ** 2


@lru_cache(maxsize=64)
def _progress(weights: Weights) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Value of a way for the side that moves next and for the other; by speed, then by its steps."""
    return tuple(
        tuple(
            tuple(_nearness(table, weights.spare, max(speed, 1), way) for way in range(2 * FAR))
            for speed in range(max(SPEED) + 1)
        )
        for table in (weights.soon, weights.later)
    )


def _nearness(table: tuple[float, ...], spare: float, speed: int, steps: int) -> float:
    """Value of a way: by whole action points, and by the steps that its last one leaves over."""
    points = -(-steps // speed)
    more = points * speed - steps
    return table[points] + (spare * (table[points - 1] - table[points]) * more / speed if more else 0.0)


class Total(NamedTuple):
    """Value of one side's tokens, valid while enemies occupy all of ``blockers`` and none of ``path``."""

    ways: float
    rest: float
    blockers: int
    path: int


@dataclass(frozen=True, slots=True)
class Known:
    """Cached values in one maze."""

    characters: dict[tuple[int, int, int | None, int], list[tuple[float, float, Way]]]
    """Value of a character, moving later and soon, with its ways; by token, square, load and ready rooms."""
    sides: dict[tuple[object, ...], list[Total]]
    """Values of the side that moves next; by its characters' places and wounds, and all objects' places."""
    carried: dict[tuple[object, ...], dict[int, int]]
    """Object by square; by all objects' places."""

    def loads(self, at: tuple[int, ...]) -> dict[int, int]:
        """Object by square."""
        key = (at[_OBJECTS[0]], at[_OBJECTS[1]])
        found = self.carried.get(key)
        if found is None:
            if len(self.carried) >= _KNOWN_SIDES:
                self.carried.clear()
            found = self.carried[key] = lying(at)
        return found


@lru_cache(maxsize=4)
def remembered(weights: Weights) -> dict[Maze, Known]:  # noqa: ARG001 - part of the cache key
    """Cache of values for these weights, by maze; filled as states are evaluated."""
    return {}


_KNOWN_MAZES: Final = 64
"""Number of mazes for which values are cached."""
_KNOWN_WAYS: Final = 8
"""Number of ways cached per character and square."""
_KNOWN_SIDES: Final = 2000
"""Number of sides cached per maze."""
_CHARACTERS: Final = tuple(slice(tokens[0], tokens[-1] + 1) for tokens in CHARACTERS_OF)
_OBJECTS: Final = tuple(slice(tokens.stop - len(OBJECTS), tokens.stop) for tokens in TOKENS_OF)
_ALL_OF: Final = tuple(sum(1 << token for token in tokens) for tokens in CHARACTERS_OF)
_OUT_OF_PLAY: Final = SLOT + SLOTS


class Valuer:
    """Static evaluation with a set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._progress = _progress(weights)
        at_hand = dict(weights.at_hand)
        self._at_hand = tuple(at_hand.get(kind, 0.0) for kind in KIND)
        self._known = remembered(weights)
        self.won = WON if weights.decisive is None else 2.0 * weights.decisive
        """Worth of a game that is won."""

    def worth(self, state: State, seat: int, more: float = 0.0) -> float:
        """What a state counts for winning if its turn ends here, with an additional lead."""
        lead = self.lead(state, seat)
        return self.bounded(lead + more if -WON < lead < WON else lead, state, seat)

    def bounded(self, lead: float, state: State, seat: int) -> float:
        """What a lead counts for winning: bounded, and drawn towards the result of rule 39."""
        decisive = self.weights.decisive
        if decisive is None:
            return lead
        worth = 2.0 * decisive * tanh(lead / (2.0 * decisive))
        sure = settled(0 if state.eventful else state.quiet + 1)
        if not sure or abs(lead) >= WON:
            return worth
        ahead = state.vp[seat] - state.vp[1 - seat]
        result = 0.0 if not ahead else self.won if ahead > 0 else -self.won
        return (1.0 - sure) * worth + sure * result

    def lead(self, state: State, seat: int) -> float:
        """Evaluation for a seat if the turn ends here: its own side minus the opponent's."""
        vp, goal = state.vp, state.setup.goal
        if vp[0] >= goal[0] or vp[1] >= goal[1]:
            winner = state.turn if vp[state.turn] >= goal[state.turn] else 1 - state.turn
            return WON if winner == seat else -WON
        known = self._known.get(state.maze)
        if known is None:
            if len(self._known) >= _KNOWN_MAZES:
                self._known.clear()
            known = self._known[state.maze] = Known({}, {}, {})
        mover = state.turn
        standing = unwounded(state, 0), unwounded(state, 1)
        own = self._total(state, mover, known, standing, soon=False)
        other = self._waiting(state, 1 - mover, known, standing)
        return self._score(state, mover, own, seat) + self._score(state, 1 - mover, other, seat)

    def _score(self, state: State, owner: int, total: Total, seat: int) -> float:
        """Value of a side with its points and cards; negative for the opponent's."""
        weights, cards = self.weights, state.seats[owner]
        score = total.rest + weights.point * state.vp[owner]
        score += weights.pip * (sum(cards.combat) + (cards.laid or 0)) + weights.jump * cards.jumps
        return score + total.ways if owner == seat else -score - weights.others * total.ways

    def standing(self, table: Table, token: int, place: int, load: int | None) -> float:
        """Value of an unwounded character on a square with a load, once its turn is over."""
        way = table.way(OWNER[token], token, place, load)
        return self._character(table, token, place, load, way)[0]

    def _waiting(self, state: State, seat: int, known: Known, standing: tuple[int, int]) -> Total:
        """Total of the side that moves next; while the other acts it seldom changes, so it is cached."""
        at = state.at
        key = (at[_CHARACTERS[seat]], state.wounded & _ALL_OF[seat], at[_OBJECTS[0]], at[_OBJECTS[1]])
        before = known.sides.get(key)
        if before is None:
            if len(known.sides) >= _KNOWN_SIDES:
                known.sides.clear()
            before = known.sides[key] = []
        enemies = standing[1 - seat]
        for total in before:
            if not (total.path & enemies or total.blockers & ~enemies):
                return total
        total = self._total(state, seat, known, standing, soon=True)
        before.insert(0, total)
        del before[_KNOWN_WAYS:]
        return total

    def _total(
        self, state: State, seat: int, known: Known, standing: tuple[int, int], *, soon: bool
    ) -> Total:
        """Total of a side, moving next or later."""
        weights, at, wounded, turns = self.weights, state.at, state.wounded, self.weights.turns
        loads, ready = known.loads(at), ready_slots(state.maze, standing[seat])
        enemies, nobody = standing[1 - seat], ~standing[1 - seat]
        table: Table | None = None
        rest, ways, blockers, paths = 0.0, 0.0, 0, 0
        for token in CHARACTERS_OF[seat]:
            place = at[token]
            if place >= SLOT:
                if place < _OUT_OF_PLAY:
                    rest += weights.hidden[0]
                continue
            if wounded >> token & 1:
                rest += weights.wounded * (0.5 if token in TROLLS else 1.0)
                continue
            key = (token, place, loads.get(place), ready)
            before = known.characters.get(key)
            if before is None:
                before = known.characters[key] = []
            for values in before:
                way = values[2]
                if not (way.path & enemies or way.blockers & nobody):
                    break
            else:
                table = table or Table(state, turns=turns)
                way = table.way(seat, token, place, key[2])
                later, sooner = self._character(table, token, place, key[2], way)
                values = later, sooner, way
                before.insert(0, values)
                del before[_KNOWN_WAYS:]
            ways += values[1] if soon else values[0]
            blockers |= way.blockers
            paths |= way.path
        for place in at[_OBJECTS[seat]]:
            if SLOT <= place < _OUT_OF_PLAY:
                rest += weights.hidden[1]
        return Total(ways, rest, blockers, paths)

    def _character(
        self, table: Table, token: int, place: int, load: int | None, way: Way
    ) -> tuple[float, float]:
        """Value of an unwounded character, moving later and soon, from its way out and what it carries."""
        points, more = float(EXIT_VP[token]), 0.0
        if load is not None:
            more = self._at_hand[load]
            if load in TREASURES:
                points += EXIT_VP[load]
        if place in table.maze.gears:
            more += self.weights.gear
        if way.blocked:
            points *= self.weights.blocked
        soon, later = self._progress
        speed, steps = SPEED[token], way.steps
        return points * later[speed][steps] + more, points * soon[speed][steps] + more
