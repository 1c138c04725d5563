"""The strip below the maze: which turn it is, whose, and its steps in order."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import Phase, content
from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, IS_CHARACTER, KIND, OWNER
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.pictures import changed_rooms, news, panels, pieces
from k2bot.games.dungeon_twister.pictures.news import Rotation, Step, TokenName
from k2bot.games.dungeon_twister.pictures.palette import (
    BLOOD,
    BONE,
    BRASS,
    GROUNDS,
    INK,
    LIVERIES,
)
from k2bot.render import theme
from k2bot.render.layout import (
    Column,
    Fixed,
    Part,
    Row,
    Stack,
    Writing,
    plate,
    strong_text,
    text_in_box,
)
from k2bot.render.scene import Box, Plate, Shape, Shapes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation

QUIET: Final = 30
"""Quiet turns from which a notice appears; rule 39 ends the game after 40."""
LINE_HEIGHT: Final = 45
"""Height in pixels of a line of steps, at least."""
_TAB, _LEAST_TAB = 264, 168
"""Greatest and least width in pixels of the tab that names the turn and its player."""
_TAB_GROUND: Final = INK.mixed(BRASS, 0.22)
"""Background of the tab, unlike either player's colour."""
_SIZES: Final = 54, 48, 42, theme.CHANGING_TEXT
"""Font sizes of the steps, the best first."""
_CARRIERS: Final = theme.CHANGING_TEXT
"""Font size of the line that names who carries what, below short steps."""
_SIGN: Final = 58
"""Width in pixels of a character's letters where they are explained."""
_HIGH: Final = 1.12
"""Height of a line, relative to its font size."""
_GROUND_MARGIN: Final = 9
"""Pixels by which its background extends beyond the step that matters most."""
_CLOSE: Final = ":;,"
"""Punctuation that follows a name without a gap."""
_STEP_GAP, _WORD_GAP = 0.5, 0.22
"""Room between two steps, and between the parts of one, relative to the font size."""
_PALE: Final = (GROUNDS[0], GROUNDS[1].mixed(LIVERIES[1].colour, 0.65))
"""Ground of the other side's tokens in all steps but the decisive one, by owner."""
_NOTICE: Final = 372
"""Width in pixels of the notice on quiet turns."""
_FADED: Final = INK.mixed(BONE, 0.2)
"""Ink of the words of all steps but the decisive one."""


class Strip(NamedTuple):
    """A strip as drawn."""

    shapes: Shapes = ()
    numbered: Mapping[int, int] | None = None
    """Numbers, from 0, of the steps that it shows; None if there is only one."""


def strip(
    seen: Observation,
    writing: Writing,
    box: Box,
    events: Sequence[Event],
    *,
    is_tall: bool = False,
) -> Strip:
    """The turn, its player, its steps, who carries what, and a notice if quiet turns will soon end the game.

    Nothing before the first turn; before the first step, characters' letters with their names. In a tall
    picture, steps are below the turn instead of beside it.
    """
    if not seen.turn_number:
        return Strip()
    steps, seat = news.turn_steps(seen, events, writing), news.acting_seat(seen, events)
    number = seen.turn_number - (bool(steps) and news.is_over(seen, events))
    tab = _TAB if is_tall else _tab_width(number, writing, seat)
    head, rest = (
        (box.part(bottom=LINE_HEIGHT), box.part(0, LINE_HEIGHT))
        if is_tall
        else (box.part(right=tab), box.part(tab))
    )
    notice: Shapes = ()
    if seen.quiet >= QUIET and seen.phase is not Phase.OVER:
        notice = _quiet(seen, writing, head.part(tab + 2) if is_tall else rest.part(-_NOTICE))
        head, rest = head.part(right=tab), rest if is_tall else rest.part(right=-_NOTICE - 6)
    inner = rest.part(12, 2, -8, -2)
    told, numbered = _event_shapes(steps, seat, inner, writing, _carriers(seen, writing, inner.width))
    shapes = (
        Plate(box, BONE, 12),
        *_tab(number, writing, head, seat if steps else None, is_tall=is_tall),
        *notice,
        *(told or _letters(seen, writing, inner, is_tall=is_tall)),
    )
    return Strip(shapes, numbered)


def _quiet(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """Notice of the number of quiet turns after which the game ends."""
    text = writing.text("dungeon-picture-quiet", count=content.QUIET_TURNS - seen.quiet)
    text_shapes = panels.lines_in_box(text, box.part(2, 2, -2, -2), BONE, theme.CHANGING_TEXT, align="middle")
    return (Plate(box, BLOOD, 12), *text_shapes)


def _letters(seen: Observation, writing: Writing, box: Box, *, is_tall: bool) -> Shapes:
    """Legend of the letters of all characters in the maze: on their side's colour, or on dark for both."""
    lines = 3 if is_tall else 2
    sides: dict[str, list[int]] = {}
    for token in ALL_CHARACTERS:
        if seen.places[token] < SQUARES:
            sides.setdefault(KIND[token], []).append(token)
    columns = -(-len(content.CHARACTERS) // lines)
    places = [place for line in box.rows(*[1] * lines) for place in line.columns(*[1] * columns)]
    names = [panels.kind_name(tokens[0], writing) for tokens in sides.values()]
    room = box.width / columns - _SIGN - 20
    fitted = [theme.fit_text(name, room, theme.CHANGING_TEXT, "Bold", theme.CONSTANT_TEXT) for name in names]
    if not sides or [short_name for short_name, _ in fitted] != names:
        return ()
    size = min(size for _, size in fitted)
    shapes: list[Shape] = []
    for (first, *others), name, place in zip(sides.values(), names, places, strict=False):
        sign, livery = place.part(0, 3, _SIGN, -3), LIVERIES[OWNER[first]]
        fill, ink = (INK, BONE) if others else (livery.colour, livery.letter)
        shapes += [
            pieces.slab(OWNER[first], sign, INK, 10),
            pieces.slab(OWNER[first], sign.expanded(-3), fill, 8),
            strong_text(pieces.token_letters(first, writing), sign, ink, theme.CONSTANT_TEXT),
            text_in_box(name, place.part(_SIGN + 12, 0, -8), INK, size, align="l"),
        ]
    return tuple(shapes)


def _tab_width(number: int, writing: Writing, seat: int) -> int:
    """Width in pixels of the tab that names the turn and its player: no wider than they need."""
    texts = writing.text("dungeon-picture-turn", number=number), writing.name(seat)
    wide = max(theme.text_width(text, theme.CHANGING_TEXT, "Bold") for text in texts) + 28
    return round(min(_TAB, max(_LEAST_TAB, wide)))


def _tab(number: int, writing: Writing, box: Box, seat: int | None, *, is_tall: bool) -> Shapes:
    """Tab with the number of the reported turn, and the name of its player."""
    text = writing.text("dungeon-picture-turn", number=number)
    if seat is None:
        whole = box.part(right=_TAB) if is_tall else box
        return (
            Plate(whole, _TAB_GROUND, 12),
            text_in_box(text, whole.expanded(-8), BONE, theme.CHANGING_TEXT + 6),
        )
    first, second = (box.part(right=_TAB), box.part(_TAB)) if is_tall else box.rows(1, 1)
    livery = LIVERIES[seat]
    if second.width <= 0:  # the colour says whose turn it was
        return (
            Plate(first, livery.colour, 12),
            text_in_box(text, first.expanded(-8), livery.letter, theme.CHANGING_TEXT),
        )
    return (
        Plate(first, _TAB_GROUND, 12, corners=(True, False, False, False)),
        text_in_box(text, first.part(12, 4, -8, -4), BONE, theme.CHANGING_TEXT, align="l"),
        Plate(second, livery.colour, 12, corners=(False, is_tall, False, not is_tall)),
        text_in_box(
            writing.name(seat),
            second.part(12, 2, -12, -2),
            livery.letter,
            theme.CHANGING_TEXT,
            align="l",
            least=theme.CONSTANT_TEXT,
        ),
    )


# ------------------------------------------------------------------------------------------ what is told


def _event_shapes(
    steps: Sequence[Step], seat: int, box: Box, writing: Writing, carriers: Row | None
) -> tuple[Shapes, Mapping[int, int] | None]:
    """The steps of a turn, as large as they fit, and the numbers of those that are shown.

    Below them, ``carriers`` if there's room. All but the step that matters most are in few words, and if need
    be that one too. Those that matter least are only counted if they don't fit, since smaller type is a blur
    on phones.
    """
    main = _main_step(steps)
    by_rank = sorted(range(len(steps)), key=lambda number: (number != main, steps[number].rank, number))
    least = theme.CHANGING_TEXT
    ways = [
        *((len(steps), size, True, True) for size in _SIZES if carriers),
        *((len(steps), size, True, False) for size in _SIZES),
        *((count, least, False, False) for count in range(len(steps), 0, -1)),
        *((1, size, False, False) for size in range(least - 1, theme.LEAST_TEXT - 1, -1)),
    ]
    for count, size, is_full, has_carriers in ways if steps else ():
        kept = sorted(by_rank[:count])
        parts = [
            _step(
                steps[one],
                number if kept[1:] else None,
                seat,
                _Look(size, is_main=one == main, is_full=is_full and one == main),
                writing,
            )
            for number, one in enumerate(kept)
        ]
        if more := len(steps) - count:
            parts.append(_words(writing.text("dungeon-strip-more", count=more), size, _FADED))
        lines = _lines(parts, box.width, size)
        room = box.part(bottom=-_CARRIERS * _HIGH) if has_carriers else box
        if len(lines) * size * _HIGH <= room.height and all(line.width <= box.width for line in lines):
            numbered = {step: number for number, step in enumerate(kept)} if kept[1:] else None
            high = min(room.height / len(lines), size * 1.5)
            column = Column(tuple(replace(line, height=high) for line in lines), align="middle")
            named = carriers.place(box._replace(top=room.bottom)) if carriers and has_carriers else ()
            return (*column.place(room), *named), numbered
    return (), None


def _carriers(seen: Observation, writing: Writing, width: float) -> Row | None:
    """Line of who carries what, each object as its sign; None if nobody does, or if it doesn't fit.

    If need be, only the first phrase has a verb.
    """
    loads = {one: pieces.load_of(seen, one) for one in ALL_CHARACTERS if seen.places[one] < SQUARES}
    carried = {one: load for one, load in loads.items() if load is not None and not IS_CHARACTER[load]}
    if not carried:
        return None
    carries = _words(writing.text("dungeon-strip-carries"), _CARRIERS, _FADED)
    phrases: list[tuple[Part, Part]] = [
        (
            token_name(one, panels.kind_name(one, writing), _CARRIERS),
            Fixed(_CARRIERS * 1.1, draw=partial(_load_sign, load)),
        )
        for one, load in carried.items()
    ]
    rows = [
        Row(
            tuple(
                Row((name, *[carries] * (number < verbs), sign), _CARRIERS * _WORD_GAP)
                for number, (name, sign) in enumerate(phrases)
            ),
            _CARRIERS * _STEP_GAP,
        )
        for verbs in (len(phrases), 1)
    ]
    return next((row for row in rows if row.width <= width), None)


def _load_sign(load: int, box: Box) -> Shapes:
    """Sign of a carried object, as high as its line."""
    return pieces.object_token(load, Box.from_centre(box.centre, box.width))


def _main_step(steps: Sequence[Step]) -> int:
    """Index of the step that matters most: the last of equals."""
    return min(range(len(steps)), key=lambda number: (steps[number].rank, -number), default=0)


def _lines(parts: Sequence[Part], width: float, size: int) -> list[Row]:
    """Wrap parts into lines of this width."""
    lines = [Row((), size * _STEP_GAP)]
    for part in parts:
        longer = replace(lines[-1], parts=(*lines[-1].parts, part))
        if longer.width <= width or not lines[-1].parts:
            lines[-1] = longer
        else:
            lines.append(replace(longer, parts=(part,)))
    return lines


class _Look(NamedTuple):
    """Style of a step: its font size, whether it's the one that matters most, and whether it's in full."""

    size: int
    is_main: bool
    is_full: bool


def _step(step: Step, number: int | None, seat: int, look: _Look, writing: Writing) -> Part:
    """A step after its number; the one that matters most is on the colour of the side whose turn it is.

    Only the other side's tokens are on their own colour.
    """
    livery, size, is_main = LIVERIES[seat], look.size, look.is_main
    fill, ink = changed_rooms.number_colours(step.kind, seat)
    if is_main and fill == livery.colour:
        fill, ink = ink, fill
    parts: list[Part] = []
    if number is not None:
        drawn = partial(changed_rooms.step_number, number, fill=fill, ink=ink, has_rim=not is_main)
        high = size * (0.92 if is_main else 1)
        parts.append(Fixed(size * 1.1, draw=lambda box: drawn(box.centre, high)))
    name_ink, word_ink = (livery.letter, livery.letter) if is_main else (INK, _FADED)
    told = step.pieces if look.is_full else step.brief
    for place, (piece, following) in enumerate(zip(told, (*told[1:], ""), strict=True)):
        if isinstance(piece, Rotation):
            parts.append(changed_rooms.rotation_sign(piece.quarters, size * 0.98))
        elif isinstance(piece, str):
            words = _words(piece, size, word_ink)
            parts[-1:] = [Row((*parts[-1:], words))] if piece[0] in _CLOSE else [*parts[-1:], words]
        else:
            is_own = OWNER[piece.token] == seat
            name_of = news.coloured_name if piece.is_coloured and not is_own else panels.kind_name
            name = name_of(piece.token, writing)
            name = name if place else name[:1].upper() + name[1:]
            if is_own:
                comma = "," * isinstance(following, TokenName)
                parts.append(_words(name + comma, size, name_ink, "ExtraBold"))
            else:
                parts.append(token_name(piece.token, name, size, GROUNDS if is_main else _PALE))
    row = Row(tuple(parts), size * _WORD_GAP)
    if not is_main:
        return row
    whole = Stack((plate(livery.colour, 10), row), (_GROUND_MARGIN, 0, _GROUND_MARGIN, 0))
    return Fixed(whole.width, size * _HIGH, whole.place)


def token_name(token: int, name: str, size: int, grounds: Sequence[theme.Colour] = _PALE) -> Part:
    """The name of a token on a pale shade of its owner's colour; ``grounds`` has these shades by owner."""
    owner = OWNER[token]

    def draw(box: Box) -> Shapes:
        box = _aligned(box)
        return (
            pieces.slab(owner, box.expanded(-3), grounds[owner], size * 0.24),
            text_in_box(name, box.expanded(1), INK, size),  # room for accents on capitals
        )

    return Fixed(2 * round((theme.text_width(name, size, "Bold") + size * 0.5) / 2), size * _HIGH, draw)


def _words(text: str, size: int, ink: theme.Colour, weight: theme.Weight = "Bold") -> Part:
    """Words of a step, which stay within its line but for accents on capitals."""

    def draw(box: Box) -> Shapes:
        box = _aligned(Box(box.left, box.top - 3, box.right, box.bottom))
        return (text_in_box(text, box, ink, size, weight, align="l"),)

    return Fixed(theme.text_width(text, size, weight) + 3, draw=draw)


def _aligned(box: Box) -> Box:
    """A box moved to a whole pixel: letters are cached by their subpixel position."""
    return box.translated(round(box.left) - box.left, 0)
