"""The film of a game: its captions and times, what is drawn, its size, and that it is always the same."""

import io
from dataclasses import replace
from datetime import date
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from k2bot.game.pacing import GREAT
from k2bot.game.values import Person, Step
from k2bot.games.dungeon_twister.engine import events, observe, start
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages import films
from k2bot.games.dungeon_twister.pages.history import PublicStep
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import (
    EliminationPicture,
    EscapePicture,
    SpinPicture,
    film_picture,
    traces,
)
from k2bot.games.dungeon_twister.pictures.film_picture import Row
from k2bot.render.layout import Title
from k2bot.render.painting import animation
from k2bot.text.words import words
from tests.kit.looking import share
from tests.kit.pictures import layout, longer
from tools.dungeon_twister import samples

GAME = 2
PEOPLE = (Person("Ann", "1"), Person("Bartholomew Featherstonehaugh 3rd", "2", computer=True))
RECORDED = Path(__file__).parents[1] / "recorded"


@cache
def steps(number=GAME):
    """Every step of a random game."""
    moments = samples.moments(number)
    begun = start(moments[0].before.setup, moments[0].before.seed)
    return (Step(begun.game, begun.events), *(Step(one.game, one.step_events) for one in moments))


def public(played):
    return [PublicStep(partial(observe, step.state, None), step.events) for step in played]


@cache
def reel(said=None, count=None, number=GAME):
    talk = Talk(said or words(), PEOPLE).drawn
    return films.reel(talk, public(steps(number)[:count]), date(2026, 11, 23))


@cache
def every_game():
    """Random games, games that people and computers played, and one that has just begun."""
    recorded = [DungeonTwister().replay(file.read_text()).steps for file in sorted(RECORDED.glob("*.jsonl"))]
    return [public(played) for played in (*map(steps, range(4)), *recorded, steps()[:3])]


@cache
def every_reel(language):
    """English ones of all games, those of other languages of half of them each."""
    talk, some = Talk(words(language), PEOPLE).drawn, {"fr": (2, 0), "pl": (2, 1)}.get(language, (1,))
    return [films.reel(talk, game) for game in share(every_game(), *some)]


LANGUAGES = pytest.mark.parametrize("language", ["en", "fr", "pl"])


@LANGUAGES
def test_any_game_takes_a_minute_at_most_and_everything_can_be_read(language):
    for shown in every_reel(language):
        times = [shown.title.milliseconds, *(shot.milliseconds for shot in shown.shots)]
        assert sum(times) + (shown.closes if shown.closing else 0) <= films.MAX_DURATION
        for shot in shown.shots:
            letters = sum(len(row.text) for row in shot.rows)
            least = max(300 + 50 * letters, GREAT if shot.great else films.QUIET_FRAME)
            assert shot.milliseconds >= least, shot.rows
            assert 1 <= len(shot.rows) <= films.MAX_ROWS


@LANGUAGES
def test_arrows_and_captions_are_about_the_same_characters(language):
    """Each arrow's character is named, and whoever is named does something in the frame."""
    for shown in every_reel(language):
        for shot in shown.shots:
            named = {token for row in shot.rows for token in row.tokens}
            found = traces.traced(shot.events, shot.seen.at)
            assert {way.character for way in found.ways} <= named, shot.rows
            moved = {BY_NAME[one.character] for one in shot.events if isinstance(one, events.Moved)}
            assert moved <= named
            assert named <= moved | {token for event in shot.events for token in _told_of(event)}


@LANGUAGES
def test_a_row_names_all_rooms_that_a_character_turns_and_no_others_are_marked(language):
    talk = Talk(words(language), PEOPLE).drawn
    turned = (events.RoomTurned("b.troll", 6, 1), events.RoomTurned("b.troll", 1, 1))
    (line,) = films.lines(talk, turned)
    assert [one for one in "1234567890" if one in line.row.text] == ["2", "7"]
    other = events.RoomTurned("b.cleric", 3, 1)
    away = events.Moved("b.troll", "move", "B1", ("B2",), ())
    there = events.Moved("b.troll", "move", "Q1", ("Q2",), ())
    named = {BY_NAME["b.troll"]}
    assert list(films.traced((away, other, *turned), named)) == [away, *turned]
    assert list(films.traced((there, other), named)) == [there, other]


@LANGUAGES
def test_hero_pictures_come_never_two_in_a_row_and_say_their_sentence(language):
    shown = [shot for film in every_reel(language) for shot in (*film.shots, None)]
    assert not [one for one, two in pairwise(shown) if one and two and one.hero and two.hero]
    kinds = {type(shot.hero) for shot in shown if shot and shot.hero}
    assert kinds == {EscapePicture, EliminationPicture, SpinPicture}
    short = replace(Talk(words(language), PEOPLE).drawn, longest_name=films.CAPTION_NAME_LENGTH)
    for shot in shown:
        if shot and shot.hero:
            assert shot.rows == (Row((), shot.hero.sentence(short.writing)),)


def _told_of(event):
    """All characters an event names."""
    fields = ("character", "attacker", "target", "healer")
    return {BY_NAME[name] for field in fields if (name := getattr(event, field, None)) is not None}


def test_points_are_always_told_and_a_turn_is_told_whole_where_there_is_time():
    for shown in every_reel("en"):
        scored = [shot.seen.vp for shot in shown.shots if shot.great]
        assert scored == sorted(scored)
        last = shown.shots[-1].seen
        assert not shown.closing or sum(scored[-1] if scored else (0, 0)) == sum(last.vp)
    history = public(steps())
    plain = tuple(replace(beat, hero=None) for beat in films.beats(history))
    whole = films.cut_to(Talk(words(), PEOPLE).drawn, plain, 10**9)
    walked = [
        [one for part in parts for one in part.events if isinstance(one, events.Moved)]
        for parts in (whole, history)
    ]
    assert walked[0] == walked[1]
    assert max(len(shot.rows) for shot in whole) == films.MAX_ROWS


def row(deed, *tokens, rank=1):
    return films.Line(Row(tokens, deed), rank)


def test_where_time_is_short_moves_go_first_then_quiet_turns_and_points_never():
    blue = CHARACTERS_OF[0]
    deed, move = row("Troll reveals room 1", blue[0]), row("Goblin advances", blue[1], rank=2)
    out = row("Thief escapes!", blue[2], rank=0)
    long = [films.Take((), lines) for lines in ((deed, move), (move,), (deed, out), (deed, deed))]

    def kept(room):
        return [tuple(line.row.text[:5] for line in take.lines) for take in films.fitted(long, room)]

    both = ("Troll", "Goblin"[:5])
    assert kept(10**6) == [both, ("Gobli",), ("Troll", "Thief"), ("Troll", "Troll")]
    whole = sum(take.time for take in long)
    assert kept(whole - 1) == [("Troll",), ("Gobli",), ("Troll", "Thief"), ("Troll", "Troll")]
    assert kept(whole - 800) == [("Troll",), ("Troll", "Thief"), ("Troll", "Troll")]
    assert kept(whole - 2000) == [("Troll",), ("Troll", "Thief"), ("Troll",)]
    assert kept(0) == [("Thief",)]


def test_captions_name_characters_instead_of_squares(snapshot):
    recorded = DungeonTwister().replay((RECORDED / "hidden.jsonl").read_text()).steps
    shown = films.reel(Talk(words(), PEOPLE).drawn, public(recorded))
    assert [f"{shot.turn}: {', '.join(one.text for one in shot.rows)}" for shot in shown.shots] == snapshot


def test_captions_and_scores_fit_even_where_words_are_longer():
    found = []
    shown = reel(longer.longer_words())
    names = [person.name for person in PEOPLE]
    for number, shot in enumerate(shown.shots[::6]):
        scene = film_picture.frame(shot, (0, 0), shown.writing)
        cuttable = (*names, *(one.text for one in shot.rows))
        found += [f"{number}: {fault}" for fault in layout.faults(scene, cuttable)]
    found += layout.faults(film_picture.opening(shown), names)
    assert not found, layout.listed(found)


def test_a_film_is_a_small_file_in_the_frame_of_a_chat_and_the_same_every_time():
    game = DungeonTwister()
    film, told = game.film(steps()[:12], PEOPLE), []
    data = film.draw(lambda done, of: told.append((done, of)))
    assert data == game.film(steps()[:12], PEOPLE).draw(lambda _done, _of: None)
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1]
    with Image.open(io.BytesIO(data)) as image:
        assert image.width == animation.SETTINGS[0].width
        assert abs(image.width * 7 - image.height * 11) <= 11
        assert image.n_frames > 2
    assert len(data) < 300 * 1024
    assert "Player 2" in game.film(steps()[:12], ()).text
    assert reel(count=60).closing is None
    assert replace(reel().title, milliseconds=0) == Title(
        "Dungeon Twister", "To win: blue 5, yellow 3 points", "23 November 2026", 0
    )
