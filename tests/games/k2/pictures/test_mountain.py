"""The painted mountain: shipped as the tools paint it, lit by the hour, calm where spaces lie."""

import math
import random
from itertools import combinations, product
from pathlib import Path
from typing import get_args

import pytest
from PIL import ImageChops, ImageFilter, ImageStat

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import chart, scenery, sky
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.places import MAP, PLACES, WHOLE, Focus
from k2bot.games.k2.pictures.scenery import DRIFT, CloseUp, Drift, Hour, Mountain, Sky, Slide
from k2bot.render import theme
from k2bot.render.cache import shipped
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Scene
from tests.kit.pictures.contrast import contrast_of
from tools import vision
from tools.k2 import bake, samples
from tools.k2.scenery import closeups, painter, veils
from tools.k2.scenery.calm import loudness

SKIES = get_args(Sky)
HOURS = get_args(Hour)
MOVED = 12
"""Mean difference of colours below plates that move with the mountain; of 442, facets' edges included."""


@pytest.fixture(scope="module")
def painted():
    """The paintings of the easy side, 400 pixels wide, and a few of the hard one."""
    keys = [("easy", one, hour) for one in SKIES for hour in HOURS]
    keys += [("hard", "clear", hour) for hour in HOURS]
    size = 400, 400 * scenery.SIZE[1] // scenery.SIZE[0]
    return {key: Mountain(*key).image().resize(size) for key in keys}


def colour_at(image, x, y, width=0.03):
    """The mean colour around a place (fractions of the mountain picture)."""
    scale = image.width / scenery.SIZE[0]
    across, down = scenery.place(x, y)
    box = Box.around((across * scale, down * scale), width * image.width, width * image.width)
    mean = ImageStat.Stat(image.crop((box.left, box.top, box.right, box.bottom))).mean
    return theme.Colour(*(round(part) for part in mean))


@pytest.mark.parametrize(
    ("name", "made"),
    [
        (Mountain("hard", "avalanche", "dusk").file, lambda: painter.painted("hard", "avalanche", "dusk")),
        (CloseUp("avalanche", "avalanche").file, lambda: closeups.painted(CloseUp("avalanche", "avalanche"))),
        (Slide("easy", "7000", "night").file, lambda: bake.cloud(Slide("easy", "7000", "night"))),
        (Drift("air", 2).file, lambda: veils.specks(Drift("air", 2))),
        (DRIFT, veils.banks),
    ],
)
def test_the_shipped_paintings_are_what_the_tools_paint(name, made):
    """Small differences come of other versions of Pillow, and of what is lost of mountains and close-ups."""
    painted = made()
    shipped_one = shipped(scenery.__name__, name, painted.mode)
    assert shipped_one.size == painted.size
    apart = ImageStat.Stat(ImageChops.difference(shipped_one, painted)).mean
    assert max(apart) < (2 if name.startswith(("data/mountain", "data/close")) else 0.1)


def test_every_painting_there_can_be_is_shipped_and_no_other():
    folder = Path(scenery.__file__).parent / "data"
    needed = {one.file for one in (*bake.MOUNTAINS, *bake.CLOSE_UPS, *bake.SLIDES, *bake.DRIFTS)} | {DRIFT}
    assert {f"data/{file.name}" for file in folder.iterdir()} == needed
    assert {slide.zone for slide in bake.SLIDES} == set(content.ZONES)


def test_each_weather_looks_different_at_every_hour(painted):
    """By shapes and by colour: above the right ridge, where the sky is, on a phone."""
    for hour in HOURS:
        for one, other in combinations(SKIES, 2):
            skies = [painted["easy", each, hour].crop((190, 8, 400, 80)) for each in (one, other)]
            apart = ImageStat.Stat(ImageChops.difference(*skies).convert("L")).mean[0]
            assert apart > 12, (hour, one, other, apart)
            means = [theme.Colour(*(round(part) for part in ImageStat.Stat(each).mean)) for each in skies]
            assert vision.distance(*means) > 2, (hour, one, other)


@pytest.mark.parametrize("side", content.SIDES)
def test_the_mountain_is_calm_where_spaces_lie(side):
    edges = Mountain(side, "clear", "day").image().convert("L").filter(ImageFilter.FIND_EDGES)
    loud = loudness(side)

    def noise(x, y, wide=55, high=40):
        return ImageStat.Stat(edges.crop((x - wide, y - high, x + wide, y + high))).mean[0]

    wild = scenery.place(0.84, 0.76)
    below_the_sky = [noise(x, y) for x, y in PLACES[side].values() if y > 300]
    assert sum(below_the_sky) / len(below_the_sky) < noise(*wild, 80, 80) / 2.5
    assert max(loud(*spot) for spot in PLACES[side].values()) < 0.3
    assert loud(*wild) > 0.8


def over(ground, fill):
    """What is seen of a fill on a ground."""
    return ground.mixed(fill, fill.alpha / 255)


def test_lines_and_ropes_stand_out_from_their_own_shadow_in_every_light(painted):
    """They are painted on the bare mountain: light on dark, whatever lies under both."""
    seen = samples.position(samples.far_apart())
    sheet = Chart(seen.board)
    shadow, line = (shape.fill for shape in tuple(sky.lines(seen.board, WHOLE))[:2])
    count = len(seen.board.ropes)
    around, dark, light = (shape.fill for shape in chart.ropes(sheet)[: 3 * count : count])
    for key, image in painted.items():
        for x in (0.1, 0.3, 0.5, 0.7, 0.9):
            for y in (0.15, 0.43, 0.67, 0.9):
                ground = colour_at(image, x, y, 0.02)
                assert contrast_of(over(ground, line), over(ground, shadow)) > 2, (key, x, y)
                twist = max(contrast_of(over(ground, around), over(ground, fill)) for fill in (dark, light))
                assert twist > 2, (key, x, y)


@pytest.mark.parametrize("side", content.SIDES)
def test_heights_with_pieces_are_drawn_larger_and_all_stays_in_view(side):
    """Wherever the highest and the lowest are, the bands join and plates are apart."""
    spaces, board = PLACES[side], content.board(side)
    pairs = product(spaces, repeat=2)
    every = {Focus.on(side, pair): pair for pair in pairs}
    assert len(every) > 60
    for focus, pair in every.items():
        joints = [(bottom, last) for _, bottom, _, last in focus.bands]
        assert [(top, first) for top, _, first, _ in focus.bands] == [(0, 0), *joints[:-1]]
        assert joints[-1] == (MAP.bottom, MAP.bottom)
        for space in pair:
            y = spaces[space][1]
            assert focus.height(min(MAP.bottom, y + 40)) - focus.height(max(MAP.top, y - 80)) > 89
        for bright in (frozenset(), None):
            boxes = Chart(board, bright, bright, bare=True, focus=focus).plates().values()
            assert all(MAP.holds(box) for box in boxes)
            assert not any(one.grown(3).overlaps(other) for one, other in combinations(boxes, 2)), focus


@pytest.mark.parametrize("side", content.SIDES)
def test_plates_with_letters_costs_or_signs_are_apart(side):
    """a6's sign once lay on the cost of a7, and a letter at a2 hid a part of base camp's name."""
    board, spaces = content.board(side), sorted(PLACES[side])
    crowd = frozenset(spaces)
    chance = random.Random(side)  # noqa: S311 - not cryptographic
    pairs = {"easy": (("a6", "a7"), ("base", "a2"), ("a5", "a9"), ("b5", "b6")), "hard": (("b6", "b8"),)}[
        side
    ]
    for pair, ends in product(pairs, [chance.sample(spaces, 2) for _ in range(20)]):
        focus = Focus.on(side, ends)
        few, two = frozenset(), frozenset(pair)
        for sheet in (
            Chart(board, few, few, bare=True, pins=frozenset((space, "A") for space in pair), focus=focus),
            Chart(board, two, two, bare=True, closed=two, focus=focus),
            Chart(board, crowd, crowd, bare=True, closed=frozenset(pair[:1]), focus=focus),
            Chart(board, closed=two),
        ):
            boxes = sheet.plates()
            assert not any(boxes[one].overlaps(boxes[other]) for one, other in combinations(boxes, 2)), (
                pair,
                focus,
            )


def test_the_mountain_moves_with_its_spaces():
    """Below every plate is the same part of the painting, whatever is drawn larger."""
    painting = Mountain("easy", "clear")
    whole = painting.image().resize((165, 105))
    for ends in (("base", "a5"), ("b4", "c1"), ("a9", "d1")):
        focus = Focus.on("easy", ends)
        sheet = Chart(content.board("easy"), focus=focus)
        scene = Scene(*theme.FRAME, theme.INK, scenery.mountain(painting, focus))
        drawn = paint.paint(scene).resize((165, 105))
        far = [
            math.dist(
                *(
                    image.convert("RGB").getpixel((round(x / 10), min(104, round(y / 10))))
                    for image, (x, y) in ((whole, at), (drawn, sheet.spot(space)))
                )
            )
            for space, at in PLACES["easy"].items()
        ]
        assert sum(far) / len(far) < MOVED, ends
