"""The film of a game: captions, timing, contents, file size and reproducibility."""

import io
import re
from dataclasses import replace
from datetime import date
from functools import cache, partial
from pathlib import Path

import pytest
from PIL import Image

from k2bot.game.values import Person, Step
from k2bot.games.dungeon_twister.engine import events, observe, start
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages import films
from k2bot.games.dungeon_twister.pages.history import PublicStep
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import (
    EliminationPicture,
    EscapePicture,
    Poster,
    SpinPicture,
    traces,
)
from k2bot.games.dungeon_twister.pictures.film_picture import FilmPicture, OpeningPicture
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
    return films.reel(
        Talk(said or words(), PEOPLE), public(steps(number)[:count]), date(2026, 11, 23)
    ).pictures


@cache
def every_game():
    """Random games, games that people and computers played, and one that has just begun."""
    recorded = [DungeonTwister().replay(file.read_text()).steps for file in sorted(RECORDED.glob("*.jsonl"))]
    return [public(played) for played in (*map(steps, range(4)), *recorded, steps()[:3])]


@cache
def every_frame(language):
    """Pictures of English films of all games; the other languages take half of the games each."""
    talk, some = Talk(words(language), PEOPLE), {"fr": (2, 0), "pl": (2, 1)}.get(language, (1,))
    return [
        [picture for picture, _ in films.reel(talk, game).pictures] for game in share(every_game(), *some)
    ]


LANGUAGES = pytest.mark.parametrize("language", ["en", "fr", "pl"])


@LANGUAGES
def test_arrows_and_captions_are_about_the_same_characters(language):
    """Each arrow's character is named, and each named character does something in the frame."""
    for shown in every_frame(language):
        for frame in shown:
            if not isinstance(frame, FilmPicture):
                continue
            named = {token for row in frame.rows for token in row.tokens}
            found = traces.find_traces(frame.events, frame.seen.places)
            assert {way.character for way in found.ways} <= named, frame.rows
            moved = {BY_NAME[one.character] for one in frame.events if isinstance(one, events.Moved)}
            assert moved <= named
            assert named <= moved | {token for event in frame.events for token in _characters_named_in(event)}
            assert 1 <= len(frame.rows) <= films.MAX_ROWS


@LANGUAGES
def test_a_caption_names_every_rotated_room_and_no_others_are_marked(language):
    talk = Talk(words(language), PEOPLE).for_pictures
    turned = (events.RoomRotated("b.troll", 6, 1), events.RoomRotated("b.troll", 1, 1))
    (row,) = films.caption_rows(talk, turned)
    assert [one for one in "1234567890" if one in row.text] == ["2", "7"]
    other = events.RoomRotated("b.cleric", 3, 1)
    away = events.Moved("b.troll", "move", "B1", ("B2",))
    there = events.Moved("b.troll", "move", "Q1", ("Q2",))
    named = {BY_NAME["b.troll"]}
    assert list(films.traced_events((away, other, *turned), named)) == [away, *turned]
    assert list(films.traced_events((there, other), named)) == [there, other]


def test_films_stay_within_the_time_limit_and_have_hero_pictures():
    for game in every_game():
        assert sum(time for _, time in films.reel(Talk(words(), PEOPLE), game).pictures) <= films.MAX_DURATION
    kinds = {type(one.moment) for shown in every_frame("en") for one in shown if isinstance(one, Poster)}
    assert kinds == {EscapePicture, EliminationPicture, SpinPicture}


def _characters_named_in(event):
    """All characters an event names."""
    fields = ("character", "attacker", "target", "healer")
    return {BY_NAME[name] for field in fields if (name := getattr(event, field, None)) is not None}


def test_every_point_appears_in_the_frame_where_it_is_scored():
    for shown in every_frame("en"):
        score = (0, 0)
        for frame in shown:
            if isinstance(frame, FilmPicture):
                score = tuple(map(sum, zip(score, frame.gained, strict=True)))
                assert score == frame.seen.vp
            score = frame.points if isinstance(frame, Poster) else score


SCORED = (
    events.Moved("b.thief", "move", "U3", ("V3",)),
    events.Left("b.thief", 1, None),
    events.Eliminated("b.troll", "C4", "pit"),
    events.Moved("b.goblin", "move", "U4", ("V4",)),
    events.Left("b.goblin", 2, None),
)


@LANGUAGES
def test_several_who_score_share_a_row_with_all_points_most_first(language):
    """One row each pushed others out of the caption, and none had the sum that the score showed."""
    talk = Talk(words(language), PEOPLE).for_pictures
    turned = events.RoomRotated("b.cleric", 6, 1)
    *_, row = films.caption_rows(talk, (*SCORED, turned))
    assert [BY_NAME[f"b.{kind}"] for kind in ("goblin", "thief", "troll")] == [*row.tokens]
    assert [int(points) for points in re.findall(r"\+(\d+)", row.text)] == [3, 1]
    assert len(films.caption_rows(talk, (*SCORED, turned))) == 2


@LANGUAGES
def test_whoever_carries_a_treasure_is_said_to_not_just_to_run(language):
    talk = Talk(words(language), PEOPLE).for_pictures
    for thing, is_told in (("b.treasure", True), ("b.rope", False), (None, False)):
        (row,) = films.caption_rows(talk, [events.Moved("b.thief", "move", "B3", ("I3",), (), thing)])
        assert (talk.kind("b.treasure") in row.text) is is_told
        assert row.tokens == (BY_NAME["b.thief"],)


def test_a_frame_of_calm_moments_shows_the_most_eventful_one():
    talk = Talk(words(), PEOPLE)
    calm = [one for one in films.moments(talk, public(steps())) if not one.great]
    best = max(calm, key=lambda one: one.weight)
    frame = films.shot(talk, calm).picture
    assert (frame.seen, frame.rows) == (best.seen, films.caption_rows(talk, best.events))


def test_captions_name_characters_instead_of_squares(snapshot):
    recorded = DungeonTwister().replay((RECORDED / "hidden.jsonl").read_text()).steps
    shown = [one for one, _ in films.reel(Talk(words(), PEOPLE), public(recorded)).pictures]
    maze = [one for one in shown if isinstance(one, FilmPicture)]
    assert [f"{one.seen.turn_number}: {', '.join(row.text for row in one.rows)}" for one in maze] == snapshot


def test_captions_and_scores_fit_even_with_longer_words():
    """Only around the maze, drawn in its first state; mazes have their own tests."""
    found, longest, names = [], longer.longer_words(), [person.name for person in PEOPLE]
    writing = Talk(longest, PEOPLE).writing
    (title, _), *frames, _ = reel(longest)
    maze = [frame for frame, _ in frames if isinstance(frame, FilmPicture)]
    for number, frame in enumerate(maze):
        scene = replace(frame, seen=maze[0].seen, events=()).scene(writing)
        cuttable = (*names, *(row.text for row in frame.rows))
        found += [f"{number}: {fault}" for fault in layout.faults(scene, cuttable)]
    found += layout.faults(title.scene(writing), names)
    assert not found, layout.listed(found)


def test_a_film_is_a_small_reproducible_file_in_chat_proportions():
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
    assert isinstance(reel(count=60)[-1][0], FilmPicture)
    assert reel()[0][0] == OpeningPicture(
        "Dungeon Twister", "To win: blue 5, yellow 3 points", "23 November 2026"
    )
