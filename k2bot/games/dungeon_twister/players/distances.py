"""How far it is to the exit: steps from every square, worked out backwards from the opponent's line.

Rooms that lie face down are taken for open ground on which a step counts twice.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import ROOMS
from k2bot.games.dungeon_twister.engine.maze import Maze, maze_of
from k2bot.games.dungeon_twister.engine.maze import turned as turned_square
from k2bot.games.dungeon_twister.engine.squares import (
    ALL,
    BIT,
    LINES,
    ROOM_SQUARES,
    SLOTS,
    SQUARES,
    WIDTH,
    at,
    corner,
    squares_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.games.dungeon_twister.engine.model import Draft, Game

_TOP: Final = sum(BIT[square] for square in range(0, SQUARES, WIDTH))
_BOTTOM: Final = _TOP << (WIDTH - 1)
_HIDDEN_STEP: Final = 2
FAR: Final = 60
"""The distance of what leads nowhere."""
_KNOWN: Final = 12_000
"""How many fields are remembered; the store is emptied when it is full."""


class Gait(IntEnum):
    """How somebody gets about."""

    PLAIN = 0
    PITS = 1
    """Over pits: the thief, and who has a rope."""
    FLYING = 2
    """Over pits and enemies: the wizard."""
    WALLS = 3
    """Through walls, at the cost of an action: the wall-walker."""
    STUBBORN = 4
    """Through anything, slowly: how far it would be if rooms were turned and enemies gone."""


_OVER_WALLS: Final = {Gait.WALLS: 4, Gait.STUBBORN: 5}
"""Steps that crossing a wall counts."""
_OVER_PITS: Final = 4
"""Steps that a pit counts for the stubborn: somebody jumps, or has a rope brought."""


class Ground:
    """A maze with its hidden rooms as open ground."""

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
        """The squares one step from any of these."""
        east, south = self.east, self.south
        return (
            ((squares & east) << WIDTH)
            | ((squares >> WIDTH) & east)
            | ((squares & south) << 1)
            | ((squares >> 1) & south)
        )


def _around(squares: int) -> int:
    """The squares beside any of these, whatever is between."""
    return squares << WIDTH | squares >> WIDTH | (squares & ~_BOTTOM) << 1 | (squares & ~_TOP) >> 1


class Field:
    """The steps to the exit from every square for one gait; worked out as far as it is asked for."""

    __slots__ = ("_ground", "_known", "_layers", "_open", "_paths", "_pits", "_seen", "_waiting", "_walls")

    def __init__(self, ground: Ground, gait: Gait, seat: int, enemies: int) -> None:
        self._ground = ground
        goal = LINES[1 - seat]
        self._open = ALL & ~goal & ~enemies
        self._pits = 0
        if gait in {Gait.PLAIN, Gait.WALLS, Gait.STUBBORN}:
            self._open &= ~ground.pits
            if gait is Gait.STUBBORN:
                self._pits = ground.pits
        self._walls = _OVER_WALLS.get(gait, 0)
        first = goal & ~enemies
        self._layers = [first]
        self._seen = first
        self._waiting: dict[int, int] = {}
        """Squares that are entered later than a step from now, by distance."""
        self._known: dict[int, int] = {}
        self._paths: dict[int, int] = {}
        self._look_on(0, first)

    def steps(self, square: int) -> int:
        """The steps from a square; FAR where it leads nowhere."""
        found = self._known.get(square)
        if found is None:
            found = self._known[square] = self._counted(BIT[square])
        return found

    def path(self, square: int) -> int:
        """The squares of one of the shortest ways from a square that leads out, as bits."""
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
        """The squares from which this one was found."""
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
_FIELDS: dict[tuple[Maze, Gait, int, int], Field] = {}


class Way(NamedTuple):
    """A shortest way out, for all enemies who stand on each square it goes around and on none of its own."""

    steps: int
    """FAR where no way is open."""
    around: int
    """Squares, as bits."""
    path: int
    """Squares, as bits; none where no enemy can lengthen it."""


def way_out(maze: Maze, gait: Gait, seat: int, square: int, enemies: int = 0) -> Way:
    """A way from a square to the exit of a seat, with its unwounded enemies on some squares, as bits."""
    blocked = 0
    while True:
        # Only enemies that stand in the way are looked at: so the same few fields serve many states.
        field = _field(maze, gait, seat, blocked)
        found = field.steps(square)
        if found >= FAR or gait is Gait.FLYING or gait is Gait.STUBBORN:
            return Way(found, blocked, 0)
        path = field.path(square)
        in_the_way = path & enemies
        if not in_the_way:
            return Way(found, blocked, path)
        blocked |= in_the_way


class Turned(NamedTuple):
    """A maze in which one room lies a quarter turn on."""

    maze: Maze
    places: Mapping[int, int]
    """Where the squares of that room come to lie."""


def turned(state: Game | Draft, maze: Maze) -> tuple[Turned, ...]:
    """The mazes that turning one shown room as its arrow shows leads to."""
    found = _TURNED.get(maze)
    if found is None:
        if len(_TURNED) >= _KNOWN // 40:
            _TURNED.clear()
        found = _TURNED[maze] = tuple(_turned(state, slot) for slot in range(SLOTS) if state.up >> slot & 1)
    return found


def _turned(state: Game | Draft, slot: int) -> Turned:
    turn = ROOMS[state.rooms[slot]].turn
    rotations = list(state.rotations)
    rotations[slot] = (rotations[slot] + turn) % 4
    left, top = corner(slot)
    places = {}
    for square in squares_of(ROOM_SQUARES[slot]):
        row, column = turned_square(square % WIDTH - top, square // WIDTH - left, turn)
        places[square] = at(left + column, top + row)
    return Turned(maze_of(state.rooms, tuple(rotations), state.up, state.gates), places)


_TURNED: dict[Maze, tuple[Turned, ...]] = {}


def _field(maze: Maze, gait: Gait, seat: int, enemies: int) -> Field:
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
