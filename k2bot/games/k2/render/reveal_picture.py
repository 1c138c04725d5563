"""The picture of phase 2: everybody's three cards, their sums, who pushes hardest, and the risk tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.render import card_pieces, theme
from k2bot.games.k2.render.painting import paint
from k2bot.games.k2.render.pieces import label, name_lines, swatch, token
from k2bot.games.k2.render.scene import Area, Backdrop, Box, Plate, Scene
from k2bot.games.k2.render.scenery import mountain
from k2bot.games.k2.render.sky import sky_of
from k2bot.games.k2.render.symbols import symbol
from k2bot.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.render.scene import Shape
    from k2bot.games.k2.render.theme import Colour

_HEAD = 96
_ROW = 214
_CARD = (150, 178)
_CARDS = 392
"""Pixels from a row's left edge to its first card."""
_FOOT = 166
_CHIP = 104


def reveal(
    observation: Observation, names: Sequence[str], sums: Sequence[tuple[int, int]], highest: int | None
) -> bytes:
    """The revealed cards as a file: ``sums`` are (seat, sum) in turn order.

    ``highest`` takes a token, None for a tie. ``names`` by seat. Once that seat has its
    token, the picture shows which.
    """
    return paint.draw(scene(observation, names, sums, highest))


def scene(
    observation: Observation, names: Sequence[str], sums: Sequence[tuple[int, int]], highest: int | None
) -> Scene:
    """What ``reveal`` draws."""
    height = _HEAD + len(sums) * (_ROW + 12) + _FOOT
    frame = Box(0, 0, theme.WIDTH, height)
    head = Box(20, 0, theme.WIDTH - 20, _HEAD)
    shapes: list[Shape] = [
        Backdrop(observation.board.side, sky_of(observation.weather), frame, mountain.window(frame, 60)),
        Plate(frame, theme.INK.at(170)),
        *_head(observation, head),
    ]
    areas = [Area("head", head)]
    most = max((total for _, total in sums), default=0)
    for number, (seat, total) in enumerate(sums):
        box = Box.at(20, _HEAD + number * (_ROW + 12), theme.WIDTH - 40, _ROW)
        name = theme.writable(names[seat], f"{seat + 1}")
        shapes += _player(
            observation.seats[seat],
            name,
            total,
            box,
            hardest=seat == highest,
            tied=highest is None and total == most,
        )
        areas.append(Area(f"player {seat}", box))
    foot = Box(20, height - _FOOT + 4, theme.WIDTH - 20, height - 20)
    shapes += _tokens(observation, highest, foot)
    return Scene(theme.WIDTH, height, theme.INK, tuple(shapes), (*areas, Area("tokens", foot)))


def _head(observation: Observation, box: Box) -> tuple[Shape, ...]:
    """What is shown, and over the last column what its figures are."""
    word = words().text("picture-sum-push")
    column = Box(box.right - 204, box.top, box.right, box.bottom)
    shown, size = theme.fitted(word, 148, theme.BODY)
    left = column.right - theme.text_width(shown, size) - 26
    return (
        label(
            words().text("picture-reveal", day=observation.day),
            Box(box.left + 16, box.top, column.left - 20, box.bottom),
            theme.WHITE,
            size=theme.TITLE,
            weight="ExtraBold",
            align="l",
        ),
        *symbol("push", Box.at(left - 50, box.centre[1] - 19, 38, 38), theme.WHITE),
        label(shown, Box(left, box.top, column.right - 20, box.bottom), theme.WHITE, size=size, align="l"),
    )


def _player(
    view: SeatView, name: str, total: int, box: Box, *, hardest: bool, tied: bool
) -> tuple[Shape, ...]:
    """A player's cards and push; who pushes hardest in red, with a word that says so."""
    shapes: list[Shape] = [Plate(box, theme.PAPER, 24, shadow=8)]
    if hardest:
        shapes.append(Plate(box, theme.DANGER.at(0), 24, theme.DANGER, 8))
    who = Box(box.left + 24, box.top + 16, box.left + _CARDS - 16, box.bottom - 16)
    line = Box(who.left, who.top, who.right, who.top + 92) if hardest or tied else who
    shapes += swatch(view.seat, Box.around((line.left + 32, line.centre[1]), 64, 64))
    room = Box(line.left + 80, line.top, line.right, line.bottom)
    shapes += name_lines(name, room, theme.INK, theme.FIGURE)
    if hardest or tied:
        word = words().text("picture-hardest" if hardest else "picture-tied")
        place = Box(who.left - 4, who.bottom - 88, who.right + 4, who.bottom + 2)
        shapes += _tag(word, place, theme.DANGER if hardest else theme.SLATE, push=hardest)
    for number, card in enumerate(sorted(view.committed or ())):
        at = Box.at(box.left + _CARDS + number * (_CARD[0] + 14), box.centre[1] - 4 - _CARD[1] / 2, *_CARD)
        shapes += card_pieces.small(card, at)
    place = Box(box.right - 148, box.centre[1] - 64, box.right - 20, box.centre[1] + 64)
    fill = theme.DANGER if hardest else theme.SLATE
    shapes += [Plate(place, fill, 24), label(str(total), place, theme.WHITE, size=96, weight="ExtraBold")]
    return tuple(shapes)


def _tag(word: str, room: Box, fill: Colour, *, push: bool) -> tuple[Shape, ...]:
    """A word on a ground as wide as it needs, chevrons before it where it is about pushing."""
    mark = 48 if push else 0
    lines = theme.wrapped(word, room.width - mark - 28, theme.SMALL)
    width = max(theme.text_width(line, theme.SMALL) for line in lines)
    height = room.height if len(lines) > 1 else 64
    place = Box(room.left, room.bottom - height, room.left + mark + width + 30, room.bottom)
    shapes: list[Shape] = [Plate(place, fill, 16)]
    if push:
        shapes += symbol("push", Box.at(place.left + 14, place.centre[1] - 18, 36, 36), theme.WHITE)
    for number, line in enumerate(lines):
        top = place.centre[1] + (number - len(lines) / 2) * 42
        text = Box(place.left + mark + 14, top, place.right - 12, top + 42)
        shapes.append(label(line, text, theme.WHITE, align="l"))
    return tuple(shapes)


def _tokens(observation: Observation, highest: int | None, box: Box) -> tuple[Shape, ...]:
    """What comes of it: who takes which token, or chooses one, or nobody; the open tokens at the right."""
    shapes: list[Shape] = [Plate(box, theme.PAPER, 24, shadow=8)]
    taken = None if highest is None else observation.seats[highest].risk
    count = len(observation.tokens_open)
    pile = words().text("picture-pile-hidden", count=observation.tokens_pile_size)
    wide = 178
    rest = Box(box.right - 20 - wide, box.top, box.right - 16, box.bottom)
    x = rest.left - count * (_CHIP - 4) - 4
    told = Box(box.left + 24, box.top, x - 16, box.bottom)
    for value in sorted(observation.tokens_open):
        shapes += token(value, Box.at(x, box.centre[1] - _CHIP / 2 + 4, _CHIP - 12, _CHIP - 12))
        x += _CHIP - 4
    shapes += name_lines(pile, rest, theme.SLATE)
    if highest is None:
        return (*shapes, *name_lines(words().text("picture-token-tie"), told, theme.INK))
    shapes += swatch(highest, Box.around((told.left + 34, told.centre[1]), 68, 68))
    room = Box(told.left + 84, told.top, told.right, told.bottom)
    if taken is None:
        return (*shapes, *name_lines(words().text("picture-token-choice"), room, theme.INK))
    mine = Box.at(room.right - 118, box.centre[1] - 59, 118, 118)
    word = Box(room.left, room.top, mine.left - 8, room.bottom)
    shapes.append(
        Plate(Box(mine.right + 6, box.top + 22, mine.right + 9, box.bottom - 22), theme.PAPER_SHADE)
    )
    return (
        *shapes,
        *name_lines(words().text("picture-token-taken"), word, theme.INK),
        *token(taken, mine),
    )
