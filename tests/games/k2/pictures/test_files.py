"""The encoded files: format, sizes, the same bytes in every thread."""

import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from k2bot.render.painting import paint
from tests.kit.looking import share
from tools.k2 import cases, samples, scenes

PHONES = "Boards for phones"
"""The section with pictures in phone proportions."""
MOST, OTHERS = {"Hands": 135, PHONES: 250}, 200
"""Maximum file size in KiB by gallery section, and for the rest."""


def test_two_threads_draw_identical_files():
    table = samples.middle(3)
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(lambda _: paint.draw(scenes.board(table, samples.NAMES[:3])), range(2))
    assert one == other


@pytest.mark.parametrize(
    "section",
    ["Boards", PHONES, "Skies", "Ways", "Hands", "Reveals", "Plans", "Nights", "Rankings", "Heroes"],
)
def test_files_are_small_and_fill_the_frame(section):
    sizes = {}
    shown = [case for case in cases.cases() if case.section == section]
    for case in share(shown, -(-len(shown) // 2)):
        data = case.draw()
        sizes[case.file] = len(data) / 1024
        with Image.open(io.BytesIO(data)) as image:
            image.load()
            if section == PHONES:
                assert 1.2 < image.height / image.width < 1.6, case.file
            else:
                assert image.width * 7 == image.height * 11, case.file
    assert len(sizes) > 1
    assert {file: size for file, size in sizes.items() if size > MOST.get(section, OTHERS)} == {}
