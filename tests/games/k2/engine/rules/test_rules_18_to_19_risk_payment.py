"""Rules 18 and 19: how a risk token is paid; nobody dies of it."""

import pytest


def settle(k2, cards, plan, *, A=None, B=None, risk=1, **said):  # noqa: N803 - the climbers' names
    """Levels of A and B after the turn."""
    game = k2.game(k2.seat(cards, A=A, B=B, risk=risk), **said)
    return k2.levels(k2.do(game, 0, f"plan {plan}"), 0)


@pytest.mark.rule(18)
def test_worked_example_token_2(k2):
    """Worked example: token 2, cards 1, 3, acclimatization 1: one moves 1, gains 1 and pays 1 level; the
    move 3 is lowered to 2 and takes the other into a space of cost 2."""
    seat = k2.seat("m1 m3 a1", A=k2.at("base", 3), B=k2.at("a7", 3), risk=2)
    game = k2.do(k2.game(seat), 0, "plan A m1 > a2; A a1; B m3 > a8; pay A points")
    assert k2.spaces(game, 0) == ("a2", "a8")
    assert k2.levels(game, 0) == (3, 3)


@pytest.mark.rule(18)
def test_points_beyond_the_cost_pay(k2):
    """18: points of used movement and rope cards beyond what their uses cost."""
    assert settle(k2, "m1 m2 m3", "A m3 > a2; B m1 m2 > a2 a6; pay points points", risk=2) == (3, 3)


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
def test_unused_cards_pay(k2, cards, plan):
    """18: all points of unused cards, of a rope the larger value, of acclimatization cards too: 2 are
    there."""
    assert settle(k2, cards, f"{plan}; pay points points", risk=2) == (3, 3)


@pytest.mark.rule(18)
def test_a_used_rope_pays_in_its_direction_only(k2):
    """18: of a used rope only the points of its direction are left: 1 up is spent, nothing of the 3
    remains."""
    cards = "r1/3 a0 m1"
    game = k2.game(k2.seat(cards, risk=2, A=k2.at("a2"), B=k2.dead()))
    k2.refused(game, 0, "plan A r1/3up > a6; A m1 > a1; pay points points")
    assert k2.level(k2.do(game, 0, "plan A r1/3up > a6; A m1 > a1; pay A A"), 0, "A") == 1
    down = k2.game(k2.seat(cards, risk=2, A=k2.at("a6"), B=k2.dead()))
    assert k2.level(k2.do(down, 0, "plan A r1/3down > a2; A m1 > base; pay points points"), 0, "A") == 3


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
def test_only_climbers_who_did_something_pay_with_levels(k2, plan, payers):
    """18: levels of climbers who took a step, pitched, or received at least 1 point from cards this turn."""
    game = k2.game(k2.seat("m1 m1 a1", risk=1))
    for name in "AB":
        if name in payers:
            before = k2.levels(k2.do(k2.game(k2.seat("m1 m1 a1")), 0, f"plan {plan}"), 0)
            after = k2.levels(k2.do(game, 0, f"plan {plan}; pay {name}"), 0)
            assert before["AB".index(name)] - after["AB".index(name)] == 1
        else:
            k2.refused(game, 0, f"plan {plan}; pay {name}", rule=18)


@pytest.mark.rule(18)
def test_a_card_of_value_0_makes_nobody_pay(k2):
    """18: received at least 1 point: an acclimatization card 0 is none."""
    game = k2.game(k2.seat("m1 m1 a0", risk=1))
    plan = "plan A m1 m1 > a2 a6; B a0"
    assert k2.levels(k2.do(game, 0, f"{plan}; pay A"), 0) == (2, 3)
    k2.refused(game, 0, f"{plan}; pay B", rule=18)


@pytest.mark.rule(18)
def test_gains_of_this_turn_can_pay(k2):
    """18: levels, this turn's gains included."""
    assert settle(k2, "m1 m1 a2", "A a2; A m1 m1 > a2 a6; pay A A", A=k2.at("base", 0), risk=2) == (0, 3)


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
def test_any_mix_is_the_players_choice(k2, payment, levels):
    """18: in any mix the player chooses."""
    plan = f"A a2; B m3 > a2; pay {payment}"
    assert settle(k2, "m3 a2 m1", plan, A=k2.at("base", 3), B=k2.at("base", 2), risk=2) == levels


@pytest.mark.rule(18)
@pytest.mark.parametrize("payment", ["", "points points points", "A", "A A A", "points", "B B B"])
def test_exactly_the_value_is_paid(k2, payment):
    """18: exactly min(v, all that is payable) is paid: not more, not less (an empty payment pays by
    itself)."""
    game = k2.game(k2.seat("m3 a2 m1", risk=2))
    plan = "plan A a2; B m3 > a2"
    if payment:
        k2.refused(game, 0, f"{plan}; pay {payment}", rule=18)
    else:
        assert sum(k2.levels(k2.do(game, 0, plan), 0)) in {6, 7, 8}


@pytest.mark.rule(18)
def test_what_cannot_be_paid_is_dropped(k2):
    """18: what cannot be paid is dropped, also where the player chose the turn that leaves too little (r)."""
    seat = k2.seat("m1 m1 a0", A=k2.at("base", 1), B=k2.at("base", 3), risk=2)
    after = k2.do(k2.game(seat), 0, "plan A m1 m1 > a2 a6")
    assert k2.levels(after, 0) == (0, 3), "one level is all there is to pay"
    after = k2.do(k2.game(seat), 0, "use A m1 m1", "go a2", "go a6", "finish")
    assert k2.levels(after, 0) == (0, 3)
    assert after.turn == 1


@pytest.mark.rule(18)
def test_with_nothing_to_pay_with_everything_is_dropped(k2):
    """18: no level goes below 0."""
    assert settle(k2, "m1 m1 a0", "A m1 m1 > a2 a6", A=k2.at("base", 0), risk=2) == (0, 3)
    assert settle(k2, "m1 m1 a0", "A m1 > a2; B m1 > a2", A=k2.at("base", 0), B=k2.at("base", 1), risk=2) == (
        0,
        0,
    )


@pytest.mark.rule(18)
def test_what_can_be_paid_must_be(k2):
    """18: with 1 point and 1 level payable a token of 2 takes both."""
    seat = k2.seat("m1 m1 a1", A=k2.at("base", 1), B=k2.dead(), risk=2)
    after = k2.do(k2.game(seat), 0, "plan A m1 m1 > a2 a6")
    assert k2.level(after, 0, "A") == 0


@pytest.mark.rule(18)
@pytest.mark.parametrize("risk", [None, 0])
def test_no_token_or_a_token_of_nothing_costs_nothing(k2, risk):
    """18: a token of value 0 takes nothing, and who has none pays nothing."""
    assert settle(k2, "m1 m1 a2", "A m1 m1 a2 > a2 a6", risk=risk) == (5, 3)
    game = k2.game(k2.seat("m1 m1 a2", risk=risk))
    k2.refused(game, 0, "plan A m1 m1 a2 > a2 a6; pay A", rule=18)


@pytest.mark.rule(18)
def test_it_is_settled_after_all_uses(k2):
    """18: settled at the end of the turn, after all uses; then nothing else can be done."""
    game = k2.game(k2.seat("m1 m3 a2", risk=1))
    game = k2.do(game, 0, "use A m1", "go a2")
    assert k2.levels(game, 0) == (3, 3)
    assert not [text for text in k2.listed(game, 0) if text.startswith("pay")]
    k2.refused(game, 0, "pay A")
    game = k2.do(game, 0, "use B a2", "finish")
    assert sorted(k2.listed(game, 0)) == ["pay A", "pay B", "pay points"]
    k2.refused(game, 0, "use A m3")
    k2.refused(game, 0, "finish")
    assert k2.levels(k2.do(game, 0, "pay B"), 0) == (3, 4)
    assert k2.do(game, 0, "pay B").turn == 1


@pytest.mark.rule(18)
def test_each_risk_point_is_asked_where_there_is_a_choice(k2):
    """18: one answer a point; a source that is exhausted is no answer any more."""
    seat = k2.seat("m1 m1 a1", A=k2.at("base", 1), B=k2.at("base", 3), risk=2)
    game = k2.do(k2.game(seat), 0, "use A m1", "go a2", "use B m1", "go a2", "finish")
    assert sorted(k2.listed(game, 0)) == ["pay A", "pay B", "pay points"]
    after_points = k2.do(game, 0, "pay points")
    assert sorted(k2.listed(after_points, 0)) == ["pay A", "pay B"]
    k2.refused(after_points, 0, "pay points", rule=18)
    after_a = k2.do(game, 0, "pay A")
    assert sorted(k2.listed(after_a, 0)) == ["pay B", "pay points"]
    assert k2.levels(k2.do(after_a, 0, "pay B"), 0) == (0, 2)


@pytest.mark.rule(18)
@pytest.mark.parametrize(
    ("cards", "actions", "risk"),
    [
        ("m1 m1 m1", ["finish"], 2),
        ("m1 m1 a0", ["use A m1 m1", "go a2", "go a6", "finish"], 2),
        ("m1 m1 m2", ["finish"], 1),
    ],
)
def test_without_a_choice_nobody_is_asked(k2, cards, actions, risk):
    """18: where it makes no difference, or there is only one source, it is paid by itself."""
    game = k2.do(k2.game(k2.seat(cards, risk=risk)), 0, *actions)
    assert game.turn == 1
    assert k2.level(game, 0, "B") == 3


@pytest.mark.rule(18)
def test_lowering_a_card_comes_to_the_same(k2):
    """18: an acclimatization card 2 lowered to 1: 1 level is gained, as if 2 were gained and 1 paid."""
    assert settle(k2, "m1 m1 a2", "A a2; A m1 m1 > a2 a6; pay A", risk=1) == (4, 3)


@pytest.mark.rule(18)
def test_an_idle_player_pays_with_unused_cards(k2):
    """18: a player who does nothing pays with cards; no level of idle climbers is touched."""
    game = k2.do(k2.game(k2.seat("a0 m1 a1", risk=2)), 0, "finish")
    assert k2.levels(game, 0) == (3, 3)


@pytest.mark.rule(18)
def test_a_tent_and_a_toll_are_costs(k2):
    """18: beyond what the uses cost: tent and weather are costs."""
    seat = k2.seat("m3 a0 m1", A=k2.at("c1"), B=k2.dead(), risk=1)
    winter = {"season": "winter", "tile": "W2", "day": 1}
    after = k2.do(k2.game(seat, **winter), 0, "use A m1 m3", "pitch", "finish")
    assert k2.level(after, 0, "A") in {2, 3} or k2.listed(after, 0)
    assert k2.level(k2.do(k2.game(seat, **winter), 0, "plan A m1 m3 > pitch; pay points"), 0, "A") == 3
    cheap = k2.seat("m3 a0 m1", A=k2.at("c1"), B=k2.dead(), risk=2)
    k2.refused(k2.game(cheap, **winter), 0, "plan A m1 m3 > pitch; pay points points")
    assert k2.level(k2.do(k2.game(cheap, **winter), 0, "plan A m1 m3 > pitch; pay points A"), 0, "A") == 2


@pytest.mark.rule(19)
def test_nobody_dies_in_phase_3(k2):
    """19: nobody dies in phase 3, even at level 0 (r): base camp's air saves in the night."""
    seat = k2.seat("m1 m1 a0", A=k2.at("a1", 1), B=k2.at("base", 3), risk=1)
    game = k2.do(k2.game(seat), 0, "plan A m1 m1 > a6 a2")
    assert k2.space(game, 0, "A") == "a2"
    assert k2.level(game, 0, "A") == 0
    game = k2.do(game, 1, "finish")
    assert k2.space(game, 0, "A") == "a2"
    assert k2.level(game, 0, "A") == 1
