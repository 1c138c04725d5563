"""Rules 20 to 22: the acclimatization check, deaths and rescues."""

import pytest

from k2bot.games.k2.engine import legal_actions, to_position
from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.kit import (
    SPACES,
    asked,
    at,
    case,
    do,
    legal,
    moment,
    night,
    player,
    refused,
    set_up,
    summit_of,
    told,
)

STORM = {"tile": "S2", "day": 2}
SNOW = {"season": "winter", "tile": "W1", "day": 3}


@pytest.mark.rule(20)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_air_of_each_space(side):
    """20: each living climber: the space's value."""
    for space, data in builder.SPACES[side].items():
        step = night(player(A=at(space, 4)), side=side)
        assert step.game.seats[0].climber("A").level == 4 + data["acc"], space


@pytest.mark.rule(20)
@pytest.mark.parametrize(
    ("season", "tile", "day", "losses"),
    [
        ("summer", "S1", 1, {"a9": 0, "b5": 1, "c1": 1, "d1": 1}),
        ("summer", "S1", 2, {"a9": 0, "b5": 0, "c1": 1, "d1": 1}),
        ("summer", "S1", 3, {"a9": 0, "b5": 0, "c1": 0, "d1": 1}),
        ("summer", "S2", 1, {"c1": 0, "d1": 2}),
        ("summer", "S2", 2, {"b5": 0, "c1": 2, "d1": 2}),
        ("summer", "S2", 3, {"a9": 0, "b5": 0, "c1": 0, "d1": 0}),
        ("summer", "S4", 3, {"b5": 0, "c1": 2, "d1": 0}),
        ("summer", "S6", 3, {"a9": 0, "b5": 2, "c1": 0}),
        ("winter", "W1", 3, {"base": 1, "a9": 1, "b5": 1, "c1": 1, "d1": 1}),
        ("winter", "W2", 2, {"a9": 0, "b5": 0, "c1": 1, "d1": 1}),
        ("winter", "W2", 1, {"c1": 0, "d1": 0}),
        ("winter", "W5", 2, {"b5": 0, "c1": 2, "d1": 0}),
    ],
)
def test_the_weather_takes_in_its_zones(season, tile, day, losses):
    """20: minus the weather's loss in the zone of the space."""
    for space, loss in losses.items():
        game = night(player(A=at(space, 5)), season=season, tile=tile, day=day).game
        assert game.seats[0].climber("A").level == min(6, 5 + SPACES["easy"][space]["acc"] - loss), space


TENT, AT_ONCE = "+1 if a tent of the own colour stands on the space", "all at once, then above 6 becomes 6"


@pytest.mark.parametrize(
    ("seats", "said", "ends"),
    [
        case(20, f"{TENT}, of either shape", [player(A="b5 tent b5")], {},
             "A b5 air 4 tent b5, B base air 4"),
        case(20, f"{TENT}, of the other climber", [player(A="b5", B="base tent b5")], {},
             "A b5 air 4, B base air 4 tent b5"),
        case(20, f"{TENT}, two tents still +1 (r)", [player(A="b5 tent b5", B="base tent b5")], {},
             "A b5 air 4 tent b5, B base air 4 tent b5"),
        case(20, f"{TENT}, not elsewhere", [player(A="b5 tent b1")], {}, "A b5 air 3 tent b1, B base air 4"),
        case(20, f"{TENT}, a dead climber's too (r)", [player(A="dead tent b5", B="b5")], {},
             "A dead tent b5, B b5 air 4"),
        case(20, f"{TENT}, not another's", [player(A="b5"), player(A="b1 tent b5")], {},
             "A b5 air 3, B base air 4"),
        case(20, "worked example: level 3, space -1, weather -2 above 7000 m, own tent +1: level 1",
             [player(A="c1 tent c1")], STORM, "A c1 air 1 tent c1, B base air 4"),
        case((20, 21), AT_ONCE, [player(A="base air 6", B="dead")], SNOW, "A base air 6, B dead"),
        case((20, 21), AT_ONCE, [player(A="c1 air 7", B="dead")], STORM, "A c1 air 4, B dead"),
        case((20, 21), AT_ONCE, [player(A="c1 air 8", B="base air 9")], {}, "A c1 air 6, B base air 6"),
        case((20, 21), "below 1 the climber dies", [player(A="c1 air 1", B="b5 air 0")], {},
             "A dead, B dead"),
        case((20, 21), "at 1 it lives", [player(A="c1 air 2", B="base air 0")], {},
             "A c1 air 1, B base air 1"),
        case((20, 21), "whatever takes it", [player(A="c1 air 2")], STORM, "A dead, B base air 4"),
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


@pytest.mark.rule(20)
def test_everybody_is_checked():
    """20: each living climber of every player, at once, whoever acted last."""
    step = night(player(A="c1", B="b5"), player(A="d1 air 5", B="a1"), player(A="dead"))
    assert told(step.game) == "A c1 air 2, B b5 air 3 | A d1 air 3, B a1 air 4 | A dead, B base air 4"


@pytest.mark.rule(20, 21)
def test_a_position_before_the_check_runs_it():
    """20: a position in phase check without questions is the moment before the check."""
    game = set_up(player(A="c1", B="base air 1"), phase="check")
    assert (moment(game), told(game, 0)) == ("day 2 selection", "A c1 air 2, B base air 2")


DYING = player(A="c1 air 1 vp 6 tent b5")


@pytest.mark.rule(22)
def test_a_rescue_is_asked_and_takes_the_climber_down():
    """22: the climber goes to a low space, its marker back 4 steps, its level is 1 (r), its tent stays; the
    card is spent."""
    game = night(DYING, family=True).game
    assert (moment(game), asked(game)) == ("day 1 check", [0])
    low = [space for space, data in SPACES["easy"].items() if data["zone"] == "low"]
    assert sorted(legal(game, 0)) == sorted(["let-go", *(f"rescue A {space}" for space in low)])
    for text in ("rescue A b1", "rescue B base", "finish", "slide b6", "rescue A c1"):
        refused(game, 0, text)
    refused(game, 1, "let-go")
    game = do(game, 0, "rescue A a9")
    assert told(game, 0) == "A a9 air 1 vp 2 tent b5, B base air 4"
    assert [seat["rescue"] for seat in to_position(game)["seats"]] == [False, True]
    assert moment(game) == "day 2 selection"


@pytest.mark.rule(22)
def test_the_card_may_be_kept():
    """22: for one of the dying climbers or none."""
    game = do(night(DYING, family=True).game, 0, "let-go")
    assert (moment(game), told(game, 0)) == ("day 2 selection", "A dead tent b5, B base air 4")
    assert to_position(game)["seats"][0]["rescue"] is True


@pytest.mark.rule(22)
@pytest.mark.parametrize("family", [True, False])
def test_without_a_card_nobody_is_asked(family):
    """22: only who still has the card, and only in the family variant."""
    game = night(player(A="c1 air 1", rescue=False), family=family).game
    assert (moment(game), told(game, 0)) == ("day 2 selection", "A dead, B base air 4")


@pytest.mark.rule(22)
@pytest.mark.parametrize(
    ("side", "track"), [("easy", [1, 2, 3, 4, 5, 6, 7, 10]), ("hard", [1, 2, 3, 4, 5, 6, 7, 8, 10])]
)
def test_four_steps_back_on_the_track(side, track):
    """22: the marker goes back 4 steps on the side's score track, not below the first."""
    for index, points in enumerate(track):
        high = "b6" if side == "easy" else "b7"
        start, said = (at("base", 0, vp=points), SNOW) if points < 4 else (at(high, 1, vp=points), {})
        step = night(player(A=start), side=side, family=True, summit=["0A"] * (points == 10), **said)
        game = do(step.game, 0, "rescue A a5")
        assert game.seats[0].climber("A").vp == track[max(0, index - 4)]
        assert summit_of(game) == []


@pytest.mark.rule(22)
def test_only_one_of_two_dying_climbers_is_rescued():
    """22: each for one of the dying climbers or none: there is one card."""
    game = night(player(A="c1 air 1", B="c3 air 1"), family=True).game
    assert {text.split()[1] for text in legal(game, 0) if text != "let-go"} == {"A", "B"}
    game = do(game, 0, "rescue B base")
    assert (moment(game), told(game, 0)) == ("day 2 selection", "A dead, B base air 1")


@pytest.mark.rule(22)
def test_players_are_asked_in_the_days_turn_order():
    """22: first all who die leave the board, then their players are asked in the day's turn order."""
    game = night(*(player(A=f"{space} air 1") for space in ("c1", "c3", "c5")), family=True, first=1).game
    assert [game.seats[seat].climber("A").space for seat in range(3)] == [None, None, None]
    for seat in (1, 2, 0):
        assert asked(game) == [seat]
        assert not any(legal_actions(game, other) for other in {0, 1, 2} - {seat})
        game = do(game, seat, "let-go")
    assert moment(game) == "day 2 selection"


@pytest.mark.rule(22)
def test_a_rescue_needs_room():
    """22: to a space that is not full; full counts survivors and those already rescued (r); base camp is
    never full."""
    step = night(player(A="c1 air 1", B="a1"), player(A="c3 air 1"), family=True)
    game = do(step.game, 0, "rescue A a1")
    refused(game, 1, "rescue A a1", rule=22)
    assert {"rescue A base", "rescue A a2"} <= {*legal(game, 1)} - {"rescue A a1"}
    other = do(step.game, 0, "rescue A base")
    assert "rescue A a1" in legal(other, 1), "one survivor of two allowed stands there"


@pytest.mark.rule(22)
def test_the_dead_make_room():
    """22: full counts survivors: who dies on a low space does not block it."""
    step = night(player(A="a9 air 1", B="a9 air 1"), player(), family=True, **SNOW)
    assert told(do(step.game, 0, "rescue A a9"), 0) == "A a9 air 1, B dead"
