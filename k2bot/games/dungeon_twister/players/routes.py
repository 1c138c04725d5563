"""Shortest routes out of the maze: distances to the exits, in steps, for each gait.

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
    OWNER,
    ROOMS,
    ROPES,
    SPEED,
    THIEVES,
    TOKENS_PER_SEAT,
    WALLWALKERS,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.maze import Maze, Passages, maze_of, rotated_square
from k2bot.games.dungeon_twister.engine.squares import (
    ALL,
    BIT,
    BOTTOM,
    LINES,
    ROOM_SQUARES,
    SLOTS,
    SQUARES,
    TOP,
    WIDTH,
    adjacent_squares,
    squares_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.games.dungeon_twister.engine.model import Game, MutableState

    State = Game | MutableState

_HIDDEN_COST: Final = 2
UNREACHABLE: Final = 60
"""Distance where there is no route."""
_MAX_DISTANCES: Final = 6_000
"""Cache size for distances."""
_MAX_MAZES: Final = 1024
"""Cache size for what follows from a maze alone."""
_MAX_ROTATED: Final = 300
"""Cache size for mazes with the eight that come of turning one of their rooms."""
_MAX_ROUTES: Final = 30_000
"""Cache size for routes, and for routes that are blocked."""


class Gait(IntEnum):
    """Obstacles that a character passes."""

    PLAIN = 0
    PITS = 1
    """Crosses pits: the thief, and anyone with a rope."""
    FLYING = 2
    """Crosses pits and enemies: the wizard."""
    WALLS = 3
    """Passes walls for one action each: the wall-walker."""
    STUBBORN = 4
    """Passes everything, slowly: the distance if rooms were turned and enemies gone."""


_WALL_COSTS: Final = {Gait.WALLS: 4, Gait.STUBBORN: 5}
"""Cost of crossing a wall, in steps."""
_PIT_COST: Final = 4
"""Cost of a pit for STUBBORN, in steps: a jump, or a rope from elsewhere."""
_MAX_STEP_COST: Final = max(_HIDDEN_COST, _PIT_COST, *_WALL_COSTS.values())
"""The highest cost of a step, in steps."""


class OpenFloorMaze(Passages):
    """A maze whose hidden rooms are open floor."""

    __slots__ = ("hidden", "pits")

    def __init__(self, maze: Maze) -> None:
        hidden = 0
        for slot in range(SLOTS):
            if not maze.revealed >> slot & 1:
                hidden |= ROOM_SQUARES[slot]
        sides = maze.own_sides
        east, west = sides.east | hidden, sides.west | hidden
        south, north = sides.south | hidden & ~BOTTOM, sides.north | hidden & ~TOP
        super().__init__((east & (west >> WIDTH)) | maze.east, (south & (north >> 1)) | maze.south)
        self.hidden = hidden
        self.pits = maze.pits


class ExitDistances:
    """Distances to the exit from every square for one gait; the search advances on demand."""

    __slots__ = ("_ground", "_known", "_later", "_layers", "_open", "_paths", "_pits", "_seen", "_walls")

    def __init__(self, ground: OpenFloorMaze, gait: Gait, seat: int, enemies: int) -> None:
        self._ground = ground
        goal = LINES[1 - seat]
        self._open = ALL & ~goal & ~enemies
        self._pits = 0
        if gait in {Gait.PLAIN, Gait.WALLS, Gait.STUBBORN}:
            self._open &= ~ground.pits
            if gait is Gait.STUBBORN:
                self._pits = ground.pits
        self._walls = _WALL_COSTS.get(gait, 0)
        first = goal & ~enemies
        self._layers = [first]
        self._seen = first
        self._later = [0] * _MAX_STEP_COST
        """Bitboards of squares entered 1, 2 ... steps after the last layer, except from that layer itself."""
        self._known: dict[int, int] = {}
        self._paths: dict[int, int] = {}

    def steps(self, square: int) -> int:
        """Steps from a square to the exit; UNREACHABLE if there is no route."""
        steps = self._known.get(square)
        if steps is None:
            bit = BIT[square]
            steps = self._known[square] = (
                next(distance for distance, layer in enumerate(self._layers) if layer & bit)
                if self._seen & bit
                else self._search_distance(bit)
            )
        return steps

    def path(self, square: int) -> int:
        """Bitboard of one shortest path from a square with a route out."""
        return self._path(square, self.steps(square))

    def _path(self, square: int, distance: int) -> int:
        path = self._paths.get(square)
        if path is None:
            path = bit = BIT[square]
            if distance:
                ground, layers = self._ground, self._layers
                left = distance - (_HIDDEN_COST if ground.hidden & bit else 1)
                nearer = ground.step(bit) & layers[left] if left >= 0 else 0
                if not nearer:
                    left = distance - self._walls
                    nearer = adjacent_squares(bit) & layers[left]
                path |= self._path((nearer & -nearer).bit_length() - 1, left)
            self._paths[square] = path
        return path

    def _search_distance(self, bit: int) -> int:
        """Distance of a square not seen yet: adds layers until one has it; UNREACHABLE if none does."""
        ground, layers, later, seen = self._ground, self._layers, self._later, self._seen
        east, south, hidden = ground.east, ground.south, ground.hidden
        opened, pits, walls = self._open, self._pits, self._walls
        last = layers[-1]
        for distance in range(len(layers), UNREACHABLE):
            near = 0
            if last:
                unseen = ~seen
                reached = (
                    (last & east) << WIDTH | (last >> WIDTH) & east
                    | (last & south) << 1 | (last >> 1) & south
                ) & unseen  # fmt: skip
                near = reached & opened
                if near & hidden:
                    later[_HIDDEN_COST - 1] |= near & hidden
                    near &= ~hidden
                if pits & reached:
                    later[_PIT_COST - 1] |= reached & pits
                if walls:
                    later[walls - 1] |= adjacent_squares(last) & opened & unseen & ~reached
            elif not any(later):
                break
            last = (near | later.pop(0)) & ~seen
            later.append(0)
            layers.append(last)
            seen |= last
            if last & bit:
                self._seen = seen
                return distance
        self._seen = seen
        return UNREACHABLE


_open_floor_maze = lru_cache(maxsize=_MAX_MAZES)(OpenFloorMaze)


@lru_cache(maxsize=_MAX_DISTANCES)
def _exit_distances(maze: Maze, gait: Gait, seat: int, enemies: int) -> ExitDistances:
    return ExitDistances(_open_floor_maze(maze), gait, seat, enemies)


class Route(NamedTuple):
    """A shortest route out, valid while enemies occupy all of ``blockers`` and none of ``path``."""

    steps: int
    """UNREACHABLE if no route is open."""
    blockers: int
    """Bitboard of enemy squares avoided."""
    path: int
    """Bitboard; empty if no enemy can lengthen the route."""
    blocked: bool = False
    """Whether no route is open and its steps are an estimate."""


def exit_route(maze: Maze, gait: Gait, seat: int, square: int, enemies: int = 0) -> Route:
    """The route from a square to a seat's exit, given a bitboard of unwounded enemies."""
    avoided = 0
    while True:
        # Consider only enemies that block the route, so that few routes serve many states.
        route = route_avoiding(maze, gait, seat, square, avoided)
        if not route.path & enemies:
            return route
        avoided |= route.path & enemies


@lru_cache(maxsize=_MAX_ROUTES)
def route_avoiding(maze: Maze, gait: Gait, seat: int, square: int, avoided: int) -> Route:
    """The route that avoids these enemies, with the squares where others would lengthen it."""
    distances = _exit_distances(maze, gait, seat, avoided)
    steps = distances.steps(square)
    is_sure = steps >= UNREACHABLE or gait is Gait.FLYING or gait is Gait.STUBBORN
    return Route(steps, avoided, 0 if is_sure else distances.path(square))


class RotatedMaze(NamedTuple):
    """A maze with one room turned by a quarter."""

    slot: int
    maze: Maze
    places: Mapping[int, int]
    """New positions of that room's squares."""


@lru_cache(maxsize=_MAX_ROTATED)
def rotated_mazes(maze: Maze) -> tuple[RotatedMaze, ...]:
    """The mazes after turning one revealed room in the direction of its arrow."""
    mazes: list[RotatedMaze] = []
    for slot in (slot for slot in range(SLOTS) if maze.revealed >> slot & 1):
        turn, rotations = ROOMS[maze.rooms[slot]].direction, list(maze.rotations)
        rotations[slot] = (rotations[slot] + turn) % 4
        places = {square: rotated_square(square, slot, turn) for square in squares_of(ROOM_SQUARES[slot])}
        after = maze_of(maze.rooms, tuple(rotations), maze.revealed, maze.gates)
        mazes.append(RotatedMaze(slot, after, places))
    return tuple(mazes)


_GAIT: Final = tuple(
    Gait.PITS
    if token in THIEVES
    else Gait.FLYING
    if token in WIZARDS
    else Gait.WALLS
    if token in WALLWALKERS
    else Gait.PLAIN
    for token in range(2 * TOKENS_PER_SEAT)
)
_BLOCKED_EXTRA: Final = 6
"""Steps added to a blocked route, on top of its length if everything were open."""
_ROTATION_COST: Final = 2
"""Action points needed to have a room turned if nobody stands on its gear."""


def gait_of(token: int, load: int | None) -> Gait:
    """Gait of a character with this load."""
    if load in ROPES and _GAIT[token] is Gait.PLAIN:
        return Gait.PITS
    return _GAIT[token]


def unwounded_squares(state: State, seat: int) -> int:
    """Bitboard of a seat's unwounded characters."""
    places, wounded = state.places, state.wounded
    bits = 0
    for token in CHARACTERS_OF[seat]:
        place = places[token]
        if place < SQUARES and not wounded >> token & 1:
            bits |= BIT[place]
    return bits


def ready_slots(maze: Maze, squares: int) -> int:
    """Bit mask of the slots that characters on these squares can turn at once, from a gear."""
    ready = 0
    for square, slots in gears_of(maze):
        if squares >> square & 1:
            ready |= slots
    return ready


@lru_cache(maxsize=_MAX_MAZES)
def gears_of(maze: Maze) -> tuple[tuple[int, int], ...]:
    """Gears, each with a bit mask of the slots it turns."""
    twins = {slot: maze.twin(slot) for slot in maze.gears.values()}
    return tuple(
        (square, 1 << slot | (0 if (twin := twins[slot]) is None else 1 << twin))
        for square, slot in maze.gears.items()
    )


def objects_by_square(places: tuple[int, ...]) -> dict[int, int]:
    """Object by square, from the places of all tokens."""
    return {places[token]: token for token in ALL_OBJECTS if places[token] < SQUARES}


class RouteTable:
    """Precomputed facts of a state for both sides."""

    __slots__ = ("loads", "maze", "ready", "state", "unwounded")

    def __init__(self, state: State, *, rotations: bool = True) -> None:
        """``rotations`` is whether to consider routes that open when a room is rotated."""
        self.state = state
        self.maze = maze = state.maze
        self.unwounded = unwounded_squares(state, 0), unwounded_squares(state, 1)
        """Bitboards of each seat's unwounded characters."""
        self.ready = [ready_slots(maze, squares) if rotations else None for squares in self.unwounded]
        """Bit masks of the slots that each seat can turn at once, if that is considered."""
        self.loads = objects_by_square(state.places)
        """Object by square."""

    def route(self, token: int, place: int, load: int | None) -> Route:
        """Route of an unwounded character to its exit; if blocked, with an estimate of its steps."""
        gait, seat = gait_of(token, load), OWNER[token]
        route = exit_route(self.maze, gait, seat, place, self.unwounded[1 - seat])
        if route.steps < UNREACHABLE:
            return route
        return estimate_blocked_route(self.maze, gait, token, place, self.ready[seat])


@lru_cache(maxsize=_MAX_ROUTES)
def estimate_blocked_route(maze: Maze, gait: Gait, token: int, place: int, ready: int | None) -> Route:
    """A blocked route, with an estimate of its steps once rooms are turned and enemies gone.

    ``ready`` is the bit mask of the slots that the side can turn at once; None if no room is turned.
    """
    seat, speed = OWNER[token], SPEED[token]
    best = _exit_distances(maze, Gait.STUBBORN, seat, 0).steps(place) + _BLOCKED_EXTRA
    if ready is not None:
        for slot, after, places in rotated_mazes(maze):
            steps = _exit_distances(after, gait, seat, 0).steps(places.get(place, place))
            if steps < UNREACHABLE:
                best = min(best, steps + speed * (1 if ready >> slot & 1 else _ROTATION_COST))
    return Route(best, 0, 0, blocked=True)


def points_to_exit(table: RouteTable, token: int) -> int:
    """Action points an unwounded character in play needs to reach its exit."""
    return -(-steps_to_exit(table, token) // SPEED[token])


def steps_to_exit(table: RouteTable, token: int) -> int:
    """Steps of an unwounded character in play to its exit; an estimate if its route is blocked."""
    place = table.state.places[token]
    return table.route(token, place, table.loads.get(place)).steps
