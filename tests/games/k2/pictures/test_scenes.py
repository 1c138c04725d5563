"""No picture has anything covered, cut off or faint, whatever the names, language and sky."""

import re
from dataclasses import replace
from itertools import groupby, product
from typing import get_args

import pytest

from k2bot.games.k2.engine import Climber, content, observe
from k2bot.games.k2.pictures import board_picture
from k2bot.games.k2.pictures.scenery import Sky
from k2bot.render.scene import Backdrop, Plate, Sprite
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.looking import share
from tests.kit.pictures import contrast, layout
from tests.kit.pictures.layout import shapes_of, texts_of
from tools.k2 import cases, samples, scenes

RUN = re.compile(r"[^\W\d_]+")
PROPER = re.compile(
    r"\b[a-d]\d{1,2}\b"  # a space of the board, as it is called in every language
    r"|\b[AB]\b"  # a climber, by the letter on the piece
)
KINDS = pytest.mark.parametrize("kind", catalogue.PICTURES)


def none(found):
    """Fail with a list of the faults found, each with its picture."""
    found = [f"{name}: {fault}" for name, fault in found]
    assert not found, layout.listed(found)


@KINDS
@pytest.mark.parametrize("language", [None, PSEUDO])
def test_pictures_have_no_layout_faults_with_hard_names_and_long_words(kind, language):
    none(
        (name, fault)
        for name, scene in catalogue.pictures(kind, language and words(language))
        for fault in layout.faults(scene, catalogue.HARD_NAMES)
    )


def test_the_winner_is_announced_even_with_a_long_name():
    word = words(PSEUDO).text("picture-winner", name="").strip()
    for name, scene in catalogue.pictures("ranking", words(PSEUDO))[1:3]:
        assert any(word in text for text in texts_of(scene)), name


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_final_headline_and_player_rows_have_no_gap_between_them(players):
    areas = {area.name: area.box for area in cases.ended(samples.finish(players))().areas}
    rows = [box.top for name, box in areas.items() if name.startswith("player ")]
    assert 0 < min(rows) - areas["head"].bottom < 20


@pytest.mark.parametrize(
    ("players", "winners", "charts"), [(3, (0,), 3), (4, (0,), 1), (5, (0,), 1), (5, (0, 1), 0)]
)
def test_of_four_and_more_players_only_a_sole_winner_has_a_chart(players, winners, charts):
    seen = observe(samples.finish(players), None)
    drawn = scenes.ranking(seen, samples.NAMES, range(players), (9,) * players, {}, winners=winners)
    parts = [area.name.split()[0] for area in drawn.areas]
    assert (parts.count("climb"), parts.count("player"), parts.count("total")) == (charts, players, players)
    assert parts.count("days") == min(1, charts)


@pytest.mark.parametrize("nights", [(5130, 5130), (5130, 6500, 8200)])
def test_climbers_who_die_together_have_their_badges_apart(nights):
    seen = observe(samples.table([(Climber(None, 0, 1), Climber(None, 0, 1))] * 3, day=len(nights)), None)
    ways = dict.fromkeys(seen.climbers, nights)
    drawn = scenes.ranking(seen, samples.NAMES, range(3), (2,) * 3, ways, died=tuple(ways))
    assert not list(layout.faults(drawn, samples.NAMES))


@pytest.mark.parametrize("winners", [1, 2, 3, 5])
def test_winners_stand_beside_the_rows(winners):
    seen = observe(samples.finish(5, "hard"), None)
    drawn = scenes.ranking(seen, samples.NAMES, range(5), (9,) * 5, {}, winners=range(winners))
    rows = next(area.box for area in drawn.areas if area.name == "player 0")
    clear = 40  # empty right edge of a sprite
    assert all(sprite.box.right < rows.left + clear for sprite in shapes_of(drawn, Sprite))


def strange(scene, names):
    """Texts with letters neither of the language nor of a name, even a shortened one."""
    for text in texts_of(scene):
        runs = RUN.findall(PROPER.sub("", text))
        if any(re.search("[A-Za-z]", run) and not any(run in name for name in names) for run in runs):
            yield text


@KINDS
def test_every_letter_is_translated(kind):
    names = [*samples.NAMES, *catalogue.HARD_NAMES]
    drawn = catalogue.pictures(kind, words(PSEUDO))
    none((name, text) for name, scene in drawn for text in strange(scene, names))
    assert list(strange(catalogue.pictures("board")[0][1], samples.NAMES)), "English is noticed"


def test_grounds_never_run_under_notes():
    """A group's ground must not look like part of a note."""
    found = 0
    for name, scene in catalogue.pictures("board"):
        notes = [
            area.box
            for area in scene.areas
            if area.name.endswith(" m") or area.name.split()[0] in {"table", "zone", "key"}
        ]
        for shape in scene.shapes[scene.still :]:
            if isinstance(shape, Plate) and shape.fill == board_picture.EDGE_COLOUR:
                found += 1
                assert not any(note.overlaps(shape.box) for note in notes), (name, shape.box)
    assert found > 150


# ------------------------------------------------------------------------------------------------ contrast


@KINDS
def test_texts_have_enough_contrast(kind):
    some = share(catalogue.pictures(kind), 2 if kind in catalogue.MANY else 1)
    none((name, fault) for name, scene in some for fault in contrast.faint_texts(scene))


@pytest.mark.parametrize("kind", [kind for kind in catalogue.PICTURES if kind != "hero"])
def test_symbols_have_enough_contrast(kind, monkeypatch):
    """A hero picture has no symbols."""
    book, found, seen = contrast.SymbolBook(), [], 0
    book.open(monkeypatch)
    for case in share(catalogue.cases_of(kind), 6 if kind == "board" else 3):
        book.drawn.clear()
        scene = case.scene()
        symbols = book.found(scene)
        seen += len(symbols)
        found += [(case.file, fault) for fault in contrast.faint_symbols(scene, symbols)]
    assert seen > 5
    none(found)


def scenes_with_texts_on_the_painting():
    """One scene per kind of picture and hour that has texts on the painting."""
    for kind in catalogue.PICTURES:
        hours = set()
        for name, scene in catalogue.pictures(kind):
            hour = hour_of(scene)
            if hour not in hours and contrast.texts_on_the_painting(scene):
                hours.add(hour)
                yield name, scene


def hour_of(scene):
    return next((shape.painting.hour for shape in shapes_of(scene, Backdrop)), "")


def under(scene, side, sky):
    """The scene with another side's mountain and another sky, at the same hour."""
    shapes = (
        replace(shape, painting=replace(shape.painting, side=side, sky=sky))
        if isinstance(shape, Backdrop)
        else shape
        for shape in scene.shapes
    )
    return replace(scene, shapes=tuple(shapes))


def test_texts_on_the_painting_have_enough_contrast_under_every_sky():
    # By hour, so that scenes before the same mountain come one after the other and it is painted once.
    scenes = sorted(scenes_with_texts_on_the_painting(), key=lambda named: hour_of(named[1]))
    for _, alike in groupby(scenes, key=lambda named: hour_of(named[1])):
        for side, sky, (name, scene) in share([*product(content.SIDES, get_args(Sky), alike)], 2):
            none((f"{name}, {side}, {sky}", fault) for fault in contrast.faint_texts(under(scene, side, sky)))
