"""The maze as shapes on a grid of any size: stone, face-down rooms, the frame with coordinates."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import CAPACITY, IS_CHARACTER, OWNER, ROOM_IDS, ROOMS
from k2bot.games.dungeon_twister.engine.maze import room_layout
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.squares import (
    LENGTH,
    SIDE,
    SLOTS,
    WIDTH,
    coordinates,
    slot_corner,
    square_at,
)
from k2bot.games.dungeon_twister.pictures import masonry
from k2bot.games.dungeon_twister.pictures.masonry import (
    BackStone,
    FirelitStone,
    Light,
    LineStone,
    LitStone,
    RoomStone,
    Spot,
    Stone,
    Walls,
    plan,
)
from k2bot.games.dungeon_twister.pictures.palette import BONE, BRASS, INK
from k2bot.games.dungeon_twister.pictures.pieces import (
    FACE_BACK,
    HIGH_RISE,
    RISE,
    Standing,
    free_place,
    head_box,
    is_wounded,
    standing_tokens,
    token_back,
)
from k2bot.render import theme
from k2bot.render.layout import strong_text, text_in_box
from k2bot.render.scene import (
    Backdrop,
    Box,
    Decal,
    Painting,
    Plate,
    Point,
    Polygon,
    Shape,
    Shapes,
    Slab,
    Sprite,
    Stroke,
)
from k2bot.render.theme import parse_colour

if TYPE_CHECKING:
    from collections.abc import Collection, Container, Iterable, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation, RoomView
    from k2bot.render.theme import Colour


@dataclass(frozen=True, slots=True)
class MazeGrid:
    """A range of columns and rows of the maze, and its position in a picture."""

    left: float
    top: float
    """Corner of the first visible square."""
    side: int
    """Size of a square in pixels."""
    columns: tuple[int, int] = (0, LENGTH)
    """First visible column, and the one after the last."""
    rows: tuple[int, int] = (0, WIDTH)
    stone: int = 0
    """Size in pixels of a square of the stone, which is scaled to the grid; 0 for the same size."""

    @staticmethod
    def fitted_in(
        box: Box, columns: tuple[int, int], rows: tuple[int, int], most: float = math.inf
    ) -> MazeGrid:
        """The largest grid of these columns and rows, with ``most`` pixels a square, centred in a box."""
        wide, high = columns[1] - columns[0], rows[1] - rows[0]
        side = int(min(box.width / wide, box.height / high, most))
        left, top = box.centre[0] - side * wide / 2, box.centre[1] - side * high / 2
        return MazeGrid(round(left), round(top), side, columns, rows)

    @property
    def box(self) -> Box:
        """Box of all visible squares."""
        wide, high = self.columns[1] - self.columns[0], self.rows[1] - self.rows[0]
        return Box.from_corner(self.left, self.top, wide * self.side, high * self.side)

    @property
    def squares(self) -> Iterator[int]:
        """Visible squares, column by column."""
        for x in range(*self.columns):
            for y in range(*self.rows):
                yield square_at(x, y)

    @property
    def slots(self) -> tuple[int, ...]:
        """Slots that are at least partly visible."""
        return tuple(slot for slot in range(SLOTS) if self.room(slot).overlaps(self.box))

    def shows(self, square: int) -> bool:
        """Whether a square is visible."""
        x, y = coordinates(square)
        return self.columns[0] <= x < self.columns[1] and self.rows[0] <= y < self.rows[1]

    def square(self, square: int) -> Box:
        """Box of a square, visible or not."""
        x, y = coordinates(square)
        return Box.from_corner(
            self.left + (x - self.columns[0]) * self.side,
            self.top + (y - self.rows[0]) * self.side,
            self.side,
        )

    def centre(self, square: int) -> Point:
        """Centre of a square."""
        return self.square(square).centre

    def room(self, slot: int) -> Box:
        """Box of a slot's room, which may extend beyond the visible part."""
        x, y = slot_corner(slot)
        first = self.square(square_at(x, y))
        return Box.from_corner(first.left, first.top, SIDE * self.side)

    def line(self, seat: int) -> Box:
        """Box of a starting line, which may extend beyond the visible part."""
        first = self.square(square_at(0 if seat == 0 else LENGTH - 1, 0))
        return Box.from_corner(first.left, first.top, self.side, WIDTH * self.side)


_GROWTH: Final = (0.0, 0.12, 0.28)
"""How much larger a token is than its square, in squares: with no, one or both sides free, in the direction
that has fewer."""
_ASIDE, _AWAY = 0.17, 0.14
"""How far it moves to a free side, and up or down, if only one is free, in squares."""
_OBJECT_GROWTH: Final = 0.15
"""The same for an object, at most: they're never larger than people."""


def token_places(seen: Observation, grid: MazeGrid, busy: Collection[int] = ()) -> dict[int, Standing]:
    """Visible tokens by square, with their boxes: they grow over the halves of walls beside them.

    They move away from neighbours, portcullises, the edges of the maze, and other ``busy`` squares. Heads
    rise where nothing is above, nor, with a load, beside that.
    """
    standing = {square: own for square, own in standing_tokens(seen).items() if grid.shows(square)}
    gates, taken, places = seen.maze.gate_sides, {*standing, *busy}, dict[int, Standing]()
    boxes: dict[int, Box] = {}

    def is_free(square: int, across: int, down: int) -> bool:
        x, y = coordinates(square)
        column, row = x + across, y + down
        if not (grid.columns[0] <= column < grid.columns[1] and grid.rows[0] <= row < grid.rows[1]):
            return bool(across and down)
        other = square_at(column, row)
        return other not in taken and not {*gates.get(square, ())} & {*gates.get(other, ())}

    for square, tokens in standing.items():
        left, right = is_free(square, -1, 0), is_free(square, 1, 0)
        above, below = (all(is_free(square, way, down) for way in (-1, 0, 1)) for down in (-1, 1))
        is_person = any(IS_CHARACTER[one] for one in tokens)
        growth = _GROWTH[min(left + right, above + below)]
        half = round(grid.side * (growth if is_person else min(growth, _OBJECT_GROWTH)) / 2)
        aside, low = ((right - left) * _ASIDE, (below - above) * _AWAY) if is_person else (0, 0)
        (x, _), behind = coordinates(square), 1 if OWNER[tokens[0]] else -1
        if is_person and is_wounded(seen, tokens[0]) and not is_free(square, behind, -1):
            aside = min(aside * behind, 0) * behind  # its drop of blood would cover the letters above
        box = grid.square(square).expanded(half).translated(round(aside * grid.side), round(low * grid.side))
        boxes[square] = box
    for square, tokens in standing.items():
        (x, y), box = coordinates(square), boxes[square]
        over = boxes.get(square_at(x, y - 1)) if y else None
        rise = headroom(square, tokens, taken, box, grid.top - OUTER)
        is_plain = IS_CHARACTER[tokens[0]] and not (tokens[1:] or is_wounded(seen, tokens[0]))
        if over is not None and is_plain:  # what others carry, and drops, would cover the letters above
            rise += max(0.0, box.top - over.bottom) / box.width  # as far as both have moved apart
        places[square] = Standing(tokens, box, min(rise, HIGH_RISE), face_back(square, tokens, grid))
    return places


OVERHANG: Final = 7
"""Greatest number of pixels by which anything leaves a crop, clear of letters and numbers around it."""


def headroom(square: int, tokens: Sequence[int], taken: Container[int], box: Box, top: float) -> float:
    """How far a head may rise above its box: far if nothing is above, nor, with a load, beside that.

    It never rises much above the ``top``.
    """
    x, y = coordinates(square)
    over = [square_at(x + way, y - 1) for way in ((-1, 0, 1) if tokens[1:] else (0,)) if y]
    is_free = head_box(box).top >= top and not any(one in taken for one in over)
    low = min(RISE, (box.top - top + OVERHANG) / box.width)
    return HIGH_RISE if is_free and any(IS_CHARACTER[one] for one in tokens) else low


_EDGE_BACK: Final = 0.1
"""How far a face moves back for a load where row numbers are behind it, in squares."""


def standing(
    square: int, tokens: tuple[int, ...], taken: Container[int], box: Box, grid: MazeGrid
) -> Standing:
    """Tokens on a square of a crop, in their box, clear of its coordinates."""
    rise = headroom(square, tokens, taken, box, grid.box.top)
    return Standing(tokens, box, rise, face_back(square, tokens, grid))


def face_back(square: int, tokens: Sequence[int], grid: MazeGrid) -> float:
    """How far a face moves back for a load: less at the edge of a grid behind it, beside row numbers."""
    x, _ = coordinates(square)
    carrier = next((one for one in tokens if IS_CHARACTER[one]), tokens[0])  # objects may be the other side's
    is_edge = x == (grid.columns[1] - 1 if OWNER[carrier] else grid.columns[0])
    return _EDGE_BACK if is_edge else FACE_BACK


SQUARE: Final = 72
"""Size in pixels of a square of the whole maze, so that its stone is painted once."""
ACROSS: Final = theme.FRAME[0]
DOWN: Final = theme.FRAME[1]
"""Size in pixels of a picture that fills the frame of a chat."""
NIGHT: Final = parse_colour("#14100D")
"""Background around the maze."""
FRAME: Final = parse_colour("#2B231B")
"""The outer wall."""
LETTER: Final = parse_colour("#DCCBA6")
"""Column letters and row numbers."""
LABEL: Final = 36
"""Height in pixels of the letters above the maze."""
OUTER: Final = 40
"""Height in pixels of the outer wall above and below the maze, which holds the plaques of rooms."""
_WORN: Final = parse_colour("#E4D6AE")
"""Colour of the number of a face-down room that doesn't glow."""
_CHIP: Final = 1.3
"""Size of a face-down token, in squares."""
_LID_NUMBER, _HUB, _LIVELY_NUMBER = theme.CHANGING_TEXT, 1.2, 1.1
"""Font size in pixels of the number of a face-down room in any grid, smaller than the news; size of its box,
relative to that; and its size in squares while tokens are hidden there."""
_CHIP_STEP, _CHIP_DEPTH = 1.12, 1.5
"""Distance between a room's tokens, relative to their size, and how far they are below its middle, in
squares."""


def maze_shapes(
    seen: Observation,
    grid: MazeGrid,
    *,
    lit: Collection[int] | None = None,
    light: Light | None = None,
) -> Shapes:
    """Every visible room and starting line, without tokens.

    Revealed rooms are in a ``light``, or have none where something with its own light is laid over them. If
    any slots are ``lit``, these are in torchlight, and the others in the dusk; if none of them is, there's a
    lamp in the middle of the maze.
    """
    side = grid.stone or grid.side
    lightable = (RoomStone, LineStone) if light == masonry.NIGHTFALL else RoomStone
    fires = None if lit is None else tuple(sorted(map(slot_corner, lit)))
    stones: list[tuple[Stone, Spot, Box]] = [
        (LineStone(seat, side), ((LENGTH - 1) * seat, 0), grid.line(seat)) for seat in (0, 1)
    ]
    for slot in range(SLOTS):
        stone = _stone(seen, slot, grid) or _lid(seen, slot, side)
        stones.append((stone, slot_corner(slot), grid.room(slot)))
    shapes: list[Shape] = []
    for plain_stone, corner, box in stones:
        if box.overlaps(grid.box):
            painting: Painting = plain_stone
            if fires is not None:
                painting = FirelitStone(plain_stone, corner, fires)
            elif light is not None and isinstance(plain_stone, lightable):
                painting = LitStone(plain_stone, light)
            part, window = _visible_part(box, grid)
            # Torches move each turn, so only rooms in other lights are kept.
            shapes += (*(() if fires is not None else (Slab(part, 1),)), Backdrop(painting, part, window))
    return tuple(shapes)


def _lid(seen: Observation, slot: int, side: int) -> BackStone:
    """The stone of a face-down room; while tokens are hidden, those with free places glow."""
    is_free = sum(seen.rooms[slot].backs) < CAPACITY[slot]
    return BackStone(slot, side, seen.phase is Phase.HIDE and is_free)


def face_down_rooms(seen: Observation, grid: MazeGrid) -> Shapes:
    """Face-down rooms' numbers, and the tokens on them; while these are hidden, also the places left."""
    free = seen.phase is Phase.HIDE
    return tuple(
        shape for slot in grid.slots for shape in _face_down_tokens(seen.rooms[slot], grid, free=free)
    )


def gate_box(seen: Observation, gate: int, grid: MazeGrid) -> Box | None:
    """Box of a portcullis by index in ``GATES``; None if its room is not visible."""
    for slot, view in enumerate(seen.rooms):
        if view.id is not None:
            placed = room_layout(ROOM_IDS.index(view.id), view.rotation or 0, slot)
            for number, square, is_east in placed.gates:
                if number == gate:
                    box = grid.square(square)
                    return box.part(box.width) if is_east else box.part(0, box.height)
    return None


def wall_shapes(
    seen: Observation, grid: MazeGrid, slots: Iterable[int] | None = None, within: Box | None = None
) -> Shapes:
    """Visible walls and portcullises again, of all rooms or some, to be drawn over things on the floor.

    Only those ``within`` a box, if it's given.
    """
    shapes: list[Shape] = []
    shown = grid.box if within is None else within.common(grid.box)
    for slot in grid.slots if slots is None else slots:
        stone, room = _stone(seen, slot, grid), grid.room(slot)
        if stone is not None and room.overlaps(shown):
            part, window = _visible_part(room, grid, shown)
            shapes.append(Sprite(Walls(stone, window), part))
    return tuple(shapes)


def _stone(seen: Observation, slot: int, grid: MazeGrid) -> RoomStone | None:
    """The stone of a revealed room; None for a face-down one."""
    view = seen.rooms[slot]
    if view.id is None:
        return None
    number, rotation = ROOM_IDS.index(view.id), view.rotation or 0
    first, count = ROOMS[number].first_gate, len(plan(number, rotation).gates)
    return RoomStone(number, rotation, seen.gates[first : first + count], grid.stone or grid.side)


def _visible_part(box: Box, grid: MazeGrid, within: Box | None = None) -> tuple[Box, Box]:
    """The part of a room or starting line ``within`` a box or the grid, also in pixels of its stone."""
    part = box.common(within or grid.box)
    scale = grid.stone / grid.side if grid.stone else 1
    left, top = scale * (part.left - box.left), scale * (part.top - box.top)
    return part, Box.from_corner(left, top, scale * part.width, scale * part.height)


def chips_box(slot: int, count: int, grid: MazeGrid) -> Box:
    """Box of this many tokens on a face-down room."""
    (x, y), side = grid.room(slot).centre, _CHIP * grid.side
    return Box.from_centre((x, y + grid.side * _CHIP_DEPTH), side * _CHIP_STEP * count, side)


@lru_cache(maxsize=256)
def _face_down_tokens(view: RoomView, grid: MazeGrid, *, free: bool) -> Shapes:
    """The number of a face-down room, and the tokens on it; with ``free``, also places that are left.

    A room that's partly seen shows all of its tokens or none, so that it never seems to have fewer.
    """
    whole, side = grid.room(view.slot), _CHIP * grid.side
    hub = Box.from_centre(whole.centre, max(grid.side * 1.4, _LID_NUMBER * _HUB))
    if view.id is not None or not grid.box.contains(hub):
        return ()
    owners: list[int | None] = [seat for seat, count in enumerate(view.backs) for _ in range(count)]
    owners += [None] * (CAPACITY[view.slot] - len(owners)) if free else []
    row = chips_box(view.slot, len(owners), grid)
    ink = INK if None in owners else _WORN
    size = round(grid.side * _LIVELY_NUMBER) if free else _LID_NUMBER
    shapes: list[Shape] = [strong_text(f"{view.slot + 1}", hub, ink, size)]
    if owners and grid.box.contains(row):
        for seat, spot in zip(owners, row.columns(*[1] * len(owners)), strict=True):
            box = Box.from_centre(spot.centre, side)
            shapes += (
                free_place(box)
                if seat is None
                else Decal.wrap(token_back(seat, box, asleep=not free), box.expanded(1))
            )
    return tuple(shapes)


# ------------------------------------------------------------------------------------------- the frame


_WRITTEN: Final = 34
"""Font size of the coordinates around the maze."""


@lru_cache(maxsize=8)
def outer_wall(
    grid: MazeGrid, width: float = ACROSS, size: int = _WRITTEN, *, lettered: bool = True
) -> Shapes:
    """The outer wall around a grid in a picture ``width`` pixels wide, with coordinates of this size.

    It's a plain band where the maze goes on. Column letters are above; unless it's ``lettered``, there are no
    coordinates.
    """
    maze_box = grid.box
    wall = Box(maze_box.left, maze_box.top - OUTER, maze_box.right, maze_box.bottom + OUTER)
    stone = masonry.Rampart(round(wall.width), OUTER)
    ends = (wall.top, grid.rows[0] == 0), (wall.bottom - OUTER, grid.rows[1] == WIDTH)
    bands = [(Box.from_corner(wall.left, top, wall.width, OUTER), is_end) for top, is_end in ends]
    shapes: list[Shape] = [
        Plate(wall.expanded(5), parse_colour("#0B0908"), 8),
        *(
            Backdrop(stone, band, Box(0, 0, wall.width, OUTER)) if is_end else Plate(band, FRAME)
            for band, is_end in bands
        ),
    ]
    if not lettered:
        return tuple(shapes)
    numbers_x = maze_box.left / 2, (maze_box.right + width) / 2
    return (*shapes, *lettering(grid, size, [wall.top - max(LABEL, size) / 2], numbers_x))


def lettering(
    grid: MazeGrid,
    size: int,
    heights: Sequence[float],
    numbers_x: Sequence[float],
    *,
    fill: Colour = LETTER,
    wide: float = math.inf,
) -> Shapes:
    """Column letters at each of these heights, and row numbers at each of these distances from the left.

    Numbers are at most this ``wide``.
    """
    number = theme.fit_text("10", min(wide, 2 * min(numbers_x) - 1), size, "Medium", theme.LEAST_TEXT)[1]
    columns = (
        (chr(ord("A") + x), (grid.centre(square_at(x, 0))[0], y), size)
        for y in heights
        for x in range(*grid.columns)
    )
    rows = (
        (f"{y + 1}", (x, grid.centre(square_at(grid.columns[0], y))[1]), number)
        for x in numbers_x
        for y in range(*grid.rows)
    )
    return tuple(
        text_in_box(
            text,
            Box.from_centre(middle, 1.5 * size, 1.3 * size),
            fill,
            high,
            "Bold" if fill is not LETTER or not text.isdigit() else "Medium",
        )
        for text, middle, high in (*columns, *rows)
    )


PRINTED: Final = 30
"""Font size of text that is the same in every picture."""


def letters_below(grid: MazeGrid, taken: Sequence[Box]) -> Iterator[Shape]:
    """Column letters in the wall below a maze, where nothing else is: those above are far from low rooms."""
    y = grid.box.bottom + OUTER / 2
    for x in range(*grid.columns):
        box = Box.from_centre((grid.centre(square_at(x, 0))[0], y), PRINTED + 16, OUTER)
        if not any(map(box.overlaps, taken)):
            yield text_in_box(chr(ord("A") + x), box, LETTER, PRINTED, "Bold")


def gear_turn(seen: Observation, square: int) -> int:
    """Direction in which a square's gear turns its room: 1 clockwise, -1 counterclockwise, 0 if none."""
    slot = seen.maze.gears.get(square)
    name = None if slot is None else seen.rooms[slot].id
    return 0 if name is None else ROOMS[ROOM_IDS.index(name)].direction


_GEAR: Final = INK.mixed(BONE, 0.25)
"""Gears by themselves and below tokens; those in rooms are bronze."""


def gear_sign(centre: Point, side: float, turn: int) -> Shapes:
    """A gear with an arrow the way it turns."""
    line, head = masonry.arrow_around(centre, side * 0.22, turn)
    return (
        Polygon(tuple(masonry.gear_teeth(centre, side * 0.5)), _GEAR, BRASS, side * 0.05),
        Stroke(tuple(line), BONE, side * 0.1),
        Polygon(tuple(head), BONE),
    )


def gear_below(seen: Observation, square: int, grid: MazeGrid, box: Box | None = None) -> Shapes:
    """The gear below a token on a square, or in a ``box`` of its own: its teeth show all around the token.

    Arrowheads on two sides tell its direction. Empty without a gear.
    """
    box, turn = box or grid.square(square), gear_turn(seen, square)
    if not turn:
        return ()
    side, (x, y) = box.width, box.centre
    shown = grid.box.expanded(OVERHANG)

    def within(points: Iterable[Point]) -> tuple[Point, ...]:
        return tuple(
            (min(max(right, shown.left), shown.right), min(max(down, shown.top), shown.bottom))
            for right, down in points
        )

    shapes = [Polygon(within(masonry.gear_teeth((x, y), side * 0.6, 12)), _GEAR, BONE, side * 0.03)]
    shapes += (
        Polygon(
            within((x + way * side * distance, y + way * turn * side * on) for distance, on in _HEAD),
            BONE,
            INK,
            side * 0.02,
        )
        for way in (1, -1)
    )
    return Decal.wrap(shapes, box.expanded(round(side * 0.2)))


_HEAD: Final = ((0.55, 0.17), (0.43, -0.1), (0.66, -0.1))
"""Corners of the right arrowhead on a clockwise gear, in squares from its middle to the right and down."""


def table(box: Box) -> Shapes:
    """The table below a picture, or the part of it below a box."""
    table = masonry.Tabletop(round(max(ACROSS, box.right)), round(max(DOWN, box.bottom)))
    return (Slab(box, 1), Backdrop(table, box, box))
