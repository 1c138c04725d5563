"""The last post: places, how climbers fared, the decisive night."""

from dataclasses import replace

import pytest

from k2bot.games.k2.engine import observe
from k2bot.games.k2.engine.events import Checked, Stepped
from k2bot.games.k2.pages import days
from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.builder import player
from tests.kit.table import late
from tests.kit.transcript import page_text

DYING = builder.at("c1", 1)


def at(space, vp=None):
    """Somebody with air enough for the last night."""
    return builder.at(space, 6, vp=vp)


@pytest.fixture
def ended(stand):
    """A table at its end after the check of day 18, in which nobody is rescued."""

    def make(*seats, **said):
        table = stand(*seats, players=len(seats), day=18, phase="check", family=True, **said)
        while table.waiting:
            table.answer(table.waiting[0], "let-go")
        return table

    return make


LOSER, WINNER = player(A=at("b1"), B=DYING), player(A=at("b4"), B=at("b5"))
LOW, EQUAL = player(A=at("b1"), B=DYING), player(A=at("b2"), B=at("base"))
FIFTEEN = player(A=at("b1", 10), B=at("b2", 5))
NOBODY = player(A=DYING, B=DYING)


ENDS = {
    "the highest total wins, a death that cost it decided the game": ([LOSER, WINNER], []),
    "among tied the first on the summit wins": (
        [player(A=at("b1", 10), B=DYING), player(A=at("b4", 10), B=at("base"))],
        ["1A", "0A"],
    ),
    "where the summit decides no night did, nor the death of who was far behind": (
        [FIFTEEN, FIFTEEN, player(A=at("base"), B=DYING)],
        ["1A", "0A"],
    ),
    "of several tied ones none is named but the first on the summit": (
        [*[FIFTEEN] * 3, LOW],
        ["1A", "0A", "2A"],
    ),
    "a shared win of several names them all": ([LOW, EQUAL, EQUAL], []),
    "where nobody came back nobody wins or has a place": ([NOBODY] * 3, []),
    "alone without a way back": ([NOBODY], []),
    "alone the title and the rating are told": ([player(A=at("b8", 10), B=DYING)], ["0A"]),
}


@pytest.mark.parametrize(("seats", "summit"), ENDS.values(), ids=ENDS)
def test_how_a_last_night_ends_the_game(ended, seats, summit, snapshot):
    assert page_text(ended(*seats, summit=summit).newest("end").page) == snapshot


LEAVING = {"alone": (1, 0), "one of two": (2, 0), "two of three": (3, 0, 1), "all but computers": (4, 0, 1)}


@pytest.mark.parametrize("leaving", LEAVING.values(), ids=LEAVING)
def test_whoever_is_left_wins_and_whoever_left_is_told_of(begin, leaving, snapshot):
    players, *seats = leaving
    table = begin(players)
    for seat in seats:
        table.resign(seat, last=seat == seats[-1])
    assert table.posted(len(table.posts) - 2) == snapshot
    assert "died" not in table.newest("end").page.pictures[0].alt


def test_a_climber_that_died_before_its_player_left_died_in_the_picture_too(stand, drawn):
    safe = at("a1")
    table = stand(
        player(A=DYING, B=safe), player(A=safe, B=safe), players=2, day=4, phase="check", family=True
    )
    while table.state.day < 5:
        table.answer(table.waiting[0], "let-go")
    table.resign(0)
    picture = table.newest("end").page.pictures[0]
    picture.draw()
    assert drawn[-1].died == ((0, "A"),)


def story(table, *more):
    history = [*((observe(step.state, None), step.events) for step in table.steps), *more]
    return days.story([days.PublicStep(None, *step) for step in history])


def test_a_night_in_the_base_camp_is_never_the_thinnest(begin):
    table = begin(1)
    while table.state.day < 3:
        table.answer(0, late(table.game, table.state, 0))
    nights = [event for step in table.steps for event in step.events if isinstance(event, Checked)]
    assert {event.space for event in nights} == {"base"}
    assert story(table).thinnest is None
    high = replace(nights[0], space="a2", after=4)
    assert story(table, (observe(table.state, None), (high,))).thinnest == (3, high)


def test_the_highest_point_is_that_of_the_day_though_the_night_was_spent_lower(begin):
    table = begin(1)
    up, down = (Stepped((0, "A"), start, end, 1, 2, None) for start, end in (("a1", "b1"), ("b1", "a1")))
    seen = observe(table.state, None)
    fourth, fifth = (replace(seen, day=day) for day in (4, 5))
    told = story(table, (fourth, ()), (fifth, (up, down)), (fifth, (up, down)))
    assert told.peaks[0, "A"] == (4, days.altitude(seen, "b1"))
    assert told.peaks[0, "B"] == (0, days.altitude(seen, "base"))
