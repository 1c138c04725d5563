"""The picture of a shot: the wand's line of sight from the wizard to the first character on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.squares import at, coordinates
from k2bot.games.dungeon_twister.pictures import arrows, panels, rooms, tokens
from k2bot.games.dungeon_twister.pictures.characters import character
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, INK
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Disc, Plate, Scene, Stroke

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.grid import Grid
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

_PANEL: Final = 250
"""Pixels of the panel below the crop."""
_BEAM: Final = theme.colour("#FF5A3C")


@dataclass(frozen=True, slots=True)
class SightPicture:
    """Whom a character would hit with the wand, and along which squares it sees it."""

    seen: Observation
    character: str
    target: str

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        seen, frame = self.seen, panels.FRAME
        shooter, target = panels.token_of(self.character), panels.token_of(self.target)
        way = _between(seen.at[shooter], seen.at[target])
        place = Box(frame.left + 76, frame.top + 66, frame.right - 30, frame.bottom - _PANEL - 50)
        grid = panels.window(way, place, is_left=False)
        foot = Box(24, frame.bottom - _PANEL - 18, frame.right - 24, frame.bottom - 24)
        shapes: list[Shape] = [
            Plate(frame, rooms.NIGHT),
            *panels.ground(seen, grid),
            *panels.coordinates_around(grid),
            *(Plate(grid.square(square).grown(-6), _BEAM.at(0), 10, _BEAM, 6) for square in way[1:-1]),
            *_beam(grid, way),
            *panels.inhabitants(seen, grid, writing),
            *_cross(grid.square(way[-1])),
            *self._told(shooter, target, foot, writing),
        ]
        areas = (Area("crop", grid.box), Area("panel", foot))
        return Scene(round(frame.width), round(frame.height), rooms.NIGHT, tuple(shapes), areas)

    def _told(self, shooter: int, target: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """Who fires at whom, and who would have a point for it."""
        left, sign, middle, result = box.columns(1, 0.24, 1, 1.2)
        gains = 1 - panels.owner(target)
        skull = Box.around((result.left + 70, result.centre[1]), 110, 110)
        text = Box(skull.right + 30, result.top + 38, result.right - 20, result.bottom - 38)
        upper, lower = text.rows(1, 1)
        return (
            *panels.panel(box),
            *_person(self.seen, shooter, left, writing),
            *symbol("wand", Box.around(sign.centre, 120, 120), INK),
            *_person(self.seen, target, middle, writing),
            Disc(skull.grown(8), BLOOD),
            *symbol("skull", skull.grown(-14), BONE),
            *panels.line(
                writing.text("dungeon-picture-shot"), upper, INK, size=panels.LARGE, weight="ExtraBold"
            ),
            *panels.name(writing, gains, lower),
        )


def _person(seen: Observation, token: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """A character with its name and its player's."""
    sign = Box.at(box.left + 26, box.centre[1] - 78, 156, 156)
    text = Box(sign.right + 24, box.top + 38, box.right - 6, box.bottom - 38)
    upper, lower = text.rows(1, 1)
    return (
        *character(token, sign, writing, wounded=tokens.is_wounded(seen, token)),
        *panels.line(panels.kind(token, writing), upper, INK, size=panels.LARGE, weight="ExtraBold"),
        *panels.name(writing, panels.owner(token), lower),
    )


def _between(start: int, end: int) -> list[int]:
    """The squares of a straight line, both ends with it."""
    (x1, y1), (x2, y2) = coordinates(start), coordinates(end)
    steps = max(abs(x2 - x1), abs(y2 - y1), 1)
    return [at(x1 + (x2 - x1) * step // steps, y1 + (y2 - y1) * step // steps) for step in range(steps + 1)]


def _beam(grid: Grid, way: list[int]) -> tuple[Shape, ...]:
    """The line of sight: an arrow whose gaps let the floor be seen."""
    side = grid.side
    ends = (grid.centre(way[0]), grid.centre(way[-1]))
    return arrows.arrow(ends, _BEAM, side * 0.8, dash=(side * 0.16, side * 0.2), short=0.62)


def _cross(box: Box) -> tuple[Shape, ...]:
    """A ring with four ticks around the target."""
    x, y = box.centre
    reach = box.width * 0.52
    ticks = [
        ((x + dx * reach, y + dy * reach), (x + dx * reach * 1.08, y + dy * reach * 1.08))
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    ring = Box.around(box.centre, 2 * reach, 2 * reach)
    return (
        Disc(ring.grown(3), _BEAM.at(0), INK, 14),
        *(Stroke(tick, INK, 18) for tick in ticks),
        Disc(ring, _BEAM.at(0), _BEAM, 8),
        *(Stroke(tick, _BEAM, 10) for tick in ticks),
    )
