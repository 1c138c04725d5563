"""Scaling and moving shapes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from k2bot.render.scene import (
    Backdrop,
    Box,
    Cutout,
    Decal,
    Disc,
    Pattern,
    Plate,
    Point,
    Polygon,
    Shape,
    Slab,
    Sprite,
    Stroke,
    Text,
    Veil,
)

_GRAIN = 64
"""Positions are rounded to this fraction of a pixel, so that equal parts are equal in any position."""


class _Transform(NamedTuple):
    """A transformation of points and lengths."""

    point: Callable[[float, float], Point]
    length: Callable[[float], float]


def scaled(shape: Shape, factor: float) -> Shape:
    """A shape scaled for a picture scaled by the same factor.

    Raises ValueError for a veil, whose cloth can't be scaled.
    """
    return _transformed(
        shape, _Transform(lambda x, y: (x * factor, y * factor), lambda length: length * factor)
    )


def scaled_box(box: Box, factor: float) -> tuple[int, int, int, int]:
    """Left, top, width and height of a box in whole pixels of the scaled picture; see ``Box.pixel_rect``."""
    return Box(*(factor * edge for edge in box)).pixel_rect()


def relative_to(shape: Shape, corner: Point) -> Shape:
    """A shape relative to a corner: the same value in any position, without rounding errors."""
    left, top = corner
    return _transformed(shape, _Transform(lambda x, y: (_rounded(x - left), _rounded(y - top)), _rounded))


def _rounded(length: float) -> float:
    return round(length * _GRAIN) / _GRAIN


def _transformed(shape: Shape, to: _Transform) -> Shape:  # noqa: PLR0911 - one return per kind of shape
    match shape:
        case Text():
            position, halo = to.point(*shape.at), round(to.length(shape.halo_width))
            box, size = _transformed_box(shape.box, to), to.length(shape.size)
            return Text(
                shape.text, position, size, shape.fill, box, shape.weight, shape.anchor, shape.halo, halo
            )
        case Plate():
            box, radius, shadow = (
                _transformed_box(shape.box, to),
                to.length(shape.radius),
                round(to.length(shape.shadow)),
            )
            return Plate(box, shape.fill, radius, shape.outline, to.length(shape.line), shadow, shape.corners)
        case Disc():
            return Disc(_transformed_box(shape.box, to), shape.fill, shape.outline, to.length(shape.line))
        case Polygon():
            holes = tuple([_transformed_points(hole, to) for hole in shape.holes])
            return Polygon(
                _transformed_points(shape.points, to), shape.fill, shape.outline, to.length(shape.line), holes
            )
        case Stroke():
            dash = (to.length(shape.dash[0]), to.length(shape.dash[1])) if shape.dash else None
            return Stroke(_transformed_points(shape.points, to), shape.fill, to.length(shape.width), dash)
        case Pattern():
            outline = _transformed(shape.outline, to)
            assert isinstance(outline, Disc | Polygon)  # noqa: S101 - scaling keeps the type
            return Pattern(outline, shape.name, shape.fill, to.length(shape.scale))
        case Backdrop() | Sprite():
            return replace(shape, box=_transformed_box(shape.box, to))
        case Cutout():
            return Cutout(_transformed_box(shape.box, to), to.length(shape.radius))
        case Slab() | Decal():
            return type(shape)(_transformed_box(shape.box, to), shape.count)
        case Veil():
            if to.length(1) != 1:
                raise ValueError("a veil cannot be scaled: its cloth has a size of its own")
            return Veil(shape.cloth, _transformed_box(shape.box, to))


def _transformed_box(box: Box, to: _Transform) -> Box:
    return Box(*to.point(box.left, box.top), *to.point(box.right, box.bottom))


def _transformed_points(points: tuple[Point, ...], to: _Transform) -> tuple[Point, ...]:
    return tuple([to.point(x, y) for x, y in points])
