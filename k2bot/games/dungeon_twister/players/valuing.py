"""Static evaluation: points, ways to the exits, wounds and cards, as one side's lead.

Distances are in steps, searched backwards from the opponent's starting line. Face-down rooms count as open
floor at two steps a square.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import (
    ALL_OBJECTS,
    CHARACTERS_OF,
    EXIT_VP,
    KIND,
    OF_A_SEAT,
    OWNER,
    ROOMS,
    ROPES,
    SPEED,
    THIEVES,
    TREASURES,
    TROLLS,
    WALLWALKERS,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.maze import Maze, maze_of, turned_square
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.engine.squares import (
    ALL,
    BIT,
    LINES,
    ROOM_SQUARES,
    SLOTS,
    SQUARES,
    WIDTH,
    squares_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.games.dungeon_twister.engine.model import Draft, Game

    State = Game | Draft

_TOP: Final = sum(BIT[square] for square in range(0, SQUARES, WIDTH))
_BOTTOM: Final = _TOP << (WIDTH - 1)
_HIDDEN_STEP: Final = 2
FAR: Final = 60
"""Distance where there is no way."""
_KNOWN: Final = 12_000
"""Cache size; the cache is cleared when full."""


class MovementKind(IntEnum):
    """How a character moves."""

    PLAIN = 0
    PITS = 1
    """Crosses pits: the thief, and anyone with a rope."""
    FLYING = 2
    """Crosses pits and enemies: the wizard."""
    WALLS = 3
    """Passes walls for one action each: the wall-walker."""
    STUBBORN = 4
    """Passes everything, slowly: the distance if rooms were turned and enemies gone."""


_OVER_WALLS: Final = {MovementKind.WALLS: 4, MovementKind.STUBBORN: 5}
"""Cost of crossing a wall, in steps."""
_OVER_PITS: Final = 4
"""Cost of a pit for STUBBORN, in steps: a jump, or a rope from elsewhere."""


class Ground:
    """A maze whose hidden rooms are open floor."""

    __slots__ = ("east", "hidden", "pits", "south")

    def __init__(self, maze: Maze) -> None:
        hidden = 0
        for slot in range(SLOTS):
            if not maze.up >> slot & 1:
                hidden |= ROOM_SQUARES[slot]
        sides = maze.own_sides
        east, west = sides.east | hidden, sides.west | hidden
        south, north = sides.south | hidden & ~_BOTTOM, sides.north | hidden & ~_TOP
        self.east = (east & (west >> WIDTH)) | maze.east
        self.south = (south & (north >> 1)) | maze.south
        self.hidden = hidden
        self.pits = maze.pits

    def step(self, squares: int) -> int:
        """Squares one step away from any of these."""
        east, south = self.east, self.south
        return (
            ((squares & east) << WIDTH)
            | ((squares >> WIDTH) & east)
            | ((squares & south) << 1)
            | ((squares >> 1) & south)
        )


def _around(squares: int) -> int:
    """Squares adjacent to any of these, ignoring walls."""
    return squares << WIDTH | squares >> WIDTH | (squares & ~_BOTTOM) << 1 | (squares & ~_TOP) >> 1


class Field:
    """Distances to the exit from every square for one gait; the search advances on demand."""

    __slots__ = ("_ground", "_known", "_layers", "_open", "_paths", "_pits", "_seen", "_waiting", "_walls")

    def __init__(self, ground: Ground, gait: MovementKind, seat: int, enemies: int) -> None:
        self._ground = ground
        goal = LINES[1 - seat]
        self._open = ALL & ~goal & ~enemies
        self._pits = 0
        if gait in {MovementKind.PLAIN, MovementKind.WALLS, MovementKind.STUBBORN}:
            self._open &= ~ground.pits
            if gait is MovementKind.STUBBORN:
                self._pits = ground.pits
        self._walls = _OVER_WALLS.get(gait, 0)
        first = goal & ~enemies
        self._layers = [first]
        self._seen = first
        self._waiting: dict[int, int] = {}
        """Bitboards of squares entered more than one step later, by distance."""
        self._known: dict[int, int] = {}
        self._paths: dict[int, int] = {}
        self._look_on(0, first)

    def steps(self, square: int) -> int:
        """Steps from a square to the exit; FAR if there is no way."""
        found = self._known.get(square)
        if found is None:
            found = self._known[square] = self._counted(BIT[square])
        return found

    def path(self, square: int) -> int:
        """Bitboard of one shortest path from a square with a way out."""
        found = self._paths.get(square)
        if found is None:
            found = BIT[square]
            distance = self.steps(square)
            if distance:
                nearer = self._nearer(square, distance)
                found |= self.path((nearer & -nearer).bit_length() - 1)
            self._paths[square] = found
        return found

    def _nearer(self, square: int, distance: int) -> int:
        """Squares that precede this one on shortest paths."""
        bit, ground = BIT[square], self._ground
        before = distance - (_HIDDEN_STEP if ground.hidden & bit else 1)
        found = ground.step(bit) & self._layers[before] if before >= 0 else 0
        if not found:
            found = _around(bit) & self._layers[distance - self._walls]
        return found

    def _counted(self, bit: int) -> int:
        if self._seen & bit:
            for distance, layer in enumerate(self._layers):
                if layer & bit:
                    return distance
        layers = self._layers
        while self._waiting and len(layers) < FAR:
            distance = len(layers)
            new = self._waiting.pop(distance, 0) & ~self._seen
            layers.append(new)
            if new:
                self._seen |= new
                self._look_on(distance, new)
                if new & bit:
                    return distance
        return FAR

    def _look_on(self, distance: int, new: int) -> None:
        ground, waiting = self._ground, self._waiting
        unseen = ~self._seen
        reached = ground.step(new) & unseen
        near = reached & self._open
        if near:
            slow = near & ground.hidden
            if slow:
                waiting[distance + _HIDDEN_STEP] = waiting.get(distance + _HIDDEN_STEP, 0) | slow
                near ^= slow
            waiting[distance + 1] = waiting.get(distance + 1, 0) | near
        if self._pits & reached:
            later = distance + _OVER_PITS
            waiting[later] = waiting.get(later, 0) | reached & self._pits
        if self._walls:
            around = _around(new) & self._open & unseen & ~reached
            if around:
                later = distance + self._walls
                waiting[later] = waiting.get(later, 0) | around


_GROUNDS: dict[Maze, Ground] = {}
_FIELDS: dict[tuple[Maze, MovementKind, int, int], Field] = {}


class Way(NamedTuple):
    """A shortest way out, valid while enemies occupy all of ``blockers`` and none of ``path``."""

    steps: int
    """FAR if no way is open."""
    blockers: int
    """Bitboard of enemy squares avoided."""
    path: int
    """Bitboard; empty if no enemy can lengthen the way."""


def way_out(maze: Maze, gait: MovementKind, seat: int, square: int, enemies: int = 0) -> Way:
    """The way from a square to a seat's exit, given a bitboard of unwounded enemies."""
    blocked = 0
    while True:
        # Consider only enemies that block the way, so that few fields serve many states.
        field = _field(maze, gait, seat, blocked)
        found = field.steps(square)
        if found >= FAR or gait is MovementKind.FLYING or gait is MovementKind.STUBBORN:
            return Way(found, blocked, 0)
        path = field.path(square)
        in_the_way = path & enemies
        if not in_the_way:
            return Way(found, blocked, path)
        blocked |= in_the_way


class RotatedMaze(NamedTuple):
    """A maze with one room turned by a quarter."""

    maze: Maze
    places: Mapping[int, int]
    """New positions of that room's squares."""


def turned(state: Game | Draft, maze: Maze) -> tuple[RotatedMaze, ...]:
    """The mazes after turning one revealed room in the direction of its arrow."""
    found = _TURNED.get(maze)
    if found is None:
        if len(_TURNED) >= _KNOWN // 40:
            _TURNED.clear()
        mazes: list[RotatedMaze] = []
        for slot in (slot for slot in range(SLOTS) if state.up >> slot & 1):
            turn, rotations = ROOMS[state.rooms[slot]].turn, list(state.rotations)
            rotations[slot] = (rotations[slot] + turn) % 4
            places = {square: turned_square(square, slot, turn) for square in squares_of(ROOM_SQUARES[slot])}
            mazes.append(RotatedMaze(maze_of(state.rooms, tuple(rotations), state.up, state.gates), places))
        found = _TURNED[maze] = tuple(mazes)
    return found


_TURNED: dict[Maze, tuple[RotatedMaze, ...]] = {}


def _field(maze: Maze, gait: MovementKind, seat: int, enemies: int) -> Field:
    key = (maze, gait, seat, enemies)
    found = _FIELDS.get(key)
    if found is None:
        if len(_FIELDS) >= _KNOWN:
            _FIELDS.clear()
            _GROUNDS.clear()
        ground = _GROUNDS.get(maze)
        if ground is None:
            ground = _GROUNDS[maze] = Ground(maze)
        found = _FIELDS[key] = Field(ground, gait, seat, enemies)
    return found


WON: Final = 10_000.0
"""Exceeds the value of any unfinished game."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Evaluation weights."""

    point: float = 100.0
    near: float = 45.0
    """For a character at the exit; doubled for the goblin or with a treasure."""
    decay: float = 0.82
    """Factor per action point of distance."""
    wounded: float = -30.0
    hidden: float = 8.0
    """For an own token still face down."""
    pip: float = 0.9
    """Per point of combat cards left."""
    action: float = 0.0
    """Per point of action cards left."""
    jump: float = 0.0
    """Per jump token left."""
    others: float = 1.0
    """Factor for the ways of the opponent's characters."""
    fight: float = 0.0
    """Bonus for attacking, whatever the outcome."""
    turns: bool = False
    """Whether a blocked way counts as it would once a room is turned."""
    gear: float = 0.0
    """For an unwounded character on a gear."""
    at_hand: tuple[tuple[str, float], ...] = ()
    """For an object carried by an unwounded character, by kind."""


GREEDY: Final = Weights()
"""Weights of the arena's yardsticks."""


_PATIENCE: Final = 6
"""Quiet turns before urgency begins, and again until it is at its maximum."""
_GIVES_WAY: Final = 0.6
_PICKS_FIGHTS: Final = 15.0
_GOES_TO_GEARS: Final = 8.0


@lru_cache(maxsize=64)
def _progress(weights: Weights) -> tuple[tuple[float, ...], ...]:
    """Value of a way by speed, then by its number of steps."""
    return tuple(
        tuple(
            weights.near * weights.decay ** ((way + max(speed, 1) - 1) // max(speed, 1))
            for way in range(2 * FAR)
        )
        for speed in range(max(SPEED) + 1)
    )


_Worths: TypeAlias = "dict[tuple[int, int, int | None], list[tuple[float, Way]]]"
"""Cached character values with their ways, by token, square and load."""


@lru_cache(maxsize=4)
def remembered(weights: Weights) -> dict[Maze, _Worths]:  # noqa: ARG001 - part of the cache key
    """Cache of character values for these weights, by maze; filled as states are evaluated."""
    return {}


@lru_cache(maxsize=64)
def urged(weights: Weights, quiet: int) -> Weights:
    """Weights after this many quiet turns, for a player that wants something to happen (rule 39).

    Attacks are worth more and the opponent's prospects less, so that it opens an exit even if that serves
    both sides.
    """
    urge = min(1.0, max(0, quiet - _PATIENCE) / _PATIENCE)
    if not urge:
        return weights
    return replace(
        weights,
        others=weights.others * (1.0 - _GIVES_WAY * urge),
        fight=weights.fight + _PICKS_FIGHTS * urge,
        gear=weights.gear + _GOES_TO_GEARS * urge,
    )


_GAIT: Final = tuple(
    MovementKind.PITS
    if token in THIEVES
    else MovementKind.FLYING
    if token in WIZARDS
    else MovementKind.WALLS
    if token in WALLWALKERS
    else MovementKind.PLAIN
    for token in range(2 * OF_A_SEAT)
)


_BLOCKED: Final = 6
"""Steps added to a blocked way, on top of its length if everything were open."""
_TURNING: Final = 2
"""Action points needed to have a room turned."""
_OBJECTS_OF: Final = tuple(tuple(token for token in ALL_OBJECTS if OWNER[token] == seat) for seat in (0, 1))


class Table:
    """Precomputed facts of a state for both sides."""

    __slots__ = ("loads", "maze", "standing", "state", "turns")

    def __init__(self, state: State, *, turns: bool = True) -> None:
        self.state = state
        self.turns = turns
        """Whether to consider ways that open when a room is turned."""
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
        """Bitboards of each seat's unwounded characters."""
        self.loads = {at[token]: token for token in ALL_OBJECTS if at[token] < SQUARES}
        self.maze = state.maze

    def way(self, seat: int, token: int, place: int, load: int | None) -> Way:
        """Way of an unwounded character to its exit; if blocked, with an estimate of its steps."""
        gait = _GAIT[token]
        if gait is MovementKind.PLAIN and load in ROPES:
            gait = MovementKind.PITS
        way = way_out(self.maze, gait, seat, place, self.standing[1 - seat])
        if way.steps < FAR:
            return way
        return way._replace(steps=self._opened(seat, gait, place, SPEED[token]))

    def _opened(self, seat: int, gait: MovementKind, place: int, speed: int) -> int:
        """Estimated steps of a blocked way that opens once rooms are turned and enemies gone."""
        key = (self.maze, gait, seat, place, speed, self.turns)
        found = _OPENED.get(key)
        if found is None:
            if len(_OPENED) >= _KNOWN_OPENED:
                _OPENED.clear()
            found = way_out(self.maze, MovementKind.STUBBORN, seat, place).steps + _BLOCKED
            if self.turns:
                for maze, places in turned(self.state, self.maze):
                    way = way_out(maze, gait, seat, places.get(place, place))
                    found = min(found, way.steps + _TURNING * speed)
            _OPENED[key] = found
        return found


_OPENED: dict[tuple[Maze, MovementKind, int, int, int, bool], int] = {}
_KNOWN_OPENED: Final = 60_000
"""Cache size; the cache is cleared when full."""
_KNOWN_MAZES: Final = 64
"""Number of mazes for which character values are cached."""
_KNOWN_WAYS: Final = 8
"""Number of ways cached per character and square."""


def points_to_exit(table: Table, token: int) -> int:
    """Action points an unwounded character in play needs to reach its exit."""
    place = table.state.at[token]
    way = table.way(OWNER[token], token, place, table.loads.get(place))
    return -(-way.steps // SPEED[token])


class Valuer:
    """Static evaluation with a set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._progress = _progress(weights)
        at_hand = dict(weights.at_hand)
        self._at_hand = tuple(at_hand.get(kind, 0.0) for kind in KIND)
        self._worths = remembered(weights)

    def lead(self, state: State, seat: int) -> float:
        """Evaluation for a seat: its own side minus the opponent's."""
        vp, goal = state.vp, state.setup.goal
        if vp[0] >= goal[0] or vp[1] >= goal[1]:
            winner = state.turn if vp[state.turn] >= goal[state.turn] else 1 - state.turn
            return WON if winner == seat else -WON
        table = Table(state, turns=self.weights.turns)
        return self._side(table, seat, 1.0) - self._side(table, 1 - seat, self.weights.others)

    def standing(self, table: Table, token: int, place: int, load: int | None) -> float:
        """Value of an unwounded character on a square with a load, in the current maze."""
        way = table.way(OWNER[token], token, place, load)
        return self._character(table, token, place, load, way.steps)

    def _side(self, table: Table, seat: int, ways: float) -> float:
        weights, state = self.weights, table.state
        at, wounded, loads = state.at, state.wounded, table.loads
        enemies = table.standing[1 - seat]
        nobody = ~enemies
        worths = self._worths.get(table.maze)
        if worths is None:
            if len(self._worths) >= _KNOWN_MAZES:
                self._worths.clear()
            worths = self._worths[table.maze] = {}
        total = weights.point * state.vp[seat]
        for token in CHARACTERS_OF[seat]:
            place = at[token]
            if place >= SQUARES:
                if place < SLOT + SLOTS:
                    total += weights.hidden
            elif wounded >> token & 1:
                total += weights.wounded * (0.5 if token in TROLLS else 1.0)
            else:
                load = loads.get(place)
                known = worths.get((token, place, load))
                if known is None:
                    known = worths[token, place, load] = []
                for before, (_, around, path) in known:
                    if not (path & enemies or around & nobody):
                        worth = before
                        break
                else:
                    way = table.way(seat, token, place, load)
                    worth = self._character(table, token, place, load, way.steps)
                    known.insert(0, (worth, way))
                    del known[_KNOWN_WAYS:]
                total += ways * worth
        return self._with_belongings(state, seat, total)

    def _with_belongings(self, state: State, seat: int, total: float) -> float:
        """Value of a side including its hidden objects and its cards."""
        weights, at = self.weights, state.at
        for token in _OBJECTS_OF[seat]:
            if SLOT <= at[token] < SLOT + SLOTS:
                total += weights.hidden
        cards = state.seats[seat]
        total += weights.pip * (sum(cards.combat) + (cards.laid or 0)) + weights.jump * cards.jumps
        if weights.action:
            total += weights.action * sum(cards.actions)
        return total

    def _character(self, table: Table, token: int, place: int, load: int | None, way: int) -> float:
        """Value of an unwounded character from its way to the exit and what it carries."""
        worth, more = 2.0 if EXIT_VP[token] > 1 else 1.0, 0.0
        if load is not None:
            more = self._at_hand[load]
            if load in TREASURES:
                worth += 1.0
        if place in table.maze.gears:
            more += self.weights.gear
        return worth * self._progress[SPEED[token]][way] + more
