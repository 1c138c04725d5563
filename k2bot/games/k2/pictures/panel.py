"""The table beside the mountain: open risk tokens, and a row for every player in turn order."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import product
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Climber,
    ClimberKey,
    ClimberName,
    Observation,
    Phase,
    SeatView,
    content,
)
from k2bot.games.k2.engine.phases.acclimatization import would_die
from k2bot.games.k2.pictures import danger, palette
from k2bot.games.k2.pictures.palette import symbol
from k2bot.games.k2.pictures.pieces import level_chip, pawn, points_chip, sign, token
from k2bot.render import theme
from k2bot.render.layout import Fixed, Label, Part, Row, Stack, label, named, plate, strong, swatch
from k2bot.render.scene import Box, Decal, Disc, Pattern, Plate, Polygon, Shape, Shapes, Slab, Stroke

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.pictures.pieces import Writing

_PAWN, _PACK = (44.0, 52.0), 27.0
_LEVEL, _POINTS, _TALL, _BETWEEN = 36.0, 47.0, 42.0, 2.0
"""Pixels: width of a level, of points, height of both, and gap between parts of a line."""
_WORD, _FLAG = 64.0, 38.0
"""Preferred width in pixels for a space's name, and width of the summit flag."""
_TENT, _ROOF, _NARROWEST, _BROADEST = 40.0, 14.0, 40.0, 60.0
"""Pixels of a pitched tent: height, height of its roof, minimum and maximum width."""
CLOTH = theme.MIST.mixed(theme.WHITE, 0.65)
"""Colour of a pitched tent in a line; the climber beside it shows the owner."""
_NAME = theme.CONSTANT + 2
"""Size of the name on a tent, so that c and d can be told apart in a chat."""
_WEIGHT: Final = "SemiBold"
_LARGE, _APART = 44, 9.0
"""Size of the name of a climber's space, if it leaves this many pixels of margin."""
_DOOM = 30.0
"""Size in pixels of the death sign."""


class ClimberStatus(NamedTuple):
    """A climber, and whether it would die tonight."""

    key: ClimberKey
    climber: Climber
    doomed: bool = False


def halves(line: Box) -> tuple[Box, ...]:
    """The parts of a line for a player's two climbers."""
    return tuple(Box(line.left + 10, line.top, line.right - 5, line.bottom).columns(1, 1, gap=3))


@lru_cache(maxsize=512)
def climber(shown: ClimberStatus, box: Box, writing: Writing, *, packed: bool) -> Shapes:
    """A climber with level and points; if dead, a cross and the points.

    A pitched tent appears beside it with the name of its space; if ``packed``, an unpitched one as a plain
    symbol.
    """
    one, tall = shown.climber, min(_PAWN[1], box.height + 4)
    figure = Box.around((box.left + _PAWN[0] / 2, box.centre[1]), _PAWN[0], tall)
    level, points = _chips(box, one)
    shapes = pawn(shown.key, figure, dead=not one.alive)
    if one.tent is not None and (place := _tent(shown, box, writing)):
        shapes = (*shapes, *_pitched(one.tent, place, writing))
    elif packed and one.alive:
        pack = Box.at(figure.right + 2, box.centre[1] + 18 - _PACK, _PACK, _PACK)
        shapes = (*shapes, *symbol("tent", pack, theme.INK))
    if not one.alive:
        cross = Box.around(level.centre, 34, 36)
        dead = points_chip(one.vp, points, palette.SECOND)
        return (*shapes, *symbol("cross", cross, palette.SECOND), *dead)
    return (*shapes, *level_chip(one.level, level, doomed=shown.doomed), *points_chip(one.vp, points))


@lru_cache(maxsize=512)
def where(shown: ClimberStatus, box: Box, writing: Writing) -> Shapes:
    """A climber's space, left of its level; preceded by a skull if it would die there tonight."""
    space = shown.climber.space
    if space is None:
        return ()
    tent, right = _tent(shown, box, writing), _chips(box, shown.climber)[0].left - _BETWEEN
    left = tent.right if tent else box.left + _PAWN[0] + 2 + _PACK
    wide = _word(space, writing)
    # A common width aligns them vertically.
    room = wide if shown.doomed else max(_WORD, wide)
    word = Box(max(left, right - room), box.top, right, box.bottom)
    _, size = theme.fitted(writing.space(space), word.width - _APART, _LARGE, _WEIGHT, theme.CHANGING)
    shapes = space_word(space, word, writing, size=size)
    if not shown.doomed or word.left - left < _DOOM:
        return shapes
    skull = Box.around((word.left - 1 - _DOOM / 2, box.centre[1]), _DOOM, _DOOM)
    return (*shapes, *Decal.of(danger.sign("dies", skull), skull.grown(2)))


def space_word(
    space: str, box: Box, writing: Writing, ink: theme.Colour = theme.INK, size: int = theme.CHANGING
) -> Shapes:
    """A space's name, or its symbol."""
    if space == content.SUMMIT:
        return symbol("flag", Box.around(box.centre, 38, 38), ink)
    word = writing.space(space)
    least = theme.CONSTANT
    if theme.text_width(word, least, _WEIGHT) > box.width:
        return symbol("tent", Box.around(box.centre, 38, 38), ink)
    return (label(word, box, ink, size=size, weight=_WEIGHT, least=least),)


def _chips(box: Box, one: Climber) -> tuple[Box, Box]:
    """Boxes of a climber's level and points in its half of a line; two digits need more room."""
    wide = _LEVEL if one.level < 10 else _POINTS
    points = Box.around((box.right - _POINTS / 2, box.centre[1]), _POINTS, _TALL)
    return Box.at(points.left - _BETWEEN - wide, points.top, wide, _TALL), points


def _word(space: str, writing: Writing) -> float:
    """Width in pixels of a space's name."""
    if space == content.SUMMIT:
        return _FLAG
    return theme.text_width(writing.space(space), theme.CHANGING, _WEIGHT)


def _tent(shown: ClimberStatus, box: Box, writing: Writing) -> Box | None:
    """Box of a climber's pitched tent, as wide as its name; None while carried."""
    one, start = shown.climber, box.left + _PAWN[0] + 1
    if one.tent is None:
        return None
    taken = (_word(one.space, writing) + 4 if one.space else 0) + shown.doomed * (_DOOM - 4)
    room = _chips(box, one)[0].left - _BETWEEN - taken - start
    wide = 7 + theme.text_width(writing.space(one.tent), _NAME, "Bold")
    return Box.at(start, box.centre[1] - 18, max(_NARROWEST, min(wide, room, _BROADEST)), _TENT)


def _pitched(space: str, box: Box, writing: Writing) -> Shapes:
    """A tent with the name of its space; a tent symbol for base camp if the name is too long."""
    x, eaves = box.centre[0], box.top + _ROOF
    left = ((box.left, box.bottom), (box.left + 2, eaves), (x - 6, box.top))
    right = ((x + 6, box.top), (box.right - 2, eaves), (box.right, box.bottom))
    poles = Stroke(((x - 7, box.top - 5), (x, box.top + 2), (x + 7, box.top - 5)), theme.INK, 4)
    word, room = writing.space(space), Box(box.left, box.top + 9, box.right, box.bottom - 1)
    name: Shapes
    if space == content.SUMMIT or theme.text_width(word, theme.LEAST, "Bold") > room.width:
        sign = Box.around((x, box.bottom - 15), 24, 24)
        name = symbol("flag" if space == content.SUMMIT else "tent", sign, theme.INK)
    else:
        name = (label(word, room, theme.INK, size=_NAME, least=theme.LEAST),)
    return (poles, Polygon((*left, *right), CLOTH, theme.INK, 2.5), *name)


# ----------------------------------------------------------------------- the table beside the board

Role: TypeAlias = Literal["next", "now", "done", "out"]
"""A player's state: still to act, acting, done, or out."""

_BAR, _LEGEND = 62, 44
"""Heights in pixels of the tokens, and of the legend for symbols and columns."""
_ROW = 176
"""Maximum height in pixels of a player's row."""
_RADIUS = 22
_ROOMY = 52
"""Height in pixels of a line from which names are large."""


class _Place(NamedTuple):
    """A player's position in the table."""

    number: int
    """Position in turn order, from 1."""
    part: Role
    asked: bool
    doomed: tuple[ClimberName, ...]
    """Climbers of the player who would die tonight."""


def ground(box: Box, paper: theme.Colour) -> Shapes:
    """Paper background of a table beside the mountain."""
    return (Plate(box, paper, _RADIUS, shadow=12),)


def bottom(seen: Observation, box: Box) -> float:
    """Bottom of the table in a box."""
    return _bar_box(seen, box).bottom + len(seen.seats) * _tall(seen, box) + _RADIUS / 2


def table(
    seen: Observation,
    writing: Writing,
    box: Box,
    *,
    paper: theme.Colour = theme.PAPER,
    asked: int | None = None,
    choices: bool = True,
) -> Shapes:
    """Risk tokens, and below them the players in turn order.

    ``choices`` says whether to show who has chosen cards so far. ``asked`` is a seat with a question: its row
    is highlighted; it can be omitted for slides, rescues and risk tokens. After the game there are no tokens,
    and the players are ordered by points.
    """
    asked = asked_seat(seen) if asked is None else asked
    doomed = would_die(seen)
    bar, tall = _bar_box(seen, box), _tall(seen, box)
    head = (Plate(bar, paper), *_bar(seen, bar, writing))
    shapes: list[Shape] = [Slab(bar, len(head)), *head]
    for number, seat in enumerate(order(seen)):
        row = Box.at(bar.left, bar.bottom + number * tall, bar.width, tall)
        dying = tuple(name for owner, name in doomed if owner == seat)
        place = _Place(number + 1, part_of(seen, seat, asked), seat == asked, dying)
        paper_of_row = _tint(paper, place)
        parts = (
            Plate(row, paper_of_row),
            *_player(seen, seen.seats[seat], row, place, writing, choices=choices),
        )
        # Spaces are drawn over the cached rows, since they change most during a turn.
        shapes += [Slab(row, len(parts)), *parts, *_spaces(seen.seats[seat], row, place, writing)]
    return tuple(shapes)


def _bar_box(seen: Observation, box: Box) -> Box:
    """Box of the tokens and the legend."""
    tall = _BAR + (0 if seen.phase is Phase.OVER else _LEGEND)
    return Box(*map(round, (box.left, box.top, box.right, box.top + tall)))


def _tall(seen: Observation, box: Box) -> int:
    """Height of a player's row in pixels."""
    return min(_ROW, int((box.bottom - _bar_box(seen, box).bottom - _RADIUS / 2) / len(seen.seats)))


def _tint(ground: theme.Colour, place: _Place) -> theme.Colour:
    if place.part == "now":
        return ground.mixed(theme.TURN, 0.45)
    return ground.mixed(theme.INK, 0.06) if place.number % 2 else ground


def order(seen: Observation) -> tuple[int, ...]:
    """Seats in table order: turn order, then players out of the game.

    After the game by points, and on a tie by arrival on the summit (rule 27).
    """
    if seen.phase is Phase.OVER:
        arrived = [*(seat for seat, _ in seen.summit), *range(len(seen.seats))]
        ranked = sorted(seen.seats, key=lambda seat: (seat.resigned, -seat.total, arrived.index(seat.seat)))
        return tuple(seat.seat for seat in ranked)
    playing = seen.order()
    return (*playing, *(seat.seat for seat in seen.seats if seat.seat not in playing))


def asked_seat(seen: Observation) -> int | None:
    """The seat with a question outside its turn: a slide, a rescue or a risk token."""
    if seen.phase is Phase.RISK:
        return seen.turn
    return next((seat for seat, _ in (*seen.slides, *seen.dying)), None)


def part_of(seen: Observation, seat: int, asked: int | None = None) -> Role:
    """A player's state; ``asked`` is the seat with a question."""
    if seat == asked:
        return "now"
    if not seen.seats[seat].alive:
        return "out"
    if asked is not None and seen.phase is Phase.ACTIONS:
        return "next"
    if seen.phase is Phase.ACTIONS and seen.turn is not None:
        queue = seen.order()
        if seat == seen.turn:
            return "now"
        return "done" if seen.turn in queue and queue.index(seat) < queue.index(seen.turn) else "next"
    return "done" if seen.phase in {Phase.CHECK, Phase.OVER} else "next"


def _bar(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """Header: risk tokens, or the title of the final points; with the legend for symbols and columns."""
    over = seen.phase is Phase.OVER
    title = Label(writing.text("picture-final" if over else "picture-risk"), theme.INK, theme.CHANGING)
    line = Box(box.left + 16, box.top, box.right - 10, box.top + _BAR)
    if over:
        return _legend((title,), line, writing)
    signs: list[tuple[Part, str]] = [(sign("tent", 34, theme.INK), writing.text("picture-legend-pack"))]
    if seen.setup.family:
        signs.append((Fixed(28, 36, rescue_card), writing.text("picture-legend-rescue")))
    told = (
        Row(
            tuple(Row((mark, Label(word, theme.INK, size, "SemiBold")), gap=8) for mark, word in signs),
            gap=18,
        )
        for size in (theme.CONSTANT, theme.LEAST)
    )
    below = Box(line.left, line.bottom, line.right, box.bottom - 4)
    return (*Row((title, *_tokens(seen)), gap=9).placed(line), *_legend(tuple(told), below, writing))


def _legend(told: tuple[Part, ...], box: Box, writing: Writing) -> Shapes:
    """Legend: the first of ``told`` that fits, then level and points, right-aligned with the rows.

    These have words if there is room.
    """
    bottle, peak = sign("bottle", 30, palette.AIR), sign("peak", 30, theme.WHITE)
    air = Label(writing.text("picture-legend-air"), palette.AIR, theme.CONSTANT, "SemiBold")
    points = Label(writing.text("picture-legend-points"), theme.WHITE, theme.CONSTANT, "SemiBold")
    rows: list[Row] = []
    heads_of: tuple[tuple[Part, Part], ...] = (
        (Row((bottle, air), gap=5), points),
        (air, points),
        (bottle, peak),
    )
    for before, parts in product(told, heads_of):
        heads = (
            Stack((plate(fill, 9), Row((part,), height=40)), inset=(10, 0, 10, 0))
            for fill, part in zip((palette.AIR_PALE, theme.INK), parts, strict=True)
        )
        rows.append(Row((before, Fixed(grows=1), Row(tuple(heads), gap=6)), gap=10))
    shown = next((row for row in rows if row.width <= box.width), rows[-1])
    return shown.placed(Box.around(box.centre, box.width, 40))


def _tokens(seen: Observation) -> tuple[Part, ...]:
    """Open risk tokens, and the number still in the pile."""
    opened = Row(
        tuple(Fixed(52, 52, partial(risk_token, value)) for value in sorted(seen.tokens_open)), gap=3
    )
    if not seen.tokens_pile_size:
        return (opened,)
    return opened, Label(f"+{seen.tokens_pile_size}", palette.SECOND, theme.CHANGING, "SemiBold")


def _player(
    seen: Observation, seat: SeatView, box: Box, place: _Place, writing: Writing, *, choices: bool
) -> Shapes:
    """A player's row: position, name and points, and below both climbers with levels and points."""
    part = place.part
    shapes: list[Shape] = []
    if part == "now":
        shapes.append(Plate(Box(box.left, box.top, box.left + 8, box.bottom), theme.TURN))
    ink = palette.SECOND if part == "out" else theme.INK
    upper, lower = _lines(box)
    side = min(52, upper.height + 5)
    mark = Box.around((box.left + 42, upper.centre[1]), side, side)
    unnumbered = seen.setup.players == 1 or (seen.phase is Phase.OVER and part != "out")
    shapes += (
        swatch(seat.seat, mark)
        if unnumbered
        else Decal.of(order_mark(seat, part, place.number, mark), mark.grown(4))
    )
    if choices and seen.phase is Phase.SELECTION and seat.has_committed and part != "out":
        shapes += chosen_tick(mark)
    total = Box.around((box.right - 54, upper.centre[1]), 80, 46)
    shapes += [
        Plate(total, palette.SECOND if part == "out" else theme.INK, 14),
        strong(str(seat.total), total.grown(-3), theme.WHITE, 50),
    ]
    end = total.left - 8
    if seen.phase is not Phase.OVER and seat.risk is not None:
        shapes += risk_token(seat.risk, Box.around((end - 25, upper.centre[1]), 50, 50))
        end -= 56
    if seen.phase is not Phase.OVER and seat.rescue:
        shapes += rescue_card(Box.around((end - 16, upper.centre[1]), 31, 42))
        end -= 40
    about = question_of(seen) if place.asked else "cards" if choices and chooses(seen, seat) else None
    if about:
        question = writing.text(f"picture-asked-{about}")  # words: picture-asked-*
        wide = theme.text_width(question, theme.CHANGING)
        pill = Box(end - wide - 20, upper.centre[1] - 24, end, upper.centre[1] + 24)
        shapes += [
            Plate(pill, theme.INK, 14),
            label(
                question,
                Box(pill.left + 4, pill.top - 2, pill.right - 4, pill.bottom + 2),
                theme.TURN,
                size=theme.CHANGING,
                least=theme.CHANGING,
            ),
        ]
        end = pill.left - 8
    who = Box(box.left + 74, upper.top - 4, end, upper.bottom + 4)
    shapes += named(writing, seat.seat, who, ink, size=44 if upper.height > _ROOMY else 40, lines=1)
    if part == "out":
        shapes += out_note(seat, Box(box.left + 74, lower.top, box.right - 10, lower.bottom + 4), writing)
        return tuple(shapes)
    for shown, half in _climbers(seat, box, place):
        packed = seen.phase is not Phase.OVER
        shapes += Decal.of(climber(shown, half, writing, packed=packed), half.grown(6))
    return tuple(shapes)


def _climbers(seat: SeatView, row: Box, place: _Place) -> Iterator[tuple[ClimberStatus, Box]]:
    """Both climbers of a row, with their boxes."""
    for name, half in zip(CLIMBER_NAMES, halves(_lines(row)[1]), strict=True):
        yield ClimberStatus((seat.seat, name), seat.climber(name), doomed=name in place.doomed), half


def _spaces(seat: SeatView, row: Box, place: _Place, writing: Writing) -> Shapes:
    """Spaces of the climbers in a row."""
    if place.part == "out":
        return ()
    return tuple(
        shape for shown, half in _climbers(seat, row, place) for shape in where(shown, half, writing)
    )


def risk_token(value: int, box: Box) -> Shapes:
    """A risk token, cached."""
    return Decal.of(token(value, box), box.grown(2))


def rescue_card(box: Box) -> Shapes:
    """A rescue card as a heart, since a cross would suggest someone hurt or dead."""
    heart = Box.around(box.centre, box.width - 9, box.width - 9)
    return (
        Plate(box, theme.WHITE, 7, outline=palette.DANGER, line=4),
        *symbol("rescue", heart, palette.DANGER),
    )


def chooses(seen: Observation, seat: SeatView) -> bool:
    """Whether a player has yet to choose cards; three cards in hand leave no choice (rule 6)."""
    return seen.phase is Phase.SELECTION and seat.alive and not seat.has_committed


def question_of(seen: Observation) -> str | None:
    """Kind of the open question: risk token, slide or rescue; None if there is none."""
    if seen.phase is Phase.RISK:
        return "token"
    return "slide" if seen.slides else "rescue" if seen.dying else None


def order_mark(seat: SeatView, part: Role, number: int, box: Box) -> Shapes:
    """A player's position in turn order, ringed in the player's colour.

    ``number`` is shown before its turn. An arrow marks the active player, a tick one who is done, a cross one
    without living climbers, a downward arrow one who left.
    """
    livery = theme.LIVERIES[seat.seat]
    body, inner = Disc(box.grown(-2), livery.colour), box.grown(-7.5)
    shapes: list[Shape] = [Disc(box, theme.INK), body, Pattern(body, livery.pattern, livery.second)]
    ground = {"now": theme.TURN, "done": palette.SECOND, "next": theme.WHITE, "out": theme.PAPER_SHADE}[part]
    shapes += [Disc(inner.grown(2.5), theme.INK), Disc(inner, ground)]
    if part == "now":
        arrow = Box.around((box.centre[0] + 1, box.centre[1]), 26, 26)
        return (*shapes, *symbol("right", arrow, theme.INK))
    if part == "done":
        return (*shapes, *symbol("tick", inner.grown(-7), theme.WHITE))
    if part == "out":
        return (*shapes, *symbol("down" if seat.resigned else "cross", inner.grown(-8), palette.SECOND))
    return (*shapes, strong(str(number), inner.grown(1), theme.INK, theme.CHANGING))


def chosen_tick(mark: Box) -> Shapes:
    """At a player's position, that cards are chosen."""
    tick = Box.around((mark.right - 4, mark.bottom - 7), 26, 26)
    return (Disc(tick, theme.INK), *symbol("tick", tick.grown(-5), theme.TURN))


def _lines(row: Box) -> tuple[Box, Box]:
    """The two lines of a row: the player, and both climbers."""
    tall = min(row.height / 2, 56)
    middle = row.centre[1]
    return Box(row.left, middle - tall, row.right, middle), Box(row.left, middle, row.right, middle + tall)


def out_note(seat: SeatView, box: Box, writing: Writing) -> Shapes:
    """Note that a player has left, or has lost both climbers."""
    word = writing.text("picture-resigned" if seat.resigned else "picture-fallen")
    return (label(word, box, palette.SECOND, size=theme.CHANGING, weight="SemiBold", align="l"),)
