"""Single frames of a film: what stands in them, how they look, how long they last."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2bot.game.values import Person
from k2bot.games.k2.engine import observe, outcome
from k2bot.games.k2.engine.content import Weather
from k2bot.games.k2.engine.events import Checked, Died, Rescued, Resigned, Slid, TurnEnded
from k2bot.games.k2.engine.play import Outcome
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.films import Departure, Morning, Night, Turn
from k2bot.games.k2.pages.talk import Talk
from k2bot.games.k2.pages.turns import ClimberTurn
from k2bot.text.words import words
from tests.kit.table import late

PEOPLE = (Person("Ann", "@ann"), Person("Bob", "@bob"))
TALK = Talk(words(), PEOPLE).plain


def told(table):
    """A game as the channel saw it."""
    return [(observe(step.state, None), step.events) for step in table.steps]


def reel_of(table):
    return films.reel(Talk(words(), table.people), told(table), outcome(table.state))


@pytest.fixture
def morning(begin):
    """The first morning of a game of two, as the channel sees it."""
    return observe(begin().state, None)


def doing(name="A", way=("base", "a2"), tent=None, air=0, summit=None):
    return ClimberTurn(name, way, tent, air, 0, summit)


def turn(seen, seat, *made):
    return Turn(replace(seen, phase=films.Phase.ACTIONS, turn=seat), seat, made)


def shots(seen, *moments):
    """The frames of some moments."""
    return list(films._shots(TALK, films._parts(TALK, moments)))


# ------------------------------------------------------------------------------------------------- moments


def test_a_turn_shows_all_that_its_player_did(whole_games):
    """Where no night follows in the same step it is what was seen then; the tents are in any case."""
    whole = 0
    for table in whole_games.values():
        history = told(table)
        turns = iter([moment for moment in films.moments(history) if isinstance(moment, Turn)])
        for seen, events in history:
            for _ in [event for event in events if isinstance(event, TurnEnded)]:
                shown = next(turns).seen
                alive = [(seat, climber) for seat in seen.seats for climber in seat.climbers if climber.alive]
                for seat, climber in alive:
                    there = shown.seats[seat.seat].climber("AB"[seat.climbers.index(climber)])
                    assert there.tent == climber.tent
                if not any(isinstance(event, Checked) for event in events):
                    assert [view.climbers for view in shown.seats] == [view.climbers for view in seen.seats]
                    assert shown.summit == seen.summit
                    whole += 1
    assert whole > 20


def test_a_night_under_way_is_shown_as_far_as_it_is_known(whole_games):
    """All levels are taken; whoever has none left still stands, also while somebody is asked about them."""
    open_nights = 0
    for name in ("family", "avalanche"):
        table = whole_games[name]
        for number, step in enumerate(table.steps, 1):
            if step.state.check is None:
                continue
            found = films.moments(told(table)[:number])
            assert isinstance(found[-1], Night)
            lost = {event.climber for event, _ in found[-1].grave if isinstance(event, Died)}
            dying = [check for check in found[-1].checks if check.dies and check.climber not in lost]
            end = found[-1].grave[-1][1] if found[-1].grave else found[-1].seen
            for check in dying:
                seat, climber = check.climber
                if not any(event.climber == check.climber for event, _ in found[-1].grave):
                    assert end.seats[seat].climber(climber).space == check.space
                    open_nights += 1
    assert open_nights


def put(seen, key, **changes):
    """What is seen, with a climber changed."""
    return seen.with_climber(key, **changes)


@pytest.fixture
def two_dying(morning):
    """The steps of a night in which both players are asked whom to save: what was seen, and the events.

    While somebody is asked, the engine has taken the dying off the board already.
    """
    keys = ((0, "A"), (1, "B"))
    evening = put(put(morning, keys[0], space="c1", level=1), keys[1], space="b5", level=1)
    asked = put(put(evening, keys[0], space=None, level=0), keys[1], space=None, level=0)
    checks = (check(keys[0], "c1", 0), check(keys[1], "b5", 0))
    return [(evening, ()), (replace(asked, phase=films.Phase.CHECK), checks)]


def test_whoever_is_not_decided_upon_yet_still_stands_when_another_one_is(two_dying):
    gone = Died((0, "A"), "c1", 0, "check")
    (night,) = films.moments([*two_dying, (two_dying[-1][0], (gone,))])
    ((event, seen),) = night.grave
    assert event == gone
    assert seen.seats[0].climber("A").space is None
    assert (seen.seats[1].climber("B").space, seen.seats[1].climber("B").level) == ("b5", 0)


def test_who_leaves_in_a_night_does_not_die_of_it(two_dying):
    leaving = (Resigned(1), Died((1, "A"), "base", 0, "resigned"), Died((1, "B"), "b5", 0, "resigned"))
    found = films.moments([*two_dying, (two_dying[-1][0], leaving)])
    assert [type(moment) for moment in found] == [Departure, Night]
    assert found[1].grave == ()


def test_the_dead_and_the_rescued_lose_their_place_on_the_summit(morning):
    seen = replace(morning, summit=((0, "A"), (1, "A")))
    lost = Died((0, "A"), "summit", 9, "check")
    saved = Rescued((0, "A"), "summit", "a1", 10, 5)
    assert films.after_event(seen, lost).summit == films.after_event(seen, saved).summit == ((1, "A"),)


def test_who_leaves_in_a_turn_leaves_after_what_was_done_in_it(begin):
    table = begin(players=3)
    while table.state.turn is None or table.game.stamp(table.state, table.waiting[0]).split(".")[1] != "turn":
        seat = table.waiting[0]
        table.answer(seat, late(table.game, table.state, seat))
    seat = table.state.turn
    table.resign(seat)
    found = films.moments(told(table))
    place = next(number for number, moment in enumerate(found) if isinstance(moment, Departure))
    assert isinstance(found[place - 1], Turn)
    assert (found[place - 1].seat, found[place].seat) == (seat, seat)
    assert found[place].seen.seats[seat].resigned
    assert not any(moment.grave for moment in found if isinstance(moment, Night))


# ------------------------------------------------------------------------------------------------ mornings


@pytest.mark.parametrize(
    "weather",
    [
        Weather(("6000",), acc=2),
        Weather(("6000",), move=1),
        Weather(("6000",), acc=1, move=1),
        Weather(("6000",), avalanche=True),
    ],
)
def test_what_a_weather_does_is_said(weather, snapshot):
    assert films._effect(TALK, weather) == snapshot


def test_mornings_are_shown_where_the_weather_is_bad_and_on_the_first_day(whole_games):
    clear = 0
    for table in whole_games.values():
        shown = {shot.seen.day for shot in reel_of(table).shots if shot.milliseconds == films.MORNING}
        mornings = [m.seen for m in films.moments(told(table)) if isinstance(m, Morning)]
        if any(shot.milliseconds < films.MORNING and not shot.dramatic for shot in reel_of(table).shots):
            continue  # a long film, whose frames are shortened
        assert shown == {seen.day for seen in mornings if seen.day == 1 or not seen.weather.is_clear}
        clear += sum(seen.weather.is_clear for seen in mornings)
    assert clear > 1


# --------------------------------------------------------------------------------------------------- turns


def test_the_summit_has_a_frame_of_its_own_with_a_flag(morning, snapshot):
    up = doing("B", ("d5", "summit"), summit=1)
    (first, peak, last) = shots(
        morning, turn(morning, 0, doing()), turn(morning, 1, up), turn(morning, 0, doing("B"))
    )
    assert (peak.mark, peak.dramatic, peak.milliseconds) == ("flag", True, films.MOST_DRAMA)
    assert (peak.headline, peak.detail) == snapshot
    assert {(shot.mark, shot.dramatic) for shot in (first, last)} == {(None, False)}


def test_tents_of_the_day_stay_and_ways_are_those_of_the_frame(morning):
    camp = doing("A", ("base", "a2"), tent="a2")
    walk = doing("B", ("base", "a1"))
    one, two = shots(morning, turn(morning, 0, camp), turn(morning, 1, walk))
    assert (one.pitched, two.pitched) == (((0, "A"),), ((0, "A"),))
    assert [(trail.climber, trail.earlier) for trail in two.trails] == [((1, "B"), False)]
    night = Night(morning, (), ())
    fresh = shots(morning, turn(morning, 0, camp), night, turn(morning, 1, walk))[-1]
    assert (fresh.pitched, [trail.climber for trail in fresh.trails]) == ((), [(1, "B")])


@pytest.mark.parametrize(
    ("made", "detail"),
    [
        ((doing(way=("base", "a2"), tent="a2"),), "A camps at a2"),
        ((doing(way=("base", "a2", "a3"), tent="a2"),), "A to a3"),
        ((doing(way=("base",), tent="base"),), "A camps"),
        ((doing(way=("base",), air=2),), "A +2 air"),
        ((doing(way=("base",)),), "Nobody moves"),
        ((doing("A"), doing("B")), "A and B to a2"),
        ((doing("A"), doing("B", ("base", "a1"))), "A to a2, B to a1"),
        ((doing("A"), doing("B", ("base",))), "A to a2"),
        ((doing("A", tent="a2"), doing("B", tent="a2")), "A and B camp at a2"),
    ],
)
def test_a_turn_is_told_in_few_words(morning, made, detail):
    (shot,) = shots(morning, turn(morning, 0, *made))
    assert (shot.headline, shot.detail) == ("Ann", detail)


# -------------------------------------------------------------------------------------------------- nights


def check(key, space, after):
    return Checked(key, space, after + 1, -1, 0, 0, 0, after)


@pytest.mark.parametrize(
    ("checks", "detail"),
    [
        ([check((0, "A"), "c1", 3)], None),
        ([check((0, "A"), "c1", 2), check((1, "B"), "b5", 1)], "Bob B has 1 air left"),
        ([check((0, "A"), "c1", 2), check((1, "B"), "base", 1)], "Ann A has 2 air left"),
        ([check((0, "A"), "base", 1)], None),
        ([check((0, "A"), "c1", 1), check((1, "B"), "b5", 0)], "Bob B has no air left"),
        ([check((0, "A"), "c1", -1), check((1, "B"), "b5", 0)], "Ann A and Bob B have no air left"),
    ],
)
def test_a_night_has_a_frame_where_it_was_close(morning, checks, detail):
    found = shots(morning, Night(morning, tuple(checks), ()))
    assert [shot.detail for shot in found] == ([] if detail is None else [detail])
    assert all((shot.headline, shot.hour, shot.mark) == ("Night 1", "night", "moon") for shot in found)


def test_what_happens_in_a_night_comes_one_after_the_other_the_first_longest(morning, snapshot):
    gone = Died((0, "A"), "c1", 4, "check")
    peak = Died((1, "B"), "summit", 9, "check")
    saved = Rescued((0, "B"), "b3", "a1", 3, 1)
    slid = Slid((1, "A"), "b5", "b4", asked=False)
    one, two, three, four = shots(
        morning, Night(morning, (), tuple((event, morning) for event in (gone, peak, saved, slid)))
    )
    assert [shot.milliseconds for shot in (one, two, three, four)] == [2600, 2000, 2000, 2000]
    assert [shot.mark for shot in (one, two, three, four)] == ["cross", "cross", "rescue", "avalanche"]
    assert {(shot.hour, shot.dramatic) for shot in (one, two, three, four)} == {("night", True)}
    assert [shot.seats for shot in (one, two, three, four)] == [(0,), (1,), (0,), (1,)]
    assert [(shot.headline, shot.detail) for shot in (one, two, three, four)] == snapshot
    assert one.fallen == (((0, "A"), "c1"),)
    assert two.fallen == four.fallen == (((0, "A"), "c1"), ((1, "B"), "summit"))
    assert [(trail.climber, trail.way) for trail in four.trails] == [((1, "A"), ("b5", "b4"))]


# ----------------------------------------------------------------------------------------------- the whole


def test_what_is_dramatic_is_never_shortened(whole_games):
    shortened = 0
    for table in whole_games.values():
        for shot in reel_of(table).shots:
            if shot.dramatic:
                assert shot.milliseconds in (films.ANOTHER, films.MOST_DRAMA)
            elif shot.hour == "night":
                assert 0.8 * films.NIGHT <= shot.milliseconds <= films.NIGHT
                shortened += shot.milliseconds < films.NIGHT
    assert shortened


def test_a_running_game_ends_with_the_table_as_it_is_and_a_finished_one_with_its_winners(begin, whole_games):
    table = begin()
    shown = reel_of(table)
    assert shown.closing is None
    assert shown.shots[-1].milliseconds == films.PRESENT
    for ended in whole_games.values():
        final, closing = outcome(ended.state), reel_of(ended).closing
        assert (closing.ranking.winners, closing.ranking.totals) == (final.winners, final.totals)
        assert closing.milliseconds == films.CLOSING


def test_a_shared_win_has_all_its_winners_in_the_last_frame(begin):
    table = begin(players=3)
    talk = Talk(words(), table.people)
    closing = films.reel(talk, told(table), Outcome("days", (0, 2), (5, 2, 5), None)).closing
    assert (closing.ranking.order, closing.ranking.winners) == ((0, 2, 1), (0, 2))
    assert closing.ranking.title is None
    solo = films.reel(talk, told(table), Outcome("dead", (0,), (2, 2, 2), "crag climber")).closing
    assert (solo.ranking.winners, solo.ranking.title) == ((0,), "crag climber")
