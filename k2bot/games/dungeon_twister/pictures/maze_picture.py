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
from k2bot.games.dungeon_twister.pictures import news, panels, pieces, plates, rooms, traces
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, BRASS, GREEN, INK, LIVERIES, WAY_OUT
from k2bot.games.dungeon_twister.pictures.pieces import back, symbol
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN, Grid
from k2bot.render import theme
from k2bot.render.layout import label
from k2bot.render.scene import Area, Box, Disc, Pattern, Plate, Polygon, Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.news import Fact
    from k2bot.games.dungeon_twister.pictures.traces import Traces
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Point, Shape


QUIET: Final = 20
"""Quiet turns from which a notice appears; rule 39 ends the game at twice as many."""
_LIT: Final = theme.TURN
_SAYING: Final = 46
"""Font size of what must be done now."""
_TELLING: Final = 44
"""Font size of what happened."""
_POINT: Final = 28
"""Length in pixels of the points of its plate."""
_PLATE: Final = 558
"""Width in pixels of a player's plate below the maze."""
_SCORES: Final = 150
"""Height in pixels of the plates above the halves."""
_STRIP: Final = 48
"""Height in pixels of the line that says what happened."""
_TALE: Final = 420
"""Width in pixels below which there is no room to say what happened."""
_FACE: Final = 46
"""Size in pixels of a character on it."""
_APART: Final = 34
"""Pixels between two facts."""


def table(
    seen: Observation, writing: Writing, box: Box, events: Sequence[Event] = ()
) -> tuple[tuple[Shape, ...], tuple[Fact, ...]]:
    """What happened, and below it both players on the sides of their lines, with what is asked between.

    ``events`` are those of the last turn, with the card played in it. Also returns the facts that are told.
    """
    strip, below = box.part(bottom=_STRIP), box.part(0, _STRIP + 10 if seen.number else 6)
    left, right = below.part(right=_PLATE), below.part(-_PLATE)
    middle = Box(left.right + 16, below.top, right.left - 16, below.bottom)
    said, told = story(seen, writing, strip, events)
    return (
        *said,
        *plates.full(seen, writing, 0, left),
        *turn(seen, writing, middle, _card(seen, events)),
        *plates.full(seen, writing, 1, right),
    ), told


def headed(
    seen: Observation, writing: Writing, box: Box, events: Sequence[Event] = ()
) -> tuple[tuple[Shape, ...], tuple[Fact, ...]]:
    """Both players side by side with their points, what happened, and what is asked below.

    Also returns the facts that are told.
    """
    upper, rest = box.part(bottom=_SCORES), box.part(0, _SCORES + 16)
    shapes: list[Shape] = []
    for seat, place in enumerate(upper.columns(1, 1, gap=16)):
        won = seen.result is not None and seen.result[0] == seat
        shapes += plates.brief(seen, writing, seat, place, is_lit=won or seat in seen.asked)
    said, told = story(seen, writing, rest.part(bottom=_STRIP), events)
    shapes += (*said, *turn(seen, writing, rest.part(0, _STRIP + 8), _card(seen, events)))
    return tuple(shapes), told


def _card(seen: Observation, events: Sequence[Event]) -> int:
    """The action card of the turn in progress; 0 before it's played."""
    return {event.seat: event.card for event in events if isinstance(event, CardPlayed)}.get(seen.turn, 0)


def story(
    seen: Observation, writing: Writing, box: Box, events: Sequence[Event]
) -> tuple[tuple[Shape, ...], tuple[Fact, ...]]:
    """The turn, what matters most of what just happened, and how many turns were quiet.

    Nothing is left where nothing has happened. Also returns the facts for which there was room.
    """
    if not seen.number:
        return (), ()
    text = writing.text("dungeon-picture-turn", number=seen.number)
    wide = theme.text_width(text, theme.CHANGING, "Bold") + 40
    tab, rest = box.part(right=wide), box.part(wide + 14, 0, -14)
    seat, told = news.actor(seen, events), news.headline(seen, events, writing)
    shapes: list[Shape] = [
        *((Plate(box, BONE, 12),) if told else ()),
        Plate(tab, BRASS, 12, corners=(True, not told, not told, True)),
        label(text, tab, INK, size=theme.CHANGING, least=theme.LEAST),
    ]
    if seen.quiet > QUIET and seen.phase is not Phase.OVER:
        text = writing.text("dungeon-picture-quiet", count=seen.quiet, of=content.QUIET_TURNS)
        wide = theme.text_width(text, theme.CHANGING, "Bold") + 36
        strip = box.part(-wide)
        shapes += (
            Plate(strip, BLOOD, 12, corners=(not told, True, True, not told)),
            label(text, strip, BONE, size=theme.CHANGING, least=theme.LEAST),
        )
        rest = Box(rest.left, rest.top, strip.left - 14, rest.bottom)
    sign = Box.at(rest.left, rest.centre[1] - _FACE / 2, _FACE, _FACE)
    facts = Box(sign.right + 14, rest.top, rest.right, rest.bottom)
    told, size = _fitting(told, facts.width) if rest.width > _TALE else ((), 0)
    if told:
        side = Polygon(sign.corners, LIVERIES[seat].colour, INK, 4)
        shapes += (side, Pattern(side, LIVERIES[seat].pattern, LIVERIES[seat].second))
    left = facts.left
    for fact in told:
        for token in fact.tokens:
            face = Box.at(left, facts.centre[1] - _FACE / 2, _FACE, _FACE)
            shapes += pieces.tiled(token, face)
            left = face.right + 6
        wide = theme.text_width(fact.text, size, "Bold") + 2
        place = Box(left + 4, facts.top, min(left + 4 + wide, facts.right), facts.bottom)
        shapes.append(label(fact.text, place, INK, size=size, align="l", least=theme.LEAST))
        left = place.right + _APART
    return tuple(shapes), told


def _fitting(told: tuple[Fact, ...], width: float) -> tuple[tuple[Fact, ...], int]:
    """The facts that fit side by side, at least the first, and their font size.

    It's smaller rather than that some are missing that matter as much as the first.
    """
    while told[1:]:
        least = theme.CHANGING if told[-1].rank > told[0].rank else theme.LEAST
        faces = sum(len(fact.tokens) * (_FACE + 6) + 6 for fact in told)
        for size in range(_TELLING, least - 1, -2):
            wide = sum(theme.text_width(fact.text, size, "Bold") for fact in told)
            if faces + wide + _APART * (len(told) - 1) <= width:
                return told, size
        rest = tuple(fact for fact in told if fact.rank < told[-1].rank)
        told = rest or told[:-1]
    return told, _TELLING


# ----------------------------------------------------------------------------------------- the middle


def turn(seen: Observation, writing: Writing, box: Box, played: int = 0) -> tuple[Shape, ...]:
    """Who must act, and the remaining action points or tokens, or who could walk out."""
    said, rest = box.rows(0.46, 0.54)
    below: tuple[Shape, ...] = ()
    if seen.phase is Phase.PLACE:
        said, rest = box.columns(1, 1, gap=8)[:: -1 if seen.asked == (1,) else 1]
        below = _waiting(seen, writing, rest)
    elif seen.phase is Phase.FIGHT and seen.fight is not None:
        below = _fighting(seen.fight, writing, rest)
    elif leaving := planning.leaving(seen) if seen.phase is not Phase.OVER else ():
        below = _leaving(seen, leaving, writing, rest)
    elif seen.phase is Phase.ACT:
        below = _pips(seen.ap, max(seen.ap, played), rest)
    return (*_doing(seen, writing, said if below else box.part(0, 16, bottom=-16)), *below)


def _leaving(
    seen: Observation, leaving: Sequence[planning.Exit], writing: Writing, box: Box
) -> tuple[Shape, ...]:
    """Who could walk out: one character by name with when, several by their letters."""
    plate = box.grown(-1)
    side = plate.height - 12
    shapes: list[Shape] = [Plate(plate, GREEN, 14), Plate(plate.grown(-3), WAY_OUT, 12)]
    tokens = [BY_NAME[one.character] for one in leaving]
    if not tokens[1:]:
        place = Box.at(plate.left + 14, plate.top + 5, side, side)
        now = OWNER[tokens[0]] == seen.turn
        text = writing.text("dungeon-picture-can-leave", name=panels.kind(tokens[0], writing), now=now)
        said = Box(place.right + 8, plate.top, plate.right - 2, plate.bottom)
        return (
            *shapes,
            *pieces.tiled(tokens[0], place, writing),
            *_exit_mark(place.part(0, place.height * 0.18), is_left=OWNER[tokens[0]] == 1),
            label(text, said, BONE, size=theme.CHANGING, least=theme.LEAST),
        )
    rest, is_left = plate.part(plate.height + 16, 6, -12, -6), OWNER[tokens[0]] == 1
    high = side * 1.5
    sign = Box.at(plate.left + side - (0 if is_left else high), plate.centre[1] - high / 2, high, high)
    shapes += _exit_mark(sign, is_left=is_left)
    wide = min(1.5 * side, rest.width / len(tokens))
    for number, token in enumerate(tokens):
        chip = Box.at(rest.left + number * wide, rest.top, wide - 6, rest.height)
        livery = LIVERIES[OWNER[token]]
        shapes.append(pieces.slab(OWNER[token], chip, livery.colour, 10))
        shapes.append(
            label(pieces.letters(token, writing), chip, livery.letter, size=theme.CHANGING,
                  weight="ExtraBold", least=theme.LEAST)
        )  # fmt: skip
    return tuple(shapes)


def _exit_mark(square: Box, *, is_left: bool) -> tuple[Shape, ...]:
    """An arrow to the way out, across the front edge of the square of a character that could walk out."""
    side, way = square.width, -1 if is_left else 1
    x, y = (square.left if is_left else square.right), square.centre[1]
    points = tuple((x + way * side * on, y + side * down) for on, down in _ARROW)
    return Polygon(points, INK, INK, side * 0.12), Polygon(points, GREEN)


_ARROW: Final = (
    (-0.22, -0.12), (0.0, -0.12), (0.0, -0.3), (0.34, 0.0), (0.0, 0.3), (0.0, 0.12), (-0.22, 0.12),
)  # fmt: skip
"""Corners of the arrow to the way out, in squares from the middle of the edge, ahead and down."""


def way_out(box: Box) -> tuple[Shape, ...]:
    """Frame around the square of a character that could soon walk out."""
    side = box.width
    return Plate(box.grown(side * 0.13), INK, side * 0.3), Plate(box.grown(side * 0.08), GREEN, side * 0.27)


def _doing(seen: Observation, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """The current phase in a word, on a plate in the colour of who must act, pointing to them; or to both."""
    if seen.result is not None:
        winner, _ = seen.result
        text = writing.text("dungeon-picture-draw") if winner is None else writing.text("dungeon-picture-won")
    elif seen.phase is Phase.ACT:
        text = writing.text("dungeon-picture-left", count=seen.ap)
    else:
        room = seen.placing[0][2] + 1 if seen.placing else 0
        # words: dungeon-picture-phase-*
        text = writing.text(f"dungeon-picture-phase-{seen.phase.value}", room=room)
    plate = box.part(_POINT + 4, 1, -_POINT - 4, -3)
    if seen.result is not None:
        return (label(text, plate, _LIT, size=_SAYING, weight="ExtraBold", least=theme.LEAST),)
    inner = plate.part(8, 0, -8)
    ground, ink = LIVERIES[seen.asked[0]][::3] if len(seen.asked) == 1 else (BONE, INK)
    words: tuple[Shape, ...] = (
        panels.said(text, inner, ink, size=_SAYING, weight="ExtraBold", align="middle")
        if seen.phase is Phase.PLACE
        else (label(text, inner, ink, size=_SAYING, weight="ExtraBold", least=theme.LEAST),)
    )
    return (
        Polygon(_pointed(plate.grown(3), seen.asked), BONE if ink != INK else INK),
        Polygon(_pointed(plate, seen.asked), ground),
        *words,
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
        Box.around(part.centre, box.height - 2, box.height - 2) for part in box.columns(1, 1, 1)
    )
    return (
        *pieces.tiled(fight[0], one, writing),
        *symbol("swords", sign.grown(-6), BONE),
        *pieces.tiled(fight[1], other, writing),
    )


def _waiting(seen: Observation, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """Tokens still to be placed, next first."""
    step = min(box.height, box.width / max(1, len(seen.placing)))
    left = box.centre[0] - step * len(seen.placing) / 2
    shapes: list[Shape] = []
    for number, (_, token, _) in enumerate(seen.placing):
        place = Box.at(left + number * step, box.top, step, box.height)
        inner = Box.around(place.centre, step - 4, step - 4)
        shapes += pieces.token(token, inner, writing)
    return tuple(shapes)


GRID: Final = Grid((ACROSS - LENGTH * rooms.SQUARE) / 2, rooms.LABEL + rooms.OUTER, rooms.SQUARE)
_INSET: Final = 1.5
"""Margin in pixels between tokens and the sides of their square."""
NARROW: Final = 900
"""Width in pixels of the tall picture; at 400 pixels its smallest letters are over 10 high."""
_EDGE: Final = 70
"""Minimum margin in pixels beside a part of the maze, for row numbers."""
_HEAD: Final = 376
"""Height in pixels of the head above the halves, with both players and the turn."""
_HALF: Final = LENGTH // 2
_STEP: Final = 10 * rooms.SQUARE + 2 * rooms.OUTER + rooms.LABEL + 8
"""Vertical distance in pixels between the halves."""
HALVES: Final = tuple(
    Grid(
        (NARROW - _HALF * rooms.SQUARE) / 2,
        _HEAD + rooms.LABEL + rooms.OUTER + half * _STEP,
        rooms.SQUARE,
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
        below, told = table(self.seen, writing, BELOW, self.events)
        still, shapes, areas = in_full(self.seen, self.events, writing, told=told)
        shapes += below
        areas.append(Area("table", BELOW))
        return Scene(ACROSS, DOWN, rooms.NIGHT, (*still, *shapes), tuple(areas), len(still))


BELOW: Final = Box(18, GRID.box.bottom + rooms.OUTER + rooms.LABEL + 2, ACROSS - 18, DOWN - 12)
"""Box of what is below the maze."""


def in_full(
    seen: Observation,
    events: Sequence[Event],
    writing: Writing,
    grid: Grid = GRID,
    *,
    lettered: bool = True,
    told: Sequence[Fact] | None = None,
) -> tuple[tuple[Shape, ...], list[Shape], list[Area]]:
    """The whole maze without anything below it: still shapes, those that change, and the areas of tokens.

    If it is ``lettered``, coordinates are around it. Of changed rooms, only those ``told`` are marked.
    """
    still = (
        *rooms.table(Box(0, 0, ACROSS, DOWN)),
        *rooms.surround(grid, lettered=lettered),
        *rooms.maze(seen, grid, chips=False),
    )
    found = traces.traced(events, seen.at)
    return still, *_moving(seen, grid, found if told is None else news.named(found, told), writing)


@dataclass(frozen=True, slots=True)
class TallMazePicture:
    """For narrow screens: the score, blue's half of the maze, and yellow's half below it."""

    seen: Observation
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        seen, above = self.seen, Box(20, 14, NARROW - 20, _HEAD - 8)
        head, told = headed(seen, writing, above, self.events)
        found = news.named(traces.traced(self.events, seen.at), told)
        still: tuple[Shape, ...] = rooms.table(Box(0, 0, NARROW, TALL))
        for grid in HALVES:
            still += (*rooms.surround(grid, NARROW), *rooms.maze(seen, grid, chips=False))
        shapes: list[Shape] = []
        areas: list[Area] = []
        for grid in HALVES:
            drawn, places = _moving(seen, grid, traces.cut_to(found, grid), writing)
            shapes += drawn
            areas += places
        shapes += head
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
            *rooms.table(Box(0, 0, ACROSS, DOWN)),
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
    shapes: list[Shape] = [
        *rooms.backs(seen, grid),
        *traces.under_tokens(found, grid, standing, shown_gates),
        *rooms.captions(seen, grid, writing, found.revealed, traces.GLOW),
    ]
    leaving = [BY_NAME[one.character] for one in planning.leaving(seen)]
    outward = {seen.at[who]: OWNER[who] == 1 for who in leaving if grid.shows(seen.at[who])}
    for square, there in standing.items():
        if grid.shows(square) and any(IS_CHARACTER[token] for token in there):
            shapes += rooms.gear_below(seen, square, grid)
    shown = {square: there for square, there in standing.items() if grid.shows(square)}
    for square in outward:
        shapes += way_out(grid.square(square))
    held = [(there, grid.square(square).grown(-_INSET)) for square, there in shown.items()]
    shapes += pieces.crowd(seen, held, writing, grid.box)
    for square, is_left in outward.items():
        shapes += _exit_mark(grid.square(square), is_left=is_left)
    areas = [Area(f"square {square}", grid.square(square).grown(-_INSET)) for square in shown]
    for own in seen.seats:
        if own.has_team and not seen.number:  # chosen and not shown yet: backs on the marks (5)
            marks = [at(0 if own.seat == 0 else LENGTH - 1, y) for y in MARKS]
            for square in marks:
                if square not in standing and grid.shows(square):
                    shapes += back(own.seat, grid.square(square).grown(-_INSET))
    shapes += traces.over_tokens(found, grid, standing)
    return shapes, areas
