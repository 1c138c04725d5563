"""Climbers as people: padded suits in their player's livery, in the pose of a great moment.

A figure is a list of parts on a grid of its own, the lowest first: limbs are tapered rods between joints, the
rest are paths. Light falls from one side; a dark line runs around the whole.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops

from k2bot.render import theme
from k2bot.render.painting import masks
from k2bot.render.painting.figures import Canvas, Pixels
from k2bot.render.symbols import flatten_path, path, transformed_point
from k2bot.render.theme import INK, PAPER, WHITE, Colour, parse_colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from k2bot.render.scene import Point

Tone: TypeAlias = Literal[
    "cloth",
    "deep",
    "ink",
    "mitt",
    "skin",
    "glass",
    "steel",
    "wood",
    "rope",
    "pack",
    "stone",
    "help",
    "trousers",
    "heart",
]
"""Material of a part; cloth and deep are the player's, ``help`` and ``trousers`` a rescuer's."""


class Part(NamedTuple):
    """A filled path."""

    path: str
    tone: Tone
    has_relief: bool = True
    """Whether it is lit on one side and in shade on the other."""


class Figure(NamedTuple):
    """Parts on a grid, and how large the grid is."""

    parts: tuple[Part, ...]
    window: tuple[float, float, float, float]
    """Left, top, right and bottom."""
    badge: Point
    """Centre of the badge with the climber's letter."""


_LINE: Final = 3.0
"""Width of the lines between parts."""
_OUTLINE, _GLINT, _GLINT_OF_DARK = 4.5, 3.0, 7.5
"""Widths of the dark outline, and of the pale line outside it, which is wider for dark cloth."""
_SHADE, _LIGHT = 11.0, 5.0
"""Width of shade and light along the edges of a part."""
_MARKS: Final = 1.5
"""Size of a pattern's marks, relative to those on the board."""
_FINE: Final = 2
"""Supersampling factor."""
_BEND, _STEPS = 0.62, 8
"""Share of a limb's parts that is curved, and the number of pieces of that curve."""
_DARK: Final = 0.03
"""Luminance below which cloth counts as dark."""
_MATERIALS: Final[dict[Tone, Colour]] = {
    "ink": parse_colour("#232C3D"),
    "mitt": parse_colour("#2C3648"),
    "skin": parse_colour("#D9A27C"),
    "glass": parse_colour("#7FD0E8"),
    "steel": parse_colour("#C9D3DC"),
    "wood": parse_colour("#9A6A3C"),
    "rope": parse_colour("#F0E3C0"),
    "pack": parse_colour("#4A5568"),
    "stone": parse_colour("#7F8DA6"),
    "help": parse_colour("#B4AA98"),
    "trousers": parse_colour("#756D61"),
    "heart": WHITE,
}


def limb_path(points: tuple[Point, Point, Point], widths: tuple[float, float, float]) -> str:
    """Path of a limb in one piece, bent smoothly at the middle point, with a width at each of the three."""
    root, joint, end = points
    bend = [
        tuple(middle + (away - middle) * _BEND for middle, away in zip(joint, other, strict=True))
        for other in (root, end)
    ]
    line: list[tuple[float, float, float]] = []
    for step in range(_STEPS + 1):
        share = step / _STEPS
        # A quadratic curve between the two points of the bend, with the joint as its control point.
        x, y = (
            (1 - share) ** 2 * start + 2 * share * (1 - share) * middle + share**2 * stop
            for start, middle, stop in zip(bend[0], joint, bend[1], strict=True)
        )
        first, last = (widths[1] + (widths[side] - widths[1]) * _BEND for side in (0, 2))
        line.append((x, y, first + (last - first) * share))
    line = [(*root, widths[0]), *line, (*end, widths[2])]
    sides: tuple[list[Point], list[Point]] = ([], [])
    for number, (x, y, width) in enumerate(line):
        (x1, y1, _), (x2, y2, _) = line[max(0, number - 1)], line[min(len(line) - 1, number + 1)]
        far = math.hypot(x2 - x1, y2 - y1)
        dx, dy = (y1 - y2) / far * width / 2, (x2 - x1) / far * width / 2
        sides[0].append((x + dx, y + dy))
        sides[1].append((x - dx, y - dy))
    caps = []
    for (x, y, width), (to_x, to_y, _) in ((line[-1], line[-2]), (line[0], line[1])):
        turn = math.atan2(y - to_y, x - to_x) + math.pi / 2
        caps.append(
            [
                (
                    x + width / 2 * math.cos(turn - math.pi * step / 10),
                    y + width / 2 * math.sin(turn - math.pi * step / 10),
                )
                for step in range(11)
            ]
        )
    return path((*sides[0], *caps[0], *reversed(sides[1]), *caps[1]))


def rotated_parts(parts: Iterable[Part], degrees: float, centre: Point = (0, 0)) -> tuple[Part, ...]:
    """Parts turned clockwise about a point."""
    turn = math.radians(degrees)
    return tuple(
        part._replace(
            path=path(
                transformed_point((x - centre[0], y - centre[1]), centre, 1, turn)
                for x, y in flatten_path(part.path)
            )
        )
        for part in parts
    )


def recoloured_parts(parts: Iterable[Part], tones: Mapping[Tone, Tone]) -> tuple[Part, ...]:
    """Parts with some tones replaced by others."""
    return tuple(part._replace(tone=tones.get(part.tone, part.tone)) for part in parts)


@dataclass(frozen=True, slots=True)
class Portrait:
    """A figure in a player's livery, in light from the left or the right."""

    figure: Figure
    seat: int
    is_lit_from_right: bool = False

    def image(self, width: int, height: int) -> Image.Image:
        """Render it at this size (RGBA)."""
        light = 1 if self.is_lit_from_right else -1
        canvas = _Canvas(self.figure.window, (width, height), self.seat)
        for part in self.figure.parts:
            canvas.paint_part(part, light)
        return canvas.finished()


class _Canvas(Canvas):
    """Canvas on which a figure is painted part by part."""

    def __init__(self, window: tuple[float, float, float, float], size: tuple[int, int], seat: int) -> None:
        super().__init__(*size, _FINE)
        self._left, self._top, right, _ = window
        self._unit = self.size[0] / (right - self._left)
        livery = self._livery = theme.LIVERIES[seat]
        self._marks = None
        if livery.pattern != "plain":
            self._marks = masks.weave(livery.pattern, *self.size, 1, self._unit * _MARKS)
        dark = livery.colour.luminance < _DARK
        self._glint = self._unit * (_GLINT_OF_DARK if dark else _GLINT)
        deep = livery.colour.mixed(WHITE, 0.16) if dark else livery.colour.mixed(INK, 0.38)
        self._tones = {**_MATERIALS, "cloth": livery.colour, "deep": deep}

    def paint_part(self, part: Part, light: int) -> None:
        """Paint a part on top, lit from the right (1) or the left (-1)."""

        def paint(mask: Image.Image, box: Pixels) -> None:
            tone = self._tones[part.tone]
            self.colours.paste(tone[:3], box, mask)
            if part.tone == "cloth" and self._marks is not None:
                marks = ImageChops.multiply(mask, self._marks.crop(box))
                self.colours.paste(self._livery.second[:3], box, marks)
            if part.has_relief:
                is_dark = tone.luminance < _DARK
                far, near = round(_SHADE * unit), max(1, round(_LIGHT * unit))
                self.shade(
                    mask, box, (light * far, -round(far * 0.7)), INK.with_alpha(128 if is_dark else 87)
                )
                self.shade(mask, box, (-light * near, near), WHITE.with_alpha(76 if is_dark else 128))

        unit = self._unit
        ring = [((x - self._left) * unit, (y - self._top) * unit) for x, y in flatten_path(part.path)]
        self.fill([ring], max(1, round(_LINE * unit)), INK, paint)

    def finished(self) -> Image.Image:
        """The figure within its outline (RGBA)."""
        dark = masks.dilated_mask(self.whole, _OUTLINE * self._unit)
        return self.rimmed_image((masks.dilated_mask(dark, self._glint), PAPER), (dark, INK))
