"""Hands and revealed cards: kinds are told apart in shadow, slots are equal, columns can be compared."""

from itertools import combinations, pairwise

import pytest

from k2bot.games.k2.engine import observe
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.engine.phases import risk
from k2bot.games.k2.pictures import RevealPicture, cards, palette, reveal_picture
from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Plate
from tests.kit.pictures.layout import shapes_of
from tools import vision
from tools.k2 import samples, scenes

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


# ------------------------------------------------------------------------------------------ the reveal


def revealed(*hands):
    """The scene of hands such as ``m1 m3 a0``, with everybody's cards and where they are in their row."""
    game = samples.midgame(len(hands), phase=Phase.RISK, hands=hands)
    sums = [(seat, risk.push(game.seats[seat].committed or ())) for seat in game.order()]
    shown = RevealPicture(observe(game, None), tuple(sums), risk.highest(game))
    scene = shown.scene(scenes.writing(samples.NAMES))
    wide = scene.areas[0].box.width
    return scene, shown._places(wide, reveal_picture._ROWS[len(hands) - 1].row)


HANDS = {
    "three columns": ("m1 r1/2 a0", "m3 r1/3 a2"),
    "four": ("m1 m3 a0", "m1 m2 r1/2", "m1 r1/2 a1"),
    "five": ("m1 m3 r1/2", "m1 a1 a2", "m2 m3 a0"),
    "all of a kind": ("m1 m1 m2", "m1 m2 m2"),
}


@pytest.mark.parametrize("hands", HANDS.values(), ids=HANDS)
def test_revealed_cards_are_in_columns_by_kind_for_rows_to_be_compared(hands):
    _, places = revealed(*hands)
    spans = {}
    for card, box in (one for row in places.values() for one in row):
        left, right = spans.get(card.kind, (box.left, box.right))
        spans[card.kind] = min(left, box.left), max(right, box.right)
    columns = [spans[kind] for kind in cards.KINDS if kind in spans]
    for (_, end), (start, _) in pairwise(columns):
        assert start - end >= reveal_picture._BETWEEN - 1  # whole pixels


def test_revealed_cards_are_large_instead_of_in_columns_where_these_are_too_many():
    _, places = revealed("m1 m2 m3", "m1 r1/2 r1/3", "m1 a1 a2", "m1 m2 a0", "m1 m2 a0")
    boxes = [box for row in places.values() for _, box in row]
    assert len({box.left for box in boxes}) == 3
    assert min(box.width for box in boxes) >= 150


@pytest.mark.parametrize("count", range(1, 6))
def test_a_revealed_card_is_clear_of_its_row_and_of_the_next(count):
    _, places = revealed(*["m1 m3 r1/2", "m3 m3 a0", "m1 a1 a2", "m1 r1/2 a0", "m2 m2 a0"][:count])
    row = reveal_picture._ROWS[count - 1].row
    for shown in places.values():
        for _, box in shown:
            assert min(box.top, row - box.bottom) >= 12
        for (_, one), (_, other) in pairwise(shown):
            assert other.left - one.right >= 9


@pytest.mark.parametrize("hands", [("m1 m3 r1/2", "m2 m3 r2/3"), ("m1 m3 r1/2", "m2 m3 r2/3", "m1 a1 a2")])
def test_the_result_is_as_high_as_the_table_where_somebody_has_room_on_it(hands):
    scene, _ = revealed(*hands)
    areas = {area.name: area.box for area in scene.areas}
    assert areas["tokens"].top == areas["head"].top
    assert areas["tokens"].bottom == max(
        box.bottom for name, box in areas.items() if name.startswith("player")
    )
