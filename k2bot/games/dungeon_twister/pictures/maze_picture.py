"""Pictures of the board: the whole maze with its tokens, the last turn, and both players.

The wide one suits desktops; in the tall one the halves of the maze are stacked, so that a phone shows squares
twice as large.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import Phase, content, planning
from k2bot.games.dungeon_twister.engine.content import BY_NAME, IS_CHARACTER, MARKS, OWNER
from k2bot.games.dungeon_twister.engine.events import CardPlayed
from k2bot.games.dungeon_twister.engine.squares import LENGTH, at
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME as SQUARE
from k2bot.games.dungeon_twister.pictures import panels, pieces, plates, rooms, traces
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, BRASS, GREEN, INK, WAY_OUT
from k2bot.games.dungeon_twister.pictures.pieces import back, symbol
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN, Grid
from k2bot.render import theme
from k2bot.render.layout import label
from k2bot.render.scene import Area, Box, Decal, Disc, Plate, Polygon, Scene, Veil

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.traces import Traces
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Point, Shape


QUIET: Final = 20
"""Quiet turns from which a notice appears; rule 39 ends the game at twice as many."""
_LIT: Final = theme.TURN
_SAYING: Final = 48
"""Font size of what must be done now."""
_POINT: Final = 28
"""Length in pixels of the points of its plate."""
_PLATE: Final = 618
"""Width in pixels of a player's plate below the maze."""
_SCORES: Final = 150
"""Height in pixels of the plates above the halves."""
_NAME: Final = 290
"""Width in pixels of a character's name with its figure."""
_LOW_NOTE: Final = 60
"""Height in pixels up to which a note has a single line."""


def table(seen: Observation, writing: Writing, box: Box, events: Sequence[Event] = ()) -> tuple[Shape, ...]:
    """Both players on the sides of their starting lines, and the turn between them.

    ``events`` are those of the last turn, with the card played in it.
    """
    left, right = box.part(right=_PLATE), box.part(-_PLATE)
    middle = Box(left.right + 16, box.top, right.left - 16, box.bottom)
    played = {event.seat: event.card for event in events if isinstance(event, CardPlayed)}
    return (
        *plates.full(seen, writing, 0, left),
        *turn(seen, writing, middle, played.get(seen.turn)),
        *plates.full(seen, writing, 1, right),
    )


def headed(seen: Observation, writing: Writing, box: Box, events: Sequence[Event] = ()) -> tuple[Shape, ...]:
    """Both players side by side with their points, and the turn below."""
    played = {event.seat: event.card for event in events if isinstance(event, CardPlayed)}
    upper, lower = box.part(bottom=_SCORES), box.part(0, _SCORES + 14)
    shapes: list[Shape] = []
    for seat, place in enumerate(upper.columns(1, 1, gap=16)):
        won = seen.result is not None and seen.result[0] == seat
        shapes += plates.brief(seen, writing, seat, place, is_lit=won or seat in seen.asked)
    return (*shapes, *turn(seen, writing, lower, played.get(seen.turn)))


# ----------------------------------------------------------------------------------------- the middle


def turn(seen: Observation, writing: Writing, box: Box, played: int | None = None) -> tuple[Shape, ...]:
    """The turn with its card, who must act, and the remaining action points or tokens."""
    head, said, rest = box.rows(0.195, 0.325, 0.48)
    shapes: list[Shape] = []
    if seen.number:
        text = writing.text("dungeon-picture-turn", number=seen.number, card=played or 0)
        shapes.append(label(text, head, BONE, size=theme.CHANGING, least=theme.LEAST))
    shapes += _doing(seen, writing, said)
    if seen.phase is Phase.PLACE:
        shapes += _waiting(seen, writing, rest)
    elif seen.phase is Phase.FIGHT and seen.fight is not None:
        shapes += _fighting(seen.fight, writing, rest)
    elif seen.phase is not Phase.OVER:
        leaving, is_quiet = planning.leaving(seen), seen.quiet > QUIET
        upper, lower = rest.rows(0.5, 0.5)
        if is_quiet:
            text = writing.text("dungeon-picture-quiet", count=seen.quiet, of=content.QUIET_TURNS)
            shapes += _quiet(text, lower)
        if leaving:
            shapes += _leaving(seen, leaving, writing, upper if is_quiet else rest)
        elif seen.phase is Phase.ACT:
            shapes += _pips(seen.ap, max(seen.ap, played or 0), upper if is_quiet else rest)
    return tuple(shapes)


def _leaving(
    seen: Observation, leaving: Sequence[planning.Exit], writing: Writing, box: Box
) -> tuple[Shape, ...]:
    """Who could walk out: one character with its name and when, two by name, more by figures or letters."""
    plate = box.grown(-1)
    shapes: list[Shape] = [Plate(plate, GREEN, 14), Plate(plate.grown(-3), WAY_OUT, 12)]
    is_high = box.height > _LOW_NOTE
    if is_high and not leaving[1:]:
        token = BY_NAME[leaving[0].character]
        side = plate.height - 8
        inner = plate.part(side + 18, 4, -10, -4)
        upper, lower = inner.rows(1.15, 1)
        text = writing.text("dungeon-picture-can-leave", now=OWNER[token] == seen.turn)
        return (
            *shapes,
            *pieces.tiled(token, Box.at(plate.left + 6, plate.top + 4, side, side), writing),
            label(panels.kind(token, writing), upper, BONE, size=44, align="l", least=theme.LEAST),
            label(text, lower, BONE, size=theme.CONSTANT, align="l", least=theme.LEAST),
        )
    sign = plate.part(right=plate.height * (0.8 if is_high else 1))
    shapes += symbol("door", sign.grown(-plate.height * 0.14), GREEN)
    rest = plate.part(sign.width, 3, -8, -3)
    rows = rest.rows(1, 1) if is_high else rest.columns(*[1] * max(1, int(rest.width // _NAME)))
    tokens = [BY_NAME[one.character] for one in leaving]
    if tokens[len(rows) :]:
        return (*shapes, *_crowd(tokens, rest.part(top=2, bottom=-2), writing))
    for token, row in zip(tokens, rows, strict=False):
        face = Box.at(row.left, row.top + 1, row.height - 2, row.height - 2)
        shapes += pieces.tiled(token, face, writing, lettered=False)
        place = Box(face.right + 10, row.top + 1, row.right, row.bottom - 1)
        name = panels.kind(token, writing)
        shapes.append(label(name, place, BONE, size=theme.CHANGING, align="l", least=theme.LEAST))
    return tuple(shapes)


def _crowd(tokens: Sequence[int], box: Box, writing: Writing) -> tuple[Shape, ...]:
    """Characters too many for their names, side by side: as in the maze, or in a low box their letters."""
    gap, is_high = 6, box.height > _LOW_NOTE
    widest = box.height if is_high else box.height * 2
    step = min(widest + gap, (box.width + gap) / len(tokens))
    high = min(box.height, step - gap) if is_high else box.height
    shapes: list[Shape] = []
    for number, token in enumerate(tokens):
        place = Box.at(box.left + number * step, box.centre[1] - high / 2, step - gap, high)
        shapes += (pieces.tiled if is_high else pieces.lettered)(token, place, writing)
    return tuple(shapes)


def _exit_mark(square: Box) -> tuple[Shape, ...]:
    """A door at the upper left corner of the square of a character that could soon walk out."""
    side = square.width * 0.4
    badge = Box.around((square.left + side * 0.32, square.top + side * 0.42), side, side)
    return (
        Disc(badge, INK),
        Disc(badge.grown(-side * 0.07), GREEN),
        *symbol("door", badge.grown(-side * 0.2), INK),
    )


def way_out(box: Box) -> tuple[Shape, ...]:
    """Frame around the square of a character that could soon walk out."""
    edge = max(4, box.width * 0.09)
    return (
        Plate(box, INK.at(0), box.width * 0.16, INK, edge * 1.6),
        Plate(box.grown(-edge * 0.3), GREEN.at(120), box.width * 0.14, GREEN, edge),
    )


def _quiet(text: str, box: Box) -> tuple[Shape, ...]:
    """How many turns were quiet, once that matters."""
    strip = box.part(top=1, bottom=-1)
    return (
        Plate(strip, BLOOD, 10),
        label(text, strip.part(4, 0, -4), BONE, size=theme.CHANGING, least=theme.LEAST),
    )


def _doing(seen: Observation, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """The current phase in a word, on a plate that points to each side that must act."""
    if seen.result is not None:
        winner, _ = seen.result
        text = writing.text("dungeon-picture-draw") if winner is None else writing.text("dungeon-picture-won")
    elif seen.phase is Phase.ACT:
        text = writing.text("dungeon-picture-left", count=seen.ap)
    else:
        room = seen.placing[0][2] + 1 if seen.placing else 0
        # words: dungeon-picture-phase-*
        text = writing.text(f"dungeon-picture-phase-{seen.phase.value}", room=room)
    plate = box.part(_POINT + 4, 5, -_POINT - 4, -6)
    if seen.result is not None:
        return (label(text, plate, _LIT, size=_SAYING, weight="ExtraBold", least=theme.LEAST),)
    inner = plate.part(8, 0, -8)
    return (
        Polygon(_pointed(plate.grown(3), seen.asked), INK),
        Polygon(_pointed(plate, seen.asked), _LIT),
        label(text, inner, INK, size=_SAYING, weight="ExtraBold", least=theme.LEAST),
    )


def _pointed(box: Box, seats: Sequence[int]) -> tuple[Point, ...]:
    """A plate with a point towards each of these seats."""
    middle = box.centre[1]
    return (
        (box.left, box.top),
        (box.right, box.top),
        *(((box.right + _POINT, middle),) if 1 in seats else ()),
        (box.right, box.bottom),
        (box.left, box.bottom),
        *(((box.left - _POINT, middle),) if 0 in seats else ()),
    )


def _pips(count: int, most: int, box: Box) -> tuple[Shape, ...]:
    """Action points as brass discs, spent ones dark."""
    step = min(48, box.width / max(1, most))
    shapes: list[Shape] = []
    for number in range(most):
        x = box.centre[0] + (number - (most - 1) / 2) * step
        pip = Box.around((x, box.centre[1]), step - 18, step - 18)
        has = number < count
        shapes.append(Disc(pip, BRASS if has else BONE.at(24), BRASS if has else BONE.at(90), 3))
    return tuple(shapes)


def _fighting(fight: tuple[int, int], writing: Writing, box: Box) -> tuple[Shape, ...]:
    """Attacker and target, with crossed swords between them."""
    one, sign, other = (
        Box.around(part.centre, box.height - 8, box.height - 8) for part in box.columns(1, 1, 1)
    )
    return (
        *pieces.tiled(fight[0], one, writing),
        *symbol("swords", sign.grown(-14), BONE),
        *pieces.tiled(fight[1], other, writing),
    )


def _waiting(seen: Observation, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """Tokens still to be placed, next first."""
    step = min(box.height, box.width / max(1, len(seen.placing)))
    left = box.centre[0] - step * len(seen.placing) / 2
    shapes: list[Shape] = []
    for number, (_, token, _) in enumerate(seen.placing):
        place = Box.at(left + number * step, box.top, step, box.height)
        inner = Box.around(place.centre, step - 8, step - 8)
        draw = pieces.tiled if IS_CHARACTER[token] else pieces.token
        shapes += draw(token, inner, writing)
    return tuple(shapes)


_SIDE: Final = 72
"""Size in pixels of a square in both pictures, so that stone is rendered once."""
GRID: Final = Grid((ACROSS - LENGTH * _SIDE) / 2, rooms.LABEL + rooms.OUTER + 2, _SIDE)
_INSET: Final = 1.5
"""Margin in pixels between tokens and the sides of their square."""
_AROUND: Final = 10
"""Pixels around a square that tokens on it may reach."""
_FRAMED: Final = 3
"""Pixels by which the frame of a character that could walk out reaches beyond its square."""
NARROW: Final = 900
"""Width in pixels of the tall picture; at 400 pixels its smallest letters are over 10 high."""
_EDGE: Final = 70
"""Minimum margin in pixels beside a part of the maze, for row numbers."""
_HEAD: Final = 376
"""Height in pixels of the head above the halves, with both players and the turn."""
_HALF: Final = LENGTH // 2
_STEP: Final = 10 * _SIDE + 2 * rooms.OUTER + rooms.LABEL + 14
"""Vertical distance in pixels between the halves."""
HALVES: Final = tuple(
    Grid(
        (NARROW - _HALF * _SIDE) / 2,
        _HEAD + rooms.LABEL + rooms.OUTER + half * _STEP,
        _SIDE,
        (half * _HALF, (half + 1) * _HALF),
    )
    for half in (0, 1)
)
TALL: Final = _HEAD + 2 * _STEP
"""Height in pixels of the tall picture."""


@dataclass(frozen=True, slots=True)
class MazePicture:
    """The maze at a moment; ``events`` are those of the last turn, drawn as arrows."""

    seen: Observation
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        still, shapes, areas = in_full(self.seen, self.events, writing)
        shapes += table(self.seen, writing, BELOW, self.events)
        areas.append(Area("table", BELOW))
        return Scene(ACROSS, DOWN, rooms.NIGHT, (*still, *shapes), tuple(areas), len(still))


BELOW: Final = Box(18, GRID.box.bottom + rooms.OUTER + rooms.LABEL + 10, ACROSS - 18, DOWN - 12)
"""Box of what is below the maze."""


def in_full(
    seen: Observation, events: Sequence[Event], writing: Writing, grid: Grid = GRID, *, lettered: bool = True
) -> tuple[tuple[Shape, ...], list[Shape], list[Area]]:
    """The whole maze without anything below it: still shapes, those that change, and the areas of tokens.

    If it is ``lettered``, coordinates are around it.
    """
    still = (
        *rooms.night(Box(0, 0, ACROSS, DOWN)),
        *rooms.surround(grid, lettered=lettered),
        *rooms.maze(seen, grid, chips=False),
        Veil(rooms.Dusk(), grid.box),
    )
    return still, *_moving(seen, grid, traces.traced(events, seen.at), writing)


@dataclass(frozen=True, slots=True)
class TallMazePicture:
    """For narrow screens: the score, blue's half of the maze, and yellow's half below it."""

    seen: Observation
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        seen, found = self.seen, traces.traced(self.events, self.seen.at)
        still: tuple[Shape, ...] = rooms.night(Box(0, 0, NARROW, TALL))
        for grid in HALVES:
            still += (*rooms.surround(grid, NARROW), *rooms.maze(seen, grid, chips=False))
        shapes: list[Shape] = []
        areas: list[Area] = []
        for grid in HALVES:
            drawn, places = _moving(seen, grid, traces.cut_to(found, grid), writing)
            shapes += drawn
            areas += places
        above = Box(20, 14, NARROW - 20, _HEAD - 8)
        shapes += headed(seen, writing, above, self.events)
        areas.append(Area("table", above))
        return Scene(NARROW, TALL, rooms.NIGHT, (*still, *shapes), tuple(areas), len(still))


@dataclass(frozen=True, slots=True)
class PartPicture:
    """The part of the maze around some squares, as large as fits; one of them must be at the upper wall.

    That wall names the rooms. Points and cards are left to the accompanying text.
    """

    seen: Observation
    squares: tuple[str, ...]
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        seen = self.seen
        top = GRID.top + 14  # its letters are larger
        room = Box(_EDGE, top, ACROSS - _EDGE, DOWN - rooms.OUTER - 6)
        window = panels.window([SQUARE[name] for name in self.squares], room, is_left=False)
        grid = replace(window, top=top)
        found = traces.cut_to(traces.traced(self.events, seen.at), grid)
        still = (
            *rooms.night(Box(0, 0, ACROSS, DOWN)),
            *rooms.surround(grid, size=panels.BODY),
            *rooms.maze(seen, grid, chips=False),
        )
        shapes, areas = _moving(seen, grid, found, writing)
        return Scene(ACROSS, DOWN, rooms.NIGHT, (*still, *shapes), tuple(areas), len(still))


def _moving(seen: Observation, grid: Grid, found: Traces, writing: Writing) -> tuple[list[Shape], list[Area]]:
    """The parts of a grid that change from turn to turn, with the area of each token."""
    gates = [rooms.gate_box(seen, gate, grid) for gate in found.gates]
    shown_gates = [box for box in gates if box is not None and grid.box.holds(box)]
    standing = pieces.by_square(seen)
    news = dict.fromkeys(found.turned, "dungeon-picture-news-turned")
    news |= dict.fromkeys(found.revealed, "dungeon-picture-news-revealed")
    shapes: list[Shape] = [
        *rooms.backs(seen, grid),
        *traces.under_tokens(found, grid, writing, standing, shown_gates),
        *rooms.plaques(seen, grid, writing, news, traces.GLOW),
    ]
    areas = []
    leaving = {seen.at[BY_NAME[one.character]] for one in planning.leaving(seen)}
    for square, there in standing.items():
        if not grid.shows(square):
            continue
        box = grid.square(square).grown(-_INSET)
        if square in leaving:
            shapes += way_out(grid.square(square).grown(_FRAMED))
        shapes += Decal.of(pieces.group(seen, there, box, writing), grid.square(square).grown(_AROUND))
        if square in leaving:
            shapes += _exit_mark(grid.square(square))
        areas.append(Area(f"square {square}", box))
    for own in seen.seats:
        if own.has_team and not seen.number:  # chosen and not shown yet: backs on the marks (5)
            marks = [at(0 if own.seat == 0 else LENGTH - 1, y) for y in MARKS]
            for square in marks:
                if square not in standing and grid.shows(square):
                    shapes += back(own.seat, grid.square(square).grown(-_INSET))
    shapes += traces.over_tokens(found, grid, standing)
    return shapes, areas
