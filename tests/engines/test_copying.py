"""Copies of frozen values with some fields changed, and new ones."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, replace

import pytest

from k2bot.engines.copying import copier, maker
from k2bot.games.k2.engine import Commit, Setup, new_game
from k2bot.games.k2.engine.events import Stepped, cards_committed, stepped
from k2bot.games.k2.engine.model import Climber, Seat, changed_climber, changed_game, changed_seat


def test_a_copy_equals_what_replacing_the_fields_gives():
    game = new_game(Setup(players=3), "copies")
    seat = game.seats[1]

    assert changed_game(game, day=2, turn=1) == replace(game, day=2, turn=1)
    assert changed_seat(seat, risk=3) == replace(seat, risk=3)
    assert changed_seat(seat) == seat
    assert game.day == 1
    assert seat.risk is None


def test_a_copier_of_named_fields_changes_these_in_their_order_and_no_others():
    seat = new_game(Setup(players=3), "copies").seats[1]
    copy = copier(Seat, "risk", "hand")(seat, 2, ())

    assert copy == replace(seat, risk=2, hand=())
    assert seat.risk is None
    assert len(seat.hand) == 6


def frozen_values():
    climber = new_game(Setup(players=3), "copies").seats[0].climbers[0]
    return [
        (changed_climber(climber, level=4), replace(climber, level=4), "level"),
        (copier(Climber, "level")(climber, 4), replace(climber, level=4), "level"),
        (
            stepped((1, "A"), "base", "a1", 1, vp=2, summit_place=None),
            Stepped((1, "A"), "base", "a1", 1, 2, None),
            "space",
        ),
    ]


@pytest.mark.parametrize("number", range(3))
def test_what_is_filled_in_is_just_like_what_the_class_makes(number):
    quick, plain, field = frozen_values()[number]

    assert type(quick) is type(plain)
    assert quick == plain
    assert (hash(quick), repr(quick)) == (hash(plain), repr(plain))
    assert pickle.loads(pickle.dumps(quick)) == plain  # noqa: S301 - trusted data
    with pytest.raises(FrozenInstanceError):
        setattr(quick, field, "changed")


def test_a_maker_knows_the_defaults():
    assert not cards_committed(2).forced
    assert cards_committed(2, changed=True).changed


def test_a_class_that_does_more_than_keep_its_fields_is_refused():
    with pytest.raises(TypeError, match="Commit does more"):
        maker(Commit)
    with pytest.raises(TypeError, match="Commit does more"):
        copier(Commit)
