"""The strip below the maze: what decided the turn, in one sentence."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import Phase, content
from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, KIND, OWNER
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.pictures import news, panels, pieces
from k2bot.games.dungeon_twister.pictures.palette import (
    BLOOD,
    BONE,
    GROUNDS,
    INK,
    LIVERIES,
)
from k2bot.render import theme
from k2bot.render.layout import (
    Fixed,
    Part,
    Writing,
    strong_text,
    text_in_box,
)
from k2bot.render.scene import Box, Plate, Shape, Shapes, Sprite

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation

QUIET: Final = 30
"""Quiet turns from which a notice appears; rule 39 ends the game after 40."""
HEIGHT, FLAT = 114, 100
"""Height in pixels of the strip, and above a prompt that takes more room."""
_SAID, LEAST_SAID = 76, 46
"""Greatest font size of the decisive step, and the least if fewer words help."""
_SIGN, _COLUMNS = 58, 3
"""Width in pixels of a character's letters where they are explained, and columns of these."""
_FACE: Final = 1.15
"""Width of the ground below the face of whoever did it, relative to its height."""
_TALL_FACE: Final = 190
"""Width in pixels of that ground in a tall picture."""
_GAP: Final = 20
"""Gap in pixels before and after the decisive step."""
_OTHERS: Final = 0.4
"""Greatest share of the width for tokens in a revealed room."""
_HIGH: Final = 1.12
"""Height of a line, relative to its font size."""
_PALE: Final = (GROUNDS[0], GROUNDS[1].mixed(LIVERIES[1].colour, 0.65))
"""Ground of a token's name, by owner."""
_NOTICE: Final = 364, 90
"""Width and greatest height in pixels of the notice on quiet turns."""


def strip(
    seen: Observation,
    writing: Writing,
    box: Box,
    events: Sequence[Event],
    *,
    is_tall: bool = False,
    has_face: bool = True,
) -> Shapes:
    """The decisive step of the turn with the face of whoever did it, unless it's shown elsewhere.

    Nothing before the first turn; before the first step, characters' letters with their names. A notice says
    if quiet turns will soon end the game.
    """
    if not seen.turn_number:
        return ()
    is_ending = seen.quiet >= QUIET and seen.phase not in {Phase.OVER, Phase.FIGHT}
    wide, high = _NOTICE
    end = box.part(-wide, -high) if is_ending else box.part(box.width, box.height)
    notice = quiet_notice(seen, writing, end) if is_ending else ()
    rest = box if is_tall or not is_ending else box.part(right=-wide - 12)
    main = news.headline(seen, events, writing)
    has_face = has_face and main is not None
    face = rest.part(right=0 if not has_face else _TALL_FACE if is_tall else box.height * _FACE)
    inner = rest.part(face.width + _GAP * has_face, 1, bottom=-1)
    if is_tall and is_ending:
        inner = inner.part(bottom=end.top - inner.bottom - 6)
    shapes: list[Shape] = [*notice]
    if main is not None:
        shapes += face_tile(main, news.acting_seat(seen, events), face) if has_face else ()
        shapes += _told(main, inner, writing)
    else:
        shapes += _letters(seen, writing, inner)
    return tuple(shapes)


def face_tile(main: news.NewsItem, seat: int, box: Box) -> Iterator[Shape]:
    """Face of whoever did a step or fell in it, on a tile like a token's of their side.

    Without anybody, the tile is of the ``seat`` whose turn it was.
    """
    seat = seat if main.actor is None else OWNER[main.actor]
    yield pieces.slab(seat, box, LIVERIES[seat].colour, 14)
    yield pieces.slab(seat, box.expanded(-7), GROUNDS[seat], 9)
    if main.actor is not None:
        face = Box.from_centre(box.centre, min(box.width, box.height * 1.05))
        yield Sprite(pieces.portrait(main.actor, "face"), face)


def _told(main: news.NewsItem, box: Box, writing: Writing) -> Iterator[Shape]:
    """A step in one sentence, on one line or two, and after it tokens that were carried out."""
    others = main.others
    side = min(HEIGHT * 0.9, box.width * _OTHERS / max(1, len(others)))
    room = box.width - len(others) * (side + 6) - _GAP
    for least, said in product((LEAST_SAID, theme.CHANGING_TEXT), main.said):
        is_short = theme.fits(said, room, least, "ExtraBold")
        if is_short or len(theme.wrap_text(said, room, least, "ExtraBold", 3)) < 3:
            break
    wide = min(room, theme.text_width(said, _SAID, "ExtraBold") + 2)
    place = box.part(right=wide)
    if is_short:
        yield strong_text(said, place, BONE, _SAID, "l", least=least)
    else:
        lines = place.part(0, 0, bottom=-10)
        most = min(_SAID, int(lines.height / 1.9))
        yield from panels.lines_in_box(said, lines, BONE, most, "ExtraBold")
    for number, token in enumerate(others):
        middle = box.left + wide + _GAP + number * (side + 6) + side / 2, box.centre[1]
        yield from pieces.token(token, Box.from_centre(middle, side), writing)


def quiet_notice(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """Notice of the number of quiet turns after which the game ends."""
    text = writing.text("dungeon-picture-quiet", count=content.QUIET_TURNS - seen.quiet)
    text_shapes = panels.lines_in_box(text, box.part(2, 2, -2, -2), BONE, theme.CHANGING_TEXT, align="middle")
    return (Plate(box, BLOOD, 12), *text_shapes)


def _letters(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """Legend of the letters of all characters in the maze: on their side's colour, or on bone for both."""
    sides: dict[str, list[int]] = {}
    for token in ALL_CHARACTERS:
        if seen.places[token] < SQUARES:
            sides.setdefault(KIND[token], []).append(token)
    lines = max(2, -(-len(sides) // _COLUMNS))
    most = min(theme.CHANGING_TEXT, int(box.height / lines / _HIGH))
    if most < theme.CONSTANT_TEXT:
        return ()
    places = [place for line in box.rows(*[1] * lines) for place in line.columns(*[1] * _COLUMNS)]
    names = [panels.kind_name(tokens[0], writing) for tokens in sides.values()]
    room = box.width / _COLUMNS - _SIGN - 20
    fitted = [theme.fit_text(name, room, most, "Bold", theme.CONSTANT_TEXT) for name in names]
    if not sides or [short_name for short_name, _ in fitted] != names:
        return ()
    size = min(size for _, size in fitted)
    shapes: list[Shape] = []
    for (first, *others), name, place in zip(sides.values(), names, places, strict=False):
        sign, livery = place.part(0, 1, _SIGN, -1), LIVERIES[OWNER[first]]
        fill, ink = (BONE, INK) if others else (livery.colour, livery.letter)
        shapes += [
            pieces.slab(OWNER[first], sign, INK, 10),
            pieces.slab(OWNER[first], sign.expanded(-3), fill, 8),
            strong_text(pieces.token_letters(first, writing), sign, ink, theme.CONSTANT_TEXT),
            text_in_box(name, place.part(_SIGN + 12, 0, -8), BONE, size, align="l"),
        ]
    return tuple(shapes)


def token_name(token: int, name: str, size: int) -> Part:
    """The name of a token on a pale shade of its owner's colour."""
    owner = OWNER[token]

    def draw(box: Box) -> Shapes:
        box = _aligned(box)
        return (
            pieces.slab(owner, box.expanded(-3), _PALE[owner], size * 0.24),
            text_in_box(name, box.expanded(1), INK, size),  # room for accents on capitals
        )

    return Fixed(2 * round((theme.text_width(name, size, "Bold") + size * 0.5) / 2), size * _HIGH, draw)


def _aligned(box: Box) -> Box:
    """A box moved to a whole pixel: letters are cached by their subpixel position."""
    return box.translated(round(box.left) - box.left, 0)
