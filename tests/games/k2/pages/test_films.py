"""What a film tells of a game: the moments, their words and their times; nothing that is secret."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import pairwise

import pytest

from k2bot.game.values import Refusal, Step
from k2bot.games.k2.engine import outcome
from k2bot.games.k2.engine.events import Checked, Died, Rescued, Slid, TurnEnded
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.films import Morning, Night, Turn
from k2bot.games.k2.pages.talk import Talk
from k2bot.games.k2.pages.turns import ClimberTurn
from k2bot.render.painting import animation
from k2bot.text.words import words
from tests.kit.table import late


def told(steps):
    """A game as the channel saw it."""
    return [(observe(step.state, None), step.events) for step in steps]


def reel_of(table):
    return films.reel(Talk(words(), table.people), told(table.steps), outcome(table.state))


def climbers(seen):
    return [seat.climbers for seat in seen.seats]


def draw(film):
    return film.draw(lambda _done, _of: None)


@pytest.fixture
def short(begin):
    """Two days of a game, played by the cautious answers."""

    def make(**options):
        table = begin(**options)
        while table.state.day < 3:
            seat = table.waiting[0]
            table.answer(seat, late(table.game, table.state, seat))
        return table

    return make


# ---------------------------------------------------------------------------------------------- the moments


def test_what_the_camera_puts_together_leads_to_what_was_really_seen(whole_games):
    nights = 0
    for table in whole_games.values():
        found = films.moments(told(table.steps))
        for before, after in pairwise(found):
            match before, after:
                case Night(), Morning():
                    end = before.grave[-1][1] if before.grave else before.seen
                    assert climbers(end) == climbers(after.seen)
                    assert [s.rescue for s in end.seats] == [s.rescue for s in after.seen.seats]
                    nights += 1
                case Turn(), Night():
                    levels = {c.climber: (c.space, c.before) for c in after.checks}
                    for key, here in levels.items():
                        climber = before.seen.seats[key[0]].climber(key[1])
                        assert (climber.space, climber.level) == here
                case Turn(), Turn():
                    assert before.seen.day == after.seen.day
                case _:
                    pass
        if table.game.over(table.state) and isinstance(found[-1], Night):
            end = found[-1].grave[-1][1] if found[-1].grave else found[-1].seen
            assert climbers(end) == climbers(observe(table.state, None))
    assert nights > 20


def test_the_card_is_gone_in_the_moment_it_saves_somebody(whole_games):
    saved = 0
    for table in whole_games.values():
        for night in films.moments(told(table.steps)):
            if not isinstance(night, Night):
                continue
            before = night.seen
            for event, seen in night.grave:
                seat = event.climber[0]
                if isinstance(event, Rescued):
                    assert (before.seats[seat].rescue, seen.seats[seat].rescue) == (True, False)
                    saved += 1
                before = seen
    assert saved


def test_who_has_no_air_left_still_stands_when_the_night_begins(whole_games):
    dying = 0
    for table in whole_games.values():
        for night in films.moments(told(table.steps)):
            if isinstance(night, Night):
                for check in night.checks:
                    seen = night.seen.seats[check.climber[0]].climber(check.climber[1])
                    assert (seen.space, seen.level) == (check.space, max(check.after, 0))
                    dying += check.dies
    assert dying


def test_a_morning_shows_nothing_of_its_day_and_its_rows_are_of_the_moment(whole_games):
    """Also where the last three cards choose themselves, and cards and tokens lie open with the same step."""
    forced = 0
    for table in whole_games.values():
        history = told(table.steps)
        last = {seen.day: seen for seen, _ in history}
        for moment in films.moments(history):
            seen = moment.seen
            match moment:
                case Morning():
                    assert seen.phase is Phase.SELECTION
                    assert {view.risk for view in seen.seats} == {None}
                    assert not any(view.has_committed or view.committed for view in seen.seats)
                    assert all(view.hand_size in {3, 6} for view in seen.seats if view.alive)
                    if seen.day > 1:
                        before = last[seen.day - 1]
                        assert seen.tokens_open == before.tokens_open
                    forced += any(view.hand_size == 3 for view in seen.seats)
                case Turn():
                    assert (seen.phase, seen.turn) == (Phase.ACTIONS, moment.seat)
                case Night():
                    assert (seen.phase, seen.turn) == (Phase.CHECK, None)
                case films.Departure():
                    assert seen.seats[moment.seat].resigned
    assert forced


def test_every_turn_and_every_night_event_is_shown_once(whole_games):
    for table in whole_games.values():
        events = [event for step in table.steps for event in step.events]
        found = films.moments(told(table.steps))
        turns = [moment.seat for moment in found if isinstance(moment, Turn)]
        assert turns[: sum(isinstance(e, TurnEnded) for e in events)] == [
            e.seat for e in events if isinstance(e, TurnEnded)
        ]
        nights = [moment for moment in found if isinstance(moment, Night)]
        assert [c for night in nights for c in night.checks] == [e for e in events if isinstance(e, Checked)]
        grave = [
            e for e in events if isinstance(e, Slid | Rescued) or (isinstance(e, Died) and e.cause == "check")
        ]
        assert [event for night in nights for event, _ in night.grave] == grave


def test_a_turn_under_way_is_shown_as_far_as_it_is_known(begin):
    table = begin()
    while table.state.turn is None or table.game.stamp(table.state, table.waiting[0]).split(".")[1] != "turn":
        seat = table.waiting[0]
        table.answer(seat, late(table.game, table.state, seat))
    seat = table.waiting[0]
    turns = [moment for moment in films.moments(told(table.steps)) if isinstance(moment, Turn)]
    assert [turn.seat for turn in turns] == [seat]


# ------------------------------------------------------------------------------------------- time and order


def test_a_whole_game_takes_two_minutes_at_most_and_words_can_be_read(whole_games):
    longest = 0
    for table in whole_games.values():
        shown = reel_of(table)
        drama = sum(shot.milliseconds for shot in shown.shots if shot.dramatic)
        whole = shown.opening.milliseconds + sum(shot.milliseconds for shot in shown.shots)
        whole += (shown.closing or shown.opening).milliseconds
        assert whole <= 120_000 + max(0, drama - 12_000)
        for shot in shown.shots:
            words = len(f"{shot.headline} {shot.detail}".split())
            assert shot.milliseconds >= (2000 if shot.dramatic else 720 if words < 4 else 800), shot.headline
            if shot.seats and len(table.people) <= 3:
                assert shot.milliseconds >= 900 if "Nobody" in shot.detail else 1100
        longest = max(longest, whole)
    assert longest > 60_000, "no game was long enough for turns to be drawn together"


def test_a_day_has_its_turns_and_a_night_of_which_there_is_something_to_tell(whole_games):
    quiet = 0
    for table in whole_games.values():
        shown = reel_of(table)
        days = [shot.seen.day for shot in shown.shots]
        assert days == sorted(days)
        assert set(days) == set(range(1, table.state.day + 1))
        nights = {m.seen.day: m for m in films.moments(told(table.steps)) if isinstance(m, Night)}
        for day, night in nights.items():
            shots = [shot for shot in shown.shots if shot.seen.day == day and shot.hour == "night"]
            close = [check for check in night.checks if check.after <= films.THIN and check.space != "base"]
            assert bool(shots) == bool(close or night.grave)
            quiet += not shots
            if any(check.dies for check in night.checks):
                assert "no air left" in shots[0].detail
    assert quiet > 10


def test_frames_name_spaces_as_the_board_does(whole_games):
    """A climber that is told of as moving stands where it is said, and is seen there."""
    named = 0
    for table in whole_games.values():
        for shot in reel_of(table).shots:
            if shot.hour == "night" or not shot.seats:
                continue
            assert not re.search(r"\d m\b", shot.detail)
            for seat in shot.seats if len(shot.seats) == 1 else ():
                for climber, space in re.findall(r"([AB]) (?:to|camps on) (\w+)", shot.detail):
                    view = shot.seen.seats[seat].climber(climber)
                    if "and" not in shot.detail:
                        assert (view.space or "").capitalize() in {space, space.capitalize()}
                        named += 1
    assert named > 20


def test_rows_and_words_of_a_frame_tell_the_same(whole_games):
    """One player: the lit row is theirs. Several that end the day: all have acted. Else the last acts."""
    kinds = set()
    for table in whole_games.values():
        for shot in reel_of(table).shots:
            if shot.hour == "night" or not shot.trails:
                continue
            assert {one.seat for one in shot.told} in (set(), set(shot.seats))
            order = shot.seen.order()
            if shot.seen.turn is None:
                assert shot.seen.phase is Phase.CHECK
                kinds.add("end")
            else:
                assert shot.seen.turn == shot.seats[-1]
                assert order.index(shot.seen.turn) == max(order.index(seat) for seat in shot.seats)
                kinds.add("now")
    assert kinds == {"end", "now"}


def test_a_frame_shows_two_ways_at_most_those_of_the_players_it_tells_of(whole_games):
    most = 0
    for table in whole_games.values():
        for shot in reel_of(table).shots:
            if shot.hour == "night" or not shot.seats:
                continue
            assert {trail.climber[0] for trail in shot.trails} <= set(shot.seats)
            most = max(most, len(shot.trails))
    assert most == 2


def turn(seat, *, moves=True, summit=False, both=False):
    way = ("base", "a2") if moves else ("base",)
    made = ClimberTurn("A", way, None, 0, 0, 1 if summit else None)
    return Turn(None, seat, (made, replace(made, climber="B", summit=None)) if both else (made,))


@pytest.mark.parametrize(
    ("turns", "groups"),
    [
        ([turn(0), turn(1), turn(2)], [[0], [1], [2]]),
        ([turn(0), turn(1, moves=False), turn(2)], [[0, 1], [2]]),
        ([turn(0, moves=False), turn(1, moves=False)], [[0, 1]]),
        ([turn(0, moves=False), turn(1)], [[0, 1]]),
        ([turn(0, moves=False), turn(1, summit=True)], [[0], [1]]),
        ([turn(0), turn(1), turn(2), turn(3)], [[0, 1], [2], [3]]),
        ([turn(0, both=True), turn(1), turn(2), turn(3)], [[0], [1, 2], [3]]),
        ([turn(0, summit=True), turn(1), turn(2), turn(3)], [[0], [1, 2], [3]]),
        ([turn(0), turn(1, summit=True), turn(2, moves=False)], [[0], [1], [2]]),
        ([], []),
    ],
)
def test_turns_are_shown_together_where_there_are_many_or_nothing_happens(turns, groups):
    assert [[made.seat for made in group] for group in films.gathered(turns)] == groups


def test_where_time_is_short_the_least_eventful_turns_are_drawn_together_first():
    busy = films.gathered([turn(0, both=True), turn(1, both=True)])
    calm = films.gathered([turn(0), turn(1)])
    peak = films.gathered([turn(0, summit=True), turn(1)])
    days = [busy, calm, peak]

    def frames(room):
        return [[len(group) for group in groups] for groups in films.fitted(days, room)]

    whole = sum(films.lasting(group) for groups in days for group in groups)
    assert frames(whole) == [[1, 1], [1, 1], [1, 1]]
    assert frames(whole - 1) == [[1, 1], [2], [1, 1]]
    assert frames(0) == [[1, 1], [2], [1, 1]], "a summit, and more than two ways, have frames of their own"


def test_a_frame_lasts_longer_the_more_there_is_to_read():
    times = [
        films.lasting(group)
        for group in (
            (turn(0, moves=False),),
            (turn(0),),
            (turn(0, both=True),),
            (turn(0, both=True), turn(1)),
            (turn(0, summit=True),),
        )
    ]
    assert times == [900, 1100, 1400, 1700, 2600]
    assert films.lasting(tuple(turn(seat, both=True) for seat in range(5))) == 2000


# --------------------------------------------------------------------------------------------------- words


def test_what_nobody_forgets_has_a_frame_and_words_of_its_own(whole_games):
    marks = {Died: "cross", Slid: "avalanche", Rescued: "rescue"}
    seen = set()
    for table in whole_games.values():
        shots = [shot for shot in reel_of(table).shots if shot.dramatic]
        talk = Talk(words(), table.people).plain
        for event in (event for step in table.steps for event in step.events):
            if type(event) in marks:
                name, mark = talk.climber(event.climber), marks[type(event)]
                assert any(name in shot.headline and shot.mark == mark for shot in shots)
                seen.add(type(event))
        assert all(shot.fallen for shot in shots if shot.mark == "cross"), "a cross stands where it was"
    assert seen >= {Died, Rescued}


def test_names_are_plain_and_strangers_are_numbered(short, snapshot):
    table = short(names=("*Ann*", "B_o_b"))
    assert reel_of(table).writing.names == ("*Ann*", "B_o_b")
    film = K2().film(table.steps, ())
    assert film.text == snapshot
    assert r"\*Ann\*" in K2().film(table.steps, table.people).text


def test_a_film_says_what_it_is_in_words(whole_games, short, snapshot):
    for table in whole_games.values():
        film = K2().film(table.steps, table.people)
        assert 1 <= len(film.alt) <= 1024
        assert len(film.text) <= 2000
        assert film.name.endswith(".webp")
        assert ("goes on" in film.text) == (not table.game.over(table.state))
    ended = whole_games["three"]
    assert K2().film(ended.steps, ended.people).alt == snapshot
    assert K2().film(short().steps, ()).text == snapshot
    assert K2().film(short().steps, ()).alt == snapshot, "only what nobody forgets"
    assert K2().film(short().steps, ()).making == snapshot


# ------------------------------------------------------------------------------------------------- secrets


def test_committed_cards_do_not_show_before_they_are_revealed(short):
    one, other = short(), short()
    seat = one.waiting[0]
    hand = [str(card) for card in one.state.seats[seat].hand]
    one.answer(seat, f"choose {' '.join(hand[:3])}")
    other.answer(seat, f"choose {' '.join(hand[3:])}")
    assert one.state != other.state
    films = [K2().film(table.steps, table.people) for table in (one, other)]
    assert films[0].key == films[1].key


def test_hands_decks_and_hidden_tiles_do_not_show(begin):
    table = begin(players=2)
    state = table.state

    def hidden(step):
        game = step.state
        seats = tuple(replace(s, hand=s.deck[:6], deck=(*s.hand, *s.deck[6:])) for s in game.seats)
        tiles = (*game.tiles[: game.open_tiles], *reversed(game.tiles[game.open_tiles :]))
        return Step(replace(game, seats=seats, tiles=tiles, tokens_pile=game.tokens_pile[::-1]), step.events)

    changed = [hidden(step) for step in table.steps]
    assert changed[-1].state != state
    films = [K2().film(steps, table.people) for steps in (table.steps, changed)]
    assert films[0].key == films[1].key
    assert draw(films[0]) == draw(films[1])


def test_films_of_games_that_differ_in_what_was_seen_are_different(short):
    table = short()
    later = [*table.steps]
    table.answer(table.waiting[0], late(table.game, table.state, table.waiting[0]))
    assert K2().film(later, table.people).key != K2().film(later[:-1], table.people).key
    assert K2().film(later, table.people).key != K2().film(later, ()).key


# ------------------------------------------------------------------------------------------------- records


def test_a_record_gives_the_film_of_the_game(whole_games):
    for table in whole_games.values():
        if table.positioned:
            continue
        record = K2().record(table.options, len(table.people), table.seed, table.inputs)
        steps = K2().replay(record).steps
        assert [step.state for step in steps][-1] == table.state
        assert K2().film(steps, table.people).key == K2().film(table.steps, table.people).key


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
    whole, told = "\n".join(record), []
    assert len(K2().replay(whole).steps) == len(record)
    for text in (
        "",
        "hello",
        f"{whole}\n{record[-1][:-4]}",
        "[" * 50_000,
        f"{whole}\n{'9' * 5000}",
        "[1, 2]",
        '{"format": "chess"}',
        spoilt(record, 1, version=9),
        spoilt(record, 1, setup={"players": 9}),
        spoilt(record, 1, setup={"players": "two"}),
        spoilt(record, 1, setup={"colour": 1}),
        spoilt(record, 1, seed=7),
        f"{whole}\nnot this",
        spoilt(record, 3, seat="Ann"),
        spoilt(record, 3, action="fly b2"),
        spoilt(record, 3, action="fly " * 500),
        spoilt(record, 2, seat=7),
        spoilt(record, 2, action="finish"),
        f'{whole}\n{{"result": 1}}',
        f'{whole}\n{{"result": {{"reason": "days"}}}}',
        f'{whole}\n{{"result": {{}}}}\n{record[-1]}',
    ):
        with pytest.raises(Refusal) as refused:
            K2().replay(text)
        told.append(refused.value.text.splitlines()[0])
    assert "\n".join(told) == snapshot


def test_a_rule_that_was_broken_is_told_as_to_a_player(record):
    with pytest.raises(Refusal) as refused:
        K2().replay(spoilt(record, 2, action="choose m3 m3 m3"))
    assert "(rule" not in refused.value.text


def test_a_reason_fits_into_a_message_whatever_the_record_holds(begin, snapshot):
    """A move that can be read, but names a space of three thousand characters."""
    table = begin(players=1)
    hand = sorted(table.state.seats[0].hand, key=lambda card: not card.is_movement)
    table.answer(0, f"choose {' '.join(map(str, hand[:3]))}")
    while table.state.phase is not Phase.ACTIONS:
        table.answer(0, late(table.game, table.state, 0))
    card = hand[0]
    lines = [json.loads(line) for line in K2().record({}, 1, table.seed, table.inputs).splitlines()]
    lines = [json.dumps({key: line[key] for key in line if key != "state"}) for line in lines]
    lines += [json.dumps({"seat": 0, "action": move}) for move in (f"use A {card}", f"go {'x' * 3_000}")]
    with pytest.raises(Refusal) as refused:
        K2().replay("\n".join(lines))
    assert refused.value.text == snapshot
    assert len(refused.value.text) < 1000


def test_a_short_film_is_drawn_whole(short):
    table = short()
    told_of = []
    data = K2().film(table.steps[:2], table.people).draw(lambda done, of: told_of.append((done, of)))
    assert data[:4] == b"RIFF"
    assert len(data) < animation.LARGEST
    assert told_of[-1][0] == told_of[-1][1]
