"""Close-ups of the mountain, stages of the great moments: a foreground of facets above far ranges."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image, ImageDraw

from k2bot.games.k2.pictures.scenery import PAINTING_SIZE
from k2bot.render.theme import WHITE
from tools.k2.scenery import facets, light, massif
from tools.k2.scenery.canvas import FINE, filled
from tools.k2.scenery.facets import Grain, Node
from tools.k2.scenery.heaven import heaven
from tools.k2.scenery.painter import paint_massif, paint_range, rim

if TYPE_CHECKING:
    from k2bot.games.k2.pictures.scenery import CloseUp, Stage
    from k2bot.render.scene import Point
    from tools.k2.scenery.facets import Mesh
    from tools.k2.scenery.light import Mood


class Ground(NamedTuple):
    """The foreground of a stage."""

    skyline: tuple[Point, ...]
    """From left to right, in pixels; everything below belongs to it."""
    lines: tuple[tuple[float, tuple[Point, ...]], ...]
    """Ridges and gullies from left to right, each from top to bottom, with how far it stands out, -1 to 1."""
    down: int
    """Pixels by which the far ranges are lower than behind the whole mountain: the higher the stage."""
    bare: float = 0.05
    """Share of rock, as for ``Grain``."""
    loud: float = 0.75
    """Roughness, 0 to 1."""


_ROWS: Final = 9
_STANDS_OUT: Final = 60
"""Relief in pixels of a line of 1."""
_LEAST: Final = 24
"""Length in pixels of the straight pieces of a skyline."""

GROUNDS: Final[dict[Stage, Ground]] = {
    "summit": Ground(
        skyline=(
            (-60, 1010), (120, 930), (330, 845), (520, 800), (690, 720), (830, 668), (930, 612), (1000, 560),
            (1040, 536), (1120, 538), (1170, 590), (1215, 655), (1310, 730), (1400, 850), (1500, 910),
            (1720, 1010),
        ),
        lines=(
            (-0.6, ((-120, 1010), (-200, 1100))),
            (0.5, ((200, 890), (90, 1100))),
            (-0.5, ((450, 810), (330, 1100))),
            (0.8, ((690, 715), (540, 1100))),
            (-0.6, ((880, 640), (790, 840), (740, 1100))),
            (1.6, ((1070, 528), (1020, 660), (1060, 800), (1000, 1100))),
            (-1.3, ((1130, 540), (1190, 740), (1220, 1100))),
            (0.7, ((1215, 650), (1330, 860), (1400, 1100))),
            (-0.8, ((1400, 845), (1500, 950), (1560, 1100))),
            (0.7, ((1510, 910), (1620, 1000), (1700, 1100))),
            (-0.4, ((1760, 1010), (1850, 1100))),
        ),
        down=270,
    ),
    "high": Ground(
        skyline=(
            (-60, 790), (150, 748), (330, 690), (520, 640), (690, 590), (860, 520), (1000, 440), (1140, 350),
            (1260, 250), (1370, 120), (1450, 40), (1530, 30), (1600, 100), (1720, 190),
        ),
        lines=(
            (0.4, ((-100, 800), (-160, 1100))),
            (-0.5, ((150, 748), (260, 1100))),
            (0.7, ((420, 665), (560, 1100))),
            (-0.7, ((690, 590), (800, 820), (860, 1100))),
            (0.9, ((930, 480), (1060, 760), (1100, 1100))),
            (-0.8, ((1120, 360), (1250, 700), (1290, 1100))),
            (1.2, ((1290, 220), (1370, 500), (1420, 800), (1450, 1100))),
            (-0.9, ((1420, 60), (1500, 400), (1560, 1100))),
            (1.1, ((1500, 20), (1610, 400), (1680, 1100))),
            (-0.6, ((1760, 200), (1850, 1100))),
        ),
        down=330,
    ),
    "death": Ground(
        skyline=(
            (-60, 690), (200, 702), (430, 712), (640, 700), (800, 690), (930, 694), (1100, 716), (1330, 690),
            (1500, 640), (1720, 560),
        ),
        lines=(
            (-0.2, ((-100, 690), (-160, 1100))),
            (0.35, ((260, 705), (160, 1100))),
            (-0.3, ((520, 708), (470, 1100))),
            (0.4, ((840, 690), (860, 1100))),
            (-0.35, ((1060, 712), (1120, 1100))),
            (0.4, ((1350, 685), (1480, 1100))),
            (-0.2, ((1760, 550), (1850, 1100))),
        ),
        down=210,
        bare=-0.3,
    ),
    "rescue": Ground(
        skyline=(
            (-60, 300), (120, 330), (300, 372), (480, 392), (650, 398), (760, 404), (800, 440), (830, 560),
            (900, 700), (960, 900), (1000, 1060),
        ),
        lines=(
            (0.5, ((-100, 300), (-150, 1100))),
            (-0.5, ((140, 330), (120, 1100))),
            (0.6, ((330, 376), (340, 1100))),
            (-0.5, ((520, 390), (560, 1100))),
            (0.9, ((690, 398), (730, 700), (780, 1100))),
            (-0.7, ((780, 408), (830, 640), (900, 1100))),
            (0.4, ((840, 440), (930, 700), (1040, 1100))),
        ),
        down=190,
        bare=-0.02,
        loud=0.2,
    ),
    "avalanche": Ground(
        skyline=(
            (-60, 800), (180, 740), (420, 660), (640, 580), (860, 480), (1060, 380), (1280, 250), (1480, 130),
            (1720, -20),
        ),
        lines=(
            (0.4, ((-100, 800), (-220, 1100))),
            (-0.5, ((180, 740), (60, 1100))),
            (0.6, ((480, 640), (330, 1100))),
            (-0.6, ((760, 530), (640, 1100))),
            (0.6, ((1040, 390), (960, 1100))),
            (-0.6, ((1300, 240), (1260, 1100))),
            (0.5, ((1520, 110), (1530, 1100))),
            (-0.4, ((1760, -30), (1820, 1100))),
        ),
        down=230,
        bare=-0.1,
    ),
}  # fmt: skip


def painted(close: CloseUp) -> Image.Image:
    """A stage under a sky, in the light of its hour."""
    ground, hour = GROUNDS[close.stage], close.hour
    mood = light.mood(close.sky, hour)
    image = heaven("easy", close.sky, hour, mood)
    for far in massif.ranges("easy"):
        paint_range(image, far._replace(top=far.top + ground.down), mood)
    _mist(image, mood, ground)
    near = _relief(close.stage, ground)
    image.paste(paint_massif(near, replace(mood, reach=None)), (0, 0), near.outline)
    rim(image, near.outline, mood)
    if close.stage == "avalanche":
        _powder(image, mood)
    return image


_LOBES: Final = 150
"""Number of lobes of a cloud of powder."""
_BILLOW: Final = 22
"""Number of them that flow into each other."""
_TRACK: Final = ((1780, 40), (1340, 240), (960, 450), (690, 640))
"""The way of the cloud, down to its front."""


def _powder(image: Image.Image, mood: Mood) -> None:
    """The avalanche: a cloud of powder that grows on its way down the slope, with clods before it."""
    chance = random.Random("close/powder")  # noqa: S311 - not cryptographic
    tones = (
        mood.snow_shade[1].mixed(mood.clouds[0], 0.4),
        mood.snow_shade[2].mixed(mood.clouds[1], 0.4),
        mood.snow_shade[4].mixed(mood.clouds[2], 0.4),
        mood.snow[4].mixed(WHITE, 0.55),
    )
    track = facets.spaced(_TRACK, _LOBES)
    lobes = []
    for number, (x, y) in enumerate(track):
        share = number / (_LOBES - 1)
        size = (42 + 74 * share) * chance.uniform(0.45, 1.15)
        up = chance.uniform(-0.3, 1.0) * (70 + 310 * share**0.8)
        lobes.append((x + chance.uniform(-60, 60) - up * 0.3, y - up + 60 * share, size))
    # From the back, that is from above, to the front.
    lobes.sort(key=lambda lobe: lobe[1] + lobe[2] * 0.4)
    clods = []
    for _ in range(70):
        far = chance.random() ** 1.6
        aside, down = chance.uniform(-40, 40), 420 * chance.random() + 60 * far
        clods.append((660 - 640 * far + aside, 330 + down, chance.uniform(5, 19) * (1 - far * 0.5)))
    canvas = image.resize((PAINTING_SIZE[0] * FINE, PAINTING_SIZE[1] * FINE))
    pen = ImageDraw.Draw(canvas)

    def puff(tone: int, lobe: tuple[float, float, float], by: float, share: float) -> None:
        """A disc of a tone; its shift towards the light and its radius are shares of the lobe's size."""
        x, y, size = lobe
        left, top = x + (by * mood.side_of_light - share) * size, y - (by * 1.2 + share) * size
        corners = left, top, left + 2 * share * size, top + 2 * share * size
        pen.ellipse([part * FINE for part in corners], fill=tones[tone][:3])

    for start in range(0, _LOBES, _BILLOW):
        for tone, by, share in ((0, 0.0, 1.0), (1, 0.07, 0.94), (2, 0.17, 0.8), (3, 0.32, 0.56)):
            for lobe in lobes[start : start + _BILLOW]:
                puff(tone, lobe, by, share)
    for clod in clods:
        puff(1, clod, 0.0, 1.0)
        puff(3, clod, 0.25, 0.65)
    image.paste(canvas.reduce(FINE))


def _mist(image: Image.Image, mood: Mood, ground: Ground) -> None:
    """Mist that hides the feet of the far ranges."""
    start = 330 + ground.down
    rise = Image.new("L", (1, PAINTING_SIZE[1]))
    for y in range(PAINTING_SIZE[1]):
        rise.putpixel((0, y), max(0, min(235, round((y - start) * 0.9))))
    image.paste(mood.sky[2].mixed(mood.sky[3], 0.6)[:3], (0, 0), rise.resize(PAINTING_SIZE))


def _relief(stage: Stage, ground: Ground) -> massif.Relief:
    chance = random.Random(f"close/{stage}")  # noqa: S311 - not cryptographic
    mesh: Mesh = []
    for out, points in ground.lines:
        column = []
        for row, (x, y) in enumerate(facets.spaced(points, _ROWS)):
            swell = min(1.0, 0.35 + row * 0.3)
            rock = (0.5 if out > 0 else -0.7) + chance.uniform(-0.8, 0.8)
            column.append(
                Node(
                    x + chance.uniform(-14, 14) * (row > 0),
                    y,
                    out * _STANDS_OUT * swell * chance.uniform(0.6, 1.3) + y * 0.45,
                    rock,
                )
            )
        mesh.append(column)
    grain = Grain(rise=(16, 8), stray=(18, 9), spur=20, bare=ground.bare)
    relief = facets.blank()

    def loud(_x: float, _y: float) -> float:
        return ground.loud

    facets.draw(facets.cut(mesh, grain, f"close/{stage}/cut", loud)[-1], grain, loud, relief)
    skyline = facets.roughened(list(ground.skyline), chance, 0.07, _LEAST)
    outline = filled([(-60, PAINTING_SIZE[1] + 5), *skyline, (PAINTING_SIZE[0] + 60, PAINTING_SIZE[1] + 5)])
    return massif.Relief(0, *facets.brought_down(relief), outline)
