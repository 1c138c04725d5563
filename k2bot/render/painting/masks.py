"""Antialiased masks of shapes.

Drawn at four times their size and scaled down for smooth edges. Small masks are cached, since plates, pawns
and chips recur in every picture. Large rectangles are split into pieces, as all but their corners is either
fully covered or uniform along an edge.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from k2bot.render import cache, theme
from k2bot.render.cache import Bitmap
from k2bot.render.scene import Box, Disc, Pattern, Point, Polygon, Stroke, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from k2bot.render.theme import PatternName


_FINE = 4
_COARSE = 2
_FINE_UP_TO = 250_000
"""Maximum size in pixels of a mask drawn at the fine scale."""
_CACHED_UP_TO = 80_000
"""Maximum size in pixels of a mask worth caching."""
_WHOLE_UP_TO = 20_000
"""Maximum size in pixels of a rectangle not worth splitting."""
_SHADE = 105
"""Opacity of a shadow, out of 255."""

Rings: TypeAlias = tuple[tuple[Point, ...], ...]


class Outline(NamedTuple):
    """A form filling a rectangle: an ellipse or a rounded rectangle, filled or only its outline."""

    ellipse: bool = False
    radius: float = 0
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True)
    line: float = 0
    """Width of the outline in pixels; 0 to fill the form."""


class MaskedBox(NamedTuple):
    """Part of a shape: its box relative to the shape's corner, and its mask; None if fully covered."""

    box: Box
    mask: Image.Image | None = None


class _Shadow(NamedTuple):
    """The soft shadow of a rounded rectangle, which begins this far around it."""

    radius: float
    blur: int
    around: int


def outline_mask(width: int, height: int, shape: Outline) -> Sequence[MaskedBox]:
    """Mask of a form at this size."""
    if shape == Outline(corners=shape.corners):
        return [MaskedBox(Box(0, 0, width, height))]
    corner = max(width, height) if shape.ellipse else math.ceil(max(shape.radius, shape.line)) + 1
    return _pieces(width, height, corner, shape)


def shadow_mask(width: int, height: int, radius: float, blur: int) -> Sequence[MaskedBox]:
    """Soft shadow of a rounded rectangle, offset slightly downwards."""
    shade = _Shadow(radius, blur, 2 * blur)
    wide, high = width + 2 * shade.around, height + 2 * shade.around
    pieces = _pieces(wide, high, math.ceil(radius) + 5 * blur, shade)
    return [MaskedBox(box.translated(-shade.around, blur // 2 - shade.around), mask) for box, mask in pieces]


def visible_shadow(
    shades: Sequence[MaskedBox], width: int, height: int, radius: float
) -> Iterator[MaskedBox]:
    """The visible pieces of the shadow of a rounded rectangle."""
    inside = Box(0, 0, width, height).expanded(-radius)
    for piece in shades:
        left, top, right, bottom = piece.box.left, piece.box.top, piece.box.right, piece.box.bottom
        if inside.left <= left and right <= inside.right:
            top, bottom = (top, min(bottom, 0)) if top < 0 else (max(top, height), bottom)
        elif inside.top <= top and bottom <= inside.bottom:
            left, right = (left, min(right, 0)) if left < 0 else (max(left, width), right)
        if left >= right or top >= bottom:
            continue
        box = Box(left, top, right, bottom)
        if box == piece.box or piece.mask is None:
            yield MaskedBox(box, piece.mask)
        else:
            x, y = int(left - piece.box.left), int(top - piece.box.top)
            yield MaskedBox(box, piece.mask.crop((x, y, x + int(box.width), y + int(box.height))))


def polygon_mask(shape: Polygon) -> Bitmap:
    """Mask of a polygon without its holes, in picture coordinates."""
    left, top, width, height, rings = _local_rings((shape.points, *shape.holes))
    return Bitmap(_cached_mask((width, height, rings), lambda: _rings(width, height, rings)), left, top)


def stroke_mask(shape: Stroke) -> Bitmap:
    """Mask of a line, in picture coordinates."""
    pieces = dashes(shape.points, *shape.dash) if shape.dash else (shape.points,)
    left, top, width, height, rings = _local_rings(pieces, shape.width / 2 + 1)
    mask = _cached_mask(
        (width, height, rings, shape.width), lambda: _lines(width, height, rings, shape.width)
    )
    return Bitmap(mask, left, top)


def pattern_mask(shape: Pattern) -> Bitmap:
    """Mask of a pattern clipped to its outline, in picture coordinates."""
    if isinstance(shape.outline, Disc):
        left, top, width, height = shape.outline.box.pixel_rect()
        whole = _cached_mask((width, height, "disc"), lambda: _form(width, height, Outline(ellipse=True)))
        outline = Bitmap(whole, left, top)
    else:
        outline = polygon_mask(shape.outline)
    width, height = outline.image.size
    key = (width, height, shape.name, shape.scale)
    woven = _cached_mask(key, lambda: weave(shape.name, width, height, _FINE, shape.scale))
    return outline._replace(image=ImageChops.multiply(outline.image, woven))


# ------------------------------------------------------------------------------------------------ drawing


def _cached_mask(key: tuple[int, int, *tuple[object, ...]], draw: Callable[[], Image.Image]) -> Image.Image:
    """The mask with this width, height and further key, cached if small."""
    if key[0] * key[1] > _CACHED_UP_TO:
        return draw()
    return cache.PART_CACHE.get(("mask", *key), lambda: Bitmap(draw())).image


def _pieces(width: int, height: int, corner: int, shape: Outline | _Shadow) -> Sequence[MaskedBox]:
    """A mask that varies only within ``corner`` pixels of its corners, in one or several pieces."""
    if width * height <= _WHOLE_UP_TO or min(width, height) <= 2 * corner:
        whole = _cached_mask((width, height, shape), lambda: _draw_mask(width, height, shape))
        return [MaskedBox(Box(0, 0, width, height), whole)]
    columns = ((0, corner), (corner, width - 2 * corner), (width - corner, corner))
    rows = ((0, corner), (corner, height - 2 * corner), (height - corner, corner))
    pieces = []
    for row, column, part in _nine_slice(corner, shape):
        (left, wide), (top, high) = columns[column], rows[row]
        mask = part and part.resize((wide, high), Image.Resampling.NEAREST)
        pieces.append(MaskedBox(Box.from_corner(left, top, wide, high), mask))
    return pieces


@lru_cache(maxsize=128)
def _nine_slice(corner: int, shape: Outline | _Shadow) -> tuple[tuple[int, int, Image.Image | None], ...]:
    """Row, column and mask of the corners, of the edges, one pixel long, and of the middle, one pixel large.

    The mask is None where all is covered. Empty parts are left out.
    """
    core = _draw_mask(2 * corner + 1, 2 * corner + 1, shape)
    spans = ((0, corner), (corner, corner + 1), (corner + 1, 2 * corner + 1))
    parts = []
    for row, (top, bottom) in enumerate(spans):
        for column, (left, right) in enumerate(spans):
            part = core.crop((left, top, right, bottom))
            least, most = part.getextrema()
            if most:
                parts.append((row, column, None if least == 255 else part))
    return tuple(parts)


def _draw_mask(width: int, height: int, shape: Outline | _Shadow) -> Image.Image:
    return _form(width, height, shape) if isinstance(shape, Outline) else _shade(width, height, shape)


def _shade(width: int, height: int, shape: _Shadow) -> Image.Image:
    mask = Image.new("L", (width, height), 0)
    inside = (shape.around, shape.around, width - shape.around, height - shape.around)
    ImageDraw.Draw(mask).rounded_rectangle(inside, shape.radius, fill=_SHADE)
    return mask.filter(ImageFilter.GaussianBlur(shape.blur * 0.8))


def _scale(width: int, height: int) -> int:
    return _FINE if width * height <= _FINE_UP_TO else _COARSE


def _form(width: int, height: int, shape: Outline) -> Image.Image:
    scale = _scale(width, height)
    mask = Image.new("L", (width * scale, height * scale), 0)
    pen = ImageDraw.Draw(mask)
    edge = (0, 0, width * scale - 1, height * scale - 1)
    inside, outline, line = (None, 255, round(shape.line * scale)) if shape.line else (255, None, 0)
    if shape.ellipse:
        pen.ellipse(edge, fill=inside, outline=outline, width=line)
    else:
        pen.rounded_rectangle(
            edge, shape.radius * scale, fill=inside, outline=outline, width=line, corners=shape.corners
        )
    return mask.reduce(scale)


def _rings(width: int, height: int, rings: Rings) -> Image.Image:
    """The first ring filled, minus the others."""
    scale = _scale(width, height)
    mask = Image.new("L", (width * scale, height * scale), 0)
    pen = ImageDraw.Draw(mask)
    for number, ring in enumerate(rings):
        pen.polygon([(x * scale, y * scale) for x, y in ring], fill=0 if number else 255)
    return mask.reduce(scale)


def _lines(width: int, height: int, rings: Rings, line: float) -> Image.Image:
    """Each ring as an open line with round ends."""
    scale = _scale(width, height)
    mask = Image.new("L", (width * scale, height * scale), 0)
    pen = ImageDraw.Draw(mask)
    half = line * scale / 2
    for ring in rings:
        points = [(x * scale, y * scale) for x, y in ring]
        pen.line(points, fill=255, width=max(1, round(line * scale)), joint="curve")
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - half, y - half, x + half, y + half), fill=255)
    return mask.reduce(scale)


def _local_rings(rings: Sequence[Sequence[Point]], margin: float = 0) -> tuple[int, int, int, int, Rings]:
    """The rings' bounding box in whole pixels, and the rings relative to it in eighths of a pixel."""
    xs = [x for ring in rings for x, _ in ring]
    ys = [y for ring in rings for _, y in ring]
    left, top = math.floor(min(xs) - margin), math.floor(min(ys) - margin)
    width = max(1, math.ceil(max(xs) + margin) - left)
    height = max(1, math.ceil(max(ys) + margin) - top)
    moved = tuple(
        tuple((round((x - left) * 8) / 8, round((y - top) * 8) / 8) for x, y in ring) for ring in rings
    )
    return left, top, width, height, moved


def dashes(points: Sequence[Point], stroke: float, gap: float) -> tuple[tuple[Point, ...], ...]:
    """Split a line into dashes with gaps, in pixels, that go on around its bends; never empty."""
    ends = (0.0, *accumulate(math.dist(*part) for part in pairwise(points)))
    count = max(1, round((ends[-1] + gap) / (stroke + gap)))
    each = (ends[-1] + gap) / count
    spans = ((number * each, number * each + each - gap) for number in range(count))
    return tuple(
        (
            _point_along(points, ends, start),
            *(point for point, end in zip(points, ends, strict=True) if start < end < stop),
            _point_along(points, ends, stop),
        )
        for start, stop in spans
    )


def _point_along(points: Sequence[Point], ends: Sequence[float], distance: float) -> Point:
    """The point of a line at a distance from its start; ``ends`` are those of its points."""
    number = min(bisect_right(ends, distance), len(points) - 1)
    (x1, y1), (x2, y2) = points[number - 1], points[number]
    share = (distance - ends[number - 1]) / max(ends[number] - ends[number - 1], 1e-6)
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


def weave(name: PatternName, width: int, height: int, scale: int, size: float = 1) -> Image.Image:
    """Mask of a pattern at this size, supersampled by ``scale``.

    ``size`` scales its marks.
    """
    mask = Image.new("L", (width * scale, height * scale), 0)
    pen = ImageDraw.Draw(mask)
    large = scale * size
    for ring in _WEAVES[name](math.ceil(width / size), math.ceil(height / size)):
        pen.polygon([(x * large, y * large) for x, y in ring], fill=255)
    return mask.reduce(scale)


def _dots(width: int, height: int) -> Iterator[list[Point]]:
    step = 15
    for row in range(-1, height // step + 2):
        for column in range(-1, width // step + 2):
            x, y = (column + (row % 2) / 2) * step + step / 4, row * step + step / 2
            turns = (math.tau * turn / 16 for turn in range(16))
            yield [(x + 4 * math.cos(turn), y + 4 * math.sin(turn)) for turn in turns]


def _stripes(width: int, height: int) -> Iterator[list[Point]]:
    for x in range(-height, width, 18):
        yield [(x, height), (x + height, 0), (x + height + 9, 0), (x + 9, height)]


def _checks(width: int, height: int) -> Iterator[list[Point]]:
    step = 13
    for row in range(height // step + 1):
        for column in range(row % 2, width // step + 1, 2):
            x, y = column * step, row * step
            yield [(x, y), (x + step, y), (x + step, y + step), (x, y + step)]


def _bars(width: int, height: int) -> Iterator[list[Point]]:
    for y in range(3, height, 16):
        yield [(0, y), (width, y), (width, y + 7), (0, y + 7)]


def _ring(width: int, height: int) -> Iterator[list[Point]]:
    turns = [math.tau * turn / 48 for turn in range(49)]
    yield [
        (width / 2 + reach * math.cos(turn), height / 2 + reach * math.sin(turn))
        for reach, way in ((min(width, height) * 0.36, turns), (min(width, height) * 0.18, turns[::-1]))
        for turn in way
    ]


def _cross(width: int, height: int) -> Iterator[list[Point]]:
    x, y = width / 2, height / 2
    arm = min(width, height) * 0.12
    yield [(x - arm, 0), (x + arm, 0), (x + arm, height), (x - arm, height)]
    yield [(0, y - arm), (width, y - arm), (width, y + arm), (0, y + arm)]


def _half(width: int, height: int) -> Iterator[list[Point]]:
    yield [(width, 0), (width, height), (0, height)]


def _quarters(width: int, height: int) -> Iterator[list[Point]]:
    x, y = width / 2, height / 2
    yield [(x, 0), (width, 0), (width, y), (x, y)]
    yield [(0, y), (x, y), (x, height), (0, height)]


def _band(width: int, height: int) -> Iterator[list[Point]]:
    yield [(0, height * 0.33), (width, height * 0.33), (width, height * 0.67), (0, height * 0.67)]


_WEAVES: dict[PatternName, Callable[[int, int], Iterator[list[Point]]]] = {
    "plain": lambda _width, _height: iter(()),
    "dots": _dots,
    "stripes": _stripes,
    "checks": _checks,
    "bars": _bars,
    "ring": _ring,
    "cross": _cross,
    "half": _half,
    "quarters": _quarters,
    "band": _band,
}


_SUBPIXELS = 4
"""Subpixel positions of text per pixel."""


def text_mask(shape: Text, stroke: int = 0) -> Bitmap:
    """Mask of a text, grown by ``stroke`` pixels, in picture coordinates."""
    (left, right), (top, down) = (divmod(round(part * _SUBPIXELS), _SUBPIXELS) for part in shape.at)
    key = ("text", shape.text, shape.size, shape.weight, shape.anchor, right, down, stroke)
    bitmap = cache.PART_CACHE.get(
        key, lambda: _unshaped_text_mask(shape, right / _SUBPIXELS, down / _SUBPIXELS, stroke)
    )
    return Bitmap(bitmap.image, left + bitmap.left, top + bitmap.top)


def _unshaped_text_mask(shape: Text, x: float, y: float, stroke: int) -> Bitmap:
    box = theme.ink_bounds(shape.text, shape.size, shape.weight, shape.anchor, stroke)
    left, top = math.floor(box[0]), math.floor(box[1])
    width, height = math.ceil(box[2] + x) - left + 1, math.ceil(box[3] + y) - top + 1
    mask = Image.new("L", (width, height), 0)
    position = (x - left, y - top)
    theme.draw_text(mask, position, shape.text, shape.size, shape.weight, anchor=shape.anchor, stroke=stroke)
    return Bitmap(mask, left, top)


# -------------------------------------------------------------------------------------------- outlines

_DIRECTIONS = 14
"""Directions in which a mask grows: enough to look round."""


def shifted_mask(mask: Image.Image, right: int, down: int) -> Image.Image:
    """A mask moved by pixels, dark where nothing was."""
    shifted = Image.new(mask.mode, mask.size)
    shifted.paste(mask, (right, down))
    return shifted


def dilated_mask(mask: Image.Image, reach: float) -> Image.Image:
    """A mask of bits, grown by pixels in all directions."""
    result = mask.copy()
    for step in range(_DIRECTIONS):
        turn = math.tau * step / _DIRECTIONS
        result.paste(255, (round(reach * math.cos(turn)), round(reach * math.sin(turn))), mask)
    return result
