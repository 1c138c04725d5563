"""The table below the mountain: open risk tokens, and a row for every player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine.model import CLIMBER_NAMES, Phase
from k2bot.games.k2.render import theme
from k2bot.games.k2.render.pieces import chip, label, pawn, swatch, token
from k2bot.games.k2.render.scene import Box, Plate
from k2bot.games.k2.render.symbols import symbol
from k2bot.words import words

if TYPE_CHECKING:
    from k2bot.games.k2.engine.model import Climber
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.render.scene import Shape
    from k2bot.games.k2.render.theme import Colour

BAR = 74
ROW = 100
"""Pixels a player takes."""

_CHIP = 46


def risk_bar(seen: Observation, box: Box) -> tuple[Shape, ...]:
    """The open risk tokens and how many lie face down; beside them, what the figures on the plates mean."""
    title = words().text("picture-risk")
    width = theme.text_width(title, theme.SMALL)
    shapes: list[Shape] = [
        label(title, Box(box.left + 24, box.top, box.left + 30 + width, box.bottom), theme.INK, align="l")
    ]
    x = box.left + 24 + width + 14
    for value in sorted(seen.tokens_open):
        shapes += token(value, Box.at(x, box.centre[1] - 29, 58, 58))
        x += 64
    shapes.append(
        label(
            words().text("picture-pile-hidden", count=seen.tokens_pile_size),
            Box(x + 4, box.top, x + 304, box.bottom),
            theme.SLATE,
            weight="SemiBold",
            align="l",
        )
    )
    legend: tuple[tuple[str, Colour], ...] = (
        (words().text("picture-legend-points"), theme.INK),
        (words().text("picture-legend-cost"), theme.MOVEMENT),
        (words().text("picture-legend-air"), theme.AIR),
    )
    x = box.right - 20
    for text, fill in reversed(legend):
        wide = theme.text_width(text, theme.SMALL) + 28
        place = Box(x - wide, box.centre[1] - 23, x, box.centre[1] + 23)
        shapes += [Plate(place, fill, 12), label(text, place.grown(-4), theme.WHITE)]
        x -= wide + 8
    return tuple(shapes)


def player_row(seen: Observation, seat: SeatView, name: str, box: Box, *, shaded: bool) -> tuple[Shape, ...]:
    """A player: name, cards left, both climbers' levels and points, their sum, today's token."""
    on_turn = seen.turn == seat.seat and seen.phase is not Phase.OVER
    shapes: list[Shape] = []
    if on_turn:
        shapes += [
            Plate(box, theme.TURN.mixed(theme.PAPER, 0.72)),
            Plate(Box(box.left, box.top, box.left + 14, box.bottom), theme.TURN),
        ]
    elif shaded:
        shapes.append(Plate(box, theme.PAPER_SHADE.at(150)))
    out = not seat.alive
    ink = theme.SLATE if out else theme.INK
    shapes += swatch(seat.seat, Box.around((box.left + 56, box.centre[1]), 58, 58))
    upper = Box(box.left + 100, box.top + 8, box.left + 410, box.top + 52)
    if on_turn:
        chip_box = Box(upper.right - 92, upper.top + 1, upper.right, upper.bottom - 1)
        word = words().text("picture-turn")
        shapes += [
            Plate(chip_box, theme.TURN, 12),
            label(word, chip_box.grown(-6), theme.INK, weight="ExtraBold"),
        ]
        upper = Box(upper.left, upper.top, chip_box.left - 10, upper.bottom)
    shapes.append(label(name, upper, ink, size=theme.BODY, align="l"))
    shapes += _belongings(seen, seat, Box(box.left + 100, box.top + 54, box.left + 410, box.top + 94))
    for number, climber_name in enumerate(CLIMBER_NAMES):
        place = Box.at(box.left + 420 + number * 222, box.top + 14, 212, 72)
        standing = pawn(
            (seat.seat, climber_name),
            Box.at(place.left, place.top + 3, 62, 66),
            dead=not seat.climber(climber_name).alive,
        )
        shapes += (
            *standing,
            *_climber(seat.climber(climber_name), Box(place.left + 68, place.top, place.right, place.bottom)),
        )
    total = Box.around((box.left + 916, box.centre[1]), 96, 68)
    shapes += [
        Plate(total, theme.SLATE if out else theme.INK, 18),
        label(str(seat.total), total, theme.WHITE, size=theme.TITLE - 6, weight="ExtraBold"),
    ]
    if seat.risk is not None:
        shapes += token(seat.risk, Box.around((box.right - 54, box.centre[1]), 68, 68))
    return tuple(shapes)


def _climber(climber: Climber, box: Box) -> tuple[Shape, ...]:
    """A climber's level and points; of a dead one a cross and the points."""
    air = Box.at(box.left, box.centre[1] - _CHIP / 2, 78, _CHIP)
    points = Box.at(air.right + 4, air.top, 58, _CHIP)
    if not climber.alive:
        pale = theme.colour("#9AA1AC")
        return (*symbol("cross", air.grown(-3), theme.SLATE), *chip(str(climber.vp), points, pale))
    fill = theme.DANGER if climber.level < 1 else theme.AIR
    return (*chip(str(climber.level), air, fill, mark="bottle"), *chip(str(climber.vp), points, theme.INK))


def _belongings(seen: Observation, seat: SeatView, box: Box) -> tuple[Shape, ...]:
    """Cards in hand and deck, the first player's marker, the rescue card; of who is out, that they are."""
    if seat.resigned:
        return (label(words().text("picture-resigned"), box, theme.SLATE, weight="SemiBold", align="l"),)
    if not seat.alive:
        return (label(words().text("picture-fallen"), box, theme.SLATE, weight="SemiBold", align="l"),)
    shapes: list[Shape] = []
    x = box.left
    for mark, count in (("cards", seat.hand_size), ("deck", seat.deck_size)):
        width = theme.text_width(str(count), theme.SMALL, "SemiBold") + 4
        shapes += symbol(
            "cards" if mark == "cards" else "deck", Box.at(x, box.centre[1] - 17, 34, 34), theme.SLATE
        )
        shapes.append(
            label(
                str(count),
                Box(x + 42, box.top, x + 42 + width, box.bottom),
                theme.INK,
                weight="SemiBold",
                align="l",
            )
        )
        x += 42 + width + 16
    if seen.first == seat.seat and seen.setup.players > 1:
        word = words().text("picture-first")
        width = theme.text_width(word, theme.SMALL) + 26
        place = Box(x, box.top - 1, x + width, box.bottom + 1)
        shapes += [Plate(place, theme.WHITE, 12, theme.INK, 3), label(word, place.grown(-4), theme.INK)]
        x += width + 8
    if seat.rescue:
        place = Box(x, box.top - 1, x + 42, box.bottom + 1)
        shapes += [Plate(place, theme.DANGER, 12), *symbol("rescue", place.grown(-8), theme.WHITE)]
    return tuple(shapes)
