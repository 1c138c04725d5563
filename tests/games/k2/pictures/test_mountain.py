"""The painted mountain: shipped files match the tools; occupied heights are enlarged."""

import random
from itertools import combinations, product
from pathlib import Path

import pytest
from PIL import ImageChops, ImageStat

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import crowds, scenery, sky
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.crowds import MapState
from k2bot.games.k2.pictures.places import MAP, PLACES, Camp, Focus, bands
from k2bot.games.k2.pictures.scenery import DRIFT, AvalancheCloud, CloseUp, Drift, Mountain
from k2bot.render.cache import load_packaged_image
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tools.k2 import bake, scenes
from tools.k2.scenery import closeups, painter, veils


@pytest.mark.parametrize(
    ("name", "made"),
    [
        (Mountain("hard", "avalanche", "dusk").file, lambda: painter.painted("hard", "avalanche", "dusk")),
        (CloseUp("avalanche", "avalanche").file, lambda: closeups.painted(CloseUp("avalanche", "avalanche"))),
        (
            AvalancheCloud("easy", "7000", "night").file,
            lambda: bake.cloud(AvalancheCloud("easy", "7000", "night")),
        ),
        (Drift("air", 2).file, lambda: veils.specks(Drift("air", 2))),
        (DRIFT, veils.banks),
    ],
)
def test_shipped_paintings_match_what_the_tools_paint(name, made):
    """Small differences come from Pillow versions and from lossy mountains and close-ups."""
    painted = made()
    shipped_one = load_packaged_image(scenery.__name__, name, painted.mode)
    assert shipped_one.size == painted.size
    apart = ImageStat.Stat(ImageChops.difference(shipped_one, painted)).mean
    assert max(apart) < (2 if name.startswith(("data/mountain", "data/close")) else 0.1)


def test_exactly_the_needed_paintings_are_shipped():
    folder = Path(scenery.__file__).parent / "data"
    needed = {one.file for one in (*bake.MOUNTAINS, *bake.CLOSE_UPS, *bake.SLIDES, *bake.DRIFTS)} | {DRIFT}
    assert {f"data/{file.name}" for file in folder.iterdir()} == needed
    assert {slide.zone for slide in bake.SLIDES} == set(content.ZONES)


@pytest.mark.parametrize("side", content.SIDES)
def test_occupied_heights_are_enlarged_and_everything_stays_in_view(side):
    """Wherever the highest and lowest climbers are, bands join and plates don't overlap."""
    spaces, board = PLACES[side], content.board(side)
    pairs = product(spaces, repeat=2)
    every = {Focus.for_spaces(side, pair): pair for pair in pairs}
    assert len(every) > 60
    for focus, pair in every.items():
        joints = [(bottom, last) for _, bottom, _, last in bands(focus)]
        assert [(top, first) for top, _, first, _ in bands(focus)] == [(0, 0), *joints[:-1]]
        assert joints[-1] == (MAP.bottom, MAP.bottom)
        for space in pair:
            y = spaces[space][1]
            assert focus.map_y(min(MAP.bottom, y + 40)) - focus.map_y(max(MAP.top, y - 80)) > 89
        for bright in (frozenset(), None):
            boxes = Chart(board, bright, bright, bare=True, focus=focus).plates().values()
            assert all(MAP.contains(box) for box in boxes)
            assert not any(one.expanded(3).overlaps(other) for one, other in combinations(boxes, 2)), focus


@pytest.mark.parametrize("side", content.SIDES)
def test_climbers_on_the_summit_have_room_for_head_and_sign(side):
    """Both used to be cut at the top of the hard side, whose summit is 50 pixels below the edge."""
    for lowest in PLACES[side]:
        sheet = Chart(content.board(side), bare=True, focus=Focus.for_spaces(side, ("summit", lowest)))
        stand = crowds.place_crowds(sheet, [MapState((("summit", Camp(((0, "A"),))),))])
        (climber,) = stand["summit"].climbers
        assert climber.bottom <= sheet.plates()["summit"].top, lowest


@pytest.mark.parametrize("side", content.SIDES)
def test_a_close_up_shows_all_its_spaces_and_the_summit_right_of_the_legend(side):
    """The lower half used to be blank once everybody was high."""
    spaces, scales = PLACES[side], set()
    _, lines = sky.legend(("dies", "to A", "full"), scenes.writing(["Ann"], said=words(PSEUDO)), 0)
    legend = max(line.box.right for line in lines)
    for lowest in spaces.values():
        drawn = frozenset(space for space, (_, y) in spaces.items() if y <= lowest[1])
        focus = Focus.for_spaces(side, drawn, drawn)
        sheet = Chart(
            content.board(side), drawn, drawn, bare=True, focus=focus, idle=frozenset(spaces) - drawn
        )
        assert sheet.plates().keys() == drawn
        assert all(MAP.contains(box) for box in sheet.plates().values())
        assert sheet.plate_centre(content.SUMMIT)[0] >= legend + 60
        stretched = [
            (last - first) / (bottom - top) for top, bottom, first, last in bands(focus) if bottom > 50
        ]
        assert max(stretched) < 3
        assert len(drawn) < 6 or max(y for _, y in map(sheet.plate_centre, drawn)) > MAP.centre[1]
        scales.add((focus.right - focus.left) / MAP.width)
    assert min(scales) < 0.8 < max(scales) == 1


@pytest.mark.parametrize("side", content.SIDES)
def test_the_bare_mountain_above_all_spaces_leaves_room_to_those_below(side):
    low = frozenset(space for space, (_, y) in PLACES[side].items() if y > 840)
    bare, full = (Focus.for_spaces(side, low, drawn | {"summit"}) for drawn in (low, PLACES[side].keys()))
    assert bare.map_y(800) < full.map_y(800) - 40
    assert bare.map_y(100) > 0.7 * full.map_y(100), "the peak isn't flat"


@pytest.mark.parametrize("side", content.SIDES)
def test_a_narrow_map_shows_all_occupied_spaces_within_its_margins(side):
    spaces = PLACES[side]
    for pair in product(spaces, repeat=2):
        focus = Focus.for_spaces(side, pair).narrowed(side, pair, 756)
        assert MAP.left <= focus.left < focus.right <= MAP.right
        assert focus.map_x(focus.right) == focus.width == 756
        assert all(40 <= focus.map_x(spaces[space][0]) <= 756 - 50 for space in pair), (focus, pair)


@pytest.mark.parametrize("side", content.SIDES)
def test_plates_with_costs_or_signs_never_overlap(side):
    """a6's sign used to cover a7's cost."""
    board, spaces = content.board(side), sorted(PLACES[side])
    crowd = frozenset(spaces)
    chance = random.Random(side)  # noqa: S311 - not cryptographic
    pairs = {"easy": (("a6", "a7"), ("base", "a2"), ("a5", "a9"), ("b5", "b6")), "hard": (("b6", "b8"),)}[
        side
    ]
    for pair, ends in product(pairs, [chance.sample(spaces, 2) for _ in range(20)]):
        focus = Focus.for_spaces(side, ends)
        two = frozenset(pair)
        for sheet in (
            Chart(board, two, two, bare=True, closed=two, focus=focus),
            Chart(board, crowd, crowd, bare=True, closed=frozenset(pair[:1]), focus=focus),
            Chart(board, closed=two),
        ):
            boxes = sheet.plates()
            assert not any(boxes[one].overlaps(boxes[other]) for one, other in combinations(boxes, 2)), (
                pair,
                focus,
            )
