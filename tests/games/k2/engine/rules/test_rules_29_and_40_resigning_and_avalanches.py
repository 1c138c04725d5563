"""Rules 29 and 40: leaving the game (r), and the avalanche variant."""

import pytest

from k2bot.games.k2.engine import legal_actions, observe, outcome, resign, scores, to_position
from k2bot.games.k2.engine.events import Checked, Slid
from tests.games.k2.engine.helpers.kit import (
    case,
    do,
    legal,
    moment,
    night,
    refused,
    set_up,
    stands,
    story,
    told,
)

CHOOSING = {"phase": "selection"}
MORNING = "hand m3 m3 m1 m1 m2 a0 | hand m3 m3 m1 m1 m2 a0 | hand m3 m3 m1 m1 m2 a0"
PICKING = {"phase": "risk", "turn": 0}
PUSHING = "m3 m3 m2 | m1 m1 m1 | m1 m1 a0"
NIGHT = {"turn": "last", "family": True}
DYING = "A c1 air 1 vp 6 | A c3 air 1 | idle"
FULL = "A c1 air 1 | A a1, B a1 | A a1"
AVALANCHE = {"turn": "last", "avalanche": True, "tile": "AS1", "day": 2}
CLIMBING, CLIMB = "m3 m3 m2, A b1", "0: use A m3 m3 / 0: go b5"
AT_CAMP, NOBODY = "A base air 3, B base air 3", "A dead, B dead"


@pytest.mark.parametrize(
    ("seats", "said", "steps", "ends"),
    [
        case((29, 6), "when nobody else is awaited, the cards are revealed", MORNING, CHOOSING,
             "0: choose m1 m1 m2 / 1: choose m1 m1 a0 / 2 leaves",
             f"day 1 risk 0, asks [0]: {AT_CAMP}"),
        case((29, 6), "cards committed today do not count in the sums", MORNING, CHOOSING,
             "2: choose m3 m3 m2 / 2 leaves / 0: choose m1 m2 a0 / 1: choose m1 m1 a0",
             f"day 1 risk 0, asks [0]: {AT_CAMP}"),
        case((29, 9), "others' questions stay open, and their day goes on", PUSHING, PICKING,
             "2 leaves / 0: token 1 / 0: finish / 1: finish",
             "day 2 selection, asks [0, 1]: A base air 4, B base air 4"),
        case((29, 9), "the question about the token is void: nobody takes one today", PUSHING, PICKING,
             "0 leaves", f"day 1 actions 1, asks [1]: {NOBODY}"),
        case(29, "at any time, in the middle of a use too: the next player's turn begins",
             f"{CLIMBING} | idle | idle", {}, f"{CLIMB} / 0 leaves", f"day 1 actions 1, asks [1]: {NOBODY}"),
        case(29, "the last to act leaves: the day's turns are done, and the check comes",
             "A c1 | idle | idle", {"turn": 2}, "2 leaves",
             "day 2 selection, asks [0, 1]: A c1 air 2, B base air 4"),
        case(29, "the turn goes past who has left", "idle | idle | idle", {}, "1 leaves / 0: finish",
             f"day 1 actions 2, asks [2]: {AT_CAMP}"),
        case((29, 22), "an open question to that player is void, here about a rescue", DYING, NIGHT,
             "2: finish / 0 leaves / 1: rescue A base", f"day 2 selection, asks [1, 2]: {NOBODY}"),
        case((29, 22), "off the board from then on: the places are free", FULL, NIGHT,
             "2: finish / 1 leaves / 0: rescue A a1",
             "day 2 selection, asks [0, 2]: A a1 air 1, B base air 4"),
        case((29, 40), "an open question to that player is void, here about a slide",
             "A c1 air 4 | A d1 air 4 | idle", AVALANCHE, "2: finish / 0 leaves",
             f"day 3 selection, asks [1, 2]: {NOBODY}"),
        case(29, "when all but one have resigned, that one wins at once, and no check is made any more",
             "A c1 air 1 | A a1 vp 10 | idle", {}, "1 leaves / 2 leaves",
             "day 1 over, won by [0] with [6, 2, 2]: A c1 air 1, B base air 3"),
        case((29, 17), "with two players one resignation ends the game; the space entered already counts",
             f"{CLIMBING} | idle", {}, f"{CLIMB} / 1 leaves",
             "day 1 over, won by [0] with [4, 2]: A b5 air 3, B base air 3"),
        case(29, "a player whose climbers died has not resigned, and still may",
             f"idle | {NOBODY} | idle", {}, "2 leaves / 1 leaves",
             f"day 1 over, won by [0] with [2, 2, 2]: {AT_CAMP}"),
        case((29, 26), "when no climber lives any more the game is over",
             f"idle | {NOBODY} | {NOBODY}", {}, "0 leaves",
             f"day 1 over, won by [0, 1, 2] with [2, 2, 2]: {NOBODY}"),
        case(29, "only computers stay: it ends at once, with the points as they stand",
             "idle | A c1 air 1 | A a1 vp 10", {}, "0 leaves last",
             f"day 1 over, won by [2] with [2, 6, 11]: {NOBODY}"),
        case((29, 28), "computers with as many points win together, and nobody who has left",
             "idle | idle | idle", {}, "0 leaves last",
             f"day 1 over, won by [1, 2] with [2, 2, 2]: {NOBODY}"),
        case((29, 26), "the last person leaves where no computer's climber lives",
             f"idle | {NOBODY} | {NOBODY}", {}, "0 leaves last",
             f"day 1 over, won by [0, 1, 2] with [2, 2, 2]: {NOBODY}"),
        case(29, "the last person leaves a single computer, which wins as anybody does", "idle | idle", {},
             "0 leaves last", f"day 1 over, won by [1] with [2, 2]: {NOBODY}"),
        case(29, "who has left has left", "idle | idle | idle", {}, "1 leaves / 1 leaves", "refused (29)"),
    ],
)  # fmt: skip
def test_resigning_continues_or_ends_the_game_by_rule_29(seats, said, steps, ends):
    assert story(set_up(seats, **said), steps) == ends


@pytest.mark.rule(29)
@pytest.mark.parametrize(
    ("phase", "cards"), [("selection", "idle"), ("selection", "m1 m2 a1"), ("actions", "m1 m2 a1")]
)
def test_both_climbers_of_a_resigned_player_are_dead(phase, cards):
    """29: off the board, markers on 1, tents stay, cards committed today are put away."""
    seat = f"{cards}, A summit air 5 tent c1, B b5 vp 7"
    game = resign(set_up(f"{seat} | idle | idle", phase=phase), 0).game
    own = to_position(game)["seats"][0]
    assert told(game, 0) == "A dead tent c1, B dead"
    assert (own["committed"], to_position(game)["summit"], scores(game)[0]) == (None, [], 2)
    assert set(cards.split()) - {"idle"} <= set(own["discard"])
    assert outcome(game) is None
    assert not legal_actions(game, 0)


@pytest.mark.rule(29, 23)
def test_the_first_player_marker_moves_on_after_a_resignation():
    """29, 23: the marker passes from where it is."""
    game = resign(set_up("idle | idle | idle", first=1, turn=1), 1).game
    assert do(do(game, 2, "finish"), 0, "finish").first == 2


@pytest.mark.rule(29, 28)
def test_a_solo_player_who_resigns_ends_the_game():
    """29: a solo player who resigns ends the game."""
    game = resign(set_up("A c1 vp 7", players=1, phase="risk"), 0).game
    assert stands(game) == f"day 1 over, won by [0] with [2]: {NOBODY}"
    assert outcome(game).title == "sailor"


# --------------------------------------------------------------------------------------------- avalanches


AT_7000 = {"avalanche": True, "tile": "AS1", "day": 2}
AT_8000 = {"avalanche": True, "season": "winter", "tile": "AW2", "day": 3}
ZONE = "each climber in the zone loses 1 and slides down one rope to a lower space"
TENT = "with an own-colour tent on its space a climber loses 1 but does not slide"


@pytest.mark.parametrize(
    ("seats", "ends"),
    [
        case(40, f"{ZONE}: 7000", "A c3 air 4", "A c1 air 2, B base air 4"),
        case(40, TENT, "A c3 air 4 tent c3", "A c3 air 3 tent c3, B base air 4"),
        case(40, "lowest first and each once: who slides onto a space of the zone does not slide on",
             "A c3 air 5, B c5 air 5 | A c2 air 5, B c4 air 5",
             "A c1 air 3, B c3 air 3 vp 6"),
    ],
)  # fmt: skip
def test_climbers_slide_in_an_avalanche_unless_they_have_a_tent(seats, ends):
    assert told(night(seats, **AT_7000).game, 0) == ends


@pytest.mark.rule(40)
@pytest.mark.parametrize("family", [False, True])
def test_climbers_killed_by_an_avalanche_do_not_slide(family):
    """40: climbers the check kills neither slide nor are asked (r), only about a rescue."""
    step = night("A c1 air 2, B b1 air 4", family=family, **AT_7000)
    checked = {event.climber: event.slides for event in step.events if isinstance(event, Checked)}
    assert checked[0, "A"] is False
    assert not [event for event in step.events if isinstance(event, Slid)]
    assert ("let-go" in legal(step.game, 0)) is family
    assert moment(step.game) == ("day 2 check" if family else "day 3 selection")


@pytest.mark.rule(2, 40)
@pytest.mark.parametrize(("day", "hidden"), [(10, 3), (13, 0)])
def test_hidden_tiles_are_those_that_may_still_come(day, hidden):
    """2, 40: two of the season's tiles are not in the game; once all six are open, none may come."""
    assert len(observe(set_up("idle | idle", day=day, avalanche=True), 0).hidden_tiles) == hidden


@pytest.mark.rule(40)
def test_the_player_chooses_between_several_ways_to_slide():
    """40: its player's choice where there are several lower spaces."""
    game = night("A c1 air 4", **AT_7000).game
    assert sorted(legal(game, 0)) == ["slide b6", "slide b7"]
    for text in ("slide c3", "slide c1", "let-go", "rescue A base", "go b6"):
        refused(game, 0, text)
    refused(game, 1, "slide b6")


@pytest.mark.rule(40)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_highest_way_to_slide_is_listed_first(side):
    """40: if not answered in time the highest, of equally high ones the first listed in the data (r):
    listed first."""
    assert legal(night("A c1 air 4", side=side, **AT_7000).game, 0)[0] == "slide b7"


D1, FAMILY_7000 = AT_8000 | {"first": 2}, AT_7000 | {"family": True}
ON_D1 = "A d1 air 5 | A d1 air 5, B d1 air 5 | A d1 air 5, B summit air 5"
RESCUE = "A c3 air 2 | A c1 air 5"


@pytest.mark.parametrize(
    ("seats", "said", "steps", "ends"),
    [
        case(40, "of equally high ones in turn order, A before B", ON_D1, D1,
             "2: slide c5 / 0: slide c5 / 1: slide c5",
             "day 3 check, asks [1]: A c5 air 2 vp 7, B base air 4"),
        case((22, 40), "all slides are done before anybody is asked about a rescue", RESCUE, FAMILY_7000,
             "1: slide b6 / 0: rescue A base",
             "day 3 selection, asks [0, 1]: A base air 1, B base air 4"),
    ],
)  # fmt: skip
def test_slides_are_decided_in_order_and_before_rescues(seats, said, steps, ends):
    assert story(night(seats, **said).game, steps) == ends
