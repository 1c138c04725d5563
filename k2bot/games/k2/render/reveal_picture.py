"""The picture of phase 2: everybody's three cards, their sums, who pushes hardest, and the risk tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.render import mountain, paint, theme
from k2bot.games.k2.render.pieces import label, small_card, swatch, token
from k2bot.games.k2.render.scene import Area, Backdrop, Box, Plate, Scene
from k2bot.games.k2.render.sky import sky_of
from k2bot.games.k2.render.symbols import symbol
from k2bot.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.render.scene import Shape

_ROW = 214
_CARD = (150, 178)
_FOOT = 150


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
    height = 20 + len(sums) * (_ROW + 12) + _FOOT
    frame = Box(0, 0, theme.WIDTH, height)
    shapes: list[Shape] = [
        Backdrop(observation.board.side, sky_of(observation.weather), frame, mountain.window(frame, 60)),
        Plate(frame, theme.INK.at(120)),
    ]
    areas = []
    for number, (seat, total) in enumerate(sums):
        box = Box.at(20, 20 + number * (_ROW + 12), theme.WIDTH - 40, _ROW)
        view = observation.seats[seat]
        name = theme.writable(names[seat], f"{seat + 1}")
        shapes += _player(view, name, total, box, hardest=seat == highest)
        areas.append(Area(f"player {seat}", box))
    foot = Box(20, height - _FOOT + 4, theme.WIDTH - 20, height - 20)
    shapes += _tokens(observation, highest, foot)
    return Scene(theme.WIDTH, height, theme.INK, tuple(shapes), (*areas, Area("tokens", foot)))


def _player(view: SeatView, name: str, total: int, box: Box, *, hardest: bool) -> tuple[Shape, ...]:
    shapes: list[Shape] = [Plate(box, theme.PAPER, 24, shadow=8)]
    if hardest:
        shapes.append(Plate(box, theme.DANGER.at(0), 24, theme.DANGER, 8))
    who = Box(box.left + 24, box.top + 20, box.left + 380, box.bottom - 20)
    line = Box(who.left, who.top, who.right, who.top + 76) if hardest else who
    shapes += swatch(view.seat, Box.around((line.left + 34, line.centre[1]), 68, 68))
    room = Box(line.left + 84, line.top, line.right, line.bottom)
    shapes.append(label(name, room, theme.INK, size=theme.FIGURE, align="l"))
    if hardest:
        word = words().text("picture-hardest")
        place = Box(
            who.left, who.bottom - 62, who.left + theme.text_width(word, theme.SMALL) + 88, who.bottom - 8
        )
        shapes += [
            Plate(place, theme.DANGER, 16),
            *symbol("push", Box.at(place.left + 12, place.top + 9, 36, 36), theme.WHITE),
            label(word, Box(place.left + 56, place.top, place.right - 16, place.bottom), theme.WHITE),
        ]
    for number, card in enumerate(sorted(view.committed or ())):
        shapes += small_card(
            card, Box.at(box.left + 404 + number * (_CARD[0] + 14), box.centre[1] - _CARD[1] / 2, *_CARD)
        )
    place = Box(box.right - 136, box.centre[1] - 60, box.right - 24, box.centre[1] + 60)
    fill = theme.DANGER if hardest else theme.SLATE
    shapes += [Plate(place, fill, 24), label(str(total), place, theme.WHITE, size=86, weight="ExtraBold")]
    return tuple(shapes)


def _tokens(observation: Observation, highest: int | None, box: Box) -> tuple[Shape, ...]:
    shapes: list[Shape] = [Plate(box, theme.PAPER, 24, shadow=8)]
    taken = None if highest is None else observation.seats[highest].risk
    inside = Box(box.left + 24, box.top, box.right - 20, box.bottom)
    if taken is not None and highest is not None:
        text = words().text("picture-token-taken")
        shapes += swatch(highest, Box.around((inside.left + 34, inside.centre[1]), 68, 68))
        shapes.append(
            label(
                text,
                Box(inside.left + 84, box.top, inside.left + 400, box.bottom),
                theme.INK,
                size=theme.BODY,
                align="l",
            )
        )
        shapes += token(taken, Box.around((inside.left + 470, inside.centre[1]), 96, 96))
        rest = Box(inside.left + 540, box.top, inside.right, box.bottom)
    else:
        text = words().text(
            "picture-token-tie" if highest is None else "picture-token-choice"
        )  # words: picture-token-*
        left = inside.left
        if highest is not None:
            shapes += swatch(highest, Box.around((inside.left + 34, inside.centre[1]), 68, 68))
            left += 84
        room = Box(left, box.top, inside.left + 520, box.bottom)
        shapes.append(label(text, room, theme.INK, size=theme.BODY, align="l"))
        rest = Box(inside.left + 530, box.top, inside.right, box.bottom)
    x = rest.right - 10 - 92 * len(observation.tokens_open) - 90
    for value in sorted(observation.tokens_open):
        shapes += token(value, Box.around((x + 42, rest.centre[1]), 82, 82))
        x += 92
    pile = words().text("picture-pile", count=observation.tokens_pile_size)
    shapes.append(
        label(pile, Box(x, rest.top, rest.right, rest.bottom), theme.SLATE, weight="SemiBold", align="r")
    )
    return tuple(shapes)
