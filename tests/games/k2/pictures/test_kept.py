"""What pictures keep for the next one: bounds that hold, and no pixel that differs from painting anew."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw

from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.pictures import Trail, palette
from k2bot.render import theme
from k2bot.render.cache import ByteLRU, Stamp
from k2bot.render.painting import layers, lettering, masks, paint
from k2bot.render.painting.masks import Form
from k2bot.render.scene import Box, Disc, Plate, Scene, Slab, Text, Uncovered
from tools.k2 import samples, scenes

ROOT = Path(__file__).parents[4]
CACHES = {"layers": layers.KEPT, "slabs": layers.SLABS, "lettering": lettering.KEPT, "masks": masks.KEPT}


@pytest.fixture(autouse=True)
def _as_if_new() -> None:
    for cache in CACHES.values():
        cache.clear()


def forget() -> None:
    for cache in CACHES.values():
        cache.clear()


def stamp(size: int, mode: str = "L") -> Stamp:
    return Stamp(Image.new(mode, (size, 1)))


def test_what_is_kept_is_not_painted_again() -> None:
    kept = ByteLRU(100)
    first = kept.get("a", lambda: stamp(10))
    assert kept.get("a", lambda: pytest.fail("painted again")) is first


def test_the_least_lately_used_gives_way_when_the_bytes_are_full() -> None:
    kept = ByteLRU(100)
    for name in "abc":
        kept.get(name, lambda: stamp(30))
    kept.get("a", lambda: pytest.fail("painted again"))
    kept.get("d", lambda: stamp(30))
    assert kept.size == 90
    for name in "acd":
        kept.get(name, lambda: pytest.fail("painted again"))
    painted = []
    kept.get("b", lambda: painted.append("b") or stamp(30))
    assert painted == ["b"]


def test_a_colour_pixel_counts_four_bytes() -> None:
    kept = ByteLRU(100)
    kept.get("grey", lambda: stamp(10))
    kept.get("colour", lambda: stamp(10, "RGB"))
    assert kept.size == 50


def test_what_is_larger_than_the_bound_is_painted_but_not_kept() -> None:
    kept = ByteLRU(100)
    assert kept.get("large", lambda: stamp(101)).image.width == 101
    assert kept.size == 0


def test_threads_that_paint_the_same_at_once_count_it_once() -> None:
    kept = ByteLRU(1000)
    both = threading.Barrier(2, timeout=10)

    def paint_slowly() -> Stamp:
        both.wait()
        return stamp(50)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda _: kept.get("same", paint_slowly), range(2)))
    assert kept.size == 50


def fill(name: str) -> list[int]:
    """The sizes of a cache while many different things are painted."""
    sizes = []
    for number in range(10 if name == "layers" else 60):
        shapes = (
            Plate(Box(0, 0, 100 + number, 90), theme.INK, 12),
            Slab(Box(0, 90, 300, 150), 1),
            Plate(Box(0, 90, 300, 150), theme.INK.mixed(theme.WHITE, number / 60)),
            Text(f"number {number}", (20, 60), 40, theme.WHITE, Box(0, 0, 900, 100), anchor="ls"),
        )
        paint.paint(Scene(900, 800, theme.PAPER, shapes, still=1))
        sizes.append(CACHES[name].size)
    return sizes


@pytest.mark.parametrize("name", sorted(CACHES))
def test_the_caches_of_pictures_keep_their_bounds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is filled twice over a bound, which is small here so that it takes no minutes."""
    cache = CACHES[name]
    monkeypatch.setattr(cache, "capacity", 2**40)
    whole = fill(name)[-1]
    forget()
    monkeypatch.setattr(cache, "capacity", whole // 2)
    sizes = fill(name)
    assert max(sizes) <= whole // 2
    assert sizes[-1] > whole // 3


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_a_board_on_a_kept_ground_is_the_board_painted_anew(side: str) -> None:
    names = samples.NAMES[:3]
    seen = samples.middle(3, side)
    trail = Trail((0, "A"), (seen.seats[0].climbers[0].space, seen.board.ropes[0][0]))
    shown = [
        scenes.board(seen, names),
        scenes.board(samples.moved(seen, 0, "A", "a3"), names, trails=(trail,)),
        scenes.board(samples.moved(seen, 1, "B", "a1"), names, mark=(1, "B")),
    ]
    warm = [paint.paint(scene) for scene in (shown[0], *shown)][1:]
    for scene, image in zip(shown, warm, strict=True):
        forget()
        assert scene.still > 100
        assert ImageChops.difference(paint.paint(scene), image).getbbox() is None


def test_still_shapes_are_painted_once_for_boards_of_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = samples.middle(3, "hard")
    shown = [
        scenes.board(table, samples.NAMES[:3])
        for table in (seen, samples.moved(seen, 0, "A", "a3"), samples.moved(seen, 1, "B", "a5"))
    ]
    assert shown[0].shapes != shown[1].shapes
    paint.paint(shown[0])
    painted = []
    original = paint._paint
    monkeypatch.setattr(paint, "_paint", lambda image, shape: (painted.append(shape), original(image, shape)))
    for scene in shown[1:]:
        paint.paint(scene)
    most = sum(len(scene.shapes) - scene.still for scene in shown[1:])
    assert 0 < len(painted) <= most


def test_painting_over_a_ground_leaves_it_as_it_was() -> None:
    plain = samples.start(2)
    names = samples.NAMES[:2]
    before = paint.paint(scenes.board(plain, names))
    paint.paint(scenes.board(samples.moved(plain, 0, "A", "a3"), names))
    assert ImageChops.difference(paint.paint(scenes.board(plain, names)), before).getbbox() is None


def test_hands_of_a_size_share_their_ground() -> None:
    cards = [Card.parse(text) for text in ("m1", "m3", "r1/2", "r2/3", "a0", "a3")]
    for chosen in ((), (0,), (0, 1)):
        paint.paint(scenes.hand(cards, chosen))
    scene = scenes.hand(cards, ())
    assert layers.KEPT.size == scene.width * scene.height * 4


def test_rows_that_stay_are_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = samples.middle(3)
    moved = samples.moved(seen, 0, "A", "a3")
    first, second = (scenes.board(table, samples.NAMES[:3]) for table in (seen, moved))
    slabs = [shape for shape in first.shapes if isinstance(shape, Slab)]
    assert len(slabs) == 4
    paint.paint(first)
    painted = []
    original = paint._paint
    monkeypatch.setattr(paint, "_paint", lambda image, shape: (painted.append(shape), original(image, shape)))
    paint.paint(second)
    # The climber's new place changes no row: the spaces stand on them, as does the order of play.
    top = min(slab.box.top for slab in slabs)
    on_rows = {shape.text for shape in painted if isinstance(shape, Text) and shape.box.top > top}
    assert on_rows == {climber.space for seat in moved.seats for climber in seat.climbers}


def test_a_slab_hides_what_is_below_and_is_cut_at_its_box() -> None:
    below = Plate(Box(0, 0, 100, 100), palette.DANGER)
    cover = Plate(Box(20, 20, 60, 60), theme.INK)
    dot = Disc(Box(50, 30, 90, 50), theme.WHITE)
    image = paint.paint(Scene(100, 100, theme.PAPER, (below, Slab(cover.box, 2), cover, dot)))
    assert image.getpixel((30, 30)) == theme.INK[:3]
    assert image.getpixel((55, 40)) == theme.WHITE[:3]
    assert image.getpixel((70, 40)) == palette.DANGER[:3]


# ------------------------------------------------------------------------------------------------ shapes


def test_what_is_uncovered_shows_the_still_shapes_again() -> None:
    disc = Disc(Box(20, 20, 80, 80), palette.DANGER)
    cover = Plate(Box(0, 0, 100, 100), theme.WHITE)
    scene = Scene(100, 100, theme.INK, (disc, cover, Uncovered(Box(10, 10, 90, 50))), still=1)
    image = paint.paint(scene)
    assert image.getpixel((50, 40)) == palette.DANGER[:3]
    assert image.getpixel((12, 12)) == theme.INK[:3]
    assert image.getpixel((50, 60)) == theme.WHITE[:3]


def test_nothing_can_be_uncovered_where_nothing_is_still() -> None:
    scene = Scene(100, 100, theme.INK, (Uncovered(Box(10, 10, 90, 50)),))
    with pytest.raises(ValueError, match="still shapes"):
        paint.paint(scene)


@pytest.mark.parametrize(
    "plate",
    [
        Plate(Box(20, 20, 420, 260), palette.AIR, 24),
        Plate(Box(20, 20, 420, 260), palette.AIR.at(120), 24),
        Plate(Box(20, 20, 420, 260), palette.AIR.at(0), 24, theme.INK, 5),
        Plate(Box(20, 20, 420, 260), palette.AIR, 24, theme.INK.at(90), 5, shadow=10),
        Plate(Box(20, 20, 420, 260), palette.AIR.at(200), 24, shadow=10),
        Plate(Box(20, 20, 420, 260), palette.AIR, 31.5, corners=(True, False, False, True)),
    ],
    ids=["opaque", "thin", "edge", "shadow", "thin-shadow", "two-corners"],
)
def test_a_large_plate_in_pieces_looks_like_one_drawn_whole(
    plate: Plate, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Scene(440, 290, theme.PAPER, (plate,))
    pieces = paint.paint(scene)
    forget()
    monkeypatch.setattr(masks, "_WHOLE_UP_TO", 10**9)
    whole = paint.paint(scene)
    assert whole.getextrema() != Image.new("RGB", whole.size, theme.PAPER[:3]).getextrema()
    # A shadow's blur is cut off a little nearer to the corners of the small form.
    most = max(high for _, high in ImageChops.difference(pieces, whole).getextrema())
    assert most <= 2


@pytest.mark.parametrize("alpha", [255, 128])
@pytest.mark.parametrize("size", [60, 300])
def test_a_shadow_falls_below_a_plate(size: int, alpha: int) -> None:
    plate = Plate(Box(30, 30, 30 + size, 30 + size), theme.WHITE.at(alpha), 12, shadow=8)
    image = paint.paint(Scene(size + 60, size + 60, theme.PAPER, (plate,))).convert("L")
    middle = 30 + size // 2
    below, above = image.getpixel((middle, 30 + size + 2)), image.getpixel((middle, 27))
    assert below < above < theme.PAPER[1] - 5


def test_large_plates_take_little_room_in_the_cache() -> None:
    for width in range(250, 350, 5):
        masks.form(width, 110, Form(radius=20))
    assert 0 < masks.KEPT.size < 5000


@pytest.mark.parametrize("at", [(140, 40), (140.25, 40), (140.5, 40)])
def test_kept_letters_are_those_written_anew(at: tuple[float, float]) -> None:
    text = Text("Ärger 8848 m", at, 36, theme.WHITE, Box(0, 0, 300, 60), anchor="ms")
    scene = Scene(300, 60, theme.INK, (text,))
    paint.paint(scene)
    moved = replace(scene, shapes=(replace(text, at=(at[0] + 7, at[1] + 3)),))
    expected = Image.new("RGB", (300, 60), theme.INK[:3])
    ImageDraw.Draw(expected).text(
        (at[0] + 7, at[1] + 3), text.text, fill=theme.WHITE[:3], font=theme.font(36), anchor="ms"
    )
    assert ImageChops.difference(paint.paint(moved), expected).getbbox() is None


# ------------------------------------------------------------------------------------------------ processes


def test_processes_with_different_hash_seeds_draw_every_kind_alike() -> None:
    runs = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.bench", "--digests", "--quick"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("11", "12")
    ]
    one, other = (run.communicate(timeout=90)[0].splitlines() for run in runs)
    assert [run.returncode for run in runs] == [0, 0]
    assert len(one) == 11
    assert one == other
