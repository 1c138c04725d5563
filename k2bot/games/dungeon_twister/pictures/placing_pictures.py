"""Pictures of setup and placing: all kinds of tokens, the hiding plan, a room being filled."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import (
    ALL_TOKENS,
    BY_NAME,
    CAPACITY,
    CHARACTERS_OF,
    COMBAT,
    IS_CHARACTER,
    KIND,
    MARKS,
    OBJECTS,
    OWNER,
    SPEED,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.model import SLOT, Phase
from k2bot.games.dungeon_twister.engine.squares import (
    LENGTH,
    ROOM_SQUARES,
    SLOTS,
    SQUARES,
    at,
    coordinates,
    squares_of,
)
from k2bot.games.dungeon_twister.pictures import panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.masonry import BroadLid, LineStone
from k2bot.games.dungeon_twister.pictures.palette import BONE, BONE_SHADE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.pieces import back, symbol, thing
from k2bot.render import theme
from k2bot.render.layout import label, named, strong
from k2bot.render.scene import Backdrop, Box, Disc, Plate, Scene, Sprite, Stroke

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.model import Placing
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape, Shapes


@dataclass(frozen=True, slots=True)
class LegendPicture:
    """Every kind of token with its name, both colours; characters with speed and combat."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = panels.FRAME
        people = frame.part(24, 24, -24, 712)
        things = frame.part(24, people.bottom + 26, -24, -24)
        shapes: list[Shape] = [
            *panels.panel(people),
            *panels.panel(things),
        ]
        for number, token in enumerate(CHARACTERS_OF[0]):
            row, column = divmod(number, 4)
            box = people.grown(-14).rows(1, 1)[row].columns(1, 1, 1, 1)[column]
            shapes += _character(token, CHARACTERS_OF[1][number], box.grown(-8), writing)
        objects = [token for token in range(len(TOKENS) // 2) if not IS_CHARACTER[token]]
        for token, box in zip(objects, things.grown(-14).columns(*[1] * len(OBJECTS)), strict=True):
            side = min(box.width - 70, box.height - 84)
            sign = Box.around((box.centre[0], box.top + side / 2 + 8), side)
            name = Box(box.left + 6, sign.bottom + 4, box.right - 6, box.bottom)
            shapes += thing(token, sign)
            shapes.append(label(panels.kind(token, writing), name, INK, panels.BODY))
        return panels.scene(shapes, characters=people, objects=things)


def _character(blue: int, yellow: int, box: Box, writing: Writing) -> Iterator[Shape]:
    """Both tokens of a kind side by side, with name, speed and combat below."""
    side = min(box.width / 2 - 14, box.height - 140)
    one, other = box.columns(1, 1)
    name = box.part(6, side + 10, -6, side + 68)
    foot = Box(box.left + 40, name.bottom, box.right - 40, box.bottom - 4)
    yield Plate(foot, BONE_SHADE, 16)
    yield from pieces.tiled(blue, Box.at(one.right - side - 8, box.top, side), writing)
    yield from pieces.tiled(yellow, Box.at(other.left + 8, box.top, side), writing)
    yield strong(panels.kind(blue, writing), name, INK, panels.BODY)
    for part, is_speed in zip(foot.columns(1, 1), (True, False), strict=True):
        sign = Box.around((part.left + part.width * 0.34, part.centre[1]), 46)
        number = part._replace(left=sign.right + 8)
        value = SPEED[blue] if is_speed else COMBAT[blue]
        yield from symbol("feet" if is_speed else "swords", sign, INK)
        yield strong(f"{value}", number, INK, panels.LARGE, "l")


_MARK: Final = 124
"""Size in pixels of a mark of the own starting line; four of them are as high as both rows of rooms."""
_OPPOSITE: Final = 84
"""Width in pixels of what is seen of the other line."""
_GAP: Final = 8
"""Pixels between rooms."""
_BAND: Final = 92
"""Height in pixels of the band with the player's name above the tokens."""
_NAMED, _MARKED, _SAMPLE = 420, 76, 60
"""Most of that band in pixels kept for the name, room for a computer's sign, and size of signs in notes."""
_LIGHT, _SHADE = 36, 110
"""Opacity of the light on rooms that may be chosen, and of the dark on those that are full then."""
_IN_A_ROW: Final = 6
"""Maximum number of tokens in one row below the rooms; more are in two."""
_WIDEST: Final = (300, 280)
"""Maximum distance in pixels between tokens in one row and in two."""


@dataclass(frozen=True, slots=True)
class HidingPicture:
    """The setup as one player sees it: characters on the starting line, and tokens to hide, in order.

    ``team`` names the characters from the top of the line; if empty, those already there. A room is to be
    chosen for the ``chosen`` token; "" for none.
    """

    seen: Observation
    team: tuple[str, ...]
    plan: tuple[tuple[str, int], ...]
    chosen: str = ""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = panels.FRAME
        board = Box.at(24, 22, frame.width - 48, len(MARKS) * _MARK)
        foot = frame.part(24, board.bottom + 24, -24, -22)
        own, other = (board.part(right=_MARK), board.part(-_OPPOSITE))
        middle = board.part(_MARK + _GAP, 0, -_OPPOSITE - _GAP)
        if self.seat:
            own, other = (board.part(-_MARK), board.part(right=_OPPOSITE))
            middle = board.part(_OPPOSITE + _GAP, 0, -_MARK - _GAP)
        shapes: list[Shape] = [
            Plate(board.grown(9), INK, 14),
            Plate(board.grown(6), rooms.FRAME, 12),
            *self._starting_lines(own, other, writing),
        ]
        high = (middle.height - _GAP) / 2
        for first, row in ((0, middle.part(bottom=high)), (SLOTS // 2, middle.part(0, -high))):
            for column, place in enumerate(row.columns(*[1] * (SLOTS // 2), gap=_GAP)):
                shapes += self._room(first + column, place, writing)
        shapes += self._rest(foot, writing)
        return panels.scene(shapes, maze=board, rest=foot)

    @property
    def seat(self) -> int:
        """The player; blue for a spectator."""
        return self.seen.seat or 0

    @property
    def marks(self) -> dict[int, int]:
        """Own characters on the starting line, by square."""
        x = 0 if self.seat == 0 else LENGTH - 1
        if self.team:
            return {at(x, y): BY_NAME[name] for y, name in zip(MARKS, self.team, strict=False)}
        return {
            place: token
            for token in ALL_TOKENS
            if OWNER[token] == self.seat
            and (place := self.seen.at[token]) < SQUARES
            and coordinates(place)[0] == x
        }

    def _starting_lines(self, own: Box, other: Box, writing: Writing) -> Iterator[Shape]:
        """Both lines: own characters and free marks on one, the other's backs once its team is chosen."""
        for seat, line in ((self.seat, own), (1 - self.seat, other)):
            seen = Box.around((_MARK / 2, line.height / 2), line.width, line.height)
            yield Backdrop(LineStone(seat, _MARK), line, seen)
        standing, x = self.marks, 0 if self.seat == 0 else LENGTH - 1
        for y, place, opposite in zip(MARKS, own.rows(1, 1, 1, 1), other.rows(1, 1, 1, 1), strict=True):
            if (square := at(x, y)) in standing:
                yield from pieces.tiled(standing[square], place.grown(-5), writing)
            else:
                yield Disc(place.grown(-32), INK.at(110), panels.LIT if self._picks_team else BONE, 6)
            if self.seen.seats[1 - self.seat].has_team:  # chosen, and shown when all tokens are hidden (5)
                yield from back(1 - self.seat, opposite.grown(-6))

    def hidden(self, slot: int) -> tuple[int, ...]:
        """Own tokens face down in a room."""
        return tuple(
            token for token in ALL_TOKENS if self.seen.at[token] == SLOT + slot and OWNER[token] == self.seat
        )

    def free(self, slot: int) -> int:
        """How many tokens a room has room for, beside those there and planned."""
        planned = sum(to == slot for _, to in self.plan)
        foreign = self.seen.rooms[slot].backs[1 - self.seat]
        return max(0, CAPACITY[slot] - foreign - len(self.hidden(slot)) - planned)

    @property
    def _picks_team(self) -> bool:
        """Whether who starts on the line is still to be chosen."""
        return self.seen.own is not None and not (self.seen.own.has_team or self.team)

    @property
    def rest(self) -> list[int]:
        """Own tokens without a place, in token order."""
        used = {BY_NAME[name] for name, _ in self.plan} | set(self.marks.values())
        return [
            token
            for token in ALL_TOKENS
            if OWNER[token] == self.seat and token not in used and self.seen.at[token] >= SLOT + SLOTS
        ]

    @property
    def _hides(self) -> bool:
        """Whether rooms are to be chosen now: those with free places are lit."""
        own = self.seen.own
        return own is not None and (own.has_team or bool(self.plan)) and bool(self.rest)

    def _room(self, slot: int, box: Box, writing: Writing) -> Iterator[Shape]:
        """A face-down room: number, own tokens there or planned, and free places; lit if it may be chosen."""
        own, foreign, free = self.hidden(slot), self.seen.rooms[slot].backs[1 - self.seat], self.free(slot)
        planned = [(number, BY_NAME[name]) for number, (name, to) in enumerate(self.plan, 1) if to == slot]
        stone = BroadLid(slot, round(box.width), round(box.height))
        hub = Box.around((box.centre[0], box.top + stone.middle), 84, 76)
        places = max(CAPACITY[slot], foreign + len(own) + len(planned))
        step = (box.width - 2 * _RIM) / 3
        tray = Box.at(box.centre[0] - step * places / 2, box.bottom - _RIM - step, step * places, step)
        is_lit, is_dim = self._hides and free > 0, self._hides and not free
        yield Backdrop(stone, box, Box(0, 0, stone.width, stone.height))
        if is_lit:
            yield Plate(box.grown(-3), panels.LIT.at(_LIGHT), 14, panels.LIT, 6)
        if is_dim:
            yield Plate(box, rooms.NIGHT.at(_SHADE), 8)
        yield strong(f"{slot + 1}", hub, panels.LIT if is_lit else rooms.LETTER, 60)
        yield Plate(tray, rooms.NIGHT.at(170), 22)
        spots = (spot.grown(-3) for spot in tray.columns(*[1] * places))
        for _ in range(foreign):
            yield from back(1 - self.seat, next(spots).grown(-8))
        for token in own:
            yield from _token(token, next(spots), writing)
        for number, token in planned:
            spot = next(spots)
            badge = Box.around((spot.right - 16, spot.top + 8), 54, 52)
            yield from _token(token, spot, writing)
            yield from _order(f"{number}", badge)
        for _ in range(free):
            yield _place(next(spots).grown(-12), lit=is_lit)

    def _rest(self, box: Box, writing: Writing) -> Shapes:
        """The player, whose turn it is, and the tokens to place; once all are planned, those in order."""
        rest = self.rest
        if rest:
            asked = writing.text("dungeon-picture-unplaced", count=len(rest))
            if self._hides:
                asked = writing.text("dungeon-picture-hide-one")
            elif self._picks_team:
                asked = writing.text("dungeon-team-choose")
            told, shown, numbers = asked, rest, False
        else:
            message = "dungeon-picture-planned" if self.plan else "dungeon-picture-done"
            # words: dungeon-picture-planned, dungeon-picture-done
            told, shown, numbers = writing.text(message), [BY_NAME[name] for name, _ in self.plan], True
        notes: list[tuple[str, Callable[[Box], Shapes] | None]] = [(told, None)]
        if said := self._now(writing):
            notes.append((said, None))
        if self.plan and rest:
            notes.append((writing.text("dungeon-picture-order"), partial(_order, "1")))
        if not self._hides and not self._picks_team and any(self.free(slot) for slot in range(SLOTS)):
            notes.append((writing.text("dungeon-picture-shared"), _sample))
        band = box.part(bottom=_BAND)
        return (
            *panels.panel(box),
            *self._band(band, notes, writing),
            *_tokens(
                shown,
                box.part(20, _BAND + 6, -20, -6),
                writing,
                numbered=numbers,
                lit=BY_NAME.get(self.chosen),
            ),
        )

    def _band(
        self,
        box: Box,
        notes: Sequence[tuple[str, Callable[[Box], Shapes] | None]],
        writing: Writing,
    ) -> Iterator[Shape]:
        """The player's name on a band of their colour, and notes beside it, with a sign or without."""
        livery = LIVERIES[self.seat]
        inner = box.part(24 if livery.pattern == "plain" else 60, 4, -24, -4)
        wide = [
            theme.text_width(text, panels.BODY, "Bold") + (_SAMPLE + 16) * bool(sign) for text, sign in notes
        ]
        gap = 44
        least = min(_NAMED, theme.text_width(writing.name(self.seat), panels.TITLE, "Bold") + _MARKED)
        share = min(1.0, (inner.width - least - gap * len(notes)) / sum(wide))
        yield from panels.banner(self.seat, box)
        right = inner.right
        for (text, sign), width in reversed([*zip(notes, wide, strict=True)]):
            place = Box(right - width * share - 2, inner.top, right, inner.bottom)
            right = place.left - gap
            if sign:
                yield from sign(Box.at(place.left, place.centre[1] - _SAMPLE / 2, _SAMPLE))
                place = place.part(_SAMPLE + 16)
            yield from panels.said(text, place, livery.letter, panels.BODY)
        name = inner._replace(right=right)
        yield from named(writing, self.seat, name, livery.letter, panels.TITLE)

    def _now(self, writing: Writing) -> str:
        """Whose turn it is to hide a token."""
        if self.seen.phase is not Phase.HIDE:
            return ""
        if self.seat in self.seen.asked:
            return writing.text("dungeon-picture-your-turn")
        return writing.text("dungeon-picture-waits", name=writing.name(self.seen.asked[0]))


def _tokens(
    shown: Sequence[int], room: Box, writing: Writing, *, numbered: bool, lit: int | None
) -> Iterator[Shape]:
    """Tokens in one row or in two: in their order with numbers, or characters apart from objects.

    Their names are below if all fit. One of them may be ``lit``.
    """
    people = [token for token in shown if IS_CHARACTER[token]]
    things = [token for token in shown if not IS_CHARACTER[token]]
    groups = [shown] if numbered else [group for group in (people, things) if group]
    is_high = len(shown) > _IN_A_ROW
    columns = [-(-len(group) // 2) if is_high else len(group) for group in groups]
    if not any(columns):
        return
    aside = _ASIDE * (len(groups) - 1)
    step = min((room.width - aside) / sum(columns), _WIDEST[is_high])
    names = {token: panels.kind(token, writing) for token in shown}
    size = min(theme.fitted(name, step - 8, panels.SMALL, least=theme.LEAST)[1] for name in names.values())
    fit = all(theme.text_width(name, size, "Bold") <= step - 8 for name in names.values())
    high = round(size * 1.3) if fit else 0
    left = room.centre[0] - (step * sum(columns) + aside) / 2
    for group, across in zip(groups, columns, strict=True):
        part = Box(left, room.top, left + step * across, room.bottom)
        if left > room.centre[0] - (step * sum(columns) + aside) / 2:
            rule = part.left - _ASIDE / 2
            yield Stroke(((rule, part.top + 8), (rule, part.bottom - 8)), BONE_SHADE, 6)
        left = part.right + _ASIDE
        for number, token in enumerate(group):
            row = part.rows(*[1] * (1 + is_high))[number // across]
            place = row.columns(*[1] * across)[number % across]
            side = min(row.height - high - 4, step - 10)
            sign = Box.at(place.centre[0] - side / 2, place.centre[1] - (side + high) / 2, side)
            if token == lit:
                wide = min(place.width - 4, side + 60)
                yield Plate(Box.around(place.centre, wide, row.height - 2), panels.LIT, 18, BRASS, 5)
            yield from _token(token, sign, writing)
            if numbered:
                yield from _order(f"{number + 1}", Box.at(sign.left - 36, sign.top + 4, 60, 58))
            if fit:
                below = Box(place.left + 4, sign.bottom, place.right - 4, sign.bottom + high)
                yield label(names[token], below, INK, size)


def _place(box: Box, *, lit: bool = False) -> Plate:
    """A free place in a room."""
    return Plate(box, panels.LIT.at(70), 16, panels.LIT, 6) if lit else Plate(box, BONE.at(40), 16, BONE, 5)


def _sample(box: Box) -> Shapes:
    """A free place as the legend shows it."""
    return Plate(box, rooms.NIGHT, 14), _place(box.grown(-8))


def _order(text: str, box: Box) -> Shapes:
    """A token's position in the hiding order."""
    return (
        Disc(box.grown(4), INK),
        Disc(box, panels.LIT),
        strong(text, box, INK, panels.BODY),
    )


def _token(token: int, box: Box, writing: Writing) -> Shapes:
    return pieces.token(token, box.grown(-3), writing)


_ASIDE: Final = 56
"""Pixels between characters and objects."""
_RIM: Final = 16
"""Pixels of a lid's edge around the places of its tokens."""
_PANEL: Final = 484
"""Width in pixels of the panel beside the room."""
_ROW, _NEXT, _HIGH = 112, 460, 276
"""Height in pixels of a token to be placed later, most of the next one, least with its name below it."""
_LEGEND: Final = 220
"""Height in pixels of the legend below the last player's tokens."""
_HEADER: Final = 92
"""Height in pixels of the line above the room that says what to do."""
_TURNS: Final = 66
"""Side in pixels of the gear in that line, which shows the way the room turns."""
_ABOVE: Final = 206
"""Height in pixels of a player's panel above the tokens."""


@dataclass(frozen=True, slots=True)
class RoomPicture:
    """A revealed room, and the tokens still to place in it, with player and order."""

    seen: Observation
    slot: int
    placing: Placing

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = panels.FRAME
        head = frame.part(24, 18, -_PANEL - 52, 18 + _HEADER)
        place = Box(frame.left + 62, head.bottom + 58, head.right, frame.bottom - 24)
        grid = panels.window(squares_of(ROOM_SQUARES[self.slot]), place, is_filled=False)
        own = grid.room(self.slot)
        side = frame.part(-_PANEL - 24, 26, -24, -26)
        light = panels.light(self.seen, grid, dict.fromkeys(self._free, 1))
        shapes: list[Shape] = [
            *self._task(head, writing),
            *panels.ground(self.seen, grid),
            Sprite(light, grid.box),
            *rooms.walls(self.seen, grid, own),
            Sprite(replace(light, is_dark=True), grid.box),
            *panels.inhabitants(self.seen, grid, writing),
            *panels.coordinates_around(grid),
            *(shape for square in self._free for shape in panels.square_name(square, grid)),
            *self._waiting(side, writing),
        ]
        return panels.scene(shapes, crop=grid.box, panel=side)

    @property
    def _free(self) -> tuple[int, ...]:
        """Squares where a token may be placed (rule 11)."""
        taken, pits = pieces.by_square(self.seen), self.seen.maze.pits
        squares = squares_of(ROOM_SQUARES[self.slot])
        return tuple(square for square in squares if square not in taken and not pits >> square & 1)

    def _legend(self, box: Box, writing: Writing) -> Shapes:
        """The number of free squares, and a note on those that aren't."""
        upper, lower = (row.part(top=8, bottom=-8) for row in box.rows(1, 1))
        free = panels.sign_of(upper)
        pit = panels.sign_of(lower)
        return (
            *panels.entry(
                panels.lit_floor(free),
                writing.text("dungeon-picture-free", count=len(self._free)),
                upper,
            ),
            *panels.entry(
                (Plate(pit, BONE_SHADE, 8, INK, 4), Plate(pit.grown(-12), INK, 4)),
                writing.text("dungeon-picture-no-pit"),
                lower,
            ),
        )

    def _task(self, box: Box, writing: Writing) -> Shapes:
        """The room with the way it turns, on the colour of whoever is asked, and what they have to do now."""
        seat, token, _ = self.placing[0]
        livery = LIVERIES[seat]
        text = writing.text(
            "dungeon-picture-choose-square", kind=panels.kind(token, writing), sort=KIND[token]
        )
        room = writing.text("dungeon-picture-room", room=self.slot + 1)
        tab = box.part(right=theme.text_width(room, panels.LARGE, "ExtraBold") + _TURNS + 44)
        gear = Box.around((tab.right - _TURNS / 2 - 10, tab.centre[1]), _TURNS)
        square = next(square for square, slot in self.seen.maze.gears.items() if slot == self.slot)
        name = tab.part(right=gear.left - tab.left)
        return (
            Plate(tab.part(0, 8, tab.width, -8), livery.colour, 14),
            strong(room, name, livery.letter, panels.LARGE),
            *rooms.gear_badge(self.seen, square, gear),
            strong(text, box.part(tab.width + 24), panels.LIT, panels.TITLE),
        )

    def _waiting(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """The tokens each player still has to place, the next one large on top, and why that player does."""
        waiting: dict[int, list[int]] = {seat: [] for seat, _, _ in self.placing}
        for seat, token, slot in self.placing:
            if slot == self.slot:
                waiting[seat].append(token)
        (seat, found), *others = waiting.items()
        heights = [_ABOVE + 20 + _ROW * len(tokens) for _, tokens in others]
        first = box.part(bottom=box.height - sum(heights) - 26 * len(heights))
        yield from panels.panel(first, lit=True)
        yield from self._reason(seat, first, writing, when="now")
        room = first.part(24, _ABOVE, -24, -24)
        later = _ROW * len(found[1:])
        if room.height - later - _LEGEND >= _HIGH:
            yield from self._legend(room.part(0, -_LEGEND + 20), writing)
            room = room.part(bottom=room.height - _LEGEND)
        large = min(_NEXT, room.height - later)
        room = room.part(0, (room.height - later - large) / 2)
        if found:
            yield from self._next(found[0], room.part(bottom=large), writing)
        yield from self._rows(found[1:], room.part(0, large + 8), writing, then=True)
        top = first.bottom + 26
        for (seat, tokens), height in zip(others, heights, strict=True):
            part = Box.at(box.left, top, box.width, height)
            top += height + 26
            yield from panels.panel(part)
            yield from self._reason(seat, part, writing, when="then")
            yield from self._rows(tokens, part.part(24, _ABOVE, -24), writing)

    def _reason(self, seat: int, box: Box, writing: Writing, *, when: str) -> Iterator[Shape]:
        """Who places tokens now or then, and which kinds of them."""
        yield from panels.headline(seat, writing, box.part(bottom=92))
        who = "all" if seat == self.seen.turn else "rest"
        words = writing.text("dungeon-picture-places", when=when, who=who)
        yield from panels.said(words, box.part(14, 98, -2, _ABOVE - 6), INK, panels.BODY)

    def _next(self, token: int, box: Box, writing: Writing) -> Iterator[Shape]:
        """The token to be placed now, on light, with its name below it, or beside it where that is low."""
        name = panels.kind(token, writing)
        yield Plate(box, panels.LIT, 18)
        if box.height < _HIGH:
            sign, said = box.part(16, 12, box.height + 4, -12), box.part(box.height + 16, 0, -12)
            text = label(name, said, INK, panels.LARGE, align="l")
        else:
            sign, said = box.part(20, 16, -20, -88), box.part(16, -88, -16, -8)
            text = strong(name, said, INK, panels.TITLE)
        yield from self._drawn(token, sign, writing)
        yield text

    def _rows(
        self, tokens: Sequence[int], box: Box, writing: Writing, *, then: bool = False
    ) -> Iterator[Shape]:
        """Tokens to be placed later, one below the other, with their names; ``then`` says so of the first."""
        for number, token in enumerate(tokens):
            row = Box.at(box.left, box.top + number * _ROW, box.width, _ROW - 10)
            yield from self._drawn(token, row.part(16, 0, 16 + row.height * 1.1), writing)
            name = row.part(40 + row.height * 1.1, 0, -8)
            kind = panels.kind(token, writing)
            text = writing.text("dungeon-picture-then", kind=kind) if then and not number else kind
            yield label(text, name, INK, 50, align="l")

    def _drawn(self, token: int, box: Box, writing: Writing) -> Shapes:
        return pieces.character(token, box, writing) if IS_CHARACTER[token] else pieces.thing(token, box)
