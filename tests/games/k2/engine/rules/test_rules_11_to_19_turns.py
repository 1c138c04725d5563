"""Rules 11 to 19: a turn is a list of uses; steps, tents, limits, points; how a risk token is paid."""

import pytest

from k2bot.games.k2.engine import legal_actions, observe
from k2bot.games.k2.engine.play import ahead
from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.builder import at, player
from tests.games.k2.engine.helpers.kit import (
    case,
    do,
    legal,
    moment,
    night,
    refused,
    set_up,
    summit_of,
    told,
    tried,
)

BY_ROPES = player("m2 r1/2 r2/3", A="a10")
THREE = player("m1 r1/3 a2")
MOVES = player("m2 m1 a0", A="b2")


@pytest.mark.parametrize(
    ("seat", "plan", "ends"),
    [
        case(
            11, "each use names a climber, cards and what they do; a climber may appear in several uses",
            player("m1 m1 a2", B="a7 air 2"), "A m1 > a2; B a2; A m1 > a6", "A a6 air 3, B a7 air 4",
        ),
        case(11, "each card is used once, for one climber", THREE, "A m1 > a2; B m1 > a2", "refused (11)"),
        case(11, "the card is one of the three revealed", THREE, "A m2 > a2", "refused (11)"),
        case(
            (11, 12), "acclimatization cards may share a use",
            player("m1 a1 a2"), "A m1 a1 a2 > a2", "A a2 air 6, B base air 3",
        ),
        case(
            (11, 18), "cards of a use without step or tent count as unused: the rope pays its 3",
            player("m1 r1/3 a1", A="b2 air 2", risk=2), "A a1 r1/3up; B m1 > a2; pay points points",
            "A b2 air 3, B a2 air 3",
        ),
        case(13, "movement points pay steps down", MOVES, "A m2 > b1", "A b1 air 3, B base air 3"),
        *(
            case(13, f"a direction is chosen for each rope, points of a use are added up: {way}",
                 BY_ROPES, f"A m2 r1/2up r2/3down > {way}", ends)
            for way, ends in (
                ("b1 b5 b1", "A b1 air 3 vp 3, B base air 3"),
                ("b1 b5 b7", "refused (14)"),
                ("b1 a10 a8 a7 a6", "refused (11)"),
            )
        ),
        case(13, "the direction is told", player("r2/3 m1 a0", A="b2"), "A r2/3 > b4", "refused (13)"),
        case((13, 14), "worked example: two moves up into a space of cost 2; a rope's 3 down over 2 and 1",
             player("m1 m1 r1/3", A="a7", B="b2"), "A m1 m1 > a8; B r1/3down > b1 a10",
             "A a8 air 3, B a10 air 3 vp 2"),
        case((13, 14), "a plan goes along ropes", player("r2/3 m1 a0", A="b2"), "A m1 > a9", "refused (14)"),
    ],
)  # fmt: skip
def test_what_a_plan_comes_to(seat, plan, ends):
    game = set_up(seat)
    assert tried(game, plan) == ends
    assert ends.startswith("refused") or do(game, 0, f"plan {plan}").turn == 1


@pytest.mark.rule(11)
def test_players_act_clockwise_from_the_first():
    """11: one player after the other, from the first player, clockwise."""
    game = set_up(player(), player(), player(), first=1)
    for seat, later in ((1, {2, 0}), (2, {0}), (0, set())):
        assert game.turn == seat
        assert {other for other in range(3) if ahead(game, other)} == later
        for other in {0, 1, 2} - {seat}:
            assert not legal_actions(game, other)
            refused(game, other, "finish")
            refused(game, other, "plan A m1 > a2")
        game = do(game, seat, "finish")
    assert moment(game) == "day 2 selection"


@pytest.mark.rule(12, 21)
def test_the_level_may_pass_six_until_the_check():
    """12: the level may pass 6 until phase 4."""
    game = do(set_up(player("a1 a2 a3", A="base air 5")), 0, "plan A a1 a2 a3")
    assert told(game, 0) == "A base air 11, B base air 3"
    assert told(do(game, 1, "finish"), 0) == "A base air 6, B base air 4"


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
        case(15, "a tent where the use begins, without a step", "m1 m1 a0", "b5", "m1 > pitch",
             "b5 air 3 tent b5"),
        case(15, WHERE, "m3 m2 a0", "a10", "m2 m3 > b1 pitch b5", "b5 air 3 tent b1"),
        case(15, BY_POINTS, "m1 r1/3 a0", "b5", "r1/3down > pitch", "refused (15)"),
        case(15, "one tent a climber, not two in a use", "m3 m2 m1", "b5", "m2 m3 > pitch b1 pitch",
             "refused (15)"),
    ],
)  # fmt: skip
def test_what_a_use_comes_to(cards, start, plan, ends):
    found = tried(set_up(player(cards, A=start, B="dead")), f"A {plan}")
    assert found.removeprefix("A ").removesuffix(", B dead") == ends


TABLE = {
    "low": ("a2", "a6", {2: 2, 3: 3, 4: 3, 5: 4, "lenient": 4}),
    "6000": ("b1", "b5", {2: 2, 3: 2, 4: 3, 5: 3, "lenient": 3}),
    "7000": ("c1", "c3", {2: 1, 3: 2, 4: 2, 5: 2, "lenient": 3}),
    "8000": ("c5", "d1", {2: 1, 3: 1, 4: 1, 5: 1, "lenient": 2}),
}


def crowd(players, start, space, others, **said):
    """Climber A of seat 0 at ``start``, so many others of all players on ``space``."""
    climbers = [*[space] * others, *["base"] * (2 * players - 1 - others)]
    seats = [player("m3 m2 m1", A=at(start, tent="a1"), B=climbers[0])]
    seats += [player(A=climbers[2 * n - 1], B=climbers[2 * n]) for n in range(1, players)]
    return set_up(*seats, **said)


@pytest.mark.rule(16)
@pytest.mark.parametrize("zone", list(TABLE))
@pytest.mark.parametrize("players", [2, 3, 4, 5, "lenient"])
def test_the_table_of_limits(zone, players):
    """16: a use with a step may not end where as many other climbers stand as the limit says. Worked example:
    three players: at most 2 climbers on a space between 7000 and 8000 m."""
    start, space, limits = TABLE[zone]
    said = {"lenient": True} if players == "lenient" else {}
    count = 5 if players == "lenient" else players
    room = crowd(count, start, space, limits[players] - 1, **said)
    assert tried(room, f"A m3 > {space}").startswith(f"A {space} ")
    full = crowd(count, start, space, limits[players], **said)
    assert tried(full, f"A m3 > {space}") == "refused (16)"
    assert observe(full, 0).limit(space) == limits[players]


GONE = player(A="dead", B="dead")
TOO_MANY = [player("m3 m3 a1", A="c1", B="c1"), player()]


@pytest.mark.parametrize(
    ("seats", "plan", "ends"),
    [
        case(16, "a use with steps may not end on a full space even if it began there",
             TOO_MANY, "A m3 m3 > c3 c1", "refused (16)"),
        case(16, "the climber itself is not one of the others: it may come back to where it stood alone",
             [player("m3 m1 a0", A="c1")], "A m1 m3 > c3 c1", "A c1 air 3, B base air 3"),
        case(16, "the number of players at the start decides, whoever is left",
             [player("m3 m2 m1", A="c1", B="c3"), player(), GONE, GONE], "A m2 > c3",
             "A c3 air 3, B c3 air 3"),
        case(16, "base camp has no limit (r)",
             [player("m3 m2 m1", A="a2"), *[player()] * 4], "A m1 > base", "A base air 3, B base air 3"),
        case(17, "the marker rises with every space entered, also in passing, and never falls by descending",
             [player("m3 m3 r2/3", A="b1")], "A m3 m3 r2/3down > b2 b4 b2 b1",
             "A b1 air 3 vp 3, B base air 3"),
    ],
)  # fmt: skip
def test_who_may_stand_where_and_what_markers_do(seats, plan, ends):
    assert tried(set_up(*seats, avalanche=True, tile="AS1"), plan) == ends


@pytest.mark.rule(16, 28)
def test_alone_the_row_of_two_players_holds():
    """28: two-player limits: alone, one climber a space above 7000 m, two below."""
    game = set_up(player("m3 m2 m1", A="c1", B="c3"), players=1)
    assert tried(game, "A m2 > c3") == "refused (16)"
    assert [observe(game, 0).limit(space) for space in ("c3", "b5")] == [1, 2]


@pytest.mark.rule(17)
def test_the_order_on_the_summit():
    """17: the order in which climbers first enter the summit is recorded, also in passing, each once."""
    game = set_up(player("m3 m3 r1/3", A="d1", B="c5"), player("m3 m3 r1/3", A="c4"), player())
    game = do(game, 0, "plan A m3 r1/3down > summit d1")
    assert (summit_of(game), told(game, 0)) == (["0A"], "A d1 air 3 vp 10, B c5 air 3")
    assert observe(game, None).summit == ((0, "A"),)
    assert summit_of(do(game, 1, "plan A m3 m3 > d1 summit")) == ["0A", "1A"]


@pytest.mark.rule(17, 21, 22)
def test_who_dies_or_is_rescued_loses_the_place_and_comes_last_next_time():
    """17: who dies or is rescued loses the place; entering again puts it last, but changes no place (r)."""
    dying = player(A="summit air 1"), player(A="c5 air 6 vp 10")
    assert summit_of(night(*dying, summit=["0A", "1A"]).game) == ["1A"]
    step = night(*dying, family=True, summit=["0A", "1A"])
    assert summit_of(do(step.game, 0, "rescue A base")) == ["1A"]
    for been, before in (("d1", ["1A"]), ("d1 vp 10", ["1A", "0A"]), ("d1 vp 10", ["0A", "1A"])):
        game = set_up(player("m3 m3 a0", A=been), dying[1], summit=before)
        assert summit_of(do(game, 0, "plan A m3 > summit")) == (before if "0A" in before else ["1A", "0A"])


UNUSED = "all points of unused cards, of a rope the larger value, of acclimatization cards too"
PAYERS = "levels pay of who took a step, pitched, or received at least 1 point from cards this turn"
MIX = "in any mix the player chooses"
EXACTLY = "exactly min(value, all that is payable) is paid: not more, not less"
WINTER = {"season": "winter", "tile": "W2", "day": 1}


def mixed(payment):
    """A turn after which points and levels of both can pay 2."""
    return player("m3 a2 m1", B="base air 2", risk=2), f"A a2; B m3 > a2; pay {payment}"


@pytest.mark.parametrize(
    ("seat", "plan", "ends"),
    [
        case(18, "worked example: one moves 1, gains 1 and pays 1 level; 3 is lowered to 2",
             player("m1 m3 a1", B="a7", risk=2), "A m1 > a2; A a1; B m3 > a8; pay A points",
             "A a2 air 3, B a8 air 3"),
        *(case(18, f"{UNUSED}: {cards}", player(cards, risk=2), "A m1 > a2; B m1 > a2; pay points points",
               "A a2 air 3, B a2 air 3") for cards in ("m1 r1/2 m1", "m1 a2 m1")),
        *(
            case(18, f"{PAYERS}: {plan} by {payer}", player("m1 m1 a1", risk=1), f"{plan}; pay {payer}", ends)
            for plan, payer, ends in (
                ("A m1 m1 > a2 a6; A a1", "B", "refused (18)"),
                ("A m1 m1 > a2 a6; B a1", "A", "A a6 air 2, B base air 4"),
                ("A m1 > pitch; B m1 > a2; A a1", "B", "A base air 4 tent base, B a2 air 2"),
                ("B m1 > pitch; B m1 > a2; B a1", "A", "refused (18)"),
            )
        ),
        *(
            case(18, f"{MIX}: {payment}", *mixed(payment), f"A base air {a}, B a2 air {b}")
            for payment, a, b in (
                ("points points", 5, 2), ("A B", 4, 1), ("A points", 4, 2),
            )
        ),
        *(case(18, f"{EXACTLY}: {payment}", *mixed(payment), "refused (18)")
          for payment in ("points points points", "A", "B B B")),
        case(18, "what cannot be paid is dropped, also where the player chose it so (r)",
             player("m1 m1 a0", A="base air 1", risk=2), "A m1 m1 > a2 a6", "A a6 air 0, B base air 3"),
        case(18, "who does nothing pays with cards; no level of idle climbers is touched",
             player("a0 m1 a1", risk=2), "", "A base air 3, B base air 3"),
    ],
)  # fmt: skip
def test_what_is_paid(seat, plan, ends):
    assert tried(set_up(seat), plan) == ends


@pytest.mark.rule(18)
def test_it_is_settled_after_all_uses():
    """18: settled at the end of the turn, after all uses; then nothing else can be done."""
    game = do(set_up(player("m1 m3 a2", risk=1)), 0, "use A m1", "go a2")
    assert told(game, 0) == "A a2 air 3, B base air 3"
    assert not [text for text in legal(game, 0) if text.startswith("pay")]
    refused(game, 0, "pay A")
    game = do(game, 0, "use B a2", "finish")
    assert sorted(legal(game, 0)) == ["pay A", "pay B", "pay points"]
    refused(game, 0, "use A m3")
    refused(game, 0, "finish")
    game = do(game, 0, "pay B")
    assert (told(game, 0), game.turn) == ("A a2 air 3, B base air 4", 1)


@pytest.mark.rule(19)
def test_nobody_dies_in_phase_3():
    """19: nobody dies in phase 3, even at level 0 (r): base camp's air saves in the night."""
    game = set_up(player("m1 m1 a0", A="a1 air 1", risk=1))
    game = do(game, 0, "plan A m1 m1 > a6 a2")
    assert told(game, 0) == "A a2 air 0, B base air 3"
    assert told(do(game, 1, "finish"), 0) == "A a2 air 1, B base air 4"
