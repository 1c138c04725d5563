"""The picture of what a character reaches: the part of the maze around it, its squares numbered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import COMBAT, SPEED
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES
from k2bot.games.dungeon_twister.pictures import panels, rooms, tokens
from k2bot.games.dungeon_twister.pictures.characters import character
from k2bot.games.dungeon_twister.pictures.liveries import BONE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.games.dungeon_twister.pictures.things import thing
from k2bot.render.labels import label
from k2bot.render.scene import Area, Box, Disc, Plate, Scene

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.grid import Grid
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

_PANEL: Final = 340
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
            shapes += self._number(number, square, grid, is_taken=bool(found))
        shapes += self._about(token, len(squares), side, writing)
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

    @property
    def seat(self) -> int:
        """Whose character it is."""
        return panels.owner(panels.token_of(self.character))

    def _number(self, number: int, square: int, grid: Grid, *, is_taken: bool) -> tuple[Shape, ...]:
        """A square's number: in its middle, or in its corner where something stands there."""
        box = grid.square(square)
        side = grid.side * (0.48 if is_taken else 0.7)
        centre = (box.left + side * 0.5 + 2, box.top + side * 0.5 + 2) if is_taken else box.centre
        is_exit = bool(LINES[1 - self.seat] & BIT[square])
        disc = Box.around(centre, side, side)
        size = round(side * (0.74 if number < 10 else 0.7))
        shapes: list[Shape] = [Disc(disc.grown(side * 0.07), INK), Disc(disc, panels.LIT)]
        if is_exit:
            door = Box.around((box.right - side * 0.32, box.bottom - side * 0.34), side * 0.6, side * 0.6)
            shapes += [
                Disc(door.grown(side * 0.05), INK),
                *symbol("door", door.grown(-side * 0.08), panels.LIT),
            ]
        return (*shapes, label(f"{number}", disc, INK, size=size, weight="ExtraBold", least=size))

    def _about(self, token: int, count: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """Who moves: the token, its name, speed and combat, what it carries, and the points left."""
        seen = self.seen
        inside = box.grown(-24)
        body = Box.at(inside.centre[0] - 120, box.top + 120, 240, 240)
        name = Box(inside.left, body.bottom + 14, inside.right, body.bottom + 84)
        shapes: list[Shape] = [
            *panels.panel(box),
            *panels.headline(self.seat, writing, Box(box.left, box.top + 12, box.right, box.top + 96)),
            *character(token, body, writing),
            *panels.line(
                panels.kind(token, writing), name, INK, size=panels.LARGE, weight="ExtraBold", align="m"
            ),
        ]
        top = name.bottom + 14
        for number, (sign, value) in enumerate((("feet", SPEED[token]), ("swords", COMBAT[token]))):
            left = inside.left + number * inside.width / 2
            part = Box.at(left, top, inside.width / 2, 70)
            shapes += symbol(
                "feet" if sign == "feet" else "swords", Box.at(part.left + 22, top + 7, 54, 54), INK
            )
            figure = Box(part.left + 84, top, part.right, part.bottom)
            shapes += panels.line(f"{value}", figure, INK, size=panels.TITLE, weight="ExtraBold")
        top += 92
        load = [other for other in tokens.by_square(seen)[seen.at[token]] if other != token]
        for other in load:
            row = Box.at(inside.left, top, inside.width, 92)
            sign_box = Box.at(row.left + 6, row.top, 92, 92)
            shapes += (
                character(other, sign_box, writing, wounded=True)
                if panels.is_character(other)
                else thing(other, sign_box)
            )
            text = Box(sign_box.right + 16, row.top, row.right, row.bottom)
            shapes += panels.line(panels.kind(other, writing), text, INK)
            top += 108
        foot = Box(inside.left, box.bottom - 214, inside.right, box.bottom - 22)
        return (*shapes, *self._points(token, count, foot, writing))

    def _points(self, token: int, count: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """The action points the character may use, and how many squares are numbered."""
        points = dict(self.seen.potion).get(token, self.seen.ap)
        upper, lower = box.rows(1.1, 1)
        gear = Box.at(upper.left + 14, upper.top + 8, 80, 80)
        return (
            *symbol("gear", gear, BRASS),
            *panels.line(
                writing.text("dungeon-picture-points", count=points),
                Box(gear.right + 14, upper.top, upper.right, upper.bottom),
                INK,
                size=panels.LARGE,
                weight="ExtraBold",
            ),
            Disc(Box.at(lower.left + 18, lower.top + 10, 72, 72), INK),
            Disc(Box.at(lower.left + 23, lower.top + 15, 62, 62), panels.LIT),
            *panels.line(
                "1" if count == 1 else f"1 … {count}",
                Box(gear.right + 14, lower.top, lower.right, lower.bottom - 4),
                INK,
                size=panels.LARGE,
            ),
        )


def _glow(grid: Grid, square: int) -> tuple[Shape, ...]:
    """Light on a square that can be reached."""
    return (Plate(grid.square(square).grown(-grid.side * 0.05), panels.LIT.at(70), grid.side * 0.1),)
