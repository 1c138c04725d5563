"""Single frames of a film: what stands in them, how they look, how long they last."""

from dataclasses import replace

import pytest

from k2bot.game.values import Person
from k2bot.games.k2.engine import observe
from k2bot.games.k2.engine.events import Died, Rescued, Slid
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.film_moments import Night, TurnMoments
from k2bot.games.k2.pages.turns import ClimberTurn
from k2bot.games.k2.pages.wording import Talk
from k2bot.text.words import words
from tests.games.k2.pages.test_films import script

TALK = Talk(words(), (Person("Ann", "@ann"), Person("Bob", "@bob"))).plain


@pytest.fixture
def morning(begin):
    """The first morning of a game of two, as the channel sees it."""
    return observe(begin().state, None)


def doing(name="A", way=("base", "a2"), tent=None, air=0, summit=None, heading="climb"):
    return ClimberTurn((0, name), way, tent, air, 0, summit, heading)


def turn(seen, seat, *made):
    own = tuple(replace(one, climber=(seat, one.climber[1])) for one in made)
    return TurnMoments(replace(seen, phase=films.Phase.ACTIONS, turn=seat), own)


def shots(*moments, room=60_000):
    """The frames of some moments."""
    return films.cut_to(TALK, films.beats(moments), room)


CAMP, WALK = doing("A", tent="a2"), doing("B", ("base", "a1"))


TURNS = {
    "a way with a tent at its end": [CAMP],
    "a tent on the way": [doing(way=("base", "a2", "a3"), tent="a2")],
    "a tent alone": [doing(way=("base",), tent="base")],
    "nothing": [doing(way=("base",))],
    "both go apart": [doing(), WALK],
    "both camp": [CAMP, doing("B", tent="a2")],
    "the summit has a flag, and takes its time": [doing("B", ("d1", "summit"), summit=1)],
}


@pytest.mark.parametrize("made", TURNS.values(), ids=TURNS)
def test_a_turn_is_told_in_few_words(morning, made, snapshot):
    assert script(shots(turn(morning, 0, *made))) == snapshot


def test_tents_of_the_day_stay_and_ways_are_those_of_the_frame(morning, snapshot):
    assert script(shots(turn(morning, 0, CAMP), turn(morning, 1, WALK))) == snapshot


def test_what_happens_in_a_night_comes_one_after_the_other(morning, snapshot):
    events = (
        Died((0, "A"), "c1", 4, "check"),
        Died((1, "B"), "summit", 9, "check"),
        Rescued((0, "B"), "b3", "a1", 3, 1),
        Slid((1, "A"), "b5", "b4", asked=False),
    )
    found = shots(Night(morning, (), tuple((event, morning) for event in events)))
    assert all(shot.great for shot in found)
    assert script(found) == snapshot


# ------------------------------------------------------------------------------------------- drawn together


STAY, GO, PEAK = [doing(way=("base",))], [doing()], [doing(summit=1)]


def test_where_time_is_short_quiet_turns_share_frames_first_then_quiet_days_and_great_moments_last(morning):
    """Who does nothing shares a frame with somebody of the same day even if there is time."""
    days = [[PEAK, GO], [GO, GO], [GO, STAY]]
    told = [
        turn(replace(morning, day=day), seat, *made)
        for day, turns in enumerate(days, 1)
        for seat, made in enumerate(turns)
    ]

    def frames(room):
        return [
            (shot.seen.day, len(shot.trails), *(["great"] if shot.great else []))
            for shot in shots(*told, room=room)
        ]

    assert frames(60_000) == [(1, 1, "great"), (1, 1), (2, 1), (2, 1), (3, 1)]
    assert frames(5500) == [(1, 1, "great"), (1, 1), (2, 2), (3, 1)]
    assert frames(5000) == [(1, 1, "great"), (2, 2), (3, 1)]
    assert frames(0) == [(3, 2, "great")]


def test_what_more_climbers_do_than_can_be_told_is_told_of_the_one_that_gets_highest(morning, snapshot):
    walks = [doing("A", ("base", "a2"), heading="climb"), doing("B", ("c1", "b5"), heading="descend")]
    climb = doing("B", ("b5", "c1"), heading="climb")
    found = shots(turn(morning, 0, *walks), turn(morning, 1, climb), room=0)
    assert script(found) == snapshot
