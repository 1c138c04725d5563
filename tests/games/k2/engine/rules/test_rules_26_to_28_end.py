"""Rules 26 to 28: when the game ends, who wins, playing alone."""

import pytest

from k2bot.engines.errors import RuleError
from k2bot.games.k2.engine import legal_actions, outcome, resign, scores
from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.builder import at, player
from tests.games.k2.engine.helpers.kit import case, do, moment, night, refused, set_up, told

GONE = player(A="dead", B="dead")
DOOMED = player(A="c1 air 1 vp 7", B="dead")
FAMILY = {"family": True, "day": 3}


@pytest.mark.parametrize(
    ("seats", "said", "ends", "totals", "winners"),
    [
        case(26, "right after phase 4: the check of day 18 can still kill",
             [player(A="c1 air 1 vp 7"), player(A="b1")], {"day": 18}, "day 18 over", (2, 3), (1,)),
        case(26, "or when no climber lives (r)", [DOOMED, GONE], {"day": 3}, "day 3 over", (2, 2), (0, 1)),
        case(27, "the sum of both VP markers; most wins",
             [player(A="a1 vp 5", B="a1 vp 4"), player(A="a2 vp 7", B="a2 vp 3"),
             player(A="a3 vp 7", B="dead")],
             {"day": 18}, "day 18 over", (9, 10, 8), (1,)),
        *(
            case(27, f"among players tied for most, who was on the summit first wins, whoever else: {order}",
                 [player(A="a1 vp 10", B="a1 vp 3"), player(A="a4 vp 10", B="a4 vp 3"),
                 player(A=third, B="a5")],
                 {"day": 18, "summit": order.split()}, "day 18 over", (13, 13, points), winners)
            for third, order, points, winners in (
                ("a9", "0A 1A", 2, (0,)), ("a9", "1A 0A", 2, (1,)), ("a9 vp 10", "2A 1A 0A", 11, (1,)),
            )
        ),
        case(27, "if none of them stands on the summit step, they share the win",
             [player(A="a1 vp 6", B="a1 vp 6"), player(A="a4 vp 7", B="a4 vp 5"), player()], {"day": 18},
             "day 18 over", (12, 12, 2), (0, 1)),
        case((27, 17), "whose surviving climber: who dies on the way down loses the place and the points",
             [player(A="summit air 1", B="a1 vp 10"), player(A="a4 vp 10", B="dead")],
             {"day": 18, "summit": ["0A", "1A", "0B"]}, "day 18 over", (11, 11), (1,)),
        case(28, "the first death ends a solo game at once: the survivor's VP plus 1",
             [player(A="c1 air 1 vp 7", B="b5 air 4 vp 6")], {"day": 5}, "day 5 over", (7,), (0,)),
        case(28, "without a death a solo game goes on after day 17",
             [player()], {"day": 17}, "day 18 risk 0", (2,), None),
    ],
)  # fmt: skip
def test_how_a_game_ends(seats, said, ends, totals, winners):
    game = night(*seats, players=len(seats), **said).game
    assert (moment(game), tuple(scores(game))) == (ends, totals)
    found = outcome(game)
    assert (found and found.winners) == winners
    assert found is None or (found.title is None) == (len(seats) > 1)


@pytest.mark.rule(26)
def test_after_day_18_the_game_is_over():
    """26: the end is tested right after phase 4, and then there is no phase 5."""
    before = set_up(player("m1 m1 a0"), player("m1 m1 a0"), day=18, turn="last", first=1)
    assert outcome(before) is None
    game = do(before, before.turn, "finish")
    assert moment(game) == "day 18 over"
    assert game.first == 1, "the marker does not pass on"
    assert game.seats[0].hand == before.seats[0].hand, "nothing is drawn"
    assert told(game, 0) == "A base air 4, B base air 4", "the check of day 18 takes place"
    assert outcome(game) is not None
    assert not legal_actions(game, 0)
    for seat in (0, 1):
        refused(game, seat, "finish")
        with pytest.raises(RuleError):
            resign(game, seat)


@pytest.mark.rule(26, 22)
def test_a_rescue_can_keep_the_game_going():
    """26: tested after phase 4, rescues included."""
    game = night(DOOMED, GONE, **FAMILY).game
    assert outcome(game) is None
    assert moment(do(game, 0, "rescue A base")) == "day 4 selection"
    assert moment(do(game, 0, "let-go")) == "day 3 over"


@pytest.mark.rule(28, 22)
def test_a_rescue_is_not_a_death():
    """28: a rescue is not a death; without it the game ends."""
    game = night(player(A="c1 air 1 vp 7", B="b5 air 4 vp 6"), players=1, **FAMILY).game
    assert outcome(game) is None
    assert do(game, 0, "rescue A base").day == 4
    assert tuple(scores(do(game, 0, "let-go"))) == (7,)


@pytest.mark.rule(28)
@pytest.mark.parametrize(
    ("side", "season", "totals"),
    [
        ("easy", "summer", {20: 0, 17: 1, 15: 2, 10: 3}),
        ("easy", "winter", {17: 0, 16: 1, 14: 2, 9: 3}),
        ("hard", "summer", {17: 0, 15: 1, 10: 2, 9: 3}),
        ("hard", "winter", {16: 0, 14: 1, 13: 2, 9: 3}),
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
        assert (tuple(scores(game)), outcome(game).title) == ((total,), titles[title])
