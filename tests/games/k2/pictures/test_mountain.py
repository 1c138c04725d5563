"""The painted mountain: the same in every process, lit by the hour, calm where spaces lie."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias, get_args

import pytest
from PIL import ImageChops, ImageFilter, ImageStat

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pictures import chart, sky
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.games.k2.pictures.scenery.calm import loudness
from k2bot.games.k2.pictures.scenery.conditions import Hour, Sky
from k2bot.render import theme, vision
from k2bot.render.scene import Box
from tools.k2 import samples

if TYPE_CHECKING:
    from PIL import Image

SKIES: tuple[Sky, ...] = get_args(Sky)
HOURS: tuple[Hour, ...] = get_args(Hour)
Paintings: TypeAlias = "dict[tuple[str, Sky, Hour], Image.Image]"


@pytest.fixture(scope="module")
def painted() -> Paintings:
    """The paintings of the easy side, 400 pixels wide, and a few of the hard one."""
    keys = [("easy", one, hour) for one in SKIES for hour in HOURS]
    keys += [("hard", "clear", hour) for hour in HOURS]
    size = (400, round(400 * mountain.SIZE[1] / mountain.SIZE[0]))
    return {key: mountain.Mountain(*key).image().resize(size) for key in keys}


def colour_at(image: Image.Image, x: float, y: float, width: float = 0.03) -> theme.Colour:
    """The mean colour around a place (fractions of the mountain picture)."""
    scale = image.width / mountain.SIZE[0]
    across, down = mountain.place(x, y)
    box = Box.around((across * scale, down * scale), width * image.width, width * image.width)
    mean = ImageStat.Stat(image.crop((box.left, box.top, box.right, box.bottom))).mean
    return theme.Colour(*(round(part) for part in mean))


def test_paintings_are_the_same_in_every_process() -> None:
    told = """
import hashlib
from k2bot.games.k2.pictures.scenery import mountain
for key in (("hard", "avalanche", "dusk"), ("hard", "wind", "night")):
    print(hashlib.sha256(mountain.Mountain(*key).image().tobytes()).hexdigest())
"""
    other = subprocess.run(  # noqa: S603 - the interpreter itself, with the text above
        [sys.executable, "-c", told], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "7"}
    )
    own = [
        mountain.Mountain("hard", "wind", "night").image(),
        mountain.Mountain("hard", "avalanche", "dusk").image(),
    ]
    sums = [hashlib.sha256(image.tobytes()).hexdigest() for image in reversed(own)]
    assert other.stdout.split() == sums


def test_paintings_are_kept_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    mountain.KEPT.clear()
    monkeypatch.setattr(mountain.KEPT, "capacity", 9 * mountain.SIZE[0] * mountain.SIZE[1])
    for hour in ("day", "dusk", "night"):
        assert mountain.Mountain("easy", "snow", hour).image().size == mountain.SIZE
    assert 0 < mountain.KEPT.size <= mountain.KEPT.capacity
    assert (
        mountain.Mountain("easy", "snow", "night").image()
        is mountain.Mountain("easy", "snow", "night").image()
    )


def test_each_weather_looks_different_at_every_hour(painted: Paintings) -> None:
    """By shapes and by colour: above the right ridge, where the sky is, on a phone."""
    for hour in HOURS:
        for one, other in combinations(SKIES, 2):
            skies = [painted["easy", each, hour].crop((225, 20, 400, 170)) for each in (one, other)]
            apart = ImageStat.Stat(ImageChops.difference(*skies).convert("L")).mean[0]
            assert apart > 12, (hour, one, other, apart)
            means = [theme.Colour(*(round(part) for part in ImageStat.Stat(each).mean)) for each in skies]
            assert vision.distance(*means) > 2, (hour, one, other)


def test_each_hour_looks_different_in_every_weather(
    painted: Paintings,
) -> None:
    for one in SKIES:
        for early, late in combinations(HOURS, 2):
            pair = [painted["easy", one, hour] for hour in (early, late)]
            apart = ImageStat.Stat(ImageChops.difference(*pair).convert("L")).mean[0]
            assert apart > 8, (one, early, late, apart)


@pytest.mark.parametrize("side", content.SIDES)
def test_light_follows_the_sun(side: content.Side, painted: Paintings) -> None:
    """At dawn the faces left of the summit glow, at dusk those right of it; the foot lies in blue shade."""
    summit = content.board(side).by_id["summit"]
    left, right = ((summit.x + aside, summit.y + 0.07) for aside in (-0.025, 0.045))
    dawn, day, dusk, night = (painted[side, "clear", hour] for hour in ("dawn", "day", "dusk", "night"))
    lit = {
        hour: [colour_at(image, *spot).luminance for spot in (left, right)]
        for hour, image in (("dawn", dawn), ("dusk", dusk))
    }
    assert lit["dawn"][0] > 1.5 * lit["dusk"][0]
    assert lit["dusk"][1] > 1.3 * lit["dawn"][1]
    for image, spot in ((dawn, left), (dusk, right)):
        high, noon, low = colour_at(image, *spot), colour_at(day, *spot), colour_at(image, 0.25, 0.85)
        assert high.red - high.blue > noon.red - noon.blue + 30
        assert low.blue - low.red > 30
    shades = [colour_at(image, 0.25, 0.85).luminance for image in (day, dawn, dusk, night)]
    assert shades == sorted(shades, reverse=True)
    assert shades[0] > 8 * shades[-1]


@pytest.mark.parametrize("side", content.SIDES)
def test_the_mountain_is_calm_where_spaces_lie(side: content.Side) -> None:
    edges = mountain.Mountain(side, "clear", "day").image().convert("L").filter(ImageFilter.FIND_EDGES)
    noise = []
    for space in content.board(side).spaces:
        x, y = mountain.place(space.x, space.y)
        if y > 300:  # below the summit's sky
            noise.append(ImageStat.Stat(edges.crop((x - 55, y - 40, x + 55, y + 40))).mean[0])
    x, y = mountain.place(0.84, 0.76)
    wild = ImageStat.Stat(edges.crop((x - 80, y - 80, x + 80, y + 80))).mean[0]
    assert sum(noise) / len(noise) < wild / 2.5
    loud = loudness(side)
    assert max(loud(*mountain.place(space.x, space.y)) for space in content.board(side).spaces) < 0.3
    assert loud(x, y) > 0.8


def over(ground: theme.Colour, fill: theme.Colour) -> theme.Colour:
    """What is seen of a fill on a ground."""
    return ground.mixed(fill, fill.alpha / 255)


def test_lines_and_ropes_stand_out_from_their_own_shadow_in_every_light(painted: Paintings) -> None:
    """They are painted on the bare mountain: light on dark, whatever lies under both."""
    seen = samples.position(samples.far_apart())
    sheet = Chart.whole(seen.board)
    shadow, line = (shape.fill for shape in sky.lines(seen, sheet, 900)[:2])
    around, dark, light = (shape.fill for shape in chart.ropes(sheet)[:3])
    for key, image in painted.items():
        for x in (0.1, 0.3, 0.5, 0.7, 0.9):
            for y in (0.15, 0.43, 0.67, 0.9):
                ground = colour_at(image, x, y, 0.02)
                assert theme.contrast(over(ground, line), over(ground, shadow)) > 2, (key, x, y)
                twist = max(
                    theme.contrast(over(ground, around), over(ground, fill)) for fill in (dark, light)
                )
                assert twist > 2, (key, x, y)


def test_pictures_go_through_the_day() -> None:
    shown = {phase: sky.hour_of(samples.position(samples.far_apart(), phase=phase)) for phase in Phase}
    assert shown == {
        Phase.SELECTION: "dawn",
        Phase.RISK: "day",
        Phase.ACTIONS: "day",
        Phase.CHECK: "dusk",
        Phase.OVER: "dusk",
    }
