"""Pictures look as they did when somebody last looked at them and found them good."""

from pathlib import Path

import pytest

from tests.games.dungeon_twister.pictures.catalogue import mazes, others, scene_of, told, traces
from tests.kit.pictures import golden
from tools.dungeon_twister.cast_sheet import CastSheet

FOLDER = Path(__file__).parent / "golden"
TESTS = "tests/games/dungeon_twister/pictures/test_golden.py"
HEROES = ("hero-escape-goblin", "hero-fight", "hero-wand", "hero-pit", "hero-turned-away")
CASES = (
    *("cast", "crowded None", "traces", "reach-crowded-thief", "room-both", "rotation 0"),
    *("told", "tall told"),
    *("fight-asked-0", "fight-crowded-won", "fight-lost", "setup-0-none", "setup-0-lying"),
    *("end-goal", "end-long", *HEROES),
)
"""Also visible in them: a room of equal size before and after, trails within it, tokens in rows by kind,
rooms larger than the paper for tokens, gears on lit squares, arrows beside the squares."""


def stem(name):
    return name.lower().replace(" ", "-")


@golden.COMPARABLE
@pytest.mark.parametrize("name", CASES)
def test_pictures_match_their_golden_files(name, tmp_path, pytestconfig):
    drawn = mazes() | others() | told() | {"cast": CastSheet(), "traces": traces()}
    scene = scene_of(drawn[name])
    accepts = pytestconfig.getoption("update_snapshots")
    golden.check(scene, FOLDER / f"{stem(name)}.webp", TESTS, tmp_path, accepts=accepts)


def test_golden_files_match_the_cases_and_are_small():
    files = list(FOLDER.iterdir())
    assert {file.stem for file in files} == {stem(name) for name in CASES}
    assert sum(file.stat().st_size for file in files) < 1350 * 1024
