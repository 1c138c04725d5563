"""Shared parts of pictures: size, panels of bone and dark stone, headings, and cropped mazes."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import KIND
from k2bot.games.dungeon_twister.engine.squares import LENGTH, WIDTH, coordinates, square_at
from k2bot.games.dungeon_twister.pictures import masonry, pieces, rooms
from k2bot.games.dungeon_twister.pictures.lantern import TONES, Lantern, tone_index
from k2bot.games.dungeon_twister.pictures.palette import BONE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.rooms import MazeGrid
from k2bot.render import layout, theme
from k2bot.render.layout import Align, Writing, player_name, strong_text
from k2bot.render.scene import Area, Box, Disc, Pattern, Plate, Polygon, Scene, Shape, Shapes
from k2bot.text.formatting import ISOLATE, RELEASE

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.theme import Colour, Weight

FRAME: Final = Box(0, 0, rooms.ACROSS, rooms.DOWN)
"""Three times the frame in which a chat shows a picture."""
LEAST, SMALL, BODY, LARGE, TITLE = theme.LEAST_TEXT, theme.CHANGING_TEXT, 44, 56, 68
"""Font sizes for pictures seen at a third or a quarter; long texts shrink down to LEAST."""
LIT: Final = theme.parse_colour("#FFE27A")
"""Highlights what may be chosen, and the active player."""
_TWO_LINES: Final = 1.9
"""Height of the ink of two lines as a multiple of the font size."""
_UNSEEN: Final = str.maketrans("", "", ISOLATE + RELEASE)
"""Drops what keeps names in other scripts apart, which each line has for itself."""
_PITCH: Final = 1.25
"""Greatest height of one of several lines, relative to the font size."""
_ROUND: Final = 14
"""Radius of a panel's corners."""
RULER: Final = 54
"""Width in pixels of the frame with coordinates around a crop."""
_COORDINATES: Final = 46
"""Font size of these."""
_BRIGHT: Final = theme.parse_colour("#FFF3D2")
"""Colour of these."""
_TICKS: Final = rooms.LETTER.mixed(rooms.FRAME, 0.72)
"""Colour of the lines between them."""
_DEEP: Final = 3
"""Action points from which the light of squares is dark."""
_MOST: Final = 150
"""Size in pixels of the largest squares of crops."""


def scene(shapes: Iterable[Shape], **areas: Box) -> Scene:
    """A picture of the shared size on the table; ``areas`` name its parts."""
    places = tuple(Area(name, box) for name, box in areas.items())
    table = rooms.table(FRAME)
    return Scene(rooms.ACROSS, rooms.DOWN, rooms.NIGHT, (*table, *shapes), places, len(table))


def lines_in_box(
    text: str,
    box: Box,
    fill: Colour,
    size: int = SMALL,
    weight: Weight = "Bold",
    *,
    align: Align = "start",
) -> Shapes:
    """A text in a box, on one or two lines, shrinking if necessary."""

    def fits(size: int) -> bool:
        wrapped_lines = theme.wrap_text(text, box.width, size, weight, 2)
        is_whole = "".join(wrapped_lines).count("…") == text.count("…")  # a long name has one already
        return is_whole and (len(wrapped_lines) < 2 or size * _TWO_LINES <= box.height)

    fitting_size = next(filter(fits, range(size, LEAST, -2)), LEAST)
    lines = theme.wrap_text(text, box.width, fitting_size, weight, 2)
    (_, low), (high, _) = (
        theme.vertical_extent(line, fitting_size, weight) for line in (lines[0], lines[-1])
    )
    one = layout.Label(text, fill, fitting_size, weight, align, height=max(fitting_size * 1.18, low + high))
    return layout.text_column(text, box.width, one, 2).place(box)


class Lines(NamedTuple):
    """A text broken into lines, with their font size."""

    lines: tuple[str, ...]
    size: int
    weight: Weight

    @property
    def width(self) -> float:
        """Width in pixels of the longest one."""
        return max(theme.text_width(line, self.size, self.weight) for line in self.lines)

    def shapes(self, box: Box, fill: Colour) -> Shapes:
        """The lines in the middle of a box, one below the other."""
        high = min(box.height / len(self.lines), self.size * _PITCH)
        whole = Box.from_centre(box.centre, box.width, high * len(self.lines))
        return tuple(
            layout.text_in_box(line, row.expanded(1), fill, self.size, self.weight)
            for line, row in zip(self.lines, whole.rows(*(1 for _ in self.lines)), strict=True)
        )

    def fits(self, height: float) -> bool:
        """Whether no line touches another one in this height, nor leaves it."""
        extents = [theme.vertical_extent(line, self.size, self.weight) for line in self.lines]
        apart = [low + high for (_, low), (high, _) in pairwise(extents)]
        return max(*apart, *(high + low for high, low in extents), 0) <= height / len(self.lines)


def broken_text(text: str, box: Box, size: int, weight: Weight = "Bold", most: int = 2) -> Lines:
    """A text on up to ``most`` lines in the greatest font size in which it fits a box, down to the least."""
    for one in range(size, LEAST - 1, -1):
        broken = Lines(theme.wrap_text(text, box.width, one, weight, most), one, weight)
        # A long name has been cut already.
        if "".join(broken.lines).count("…") == text.count("…") and broken.fits(box.height):
            break
    return broken


def is_whole(text: str, width: float, size: int, weight: Weight = "Bold", most: int = 2) -> bool:
    """Whether a text fits on up to ``most`` lines without being cut."""
    lines = theme.wrap_text(text, width, size, weight, most)
    told, whole = ("".join(one.translate(_UNSEEN).split()) for one in ("".join(lines), text))
    return told == whole


def panel(box: Box, *, lit: bool = False) -> Shapes:
    """A panel of bone; a lit one has a brass rim."""
    rim = Plate(box.expanded(6), BRASS.mixed(BONE, 0.2), 20) if lit else Plate(box.expanded(3), INK, 17)
    return (rim, Plate(box, BONE, _ROUND))


def banner(seat: int, box: Box) -> Shapes:
    """A band in a player's colour and pattern along the upper edge of a panel, whose corners it shares."""
    livery = LIVERIES[seat]
    end = Polygon(box.part(_ROUND, 0, 44).corners, livery.colour)
    band = Plate(box, livery.colour, _ROUND, corners=(True, True, False, False))
    return (band, Pattern(end, livery.pattern, livery.second.mixed(livery.colour, 0.35)))


def headline(seat: int, writing: Writing, box: Box) -> Shapes:
    """A player's name on a band in the player's colour, along the upper edge of a panel."""
    livery = LIVERIES[seat]
    inner = box.part(18 if livery.pattern == "plain" else 54, 4, -14)
    return (*banner(seat, box), *player_name(writing, seat, inner, livery.letter, LARGE))


def medal(points: int, box: Box) -> Shapes:
    """Medal with points just scored."""
    rim = box.width / 172
    return (
        Disc(box, INK),
        Disc(box.expanded(-6 * rim), BRASS),
        Disc(box.expanded(-15 * rim), INK),
        Disc(box.expanded(-19 * rim), BONE),
        strong_text(f"+{points}", box.expanded(-20 * rim), INK, max(theme.CHANGING_TEXT, round(92 * rim))),
    )


def kind_name(token: int, writing: Writing) -> str:
    """Name of a token's kind."""
    # words: dungeon-kind-*
    return writing.text(f"dungeon-kind-{KIND[token]}")


# --------------------------------------------------------------------------------------------- crops


def crop_grid(
    squares: Iterable[int],
    box: Box,
    *,
    is_left: bool = True,
    is_filled: bool = True,
    margin: int = 1,
    most: int = _MOST,
) -> MazeGrid:
    """The largest grid in a box that shows these squares with a margin of this many others.

    If ``is_filled``, adjacent squares on all sides fill the rest of the box. The grid is left-aligned or
    centred; its squares have at ``most`` this size. Its stone is that of the whole maze, scaled.
    """
    places = [coordinates(square) for square in squares]
    columns = _span([x for x, _ in places], LENGTH, margin)
    rows = _span([y for _, y in places], WIDTH, margin)
    side = MazeGrid.fitted_in(box, columns, rows, most).side
    if is_filled:
        columns = _widened(columns, int(box.width // side), LENGTH)
        rows = _widened(rows, int(box.height // side), WIDTH)
    whole = replace(MazeGrid.fitted_in(box, columns, rows, most), stone=rooms.SQUARE)
    return replace(whole, left=round(box.left)) if is_left else whole


def _span(places: list[int], end: int, margin: int) -> tuple[int, int]:
    """The first column or row with a margin, and the one after the last."""
    return max(0, min(places) - margin), min(end, max(places) + 1 + margin)


def _widened(span: tuple[int, int], count: int, end: int) -> tuple[int, int]:
    """A span of up to ``count`` squares, widened on both sides as far as the maze allows."""
    first, last = span
    more = min(count, end) - (last - first)
    first = min(max(0, first - more // 2), end - (last - first) - more)
    return first, first + (last - span[0]) + more


def crop_background(seen: Observation, grid: MazeGrid, *, light: masonry.Light | None = None) -> Shapes:
    """A crop's background and rim, with its rooms and starting lines in a ``light``, as in a maze."""
    return (
        Plate(grid.box.expanded(8), INK, 10),
        Plate(grid.box.expanded(5), rooms.FRAME, 8),
        *rooms.maze_shapes(seen, grid, light=light),
    )


def framed_crop(
    seen: Observation,
    grid: MazeGrid,
    *,
    lit: Collection[int] | None = None,
    light: masonry.Light | None = None,
) -> Shapes:
    """The same in a frame with column letters above and below, and row numbers on both sides.

    ``lit`` as in a maze.
    """
    frame, half = grid.box.expanded(RULER), RULER / 2
    lines = [grid.left + x * grid.side for x in range(1, grid.columns[1] - grid.columns[0])]
    ticks = [Plate(Box(x - 1, frame.top + 8, x + 1, frame.bottom - 8), _TICKS) for x in lines]
    lines = [grid.top + y * grid.side for y in range(1, grid.rows[1] - grid.rows[0])]
    ticks += [Plate(Box(frame.left + 8, y - 1, frame.right - 8, y + 1), _TICKS) for y in lines]
    heights, numbers_x = (
        (start + half - 2, end - half + 2)
        for start, end in ((frame.top, frame.bottom), (frame.left, frame.right))
    )
    return (
        Plate(frame.expanded(4), INK, 16),
        Plate(frame, rooms.FRAME, 13),
        *ticks,
        Plate(grid.box.expanded(5), INK, 8),
        *rooms.lettering(grid, _COORDINATES, heights, numbers_x, fill=_BRIGHT, wide=RULER - 10),
        *rooms.maze_shapes(seen, grid, lit=lit, light=light),
    )


def coordinates_around(grid: MazeGrid) -> Shapes:
    """Column letters above a grid, row numbers to its left."""
    return rooms.lettering(grid, SMALL, [grid.box.top - SMALL], [grid.box.left - SMALL * 0.85])


def light_overlay(seen: Observation, grid: MazeGrid, costs: Mapping[int, int]) -> Lantern:
    """Tiles of light on a crop's squares by the action points they take; the others are dark."""
    squares = [square_at(x, y) for y in range(*grid.rows) for x in range(*grid.columns)]
    return Lantern(
        grid.columns[1] - grid.columns[0],
        grid.rows[1] - grid.rows[0],
        tuple(costs.get(square, 0) for square in squares),
        frozenset(place for place, square in enumerate(squares) if seen.maze.pits >> square & 1),
    )


_TILE_GEAR: Final = 0.88
"""Size of gears on tiles of light, whose tones are seen around them, in squares."""


def gears_on_tiles(seen: Observation, squares: Iterable[int], grid: MazeGrid) -> Iterator[Shape]:
    """The gears of some squares, which tiles of light cover."""
    for square in squares:
        if grid.shows(square) and (turn := rooms.gear_turn(seen, square)):
            yield from rooms.gear_sign(grid.centre(square), grid.side * _TILE_GEAR, turn)


def letter_on(ap: int) -> Colour:
    """Colour of letters on squares in the light of this many action points."""
    return theme.WHITE if ap >= _DEEP else INK


def lit_floor(box: Box, ap: int = 1) -> Shapes:
    """A square in that light, for a legend."""
    tone = TONES[tone_index(ap)]
    return Plate(box, tone.mixed(INK, 0.6), 10), Plate(box.expanded(-4), tone, 8)


def grid_tokens(
    seen: Observation,
    grid: MazeGrid,
    writing: Writing,
    gear_below: Callable[[Observation, int, MazeGrid], Iterable[Shape]] = rooms.gear_below,
    kept: Iterable[Box] = (),
) -> Shapes:
    """All tokens on a grid's squares, with the gears below them; heads rise clear of ``kept`` boxes."""
    tokens_shown = {
        square: tokens for square, tokens in pieces.standing_tokens(seen).items() if grid.shows(square)
    }
    gears = (shape for square in tokens_shown for shape in gear_below(seen, square, grid))
    places = [
        rooms.standing(square, tokens, tokens_shown, box, grid)
        for square, tokens in tokens_shown.items()
        for box in (grid.square(square),)
    ]
    kept = [*kept, *side_strips(grid)]
    figures, signs = pieces.tokens_on_squares(seen, places, writing, kept)
    return (*gears, *figures, *signs)


def side_strips(grid: MazeGrid) -> tuple[Box, Box]:
    """Strips along a crop's left and right edges: heads that rise there would reach row numbers."""
    box, thin = grid.box, grid.side / 10
    return box.part(0, 0, thin), box.part(-thin)
