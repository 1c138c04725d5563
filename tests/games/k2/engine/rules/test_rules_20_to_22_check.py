"""Rules 20 to 22: the acclimatization check, deaths and rescues."""

import pytest

from tests.games.k2.engine.helpers.builder import player
from tests.games.k2.engine.helpers.kit import case, do, night, set_up, story, told

STORM = {"tile": "S2", "day": 2}
SNOW = {"season": "winter", "tile": "W1", "day": 3}


TENT, AT_ONCE = "+1 if a tent of the own colour stands on the space", "all at once, then above 6 becomes 6"


@pytest.mark.parametrize(
    ("seats", "said", "ends"),
    [
        case(20, f"{TENT}, of the other climber", [player(A="b5", B="base tent b5")], {},
             "A b5 air 4, B base air 4 tent b5"),
        case(20, f"{TENT}, a dead climber's too (r)", [player(A="dead tent b5", B="b5")], {},
             "A dead tent b5, B b5 air 4"),
        case(20, f"{TENT}, not another's", [player(A="b5"), player(A="b1 tent b5")], {},
             "A b5 air 3, B base air 4"),
        case(20, "worked example: level 3, space -1, weather -2 above 7000 m, own tent +1: level 1",
             [player(A="c1 tent c1")], STORM, "A c1 air 1 tent c1, B base air 4"),
        case((20, 21), AT_ONCE, [player(A="c1 air 8", B="base air 9")], {}, "A c1 air 6, B base air 6"),
        case((20, 21), "below 1 the climber dies", [player(A="c1 air 1", B="b5 air 0")], {},
             "A dead, B dead"),
        case((20, 21), "at 1 it lives", [player(A="c1 air 2", B="base air 0")], {},
             "A c1 air 1, B base air 1"),
        case(21, "who dies leaves the board, its marker falls to 1; the tent stays",
             [player(A="c1 air 1 vp 6 tent b5", B="b5 air 2 vp 4")], {}, "A dead tent b5, B b5 air 3 vp 4"),
    ],
)  # fmt: skip
def test_how_a_climber_comes_through_the_night(seats, said, ends):
    assert told(night(*seats, **said).game, 0) == ends


@pytest.mark.rule(12, 15, 20)
def test_worked_example_move_and_tent():
    """Worked example: move 2 and acclimatization 2 + 1: one climber at 6500 m gains 3 levels; the other
    steps to its space (cost 1), pitches there with the remaining point; both then gain 1 in the check."""
    game = set_up(player("m2 a2 a1", A="b5 air 1", B="b1 air 2"), turn="last", first=1)
    game = do(game, 0, "plan A a2 a1; B m2 > b5 pitch")
    assert told(game, 0) == "A b5 air 5, B b5 air 3 tent b5"


@pytest.mark.rule(20, 21)
def test_a_position_before_the_check_runs_it():
    """20: a position in phase check without questions is the moment before the check."""
    game = set_up(player(A="c1", B="base air 1"), phase="check")
    assert story(game) == "day 2 selection, asks [0, 1]: A c1 air 2, B base air 2"


DYING = [player(A="c1 air 1 vp 6 tent b5"), player()]
BOTH = [player(A="c1 air 1", B="c3 air 1"), player()]
THREE = [player(A=f"{space} air 1") for space in ("c1", "c3", "c5")]
TIGHT = [player(A="c1 air 1", B="a1"), player(A="c3 air 1")]
LOW_SNOW = [player(A="a9 air 1", B="a9 air 1"), player()]
AFTER = "day 2 selection, asks [0, 1]"


@pytest.mark.parametrize(
    ("seats", "said", "steps", "ends"),
    [
        case(22, "to a low space, the marker back 4 steps, level 1 (r), the tent stays", DYING, {},
             ["0: rescue A a9"], f"{AFTER}: A a9 air 1 vp 2 tent b5, B base air 4"),
        case(22, "the card may be kept", DYING, {}, ["0: let-go"],
             f"{AFTER}: A dead tent b5, B base air 4"),
        case(22, "only who still has the card is asked", [player(A="c1 air 1", rescue=False), player()], {},
             [], f"{AFTER}: A dead, B base air 4"),
        case(22, "and only in the family variant", DYING, {"family": False}, [],
             f"{AFTER}: A dead tent b5, B base air 4"),
        case(22, "for one of the dying climbers or none: there is one card", BOTH, {}, ["0: rescue B base"],
             f"{AFTER}: A dead, B base air 1"),
        case(22, "in the day's turn order, before the next day begins", THREE, {"first": 1}, ["1: let-go",
             "2: let-go", "0: let-go"],
             "day 2 selection, asks [0, 1, 2]: A dead, B base air 4"),
        case(22, "not to a space that survivors and those already rescued fill (r)", TIGHT, {},
             ["0: rescue A a1", "1: rescue A a1"], "refused (22)"),
        case(22, "full counts survivors: who dies on a low space does not block it", LOW_SNOW, SNOW,
             ["0: rescue A a9"], "day 4 selection, asks [0, 1]: A a9 air 1, B dead"),
    ],
)  # fmt: skip
def test_how_a_rescue_goes(seats, said, steps, ends):
    assert story(night(*seats, **{"family": True, **said}).game, *steps) == ends
