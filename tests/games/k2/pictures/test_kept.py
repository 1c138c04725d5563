"""The cache of painted parts: nothing is painted twice, and no pixel differs from fresh painting."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import ImageChops

from k2bot.games.k2.pictures import Trail
from k2bot.render import cache
from k2bot.render.painting import paint
from tests.bench.sameness import digests
from tools.k2 import samples, scenes

ROOT = Path(__file__).parents[4]


@pytest.fixture(autouse=True)
def _as_if_new():
    cache.PART_CACHE.clear()


def test_boards_painted_on_a_cached_background_equal_fresh_ones(monkeypatch):
    painted, original = [], paint._paint
    monkeypatch.setattr(paint, "_paint", lambda image, shape: (painted.append(shape), original(image, shape)))
    names = samples.NAMES[:3]
    seen = samples.middle(3, "hard")
    trail = Trail((0, "A"), (seen.seats[0].climbers[0].space, seen.board.ropes[0][0]))
    shown = [
        scenes.board(seen, names),
        scenes.board(samples.moved(seen, 0, "A", "a3"), names, trails=(trail,)),
        scenes.board(replace(samples.moved(seen, 1, "B", "a1"), slides=((1, "B"),)), names),
    ]
    paint.paint(shown[0])
    painted.clear()
    warm = [paint.paint(scene) for scene in shown]
    assert 0 < len(painted) <= sum(len(scene.shapes) - scene.still for scene in shown)
    for scene, image in zip(shown, warm, strict=True):
        cache.PART_CACHE.clear()
        assert scene.still > 80
        assert ImageChops.difference(paint.paint(scene), image).getbbox() is None


def test_processes_with_different_hash_seeds_draw_identical_pictures():
    """Compares this process, with its own random seed, and a new one."""
    seed = "11" if os.environ.get("PYTHONHASHSEED") != "11" else "12"
    new = subprocess.Popen(
        [sys.executable, "-m", "tests.bench", "--digests", "--quick"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        stdout=subprocess.PIPE,
        text=True,
    )
    own = digests(quick=True)
    other = new.communicate(timeout=90)[0].splitlines()
    assert new.returncode == 0
    kinds = {kind.split(",")[0] for kind in own}
    assert kinds == {"board", "hand", "reveal", "plan", "night", "ranking", "maze", "reach", "fight", "end"}
    assert other == [f"{kind} {digest}" for kind, digest in own.items()]
