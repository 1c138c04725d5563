"""A player's plate below or above the maze: points and goal, name, what was scored for, and remaining cards.

Each point has a place in a row, filled by what it was scored for: whoever left the maze, enemies eliminated,
and treasures.
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
from k2bot.games.dungeon_twister.pictures.rooms import NIGHT
from k2bot.render import theme
from k2bot.render.layout import label, named
from k2bot.render.scene import Box, Disc, Pattern, Plate, Polygon, Slab

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
QUIET: Final = INK.mixed(BONE, 0.22)
"""Ink of captions that never change."""
_GAP: Final = 6
"""Between what points were scored for, in pixels."""


def full(seen: Observation, writing: Writing, seat: int, box: Box) -> tuple[Shape, ...]:
    """A player: points on the side of their line, name, what the points are for, cards and jump tokens."""
    won = seen.result is not None and seen.result[0] == seat
    points, rest = _sides(seat, box, _POINTS)
    name, actions, combat = rest.part(16, 8, -10, -12).rows(1.36, 1, 1)
    captions = [writing.text("dungeon-picture-cards"), writing.text("dungeon-picture-combat")]
    wide = min(_CAPTION, max(theme.text_width(one, _CAPTIONS, "SemiBold") for one in captions) + 14)
    own = seen.seats[seat]
    hands: tuple[tuple[pieces.Kind, Sequence[int], Box], ...] = (
        ("action", own.actions, actions),
        ("combat", own.combat, combat),
    )
    whole = box.grown(8)
    shapes: list[Shape] = [
        Plate(whole, NIGHT),
        *ground(box, is_lit=won or seat in seen.asked),
        *_points(seen, writing, seat, points, won=won),
        *_head(seen, writing, seat, name),
        *_jumps(own.jumps, actions.part(wide + 4 * (_CARD + _CLOSE) + 6), writing),
    ]
    for caption, (kind, cards, row) in zip(captions, hands, strict=True):
        place = row.part(right=wide - 12)
        shapes.append(
            label(caption, place, QUIET, size=_CAPTIONS, weight="SemiBold", align="l", least=theme.LEAST)
        )
        shapes += _hand(kind, cards, row.part(wide))
    return (Slab(whole, len(shapes)), *shapes)


def _points(
    seen: Observation, writing: Writing, seat: int, box: Box, *, won: bool = False
) -> tuple[Shape, ...]:
    """Points and goal in a player's colour and pattern; a crown for whoever won."""
    livery, is_left = LIVERIES[seat], seat == 0
    shown = Plate(box, livery.colour, 14, corners=(is_left, not is_left, not is_left, is_left))
    face = Polygon(box.part(12, 0, -12).corners, livery.colour)
    figure, below = box.part(6, 6, -6).rows(0.66, 0.34)
    total, goal = f"{seen.vp[seat]}", f"/{seen.setup.goal[seat]}"
    wide = sum(theme.text_width(text, size, "ExtraBold") for text, size in ((total, 100), (goal, 46)))
    share = min(1.0, (figure.width - 8) / wide, figure.height / 92)
    large, small = round(100 * share), round(46 * share)
    left = figure.centre[0] - wide * share / 2
    cut = left + theme.text_width(total, large, "ExtraBold") + 3
    home = Box(left, figure.top, cut, figure.bottom)
    of = Box(cut + 2, figure.top + large * 0.37, figure.right + 4, figure.bottom)
    said = writing.text("dungeon-picture-points")
    crown = symbol("crown", Box.around(below.centre, 60, 52), livery.letter) if won else ()
    return (
        shown,
        Pattern(face, livery.pattern, livery.second.mixed(livery.colour, 0.4)),
        label(total, home, livery.letter, size=large, weight="ExtraBold", align="l", least=large),
        label(goal, of, livery.letter, size=small, weight="ExtraBold", align="l", least=small),
        *(crown or (label(said, below.moved(0, -8), livery.letter, size=34, least=theme.LEAST),)),
    )


def brief(
    seen: Observation, writing: Writing, seat: int, box: Box, *, is_lit: bool, before: int | None = None
) -> tuple[Shape, ...]:
    """On a narrow plate: points, name, and what they are for, or how many were gained since ``before``."""
    points, rest = _sides(seat, box, _FEW_POINTS)
    upper, lower = rest.part(16, 8, -14, -12).rows(1, 0.9)
    gained = 0 if before is None else seen.vp[seat] - before
    shapes: list[Shape] = [
        *ground(box, is_lit=is_lit),
        *_points(seen, writing, seat, points),
        *named(writing, seat, upper, INK, size=46, lines=1),
    ]
    if gained > 0:
        high = min(lower.height, 84)
        chip = Box.at(lower.left, lower.centre[1] - high / 2, high * 1.5, high)
        shapes += (
            Plate(chip, _OUT.mixed(INK, 0.3), 16),
            label(f"+{gained}", chip, BONE, size=round(high * 0.78), weight="ExtraBold"),
        )
        return tuple(shapes)
    return (*shapes, *_scored(seen, writing, seat, lower))


def ground(box: Box, *, is_lit: bool) -> tuple[Shape, ...]:
    """A player's plate, framed if the player must act."""
    return (*((Plate(box.grown(7), _LIT, 21),) if is_lit else ()), Plate(box, BONE, 14))


def _sides(seat: int, box: Box, wide: float) -> tuple[Box, Box]:
    """A plate's points, on the side of the player's line, and the rest of it."""
    return (box.part(-wide), box.part(0, 0, -wide)) if seat else (box.part(right=wide), box.part(wide))


def _head(seen: Observation, writing: Writing, seat: int, box: Box) -> tuple[Shape, ...]:
    """Name on the left, on the right what the player scored for."""
    step = box.height + _GAP
    count = sum(max(1, one.points) for one in trophies(seen, seat))
    place = box.part(max(box.width * 0.53, box.width - count * step))
    name = Box(box.left, box.top, place.left - 10, box.bottom) if count else box
    return (
        *named(writing, seat, name, INK, size=52, lines=1),
        *_scored(seen, writing, seat, place, is_right=True),
    )


# ----------------------------------------------------------------------------------- points one by one

_OUT: Final = theme.colour("#2C9150")
_LETTERED: Final = 50
"""Size in pixels of a trophy from which the character's letters are legible."""
_PALE_OUT, _PALE_DEAD = theme.colour("#BFE8C5"), theme.colour("#9A8F85")
"""Grounds of characters that left the maze, and of eliminated ones."""


def _scored(
    seen: Observation, writing: Writing, seat: int, box: Box, *, is_right: bool = False
) -> tuple[Shape, ...]:
    """What a player scored for and whom of theirs was carried out, side by side, a place for each point."""
    found = trophies(seen, seat)
    count = sum(max(1, one.points) for one in found)
    step = min(box.height + _GAP, (box.width + _GAP) / max(1, count))
    side, left = step - _GAP, box.left
    if is_right:
        left = box.right - step * count + _GAP
    shapes: list[Shape] = []
    for one in found:
        wide = max(1, one.points)
        place = Box.at(left, box.centre[1] - side / 2, side + (wide - 1) * step, side)
        shapes += _trophy(one, seat, place, writing)
        left += wide * step
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
        *pieces.plaque(one.token, box, writing, rim, face, lettered=side > _LETTERED),
        Disc(sign, INK),
        Disc(sign.grown(-2), rim),
        *symbol("skull" if is_dead else "door", sign.grown(-large * 0.16), BONE),
    )


# ------------------------------------------------------------------------------------------ the cards

_ALL_CARDS: Final[dict[pieces.Kind, Sequence[int]]] = {
    "action": content.ACTION_CARDS,
    "combat": content.COMBAT_CARDS,
}
_POINTS, _FEW_POINTS = 140, 128
"""Width in pixels of the points, on wide plates and on narrow ones."""
_CAPTIONS: Final = 32
_CAPTION: Final = 112
"""Size of captions of hands, and their most width in pixels."""
_CARD, _CLOSE = 34, 3
"""Width in pixels of a card in a hand, and the gap after it."""


def _hand(kind: pieces.Kind, cards: Sequence[int], box: Box) -> tuple[Shape, ...]:
    """Cards side by side: those left as cards, places of used ones empty."""
    left = list(cards)
    shapes: list[Shape] = []
    for number, value in enumerate(_ALL_CARDS[kind]):
        place = Box.at(box.left + number * (_CARD + _CLOSE), box.top + 2, _CARD, box.height - 4)
        if value in left:
            left.remove(value)
            shapes += pieces.small_card(kind, f"{value}", place)
        else:
            shapes.append(pieces.spent_card(place))
    return tuple(shapes)


def _jumps(count: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """Remaining jump tokens as filled discs after their name."""
    step = 27
    caption = box.part(right=-content.JUMP_CARDS * step - 4)
    text = writing.text("dungeon-picture-jumps")
    shapes: list[Shape] = [
        label(text, caption, QUIET, size=_CAPTIONS, weight="SemiBold", align="r", least=theme.LEAST)
    ]
    for number in range(content.JUMP_CARDS):
        x = box.right - (content.JUMP_CARDS - number - 0.5) * step
        pip = Box.around((x, box.centre[1]), 22, 22)
        has = number < count
        shapes.append(Disc(pip, INK if has else BONE, INK if has else BONE_SHADE, 4))
    return tuple(shapes)
