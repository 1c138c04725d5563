"""Tokens, cards and symbols in the colours and patterns of their owners.

Characters are figures of the cast with their letters on a tag; blue's look to the right, yellow's to the
left. A wounded one has fallen, in a red rim, or is a face that lies on the same tile, with a drop of
blood. At most two tokens share a square, drawn so that both are visible (rule 10).
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.content import (
    ALL_TOKENS,
    BY_NAME,
    IS_CHARACTER,
    KIND,
    OWNER,
)
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.pictures.cast import FALLEN, FIGURES, OBJECTS, Framing, Portrait, Still
from k2bot.games.dungeon_twister.pictures.palette import (
    BLOOD,
    BONE,
    BRASS,
    BRASS_DARK,
    GREEN,
    GROUNDS,
    INK,
    LIVERIES,
    STEEL,
)
from k2bot.render import symbols, theme
from k2bot.render.art import read_symbols
from k2bot.render.layout import Writing, strong_text
from k2bot.render.painting.paint import EMOJI
from k2bot.render.scene import (
    Box,
    Decal,
    Disc,
    Pattern,
    Plate,
    Point,
    Polygon,
    Shape,
    Shapes,
    Sprite,
    Stroke,
    Text,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.symbols import SymbolPart
    from k2bot.render.theme import Colour

_PAPER: Final = theme.parse_colour("#FFF9EC")
"""Ground of objects, and border of cards."""


@cache
def _symbols() -> Mapping[str, tuple[SymbolPart, ...]]:
    return {**read_symbols(__package__, "symbols.svg"), "right": symbols.RIGHT, "hidden": symbols.HIDDEN}


def symbol(name: str, box: Box, fill: Colour) -> Shapes:
    """A symbol fitted into a box, centred."""
    return symbols.place_symbol(_symbols()[name], box, fill)


def object_sprite(kind: str, box: Box) -> Sprite:
    """An object of this kind by itself, filling a box."""
    return Sprite(Still(OBJECTS[kind]), box)


_OCTAGON: Final = 0.29
"""Part that each cut corner takes of the side of a regular octagon."""


def disc(seat: int, box: Box, fill: Colour) -> Disc | Polygon:
    """A round shape for blue, an octagon for yellow: owners are told apart without colours."""
    return Disc(box, fill) if seat == 0 else Polygon(box.octagon(box.width * _OCTAGON), fill)


def slab(seat: int, box: Box, fill: Colour, radius: float) -> Plate | Polygon:
    """A rectangle with round corners for blue, with cut ones for yellow."""
    return Plate(box, fill, radius) if seat == 0 else Polygon(box.octagon(radius * 0.9), fill)


def _discs(
    seat: int, box: Box, edge: Colour, ground: Colour, insets: tuple[float, float]
) -> tuple[Disc | Polygon, ...]:
    """Discs of a seat's shape: dark, and within it an edge and a ground, inset by parts of its width."""
    fills = zip((0, *insets), (INK, edge, ground), strict=True)
    return tuple(disc(seat, box.expanded(-inset * box.width), fill) for inset, fill in fills)


def object_token(token: int, box: Box, *, pictured: bool = False) -> Shapes:
    """An object filling a box, on a pale disc of its owner's shape in a broad rim of its owner's colour.

    Up to the size of a square in a crop it's a symbol in its kind's colour; larger ones, and those
    ``pictured`` in any size, are pictures.
    """
    whole, seat, kind = box.inscribed_square, OWNER[token], KIND[token]
    rims = _discs(seat, whole, LIVERIES[seat].colour, _PAPER, _OBJECT_RIMS)
    if pictured or whole.width > _PICTURE_SIZE:
        return (*rims, object_sprite(kind, whole.expanded(-whole.width * 0.05)))
    return (*rims, *symbol(kind, whole.expanded(-whole.width * 0.17), _PAINTS[kind]))


_OBJECT_RIMS: Final = (0.035, 0.14)
"""Insets of the coloured rim of an object's disc, and of its pale ground, as fractions of the disc."""
_PICTURE_SIZE: Final = 150
"""Size in pixels above which objects are pictures instead of symbols."""
_PAINTS: Final = {
    "armour": theme.parse_colour("#0F7C78"),
    "potion": theme.parse_colour("#A8279A"),
    "rope": theme.parse_colour("#7A4A1E"),
    "sword": INK,
    "treasure": theme.parse_colour("#C4640C"),
    "wand": theme.parse_colour("#C42408"),
}
"""Colours of the symbols of objects."""


def token_back(seat: int, box: Box, *, asleep: bool = False) -> Shapes:
    """A face-down token; one ``asleep`` on a face-down room is duller than tokens that may act."""
    whole, (colour, pattern, second, letter) = box.inscribed_square, LIVERIES[seat]

    def toned(tone: Colour) -> Colour:
        return tone.mixed(_SLEEP, _ASLEEP[seat]) if asleep else tone

    *rims, face = _discs(seat, whole, toned(BRASS), toned(colour), (0.045, 0.09))
    inner = whole.expanded(-whole.width * 0.21)
    return (
        *rims,
        face,
        Pattern(face, pattern, toned(second)),
        *symbol("hidden", inner, toned(letter) if seat == 0 else letter),
    )


_SLEEP: Final = theme.parse_colour("#3D3956")
_ASLEEP: Final = 0.5, 0.3
"""Tone mixed into the colours of sleeping tokens, the slate of the lids in the shade; and its share by seat:
more of it would turn yellow brown."""


def free_place(box: Box) -> Iterator[Shape]:
    """A free place on a face-down room: a dark round hollow in a rim of brass."""
    outline = box.expanded(-box.width * _HOLLOW)
    for margin, fill in ((6, INK), (3, BRASS), (-4, INK)):
        yield disc(0, outline.expanded(margin), fill)
    yield disc(0, outline.expanded(-8).translated(0, 4), _SOCKET)


_HOLLOW: Final = 0.12
"""Margin of a free place, relative to a token, so that tokens stand out from it."""
_SOCKET: Final = theme.parse_colour("#463C33")
"""Ground of free places."""


_DROP: Final = 0.34
"""Size of the drop of blood at a wounded figure, as a fraction of its width."""


def token_letters(token: int, writing: Writing) -> str:
    """The one or two letters of a character."""
    # words: dungeon-letters-*
    return writing.text(f"dungeon-letters-{KIND[token]}")


def portrait(
    token: int, framing: Framing, *, wounded: bool = False, looks_left: bool | None = None
) -> Portrait:
    """A character's drawing; it looks to the other side's line unless told otherwise."""
    seat = OWNER[token]
    figures = FALLEN if framing == "fallen" else FIGURES
    is_mirrored = bool(seat) if looks_left is None else looks_left
    return Portrait(figures[KIND[token]], seat, framing, is_mirrored, wounded)


def fitted_box(drawn: Portrait, box: Box) -> Box:
    """The largest box of a drawing's proportions in a box: upright centred, fallen at the bottom."""
    width = min(box.width, box.height * drawn.shape)
    height = width / drawn.shape
    if drawn.is_down:
        return Box.from_corner(box.centre[0] - width / 2, box.bottom - height, width, height)
    return Box.from_centre(box.centre, width, height)


def actor_shapes(
    token: int,
    load: int | None,
    box: Box,
    writing: Writing,
    *,
    wounded: bool = False,
    out: bool = False,
    looks_left: bool | None = None,
    framing: Framing = "full",
) -> Shapes:
    """A character at the bottom of a box, with its letters and the object it carries.

    A wounded one has fallen, with a drop of blood; one that's knocked ``out`` sees stars.
    """
    is_down = wounded or out
    drawn = portrait(
        token, "fallen" if is_down else framing, wounded=wounded and not out, looks_left=looks_left
    )
    place = fitted_box(drawn, box)
    place = place.translated(0, box.bottom - place.bottom)
    head = place.width * drawn.head
    side, drop = head * 0.56, head * _DROP
    left = place.centre[0] - side / 2 if is_down else place.right - side
    badge = Box.from_corner(left, place.bottom - side * (0.8 if is_down else 1.05), side)
    return (
        Sprite(drawn, place),
        *_tag(token, place, writing, round(head * 0.24)),
        *(blood_drop(Box.from_centre(drawn.wound_point(place), drop)) if drawn.is_wounded else ()),
        *(object_token(load, badge) if load is not None else ()),
    )


def _tag(token: int, box: Box, writing: Writing, size: int, *, right: bool = False) -> Shapes:
    """A character's letters in this font size on a plate in a lower corner of its drawing."""
    livery, text, high = LIVERIES[OWNER[token]], token_letters(token, writing), size * 0.98
    wide = max(high, theme.text_width(text, size, "ExtraBold") + size * 0.36)
    plate = Box.from_corner(box.right - wide if right else box.left, box.bottom - high, wide, high)
    return (
        Plate(plate.expanded(2), INK, high * 0.3 + 2),
        Plate(plate, livery.colour, high * 0.3),
        _written(text, plate, size, livery.letter),
    )


def token(
    number: int, box: Box, writing: Writing | None, *, wounded: bool = False, pictured: bool = False
) -> Shapes:
    """A token of any kind as in the maze, filling a box; an object may be ``pictured``.

    Without ``writing``, a character has no letters.
    """
    return (
        single_character(number, box, writing, wounded=wounded)
        if IS_CHARACTER[number]
        else object_token(number, box, pictured=pictured)
    )


def exit_arrow(box: Box, seat: int) -> Shapes:
    """An arrow out of the maze in a seat's colour, with the rim of those who can leave."""
    edge = box.height * 0.07
    inner = box.expanded(-2 * edge)
    points = tuple(
        (inner.left + inner.width * (1 - x if seat else x), inner.top + inner.height * y) for x, y in _ARROW
    )
    return (
        Polygon(points, INK, INK, 4.4 * edge),
        Polygon(points, INK, GREEN, 2.6 * edge),
        Polygon(points, LIVERIES[seat].colour),
    )


_ARROW: Final = ((0.0, 0.28), (0.5, 0.28), (0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.5, 0.72), (0.0, 0.72))
"""Corners of an arrow to the right, as parts of its box."""


def badge(centre: Point, side: float, name: str, fill: Colour) -> Shapes:
    """A symbol on a round sign."""
    box = Box.from_centre(centre, side)
    return (
        Disc(box, INK),
        Disc(box.expanded(-side * 0.05), BONE),
        Disc(box.expanded(-side * 0.09), fill),
        *symbol(name, box.expanded(-side * 0.22), BONE),
    )


def burst(centre: Point, size: float, ground: Colour | None = None) -> Shapes:
    """A burst of this size around a point: something struck here. Its middle may have a ``ground``."""
    layers = [(0, INK), (0.035, BONE), (0.07, BLOOD), *([(0.19, ground)] if ground else [])]
    return tuple(Polygon(tuple(_rays(centre, size * (0.5 - inset))), fill) for inset, fill in layers)


_RAYS, _NOTCH = 9, 0.68
"""Number of rays of a burst, and radius of the notches between them relative to the rays'."""


def _rays(centre: Point, reach: float) -> Iterator[Point]:
    for step in range(2 * _RAYS):
        far, angle = reach * (_NOTCH if step % 2 else 1), math.pi * (step / _RAYS - 0.5)
        yield centre[0] + far * math.cos(angle), centre[1] + far * math.sin(angle)


def knocked_out_face(token: int, box: Box) -> Shapes:
    """Somebody knocked out: a lying face on a burst that fills a box."""
    whole = box.inscribed_square
    return (
        *burst(whole.centre, whole.width, GROUNDS[OWNER[token]].mixed(BONE, _PALER)),
        Sprite(portrait(token, "face", wounded=True), whole.expanded(-whole.width * 0.19)),
    )


def skull_box(token: int, box: Box) -> Box:
    """Box of the skull in the corner of such a burst, before the face."""
    whole = box.inscribed_square
    x = whole.left + whole.width * (0.17 if OWNER[token] else 0.83)
    return Box.from_centre((x, whole.bottom - whole.width * 0.2), whole.width * 0.36)


def standing_tokens(seen: Observation) -> dict[int, tuple[int, ...]]:
    """Tokens by square, in token order."""
    tokens_by_square: dict[int, tuple[int, ...]] = {}
    for token in ALL_TOKENS:
        place = seen.places[token]
        if place < SQUARES:
            tokens_by_square[place] = (*tokens_by_square.get(place, ()), token)
    return tokens_by_square


def load_of(seen: Observation, token: int) -> int | None:
    """Token carried by a character in the maze; None if there is none."""
    return next((one for one in standing_tokens(seen)[seen.places[token]] if one != token), None)


def is_wounded(seen: Observation, token: int) -> bool:
    """Whether a character is wounded."""
    return bool(seen.wounded >> token & 1)


_CHARACTER_MARGIN: Final = 0.055
"""Floor around a character in its square, on each side, in squares, so that walls are visible."""
_GAP: Final = 0.03
"""Reach of its dark edge beyond that, so that neighbours are apart."""
_OBJECT_MARGIN: Final = 0.085
"""Floor around an object, in squares: enough that it never seems carried by the figure above."""
RISE, HIGH_RISE = 0.11, 0.38
"""Rise of a head above its square, in squares, so that walls there are visible beside it; and where nothing
is above."""
_TYPE, _LEAST_TYPE, _MOST_TYPE = 0.4, 41, 0.58
"""Size of a character's letters in squares; least size in pixels, up to a larger share of the square."""
_PLAQUE, _BEND = 0.9, 0.2
"""Height of the plaque with them and radius of its corners, relative to their size and to its height."""
_EDGE, _LETTER_MARGIN = 0.025, 0.08
"""Width of its dark edge, and margin of letters at both ends for its cut corners, in squares."""
_FACE_SHARE: Final = 0.76
"""Part of a face that's above that plaque: a hat, a crest, ears or goggles, the eyes, and a nose."""
_LYING_FACE, _LYING_SHIFT = 0.75, 0.12
"""Size of the lying face of a wounded character, and how far it moves forward to leave room for the drop, in
squares."""
_EARS, _CORNER = 0.135, 6
"""Reach of the largest head beyond its square on each side, in squares, and empty pixels in its corners."""
_LADEN_FACE: Final = 0.84
"""Size of the face of whoever carries something, relative to others': the object covers no eyes."""
_LYING_COVERED: Final = 0.26
"""Part of such a face that's behind the plaque."""
_LOAD_SIZE, FACE_BACK, _OVERHANG, _WIDE_OVERHANG = 0.54, 0.24, 0.08, 0.2
"""Size of the object that is carried, in the upper corner before the face, how far this moves for it, and how
far signs reach out of the corners, and to the sides with one in both, in squares."""
_GROWTH: Final = 0.4
"""How much larger such an object is where a head rises, relative to the rise."""
_TAG, _TAG_TYPE = 0.84, 0.75
"""Height of the tag of a friend who is carried, and size of its letters, relative to those of its carrier."""
_DROP_SIZE: Final = 0.48
"""Size of the drop of blood at a wounded character, in squares."""
_PALER: Final = 0.4
"""How much paler than its side's ground the tile behind a face is, so that dark figures stand out."""
_STAND, _BASE = 0.77, 0.13
"""Without letters: size of a character's tile as a fraction of its box, and height of its lower edge as a
fraction of that tile."""


class Standing(NamedTuple):
    """Tokens on a square."""

    tokens: tuple[int, ...]
    box: Box
    """Their box: the square, or larger where nothing is beside them."""
    rise: float = RISE
    """How far a head may rise above it, in squares."""
    back: float = FACE_BACK
    """How far a face moves back for a load, in squares."""


def tokens_on_squares(
    seen: Observation,
    places: Iterable[Standing],
    writing: Writing,
    kept: Iterable[Box] = (),
    others: Shapes = (),
) -> tuple[Shapes, Shapes]:
    """Tokens of several squares, lower over upper ones; and what nothing may cover: letters and loads.

    No head rises over a ``kept`` box or letters among ``others``; no load lies on these or on tokens' own.
    """
    names = [*inks(others)]
    shown: list[Standing] = []
    for one in sorted(places, key=lambda one: one.box.bottom):
        is_low = one.rise > RISE and head_box(one.box, one.rise).overlap_area(kept)
        shown.append(_below(names, one._replace(rise=RISE) if is_low else one))
    drawn = [shape for one in shown for shape in _grouped(one, seen.wounded, writing)[1]]
    letters = [*names, *inks(drawn)]
    figures: list[Shape] = []
    signs: list[Shape] = []
    for one in shown:
        outer = one.box.expanded(round(one.box.width * (max(one.rise, _WIDE_OVERHANG) + 0.03)))
        beside = tuple(ink for ink in letters if ink.overlaps(outer) and not one.box.contains(ink))
        figure, own_signs = _grouped(one, seen.wounded, writing, beside)
        figures += Decal.wrap(figure, outer)
        signs += Decal.wrap(own_signs, outer)
    return tuple(figures), tuple(signs)


def _below(names: Iterable[Box], one: Standing) -> Standing:
    """Tokens whose head rises no further than is clear of names."""
    wide, (left, top, right, bottom) = one.box.width, head_box(one.box, one.rise)
    head = Box(left - wide * _EARS, top, right + wide * _EARS, bottom)
    ends = (name.bottom for box in names if (name := box.expanded(-_CORNER)).overlaps(head))
    return one._replace(rise=max(0.0, min((one.rise, *((bottom - end) / wide for end in ends)))))


def inks(shapes: Iterable[Shape]) -> Iterator[Box]:
    """Boxes of the glyphs of all texts among shapes, with a pixel around them."""
    for one in shapes:
        if isinstance(one, Text):
            (x, y), ink = one.at, Box(*theme.ink_bounds(one.text, one.size, one.weight, one.anchor))
            yield ink.translated(x, y).expanded(1)


def head_box(square: Box, rise: float = HIGH_RISE) -> Box:
    """Box that a risen head takes above its square."""
    return Box(square.left, square.top - rise * square.width, square.right, square.top)


@lru_cache(maxsize=512)
def _grouped(
    standing: Standing, wounded: int, writing: Writing, letters: tuple[Box, ...] = ()
) -> tuple[Shapes, Shapes]:
    """Content of a square, and over it letters and loads; ``wounded`` has a bit for each token."""
    tokens, box, rise, back = standing
    people = sorted((token for token in tokens if IS_CHARACTER[token]), key=lambda one: wounded >> one & 1)
    things = [token for token in tokens if not IS_CHARACTER[token]]
    whole = box.inscribed_square
    if not people:
        box = whole.expanded(-whole.width * _OBJECT_MARGIN)
        return tuple(shape for token in things for shape in object_token(token, box)), ()
    load, is_down = next(iter((*people[1:], *things)), None), bool(wounded >> people[0] & 1)
    return character_on_square(
        people[0], load, whole, writing, wounded=is_down, rise=rise, back=back, letters=letters
    )


def character_on_square(
    character: int,
    load: int | None,
    square: Box,
    writing: Writing,
    *,
    wounded: bool,
    rise: float = RISE,
    back: float = FACE_BACK,
    letters: Iterable[Box] = (),
) -> tuple[Shapes, Shapes]:
    """A character in its square: a face on its tile; and, over all of these, its letters and its load.

    The face reaches ``rise`` squares above the square. A carried friend is a tag with letters; an object
    keeps clear of others' ``letters``.
    """
    seat, plaque = OWNER[character], _plaque_box(square)
    laden = load is not None
    reach = _WIDE_OVERHANG if wounded and laden else _OVERHANG
    shift = 0 if wounded and laden else _LYING_SHIFT * wounded - back * laden
    corner = _corner(square, seat, _LOAD_SIZE, rise, reach)
    signs: list[Shape] = [*_tagged(character, plaque, writing)]
    if load is not None:
        signs += (
            _carried_friend(load, corner, square, writing)
            if IS_CHARACTER[load]
            else object_token(load, _clear_box(corner, seat, letters))
        )
    if wounded:
        signs += blood_drop(wound_box(seat, square, rise, is_laden=laden))
    tile = tile_box(square).expanded(square.width * _GAP)
    scale = _LADEN_FACE if laden else 1
    face = _face(character, square, shift, rise, wounded=wounded, scale=scale)
    return (*_stand(seat, tile), face), tuple(signs)


def _stand(seat: int, box: Box) -> Iterator[Shape]:
    """The tile behind a figure: pale, so that it stands out on any floor, in its side's colour and shape."""
    fills = INK, LIVERIES[seat].colour, GROUNDS[seat].mixed(BONE, _PALER)
    for inset, fill in zip((0, 0.035, 0.09), fills, strict=True):
        yield slab(seat, box.expanded(-inset * box.width), fill, box.width * (0.22 - inset))


def _carried_friend(character: int, corner: Box, square: Box, writing: Writing) -> Iterator[Shape]:
    """A wounded friend who is carried: letters on a tag with a red rim, on top of its carrier's."""
    text, wide, high = token_letters(character, writing), square.width, _letter_size(square.width) * _TAG
    size = round(_letter_size(wide) * _TAG_TYPE)
    width = max(high, theme.text_width(text, size, "ExtraBold") + wide * 0.22)
    inner, floor = tile_box(square), _plaque_box(square).top + 1
    left = inner.left if corner.left < square.left else inner.right - width
    tag = Box.from_corner(left, floor - high, width, high)
    for inset, fill in ((0, INK), (0.04, BLOOD), (0.12, _PAPER)):
        yield slab(OWNER[character], tag.expanded(-inset * high), fill, high * 0.2)
    yield _written(text, tag, size, INK)


def _plaque_box(square: Box) -> Box:
    """Box of the plaque with a character's letters, at the foot of its square."""
    wide = square.width
    inner = square.expanded(-round(wide * _CHARACTER_MARGIN))
    return inner.part(0, -round(_PLAQUE * _letter_size(wide)))


def _letter_size(wide: float) -> float:
    """Size of letters in a square of this width."""
    return max(wide * _TYPE, min(wide * _MOST_TYPE, _LEAST_TYPE))


def _face(character: int, square: Box, shift: float, rise: float, *, wounded: bool, scale: float) -> Sprite:
    """A face above the plaque in a square, ``shift`` squares before its middle, in this scale."""
    wide, floor, way = square.width, _plaque_box(square).top, -1 if OWNER[character] else 1
    if wounded:
        side, low = wide * (_LYING_FACE + (rise - RISE) / 2), _LYING_COVERED
    else:
        side, low = (floor - square.top + wide * rise) / _FACE_SHARE, 1 - _FACE_SHARE
    side, x = round(side * scale), square.centre[0] + way * shift * wide
    place = Box.from_corner(round(x - side / 2), round(floor - side * (1 - low)), side)
    return Sprite(portrait(character, "face", wounded=wounded), place)


def _corner(square: Box, seat: int, size: float, rise: float, overhang: float) -> Box:
    """A box of this size in squares in the corner of a square to which this seat's characters look.

    It reaches ``overhang`` squares to the side, and is larger and higher where a head rises.
    """
    wide, more = square.width, rise - RISE
    side, reach = wide * (size + more * _GROWTH), wide * overhang
    left = square.left - reach if seat else square.right + reach - side
    return Box.from_corner(left, square.top - wide * (_OVERHANG + more), side)


def _clear_box(corner: Box, seat: int, letters: Iterable[Box]) -> Box:
    """The box of an object in such a corner, moved off others' letters: down or back, whichever is less."""
    for box in letters:
        if corner.overlaps(box):
            down, back = box.bottom - corner.top, box.right - corner.left if seat else box.left - corner.right
            corner = corner.translated(*((0, down) if down < abs(back) else (back, 0)))
    return corner


def wound_box(seat: int, square: Box, rise: float = RISE, *, is_laden: bool = False) -> Box:
    """Box of the drop of blood at a wounded character: behind its face, above its letters."""
    return _corner(square, 1 - seat, _DROP_SIZE, rise, _WIDE_OVERHANG if is_laden else _OVERHANG)


def wound_boxes(seen: Observation, places: Mapping[int, Standing]) -> dict[int, Box]:
    """Boxes of all drops of blood by square: a carried friend has none."""
    boxes: dict[int, Box] = {}
    for square, (tokens, box, rise, _) in places.items():
        people = [token for token in tokens if IS_CHARACTER[token]]
        if people and all(is_wounded(seen, token) for token in people):
            boxes[square] = wound_box(OWNER[people[0]], box, rise, is_laden=len(tokens) > 1)
    return boxes


def _tagged(character: int, plaque: Box, writing: Writing) -> Iterator[Shape]:
    """A character's letters on a plaque of its side's shape and colour."""
    seat, text = OWNER[character], token_letters(character, writing)
    livery, edge = LIVERIES[seat], max(2.0, plaque.width * _EDGE)
    wide = theme.text_width(text, 100, "ExtraBold") / 100
    size = int(min((plaque.height - 1) / _PLAQUE, plaque.width * (1 - 2 * _LETTER_MARGIN) / wide))
    yield slab(seat, plaque, INK, plaque.height * _BEND + edge)
    yield slab(seat, plaque.expanded(-edge), livery.colour, plaque.height * _BEND)
    yield _written(text, plaque, size, livery.letter)


def single_character(
    token: int, box: Box, writing: Writing | None = None, *, wounded: bool = False
) -> Shapes:
    """A character by itself, filling a box: as in the maze, or without ``writing``, rising above a tile."""
    whole, seat = box.inscribed_square, OWNER[token]
    if writing is not None:
        high = whole.height / (1 + RISE - _CHARACTER_MARGIN)
        square = Box.from_corner(whole.centre[0] - high / 2, whole.top + high * RISE, high)
        figure, signs = character_on_square(token, None, square, writing, wounded=wounded)
        return (*figure, *signs)
    side = whole.width * _STAND
    stand = Box.from_corner(whole.centre[0] - side / 2, whole.bottom - side, side)
    base = stand.part(0, -side * _BASE).expanded(side * 0.02)
    head = whole.part(bottom=whole.width - side * 0.06).inscribed_square
    return (
        *_stand(seat, stand),
        Sprite(portrait(token, "face", wounded=wounded), head),
        slab(seat, base, INK, side * 0.08),
        slab(seat, base.expanded(-side * 0.04), BONE, side * 0.05),
    )


def tile_box(square: Box) -> Box:
    """Box of a character's tile within its square in the maze."""
    return square.expanded(-round(square.width * _CHARACTER_MARGIN))


def blood_drop(box: Box) -> Shapes:
    """A large drop of blood, legible on any ground."""
    rims = ((box.expanded(-step * box.width * 0.075), fill) for step, fill in enumerate((INK, BONE, BLOOD)))
    return tuple(shape for inner, fill in rims for shape in symbol("drop", inner, fill))


def _written(text: str, plate: Box, size: int, ink: Colour, reach: float = 2) -> Text:
    """Letters of this size in the middle of a plate, reaching at most ``reach`` pixels beyond it."""
    position = plate.centre[0], round(plate.centre[1] + size * 0.365)
    return Text(text, position, size, ink, plate.expanded(reach), "ExtraBold", "ms")


Kind: TypeAlias = Literal["action", "combat", "jump"]

_TONE: dict[Kind, Colour] = {"action": BRASS_DARK, "combat": STEEL.mixed(INK, 0.35), "jump": INK}
SIGN: Final[dict[Kind, str]] = {"action": "bolt", "combat": "swords", "jump": "jump"}

SHAPE: Final = 0.7
"""Width of a card as a fraction of its height."""


def card(kind: Kind, number: str, box: Box, seat: int = 0) -> Shapes:
    """A card fitted into a box: its symbol on a medallion above its number; corners by owner."""
    whole, edge = _sized(box)
    height = whole.height
    tone = _TONE[kind]
    medal = Box.from_centre((whole.centre[0], whole.top + height * 0.27), height * 0.32)
    foot = whole.part(0, height * 0.43, bottom=-2 * edge)
    size = round(min(height * 0.5, foot.width / max(1, len(number)) * 1.12))
    return (
        *_blank_card(seat, whole, edge),
        slab(seat, whole.expanded(-2.6 * edge), tone, height * 0.06),
        slab(seat, whole.expanded(-3.6 * edge), BONE, height * 0.05),
        Disc(medal.expanded(edge), BONE),
        Disc(medal, tone),
        *symbol(SIGN[kind], medal.expanded(-height * 0.06), BONE),
        strong_text(number, foot, INK, size),
    )


def _sized(box: Box) -> tuple[Box, float]:
    """The largest card in a box, and the width of its edge."""
    height = min(box.height, box.width / SHAPE)
    return Box.from_centre(box.centre, height * SHAPE, height), max(1.5, height * 0.025)


def _blank_card(seat: int, whole: Box, edge: float) -> Shapes:
    """A card without anything on it, with its shadow."""
    height = whole.height
    return (
        Plate(
            whole.translated(0, edge), INK.with_alpha(0), height * 0.1, shadow=max(2, round(height * 0.05))
        ),
        slab(seat, whole, INK, height * 0.1),
        slab(seat, whole.expanded(-edge), _PAPER, height * 0.08),
    )


def small_card(kind: Kind, number: str, box: Box) -> Shapes:
    """A card of a hand that fills a box: its number, if any, on its kind's ground."""
    fill, ink = (BRASS, INK) if kind == "action" else (_TONE[kind], BONE)
    size = round(min(box.height * 0.92, box.width * 1.2))
    return (
        Plate(box, INK, 9),
        Plate(box.expanded(-2), _PAPER, 7),
        Plate(box.expanded(-5), fill, 4),
        *((strong_text(number, box, ink, size),) if number else ()),
    )


def played_card(number: str, box: Box) -> Iterator[Shape]:
    """The place of a card that was played: its number, if any, smaller and pale, in a dashed outline."""
    line = box.expanded(-4)
    yield Stroke((*line.corners, line.corners[0]), FADED.mixed(BONE, 0.5), 3, (10, 8))
    if number:
        yield strong_text(number, box, FADED, round(min(box.height * 0.7, box.width)))


FADED: Final = theme.parse_colour("#726549")
"""Ink of what's gone, on bone."""


def card_back(seat: int, box: Box, sign: str) -> Shapes:
    """A face-down card in its owner's colour, pattern and shape of corners, with a symbol."""
    whole, edge = _sized(box)
    livery = LIVERIES[seat]
    inner = whole.expanded(-3 * edge)
    face = Polygon(inner.octagon(whole.height * 0.045), livery.colour)
    medal = Box.from_centre(inner.centre, inner.width * 0.84)
    return (
        *_blank_card(seat, whole, edge),
        face,
        Pattern(face, livery.pattern, livery.second),
        disc(seat, medal, INK),
        disc(seat, medal.expanded(-edge), livery.colour),
        *symbol(sign, medal.expanded(-medal.width * 0.16), livery.letter),
    )


def emoji_name(token: str) -> str:
    """Emoji name of a token, as in ``dungeon_thief_b``."""
    colour, _, kind = token.partition(".")
    return f"dungeon_{kind}_{colour}"


def emojis() -> dict[str, Shapes]:
    """All emoji as shapes, by name: the faces without letters, and the objects."""
    box = EMOJI.expanded(-3)
    return {
        emoji_name(name): single_character(token, box) if IS_CHARACTER[token] else object_token(token, box)
        for name, token in BY_NAME.items()
    }
