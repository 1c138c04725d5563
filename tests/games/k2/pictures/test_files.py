"""The encoded files: format, sizes, the same bytes in every thread."""

from __future__ import annotations

import hashlib
import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from k2bot.render import theme
from k2bot.render.painting import paint
from tests.games.k2.pictures.helpers import catalogue
from tools.k2 import cases, samples, scenes

KIB = 1024
MOST = {"Hands": 120}
"""The size of a file by the section of the gallery; that of the others is ``OTHERS``."""
OTHERS = 250


def decoded(data):
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


def test_threads_draw_the_same_bytes():
    table = samples.middle(3)
    with ThreadPoolExecutor(2) as pool:
        files = list(pool.map(lambda _: paint.draw(scenes.board(table, samples.NAMES[:3])), range(2)))
    assert len({hashlib.sha256(file).hexdigest() for file in files}) == 1


@pytest.mark.parametrize(
    "section", ["Boards", "Skies", "Ways", "Hands", "Reveals", "Plans", "Nights", "Rankings"]
)
def test_files_are_small_and_fill_the_frame(section):
    sizes = {}
    shown = [case for case in cases.cases() if case.section == section]
    for case in shown[:: -(-len(shown) // 4)]:
        data = case.draw()
        sizes[case.file] = len(data) / KIB
        image = decoded(data)
        assert image.width * 7 == image.height * 11, case.file
    assert len(sizes) > 1
    assert {file: size for file, size in sizes.items() if size > MOST.get(section, OTHERS)} == {}


def test_strange_names_are_drawn():
    assert decoded(paint.draw(scenes.board(samples.start(5), catalogue.HARD_NAMES))).size == theme.FRAME
