"""Revealed cards: what is added up is beside its sum, and no card touches another."""

from itertools import pairwise

import pytest

from k2bot.games.k2.engine import observe
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.engine.phases import risk
from k2bot.games.k2.pictures import RevealPicture, reveal_picture
from tools.k2 import samples, scenes


def revealed(*hands):
    """Where everybody's cards of hands such as ``m1 m3 a0`` are in their row."""
    game = samples.midgame(len(hands), phase=Phase.RISK, hands=hands)
    sums = [(seat, risk.push(game.seats[seat].committed or ())) for seat in game.order()]
    shown = RevealPicture(observe(game, None), tuple(sums), risk.highest(game))
    wide = shown.scene(scenes.writing(samples.NAMES)).areas[0].box.width
    return shown._places(wide, reveal_picture.row_height(len(hands)))


@pytest.mark.parametrize("count", range(1, 6))
def test_a_revealed_card_is_clear_of_its_row_and_of_the_next(count):
    places = revealed(*["m1 m3 r1/2", "m3 m3 a0", "m1 a1 a2", "m1 r1/2 a0", "m2 m2 a0"][:count])
    row = reveal_picture.row_height(count)
    for shown in places.values():
        for _, box in shown:
            assert min(box.top, row - box.bottom) >= 12
        for (_, one), (_, other) in pairwise(shown):
            assert other.left - one.right >= 9
