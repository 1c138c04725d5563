"""The last post: places, the climbers' fates, the decisive night."""

from dataclasses import replace

import pytest

from k2bot.games.k2.engine import observe
from k2bot.games.k2.engine.events import Checked, Stepped
from k2bot.games.k2.pages import days
from tests.games.k2.pages.expedition import public
from tests.kit.table import late
from tests.kit.transcript import page_text

LOW = "A b1 air 6, B c1 air 1"
EQUAL = "A b2 air 6, B base air 6"
FIFTEEN = "A b1 air 6 vp 10, B b2 air 6 vp 5"
NOBODY = "A c1 air 1, B c1 air 1"
ENDS = {
    "the highest total wins, a death that cost it decided the game": (f"{LOW} | A b4 air 6, B b5 air 6", []),
    "among tied the first on the summit wins": (
        "A b1 air 6 vp 10, B c1 air 1 | A b4 air 6 vp 10, B base air 6",
        ["1A", "0A"],
    ),
    "where the summit decides no night did, nor the death of who was far behind": (
        f"{FIFTEEN} | {FIFTEEN} | A base air 6, B c1 air 1",
        ["1A", "0A"],
    ),
    "of several tied ones none is named but the first on the summit": (
        f"{FIFTEEN} | {FIFTEEN} | {FIFTEEN} | {LOW}",
        ["1A", "0A", "2A"],
    ),
    "a shared win of several names them all": (f"{LOW} | {EQUAL} | {EQUAL}", []),
    "where nobody came back all share the win": (f"{NOBODY} | {NOBODY} | {NOBODY}", []),
    "alone without a way back": (NOBODY, []),
    "alone the title and the rating are told": ("A b8 air 6 vp 10, B c1 air 1", ["0A"]),
}


@pytest.mark.parametrize(("seats", "summit"), ENDS.values(), ids=ENDS)
def test_the_last_post_reports_places_and_the_decisive_night(stand, seats, summit, snapshot):
    """Nobody is rescued in the check of day 18."""
    players = 1 + seats.count("|")
    table = stand(seats, players=players, day=18, phase="check", family=True, summit=summit)
    while table.waiting:
        table.answer(table.waiting[0], "let-go")
    assert page_text(table.newest("end").page) == snapshot


LEAVING = {"alone": (1, 0), "one of two": (2, 0), "two of three": (3, 0, 1), "all but computers": (4, 0, 1)}


@pytest.mark.parametrize("leaving", LEAVING.values(), ids=LEAVING)
def test_the_last_remaining_player_wins_and_resignations_are_reported(begin, leaving, snapshot):
    players, *seats = leaving
    table = begin(players)
    for seat in seats:
        table.resign(seat, last=seat == seats[-1])
    assert table.posted(len(table.posts) - 2) == snapshot
    assert "died" not in table.newest("end").page.pictures[0].alt


def test_the_final_picture_marks_climbers_who_died_before_their_player_resigned(stand, drawn):
    seats = "A c1 air 1, B a1 air 6 | A a1 air 6, B a1 air 6"
    table = stand(seats, day=4, phase="check", family=True)
    while table.state.day < 5:
        table.answer(table.waiting[0], "let-go")
    table.resign(0)
    picture = table.newest("end").page.pictures[0]
    picture.draw()
    assert drawn[-1].died == ((0, "A"),)


def story(table, *more):
    return days.story([*public(table.steps), *(days.PublicStep(None, *step) for step in more)])


def test_nights_at_base_camp_never_count_as_the_thinnest_one(begin):
    table = begin(1)
    while table.state.day < 3:
        table.answer(0, late(table.game, table.state, 0))
    nights = [event for step in table.steps for event in step.events if isinstance(event, Checked)]
    assert {event.space for event in nights} == {"base"}
    assert story(table).thinnest is None
    high = replace(nights[0], space="a2", after=4)
    assert story(table, (observe(table.state, None), (high,))).thinnest == (3, high)


def test_the_highest_point_counts_even_if_the_night_is_spent_lower(begin):
    table = begin(1)
    up, down = (Stepped((0, "A"), start, end, 1, 2, None) for start, end in (("a1", "b1"), ("b1", "a1")))
    seen = observe(table.state, None)
    fourth, fifth = (replace(seen, day=day) for day in (4, 5))
    told = story(table, (fourth, ()), (fifth, (up, down)), (fifth, (up, down)))
    assert told.peaks[0, "A"] == (4, days.altitude(seen, "b1"))
    assert told.peaks[0, "B"] == (0, days.altitude(seen, "base"))
