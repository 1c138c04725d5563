"""Fast construction and copying of frozen values."""

import pickle
from dataclasses import FrozenInstanceError, replace

import pytest

from k2bot.engines.copying import copier, maker
from k2bot.games.k2.engine import Commit, Setup, new_game
from k2bot.games.k2.engine.events import Stepped, stepped
from k2bot.games.k2.engine.model import Climber, changed_climber


def frozen_values():
    climber = new_game(Setup(players=3), "copies").seats[0].climbers[0]
    return [
        (changed_climber(climber, air=4), replace(climber, air=4), "air"),
        (copier(Climber, "air")(climber, 4), replace(climber, air=4), "air"),
        (
            stepped((1, "A"), "base", "a1", 1, vp=2, summit_place=None),
            Stepped((1, "A"), "base", "a1", 1, 2, None),
            "space",
        ),
    ]


@pytest.mark.parametrize("number", range(3))
def test_fast_copies_equal_what_the_class_itself_makes(number):
    quick, plain, field = frozen_values()[number]

    assert type(quick) is type(plain)
    assert quick == plain
    assert (hash(quick), repr(quick)) == (hash(plain), repr(plain))
    assert pickle.loads(pickle.dumps(quick)) == plain  # noqa: S301 - trusted data
    with pytest.raises(FrozenInstanceError):
        setattr(quick, field, "changed")


def test_a_class_that_does_more_than_store_its_fields_is_refused():
    with pytest.raises(TypeError, match="Commit does more"):
        maker(Commit)
    with pytest.raises(TypeError, match="Commit does more"):
        copier(Commit)


def test_a_field_that_the_class_does_not_have_is_refused():
    with pytest.raises(TypeError, match="Climber has no field 'height'"):
        copier(Climber, "space", "height")
