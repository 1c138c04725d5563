"""Pictures look as they did when somebody last looked at them and found them good."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import features

from k2bot.games.k2.engine.content import Card, solo_title
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pictures import (
    palette,
)
from k2bot.games.k2.pictures.chart import Trail
from k2bot.games.k2.pictures.plan_picture import Toll
from k2bot.render import theme
from k2bot.render.layout import label
from k2bot.render.scene import Box, Plate, Scene
from tests.kit.pictures import golden
from tools.k2 import samples, scenes

FOLDER = Path(__file__).parent / "golden"
COMMAND = "make accept ARGS=tests/games/k2/pictures/test_golden.py"


def quiet_board():
    return scenes.board(samples.start(3, "easy", "summer"), samples.NAMES[:3])


def crowded_board():
    return scenes.board(samples.crowded(5, "hard"), samples.NAMES)


def board_with_ways():
    trails = (Trail((0, "A"), ("b6", "c1")), Trail((3, "B"), ("b4", "b8", "c2")))
    return scenes.board(samples.middle(4, "easy"), samples.NAMES[:4], trails=trails, mark=(0, "A"))


def board_in_an_avalanche():
    climbers = [seat.climbers for seat in samples.heights(5, "hard").seats]
    tiles = ("AS1", "S2", "S3", "S4", "S5", "S6")
    seen = samples.position(climbers, side="hard", day=2, phase=Phase.CHECK, tiles=tiles)
    return scenes.board(seen, samples.NAMES)


def hand():
    cards = [Card.parse(text) for text in ("m1", "m3", "r1/2", "r2/3", "a0", "a3")]
    return scenes.hand(cards, (1, 3))


def reveal():
    seen = samples.middle(3, "hard")
    sums = [(seat.seat, sum(card.push for card in seat.committed or ())) for seat in seen.seats]
    return scenes.reveal(seen, samples.NAMES, sums, 1)


def plan():
    before = samples.seen_by(samples.middle(5, "easy"), 1)
    return scenes.plan(
        before,
        samples.moved(before, 1, "A", "c3", tent="c1"),
        samples.NAMES,
        destinations=[("A", "c1"), ("A", "b4"), ("B", "b1"), ("B", "a12"), ("B", "b4"), ("B", "b2")],
        ways=[("A", ("b6", "c1", "c3"))],
        tonight={"A": 0, "B": 5},
        tolls={
            ("A", "b4"): Toll(1),
            ("B", "b4"): Toll(1),
            ("A", "c1"): Toll(dies=True),
            ("B", "b2"): Toll(2),
            ("B", "a12"): Toll(dies=True),
        },
    )


def plan_of_the_summit():
    high = samples.seen_by(samples.heights(3, "hard"), 0)
    return scenes.plan(
        high,
        samples.moved(high, 0, "B", "summit"),
        samples.NAMES,
        destinations=[("A", "d3"), ("A", "d1")],
        ways=[("B", ("d2", "d3", "summit"))],
        tonight={"A": 1, "B": 2},
        full=["c5"],
    )


def night():
    seen = samples.middle(3, "easy")
    return scenes.night(seen, samples.NAMES, samples.checks(seen), dying={(0, "A")})


def ranking():
    seen = samples.heights(4, "hard")
    totals = [seat.total for seat in seen.seats]
    order = sorted(range(4), key=totals.__getitem__, reverse=True)
    return scenes.ranking(seen, samples.NAMES, order, totals, samples.altitudes(seen), winners=(0,))


def ranking_alone():
    seen = samples.heights(1, "easy")
    title = solo_title("easy", "summer", seen.seats[0].total)
    totals = [seen.seats[0].total]
    ways = samples.altitudes(seen)
    return scenes.ranking(seen, ["Ann"], (0,), totals, ways, winners=(0,), title=title)


DRAWINGS = (
    quiet_board, crowded_board, board_with_ways, board_in_an_avalanche, hand, reveal, plan,
    plan_of_the_summit, night, ranking, ranking_alone,
)  # fmt: skip


@pytest.mark.skipif(
    (features.version("freetype2") or "").split(".")[:2] < ["2", "14"],
    reason="golden pictures are those of FreeType 2.14 (Pillow 12): older ones set glyphs a pixel apart",
)
@pytest.mark.parametrize("draw", DRAWINGS, ids=lambda draw: draw.__name__.replace("_", "-"))
def test_the_picture_looks_as_it_did(draw, tmp_path, pytestconfig):
    name = draw.__name__.replace("_", "-")
    file = FOLDER / f"{name}.webp"
    scene = draw()
    actual = golden.shrunk(scene)
    if pytestconfig.getoption("update_snapshots"):
        FOLDER.mkdir(exist_ok=True)
        file.write_bytes(golden.kept(actual))
    if not file.exists():
        pytest.fail(f"there is no golden picture {file.name} yet. To make it: {COMMAND}")
    expected = golden.opened(file.read_bytes())
    found = golden.difference(name, expected, actual, scene)
    if found.matters:
        page = golden.report(tmp_path, [(found, expected, actual)])
        pytest.fail(
            f"{found.told()}\nLook at both: {page}\nIf it is meant to be so: {COMMAND}", pytrace=False
        )


def test_the_golden_pictures_are_those_drawn_and_small():
    files = list(FOLDER.iterdir())
    assert {file.name for file in files} == {f"{draw.__name__.replace('_', '-')}.webp" for draw in DRAWINGS}
    assert sum(file.stat().st_size for file in files) < 1024 * 1024


# ------------------------------------------------------------------------------ what the comparison sees


def small():
    place = Box.at(60, 60, 280, 80)
    return Scene(
        480, 240, theme.PAPER, (Plate(place, theme.INK, 16), label("Camp 12", place, theme.WHITE, size=46))
    )


@pytest.fixture
def compare():
    """How another scene differs from the small one's golden picture."""
    expected = golden.opened(golden.kept(golden.shrunk(small())))
    return lambda scene: golden.difference("small", expected, golden.shrunk(scene), scene)


def test_the_same_scene_does_not_differ(compare):
    found = compare(small())
    assert (found.matters, found.pixels, found.patches) == (False, 0, ())


def changed(scene, number, **more):
    shapes = list(scene.shapes)
    shapes[number] = replace(shapes[number], **more)
    return replace(scene, shapes=tuple(shapes))


@pytest.mark.parametrize(
    ("number", "more"),
    [
        (1, {"text": "Camp 13"}),
        (1, {"at": (206.0, 117)}),
        (1, {"at": (200.0, 121)}),
        (1, {"fill": theme.MIST.mixed(theme.SLATE, 0.4)}),
        (0, {"fill": palette.AIR}),
        (0, {"fill": theme.INK.mixed(theme.WHITE, 0.1)}),
        (0, {"box": Box.at(60, 60, 292, 80)}),
        (0, {"radius": 0}),
    ],
    ids=["a figure", "moved right", "moved down", "text colour", "plate colour", "shade", "wider", "corners"],
)
def test_what_people_would_see_differs(number, more, compare):
    assert compare(changed(small(), number, **more)).matters


def test_another_size_differs(compare):
    found = compare(replace(small(), height=250))
    assert found.matters
    assert "the golden picture is (240, 120) large, today's drawing (240, 125)" in found.told()


def test_glyphs_drawn_a_little_otherwise_do_not_differ(compare):
    assert not compare(changed(small(), 1, at=(200.25, 117))).matters


def test_the_report_says_where_and_what_and_shows_it(compare, tmp_path):
    other = changed(small(), 1, text="Camp 72")
    found = compare(other)
    told = found.told()
    assert told.startswith(f"small: {found.pixels} of 28800 pixels differ (")
    assert "the text 'Camp 72' (46 px) at x " in told
    assert "a plate #1B2738 at x 60 to 340, y 60 to 140" in told
    (patch,) = found.patches
    assert other.shapes[1].box.grown(4).holds(patch.box)
    images = [golden.shrunk(small()), golden.shrunk(other)]
    page = golden.report(tmp_path, [(found, *images)])
    text = page.read_text(encoding="utf-8")
    for word in ("expected", "actual", "difference"):
        assert f"small-{word}.png" in text
        assert (tmp_path / f"small-{word}.png").stat().st_size > 100
    assert golden.opened((tmp_path / "small-actual.png").read_bytes()).tobytes() == images[1].tobytes()
