"""Colours in greyscale and with colour deficiencies, and the distance between colours.

The deficiencies are simulated with the matrices of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and
Computer Graphics 15(6), 2009, table 1, full severity.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.render.theme import Colour

if TYPE_CHECKING:
    from collections.abc import Callable

Matrix: TypeAlias = tuple[tuple[float, float, float], ...]
Deficiency: TypeAlias = Literal["protanopia", "deuteranopia", "tritanopia"]
Lab: TypeAlias = tuple[float, float, float]
"""Lightness (0 to 100), green to red, blue to yellow."""

DEFICIENCIES: dict[Deficiency, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""For linear red, green and blue; each row gives one component of the result."""

_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
"""Linear sRGB to CIE XYZ (IEC 61966-2-1, white point D65)."""
_WHITE = (0.95047, 1.0, 1.08883)


def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _coded(part: float) -> int:
    part = min(1.0, max(0.0, part))
    return round(255 * (part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))


def _times(matrix: Matrix, parts: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(weight * part for weight, part in zip(row, parts, strict=True)) for row in matrix)


def seen_with(deficiency: Deficiency, colour: Colour) -> Colour:
    """The colour as seen with this deficiency; keeps its alpha."""
    parts = _times(DEFICIENCIES[deficiency], tuple(_linear(value) for value in colour[:3]))
    red, green, blue = (_coded(part) for part in parts)
    return Colour(red, green, blue, colour.alpha)


def in_grey(colour: Colour) -> Colour:
    """The grey with the same luminance (WCAG 2, relative luminance); keeps its alpha."""
    value = _coded(colour.luminance)
    return Colour(value, value, value, colour.alpha)


VISIONS: dict[str, Callable[[Colour], Colour]] = {
    "full colour": lambda colour: colour,
    "grey": in_grey,
    "protanopia": lambda colour: seen_with("protanopia", colour),
    "deuteranopia": lambda colour: seen_with("deuteranopia", colour),
    "tritanopia": lambda colour: seen_with("tritanopia", colour),
}
"""Every kind of vision the pictures are made for."""


def lab(colour: Colour) -> Lab:
    """The colour in CIE 1976 L*a*b* (CIE 15:2004) under D65, ignoring alpha."""
    parts = _times(_XYZ, tuple(_linear(value) for value in colour[:3]))
    x, y, z = (_eased(part / white) for part, white in zip(parts, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _eased(share: float) -> float:
    return share ** (1 / 3) if share > (6 / 29) ** 3 else share / (3 * (6 / 29) ** 2) + 4 / 29


def distance(one: Colour, other: Colour) -> float:
    """Perceived difference between colours: CIE 1976 ΔE; about 2 is just noticeable side by side."""
    return math.dist(lab(one), lab(other))
