"""The maze as it lies: free sides, walls, pits and gears of the shown rooms, as bits of squares (rules 2, 3).

A maze follows from the rooms, their turns, which are shown and the portcullises; the latest ones are
remembered with what was worked out on them: what is within reach of each square, and its neighbours.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import CLOSED, ROOMS
from k2bot.games.dungeon_twister.engine.squares import (
    ALL,
    BIT,
    LINES,
    ROOM_AND_AROUND,
    ROOM_SQUARES,
    ROOMS_LONG,
    SIDE,
    SLOTS,
    SQUARES,
    WIDTH,
    at,
    corner,
    slot_of,
    squares_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    Layers: TypeAlias = "tuple[int, ...]"
    """Squares by the steps it takes to reach them, those that are nearer among them."""

_FARTHEST: Final = 5
_KNOWN_BALLS: Final = 4096
"""How many balls with closed squares a maze remembers for a seat; the store is emptied when it is full."""


Way: TypeAlias = "tuple[int, int, int, int, Layers]"
"""A square as a bit and as a number, the steps to it, the steps that are left there, and where these lead."""


class Balls:
    """The balls around the squares of one maze, for the characters of one seat."""

    __slots__ = ("_closed", "_east", "_free", "_south")

    def __init__(self, east: int, south: int, goal: int) -> None:
        self._east = east
        # From the line itself only the step back is left, and that leads where the walk came from.
        self._south = south & ~goal
        self._free: dict[int, Layers] = {}
        self._closed: dict[tuple[int, int, int], Layers] = {}

    def free(self, square: int) -> Layers:
        """The squares within 0 to 5 steps of one, whoever stands there."""
        return self._free.get(square) or self._measured(square, _FARTHEST, 0)

    def within(self, square: int, steps: int, closed: int) -> Layers:
        """As ``free``, up to that many steps and never onto closed squares."""
        free = self._free.get(square) or self._measured(square, _FARTHEST, 0)
        near = closed & free[steps]
        if not near:
            return free
        return self._closed.get((square, steps, near)) or self._measured(square, steps, near)

    def ways(self, layers: Layers, steps: int, squares: int, closed: int) -> Iterator[Way]:
        """Those of some squares that a ball reaches in fewer than that many steps, the nearest first."""
        for gone in range(steps):
            new = layers[gone] & squares
            squares ^= new
            while new:
                bit = new & -new
                new ^= bit
                there, left = bit.bit_length() - 1, steps - gone
                yield bit, there, gone, left, self.within(there, left, closed)

    def take_over(self, other: Balls, different: int) -> None:
        """Remember what is known of another maze, which differs on some squares and their sides."""
        # Copied first: another thread may be at work in it.
        for square, layers in other._free.copy().items():
            if not layers[-1] & different:
                self._free[square] = layers

    def _measured(self, square: int, steps: int, closed: int) -> Layers:
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
        found = tuple(layers)
        if closed:
            if len(self._closed) >= _KNOWN_BALLS:
                self._closed.clear()
            self._closed[square, steps, closed] = found
        else:
            self._free[square] = found
        return found


_KNOWN_MAZES: Final = 512
"""How many mazes are remembered; the store is emptied when it is full."""
_TOP: Final = sum(BIT[square] for square in range(0, SQUARES, WIDTH))
_BOTTOM: Final = _TOP << (WIDTH - 1)
_BOTH_LINES: Final = LINES[0] | LINES[1]


class Sides(NamedTuple):
    """Squares by the directions in which their own side is free, as bits."""

    east: int
    west: int
    south: int
    north: int


class Print(NamedTuple):
    """A room as it lies in a slot: bits of the squares whose own side is free, by direction."""

    east: int
    west: int
    south: int
    north: int
    pits: int
    gear: int
    gates: tuple[tuple[int, int, bool], ...]
    """Portcullis, square and whether it is on the square's east side (else on its south side)."""


def turned(row: int, column: int, quarters: int) -> tuple[int, int]:
    """Where a square of a room comes to lie after some quarter turns clockwise."""
    for _ in range(quarters % 4):
        row, column = column, SIDE - 1 - row
    return row, column


def turned_square(square: int, slot: int, quarters: int) -> int:
    """Where a square of a slot comes to lie when its room turns."""
    left, top = corner(slot)
    x, y = divmod(square, WIDTH)
    row, column = turned(y - top, x - left, quarters)
    return at(left + column, top + row)


@cache
def laid(room: int, rotation: int, slot: int) -> Print:
    """The room of that number as it lies turned in a slot."""
    printed = ROOMS[room]
    left, top = corner(slot)
    free = [0, 0, 0, 0]  # north, east, south, west
    gates: dict[int, list[tuple[int, int]]] = {}
    number = _gate_numbers(room)
    for row in range(SIDE):
        for column in range(SIDE):
            to_row, to_column = turned(row, column, rotation)
            square = at(left + to_column, top + to_row)
            sides = (("H", row, column), ("V", row, column + 1), ("H", row + 1, column), ("V", row, column))
            for direction, (kind, line, place) in enumerate(sides):
                mark = (printed.horizontal if kind == "H" else printed.vertical)[line][place]
                if mark == ".":
                    free[(direction + rotation) % 4] |= BIT[square]
                elif mark == "p":
                    gates.setdefault(number[kind, line, place], []).append((square, direction))
    gear = turned(*printed.gear, rotation)
    return Print(
        east=free[1],
        west=free[3],
        south=free[2] & ~_BOTTOM,
        north=free[0] & ~_TOP,
        pits=sum(
            BIT[at(left + column, top + row)]
            for row, column in (turned(*pit, rotation) for pit in printed.pits)
        ),
        gear=at(left + gear[1], top + gear[0]),
        gates=tuple(
            (gate, min(ends)[0], max(ends)[0] - min(ends)[0] == WIDTH) for gate, ends in sorted(gates.items())
        ),
    )


def _gate_numbers(room: int) -> dict[tuple[str, int, int], int]:
    printed = ROOMS[room]
    places = [
        (kind, line, place)
        for kind, lines in (("H", printed.horizontal), ("V", printed.vertical))
        for line, marks in enumerate(lines)
        for place, mark in enumerate(marks)
        if mark == "p"
    ]
    return {place: printed.first_gate + number for number, place in enumerate(places)}


def _edges(square: int) -> tuple[tuple[int, int | None], ...]:
    """The slots beside a square in their order, with the direction of each (as in ``Sides``)."""
    slot = slot_of(square)
    x, y = divmod(square, WIDTH)
    if slot is None:
        column = 0 if x == 0 else ROOMS_LONG - 1
        return (column, None), (column + ROOMS_LONG, None)
    left, top = (x - 1) % SIDE, y % SIDE
    column = slot % ROOMS_LONG
    edges = (
        (slot - ROOMS_LONG, top == 0 and slot >= ROOMS_LONG, 3),
        (slot - 1, left == 0 and column > 0, 1),
        (slot + 1, left == SIDE - 1 and column < ROOMS_LONG - 1, 0),
        (slot + ROOMS_LONG, top == SIDE - 1 and slot < ROOMS_LONG, 2),
    )
    return tuple((other, direction) for other, is_there, direction in edges if is_there)


_EDGES: Final = tuple(_edges(square) for square in range(SQUARES))
_BESIDE: Final = tuple(
    tuple(
        (direction, sum(BIT[square] for square in range(SQUARES) if (slot, direction) in _EDGES[square]))
        for direction in (None, 0, 1, 2, 3)
    )
    for slot in range(SLOTS)
)
"""The squares beside each slot, by the direction in which it is from there; None from a line."""


class Chances(NamedTuple):
    """The squares on which the maze lets somebody do something beside moving, as bits."""

    jumps: int
    """Those beside a pit."""
    reveals: int
    gears: int
    gates: int
    """Those with a portcullis on one of their sides."""
    walls: int
    """Those with a square behind a wall of theirs."""
    anybody: int
    """Where everybody can jump, reveal or turn rooms."""


class Maze:
    """What follows from how the rooms lie. Never written to, but for what it remembers."""

    __slots__ = (
        "_neighbours",
        "arounds",
        "balls",
        "chances",
        "east",
        "gate_sides",
        "gates",
        "gears",
        "own_sides",
        "pit_squares",
        "pits",
        "rooms",
        "rotations",
        "shown",
        "south",
        "up",
        "walls",
    )

    def __init__(
        self, rooms: tuple[int, ...], rotations: tuple[int, ...], up: int, gates: tuple[int, ...]
    ) -> None:
        self.rooms, self.rotations, self.up, self.gates = rooms, rotations, up, gates
        east, west = LINES[0], LINES[1]
        south, north = _BOTH_LINES & ~_BOTTOM, _BOTH_LINES & ~_TOP
        pits, shown = 0, _BOTH_LINES
        self.gears: dict[int, int] = {}
        """The slot of each gear."""
        closed_east = closed_south = open_east = open_south = 0
        sides: dict[int, tuple[int, ...]] = {}
        for slot in range(SLOTS):
            if not up >> slot & 1:
                continue
            room = laid(rooms[slot], rotations[slot], slot)
            east |= room.east
            west |= room.west
            south |= room.south
            north |= room.north
            pits |= room.pits
            self.gears[room.gear] = slot
            for gate, square, is_east in room.gates:
                other = square + (WIDTH if is_east else 1)
                sides[square] = (*sides.get(square, ()), gate)
                sides[other] = (*sides.get(other, ()), gate)
                bit = BIT[square]
                if gates[gate] == CLOSED:
                    closed_east |= bit if is_east else 0
                    closed_south |= 0 if is_east else bit
                else:
                    open_east |= bit if is_east else 0
                    open_south |= 0 if is_east else bit
            shown |= ROOM_SQUARES[slot]
        self.own_sides = Sides(east, west, south, north)
        """Squares whose own side is free, by direction; whether the other side is free, too, is not asked."""
        self.gate_sides = sides
        """The portcullises on the sides of a square."""
        self.east = (east & (west >> WIDTH)) | open_east
        """Squares with a free side to the square east of them."""
        self.south = (south & (north >> 1)) | open_south
        self.pits = pits
        self.pit_squares = frozenset(squares_of(pits))
        self.shown = shown
        """The squares of shown rooms and both lines."""
        self.walls = (
            shown & (shown >> WIDTH) & ~self.east & ~closed_east,
            shown & (shown >> 1) & ~_BOTTOM & ~self.south & ~closed_south,
        )
        """Shown squares with a wall to the shown square east of them, and south of them (rule 29)."""
        self.arounds: dict[int, int] = {}
        """What was found out by ``around``."""
        self._neighbours: dict[int, tuple[int, ...]] = {}
        self.balls = (Balls(self.east, self.south, LINES[1]), Balls(self.east, self.south, LINES[0]))
        """What is within reach of its squares, by seat."""
        self.chances = self._chances()

    def step(self, squares: int) -> int:
        """The squares one step from any of these, across free sides."""
        east, south = self.east, self.south
        return (
            ((squares & east) << WIDTH)
            | ((squares >> WIDTH) & east)
            | ((squares & south) << 1)
            | ((squares >> 1) & south)
        )

    def around(self, square: int) -> int:
        """The squares across a free side, as bits."""
        found = self.arounds.get(square)
        if found is None:
            found = self.arounds[square] = self.step(BIT[square])
        return found

    def neighbours(self, square: int) -> tuple[int, ...]:
        """The squares across a free side, in ascending order."""
        found = self._neighbours.get(square)
        if found is None:
            found = self._neighbours[square] = tuple(squares_of(self.around(square)))
        return found

    def different(self, other: Maze) -> int:
        """The squares in and around rooms that lie otherwise, or beside portcullises that stand otherwise."""
        bits = _BOTH_LINES if self.up != other.up else 0  # from a line rooms are revealed that are far away
        for slot in range(SLOTS):
            if self.rotations[slot] != other.rotations[slot] or (self.up ^ other.up) >> slot & 1:
                bits |= ROOM_AND_AROUND[slot]
        if self.gates != other.gates:
            for square, gates in self.gate_sides.items():
                if any(self.gates[gate] != other.gates[gate] for gate in gates):
                    bits |= BIT[square]
        return bits

    def take_over(self, other: Maze) -> None:
        """Remember what another maze of the same rooms knows of squares around which nothing is different."""
        east, south = self.east ^ other.east, self.south ^ other.south
        passages = east | east << WIDTH | south | south << 1
        for own, known in zip(self.balls, other.balls, strict=True):
            own.take_over(known, passages)

    def _chances(self) -> Chances:
        reveals = 0
        for slot in range(SLOTS):
            if not self.up >> slot & 1:
                for direction, squares in _BESIDE[slot]:
                    reveals |= squares if direction is None else squares & self.own_sides[direction]
        jumps = self.step(self.pits)
        gears = sum(BIT[square] for square in self.gears)
        gates = sum(BIT[square] for square in self.gate_sides)
        return Chances(jumps, reveals, gears, gates, self._behind_walls(self.shown), jumps | reveals | gears)

    def hidden_beside(self, square: int) -> tuple[int, ...]:
        """The face-down rooms that can be revealed from a square: the own side of the edge is free (11)."""
        return tuple(
            [
                other
                for other, direction in _EDGES[square]
                if not self.up >> other & 1 and (direction is None or self.own_sides[direction] >> square & 1)
            ]
        )

    def behind_walls(self, square: int) -> tuple[int, ...]:
        """The squares across a wall, in ascending order (rule 29)."""
        return tuple(squares_of(self._behind_walls(BIT[square])))

    def _behind_walls(self, bits: int) -> int:
        east, south = self.walls
        return (bits & east) << WIDTH | (bits >> WIDTH) & east | (bits & south) << 1 | (bits >> 1) & south

    def sight(self, square: int) -> tuple[tuple[int, ...], ...]:
        """The squares in each of the four directions of sight, nearest first (rule 23)."""
        east, south = self.east, self.south
        lines = []
        for sides, stride, forward in (
            (south, 1, False),
            (east, WIDTH, False),
            (east, WIDTH, True),
            (south, 1, True),
        ):
            here, line = square, []
            while True:
                gate = here if forward else here - stride
                if gate < 0 or not sides >> gate & 1:
                    break
                here += stride if forward else -stride
                line.append(here)
            lines.append(tuple(line))
        return tuple(lines)

    def twin(self, slot: int) -> int | None:
        """The slot of the shown room of the same pair, None where it is not shown (rule 12)."""
        pair = ROOMS[self.rooms[slot]].pair
        for other in range(SLOTS):
            if other != slot and self.up >> other & 1 and ROOMS[self.rooms[other]].pair == pair:
                return other
        return None


_Lying: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...], int, tuple[int, ...]]"
_KNOWN: Final[dict[_Lying, Maze]] = {}
_latest: tuple[_Lying, Maze] | None = None
"""The one that was asked for last: mostly it is asked for again, by the very same values."""


def maze_of(rooms: tuple[int, ...], rotations: tuple[int, ...], up: int, gates: tuple[int, ...]) -> Maze:
    """The maze in which the rooms lie like that."""
    global _latest  # noqa: PLW0603 - what is remembered cannot be told from outside
    if _latest is not None:
        lying, found = _latest
        if lying[0] is rooms and lying[1] is rotations and lying[2] == up and lying[3] is gates:
            return found
    key = (rooms, rotations, up, gates)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _KNOWN_MAZES:
            _KNOWN.clear()
        known = Maze(rooms, rotations, up, gates)
        if _latest is not None and _latest[0][0] == rooms:
            known.take_over(_latest[1])
        _KNOWN[key] = known
    _latest = key, known
    return known
