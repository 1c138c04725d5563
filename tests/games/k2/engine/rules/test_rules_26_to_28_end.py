"""Rules 26 to 28: when the game ends, who wins, playing alone."""

import pytest

from k2bot.engines.errors import RuleError
from k2bot.games.k2.engine import decisions, legal_actions, outcome, resign, scores, to_position


@pytest.mark.rule(26)
def test_after_day_18_the_game_is_over(k2):
    """26: the end is tested right after phase 4, and then there is no phase 5."""
    before = k2.game(k2.seat("m1 m1 a0"), k2.seat("m1 m1 a0"), day=18, turn="last", first=1)
    assert outcome(before) is None
    game = k2.do(before, before.turn, "finish")
    position = to_position(game)
    assert position["phase"] == "over"
    assert position["day"] == 18
    assert position["first"] == 1, "the marker does not pass on"
    assert position["seats"][0]["hand"] == to_position(before)["seats"][0]["hand"], "nothing is drawn"
    assert k2.levels(game, 0) == (4, 4), "the check of day 18 takes place"
    assert outcome(game) is not None


@pytest.mark.rule(26)
def test_a_death_on_the_last_night_counts(k2):
    """26: right after phase 4: the check of day 18 can still kill."""
    game = k2.night(k2.seat(A=k2.at("c1", 1, vp=7)), k2.seat(A=k2.at("b1", 3, vp=2)), day=18).game
    assert scores(game)[0] == 2
    assert outcome(game).winners == (1,)


@pytest.mark.rule(26)
def test_without_climbers_the_game_is_over(k2):
    """26: or when no climber lives (r)."""
    doomed = k2.seat(A=k2.at("c1", 1, vp=7), B=k2.dead())
    game = k2.night(doomed, k2.seat(A=k2.dead(), B=k2.dead()), day=3).game
    assert to_position(game)["phase"] == "over"
    assert to_position(game)["day"] == 3
    assert tuple(scores(game)) == (2, 2)
    assert outcome(game).winners == (0, 1)


@pytest.mark.rule(26)
def test_one_living_climber_keeps_the_game_going(k2):
    """26: the game goes on while a climber lives."""
    doomed = k2.seat(A=k2.at("c1", 1, vp=7), B=k2.dead())
    game = k2.night(doomed, k2.seat(A=k2.dead()), day=3).game
    assert to_position(game)["day"] == 4
    assert outcome(game) is None


@pytest.mark.rule(26, 22)
def test_a_rescue_can_keep_the_game_going(k2):
    """26: tested after phase 4, rescues included."""
    step = k2.night(
        k2.seat(A=k2.at("c1", 1, vp=7), B=k2.dead()), k2.seat(A=k2.dead(), B=k2.dead()), family=True, day=3
    )
    assert outcome(step.game) is None
    assert to_position(k2.do(step.game, 0, "rescue A base"))["day"] == 4
    assert to_position(k2.do(step.game, 0, "let-go"))["phase"] == "over"


@pytest.mark.rule(26)
def test_nothing_can_be_done_after_the_end(k2):
    """26: a game that is over takes no action and no resignation."""
    game = k2.night(day=18).game
    assert decisions(game) == ()
    for seat in (0, 1):
        assert not legal_actions(game, seat)
        for text in ("finish", "choose m1 m1 m1", "plan", "token 0", "let-go", "slide b1", "pay A", "stop"):
            k2.refused(game, seat, text)
        with pytest.raises(RuleError):
            resign(game, seat)


@pytest.mark.rule(27)
def test_the_score_is_the_sum_of_both_markers(k2):
    """27: the sum of both VP markers; most wins."""
    game = k2.night(
        k2.seat(A=k2.at("a1", vp=5), B=k2.at("a1", vp=4)),
        k2.seat(A=k2.at("a2", vp=7), B=k2.at("a2", vp=3)),
        k2.seat(A=k2.at("a3", vp=7), B=k2.dead()),
        day=18,
    ).game
    assert tuple(scores(game)) == (9, 10, 8)
    assert outcome(game).winners == (1,)
    assert outcome(game).title is None


@pytest.mark.rule(27)
@pytest.mark.parametrize(
    ("order", "winners"), [(["0A", "1A"], (0,)), (["1A", "0A"], (1,)), (["2A", "1A", "0A"], (1,))]
)
def test_a_tie_goes_to_who_was_on_the_summit_first(k2, order, winners):
    """27: among players tied for most, whose surviving climber reached the summit first wins; others don't
    matter."""
    third = k2.seat(A=k2.at("a9", vp=10), B=k2.at("a5", vp=1)) if "2A" in order else k2.seat()
    game = k2.night(
        k2.seat(A=k2.at("a1", vp=10), B=k2.at("a1", vp=3)),
        k2.seat(A=k2.at("a4", vp=10), B=k2.at("a4", vp=3)),
        third,
        day=18,
        summit=order,
    ).game
    assert outcome(game).winners == winners


@pytest.mark.rule(27)
def test_a_tie_with_one_on_the_summit(k2):
    """27: of two tied, the one who reached the summit at all wins."""
    game = k2.night(
        k2.seat(A=k2.at("a1", vp=6), B=k2.at("a1", vp=6)),
        k2.seat(A=k2.at("a4", vp=10), B=k2.at("a4", vp=2)),
        day=18,
    ).game
    assert tuple(scores(game)) == (12, 12)
    assert outcome(game).winners == (1,)


@pytest.mark.rule(27)
def test_a_tie_without_summit_is_shared(k2):
    """27: if none of them stands on the summit step, they share the win."""
    game = k2.night(
        k2.seat(A=k2.at("a1", vp=6), B=k2.at("a1", vp=6)),
        k2.seat(A=k2.at("a4", vp=7), B=k2.at("a4", vp=5)),
        k2.seat(),
        day=18,
    ).game
    assert outcome(game).winners == (0, 1)


@pytest.mark.rule(27, 17)
def test_a_dead_summiteer_does_not_break_the_tie(k2):
    """27: whose *surviving* climber: who dies on the way down loses the place and the points."""
    game = k2.night(
        k2.seat(A=k2.at("summit", 1), B=k2.at("a1", vp=10)),
        k2.seat(A=k2.at("a4", vp=10), B=k2.dead()),
        day=18,
        summit=["0A", "1A", "0B"],
    ).game
    assert tuple(scores(game)) == (11, 11)
    assert outcome(game).winners == (1,)


@pytest.mark.rule(27)
def test_players_without_climbers_are_compared_too(k2):
    """27: players without climbers are compared too (total 2)."""
    game = k2.night(k2.seat(A=k2.at("a1"), B=k2.at("a1")), k2.seat(A=k2.dead(), B=k2.dead()), day=18).game
    assert tuple(scores(game)) == (2, 2)
    assert outcome(game).winners == (0, 1)


@pytest.mark.rule(28)
def test_the_first_death_ends_a_solo_game(k2):
    """28: the first death ends the game at once: the survivor's VP plus 1."""
    game = k2.night(k2.seat(A=k2.at("c1", 1, vp=7), B=k2.at("b5", 4, vp=6)), players=1, day=5).game
    assert to_position(game)["phase"] == "over"
    assert to_position(game)["day"] == 5
    assert tuple(scores(game)) == (7,)


@pytest.mark.rule(28)
def test_both_dead_alone_make_2(k2):
    """28: both dead: 2."""
    game = k2.night(k2.seat(A=k2.at("c1", 1), B=k2.at("c3", 1)), players=1, day=5).game
    assert tuple(scores(game)) == (2,)
    assert outcome(game).title == "sailor"


@pytest.mark.rule(28, 22)
def test_a_rescue_is_not_a_death(k2):
    """28: a rescue is not a death; without it the game ends."""
    step = k2.night(k2.seat(A=k2.at("c1", 1, vp=7), B=k2.at("b5", 4, vp=6)), players=1, family=True, day=5)
    assert outcome(step.game) is None
    assert to_position(k2.do(step.game, 0, "rescue A base"))["day"] == 6
    over = k2.do(step.game, 0, "let-go")
    assert tuple(scores(over)) == (7,)
    both = k2.night(k2.seat(A=k2.at("c1", 1, vp=7), B=k2.at("c3", 1, vp=6)), players=1, family=True, day=5)
    over = k2.do(both.game, 0, "rescue A base")
    assert to_position(over)["phase"] == "over", "the other one died"
    assert tuple(scores(over)) == (4,)


@pytest.mark.rule(28)
@pytest.mark.parametrize(
    ("side", "season", "totals"),
    [
        ("easy", "summer", {20: 0, 17: 1, 16: 1, 15: 2, 11: 2, 10: 3, 2: 3}),
        ("easy", "winter", {20: 0, 17: 0, 16: 1, 15: 1, 14: 2, 10: 2, 9: 3}),
        ("hard", "summer", {17: 0, 16: 1, 15: 1, 14: 2, 10: 2, 9: 3}),
        ("hard", "winter", {16: 0, 15: 1, 14: 1, 13: 2, 10: 2, 9: 3}),
    ],
)
def test_the_total_earns_a_title(k2, builder, side, season, totals):
    """28: the total earns a title by the rating table."""
    titles = ("himalaist", "alpinist", "crag climber", "sailor")
    track = builder.BOARDS[side]["score_track"]
    for total, title in totals.items():
        first = next(points for points in reversed(track) if total - points in track)
        seat = k2.seat(A=k2.at("a1", vp=first), B=k2.at("a1", vp=total - first))
        game = k2.night(seat, players=1, side=side, season=season, day=18).game
        assert tuple(scores(game)) == (total,)
        assert outcome(game).title == titles[title], total


@pytest.mark.rule(28)
def test_a_solo_game_lasts_18_days(k2):
    """28: without a death a solo game ends after day 18."""
    assert outcome(k2.night(players=1, day=17).game) is None
    assert outcome(k2.night(players=1, day=18).game) is not None
