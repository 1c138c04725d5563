"""The turntable: a room seen from above in perspective, turning on a giant gear."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw

from k2bot.games.dungeon_twister.engine.squares import SIDE
from k2bot.games.dungeon_twister.pictures.masonry import (
    DARK,
    FINE,
    WALL,
    Painted,
    RoomStone,
    circle_point,
    gear_teeth,
)
from k2bot.games.dungeon_twister.pictures.palette import BRASS, BRASS_DARK
from k2bot.games.dungeon_twister.pictures.stages import LIGHTS, STONE, SeatLight, Sheet, point_between
from k2bot.render.symbols import transformed_point

if TYPE_CHECKING:
    from k2bot.render.scene import Point

_EYE, _FAR, _ZOOM = math.radians(52), 11.5, 1290
"""The camera's angle above the horizon, its distance in squares, and its focal length in pixels."""
_HUB: Final = (825, 440)
"""Centre of a turning room in the picture."""
SQUARE: Final = 160
"""Pixels of a square of the stone of a turning room."""
SWING: Final = 54
"""Degrees by which a room has turned in the picture, out of ninety."""
_THICK: Final = 0.62
"""Thickness of a room's floor, in squares."""


def project(x: float, y: float, high: float = 0) -> tuple[Point, float]:
    """Project a point, in squares right of, in front of and above the middle, to the picture.

    Also returns the size of a square there in pixels.
    """
    scale = _ZOOM / (_FAR - y * math.cos(_EYE) - high * math.sin(_EYE))
    return (_HUB[0] + x * scale, _HUB[1] + (y * math.sin(_EYE) - high * math.cos(_EYE)) * scale), scale


def swung_point(x: float, y: float, turn: int) -> Point:
    """A point of a room after its swing; both in squares from the middle."""
    return transformed_point((x, y), (0, 0), 1, math.radians(SWING * turn))


@dataclass(frozen=True, slots=True)
class Turntable(Painted):
    """A room seen from above, turning on a giant gear."""

    seat: int
    stone: RoomStone
    """The room before the rotation."""
    turn: int
    """1 clockwise, -1 counterclockwise."""

    def _painted(self) -> Image.Image:
        light = LIGHTS[self.seat]
        sheet = Sheet(light.base)
        _bent_rays(sheet, light, self.turn)
        for high, reach, tone in ((-1.9, 1, DARK), (-1.5, 0.975, BRASS_DARK), (-1.24, 0.975, BRASS)):
            sheet.face([project(x, y, high)[0] for x, y in gear_teeth((0, 0), 4.5 * reach, 18)], tone)
        for radius, tone in ((3.55, BRASS_DARK), (3.42, BRASS.mixed(DARK, 0.35))):
            sheet.face(
                [
                    project(*circle_point((0, 0), radius, math.tau * step / 60), -1.24)[0]
                    for step in range(60)
                ],
                tone,
            )
        _rotation_arrows(sheet, light, self.turn)
        half = SIDE / 2 + 0.12
        corners = [
            swung_point(x, y, self.turn)
            for x, y in ((-half, -half), (half, -half), (half, half), (-half, half))
        ]
        for side in range(4):
            ends = corners[side], corners[side - 3]
            lower = [project(x, y, -_THICK)[0] for x, y in ends]
            upper = [project(x, y)[0] for x, y in ends]
            facing = (ends[0][0] + ends[1][0]) / 2 / half
            sheet.face((*upper, *reversed(lower)), STONE.mixed(WALL, 0.2).mixed(DARK, 0.3 + 0.25 * facing))
            sheet.line((upper[0], lower[0], lower[1], upper[1]), DARK, 7)
            for joint_number in range(1, 6):
                joint = [point_between(edge[0], edge[1], joint_number / 6) for edge in (upper, lower)]
                sheet.line(joint, DARK.mixed(STONE, 0.3), 4)
        rim = [project(*corner)[0] for corner in corners]
        sheet.face(rim, WALL)
        self._floor(sheet)
        sheet.line((*rim, rim[0], rim[1]), DARK, 7)
        return sheet.finished()

    def _floor(self, sheet: Sheet) -> None:
        """The room's stone in perspective."""
        stone = self.stone.image()
        cos, sin = math.cos(_EYE), math.sin(_EYE)
        angle = math.radians(SWING * self.turn)
        unit, half = self.stone.side, stone.width / 2
        # A pixel's place on the ground: X = a * far * sin / w, Y = b * far / w, w = sin + b * cos,
        # where a and b are its distances from the hub in focal lengths.
        zoom = _ZOOM * FINE
        hub = _HUB[0] * FINE, _HUB[1] * FINE
        x_row = (_FAR * sin / zoom, 0.0, -hub[0] * _FAR * sin / zoom)
        down = (0.0, _FAR / zoom, -hub[1] * _FAR / zoom)
        weight = (0.0, cos / zoom, sin - hub[1] * cos / zoom)
        turned_x = [
            (x * math.cos(angle) + y * math.sin(angle)) * unit + half * w
            for x, y, w in zip(x_row, down, weight, strict=True)
        ]
        turned_y = [
            (y * math.cos(angle) - x * math.sin(angle)) * unit + half * w
            for x, y, w in zip(x_row, down, weight, strict=True)
        ]
        one = weight[2]
        data = [part / one for part in (*turned_x, *turned_y, weight[0], weight[1])]
        size = sheet.image.size
        floor = stone.transform(size, Image.Transform.PERSPECTIVE, data, Image.Resampling.BICUBIC)
        corners = [(x * SIDE / 2, y * SIDE / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        mask = Image.new("L", size)
        edge = [project(*swung_point(x, y, self.turn))[0] for x, y in corners]
        ImageDraw.Draw(mask).polygon([(x * FINE, y * FINE) for x, y in edge], fill=255)
        sheet.image.paste(floor, mask=mask)


def _bent_rays(sheet: Sheet, light: SeatLight, turn: int) -> None:
    """Bent rays around the hub."""
    count = 14
    for ray in range(count):
        edges = []
        for late in (0.0, 0.5):
            edge = []
            for step in range(25):
                radius = 40 + 60 * step
                bend = -turn * 0.95 * math.log1p(radius / 260)
                edge.append(circle_point(_HUB, radius, math.tau * (ray + late) / count + bend))
            edges.append(edge)
        sheet.face((*edges[0], *reversed(edges[1])), light.bright)


def _rotation_arrows(sheet: Sheet, light: SeatLight, turn: int) -> None:
    """Arrows around the room, the way it turns, with their heads at its left and right."""
    for start in (-95, 85):
        first, last = (math.radians(one) * turn for one in (start, start + 106))
        tip = last + turn * 0.3
        steps = [first + (last - first) * step / 20 for step in range(21)]
        for grow, fill in ((0.09, DARK), (0.0, light.pale)):
            band = [circle_point((0, 0), 4.72 + grow, one) for one in steps]
            band += [
                circle_point((0, 0), 5.36 + grow, last),
                circle_point((0, 0), 4.5, tip + turn * grow * 0.5),
            ]
            band += [circle_point((0, 0), 3.66 - grow, last)]
            band += [circle_point((0, 0), 4.3 - grow, one) for one in reversed(steps)]
            sheet.face([project(x, y, -1.1)[0] for x, y in band], fill)
