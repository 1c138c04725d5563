"""Pictures of setup and placing: all kinds of tokens, the hiding plan, a room being filled."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
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
    OWNER,
    SPEED,
    TOKENS_PER_SEAT,
)
from k2bot.games.dungeon_twister.engine.model import SLOT, Phase, Placing
from k2bot.games.dungeon_twister.engine.squares import (
    LENGTH,
    ROOM_SQUARES,
    SIDE,
    SLOTS,
    SQUARES,
    WIDTH,
    coordinates,
    square_at,
    squares_of,
)
from k2bot.games.dungeon_twister.pictures import cutouts, masonry, news, panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.cutouts import Card, Entry
from k2bot.games.dungeon_twister.pictures.lantern import Shelf
from k2bot.games.dungeon_twister.pictures.masonry import BackStone, LineStone
from k2bot.games.dungeon_twister.pictures.palette import BONE, BONE_SHADE, BRASS, INK
from k2bot.games.dungeon_twister.pictures.pieces import symbol, token_back
from k2bot.render import theme
from k2bot.render.layout import Writing, strong_text, text_in_box
from k2bot.render.scene import Backdrop, Box, Disc, Plate, Scene, Shape, Shapes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.rooms import MazeGrid


@dataclass(frozen=True, slots=True)
class LegendPicture:
    """Every kind of token with its name, both colours; characters with speed and combat."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        people = panels.FRAME.part(24, 24, -24, 712)
        things = panels.FRAME.part(24, people.bottom + 26, -24, -24)
        shapes: list[Shape] = [*panels.panel(people)]
        places = [box for row in people.expanded(-14).rows(1, 1) for box in row.columns(1, 1, 1, 1)]
        for blue, yellow, box in zip(*CHARACTERS_OF, places, strict=True):
            shapes += _character(blue, yellow, box.expanded(-8), writing)
        objects = [token for token in range(TOKENS_PER_SEAT) if not IS_CHARACTER[token]]
        shapes += _token_shelf(objects, things, writing)
        return panels.scene(shapes, characters=people, objects=things)


def _character(blue: int, yellow: int, box: Box, writing: Writing) -> Iterator[Shape]:
    """Both tokens of a kind side by side, with name, speed and combat below."""
    side = min(box.width / 2 - 14, box.height - 140)
    one, other = box.columns(1, 1)
    name = box.part(6, side + 10, -6, side + 68)
    foot = Box(box.left + 40, name.bottom, box.right - 40, box.bottom - 4)
    yield Plate(foot, BONE_SHADE, 16)
    yield from pieces.single_character(blue, Box.from_corner(one.right - side - 8, box.top, side), writing)
    yield from pieces.single_character(yellow, Box.from_corner(other.left + 8, box.top, side), writing)
    yield strong_text(panels.kind_name(blue, writing), name, INK, panels.BODY)
    for part, sign, value in zip(foot.columns(1, 1), ("feet", "swords"), (SPEED, COMBAT), strict=True):
        place = Box.from_centre((part.left + part.width * 0.34, part.centre[1]), 46)
        yield from symbol(sign, place, INK)
        yield strong_text(f"{value[blue]}", part._replace(left=place.right + 8), INK, panels.LARGE, "l")


_STONE, _SMALLER, _SMALLEST = 64, 54, 48
"""Size in pixels of a square of a room, of one above many tokens, and while the team is chosen; all even."""
_FEW: Final = 6
"""Greatest number of tokens that aren't many."""
_MARKED: Final = 2.5
"""Size of a mark of the own starting line, in squares; four of them are as high as both rows of rooms."""
_OPPOSITE: Final = 1.6
"""Width of the visible part of the other line, in squares."""
_CARD: Final = 460
"""Width in pixels of the card beside tokens to place."""
_ORDER: Final = 44
"""Size in pixels of a token's position in the order, where it's hidden."""
_SMALL: Final = 0.07
"""Margin of such a token, as a share of its place."""
_MARGIN: Final = 8
"""Pixels between the edge of a room and its number and places."""
_LOW: Final = 0.92
"""Glow of rooms while none is to be chosen."""
_SHADE: Final = 110
"""Opacity of the dark on rooms that are full while others may be chosen."""
_LARGEST: Final = 168
"""Size in pixels of the largest squares of a room that is filled."""
_CHOICE, _DARK = BONE.with_alpha(80), rooms.NIGHT.with_alpha(130)
"""Light on squares of that room that can be chosen, and dark on all others."""
_RULE: Final = 0.3
"""Size of the line before these, relative to other rows."""
_TOKEN_GAP, _NAME, _APART = 24, 48, 5
"""Pixels between tokens, height of the names below them, and half of the gap between these."""
_RECESS, _BOARD = 40, 8
"""Greatest margin of niches beside tokens, and of a shelf around its niches, in pixels."""
_FIGURE: Final = 312
"""Height in pixels of a character to choose from, who reaches out of the niche."""
_HEAD: Final = 0.13
"""Height of niches above tokens, into which faces rise, relative to these."""
_TO_NICHES, _TO_NAMES = 0.6, 0.3
"""Shares of the height left by tokens and names that go to niches above tokens, and around names."""


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
        is_choosing = self._is_choosing_team
        stone = _STONE if len(self._listed_tokens) <= _FEW else _SMALLEST if is_choosing else _SMALLER
        ours, theirs = round(_MARKED * stone), round(_OPPOSITE * stone)
        left, right = (theirs, ours) if self.seat else (ours, theirs)
        wide = left + SLOTS // 2 * SIDE * stone + right
        board = Box.from_corner(
            30 if is_choosing else (panels.FRAME.width - wide) // 2, 18, wide, 2 * SIDE * stone
        )
        foot = panels.FRAME.part(24, board.bottom + 18, -24, -14)
        if is_choosing:
            side = Box(board.right + 30, 22, foot.right, board.bottom + 6)
        else:
            foot, side = foot.part(right=foot.width - _CARD - 24), foot.part(-_CARD)
        ends = board.part(right=left), board.part(-right)
        shapes: list[Shape] = [
            Plate(board.expanded(9), INK, 14),
            Plate(board.expanded(6), rooms.FRAME, 12),
            *self._starting_lines(ends[self.seat], ends[1 - self.seat], writing),
        ]
        middle = board.part(left, 0, -right)
        places = [box for row in middle.rows(1, 1) for box in row.columns(1, 1, 1, 1)]
        for slot, place in enumerate(places):
            shapes += self._room(slot, place, writing)
        card = Card(tuple(self._notes(writing)), None, self.seat, self._note(writing))
        shapes += (*card.shapes(side, writing), *self._rest(foot, writing))
        return panels.scene(shapes, maze=board, panel=side, rest=foot)

    @property
    def seat(self) -> int:
        """The player; blue for a spectator."""
        return self.seen.seat or 0

    @property
    def marks(self) -> dict[int, int]:
        """Own characters on the starting line, by square."""
        if self.team:
            return {
                square_at(self._line, y): BY_NAME[name] for y, name in zip(MARKS, self.team, strict=False)
            }
        return {
            place: token
            for token in ALL_TOKENS
            if OWNER[token] == self.seat
            and (place := self.seen.places[token]) < SQUARES
            and coordinates(place)[0] == self._line
        }

    @property
    def _line(self) -> int:
        """The column of the own starting line."""
        return self.seat * (LENGTH - 1)

    def _starting_lines(self, own: Box, other: Box, writing: Writing) -> Iterator[Shape]:
        """Both lines: own characters and free marks on one, the other's backs once its team is chosen."""
        for seat, line in ((self.seat, own), (1 - self.seat, other)):
            mark = line.height / len(MARKS)
            seen = Box.from_centre((mark / 2, line.height / 2), line.width, line.height)
            yield Backdrop(LineStone(seat, round(mark)), line, seen)
        standing = self.marks
        for y, place, opposite in zip(MARKS, own.rows(1, 1, 1, 1), other.rows(1, 1, 1, 1), strict=True):
            if (square := square_at(self._line, y)) in standing:
                yield from pieces.single_character(standing[square], place.expanded(-5), writing)
            else:
                yield from _mark(place.expanded(-28), is_lit=self._is_choosing_team)
            if self.seen.seats[1 - self.seat].has_team:  # chosen, and shown when all tokens are hidden (5)
                yield from token_back(1 - self.seat, opposite.expanded(-6))

    def hidden(self, slot: int) -> tuple[int, ...]:
        """Own tokens face down in a room."""
        return tuple(
            token
            for token in ALL_TOKENS
            if self.seen.places[token] == SLOT + slot and OWNER[token] == self.seat
        )

    def free(self, slot: int) -> int:
        """Number of tokens a room has room for, beside those there and planned."""
        planned = sum(to == slot for _, to in self.plan)
        foreign = self.seen.rooms[slot].backs[1 - self.seat]
        return max(0, CAPACITY[slot] - foreign - len(self.hidden(slot)) - planned)

    @property
    def _is_choosing_team(self) -> bool:
        """Whether the starting team is still to be chosen."""
        return self.seen.own is not None and not (self.seen.own.has_team or self.team)

    @property
    def unplaced_tokens(self) -> list[int]:
        """Own tokens without a place, in token order."""
        used = {BY_NAME[name] for name, _ in self.plan} | set(self.marks.values())
        return [
            token
            for token in ALL_TOKENS
            if OWNER[token] == self.seat and token not in used and self.seen.places[token] >= SLOT + SLOTS
        ]

    @property
    def _is_hiding(self) -> bool:
        """Whether rooms are to be chosen now: those with free places are lit."""
        own = self.seen.own
        return own is not None and (own.has_team or bool(self.plan)) and bool(self.unplaced_tokens)

    def _room(self, slot: int, box: Box, writing: Writing) -> Iterator[Shape]:
        """A face-down room: number, own tokens there or planned, and free places; lit if it may be chosen."""
        free = self.free(slot)
        is_lit, is_dim = self._is_hiding and free > 0, self._is_hiding and not free
        inside: list[Callable[[Box], Iterable[Shape]]] = [
            *[partial(token_back, 1 - self.seat)] * self.seen.rooms[slot].backs[1 - self.seat],
            *(partial(pieces.token, token, writing=writing) for token in self.hidden(slot)),
            *(
                partial(_planned, BY_NAME[name], number, writing)
                for number, (name, to) in enumerate(self.plan, 1)
                if to == slot
            ),
            *[partial(pieces.free_place, self.seat, is_lit=is_lit)] * free,
        ]
        stone, is_calm = round(box.width / SIDE), not self._is_hiding and not self._is_choosing_team
        glow = 1 if is_lit else _LOW if is_calm else 0
        yield Backdrop(BackStone(slot, stone, glow), box, Box.from_corner(0, 0, box.width))
        if is_lit:
            yield Plate(box.expanded(-5), panels.LIT.with_alpha(0), 16, panels.LIT, 6)
        if is_dim:
            yield Plate(box, rooms.NIGHT.with_alpha(_SHADE), 8)
        upper, lower = box.expanded(-_MARGIN).rows(1, 1)
        (number, *first), last = upper.columns(1, 1), lower.columns(1, 1)
        numeral = partial(strong_text, f"{slot + 1}", number, size=round(number.height * 0.72))
        if glow:
            yield numeral(fill=INK)
        else:
            yield numeral(fill=rooms.LETTER)._replace(halo=rooms.FRAME, halo_width=7)
        spots = [*first, *last][-len(inside) :] if inside else ()
        for draw, spot in zip(inside, spots, strict=True):
            yield from draw(spot.inscribed_square.expanded(-4))

    @property
    def _listed_tokens(self) -> list[int]:
        """The tokens to place, or once all are planned, those in order."""
        return self.unplaced_tokens or [BY_NAME[name] for name, _ in self.plan]

    def _rest(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """The listed tokens on a shelf, with their numbers if they're in order."""
        tokens = self._listed_tokens
        numbers = {} if self.unplaced_tokens else {token: number for number, token in enumerate(tokens, 1)}
        if self._is_choosing_team:
            return _team_shelf([token for token in tokens if IS_CHARACTER[token]], box, writing)
        return _token_shelf(tokens, box, writing, numbers=numbers, lit=BY_NAME.get(self.chosen))

    def _note(self, writing: Writing) -> str:
        """Note on whose turn it is to hide a token; empty outside that phase."""
        if self.seen.phase is not Phase.HIDE:
            return ""
        if self.seat in self.seen.asked:
            return writing.text("dungeon-picture-your-turn")
        name, plans = writing.name(self.seen.asked[0]), "yes" if self._is_hiding else "no"
        return writing.text("dungeon-picture-waits", name=name, plans=plans)

    def _notes(self, writing: Writing) -> Iterator[Entry]:
        """Rows of the card: what to do, and the meaning of numbers and empty places."""
        rest, own = self.unplaced_tokens, partial(token_back, self.seat)
        if self._is_hiding:
            token = BY_NAME.get(self.chosen)
            task = (
                writing.text("dungeon-picture-hide-one") if token is None else _choice("room", token, writing)
            )
            yield Entry(partial(_free_place, self.seat, is_lit=True), task)
        elif self._is_choosing_team:
            yield Entry(partial(_free_mark, self.seat), writing.text("dungeon-team-choose"), 1.2)
            for sign, word in ("feet", "steps"), ("swords", "combat"):
                # words: dungeon-picture-steps, dungeon-picture-combat
                yield Entry(partial(symbol, sign, fill=INK), writing.text(f"dungeon-picture-{word}"))
        elif rest:
            yield Entry(own, writing.text("dungeon-picture-unplaced", count=len(rest)))
        else:
            # words: dungeon-picture-planned, dungeon-picture-done
            yield Entry(own, writing.text(f"dungeon-picture-{'planned' if self.plan else 'done'}"))
        is_asked = self.seat in self.seen.asked
        if is_asked and self._is_hiding and not all(self.free(slot) for slot in range(SLOTS)):
            yield Entry(_full_room, writing.text("dungeon-picture-full"))
        if self.plan and rest:
            yield Entry(partial(_order, 1), writing.text("dungeon-picture-order"))
        if (
            not self._is_hiding
            and not self._is_choosing_team
            and any(self.free(slot) for slot in range(SLOTS))
        ):
            yield Entry(partial(_free_place, self.seat), writing.text("dungeon-picture-shared"))


def _choice(place: str, token: int, writing: Writing) -> str:
    """The request to choose a place for a token: a ``room`` or a ``square``."""
    facts = {"place": place, "kind": panels.kind_name(token, writing), "sort": KIND[token]}
    return writing.text("dungeon-picture-choose-place", **facts)


def _token_shelf(
    tokens: Sequence[int],
    box: Box,
    writing: Writing,
    *,
    numbers: Mapping[int, int] | None = None,
    lit: int | None = None,
) -> Iterator[Shape]:
    """Tokens on a shelf with their names: in one row, or if they're larger then, in two.

    Names have one size. One token may be ``lit``, and some have ``numbers``.
    """
    box, half = box.expanded(-_BOARD), -(-len(tokens) // 2)

    def sized(rows: Sequence[Sequence[int]]) -> tuple[float, float]:
        wide = box.width / max(1, *map(len, rows))
        return min(wide - _TOKEN_GAP, (box.height / len(rows) - _NAME) / (1 + _HEAD)), wide

    rows = max(([tokens], [tokens[:half], tokens[half:]]), key=sized)
    size, wide = sized(rows)
    places: list[tuple[int, Box]] = []
    for row, line in zip(rows, box.rows(*(1 for _ in rows)), strict=True):
        middle = Box.from_centre(line.centre, wide * len(row), line.height)
        places += zip(row, middle.columns(*(1 for _ in row)), strict=True)
    spare = box.height / len(rows) - size * (1 + _HEAD) - _NAME
    ledge, recess_height = round(_NAME + spare * _TO_NAMES), size * _HEAD + spare * _TO_NICHES
    signs = [Box.from_centre((place.centre[0], place.bottom - ledge - size / 2), size) for _, place in places]
    recess_width = min(_RECESS, (wide - 10 - size) / 2)
    niches = [
        Box(one.left - recess_width, one.top - recess_height, one.right + recess_width, one.bottom)
        for one in signs
    ]
    yield _shelf(box.expanded(_BOARD), niches, ledge)
    kind_names = [panels.kind_name(token, writing) for token, _ in places]
    font_size = _size_for_all(kind_names, wide - 2 * _APART)
    for (token, place), sign, kind in zip(places, signs, kind_names, strict=True):
        niche = Box(
            sign.left - recess_width, sign.top - recess_height, sign.right + recess_width, sign.bottom
        )
        if token == lit:
            yield Plate(niche.part(bottom=niche.height + ledge), panels.LIT, 26, BRASS, 6)
        yield from pieces.token(token, sign, writing)
        name = Box(place.left + _APART, sign.bottom, place.right - _APART, sign.bottom + ledge)
        if numbers and token in numbers:
            yield from _order(numbers[token], Box.from_centre((sign.left - 4, sign.top + 10), _ORDER))
        yield text_in_box(kind, name, INK if token == lit else BONE, font_size)


def _size_for_all(names: Sequence[str], width: float) -> int:
    """The font size in which each of some names is at most this wide."""
    return min(theme.fit_text(name, width, panels.BODY, "Bold", panels.LEAST)[1] for name in names)


def _shelf(box: Box, niches: Sequence[Box], ledge: int) -> Shape:
    """A shelf in a box, with these niches above ledges of this height in pixels."""
    left, top, width, height = box.pixel_rect()
    shelf = Shelf(width, height, tuple(one.translated(-left, -top) for one in niches), ledge)
    return Backdrop(shelf, Box.from_corner(left, top, width, height), Box.from_corner(0, 0, width, height))


def _team_shelf(tokens: Sequence[int], box: Box, writing: Writing) -> Iterator[Shape]:
    """Characters to choose from, in full figure in niches, with their names, speed and combat."""
    ledge, inner = 2 * _NAME, box.expanded(-_BOARD)
    places = [place.expanded(-6) for place in inner.columns(*(1 for _ in tokens))]
    niches = [place.part(0, 0, bottom=-ledge) for place in places]
    yield _shelf(box, niches, ledge)
    names = [panels.kind_name(token, writing) for token in tokens]
    size = _size_for_all(names, niches[0].width)
    for token, name, niche in zip(tokens, names, niches, strict=True):
        feet = niche.bottom - 8
        figure = Box.from_centre((niche.centre[0], feet - _FIGURE / 2), niche.width * 1.5, _FIGURE)
        yield from pieces.actor_shapes(token, None, figure, writing)
        label, facts = niche._replace(top=niche.bottom, bottom=niche.bottom + ledge).rows(1, 1)
        yield text_in_box(name, label, BONE, size)
        for part, sign, value in zip(facts.columns(1, 1), ("feet", "swords"), (SPEED, COMBAT), strict=True):
            mark = Box.from_centre((part.centre[0] - 20, part.centre[1]), 36)
            yield from symbol(sign, mark, BRASS.mixed(BONE, 0.4))
            yield strong_text(f"{value[token]}", part._replace(left=mark.right + 8), BONE, panels.BODY, "l")


def _planned(token: int, number: int, writing: Writing, box: Box) -> Shapes:
    """A token in a room, with its position in the hiding order at its upper left."""
    tag = Box.from_centre((box.left + 10, box.top + 10), _ORDER)
    return (*pieces.token(token, box.expanded(-box.width * _SMALL), writing), *_order(number, tag))


def _order(number: int, box: Box) -> Shapes:
    """A token's position in the hiding order: on a tag, as the numbers of rooms are on discs."""
    size = max(panels.SMALL, round(box.width * 0.72))
    return (
        Plate(box.expanded(4), INK, 12),
        Plate(box, panels.LIT, 8),
        strong_text(f"{number}", box, INK, size),
    )


def _free_square(box: Box) -> Shapes:
    """A square that can be chosen, as the legend shows it."""
    return (
        Plate(box, INK, 8),
        Plate(box.expanded(-3), masonry.FLAGSTONES[0], 6),
        Plate(Box.from_corner(box.left + 8, box.top + 8, box.width * 0.5, box.height * 0.36), panels.LIT, 4),
    )


def _divider(box: Box) -> Shapes:
    """A line between the legend and the tokens that follow."""
    return (Plate(box.part(0, 0, bottom=5), BONE_SHADE.mixed(INK, 0.35), 2),)


def _mark(box: Box, *, is_lit: bool) -> Shapes:
    """A free mark on the starting line."""
    return (Disc(box.expanded(-4), INK.with_alpha(110), panels.LIT if is_lit else BONE, 6),)


def _free_mark(seat: int, box: Box) -> Shapes:
    """A free mark as the legend shows it: on a square of the starting line."""
    ground = Plate(box, INK, 8), Plate(box.expanded(-3), masonry.LINES[seat], 6)
    return (*ground, *_mark(box.expanded(-4), is_lit=True))


def _full_room(box: Box) -> Shapes:
    """A room without free places as the legend shows it: in the dark."""
    return Plate(box, INK, 8), Plate(box.expanded(-3), masonry.SLAB.mixed(rooms.NIGHT, _SHADE / 255), 6)


def _free_place(seat: int, box: Box, *, is_lit: bool = False) -> Iterator[Shape]:
    """A free place as the legend shows it: as large as other signs there."""
    return pieces.free_place(seat, box.expanded(box.width * pieces.HOLLOW / 2), is_lit=is_lit)


@dataclass(frozen=True, slots=True)
class RoomPicture:
    """A revealed room, and the tokens still to place in it, with player and order."""

    seen: Observation
    slot: int
    placing: Placing

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        grid = panels.crop_grid(
            self._shown_squares, cutouts.ROOM_BELOW_TITLE, is_filled=False, margin=0, most=_LARGEST
        )
        seat, token, _ = self.placing[0]
        shapes: list[Shape] = [
            *panels.crop_background(self.seen, grid, lit=(self.slot,)),
            *self._light(grid),
            *rooms.wall_shapes(self.seen, grid),
            *panels.coordinates_around(grid),
            *panels.grid_tokens(self.seen, grid, writing),
        ]
        for square in self._free:
            shapes += panels.square_name(self.seen, square, grid, 0)
        whose = "all" if IS_CHARACTER[token] else "rest"
        reason = writing.text("dungeon-picture-places", who=whose)
        name = news.coloured_name(token, writing)
        stage = cutouts.actor_stage(token, None, writing, name[:1].upper() + name[1:])
        card = Card(tuple(self._entries(writing)), stage, seat, reason)
        task = _choice("square", token, writing)
        return cutouts.cutout_scene(grid, shapes, card, writing, task)

    @property
    def _shown_squares(self) -> list[int]:
        """The room's squares, and those beside it that aren't face down."""
        inside = squares_of(ROOM_SQUARES[self.slot])
        neighbours = {
            square_at(x + right, y + down)
            for x, y in map(coordinates, inside)
            for right, down in ((1, 0), (0, 1), (-1, 0), (0, -1))
            if 0 <= x + right < LENGTH and 0 <= y + down < WIDTH
        }
        return [*inside, *(square for square in sorted(neighbours) if self.seen.maze.shown >> square & 1)]

    @property
    def _free(self) -> tuple[int, ...]:
        """Squares where a token may be placed (rule 11)."""
        standing, pits = pieces.standing_tokens(self.seen), self.seen.maze.pits
        squares = squares_of(ROOM_SQUARES[self.slot])
        return tuple(square for square in squares if square not in standing and not pits >> square & 1)

    def _light(self, grid: MazeGrid) -> Iterator[Shape]:
        """Tiles of warm light on squares that can be chosen, dark on all others, below their walls."""
        free = self._free
        for square in grid.squares:
            box = grid.square(square)
            if square not in free:
                yield Plate(box, _DARK, 0)
            elif square not in self.seen.maze.gears:
                yield Plate(box.expanded(-5), _CHOICE, 12)

    def _entries(self, writing: Writing) -> Iterator[Entry]:
        """Rows of the card: the room, where tokens may be placed, and which tokens follow."""
        gear = next(square for square, slot in self.seen.maze.gears.items() if slot == self.slot)
        turn = rooms.gear_turn(self.seen, gear)
        room = writing.text("dungeon-picture-room", room=self.slot + 1)
        yield Entry(lambda box: rooms.gear_sign(box.centre, box.width, turn), room)
        free = writing.text("dungeon-picture-free", count=len(self._free))
        yield Entry(_free_square, free)
        in_room = [(seat, token) for seat, token, slot in self.placing if slot == self.slot]
        if in_room[1:]:
            yield Entry(_divider, larger=_RULE)
        for (last, _), (seat, token) in pairwise(in_room):
            kind = news.coloured_name(token, writing)
            if seat == last:
                text = writing.text("dungeon-picture-then", kind=kind)
            else:
                text = writing.text("dungeon-picture-then-other", name=writing.name(seat), kind=kind)
            yield Entry(partial(pieces.token, token, writing=writing), text)
