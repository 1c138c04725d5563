"""In pictures of the maze nothing that must be seen is covered, cut off, too small or on something else."""

from __future__ import annotations

import hashlib
import io
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest
from PIL import Image

from k2bot.games.dungeon_twister.engine import Rotate, observe
from k2bot.games.dungeon_twister.engine.content import ALL_TOKENS
from k2bot.games.dungeon_twister.engine.squares import NAMES as SQUARES
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME as SQUARE
from k2bot.games.dungeon_twister.engine.squares import at
from k2bot.games.dungeon_twister.pictures import (
    MazePicture,
    PartPicture,
    RotationPicture,
    TallMazePicture,
    Writing,
)
from k2bot.games.dungeon_twister.pictures.maze_picture import HALVES
from k2bot.games.dungeon_twister.pictures.traces import Traces, Way, cut_to, under_tokens
from k2bot.render.painting import paint
from k2bot.render.scene import Disc, Text
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.games.dungeon_twister.pictures.checks import HARD_NAMES, faults, foreign, on_tokens
from tests.kit.pictures import contrast, layout, longer
from tools.dungeon_twister import samples

GAMES = (2, 5)
"""Random games: one that somebody wins, and one that lasts long."""
EVERY = 23
"""Every so many moments one is drawn."""


PARTS = {"near": ("P5", "V1", "V5"), "far": ("I3", "V1"), "left": ("A1", "C3")}
"""Squares of parts that are shown."""


@cache
def shown():
    """Pictures of all phases, by name."""
    found = {
        f"maze {game}/{number}": MazePicture(moment.seen, moment.events)
        for game in GAMES
        for number, moment in enumerate(samples.moments(game))
        if number % EVERY == 0
    }
    found |= {
        f"tall {name}": TallMazePicture(one.seen, one.events)
        for name, one in list(found.items())[:: len(found) // 8]
    }
    for seat in (None, 0, 1):
        found[f"crowded {seat}"] = MazePicture(observe(samples.crowded(), seat))
    for name, squares in PARTS.items():
        found[f"part {name}"] = PartPicture(observe(samples.crowded(), None), squares)
    found["tall crowded"] = TallMazePicture(observe(samples.crowded(), None))
    turns = [one for game in GAMES for one in samples.moments(game) if isinstance(one.action, Rotate)]
    for number, moment in enumerate(turns[:6]):
        before = observe(moment.before, None)
        found[f"rotation {number}"] = RotationPicture(before, moment.seen, moment.action.slot)
    return found


def scenes(said=None, names=samples.NAMES):
    writing = Writing(said or words(), names, (1,))
    for name, picture in shown().items():
        yield name, picture.scene(writing)


@pytest.mark.parametrize("names", [samples.NAMES, HARD_NAMES])
def test_nothing_collides(names):
    found = [
        f"{name}: {fault}" for name, scene in scenes(names=names) for fault in faults(scene, words(), names)
    ]
    assert not found, layout.listed(found)


def test_every_token_is_seen():
    """Nothing that is painted after the letters of a token covers them."""
    for name, picture in shown().items():
        if isinstance(picture, (MazePicture, TallMazePicture)):
            scene = picture.scene(Writing(words(), samples.NAMES))
            standing = {place for place in picture.seen.at if place < 220}
            areas = [area for area in scene.areas if area.name.startswith("square ")]
            assert len(areas) == len(standing), name


def test_texts_stand_out():
    found = []
    for number, (name, scene) in enumerate(scenes()):
        if number % 3 == 0:
            found += [f"{name}: {fault}" for fault in contrast.faint_texts(scene)]
    assert not found, layout.listed(found)


def test_words_a_third_longer_fit():
    grown = longer.longer_words()
    found = [
        f"{name}: {fault}"
        for name, scene in scenes(grown, HARD_NAMES)
        for fault in faults(scene, grown, HARD_NAMES)
    ]
    assert not found, layout.listed(found)


def test_no_letter_comes_from_elsewhere():
    """Letters of columns, squares and names apart, all are of the pseudo-language."""
    pseudo = words(PSEUDO)
    for name, scene in scenes(pseudo, ("1", "2")):
        assert list(foreign(scene)) == [], name


def test_files_are_small_wide_and_always_the_same():
    writing = Writing(words(), samples.NAMES, (0,))
    pictures = [shown()["crowded None"], shown()["rotation 0"], shown()[f"maze {GAMES[1]}/{EVERY * 12}"]]
    for picture, most in zip(pictures, (250, 150, 250), strict=True):
        with ThreadPoolExecutor(2) as pool:
            files = list(pool.map(lambda _: paint.draw(picture.scene(writing)), range(2)))  # noqa: B023 - read at once
        assert len({hashlib.sha256(file).hexdigest() for file in files}) == 1
        assert len(files[0]) <= most * 1024
        with Image.open(io.BytesIO(files[0])) as image:
            assert image.width * 7 == image.height * 11


@pytest.mark.parametrize("names", [samples.NAMES, HARD_NAMES])
def test_on_a_phone_the_tall_maze_is_legible(names):
    """Seen 400 pixels wide, and its file is no larger than that of the wide one may be."""
    for name, picture in shown().items():
        if isinstance(picture, TallMazePicture):
            scene = picture.scene(Writing(words(), names))
            seen = 400 / scene.width
            texts = [one for one in scene.shapes if isinstance(one, Text)]
            small = [one.text for one in texts if one.size * seen < 10 and one.text not in on_tokens(words())]
            assert not small, name
            squares = [area.box.width * seen for area in scene.areas if area.name.startswith("square ")]
            assert min(squares) > 28
    assert len(paint.draw(shown()["tall crowded"].scene(Writing(words(), names)))) <= 250 * 1024


def test_a_part_of_the_maze_is_legible_on_a_phone_and_shows_what_it_is_about():
    for name, squares in PARTS.items():
        scene = shown()[f"part {name}"].scene(Writing(words(), samples.NAMES))
        areas = {area.name: area.box for area in scene.areas}
        standing = {place for place in shown()[f"part {name}"].seen.at if place < len(SQUARES)}
        about = {SQUARE[one] for one in squares} & standing
        assert {f"square {one}" for one in about} <= areas.keys()
        assert min(box.width for box in areas.values()) * 400 / scene.width > 22
        assert all(box.top > 0 and box.bottom < scene.height for box in areas.values())


def test_a_way_across_both_halves_is_drawn_in_both_and_begins_and_ends_once():
    thief = ALL_TOKENS[3]
    way = Way(thief, tuple(at(x, 4) for x in range(8, 14)), is_leap=False, ends=True)
    pieces = [cut_to(Traces(ways=[way]), grid).ways for grid in HALVES]
    assert [[one.squares for one in half] for half in pieces] == [[way.squares[:3]], [way.squares[3:]]]
    assert [(half[0].ends, half[0].resumes) for half in pieces] == [(False, False), (True, True)]
    discs = [
        sum(isinstance(one, Disc) for one in under_tokens(Traces(ways=half), grid))
        for half, grid in zip(pieces, HALVES, strict=True)
    ]
    assert discs == [1, 0]


def test_who_plays_cannot_be_read_off_another_seats_picture():
    """Before the teams are shown, the other's team is backs alone."""
    moment = next(one for one in samples.moments(5) if one.game.phase.value == "hide")
    for seat in (0, 1):
        own = [token for token in ALL_TOKENS if token // 14 == 1 - seat]
        seen = observe(moment.game, seat)
        assert all(seen.at[token] >= 220 for token in own)
        texts = [
            shape.text
            for shape in MazePicture(seen).scene(Writing(words(), samples.NAMES)).shapes
            if isinstance(shape, Text)
        ]
        assert len([text for text in texts if text in on_tokens(words()) - set("CGM")]) <= 4
