"""The table below the mountain: open risk tokens, and a row for every player in the order of the day."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import CLIMBER_NAMES, Phase
from k2bot.games.k2.pictures import palette
from k2bot.games.k2.pictures.pieces import chip, pawn, sign, swatch, token
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.layout import Fixed, Label, Row, Stack, plate
from k2bot.render.names import GEAR_ROOM, named
from k2bot.render.scene import Box, Disc, Pattern, Plate, Polygon, Slab, Stroke

if TYPE_CHECKING:
    from k2bot.games.k2.engine.model import Climber
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.pictures.symbols import Name
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.layout import Part
    from k2bot.render.scene import Shape
    from k2bot.render.theme import Colour

Role: TypeAlias = Literal["next", "now", "done", "out"]
"""What part a player has in what goes on: still to act, acting, has acted, takes none."""

_BAR = 74
_ROW, _LOW_ROW = 88, 70
"""Pixels a player takes: up to three players, and more."""
_FOOT = 8


class _Place(NamedTuple):
    """Where a player stands in the table, and why."""

    number: int
    """In the order of the day, from 1."""
    part: Role
    asked: bool


def height(seen: Observation) -> int:
    """Pixels of the whole table."""
    return _BAR + len(seen.seats) * _row(seen) + _FOOT


def _row(seen: Observation) -> int:
    return _ROW if len(seen.seats) <= 3 else _LOW_ROW


def table(seen: Observation, writing: Writing, box: Box, *, asked: int | None = None) -> tuple[Shape, ...]:
    """Risk tokens with the key to the colours, below them the players: who acts first stands first.

    ``asked`` is a seat that a question is put to: its row is the lit one; who it is in a night or when a
    token is taken needs not be said. At the end there are no tokens, and who has most points stands first.
    """
    asked = _asked(seen) if asked is None else asked
    bar = Box(box.left, box.top, box.right, box.top + _BAR)
    head = (Plate(bar, theme.PAPER), *_bar(seen, bar, writing))
    shapes: list[Shape] = [Slab(bar, len(head)), *head]
    for number, seat in enumerate(order(seen)):
        row = Box.at(box.left, bar.bottom + number * _row(seen), box.width, _row(seen))
        place = _Place(number + 1, part_of(seen, seat, asked), seat == asked)
        parts = (Plate(row, theme.PAPER), *_player(seen, seen.seats[seat], row, place, writing))
        # The spaces lie on the kept rows: they are what a turn changes most.
        shapes += [Slab(row, len(parts)), *parts, *_spaces(seen.seats[seat], row, place, writing)]
    rows = Box(box.left, bar.bottom, box.left + 76, bar.bottom + len(seen.order()) * _row(seen))
    if len(seen.order()) > 1 and seen.phase is not Phase.OVER:
        shapes += _chain(seen, rows)
    return tuple(shapes)


def order(seen: Observation) -> tuple[int, ...]:
    """The seats as they stand in the table: the order of the day, then who takes no part any more.

    At the end those with most points stand first, of equal ones who came to the summit first (rule 27).
    """
    if seen.phase is Phase.OVER:
        arrived = [seat for seat, _ in seen.summit]
        return tuple(
            sorted(
                range(len(seen.seats)),
                key=lambda seat: (
                    seen.seats[seat].resigned,
                    -seen.seats[seat].total,
                    arrived.index(seat) if seat in arrived else len(arrived),
                    seat,
                ),
            )
        )
    playing = seen.order()
    return (*playing, *(seat.seat for seat in seen.seats if seat.seat not in playing))


def _asked(seen: Observation) -> int | None:
    """The seat that is asked something beside its turn: about a slide, a rescue or a risk token."""
    if seen.phase is Phase.RISK:
        return seen.turn
    return next((seat for seat, _ in (*seen.slides, *seen.dying)), None)


def part_of(seen: Observation, seat: int, asked: int | None = None) -> Role:
    """What part a player has in what goes on; ``asked`` is the seat that a question is put to."""
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


def _bar(seen: Observation, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """The risk tokens, at the end that these are the final points; beside that, what the colours mean.

    Where words are long, how many cards are left is not told, then the back of a token is left out.
    """
    over = seen.phase is Phase.OVER
    title = Label(writing.text("picture-final" if over else "picture-risk"), theme.INK)
    tokens = () if over else _tokens(seen)
    right, room = _legend(seen, writing), Box(box.left + 14, box.top, box.right - 8, box.bottom)
    left = Row((title, *tokens), gap=9)
    if left.width + right.width > room.width:
        left = Row((title, *tokens[:-1]), gap=9)
    spare = room.width - left.width - right.width - 34
    counts = next((row for row in _cards_left(seen, writing) if row.width <= spare), None)
    between = (counts, Fixed(18)) if counts and not over else ()
    return Row((left, Fixed(grows=1), *between, right)).placed(room)


def _cards_left(seen: Observation, writing: Writing) -> tuple[Row, Row]:
    """How many cards are left in everybody's hand and deck (rules 4 and 25): in words, and with signs."""
    playing = [seat for seat in seen.seats if seat.alive]
    counts: tuple[tuple[Name, str, int], ...] = (
        ("cards", writing.text("picture-legend-hand"), max((seat.hand_size for seat in playing), default=0)),
        ("deck", writing.text("picture-legend-deck"), max((seat.deck_size for seat in playing), default=0)),
    )
    words = (Label(f"{word} {count}", theme.SLATE, weight="SemiBold") for _, word, count in counts)
    signs = (
        Row((sign(mark, 28, theme.SLATE), Label(str(count), theme.SLATE, weight="SemiBold")), gap=6)
        for mark, _, count in counts
    )
    return Row(tuple(words), gap=18), Row(tuple(signs), gap=18)


def _tokens(seen: Observation) -> tuple[Part, ...]:
    """The open risk tokens, and how many lie face down."""
    opened = Row(tuple(Fixed(56, 56, partial(token, value)) for value in sorted(seen.tokens_open)), gap=3)
    if not seen.tokens_pile_size:
        return (opened,)
    more = Label(f"+ {seen.tokens_pile_size}", theme.SLATE, weight="SemiBold")
    return opened, more, Fixed(50, 50, _face_down)


def _legend(seen: Observation, writing: Writing) -> Row:
    """What the colours of figures mean, and what card saves a life."""
    legend: tuple[tuple[str, Colour, Name | None], ...] = (
        (writing.text("picture-legend-points"), theme.INK, None),
        (writing.text("picture-legend-cost"), palette.MOVEMENT, "boot"),
        (writing.text("picture-legend-air"), palette.AIR, "bottle"),
    )
    parts: list[Part] = []
    for text, fill, mark in legend:
        signs = (sign(mark, 28, theme.WHITE),) if mark else ()
        word = Row((*signs, Label(text, theme.WHITE, align="middle")), gap=4, height=48)
        parts.append(
            Stack((Fixed(height=48, draw=plate(fill, 12).draw), word), inset=(7 if mark else 8, 0, 8, 0))
        )
    if seen.setup.family and seen.phase is not Phase.OVER:
        rescue = Label(writing.text("picture-legend-rescue"), theme.SLATE, weight="SemiBold")
        return Row((Row(tuple(parts), gap=6), Row((Fixed(32, 42, _rescue_card), rescue), gap=7)), gap=14)
    return Row(tuple(parts), gap=6)


def _face_down(box: Box) -> tuple[Shape, ...]:
    """The back of a risk token: its form, with no value."""
    (x, y), reach = box.centre, box.width / 2
    side = reach * 0.42
    corners = (
        (x - side, y - reach), (x + side, y - reach), (x + reach, y - side), (x + reach, y + side),
        (x + side, y + reach), (x - side, y + reach), (x - reach, y + side), (x - reach, y - side),
    )  # fmt: skip
    inner = Box.around(box.centre, 26, 26)
    return (Polygon(corners, theme.SLATE), *symbol("hidden", inner, theme.PAPER))


def _chain(seen: Observation, box: Box) -> tuple[Shape, ...]:
    """Short lines from one mark of the order to the next: who follows whom."""
    tall = _row(seen)
    shapes: list[Shape] = []
    for number in range(1, len(seen.order())):
        y = box.top + number * tall
        reach = tall / 2 - 34
        shapes.append(Stroke(((box.left + 42, y - reach), (box.left + 42, y + reach)), theme.SLATE, 5))
    return tuple(shapes)


def _player(
    seen: Observation, seat: SeatView, box: Box, place: _Place, writing: Writing
) -> tuple[Shape, ...]:
    """A player: place in the order, name, cards left, both climbers' levels and points, their sum."""
    part = place.part
    shapes: list[Shape] = []
    if part == "now":
        shapes += [
            Plate(box, theme.TURN.mixed(theme.PAPER, 0.6)),
            Plate(Box(box.left, box.top, box.left + 8, box.bottom), theme.TURN),
        ]
    elif place.number % 2:
        shapes.append(Plate(box, theme.PAPER_SHADE.at(150)))
    ink = theme.SLATE if part == "out" else theme.INK
    mark = Box.around((box.left + 42, box.centre[1]), 62, 62)
    unnumbered = seen.setup.players == 1 or (seen.phase is Phase.OVER and part != "out")
    shapes += swatch(seat.seat, mark) if unnumbered else _order_mark(seat, place, mark)
    if seen.phase is Phase.SELECTION and seat.has_committed and part != "out":
        tick = Box.around((mark.right - 6, mark.bottom - 8), 28, 28)
        shapes += [Disc(tick, theme.INK), *symbol("tick", tick.grown(-6), theme.TURN)]
    about = _question(seen) if place.asked else None
    question = writing.text(f"picture-asked-{about}") if about else ""  # words: picture-asked-*
    name_right = box.left + 330.0
    if question:
        pill = Box(
            name_right - theme.text_width(question, theme.SMALL) - 22,
            box.centre[1] - 24,
            name_right,
            box.centre[1] + 24,
        )
        shapes += [Plate(pill, theme.INK, 14), label(question, pill.grown(-4), theme.TURN)]
        name_right = pill.left - 10
    who = Box(box.left + 80, box.top + 4, name_right, box.bottom - 4)
    low = who.height < 2 * theme.SMALL * 1.15
    room = who.width - (GEAR_ROOM if seat.seat in writing.computers else 0)
    lines = 1 if low or theme.text_width(writing.name(seat.seat), theme.SMALL) <= room else 2
    shapes += named(writing, seat.seat, who, ink, lines=lines)
    if part == "out":
        shapes += _out(seat, _climbers_of(box), writing)
    else:
        for climber_name, half in zip(CLIMBER_NAMES, _halves(box), strict=True):
            climber = seat.climber(climber_name)
            figure = Box.around((half.left + 30, box.centre[1]), 60, 66)
            shapes += pawn((seat.seat, climber_name), figure, dead=not climber.alive)
            shapes += _climber(climber, half)
    total = Box.around((box.left + 934, box.centre[1]), 76, 56)
    shapes += [
        Plate(total, theme.SLATE if part == "out" else theme.INK, 16),
        label(str(seat.total), total.grown(-4), theme.WHITE, size=48, weight="ExtraBold"),
    ]
    if seen.phase is Phase.OVER:
        return tuple(shapes)
    if seat.rescue:
        shapes += _rescue_card(Box.around((box.left + 995, box.centre[1]), 34, 46))
    if seat.risk is not None:
        shapes += token(seat.risk, Box.around((box.right - 34, box.centre[1]), 58, 58))
    return tuple(shapes)


def _rescue_card(box: Box) -> tuple[Shape, ...]:
    """A rescue card: something to hold, since a cross alone is read as somebody in need of help."""
    cross = Box.around(box.centre, box.width - 10, box.width - 10)
    return (
        Plate(box, theme.WHITE, 7, outline=palette.DANGER, line=4),
        *symbol("rescue", cross, palette.DANGER),
    )


def _question(seen: Observation) -> str | None:
    """What is asked: about a risk token, a slide or a rescue; None where nothing is."""
    if seen.phase is Phase.RISK:
        return "token"
    return "slide" if seen.slides else "rescue" if seen.dying else None


def _order_mark(seat: SeatView, place: _Place, box: Box) -> tuple[Shape, ...]:
    """A player's colour around the place in the order of the day.

    An arrow stands for who acts now, a tick for who has acted, a cross for who has lost both climbers, a bar
    for who has left.
    """
    livery, part = theme.LIVERIES[seat.seat], place.part
    body, inner = Disc(box.grown(-2.5), livery.colour), box.grown(-11)
    shapes: list[Shape] = [Disc(box, theme.INK), body, Pattern(body, livery.pattern, livery.second)]
    ground = {"now": theme.TURN, "done": theme.SLATE, "next": theme.WHITE, "out": theme.PAPER_SHADE}[part]
    shapes += [Disc(inner.grown(2.5), theme.INK), Disc(inner, ground)]
    if part == "now":
        arrow = Box.around((box.centre[0] + 1, box.centre[1]), 28, 28)
        return (*shapes, *symbol("right", arrow, theme.INK))
    if part == "done":
        return (*shapes, *symbol("tick", inner.grown(-7), theme.WHITE))
    if part == "out" and seat.resigned:
        return (*shapes, Plate(Box.around(inner.centre, 22, 8), theme.SLATE, 4))
    if part == "out":
        return (*shapes, *symbol("cross", inner.grown(-8), theme.SLATE))
    return (*shapes, label(str(place.number), inner.grown(-3), theme.INK, weight="ExtraBold"))


def _climbers_of(row: Box) -> Box:
    return Box(row.left + 340, row.top, row.left + 886, row.bottom)


def _halves(row: Box) -> tuple[Box, ...]:
    """The parts of a row for both climbers: at their left the pawn, then the space, the level, the points."""
    return tuple(_climbers_of(row).columns(1, 1, gap=14))


def _climber(climber: Climber, box: Box) -> tuple[Shape, ...]:
    """A climber's level and points; of a dead one a cross and the points."""
    points = Box(box.right - 56, box.centre[1] - 24, box.right, box.centre[1] + 24)
    air = Box(points.left - 58, points.top, points.left - 4, points.bottom)
    if not climber.alive:
        cross = Box.around((air.left - 18, air.centre[1]), 40, 44)
        return (*symbol("cross", cross, theme.SLATE), *chip(str(climber.vp), points, theme.SLATE))
    fill = palette.DANGER if climber.level < 1 else palette.AIR
    return (*chip(str(climber.level), air, fill), *chip(str(climber.vp), points, theme.INK))


def _spaces(seat: SeatView, row: Box, place: _Place, writing: Writing) -> tuple[Shape, ...]:
    """Where the climbers of a row stand."""
    shapes: list[Shape] = []
    for climber_name, half in zip(CLIMBER_NAMES, _halves(row), strict=True):
        space = seat.climber(climber_name).space
        if space is not None and place.part != "out":
            shapes += _space(space, Box(half.left + 62, half.top, half.right - 120, half.bottom), writing)
    return tuple(shapes)


def _space(space: str, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """Where a climber stands: on the map a crowd may stand nearer to another space than to its own."""
    if space == content.SUMMIT:
        return symbol("flag", Box.around(box.centre, 38, 38), theme.INK)
    word = writing.space(space)
    if theme.text_width(word, theme.SMALL, "SemiBold") > box.width:
        return symbol("tent", Box.around(box.centre, 38, 38), theme.INK)
    return (label(word, box, theme.INK, weight="SemiBold"),)


def _out(seat: SeatView, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """That a player has left, or has lost both climbers."""
    word = writing.text("picture-resigned" if seat.resigned else "picture-fallen")
    return (label(word, box.grown(-8), theme.SLATE, weight="SemiBold", align="l"),)
