"""Rules 20 to 22: the acclimatization check, deaths and rescues."""

import pytest

from k2bot.games.k2.engine import decisions, legal_actions, to_position


@pytest.mark.rule(20)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_air_of_each_space(k2, builder, side):
    """20: each living climber: the space's value."""
    for space, data in builder.SPACES[side].items():
        step = k2.night(k2.seat(A=k2.at(space, 4)), side=side, tile="S3")
        assert k2.level(step.game, 0, "A") == 4 + data["acc"], space


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
def test_an_own_tent_gives_one(k2, own, change):
    """20: +1 if a tent of the own colour stands on the space (either shape, two tents still +1 (r))."""
    step = k2.night(k2.seat(A=k2.at("b5", 3, tent=own["A"]), B=k2.at("base", 3, tent=own["B"])))
    assert k2.level(step.game, 0, "A") == 3 + change


@pytest.mark.rule(20)
def test_a_dead_climbers_tent_gives_one(k2):
    """20: a dead climber's tent too (r)."""
    step = k2.night(k2.seat(A=k2.dead("b5"), B=k2.at("b5", 3)))
    assert k2.level(step.game, 0, "B") == 4


@pytest.mark.rule(20)
def test_others_tents_give_nothing(k2):
    """20: of the own colour only."""
    step = k2.night(k2.seat(A=k2.at("b5", 3)), k2.seat(A=k2.at("b1", 3, tent="b5")))
    assert k2.level(step.game, 0, "A") == 3


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
def test_the_weather_takes_in_its_zones(k2, builder, season, tile, day, losses):
    """20: minus the weather's loss in the zone of the space."""
    for space, loss in losses.items():
        step = k2.night(k2.seat(A=k2.at(space, 5)), season=season, tile=tile, day=day)
        assert k2.level(step.game, 0, "A") == min(6, 5 + builder.SPACES["easy"][space]["acc"] - loss), space


@pytest.mark.rule(20)
def test_worked_example_of_the_check(k2):
    """Worked example: level 3, space -1, weather -2 above 7000 m, own tent +1: level 1 after the check."""
    step = k2.night(k2.seat(A=k2.at("c1", 3, tent="c1")), tile="S2", day=2)
    assert k2.space(step.game, 0, "A") == "c1"
    assert k2.level(step.game, 0, "A") == 1


@pytest.mark.rule(12, 15, 20)
def test_worked_example_move_and_tent(k2):
    """Worked example: move 2 and acclimatization 2 + 1: one climber at 6500 m gains 3 levels; the other
    steps to its space (cost 1), pitches there with the remaining point; both then gain 1 in the check."""
    game = k2.game(k2.seat("m2 a2 a1", A=k2.at("b5", 1), B=k2.at("b1", 2)), turn="last", first=1)
    game = k2.do(game, 0, "plan A a2 a1; B m2 > b5 pitch")
    assert k2.spaces(game, 0) == ("b5", "b5")
    assert k2.levels(game, 0) == (5, 3)


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
def test_all_at_once_then_at_most_six_and_at_least_one(k2, level, space, said, after):
    """20, 21: all is added at once, then a level above 6 becomes 6, and below 1 the climber dies."""
    step = k2.night(k2.seat(A=k2.at(space, level)), **said)
    if after is None:
        assert k2.space(step.game, 0, "A") is None
        assert k2.vp(step.game, 0, "A") == 1
    else:
        assert k2.space(step.game, 0, "A") == space
        assert k2.level(step.game, 0, "A") == after


@pytest.mark.rule(21)
def test_who_dies_leaves_the_board_and_falls_to_1(k2):
    """21: the climber dies, leaves the board, its marker falls to 1; the tent stays."""
    step = k2.night(k2.seat(A=k2.at("c1", 1, vp=6, tent="b5"), B=k2.at("b5", 2, vp=4)))
    seat = to_position(step.game)["seats"][0]["climbers"]
    assert seat["A"] == {"space": None, "level": 0, "vp": 1, "tent": "b5"}
    assert seat["B"] == {"space": "b5", "level": 3, "vp": 4, "tent": None}


@pytest.mark.rule(20)
def test_everybody_is_checked(k2):
    """20: each living climber of every player, at once, whoever acted last."""
    step = k2.night(
        k2.seat(A=k2.at("c1", 3), B=k2.at("b5", 3)),
        k2.seat(A=k2.at("d1", 5), B=k2.at("a1", 3)),
        k2.seat(A=k2.dead()),
    )
    assert [k2.levels(step.game, seat) for seat in range(3)] == [(2, 3), (3, 4), (0, 4)]


@pytest.mark.rule(22)
def test_a_rescue_is_asked_and_takes_the_climber_down(k2):
    """22: the climber goes to a low space, its marker back 4 steps, its level is 1 (r), its tent stays."""
    step = k2.night(k2.seat(A=k2.at("c1", 1, vp=6, tent="b5"), B=k2.at("base", 3)), family=True)
    game = step.game
    assert to_position(game)["phase"] == "check"
    assert [decision.seat for decision in decisions(game)] == [0]
    low = [space for space, data in k2.SPACES["easy"].items() if data["zone"] == "low"]
    assert sorted(k2.listed(game, 0)) == sorted(["let-go", *(f"rescue A {space}" for space in low)])
    for text in ("rescue A b1", "rescue B base", "finish", "slide b6", "rescue A c1"):
        k2.refused(game, 0, text)
    k2.refused(game, 1, "let-go")
    game = k2.do(game, 0, "rescue A a9")
    position = to_position(game)
    assert position["seats"][0]["climbers"]["A"] == {"space": "a9", "level": 1, "vp": 2, "tent": "b5"}
    assert position["seats"][0]["rescue"] is False
    assert position["seats"][1]["rescue"] is True
    assert position["day"] == 2


@pytest.mark.rule(22)
def test_the_card_may_be_kept(k2):
    """22: for one of the dying climbers or none."""
    step = k2.night(k2.seat(A=k2.at("c1", 1, vp=6)), family=True)
    position = to_position(k2.do(step.game, 0, "let-go"))
    assert position["seats"][0]["climbers"]["A"] == {"space": None, "level": 0, "vp": 1, "tent": None}
    assert position["seats"][0]["rescue"] is True
    assert position["day"] == 2


@pytest.mark.rule(22)
@pytest.mark.parametrize("family", [True, False])
def test_without_a_card_nobody_is_asked(k2, family):
    """22: only who still has the card, and only in the family variant."""
    step = k2.night(k2.seat(A=k2.at("c1", 1), rescue=False), family=family)
    assert to_position(step.game)["day"] == 2
    assert k2.space(step.game, 0, "A") is None


@pytest.mark.rule(22)
@pytest.mark.parametrize(
    ("side", "track"), [("easy", [1, 2, 3, 4, 5, 6, 7, 10]), ("hard", [1, 2, 3, 4, 5, 6, 7, 8, 10])]
)
def test_four_steps_back_on_the_track(k2, side, track):
    """22: the marker goes back 4 steps on the side's score track, not below the first."""
    for index, points in enumerate(track):
        summit = ["0A"] if points == 10 else []
        space = "b6" if side == "easy" else "b7"
        if points < 4:
            space = "base"
        seat = k2.seat(A=k2.at(space, 0 if space == "base" else 1, vp=points))
        said = {"season": "winter", "tile": "W1", "day": 3} if space == "base" else {"season": "winter"}
        step = k2.night(seat, side=side, family=True, summit=summit, **said)
        game = k2.do(step.game, 0, "rescue A a5")
        assert k2.vp(game, 0, "A") == track[max(0, index - 4)]
        assert k2.summit(game) == []


@pytest.mark.rule(22)
def test_only_one_of_two_dying_climbers_is_rescued(k2):
    """22: each for one of the dying climbers or none: there is one card."""
    step = k2.night(k2.seat(A=k2.at("c1", 1), B=k2.at("c3", 1)), family=True)
    assert {text.split()[1] for text in k2.listed(step.game, 0) if text != "let-go"} == {"A", "B"}
    game = k2.do(step.game, 0, "rescue B base")
    assert k2.spaces(game, 0) == (None, "base")
    assert k2.vp(game, 0, "A") == 1
    assert to_position(game)["day"] == 2


@pytest.mark.rule(22)
def test_players_are_asked_in_the_days_turn_order(k2):
    """22: first all who die leave the board, then their players are asked in the day's turn order."""
    dying = k2.seat(A=k2.at("c1", 1))
    step = k2.night(dying, k2.seat(A=k2.at("c3", 1)), k2.seat(A=k2.at("c5", 1)), family=True, first=1)
    game = step.game
    assert [k2.space(game, seat, "A") for seat in range(3)] == [None, None, None]
    for seat in (1, 2, 0):
        assert [decision.seat for decision in decisions(game)] == [seat]
        for other in {0, 1, 2} - {seat}:
            assert not legal_actions(game, other)
        game = k2.do(game, seat, "let-go")
    assert to_position(game)["day"] == 2


@pytest.mark.rule(22)
def test_a_rescue_needs_room(k2):
    """22: to a space that is not full; full counts survivors and those already rescued (r); base camp is
    never full."""
    step = k2.night(
        k2.seat(A=k2.at("c1", 1), B=k2.at("a1", 3)),
        k2.seat(A=k2.at("c3", 1), B=k2.at("base", 3)),
        family=True,
    )
    game = k2.do(step.game, 0, "rescue A a1")
    assert "rescue A a1" not in k2.listed(game, 1)
    k2.refused(game, 1, "rescue A a1", rule=22)
    assert "rescue A base" in k2.listed(game, 1)
    assert "rescue A a2" in k2.listed(game, 1)
    other = k2.do(step.game, 0, "rescue A base")
    assert "rescue A a1" in k2.listed(other, 1), "one survivor of two allowed stands there"


@pytest.mark.rule(22)
def test_the_dead_make_room(k2):
    """22: full counts survivors: who dies on a low space does not block it."""
    storm = {"season": "winter", "tile": "W1", "day": 3}
    step = k2.night(
        k2.seat(A=k2.at("a9", 1), B=k2.at("a9", 1)), k2.seat(A=k2.at("base", 3)), family=True, **storm
    )
    assert "rescue A a9" in k2.listed(step.game, 0)
    assert k2.spaces(k2.do(step.game, 0, "rescue A a9"), 0) == ("a9", None)


@pytest.mark.rule(22)
def test_a_rescue_is_only_once(k2):
    """22: the card is spent."""
    step = k2.night(k2.seat(A=k2.at("c1", 1), B=k2.at("base", 3)), family=True)
    game = k2.do(step.game, 0, "rescue A base")
    assert to_position(game)["seats"][0]["rescue"] is False
    again = k2.night(k2.seat(A=k2.at("c1", 1), rescue=False), family=True)
    assert to_position(again.game)["day"] == 2


@pytest.mark.rule(20, 21)
def test_a_position_before_the_check_runs_it(k2):
    """20: a position in phase check without questions is the moment before the check."""
    game = k2.game(k2.seat(A=k2.at("c1", 3), B=k2.at("base", 1)), phase="check")
    while to_position(game)["phase"] == "check":
        (decision,) = decisions(game)
        game = k2.do(game, decision.seat, k2.listed(game, decision.seat)[0])
    assert to_position(game)["day"] == 2
    assert k2.levels(game, 0) == (2, 2)
