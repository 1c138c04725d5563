"""What pictures keep for the next one: as much as fits into a number of bytes, the newest of it."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from k2bot.render import cache, theme
from k2bot.render.cache import Bitmap, ByteLRU
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Plate, Scene, Slab, Text


def bitmap(size, mode="L"):
    return Bitmap(Image.new(mode, (size, 1)))


def test_the_least_lately_used_gives_way_when_the_bytes_are_full():
    kept = ByteLRU(100)
    first, *_ = (kept.get(name, lambda: bitmap(30)) for name in "abc")
    assert kept.get("a", lambda: pytest.fail("painted again")) is first
    kept.get("d", lambda: bitmap(30))
    assert kept.size == 90
    for name in "acd":
        kept.get(name, lambda: pytest.fail("painted again"))
    painted = []
    kept.get("b", lambda: painted.append("b") or bitmap(30))
    assert painted == ["b"]


@pytest.mark.parametrize(
    ("size", "mode", "taken"), [(10, "L", 10), (10, "RGB", 40), (100, "L", 100), (101, "L", 0)]
)
def test_a_colour_pixel_counts_four_bytes_and_what_is_larger_than_the_bound_is_not_kept(size, mode, taken):
    kept = ByteLRU(100)
    assert kept.get("one", lambda: bitmap(size, mode)).image.width == size
    assert kept.size == taken


def test_threads_that_paint_the_same_at_once_count_it_once():
    kept = ByteLRU(1000)
    both = threading.Barrier(2, timeout=10)

    def paint_slowly():
        both.wait()
        return bitmap(50)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda _: kept.get("same", paint_slowly), range(2)))
    assert kept.size == 50


def sizes():
    """What is kept while grounds, slabs, texts and masks are painted that all differ."""
    cache.PARTS.clear()
    found = []
    for number in range(30):
        shapes = (
            Plate(Box(0, 0, 100 + number, 90), theme.INK, 12),
            Slab(Box(0, 90, 300, 150), 1),
            Plate(Box(0, 90, 300, 150), theme.INK.mixed(theme.WHITE, number / 60)),
            Text(f"number {number}", (20, 60), 40, theme.WHITE, Box(0, 0, 300, 100), anchor="ls"),
        )
        paint.paint(Scene(300, 160, theme.PAPER.mixed(theme.INK, number / 60), shapes, still=1))
        found.append(cache.PARTS.size)
    return found


def test_what_pictures_share_keeps_its_bound(monkeypatch):
    """It is filled twice over a bound, which is small here so that it takes no minutes."""
    monkeypatch.setattr(cache.PARTS, "capacity", 2**40)
    whole = sizes()[-1]
    monkeypatch.setattr(cache.PARTS, "capacity", whole // 2)
    found = sizes()
    assert max(found) <= whole // 2
    assert found[-1] > whole // 3
