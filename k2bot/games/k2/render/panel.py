"""The table below the mountain: open risk tokens, and a row for every player in the order of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.games.k2.engine.model import CLIMBER_NAMES, Phase
from k2bot.games.k2.render import theme
from k2bot.games.k2.render.pieces import chip, label, pawn, swatch, token
from k2bot.games.k2.render.scene import Box, Disc, Plate, Slab, Stroke
from k2bot.games.k2.render.symbols import symbol
from k2bot.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.model import Climber
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.render.scene import Shape
    from k2bot.games.k2.render.symbols import Name
    from k2bot.games.k2.render.theme import Colour

Part: TypeAlias = Literal["next", "now", "done", "out"]
"""What part a player has in what goes on: still to act, acting, has acted, takes none."""

_BAR = 74
_ROW, _LOW_ROW = 88, 70
"""Pixels a player takes: up to three players, and more."""
_FOOT = 8


def height(seen: Observation) -> int:
    """Pixels of the whole table."""
    return _BAR + len(seen.seats) * _row(seen) + _FOOT


def _row(seen: Observation) -> int:
    return _ROW if len(seen.seats) <= 3 else _LOW_ROW


def table(seen: Observation, names: Sequence[str], box: Box) -> tuple[Shape, ...]:
    """Risk tokens with the key to the colours, below them the players: who acts first stands first."""
    bar = Box(box.left, box.top, box.right, box.top + _BAR)
    tokens = (Plate(bar, theme.PAPER), *_risk_bar(seen, bar))
    shapes: list[Shape] = [Slab(bar, len(tokens)), *tokens]
    for number, seat in enumerate(order(seen)):
        row = Box.at(box.left, bar.bottom + number * _row(seen), box.width, _row(seen))
        name = theme.writable(names[seat], f"{seat + 1}")
        parts = (Plate(row, theme.PAPER), *_player(seen, seen.seats[seat], name, row, number + 1))
        shapes += [Slab(row, len(parts)), *parts]
    rows = Box(box.left, bar.bottom, box.left + 76, bar.bottom + len(seen.order()) * _row(seen))
    if len(seen.order()) > 1:
        shapes += _chain(seen, rows)
    return tuple(shapes)


def order(seen: Observation) -> tuple[int, ...]:
    """The seats as they stand in the table: the order of the day, then who takes no part any more."""
    playing = seen.order()
    return (*playing, *(seat.seat for seat in seen.seats if seat.seat not in playing))


def part_of(seen: Observation, seat: int) -> Part:
    """What part a player has in what goes on."""
    if not seen.seats[seat].alive:
        return "out"
    if seen.phase is Phase.ACTIONS and seen.turn is not None:
        queue = seen.order()
        if seat == seen.turn:
            return "now"
        return "done" if seen.turn in queue and queue.index(seat) < queue.index(seen.turn) else "next"
    return "done" if seen.phase in {Phase.CHECK, Phase.OVER} else "next"


def _risk_bar(seen: Observation, box: Box) -> tuple[Shape, ...]:
    """The open risk tokens and how many lie face down; beside them, what the colours of figures mean."""
    title = words().text("picture-risk")
    width = theme.text_width(title, theme.SMALL)
    shapes: list[Shape] = [
        label(title, Box(box.left + 20, box.top, box.left + 26 + width, box.bottom), theme.INK, align="l")
    ]
    x = box.left + 20 + width + 12
    for value in sorted(seen.tokens_open):
        shapes += token(value, Box.at(x, box.centre[1] - 29, 58, 58))
        x += 62
    legend: tuple[tuple[str, Colour, Name | None], ...] = (
        (words().text("picture-legend-points"), theme.INK, None),
        (words().text("picture-legend-cost"), theme.MOVEMENT, "boot"),
        (words().text("picture-legend-air"), theme.AIR, "bottle"),
    )
    right = box.right - 12
    for text, fill, mark in reversed(legend):
        lead = 34 if mark else 0
        wide = theme.text_width(text, theme.SMALL) + 20 + lead
        place = Box(right - wide, box.centre[1] - 24, right, box.centre[1] + 24)
        shapes.append(Plate(place, fill, 12))
        if mark:
            shapes += symbol(mark, Box.at(place.left + 8, place.top + 9, 30, 30), theme.WHITE)
        shapes.append(
            label(text, Box(place.left + 8 + lead, place.top, place.right - 8, place.bottom), theme.WHITE)
        )
        right = place.left - 7
    shapes.append(
        label(
            words().text("picture-pile-hidden", count=seen.tokens_pile_size),
            Box(x + 4, box.top, right - 6, box.bottom),
            theme.SLATE,
            weight="SemiBold",
            align="l",
        )
    )
    return tuple(shapes)


def _chain(seen: Observation, box: Box) -> tuple[Shape, ...]:
    """Short lines from one mark of the order to the next: who follows whom."""
    tall = _row(seen)
    shapes: list[Shape] = []
    for number in range(1, len(seen.order())):
        y = box.top + number * tall
        reach = tall / 2 - 27
        shapes.append(Stroke(((box.left + 40, y - reach), (box.left + 40, y + reach)), theme.SLATE, 5))
    return tuple(shapes)


def _player(seen: Observation, seat: SeatView, name: str, box: Box, place: int) -> tuple[Shape, ...]:
    """A player: place in the order, name, cards left, both climbers' levels and points, their sum."""
    part = part_of(seen, seat.seat)
    shapes: list[Shape] = []
    if part == "now":
        shapes += [
            Plate(box, theme.TURN.mixed(theme.PAPER, 0.6)),
            Plate(Box(box.left, box.top, box.left + 10, box.bottom), theme.TURN),
        ]
    elif place % 2:
        shapes.append(Plate(box, theme.PAPER_SHADE.at(150)))
    ink = theme.SLATE if part == "out" else theme.INK
    mark = Box.around((box.left + 40, box.centre[1]), 52, 52)
    shapes += swatch(seat.seat, mark) if seen.setup.players == 1 else _order_mark(part, place, mark)
    shapes.append(
        label(
            name,
            Box(box.left + 74, box.top + 4, box.left + 312, box.bottom - 4),
            ink,
            size=theme.BODY,
            align="l",
        )
    )
    climbers = Box(box.left + 478, box.top, box.left + 880, box.bottom)
    if part == "out":
        shapes += _out(seat, Box(climbers.left + 2, box.top, climbers.right, box.bottom))
    else:
        shapes += _cards(seen, seat, Box(box.left + 326, box.top, box.left + 474, box.bottom))
        for climber_name, half in zip(CLIMBER_NAMES, climbers.columns(1, 1, gap=6), strict=True):
            climber = seat.climber(climber_name)
            figure = Box.around((half.left + 30, box.centre[1]), 60, 66)
            shapes += pawn((seat.seat, climber_name), figure, dead=not climber.alive)
            shapes += _climber(climber, Box(half.left + 62, half.top, half.right, half.bottom))
    total = Box.around((box.left + 928, box.centre[1]), 82, 54)
    shapes += [
        Plate(total, theme.SLATE if part == "out" else theme.INK, 16),
        label(str(seat.total), total.grown(-4), theme.WHITE, size=48, weight="ExtraBold"),
    ]
    if seat.rescue:
        help_box = Box.around((box.left + 994, box.centre[1]), 38, 42)
        shapes += [Plate(help_box, theme.DANGER, 10), *symbol("rescue", help_box.grown(-7), theme.WHITE)]
    if seat.risk is not None:
        shapes += token(seat.risk, Box.around((box.right - 34, box.centre[1]), 58, 58))
    return tuple(shapes)


def _order_mark(part: Part, place: int, box: Box) -> tuple[Shape, ...]:
    """The place in the order of the day; an arrow for who acts now, a tick for who has acted."""
    if part == "now":
        inner = Box.around((box.centre[0] + 1, box.centre[1]), 30, 30)
        return (Disc(box, theme.INK), Disc(box.grown(-3), theme.TURN), *symbol("right", inner, theme.INK))
    if part == "done":
        return (Disc(box, theme.SLATE), *symbol("tick", box.grown(-11), theme.WHITE))
    if part == "out":
        return (Disc(box, theme.PAPER_SHADE), *symbol("cross", box.grown(-12), theme.SLATE))
    return (
        Disc(box, theme.INK),
        Disc(box.grown(-3), theme.WHITE),
        label(str(place), box.grown(-6), theme.INK, size=36, weight="ExtraBold"),
    )


def _climber(climber: Climber, box: Box) -> tuple[Shape, ...]:
    """A climber's level and points; of a dead one a cross and the points."""
    air = Box.around((box.left + 44, box.centre[1]), 88, 48)
    points = Box(air.right + 2, box.centre[1] - 26, box.right, box.centre[1] + 26)
    if not climber.alive:
        return (
            *symbol("cross", Box.around(air.centre, 40, 44), theme.SLATE),
            label(str(climber.vp), points, theme.SLATE, size=theme.BODY, weight="ExtraBold"),
        )
    fill = theme.DANGER if climber.level < 1 else theme.AIR
    return (
        *chip(str(climber.level), air, fill, mark="bottle"),
        label(str(climber.vp), points, theme.INK, size=theme.BODY, weight="ExtraBold"),
    )


def _out(seat: SeatView, box: Box) -> tuple[Shape, ...]:
    """That a player has left, or has lost both climbers."""
    word = words().text("picture-resigned" if seat.resigned else "picture-fallen")
    return (label(word, box, theme.SLATE, weight="SemiBold", align="l"),)


def _cards(seen: Observation, seat: SeatView, box: Box) -> tuple[Shape, ...]:
    """Cards in hand and deck; while cards are chosen, a tick for who has done so."""
    shapes: list[Shape] = []
    x, y = box.left, box.centre[1]
    counts: tuple[tuple[Name, int], ...] = (("cards", seat.hand_size), ("deck", seat.deck_size))
    for mark, count in counts:
        width = theme.text_width(str(count), theme.SMALL, "SemiBold") + 4
        shapes += symbol(mark, Box.at(x, y - 15, 30, 30), theme.SLATE)
        place = Box(x + 35, y - 24, x + 35 + width, y + 24)
        shapes.append(label(str(count), place, theme.INK, weight="SemiBold", align="l"))
        if mark == "cards" and seen.phase is Phase.SELECTION and seat.has_committed:
            tick = Box.around((x + 3, y + 13), 26, 26)
            shapes += [Disc(tick, theme.INK), *symbol("tick", tick.grown(-6), theme.WHITE)]
        x = place.right + 9
    return tuple(shapes)
