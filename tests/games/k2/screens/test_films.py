"""What a film tells of a game: the moments, their words and their times; nothing that is secret."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from k2bot.games.k2.engine import outcome
from k2bot.games.k2.engine.events import Checked, Died, Rescued, Slid, TurnEnded
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.render import film_picture
from k2bot.games.k2.screens import camera, reel
from k2bot.games.k2.screens.camera import Morning, Night, Turn
from k2bot.games.k2.screens.talk import Talk
from k2bot.host.game import Refusal, Step
from k2bot.words import words


def told(steps):
    """A game as the channel saw it."""
    return [(observe(step.state, None), step.events) for step in steps]


def reel_of(table):
    return reel.reel(Talk(words(), table.people), told(table.steps), outcome(table.state))


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
            table.answer(seat, table.game.default(table.state, seat))
        return table

    return make


# ---------------------------------------------------------------------------------------------- the moments


def test_what_the_camera_puts_together_leads_to_what_was_really_seen(whole_games):
    nights = 0
    for table in whole_games.values():
        found = camera.moments(told(table.steps))
        for before, after in pairwise(found):
            match before, after:
                case Night(), Morning():
                    end = before.grave[-1][1] if before.grave else before.seen
                    assert climbers(end) == climbers(after.seen)
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


def test_every_turn_and_every_night_event_is_shown_once(whole_games):
    for table in whole_games.values():
        events = [event for step in table.steps for event in step.events]
        found = camera.moments(told(table.steps))
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
        table.answer(seat, table.game.default(table.state, seat))
    seat = table.waiting[0]
    turns = [moment for moment in camera.moments(told(table.steps)) if isinstance(moment, Turn)]
    assert [turn.seat for turn in turns] == [seat]


# ------------------------------------------------------------------------------------------- time and order


def test_a_whole_game_can_be_watched_in_a_minute_and_every_frame_can_be_seen(whole_games):
    longest = 0
    for table in whole_games.values():
        shown = reel_of(table)
        times = [shot.milliseconds for shot in shown.shots]
        drama = sum(shot.milliseconds for shot in shown.shots if shot.dramatic)
        whole = shown.opening.milliseconds + sum(times) + (shown.closing or shown.opening).milliseconds
        assert min(times) >= reel.LEAST
        assert whole - drama <= 60_000
        assert all(shot.milliseconds >= 2000 for shot in shown.shots if shot.dramatic)
        longest = max(longest, whole)
    assert longest > 40_000, "no game was long enough to be shortened"


def test_the_days_follow_one_another_and_each_has_a_morning_and_a_night(whole_games):
    for table in whole_games.values():
        shown = reel_of(table)
        days = [shot.seen.day for shot in shown.shots]
        assert days == sorted(days)
        for day in range(1, table.state.day):
            hours = [shot.hour for shot in shown.shots if shot.seen.day == day]
            assert (hours[0], hours.count("night") >= 1, hours[-1]) == ("day", True, "night")


def test_the_ways_of_a_day_gather_and_the_newest_stand_out(whole_games):
    gathered = 0
    for table in whole_games.values():
        for shot in reel_of(table).shots:
            if shot.hour == "night" or not shot.seats:
                continue
            newest = {trail.climber[0] for trail in shot.trails if not trail.earlier}
            assert newest <= set(shot.seats)
            gathered += any(trail.earlier for trail in shot.trails)
    assert gathered


def turn(seat, *, moves=True, summit=False):
    made = reel.camera.doings.Doing(
        "A", ("base", "a2") if moves else ("base",), None, 0, 0, 1 if summit else None
    )
    return Turn(None, seat, (made,))


@pytest.mark.parametrize(
    ("turns", "groups"),
    [
        ([turn(0), turn(1), turn(2)], [[0], [1], [2]]),
        ([turn(0), turn(1, moves=False), turn(2)], [[0, 1], [2]]),
        ([turn(0, moves=False), turn(1, moves=False)], [[0, 1]]),
        ([turn(0), turn(1), turn(2), turn(3)], [[0, 1], [2], [3]]),
        ([turn(0), turn(1), turn(2), turn(3), turn(4)], [[0, 1], [2, 3], [4]]),
        ([turn(0, summit=True), turn(1), turn(2), turn(3)], [[0], [1, 2], [3]]),
        ([], []),
    ],
)
def test_turns_are_shown_together_where_there_are_many_or_nothing_happens(turns, groups):
    assert [[made.seat for made in group] for group in reel.gathered(turns)] == groups


# --------------------------------------------------------------------------------------------------- words


def test_what_nobody_forgets_has_a_frame_and_words_of_its_own(whole_games):
    seen = set()
    for table in whole_games.values():
        events = [event for step in table.steps for event in step.events]
        shots = [shot for shot in reel_of(table).shots if shot.dramatic]
        headlines = [shot.headline for shot in shots]
        for event in events:
            if isinstance(event, Died | Slid | Rescued):
                name = Talk(words(), table.people).plain.climber(event.climber)
                ending = {Died: "does not come back", Rescued: "is saved"}.get(type(event))
                if isinstance(event, Died) and event.cause == "resigned":
                    ending, name = "leaves the expedition", table.people[event.climber[0]].name
                line = f"An avalanche takes {name}" if ending is None else f"{name} {ending}"
                assert line in headlines
                seen.add(type(event))
        for shot in shots:
            if "does not come back" in shot.headline:
                assert shot.fallen, "a cross stands where it was"
    assert seen >= {Died, Rescued}


def test_names_are_plain_and_strangers_are_numbered(short):
    table = short(names=("*Ann*", "B_o_b"))
    assert reel_of(table).names == ("*Ann*", "B_o_b")
    film = K2().film(table.steps, ())
    assert "Player 1 and Player 2, easy side, summer" in film.text
    assert r"\*Ann\*" in K2().film(table.steps, table.people).text


def test_a_film_says_what_it_is_in_words(whole_games, short):
    for table in whole_games.values():
        film = K2().film(table.steps, table.people)
        assert 1 <= len(film.alt) <= 1024
        assert len(film.text) <= 2000
        assert film.name.endswith(".webp")
        assert ("goes on" in film.text) == (not table.game.over(table.state))
    assert "day 3 of 18" in K2().film(short().steps, ()).text
    assert K2().film(short().steps, ()).making == "Making the film of 3 days …"


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
    table.answer(table.waiting[0], table.game.default(table.state, table.waiting[0]))
    assert K2().film(later, table.people).key != K2().film(later[:-1], table.people).key
    assert K2().film(later, table.people).key != K2().film(later, ()).key


# ------------------------------------------------------------------------------------------------- records


def test_a_record_gives_the_film_of_the_game(whole_games):
    for table in whole_games.values():
        if table.positioned:
            continue
        record = K2().record(table.options, len(table.people), table.seed, table.inputs)
        steps = K2().replayed(record)
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


def test_a_record_that_is_none_is_refused_with_line_and_reason(record):
    whole = "\n".join(record)
    assert len(K2().replayed(whole)) == len(record)
    for text, line, reason in (
        ("", 1, "empty"),
        ("hello", 1, "no JSON"),
        ("[" * 50_000, 1, "nested too deeply"),
        ('{"format": "chess"}', 1, "no record of this game"),
        (spoilt(record, 1, version=9), 1, "version 9 is unknown"),
        (spoilt(record, 1, setup={"players": 9}), 1, "players"),
        (spoilt(record, 1, setup={"players": "two"}), 1, "players"),
        (f"{whole}\nnot this", len(record) + 1, "no JSON"),
        (spoilt(record, 3, seat="Ann"), 3, "an input looks like"),
        (spoilt(record, 3, action="fly b2"), 3, "fly"),
        (spoilt(record, 2, seat=7), 2, "seat"),
        (spoilt(record, 2, action="finish"), 2, ""),
        (f'{whole}\n{{"result": {{"reason": "days"}}}}', len(record) + 1, "the result stated"),
    ):
        with pytest.raises(Refusal) as refused:
            K2().replayed(text)
        assert f"Line {line} of the record is wrong" in refused.value.text, text[:60]
        assert reason in refused.value.text, refused.value.text
        assert "Attach the file" in refused.value.text


def test_a_rule_that_was_broken_is_told_as_to_a_player(record):
    with pytest.raises(Refusal) as refused:
        K2().replayed(spoilt(record, 2, action="choose m3 m3 m3"))
    assert "(rule" not in refused.value.text


def test_a_short_film_is_drawn_whole(short):
    table = short()
    told_of = []
    data = K2().film(table.steps[:2], table.people).draw(lambda done, of: told_of.append((done, of)))
    assert data[:4] == b"RIFF"
    assert len(data) < film_picture.LARGEST
    assert told_of[-1][0] == told_of[-1][1]
