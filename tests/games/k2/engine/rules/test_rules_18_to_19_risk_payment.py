"""Rules 18 and 19: how a risk token is paid; nobody dies of it."""

import pytest

from tests.games.k2.engine.helpers.kit import (
    at,
    dead,
    do,
    legal,
    level_of,
    levels_of,
    player,
    refused,
    set_up,
    space_of,
    spaces_of,
)


def settle(cards, plan, *, A=None, B=None, risk=1, **said):  # noqa: N803 - the climbers' names
    """Levels of A and B after the turn."""
    game = set_up(player(cards, A=A, B=B, risk=risk), **said)
    return levels_of(do(game, 0, f"plan {plan}"), 0)


@pytest.mark.rule(18)
def test_worked_example_token_2():
    """Worked example: token 2, cards 1, 3, acclimatization 1: one moves 1, gains 1 and pays 1 level; the
    move 3 is lowered to 2 and takes the other into a space of cost 2."""
    seat = player("m1 m3 a1", A=at("base", 3), B=at("a7", 3), risk=2)
    game = do(set_up(seat), 0, "plan A m1 > a2; A a1; B m3 > a8; pay A points")
    assert spaces_of(game, 0) == ("a2", "a8")
    assert levels_of(game, 0) == (3, 3)


@pytest.mark.rule(18)
def test_points_beyond_the_cost_pay():
    """18: points of used movement and rope cards beyond what their uses cost."""
    assert settle("m1 m2 m3", "A m3 > a2; B m1 m2 > a2 a6; pay points points", risk=2) == (3, 3)


@pytest.mark.rule(18)
@pytest.mark.parametrize(
    ("cards", "plan"),
    [
        ("m1 r1/2 m1", "A m1 > a2; B m1 > a2"),
        ("m1 m2 m1", "A m1 > a2; B m1 > a2"),
        ("m1 a2 m1", "A m1 > a2; B m1 > a2"),
        ("r1/2 m1 m1", "A m1 > a2"),
    ],
)
def test_unused_cards_pay(cards, plan):
    """18: all points of unused cards, of a rope the larger value, of acclimatization cards too: 2 are
    there."""
    assert settle(cards, f"{plan}; pay points points", risk=2) == (3, 3)


@pytest.mark.rule(18)
def test_a_used_rope_pays_in_its_direction_only():
    """18: of a used rope only the points of its direction are left: 1 up is spent, nothing of the 3
    remains."""
    cards = "r1/3 a0 m1"
    game = set_up(player(cards, risk=2, A=at("a2"), B=dead()))
    refused(game, 0, "plan A r1/3up > a6; A m1 > a1; pay points points")
    assert level_of(do(game, 0, "plan A r1/3up > a6; A m1 > a1; pay A A"), 0, "A") == 1
    down = set_up(player(cards, risk=2, A=at("a6"), B=dead()))
    assert level_of(do(down, 0, "plan A r1/3down > a2; A m1 > base; pay points points"), 0, "A") == 3


@pytest.mark.rule(18)
@pytest.mark.parametrize(
    ("plan", "payers"),
    [
        ("A m1 m1 > a2 a6; A a1", {"A"}),
        ("A m1 m1 > a2 a6; B a1", {"A", "B"}),
        ("A m1 > pitch; A m1 > a2; A a1", {"A"}),
        ("A m1 > pitch; B m1 > a2; A a1", {"A", "B"}),
        ("B m1 > pitch; B m1 > a2; B a1", {"B"}),
    ],
)
def test_only_climbers_who_did_something_pay_with_levels(plan, payers):
    """18: levels of climbers who took a step, pitched, or received at least 1 point from cards this turn."""
    game = set_up(player("m1 m1 a1", risk=1))
    for name in "AB":
        if name in payers:
            before = levels_of(do(set_up(player("m1 m1 a1")), 0, f"plan {plan}"), 0)
            after = levels_of(do(game, 0, f"plan {plan}; pay {name}"), 0)
            assert before["AB".index(name)] - after["AB".index(name)] == 1
        else:
            refused(game, 0, f"plan {plan}; pay {name}", rule=18)


@pytest.mark.rule(18)
def test_a_card_of_value_0_makes_nobody_pay():
    """18: received at least 1 point: an acclimatization card 0 is none."""
    game = set_up(player("m1 m1 a0", risk=1))
    plan = "plan A m1 m1 > a2 a6; B a0"
    assert levels_of(do(game, 0, f"{plan}; pay A"), 0) == (2, 3)
    refused(game, 0, f"{plan}; pay B", rule=18)


@pytest.mark.rule(18)
def test_gains_of_this_turn_can_pay():
    """18: levels, this turn's gains included."""
    assert settle("m1 m1 a2", "A a2; A m1 m1 > a2 a6; pay A A", A=at("base", 0), risk=2) == (0, 3)


@pytest.mark.rule(18)
@pytest.mark.parametrize(
    ("payment", "levels"),
    [
        ("points points", (5, 2)),
        ("A A", (3, 2)),
        ("A B", (4, 1)),
        ("B B", (5, 0)),
        ("points B", (5, 1)),
        ("A points", (4, 2)),
    ],
)
def test_any_mix_is_the_players_choice(payment, levels):
    """18: in any mix the player chooses."""
    plan = f"A a2; B m3 > a2; pay {payment}"
    assert settle("m3 a2 m1", plan, A=at("base", 3), B=at("base", 2), risk=2) == levels


@pytest.mark.rule(18)
@pytest.mark.parametrize("payment", ["", "points points points", "A", "A A A", "points", "B B B"])
def test_exactly_the_value_is_paid(payment):
    """18: exactly min(v, all that is payable) is paid: not more, not less (an empty payment pays by
    itself)."""
    game = set_up(player("m3 a2 m1", risk=2))
    plan = "plan A a2; B m3 > a2"
    if payment:
        refused(game, 0, f"{plan}; pay {payment}", rule=18)
    else:
        assert sum(levels_of(do(game, 0, plan), 0)) in {6, 7, 8}


@pytest.mark.rule(18)
def test_what_cannot_be_paid_is_dropped():
    """18: what cannot be paid is dropped, also where the player chose the turn that leaves too little (r)."""
    seat = player("m1 m1 a0", A=at("base", 1), B=at("base", 3), risk=2)
    after = do(set_up(seat), 0, "plan A m1 m1 > a2 a6")
    assert levels_of(after, 0) == (0, 3), "one level is all there is to pay"
    after = do(set_up(seat), 0, "use A m1 m1", "go a2", "go a6", "finish")
    assert levels_of(after, 0) == (0, 3)
    assert after.turn == 1


@pytest.mark.rule(18)
def test_with_nothing_to_pay_with_everything_is_dropped():
    """18: no level goes below 0."""
    assert settle("m1 m1 a0", "A m1 m1 > a2 a6", A=at("base", 0), risk=2) == (0, 3)
    assert settle("m1 m1 a0", "A m1 > a2; B m1 > a2", A=at("base", 0), B=at("base", 1), risk=2) == (
        0,
        0,
    )


@pytest.mark.rule(18)
def test_what_can_be_paid_must_be():
    """18: with 1 point and 1 level payable a token of 2 takes both."""
    seat = player("m1 m1 a1", A=at("base", 1), B=dead(), risk=2)
    after = do(set_up(seat), 0, "plan A m1 m1 > a2 a6")
    assert level_of(after, 0, "A") == 0


@pytest.mark.rule(18)
@pytest.mark.parametrize("risk", [None, 0])
def test_no_token_or_a_token_of_nothing_costs_nothing(risk):
    """18: a token of value 0 takes nothing, and who has none pays nothing."""
    assert settle("m1 m1 a2", "A m1 m1 a2 > a2 a6", risk=risk) == (5, 3)
    game = set_up(player("m1 m1 a2", risk=risk))
    refused(game, 0, "plan A m1 m1 a2 > a2 a6; pay A", rule=18)


@pytest.mark.rule(18)
def test_it_is_settled_after_all_uses():
    """18: settled at the end of the turn, after all uses; then nothing else can be done."""
    game = set_up(player("m1 m3 a2", risk=1))
    game = do(game, 0, "use A m1", "go a2")
    assert levels_of(game, 0) == (3, 3)
    assert not [text for text in legal(game, 0) if text.startswith("pay")]
    refused(game, 0, "pay A")
    game = do(game, 0, "use B a2", "finish")
    assert sorted(legal(game, 0)) == ["pay A", "pay B", "pay points"]
    refused(game, 0, "use A m3")
    refused(game, 0, "finish")
    assert levels_of(do(game, 0, "pay B"), 0) == (3, 4)
    assert do(game, 0, "pay B").turn == 1


@pytest.mark.rule(18)
def test_each_risk_point_is_asked_where_there_is_a_choice():
    """18: one answer a point; a source that is exhausted is no answer any more."""
    seat = player("m1 m1 a1", A=at("base", 1), B=at("base", 3), risk=2)
    game = do(set_up(seat), 0, "use A m1", "go a2", "use B m1", "go a2", "finish")
    assert sorted(legal(game, 0)) == ["pay A", "pay B", "pay points"]
    after_points = do(game, 0, "pay points")
    assert sorted(legal(after_points, 0)) == ["pay A", "pay B"]
    refused(after_points, 0, "pay points", rule=18)
    after_a = do(game, 0, "pay A")
    assert sorted(legal(after_a, 0)) == ["pay B", "pay points"]
    assert levels_of(do(after_a, 0, "pay B"), 0) == (0, 2)


@pytest.mark.rule(18)
@pytest.mark.parametrize(
    ("cards", "actions", "risk"),
    [
        ("m1 m1 m1", ["finish"], 2),
        ("m1 m1 a0", ["use A m1 m1", "go a2", "go a6", "finish"], 2),
        ("m1 m1 m2", ["finish"], 1),
    ],
)
def test_without_a_choice_nobody_is_asked(cards, actions, risk):
    """18: where it makes no difference, or there is only one source, it is paid by itself."""
    game = do(set_up(player(cards, risk=risk)), 0, *actions)
    assert game.turn == 1
    assert level_of(game, 0, "B") == 3


@pytest.mark.rule(18)
def test_lowering_a_card_comes_to_the_same():
    """18: an acclimatization card 2 lowered to 1: 1 level is gained, as if 2 were gained and 1 paid."""
    assert settle("m1 m1 a2", "A a2; A m1 m1 > a2 a6; pay A", risk=1) == (4, 3)


@pytest.mark.rule(18)
def test_an_idle_player_pays_with_unused_cards():
    """18: a player who does nothing pays with cards; no level of idle climbers is touched."""
    game = do(set_up(player("a0 m1 a1", risk=2)), 0, "finish")
    assert levels_of(game, 0) == (3, 3)


@pytest.mark.rule(18)
def test_a_tent_and_a_toll_are_costs():
    """18: beyond what the uses cost: tent and weather are costs."""
    seat = player("m3 a0 m1", A=at("c1"), B=dead(), risk=1)
    winter = {"season": "winter", "tile": "W2", "day": 1}
    after = do(set_up(seat, **winter), 0, "use A m1 m3", "pitch", "finish")
    assert level_of(after, 0, "A") in {2, 3} or legal(after, 0)
    assert level_of(do(set_up(seat, **winter), 0, "plan A m1 m3 > pitch; pay points"), 0, "A") == 3
    cheap = player("m3 a0 m1", A=at("c1"), B=dead(), risk=2)
    refused(set_up(cheap, **winter), 0, "plan A m1 m3 > pitch; pay points points")
    assert level_of(do(set_up(cheap, **winter), 0, "plan A m1 m3 > pitch; pay points A"), 0, "A") == 2


@pytest.mark.rule(19)
def test_nobody_dies_in_phase_3():
    """19: nobody dies in phase 3, even at level 0 (r): base camp's air saves in the night."""
    seat = player("m1 m1 a0", A=at("a1", 1), B=at("base", 3), risk=1)
    game = do(set_up(seat), 0, "plan A m1 m1 > a6 a2")
    assert space_of(game, 0, "A") == "a2"
    assert level_of(game, 0, "A") == 0
    game = do(game, 1, "finish")
    assert space_of(game, 0, "A") == "a2"
    assert level_of(game, 0, "A") == 1
