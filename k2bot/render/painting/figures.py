"""Drawing of figures: flat tones between dark lines, lit from one side, with a rim around the whole.

Masks have one bit per pixel: only scaled-down pictures have soft edges, and Pillow pastes through bits
eight times as fast.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from k2bot.render.painting import masks

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.render.scene import Point
    from k2bot.render.theme import Colour

Pixels: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom of a part of a canvas."""


class Canvas:
    """A drawing in progress, at ``fine`` times its final size; parts are drawn over each other."""

    def __init__(self, width: int, height: int, fine: int) -> None:
        self.size = width * fine, height * fine
        self.colours = Image.new("RGB", self.size)
        self.whole = Image.new("1", self.size)
        """Mask of all that is drawn."""
        self._fine = fine

    def fill(
        self,
        rings: Sequence[Sequence[Point]],
        line: float,
        ink: Colour,
        paint: Callable[[Image.Image, Pixels], None],
    ) -> None:
        """Lay an outline with holes: ``paint`` its mask in a part of the canvas, then a line around it."""
        xs, ys = zip(*rings[0], strict=True)
        margin = line + 2
        left, top = max(0, math.floor(min(xs) - margin)), max(0, math.floor(min(ys) - margin))
        right = min(self.size[0], math.ceil(max(xs) + margin))
        bottom = min(self.size[1], math.ceil(max(ys) + margin))
        if left >= right or top >= bottom:
            return
        box = left, top, right, bottom
        moved = [[(x - left, y - top) for x, y in ring] for ring in rings]
        mask = Image.new("1", (right - left, bottom - top))
        pen = ImageDraw.Draw(mask)
        for number, ring in enumerate(moved):
            pen.polygon(ring, 0 if number else 255)
        paint(mask, box)
        if line:
            edge = Image.new("1", mask.size)
            pen = ImageDraw.Draw(edge)
            for ring in moved:
                pen.line([*ring, ring[0], ring[1]], 255, max(1, round(line)), joint="curve")
            self.colours.paste(ink[:3], box, edge)
            mask = ImageChops.lighter(mask, edge)
        self.whole.paste(255, box, mask)

    def shade(self, mask: Image.Image, box: Pixels, step: tuple[int, int], fill: Colour) -> None:
        """Lay light or shade along the edge of a shape from which a step right and down leads into it."""
        band = ImageChops.subtract(mask, masks.shifted_mask(mask, *step))
        if fill.alpha < 255:
            band = band.point([value * fill.alpha // 255 for value in range(256)], "L")
        self.colours.paste(fill[:3], box, band)

    def rimmed_image(self, *rims: tuple[Image.Image, Colour]) -> Image.Image:
        """The drawing at its final size (RGBA), over rims: masks with their colours, the outermost first."""
        framed = Image.new("RGB", self.size, rims[0][1][:3])
        for mask, fill in rims[1:]:
            framed.paste(fill[:3], (0, 0), mask)
        framed.paste(self.colours, (0, 0), self.whole)
        image = framed.reduce(self._fine)
        image.putalpha(rims[0][0].convert("L").reduce(self._fine))
        return image
