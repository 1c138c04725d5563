"""The last post: places, how climbers fared, the decisive night."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2bot.game.values import Person
from k2bot.games.k2.engine import observe, outcome
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.pages import days, finale
from k2bot.games.k2.pages.talk import Talk
from tests.games.k2.pages import expedition
from tests.kit.table import late


def last_evening(*seats, summit=(), day=18):
    """A change of a first morning to the evening before the last check."""

    def change(position):
        position |= {"day": day, "phase": "check", "turn": None, "summit": list(summit)}
        for seat, climbers in zip(position["seats"], seats, strict=True):
            pool = seat["hand"] + seat["deck"]
            seat |= {"committed": pool[:3], "hand": [], "deck": pool[3:12], "discard": pool[12:]}
            for name, values in climbers.items():
                seat["climbers"][name] |= values

    return change


def at(space, vp, level=6):
    return {"space": space, "vp": vp, "level": level}


@pytest.fixture
def ended(stand):
    """A table at its end after a last evening, reached by rescue questions answered with no."""

    def make(*seats, **options):
        change = last_evening(*seats, **options)
        table = stand(change, players=len(seats), family="yes")
        while table.waiting:
            table.answer(table.waiting[0], "let-go")
        return table

    return make


DYING = at("c1", 5, level=1)


def test_the_highest_total_wins(ended, snapshot):
    table = ended({"A": at("b1", 2), "B": DYING}, {"A": at("b4", 3), "B": at("b5", 3)})
    assert table.newest("end").page.text == snapshot


def test_a_death_that_cost_the_win_decided_the_game(ended, snapshot):
    table = ended({"A": at("b1", 2), "B": DYING}, {"A": at("b4", 3), "B": at("b5", 3)})
    assert table.newest("end").page.text.splitlines()[-1] == snapshot


def test_among_tied_the_first_on_the_summit_wins(ended, snapshot):
    table = ended(
        {"A": at("b1", 10), "B": DYING}, {"A": at("b4", 10), "B": at("base", 1)}, summit=["1A", "0A"]
    )
    assert table.newest("end").page.text == snapshot


def test_where_the_summit_decides_no_night_is_said_to_have_decided(ended, snapshot):
    """Both have 15 points, and nobody was ahead; the death is of a third, who was far behind."""
    high = {"A": at("b1", 10), "B": at("b2", 5)}
    table = ended(high, high, {"A": at("base", 1), "B": DYING}, summit=["1A", "0A"])
    text = table.newest("end").page.text
    assert text == snapshot


def test_a_shared_win_is_shared_and_stands_at_the_same_place(ended, snapshot):
    table = ended({"A": at("b1", 2), "B": DYING}, {"A": at("b2", 2), "B": at("base", 1)})
    text = table.newest("end").page.text
    assert text == snapshot


@pytest.mark.parametrize("players", [2, 3])
def test_where_nobody_came_back_nobody_wins_and_nobody_has_a_place(ended, players, snapshot):
    table = ended(*[{"A": DYING, "B": DYING}] * players)
    assert table.newest("end").page.text == snapshot


def test_a_shared_win_of_several_names_them_all(ended, snapshot):
    table = ended({"A": at("b1", 2), "B": DYING}, *[{"A": at("b2", 2), "B": at("base", 1)}] * 2)
    assert table.newest("end").page.text == snapshot


def test_a_computer_that_wins_is_told_as_one(ended, monkeypatch, snapshot):
    table = ended({"A": at("b1", 2), "B": DYING}, {"A": at("b4", 3), "B": at("b5", 3)})
    table.people = (table.people[0], Person("Bot Abruzzi", "nobody", computer=True))
    page = table.game.compose(table.moment(), table.newest("end").announcement)
    assert page.text == snapshot


def test_whoever_is_left_wins_and_whoever_left_is_told_of(begin, snapshot):
    table = begin(players=2)
    table.resign(0)
    lines = table.newest("end").page.text.splitlines()
    assert lines == snapshot
    alt = table.newest("end").page.pictures[0].alt
    assert alt == snapshot
    assert "died" not in alt
    table = begin(players=3)
    table.resign(0)
    table.resign(1)
    assert table.newest("end").page.text == snapshot


def test_whoever_is_left_wins_also_without_a_climber(begin, snapshot):
    table = begin(players=2)
    table.resign(1)
    seen = observe(table.state, None)
    gone = tuple(replace(climber, space=None) for climber in seen.seats[0].climbers)
    seen = replace(seen, seats=(replace(seen.seats[0], climbers=gone), seen.seats[1]))
    talk = Talk(expedition.WORDS, table.people)
    assert finale._result(talk, seen, outcome(table.state)) == snapshot


def test_alone_an_end_without_a_way_back_is_told_as_what_it_was(ended, begin, snapshot):
    assert ended({"A": DYING, "B": DYING}).newest("end").page.text == snapshot
    left = begin(players=1)
    left.resign(0)
    assert left.newest("end").page.text == snapshot


def test_alone_the_title_and_the_rating_are_told(ended, snapshot):
    table = ended({"A": at("b8", 10), "B": DYING})
    assert table.newest("end").page.text == snapshot


def test_the_story_of_a_whole_game(whole_games):
    table = whole_games["three"]
    told = [(observe(step.state, None), step.events) for step in table.steps]
    story = days.story(told)
    assert [evening.day for evening in story.evenings] == list(range(1, 19))
    assert story.evenings[-1].totals == outcome(table.state).totals
    assert {len(way) for way in story.altitudes.values()} == {18}
    for (seat, name), way in story.altitudes.items():
        assert (way.count(None) == 0) == table.state.seats[seat].climber(name).alive
        assert story.peaks[seat, name] >= max(metres or 0 for metres in way)


def test_a_night_in_the_base_camp_is_never_the_thinnest(begin):
    table = begin(players=1)
    while table.state.day < 3:
        table.answer(0, late(table.game, table.state, 0))
    told = [(observe(step.state, None), step.events) for step in table.steps]
    nights = [event for _, events in told for event in events if isinstance(event, Checked)]
    assert {event.space for event in nights} == {"base"}
    assert days.story(told).thinnest is None
    high = replace(nights[0], space="a2", after=4)
    assert days.story([*told, (told[-1][0], (high,))]).thinnest == high


def test_the_way_of_a_climber_goes_on_to_the_night_in_which_it_dies(whole_games):
    died = 0
    for table in whole_games.values():
        story = days.story((observe(step.state, None), step.events) for step in table.steps)
        for day, death in story.deaths:
            way = story.altitudes[death.climber]
            assert way[day - 1] == table.state.board.by_id[death.space].altitude
            assert set(way[day:]) <= {None}
            died += 1
    assert died


@pytest.mark.parametrize(
    ("totals", "since"),
    [
        ([(2, 2), (3, 2), (3, 3), (4, 3), (5, 3)], 4),
        ([(3, 2), (4, 2), (5, 2), (5, 3), (5, 4)], 1),
        ([(2, 4), (2, 4), (3, 4), (4, 4), (5, 4)], 5),
    ],
)
def test_the_lead_is_told_since_the_evening_it_was_never_lost(whole_games, totals, since):
    table = whole_games["family"]
    story = days.story([(observe(step.state, None), step.events) for step in table.steps])
    evenings = tuple(days.Evening(day, (), both) for day, both in enumerate(totals, 1))
    assert finale._lead_since(replace(story, evenings=evenings), 0) == since


def test_the_picture_shows_places_and_names(whole_games):
    alt = whole_games["three"].newest("end").page.pictures[0].alt
    assert all(name in alt for name in ("Ann", "Bob", "Cid"))
    assert expedition.faults(whole_games["three"].newest("end").page) == []
