"""Texts for who cannot see a picture: what matters first, whole facts, never more than Discord takes."""

import re
from dataclasses import replace

import pytest

from k2bot.game.values import Person
from k2bot.games.k2.engine import Setup, observe, start
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.events import Checked, Died, Rescued, Slid
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pages import drawings, hand
from k2bot.games.k2.pages.wording import Talk
from k2bot.text.words import words
from tests.games.k2.pages import expedition

LIMIT = 1024
SHORT = Talk(words("en"), tuple(Person(name, f"<@{n}>") for n, name in enumerate(expedition.NAMES)))
KEYS = tuple((seat, name) for seat in range(5) for name in "AB")
CARDS = tuple(Card.parse(text) for text in ("r1/2", "r1/3", "r2/3"))


@pytest.fixture
def fullest():
    """Five players, both climbers of each and their tents on the summit, weather of all kinds ahead."""
    seen = observe(start(Setup(players=5, side="hard", season="winter", family=True), "x").game, None)
    climber = Climber("summit", 6, 10, "summit")
    seats = tuple(replace(seat, climbers=(climber, climber), committed=CARDS, risk=2) for seat in seen.seats)
    return replace(
        seen,
        seats=seats,
        day=13,
        phase=Phase.ACTIONS,
        first=1,
        turn=3,
        tiles=("W1", "W2", "W3", "W4", "AW1", "W5"),
        summit=KEYS,
    )


def test_the_board_begins_with_what_goes_on_and_whose_turn_it_is(fullest, snapshot):
    """A computer is called one."""
    people = tuple(replace(person, computer=seat == 1) for seat, person in enumerate(SHORT.people))
    text = drawings.board(replace(SHORT, people=people), fullest).alt
    assert text == snapshot
    assert len(text) <= LIMIT


def test_the_board_begins_with_what_the_night_did_then_with_the_readers_own_climbers(fullest, snapshot):
    night = (
        Died((0, "B"), "c1", 4, "check"),
        Slid((1, "A"), "c2", "b8", asked=False),
        Rescued((2, "A"), "d1", "a7", 7, 4),
    )
    assert drawings.board(SHORT, fullest, reader=4, night=night).alt == snapshot


def test_over_the_board_tells_no_weather_of_tonight(fullest, snapshot):
    assert drawings.board(SHORT, replace(fullest, phase=Phase.OVER, turn=None)).alt == snapshot


@pytest.mark.parametrize(("chosen", "committed"), [((1, 3, 5), False), ((0,), True), ((), False)])
def test_a_hand_says_what_is_chosen_and_what_it_adds_up_to_before_the_rest(chosen, committed, snapshot):
    cards = [Card.parse(text) for text in ("m1", "m3", "r1/2", "r2/3", "a0", "a2")]
    assert hand.hand_picture(SHORT, cards, chosen, committed=committed).alt == snapshot


@pytest.mark.parametrize("name", ["three", "solo", "long names"])
def test_the_ranking_tells_places_and_how_high_each_climber_came(whole_games, name, snapshot):
    (picture,) = whole_games[name].newest("end").page.pictures
    assert picture.alt == snapshot


def test_a_night_tells_who_slides_and_where_to_before_the_sums(fullest, snapshot):
    on_slope = fullest.with_climber((1, "B"), space="c1")
    events = (Checked((2, "A"), "b8", 4, 0, 1, 0, 0, 5), Slid((0, "A"), "c1", "b8", asked=False))
    night = drawings.night(SHORT, replace(on_slope, slides=((1, "B"),)), events, ["The sums."])
    assert night.alt == snapshot


def test_every_text_of_whole_games_is_made_of_whole_facts(whole_games):
    seen = set()
    for table in whole_games.values():
        pages = [post.page for post in table.posts] + [page for _, page in table.seen]
        for picture in (picture for page in pages for picture in page.pictures):
            assert len(picture.alt) <= LIMIT
            assert picture.alt.endswith("."), "the end of a fact"
            assert not re.search(r"→|\*\*", picture.alt.replace(expedition.LONG_NAMES[0], ""))
            seen.add(picture.name.split("-")[1])
    assert {"board", "turn", "hand", "reveal", "plan", "night", "ranking"} <= seen
