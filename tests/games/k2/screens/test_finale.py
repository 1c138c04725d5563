"""The last post: places, how climbers fared, the decisive night."""

from __future__ import annotations

from dataclasses import replace

import expedition
import pytest

from k2bot.games.k2.engine import observe, outcome
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.screens import finale


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
    """The page of the end after a last evening, reached by a rescue question answered with no."""

    def make(*seats, **options):
        change = last_evening(*seats, **options)
        table = stand(change, players=len(seats), family="yes")
        for seat in list(table.waiting):
            table.answer(seat, "let-go")
        return table

    return make


DYING = at("c1", 5, level=1)


def test_the_highest_total_wins(ended):
    table = ended({"A": at("b1", 2), "B": DYING}, {"A": at("b4", 3), "B": at("b5", 3)})
    lines = table.newest("end").page.text.splitlines()
    assert lines[:2] == ["**The expedition is over: 18 days on the mountain**", "Bob wins with 6 points."]
    assert lines[2].startswith("**1.** Bob · 6 points: A alive")
    assert lines[3].startswith("**2.** Ann · 3 points: A alive")
    assert "B died on c1, night 18" in lines[3]


def test_a_death_that_cost_the_win_decided_the_game(ended):
    table = ended({"A": at("b1", 2), "B": DYING}, {"A": at("b4", 3), "B": at("b5", 3)})
    assert (
        table.newest("end").page.text.splitlines()[-1]
        == "Night 18 decided it: Ann B died on c1, which cost 4 points."
    )


def test_among_tied_the_first_on_the_summit_wins(ended):
    table = ended(
        {"A": at("b1", 10), "B": DYING}, {"A": at("b4", 10), "B": at("base", 1)}, summit=["1A", "0A"]
    )
    text = table.newest("end").page.text
    assert "Bob wins with 11 points, level with others but first on the summit." in text
    assert "A first on the summit" in text
    assert "**2.** Ann · 11 points: A on the summit" in text


def test_a_shared_win_is_shared_and_stands_at_the_same_place(ended):
    table = ended({"A": at("b1", 2), "B": DYING}, {"A": at("b2", 2), "B": at("base", 1)})
    text = table.newest("end").page.text
    assert "Ann and Bob share the win with 3 points each." in text
    assert text.count("**1.**") == 2


def test_alone_the_title_and_the_rating_are_told(ended):
    table = ended({"A": at("b8", 10), "B": DYING})
    lines = table.newest("end").page.text.splitlines()
    assert lines[1] == "11 points alone on K2. Title earned: **crag climber**."
    assert lines[3] == "Ann: A alive, 5130 m reached; B died on c1, night 18, 5130 m reached"
    assert (
        lines[2]
        == "The rating here: Himalaist from 20, alpinist from 16, crag climber from 11, sailor below that."
    )


def test_the_story_of_a_whole_game(whole_games):
    table = whole_games["three"]
    told = [(observe(step.state, None), step.events) for step in table.steps]
    story = finale.story(told)
    assert [evening.day for evening in story.evenings] == list(range(1, 19))
    assert story.evenings[-1].totals == outcome(table.state).totals
    assert {len(way) for way in story.altitudes.values()} == {18}
    for (seat, name), way in story.altitudes.items():
        assert (way.count(None) == 0) == table.state.seats[seat].climber(name).alive
        assert story.peaks[seat, name] >= max(metres or 0 for metres in way)


def test_a_night_in_the_base_camp_is_never_the_thinnest(begin):
    table = begin(players=1)
    while table.state.day < 3:
        table.answer(0, table.game.default(table.state, 0))
    told = [(observe(step.state, None), step.events) for step in table.steps]
    nights = [event for _, events in told for event in events if isinstance(event, Checked)]
    assert {event.space for event in nights} == {"base"}
    assert finale.story(told).thinnest is None
    high = replace(nights[0], space="a2", after=4)
    assert finale.story([*told, (told[-1][0], (high,))]).thinnest == high


def test_the_way_of_a_climber_goes_on_to_the_night_in_which_it_dies(whole_games):
    died = 0
    for table in whole_games.values():
        story = finale.story((observe(step.state, None), step.events) for step in table.steps)
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
    story = finale.story([(observe(step.state, None), step.events) for step in table.steps])
    evenings = tuple(finale.Evening(day, (), both) for day, both in enumerate(totals, 1))
    assert finale._lead_since(replace(story, evenings=evenings), 0) == since


def test_the_picture_shows_places_and_names(whole_games):
    alt = whole_games["three"].newest("end").page.pictures[0].alt
    assert all(name in alt for name in ("Ann", "Bob", "Cid"))
    assert expedition.faults(whole_games["three"].newest("end").page) == []
