"""The printed worked examples that no other module of this folder shows."""

import pytest

from tests.games.k2.engine.helpers.kit import at, do, player, set_up, spaces_of


@pytest.mark.rule(13, 14)
def test_two_moves_up_and_a_rope_down():
    """Worked example: moves 1 + 1 take one climber up into a space of cost 2; the rope's 3 down takes
    the other through spaces of cost 2 and 1 (easy side: b2, b1, a10)."""
    game = set_up(player("m1 m1 r1/3", A=at("a7"), B=at("b2")))
    plan = do(game, 0, "plan A m1 m1 > a8; B r1/3down > b1 a10")
    assert spaces_of(plan, 0) == ("a8", "a10")
    steps = do(game, 0, "use A m1 m1", "go a8", "use B r1/3", "rope r1/3 down", "go b1", "go a10")
    assert spaces_of(steps, 0) == ("a8", "a10")
