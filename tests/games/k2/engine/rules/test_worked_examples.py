"""The printed worked examples that no other module of this folder shows."""

import pytest

from tests.games.k2.engine.helpers.kit import do, player, set_up, told, tried


@pytest.mark.rule(13, 14)
def test_two_moves_up_and_a_rope_down():
    """Worked example: moves 1 + 1 take one climber up into a space of cost 2; the rope's 3 down takes
    the other through spaces of cost 2 and 1 (easy side: b2, b1, a10)."""
    game = set_up(player("m1 m1 r1/3", A="a7", B="b2"))
    ends = "A a8 air 3, B a10 air 3 vp 2"
    assert tried(game, "A m1 m1 > a8; B r1/3down > b1 a10") == ends
    steps = do(game, 0, "use A m1 m1", "go a8", "use B r1/3", "rope r1/3 down", "go b1", "go a10")
    assert told(steps, 0) == ends
