"""The maze in shapes, on any grid: stone, what lies face down, and the frame with letters and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import ROOM_IDS, ROOMS
from k2bot.games.dungeon_twister.engine.squares import LENGTH, SIDE, WIDTH, at
from k2bot.games.dungeon_twister.pictures import brass
from k2bot.games.dungeon_twister.pictures.liveries import BRASS, INK
from k2bot.games.dungeon_twister.pictures.masonry import BackStone, LineStone, RoomStone
from k2bot.games.dungeon_twister.pictures.plans import plan
from k2bot.games.dungeon_twister.pictures.things import back
from k2bot.render.labels import label
from k2bot.render.scene import Backdrop, Box, Plate, Polygon, Stroke
from k2bot.render.theme import colour

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation, RoomView
    from k2bot.games.dungeon_twister.pictures.grid import Grid
    from k2bot.render.scene import Painting, Shape

ACROSS: Final = 1650
DOWN: Final = 1050
"""Three times the frame in which a chat shows a picture."""
NIGHT: Final = colour("#14100D")
"""What lies around the maze."""
FRAME: Final = colour("#2B231B")
"""The outer wall."""
LETTER: Final = colour("#D9C7A1")
"""Letters of columns and numbers of rows."""
LABEL: Final = 34
"""Pixels that letters and numbers beside the maze take."""
OUTER: Final = 34
"""Pixels of the outer wall above and below the maze, in which the plaques of rooms are set."""
_CHIP: Final = 1.55
"""A chip of tokens that lie face down, in squares."""


def maze(seen: Observation, grid: Grid, *, chips: bool = True) -> tuple[Shape, ...]:
    """Every room and line that a grid shows; ``chips`` tell how many tokens lie on face-down rooms."""
    shapes: list[Shape] = []
    for seat, x in enumerate((0, LENGTH - 1)):
        if grid.shows(at(x, grid.rows[0])):
            shapes += _shown(LineStone(seat, grid.side), grid.line(seat), grid)
    for slot in grid.slots:
        shapes += room(seen, slot, grid)
    if chips:
        for slot in grid.slots:
            shapes += _chips(seen.rooms[slot], grid)
    return tuple(shapes)


def room(seen: Observation, slot: int, grid: Grid) -> tuple[Shape, ...]:
    """The room of a slot, as far as a grid shows it, without what lies on it."""
    return _shown(_stone(seen, slot, grid.side), grid.room(slot), grid)


def _stone(seen: Observation, slot: int, side: int) -> Painting:
    view = seen.rooms[slot]
    if view.id is None:
        return BackStone(slot, side)
    number = ROOM_IDS.index(view.id)
    first = ROOMS[number].first_gate
    rotation = view.rotation or 0
    count = len(plan(number, rotation).gates)
    return RoomStone(number, rotation, seen.gates[first : first + count], side)


def _shown(painting: Painting, box: Box, grid: Grid) -> tuple[Shape, ...]:
    """The part of a painting that a grid shows."""
    frame = grid.box
    part = Box(
        max(box.left, frame.left),
        max(box.top, frame.top),
        min(box.right, frame.right),
        min(box.bottom, frame.bottom),
    )
    return (Backdrop(painting, part, part.moved(-box.left, -box.top)),)


def _chips(view: RoomView, grid: Grid) -> tuple[Shape, ...]:
    """How many tokens of each colour lie face down on a room."""
    backs = [(seat, count) for seat, count in enumerate(view.backs) if count]
    whole = grid.room(view.slot)
    side = _CHIP * grid.side
    shapes: list[Shape] = []
    for number, (seat, count) in enumerate(backs):
        x = whole.centre[0] + (number - (len(backs) - 1) / 2) * side * 1.12
        box = Box.around((x, whole.centre[1]), side, side)
        if grid.box.holds(box):
            shapes += back(seat, box, count)
    return tuple(shapes)


# ------------------------------------------------------------------------------------------- the frame


def surround(seen: Observation, grid: Grid) -> tuple[Shape, ...]:
    """The outer wall around the whole maze, with a plaque for each shown room, and letters and numbers."""
    maze_box = grid.box
    wall = Box(maze_box.left, maze_box.top - OUTER, maze_box.right, maze_box.bottom + OUTER)
    shapes: list[Shape] = [Plate(wall.grown(5), colour("#0B0908"), 8), Plate(wall, FRAME, 6)]
    for slot, view in enumerate(seen.rooms):
        if view.id is not None:
            shapes += _plaque(view.id, grid.room(slot), is_upper=slot < len(seen.rooms) // 2)
    size = round(LABEL * 0.86)
    for x in range(LENGTH):
        middle = grid.centre(at(x, 0))[0]
        box = Box.around((middle, wall.top - LABEL / 2), grid.side, LABEL)
        shapes.append(label(chr(ord("A") + x), box, LETTER, size=size, least=size))
    for y in range(WIDTH):
        middle = grid.centre(at(0, y))[1]
        for centre in (maze_box.left - LABEL / 2, maze_box.right + LABEL / 2):
            box = Box.around((centre, middle), LABEL + 4, LABEL)
            shapes.append(label(f"{y + 1}", box, LETTER, size=size, least=size))
    return tuple(shapes)


def _plaque(name: str, box: Box, *, is_upper: bool) -> tuple[Shape, ...]:
    """The pair and the direction of a room, on brass in the outer wall beside it."""
    printed = ROOMS[ROOM_IDS.index(name)]
    y = box.top - OUTER / 2 if is_upper else box.bottom + OUTER / 2
    plate = Box.around((box.centre[0], y), SIDE * 16, OUTER - 4)
    left, right = plate.columns(1, 1)
    line, head = brass.sweep(right.centre, plate.height * 0.27, printed.turn)
    return (
        Plate(plate, BRASS, 8, INK, 2),
        label(
            f"{printed.pair}",
            Box(left.left + 8, left.top, left.right + 2, left.bottom),
            INK,
            size=32,
            weight="ExtraBold",
            least=32,
        ),
        Stroke(tuple(line), INK, 5),
        Polygon(tuple(head), INK),
    )


def night(box: Box) -> tuple[Shape, ...]:
    """The dark ground of a picture."""
    return (Plate(box, NIGHT),)
