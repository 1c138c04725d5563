"""Climbers as people: padded suits in their player's livery, in the pose of a great moment.

A figure is a list of parts on a grid of its own, the lowest first. Light falls from one side; a dark line
runs around the whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image, ImageChops

from k2bot.render import theme
from k2bot.render.painting import masks
from k2bot.render.painting.figures import Canvas, Pixels
from k2bot.render.symbols import flatten_path
from k2bot.render.theme import INK, PAPER, WHITE, Colour, parse_colour

if TYPE_CHECKING:
    from k2bot.render.art import Part, Window
    from k2bot.render.scene import Point


class Figure(NamedTuple):
    """Parts on a grid, and how large the grid is."""

    parts: tuple[Part, ...]
    window: Window
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
_DARK: Final = 0.03
"""Luminance below which cloth counts as dark."""
_MATERIALS: Final[dict[str, Colour]] = {
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
}
TONES: Final = frozenset({"cloth", "deep", *_MATERIALS})
"""What parts can be made of: cloth and deep are the player's, ``help`` and ``trousers`` a rescuer's."""


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

    def __init__(self, window: Window, size: tuple[int, int], seat: int) -> None:
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
