"""Which spaces are full for whom (rule 16)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.games.k2.engine import Climber, Setup, new_game
from tests.games.k2.engine.helpers import playing
from tests.games.k2.engine.helpers.kit import times


@pytest.mark.rule(16)
def test_other_limits_are_looked_at_anew():
    """The very same climbers at a table with other limits: what was seen before does not count."""
    space = next(space.id for space in Setup(players=5).board.spaces if space.zone == "8000")
    game = new_game(Setup(players=5), "crowds").with_climber((0, "A"), Climber(space=space))
    lenient = replace(game, setup=replace(game.setup, lenient=True))

    assert lenient.seats is game.seats
    assert game.blocked((1, "A")) == {space}
    assert lenient.blocked((1, "A")) == frozenset()
    assert game.blocked((1, "A")) == {space}


@pytest.mark.rule(16, 40)
@times(6, 1000)
@given(data=st.data())
def test_what_is_full_is_where_no_place_is_left(data):
    """In all states of all games, for everybody."""
    for game in playing.drawn_states(data, 20):
        for seat in range(len(game.seats)):
            for name in ("A", "B"):
                room = {space.id: game.room(space.id, (seat, name)) for space in game.board.spaces}
                full = {space for space, left in room.items() if left is not None and left < 1}
                assert game.blocked((seat, name)) == full
