"""Hero pictures: a great moment as a poster."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from k2bot.games.k2.pictures import scenery
from k2bot.games.k2.pictures.figures import Portrait
from k2bot.games.k2.pictures.pieces import Writing, pawn
from k2bot.games.k2.pictures.poses import Role, figure
from k2bot.games.k2.pictures.scenery import CloseUp, Sky, Stage
from k2bot.render import poster, theme
from k2bot.render.layout import Fixed, Label, Row, Stack, plate, strong_text
from k2bot.render.scene import Area, Backdrop, Box, Disc, Plate, Polygon, Scene, Shape, Shapes, Sprite, Stroke
from k2bot.render.theme import INK, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.engine import ClimberKey

    Spot = tuple[Role, float, float, float]
    """A figure's role, where the origin of its grid is in pixels, and the pixels of its unit."""

_FRAME: Final = Box(0, 0, *theme.FRAME)
_NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
_FROM_RIGHT: Final = ("dusk", "night")
"""Hours at which the light comes from the right."""

_SPOTS: Final[dict[Stage, tuple[Spot, ...]]] = {
    "summit": (("summit", 1080, 552, 0.86), ("mate", 800, 698, 0.8)),
    "high": (("high", 797, 560, 1.15),),
    "rescue": (("rescue", 815, 402, 1.07),),
    "avalanche": (
        ("avalanche", 470, 530, 1.0),
        ("avalanche", 1060, 440, 0.6),
        ("avalanche", 1390, 350, 0.42),
    ),
}
"""Places of figures by moment, for as many climbers as there are places; others are only named."""
_GRAVE: Final = (735.0, 1.34)
"""Height of a cairn's foot in pixels, and pixels per unit if there is room."""
_FAR, _MOON = 640.0, 870.0
"""Distance between cairns in units if there is room, and x of the moon, above a single cairn."""
_ONE_ROW, _BACK, _SMALLER = 5, 112.0, 0.85
"""Most cairns in one row; and of a second row behind it, how much higher its foot is in pixels, and its size
relative to the first."""
_BADGE, _LEAST_BADGE = (78.0, 84.0), 0.7
"""Size in pixels of a climber's badge at unit 1, and its least scale."""
_SIGN: Final = (150.0, 160.0)
_SIGNS: Final = 3
"""Number of climbers that are named; more are counted."""
_LINE: Final = (585.0, 690.0, Box(48, 496, 330, 572))
"""Height and end of the line at 8000 m, and the plate above it."""
_LINE_METRES: Final = 8000
_DASH: Final = 13.0
"""Width in pixels of that line."""
_EDGE: Final = (
    (6.0, 742.0), (120.0, 712.0), (250.0, 690.0), (400.0, 652.0), (520.0, 622.0), (640.0, 590.0),
    (700.0, 586.0), (770.0, 556.0), (860.0, 532.0), (990.0, 528.0), (1070.0, 494.0), (1160.0, 472.0),
    (1250.0, 490.0), (1370.0, 552.0), (1480.0, 590.0), (1644.0, 672.0),
)  # fmt: skip
"""The edge of snow on which somebody climbs above 8000 m."""
_DRIFT: Final = (
    (0.0, 824.0), (130.0, 780.0), (240.0, 752.0), (330.0, 756.0), (430.0, 712.0), (540.0, 700.0),
    (640.0, 650.0), (740.0, 642.0), (840.0, 594.0), (930.0, 606.0), (1040.0, 570.0), (1130.0, 600.0),
    (1220.0, 566.0), (1330.0, 628.0), (1430.0, 640.0), (1540.0, 700.0), (1650.0, 722.0),
)  # fmt: skip
"""Lower edge of that snow, where the rock begins."""
_PRINTS: Final = ((330.0, 690.0), (440.0, 664.0), (545.0, 634.0))
"""Steps in the snow."""
_TONES: Final = (0.05, 0.22, 0.12, 0.32, 0.0)
"""Tones of that rock's facets: how much lighter or darker they are."""
_FOOT: Final = 860.0
"""Height below which the band hides the rock."""
_BY_DAY: Final = ("summit", "high")
"""Moments of a day; the others are of the night after it."""
_NOTE: Final = 92.0
"""Height in pixels of the note that says the day."""
_STONE: Final[dict[Sky, Colour]] = {
    "clear": theme.parse_colour("#5F7BA6"),
    "wind": theme.parse_colour("#607FA8"),
    "storm": theme.parse_colour("#55627C"),
    "snow": theme.parse_colour("#71829C"),
    "avalanche": theme.parse_colour("#77708F"),
}
"""Colour of that rock by sky."""


@dataclass(frozen=True, slots=True)
class HeroPicture:
    """A great moment of one climber, or of several that share it."""

    kind: Stage
    climbers: tuple[ClimberKey, ...]
    sky: Sky = "clear"
    spaces: tuple[str, ...] = ()
    """Spaces where climbers died."""
    day: int | None = None
    """Day on which, or in the night after which, it happened; None where it's given elsewhere."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        owners = {seat for seat, _ in self.climbers}
        livery = theme.LIVERIES[min(owners)]
        # Several players have no common colour, and deaths are shown in dark.
        is_bright = len(owners) == 1 and self.kind != "death"
        fill, ink = (livery.colour, livery.letter) if is_bright else (INK, WHITE)
        sentence = poster.with_line_breaks(*self._sentence_parts(writing))
        shapes, areas = poster.sentence_band(sentence, fill, ink, self._sign())
        close = CloseUp(self.kind, self.sky)
        art: Shapes = (Backdrop(close, _FRAME, Box(0, 0, *scenery.PAINTING_SIZE)),)
        if self.kind == "high":
            line, more = _altitude_line(writing)
            art, areas = (*art, *line, *_ledge(self.sky)), (*areas, more)
        if self.day is not None:
            day = writing.text(self.day_message, day=self.day)  # words: picture-day, picture-night
            note, more = _note(day)
            shapes, areas = (*shapes, *note), (*areas, more)
        return Scene(
            *theme.FRAME,
            INK,
            (*art, *self._figures(is_lit_from_right=close.hour in _FROM_RIGHT), *shapes),
            areas,
            still=1,
        )

    @property
    def day_message(self) -> str:
        """The message that says its day, or the night after it."""
        return "picture-day" if self.kind in _BY_DAY else "picture-night"

    def sentence(self, writing: Writing) -> str:
        """The sentence on what happened, and to whom."""
        return self._sentence_parts(writing)[0]

    def _sentence_parts(self, writing: Writing) -> tuple[str, str]:
        """The sentence on what happened, and the part of it that names the climbers."""
        # A letter stays with its name.
        names = [
            _NO_BREAK_SPACE.join(
                writing.text("k2-climber", name=writing.name(seat), climber=name).rsplit(" ", 1)
            )
            for seat, name in self.climbers
        ]
        many = len(names) > _SIGNS
        climbers = (
            writing.text("picture-hero-climbers", count=len(names)) if many else writing.list_text(names)
        )
        places = writing.list_text([writing.text("k2-space", space=space) for space in self.spaces])
        # words: picture-hero-*
        sentence = writing.text(
            f"picture-hero-{self.kind}", climbers=climbers, count=len(names), spaces=places
        )
        return sentence, climbers

    def _sign(self) -> Row:
        """The pieces of the climbers that are named, smaller if there are several."""
        climbers = self.climbers if len(self.climbers) <= _SIGNS else ()
        size = {1: 1.0, 2: 0.8}.get(len(climbers), 0.66)
        pieces = (Fixed(_SIGN[0] * size, _SIGN[1] * size, partial(pawn, key)) for key in climbers)
        return Row(tuple(pieces), gap=6)

    def _figures(self, *, is_lit_from_right: bool) -> Shapes:
        shapes: Shapes = ()
        for (role, x, y, unit), (seat, name) in zip(self._spots(), self.climbers, strict=False):
            drawn = figure(role, name)
            left, top, right, bottom = drawn.window
            box = Box(x + left * unit, y + top * unit, x + right * unit, y + bottom * unit)
            worn = max(unit, _LEAST_BADGE)
            centre = x + drawn.badge[0] * unit, y + drawn.badge[1] * unit
            badge = Box.from_centre(centre, _BADGE[0] * worn, _BADGE[1] * worn)
            portrait = Sprite(Portrait(drawn, seat, is_lit_from_right), box)
            # The later ones are farther away.
            shapes = (portrait, *pawn((seat, name), badge), *shapes)
        return shapes

    def _spots(self) -> tuple[Spot, ...]:
        if self.kind != "death":
            return _SPOTS[self.kind]
        foot, alone = _GRAVE
        count = len(self.climbers)
        front = count if count <= _ONE_ROW else (count + 1) // 2
        left, _, right, _ = figure("death", "A").window
        # Cairns of the back row are between those in front.
        shift = 0.5 if 2 * front == count and count > 1 else 0.0
        unit = min(alone, (_FRAME.width - 40) / (0.92 * (front + shift) * (right - left)))
        spacing = min(_FAR * unit, (_FRAME.width - 20 - (right - left) * unit) / max(1, front - 1 + shift))
        spots: list[Spot] = []
        for row, many in enumerate((front, count - front)):
            size = unit * _SMALLER**row
            # A row is centred; a single cairn is below the moon.
            first = (_FRAME.width - (many - 1) * spacing - (right + left) * size) / 2
            first = _MOON if count == 1 else first + (row - 0.5) * shift * spacing
            spots += (("death", first + place * spacing, foot - row * _BACK, size) for place in range(many))
        return tuple(spots)


def _note(text: str) -> tuple[Shapes, Area]:
    """A note in the upper left corner, which art leaves free."""
    word = Label(text, WHITE, 60)
    note = Stack((plate(INK.with_alpha(215), _NOTE / 2), word), inset=(32, 0, 32, 0))
    box = Box.from_corner(28, 24, note.width, _NOTE)
    return note.place(box), Area("day", box)


def _ledge(sky_kind: Sky) -> Iterator[Shape]:
    """Rock with snow on it under a climber's feet, in the light of a sky."""
    stone = _STONE[sky_kind]
    snow = WHITE.mixed(stone, 0.08)
    yield Polygon((*_EDGE, (_FRAME.right, 680), *reversed(_DRIFT), (0, 746)), snow)
    # Three rows of corners, with a facet of another tone in every gap.
    rows = (
        _DRIFT,
        tuple(
            (min(max(x + 44 - 30 * (number % 3), 0), _FRAME.right), (y + _FOOT) / 2 + 24 * (number % 2))
            for number, (x, y) in enumerate(_DRIFT)
        ),
        (*((max(x - 20, 0), _FOOT) for x, _ in _DRIFT[:-1]), (_FRAME.right, _FOOT)),
    )
    for depth, (upper, lower) in enumerate(pairwise(rows)):
        for number in range(len(upper) - 1):
            light = stone.mixed(WHITE, _TONES[(number * 3 + depth) % len(_TONES)])
            dark = stone.mixed(INK, _TONES[(number * 2 + depth + 1) % len(_TONES)] + 0.1)
            yield Polygon((upper[number], upper[number + 1], lower[number]), light)
            yield Polygon((upper[number + 1], lower[number + 1], lower[number]), dark)
    yield from (
        Polygon((*part, (max(part[0][0], part[1][0] - 24), part[1][1] - 34)), snow.mixed(stone, 0.3))
        for part in pairwise(_DRIFT)
    )
    yield Stroke(tuple((x, y + 7) for x, y in _EDGE), WHITE, 10)
    yield Stroke(_EDGE, INK, 8)
    for x, y in _PRINTS:
        yield Disc(Box.from_centre((x, y), 34, 12), stone.mixed(WHITE, 0.35))


def _altitude_line(writing: Writing) -> tuple[Shapes, Area]:
    """The line at 8000 m up to the slope, with its plate."""
    y, end, plate = _LINE
    way = ((_DASH, y), (end, y))
    text = writing.text("picture-metres", metres=str(_LINE_METRES))
    return (
        Stroke(way, INK, _DASH, (34, 22)),
        Stroke(way, WHITE, _DASH / 2, (34, 22)),
        Plate(plate, INK, 16, WHITE, 4),
        strong_text(text, plate.expanded(-12), WHITE, 60),
    ), Area("altitude", plate)
