"""Tokens, cards and symbols in the colours and patterns of their owners.

Each character has its own outline with letters, legible from about 22 pixels on. A wounded one lies on its
side with a red rim and a drop of blood. At most two tokens share a square, drawn so that both are visible
(rule 10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import (
    ALL_TOKENS,
    BY_NAME,
    IS_CHARACTER,
    KIND,
    OWNER,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.render import symbols, theme
from k2bot.render.layout import label
from k2bot.render.painting.paint import EMOJI
from k2bot.render.scene import Box, Disc, Pattern, Plate, Polygon, Text
from k2bot.render.symbols import Dot, Face, Line, flat, ring
from k2bot.render.theme import Livery, colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Point, Shape
    from k2bot.render.symbols import Part
    from k2bot.render.theme import Colour

INK = colour("#17120E")
"""Outlines, and letters on light backgrounds."""
BONE = colour("#F3E9D2")
"""Background of objects and cards, and letters on dark backgrounds."""
BONE_SHADE = colour("#D9C7A1")
BRASS = colour("#C9973F")
"""Rims, gears and anything that can be pressed."""
BRASS_DARK = colour("#7A5520")
BLOOD = colour("#B3202C")
"""Wounds and eliminations."""
STEEL = colour("#5D6B78")
"""Combat: swords and combat cards."""

LIVERIES: tuple[Livery, Livery] = (
    Livery(colour("#1D4E9E"), "plain", colour("#1D4E9E"), colour("#FFFFFF")),
    Livery(colour("#FFC52E"), "stripes", colour("#E39A12"), INK),
)
"""By seat."""


_SYMBOLS: Final[dict[str, tuple[Part, ...]]] = {
    "armour": (
        Face(
            "M28 8 C32 22 68 22 72 8 L90 18 L96 40 L80 46 L80 62 C80 80 66 90 50 96 "
            "C34 90 20 80 20 62 L20 46 L4 40 L10 18 Z",
            ("M47 34 L53 34 L53 82 L47 82 Z",),
        ),
    ),
    "sword": (
        Face("M92 4 L97 9 L94 27 L46 75 L25 54 L73 6 Z", ("M84 14 L42 56 L45 59 L87 17 Z",)),
        Line("M18 48 L52 82", 11),
        Line("M33 67 L14 86", 13),
        Dot(11, 89, 9),
    ),
    "rope": (
        Line("M46 54 C-6 50 0 6 46 6 C92 6 100 50 50 54", 12),
        Dot(49, 58, 13),
        Line("M49 62 C40 84 62 78 72 82 C84 86 82 94 94 96", 12),
    ),
    "potion": (
        Face(
            "M36 4 L64 4 L64 14 L60 16 L60 36 C88 46 92 66 88 78 C82 100 18 100 12 78 "
            "C8 66 12 46 40 36 L40 16 L36 14 Z",
            ("M46 16 L54 16 L54 41 C72 47 80 54 80 60 L20 60 C20 54 28 47 46 41 Z",),
        ),
    ),
    "wand": (
        Line("M12 90 L60 42", 13),
        Face("M70 2 L77 20 L96 12 L88 31 L99 42 L81 45 L78 64 L66 49 L48 54 L56 37 L44 22 L63 22 Z"),
    ),
    "treasure": (
        Face("M6 46 L6 40 C6 14 94 14 94 40 L94 46 L60 46 L60 40 L40 40 L40 46 Z"),
        Face("M6 54 L40 54 L40 64 L60 64 L60 54 L94 54 L94 88 L6 88 Z"),
        Dot(50, 52, 6),
    ),
    "swords": (
        Line("M18 8 L74 74", 11),
        Line("M82 8 L26 74", 11),
        Line("M58 82 L84 58", 9),
        Line("M42 82 L16 58", 9),
        Line("M78 78 L90 92", 12),
        Line("M22 78 L10 92", 12),
    ),
    "feet": (
        Face("M30 4 C46 6 48 26 42 44 L20 44 C14 26 16 4 30 4 Z"),
        Face("M20 51 L42 51 C42 66 22 68 20 51 Z"),
        Face("M70 32 C86 34 88 54 82 72 L60 72 C54 54 56 32 70 32 Z"),
        Face("M60 79 L82 79 C82 96 62 97 60 79 Z"),
    ),
    "drop": (Face("M50 2 C62 26 86 46 86 66 C86 110 14 110 14 66 C14 46 38 26 50 2 Z"),),
    "skull": (
        Face(
            "M50 4 C84 4 96 28 92 50 C90 62 82 66 78 70 L76 90 "
            "L24 90 L22 70 C18 66 10 62 8 50 C4 28 16 4 50 4 Z",
            (
                "M30 38 C42 36 44 56 34 58 C22 60 18 42 30 38 Z",
                "M70 38 C58 36 56 56 66 58 C78 60 82 42 70 38 Z",
                "M50 60 L56 72 L44 72 Z",
                "M42 78 L45 78 L45 90 L42 90 Z",
                "M55 78 L58 78 L58 90 L55 90 Z",
            ),
        ),
    ),
    "door": (
        Face(
            "M14 96 L14 42 C14 -6 86 -6 86 42 L86 96 L72 96 L72 42 C72 14 28 14 28 42 L28 96 Z",
        ),
        Face("M36 62 L52 62 L52 50 L76 69 L52 88 L52 76 L36 76 Z"),
    ),
    "jump": (
        Line("M10 74 C16 6 76 6 84 56", 12),
        Face("M66 50 L99 46 L86 80 Z"),
        Line("M28 92 L68 92", 12),
    ),
    "hidden": symbols.HIDDEN,
    "right": symbols.RIGHT,
    "crown": (
        Face("M6 24 L28 48 L50 10 L72 48 L94 24 L86 76 L14 76 Z"),
        Face("M14 82 L86 82 L86 94 L14 94 Z"),
    ),
    "bolt": (Face("M60 2 L16 58 L44 58 L34 98 L84 38 L54 38 Z"),),
    "scales": (
        Line("M50 10 L50 88", 9),
        Line("M28 92 L72 92", 10),
        Line("M14 24 L86 24", 9),
        Face("M14 24 L30 60 L-2 60 Z", ("M14 38 L22 56 L6 56 Z",)),
        Face("M86 24 L102 60 L70 60 Z", ("M86 38 L94 56 L78 56 Z",)),
    ),
}  # fmt: skip


def symbol(name: str, box: Box, fill: Colour) -> tuple[Shape, ...]:
    """A symbol fitted into a box, centred."""
    return symbols.placed(_SYMBOLS[name], box, fill)


def thing(token: int, box: Box) -> tuple[Shape, ...]:
    """An object filling a box: its symbol on bone, in a ring of its owner's colour and pattern."""
    side = min(box.width, box.height)
    whole = Box.around(box.centre, side, side)
    livery = LIVERIES[OWNER[token]]
    edge = max(1.2, side * 0.035)
    band, face = Disc(whole.grown(-edge), livery.colour), whole.grown(-side * 0.145)
    return (
        Disc(whole, INK),
        band,
        Pattern(band, livery.pattern, livery.second),
        Disc(face.grown(edge * 0.7), INK),
        Disc(face, BONE),
        *symbol(KIND[token], whole.grown(-side * 0.22), INK),
    )


def load(token: int, box: Box) -> tuple[Shape, ...]:
    """A carried object: its symbol as large as possible, in a thin ring of its owner's colour."""
    side = min(box.width, box.height)
    whole = Box.around(box.centre, side, side)
    edge = max(1.5, side * 0.04)
    return (
        Disc(whole, INK),
        Disc(whole.grown(-edge), LIVERIES[OWNER[token]].colour),
        Disc(whole.grown(-2.2 * edge), BONE),
        *symbol(KIND[token], whole.grown(-side * 0.13), INK),
    )


def back(seat: int, box: Box, count: int | None = None) -> tuple[Shape, ...]:
    """A face-down token, or a stack of them in one colour."""
    side = min(box.width, box.height)
    whole = Box.around(box.centre, side, side)
    livery = LIVERIES[seat]
    edge = max(1.2, side * 0.04)
    face = Disc(whole.grown(-2.4 * edge), livery.colour)
    said: tuple[Shape, ...]
    if count is None:
        said = symbol("hidden", whole.grown(-side * 0.26), livery.letter)
    else:
        size = round(side * 0.6)
        said = (label(f"{count}", whole, livery.letter, size=size, weight="ExtraBold", least=size),)
    return (
        Disc(whole, INK),
        Disc(whole.grown(-edge), BRASS),
        face,
        Pattern(face, livery.pattern, livery.second),
        *said,
    )


class Figure(NamedTuple):
    """A character's shape on a 100 by 100 grid: outline, and space for its letters."""

    outline: str
    middle: float = 50
    """Vertical centre of the letters."""
    room: float = 70
    """Width available for letters."""
    badge_above: bool = False
    """Whether the load goes to the upper right, because the letters are low."""


_COGS: Final = tuple(
    ((cog + edge) / 8, reach)
    for cog in range(8)
    for edge, reach in ((-0.32, 39), (-0.2, 49), (0.2, 49), (0.32, 39))
)

FIGURES: Final[dict[str, Figure]] = {
    "cleric": Figure("M50 2 C78 14 92 38 92 60 L92 96 L8 96 L8 60 C8 38 22 14 50 2 Z", 58, 72),
    "goblin": Figure(
        "M0 12 L27 25 C36 14 64 14 73 25 L100 12 L86 52 C82 80 64 97 50 98 C36 97 18 80 14 52 Z", 52, 64
    ),
    "mekanork": Figure(ring(*_COGS), 50, 66),
    "thief": Figure(
        "M50 0 C62 8 92 38 100 50 C92 62 62 92 50 100 C38 92 8 62 0 50 C8 38 38 8 50 0 Z", 50, 68
    ),
    "troll": Figure("M22 4 L78 4 L98 26 L98 80 L84 97 L16 97 L2 80 L2 26 Z", 51, 82),
    "wallwalker": Figure(
        "M50 2 C82 2 95 26 95 50 L95 97 L80 86 L65 97 L50 86 L35 97 L20 86 L5 97 L5 50 C5 26 18 2 50 2 Z",
        47,
        76,
    ),
    "warrior": Figure(
        "M6 12 C24 14 38 10 50 2 C62 10 76 14 94 12 L94 46 C94 74 72 92 50 99 C28 92 6 74 6 46 Z", 46, 74
    ),
    "wizard": Figure(
        "M62 0 C66 14 74 30 84 54 C94 60 100 70 100 78 C96 92 76 98 50 98 C24 98 4 92 0 78 "
        "C0 70 6 60 16 54 C26 32 38 14 62 0 Z",
        68,
        70,
        badge_above=True,
    ),
}
"""By kind."""

_LYING, _CARRIED = 0.6, 0.5
"""Height of a lying figure as a fraction of its width; and of one lying at its carrier's feet."""
_LETTERS = 54
"""Font size of letters in a token of 100 pixels, if there is room."""
_LETTERED: Final = 26
"""Token size in pixels below which letters are illegible and only the outline is drawn."""


def letters(token: int, writing: Writing) -> str:
    """The one or two letters of a character."""
    # words: dungeon-letters-*
    return writing.text(f"dungeon-letters-{KIND[token]}")


def character(token: int, box: Box, writing: Writing, *, wounded: bool = False) -> tuple[Shape, ...]:
    """A character filling a box."""
    if wounded:
        return _lying(token, box, writing, _LYING)
    figure = FIGURES[KIND[token]]
    side = min(box.width, box.height)
    unit = side / 100
    left, top = box.centre[0] - side / 2, box.centre[1] - side / 2
    points = tuple((left + x * unit, top + y * unit) for x, y in flat(figure.outline))
    centre = (left + 50 * unit, top + figure.middle * unit)
    return _body(token, points, centre, (figure.room * unit, _LETTERS * unit), writing)


def token(number: int, box: Box, writing: Writing, *, wounded: bool = False) -> tuple[Shape, ...]:
    """A token of any kind, filling a box."""
    return character(number, box, writing, wounded=wounded) if IS_CHARACTER[number] else thing(number, box)


def _lying(token: int, box: Box, writing: Writing, height: float) -> tuple[Shape, ...]:
    """The figure lying at the bottom of a square in the box, with a drop of blood."""
    figure = FIGURES[KIND[token]]
    side = min(box.width, box.height)
    unit = side / 100
    whole = Box.around(box.centre, side, side)
    points = tuple(
        (whole.left + (100 - y) * unit, whole.bottom - (100 - x) * unit * height)
        for x, y in flat(figure.outline)
    )
    broad = 100 - max(50.0, figure.middle)
    middle = (whole.left + broad * unit, whole.bottom - 50 * unit * height)
    # The drop belongs to the wounded character: at its head, half over its rim.
    drop = Box.at(whole.right - 34 * unit, whole.bottom - (100 * height + 12) * unit, 34 * unit, 34 * unit)
    room = (min(80.0, 2.1 * broad) * unit, 84 * height * unit)
    return (
        *_body(token, points, middle, room, writing, wounded=True),
        Disc(drop.grown(2.5 * unit), INK),
        Disc(drop, BLOOD),
        *symbol("drop", drop.grown(-5 * unit), BONE),
    )


def _body(
    token: int,
    points: tuple[Point, ...],
    middle: Point,
    room: tuple[float, float],
    writing: Writing,
    *,
    wounded: bool = False,
) -> tuple[Shape, ...]:
    """The outline with its rim and letters; ``room`` is the letters' width and size."""
    livery = LIVERIES[OWNER[token]]
    side = max(x for x, _ in points) - min(x for x, _ in points)
    body = Polygon(points, livery.colour)
    rim = max(1.5, side * 0.045)
    shapes = (
        Polygon(points, INK, INK, 2.6 * rim),
        Polygon(points, INK, BLOOD if wounded else BONE, 1.3 * rim),
        body,
        Pattern(body, livery.pattern, livery.second),
    )
    if side < _LETTERED:
        return shapes
    said = letters(token, writing)
    wide = theme.text_width(said, 100, "ExtraBold") / 100
    size = max(10, min(round(room[1]), int(room[0] / wide)))
    box = Box.around(middle, room[0] * 1.3, size * 1.3)
    at = (middle[0], round(middle[1] + size * 0.365))
    edge = max(1, round(side * 0.03))
    return (*shapes, Text(said, at, size, livery.letter, box, "ExtraBold", "ms", livery.colour, edge))


def by_square(seen: Observation) -> dict[int, tuple[int, ...]]:
    """Tokens by square, in token order."""
    found: dict[int, tuple[int, ...]] = {}
    for token in ALL_TOKENS:
        place = seen.at[token]
        if place < SQUARES:
            found[place] = (*found.get(place, ()), token)
    return found


def is_wounded(seen: Observation, token: int) -> bool:
    """Whether a character is wounded."""
    return bool(seen.wounded >> token & 1)


def group(seen: Observation, tokens: Sequence[int], box: Box, writing: Writing) -> tuple[Shape, ...]:
    """The tokens of one square in a box: the carrier on top, its load as a badge at the lower right."""
    people = sorted(
        (token for token in tokens if IS_CHARACTER[token]), key=lambda token: is_wounded(seen, token)
    )
    things = [token for token in tokens if not IS_CHARACTER[token]]
    side = min(box.width, box.height)
    whole = Box.around(box.centre, side, side)
    if len(people) > 1:
        upper = Box.at(whole.left - side * 0.03, whole.top - side * 0.04, side * 0.62, side * 0.62)
        # A wounded character lies flat enough to leave room for its carrier.
        return (*_lying(people[1], whole, writing, _CARRIED), *character(people[0], upper, writing))
    if people and things:
        return _laden(seen, people[0], things[0], whole, writing)
    if people:
        return character(people[0], whole, writing, wounded=is_wounded(seen, people[0]))
    return tuple(shape for token in things for shape in thing(token, whole.grown(-side * 0.08)))


def _laden(seen: Observation, who: int, what: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """A character with its load, placed to cover no letter."""
    side = box.width
    if is_wounded(seen, who):
        badge = Box.at(box.left - side * 0.08, box.top - side * 0.1, side * 0.56, side * 0.56)
        return (*character(who, box, writing, wounded=True), *load(what, badge))
    small, large = side * 0.6, side * 0.84
    above = FIGURES[KIND[who]].badge_above
    body = Box.at(box.left, box.bottom - large if above else box.top, large, large)
    top = box.top if above else box.bottom - small
    return (
        *character(who, body, writing),
        *load(
            what,
            Box.at(box.right - small + side * 0.1, top + side * 0.1 * (-1 if above else 1), small, small),
        ),
    )


Kind: TypeAlias = Literal["action", "combat", "jump"]

_TONE: dict[Kind, Colour] = {"action": BRASS_DARK, "combat": STEEL.mixed(INK, 0.35), "jump": INK}
_SIGN: dict[Kind, str] = {"action": "bolt", "combat": "swords", "jump": "jump"}

SHAPE = 0.7
"""Width of a card as a fraction of its height."""


def card(kind: Kind, figure: str, box: Box) -> tuple[Shape, ...]:
    """A card fitted into a box: symbol above figure."""
    height = min(box.height, box.width / SHAPE)
    whole = Box.around(box.centre, height * SHAPE, height)
    edge = max(1.5, height * 0.035)
    tone = _TONE[kind]
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
    """A face-down card in its owner's colour and pattern."""
    height = min(box.height, box.width / SHAPE)
    whole = Box.around(box.centre, height * SHAPE, height)
    edge = max(1.5, height * 0.035)
    livery = LIVERIES[seat]
    inner = whole.grown(-2.4 * edge)
    face = Polygon(inner.corners, livery.colour)
    return (
        Plate(whole, INK, height * 0.1, shadow=max(2, round(height * 0.05))),
        Plate(whole.grown(-edge), BONE_SHADE, height * 0.075),
        face,
        Pattern(face, livery.pattern, livery.second),
        *symbol("swords", Box.around(inner.centre, inner.width * 0.62, inner.width * 0.62), livery.letter),
    )


def emoji_of(token: str) -> str:
    """Emoji name of a token, as in ``dungeon_thief_b``."""
    colour, _, kind = token.partition(".")
    return f"dungeon_{kind}_{colour}"


def emojis(writing: Writing) -> dict[str, tuple[Shape, ...]]:
    """All emoji as shapes, by name."""
    box = EMOJI.grown(-5)
    return {emoji_of(name): token(BY_NAME[name], box, writing) for name in TOKENS}
