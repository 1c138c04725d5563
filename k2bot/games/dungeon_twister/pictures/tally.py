"""The table below the maze: both players with points and cards, and between them whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import Phase, content
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, BONE_SHADE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.names import named
from k2bot.render.scene import Box, Disc, Pattern, Plate, Polygon

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

QUIET: Final = 20
"""Quiet turns in a row from which on they are told; rule 39 ends the game at twice as many."""
_LIT: Final = theme.TURN
_MOST_PIPS: Final = 5


def table(seen: Observation, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """Both players at the sides where their lines are, and the turn between them."""
    left, middle, right = box.columns(41, 20, 41, gap=14)
    return (
        *player(seen, writing, 0, left),
        *turn(seen, writing, middle),
        *player(seen, writing, 1, right),
    )


def player(seen: Observation, writing: Writing, seat: int, box: Box) -> tuple[Shape, ...]:
    """A player: name, points, action cards, jumps and combat cards that are left."""
    livery, own = LIVERIES[seat], seen.seats[seat]
    is_turn = seen.phase is not Phase.OVER and seen.number > 0 and seen.turn == seat
    won = seen.result is not None and seen.result[0] == seat
    band = Box.at(box.left, box.top, 22, box.height)
    face = _rectangle(band, livery.colour)
    shapes: list[Shape] = [
        Plate(box.grown(6), _LIT, 16) if is_turn or won else Plate(box.grown(2), INK, 14),
        Plate(box, BONE, 12),
        Plate(band.grown(0), livery.colour, 0),
        face,
        Pattern(face, livery.pattern, livery.second),
    ]
    inner = Box(band.right + 16, box.top + 8, box.right - 16, box.bottom - 10)
    head = Box(inner.left, inner.top, inner.right, inner.top + inner.height * 0.39)
    score = Box(head.right - 190, head.top, head.right, head.bottom)
    goal = seen.setup.goal[seat]
    points, of = score.columns(1, 0.9)
    shapes += named(writing, seat, Box(head.left, head.top, score.left - 10, head.bottom), INK, size=46)
    shapes.append(label(f"{seen.vp[seat]}", points, INK, size=92, weight="ExtraBold", align="r"))
    shapes.append(
        label(f"/ {goal}", Box(of.left + 12, of.top + 14, of.right, of.bottom), INK, size=44, align="l")
    )
    middle = Box(inner.left, head.bottom + 4, inner.right, head.bottom + 4 + inner.height * 0.3)
    foot = Box(inner.left, middle.bottom + 8, inner.right, inner.bottom)
    shapes += _actions(own.actions, middle)
    shapes += _jumps(
        own.jumps, Box(middle.left + middle.width * 0.6, middle.top, middle.right, middle.bottom)
    )
    shapes += _combat(own.combat, foot)
    return tuple(shapes)


def _rectangle(box: Box, fill: theme.Colour) -> Polygon:
    corners = ((box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom))
    return Polygon(corners, fill)


def _chip(
    box: Box, text: str, *, used: bool, fill: theme.Colour, ink: theme.Colour, size: int
) -> tuple[Shape, ...]:
    """A small card; a hollow one is used up."""
    if used:
        return (
            Plate(box, BONE_SHADE, 8),
            label(text, box, INK.mixed(BONE_SHADE, 0.3), size=size, least=size, weight="Medium"),
        )
    return (Plate(box, fill, 8), label(text, box, ink, size=size, least=size, weight="ExtraBold"))


def _actions(cards: tuple[int, ...], box: Box) -> tuple[Shape, ...]:
    shapes: list[Shape] = [*symbol("gear", Box.at(box.left, box.centre[1] - 26, 52, 52), INK)]
    for number, value in enumerate(content.ACTION_CARDS):
        chip = Box.at(box.left + 66 + number * 68, box.top, 60, box.height)
        shapes += _chip(chip, f"{value}", used=value not in cards, fill=BRASS, ink=INK, size=44)
    return tuple(shapes)


def _jumps(count: int, box: Box) -> tuple[Shape, ...]:
    shapes: list[Shape] = [*symbol("jump", Box.at(box.left, box.centre[1] - 26, 52, 52), INK)]
    for number in range(content.JUMP_CARDS):
        pip = Box.around((box.left + 84 + number * 46, box.centre[1]), 34, 34)
        shapes.append(
            Disc(
                pip,
                INK if number < count else BONE_SHADE,
                None if number < count else INK.mixed(BONE, 0.5),
                3,
            )
        )
    return tuple(shapes)


def _combat(cards: tuple[int, ...], box: Box) -> tuple[Shape, ...]:
    shapes: list[Shape] = [*symbol("swords", Box.at(box.left, box.centre[1] - 26, 52, 52), INK)]
    left = list(cards)
    step = (box.width - 66) / len(content.COMBAT_CARDS)
    for number, value in enumerate(content.COMBAT_CARDS):
        has = value in left
        if has:
            left.remove(value)
        chip = Box.at(box.left + 66 + number * step, box.top, step - 8, box.height)
        shapes += _chip(chip, f"{value}", used=not has, fill=INK, ink=BONE, size=40)
    return tuple(shapes)


def turn(seen: Observation, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """The number of the turn, the action points left, and what is going on."""
    inner = box.grown(-8)
    head = Box(inner.left, inner.top, inner.right, inner.top + 48)
    ink = BONE
    shapes: list[Shape] = []
    if seen.number:
        shapes.append(label(writing.text("dungeon-picture-turn", number=seen.number), head, ink, size=40))
    said = _doing(seen, writing)
    shapes.append(label(said, Box(inner.left, head.bottom, inner.right, head.bottom + 50), _LIT, size=40))
    middle = Box(inner.left, head.bottom + 54, inner.right, head.bottom + 54 + 78)
    if seen.phase in (Phase.ACT, Phase.PLACE, Phase.FIGHT):
        shapes += _points(seen.ap, middle)
    if seen.quiet > QUIET and seen.phase is not Phase.OVER:
        note = Box(inner.left, inner.bottom - 52, inner.right, inner.bottom)
        text = writing.text("dungeon-picture-quiet", count=seen.quiet, of=content.QUIET_TURNS)
        shapes += (Plate(note, BLOOD, 10), label(text, note.grown(-6), BONE, size=36))
    return tuple(shapes)


def _doing(seen: Observation, writing: Writing) -> str:
    """What is going on, in a few words."""
    if seen.result is not None:
        winner, _ = seen.result
        return writing.text("dungeon-picture-draw") if winner is None else writing.text("dungeon-picture-won")
    # words: dungeon-picture-phase-*
    return writing.text(f"dungeon-picture-phase-{seen.phase.value}")


def _points(count: int, box: Box) -> tuple[Shape, ...]:
    """Action points as brass gears, of five."""
    side = min(box.height * 0.8, box.width / _MOST_PIPS - 4)
    most = max(_MOST_PIPS, count)
    step = box.width / most
    shapes: list[Shape] = []
    for number in range(most):
        pip = Box.around((box.left + (number + 0.5) * step, box.centre[1]), side, side)
        shapes += symbol("gear", pip, BRASS if number < count else BONE.at(40))
    return tuple(shapes)
