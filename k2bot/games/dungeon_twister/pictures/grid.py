"""Where squares lie in a picture: the whole maze, or a window of it, at any size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.squares import LENGTH, SIDE, SLOTS, WIDTH, at, coordinates, corner
from k2bot.render.scene import Box

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.render.scene import Point


@dataclass(frozen=True, slots=True)
class Grid:
    """Some columns and rows of the maze, and where they lie in a picture."""

    left: float
    top: float
    """The corner of the first square that is shown."""
    side: int
    """Pixels of a square."""
    columns: tuple[int, int] = (0, LENGTH)
    """The first column that is shown, and the one after the last."""
    rows: tuple[int, int] = (0, WIDTH)

    @staticmethod
    def within(box: Box, columns: tuple[int, int], rows: tuple[int, int]) -> Grid:
        """The largest grid of these columns and rows in the middle of a box."""
        wide, high = columns[1] - columns[0], rows[1] - rows[0]
        side = int(min(box.width / wide, box.height / high))
        left, top = box.centre[0] - side * wide / 2, box.centre[1] - side * high / 2
        return Grid(round(left), round(top), side, columns, rows)

    @staticmethod
    def of_slot(slot: int, box: Box, margin: int = 0) -> Grid:
        """The largest grid of a slot in the middle of a box, with that many squares of its neighbours."""
        x, y = corner(slot)
        columns = max(0, x - margin), min(LENGTH, x + SIDE + margin)
        rows = max(0, y - margin), min(WIDTH, y + SIDE + margin)
        return Grid.within(box, columns, rows)

    @property
    def box(self) -> Box:
        """All squares that are shown."""
        wide, high = self.columns[1] - self.columns[0], self.rows[1] - self.rows[0]
        return Box.at(self.left, self.top, wide * self.side, high * self.side)

    @property
    def squares(self) -> Iterator[int]:
        """The squares that are shown, column by column."""
        for x in range(*self.columns):
            for y in range(*self.rows):
                yield at(x, y)

    @property
    def slots(self) -> tuple[int, ...]:
        """The slots of which something is shown."""
        return tuple(slot for slot in range(SLOTS) if self.room(slot).overlaps(self.box))

    def shows(self, square: int) -> bool:
        """Whether a square is shown."""
        x, y = coordinates(square)
        return self.columns[0] <= x < self.columns[1] and self.rows[0] <= y < self.rows[1]

    def square(self, square: int) -> Box:
        """The box of a square, also of one that is not shown."""
        x, y = coordinates(square)
        return Box.at(
            self.left + (x - self.columns[0]) * self.side,
            self.top + (y - self.rows[0]) * self.side,
            self.side,
            self.side,
        )

    def centre(self, square: int) -> Point:
        """The middle of a square."""
        return self.square(square).centre

    def room(self, slot: int) -> Box:
        """The box of a slot's room, which may reach beyond what is shown."""
        x, y = corner(slot)
        first = self.square(at(x, y))
        return Box.at(first.left, first.top, SIDE * self.side, SIDE * self.side)

    def line(self, seat: int) -> Box:
        """The box of a starting line, likewise."""
        first = self.square(at(0 if seat == 0 else LENGTH - 1, 0))
        return Box.at(first.left, first.top, self.side, WIDTH * self.side)
