"""Rules 26 to 28: when the game ends, who wins, playing alone."""

import pytest

from k2bot.engines.errors import RuleError
from k2bot.games.k2.engine import decisions, legal_actions, outcome, resign, scores, to_position
from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.kit import at, dead, do, levels_of, night, player, refused, set_up


@pytest.mark.rule(26)
def test_after_day_18_the_game_is_over():
    """26: the end is tested right after phase 4, and then there is no phase 5."""
    before = set_up(player("m1 m1 a0"), player("m1 m1 a0"), day=18, turn="last", first=1)
    assert outcome(before) is None
    game = do(before, before.turn, "finish")
    position = to_position(game)
    assert position["phase"] == "over"
    assert position["day"] == 18
    assert position["first"] == 1, "the marker does not pass on"
    assert position["seats"][0]["hand"] == to_position(before)["seats"][0]["hand"], "nothing is drawn"
    assert levels_of(game, 0) == (4, 4), "the check of day 18 takes place"
    assert outcome(game) is not None


@pytest.mark.rule(26)
def test_a_death_on_the_last_night_counts():
    """26: right after phase 4: the check of day 18 can still kill."""
    game = night(player(A=at("c1", 1, vp=7)), player(A=at("b1", 3, vp=2)), day=18).game
    assert scores(game)[0] == 2
    assert outcome(game).winners == (1,)


@pytest.mark.rule(26)
def test_without_climbers_the_game_is_over():
    """26: or when no climber lives (r)."""
    doomed = player(A=at("c1", 1, vp=7), B=dead())
    game = night(doomed, player(A=dead(), B=dead()), day=3).game
    assert to_position(game)["phase"] == "over"
    assert to_position(game)["day"] == 3
    assert tuple(scores(game)) == (2, 2)
    assert outcome(game).winners == (0, 1)


@pytest.mark.rule(26)
def test_one_living_climber_keeps_the_game_going():
    """26: the game goes on while a climber lives."""
    doomed = player(A=at("c1", 1, vp=7), B=dead())
    game = night(doomed, player(A=dead()), day=3).game
    assert to_position(game)["day"] == 4
    assert outcome(game) is None


@pytest.mark.rule(26, 22)
def test_a_rescue_can_keep_the_game_going():
    """26: tested after phase 4, rescues included."""
    step = night(player(A=at("c1", 1, vp=7), B=dead()), player(A=dead(), B=dead()), family=True, day=3)
    assert outcome(step.game) is None
    assert to_position(do(step.game, 0, "rescue A base"))["day"] == 4
    assert to_position(do(step.game, 0, "let-go"))["phase"] == "over"


@pytest.mark.rule(26)
def test_nothing_can_be_done_after_the_end():
    """26: a game that is over takes no action and no resignation."""
    game = night(day=18).game
    assert decisions(game) == ()
    for seat in (0, 1):
        assert not legal_actions(game, seat)
        for text in ("finish", "choose m1 m1 m1", "plan", "token 0", "let-go", "slide b1", "pay A", "stop"):
            refused(game, seat, text)
        with pytest.raises(RuleError):
            resign(game, seat)


@pytest.mark.rule(27)
def test_the_score_is_the_sum_of_both_markers():
    """27: the sum of both VP markers; most wins."""
    game = night(
        player(A=at("a1", vp=5), B=at("a1", vp=4)),
        player(A=at("a2", vp=7), B=at("a2", vp=3)),
        player(A=at("a3", vp=7), B=dead()),
        day=18,
    ).game
    assert tuple(scores(game)) == (9, 10, 8)
    assert outcome(game).winners == (1,)
    assert outcome(game).title is None


@pytest.mark.rule(27)
@pytest.mark.parametrize(
    ("order", "winners"), [(["0A", "1A"], (0,)), (["1A", "0A"], (1,)), (["2A", "1A", "0A"], (1,))]
)
def test_a_tie_goes_to_who_was_on_the_summit_first(order, winners):
    """27: among players tied for most, whose surviving climber reached the summit first wins; others don't
    matter."""
    third = player(A=at("a9", vp=10), B=at("a5", vp=1)) if "2A" in order else player()
    game = night(
        player(A=at("a1", vp=10), B=at("a1", vp=3)),
        player(A=at("a4", vp=10), B=at("a4", vp=3)),
        third,
        day=18,
        summit=order,
    ).game
    assert outcome(game).winners == winners


@pytest.mark.rule(27)
def test_a_tie_with_one_on_the_summit():
    """27: of two tied, the one who reached the summit at all wins."""
    game = night(
        player(A=at("a1", vp=6), B=at("a1", vp=6)),
        player(A=at("a4", vp=10), B=at("a4", vp=2)),
        day=18,
    ).game
    assert tuple(scores(game)) == (12, 12)
    assert outcome(game).winners == (1,)


@pytest.mark.rule(27)
def test_a_tie_without_summit_is_shared():
    """27: if none of them stands on the summit step, they share the win."""
    game = night(
        player(A=at("a1", vp=6), B=at("a1", vp=6)),
        player(A=at("a4", vp=7), B=at("a4", vp=5)),
        player(),
        day=18,
    ).game
    assert outcome(game).winners == (0, 1)


@pytest.mark.rule(27, 17)
def test_a_dead_summiteer_does_not_break_the_tie():
    """27: whose *surviving* climber: who dies on the way down loses the place and the points."""
    game = night(
        player(A=at("summit", 1), B=at("a1", vp=10)),
        player(A=at("a4", vp=10), B=dead()),
        day=18,
        summit=["0A", "1A", "0B"],
    ).game
    assert tuple(scores(game)) == (11, 11)
    assert outcome(game).winners == (1,)


@pytest.mark.rule(27)
def test_players_without_climbers_are_compared_too():
    """27: players without climbers are compared too (total 2)."""
    game = night(player(A=at("a1"), B=at("a1")), player(A=dead(), B=dead()), day=18).game
    assert tuple(scores(game)) == (2, 2)
    assert outcome(game).winners == (0, 1)


@pytest.mark.rule(28)
def test_the_first_death_ends_a_solo_game():
    """28: the first death ends the game at once: the survivor's VP plus 1."""
    game = night(player(A=at("c1", 1, vp=7), B=at("b5", 4, vp=6)), players=1, day=5).game
    assert to_position(game)["phase"] == "over"
    assert to_position(game)["day"] == 5
    assert tuple(scores(game)) == (7,)


@pytest.mark.rule(28)
def test_both_dead_alone_make_2():
    """28: both dead: 2."""
    game = night(player(A=at("c1", 1), B=at("c3", 1)), players=1, day=5).game
    assert tuple(scores(game)) == (2,)
    assert outcome(game).title == "sailor"


@pytest.mark.rule(28, 22)
def test_a_rescue_is_not_a_death():
    """28: a rescue is not a death; without it the game ends."""
    step = night(player(A=at("c1", 1, vp=7), B=at("b5", 4, vp=6)), players=1, family=True, day=5)
    assert outcome(step.game) is None
    assert to_position(do(step.game, 0, "rescue A base"))["day"] == 6
    over = do(step.game, 0, "let-go")
    assert tuple(scores(over)) == (7,)
    both = night(player(A=at("c1", 1, vp=7), B=at("c3", 1, vp=6)), players=1, family=True, day=5)
    over = do(both.game, 0, "rescue A base")
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
def test_the_total_earns_a_title(side, season, totals):
    """28: the total earns a title by the rating table."""
    titles = ("himalaist", "alpinist", "crag climber", "sailor")
    track = builder.BOARDS[side]["score_track"]
    for total, title in totals.items():
        first = next(points for points in reversed(track) if total - points in track)
        seat = player(A=at("a1", vp=first), B=at("a1", vp=total - first))
        game = night(seat, players=1, side=side, season=season, day=18).game
        assert tuple(scores(game)) == (total,)
        assert outcome(game).title == titles[title], total


@pytest.mark.rule(28)
def test_a_solo_game_lasts_18_days():
    """28: without a death a solo game ends after day 18."""
    assert outcome(night(players=1, day=17).game) is None
    assert outcome(night(players=1, day=18).game) is not None
