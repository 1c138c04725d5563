"""Pictures look as they did when somebody last looked at them and found them good."""

from pathlib import Path

import pytest

from k2bot.render import theme
from k2bot.render.layout import text_in_box
from k2bot.render.scene import Box, Plate, Scene
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.pictures import golden

FOLDER = Path(__file__).parent / "golden"
TESTS = "tests/games/k2/pictures/test_golden.py"
CASES = (
    "board-hard-crowded-5", "board-whole-5", "sky-hard-avalanche-check", "ways-evening",
    "ways-fallen", "ways-everybody", "hand-six", "reveal-5-taken", "plan-under-way",
    "plan-summit", "night-3", "night-avalanche", "ranking-5",
    "hero-rescue-4",
)  # fmt: skip
"""Gallery cases with a golden picture."""


@golden.COMPARABLE
@pytest.mark.parametrize("name", CASES)
def test_pictures_match_their_golden_files(name, tmp_path, pytestconfig):
    scene = next(scene for own, scene in catalogue.gallery() if own.partition(".")[0] == name)
    accepts = pytestconfig.getoption("update_snapshots")
    golden.check(scene, FOLDER / f"{name}.webp", TESTS, tmp_path, accepts=accepts)


def test_golden_files_match_the_cases_and_are_small():
    files = list(FOLDER.iterdir())
    assert {file.stem for file in files} == set(CASES)
    assert sum(file.stat().st_size for file in files) < 1200 * 1024


# ------------------------------------------------------------------------------ what the comparison sees


def small(height=240, **changed):
    place = Box.from_corner(60, 60, 280, 80)
    word = text_in_box("Camp 12", place, theme.WHITE, size=46)
    plate = Plate(changed.pop("box", place), theme.INK, 16)
    return Scene(480, height, theme.PAPER, (plate, word._replace(**changed)))


def test_golden_comparison_ignores_slight_glyph_differences_but_not_visible_ones():
    expected = golden.opened(golden.kept(golden.shrunk(small())))

    def compared(**changed):
        scene = small(**changed)
        return golden.difference("small", expected, golden.shrunk(scene), scene)

    faint = theme.MIST.mixed(theme.SLATE, 0.4)
    for seen in ({"text": "Camp 13"}, {"fill": faint}, {"box": Box.from_corner(60, 60, 292, 80)}):
        assert compared(**seen).matters, seen
    assert not compared().matters
    assert not compared(at=(200.25, 117)).matters
    assert "the golden picture is (240, 120) large" in compared(height=250).told()
