"""A player's plate below or above the maze: name, points, how they were scored, and remaining cards.

Each point has its place in a row as long as the goal, filled by what it was scored for: whoever left the
maze, enemies eliminated, and treasures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine import content
from k2bot.games.dungeon_twister.engine.content import ALL_OBJECTS, CHARACTERS_OF, EXIT_VP
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, SAFE, SCORED
from k2bot.games.dungeon_twister.pictures import pieces
from k2bot.games.dungeon_twister.pictures.palette import (
    BLOOD,
    BONE,
    BONE_SHADE,
    BRASS,
    INK,
    LIVERIES,
)
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.render import theme
from k2bot.render.layout import label, named
from k2bot.render.scene import Box, Disc, Pattern, Plate, Polygon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape

Feat: TypeAlias = Literal["out", "safe", "dead", "treasure", "point"]
"""Left the maze, was carried out of it, was eliminated, a treasure, a point whose reason isn't known."""


class Trophy(NamedTuple):
    """Something a player scored for: what happened, the character if there is one, and its points."""

    feat: Feat
    token: int | None
    points: int


def trophies(seen: Observation, seat: int) -> tuple[Trophy, ...]:
    """What a player scored for, and whom of their own was carried out."""
    found = [Trophy("out", token, EXIT_VP[token]) for token in CHARACTERS_OF[seat] if seen.at[token] == EXIT]
    found += [Trophy("dead", token, 1) for token in CHARACTERS_OF[1 - seat] if seen.at[token] == DEAD]
    rest = seen.vp[seat] - sum(one.points for one in found)
    treasures = min(rest, sum(seen.at[token] == SCORED for token in ALL_OBJECTS))
    found += [Trophy("treasure", None, 1)] * treasures
    found += [Trophy("point", None, 1)] * (rest - max(0, treasures))
    found += [Trophy("safe", token, 0) for token in CHARACTERS_OF[seat] if seen.at[token] == SAFE]
    return tuple(found)


# ------------------------------------------------------------------------------------------ the plate

_LIT: Final = theme.TURN
_BAND: Final = 26
"""Width in pixels of the band in a player's colour."""
QUIET: Final = INK.mixed(BONE, 0.22)
"""Ink of captions that never change."""
_GAP: Final = 6
"""Between the places of points, in pixels."""
_TRACK: Final = 336
"""Most width in pixels of the places of points beside jump tokens."""
_FIGURES: Final = 216
"""Width in pixels of the goal beside the points."""


def ground(seat: int, box: Box, *, is_lit: bool) -> tuple[Shape, ...]:
    """A player's plate with a band in colour and pattern; highlighted if the player must act."""
    livery = LIVERIES[seat]
    band = Box.at(box.left, box.top + 8, _BAND, box.height - 16)
    face = Polygon(band.corners, livery.colour)
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


def full(
    seen: Observation, writing: Writing, seat: int, box: Box, played: int | None = None
) -> tuple[Shape, ...]:
    """A player: name, points, what they are for, jump tokens, action and combat cards."""
    own = seen.seats[seat]
    won = seen.result is not None and seen.result[0] == seat
    inner = box.part(38, 3, -11, -9)
    head, middle, hands = inner.part(bottom=56), inner.part(top=57, bottom=119), inner.part(top=126)
    actions, combat = hands.part(right=194), hands.part(202)
    return (
        *ground(seat, box, is_lit=won or seat in seen.asked),
        *_head(seen, writing, seat, head, won=won),
        *track(seen, writing, seat, middle.part(right=_TRACK)),
        *_jumps(own.jumps, middle.part(_TRACK + 10), writing),
        *_hand("action", seat, own.actions, actions, played),
        *_hand("combat", seat, own.combat, combat),
    )


def brief(
    seen: Observation, writing: Writing, seat: int, box: Box, *, before: int | None = None
) -> tuple[Shape, ...]:
    """On a narrow plate: name, points and goal, and what the points are for.

    If they have changed since ``before``, they shine.
    """
    inner = box.part(_BAND + 14, 5, -14, -7)
    high = inner.height
    name, below = inner.part(bottom=high * 0.31), inner.part(top=high * 0.68)
    middle = inner.part(top=high * 0.31, bottom=high * 0.65)
    wide = 96 if seen.vp[seat] < 10 else 150
    is_new = before is not None and seen.vp[seat] > before
    total = Box(middle.left, middle.top, middle.left + wide, middle.bottom)
    of = writing.text("dungeon-picture-of-goal", goal=seen.setup.goal[seat])
    return (
        *named(writing, seat, name, INK, size=46, lines=1),
        *((Plate(total.grown(-1), theme.TURN, 12, INK, 4),) if is_new else ()),
        label(f"{seen.vp[seat]}", total, INK, size=round(high * 0.4), weight="ExtraBold"),
        label(of, middle.part(wide + 10), INK, size=theme.CHANGING, align="l", least=theme.LEAST),
        *track(seen, writing, seat, below),
    )


def _head(seen: Observation, writing: Writing, seat: int, box: Box, *, won: bool) -> tuple[Shape, ...]:
    """Name on the left; on the right points and goal."""
    points = box.part(-_FIGURES - 72, 0, -_FIGURES)
    of = Box(points.right + 12, box.top + 6, box.right, box.bottom)
    name = Box(box.left, box.top + 6, points.left - (66 if won else 8), box.bottom)
    said = writing.text("dungeon-picture-of-goal", goal=seen.setup.goal[seat])
    return (
        *named(writing, seat, name, INK, size=46, lines=1),
        *(symbol("crown", Box.around((points.left - 24, box.centre[1] + 4), 56, 56), INK) if won else ()),
        label(f"{seen.vp[seat]}", points, INK, size=74, weight="ExtraBold", align="r"),
        label(said, of, INK, size=theme.CHANGING, align="l", least=theme.LEAST),
    )


# ----------------------------------------------------------------------------------- points one by one

_OUT: Final = theme.colour("#2C9150")
_PALE_OUT, _PALE_DEAD = theme.colour("#BFE8C5"), theme.colour("#9A8F85")
"""Grounds of characters that left the maze, and of eliminated ones."""


def track(seen: Observation, writing: Writing, seat: int, box: Box) -> tuple[Shape, ...]:
    """A place for each point up to the goal, filled by what the player scored for, side by side.

    Whoever was carried out has a place after the last.
    """
    found = trophies(seen, seat)
    filled = sum(one.points for one in found)
    places = max(seen.setup.goal[seat], filled)
    wide = places + sum(one.feat == "safe" for one in found)
    side = min(box.height, (box.width + _GAP) / wide - _GAP)
    step, top = side + _GAP, box.centre[1] - side / 2

    def place(number: int, count: int = 1) -> Box:
        return Box.at(box.left + number * step, top, side + (count - 1) * step, side)

    shapes: list[Shape] = []
    at = 0
    for one in found:
        if one.feat == "safe":
            at = max(at, places)
        shapes += _trophy(one, seat, place(at, max(1, one.points)), writing)
        at += max(1, one.points)
    for number in range(filled, places):
        empty = place(number).grown(-1)
        shapes += [
            pieces.slab(seat, empty, BONE_SHADE.mixed(INK, 0.25), side * 0.2),
            pieces.slab(seat, empty.grown(-3), BONE.mixed(INK, 0.07), side * 0.17),
        ]
    return tuple(shapes)


def _trophy(one: Trophy, seat: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """What a player scored for: a character with a door or a skull, a treasure, or a plain point."""
    side = box.height
    if one.token is None:
        whole = (
            pieces.slab(seat, box, INK, side * 0.2),
            pieces.slab(seat, box.grown(-2), BRASS, side * 0.18),
            pieces.slab(seat, box.grown(-5), BONE, side * 0.14),
        )
        if one.feat == "treasure":
            return (*whole, *pieces.still("treasure", box.grown(-side * 0.1)))
        return (*whole, Disc(box.grown(-side * 0.24), BRASS, INK, 3))
    is_dead = one.feat == "dead"
    rim, face = (BLOOD, _PALE_DEAD) if is_dead else (_OUT, _PALE_OUT)
    large = side * (0.58 if one.points < 2 else 0.7)
    sign = Box.at(box.right - large * 0.93, box.top - side * 0.06, large, large)
    if one.points > 1:
        sign = Box.around((box.right - side * 0.5, box.centre[1]), large, large)
    return (
        *pieces.plaque(one.token, box, writing, rim, face),
        Disc(sign, INK),
        Disc(sign.grown(-2), rim),
        *symbol("skull" if is_dead else "door", sign.grown(-large * 0.16), BONE),
    )


# ------------------------------------------------------------------------------------------ the cards

_ALL_CARDS: Final[dict[pieces.Kind, Sequence[int]]] = {
    "action": content.ACTION_CARDS,
    "combat": content.COMBAT_CARDS,
}
_SIGN: Final = 34
"""Size in pixels of the sign of a kind of cards."""


def _hand(
    kind: pieces.Kind, seat: int, cards: Sequence[int], box: Box, played: int | None = None
) -> tuple[Shape, ...]:
    """Cards side by side after their sign: those left as cards, places of used ones empty.

    That of the one just played is framed.
    """
    sign = Box.around((box.left + _SIGN / 2, box.centre[1]), _SIGN, _SIGN)
    shapes: list[Shape] = [*symbol(pieces.SIGN[kind], sign, QUIET)]
    left = list(cards)
    places = box.part(_SIGN + 5).columns(*[1] * len(_ALL_CARDS[kind]), gap=3)
    for value, place in zip(_ALL_CARDS[kind], places, strict=True):
        if value in left:
            left.remove(value)
            shapes += pieces.small_card(kind, f"{value}", place, seat)
        else:
            shapes += pieces.spent_card(place, seat, f"{value}" if value == played else "")
    return tuple(shapes)


def _jumps(count: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """Remaining jump tokens as filled discs after their name."""
    step = 34
    caption = box.part(right=-content.JUMP_CARDS * step - 6)
    text = writing.text("dungeon-picture-jumps")
    shapes: list[Shape] = [label(text, caption, QUIET, size=theme.CONSTANT, align="r", least=theme.LEAST)]
    for number in range(content.JUMP_CARDS):
        x = box.right - (content.JUMP_CARDS - number - 0.5) * step
        pip = Box.around((x, box.centre[1]), 26, 26)
        has = number < count
        shapes.append(Disc(pip, INK if has else BONE, INK if has else BONE_SHADE, 4))
    return tuple(shapes)
