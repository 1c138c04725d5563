"""The printed worked examples that no other module of this folder shows."""

import pytest


@pytest.mark.rule(13, 14)
def test_two_moves_up_and_a_rope_down(k2):
    """Worked example: moves 1 + 1 take one climber up into a space of cost 2; the rope's 3 down takes
    the other through spaces of cost 2 and 1 (easy side: b2, b1, a10)."""
    game = k2.game(k2.seat("m1 m1 r1/3", A=k2.at("a7"), B=k2.at("b2")))
    plan = k2.do(game, 0, "plan A m1 m1 > a8; B r1/3down > b1 a10")
    assert k2.spaces(plan, 0) == ("a8", "a10")
    steps = k2.do(game, 0, "use A m1 m1", "go a8", "use B r1/3", "rope r1/3 down", "go b1", "go a10")
    assert k2.spaces(steps, 0) == ("a8", "a10")
