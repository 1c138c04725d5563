"""Cards in pictures: drawings, a hand to choose from, and all players' revealed cards."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import Card, Cards, content
from k2bot.games.k2.pictures import scenery
from k2bot.games.k2.pictures.palette import AIR, DANGER, MOVEMENT, ROPE, Name, symbol
from k2bot.games.k2.pictures.pieces import Writing, risk_sign, signed, symbol_part
from k2bot.render import theme
from k2bot.render.layout import (
    Column,
    Fixed,
    Label,
    Part,
    Row,
    Stack,
    plate,
    strong_text,
    text_column,
)
from k2bot.render.scene import Area, Box, Decal, Disc, Plate, Point, Polygon, Scene, Shape, Shapes, Stroke
from k2bot.render.symbols import flatten_path, transformed_point
from k2bot.render.theme import HIGHLIGHT, INK, MIST, PAPER, PAPER_SHADE, SLATE, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.k2.pictures.situation import Situation

_SOLE = "M50 2 C74 2 82 24 75 46 C73 54 69 60 67 65 L36 65 C33 57 28 50 26 40 C23 18 32 2 50 2 Z"
_HEEL = "M36 73 L67 73 C70 88 66 99 51 99 C36 99 33 88 36 73 Z"
_TREADS = ((18, 29, 74), (34, 26, 77), (50, 30, 73), (84, 36, 67))
"""Gaps in a boot sole: height, left and right end."""

_BODY = "M14 40 C14 20 66 20 66 40 L66 126 C66 138 14 138 14 126 Z"
_MASK = "M96 66 C118 54 140 66 142 88 C143 108 126 122 112 118 C96 112 88 84 96 66 Z"
_HOSE = "M40 8 C70 -14 96 10 92 40 C90 56 104 50 108 66"
_BREATHS = (
    "M128 40 C140 30 134 14 122 20",
    "M152 100 C172 104 178 84 166 76",
)
_CARABINER = "M36 10 C20 10 20 34 30 50 C38 62 62 62 70 50 C80 34 80 10 64 10 Z"


def darkened(fill: Colour, share: float = 0.3) -> Colour:
    """A darker shade of a card's colour."""
    return fill.mixed(INK, share)


_ETCHED, _LIT = 0.3, 0.62
"""How much a drawing behind numbers is darkened, and one above its number lightened, so that kinds can be
told apart on a phone."""
_WALK: tuple[tuple[tuple[float, float, float], ...], ...] = (
    (),
    ((0.5, 0.5, 1.0),),
    ((0.3, 0.58, 0.86), (0.7, 0.42, 0.86)),
    ((0.17, 0.63, 0.74), (0.5, 0.5, 0.74), (0.83, 0.37, 0.74)),
)
"""By number of steps: positions of boot prints (fractions of the box) and length (fraction of its height)."""


def prints(box: Box, fill: Colour, count: int) -> Iterator[Shape]:
    """One boot print per step, alternating left and right, rising through a box."""
    for number, (x, y, size) in enumerate(_WALK[count]):
        centre = (box.left + box.width * x, box.top + box.height * y)
        yield from _print(centre, box.height * size, fill, left=number % 2 == 1)


def _print(centre: Point, size: float, fill: Colour, *, left: bool) -> Shapes:
    way = -1 if left else 1

    def placed(points: tuple[Point, ...]) -> tuple[Point, ...]:
        turn = math.radians(24)
        return tuple(transformed_point((way * (x - 50), y - 50), centre, size / 100, turn) for x, y in points)

    tone = fill.mixed(WHITE, _LIT)
    return (
        Polygon(placed(flatten_path(_SOLE)), tone),
        Polygon(placed(flatten_path(_HEEL)), tone),
        *(Stroke(placed(((start, y), (end, y))), fill, size * 0.045) for y, start, end in _TREADS),
    )


def rope_coil(box: Box, fill: Colour) -> Shapes:
    """A coil of rope on a carabiner."""
    unit = min(box.width, box.height / 1.25) / 100
    x, top = box.centre[0], box.centre[1] - 62 * unit
    tone, deep = darkened(fill, _ETCHED), darkened(fill, _ETCHED + 0.16)
    rings = [
        Stroke(
            tuple(
                (
                    x + unit * width * math.sin(turn / 40 * math.tau),
                    top + unit * (72 - height * math.cos(turn / 40 * math.tau)),
                )
                for turn in range(41)
            ),
            tone,
            9 * unit,
        )
        for width, height in ((46, 52), (34, 40), (22, 28))
    ]
    clip = tuple(
        (x + (px - 50) * unit * 0.62, top + (py - 12) * unit * 0.86) for px, py in flatten_path(_CARABINER)
    )
    wrap = Box.from_centre((x, top + 34 * unit), 26 * unit, 40 * unit)
    return (
        *rings,
        Polygon(wrap.corners, deep),
        *(
            Stroke(((wrap.left, y), (wrap.right, y - 5 * unit)), tone, 3.5 * unit)
            for y in (wrap.top + 10 * unit, wrap.top + 21 * unit, wrap.top + 32 * unit)
        ),
        Stroke((*clip, clip[0]), deep, 7 * unit),
    )


def oxygen_bottle(box: Box, fill: Colour) -> Shapes:
    """An oxygen bottle with mask and breath."""
    unit = min(box.width / 180, box.height / 150)
    left, top = box.centre[0] - 90 * unit, box.centre[1] - 66 * unit

    def placed(path: str) -> tuple[Point, ...]:
        return tuple((left + x * unit, top + y * unit) for x, y in flatten_path(path))

    tone, deep, middle = fill.mixed(WHITE, _LIT), darkened(fill, 0.5), fill.mixed(WHITE, 0.42)
    return (
        Stroke(placed(_HOSE), middle, 9 * unit),
        Polygon(placed("M34 4 L46 4 L46 28 L34 28 Z"), middle),
        Stroke(placed("M26 4 L54 4"), tone, 9 * unit),
        Polygon(placed(_BODY), tone),
        Polygon(placed("M14 52 L66 52 L66 66 L14 66 Z"), deep),
        Polygon(placed("M14 74 L66 74 L66 79 L14 79 Z"), deep),
        Polygon(placed(_MASK), tone),
        Disc(Box.from_centre((left + 118 * unit, top + 96 * unit), 22 * unit), deep),
        *(Stroke(placed(path), tone, 6 * unit) for path in _BREATHS),
    )


# -------------------------------------------------------------------------------------------- cards

KINDS: dict[str, tuple[Colour, Name]] = {
    "movement": (MOVEMENT, "boot"),
    "rope": (ROPE, "rope"),
    "acclimatization": (AIR, "bottle"),
}
"""Colour and symbol of each kind of card."""

SIZE = (306, 452)
"""Size of a large card in pixels."""
SHADE = 30
"""Maximum reach of a large card's shadow in pixels."""

_PAPER = PAPER.mixed(WHITE, 0.4)
_EDGE = PAPER_SHADE.mixed(INK, 0.3)
_PUT_BY = MIST.mixed(SLATE, 0.45)
_ASIDE_GREY, _QUIET = 0.6, 0.5
"""Share of grey in small cards that are set aside, and in those that don't count for the risk sum."""
_NOT_CHOSEN = 0.25
"""Shadow on the other cards once the choice is made; they keep their colour, which tells kinds apart."""
_THICK = 1.7
"""Scale of the rope across a large rope card."""
_TWINE = theme.parse_colour("#F3DDB8")
_WORD, _KIND_SIZES = 64, range(theme.NUMBER, theme.LEAST_TEXT - 1, -1)
"""Height in pixels of a card's foot, and sizes of the word there, the best first."""


_FAR_RANGE: tuple[Point, ...] = (
    (0, 0.5), (0.13, 0.4), (0.24, 0.46), (0.5, 0.14), (0.66, 0.36), (0.78, 0.29), (1, 0.5), (1, 1), (0, 1),
)  # fmt: skip
_NEAR_RANGE: tuple[Point, ...] = (
    (0, 0.72), (0.2, 0.6), (0.34, 0.68), (0.6, 0.52), (0.78, 0.66), (1, 0.56), (1, 1), (0, 1),
)  # fmt: skip
"""Mountains on a card, as fractions of its field."""
_CAPS: tuple[tuple[Point, ...], ...] = (
    ((0.5, 0.14), (0.585, 0.257), (0.53, 0.235), (0.5, 0.28), (0.46, 0.24), (0.4, 0.267)),
    ((0.78, 0.29), (0.835, 0.342), (0.78, 0.335), (0.734, 0.317)),
)
"""Snow on their summits."""


def _stock(box: Box, edge: float, shadow: int, paper: Colour = _PAPER) -> Shapes:
    """The paper of a card, its thickness visible at the lower edge."""
    return (Plate(box.translated(0, 5), _EDGE, edge, shadow=shadow), Plate(box, paper, edge))


def large_card(
    card: Card, box: Box, writing: Writing, *, dim: float = 0, paper: Colour = _PAPER
) -> Iterator[Shape]:
    """Large card of a hand: its kind as word, symbol and drawing, and its numbers as large as possible.

    ``dim`` is how dark the shadow on it is; its edge is ``paper``. The words of all kinds are as large.
    """
    fill = darkened(KINDS[card.kind][0], dim)
    unit = box.width / SIZE[0]
    inner = box.expanded(-14 * unit)
    foot = inner.part(top=-_WORD)
    field = inner._replace(bottom=foot.top)
    yield from _stock(box, 34 * unit, 10, darkened(paper, dim))
    yield Plate(inner, fill, 24 * unit)
    yield from _mountain_range(inner._replace(bottom=foot.top + 20 * unit), fill)
    yield from _rope(card, field, fill, unit) if card.is_rope else _single_number(card, field, fill, unit)
    yield Plate(foot, darkened(fill, 0.5), 24 * unit, corners=(False, False, True, True))
    yield Plate(inner.expanded(-7 * unit), fill.with_alpha(0), 18 * unit, _PAPER.with_alpha(76), 2.5)
    line = Box(foot.left + 10, foot.top - 2, foot.right - 10, foot.bottom - 6)
    size = next(size for size in _KIND_SIZES if _kinds_fit(writing, size, line.width))
    yield from _kind(card.kind, writing, size).place(line)


def _scaled_polygon(corners: Sequence[Point], box: Box, fill: Colour) -> Polygon:
    """An outline in fractions of its box."""
    return Polygon(tuple((box.left + x * box.width, box.top + y * box.height) for x, y in corners), fill)


def _mountain_range(box: Box, fill: Colour) -> Shapes:
    """Mountains under a pale sky, in tones of a card's colour."""
    sun = Box.from_centre(
        (box.left + 0.8 * box.width, box.top + 0.17 * box.height), *(2 * (0.24 * box.width,))
    )
    return (
        Polygon(box.part(top=0.04 * box.height).corners, darkened(fill, 0.07)),
        Disc(sun, fill),
        _scaled_polygon(_FAR_RANGE, box, darkened(fill, 0.1)),
        _scaled_polygon(_NEAR_RANGE, box, darkened(fill, 0.2)),
        *(_scaled_polygon(cap, box, fill) for cap in _CAPS),
    )


def _kind(kind: str, writing: Writing, size: int) -> Row:
    """A card's kind: symbols and word, centred."""
    # Movement points go up or down; for cards with a single number, readers asked whether they do.
    marks: tuple[Name, ...] = ("up", "down") if kind == "movement" else (KINDS[kind][1],)
    side = round((0.78 if len(marks) == 1 else 0.65) * size)
    signs = Row(tuple(symbol_part(mark, side, WHITE) for mark in marks), gap=1)
    word = writing.text(f"picture-card-{kind}")  # words: picture-card-*
    return Row((signs, Label(word, WHITE, size, least=theme.LEAST_TEXT)), gap=10, align="middle")


@lru_cache(maxsize=64)
def _kinds_fit(writing: Writing, size: int, width: float) -> bool:
    """Whether the words of all kinds fit into a width in this size; in the least one they're narrowed."""
    return size == _KIND_SIZES[-1] or all(_kind(kind, writing, size).width <= width for kind in KINDS)


def _number(card: Card) -> str:
    """The number of a card that has one."""
    return signed(card.up) if card.is_acclimatization else str(card.up)


def _single_number(card: Card, field: Box, fill: Colour, unit: float) -> Shapes:
    """A single number below its drawing."""
    # The tick of a chosen card is on the middle of its upper edge.
    art = field.part(16 * unit, 30 * unit, -16 * unit, 0.47 * field.height)
    drawing = prints(art, fill, card.up) if card.is_movement else oxygen_bottle(art, fill)
    room = field.part(8, 0.45 * field.height, -8, -8 * unit)
    return (*drawing, strong_text(_number(card), room, WHITE, round(190 * unit)))


def _rope(card: Card, field: Box, fill: Colour, unit: float) -> Shapes:
    """A rope card: points up in the upper half, points down in the lower, a rope between."""
    shapes = [*rope_coil(field.expanded(-12 * unit), fill)]
    # The tick of a chosen card is on the middle of its upper edge.
    for half, mark, pays in rope_halves(card, field.part(top=16 * unit)):
        arrow = Box.from_centre((half.left + 72 * unit, half.centre[1]), 92 * unit, 104 * unit)
        room = Box(arrow.right + 4, half.top + 4, half.right - 40 * unit, half.bottom)
        number = strong_text(str(pays), room, WHITE, round(140 * unit))
        shapes += [*symbol(mark, arrow, _TWINE), number]
    return (*shapes, *twisted_rope(field.left, field.right, field.centre[1] + 8 * unit, _THICK * unit))


def rope_halves(
    card: Card, box: Box, upper: float = 0.5
) -> tuple[tuple[Box, Name, int], tuple[Box, Name, int]]:
    """The two parts of a rope card, each with its arrow and points; ``upper`` is the first one's share."""
    upper_half, lower_half = box.rows(upper, 1 - upper)
    return (upper_half, "up", card.up), (lower_half, "down", card.down)


def twisted_rope(left: float, right: float, y: float, scale: float = 1) -> Shapes:
    """A twisted rope across a card, like those on the mountain."""
    ends = ((left, y), (right, y))
    return (
        Stroke(ends, INK.with_alpha(120), 16 * scale),
        Stroke(ends, ROPE.mixed(INK, 0.35), 11 * scale),
        Stroke(ends, _TWINE, 6 * scale, (10 * scale, 10 * scale)),
    )


_TILE = Box(8, 2, 120, 126)
"""Box of a card in its emoji."""


def card_emoji(card: Card) -> Shapes:
    """A card recognisable at 20 pixels: its colour, symbol and the largest possible number."""
    return small_card(card, _TILE)


_BROAD, _COUNTS = 1.15, 0.53
"""Width relative to height above which a small card counts as wide; and share of a rope card's upper part if
only that counts."""


def small_card(card: Card, box: Box, *, pale: bool = False, for_risk: bool = False) -> Shapes:
    """Small card: symbol above number, or before it on a wide card; for a rope, points up above points down.

    ``for_risk`` tones down what doesn't count for the risk sum: air cards, and a rope's points down, which
    are smaller, too.
    """
    colour, mark = KINDS[card.kind]
    dim = _ASIDE_GREY if pale else _QUIET if for_risk and card.is_acclimatization else 0
    fill, inner = colour.mixed(SLATE, dim), box.expanded(-7)
    shapes: list[Shape] = [*_stock(box, 18, 6, _PUT_BY if dim else _PAPER), Plate(inner, fill, 12)]
    if not card.is_rope:
        room = inner.expanded(-2)
        head, foot = room.columns(0.36, 0.64) if box.width > _BROAD * box.height else room.rows(0.4, 0.6)
        number = strong_text(_number(card), foot, WHITE, round(min(1.2 * foot.height, 104)))
        return (*shapes, *symbol(mark, head.expanded(-3), WHITE), number)
    parts = rope_halves(card, inner, _COUNTS if for_risk else 0.5)
    shade = darkened(fill, 0.42 if for_risk else 0.22)
    shapes.append(Plate(parts[1][0], shade, 12, corners=(False, False, True, True)))
    for half, way, pays in parts:
        ink, tone = (one.mixed(shade, 0.08 if for_risk and way == "down" else 0) for one in (WHITE, _TWINE))
        arrow, room = half.columns(0.48, 0.52)
        number = strong_text(str(pays), room, ink, round(0.98 * half.height))
        shapes += [*symbol(way, arrow.expanded(-0.08 * half.height), tone), number]
    return (*shapes, *twisted_rope(inner.left, inner.right, parts[1][0].top, 0.55))


# ------------------------------------------------------------------------------------- the player's hand

_LARGE = 3
"""Greatest number of cards that are shown in full size."""
_CARD, _GAP = 0.78, 33
"""Size of a card in a hand of six, relative to a large one, and the gap in pixels."""
_FRAME = 7
"""Pixels by which a chosen card's frame is larger than the card: less than a quarter of the gap."""
_RAISED = 76
_FOOT = 206
_TICK = 76
"""Diameter of a chosen card's tick, on the middle of its upper edge."""
_SIGN, _RISK_NAME_WIDTH = 66, 300
"""Side of a total's sign, and width of the name of the risk sum."""
_SHARES = (1.4, 1, 0.75, 1.3)
"""Relative widths of the prompt, and of the totals: movement points, air, risk sum with its rule."""


@dataclass(frozen=True, slots=True)
class HandPicture:
    """A hand for its owner only, in the order given."""

    cards: Cards
    chosen: tuple[int, ...] = ()
    """Indices into ``cards``."""
    committed: bool = False
    """Whether the choice is made."""
    situation: Situation | None = None
    """Game state shown with the hand; None in an example."""
    is_final: bool = False
    """Whether the choice can no longer be made or changed."""
    is_advice: bool = False
    """Whether a hint recommends these cards, which aren't chosen yet."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture. Raises ValueError for an index without a card."""
        cards, chosen, committed = self.cards, self.chosen, self.committed
        strange = [place for place in chosen if not 0 <= place < len(cards)]
        if strange:
            raise ValueError(
                f"there is no card at {strange}: the hand has {len(cards)} cards, counted from 0"
            )
        frame = Box(0, 0, *theme.FRAME)
        seen = self.situation
        shapes: list[Shape] = [
            seen.ground if seen else scenery.mountain_backdrop("easy", "clear", "dawn", share=0.7)
        ]
        dim = _NOT_CHOSEN if committed else 0
        areas = []
        for number, (card, place) in enumerate(zip(cards, _places(len(cards)), strict=True)):
            box = place.translated(0, -_RAISED) if number in chosen and len(cards) > _LARGE else place
            shapes += _card(card, box, writing, dim, chosen=number in chosen)
            areas.append(
                Area(f"card {number}", box._replace(top=box.top - _TICK) if number in chosen else box)
            )
        if seen:
            notes, noted = seen.notes(writing, is_brief=self._shows_situation)
            shapes += notes
            areas += noted
        foot = Box(0, frame.bottom - _FOOT, frame.right, frame.bottom)
        shapes += self._sums(foot, writing)
        return Scene(*theme.FRAME, INK, tuple(shapes), (*areas, Area("sums", foot)), still=1)

    @property
    def _shows_situation(self) -> bool:
        """Whether the foot has the situation, since nothing is chosen yet that could have totals."""
        return self.situation is not None and not (self.chosen or self.committed or self.is_final)

    def _sums(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """Cards still to choose, and totals of the chosen ones: points up or down, air, and risk sum.

        Before any is chosen, the situation instead: three zeros took a third of the picture.
        """
        chosen = [self.cards[place] for place in sorted(set(self.chosen))]
        ground, ink = (INK, WHITE) if self.committed else (PAPER, INK)
        yield Plate(box, ground)
        if self.is_final and not self.committed:
            word = writing.text("picture-in-hand", count=len(self.cards))
            yield strong_text(word, box.expanded(-28), ink, 72)
            return
        inner = box.part(24, 20, -24, -20)
        if self.situation and self._shows_situation:
            around = self.situation.tiles(writing)
            state, *tiles = inner.columns(1, *(1 for _ in around), gap=16)
            yield from self._state(0, state.width, writing).place(state)
            for part, tile in zip(around, tiles, strict=True):
                yield from Decal.wrap(part.place(tile), tile.expanded(4))
            return
        state, *tiles = inner.columns(*_SHARES, gap=18)
        yield from self._state(len(chosen), state.width, writing).place(state)
        alone = bool(self.situation and self.situation.alone)
        for total, tile in zip(_totals(content.sums(chosen), writing, alone=alone), tiles, strict=True):
            yield from Decal.wrap(total.place(tile), tile.expanded(4))

    def _state(self, chosen: int, width: float, writing: Writing) -> Part:
        """Cards still to choose, or a tick with what is done, above what can still be done."""
        missing = min(content.CARDS_A_DAY, len(self.cards)) - chosen
        text = writing.text(
            "picture-choose", stage="none" if not chosen else "some" if missing else "all", count=missing
        )
        fill, ink, is_done, note = PAPER_SHADE, INK, not missing, "" if missing else "picture-choose-done"
        if self.is_advice:
            text, is_done, note = writing.text("picture-advice"), False, ""
        if self.committed:
            fill, ink, text = INK.mixed(WHITE, 0.12), WHITE, writing.text("picture-committed")
            note = "" if self.is_final else "picture-committed-open"
        tick = (Fixed(_TICK, _TICK, _tick),) if is_done else ()
        room = width - 28 - (_TICK + 16 if tick else 0)
        one = Label(text, ink, 66, "ExtraBold", "start" if tick else "middle")
        short = one.narrow(room)
        words: Part = short if short.size >= theme.NUMBER else text_column(text, room, one, least=theme.SMALL)
        if note:
            # words: picture-choose-done, picture-committed-open
            lower = Label(writing.text(note), ink, theme.BODY, least=theme.CONSTANT_TEXT).narrow(room)
            words = Column((replace(short, height=84), replace(lower, height=52)))
        row = Row((*tick, words), gap=16, align="middle")
        return Stack((plate(fill, 24), row), inset=(14, 0, 14, 0))


def _tick(box: Box) -> Shapes:
    """The tick of a chosen card."""
    return (Disc(box, HIGHLIGHT, WHITE, 6), *symbol("tick", box.expanded(-18), INK))


def _places(count: int) -> tuple[Box, ...]:
    """Boxes of the cards, evenly spaced."""
    size = 1 if count <= _LARGE else _CARD
    width, height = size * SIZE[0], size * SIZE[1]
    left = (theme.FRAME[0] - count * (width + _GAP) + _GAP) / 2
    top = theme.FRAME[1] - _FOOT - 30 - height
    # Whole pixels make a card's image identical in every position.
    return tuple(
        Box.from_corner(round(left + number * (width + _GAP)), round(top), width, height)
        for number in range(count)
    )


def _card(card: Card, box: Box, writing: Writing, dim: float, *, chosen: bool) -> Shapes:
    """A card: chosen ones get a yellow frame in place of their edge and a tick, the others are in shadow."""
    if not chosen:
        return Decal.wrap(large_card(card, box, writing, dim=dim), box.expanded(SHADE))
    face = (
        Plate(box.expanded(_FRAME), HIGHLIGHT, 36, shadow=20),
        *large_card(card, box, writing, paper=HIGHLIGHT),
    )
    badge = Box.from_centre((box.centre[0], box.top - _FRAME - 6), _TICK)
    return (
        *Decal.wrap(face, box.expanded(SHADE + _FRAME)),
        *_tick(badge),
    )


def _totals(sums: content.Sums, writing: Writing, *, alone: bool) -> Iterator[Part]:
    """Tiles with a total over its word, in fixed order: movement points, air, sum of phase 2 (rule 8).

    The same cards go up or down, so these points share a tile, and a number if they're equal.
    """

    def total(fill: Colour, text: str, *parts: Part) -> Part:
        word = Label(text, WHITE, theme.BODY, align="middle", least=theme.LEAST_TEXT)
        rows = Column(
            (Row(parts, gap=16, align="middle", height=104), Row((word,), align="middle", height=50))
        )
        return Stack((plate(fill, 24), Column((rows,), align="middle")), inset=(12, 4, 12, 6))

    def bold(number: str | int) -> Label:
        return Label(str(number), WHITE, 96, "ExtraBold")

    up, down = (symbol_part(way, _SIGN, WHITE) for way in ("up", "down"))
    ways: tuple[Part, ...] = (Row((up, down)), bold(sums.up))
    if sums.up != sums.down:
        ways = tuple(Row(pair, gap=8) for pair in ((up, bold(sums.up)), (down, bold(sums.down))))
    air = symbol_part("bottle", _SIGN, WHITE), bold(signed(sums.air))
    risk = Fixed(_SIGN, _SIGN, partial(risk_sign, fill=WHITE))
    yield total(MOVEMENT, writing.text("picture-sum-ways"), *ways)
    yield total(AIR, writing.text("picture-sum-air"), *air)
    if alone:
        # No sum: in a solo game, any sum takes a token.
        word = Label(writing.text("picture-risk"), WHITE, 80, least=theme.CHANGING_TEXT)
        yield total(DANGER, writing.text("picture-risk-alone"), risk, word.narrow(_RISK_NAME_WIDTH))
        return
    word = Label(writing.text("picture-sum-risk"), WHITE, 54, least=theme.CHANGING_TEXT)
    text = writing.text("picture-risk-highest")
    yield total(DANGER, text, risk, word.narrow(_RISK_NAME_WIDTH), bold(sums.up))
