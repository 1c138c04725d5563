"""Computers as the host meets them: an unknown level, and what a weak one overlooks."""

import pytest

from k2bot.games.k2.engine import from_position
from k2bot.games.k2.hosted import K2
from tests.games.k2.engine.helpers import builder
from tests.phrases import says

GAME = K2()


def test_a_level_of_another_version_of_the_bot_becomes_the_weakest():
    state = GAME.new({}, 2, "s").state
    one, other = (GAME.question(state, 0, level, "chance", 1) for level in ("brilliant", "beginner"))
    assert one == other


def test_hints_say_what_a_beginner_overlooks():
    state = GAME.new({}, 2, "s").state
    told = GAME.overlooked(state, 0, 1, "beginner", "Bot Serac")
    assert says(told, "k2-overlooks-beginner-choose", name="Bot Serac")
    assert not GAME.overlooked(state, 0, 1, "easy", "Bot Serac")


@pytest.mark.parametrize(("own", "said"), [("a2", True), ("a8", False), ("c5", False)])
def test_only_a_beginner_above_can_tempt_anybody_higher(own, said):
    rows = builder.player(A=own), builder.player(A="a8")
    state = from_position(builder.position(*rows, phase="actions"), "tempting")
    told = GAME.overlooked(state, 0, 1, "beginner", "Bot Serac")
    assert says(told, "k2-overlooks-beginner-turn", name="Bot Serac") if said else not told
