"""In no picture is anything important covered, cut off, too small, faint or untranslated."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from k2bot.games.dungeon_twister.engine import observe
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, TOKENS
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME, coordinates
from k2bot.games.dungeon_twister.pictures import FightPicture, Writing, cutouts, panels, reach_picture, strip
from k2bot.games.dungeon_twister.pictures.cutouts import CardRow, SideCard
from k2bot.games.dungeon_twister.pictures.film_picture import CaptionRow, FilmPicture
from k2bot.games.dungeon_twister.pictures.palette import INK
from k2bot.games.dungeon_twister.pictures.rooms import MazeGrid
from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Text
from k2bot.text import PSEUDO, languages
from k2bot.text.words import words
from tests.games.dungeon_twister.pictures.catalogue import mazes, others, scene_of
from tests.games.dungeon_twister.pictures.checks import HARD_NAMES, faults, foreign
from tests.kit.looking import share
from tests.kit.pictures import contrast, layout, longer
from tests.kit.pictures.layout import shapes_of
from tests.kit.table import LONG_NAMES
from tools.dungeon_twister import samples

EACH = pytest.mark.parametrize("pictures", [mazes, others])


@EACH
@pytest.mark.parametrize(
    ("names", "language"),
    [(samples.NAMES, words), (HARD_NAMES, longer.longer_words)],
    ids=["our words", "hard names and words a third longer"],
)
def test_no_picture_has_layout_faults(pictures, names, language):
    """Half with our words, half with hard names, unless everything is swept."""
    found = [
        f"{name}: {fault}"
        for name, picture in share(list(pictures().items()), 2, names is HARD_NAMES)
        for fault in faults(scene_of(picture, names, language()), language(), names)
    ]
    assert not found, layout.listed(found)


@EACH
def test_texts_have_enough_contrast(pictures):
    found = [
        f"{name}: {fault}"
        for name, picture in share(list(pictures().items()), 6)
        for fault in contrast.faint_texts(scene_of(picture))
    ]
    assert not found, layout.listed(found)


@pytest.mark.parametrize("edge", ["left", "top", "right", "bottom"])
def test_nobody_at_an_edge_of_a_crop_covers_its_coordinates(edge):
    """Gears below characters did, and heads."""
    gear = SQUARE_BY_NAME["D3"]
    x, y = coordinates(gear)
    spans = {
        "left": ((x, x + 5), (y - 2, y + 3)),
        "top": ((x - 2, x + 3), (y, y + 5)),
        "right": ((x - 4, x + 1), (y - 2, y + 3)),
        "bottom": ((x - 2, x + 3), (y - 2, y + 1)),
    }
    grid = MazeGrid(100, 100, 150, *spans[edge])
    for token in (one for tokens in CHARACTERS_OF for one in tokens):
        seen = observe(samples.crowded({TOKENS[token]: [x, y]}), 0)
        assert gear in seen.maze.gears
        shapes = (*panels.framed_crop(seen, grid), *panels.grid_tokens(seen, grid, Writing(words())))
        found = [one for one in layout.faults(panels.scene(shapes)) if " is covered " in one]
        assert not found, layout.listed(found)


@pytest.mark.parametrize("language", languages())
def test_long_names_leave_all_rows_of_a_card_legible(language):
    """A name that no size fits made all rows tiny: it's cut instead."""
    said = words(language)
    for name in ("room-1", "room-2", "room-3", "room-both"):
        found = list(faults(scene_of(others()[name], LONG_NAMES[:2], said), said, LONG_NAMES))
        assert not found, f"{name}: {layout.listed(found)}"


def test_many_rows_of_a_card_are_as_large_as_other_texts():
    """Below a figure, which is smaller for them."""
    rows = (
        *("5 steps for 1 AP", "opens portcullises, crosses pits", "2 AP left", "", "fetch Sword"),
        *("fight possible here", "more squares that way"),
    )
    entries = tuple(CardRow(panels.lit_floor, row, 1 if row else 1.5) for row in rows)
    card = SideCard(entries, cutouts.actor_stage(CHARACTERS_OF[0][0], None, Writing(words())), 0)
    box = Box(1174, 26, 1626, 1024)
    drawn = tuple(card.shapes(box, Writing(words(), samples.NAMES)))
    written = [one for one in shapes_of(drawn, Text) if any(one.text in row for row in rows) and one.text[2:]]
    assert {one.size for one in written} == {theme.CHANGING_TEXT}
    assert all(box.contains(layout.ink(one)) for one in written)


@pytest.mark.parametrize("language", languages())
def test_costs_stay_within_their_bars(language):
    """In the narrowest card they touched the dark rims."""
    row, writing = Box(0, 0, 402, 84), Writing(words(language))
    for count in range(2, 6):
        drawn = tuple(reach_picture._costs(range(1, count + 1), writing, row))
        assert list(contrast.faint_texts(panels.scene(drawn))) == []


@pytest.mark.parametrize("count", range(1, 11))
def test_the_notice_on_quiet_turns_is_as_large_as_other_texts(count):
    seen = replace(observe(samples.crowded(), 0), quiet=40 - count)
    notice = strip.quiet_notice(seen, Writing(words()), Box(0, 0, *strip._NOTICE))
    assert {one.size for one in shapes_of(notice, Text)} == {theme.CHANGING_TEXT}


@pytest.mark.parametrize(
    "text", ["Виграє VVV_*~|`>#[]…", "Bartholomew (gęś) Żółć Ąę", "Es gewinnt qgjp Åsa ÂÖÜ"]
)
@pytest.mark.parametrize("size", [38, 56, 72])
def test_two_lines_of_a_text_keep_apart(text, size):
    box = Box(100, 100, 100 + theme.text_width(text, size, "ExtraBold") * 0.7, 100 + 2 * size)
    scene = panels.scene(panels.lines_in_box(text, box, INK, size, "ExtraBold", align="middle"))
    assert len(shapes_of(scene, Text)) == 2
    assert list(layout.overlapping_texts(layout.Places(scene))) == []


def test_a_films_caption_keeps_clear_of_the_turn_above():
    rows = (CaptionRow((0, 1), "Clérigo y Élfico Troll\u00a0(É) se mueven y se mueven"),)
    seen = replace(observe(samples.crowded(), None), active_seat=1)
    scene = FilmPicture(seen, (), rows).scene(Writing(words("es"), LONG_NAMES[:2]))
    assert list(layout.overlapping_texts(layout.Places(scene))) == []


def test_a_long_name_is_legible_on_the_plate_of_its_lit_token():
    """German ones were wider than the plate, dark on dark."""
    setup = others()["setup-0-0"]
    for token in setup.unplaced_tokens:
        scene = scene_of(replace(setup, chosen=TOKENS[token]), said=words("de"))
        assert list(contrast.faint_texts(scene)) == []


def test_the_stakes_of_a_fight_are_as_large_as_other_texts():
    """Half of them were smaller for the longest name."""
    seen = observe(samples.crowded({"b.warrior": [8, 2], "y.warrior": [15, 5]}), 0)
    said, scene = words(), scene_of(FightPicture(seen, "b.warrior", "y.wallwalker"))
    assert "If the Wall-walker loses," in layout.texts_of(scene)
    assert list(faults(scene, said)) == []


def test_a_spanish_name_that_is_cut_after_a_mark_is_no_fault():
    shown = panels.scene([Text("¡WWW…", (100, 100), 40, INK, Box(90, 50, 400, 110))])
    assert not list(layout.cut_texts(layout.Places(shown), ["W" * 32]))
    assert list(layout.cut_texts(layout.Places(shown), ["V" * 32]))


@EACH
def test_every_letter_is_translated(pictures):
    """Except for columns, squares and names, every letter is of the pseudo-language."""
    for name, picture in share(list(pictures().items()), 2):
        assert list(foreign(scene_of(picture, ("1", "2"), words(PSEUDO)))) == [], name


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("crowded None", 140),
        ("rotation 0", 100),
        ("end-goal", 160),
        ("hero-turned-towards", 140),
    ],
)
def test_files_have_chat_proportions_and_are_small(name, most):
    file = paint.draw(scene_of((mazes() | others())[name]))
    assert len(file) <= most * 1024
    with Image.open(io.BytesIO(file)) as image:
        assert image.width * 7 == image.height * 11
