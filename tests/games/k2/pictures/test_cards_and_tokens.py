"""Cards and tokens: no figure can be misread, equal meanings have equal colours, states look different."""

from __future__ import annotations

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.pictures import cards, pieces
from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Disc, Plate, Polygon, Scene, Text
from tests.games.k2.pictures.helpers.catalogue import said
from tests.kit.pictures.contrast import contrast_of
from tools.k2 import scenes

LARGE = Box.at(40, 40, *cards.SIZE)
SMALL = Box.at(40, 40, 96, 112)
DECK = sorted(set(content.DECK))


def figures(shapes):
    """The texts that are numbers."""
    texts = [shape for shape in shapes if isinstance(shape, Text)]
    return [text for text in texts if text.text.lstrip("+").isdigit()]


def drawn(card, box):
    """A card of the hand, or one on the table."""
    return cards.large(card, box, scenes.writing()) if box is LARGE else cards.small(card, box)


@pytest.mark.parametrize("card", DECK, ids=str)
@pytest.mark.parametrize("box", [LARGE, SMALL], ids=["large", "small"])
def test_every_card_shows_its_figures_inside_its_edges(card, box):
    shapes = drawn(card, box)
    shown = [text.text.lstrip("+") for text in figures(shapes)]
    if card.is_rope:
        assert shown == [str(card.up), str(card.down)]
    else:
        assert shown == [str(card.up)]
    for text in figures(shapes):
        assert box.holds(text.box)
        assert text.size >= theme.SMALL
    for shape in shapes:
        if isinstance(shape, Polygon):
            assert all(box.left <= x <= box.right and box.top <= y <= box.bottom for x, y in shape.points)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_white_figures_stand_out_on_everything_drawn_on_a_card(card):
    for pale in (False, True):
        shapes = cards.large(card, LARGE, scenes.writing(), pale=pale)
        (ground,) = (s for s in shapes if isinstance(s, Plate) and s.box == LARGE.grown(-14))
        drawn = [s.fill for s in shapes if isinstance(s, Polygon) and s.fill.luminance < 0.5]
        for fill in (ground.fill, *drawn):
            assert contrast_of(theme.WHITE, fill) > 4.5


def test_three_tokens_differ_when_seen_small_and_grey():
    seen = set()
    for value in (0, 1, 2):
        scene = Scene(60, 60, theme.PAPER, pieces.token(value, Box.at(1, 1, 58, 58)))
        seen.add(paint.paint(scene).convert("L").resize((22, 22)).tobytes())
    assert len(seen) == 3


# ------------------------------------------------------------------------------------------------ the hand

HAND = [Card.parse(text) for text in ("m1", "m3", "r1/2", "r2/3", "a0", "a3")]


@pytest.mark.parametrize(
    ("chosen", "sums"),
    [
        ((), ["0", "up", "0", "down", "0", "air", "0", "risk sum"]),
        ((1,), ["3", "up", "3", "down", "0", "air", "3", "risk sum"]),
        ((0, 2, 5), ["2", "up", "3", "down", "+3", "air", "2", "risk sum"]),
        ((2, 3), ["3", "up", "5", "down", "0", "air", "3", "risk sum"]),
    ],
)
def test_each_figure_of_the_sum_has_its_word(chosen, sums):
    assert said(scenes.hand(HAND, chosen))[-len(sums) :] == sums


def ticks(scene):
    return [shape for shape in scene.shapes if isinstance(shape, Disc) and shape.line == 6]


def test_a_committed_hand_is_another_sight_than_a_chosen_one():
    chosen, committed = (scenes.hand(HAND, (0, 1, 2), committed=done) for done in (False, True))
    boxes = [{area.name: area.box for area in scene.areas} for scene in (chosen, committed)]
    assert boxes[0]["card 0"].top < boxes[1]["card 0"].top == boxes[1]["card 3"].top
    assert {tick.fill for tick in ticks(chosen)} == {theme.TURN}
    assert {tick.fill for tick in ticks(committed)} == {theme.INK}
    assert "committed" in said(committed)
    assert "committed" not in said(chosen)
