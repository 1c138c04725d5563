"""The table below the maze: both players with points and cards, and between them whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import Phase, content
from k2bot.games.dungeon_twister.engine.events import CardPlayed
from k2bot.games.dungeon_twister.pictures.characters import character
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, BONE_SHADE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.games.dungeon_twister.pictures.things import thing
from k2bot.render import layout, symbols, theme
from k2bot.render.labels import label
from k2bot.render.names import named
from k2bot.render.scene import Box, Disc, Pattern, Plate, Polygon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.symbols import Name
    from k2bot.render.scene import Shape
    from k2bot.render.theme import Colour
    from k2bot.render.writing import Writing

QUIET: Final = 20
"""Quiet turns in a row from which on they are told; rule 39 ends the game at twice as many."""
_LIT: Final = theme.TURN
_MOST_PIPS: Final = 5
_SIGN: Final = 52
"""Pixels of the signs before cards."""


def awaited(seen: Observation) -> tuple[int, ...]:
    """The seats that the game waits for."""
    match seen.phase:
        case Phase.START:
            return tuple(own.seat for own in seen.seats if not own.has_team)
        case Phase.PLACE:
            return (seen.placing[0][0],)
        case Phase.FIGHT:
            return tuple(own.seat for own in seen.seats if not own.has_laid)
        case Phase.OVER:
            return ()
    return (seen.turn,)


def table(seen: Observation, writing: Writing, box: Box, events: Sequence[Event] = ()) -> tuple[Shape, ...]:
    """Both players at the sides where their lines are, and the turn between them.

    ``events`` are those of the last turn; the card that was played in it is framed.
    """
    left, middle, right = box.columns(41, 20, 41, gap=16)
    played = {event.seat: event.card for event in events if isinstance(event, CardPlayed)}
    return (
        *player(seen, writing, 0, left, played.get(0)),
        *turn(seen, writing, middle),
        *player(seen, writing, 1, right, played.get(1)),
    )


def player(
    seen: Observation, writing: Writing, seat: int, box: Box, played: int | None = None
) -> tuple[Shape, ...]:
    """A player: name, points, action cards, jumps and combat cards that are left."""
    own = seen.seats[seat]
    won = seen.result is not None and seen.result[0] == seat
    inner = Box(box.left + 42, box.top + 6, box.right - 16, box.bottom - 12)
    head, middle, foot = inner.rows(0.4, 0.3, 0.3)
    score = Box(head.right - 196, head.top, head.right, head.bottom)
    points, of = score.columns(1, 0.9)
    name = Box(head.left, head.top, score.left - (80 if won else 8), head.bottom)
    goal = Box(of.left + 12, of.top + 14, of.right, of.bottom)
    return (
        *_ground(seat, box, is_lit=won or seat in awaited(seen)),
        *named(
            writing,
            seat,
            name,
            INK,
            size=46,
        ),
        *(symbol("crown", Box.at(score.left - 72, score.top + 12, 64, 64), INK) if won else ()),
        label(f"{seen.vp[seat]}", points, INK, size=92, weight="ExtraBold", align="r"),
        label(f"/ {seen.setup.goal[seat]}", goal, INK, size=44, align="l"),
        *_hand(_ACTION, own.actions, middle, played),
        *_jumps(own.jumps, Box(middle.left + middle.width * 0.64, middle.top, middle.right, middle.bottom)),
        *_hand(_COMBAT, own.combat, foot),
    )


def _ground(seat: int, box: Box, *, is_lit: bool) -> tuple[Shape, ...]:
    """The plate of a player, with a band in colour and pattern; bright around who is awaited."""
    livery = LIVERIES[seat]
    band = Box.at(box.left, box.top + 8, 26, box.height - 16)
    corners = (
        (band.left, band.top),
        (band.right, band.top),
        (band.right, band.bottom),
        (band.left, band.bottom),
    )
    face = Polygon(corners, livery.colour)
    return (
        Plate(box.grown(7), _LIT, 19) if is_lit else Plate(box.grown(2), INK, 14),
        Plate(box, BONE, 12),
        Plate(
            Box(box.left, box.top, band.right, box.bottom),
            livery.colour,
            12,
            corners=(True, False, False, True),
        ),
        face,
        Pattern(face, livery.pattern, livery.second),
    )


class _Cards(NamedTuple):
    """A kind of cards: its sign, all values, how far apart they are shown, and their colours."""

    sign: Name
    values: Sequence[int]
    step: float
    fill: Colour
    ink: Colour


_ACTION: Final = _Cards("gear", content.ACTION_CARDS, 72, BRASS, INK)
_COMBAT: Final = _Cards("swords", content.COMBAT_CARDS, 58, INK, BONE)


def _hand(kind: _Cards, cards: Sequence[int], box: Box, played: int | None = None) -> tuple[Shape, ...]:
    """Cards behind their sign: those left filled, those used up hollow, the one just played framed."""
    shapes: list[Shape] = [
        *symbol(kind.sign, Box.around((box.left + _SIGN / 2, box.centre[1]), _SIGN, _SIGN), INK)
    ]
    left = list(cards)
    for number, value in enumerate(kind.values):
        chip = Box.at(box.left + _SIGN + 16 + number * kind.step, box.top + 4, kind.step - 8, box.height - 8)
        has = value in left
        if has:
            left.remove(value)
            shapes += (
                Plate(chip, kind.fill, 8),
                label(f"{value}", chip, kind.ink, size=42, least=42, weight="ExtraBold"),
            )
        else:
            pale = INK.mixed(BONE, 0.36)
            rim = (BLOOD, 5.0) if value == played else (BONE_SHADE, 3.0)
            shapes += (
                Plate(chip, BONE, 8, *rim),
                label(f"{value}", chip, INK if value == played else pale, size=38, least=38, weight="Medium"),
            )
    return tuple(shapes)


def _jumps(count: int, box: Box) -> tuple[Shape, ...]:
    """Jump cards that are left, as filled discs."""
    shapes: list[Shape] = [
        *symbol("jump", Box.around((box.left + _SIGN / 2, box.centre[1]), _SIGN, _SIGN), INK)
    ]
    for number in range(content.JUMP_CARDS):
        pip = Box.around((box.left + _SIGN + 34 + number * 46, box.centre[1]), 36, 36)
        has = number < count
        shapes.append(Disc(pip, INK if has else BONE, INK if has else BONE_SHADE, 4))
    return tuple(shapes)


# ----------------------------------------------------------------------------------------- the middle


def turn(seen: Observation, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """The number of the turn, who is to do what, and the action points or tokens that are left for it."""
    head, said, rest = box.rows(0.24, 0.44, 0.32)
    shapes: list[Shape] = []
    if seen.number:
        text = writing.text("dungeon-picture-turn", number=seen.number)
        shapes.append(label(text, head, BONE, size=40))
    shapes += _doing(seen, writing, said)
    if seen.phase is Phase.PLACE:
        shapes += _waiting(seen, writing, rest)
    elif seen.phase in (Phase.ACT, Phase.FIGHT):
        shapes += _points(seen.ap, rest)
    elif seen.quiet > QUIET and seen.phase is not Phase.OVER:
        strip = Box(rest.left, rest.top + 4, rest.right, rest.bottom)
        text = writing.text("dungeon-picture-quiet", count=seen.quiet, of=content.QUIET_TURNS)
        shapes += (Plate(strip, BLOOD, 10), label(text, strip.grown(-6), BONE, size=36))
    return tuple(shapes)


def _doing(seen: Observation, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """What is going on, in a word, with an arrow to each side that is awaited."""
    if seen.result is not None:
        winner, _ = seen.result
        text = writing.text("dungeon-picture-draw") if winner is None else writing.text("dungeon-picture-won")
    else:
        # words: dungeon-picture-phase-*
        text = writing.text(f"dungeon-picture-phase-{seen.phase.value}")
    seats = awaited(seen)
    side = box.height * 0.56
    ends = (
        Box.around((box.left + side / 2, box.centre[1]), side, side),
        Box.around((box.right - side / 2, box.centre[1]), side, side),
    )
    arrows = (
        symbols.placed(symbols.LEFT, ends[0], _LIT) if 0 in seats else (),
        symbols.placed(symbols.RIGHT, ends[1], _LIT) if 1 in seats else (),
    )
    inner = Box(box.left + side + 6, box.top, box.right - side - 6, box.bottom)
    sizes = (size for size in (40, 36, 32) if "…" not in "".join(theme.wrapped(text, inner.width, size)))
    line = layout.Label(text, _LIT, next(sizes, 28), align="middle", height=44)
    return (
        *arrows[0],
        *arrows[1],
        *layout.lines(text, inner.width, line).placed(inner),
    )


def _points(count: int, box: Box) -> tuple[Shape, ...]:
    """Action points as brass gears, those that are spent dark."""
    most = max(_MOST_PIPS, count)
    step = box.width / most
    side = min(box.height * 0.8, step - 4)
    shapes: list[Shape] = []
    for number in range(most):
        pip = Box.around((box.left + (number + 0.5) * step, box.centre[1]), side, side)
        shapes += symbol("gear", pip, BRASS if number < count else BONE.at(36))
    return tuple(shapes)


def _waiting(seen: Observation, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """The tokens that are still to be placed, next first."""
    step = min(box.height, box.width / max(1, len(seen.placing)))
    left = box.centre[0] - step * len(seen.placing) / 2
    shapes: list[Shape] = []
    for number, (_, token, _) in enumerate(seen.placing):
        place = Box.at(left + number * step, box.top, step, box.height)
        inner = Box.around(place.centre, step - 8, step - 8)
        shapes += character(token, inner, writing) if content.IS_CHARACTER[token] else thing(token, inner)
    return tuple(shapes)
