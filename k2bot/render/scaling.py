"""The same shapes for a smaller picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.render.scene import (
    Backdrop,
    Box,
    Disc,
    Pattern,
    Plate,
    Point,
    Polygon,
    Slab,
    Stroke,
    Text,
    Uncovered,
    Veil,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.render.scene import Shape


def scaled(shape: Shape, by: float) -> Shape:
    """A shape that many times as large, in a picture that is so too.

    Raises ValueError for a veil, whose cloth has a size of its own.
    """
    match shape:
        case Text():
            at, halo = _point(shape.at, by), round(shape.halo_width * by)
            box, size = _box(shape.box, by), shape.size * by
            return Text(shape.text, at, size, shape.fill, box, shape.weight, shape.anchor, shape.halo, halo)
        case Plate():
            box, radius, shadow = _box(shape.box, by), shape.radius * by, round(shape.shadow * by)
            return Plate(box, shape.fill, radius, shape.outline, shape.line * by, shadow, shape.corners)
        case Disc():
            return Disc(_box(shape.box, by), shape.fill, shape.outline, shape.line * by)
        case Polygon():
            holes = tuple(_points(hole, by) for hole in shape.holes)
            return Polygon(_points(shape.points, by), shape.fill, shape.outline, shape.line * by, holes)
        case Stroke():
            dash = (shape.dash[0] * by, shape.dash[1] * by) if shape.dash else None
            return Stroke(_points(shape.points, by), shape.fill, shape.width * by, dash)
        case Pattern():
            outline = scaled(shape.outline, by)
            assert isinstance(outline, Disc | Polygon)  # noqa: S101 - as it was
            return Pattern(outline, shape.name, shape.fill, shape.scale * by)
        case Backdrop():
            return Backdrop(shape.painting, _box(shape.box, by), shape.window)
        case Uncovered():
            return Uncovered(_box(shape.box, by), shape.radius * by)
        case Slab():
            left, top, width, height = _box(shape.box, by).whole()
            return Slab(Box.at(left, top, width, height), shape.count)
        case Veil():
            raise ValueError("a veil cannot be scaled: its cloth has a size of its own")


def _box(box: Box, by: float) -> Box:
    return Box(box.left * by, box.top * by, box.right * by, box.bottom * by)


def _point(point: Point, by: float) -> Point:
    return point[0] * by, point[1] * by


def _points(points: Iterable[Point], by: float) -> tuple[Point, ...]:
    return tuple([(x * by, y * by) for x, y in points])
