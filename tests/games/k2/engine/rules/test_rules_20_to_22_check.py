"""Rules 20 to 22: the acclimatization check, deaths and rescues."""

import pytest

from k2bot.games.k2.engine import decisions, legal_actions, to_position
from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.kit import (
    SPACES,
    at,
    dead,
    do,
    legal,
    level_of,
    levels_of,
    night,
    player,
    refused,
    set_up,
    space_of,
    spaces_of,
    summit_of,
    vp_of,
)


@pytest.mark.rule(20)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_air_of_each_space(side):
    """20: each living climber: the space's value."""
    for space, data in builder.SPACES[side].items():
        step = night(player(A=at(space, 4)), side=side, tile="S3")
        assert level_of(step.game, 0, "A") == 4 + data["acc"], space


@pytest.mark.rule(20)
@pytest.mark.parametrize(
    ("own", "change"),
    [
        ({"A": "b5", "B": None}, 1),
        ({"A": None, "B": "b5"}, 1),
        ({"A": "b5", "B": "b5"}, 1),
        ({"A": "b1", "B": None}, 0),
        ({"A": None, "B": None}, 0),
    ],
)
def test_an_own_tent_gives_one(own, change):
    """20: +1 if a tent of the own colour stands on the space (either shape, two tents still +1 (r))."""
    step = night(player(A=at("b5", 3, tent=own["A"]), B=at("base", 3, tent=own["B"])))
    assert level_of(step.game, 0, "A") == 3 + change


@pytest.mark.rule(20)
def test_a_dead_climbers_tent_gives_one():
    """20: a dead climber's tent too (r)."""
    step = night(player(A=dead("b5"), B=at("b5", 3)))
    assert level_of(step.game, 0, "B") == 4


@pytest.mark.rule(20)
def test_others_tents_give_nothing():
    """20: of the own colour only."""
    step = night(player(A=at("b5", 3)), player(A=at("b1", 3, tent="b5")))
    assert level_of(step.game, 0, "A") == 3


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
        step = night(player(A=at(space, 5)), season=season, tile=tile, day=day)
        assert level_of(step.game, 0, "A") == min(6, 5 + builder.SPACES["easy"][space]["acc"] - loss), space


@pytest.mark.rule(20)
def test_worked_example_of_the_check():
    """Worked example: level 3, space -1, weather -2 above 7000 m, own tent +1: level 1 after the check."""
    step = night(player(A=at("c1", 3, tent="c1")), tile="S2", day=2)
    assert space_of(step.game, 0, "A") == "c1"
    assert level_of(step.game, 0, "A") == 1


@pytest.mark.rule(12, 15, 20)
def test_worked_example_move_and_tent():
    """Worked example: move 2 and acclimatization 2 + 1: one climber at 6500 m gains 3 levels; the other
    steps to its space (cost 1), pitches there with the remaining point; both then gain 1 in the check."""
    game = set_up(player("m2 a2 a1", A=at("b5", 1), B=at("b1", 2)), turn="last", first=1)
    game = do(game, 0, "plan A a2 a1; B m2 > b5 pitch")
    assert spaces_of(game, 0) == ("b5", "b5")
    assert levels_of(game, 0) == (5, 3)


@pytest.mark.rule(20, 21)
@pytest.mark.parametrize(
    ("level", "space", "said", "after"),
    [
        (6, "base", {"season": "winter", "tile": "W1", "day": 3}, 6),
        (7, "c1", {"tile": "S2", "day": 2}, 4),
        (8, "c1", {}, 6),
        (9, "base", {}, 6),
        (1, "c1", {}, None),
        (2, "c1", {}, 1),
        (0, "base", {}, 1),
        (0, "b5", {}, None),
        (2, "c1", {"tile": "S2", "day": 2}, None),
    ],
)
def test_all_at_once_then_at_most_six_and_at_least_one(level, space, said, after):
    """20, 21: all is added at once, then a level above 6 becomes 6, and below 1 the climber dies."""
    step = night(player(A=at(space, level)), **said)
    if after is None:
        assert space_of(step.game, 0, "A") is None
        assert vp_of(step.game, 0, "A") == 1
    else:
        assert space_of(step.game, 0, "A") == space
        assert level_of(step.game, 0, "A") == after


@pytest.mark.rule(21)
def test_who_dies_leaves_the_board_and_falls_to_1():
    """21: the climber dies, leaves the board, its marker falls to 1; the tent stays."""
    step = night(player(A=at("c1", 1, vp=6, tent="b5"), B=at("b5", 2, vp=4)))
    seat = to_position(step.game)["seats"][0]["climbers"]
    assert seat["A"] == {"space": None, "level": 0, "vp": 1, "tent": "b5"}
    assert seat["B"] == {"space": "b5", "level": 3, "vp": 4, "tent": None}


@pytest.mark.rule(20)
def test_everybody_is_checked():
    """20: each living climber of every player, at once, whoever acted last."""
    step = night(
        player(A=at("c1", 3), B=at("b5", 3)),
        player(A=at("d1", 5), B=at("a1", 3)),
        player(A=dead()),
    )
    assert [levels_of(step.game, seat) for seat in range(3)] == [(2, 3), (3, 4), (0, 4)]


@pytest.mark.rule(22)
def test_a_rescue_is_asked_and_takes_the_climber_down():
    """22: the climber goes to a low space, its marker back 4 steps, its level is 1 (r), its tent stays."""
    step = night(player(A=at("c1", 1, vp=6, tent="b5"), B=at("base", 3)), family=True)
    game = step.game
    assert to_position(game)["phase"] == "check"
    assert [decision.seat for decision in decisions(game)] == [0]
    low = [space for space, data in SPACES["easy"].items() if data["zone"] == "low"]
    assert sorted(legal(game, 0)) == sorted(["let-go", *(f"rescue A {space}" for space in low)])
    for text in ("rescue A b1", "rescue B base", "finish", "slide b6", "rescue A c1"):
        refused(game, 0, text)
    refused(game, 1, "let-go")
    game = do(game, 0, "rescue A a9")
    position = to_position(game)
    assert position["seats"][0]["climbers"]["A"] == {"space": "a9", "level": 1, "vp": 2, "tent": "b5"}
    assert position["seats"][0]["rescue"] is False
    assert position["seats"][1]["rescue"] is True
    assert position["day"] == 2


@pytest.mark.rule(22)
def test_the_card_may_be_kept():
    """22: for one of the dying climbers or none."""
    step = night(player(A=at("c1", 1, vp=6)), family=True)
    position = to_position(do(step.game, 0, "let-go"))
    assert position["seats"][0]["climbers"]["A"] == {"space": None, "level": 0, "vp": 1, "tent": None}
    assert position["seats"][0]["rescue"] is True
    assert position["day"] == 2


@pytest.mark.rule(22)
@pytest.mark.parametrize("family", [True, False])
def test_without_a_card_nobody_is_asked(family):
    """22: only who still has the card, and only in the family variant."""
    step = night(player(A=at("c1", 1), rescue=False), family=family)
    assert to_position(step.game)["day"] == 2
    assert space_of(step.game, 0, "A") is None


@pytest.mark.rule(22)
@pytest.mark.parametrize(
    ("side", "track"), [("easy", [1, 2, 3, 4, 5, 6, 7, 10]), ("hard", [1, 2, 3, 4, 5, 6, 7, 8, 10])]
)
def test_four_steps_back_on_the_track(side, track):
    """22: the marker goes back 4 steps on the side's score track, not below the first."""
    for index, points in enumerate(track):
        summit = ["0A"] if points == 10 else []
        space = "b6" if side == "easy" else "b7"
        if points < 4:
            space = "base"
        seat = player(A=at(space, 0 if space == "base" else 1, vp=points))
        said = {"season": "winter", "tile": "W1", "day": 3} if space == "base" else {"season": "winter"}
        step = night(seat, side=side, family=True, summit=summit, **said)
        game = do(step.game, 0, "rescue A a5")
        assert vp_of(game, 0, "A") == track[max(0, index - 4)]
        assert summit_of(game) == []


@pytest.mark.rule(22)
def test_only_one_of_two_dying_climbers_is_rescued():
    """22: each for one of the dying climbers or none: there is one card."""
    step = night(player(A=at("c1", 1), B=at("c3", 1)), family=True)
    assert {text.split()[1] for text in legal(step.game, 0) if text != "let-go"} == {"A", "B"}
    game = do(step.game, 0, "rescue B base")
    assert spaces_of(game, 0) == (None, "base")
    assert vp_of(game, 0, "A") == 1
    assert to_position(game)["day"] == 2


@pytest.mark.rule(22)
def test_players_are_asked_in_the_days_turn_order():
    """22: first all who die leave the board, then their players are asked in the day's turn order."""
    dying = player(A=at("c1", 1))
    step = night(dying, player(A=at("c3", 1)), player(A=at("c5", 1)), family=True, first=1)
    game = step.game
    assert [space_of(game, seat, "A") for seat in range(3)] == [None, None, None]
    for seat in (1, 2, 0):
        assert [decision.seat for decision in decisions(game)] == [seat]
        for other in {0, 1, 2} - {seat}:
            assert not legal_actions(game, other)
        game = do(game, seat, "let-go")
    assert to_position(game)["day"] == 2


@pytest.mark.rule(22)
def test_a_rescue_needs_room():
    """22: to a space that is not full; full counts survivors and those already rescued (r); base camp is
    never full."""
    step = night(
        player(A=at("c1", 1), B=at("a1", 3)),
        player(A=at("c3", 1), B=at("base", 3)),
        family=True,
    )
    game = do(step.game, 0, "rescue A a1")
    assert "rescue A a1" not in legal(game, 1)
    refused(game, 1, "rescue A a1", rule=22)
    assert "rescue A base" in legal(game, 1)
    assert "rescue A a2" in legal(game, 1)
    other = do(step.game, 0, "rescue A base")
    assert "rescue A a1" in legal(other, 1), "one survivor of two allowed stands there"


@pytest.mark.rule(22)
def test_the_dead_make_room():
    """22: full counts survivors: who dies on a low space does not block it."""
    storm = {"season": "winter", "tile": "W1", "day": 3}
    step = night(player(A=at("a9", 1), B=at("a9", 1)), player(A=at("base", 3)), family=True, **storm)
    assert "rescue A a9" in legal(step.game, 0)
    assert spaces_of(do(step.game, 0, "rescue A a9"), 0) == ("a9", None)


@pytest.mark.rule(22)
def test_a_rescue_is_only_once():
    """22: the card is spent."""
    step = night(player(A=at("c1", 1), B=at("base", 3)), family=True)
    game = do(step.game, 0, "rescue A base")
    assert to_position(game)["seats"][0]["rescue"] is False
    again = night(player(A=at("c1", 1), rescue=False), family=True)
    assert to_position(again.game)["day"] == 2


@pytest.mark.rule(20, 21)
def test_a_position_before_the_check_runs_it():
    """20: a position in phase check without questions is the moment before the check."""
    game = set_up(player(A=at("c1", 3), B=at("base", 1)), phase="check")
    while to_position(game)["phase"] == "check":
        (decision,) = decisions(game)
        game = do(game, decision.seat, legal(game, decision.seat)[0])
    assert to_position(game)["day"] == 2
    assert levels_of(game, 0) == (2, 2)
