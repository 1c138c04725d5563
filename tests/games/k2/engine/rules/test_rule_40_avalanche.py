"""Rule 40: the avalanche variant."""

import pytest

from tests.games.k2.engine.helpers.kit import case, legal, night, refused, story, told

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
def test_how_a_climber_comes_through_an_avalanche(seats, ends):
    assert told(night(seats, **AT_7000).game, 0) == ends


@pytest.mark.rule(40)
def test_where_there_are_several_ways_the_player_chooses():
    """40: its player's choice where there are several lower spaces."""
    game = night("A c1 air 4", **AT_7000).game
    assert sorted(legal(game, 0)) == ["slide b6", "slide b7"]
    for text in ("slide c3", "slide c1", "let-go", "rescue A base", "go b6"):
        refused(game, 0, text)
    refused(game, 1, "slide b6")


@pytest.mark.rule(40)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_highest_way_comes_first(side):
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
def test_who_is_asked_when(seats, said, steps, ends):
    assert story(night(seats, **said).game, steps) == ends
