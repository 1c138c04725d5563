"""What a film tells of a game: the moments, their words and their times; nothing that is secret."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from k2bot.game.values import Refusal
from k2bot.games.k2.engine import observe, outcome
from k2bot.games.k2.engine.events import Checked, Died, Rescued, Resigned
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.engine.play import Outcome
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.films import Departure, Morning, Night, Turn
from k2bot.games.k2.pages.talk import Talk
from k2bot.text.words import words
from tests.kit.table import late


def told(table):
    """A game as the channel saw it."""
    return [(observe(step.state, None), step.events) for step in table.steps]


def reel_of(table, ended=None):
    return films.reel(Talk(words(), table.people), told(table), ended or outcome(table.state))


def play_late(table, until):
    """Let everybody's time run out until something holds."""
    while not until(table):
        seat = table.waiting[0]
        table.answer(seat, late(table.game, table.state, seat))
    return table


def turn_begins(table):
    return table.state.turn is not None and table.state.phase is Phase.ACTIONS


@pytest.fixture
def short(begin):
    """Two days of a game, played by the cautious answers."""
    return lambda **said: play_late(begin(**said), lambda table: table.state.day == 3)


# ---------------------------------------------------------------------------------------------- the moments


def test_what_the_camera_puts_together_leads_to_what_was_really_seen(whole_games):
    """Whoever has no air left still stands when the night begins; the card is gone as it saves somebody."""
    nights = dying = saved = 0
    for table in whole_games.values():
        found = films.moments(told(table))
        for before, after in pairwise(found):
            match before, after:
                case Night(), Morning():
                    end = before.grave[-1][1] if before.grave else before.seen
                    assert [s.climbers for s in end.seats] == [s.climbers for s in after.seen.seats]
                    assert [s.rescue for s in end.seats] == [s.rescue for s in after.seen.seats]
                    nights += 1
                case Turn(), Night():
                    for check in after.checks:
                        climber = before.seen.climber(check.climber)
                        assert (climber.space, climber.level) == (check.space, check.before)
                case Turn(), Turn():
                    assert before.seen.day == after.seen.day
                case _:
                    pass
        for night in (moment for moment in found if isinstance(moment, Night)):
            for check in night.checks:
                climber = night.seen.climber(check.climber)
                assert (climber.space, climber.level) == (check.space, max(check.after, 0))
                dying += check.dies
            for (_, before), (event, after) in pairwise([(None, night.seen), *night.grave]):
                if isinstance(event, Rescued):
                    rescue = [seen.seats[event.climber[0]].rescue for seen in (before, after)]
                    assert rescue == [True, False]
                    saved += 1
    assert nights > 20
    assert dying
    assert saved


def test_a_morning_shows_nothing_of_its_day_and_its_rows_are_of_the_moment(whole_games):
    """Also where the last three cards choose themselves, and cards and tokens lie open with the same step."""
    forced = 0
    for table in whole_games.values():
        history = told(table)
        last = {seen.day: seen for seen, _ in history}
        for moment in films.moments(history):
            seen = moment.seen
            match moment:
                case Morning():
                    assert seen.phase is Phase.SELECTION
                    assert {view.risk for view in seen.seats} == {None}
                    assert not any(view.has_committed or view.committed for view in seen.seats)
                    assert seen.day == 1 or seen.tokens_open == last[seen.day - 1].tokens_open
                    forced += any(view.hand_size == 3 for view in seen.seats if view.alive)
                case Turn():
                    assert (seen.phase, seen.turn) == (Phase.ACTIONS, moment.seat)
                case Night():
                    assert (seen.phase, seen.turn) == (Phase.CHECK, None)
    assert forced


def test_a_turn_and_a_night_under_way_are_shown_as_far_as_they_are_known(begin, whole_games):
    """Whoever has no air left still stands while somebody is asked about them."""
    table = play_late(begin(), turn_begins)
    turns = [moment.seat for moment in films.moments(told(table)) if isinstance(moment, Turn)]
    assert turns == [table.state.turn]
    asked = 0
    for table in (whole_games["family"], whole_games["avalanche"]):
        for number, step in enumerate(table.steps, 1):
            if step.state.check is not None:
                night = films.moments(told(table)[:number])[-1]
                decided = {event.climber for event, _ in night.grave}
                end = night.grave[-1][1] if night.grave else night.seen
                waiting = [check for check in night.checks if check.dies and check.climber not in decided]
                assert [end.climber(check.climber).space for check in waiting] == [c.space for c in waiting]
                asked += len(waiting)
    assert asked


@pytest.fixture
def two_dying(begin):
    """The steps of a night in which both players are asked whom to save: what was seen, and the events.

    While somebody is asked, the engine has taken the dying off the board already.
    """
    one, other = (0, "A"), (1, "B")
    evening = observe(begin().state, None)
    evening = evening.with_climber(one, space="c1", level=1).with_climber(other, space="b5", level=1)
    asked = evening.with_climber(one, space=None, level=0).with_climber(other, space=None, level=0)
    checks = (Checked(one, "c1", 1, -1, 0, 0, 0, 0), Checked(other, "b5", 1, -1, 0, 0, 0, 0))
    return [(evening, ()), (replace(asked, phase=Phase.CHECK), checks)]


def test_whoever_is_not_decided_upon_yet_still_stands_when_another_one_is(two_dying):
    gone = Died((0, "A"), "c1", 0, "check")
    (night,) = films.moments([*two_dying, (two_dying[-1][0], (gone,))])
    ((event, seen),) = night.grave
    assert event == gone
    assert seen.climber((0, "A")).space is None
    assert (seen.climber((1, "B")).space, seen.climber((1, "B")).level) == ("b5", 0)


def test_who_leaves_in_a_night_does_not_die_of_it(two_dying):
    leaving = (Resigned(1), Died((1, "A"), "base", 0, "resigned"), Died((1, "B"), "b5", 0, "resigned"))
    found = films.moments([*two_dying, (two_dying[-1][0], leaving)])
    assert [type(moment) for moment in found] == [Departure, Night]
    assert found[1].grave == ()


def test_who_leaves_in_a_turn_leaves_after_what_was_done_in_it(begin):
    table = play_late(begin(3), turn_begins)
    seat = table.state.turn
    table.resign(seat)
    found = films.moments(told(table))
    kinds = [type(moment) for moment in found]
    turn, departure = found[kinds.index(Departure) - 1 :][:2]
    assert (type(turn), turn.seat, departure.seat) == (Turn, seat, seat)
    assert departure.seen.seats[seat].resigned
    assert not any(moment.grave for moment in found if isinstance(moment, Night))


# ------------------------------------------------------------------------------------------- time and words


def script(shots):
    """The frames of a film, a line each: how long, when, which sign, what is said, and what is drawn."""
    return "\n".join(
        f"{shot.milliseconds} ms, day {shot.seen.day}, {shot.hour}, {shot.mark}:"
        f" {shot.headline}: {shot.detail} [seats {shot.seats}, turn {shot.seen.turn},"
        f" ways {[(*one.climber, *one.way) for one in shot.trails]},"
        f" fallen {shot.fallen}, tents {shot.pitched}, told {[one.doings for one in shot.told]}]"
        for shot in shots
    )


@pytest.mark.parametrize("name", ["three", "family", "avalanche", "long names"])
def test_the_frames_of_a_film(whole_games, name, snapshot):
    """What nobody forgets has a frame of its own and is never shortened; quiet nights have none."""
    assert script(reel_of(whole_games[name]).shots) == snapshot


def test_a_whole_game_takes_two_minutes_at_most_and_words_can_be_read(whole_games):
    longest = 0
    for table in whole_games.values():
        shown = reel_of(table)
        drama = sum(shot.milliseconds for shot in shown.shots if shot.dramatic)
        whole = shown.opening.milliseconds + sum(shot.milliseconds for shot in shown.shots)
        whole += shown.closing.milliseconds
        assert whole <= 120_000 + max(0, drama - 12_000)
        for shot in shown.shots:
            count = len(f"{shot.headline} {shot.detail}".split())
            assert shot.milliseconds >= (2000 if shot.dramatic else 720 if count < 4 else 800), shot.headline
        longest = max(longest, whole)
    assert longest > 60_000, "no game was long enough for turns to be drawn together"


def test_a_running_game_ends_with_the_table_as_it_is_and_a_finished_one_with_its_winners(begin, whole_games):
    shown = reel_of(begin())
    assert (shown.closing, shown.shots[-1].milliseconds) == (None, films.PRESENT)
    for ended in whole_games.values():
        final, closing = outcome(ended.state), reel_of(ended).closing
        assert (closing.ranking.winners, closing.ranking.totals) == (final.winners, final.totals)
        assert closing.milliseconds == films.CLOSING


@pytest.mark.parametrize(
    ("ended", "order"),
    [
        (Outcome("days", (0, 2), (5, 2, 5), None), (0, 2, 1)),
        (Outcome("dead", (0,), (2, 2, 2), "crag climber"), (0, 1, 2)),
    ],
)
def test_a_shared_win_has_all_its_winners_in_the_last_frame(begin, ended, order):
    ranking = reel_of(begin(3), ended).closing.ranking
    assert (ranking.order, ranking.winners, ranking.title) == (order, ended.winners, ended.title)


def test_a_film_says_what_it_is_in_words(whole_games, short, snapshot):
    """Names are plain; strangers are numbered."""
    ended, begun = whole_games["three"], short(names=("*Ann*", "B_o_b"))
    assert reel_of(begun).writing.names == ("*Ann*", "B_o_b")
    found = [
        K2().film(table.steps, people)
        for table, people in ((ended, ended.people), (begun, begun.people), (begun, ()))
    ]
    assert [(film.text, film.alt, film.making) for film in found] == snapshot
    assert found[0].name.endswith(".webp")


# ------------------------------------------------------------------------------------------------- secrets


def test_films_differ_by_what_was_seen_and_by_nothing_else(short):
    """Committed cards do not show before they are revealed."""
    tables = short(), short(), short()
    seat = tables[0].waiting[0]
    hand = [str(card) for card in tables[0].state.seats[seat].hand]
    for table, cards in zip(tables, (hand[:3], hand[3:]), strict=False):
        table.answer(seat, f"choose {' '.join(cards)}")
    one, other, before = (K2().film(table.steps, table.people).key for table in tables)
    assert tables[0].state != tables[1].state
    assert one == other != before
    assert K2().film(tables[0].steps, ()).key != one


# ------------------------------------------------------------------------------------------------- records


@pytest.fixture
def record(short):
    table = short()
    return K2().record(table.options, 2, table.seed, table.inputs).splitlines()


def spoilt(lines, number, **values):
    """The record with other values in a line."""
    return "\n".join(
        [*lines[: number - 1], json.dumps({**json.loads(lines[number - 1]), **values}), *lines[number:]]
    )


def test_a_record_that_is_none_is_refused_with_line_and_reason(record, snapshot):
    whole, reasons = "\n".join(record), []
    assert len(K2().replay(whole).steps) == len(record)
    for text in (
        "",
        "[" * 50_000,
        '{"format": "chess"}',
        spoilt(record, 1, version=9),
        spoilt(record, 1, setup={"players": 9}),
        spoilt(record, 1, setup={"colour": 1}),
        spoilt(record, 3, action="fly " * 500),
        spoilt(record, 2, seat=7),
        spoilt(record, 2, action="finish"),
        spoilt(record, 2, action="choose m3 m3 m3"),
        f'{whole}\n{{"result": 1}}',
        f'{whole}\n{{"result": {{}}}}\n{record[-1]}',
    ):
        with pytest.raises(Refusal) as refused:
            K2().replay(text)
        assert "(rule" not in refused.value.text, "it is told as to a player"
        reasons.append(refused.value.text.splitlines()[0])
    assert "\n".join(reasons) == snapshot


def test_a_reason_fits_into_a_message_whatever_the_record_holds(begin, snapshot):
    """A move that can be read, but names a space of three thousand characters."""
    table = begin(1)
    hand = sorted(table.state.seats[0].hand, key=lambda card: not card.is_movement)
    table.answer(0, f"choose {' '.join(map(str, hand[:3]))}")
    play_late(table, turn_begins)
    lines = [json.loads(line) for line in K2().record({}, 1, table.seed, table.inputs).splitlines()]
    lines = [json.dumps({key: line[key] for key in line if key != "state"}) for line in lines]
    lines += [json.dumps({"seat": 0, "action": move}) for move in (f"use A {hand[0]}", f"go {'x' * 3_000}")]
    with pytest.raises(Refusal) as refused:
        K2().replay("\n".join(lines))
    assert refused.value.text == snapshot
    assert len(refused.value.text) < 1000
