"""The picture of what a character reaches: the part of the maze around it, its squares numbered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import COMBAT, SPEED
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES
from k2bot.games.dungeon_twister.pictures import arrows, panels, rooms, tokens
from k2bot.games.dungeon_twister.pictures.characters import character
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, BRASS_DARK, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.games.dungeon_twister.pictures.things import thing
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.scene import Area, Box, Disc, Plate, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.grid import Grid
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

Entry: TypeAlias = "tuple[Callable[[Box], tuple[Shape, ...]], str]"
"""A line of the panel: what draws its sign, and what it says."""
_PANEL: Final = 400
"""The least pixels of the panel beside the crop."""


@dataclass(frozen=True, slots=True)
class ReachPicture:
    """The squares to which a character can move, numbered from 1 in the order given."""

    seen: Observation
    character: str
    squares: tuple[str, ...]

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        seen, token = self.seen, panels.token_of(self.character)
        here = seen.at[token]
        squares = [panels.square_of(name) for name in self.squares]
        frame = panels.FRAME
        room = Box(frame.left + 76, frame.top + 66, frame.right - _PANEL - 50, frame.bottom - 24)
        grid = panels.window([here, *squares], room)
        side = Box(grid.box.right + 40, 26, frame.right - 24, frame.bottom - 26)
        shapes: list[Shape] = [
            Plate(frame, rooms.NIGHT),
            *panels.ground(seen, grid),
            *panels.coordinates_around(grid),
            *(shape for square in squares for shape in _glow(grid, square)),
            *self._standing(grid, here),
            *panels.inhabitants(seen, grid, writing, without=squares),
            *self._gear(grid, here),
        ]
        occupied = tokens.by_square(seen)
        for number, square in enumerate(squares, 1):
            found = occupied.get(square, ())
            box = grid.square(square)
            # What stands on a numbered square makes room for the number.
            lower = Box(
                box.left + grid.side * 0.32, box.top + grid.side * 0.32, box.right - 2, box.bottom - 2
            )
            shapes += tokens.group(seen, found, lower, writing)
            is_seen = bool(found) or square in seen.maze.gears
            shapes += self._number(number, square, grid, in_corner=is_seen)
        shapes += self._about(token, squares, side, writing)
        areas = (Area("crop", grid.box), Area("panel", side))
        return Scene(round(frame.width), round(frame.height), rooms.NIGHT, tuple(shapes), areas)

    def _standing(self, grid: Grid, square: int) -> tuple[Shape, ...]:
        """A bright ground under the character."""
        box = grid.square(square)
        return (
            Plate(box.grown(-2), INK, grid.side * 0.14),
            Plate(box.grown(-5), BONE, grid.side * 0.12),
            Plate(box.grown(-9), LIVERIES[self.seat].colour.mixed(BONE, 0.45), grid.side * 0.1),
        )

    def _gear(self, grid: Grid, square: int) -> tuple[Shape, ...]:
        """The gear that the character covers."""
        box, side = grid.square(square), grid.side * 0.4
        return rooms.gear_badge(self.seen, square, Box.at(box.right - side, box.bottom - side, side, side))

    @property
    def seat(self) -> int:
        """Whose character it is."""
        return panels.owner(panels.token_of(self.character))

    def _number(self, number: int, square: int, grid: Grid, *, in_corner: bool) -> tuple[Shape, ...]:
        """A square's number: in its middle, or in its corner where something is to be seen there."""
        box = grid.square(square)
        side = grid.side * (0.36 if in_corner else 0.52)
        place = (
            Box.at(box.left + 4, box.top + 4, side, side) if in_corner else Box.around(box.centre, side, side)
        )
        shapes = list(_plate(f"{number}", place, in_corner=in_corner))
        if LINES[1 - self.seat] & BIT[square]:
            door = Box.around((box.right - side * 0.4, box.bottom - side * 0.4), side * 0.72, side * 0.72)
            shapes += _door(door)
        if self._is_beside(square):
            sign = Box.around((box.right - grid.side * 0.2, box.top + grid.side * 0.2), 0, 0)
            shapes += arrows.badge(sign.centre, grid.side * 0.36, "swords", BLOOD)
        return tuple(shapes)

    def _is_beside(self, square: int) -> bool:
        """Whether an unwounded enemy stands beside a square, but for the exits."""
        if LINES[1 - self.seat] & BIT[square]:
            return False
        return any(
            self._board.unwounded[1 - self.seat] & BIT[one] for one in self._board.maze.neighbours(square)
        )

    @property
    def _board(self) -> Board:
        return Board(self.seen)

    def _about(self, token: int, squares: list[int], box: Box, writing: Writing) -> tuple[Shape, ...]:
        """Who moves: the token, its name, what it can do and carries; below, what the signs say."""
        inside = box.grown(-24)
        body = Box.around((inside.centre[0], box.top + 202), 184, 184)
        name = Box(inside.left, body.bottom + 6, inside.right, body.bottom + 76)
        shapes: list[Shape] = [
            *panels.panel(box),
            *panels.headline(self.seat, writing, Box(box.left, box.top + 12, box.right, box.top + 96)),
            *character(token, body, writing),
            *panels.line(
                panels.kind(token, writing), name, INK, size=panels.LARGE, weight="ExtraBold", align="m"
            ),
        ]
        found = [*self._facts(token, writing), *self._legend(squares, writing)]
        room = Box(inside.left, name.bottom + 10, inside.right, inside.bottom)
        step = min(96.0, room.height / len(found))
        for number, (sign, text) in enumerate(found):
            row = Box.at(room.left, room.top + number * step, room.width, step - 12)
            shapes += panels.entry(sign(panels.sign_of(row)), text, row)
        return tuple(shapes)

    def _facts(self, token: int, writing: Writing) -> Iterator[Entry]:
        """What the character can do, and what it carries."""
        points = dict(self.seen.potion).get(token, self.seen.ap)
        yield (
            lambda box: symbol("feet", box, INK),
            writing.text("dungeon-picture-speed", count=SPEED[token]),
        )
        yield (
            lambda box: symbol("swords", box, INK),
            writing.text("dungeon-picture-strength", count=COMBAT[token]),
        )
        for other in tokens.by_square(self.seen)[self.seen.at[token]]:
            if other != token:
                yield partial(_drawn, other, writing), panels.kind(other, writing)
        here = self.seen.at[token]
        if here in self.seen.maze.gears:
            yield partial(rooms.gear_badge, self.seen, here), writing.text("dungeon-picture-on-gear")
        yield lambda box: symbol("bolt", box, BRASS_DARK), writing.text("dungeon-picture-left", count=points)

    def _legend(self, squares: list[int], writing: Writing) -> Iterator[Entry]:
        """What the numbers and signs on squares say."""
        yield partial(_plate, "1"), writing.text("dungeon-picture-go")
        here = self.seen.at[panels.token_of(self.character)]
        if here in squares:
            number = f"{squares.index(here) + 1}"
            yield partial(_plate, number), writing.text("dungeon-picture-stay")
        if any(LINES[1 - self.seat] & BIT[square] for square in squares):
            yield _door, writing.text("dungeon-picture-out")
        if any(self._is_beside(square) for square in squares):
            yield (
                lambda box: arrows.badge(box.centre, box.width, "swords", BLOOD),
                writing.text("dungeon-picture-beside-enemy"),
            )


def _glow(grid: Grid, square: int) -> tuple[Shape, ...]:
    """Light on a square that can be reached."""
    box = grid.square(square).grown(-grid.side * 0.05)
    return (Plate(box, panels.LIT.at(56), grid.side * 0.1, panels.LIT.at(150), 4),)


def _plate(text: str, box: Box, *, in_corner: bool = False) -> tuple[Shape, ...]:
    """A number on a dark plate about as large as a box, never too small for a chat; no token looks like it.

    It lies around the middle of the box, or from its upper left corner on.
    """
    size = max(panels.SMALL, round(box.height * (0.78 if len(text) < 2 else 0.68)))
    width = max(box.width, theme.text_width(text, size, "ExtraBold") + size * 0.3)
    height = max(box.height, size * 1.05)
    plate = Box.at(box.left, box.top, width, height) if in_corner else Box.around(box.centre, width, height)
    return (
        Plate(plate.grown(3), panels.LIT, plate.height * 0.24),
        Plate(plate, INK, plate.height * 0.2),
        label(text, plate, panels.LIT, size=size, weight="ExtraBold", least=size),
    )


def _door(box: Box) -> tuple[Shape, ...]:
    """The sign of a square by which one leaves the maze."""
    return (Disc(box, INK), *symbol("door", box.grown(-box.width * 0.14), panels.LIT))


def _drawn(token: int, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """What is carried."""
    if panels.is_character(token):
        return character(token, box, writing, wounded=True)
    return thing(token, box)
