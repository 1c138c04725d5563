"""The strip below the maze: which turn it is, whose, and its steps in order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from k2bot.games.dungeon_twister.engine import Phase, content
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, IS_CHARACTER, OWNER
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.pictures import changed_rooms, news, panels, pieces
from k2bot.games.dungeon_twister.pictures.news import Rotation, Thing
from k2bot.games.dungeon_twister.pictures.palette import (
    BLOOD,
    BONE,
    BONE_SHADE,
    BRASS,
    GROUNDS,
    INK,
    LIVERIES,
)
from k2bot.render import theme
from k2bot.render.layout import label, strong
from k2bot.render.scene import Box, Decal, Plate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.news import Piece, Step
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape, Shapes

QUIET, _NEARLY_OVER = 20, 30
"""Quiet turns from which a notice appears, and from which it's red; rule 39 ends the game after 40."""
LINE: Final = 45
"""Height in pixels of a line of steps, at least."""
_TAB: Final = 264
"""Width in pixels of what names the turn and its player."""
_TAB_GROUND: Final = INK.mixed(BRASS, 0.22)
"""Its ground, unlike either player's colour."""
_SIZES: Final = (54, 46, theme.CHANGING)
"""Font sizes of steps."""
_SIGN: Final = 58
"""Width in pixels of a character's letters where they are explained."""
_FACE: Final = 64
"""Size in pixels of a token among them, which is left out where lines are lower."""
_HIGH: Final = 1.12
"""Height of a line, relative to its font size."""
_AROUND: Final = 9
"""How far its ground reaches beyond a step or who carries what."""
_APART: Final = 0.62
"""Room between two steps, relative to the font size."""
PALE: Final = (GROUNDS[0], GROUNDS[1].mixed(LIVERIES[1].colour, 0.65))
"""Ground of the names of tokens in all steps but the decisive one, by owner."""
_STATES: Final = (46, theme.CHANGING, 34)
"""Font sizes of who carries what and who is wounded where there is no step to tell."""
_BESIDE: Final = (34, theme.CONSTANT)
"""The same beside steps."""
_NAMED: Final = (True, False)
"""Whether objects have their names there, too: the best first."""
_LEAST_BESIDE: Final = 3
"""Number of the last way to set steps that is good enough to make room for that: 46 pixels, without faces."""
_RULE: Final = 22
"""Distance in pixels between steps and the darker ground of that, and from there to its text."""
_NOTICE: Final = 372
"""Width in pixels of what tells how many turns were quiet."""
_FADED: Final = INK.mixed(BONE, 0.16)
"""Ink of all steps but the decisive one."""


@dataclass(frozen=True, slots=True)
class _Item:
    """A part of a step as drawn: its width, and what draws it in a box."""

    width: float
    draw: Callable[[Box], Shapes]


@dataclass(frozen=True, slots=True)
class _Unit:
    """A step as drawn, or who carries what, which stays on one line, on a ground of its own or on none."""

    items: tuple[_Item, ...]
    gap: float
    ground: theme.Colour | None = None
    lead: _Item | None = None
    """Words before its ground, of this unit and those after it."""

    @property
    def before(self) -> float:
        """Width of those words with the gap after them."""
        return self.lead.width + self.gap + _AROUND if self.lead else 0

    @property
    def width(self) -> float:
        """Its width."""
        return self.before + sum(item.width for item in self.items) + self.gap * (len(self.items) - 1)


class Strip(NamedTuple):
    """A strip as drawn, and the numbers from 0 of the steps that it tells: None if there is only one."""

    shapes: Shapes = ()
    numbered: Mapping[int, int] | None = None


def strip(
    seen: Observation, writing: Writing, box: Box, events: Sequence[Event], *, is_tall: bool = False
) -> Strip:
    """The turn, whose it is, what happened step by step, and how many turns were quiet.

    Where steps leave room, it also says who carries what and who is wounded. Nothing before the first turn;
    before the first step, characters' letters with their names. In a tall picture, steps are below the turn
    instead of beside it.
    """
    if not seen.number:
        return Strip()
    found, seat = news.steps(seen, events, writing), news.actor(seen, events)
    head = box.part(bottom=LINE) if is_tall else box.part(right=_TAB)
    rest = box.part(0, LINE) if is_tall else box.part(_TAB)
    notice: Shapes = ()
    if seen.quiet > QUIET and seen.phase is not Phase.OVER:
        notice = _quiet(seen, writing, head.part(_TAB + 2) if is_tall else rest.part(-_NOTICE))
        head = head.part(right=_TAB)
        rest = rest if is_tall else rest.part(right=-_NOTICE - 6)
    shapes: list[Shape] = [Plate(box, BONE, 12)] if found else []
    number = seen.number - (bool(found) and news.is_over(seen, events))
    shapes += (*_tab(number, writing, head, seat if found else None, is_tall=is_tall), *notice)
    inner = rest.part(16, 2, -10, -2)
    if not found:
        said = _conditions(seen, writing, inner) or _letters(seen, writing, inner, is_tall=is_tall)
        return Strip((Plate(box, BONE, 12), *shapes, *said))
    beside, inner = _beside(seen, writing, found, seat, inner)
    steps, kept = _steps(found, seat, inner, writing)
    numbered = {step: number for number, step in enumerate(kept)} if kept[1:] else None
    return Strip((*shapes, *steps, *beside), numbered)


def _quiet(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """After how many more quiet turns the game ends."""
    text = writing.text("dungeon-picture-quiet", count=content.QUIET_TURNS - seen.quiet)
    ground = _TAB_GROUND if seen.quiet < _NEARLY_OVER else BLOOD
    said = panels.said(text, box.part(2, 2, -2, -2), BONE, theme.CHANGING, align="middle")
    return (Plate(box, ground, 12), *said)


def _letters(seen: Observation, writing: Writing, box: Box, *, is_tall: bool) -> Shapes:
    """Whose letters are whose, of all in the maze: on the colour of their side, or on dark for both."""
    lines = 3 if is_tall else 2
    sides: dict[str, list[int]] = {}
    for token in ALL_CHARACTERS:
        if seen.at[token] < SQUARES:
            sides.setdefault(content.KIND[token], []).append(token)
    across = -(-len(content.CHARACTERS) // lines)
    places = [place for line in box.rows(*[1] * lines) for place in line.columns(*[1] * across)]
    names = [panels.kind(there[0], writing) for there in sides.values()]
    room = box.width / across - _SIGN - 20
    fitted = [theme.fitted(name, room, theme.CHANGING, "Bold", theme.CONSTANT) for name in names]
    if not sides or [shown for shown, _ in fitted] != names:
        return ()
    size = min(size for _, size in fitted)
    shapes: list[Shape] = []
    for (first, *others), name, place in zip(sides.values(), names, places, strict=False):
        sign, livery = place.part(0, 3, _SIGN, -3), LIVERIES[OWNER[first]]
        fill, ink = (INK, BONE) if others else (livery.colour, livery.letter)
        shapes += [
            pieces.slab(OWNER[first], sign, INK, 10),
            pieces.slab(OWNER[first], sign.grown(-3), fill, 8),
            strong(pieces.letters(first, writing), sign, ink, theme.CONSTANT),
            label(name, place.part(_SIGN + 12, 0, -8), INK, size, align="l"),
        ]
    return tuple(shapes)


# ---------------------------------------------------------------------------- who carries, who is wounded


def _conditions(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """Who carries what and who is wounded, as large as fits; nothing if nobody is or that has no room."""
    for has_names, size in product(_NAMED, _STATES):
        units = _states(seen, writing, size, BONE_SHADE, has_names=has_names)
        lines = _lines(units, box.width, size)
        if units and lines is not None and len(lines) * size * _HIGH <= box.height:
            return _placed(lines, box, size)
    return ()


def _beside(
    seen: Observation, writing: Writing, found: Sequence[Step], seat: int, box: Box
) -> tuple[Shapes, Box]:
    """Who carries what and who is wounded at the right of steps, and the room for these.

    Nothing if steps would have to be small.
    """
    whole = _whole(found, seat, box)
    if whole is None:
        return (), box
    for has_names, size in product(_NAMED, _BESIDE):
        units = _states(seen, writing, size, BONE, has_names=has_names)
        if not units:
            return (), box
        most = int(box.height // (size * _HIGH))
        lines = _narrowest(units, size, most)
        wide = max(_width(line, size) for line in lines)
        left = box.part(0, 0, -wide - 2 * _RULE)
        narrow = _whole(found, seat, left) if left.width > 0 else None
        if narrow is not None and narrow.number <= max(whole.number, _LEAST_BESIDE):
            place = box.part(-wide)
            ground = Box(place.left - _RULE, box.top - 2, box.right + 10, box.bottom + 2)
            plate = Plate(ground, BONE_SHADE, 12, corners=(False, True, True, False))
            return (plate, *_placed(lines, place, size)), left
    return (), box


def _narrowest(units: Sequence[_Unit], size: int, most: int) -> list[list[_Unit]]:
    """Units in order on at most so many lines, the widest of which is as narrow as can be."""
    widths = sorted(
        _width(units[first:last], size)
        for first in range(len(units))
        for last in range(first + 1, len(units) + 1)
    )
    for width in widths:
        lines = _lines(units, width, size)
        if lines is not None and len(lines) <= most:
            return lines
    return [list(units)]


def _width(line: Sequence[_Unit], size: int) -> float:
    """The width of a line of units."""
    return sum(unit.width for unit in line) + size * _APART * (len(line) - 1)


def _states(
    seen: Observation,
    writing: Writing,
    size: int,
    ground: theme.Colour,
    *,
    has_names: bool,
) -> list[_Unit]:
    """A unit for each character that carries something, then for each that is wounded.

    Words say which; within both, those of whoever's turn it is come first.
    """
    board = Board(seen)
    carriers: list[list[_Item]] = []
    hurt: list[list[_Item]] = []
    there = [token for token in ALL_CHARACTERS if seen.at[token] < SQUARES]
    loads = {
        token: load
        for token in there
        if (load := board.load(token)) is not None
        and not (IS_CHARACTER[load] and pieces.is_wounded(seen, token))  # the one that carries it
    }

    def named(token: int) -> list[_Item]:
        name = _name(Thing(token, panels.kind(token, writing)), size, None)
        return [*([_sign("drop", size)] if pieces.is_wounded(seen, token) else []), name]

    for token in sorted(there, key=lambda token: (OWNER[token] != seen.turn, token)):
        load = loads.get(token)
        if load is not None:
            held = [] if IS_CHARACTER[load] else [_sign(load, size)]
            held += named(load) if has_names or not held else []
            carriers.append([*named(token), *held])
        elif pieces.is_wounded(seen, token) and token not in loads.values():
            hurt.append(named(token))

    def told(message: str, states: Sequence[Sequence[_Item]]) -> Iterator[_Unit]:
        # words: dungeon-strip-carrying, dungeon-strip-wounded
        text = writing.text(f"dungeon-strip-{message}", count=len(states))
        lead: _Item | None = _words(text, size, _FADED, is_main=False)
        for items in states:
            yield _Unit(tuple(items), size * 0.16, ground, lead)
            lead = None

    return [*told("carrying", carriers), *told("wounded", hurt)]


def _sign(what: int | Literal["drop"], size: int) -> _Item:
    """An object, or the drop of the wounded, as they are in the maze."""
    high = round(size * 1.16)

    def draw(box: Box) -> Shapes:
        place = Box.at(round(box.left), round(box.centre[1] - high / 2), high)
        shapes = pieces.blood(place) if what == "drop" else pieces.sign(what, place)
        return Decal.of(shapes, place.grown(2))

    return _Item(high, draw)


def _tab(number: int, writing: Writing, box: Box, seat: int | None, *, is_tall: bool) -> Shapes:
    """The number of the turn that is told, and the name of its player."""
    text = writing.text("dungeon-picture-turn", number=number)
    if seat is None:
        plate = box.part(right=_TAB)
        return (
            Plate(plate, _TAB_GROUND, 12),
            label(text, plate.grown(-8), BONE, theme.CHANGING + 6),
        )
    first, second = (box.part(right=_TAB), box.part(_TAB)) if is_tall else box.rows(1, 1)
    livery = LIVERIES[seat]
    if second.width <= 0:  # the colour says whose turn it was
        return (
            Plate(first, livery.colour, 12),
            label(text, first.grown(-8), livery.letter, theme.CHANGING),
        )
    return (
        Plate(first, _TAB_GROUND, 12, corners=(True, False, False, False)),
        label(text, first.part(12, 4, -8, -4), BONE, theme.CHANGING, align="l"),
        Plate(second, livery.colour, 12, corners=(False, is_tall, False, not is_tall)),
        label(
            writing.name(seat),
            second.part(12, 2, -12, -2),
            livery.letter,
            theme.CHANGING,
            align="l",
            least=theme.CONSTANT,
        ),
    )


def _steps(found: Sequence[Step], seat: int, box: Box, writing: Writing) -> tuple[Shapes, list[int]]:
    """Steps in order, as large as fits, and which.

    Of many, only the one that matters most is told in full, the others in few words: with where ways begin if
    that fits. Those that matter least are only counted if they don't fit.
    """
    kept = list(range(len(found)))
    if (whole := _whole(found, seat, box)) is not None:
        return _placed(whole.lines, box, whole.size), kept
    main = _main(found)
    size = theme.CHANGING
    smaller = (
        less
        for less in range(size, theme.LEAST, -2)
        if _unit(found[main].brief, main, seat, less, is_main=True).width <= box.width
    )
    least = next(smaller, theme.LEAST)
    by_rank = sorted(kept, key=lambda number: (-found[number].rank, not found[number].is_plain, number))
    for dropped in (None, *(number for number in by_rank if number != main)):
        if dropped is not None:
            kept.remove(dropped)
        for has_starts, is_spelled, is_full in product((True, False), repeat=3):
            brief = [one.brief if has_starts else one.least for one in found]
            full, large = (found[main].pieces, size) if is_full else (brief[main], least)
            brief = [_spelled(one, writing) for one in brief] if is_spelled else brief
            told = [(full if one == main else brief[one], one == main) for one in kept]
            units = _units(told, seat, size, large=large)
            if len(kept) < len(found):
                text = writing.text("dungeon-strip-more", count=len(found) - len(kept))
                units.append(_Unit((_words(text, size, _FADED, is_main=False),), 0))
            lines = _lines(units, box.width, size)
            if lines is not None and len(lines) * size * _HIGH <= box.height:
                return _placed(lines, box, size), kept
    return _placed([units], box, size), kept


class _Setting(NamedTuple):
    """Steps told in full: which way to set them this is, the largest first, the size and the lines."""

    number: int
    size: int
    lines: list[list[_Unit]]


def _whole(found: Sequence[Step], seat: int, box: Box) -> _Setting | None:
    """Steps in full as large as fits; None if they are too many or have no room."""
    if len(found) > box.height // LINE + 1:
        return None
    main = _main(found)
    told = [(step.pieces, number == main) for number, step in enumerate(found)]
    for way, (size, has_faces) in enumerate(product(_SIZES, (True, False))):
        lines = _lines(_units(told, seat, size, has_faces=has_faces), box.width, size)
        high = max(size * _HIGH, _FACE if has_faces else 0)
        if lines is not None and len(lines) * high <= box.height:
            return _Setting(way, size, lines)
    return None


def _main(found: Sequence[Step]) -> int:
    """Which step matters most."""
    return min(range(len(found)), key=lambda number: (found[number].rank, -number))


def _spelled(brief: Sequence[Piece], writing: Writing) -> tuple[Piece, ...]:
    """A step in few words with characters' names instead of their letters."""
    return tuple(
        one._replace(name=panels.kind(one.token, writing)) if isinstance(one, Thing) else one for one in brief
    )


def _units(
    told: Sequence[tuple[Sequence[Piece], bool]],
    seat: int,
    size: int,
    *,
    large: int | None = None,
    has_faces: bool = False,
) -> list[_Unit]:
    """Steps at a font size, with numbers if they are several, each with whether it matters most.

    ``large`` is the size of that one if it differs.
    """
    return [
        _unit(
            pieces,
            number if told[1:] else None,
            seat,
            (large or size) if is_main else size,
            is_main=is_main,
            has_faces=has_faces,
        )
        for number, (pieces, is_main) in enumerate(told)
    ]


def _lines(units: Sequence[_Unit], width: float, size: int) -> list[list[_Unit]] | None:
    """Units line by line; None if one is wider than a line."""
    lines: list[list[_Unit]] = [[]]
    left = width
    for unit in units:
        wide = unit.width
        if wide > width:
            return None
        if lines[-1] and wide + size * _APART > left:
            lines.append([])
            left = width
        left -= wide + (size * _APART if lines[-1] else 0)
        lines[-1].append(unit)
    return lines


def _placed(lines: Sequence[Sequence[_Unit]], box: Box, size: int) -> Shapes:
    """Lines of units in a box."""
    high = min(box.height / len(lines), size * 1.5)
    top = box.centre[1] - high * len(lines) / 2
    shapes: list[Shape] = []
    for row, line in enumerate(lines):
        left = box.left
        for unit in line:
            place = Box.at(left, top + row * high, min(unit.width, box.right - left), high)
            if unit.lead:
                shapes += unit.lead.draw(place._replace(right=place.left + unit.lead.width))
                left += unit.before
                place = place._replace(left=left)
            if unit.ground:
                ground = place._replace(left=place.left - _AROUND, right=place.right + _AROUND)
                shapes.append(Plate(ground, unit.ground, 10))
            for item in unit.items:
                start = round(left)  # letters are kept by the part of a pixel at which they start
                shapes += item.draw(Box.at(start, place.top, min(item.width, box.right - start), high))
                left += item.width + unit.gap
            left += size * _APART - unit.gap
    return tuple(shapes)


def _unit(
    told: Sequence[Piece], number: int | None, seat: int, size: int, *, is_main: bool, has_faces: bool = False
) -> _Unit:
    """A step at a font size; what its words don't name has its name, and all tokens may have their faces."""
    items: list[_Item] = []
    livery = LIVERIES[seat]
    fill, ink = (livery.letter, livery.colour) if is_main else (livery.colour, livery.letter)
    said = livery.letter if is_main else _FADED
    if number is not None:
        items.append(
            _Item(
                size * 1.16,
                lambda box: changed_rooms.step_number(number, box.centre, size * 1.12, fill, ink),
            )
        )
    for piece in told:
        if isinstance(piece, str):
            items.append(_words(piece, size, said, is_main=is_main))
        elif isinstance(piece, Rotation):
            items.append(_rotation(piece, size))
        else:
            if has_faces:
                token = piece.token if isinstance(piece, Thing) else piece
                items.append(_Item(_FACE, partial(_token, token)))
            if isinstance(piece, Thing):
                items.append(_name(piece, size, livery.letter if is_main else None))
    return _Unit(tuple(items), size * 0.22, livery.colour if is_main else None)


def _words(text: str, size: int, ink: theme.Colour, *, is_main: bool) -> _Item:
    weight: theme.Weight = "ExtraBold" if is_main else "Bold"

    def draw(box: Box) -> Shapes:
        return (label(text, box, ink, size, weight, align="l"),)

    return _Item(theme.text_width(text, size, weight) + 3, draw)


def _name(thing: Thing, size: int, edge: theme.Colour | None) -> _Item:
    """The name of a token on its owner's colour within an edge; without one, on a pale shade of it."""
    owner, wide = OWNER[thing.token], theme.text_width(thing.name, size, "Bold")
    fill, ink = (LIVERIES[owner].colour, LIVERIES[owner].letter) if edge else (PALE[owner], INK)

    def draw(box: Box) -> Shapes:
        plate = box.grown(-4)
        return (
            *((pieces.slab(owner, plate.grown(2), edge, size * 0.24 + 2),) if edge else ()),
            pieces.slab(owner, plate, fill, size * 0.24),
            label(thing.name, plate, ink, size),
        )

    return _Item(wide + size * 0.5, draw)


def _token(token: int, box: Box) -> Shapes:
    place = Box.at(round(box.left), round(box.centre[1] - _FACE / 2), _FACE)
    shapes = pieces.tiled(token, place) if content.IS_CHARACTER[token] else pieces.thing(token, place)
    return Decal.of(shapes, place.grown(2))


def _rotation(sign: Rotation, size: int) -> _Item:
    def draw(box: Box) -> Shapes:
        place = Box.around(box.centre, box.width, size * 0.98)
        return changed_rooms.RoomSign(0, (), sign.quarters, "").shapes(place)

    return _Item(size * 1.3, draw)
