"""Action, combat and jump cards, and the back of a card that is laid in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.games.dungeon_twister.pictures.liveries import (
    BONE,
    BONE_SHADE,
    BRASS,
    BRASS_DARK,
    INK,
    LIVERIES,
    STEEL,
)
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.render.labels import label
from k2bot.render.scene import Box, Pattern, Plate, Polygon

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pictures.symbols import Name
    from k2bot.render.scene import Shape
    from k2bot.render.theme import Colour

Kind: TypeAlias = Literal["action", "combat", "jump"]

_TONE: dict[Kind, Colour] = {"action": BRASS_DARK, "combat": STEEL.mixed(INK, 0.35), "jump": INK}
_SIGN: dict[Kind, Name] = {"action": "bolt", "combat": "swords", "jump": "jump"}

SHAPE = 0.7
"""The width of a card as a share of its height."""


def card(kind: Kind, figure: str, box: Box, *, used: bool = False) -> tuple[Shape, ...]:
    """A card as large as fits into a box: its sign above, its figure below; pale where it is used up."""
    height = min(box.height, box.width / SHAPE)
    whole = Box.around(box.centre, height * SHAPE, height)
    edge = max(1.5, height * 0.035)
    tone = _TONE[kind]
    if used:
        said = label(figure, whole, INK.at(120), size=round(height * 0.4), weight="ExtraBold", least=6)
        return (Plate(whole, BONE.at(40), height * 0.09, INK.at(120), edge), said)
    head = Box(whole.left + edge, whole.top + edge, whole.right - edge, whole.top + height * 0.36)
    foot = Box(whole.left, head.bottom, whole.right, whole.bottom - edge)
    size = round(min(height * 0.52, foot.width / max(1, len(figure)) * 1.3))
    sign = Box.around(head.centre, head.height * 0.82, head.height * 0.82)
    return (
        Plate(whole, INK, height * 0.1, shadow=max(2, round(height * 0.05))),
        Plate(whole.grown(-edge), BONE, height * 0.075),
        Plate(head, tone, height * 0.075, corners=(True, True, False, False)),
        *symbol(_SIGN[kind], sign, BONE if kind != "action" else BRASS.mixed(BONE, 0.55)),
        label(figure, foot, INK, size=size, weight="ExtraBold", least=size),
    )


def card_back(seat: int, box: Box) -> tuple[Shape, ...]:
    """A card that lies face down, in its owner's colour and pattern."""
    height = min(box.height, box.width / SHAPE)
    whole = Box.around(box.centre, height * SHAPE, height)
    edge = max(1.5, height * 0.035)
    livery = LIVERIES[seat]
    inner = whole.grown(-2.4 * edge)
    corners = (
        (inner.left, inner.top),
        (inner.right, inner.top),
        (inner.right, inner.bottom),
        (inner.left, inner.bottom),
    )
    face = Polygon(corners, livery.colour)
    return (
        Plate(whole, INK, height * 0.1, shadow=max(2, round(height * 0.05))),
        Plate(whole.grown(-edge), BONE_SHADE, height * 0.075),
        face,
        Pattern(face, livery.pattern, livery.second),
        *symbol("swords", Box.around(inner.centre, inner.width * 0.62, inner.width * 0.62), livery.letter),
    )
