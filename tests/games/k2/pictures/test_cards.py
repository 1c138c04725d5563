"""Hands and revealed cards: kinds are told apart in shadow, slots are equal, columns can be compared."""

from itertools import combinations, pairwise

import pytest

from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.pictures import cards, palette
from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Plate
from tests.kit.pictures.layout import shapes_of
from tools import vision
from tools.k2 import scenes

HAND = tuple(Card.parse(text) for text in ("m1", "m2", "r1/2", "r2/3", "a0", "a3"))


def frames(scene):
    """The yellow frames of chosen cards, from the left."""
    found = [shape.box for shape in shapes_of(scene, Plate) if shape.fill == theme.TURN]
    return sorted((box for box in found if box.height > 300), key=lambda box: box.left)


@pytest.mark.parametrize("committed", [False, True])
def test_cards_that_are_not_chosen_keep_a_colour_by_which_kinds_are_told_apart(committed):
    scene = scenes.hand(HAND, (0, 2, 4), ("Ann",), committed=committed)
    dim = cards._NOT_COMMITTED if committed else cards._NOT_CHOSEN
    fills = [cards.dark(fill, dim) for fill, _ in cards.KINDS.values()]
    drawn = {shape.fill for shape in shapes_of(scene, Plate)}
    assert drawn >= {*fills, palette.MOVEMENT, palette.ROPE, palette.AIR}
    assert min(vision.distance(one, other) for one, other in combinations(fills, 2)) > 24


def test_chosen_cards_side_by_side_are_apart_and_the_tick_hides_no_figure():
    scene = scenes.hand(HAND, (1, 2, 3), ("Ann",))
    found = sorted({(box.left, box.right) for box in frames(scene)})
    assert min(right[0] - left[1] for left, right in pairwise(found) if right[0] > left[1]) >= 16
    slots = [area.box.left for area in scene.areas if area.name.startswith("card ")]
    apart = [right - left for left, right in pairwise(slots)]
    assert max(apart) - min(apart) <= 1
    ticks = [shape.box for shape in shapes_of(scene, Disc) if shape.box.width == cards._TICK]
    figures = [text for text in scene.shapes if getattr(text, "size", 0) > 100]
    for tick in ticks:
        assert not any(tick.overlaps(Box(*_ink(text))) for text in figures)


def _ink(text):
    """The box of a figure's capitals, centred at its place."""
    wide = theme.text_width(text.text, text.size, text.weight)
    x, baseline = text.at
    return x - wide / 2, baseline - 0.72 * text.size, x + wide / 2, baseline
