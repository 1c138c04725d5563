"""Static evaluation: points, ways to the exits, wounds, objects and cards, as one side's lead.

A *lead* is in hundredths of a victory point; a *worth* is what it counts for winning: the same near an even
game, bounded where one side is about to win, and drawn towards the result of rule 39 as quiet turns pass.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import tanh
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import (
    CHARACTERS_OF,
    KIND,
    OBJECTS,
    OWNER,
    QUIET_TURNS,
    SPEED,
    TOKENS_OF,
    TROLLS,
    exit_points,
)
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.players.ways import (
    FAR,
    WayTable,
    gait_of,
    lying,
    opened,
    ready_slots,
    unwounded,
    way_avoiding,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.games.dungeon_twister.engine.maze import Maze
    from k2bot.games.dungeon_twister.engine.model import Game, MutableState

    State = Game | MutableState

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
    """For a character of the side that has just moved, in the same form as ``soon``."""
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
    """Per jump card left."""
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


Values: TypeAlias = "tuple[float, float]"
"""Of an unwounded character, if its side moves later, and if it moves soon."""


class OpenWay(NamedTuple):
    """An open way out of a character, valid while no enemy is on its path."""

    values: Values
    path: int


@dataclass(frozen=True, slots=True)
class MazeValues:
    """Cached values of characters in one maze, by token, square and load."""

    maze: Maze
    ways: dict[tuple[int, int, int | None], dict[int, OpenWay | None]]
    """Ways that avoid some enemies, by their bitboard; None if there is none."""
    closed: dict[tuple[int, int, int | None, int], Values]
    """Values without an open way; also by the rooms that can be turned at once."""


@lru_cache(maxsize=4)
def remembered(weights: Weights) -> dict[Maze, MazeValues]:  # noqa: ARG001 - part of the cache key
    """Cache of values for these weights, by maze; filled as states are evaluated."""
    return {}


_KNOWN_MAZES: Final = 250
"""Number of mazes for which values are cached."""
_OBJECTS: Final = tuple(slice(tokens.stop - len(OBJECTS), tokens.stop) for tokens in TOKENS_OF)
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
        maze = state.maze
        known = self._known.get(maze)
        if known is None:
            if len(self._known) >= _KNOWN_MAZES:
                self._known.clear()
            known = self._known[maze] = MazeValues(maze, {}, {})
        mover = state.turn
        standing = unwounded(state, 0), unwounded(state, 1)
        loads = lying(state.at)
        own = self._total(state, mover, known, standing, loads, soon=False)
        other = self._total(state, 1 - mover, known, standing, loads, soon=True)
        return self._score(state, mover, own, seat) + self._score(state, 1 - mover, other, seat)

    def _score(self, state: State, owner: int, total: tuple[float, float], seat: int) -> float:
        """Value of a side with its points and cards; negative for the opponent's."""
        weights, cards = self.weights, state.seats[owner]
        ways, rest = total
        score = rest + weights.point * state.vp[owner]
        score += weights.pip * (sum(cards.combat) + (cards.laid or 0)) + weights.jump * cards.jumps
        return score + ways if owner == seat else -score - weights.others * ways

    def standing(self, table: WayTable, token: int, place: int, load: int | None) -> float:
        """Value of an unwounded character on a square with a load, once its turn is over."""
        way = table.way(OWNER[token], token, place, load)
        share = self.weights.blocked if way.blocked else 1.0
        return self._character(table.maze, (token, place, load), way.steps, share)[0]

    def _total(
        self,
        state: State,
        seat: int,
        known: MazeValues,
        standing: tuple[int, int],
        loads: Mapping[int, int],
        *,
        soon: bool,
    ) -> tuple[float, float]:
        """Value of a side's ways, and of its tokens otherwise, moving next or later."""
        weights, at, wounded = self.weights, state.at, state.wounded
        enemies, ready = standing[1 - seat], ready_slots(known.maze, standing[seat])
        rest = ways = 0.0
        for token in CHARACTERS_OF[seat]:
            place = at[token]
            if place >= SLOT:
                if place < _OUT_OF_PLAY:
                    rest += weights.hidden[0]
            elif wounded >> token & 1:
                rest += weights.wounded * (0.5 if token in TROLLS else 1.0)
            else:
                ways += self._values(known, (token, place, loads.get(place)), enemies, ready)[soon]
        for place in at[_OBJECTS[seat]]:
            if SLOT <= place < _OUT_OF_PLAY:
                rest += weights.hidden[1]
        return ways, rest

    def _values(
        self, known: MazeValues, key: tuple[int, int, int | None], enemies: int, ready: int
    ) -> Values:
        """Values of an unwounded character among these enemies, if its side can turn these rooms at once."""
        before = known.ways.get(key)
        if before is None:
            before = known.ways[key] = {}
        # Consider only enemies that block the way, so that few ways serve many states.
        avoided = 0
        while True:
            if avoided in before:
                way = before[avoided]
            else:
                way = before[avoided] = self._open(known.maze, key, avoided)
            if way is None:
                return self._closed(known, key, ready)
            in_the_way = way.path & enemies
            if not in_the_way:
                return way.values
            avoided |= in_the_way

    def _open(self, maze: Maze, key: tuple[int, int, int | None], avoided: int) -> OpenWay | None:
        """The way of a character that avoids these enemies; None if there is none."""
        token, place, load = key
        steps, path = way_avoiding(maze, gait_of(token, load), OWNER[token], place, avoided)
        if steps >= FAR:
            return None
        return OpenWay(self._character(maze, key, steps, 1.0), path)

    def _closed(self, known: MazeValues, key: tuple[int, int, int | None], ready: int) -> Values:
        """Values of a character that has no open way, if its side can turn these rooms at once."""
        found = known.closed.get((*key, ready))
        if found is None:
            token, place, load = key
            gait, turns = gait_of(token, load), self.weights.turns
            steps = opened(known.maze, gait, token, place, ready, turns=turns)
            found = self._character(known.maze, key, steps, self.weights.blocked)
            known.closed[*key, ready] = found
        return found

    def _character(self, maze: Maze, key: tuple[int, int, int | None], steps: int, share: float) -> Values:
        """Values of an unwounded character by its steps to the exit, what it carries, and where it is."""
        token, place, load = key
        points, more = float(exit_points(token, load)), 0.0
        if load is not None:
            more = self._at_hand[load]
        if place in maze.gears:
            more += self.weights.gear
        points *= share
        soon, later = self._progress
        speed = SPEED[token]
        return points * later[speed][steps] + more, points * soon[speed][steps] + more
