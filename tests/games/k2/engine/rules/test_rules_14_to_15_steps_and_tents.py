"""Rules 14 and 15: what steps and tents cost."""

import pytest

from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.builder import at, player
from tests.games.k2.engine.helpers.kit import case, do, legal, refused, set_up, tried


def alone(cards, start, tent="a1"):
    return player(cards, A=at(start, tent=tent), B="dead")


@pytest.mark.rule(14)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_steps_follow_ropes_to_higher_and_lower_spaces_and_cost_what_the_entered_space_costs(side):
    """14: from every space exactly its neighbours can be entered; the data's altitudes alone decide what is
    up, also where a rope is printed almost level; one point less than the cost is too little."""
    spaces = builder.SPACES[side]
    for start, neighbours in builder.NEIGHBOURS[side].items():
        begun = do(set_up(alone("m3 m3 m2", start), side=side), 0, "use A m2 m3 m3")
        assert sorted(legal(begun, 0)) == sorted(f"go {space}" for space in neighbours)
        by_ropes = set_up(alone("r1/2 r1/3 r2/3", start), side=side)
        by_moves = set_up(alone("m1 m2 m3", start), side=side)
        for other in neighbours:
            up = spaces[other]["altitude"] > spaces[start]["altitude"]
            for word in ("up", "down"):
                found = tried(by_ropes, f"A r1/2{word} r1/3{word} r2/3{word} > {other}")
                assert found.startswith(f"A {other} " if (word == "up") == up else "refused")
            cost = spaces[other]["cost"]
            assert tried(by_moves, f"A m{cost} > {other}").startswith(f"A {other} ")
            if cost > 1:
                refused(by_moves, 0, f"plan A m{cost - 1} > {other}")


COSTS = {1: "m1", 2: "m2", 3: "m3", 4: "m1 m3"}


@pytest.mark.parametrize(
    ("start", "tent", "way", "tile", "day", "cost"),
    [
        case(14, "plus the weather in the zone of the entered space", "b6", "a1", "c1", "W2", 1, 3),
        case(14, "low down", "base", "a1", "a2", "W6", 2, 2),
        case(15, "a tent costs as entering, weather included", "c1", None, "pitch", "W2", 1, 3),
        case(15, "a tent at b5, weather included", "b5", None, "pitch", "W6", 2, 2),
    ],
)
def test_weather_makes_steps_and_tents_dearer_in_its_zones(start, tent, way, tile, day, cost):
    game = set_up(alone("m1 m2 m3", start, tent), season="winter", tile=tile, day=day)
    end = f"A {start} air 3 tent {start}" if way == "pitch" else f"A {way} "
    assert tried(game, f"A {COSTS[cost]} > {way}").startswith(end)
    assert cost == 1 or tried(game, f"A {COSTS[cost - 1]} > {way}").startswith("refused")


UP_OR_DOWN = "affordable if what ropes leave of up and down is within the movement points"
WHERE = "at any space of the use's way, its start and its end too"
BY_POINTS = "a tent is paid from movement and rope-up points, not from rope-down points"


@pytest.mark.parametrize(
    ("cards", "start", "plan", "ends"),
    [
        case(14, UP_OR_DOWN, "m2 r1/2 a0", "a10 tent a1", "m2 r1/2down > b1 a11", "a11 air 3 vp 2 tent a1"),
        case(14, UP_OR_DOWN, "m1 r1/2 a0", "a10 tent a1", "m1 r1/2up > b1 a11", "refused (11)"),
        case(14, UP_OR_DOWN, "r1/2 r2/3 a0", "a10 tent a1", "r1/2down r2/3up > b1 a11",
             "a11 air 3 vp 2 tent a1"),
        case(14, UP_OR_DOWN, "r1/2 r2/3 m2", "a10 tent a1", "m2 r1/2down r2/3up > b1 b2 b1",
             "b1 air 3 tent a1"),
        case(14, UP_OR_DOWN, "m3 m2 a0", "a10 tent a1", "m2 m3 > b1 a10 a8", "a8 air 3 vp 2 tent a1"),
        case(15, "a tent where the use begins, without a step", "m1 m1 a0", "b5", "m1 > pitch",
             "b5 air 3 tent b5"),
        case(15, WHERE, "m3 m2 a0", "a10", "m2 m3 > b1 pitch b5", "b5 air 3 tent b1"),
        case(15, BY_POINTS, "m1 r1/3 a0", "b5", "r1/3down > pitch", "refused (15)"),
        case(15, BY_POINTS, "m1 r1/3 a0", "b5", "r1/3down > b1 pitch", "refused (15)"),
        case(15, "one tent a climber, not two in a use", "m3 m2 m1", "b5", "m2 m3 > pitch b1 pitch",
             "refused (15)"),
    ],
)  # fmt: skip
def test_what_a_use_comes_to(cards, start, plan, ends):
    found = tried(set_up(player(cards, A=start, B="dead")), f"A {plan}")
    assert found.removeprefix("A ").removesuffix(", B dead") == ends


@pytest.mark.rule(15, 16)
def test_a_tent_may_be_pitched_on_a_full_space():
    """15: pitching is not moving: allowed on a full space, in passing as well."""
    passing = set_up(player("m3 m3 m2", A="b6", B="b6"), player(A="c1"))
    assert tried(passing, "A m2 m3 m3 > c1 pitch b6") == "A b6 air 3 vp 5 tent c1, B b6 air 3"
    crowded = set_up(player("m3 m3 m2", A="c1"), player(A="c1"), avalanche=True)
    assert tried(crowded, "A m2 > pitch") == "A c1 air 3 tent c1, B base air 3"
