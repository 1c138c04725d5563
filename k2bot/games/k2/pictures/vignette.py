"""Small scenes in panels: mountains under today's sky, and climbers in the poses of great moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.pictures.figures import Portrait
from k2bot.games.k2.pictures.poses import FIGURES
from k2bot.render import theme
from k2bot.render.scene import Box, Plate, Polygon, Sprite

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine import ClimberKey
    from k2bot.games.k2.pictures.poses import Role
    from k2bot.games.k2.pictures.scenery import Sky
    from k2bot.render.scene import Point, Shapes

_ROUND, _LINE = 14.0, 2.5
"""Radius in pixels of the corners, and width of the edge."""
_SKIES: dict[Sky, theme.Colour] = {
    "clear": theme.colour("#8CC4EE"),
    "wind": theme.colour("#A4C8E4"),
    "storm": theme.colour("#6F8099"),
    "snow": theme.colour("#A9B8CA"),
    "avalanche": theme.colour("#C79AA4"),
}
_RIDGE: tuple[Point, ...] = (
    (0, 0.62), (0.2, 0.34), (0.36, 0.52), (0.66, 0.16), (1, 0.54), (1, 0.9), (0, 0.9),
)  # fmt: skip
_SHADOW: tuple[Point, ...] = ((0.66, 0.16), (1, 0.54), (1, 0.86), (0.74, 0.86), (0.8, 0.6), (0.62, 0.4))
_SLOPE: tuple[Point, ...] = ((0, 0.84), (0.3, 0.75), (1, 0.8), (1, 0.95), (0, 0.95))
"""Mountains behind a portrait, and the snow at its feet, as fractions of its box."""


def stage(above: Sky, box: Box) -> Shapes:
    """Mountains under a sky, with snow at their feet."""

    def form(corners: Sequence[Point], fill: theme.Colour) -> Polygon:
        return Polygon(tuple((box.left + x * box.width, box.top + y * box.height) for x, y in corners), fill)

    tone = _SKIES[above]
    low = box.part(top=0.9 * box.height)
    return (
        Plate(box, tone, _ROUND),
        form(_RIDGE, tone.mixed(theme.WHITE, 0.42)),
        form(_SHADOW, tone.mixed(theme.SLATE, 0.28)),
        form(_SLOPE, theme.WHITE),
        Plate(low, theme.WHITE, _ROUND, corners=(False, False, True, True)),
    )


def edge(box: Box) -> Shapes:
    """The edge around a stage, drawn after its figures."""
    return (Plate(box, theme.INK.at(0), _ROUND, theme.MIST, _LINE),)


def figure(role: Role, key: ClimberKey, box: Box) -> Shapes:
    """A climber as large as fits, on the foot of a box."""
    shown = FIGURES[role, key[1]]
    left, top, right, bottom = shown.window
    unit = min(box.width / (right - left), box.height / (bottom - top))
    wide, high = (right - left) * unit, (bottom - top) * unit
    return (Sprite(Portrait(shown, key[0]), Box.at(box.centre[0] - wide / 2, box.bottom - high, wide, high)),)
