"""Squares of the maze as small integers, ``10 * x + y``, and as bits of a bitboard (rule 2).

Blue's starting line is x = 0, yellow's x = 21; the rooms cover x 1 to 20. A square's name is a letter for x,
then y + 1, as in ``G3``. Sets of squares are integers with one bit per square.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

LENGTH: Final = 22
WIDTH: Final = 10
SQUARES: Final = LENGTH * WIDTH
SIDE: Final = 5
SLOTS: Final = 8
ROOMS_LONG: Final = 4

NAMES: Final = tuple(f"{chr(ord('A') + x)}{y + 1}" for x in range(LENGTH) for y in range(WIDTH))
"""Name by square."""
SQUARE_BY_NAME: Final = {name: square for square, name in enumerate(NAMES)}
BIT: Final = tuple(1 << square for square in range(SQUARES))
LINES: Final = (sum(BIT[:WIDTH]), sum(BIT[-WIDTH:]))
"""Bitboards of the starting lines of blue and yellow."""
ALL: Final = (1 << SQUARES) - 1
TOP: Final = sum(BIT[::WIDTH])
"""Bitboard of the squares along the upper wall of the maze."""
BOTTOM: Final = TOP << (WIDTH - 1)
"""Bitboard of the squares along the lower wall."""


def square_at(x: int, y: int) -> int:
    """The square at these coordinates."""
    return WIDTH * x + y


def coordinates(square: int) -> tuple[int, int]:
    """Column (x) and row (y) of a square."""
    return divmod(square, WIDTH)


def distance(one: int, other: int) -> int:
    """Steps from a square to another if there were no walls."""
    (x, y), (other_x, other_y) = coordinates(one), coordinates(other)
    return abs(x - other_x) + abs(y - other_y)


def slot_of(square: int) -> int | None:
    """The slot of the room that contains a square; None for a starting line."""
    x, y = coordinates(square)
    return ROOMS_LONG * (y // SIDE) + (x - 1) // SIDE if 0 < x < LENGTH - 1 else None


def slot_corner(slot: int) -> tuple[int, int]:
    """Column and row of a slot's first square."""
    return 1 + SIDE * (slot % ROOMS_LONG), SIDE * (slot // ROOMS_LONG)


def squares_of(bits: int) -> Iterator[int]:
    """Iterate over a bitboard's squares, ascending."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def adjacent_squares(bits: int) -> int:
    """Bitboard of the squares beside any of these, whatever is between."""
    return bits << WIDTH | bits >> WIDTH | (bits & ~BOTTOM) << 1 | (bits & ~TOP) >> 1


def nth_square(bits: int, index: int) -> int:
    """The square with this index in a bitboard, ascending."""
    for _ in range(index):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


ROOM_SQUARES: Final = tuple(
    sum(BIT[square] for square in range(SQUARES) if slot_of(square) == slot) for slot in range(SLOTS)
)
"""Bitboard of each slot's squares."""


ROOM_AND_AROUND: Final = tuple(bits | adjacent_squares(bits) for bits in ROOM_SQUARES)
"""Bitboard of each slot's squares and those adjacent to it."""
