"""The strip below the maze: which turn it is, whose, and its steps in order."""

from __future__ import annotations

from functools import cache, partial
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import Phase, content
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, IS_CHARACTER, KIND, OWNER
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.pictures import changed_rooms, news, panels, pieces
from k2bot.games.dungeon_twister.pictures.news import Piece, Rotation, Step
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
from k2bot.render.layout import (
    CachedPart,
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
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.acts import Kind

QUIET, _NEARLY_OVER = 20, 30
"""Quiet turns from which a notice appears, and from which it's red; rule 39 ends the game after 40."""
LINE_HEIGHT: Final = 45
"""Height in pixels of a line of steps, at least."""
_TAB, _LEAST_TAB = 264, 168
"""Width in pixels of what names the turn and its player: at most, and at least."""
_SLIM: Final = 14
"""The same where a long turn needs the room: only the player's colour."""
_TAB_GROUND: Final = INK.mixed(BRASS, 0.22)
"""Its ground, unlike either player's colour."""
_FORMS: Final = ((54, 46, 42), True), ((theme.CHANGING_TEXT,), True), ((theme.CHANGING_TEXT,), False)
"""Font sizes of what is told, and whether all steps are in full or only the one that matters most: within a
group, it's rather smaller than without who carries what."""
_STATES: Final = (46, theme.CHANGING_TEXT, theme.SMALL, theme.CONSTANT_TEXT)
"""The same of who carries what and who is wounded where there is no step to tell."""
_SIGN: Final = 58
"""Width in pixels of a character's letters where they are explained."""
_HIGH: Final = 1.12
"""Height of a line, relative to its font size."""
_GROUND_MARGIN: Final = 7
"""How far its ground reaches beyond a step or who carries what."""
_CLOSE: Final = ":;,"
"""Punctuation that follows a name without a gap."""
_STEP_GAP, _LOAD_GAP = 0.44, 0.3
"""Room between two steps, and between two who carry something beside steps, relative to the font size."""
_PALE: Final = (GROUNDS[0], GROUNDS[1].mixed(LIVERIES[1].colour, 0.65))
"""Ground of the names of tokens in all steps but the decisive one, by owner."""
_LOAD_GROUND: Final = BONE_SHADE.mixed(BRASS, 0.45)
"""Ground that holds who carries something and what together."""
_NOTICE: Final = 372
"""Width in pixels of what tells how many turns were quiet."""
_FADED: Final = INK.mixed(BONE, 0.16)
"""Ink of all steps but the decisive one."""


class Strip(NamedTuple):
    """A strip as drawn."""

    shapes: Shapes = ()
    numbered: Mapping[int, int] | None = None
    """The numbers from 0 of the steps that it tells: None if there is only one."""
    has_turn: bool = True
    """Whether it says which turn it tells."""


def strip(
    seen: Observation,
    writing: Writing,
    box: Box,
    events: Sequence[Event],
    *,
    is_tall: bool = False,
) -> Strip:
    """The turn, whose it is, what happened step by step, and how many turns were quiet.

    Where steps leave room, it also says who carries what and who is wounded. Nothing before the first turn;
    before the first step, characters' letters with their names. In a tall picture, steps are below the turn
    instead of beside it; in a wide one, steps that would have no room beside it have the whole strip, but for
    their player's colour: whose turn is next says the bar below it.
    """
    if not seen.number:
        return Strip()
    steps, seat = news.turn_steps(seen, events, writing), news.acting_seat(seen, events)
    number = seen.number - (bool(steps) and news.is_over(seen, events))
    stated = None if steps and seen.phase is Phase.OVER else seen
    for tab in (_TAB,) if is_tall else (_tab_width(number, writing, seat), _SLIM):
        head = box.part(bottom=LINE_HEIGHT) if is_tall else box.part(right=tab)
        rest = box.part(0, LINE_HEIGHT) if is_tall else box.part(tab)
        notice: Shapes = ()
        if seen.quiet > QUIET and seen.phase is not Phase.OVER:
            notice = _quiet(seen, writing, head.part(_TAB + 2) if is_tall else rest.part(-_NOTICE))
            head = head.part(right=tab)
            rest = rest if is_tall else rest.part(right=-_NOTICE - 6)
        inner = rest.part(12, 2, -8, -2)
        shapes_of_steps, numbered = _event_shapes(steps, seat, inner, writing, stated)
        if len(steps) in {0, 1, len(numbered or ())}:
            break
    shapes = (
        Plate(box, BONE, 12),
        *_tab(number, writing, head, seat if steps else None, is_tall=is_tall),
        *notice,
        *(shapes_of_steps or _letters(seen, writing, inner, is_tall=is_tall)),
    )
    return Strip(shapes, numbered, has_turn=tab > _SLIM)


def _quiet(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """After how many more quiet turns the game ends."""
    text = writing.text("dungeon-picture-quiet", count=content.QUIET_TURNS - seen.quiet)
    ground = _TAB_GROUND if seen.quiet < _NEARLY_OVER else BLOOD
    text_shapes = panels.lines_in_box(text, box.part(2, 2, -2, -2), BONE, theme.CHANGING_TEXT, align="middle")
    return (Plate(box, ground, 12), *text_shapes)


def _letters(seen: Observation, writing: Writing, box: Box, *, is_tall: bool) -> Shapes:
    """Whose letters are whose, of all in the maze: on the colour of their side, or on dark for both."""
    lines = 3 if is_tall else 2
    sides: dict[str, list[int]] = {}
    for token in ALL_CHARACTERS:
        if seen.at[token] < SQUARES:
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
    """Width in pixels of what names the turn and its player: no wider than they need."""
    texts = writing.text("dungeon-picture-turn", number=number), writing.name(seat)
    wide = max(theme.text_width(text, theme.CHANGING_TEXT, "Bold") for text in texts) + 28
    return round(min(_TAB, max(_LEAST_TAB, wide)))


def _tab(number: int, writing: Writing, box: Box, seat: int | None, *, is_tall: bool) -> Shapes:
    """The number of the turn that is told, and the name of its player."""
    text = writing.text("dungeon-picture-turn", number=number)
    if seat is None:
        whole = box.part(right=_TAB) if is_tall else box
        return (
            Plate(whole, _TAB_GROUND, 12),
            text_in_box(text, whole.expanded(-8), BONE, theme.CHANGING_TEXT + 6),
        )
    first, second = (box.part(right=_TAB), box.part(_TAB)) if is_tall else box.rows(1, 1)
    livery = LIVERIES[seat]
    if box.width <= _SLIM:
        return (Plate(box, livery.colour, 12, corners=(True, False, False, True)),)
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
    steps: Sequence[Step], seat: int, box: Box, writing: Writing, stated: Observation | None
) -> tuple[Shapes, Mapping[int, int] | None]:
    """What happened, then who carries what and who is wounded; and the numbers of the steps that it tells.

    ``stated`` is where they do and are; None if that isn't told.
    """
    way = next((way for way in _renderings(steps, seat, box, writing, stated) if way.fits(box)), None)
    if way is None:
        return (), None
    numbered = {step: number for number, step in enumerate(way.kept)} if way.kept[1:] else None
    lines, condition_lines = way.lines(box.width)
    if not condition_lines:
        return _placed(lines, box, way.size), numbered
    upper, lower = box.rows(len(lines) * way.size * _HIGH, len(condition_lines) * way.small * _HIGH)
    return (*_placed(lines, upper, way.size), *_placed(condition_lines, lower, way.small)), numbered


class _Rendering(NamedTuple):
    """A way of telling what happened: a font size, the steps that are told, and these part by part."""

    size: int
    kept: tuple[int, ...]
    parts: list[Part]
    conditions: Sequence[Part] = ()
    """Who carries what and who is wounded, in lines of their own."""
    small: int = theme.CONSTANT_TEXT
    """Font size of these."""
    aside: Row | None = None
    """The same at the end of the line with most room."""

    def lines(self, width: float) -> tuple[list[list[Part]], list[list[Part]]]:
        """What happened line by line, and the same of conditions."""
        condition_lines = _lines(self.conditions, width, self.small) if self.conditions else []
        lines = _lines(self.parts, width, self.size)
        if self.aside is not None:
            min(lines, key=self._long).append(self.aside)
        return lines, condition_lines

    def _long(self, line: Sequence[Part]) -> float:
        """Width of a line."""
        return Row(tuple(line), self.size * _STEP_GAP).width

    def fits(self, box: Box) -> bool:
        """Whether it has room in a box."""
        if any(part.width > box.width for part in self.conditions):
            return False
        lines, condition_lines = self.lines(box.width)
        if any(self._long(line) > box.width for line in lines):
            return False
        return (len(lines) * self.size + len(condition_lines) * self.small) * _HIGH <= box.height


def _renderings(
    all_steps: Sequence[Step], seat: int, box: Box, writing: Writing, stated: Observation | None
) -> Iterator[_Rendering]:
    """Ways of telling it, the best first.

    In full with conditions, below the steps or beside them, without these, without the words for colours,
    then all but the step that matters most in few words, rather than smaller, as small type is a blur on
    phones; without the name of who took the step before, smaller, and with letters for names. Those that
    matter least are only counted if they don't fit.
    """
    kept, main = list(range(len(all_steps))), _main_step(all_steps)
    step = cache(lambda size, *told, **how: _Setter(writing, seat, size).step(*told, **how))

    def way(
        size: int,
        full: Collection[int],
        *,
        has_letters: bool = False,
        has_colours: bool = True,
        conditions: Sequence[Part] = (),
        small: int = theme.CONSTANT_TEXT,
    ) -> _Rendering:
        told = [all_steps[one].pieces if one in full else all_steps[one].brief for one in kept]
        steps = [
            step(
                size,
                pieces if one in {main, *full} else _without_name(pieces, before),
                number if kept[1:] else None,
                kind=all_steps[one].kind,
                is_main=one == main,
                has_letters=has_letters and one not in full,
                has_colours=has_colours,
            )
            for number, (one, pieces, before) in enumerate(zip(kept, told, ((), *told), strict=False))
        ]
        if count := len(all_steps) - len(kept):
            steps.append(_words(writing.text("dungeon-strip-more", count=count), size, _FADED))
        return _Rendering(size, tuple(kept), steps, conditions, small)

    for has_names, size in product((True, False), () if all_steps else _STATES):
        if stated and (conditions := condition_parts(stated, writing, size, has_names=has_names)):
            yield _Rendering(size, (), conditions)
    if not all_steps:
        return
    things = {one.token for told in all_steps for one in told.pieces if isinstance(one, news.TokenName)}
    for (sizes, is_full), has_colours in product(_FORMS, (True, False)):
        full = kept if is_full else (main,)
        alone = [way(size, full, has_colours=has_colours) for size in sizes]
        fitting = [one for one in alone if one.fits(box)]
        for small, conditions in _conditions(stated, writing, things) if fitting and stated else ():
            if not conditions:
                break
            yield from (one._replace(conditions=conditions, small=small) for one in fitting)
            aside = Row(tuple(conditions), small * _LOAD_GAP, "end", grows=1)
            yield from (one._replace(aside=aside) for one in fitting)
        yield from fitting
    least = theme.CHANGING_TEXT
    for dropped in sorted(kept, key=lambda number: (number == main, -all_steps[number].rank, number)):
        for has_letters, size in ((False, least), (False, theme.SMALL), (True, least)):
            yield from (way(size, full, has_letters=has_letters) for full in ((main,), ()))
        if dropped != main:
            kept.remove(dropped)
    yield from (way(size, (), has_letters=True) for size in range(least, theme.LEAST_TEXT - 1, -1))


def _without_name(pieces: Sequence[Piece], before: Sequence[Piece]) -> Sequence[Piece]:
    """A step without the name at its beginning if the step before is about the same character alone."""
    known = [one for one in before if isinstance(one, news.TokenName) and IS_CHARACTER[one.token]]
    return pieces[1:] if [*pieces[:1]] == known else pieces


def _main_step(steps: Sequence[Step]) -> int:
    """Which step matters most: the last of several."""
    return min(range(len(steps)), key=lambda number: (steps[number].rank, -number), default=0)


def _lines(parts: Sequence[Part], width: float, size: int) -> list[list[Part]]:
    """Parts line by line."""
    lines: list[list[Part]] = [[]]
    left = width
    for part in parts:
        if lines[-1] and part.width > left:
            lines.append([])
            left = width
        lines[-1].append(part)
        left -= part.width + size * _STEP_GAP
    return lines


def _placed(lines: Sequence[Sequence[Part]], box: Box, size: int) -> Shapes:
    """Lines of parts in a box."""
    high = min(box.height / max(1, len(lines)), size * 1.5)
    rows = [Row(tuple(line), size * _STEP_GAP, height=high) for line in lines]
    return Column(tuple(rows), align="middle").placed(box)


class _Setter(NamedTuple):
    """Sets steps and conditions at a font size."""

    writing: Writing
    seat: int
    """Whose turn it is."""
    size: int

    def step(
        self,
        step_pieces: Sequence[Piece],
        number: int | None,
        *,
        kind: Kind = "way",
        is_main: bool,
        has_letters: bool,
        has_colours: bool = True,
    ) -> Part:
        """A step after its number: the one that matters most on its side's colour."""
        colour, letter, size = LIVERIES[self.seat].colour, LIVERIES[self.seat].letter, self.size
        fill, ink = changed_rooms.number_colours(kind, self.seat)
        if is_main and fill == colour:
            fill, ink = ink, fill
        parts: list[Part] = []
        if number is not None:
            drawn = partial(changed_rooms.step_number, number, fill=fill, ink=ink, has_rim=not is_main)
            high = size * (0.92 if is_main else 1)
            parts.append(Fixed(size * 1.1, draw=lambda box: drawn(box.centre, high)))
        for place, piece in enumerate(step_pieces):
            if isinstance(piece, str):
                weight: theme.Weight = "ExtraBold" if is_main else "Bold"
                words = _words(piece, size, letter if is_main else _FADED, weight)
                parts[-1:] = [Row((*parts[-1:], words))] if piece[0] in _CLOSE else [*parts[-1:], words]
            elif isinstance(piece, Rotation):
                parts.append(changed_rooms.rotation_sign(piece.quarters, size * 0.98))
            else:
                is_short = has_letters and IS_CHARACTER[piece.token]
                name_of = news.coloured_name if piece.is_coloured and has_colours else panels.kind_name
                name = (pieces.token_letters if is_short else name_of)(piece.token, self.writing)
                name = name if place else name[:1].upper() + name[1:]
                parts.append(token_name(piece.token, name, size, GROUNDS if is_main else _PALE))
        return _grounded(colour, parts, size, 0.22) if is_main else Row(tuple(parts), size * 0.22)


def _conditions(
    seen: Observation, writing: Writing, things_told: Collection[int]
) -> Iterator[tuple[int, list[Part]]]:
    """Ways of telling who carries what and who is wounded beside steps, with font sizes, the best first.

    If all that's carried is among the ``things_told`` by steps, only who is wounded. If all that has no room,
    only who carries a treasure: it's worth a point.
    """
    for size in (theme.CHANGING_TEXT, theme.SMALL):
        yield size, condition_parts(seen, writing, size, things_told)
    yield theme.SMALL, _treasures(seen, writing, theme.SMALL)


def _tokens_in_maze(seen: Observation) -> list[int]:
    """Characters in the maze, those of whoever's turn it is first."""
    characters = [token for token in ALL_CHARACTERS if seen.at[token] < SQUARES]
    return sorted(characters, key=lambda token: (OWNER[token] != seen.turn, token))


def _treasures(seen: Observation, writing: Writing, size: int) -> list[Part]:
    """Who carries a treasure, and whose it is."""
    board = Board(seen)
    loads = {token: load for token in _tokens_in_maze(seen) if (load := board.load(token)) is not None}
    treasures = {token: load for token, load in loads.items() if KIND[load] == "treasure"}
    if not treasures:
        return []
    parts: list[list[Part]] = [
        [
            token_name(token, panels.kind_name(token, writing), size),
            _sign(partial(pieces.object_sign, load), size),
            token_name(load, panels.kind_name(load, writing), size),
        ]
        for token, load in treasures.items()
    ]
    if len(treasures) < len(loads):
        parts.append([_words("…", size, INK)])  # a list without it was taken for all that is carried
    return _with_heading(writing.text("dungeon-strip-carrying", count=len(treasures)), parts, size)


def condition_parts(
    seen: Observation, writing: Writing, size: int, told: Collection[int] = (), *, has_names: bool = True
) -> list[Part]:
    """Everybody who carries something, then all who are wounded, after words that say which.

    Within both, those of whoever's turn it is come first. Objects have names besides their signs in the maze,
    unless ``has_names`` says otherwise. Nobody carries something if all of that was ``told``.
    """
    board, characters = Board(seen), _tokens_in_maze(seen)
    hurt = {token for token in characters if pieces.is_wounded(seen, token)}
    loads = {
        token: load
        for token in characters
        if (load := board.load(token)) is not None
        and not (IS_CHARACTER[load] and token in hurt)  # the one that carries it
    }
    if all(load in told for load in loads.values()):
        loads = {}

    def shown(token: int) -> list[Part]:
        name = token_name(token, panels.kind_name(token, writing), size)
        if not IS_CHARACTER[token]:
            return [_sign(partial(pieces.object_sign, token), size), *([name] if has_names else [])]
        return [_sign(pieces.blood_drop, size), name] if token in hurt else [name]

    groups = {
        "carrying": [[*shown(token), *shown(load)] for token, load in loads.items()],
        "wounded": [shown(token) for token in characters if token in hurt - {*loads, *loads.values()}],
    }
    return [
        part
        for message, told in groups.items()
        # words: dungeon-strip-carrying, dungeon-strip-wounded
        for part in _with_heading(writing.text(f"dungeon-strip-{message}", count=len(told)), told, size)
    ]


def _with_heading(text: str, groups: Sequence[Sequence[Part]], size: int) -> list[Part]:
    """Each of what is told on a ground of its own, the first after a text on a dark one."""
    parts: list[Part] = [_grounded(_LOAD_GROUND, one, size, 0.12) for one in groups]
    lead = _grounded(_TAB_GROUND, [_words(text, size, BONE)], size, 0)
    return [*(Row((lead, part), size * 0.2) for part in parts[:1]), *parts[1:]]


def _sign(draw: Callable[[Box], Shapes], size: int) -> Part:
    """An object, or the drop of the wounded, as they are in the maze, beside words of this size."""
    side = round(size * 1.16)
    return CachedPart(Fixed(side, side, draw), 2)


def token_name(token: int, name: str, size: int, grounds: Sequence[theme.Colour] = _PALE) -> Part:
    """The name of a token on a pale shade of its owner's colour, of these by owner."""
    owner = OWNER[token]

    def draw(box: Box) -> Shapes:
        box = _aligned(box)
        return (
            pieces.slab(owner, box.expanded(-3), grounds[owner], size * 0.24),
            text_in_box(name, box.expanded(1), INK, size),  # room for accents on capitals
        )

    return Fixed(2 * round((theme.text_width(name, size, "Bold") + size * 0.5) / 2), size * _HIGH, draw)


def _words(text: str, size: int, ink: theme.Colour, weight: theme.Weight = "Bold") -> Part:
    """Words of a step, which stay within its line."""
    return Fixed(
        theme.text_width(text, size, weight) + 3,
        draw=lambda box: (text_in_box(text, _aligned(box), ink, size, weight, align="l"),),
    )


def _aligned(box: Box) -> Box:
    """A box that starts at a whole pixel: letters are kept by the part of a pixel at which they start."""
    return box.translated(round(box.left) - box.left, 0)


def _grounded(ground: theme.Colour, parts: Sequence[Part], size: int, gap: float) -> Part:
    """Parts of this font size side by side on a ground."""
    whole = Stack((plate(ground, 10), Row(tuple(parts), size * gap)), (_GROUND_MARGIN, 0, _GROUND_MARGIN, 0))
    return Fixed(whole.width, size * _HIGH, whole.placed)
