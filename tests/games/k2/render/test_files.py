"""The encoded files: format, size, the same bytes every time, everywhere."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from k2bot.games.k2 import render
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.render import gallery, samples

if TYPE_CHECKING:
    from k2bot.games.k2.engine.view import Observation

ROOT = Path(__file__).parents[4]
_DIGESTS = """
import hashlib
from k2bot.games.k2.render import gallery
wanted = {"board-easy-crowded-5", "hand-six", "plan-under-way", "reveal-3-tie"}
for name, draw in gallery.drawings():
    if name in wanted:
        print(name, hashlib.sha256(draw()).hexdigest())
"""


def decoded(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


def test_two_processes_draw_the_same_bytes() -> None:
    runs = [
        subprocess.Popen(  # noqa: S603 - this very Python, on a text of this file
            [sys.executable, "-c", _DIGESTS],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "2")
    ]
    outputs = [run.communicate(timeout=60)[0] for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    assert len(outputs[0].splitlines()) == 4
    assert outputs[0] == outputs[1]


def test_threads_draw_the_same_bytes() -> None:
    table = samples.middle(3)
    with ThreadPoolExecutor(4) as pool:
        files = list(pool.map(lambda _: render.board(table, samples.NAMES[:3]), range(4)))
    assert len({hashlib.sha256(file).hexdigest() for file in files}) == 1


def test_drawing_one_table_leaves_no_trace_in_the_next() -> None:
    clear = samples.start(2, "easy", "summer")
    before = render.board(clear, samples.NAMES[:2])
    render.board(samples.crowded(5), samples.NAMES)
    assert render.board(clear, samples.NAMES[:2]) == before


@pytest.mark.parametrize("kind", [samples.start, samples.middle, samples.crowded, samples.heights])
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_boards_are_small_files_in_portrait(kind: object, side: str) -> None:
    data = render.board(kind(5, side), samples.NAMES)
    image = decoded(data)
    assert image.format == render.EXTENSION.upper()
    assert image.width == 1080
    assert 1.2 < image.height / image.width < 1.9
    assert len(data) <= 250 * 1024


def test_boards_of_every_weather_are_small_files() -> None:
    for tile in ("S1", "W5", "W6", "AS1", "W4"):
        table = replace(samples.start(5, "hard"), day=3, tiles=(tile, "S2"))
        assert len(render.board(table, samples.NAMES)) <= 250 * 1024


def test_hands_are_small_files() -> None:
    cards = [Card.parse(text) for text in ("m1", "m3", "r1/2", "r2/3", "a0", "a3")]
    for chosen in ((), (0, 1, 2)):
        data = render.hand(cards, chosen, committed=bool(chosen))
        assert decoded(data).width == 1080
        assert len(data) <= 120 * 1024


def test_choosing_and_committing_change_the_hand() -> None:
    cards = [Card.parse("m1")] * 2 + [Card.parse("a1")] * 4
    files = {
        render.hand(cards, chosen, committed=done)
        for chosen, done in (((), False), ((0,), False), ((1,), False), ((1,), True))
    }
    assert len(files) == 4


def test_a_mark_and_a_trail_change_the_board() -> None:
    table: Observation = samples.middle(2)
    names = samples.NAMES[:2]
    files = {
        render.board(table, names),
        render.board(table, names, mark=(0, "A")),
        render.board(table, names, trails=[render.Trail((0, "A"), ("b6", "c1"))]),
    }
    assert len(files) == 3


def test_strange_names_are_drawn(hard_names: tuple[str, ...]) -> None:
    assert decoded(render.board(samples.start(5), hard_names)).width == 1080


def test_the_gallery_writes_its_pictures_and_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some = [
        drawing
        for drawing in gallery.drawings()
        if drawing[0] in {"hand-three", "night-1", "reveal-1-choice"}
    ]
    monkeypatch.setattr(gallery, "drawings", lambda: iter(some))
    assert gallery.main([str(tmp_path / "out")]) == 0
    page = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    for name, draw in some:
        file = tmp_path / "out" / f"{name}.{render.EXTENSION}"
        assert file.read_bytes() == draw()
        assert file.name in page
    assert gallery.main([]) == 2


def test_every_kind_of_picture_is_in_the_gallery() -> None:
    kinds = {name.partition("-")[0] for name, _ in gallery.drawings()}
    assert kinds == {"board", "hand", "reveal", "plan", "night", "ranking"}
