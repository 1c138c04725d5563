"""Rules 14 and 15: what steps and tents cost."""

import pytest


def way(k2, start, cards, plan, *, tent="a1", **said):
    """The game after a use of climber A."""
    game = k2.game(k2.seat(cards, A=k2.at(start, tent=tent)), **said)
    return k2.do(game, 0, f"plan A {plan}")


@pytest.mark.rule(14)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_steps_follow_ropes(k2, builder, side):
    """14: from every space exactly its neighbours can be entered."""
    for start in builder.SPACES[side]:
        game = k2.game(k2.seat("m3 m3 m2", A=k2.at(start, tent="a1"), B=k2.dead()), side=side)
        begun = k2.do(game, 0, "use A m2 m3 m3")
        assert sorted(k2.listed(begun, 0)) == sorted(
            f"go {space}" for space in builder.NEIGHBOURS[side][start]
        )


@pytest.mark.rule(14)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_up_is_to_a_higher_altitude(k2, builder, side):
    """14: the data's altitudes alone decide what is up, also where a rope is printed almost level."""
    spaces = builder.SPACES[side]
    for start, neighbours in builder.NEIGHBOURS[side].items():
        game = k2.game(k2.seat("r1/2 r1/3 r2/3", A=k2.at(start, tent="a1"), B=k2.dead()), side=side)
        for direction, sign in (("up", 1), ("down", -1)):
            there = [
                other
                for other in neighbours
                if (spaces[other]["altitude"] - spaces[start]["altitude"]) * sign > 0
            ]
            for other in neighbours:
                plan = f"plan A r1/2{direction} r1/3{direction} r2/3{direction} > {other}"
                if other in there:
                    assert k2.space(k2.do(game, 0, plan), 0, "A") == other
                else:
                    k2.refused(game, 0, plan)


@pytest.mark.rule(14)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_a_step_costs_what_the_entered_space_costs(k2, builder, side):
    """14: the cost of the entered space, up or down; one point less is too little."""
    cards = {1: "m1", 2: "m2", 3: "m3"}
    for start, neighbours in builder.NEIGHBOURS[side].items():
        game = k2.game(k2.seat("m1 m2 m3", A=k2.at(start, tent="a1"), B=k2.dead()), side=side)
        for other in neighbours:
            cost = builder.SPACES[side][other]["cost"]
            assert k2.space(k2.do(game, 0, f"plan A {cards[cost]} > {other}"), 0, "A") == other
            if cost > 1:
                k2.refused(game, 0, f"plan A {cards[cost - 1]} > {other}")


@pytest.mark.rule(14)
@pytest.mark.parametrize(
    ("start", "target", "tile", "day", "cost"),
    [
        ("b6", "c1", "W2", 1, 3),
        ("c1", "b6", "W2", 1, 2),
        ("c3", "c1", "W2", 1, 3),
        ("base", "a2", "W6", 2, 2),
        ("a2", "base", "W6", 2, 2),
        ("c1", "b7", "W6", 2, 4),
        ("b7", "c1", "W6", 2, 2),
        ("b1", "b5", "W5", 1, 2),
        ("b7", "c1", "W4", 2, 2),
        ("b7", "c1", "W4", 3, 3),
    ],
)
def test_weather_makes_steps_dearer_in_its_zones(k2, start, target, tile, day, cost):
    """14: plus the weather's movement modifier in the zone of the entered space, either direction."""
    points = {2: "m2", 3: "m3", 4: "m1 m3"}
    less = {2: "m1", 3: "m2", 4: "m3"}
    game = k2.game(
        k2.seat("m1 m2 m3", A=k2.at(start, tent="a1"), B=k2.dead()), season="winter", tile=tile, day=day
    )
    assert k2.space(k2.do(game, 0, f"plan A {points[cost]} > {target}"), 0, "A") == target
    k2.refused(game, 0, f"plan A {less[cost]} > {target}")


@pytest.mark.rule(14)
@pytest.mark.parametrize(
    ("cards", "plan", "good"),
    [
        ("m2 r1/2 a0", "m2 r1/2down > b1 a11", True),
        ("m2 r1/2 a0", "m2 r1/2up > b1 a11", True),
        ("m1 r1/2 a0", "m1 r1/2down > b1 a11", False),
        ("m1 r1/2 a0", "m1 r1/2up > b1 a11", False),
        ("m1 r1/2 a0", "m1 r1/2up > b1", True),
        ("r1/2 r2/3 a0", "r1/2down r2/3up > b1 a11", True),
        ("r1/2 r2/3 a0", "r1/2up r2/3down > b1 a11", False),
        ("r1/2 r2/3 m1", "m1 r1/2up r2/3down > b1 b2 b1", False),
        ("r1/2 r2/3 m2", "m2 r1/2down r2/3up > b1 b2 b1", True),
        ("m3 m1 a0", "m1 m3 > b1 a10 a8", False),
        ("m3 m2 a0", "m2 m3 > b1 a10 a8", True),
    ],
)
def test_up_and_down_in_one_use(k2, cards, plan, good):
    """14: affordable if what up points leave of up and down points of down is within the movement points."""
    game = k2.game(k2.seat(cards, A=k2.at("a10", tent="a1")))
    if good:
        assert k2.space(k2.do(game, 0, f"plan A {plan}"), 0, "A") == plan.split()[-1]
    else:
        k2.refused(game, 0, f"plan A {plan}")


@pytest.mark.rule(14)
def test_a_way_may_come_back(k2):
    """14: a way may lead over the same space twice."""
    game = way(k2, "base", "m3 m2 a0", "m2 m3 > a2 base a2 a6 a2")
    assert k2.space(game, 0, "A") == "a2"


@pytest.mark.rule(14)
def test_only_what_is_affordable_is_listed(k2):
    """14: all neighbours of a10 cost 2; after a step only what is left of the points pays the next."""
    game = k2.game(k2.seat("m2 m1 a0", A=k2.at("a10", tent="a1"), B=k2.dead()))
    assert sorted(k2.listed(k2.do(game, 0, "use A m2"), 0)) == ["go a12", "go a8", "go b1"]
    assert "use A m1" not in k2.listed(game, 0)
    k2.refused(game, 0, "use A m1")
    three = k2.do(game, 0, "use A m1 m2", "go b1")
    assert sorted(k2.listed(three, 0)) == ["go a10", "go a11", "go b5", "stop"]


@pytest.mark.rule(15)
def test_a_tent_at_the_start_of_a_use(k2):
    """15: a tent may be pitched where the use begins, without a step."""
    game = way(k2, "b5", "m1 m1 a0", "m1 > pitch", tent=None)
    assert k2.tent(game, 0, "A") == "b5"
    assert k2.space(game, 0, "A") == "b5"


@pytest.mark.rule(15)
@pytest.mark.parametrize("plan", ["pitch b1 b5", "b1 pitch b5", "b1 b5 pitch"])
def test_a_tent_at_any_space_of_the_way(k2, plan):
    """15: at any space of the use's way, its start and its end too."""
    game = way(k2, "a10", "m3 m2 a0", f"m2 m3 > {plan}", tent=None)
    before = ["a10", *plan.split()]
    assert k2.tent(game, 0, "A") == before[before.index("pitch") - 1]
    assert k2.space(game, 0, "A") == "b5"


@pytest.mark.rule(15)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_a_tent_costs_what_entering_costs(k2, builder, side):
    """15: cost as for entering that space; base camp 1."""
    cards = {1: "m1", 2: "m2", 3: "m3"}
    for start, space in builder.SPACES[side].items():
        game = k2.game(k2.seat("m1 m2 m3", A=k2.at(start), B=k2.dead()), side=side)
        cost = 1 if start == "base" else space["cost"]
        assert k2.tent(k2.do(game, 0, f"plan A {cards[cost]} > pitch"), 0, "A") == start
        if cost > 1:
            k2.refused(game, 0, f"plan A {cards[cost - 1]} > pitch")


@pytest.mark.rule(15)
@pytest.mark.parametrize(
    ("start", "tile", "day", "cost"),
    [("c1", "W2", 1, 3), ("base", "W6", 2, 2), ("b5", "W6", 2, 2), ("b5", "W2", 1, 1)],
)
def test_weather_makes_a_tent_dearer(k2, start, tile, day, cost):
    """15: weather included."""
    game = k2.game(k2.seat("m1 m2 m3", A=k2.at(start), B=k2.dead()), season="winter", tile=tile, day=day)
    assert k2.tent(k2.do(game, 0, f"plan A m{cost} > pitch"), 0, "A") == start
    if cost > 1:
        k2.refused(game, 0, f"plan A m{cost - 1} > pitch")


@pytest.mark.rule(15)
@pytest.mark.parametrize(
    ("plan", "good"),
    [
        ("r1/3down > pitch", False),
        ("r1/3up > pitch", True),
        ("m1 r1/3down > pitch", True),
        ("m1 r1/3down > pitch b1", True),
        ("r1/3down > b1 pitch", False),
        ("r1/3up > pitch b7", False),
    ],
)
def test_a_tent_is_paid_from_movement_and_rope_up(k2, plan, good):
    """15: paid from movement and rope-up points, not from rope-down points."""
    game = k2.game(k2.seat("m1 r1/3 a0", A=k2.at("b5")))
    if good:
        assert k2.tent(k2.do(game, 0, f"plan A {plan}"), 0, "A") == "b5"
    else:
        k2.refused(game, 0, f"plan A {plan}")


@pytest.mark.rule(15)
def test_one_tent_a_climber_for_the_whole_game(k2):
    """15: one tent a climber; it never moves."""
    game = k2.game(k2.seat("m3 m2 m1", A=k2.at("b5", tent="a1"), B=k2.at("b1")))
    k2.refused(game, 0, "plan A m3 > pitch", rule=15)
    begun = k2.do(game, 0, "use A m3")
    assert "pitch" not in k2.listed(begun, 0)
    k2.refused(begun, 0, "pitch", rule=15)
    game = k2.do(game, 0, "use B m2", "pitch", "use B m3", "go b5")
    assert "pitch" not in k2.listed(game, 0)
    assert k2.tent(game, 0, "B") == "b1"
    assert k2.tent(game, 0, "A") == "a1"
    k2.refused(k2.game(k2.seat("m3 m2 m1", A=k2.at("b5"))), 0, "plan A m2 m3 > pitch b1 pitch")


@pytest.mark.rule(15)
def test_any_number_of_tents_may_share_a_space(k2):
    """15: tents have no limit."""
    others = [k2.seat(A=k2.dead("c1"), B=k2.at("a1", tent="c1")) for _ in range(2)]
    game = k2.game(k2.seat("m2 m1 a0", A=k2.at("c1"), B=k2.at("a1", tent="c1")), *others)
    assert k2.tent(k2.do(game, 0, "plan A m2 > pitch"), 0, "A") == "c1"


@pytest.mark.rule(15, 16)
def test_a_tent_may_be_pitched_on_a_full_space(k2):
    """15: pitching is not moving: allowed on a full space, in passing as well."""
    other = k2.seat(A=k2.at("c1"))
    game = k2.game(k2.seat("m3 m3 m2", A=k2.at("b6"), B=k2.at("b6")), other)
    after = k2.do(game, 0, "plan A m2 m3 m3 > c1 pitch b6")
    assert (k2.tent(after, 0, "A"), k2.space(after, 0, "A")) == ("c1", "b6")
    crowded = k2.game(k2.seat("m3 m3 m2", A=k2.at("c1")), other, avalanche=True)
    assert k2.tent(k2.do(crowded, 0, "plan A m2 > pitch"), 0, "A") == "c1"


@pytest.mark.rule(15)
def test_a_tent_is_listed_in_steps(k2):
    """15: the tent is one of the steps of a use; after it the way goes on."""
    game = k2.do(k2.game(k2.seat("m3 m1 a0", A=k2.at("b1"))), 0, "use A m3", "go b5", "pitch")
    assert k2.tent(game, 0, "A") == "b5"
    assert "finish" in k2.listed(game, 0) or "stop" in k2.listed(game, 0)
