"""Rules 16 and 17: how many may stand where; points and the order on the summit."""

import pytest

from k2bot.games.k2.engine import observe
from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.kit import (
    at,
    dead,
    do,
    legal,
    level_of,
    night,
    player,
    refused,
    set_up,
    space_of,
    spaces_of,
    summit_of,
    tent_of,
    vp_of,
)

TABLE = {
    "low": ("a2", "a6", {2: 2, 3: 3, 4: 3, 5: 4, "lenient": 4}),
    "6000": ("b1", "b5", {2: 2, 3: 2, 4: 3, 5: 3, "lenient": 3}),
    "7000": ("c1", "c3", {2: 1, 3: 2, 4: 2, 5: 2, "lenient": 3}),
    "8000": ("c5", "d1", {2: 1, 3: 1, 4: 1, 5: 1, "lenient": 2}),
}


def crowd(players, start, space, others, **said):
    """Climber A of seat 0 at ``start``, so many others of all players on ``space``."""
    on_space = [at(space)] * others
    rest = [at("base")] * (2 * players - 1 - others)
    climbers = [*on_space, *rest]
    seats = [player("m3 m2 m1", A=at(start, tent="a1"), B=climbers[0])]
    seats += [player(A=climbers[2 * n - 1], B=climbers[2 * n]) for n in range(1, players)]
    return set_up(*seats, **said)


@pytest.mark.rule(16)
@pytest.mark.parametrize("zone", list(TABLE))
@pytest.mark.parametrize("players", [2, 3, 4, 5, "lenient"])
def test_the_table_of_limits(zone, players):
    """16: a use with a step may not end where as many other climbers stand as the limit says."""
    start, space, limits = TABLE[zone]
    said = {"lenient": True} if players == "lenient" else {}
    count = 5 if players == "lenient" else players
    room = crowd(count, start, space, limits[players] - 1, **said)
    assert space_of(do(room, 0, f"plan A m3 > {space}"), 0, "A") == space
    full = crowd(count, start, space, limits[players], **said)
    refused(full, 0, f"plan A m3 > {space}", rule=16)
    assert observe(full, 0).limit(space) == limits[players]


@pytest.mark.rule(16)
def test_worked_example_three_players_above_7000():
    """Worked example: three players: at most 2 climbers on a space between 7000 and 8000 m."""
    assert space_of(do(crowd(3, "c1", "c3", 1), 0, "plan A m2 > c3"), 0, "A") == "c3"
    refused(crowd(3, "c1", "c3", 2), 0, "plan A m2 > c3", rule=16)


@pytest.mark.rule(16)
def test_a_full_space_may_be_passed():
    """16: a climber may pass through full spaces, but not stop there."""
    game = crowd(2, "c1", "c3", 1)
    assert space_of(do(game, 0, "plan A m2 m3 > c3 c5"), 0, "A") == "c5"
    step = do(game, 0, "use A m2 m3", "go c3")
    assert "stop" not in legal(step, 0)
    assert set(legal(step, 0)) == {"go c1", "go c5"}
    refused(step, 0, "stop", rule=16)


@pytest.mark.rule(16)
def test_no_way_into_a_full_space_without_a_way_on():
    """16: a use is listed only if it can be completed."""
    game = crowd(2, "c1", "c3", 1)
    begun = do(game, 0, "use A m2")
    assert "go c3" not in legal(begun, 0)
    refused(begun, 0, "go c3", rule=16)
    boxed_in = set_up(
        player("m3 a1 a0", A=at("d1", tent="a1"), B=at("c4")),
        player(A=at("c5"), B=at("summit")),
    )
    assert not [text for text in legal(boxed_in, 0) if text.startswith("use A m3")]
    refused(boxed_in, 0, "use A m3")


@pytest.mark.rule(16)
def test_the_own_other_climber_counts():
    """16: other climbers of all players, the own one too, where it stands at that time."""
    seat = player("m3 m3 m2", A=at("c1"), B=at("c3"))
    refused(set_up(seat), 0, "plan A m2 > c3", rule=16)
    after = do(set_up(seat), 0, "plan B m3 > c5; A m2 > c3")
    assert spaces_of(after, 0) == ("c3", "c5")
    refused(set_up(seat), 0, "plan A m2 > c3; B m3 > c5", rule=16)


@pytest.mark.rule(16)
def test_a_use_with_steps_may_not_end_on_the_full_space_it_began_on():
    """16: even if it began there; a use without steps is never forbidden."""
    game = set_up(player("m3 m3 a1", A=at("c1"), B=at("c1")), player(), avalanche=True, tile="AS1")
    refused(game, 0, "plan A m3 m3 > c3 c1", rule=16)
    assert level_of(do(game, 0, "plan A a1"), 0, "A") == 4
    assert tent_of(do(game, 0, "plan A m3 > pitch"), 0, "A") == "c1"
    refused(game, 0, "plan A m3 m3 > pitch b6 c1", rule=16)
    assert space_of(do(game, 0, "plan A m3 m3 > c3 c1 b6"), 0, "A") == "b6"


@pytest.mark.rule(16)
def test_a_loop_home_to_a_space_with_room():
    """16: the climber itself is not one of the others: a way back to where it stood alone is fine."""
    game = do(set_up(player("m3 m1 a0", A=at("c1"))), 0, "plan A m1 m3 > c3 c1")
    assert space_of(game, 0, "A") == "c1"


@pytest.mark.rule(16)
def test_the_row_is_the_number_of_players_at_the_start():
    """16: the number of players at the start decides, whoever is left."""
    gone = player(A=dead(), B=dead())
    game = set_up(player("m3 m2 m1", A=at("c1"), B=at("c3")), player(A=at("base")), gone, gone)
    assert space_of(do(game, 0, "plan A m2 > c3"), 0, "A") == "c3"


@pytest.mark.rule(16)
def test_base_camp_has_no_limit():
    """16: base camp has no limit (r), and is otherwise an ordinary low space."""
    seats = [player("m3 m2 m1", A=at("a2"))] + [player() for _ in range(4)]
    game = set_up(*seats)
    assert space_of(do(game, 0, "plan A m1 > base"), 0, "A") == "base"
    assert observe(game, 0).limit("base") is None
    low = set_up(player("m3 m2 m1", A=at("a2"), B=dead()), season="winter", tile="W6", day=2)
    refused(low, 0, "plan A m1 > base")


@pytest.mark.rule(16, 28)
def test_alone_the_row_of_two_players_holds():
    """28: two-player limits: alone, one climber a space above 7000 m, two below."""
    game = set_up(player("m3 m2 m1", A=at("c1"), B=at("c3")), players=1)
    refused(game, 0, "plan A m2 > c3", rule=16)
    assert observe(game, 0).limit("c3") == 1
    assert observe(game, 0).limit("b5") == 2


@pytest.mark.rule(17)
def test_the_marker_rises_with_every_space_entered():
    """17: at once, also in passing, and it never falls by descending."""
    game = set_up(player("m3 m3 r2/3", A=at("b1", vp=2)))
    after = do(game, 0, "plan A m3 m3 r2/3down > b2 b4 b2 b1")
    assert space_of(after, 0, "A") == "b1"
    assert vp_of(after, 0, "A") == 3
    step = do(game, 0, "use A m3 m3", "go b2", "go b4")
    assert vp_of(step, 0, "A") == 3
    assert vp_of(do(step, 0, "go b6"), 0, "A") == 4


@pytest.mark.rule(17)
def test_descending_takes_nothing_away():
    """17: the marker never falls by descending."""
    game = do(set_up(player("m3 m2 a0", A=at("c1", vp=7))), 0, "plan A m2 > b6")
    assert vp_of(game, 0, "A") == 7


@pytest.mark.rule(17)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_every_space_gives_its_points(side):
    """17: the value of every space, as in the data."""
    for start, neighbours in builder.NEIGHBOURS[side].items():
        for other in neighbours:
            game = set_up(player("m3 m2 m1", A=at(start)), side=side)
            after = do(game, 0, f"plan A m3 > {other}")
            assert vp_of(after, 0, "A") == max(builder.SPACES[side][space]["vp"] for space in (start, other))


@pytest.mark.rule(17)
def test_the_order_on_the_summit():
    """17: the order in which climbers first enter the summit is recorded, also in passing, each once."""
    game = set_up(player("m3 m3 r1/3", A=at("d1"), B=at("c5")), player("m3 m3 r1/3", A=at("c4")), player())
    game = do(game, 0, "plan A m3 r1/3down > summit d1")
    assert summit_of(game) == ["0A"]
    assert vp_of(game, 0, "A") == 10
    assert space_of(game, 0, "A") == "d1"
    assert observe(game, None).summit == ((0, "A"),)
    game = do(game, 1, "plan A m3 m3 > d1 summit")
    assert summit_of(game) == ["0A", "1A"]


@pytest.mark.rule(17)
def test_entering_the_summit_again_changes_nothing():
    """17: each once: who has been there keeps its place."""
    game = set_up(player("m3 m3 a0", A=at("d1", vp=10)), player(A=at("c5", vp=10)), summit=["0A", "1A"])
    assert summit_of(do(game, 0, "plan A m3 > summit")) == ["0A", "1A"]
    game = set_up(player("m3 m3 a0", A=at("d1", vp=10)), player(A=at("c5", vp=10)), summit=["1A", "0A"])
    assert summit_of(do(game, 0, "plan A m3 > summit")) == ["1A", "0A"]


@pytest.mark.rule(17, 21)
def test_who_dies_loses_the_place_on_the_summit():
    """17: who dies loses the place (r)."""
    step = night(player(A=at("summit", 1)), player(A=at("c5", 6, vp=10)), summit=["0A", "1A"])
    assert summit_of(step.game) == ["1A"]


@pytest.mark.rule(17, 22)
def test_who_is_rescued_loses_the_place_and_comes_last_next_time():
    """17: who is rescued loses the place; entering again puts it last (r)."""
    step = night(player(A=at("summit", 1)), player(A=at("c5", 6, vp=10)), family=True, summit=["0A", "1A"])
    game = do(step.game, 0, "rescue A base")
    assert summit_of(game) == ["1A"]
    again = set_up(
        player("m3 m3 a0", A=at("d1", 6)), player(A=at("c5", 6, vp=10)), family=True, summit=["1A"]
    )
    assert summit_of(do(again, 0, "plan A m3 > summit")) == ["1A", "0A"]
