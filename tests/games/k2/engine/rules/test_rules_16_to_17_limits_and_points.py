"""Rules 16 and 17: how many may stand where; points and the order on the summit."""

import pytest

from k2bot.games.k2.engine import observe
from tests.games.k2.engine.helpers.builder import at, player
from tests.games.k2.engine.helpers.kit import case, do, legal, night, refused, set_up, summit_of, told, tried

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
BOTH_HIGH = [player("m3 m3 m2", A="c1", B="c3")]
TOO_MANY = [player("m3 m3 a1", A="c1", B="c1"), player()]


@pytest.mark.parametrize(
    ("seats", "plan", "ends"),
    [
        case(16, "the own other climber counts where it stands at that time", BOTH_HIGH,
             "B m3 > c5; A m2 > c3", "A c3 air 3, B c5 air 3"),
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
def test_what_a_plan_comes_to(seats, plan, ends):
    assert tried(set_up(*seats, avalanche=True, tile="AS1"), plan) == ends


@pytest.mark.rule(16)
def test_a_full_space_may_be_passed():
    """16: a climber may pass through full spaces, but not stop there."""
    game = crowd(2, "c1", "c3", 1)
    assert tried(game, "A m2 m3 > c3 c5").startswith("A c5 ")
    step = do(game, 0, "use A m2 m3", "go c3")
    assert set(legal(step, 0)) == {"go c1", "go c5"}
    refused(step, 0, "stop", rule=16)


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
