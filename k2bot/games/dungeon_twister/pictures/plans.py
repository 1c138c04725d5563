"""What is printed on a room, turned, in squares from its top left corner: walls, portcullises, pits, gear."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import ROOMS
from k2bot.games.dungeon_twister.engine.maze import turned
from k2bot.games.dungeon_twister.engine.squares import SIDE

Spot: TypeAlias = tuple[int, int]
"""Column and row of a square; or x and y of a corner of squares."""
Segment: TypeAlias = tuple[Spot, Spot]
"""A side of a square by its two corners, the upper or left one first."""


class Plan(NamedTuple):
    """A room as it lies."""

    walls: tuple[Segment, ...]
    gates: tuple[Segment, ...]
    """The portcullises in the order of their numbers."""
    pits: tuple[Spot, ...]
    gear: Spot
    printed: tuple[Spot, ...]
    """By row and column as it lies: the square's place as printed."""


@cache
def plan(room: int, rotation: int) -> Plan:
    """The room of that number, turned by some quarters clockwise."""
    printed = ROOMS[room]
    walls: list[Segment] = []
    gates: list[Segment] = []
    for lines, is_flat in ((printed.horizontal, True), (printed.vertical, False)):
        for line, marks in enumerate(lines):
            for place, mark in enumerate(marks):
                if mark != ".":
                    side = _side(line, place, rotation, is_flat=is_flat)
                    (walls if mark == "w" else gates).append(side)
    here = {turned(row, column, rotation): (column, row) for row in range(SIDE) for column in range(SIDE)}
    return Plan(
        tuple(walls),
        tuple(gates),
        tuple(_spot(*turned(*pit, rotation)) for pit in printed.pits),
        _spot(*turned(*printed.gear, rotation)),
        tuple(here[row, column] for row in range(SIDE) for column in range(SIDE)),
    )


def _spot(row: int, column: int) -> Spot:
    return column, row


def _side(line: int, place: int, rotation: int, *, is_flat: bool) -> Segment:
    """The side of that line and place, turned about the middle of the room."""
    ends = [(place, line), (place + 1, line)] if is_flat else [(place, line), (place, line + 1)]
    for _ in range(rotation % 4):
        ends = [(SIDE - y, x) for x, y in ends]
    first, last = sorted(ends)
    return first, last
