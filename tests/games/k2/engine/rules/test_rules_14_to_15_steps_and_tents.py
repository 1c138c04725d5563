"""Rules 14 and 15: what steps and tents cost."""

import pytest

from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.kit import at, dead, do, legal, player, refused, set_up, space_of, tent_of


def way(start, cards, plan, *, tent="a1", **said):
    """The game after a use of climber A."""
    game = set_up(player(cards, A=at(start, tent=tent)), **said)
    return do(game, 0, f"plan A {plan}")


@pytest.mark.rule(14)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_steps_follow_ropes(side):
    """14: from every space exactly its neighbours can be entered."""
    for start in builder.SPACES[side]:
        game = set_up(player("m3 m3 m2", A=at(start, tent="a1"), B=dead()), side=side)
        begun = do(game, 0, "use A m2 m3 m3")
        assert sorted(legal(begun, 0)) == sorted(f"go {space}" for space in builder.NEIGHBOURS[side][start])


@pytest.mark.rule(14)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_up_is_to_a_higher_altitude(side):
    """14: the data's altitudes alone decide what is up, also where a rope is printed almost level."""
    spaces = builder.SPACES[side]
    for start, neighbours in builder.NEIGHBOURS[side].items():
        game = set_up(player("r1/2 r1/3 r2/3", A=at(start, tent="a1"), B=dead()), side=side)
        for direction, sign in (("up", 1), ("down", -1)):
            there = [
                other
                for other in neighbours
                if (spaces[other]["altitude"] - spaces[start]["altitude"]) * sign > 0
            ]
            for other in neighbours:
                plan = f"plan A r1/2{direction} r1/3{direction} r2/3{direction} > {other}"
                if other in there:
                    assert space_of(do(game, 0, plan), 0, "A") == other
                else:
                    refused(game, 0, plan)


@pytest.mark.rule(14)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_a_step_costs_what_the_entered_space_costs(side):
    """14: the cost of the entered space, up or down; one point less is too little."""
    cards = {1: "m1", 2: "m2", 3: "m3"}
    for start, neighbours in builder.NEIGHBOURS[side].items():
        game = set_up(player("m1 m2 m3", A=at(start, tent="a1"), B=dead()), side=side)
        for other in neighbours:
            cost = builder.SPACES[side][other]["cost"]
            assert space_of(do(game, 0, f"plan A {cards[cost]} > {other}"), 0, "A") == other
            if cost > 1:
                refused(game, 0, f"plan A {cards[cost - 1]} > {other}")


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
def test_weather_makes_steps_dearer_in_its_zones(start, target, tile, day, cost):
    """14: plus the weather's movement modifier in the zone of the entered space, either direction."""
    points = {2: "m2", 3: "m3", 4: "m1 m3"}
    less = {2: "m1", 3: "m2", 4: "m3"}
    game = set_up(player("m1 m2 m3", A=at(start, tent="a1"), B=dead()), season="winter", tile=tile, day=day)
    assert space_of(do(game, 0, f"plan A {points[cost]} > {target}"), 0, "A") == target
    refused(game, 0, f"plan A {less[cost]} > {target}")


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
def test_up_and_down_in_one_use(cards, plan, good):
    """14: affordable if what up points leave of up and down points of down is within the movement points."""
    game = set_up(player(cards, A=at("a10", tent="a1")))
    if good:
        assert space_of(do(game, 0, f"plan A {plan}"), 0, "A") == plan.split()[-1]
    else:
        refused(game, 0, f"plan A {plan}")


@pytest.mark.rule(14)
def test_a_way_may_come_back():
    """14: a way may lead over the same space twice."""
    game = way("base", "m3 m2 a0", "m2 m3 > a2 base a2 a6 a2")
    assert space_of(game, 0, "A") == "a2"


@pytest.mark.rule(14)
def test_only_what_is_affordable_is_listed():
    """14: all neighbours of a10 cost 2; after a step only what is left of the points pays the next."""
    game = set_up(player("m2 m1 a0", A=at("a10", tent="a1"), B=dead()))
    assert sorted(legal(do(game, 0, "use A m2"), 0)) == ["go a12", "go a8", "go b1"]
    assert "use A m1" not in legal(game, 0)
    refused(game, 0, "use A m1")
    three = do(game, 0, "use A m1 m2", "go b1")
    assert sorted(legal(three, 0)) == ["go a10", "go a11", "go b5", "stop"]


@pytest.mark.rule(15)
def test_a_tent_at_the_start_of_a_use():
    """15: a tent may be pitched where the use begins, without a step."""
    game = way("b5", "m1 m1 a0", "m1 > pitch", tent=None)
    assert tent_of(game, 0, "A") == "b5"
    assert space_of(game, 0, "A") == "b5"


@pytest.mark.rule(15)
@pytest.mark.parametrize("plan", ["pitch b1 b5", "b1 pitch b5", "b1 b5 pitch"])
def test_a_tent_at_any_space_of_the_way(plan):
    """15: at any space of the use's way, its start and its end too."""
    game = way("a10", "m3 m2 a0", f"m2 m3 > {plan}", tent=None)
    before = ["a10", *plan.split()]
    assert tent_of(game, 0, "A") == before[before.index("pitch") - 1]
    assert space_of(game, 0, "A") == "b5"


@pytest.mark.rule(15)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_a_tent_costs_what_entering_costs(side):
    """15: cost as for entering that space; base camp 1."""
    cards = {1: "m1", 2: "m2", 3: "m3"}
    for start, space in builder.SPACES[side].items():
        game = set_up(player("m1 m2 m3", A=at(start), B=dead()), side=side)
        cost = 1 if start == "base" else space["cost"]
        assert tent_of(do(game, 0, f"plan A {cards[cost]} > pitch"), 0, "A") == start
        if cost > 1:
            refused(game, 0, f"plan A {cards[cost - 1]} > pitch")


@pytest.mark.rule(15)
@pytest.mark.parametrize(
    ("start", "tile", "day", "cost"),
    [("c1", "W2", 1, 3), ("base", "W6", 2, 2), ("b5", "W6", 2, 2), ("b5", "W2", 1, 1)],
)
def test_weather_makes_a_tent_dearer(start, tile, day, cost):
    """15: weather included."""
    game = set_up(player("m1 m2 m3", A=at(start), B=dead()), season="winter", tile=tile, day=day)
    assert tent_of(do(game, 0, f"plan A m{cost} > pitch"), 0, "A") == start
    if cost > 1:
        refused(game, 0, f"plan A m{cost - 1} > pitch")


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
def test_a_tent_is_paid_from_movement_and_rope_up(plan, good):
    """15: paid from movement and rope-up points, not from rope-down points."""
    game = set_up(player("m1 r1/3 a0", A=at("b5")))
    if good:
        assert tent_of(do(game, 0, f"plan A {plan}"), 0, "A") == "b5"
    else:
        refused(game, 0, f"plan A {plan}")


@pytest.mark.rule(15)
def test_one_tent_a_climber_for_the_whole_game():
    """15: one tent a climber; it never moves."""
    game = set_up(player("m3 m2 m1", A=at("b5", tent="a1"), B=at("b1")))
    refused(game, 0, "plan A m3 > pitch", rule=15)
    begun = do(game, 0, "use A m3")
    assert "pitch" not in legal(begun, 0)
    refused(begun, 0, "pitch", rule=15)
    game = do(game, 0, "use B m2", "pitch", "use B m3", "go b5")
    assert "pitch" not in legal(game, 0)
    assert tent_of(game, 0, "B") == "b1"
    assert tent_of(game, 0, "A") == "a1"
    refused(set_up(player("m3 m2 m1", A=at("b5"))), 0, "plan A m2 m3 > pitch b1 pitch")


@pytest.mark.rule(15)
def test_any_number_of_tents_may_share_a_space():
    """15: tents have no limit."""
    others = [player(A=dead("c1"), B=at("a1", tent="c1")) for _ in range(2)]
    game = set_up(player("m2 m1 a0", A=at("c1"), B=at("a1", tent="c1")), *others)
    assert tent_of(do(game, 0, "plan A m2 > pitch"), 0, "A") == "c1"


@pytest.mark.rule(15, 16)
def test_a_tent_may_be_pitched_on_a_full_space():
    """15: pitching is not moving: allowed on a full space, in passing as well."""
    other = player(A=at("c1"))
    game = set_up(player("m3 m3 m2", A=at("b6"), B=at("b6")), other)
    after = do(game, 0, "plan A m2 m3 m3 > c1 pitch b6")
    assert (tent_of(after, 0, "A"), space_of(after, 0, "A")) == ("c1", "b6")
    crowded = set_up(player("m3 m3 m2", A=at("c1")), other, avalanche=True)
    assert tent_of(do(crowded, 0, "plan A m2 > pitch"), 0, "A") == "c1"


@pytest.mark.rule(15)
def test_a_tent_is_listed_in_steps():
    """15: the tent is one of the steps of a use; after it the way goes on."""
    game = do(set_up(player("m3 m1 a0", A=at("b1"))), 0, "use A m3", "go b5", "pitch")
    assert tent_of(game, 0, "A") == "b5"
    assert "finish" in legal(game, 0) or "stop" in legal(game, 0)
