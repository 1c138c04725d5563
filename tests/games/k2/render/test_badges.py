"""The numbers of places to go to: one for each space, in the shape of the climbers who can go there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from k2bot.games.k2.render import pieces, plan_picture, samples, theme
from k2bot.games.k2.render.painting import paint
from k2bot.games.k2.render.scene import Box, Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.k2.engine.model import ClimberName

BOX = Box.at(10, 10, 60, 66)
LEFT_CORNER, RIGHT_CORNER = (19, 23), (61, 23)
"""Beside the tips of a diamond: inside the ground of a disc."""


@pytest.mark.parametrize(
    ("names", "left", "right"), [("A", True, True), ("B", False, False), ("AB", True, False)]
)
def test_a_badge_is_round_for_a_pointed_for_b_and_half_of_each_for_both(
    names: str, left: bool, right: bool
) -> None:
    image = paint.paint(Scene(80, 86, theme.WHITE, pieces.badge(7, 0, tuple(names), BOX)))
    filled = [image.getpixel(corner) != theme.WHITE[:3] for corner in (LEFT_CORNER, RIGHT_CORNER)]
    assert filled == [left, right]


@pytest.mark.parametrize(("second", "numbers"), [(21, ["21"]), (22, ["21", "22"])])
def test_both_climbers_share_the_badge_of_a_number(
    second: int, numbers: list[str], said: Callable[[Scene], list[str]]
) -> None:
    seen = samples.seen_by(samples.start(2), 0)
    places: list[tuple[int, ClimberName, str]] = [(21, "A", "a5"), (second, "B", "a5")]
    scene = plan_picture.scene(seen, seen, samples.NAMES[:2], destinations=places)
    assert [text for text in said(scene) if text in ("21", "22")] == numbers
