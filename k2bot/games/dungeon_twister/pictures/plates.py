"""A player's plate below or above the maze: points and goal, name, and remaining cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import content
from k2bot.games.dungeon_twister.pictures import pieces
from k2bot.games.dungeon_twister.pictures.palette import BONE, BRASS_DARK, INK, LIVERIES, WAY_OUT
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.render import theme
from k2bot.render.layout import label, named
from k2bot.render.scene import Box, Pattern, Plate, Polygon, Slab

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape

_LIT: Final = theme.TURN
_QUIET: Final = INK.mixed(BONE, 0.22)
"""Ink of words that never change."""
_POINTS: Final = 136
"""Width in pixels of the points."""
_CARD, _CLOSE = 52, 5
"""Width in pixels of a card in a hand, and the gap after it."""
_HAND: Final = len(content.ACTION_CARDS) * (_CARD + _CLOSE) + 10
"""Width in pixels of all cards with what is said beside them."""


def full(seen: Observation, writing: Writing, seat: int, box: Box) -> tuple[Shape, ...]:
    """A player: points on the side of their line, name, and action cards."""
    won = seen.result is not None and seen.result[0] == seat
    points, rest = _sides(seat, box)
    inner = rest.part(10, 2, -10, -6)
    name, cards = inner.part(8, 0, -2, -2).rows(1, 1.05)
    said = writing.text("dungeon-picture-cards")
    written: list[Shape] = [
        Plate(inner, BONE, 0),
        *named(writing, seat, name, INK, size=48, lines=1),
        *_actions(seen.seats[seat].actions, cards),
        label(said, cards.part(_HAND), _QUIET, size=theme.SMALL, align="l", least=theme.LEAST),
    ]
    return (
        *ground(box, is_lit=won or seat in seen.asked),
        *_points(seen, writing, seat, points, won=won),
        Slab(inner, len(written)),
        *written,
    )


def brief(
    seen: Observation, writing: Writing, seat: int, box: Box, *, is_lit: bool, before: int | None = None
) -> tuple[Shape, ...]:
    """On a narrow plate: points, name, and action cards, or how many points were gained since ``before``."""
    points, rest = _sides(seat, box)
    inner = rest.part(16, 8, -14, -12)
    upper, lower = inner.rows(1, 0.9)
    shapes: list[Shape] = [*ground(box, is_lit=is_lit), *_points(seen, writing, seat, points)]
    if before is None:
        return (
            *shapes,
            *named(writing, seat, upper, INK, size=46, lines=1),
            *_actions(seen.seats[seat].actions, lower),
        )
    gained = seen.vp[seat] - before
    if gained <= 0:
        return (*shapes, *named(writing, seat, inner, INK, size=46))
    high = min(lower.height, 84)
    chip = Box.at(lower.left, lower.centre[1] - high / 2, high * 1.5, high)
    return (
        *shapes,
        *named(writing, seat, upper, INK, size=46, lines=1),
        Plate(chip, WAY_OUT, 16),
        label(f"+{gained}", chip, BONE, size=round(high * 0.78), weight="ExtraBold"),
    )


def ground(box: Box, *, is_lit: bool) -> tuple[Shape, ...]:
    """A player's plate, framed if the player must act."""
    return (Plate(box.grown(9 if is_lit else 4), _LIT if is_lit else BRASS_DARK, 8), Plate(box, BONE))


def _sides(seat: int, box: Box) -> tuple[Box, Box]:
    """A plate's points, on the side of the player's line, and the rest of it."""
    if seat:
        return box.part(-_POINTS), box.part(0, 0, -_POINTS)
    return box.part(right=_POINTS), box.part(_POINTS)


def _points(
    seen: Observation, writing: Writing, seat: int, box: Box, *, won: bool = False
) -> tuple[Shape, ...]:
    """Points and goal in a player's colour and pattern; a crown for whoever won."""
    livery = LIVERIES[seat]
    shown = Plate(box, livery.colour)
    face = Polygon(box.part(12, 0, -12).corners, livery.colour)
    figure, below = box.part(6, 0, -6, -4).rows(0.7, 0.3)
    total, goal = f"{seen.vp[seat]}", f"/{seen.setup.goal[seat]}"
    wide = sum(theme.text_width(text, size, "ExtraBold") for text, size in ((total, 100), (goal, 46)))
    share = min(1.0, (figure.width - 8) / wide, figure.height / 82)
    large, small = round(100 * share), round(46 * share)
    left = figure.centre[0] - wide * share / 2
    cut = left + theme.text_width(total, large, "ExtraBold") + 3
    home = Box(left, figure.top, cut, figure.bottom)
    of = Box(cut + 2, figure.top + large * 0.37, figure.right + 4, figure.bottom)
    said = writing.text("dungeon-picture-points")
    crown = symbol("crown", Box.around(below.centre, 56, 40), livery.letter) if won else ()
    return (
        shown,
        Pattern(face, livery.pattern, livery.second.mixed(livery.colour, 0.4)),
        label(total, home, livery.letter, size=large, weight="ExtraBold", align="l", least=large),
        label(goal, of, livery.letter, size=small, weight="ExtraBold", align="l", least=small),
        *(crown or (label(said, below.moved(0, -2), livery.letter, size=34, least=theme.LEAST),)),
    )


def _actions(cards: Sequence[int], box: Box) -> tuple[Shape, ...]:
    """Action cards side by side: those left, and the empty places of used ones."""
    left = list(cards)
    shapes: list[Shape] = []
    for number, value in enumerate(content.ACTION_CARDS):
        place = Box.at(box.left + number * (_CARD + _CLOSE), box.top, _CARD, box.height)
        if value in left:
            left.remove(value)
            shapes += pieces.small_card("action", f"{value}", place)
        else:
            shapes.append(pieces.spent_card(place))
    return tuple(shapes)
