"""Rule 40: the avalanche variant."""

import pytest

from k2bot.games.k2.engine import legal_actions
from tests.games.k2.engine.helpers.kit import asked, case, do, legal, moment, night, player, refused, told

AT_7000 = {"avalanche": True, "tile": "AS1", "day": 2}
AT_6000 = {"avalanche": True, "tile": "AS2", "day": 3}
AT_8000 = {"avalanche": True, "season": "winter", "tile": "AW2", "day": 3}
CALM = {"avalanche": True, "tile": "AS1", "day": 1}
WINTER = {"avalanche": True, "season": "winter", "tile": "AW1"}
ZONE = "each climber in the zone loses 1 and slides down one rope to a lower space"
TENT = "with an own-colour tent on its space a climber loses 1 but does not slide"
CAP = "the loss is added after space, tent and weather, before the level is capped"


@pytest.mark.parametrize(
    ("seats", "said", "ends"),
    [
        case(40, f"{ZONE}: 7000", [player(A="c3 air 4")], AT_7000, "A c1 air 2, B base air 4"),
        case(40, f"{ZONE}: 6000", [player(A="b4 air 4")], AT_6000, "A b2 air 2 vp 3, B base air 4"),
        case(40, f"{ZONE}: 8000", [player(A="summit air 4")], AT_8000, "A d1 air 1 vp 10, B base air 4"),
        case(40, f"{ZONE}: in winter", [player(A="c3 air 4")], WINTER | {"day": 2},
             "A c1 air 2, B base air 4"),
        case(40, "others do not: above and below 7000", [player(A="d1 air 4", B="b5 air 4")], AT_7000,
             "A d1 air 2, B b5 air 4"),
        case(40, "others do not: above and below 6000", [player(A="c3 air 4", B="a9 air 4")], AT_6000,
             "A c3 air 3, B a9 air 4"),
        case(40, "on other days nobody does", [player(A="c3 air 4")], CALM, "A c3 air 3, B base air 4"),
        case(40, "on other days of winter nobody does", [player(A="c3 air 4")], WINTER | {"day": 1},
             "A c3 air 3, B base air 4"),
        case(40, TENT, [player(A="c3 air 4 tent c3")], AT_7000, "A c3 air 3 tent c3, B base air 4"),
        case(40, f"{TENT}, the other climber's", [player(A="c3 air 4", B="base tent c3")], AT_7000,
             "A c3 air 3, B base air 4 tent c3"),
        case(40, f"{TENT}, not another player's", [player(A="c3 air 4"), player(A="base tent c3")], AT_7000,
             "A c1 air 2, B base air 4"),
        case(40, "lowest first and each once: who slides onto a space of the zone does not slide on",
             [player(A="c3 air 5", B="c5 air 5"), player(A="c2 air 5", B="c4 air 5")], AT_7000,
             "A c1 air 3, B c3 air 3 vp 6"),
        case(40, "sliding may exceed limits; who stands too many stays, until it moves",
             [player(A="c2 air 5", B="b8 air 5"), player(A="b8 air 5")], AT_7000,
             "A b8 air 3 vp 5, B b8 air 4"),
        case((40, 21), "climbers the check kills neither slide nor are asked (r)",
             [player(A="c1 air 2"), player(A="c3 air 2")], AT_7000, "A dead, B base air 4"),
        case((17, 40), "a marker never falls by descending", [player(A="c3 air 5 vp 7")], AT_7000,
             "A c1 air 3 vp 7, B base air 4"),
        case((20, 40), f"{CAP}: 7 - 1 - 1 is 5", [player(A="c3 air 7")], AT_7000, "A c1 air 5, B base air 4"),
        case((20, 40), f"{CAP}: 8 - 1 - 1 is 6", [player(A="c3 air 8")], AT_7000, "A c1 air 6, B base air 4"),
        case((20, 40), f"{CAP}: 9 - 1 - 1 becomes 6", [player(A="c3 air 9")], AT_7000,
             "A c1 air 6, B base air 4"),
    ],
)  # fmt: skip
def test_how_a_climber_comes_through_an_avalanche(seats, said, ends):
    game = night(*seats, **said).game
    assert told(game, 0) == ends
    assert moment(game) == f"day {said['day'] + 1} selection"


@pytest.mark.rule(40)
def test_where_there_are_several_ways_the_player_chooses():
    """40: its player's choice where there are several lower spaces."""
    game = night(player(A="c1 air 4"), **AT_7000).game
    assert (moment(game), asked(game)) == ("day 2 check", [0])
    assert sorted(legal(game, 0)) == ["slide b6", "slide b7"]
    for text in ("slide c3", "slide c1", "let-go", "rescue A base", "go b6"):
        refused(game, 0, text)
    refused(game, 1, "slide b6")
    for space in ("b6", "b7"):
        after = do(game, 0, f"slide {space}")
        assert (moment(after), told(after, 0)) == ("day 3 selection", f"A {space} air 2 vp 5, B base air 4")


@pytest.mark.rule(40)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_highest_way_comes_first(side):
    """40: if not answered in time the highest, of equally high ones the first listed in the data (r):
    listed first."""
    assert legal(night(player(A="c1 air 4"), side=side, **AT_7000).game, 0)[0] == "slide b7"


@pytest.mark.rule(40)
def test_the_order_of_questions():
    """40: lowest climbers first, then in turn order, A before B."""
    game = night(
        player(A="d1 air 5"),
        player(A="d1 air 5", B="d1 air 5"),
        player(A="d1 air 5", B="summit air 5"),
        first=2,
        **AT_8000,
    ).game
    for seat, name in ((2, "A"), (0, "A"), (1, "A"), (1, "B")):
        assert asked(game) == [seat]
        assert game.seats[seat].climber(name).space == "d1"
        game = do(game, seat, "slide c5")
        assert game.seats[seat].climber(name).space == "c5"
    assert told(game, 2) == "A c5 air 2 vp 7, B d1 air 2 vp 10", "from the summit to d1, after those of d1"
    assert moment(game) == "day 4 selection"


@pytest.mark.rule(40)
def test_lower_ones_are_asked_before_higher_ones():
    """40: lowest climbers first, whatever the turn order: b1 before b2 before b5."""
    game = night(
        player(A="b2 air 5"), player(A="b1 air 5", B="b1 air 5"), player(A="b5 air 5"), **AT_6000
    ).game
    assert asked(game) == [1]
    game = do(game, 1, "slide a10", "slide a11")
    assert asked(game) == [0]
    assert sorted(legal(game, 0)) == ["slide a12", "slide b1"]
    game = do(game, 0, "slide b1")
    assert asked(game) == [2], "b5 has two ways down, b1 and b3"
    game = do(game, 2, "slide b1")
    assert moment(game) == "day 4 selection"
    assert told(game) == (
        "A b1 air 4, B base air 4 | A a10 air 4 vp 2, B a11 air 4 vp 2 | A b1 air 4 vp 3, B base air 4"
    )


@pytest.mark.rule(40)
def test_the_air_counts_where_the_climber_started():
    """40: the space's acc counts where the climber started."""
    game = night(player(A="b1", B="b4 air 4"), **AT_6000).game
    assert told(do(game, 0, "slide a10"), 0) == "A a10 air 2 vp 2, B b2 air 2 vp 3"


@pytest.mark.rule(40, 22)
def test_slides_come_before_rescues():
    """22, 40: in an avalanche all slides are done before anybody is asked about a rescue."""
    game = night(player(A="c3 air 2"), player(A="c1 air 5"), family=True, **AT_7000).game
    assert asked(game) == [1]
    assert not legal_actions(game, 0)
    game = do(game, 1, "slide b6")
    assert asked(game) == [0]
    assert told(do(game, 0, "rescue A base"), 0) == "A base air 1, B base air 4"


@pytest.mark.rule(40, 22)
def test_who_slid_low_can_fill_a_space():
    """22: full counts survivors where they are after the slides."""
    game = night(player(A="b4 air 2", B="b3 air 5"), player(A="b3 air 5"), family=True, **AT_6000).game
    assert "rescue A a11" not in legal(game, 0)
    assert "rescue A a10" in legal(game, 0)
