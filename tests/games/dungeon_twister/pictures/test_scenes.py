"""In no picture is anything important covered, cut off, too small, faint or untranslated."""

import io

import pytest
from PIL import Image

from k2bot.render.painting import paint
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.games.dungeon_twister.pictures.catalogue import mazes, others, scene_of
from tests.games.dungeon_twister.pictures.checks import HARD_NAMES, faults, foreign
from tests.kit.looking import share
from tests.kit.pictures import contrast, layout, longer
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


@EACH
def test_every_letter_is_translated(pictures):
    """Except for columns, squares and names, every letter is of the pseudo-language."""
    for name, picture in share(list(pictures().items()), 2):
        assert list(foreign(scene_of(picture, ("1", "2"), words(PSEUDO)))) == [], name


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("crowded None", 250),
        ("rotation 0", 150),
        ("end-goal", 210),
        ("hero-turned-towards", 170),
    ],
)
def test_files_have_chat_proportions_and_are_small(name, most):
    file = paint.draw(scene_of((mazes() | others())[name]))
    assert len(file) <= most * 1024
    with Image.open(io.BytesIO(file)) as image:
        assert image.width * 7 == image.height * 11
