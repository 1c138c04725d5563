"""Ways out of the maze: distances to the exits, in steps, for each way of moving.

Distances are searched backwards from the opponent's starting line. Face-down rooms count as open floor at two
steps a square.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import (
    ALL_OBJECTS,
    CHARACTERS_OF,
    OF_A_SEAT,
    OWNER,
    ROOMS,
    ROPES,
    SPEED,
    THIEVES,
    WALLWALKERS,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.maze import Maze, maze_of, turned_square
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
    blocked: bool = False
    """Whether no way is open and its steps are an estimate."""


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

    slot: int
    maze: Maze
    places: Mapping[int, int]
    """New positions of that room's squares."""


def turned(state: State, maze: Maze) -> tuple[RotatedMaze, ...]:
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
            after = maze_of(state.rooms, tuple(rotations), state.up, state.gates)
            mazes.append(RotatedMaze(slot, after, places))
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
"""Action points needed to have a room turned if nobody stands on its gear."""


def unwounded(state: State, seat: int) -> int:
    """Bitboard of a seat's unwounded characters."""
    at, wounded = state.at, state.wounded
    bits = 0
    for token in CHARACTERS_OF[seat]:
        place = at[token]
        if place < SQUARES and not wounded >> token & 1:
            bits |= BIT[place]
    return bits


def ready_slots(maze: Maze, squares: int) -> int:
    """Bit mask of the slots that characters on these squares can turn at once, from a gear."""
    found = 0
    for square, slots in gears_of(maze):
        if squares >> square & 1:
            found |= slots
    return found


@lru_cache(maxsize=1024)
def gears_of(maze: Maze) -> tuple[tuple[int, int], ...]:
    """Gears, each with a bit mask of the slots it turns."""
    twins = {slot: maze.twin(slot) for slot in maze.gears.values()}
    return tuple(
        (square, 1 << slot | (0 if (twin := twins[slot]) is None else 1 << twin))
        for square, slot in maze.gears.items()
    )


def lying(at: tuple[int, ...]) -> dict[int, int]:
    """Object by square, from the places of all tokens."""
    return {at[token]: token for token in ALL_OBJECTS if at[token] < SQUARES}


class Table:
    """Precomputed facts of a state for both sides."""

    __slots__ = ("loads", "maze", "ready", "standing", "state", "turns")

    def __init__(self, state: State, *, turns: bool = True) -> None:
        self.state = state
        self.turns = turns
        """Whether to consider ways that open when a room is turned."""
        self.maze = maze = state.maze
        self.standing = unwounded(state, 0), unwounded(state, 1)
        """Bitboards of each seat's unwounded characters."""
        self.ready = ready_slots(maze, self.standing[0]), ready_slots(maze, self.standing[1])
        """Bit masks of the slots that each seat can turn at once."""
        self.loads = lying(state.at)
        """Object by square."""

    def way(self, seat: int, token: int, place: int, load: int | None) -> Way:
        """Way of an unwounded character to its exit; if blocked, with an estimate of its steps."""
        gait = _GAIT[token]
        if gait is MovementKind.PLAIN and load in ROPES:
            gait = MovementKind.PITS
        way = way_out(self.maze, gait, seat, place, self.standing[1 - seat])
        if way.steps < FAR:
            return way
        return way._replace(steps=self._opened(seat, gait, place, SPEED[token]), blocked=True)

    def _opened(self, seat: int, gait: MovementKind, place: int, speed: int) -> int:
        """Estimated steps of a blocked way that opens once rooms are turned and enemies gone."""
        key = (self.maze, gait, seat, place, self.turns)
        known = _OPENED.get(key)
        if known is None:
            if len(_OPENED) >= _KNOWN_OPENED:
                _OPENED.clear()
            stubborn = way_out(self.maze, MovementKind.STUBBORN, seat, place).steps + _BLOCKED
            turns: list[tuple[int, int]] = []
            if self.turns:
                for slot, maze, places in turned(self.state, self.maze):
                    steps = way_out(maze, gait, seat, places.get(place, place)).steps
                    if steps < FAR:
                        turns.append((slot, steps))
            known = _OPENED[key] = (stubborn, tuple(turns))
        found, ready = known[0], self.ready[seat]
        for slot, steps in known[1]:
            found = min(found, steps + speed * (1 if ready >> slot & 1 else _TURNING))
        return found


_OPENED: dict[tuple[Maze, MovementKind, int, int, bool], tuple[int, tuple[tuple[int, int], ...]]] = {}
_KNOWN_OPENED: Final = 60_000
"""Cache size; the cache is cleared when full."""


def points_to_exit(table: Table, token: int) -> int:
    """Action points an unwounded character in play needs to reach its exit."""
    place = table.state.at[token]
    way = table.way(OWNER[token], token, place, table.loads.get(place))
    return -(-way.steps // SPEED[token])
