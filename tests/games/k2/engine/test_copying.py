"""Copies of frozen values with some fields changed."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from k2bot.games.k2.engine import Setup, new_game
from k2bot.games.k2.engine.model import changed_climber, changed_game, changed_seat


def test_a_copy_equals_what_replacing_the_fields_gives():
    game = new_game(Setup(players=3), "copies")
    seat = game.seats[1]

    assert changed_game(game, day=2, turn=1) == replace(game, day=2, turn=1)
    assert changed_seat(seat, risk=3) == replace(seat, risk=3)
    assert changed_seat(seat) == seat
    assert game.day == 1
    assert seat.risk is None


def test_a_copy_is_of_the_same_kind_and_just_as_frozen():
    climber = new_game(Setup(players=3), "copies").seats[0].climbers[0]
    copy = changed_climber(climber, level=4)

    assert type(copy) is type(climber)
    assert hash(copy) == hash(replace(climber, level=4))
    with pytest.raises(FrozenInstanceError):
        copy.level = 5
