"""The news of a turn, close up: the part of the maze where it happened, as large as fits.

Beside it are both players, the news in words, and the prompt; below these the whole maze, small, in which
that part is framed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import IS_CHARACTER, OWNER
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.squares import LENGTH, ROOM_SQUARES, WIDTH, squares_of
from k2bot.games.dungeon_twister.pictures import (
    acts,
    masonry,
    maze_picture,
    news,
    panels,
    pieces,
    plates,
    rooms,
    strip,
    traces,
)
from k2bot.games.dungeon_twister.pictures.palette import BONE, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN, MazeGrid
from k2bot.render import theme
from k2bot.render.layout import strong_text
from k2bot.render.scene import Area, Box, Disc, Plate, Scene, Shape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.traces import Traces
    from k2bot.render.layout import Writing

_NUMBERS: Final = 56
"""Width in pixels of the row numbers on each side of the close-up."""
_COLUMN: Final = 440
"""Least width in pixels of the column beside it."""
_ROOM: Final = Box(
    _NUMBERS, 12 + rooms.LABEL + rooms.OUTER, ACROSS - _COLUMN - 2 * _NUMBERS, DOWN - rooms.OUTER - 10
)
"""Box for the squares of the close-up."""
_MOST: Final = int(min(_ROOM.width / 10, _ROOM.height / 8))
"""Greatest size in pixels of a square: at least 10 x 8 of them are shown, so that one sees where that is."""
_LEAST: Final = int(_ROOM.width / 13)
"""Least size in pixels of a square; the whole maze's are 72."""
_MARGIN: Final = 18
"""Pixels between the column and the picture's edges."""
_PLATE, _GAP = 158, 14
"""Height in pixels of a player's plate, and of the gap below everything in the column."""
_PROMPT, _FLAT_PROMPT, _NOTICE = 218, 112, 80
"""Height in pixels of the prompt with who could leave, and alone, and of the notice on quiet turns."""
_SAID: Final = 66
"""Greatest font size of the news: below that of points, above that of all others."""
_MOST_LINES, _HIGH = 5, 1.1
"""Greatest number of its lines, and height of one, relative to its font size."""
_SHORT: Final = 2
"""Greatest length of a word that's not alone on a line."""
_FACE: Final = 104
"""Width in pixels of the face beside the news."""
_DOT: Final = 1.2
"""Size of a character in the small maze, in squares."""
_HUB: Final = 2.4
"""Size of the ground of a face-down room's number there, in squares."""
_VEIL: Final = 95
"""Opacity of the dark on what's outside the close-up."""


def crop(seen: Observation, events: Sequence[Event]) -> MazeGrid | None:
    """The part of the maze that shows what was decisive in a turn, and the way out that's drawn.

    None if there's nothing decisive, if its squares would hardly be larger than in the whole maze, or if a
    fight waits for cards, which has a picture of its own.
    """
    found = traces.find_traces(events, seen.places)
    if not (seen.turn_number and found.decisive) or seen.phase is Phase.FIGHT:
        return None
    squares = _subject(seen, found)
    grids = (panels.crop_grid(squares, _ROOM, margin=margin, most=_MOST) for margin in (1, 0) if squares)
    return next((grid for grid in grids if grid.side >= _LEAST), None)


def _subject(seen: Observation, found: Traces) -> set[int]:
    """The squares of all marks of the decisive steps and of the way out that's drawn."""
    decisive = {*found.decisive}
    squares = {square for way in found.bold for square in way.squares}
    squares.update(
        square for one in found.clashes if one.act in decisive for square in (one.attacker, one.target)
    )
    squares.update(one.square for one in found.dead if one.act in decisive)
    changed = [slot for slot in found.turned if not decisive.isdisjoint(found.turns[slot])]
    changed += [slot for slot, act in found.revealed.items() if act in decisive]
    changed += [slot for _, _, slot in seen.placing[:1]]
    squares.update(square for slot in changed for square in squares_of(ROOM_SQUARES[slot]))
    gates = {gate for gate, act in found.gates.items() if act in decisive}
    squares.update(square for square, own in seen.maze.gate_sides.items() if not gates.isdisjoint(own))
    if found.actor is not None:
        squares.add(found.actor)
    way_out = maze_picture.shown_way_out(seen)
    return squares.union(way_out.squares if way_out is not None else ())


@dataclass(frozen=True, slots=True)
class CloseUpPicture:
    """The news of a turn, close up; for events with a ``crop``."""

    seen: Observation
    events: tuple[Event, ...]

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        seen, grid = self.seen, crop(self.seen, self.events)
        assert grid is not None  # noqa: S101 - otherwise the whole maze is drawn
        found = traces.find_traces(self.events, seen.places)
        # Hardly two close-ups share a background, so it isn't kept.
        background = (
            *rooms.table(Box(0, 0, ACROSS, DOWN)),
            *rooms.outer_wall(grid, grid.box.right + _NUMBERS, theme.CHANGING_TEXT),
            *rooms.maze_shapes(seen, grid, lit=found.slots),
        )
        shapes, areas = maze_picture.moving_parts(seen, grid, found, writing)
        column = Box(grid.box.right + _NUMBERS + 6, _MARGIN, ACROSS - _MARGIN, DOWN - _MARGIN)
        shapes += _column(seen, writing, column, self.events, grid)
        areas.append(Area("table", column))
        return Scene(ACROSS, DOWN, rooms.NIGHT, (*background, *shapes), tuple(areas))


def _column(
    seen: Observation, writing: Writing, box: Box, events: Sequence[Event], shown: MazeGrid
) -> Iterator[Shape]:
    """From above: both players, the news, the prompt, and the small maze."""
    for seat, gain in enumerate(acts.points_gained(events)):
        plate = Box.from_corner(box.left, box.top + seat * (_PLATE + _GAP), box.width, _PLATE)
        yield from plates.player_plate(seen, writing, seat, plate, gain, is_lit=seat in seen.asked)
    side = int(box.width / LENGTH)
    left, top = box.centre[0] - side * LENGTH / 2, box.bottom - side * WIDTH
    small = MazeGrid(round(left), round(top), side, stone=rooms.SQUARE)
    yield from _small_maze(seen, small, shown)
    middle = box.part(0, 2 * (_PLATE + _GAP), bottom=top - _GAP - box.bottom)
    if maze_picture.is_told_by_prompt(seen, events):
        yield from maze_picture.turn_panel(seen, writing, middle)
        return
    high = _PROMPT if maze_picture.has_details(seen) else _FLAT_PROMPT
    prompt, news_box = middle.part(0, -high), middle.part(bottom=-high - _GAP)
    if seen.quiet >= strip.QUIET and seen.phase is not Phase.OVER:
        yield from strip.quiet_notice(seen, writing, news_box.part(0, -_NOTICE))
        news_box = news_box.part(bottom=-_NOTICE - _GAP)
    main = news.headline(seen, events, writing)
    said = tuple(_news(main, news.acting_seat(seen, events), news_box, writing)) if main else ()
    yield from said
    yield from maze_picture.turn_panel(seen, writing, prompt, maze_picture.largest_type(said))


def _news(main: news.NewsItem, seat: int, box: Box, writing: Writing) -> Iterator[Shape]:
    """The news in words beside the face of whoever did it and what was carried out, or below these.

    They're where letters are larger. Where they would be small, there's no face.
    """
    face = box.part(right=_FACE, bottom=min(box.height, _FACE * 1.2))
    places = box.part(_FACE + 18), box.part(0, face.height + 8)
    told, words = max(((_fitted(main.said, place), place) for place in places), key=lambda one: one[0].size)
    if told.size < theme.CHANGING_TEXT:
        told, words = _fitted(main.said, box), box
    else:
        yield from strip.face_tile(main, seat, face)
        for number, token in enumerate(main.others, 1):
            far = number * (_FACE + 6)
            at = (face.left + far, face.top) if words is places[1] else (face.left, face.bottom + far - _FACE)
            yield from pieces.token(token, Box.from_corner(*at, _FACE), writing)
    high = told.size * _HIGH
    top = max(words.top, face.centre[1] - len(told.lines) * high / 2)
    for number, line in enumerate(told.lines):
        place = Box.from_corner(words.left, top + number * high, words.width, high)
        yield strong_text(line, place.expanded(2), BONE, told.size, "l")


def _fitted(sentences: Sequence[str], box: Box) -> panels.Lines:
    """The lines of one of these sentences in the greatest font size in which it fits; the fullest first."""
    for least, said in product((strip.LEAST_SAID, theme.CHANGING_TEXT, theme.LEAST_TEXT), sentences):
        for size in range(_SAID, least - 1, -2):
            told = panels.Lines(
                theme.wrap_text(said, box.width, size, "ExtraBold", _MOST_LINES), size, "ExtraBold"
            )
            high = len(told.lines) * size * _HIGH
            is_even = all(line[_SHORT:] for line in told.lines)  # no number is left alone
            is_whole = panels.is_whole(said, box.width, size, "ExtraBold", _MOST_LINES)
            if is_whole and is_even and high <= box.height and told.fits(high):
                return told
    return panels.broken_text(sentences[-1], box, theme.LEAST_TEXT, "ExtraBold", _MOST_LINES)


def _small_maze(seen: Observation, grid: MazeGrid, shown: MazeGrid) -> Iterator[Shape]:
    """The whole maze with characters as dots; what the close-up shows is framed, the rest in the dark.

    Face-down rooms have their numbers, but no tokens. Numbers and dots are above the frame.
    """
    maze = grid.box
    yield Plate(maze.expanded(6), INK, 8)
    yield from rooms.maze_shapes(seen, grid, light=masonry.OVERCAST)
    (first, last), (top, bottom) = shown.columns, shown.rows
    frame = Box(
        maze.left + first * grid.side, maze.top + top * grid.side,
        maze.left + last * grid.side, maze.top + bottom * grid.side,
    )  # fmt: skip
    veils = (
        Box(maze.left, maze.top, frame.left, maze.bottom),
        Box(frame.right, maze.top, maze.right, maze.bottom),
        Box(frame.left, maze.top, frame.right, frame.top),
        Box(frame.left, frame.bottom, frame.right, maze.bottom),
    )
    for veil in veils:
        if veil.width > 0 and veil.height > 0:
            yield Plate(veil, INK.with_alpha(_VEIL))
    for outline, wide in ((INK, 10), (BONE, 6)):
        yield Plate(frame.expanded(wide / 2 - 2), INK.with_alpha(0), 4, outline, wide)
    for room in seen.rooms:
        if room.id is None:
            yield Disc(Box.from_centre(grid.room(room.slot).centre, grid.side * _HUB), masonry.SLAB)
    numbered = tuple(replace(room, backs=(0, 0)) for room in seen.rooms)
    yield from rooms.face_down_rooms(replace(seen, rooms=numbered), grid)
    for square, tokens in pieces.standing_tokens(seen).items():
        for token in (one for one in tokens[:1] if IS_CHARACTER[one]):
            dot, seat = Box.from_centre(grid.centre(square), grid.side * _DOT), OWNER[token]
            yield pieces.disc(seat, dot, INK)
            yield pieces.disc(seat, dot.expanded(-3), LIVERIES[seat].colour)
