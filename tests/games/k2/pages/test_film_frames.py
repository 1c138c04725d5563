"""Single frames of a film: what stands in them, how they look, how long they last."""

from dataclasses import replace

import pytest

from k2bot.game.values import Person
from k2bot.games.k2.engine import observe
from k2bot.games.k2.engine.events import Checked, Died, Rescued, Slid
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.films import Night, Turn
from k2bot.games.k2.pages.talk import Talk
from k2bot.games.k2.pages.turns import ClimberTurn
from k2bot.text.words import words
from tests.games.k2.pages.test_films import script

TALK = Talk(words(), (Person("Ann", "@ann"), Person("Bob", "@bob"))).plain


@pytest.fixture
def morning(begin):
    """The first morning of a game of two, as the channel sees it."""
    return observe(begin().state, None)


def doing(name="A", way=("base", "a2"), tent=None, air=0, summit=None):
    return ClimberTurn((0, name), way, tent, air, 0, summit)


def turn(seen, seat, *made):
    own = tuple(replace(one, climber=(seat, one.climber[1])) for one in made)
    return Turn(seen and replace(seen, phase=films.Phase.ACTIONS, turn=seat), own)


def check(key, space, after):
    return Checked(key, space, after + 1, -1, 0, 0, 0, after)


def shots(*moments):
    """The frames of some moments."""
    return list(films._shots(TALK, films._parts(TALK, moments)))


CAMP, WALK = doing("A", tent="a2"), doing("B", ("base", "a1"))


TURNS = {
    "a way with a tent at its end": [CAMP],
    "a tent on the way": [doing(way=("base", "a2", "a3"), tent="a2")],
    "a tent alone": [doing(way=("base",), tent="base")],
    "nothing": [doing(way=("base",))],
    "both go apart": [doing(), WALK],
    "both camp": [CAMP, doing("B", tent="a2")],
    "the summit has a flag, and takes its time": [doing("B", ("d5", "summit"), summit=1)],
}


@pytest.mark.parametrize("made", TURNS.values(), ids=TURNS)
def test_a_turn_is_told_in_few_words(morning, made, snapshot):
    assert script(shots(turn(morning, 0, *made))) == snapshot


def test_tents_of_the_day_stay_and_ways_are_those_of_the_frame(morning, snapshot):
    first, second = turn(morning, 0, CAMP), turn(morning, 1, WALK)
    assert script(shots(first, second)) == snapshot
    assert script(shots(first, Night(morning, (), ()), second)) == snapshot


NIGHTS = {
    "one left": [check((0, "A"), "c1", 2), check((1, "B"), "b5", 1)],
    "thin up there, not at base camp": [check((0, "A"), "c1", 2), check((1, "B"), "base", 1)],
    "one dies": [check((0, "A"), "c1", 1), check((1, "B"), "b5", 0)],
    "two die": [check((0, "A"), "c1", -1), check((1, "B"), "b5", 0)],
}


@pytest.mark.parametrize("checks", NIGHTS.values(), ids=NIGHTS)
def test_a_night_has_a_frame_where_it_was_close(morning, checks, snapshot):
    assert script(shots(Night(morning, tuple(checks), ()))) == snapshot


def test_what_happens_in_a_night_comes_one_after_the_other_the_first_longest(morning, snapshot):
    events = (
        Died((0, "A"), "c1", 4, "check"),
        Died((1, "B"), "summit", 9, "check"),
        Rescued((0, "B"), "b3", "a1", 3, 1),
        Slid((1, "A"), "b5", "b4", asked=False),
    )
    found = shots(Night(morning, (), tuple((event, morning) for event in events)))
    assert all(shot.dramatic for shot in found)
    assert script(found) == snapshot


# ------------------------------------------------------------------------------------------- drawn together


STAY, GO, PEAK = [doing(way=("base",))], [doing()], [doing(summit=1)]
BOTH = [doing("A"), doing("B")]


def turns(*made):
    """Turns of seats 0, 1 and so on."""
    return [turn(None, seat, *doings) for seat, doings in enumerate(made)]


def test_where_time_is_short_the_least_eventful_turns_are_drawn_together_first():
    days = [films.gathered(turns(*made)) for made in ((BOTH, BOTH), (GO, GO), (PEAK, GO))]

    def frames(room):
        return [[len(group) for group in groups] for groups in films.fitted(days, room)]

    whole = sum(films.lasting(group) for groups in days for group in groups)
    assert frames(whole) == [[1, 1], [1, 1], [1, 1]]
    assert frames(whole - 1) == [[1, 1], [2], [1, 1]]
    assert frames(0) == [[1, 1], [2], [1, 1]], "a summit, and more than two ways, have frames of their own"
