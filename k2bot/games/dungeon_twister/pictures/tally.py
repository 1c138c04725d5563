"""The table below the maze: both players with points and cards, and between them whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import Phase, content, exits
from k2bot.games.dungeon_twister.engine.events import CardPlayed
from k2bot.games.dungeon_twister.pictures.characters import character
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, BONE_SHADE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.games.dungeon_twister.pictures.things import thing
from k2bot.render import symbols, theme
from k2bot.render.labels import label
from k2bot.render.names import named
from k2bot.render.scene import Box, Disc, Pattern, Plate, Polygon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.scene import Shape
    from k2bot.render.theme import Colour
    from k2bot.render.writing import Writing

QUIET: Final = 20
"""Quiet turns in a row from which on they are told; rule 39 ends the game at twice as many."""
_LIT: Final = theme.TURN
GREEN: Final = theme.colour("#5BD873")
_WAY_OUT: Final = theme.colour("#235C36")
"""Who could walk out: the frame, and the ground of the note about it."""
_CAPTION: Final = 112
"""Pixels that the word before cards takes."""
_QUIET_INK: Final = INK.mixed(BONE, 0.22)
"""For words that are always the same."""
_USED: Final = INK.mixed(BONE, 0.36)
"""For the figures of cards that are used up."""


def table(seen: Observation, writing: Writing, box: Box, events: Sequence[Event] = ()) -> tuple[Shape, ...]:
    """Both players at the sides where their lines are, and the turn between them.

    ``events`` are those of the last turn; the card that was played in it is framed.
    """
    left, middle, right = box.columns(41, 20, 41, gap=16)
    played = {event.seat: event.card for event in events if isinstance(event, CardPlayed)}
    return (
        *player(seen, writing, 0, left, played.get(0)),
        *turn(seen, writing, middle, played.get(seen.turn)),
        *player(seen, writing, 1, right, played.get(1)),
    )


def headed(seen: Observation, writing: Writing, box: Box, events: Sequence[Event] = ()) -> tuple[Shape, ...]:
    """Both players side by side with their points alone, and the turn below them."""
    played = {event.seat: event.card for event in events if isinstance(event, CardPlayed)}
    upper, lower = (
        Box(box.left, box.top, box.right, box.top + 94),
        Box(box.left, box.top + 104, box.right, box.bottom),
    )
    shapes: list[Shape] = []
    for seat, place in enumerate(upper.columns(1, 1, gap=16)):
        won = seen.result is not None and seen.result[0] == seat
        inner = Box(place.left + 42, place.top, place.right - 16, place.bottom)
        name, points = Box(inner.left, inner.top, inner.right - 96, inner.bottom), inner.columns(1, 0.32)[1]
        shapes += _ground(seat, place, is_lit=won or seat in seen.asked)
        shapes += named(writing, seat, name, INK, size=46, lines=1)
        shapes.append(label(f"{seen.vp[seat]}", points, INK, size=78, weight="ExtraBold", align="r"))
    return (*shapes, *turn(seen, writing, lower, played.get(seen.turn)))


def player(
    seen: Observation, writing: Writing, seat: int, box: Box, played: int | None = None
) -> tuple[Shape, ...]:
    """A player: name, points, action cards, jumps and combat cards that are left."""
    own = seen.seats[seat]
    won = seen.result is not None and seen.result[0] == seat
    inner = Box(box.left + 42, box.top + 6, box.right - 16, box.bottom - 8)
    head, middle, foot = inner.rows(0.37, 0.31, 0.32)
    return (
        *_ground(seat, box, is_lit=won or seat in seen.asked),
        *_score(seen, writing, seat, head, won=won),
        *_hand(_ACTION, own.actions, middle, writing, played),
        *_jumps(
            own.jumps, Box(middle.left + _CAPTION + 246, middle.top, middle.right, middle.bottom), writing
        ),
        *_hand(_COMBAT, own.combat, foot, writing),
    )


def _score(seen: Observation, writing: Writing, seat: int, box: Box, *, won: bool) -> tuple[Shape, ...]:
    """The name at the left; at the right the points, and how many are wanted."""
    points = Box(box.right - 288, box.top, box.right - 216, box.bottom)
    of = Box(points.right + 12, box.top + 8, box.right, box.bottom)
    name = Box(box.left, box.top + 8, points.left - (66 if won else 8), box.bottom)
    said = writing.text("dungeon-picture-of-goal", goal=seen.setup.goal[seat])
    return (
        *named(writing, seat, name, INK, size=46, lines=1),
        *(symbol("crown", Box.around((points.left - 24, box.centre[1] + 4), 60, 60), INK) if won else ()),
        label(f"{seen.vp[seat]}", points, INK, size=84, weight="ExtraBold", align="r"),
        label(said, of, INK, size=theme.CHANGING, align="l", least=theme.LEAST),
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
    """A kind of cards: what they are called, all values, how far apart they are shown, and their colours."""

    caption: str
    values: Sequence[int]
    step: float
    fill: Colour
    ink: Colour


_ACTION: Final = _Cards("dungeon-picture-cards", content.ACTION_CARDS, 60, BRASS, INK)
_COMBAT: Final = _Cards("dungeon-picture-combat", content.COMBAT_CARDS, 53, INK, BONE)


def _captioned(text: str, box: Box) -> tuple[Shape, ...]:
    """A word before what it names, at the left of a box."""
    place = Box(box.left, box.top, box.left + _CAPTION - 4, box.bottom)
    return (label(text, place, _QUIET_INK, size=theme.CONSTANT, align="l", least=theme.LEAST),)


def _hand(
    kind: _Cards, cards: Sequence[int], box: Box, writing: Writing, played: int | None = None
) -> tuple[Shape, ...]:
    """Cards behind their name: those left filled, those used up hollow, the one in play bright and framed."""
    shapes: list[Shape] = [*_captioned(writing.text(kind.caption), box)]  # words: dungeon-picture-*
    left = list(cards)
    for number, value in enumerate(kind.values):
        chip = Box.at(box.left + _CAPTION + number * kind.step, box.top + 4, kind.step - 8, box.height - 8)
        if value in left:
            left.remove(value)
            shapes.append(Plate(chip, kind.fill, 8))
            ink = kind.ink
        elif value == played:
            shapes.append(Plate(chip, _LIT, 8, BLOOD, 6))
            ink = INK
        else:
            shapes.append(Plate(chip, BONE, 8, BONE_SHADE, 3))
            ink = _USED
        shapes.append(
            label(f"{value}", chip, ink, size=40, least=40, weight="ExtraBold" if ink != _USED else "Medium")
        )
    return tuple(shapes)


def _jumps(count: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """Jump cards that are left, as filled discs."""
    shapes: list[Shape] = [*_captioned(writing.text("dungeon-picture-jumps"), box)]
    for number in range(content.JUMP_CARDS):
        pip = Box.around((box.left + _CAPTION + 16 + number * 42, box.centre[1]), 32, 32)
        has = number < count
        shapes.append(Disc(pip, INK if has else BONE, INK if has else BONE_SHADE, 4))
    return tuple(shapes)


# ----------------------------------------------------------------------------------------- the middle


def turn(seen: Observation, writing: Writing, box: Box, played: int | None = None) -> tuple[Shape, ...]:
    """The turn with its card, who is to do what, and the actions or tokens that are left for it."""
    head, said, rest = box.rows(0.24, 0.32, 0.44)
    shapes: list[Shape] = []
    if seen.number:
        text = writing.text("dungeon-picture-turn", number=seen.number, card=played or 0)
        shapes.append(label(text, head, BONE, size=theme.CHANGING, least=theme.LEAST))
    shapes += _doing(seen, writing, said)
    if seen.phase is Phase.PLACE:
        shapes += _waiting(seen, writing, rest)
    elif seen.phase is Phase.FIGHT and seen.fight is not None:
        shapes += _fighting(seen.fight, writing, rest)
    elif seen.phase is not Phase.OVER:
        upper, lower = rest.rows(0.5, 0.5)
        notes = [upper, lower]
        if seen.phase is Phase.ACT:
            text = writing.text("dungeon-picture-left", count=seen.ap)
            shapes.append(label(text, notes.pop(0), BONE, size=theme.CHANGING, least=theme.LEAST))
        if exits.leaving(seen):
            shapes += _note(way_out, writing.text("dungeon-picture-can-leave"), notes.pop(), _WAY_OUT)
        elif seen.phase is Phase.ACT:
            shapes += _pips(seen.ap, max(seen.ap, played or 0), notes.pop())
        if seen.quiet > QUIET and notes:
            text = writing.text("dungeon-picture-quiet", count=seen.quiet, of=content.QUIET_TURNS)
            shapes += _note(None, text, notes.pop(), BLOOD)
    return tuple(shapes)


def way_out(box: Box) -> tuple[Shape, ...]:
    """The frame of a square on which somebody stands who could walk out soon."""
    edge = max(4, box.width * 0.09)
    return (
        Plate(box, INK.at(0), box.width * 0.16, INK, edge * 1.6),
        Plate(box.grown(-edge * 0.3), GREEN.at(120), box.width * 0.14, GREEN, edge),
    )


def _note(
    sign: Callable[[Box], tuple[Shape, ...]] | None, text: str, box: Box, fill: Colour
) -> tuple[Shape, ...]:
    """A line on a ground of its own, behind its sign."""
    strip = Box(box.left, box.top + 1, box.right, box.bottom - 1)
    side = 0 if sign is None else strip.height
    place = Box(strip.left + side + 4, strip.top, strip.right - 10, strip.bottom)
    drawn = sign(Box.at(strip.left + 8, strip.top + 3, side - 6, side - 6)) if sign else ()
    return (
        Plate(strip, fill, 10),
        *drawn,
        label(text, place, BONE, size=theme.CHANGING, least=theme.LEAST),
    )


def _doing(seen: Observation, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """What is going on, in a word, with an arrow to each side that is awaited."""
    if seen.result is not None:
        winner, _ = seen.result
        text = writing.text("dungeon-picture-draw") if winner is None else writing.text("dungeon-picture-won")
    else:
        room = seen.placing[0][2] + 1 if seen.placing else 0
        # words: dungeon-picture-phase-*
        text = writing.text(f"dungeon-picture-phase-{seen.phase.value}", room=room)
    seats = seen.asked
    side = 36
    ends = (
        Box.around((box.left + side / 2, box.centre[1]), side, side),
        Box.around((box.right - side / 2, box.centre[1]), side, side),
    )
    inner = Box(box.left + side + 6, box.top, box.right - side - 6, box.bottom)
    return (
        *(symbols.placed(symbols.LEFT, ends[0], _LIT) if 0 in seats else ()),
        *(symbols.placed(symbols.RIGHT, ends[1], _LIT) if 1 in seats else ()),
        label(text, inner, _LIT, size=44, weight="ExtraBold", least=theme.LEAST),
    )


def _pips(count: int, most: int, box: Box) -> tuple[Shape, ...]:
    """Action points as brass discs, those of the card that are spent dark."""
    step = min(48, box.width / max(1, most))
    shapes: list[Shape] = []
    for number in range(most):
        x = box.centre[0] + (number - (most - 1) / 2) * step
        pip = Box.around((x, box.centre[1]), step - 18, step - 18)
        has = number < count
        shapes.append(Disc(pip, BRASS if has else BONE.at(24), BRASS if has else BONE.at(90), 3))
    return tuple(shapes)


def _fighting(fight: tuple[int, int], writing: Writing, box: Box) -> tuple[Shape, ...]:
    """Who attacks whom, with crossed swords between them."""
    one, sign, other = (
        Box.around(part.centre, box.height - 8, box.height - 8) for part in box.columns(1, 1, 1)
    )
    return (
        *character(fight[0], one, writing),
        *symbol("swords", sign.grown(-14), BONE),
        *character(fight[1], other, writing),
    )


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
