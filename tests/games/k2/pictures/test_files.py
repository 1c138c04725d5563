"""The encoded files: format, size, the same bytes every time and in every thread."""

from __future__ import annotations

import hashlib
import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from k2bot.games.k2 import pictures
from k2bot.games.k2.engine.content import Card
from k2bot.render import theme
from k2bot.render.painting import paint
from tests.games.k2.pictures.helpers.catalogue import HARD_NAMES
from tools.k2 import samples, scenes


def decoded(data):
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


def test_threads_draw_the_same_bytes():
    table = samples.middle(3)
    with ThreadPoolExecutor(4) as pool:
        files = list(pool.map(lambda _: paint.draw(scenes.board(table, samples.NAMES[:3])), range(4)))
    assert len({hashlib.sha256(file).hexdigest() for file in files}) == 1


def test_drawing_one_table_leaves_no_trace_in_the_next():
    clear = samples.start(2, "easy", "summer")
    before = paint.draw(scenes.board(clear, samples.NAMES[:2]))
    paint.draw(scenes.board(samples.crowded(5), samples.NAMES))
    assert paint.draw(scenes.board(clear, samples.NAMES[:2])) == before


@pytest.mark.parametrize("kind", [samples.start, samples.middle, samples.crowded, samples.heights])
def test_boards_are_small_files_in_the_frame(kind):
    """Those of the easy side: test_sizes.py looks at the hard side's."""
    data = paint.draw(scenes.board(kind(5, "easy"), samples.NAMES))
    image = decoded(data)
    assert image.format == pictures.EXTENSION.upper()
    assert image.size == theme.FRAME
    assert image.width * 350 <= image.height * 550
    assert len(data) <= 250 * 1024


def test_hands_are_small_files():
    cards = [Card.parse(text) for text in ("m1", "m3", "r1/2", "r2/3", "a0", "a3")]
    for chosen in ((), (0, 1, 2)):
        data = paint.draw(scenes.hand(cards, chosen, committed=bool(chosen)))
        assert decoded(data).size == theme.FRAME
        assert len(data) <= 120 * 1024


def test_choosing_and_committing_change_the_hand():
    cards = [Card.parse("m1")] * 2 + [Card.parse("a1")] * 4
    files = {
        paint.draw(scenes.hand(cards, chosen, committed=done))
        for chosen, done in (((), False), ((0,), False), ((1,), False), ((1,), True))
    }
    assert len(files) == 4


def test_a_mark_and_a_trail_change_the_board():
    table = samples.middle(2)
    names = samples.NAMES[:2]
    files = {
        paint.draw(scenes.board(table, names)),
        paint.draw(scenes.board(table, names, mark=(0, "A"))),
        paint.draw(scenes.board(table, names, trails=[pictures.Trail((0, "A"), ("b6", "c1"))])),
    }
    assert len(files) == 3


def test_strange_names_are_drawn():
    assert decoded(paint.draw(scenes.board(samples.start(5), HARD_NAMES))).size == theme.FRAME
