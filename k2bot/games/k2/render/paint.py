"""Paints a scene with Pillow and encodes it.

Small shapes are drawn at four times their size and scaled down for smooth edges; their masks are kept in a
bounded cache, since plates, pawns and chips come back in every picture.
"""

from __future__ import annotations

import io
import math
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from k2bot.games.k2.render import mountain, veils
from k2bot.games.k2.render.scene import Backdrop, Disc, Pattern, Plate, Polygon, Stroke, Text, Veil
from k2bot.games.k2.render.theme import font

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from k2bot.games.k2.render.scene import Box, PatternName, Point, Scene, Shape
    from k2bot.games.k2.render.theme import Colour

EXTENSION = "webp"
"""The ending of every picture's file name."""

_FINE = 4
_COARSE = 2
_FINE_UP_TO = 250_000
"""Pixels of a mask up to which it is drawn at the fine scale."""
_KEPT_UP_TO = 40_000
"""Pixels of a mask up to which it is worth keeping."""

Rings: TypeAlias = tuple[tuple[tuple[float, float], ...], ...]


def draw(scene: Scene, *, quality: int = 80) -> bytes:
    """The scene as an encoded file."""
    out = io.BytesIO()
    paint(scene).save(out, "WEBP", quality=quality, method=2)
    return out.getvalue()


def paint(scene: Scene) -> Image.Image:
    """The scene as an image of its own."""
    image = Image.new("RGB", (scene.width, scene.height), scene.ground[:3])
    for shape in scene.shapes:
        _paint(image, shape)
    return image


def _paint(image: Image.Image, shape: Shape) -> None:
    match shape:
        case Text():
            _text(image, shape)
        case Plate():
            _plate(image, shape)
        case Disc():
            _fill(image, shape.box, shape.fill, _Form(ellipse=True))
            if shape.outline:
                _fill(image, shape.box, shape.outline, _Form(ellipse=True, line=shape.line))
        case Polygon():
            _polygon(image, shape)
        case Stroke():
            _stroke(image, shape)
        case Pattern():
            _pattern(image, shape)
        case Backdrop():
            _backdrop(image, shape)
        case Veil():
            veils.hang(image, shape, _whole(shape.box))


# ------------------------------------------------------------------------------------------------ masks


def _whole(box: Box) -> tuple[int, int, int, int]:
    left, top = round(box.left), round(box.top)
    return left, top, max(1, round(box.right) - left), max(1, round(box.bottom) - top)


class _Form(NamedTuple):
    """A form that fills a rectangle: an ellipse or a rectangle with round corners, whole or only its edge."""

    ellipse: bool = False
    radius: float = 0
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True)
    line: float = 0
    """Breadth of the edge in pixels; 0 for the whole form."""


def _fill(image: Image.Image, box: Box, fill: Colour, form: _Form) -> None:
    left, top, width, height = _whole(box)
    _lay(image, _mask(width, height, form), (left, top), fill)


def _lay(image: Image.Image, mask: Image.Image, at: tuple[int, int], fill: Colour) -> None:
    if fill.alpha < 255:
        mask = mask.point([value * fill.alpha // 255 for value in range(256)])
    image.paste(fill[:3], (at[0], at[1], at[0] + mask.width, at[1] + mask.height), mask)


def _mask(width: int, height: int, form: _Form) -> Image.Image:
    return (_kept_mask if width * height <= _KEPT_UP_TO else _drawn_mask)(width, height, form)


def _drawn_mask(width: int, height: int, form: _Form) -> Image.Image:
    scale = _scale(width, height)
    mask = Image.new("L", (width * scale, height * scale), 0)
    pen = ImageDraw.Draw(mask)
    edge = (0, 0, width * scale - 1, height * scale - 1)
    inside, outline, line = (None, 255, round(form.line * scale)) if form.line else (255, None, 0)
    if form.ellipse:
        pen.ellipse(edge, fill=inside, outline=outline, width=line)
    else:
        pen.rounded_rectangle(
            edge, form.radius * scale, fill=inside, outline=outline, width=line, corners=form.corners
        )
    return mask.reduce(scale)


_kept_mask = lru_cache(maxsize=512)(_drawn_mask)


def _scale(width: int, height: int) -> int:
    return _FINE if width * height <= _FINE_UP_TO else _COARSE


def _plate(image: Image.Image, shape: Plate) -> None:
    left, top, width, height = _whole(shape.box)
    if shape.shadow:
        blur = shape.shadow
        mask = _shadow(width, height, shape.radius, blur)
        image.paste((16, 26, 44), (left - 2 * blur, top - 2 * blur + blur // 2), mask)
    if shape.fill.alpha:
        _fill(image, shape.box, shape.fill, _Form(radius=shape.radius, corners=shape.corners))
    if shape.outline:
        form = _Form(radius=shape.radius, corners=shape.corners, line=shape.line)
        _fill(image, shape.box, shape.outline, form)


@lru_cache(maxsize=64)
def _shadow(width: int, height: int, radius: float, blur: int) -> Image.Image:
    mask = Image.new("L", (width + 4 * blur, height + 4 * blur), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (2 * blur, 2 * blur, 2 * blur + width, 2 * blur + height), radius, fill=105
    )
    return mask.filter(ImageFilter.GaussianBlur(blur * 0.8))


def _placed(rings: Sequence[Sequence[Point]], margin: float = 0) -> tuple[int, int, int, int, Rings]:
    """The whole-pixel box of some rings, and the rings from its corner in eighths of a pixel."""
    xs = [x for ring in rings for x, _ in ring]
    ys = [y for ring in rings for _, y in ring]
    left, top = math.floor(min(xs) - margin), math.floor(min(ys) - margin)
    width = max(1, math.ceil(max(xs) + margin) - left)
    height = max(1, math.ceil(max(ys) + margin) - top)
    moved = tuple(
        tuple((round((x - left) * 8) / 8, round((y - top) * 8) / 8) for x, y in ring) for ring in rings
    )
    return left, top, width, height, moved


def _polygon(image: Image.Image, shape: Polygon) -> None:
    left, top, mask = _polygon_mask(shape)
    _lay(image, mask, (left, top), shape.fill)
    if shape.outline:
        for ring in (shape.points, *shape.holes):
            _stroke(image, Stroke((*ring, ring[0]), shape.outline, shape.line))


def _polygon_mask(shape: Polygon) -> tuple[int, int, Image.Image]:
    left, top, width, height, rings = _placed((shape.points, *shape.holes))
    drawn = _kept_rings if width * height <= _KEPT_UP_TO else _drawn_rings
    return left, top, drawn(width, height, rings)


def _drawn_rings(width: int, height: int, rings: Rings) -> Image.Image:
    """The first ring filled, the others cut out of it."""
    scale = _scale(width, height)
    mask = Image.new("L", (width * scale, height * scale), 0)
    pen = ImageDraw.Draw(mask)
    for number, ring in enumerate(rings):
        pen.polygon([(x * scale, y * scale) for x, y in ring], fill=0 if number else 255)
    return mask.reduce(scale)


_kept_rings = lru_cache(maxsize=512)(_drawn_rings)


def _stroke(image: Image.Image, shape: Stroke) -> None:
    pieces = dashes(shape.points, *shape.dash) if shape.dash else (shape.points,)
    left, top, width, height, rings = _placed(pieces, shape.width / 2 + 1)
    drawn = _kept_lines if width * height <= _KEPT_UP_TO else _drawn_lines
    _lay(image, drawn(width, height, rings, shape.width), (left, top), shape.fill)


def _drawn_lines(width: int, height: int, rings: Rings, line: float) -> Image.Image:
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


_kept_lines = lru_cache(maxsize=512)(_drawn_lines)


def dashes(points: Sequence[Point], stroke: float, gap: float) -> tuple[tuple[Point, Point], ...]:
    """A line cut into straight strokes with gaps, in pixels; never empty."""
    pieces: list[tuple[Point, Point]] = []
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.dist((x1, y1), (x2, y2))
        count = max(1, round((length + gap) / (stroke + gap)))
        part = (length + gap) / count - gap
        for number in range(count):
            start = number * (part + gap) / max(length, 1e-6)
            end = start + part / max(length, 1e-6)
            pieces.append(
                (
                    (x1 + (x2 - x1) * start, y1 + (y2 - y1) * start),
                    (x1 + (x2 - x1) * end, y1 + (y2 - y1) * end),
                )
            )
    return tuple(pieces)


# ------------------------------------------------------------------------------------------------ patterns


def _pattern(image: Image.Image, shape: Pattern) -> None:
    if shape.name == "plain":
        return
    if isinstance(shape.outline, Disc):
        left, top, width, height = _whole(shape.outline.box)
        mask = _mask(width, height, _Form(ellipse=True))
    else:
        left, top, mask = _polygon_mask(shape.outline)
    _lay(image, ImageChops.multiply(mask, _weave(shape.name, *mask.size)), (left, top), shape.fill)


@lru_cache(maxsize=64)
def _weave(name: PatternName, width: int, height: int) -> Image.Image:
    """The pattern as a mask of that size, coarse enough to be seen at a third of it."""
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    pen = ImageDraw.Draw(mask)
    for ring in _WEAVES[name](width, height):
        pen.polygon([(x * _FINE, y * _FINE) for x, y in ring], fill=255)
    return mask.reduce(_FINE)


def _dots(width: int, height: int) -> Iterator[list[Point]]:
    step = 15
    for row in range(-1, height // step + 2):
        for column in range(-1, width // step + 2):
            x, y = (column + (row % 2) / 2) * step + step / 4, row * step + step / 2
            turns = (math.tau * turn / 16 for turn in range(16))
            yield [(x + 4 * math.cos(turn), y + 4 * math.sin(turn)) for turn in turns]


def _stripes(width: int, height: int) -> Iterator[list[Point]]:
    for x in range(-height, width, 18):
        yield [(x, height), (x + height, 0), (x + height + 8, 0), (x + 8, height)]


def _checks(width: int, height: int) -> Iterator[list[Point]]:
    step = 13
    for row in range(height // step + 1):
        for column in range(row % 2, width // step + 1, 2):
            x, y = column * step, row * step
            yield [(x, y), (x + step, y), (x + step, y + step), (x, y + step)]


def _bars(width: int, height: int) -> Iterator[list[Point]]:
    for y in range(3, height, 16):
        yield [(0, y), (width, y), (width, y + 7), (0, y + 7)]


_WEAVES: dict[PatternName, Callable[[int, int], Iterator[list[Point]]]] = {
    "plain": lambda _width, _height: iter(()),
    "dots": _dots,
    "stripes": _stripes,
    "checks": _checks,
    "bars": _bars,
}


# ------------------------------------------------------------------------------------------------ the rest


def _text(image: Image.Image, shape: Text) -> None:
    face = font(shape.size, shape.weight)
    pen = ImageDraw.Draw(image)
    if shape.halo:
        pen.text(
            shape.at,
            shape.text,
            fill=shape.halo[:3],
            font=face,
            anchor=shape.anchor,
            stroke_width=shape.halo_width,
            stroke_fill=shape.halo[:3],
        )
    pen.text(shape.at, shape.text, fill=shape.fill[:3], font=face, anchor=shape.anchor)


def _backdrop(image: Image.Image, shape: Backdrop) -> None:
    painting = mountain.painting(shape.side, shape.sky)
    left, top, width, height = _whole(shape.box)
    window = (shape.window.left, shape.window.top, shape.window.right, shape.window.bottom)
    if (width, height) == (round(shape.window.width), round(shape.window.height)):
        edges = (round(window[0]), round(window[1]), round(window[2]), round(window[3]))
        image.paste(painting.crop(edges), (left, top))
    else:
        image.paste(painting.resize((width, height), Image.Resampling.BICUBIC, box=window), (left, top))
