"""The poses in which climbers are shown at great moments, in SVG files: A is round, B has edges."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.games.k2.pictures.figures import Figure, Portrait
from k2bot.render.art import read_drawing
from k2bot.render.scene import Box, Shapes, Sprite

if TYPE_CHECKING:
    from k2bot.games.k2.engine import ClimberKey, ClimberName

Role: TypeAlias = Literal["summit", "mate", "high", "climb", "weary", "death", "rescue", "avalanche"]
"""Pose of a figure; a mate stands on the summit beside the one with the flag, or anywhere."""


@cache
def figure(role: Role, name: ClimberName) -> Figure:
    """A climber in this pose."""
    drawing = read_drawing(__package__, f"climbers/{role}-{name.lower()}.svg")
    (badge,) = drawing.tagged("badge")
    return Figure(drawing.parts("badge"), drawing.window, badge.centre)


def pose_figure(role: Role, key: ClimberKey, box: Box) -> Shapes:
    """A climber in this pose, as large as fits, standing on the foot of a box."""
    drawing = figure(role, key[1])
    left, top, right, bottom = drawing.window
    unit = min(box.width / (right - left), box.height / (bottom - top))
    wide, high = (right - left) * unit, (bottom - top) * unit
    return (
        Sprite(
            Portrait(drawing, key[0]),
            Box.from_corner(box.centre[0] - wide / 2, box.bottom - high, wide, high),
        ),
    )
