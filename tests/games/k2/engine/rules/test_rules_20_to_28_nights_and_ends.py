"""Rules 20 to 28: the check, deaths and rescues, the next day, the end, winning, solo play."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from k2bot.engines.errors import RuleError
from k2bot.games.k2.engine import content, legal_actions, observe, outcome, resign, scores, to_position
from k2bot.games.k2.engine.events import Died, TileTurned
from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.builder import DECK
from tests.games.k2.engine.helpers.kit import case, do, moment, night, refused, set_up, stands, story, told

STORM = {"tile": "S2", "day": 2}


TENT, AT_ONCE = "+1 if a tent of the own colour stands on the space", "all at once, then above 6 becomes 6"


@pytest.mark.parametrize(
    ("seats", "said", "ends"),
    [
        case(20, f"{TENT}, a dead climber's too (r)", "A dead tent b5, B b5", {},
             "A dead tent b5, B b5 air 4"),
        case(20, "worked example: level 3, space -1, weather -2 above 7000 m, own tent +1: level 1",
             "A c1 tent c1", STORM, "A c1 air 1 tent c1, B base air 4"),
        case((20, 21), AT_ONCE, "A c1 air 8, B base air 9", {}, "A c1 air 6, B base air 6"),
        case(21, "who dies leaves the board, its marker falls to 1; the tent stays",
             "A c1 air 1 vp 6 tent b5, B b5 air 2 vp 4", {}, "A dead tent b5, B b5 air 3 vp 4"),
    ],
)  # fmt: skip
def test_the_nightly_check_changes_levels_and_kills_climbers(seats, said, ends):
    assert told(night(seats, **said).game, 0) == ends


@pytest.mark.rule(21)
def test_a_death_event_reports_the_lost_points():
    """21: the marker falls to 1, so all points but that are lost."""
    died = [event for event in night("A c1 air 1 vp 6").events if isinstance(event, Died)]
    assert died == [Died((0, "A"), "c1", 5, "check")]


@pytest.mark.rule(12, 15, 20)
def test_worked_example_move_and_tent():
    """Worked example: move 2 and acclimatization 2 + 1: one climber at 6500 m gains 3 levels; the other
    steps to its space (cost 1), pitches there with the remaining point; both then gain 1 in the check."""
    game = set_up("m2 a2 a1, A b5 air 1, B b1 air 2", turn="last", first=1)
    game = do(game, 0, "plan A a2 a1; B m2 > b5 pitch")
    assert told(game, 0) == "A b5 air 5, B b5 air 3 tent b5"


@pytest.mark.rule(20, 21)
def test_loading_a_position_before_the_check_runs_the_check():
    """20: a position in phase check without questions is the moment before the check."""
    game = set_up("A c1, B base air 1", phase="check")
    assert story(game) == "day 2 selection, asks [0, 1]: A c1 air 2, B base air 2"


DYING = "A c1 air 1 vp 6 tent b5 | idle"
TIGHT = "A c1 air 1, B a1 | A c3 air 1"
AFTER = "day 2 selection, asks [0, 1]"


@pytest.mark.parametrize(
    ("seats", "steps", "ends"),
    [
        case(22, "to a low space, the marker back 4 steps, level 1 (r), the tent stays", DYING,
             "0: rescue A a9", f"{AFTER}: A a9 air 1 vp 2 tent b5, B base air 4"),
        case(22, "the card may be kept", DYING, "0: let-go",
             f"{AFTER}: A dead tent b5, B base air 4"),
        case(22, "not to a space that survivors and those already rescued fill (r)", TIGHT,
             "0: rescue A a1 / 1: rescue A a1", "refused (22)"),
    ],
)  # fmt: skip
def test_rescues_follow_rule_22(seats, steps, ends):
    assert story(night(seats, family=True).game, steps) == ends


@pytest.mark.rule(24)
@pytest.mark.parametrize("day", range(1, 18))
def test_a_new_weather_tile_is_turned_up_every_three_days(day):
    """24: on days 4, 7, 10 and 13 the next tile is turned up; on the last tile three days remain."""
    tiles = ["S4", "S1", "S6", "S2", "S5", "S3"]
    step = night(day=day, tiles=tiles)
    game = step.game
    assert game.day == day + 1
    turned = [event for event in step.events if isinstance(event, TileTurned)]
    begins = day + 1 in {4, 7, 10, 13}
    assert turned == ([TileTurned(tiles[day // 3 + 1], (day + 4, day + 5, day + 6))] if begins else [])
    view = observe(game, 0)
    shown = 2 + sum(day + 1 >= turn for turn in (4, 7, 10, 13))
    assert list(view.tiles) == tiles[:shown]
    assert sorted(view.hidden_tiles) == sorted(tiles[shown:])
    assert view.weather == content.TILES[tiles[day // 3]].days[day % 3]


@pytest.mark.rule(25)
@pytest.mark.parametrize("day", range(1, 18))
def test_players_draw_up_to_six_cards(day):
    """25: to 6 cards; with an empty deck nothing; with an empty hand and deck all 18 are shuffled, 6
    drawn."""
    before = set_up("idle | idle", day=day, turn="last")
    game = do(before, before.active_seat, "finish")
    for was, now in zip(to_position(before)["seats"], to_position(game)["seats"], strict=True):
        held = Counter(now["hand"]) + Counter(now["committed"] or [])
        if day % 6 == 0:
            assert (held.total(), len(now["deck"]), now["discard"]) == (6, 12, [])
        else:
            assert held == Counter(was["hand"]) + Counter(was["deck"][:3])
            assert now["deck"] == was["deck"][3:]
            assert Counter(now["discard"]) == Counter(was["discard"]) + Counter(was["committed"])
        assert now["deck"] == [] or day % 6 != 5
        assert held + Counter(now["deck"]) + Counter(now["discard"]) == Counter(DECK)


FAMILY = {"family": True, "day": 3}


TIED = "A a1 vp 10, B a1 vp 3 | A a4 vp 10, B a4 vp 3"
FIRST = "among players tied for most, who was on the summit first wins, whoever else"


@pytest.mark.parametrize(
    ("seats", "summit", "ends"),
    [
        case(26, "right after phase 4: the check of day 18 can still kill",
             "A c1 air 1 vp 7 | A b1", "", "won by [1] with [2, 3]"),
        case(27, "the sum of both VP markers; most wins",
             "A a1 vp 5, B a1 vp 4 | A a2 vp 7, B a2 vp 3 | A a3 vp 7, B dead", "",
             "won by [1] with [9, 10, 8]"),
        case(27, f"{FIRST}: 0A 1A", f"{TIED} | A a9, B a5", "0A 1A", "won by [0] with [13, 13, 2]"),
        case(27, f"{FIRST}: 1A 0A", f"{TIED} | A a9, B a5", "1A 0A", "won by [1] with [13, 13, 2]"),
        case(27, f"{FIRST}: 2A 1A 0A", f"{TIED} | A a9 vp 10, B a5", "2A 1A 0A",
             "won by [1] with [13, 13, 11]"),
        case(27, "if none of them stands on the summit step, they share the win",
             "A a1 vp 6, B a1 vp 6 | A a4 vp 7, B a4 vp 5 | idle", "", "won by [0, 1] with [12, 12, 2]"),
        case((27, 17), "whose surviving climber: who dies on the way down loses the place and the points",
             "A summit air 1, B a1 vp 10 | A a4 vp 10, B dead", "0A 1A 0B", "won by [1] with [11, 11]"),
    ],
)  # fmt: skip
def test_most_points_or_the_earliest_summit_wins(seats, summit, ends):
    game = night(seats, day=18, summit=summit.split()).game
    assert stands(game).startswith(f"day 18 over, {ends}: ")


@pytest.mark.rule(26)
def test_the_game_ends_after_the_check_of_day_18():
    """26: the end is tested right after phase 4, and then there is no phase 5."""
    before = set_up("m1 m1 a0 | m1 m1 a0", day=18, turn="last", first=1)
    assert outcome(before) is None
    game = do(before, before.active_seat, "finish")
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


@pytest.mark.rule(28, 22)
def test_a_rescue_does_not_count_as_a_death():
    """28: a rescue is not a death; without it the game ends."""
    game = night("A c1 air 1 vp 7, B b5 air 4 vp 6", players=1, **FAMILY).game
    assert outcome(game) is None
    assert do(game, 0, "rescue A base").day == 4
    assert tuple(scores(do(game, 0, "let-go"))) == (7,)


@pytest.mark.rule(28)
@pytest.mark.parametrize("season", content.SEASONS)
@pytest.mark.parametrize("side", content.SIDES)
def test_the_solo_total_earns_a_title(side, season, snapshot):
    """28: the total earns a title by the rating table."""
    track, titles = builder.BOARDS[side]["score_track"], {}
    for one, other in combinations_with_replacement(track, 2):
        seat = f"A a1 vp {one}, B a1 vp {other}"
        game = night(seat, players=1, side=side, season=season, day=18).game
        titles[scores(game)[0]] = outcome(game).title
    assert dict(sorted(titles.items())) == snapshot
