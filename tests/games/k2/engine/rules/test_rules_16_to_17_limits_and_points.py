"""Rules 16 and 17: how many may stand where; points and the order on the summit."""

import pytest

from k2bot.games.k2.engine import observe

TABLE = {
    "low": ("a2", "a6", {2: 2, 3: 3, 4: 3, 5: 4, "lenient": 4}),
    "6000": ("b1", "b5", {2: 2, 3: 2, 4: 3, 5: 3, "lenient": 3}),
    "7000": ("c1", "c3", {2: 1, 3: 2, 4: 2, 5: 2, "lenient": 3}),
    "8000": ("c5", "d1", {2: 1, 3: 1, 4: 1, 5: 1, "lenient": 2}),
}


def crowd(k2, players, start, space, others, **said):
    """Climber A of seat 0 at ``start``, so many others of all players on ``space``."""
    on_space = [k2.at(space)] * others
    rest = [k2.at("base")] * (2 * players - 1 - others)
    climbers = [*on_space, *rest]
    seats = [k2.seat("m3 m2 m1", A=k2.at(start, tent="a1"), B=climbers[0])]
    seats += [k2.seat(A=climbers[2 * n - 1], B=climbers[2 * n]) for n in range(1, players)]
    return k2.game(*seats, **said)


@pytest.mark.rule(16)
@pytest.mark.parametrize("zone", list(TABLE))
@pytest.mark.parametrize("players", [2, 3, 4, 5, "lenient"])
def test_the_table_of_limits(k2, zone, players):
    """16: a use with a step may not end where as many other climbers stand as the limit says."""
    start, space, limits = TABLE[zone]
    said = {"lenient": True} if players == "lenient" else {}
    count = 5 if players == "lenient" else players
    room = crowd(k2, count, start, space, limits[players] - 1, **said)
    assert k2.space(k2.do(room, 0, f"plan A m3 > {space}"), 0, "A") == space
    full = crowd(k2, count, start, space, limits[players], **said)
    k2.refused(full, 0, f"plan A m3 > {space}", rule=16)
    assert observe(full, 0).limit(space) == limits[players]


@pytest.mark.rule(16)
def test_worked_example_three_players_above_7000(k2):
    """Worked example: three players: at most 2 climbers on a space between 7000 and 8000 m."""
    assert k2.space(k2.do(crowd(k2, 3, "c1", "c3", 1), 0, "plan A m2 > c3"), 0, "A") == "c3"
    k2.refused(crowd(k2, 3, "c1", "c3", 2), 0, "plan A m2 > c3", rule=16)


@pytest.mark.rule(16)
def test_a_full_space_may_be_passed(k2):
    """16: a climber may pass through full spaces, but not stop there."""
    game = crowd(k2, 2, "c1", "c3", 1)
    assert k2.space(k2.do(game, 0, "plan A m2 m3 > c3 c5"), 0, "A") == "c5"
    step = k2.do(game, 0, "use A m2 m3", "go c3")
    assert "stop" not in k2.listed(step, 0)
    assert set(k2.listed(step, 0)) == {"go c1", "go c5"}
    k2.refused(step, 0, "stop", rule=16)


@pytest.mark.rule(16)
def test_no_way_into_a_full_space_without_a_way_on(k2):
    """16: a use is listed only if it can be completed."""
    game = crowd(k2, 2, "c1", "c3", 1)
    begun = k2.do(game, 0, "use A m2")
    assert "go c3" not in k2.listed(begun, 0)
    k2.refused(begun, 0, "go c3", rule=16)
    boxed_in = k2.game(
        k2.seat("m3 a1 a0", A=k2.at("d1", tent="a1"), B=k2.at("c4")),
        k2.seat(A=k2.at("c5"), B=k2.at("summit")),
    )
    assert not [text for text in k2.listed(boxed_in, 0) if text.startswith("use A m3")]
    k2.refused(boxed_in, 0, "use A m3")


@pytest.mark.rule(16)
def test_the_own_other_climber_counts(k2):
    """16: other climbers of all players, the own one too, where it stands at that time."""
    seat = k2.seat("m3 m3 m2", A=k2.at("c1"), B=k2.at("c3"))
    k2.refused(k2.game(seat), 0, "plan A m2 > c3", rule=16)
    after = k2.do(k2.game(seat), 0, "plan B m3 > c5; A m2 > c3")
    assert k2.spaces(after, 0) == ("c3", "c5")
    k2.refused(k2.game(seat), 0, "plan A m2 > c3; B m3 > c5", rule=16)


@pytest.mark.rule(16)
def test_a_use_with_steps_may_not_end_on_the_full_space_it_began_on(k2):
    """16: even if it began there; a use without steps is never forbidden."""
    game = k2.game(k2.seat("m3 m3 a1", A=k2.at("c1"), B=k2.at("c1")), k2.seat(), avalanche=True, tile="AS1")
    k2.refused(game, 0, "plan A m3 m3 > c3 c1", rule=16)
    assert k2.level(k2.do(game, 0, "plan A a1"), 0, "A") == 4
    assert k2.tent(k2.do(game, 0, "plan A m3 > pitch"), 0, "A") == "c1"
    k2.refused(game, 0, "plan A m3 m3 > pitch b6 c1", rule=16)
    assert k2.space(k2.do(game, 0, "plan A m3 m3 > c3 c1 b6"), 0, "A") == "b6"


@pytest.mark.rule(16)
def test_a_loop_home_to_a_space_with_room(k2):
    """16: the climber itself is not one of the others: a way back to where it stood alone is fine."""
    game = k2.do(k2.game(k2.seat("m3 m1 a0", A=k2.at("c1"))), 0, "plan A m1 m3 > c3 c1")
    assert k2.space(game, 0, "A") == "c1"


@pytest.mark.rule(16)
def test_the_row_is_the_number_of_players_at_the_start(k2):
    """16: the number of players at the start decides, whoever is left."""
    gone = k2.seat(A=k2.dead(), B=k2.dead())
    game = k2.game(k2.seat("m3 m2 m1", A=k2.at("c1"), B=k2.at("c3")), k2.seat(A=k2.at("base")), gone, gone)
    assert k2.space(k2.do(game, 0, "plan A m2 > c3"), 0, "A") == "c3"


@pytest.mark.rule(16)
def test_base_camp_has_no_limit(k2):
    """16: base camp has no limit (r), and is otherwise an ordinary low space."""
    seats = [k2.seat("m3 m2 m1", A=k2.at("a2"))] + [k2.seat() for _ in range(4)]
    game = k2.game(*seats)
    assert k2.space(k2.do(game, 0, "plan A m1 > base"), 0, "A") == "base"
    assert observe(game, 0).limit("base") is None
    low = k2.game(k2.seat("m3 m2 m1", A=k2.at("a2"), B=k2.dead()), season="winter", tile="W6", day=2)
    k2.refused(low, 0, "plan A m1 > base")


@pytest.mark.rule(16, 28)
def test_alone_the_row_of_two_players_holds(k2):
    """28: two-player limits: alone, one climber a space above 7000 m, two below."""
    game = k2.game(k2.seat("m3 m2 m1", A=k2.at("c1"), B=k2.at("c3")), players=1)
    k2.refused(game, 0, "plan A m2 > c3", rule=16)
    assert observe(game, 0).limit("c3") == 1
    assert observe(game, 0).limit("b5") == 2


@pytest.mark.rule(17)
def test_the_marker_rises_with_every_space_entered(k2):
    """17: at once, also in passing, and it never falls by descending."""
    game = k2.game(k2.seat("m3 m3 r2/3", A=k2.at("b1", vp=2)))
    after = k2.do(game, 0, "plan A m3 m3 r2/3down > b2 b4 b2 b1")
    assert k2.space(after, 0, "A") == "b1"
    assert k2.vp(after, 0, "A") == 3
    step = k2.do(game, 0, "use A m3 m3", "go b2", "go b4")
    assert k2.vp(step, 0, "A") == 3
    assert k2.vp(k2.do(step, 0, "go b6"), 0, "A") == 4


@pytest.mark.rule(17)
def test_descending_takes_nothing_away(k2):
    """17: the marker never falls by descending."""
    game = k2.do(k2.game(k2.seat("m3 m2 a0", A=k2.at("c1", vp=7))), 0, "plan A m2 > b6")
    assert k2.vp(game, 0, "A") == 7


@pytest.mark.rule(17)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_every_space_gives_its_points(k2, builder, side):
    """17: the value of every space, as in the data."""
    for start, neighbours in builder.NEIGHBOURS[side].items():
        for other in neighbours:
            game = k2.game(k2.seat("m3 m2 m1", A=k2.at(start)), side=side)
            after = k2.do(game, 0, f"plan A m3 > {other}")
            assert k2.vp(after, 0, "A") == max(builder.SPACES[side][space]["vp"] for space in (start, other))


@pytest.mark.rule(17)
def test_the_order_on_the_summit(k2):
    """17: the order in which climbers first enter the summit is recorded, also in passing, each once."""
    game = k2.game(
        k2.seat("m3 m3 r1/3", A=k2.at("d1"), B=k2.at("c5")), k2.seat("m3 m3 r1/3", A=k2.at("c4")), k2.seat()
    )
    game = k2.do(game, 0, "plan A m3 r1/3down > summit d1")
    assert k2.summit(game) == ["0A"]
    assert k2.vp(game, 0, "A") == 10
    assert k2.space(game, 0, "A") == "d1"
    assert observe(game, None).summit == ((0, "A"),)
    game = k2.do(game, 1, "plan A m3 m3 > d1 summit")
    assert k2.summit(game) == ["0A", "1A"]


@pytest.mark.rule(17)
def test_entering_the_summit_again_changes_nothing(k2):
    """17: each once: who has been there keeps its place."""
    game = k2.game(
        k2.seat("m3 m3 a0", A=k2.at("d1", vp=10)), k2.seat(A=k2.at("c5", vp=10)), summit=["0A", "1A"]
    )
    assert k2.summit(k2.do(game, 0, "plan A m3 > summit")) == ["0A", "1A"]
    game = k2.game(
        k2.seat("m3 m3 a0", A=k2.at("d1", vp=10)), k2.seat(A=k2.at("c5", vp=10)), summit=["1A", "0A"]
    )
    assert k2.summit(k2.do(game, 0, "plan A m3 > summit")) == ["1A", "0A"]


@pytest.mark.rule(17, 21)
def test_who_dies_loses_the_place_on_the_summit(k2):
    """17: who dies loses the place (r)."""
    step = k2.night(k2.seat(A=k2.at("summit", 1)), k2.seat(A=k2.at("c5", 6, vp=10)), summit=["0A", "1A"])
    assert k2.summit(step.game) == ["1A"]


@pytest.mark.rule(17, 22)
def test_who_is_rescued_loses_the_place_and_comes_last_next_time(k2):
    """17: who is rescued loses the place; entering again puts it last (r)."""
    step = k2.night(
        k2.seat(A=k2.at("summit", 1)), k2.seat(A=k2.at("c5", 6, vp=10)), family=True, summit=["0A", "1A"]
    )
    game = k2.do(step.game, 0, "rescue A base")
    assert k2.summit(game) == ["1A"]
    again = k2.game(
        k2.seat("m3 m3 a0", A=k2.at("d1", 6)), k2.seat(A=k2.at("c5", 6, vp=10)), family=True, summit=["1A"]
    )
    assert k2.summit(k2.do(again, 0, "plan A m3 > summit")) == ["1A", "0A"]
