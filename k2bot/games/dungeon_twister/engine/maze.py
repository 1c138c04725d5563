"""The current maze: free sides, walls, pits and gears of revealed rooms, as bitboards (rules 2, 3).

A maze is determined by the rooms, their rotations, which are revealed, and the portcullises. Recent mazes are
cached together with what was computed on them: the squares in reach of each square, and its neighbours.
"""

from __future__ import annotations

from functools import cache, lru_cache
from operator import or_
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import CLOSED, ROOMS
from k2bot.games.dungeon_twister.engine.squares import (
    ALL,
    BIT,
    BOTTOM,
    LINES,
    ROOM_AND_AROUND,
    ROOM_SQUARES,
    ROOMS_LONG,
    SIDE,
    SLOTS,
    SQUARES,
    TOP,
    WIDTH,
    coordinates,
    slot_corner,
    slot_of,
    square_at,
    squares_of,
)

if TYPE_CHECKING:
    Layers: TypeAlias = "tuple[int, ...]"
    """Bitboards of squares by number of steps; where not stated otherwise, each includes the nearer ones."""

_MAX_STEPS: Final = 5
_MAX_CACHED_BALLS: Final = 4096
"""Cache size for balls with closed squares, per maze and seat; the cache is cleared when full."""


class Reachability:
    """Balls (squares within a number of steps) around the squares of one maze, for one seat's characters."""

    def __init__(self, east: int, south: int, goal: int) -> None:
        self._east = east
        # From the exit line only the step back remains, which leads where the walk came from.
        self._south = south & ~goal
        self._free: dict[int, Layers] = {}
        self._closed: dict[tuple[int, int, int], Layers] = {}

    def free(self, square: int) -> Layers:
        """Squares within 0 to 5 steps, ignoring all tokens."""
        return self._free.get(square) or self._measure(square, _MAX_STEPS, 0)

    def within(self, square: int, steps: int, closed: int) -> Layers:
        """Like ``free``, up to this many steps and never entering closed squares."""
        free = self._free.get(square) or self._measure(square, _MAX_STEPS, 0)
        near = closed & free[steps]
        if not near:
            return free
        return self._closed.get((square, steps, near)) or self._measure(square, steps, near)

    def reuse(self, other: Reachability, different: int) -> None:
        """Reuse balls from another maze that differs on these squares and their sides."""
        # Copied first, since another thread may be changing it.
        for square, layers in other._free.copy().items():
            if not layers[-1] & different:
                self._free[square] = layers

    def _measure(self, square: int, steps: int, closed: int) -> Layers:
        east, south, passable = self._east, self._south, ALL & ~closed
        reached = BIT[square]
        layers = [reached]
        for _ in range(steps):
            further = (
                reached
                | (
                    ((reached & east) << WIDTH)
                    | ((reached >> WIDTH) & east)
                    | ((reached & south) << 1)
                    | ((reached >> 1) & south)
                )
                & passable
            )
            if further == reached:
                layers += [reached] * (steps + 1 - len(layers))
                break
            reached = further
            layers.append(reached)
        measured = tuple(layers)
        if closed:
            if len(self._closed) >= _MAX_CACHED_BALLS:
                self._closed.clear()
            self._closed[square, steps, closed] = measured
        else:
            self._free[square] = measured
        return measured


_BOTH_LINES: Final = LINES[0] | LINES[1]


class OpenSides(NamedTuple):
    """Bitboards of squares whose own side is free, by direction."""

    east: int
    west: int
    south: int
    north: int


class RoomLayout(NamedTuple):
    """A room as placed in a slot."""

    sides: OpenSides
    pits: int
    gear: int
    gates: tuple[tuple[int, int, bool], ...]
    """Portcullis, square, and whether it is on the square's east side (otherwise south)."""


def rotated_position(row: int, column: int, quarters: int) -> tuple[int, int]:
    """Position of a room's square after this many quarter turns clockwise."""
    for _ in range(quarters % 4):
        row, column = column, SIDE - 1 - row
    return row, column


def rotated_square(square: int, slot: int, quarters: int) -> int:
    """Position of a slot's square after its room turns."""
    left, top = slot_corner(slot)
    x, y = divmod(square, WIDTH)
    row, column = rotated_position(y - top, x - left, quarters)
    return square_at(left + column, top + row)


@cache
def room_layout(room: int, rotation: int, slot: int) -> RoomLayout:
    """A room as placed in a slot with this rotation."""
    printed = ROOMS[room]
    left, top = slot_corner(slot)
    free = [0, 0, 0, 0]  # north, east, south, west
    gates: dict[int, list[int]] = {}
    for row in range(SIDE):
        for column in range(SIDE):
            to_row, to_column = rotated_position(row, column, rotation)
            square = square_at(left + to_column, top + to_row)
            sides = (("H", row, column), ("V", row, column + 1), ("H", row + 1, column), ("V", row, column))
            for direction, (kind, line, place) in enumerate(sides):
                mark = (printed.horizontal if kind == "H" else printed.vertical)[line][place]
                if mark == ".":
                    free[(direction + rotation) % 4] |= BIT[square]
                elif mark == "p":
                    number = printed.first_gate + printed.gates.index((kind, line, place))
                    gates.setdefault(number, []).append(square)
    north, east, south, west = free
    gear = rotated_position(*printed.gear, rotation)
    return RoomLayout(
        OpenSides(east, west, south & ~BOTTOM, north & ~TOP),
        pits=sum(
            BIT[square_at(left + column, top + row)]
            for row, column in (rotated_position(*pit, rotation) for pit in printed.pits)
        ),
        gear=square_at(left + gear[1], top + gear[0]),
        gates=tuple(
            (gate, min(ends), max(ends) - min(ends) == WIDTH) for gate, ends in sorted(gates.items())
        ),
    )


def _edges(square: int) -> tuple[tuple[int, int | None], ...]:
    """Slots adjacent to a square in their order, with the direction of each (as in ``OpenSides``)."""
    slot = slot_of(square)
    x, y = coordinates(square)
    if slot is None:
        column = 0 if x == 0 else ROOMS_LONG - 1
        return (column, None), (column + ROOMS_LONG, None)
    squares = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
    adjacent = (
        (slot_of(square_at(*beside)), direction)
        for direction, beside in enumerate(squares)
        if 0 <= beside[1] < WIDTH
    )
    return tuple(sorted((other, direction) for other, direction in adjacent if other not in (slot, None)))


_EDGES: Final = tuple(_edges(square) for square in range(SQUARES))
_SLOT_EDGES: Final = tuple(
    tuple(
        (direction, sum(BIT[square] for square in range(SQUARES) if (slot, direction) in _EDGES[square]))
        for direction in (None, 0, 1, 2, 3)
    )
    for slot in range(SLOTS)
)
"""Bitboards of squares adjacent to each slot, by the direction towards it; None from a starting line."""


class ActionSquares(NamedTuple):
    """Bitboards of squares where the maze allows actions other than moving."""

    jumps: int
    """Adjacent to a pit."""
    reveals: int
    gears: int
    gates: int
    """With a portcullis on one side."""
    walls: int
    """With a square behind a wall."""
    anybody: int
    """Squares on which any character can jump, or reveal or rotate rooms."""


class Passages:
    """Passages between adjacent squares."""

    __slots__ = ("east", "south")

    def __init__(self, east: int, south: int) -> None:
        self.east = east
        """Squares with a passage to the square east of them."""
        self.south = south

    def step(self, squares: int) -> int:
        """Squares on the other side of the passages from any of these."""
        east, south = self.east, self.south
        return (
            ((squares & east) << WIDTH)
            | ((squares >> WIDTH) & east)
            | ((squares & south) << 1)
            | ((squares >> 1) & south)
        )


class Maze(Passages):
    """Properties derived from the position of the rooms. Immutable except for caches."""

    def __init__(
        self, rooms: tuple[int, ...], rotations: tuple[int, ...], revealed: int, gates: tuple[int, ...]
    ) -> None:
        self.rooms, self.rotations, self.revealed, self.gates = rooms, rotations, revealed, gates
        free = OpenSides(LINES[0], LINES[1], _BOTH_LINES & ~BOTTOM, _BOTH_LINES & ~TOP)
        pits, known_squares = 0, _BOTH_LINES
        self.gears: dict[int, int] = {}
        """Slot of each gear, by square."""
        closed, opened = [0, 0], [0, 0]
        """Portcullises south and east of squares."""
        sides: dict[int, tuple[int, ...]] = {}
        for slot in range(SLOTS):
            if not revealed >> slot & 1:
                continue
            room = room_layout(rooms[slot], rotations[slot], slot)
            free = OpenSides(*map(or_, free, room.sides))
            pits |= room.pits
            self.gears[room.gear] = slot
            for gate, square, is_east in room.gates:
                for neighbour in (square, square + (WIDTH if is_east else 1)):
                    sides[neighbour] = (*sides.get(neighbour, ()), gate)
                (closed if gates[gate] == CLOSED else opened)[is_east] |= BIT[square]
            known_squares |= ROOM_SQUARES[slot]
        self.own_sides = free
        """Squares whose own side is free, by direction; the opposite side may be closed."""
        self.gate_sides = sides
        """Portcullises on the sides of each square."""
        super().__init__(
            (free.east & (free.west >> WIDTH)) | opened[True],
            (free.south & (free.north >> 1)) | opened[False],
        )
        self.pits = pits
        self.pit_squares = frozenset(squares_of(pits))
        self.shown = known_squares
        """Squares of revealed rooms and of both starting lines."""
        self.walls = Passages(
            known_squares & (known_squares >> WIDTH) & ~self.east & ~closed[True],
            known_squares & (known_squares >> 1) & ~BOTTOM & ~self.south & ~closed[False],
        )
        """Walls between revealed squares (rule 29)."""
        self.arounds: dict[int, int] = {}
        """Cache of ``around``."""
        self._neighbours: dict[int, tuple[int, ...]] = {}
        self._layers: dict[tuple[int, bool], Layers] = {}
        self.balls = (
            Reachability(self.east, self.south, LINES[1]),
            Reachability(self.east, self.south, LINES[0]),
        )
        """Reachable squares from each square, by seat."""
        self.action_squares = self._action_squares()

    def around(self, square: int) -> int:
        """Bitboard of squares across a free side."""
        around = self.arounds.get(square)
        if around is None:
            around = self.arounds[square] = self.step(BIT[square])
        return around

    def neighbours(self, square: int) -> tuple[int, ...]:
        """Squares across a free side, ascending."""
        neighbours = self._neighbours.get(square)
        if neighbours is None:
            neighbours = self._neighbours[square] = tuple(squares_of(self.around(square)))
        return neighbours

    def layers_from(self, squares: int, *, walls: bool = False) -> Layers:
        """Bitboards of squares 0, 1, 2 ... steps from some, whatever is in the way; perhaps through walls."""
        known = self._layers.get((squares, walls))
        if known is None:
            layers, reached = [squares], squares
            while layers[-1]:
                following = self.step(layers[-1]) | (self.walls.step(layers[-1]) if walls else 0)
                layers.append(following & ~reached)
                reached |= following
            known = self._layers[squares, walls] = tuple(layers)
        return known

    def changed_squares(self, other: Maze) -> int:
        """Squares in and around rooms that differ, or next to portcullises that differ."""
        bits = _BOTH_LINES if self.revealed != other.revealed else 0  # a starting line also reveals far rooms
        for slot in range(SLOTS):
            if self.rotations[slot] != other.rotations[slot] or (self.revealed ^ other.revealed) >> slot & 1:
                bits |= ROOM_AND_AROUND[slot]
        if self.gates != other.gates:
            for square, gates in self.gate_sides.items():
                if any(self.gates[gate] != other.gates[gate] for gate in gates):
                    bits |= BIT[square]
        return bits

    def reuse(self, other: Maze) -> None:
        """Reuse what another maze of the same rooms has computed for squares unaffected by the difference."""
        east, south = self.east ^ other.east, self.south ^ other.south
        passages = east | east << WIDTH | south | south << 1
        for own, known in zip(self.balls, other.balls, strict=True):
            own.reuse(known, passages)

    def _action_squares(self) -> ActionSquares:
        reveals = 0
        for slot in range(SLOTS):
            if not self.revealed >> slot & 1:
                for direction, squares in _SLOT_EDGES[slot]:
                    reveals |= squares if direction is None else squares & self.own_sides[direction]
        jumps = self.step(self.pits)
        gears = sum(BIT[square] for square in self.gears)
        gates = sum(BIT[square] for square in self.gate_sides)
        return ActionSquares(
            jumps, reveals, gears, gates, self.walls.step(self.shown), jumps | reveals | gears
        )

    def hidden_beside(self, square: int) -> tuple[int, ...]:
        """Hidden rooms that can be revealed from a square: its own side of the edge is free (rule 11)."""
        return tuple(
            [
                other
                for other, direction in _EDGES[square]
                if not self.revealed >> other & 1
                and (direction is None or self.own_sides[direction] >> square & 1)
            ]
        )

    def sight(self, square: int) -> tuple[tuple[int, ...], ...]:
        """Squares along each of the four lines of sight, nearest first (rule 23)."""
        east, south = self.east, self.south
        lines = []
        for sides, stride in ((south, -1), (east, -WIDTH), (east, WIDTH), (south, 1)):
            place, line = square, []
            while (side := min(place, place + stride)) >= 0 and sides >> side & 1:
                place += stride
                line.append(place)
            lines.append(tuple(line))
        return tuple(lines)

    def twin(self, slot: int) -> int | None:
        """Slot of the other room of the pair, None unless it is revealed (rule 12)."""
        pair = ROOMS[self.rooms[slot]].pair
        for other in range(SLOTS):
            if other != slot and self.revealed >> other & 1 and ROOMS[self.rooms[other]].pair == pair:
                return other
        return None


_cached_maze = lru_cache(maxsize=512)(Maze)
_latest: Maze | None = None
"""The last maze requested; it is usually requested again with the very same objects."""


def maze_of(
    rooms: tuple[int, ...], rotations: tuple[int, ...], revealed: int, gates: tuple[int, ...]
) -> Maze:
    """The maze with the rooms placed like this."""
    global _latest  # noqa: PLW0603 - a cache, invisible from outside
    last = _latest
    if (
        last
        and last.rotations is rotations
        and last.revealed == revealed
        and last.gates is gates
        and last.rooms is rooms
    ):
        return last
    _latest = _cached_maze(rooms, rotations, revealed, gates)
    return _latest
