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
    SLOTS,
    SQUARES,
    WIDTH,
    coordinates,
    square_at,
    squares_of,
)
from k2bot.games.dungeon_twister.pictures import cutouts, masonry, news, panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.cutouts import CardRow, SideCard
from k2bot.games.dungeon_twister.pictures.lantern import NIGHT_BLUE, GoldenLight, Shelf
from k2bot.games.dungeon_twister.pictures.masonry import BackStone, LineStone
from k2bot.games.dungeon_twister.pictures.palette import BONE, BONE_SHADE, BRASS, GROUNDS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.pieces import symbol, token_back
from k2bot.render import symbols, theme
from k2bot.render.layout import Fixed, Label, Part, Row, Writing, player_name, strong_text, text_in_box
from k2bot.render.scene import Backdrop, Box, Disc, Pattern, Plate, Polygon, Scene, Shape, Shapes, Sprite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.rooms import MazeGrid
    from k2bot.render.theme import Colour


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


_STONE: Final = 60
"""Size in pixels of the squares of lids, for the width of their edges."""
_ROOMS: Final = 2.5
"""Height of rooms relative to the shelf below."""
_HEADING, _WHO = 128, 400
"""Height in pixels of what's to be done, and width of the player's name beside it."""
_NOTE, _NOTE_GAP = 42, 18
"""Font size of notes below that, and pixels between a sign and its words."""
_GAP: Final = 14
"""Pixels between heading, rooms and shelf."""
_LINE, _CAPTION = 186, 96
"""Width in pixels of the own starting line, and height of its name."""
_TICK: Final = 76
"""Size in pixels of the tick of a character who's chosen."""
_ORDER: Final = 58
"""Size in pixels of a token's position in the order, where it's hidden."""
_WORD: Final = 42
"""Font size of the word at a room's number."""
_MARGIN: Final = 8
"""Pixels between the edge of a room and its number and places."""
_SHADE: Final = 110
"""Opacity of the dusk on rooms that are full while others may be chosen."""
_UNCHOSEN: Final = masonry.SLAB.mixed(NIGHT_BLUE, 0.4).with_alpha(225)
"""Dusk in niches of tokens that aren't chosen."""
_LARGEST: Final = 168
"""Size in pixels of the largest squares of a room that is filled."""
_TILE, _EDGE, _DARK = (
    theme.parse_colour("#FFEAB4").with_alpha(205),
    theme.parse_colour("#B98A45").with_alpha(150),
    rooms.NIGHT.with_alpha(150),
)
"""Tiles on squares of that room that can be chosen, their lower edge, and the dark on all others."""
_INSET: Final = 0.045
"""Margin of such a tile, in squares."""
_SOCKET, _RIM = theme.parse_colour("#2E284C"), theme.parse_colour("#7C6A5C")
"""Ground and rim of places for tokens on lids, in the dusk."""
_AMBER, _GOLD = theme.parse_colour("#241A30"), theme.parse_colour("#543A40")
_BRIGHT: Final = theme.parse_colour("#98611E")
_LAMP, _LANTERN = GoldenLight(190), GoldenLight(250)
"""Shade at the upper edge of a place that may be chosen, its ground and the light in it while all rooms have
places; and both where others are full."""
_BEND, _DEPTH, _RIM_WIDTH = 0.2, 0.065, 5
"""Radius of the corners of places and height of that shade, relative to their width; pixels of their rim."""
_TOKEN_GAP, _NAME, _APART, _TYPE = 12, 48, 4, 0.22
"""Pixels between tokens, height of the names below them, and half of the gap between these; and the greatest
size of names relative to the width of a token's place."""
_LIT_EDGE: Final = 10
"""Pixels beside the name on the plate of a token that is lit."""
_RECESS, _BOARD = 40, 8
"""Greatest margin of niches beside tokens, and of a shelf around its niches, in pixels."""
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
    is_confirmed: bool = False
    """Whether the plan is."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        head = panels.FRAME.part(24, 20, -24, 20 + _HEADING)
        rest = panels.FRAME.part(24, head.bottom + _GAP, -24, -20)
        draw = self._team_choice if self._is_choosing_team else self._rooms_and_shelf
        shapes, areas = draw(rest, writing)
        return panels.scene((*self._heading(head, writing), *shapes), head=head, **areas)

    def _team_choice(self, box: Box, writing: Writing) -> tuple[Shapes, dict[str, Box]]:
        """The starting line below its name, and the characters to choose from; and where they are."""
        place, shelf = box.part(right=_LINE), box.part(_LINE + _GAP)
        if self.seat:
            place, shelf = box.part(-_LINE), box.part(right=-_LINE - _GAP)
        shapes = (*self._named_line(place, writing), *self._team_shelf(shelf, writing))
        return shapes, {"line": place, "rest": shelf}

    def _rooms_and_shelf(self, box: Box, writing: Writing) -> tuple[Shapes, dict[str, Box]]:
        """Rooms beside the own line, above the shelf of tokens that don't lie in one; and where they are."""
        tokens = self.unplaced_tokens
        upper, shelf = box.rows(_ROOMS, 1) if tokens else (box, box)
        place, board = upper.part(right=_LINE), upper.part(_LINE + _GAP)
        if self.seat:
            place, board = upper.part(-_LINE), upper.part(right=-_LINE - _GAP)
        shapes: list[Shape] = [*self._named_line(place, writing)]
        places = [place for row in board.rows(1, 1) for place in row.columns(1, 1, 1, 1)]
        for slot, place in enumerate(places):
            shapes += self._room(slot, place.expanded(-2), writing)
        if tokens:
            lit = BY_NAME.get(self.chosen)
            shapes += _token_shelf(tokens, shelf.part(0, _GAP), writing, lit=lit)
        return tuple(shapes), {"maze": board}

    def _named_line(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """The own starting line below its name."""
        text = writing.text("dungeon-picture-line")
        name = box.part(0, 0, bottom=_CAPTION - 10)
        yield from panels.lines_in_box(text, name, BONE, panels.BODY, align="middle")
        yield from self._own_line(box.part(0, _CAPTION), writing)

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

    def _own_line(self, line: Box, writing: Writing) -> Iterator[Shape]:
        """The own starting line: its characters and free marks."""
        yield _paving(self.seat, line)
        standing = self.marks
        for y, place in zip(MARKS, line.rows(1, 1, 1, 1), strict=True):
            if (square := square_at(self._line, y)) in standing:
                yield from pieces.single_character(standing[square], place.expanded(-5), writing)
            else:
                yield from _mark(place.inscribed_square.expanded(-28))

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
        """Whether the starting team is still to be chosen, or to be confirmed."""
        return self.seen.own is not None and not self.seen.own.has_team

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
        return own is not None and own.has_team and bool(self.unplaced_tokens)

    def _room(self, slot: int, box: Box, writing: Writing) -> Iterator[Shape]:
        """A face-down room: number, own tokens there or planned, and free places; lit if it may be chosen."""
        free = self.free(slot)
        is_lit, is_dim = self._is_hiding and free > 0, self._is_hiding and not free
        theirs = self.seen.rooms[slot].backs[1 - self.seat]
        tokens: list[Callable[[Box], Iterable[Shape]]] = [
            *[partial(token_back, 1 - self.seat)] * theirs,
            *(partial(pieces.token, token, writing=writing, pictured=True) for token in self.hidden(slot)),
            *(
                partial(_planned, BY_NAME[name], number, writing)
                for number, (name, to) in enumerate(self.plan, 1)
                if to == slot
            ),
        ]
        left, top, width, height = box.pixel_rect()
        lid = BackStone(slot, _STONE, size=(width, height))
        yield Backdrop(lid, Box.from_corner(left, top, width, height), Box.from_corner(0, 0, width, height))
        if is_lit:
            yield Plate(box.expanded(-5), panels.LIT.with_alpha(0), 16, panels.LIT, 6)
        if is_dim:
            yield Plate(box, NIGHT_BLUE.with_alpha(_SHADE), 8)
        upper, lower = box.expanded(-_MARGIN).rows(1, 1)
        (number, *first), last = upper.columns(1, 1), lower.columns(1, 1)
        spots = [*first, *last][-len(tokens) - free :]
        places = [spot.inscribed_square.expanded(-6) for spot in spots]
        is_bright = is_lit and not all(map(self.free, range(SLOTS)))
        for place in places[len(tokens) :]:
            yield from _socket(self.seat, place, is_lit=is_lit, is_bright=is_bright)
        yield from _room_number(slot, number, writing, is_full=is_dim)
        for draw, place in zip(tokens, places, strict=False):
            yield from _socket(self.seat, place, is_lit=False)
            yield from draw(place)

    def _heading(self, box: Box, writing: Writing) -> Shapes:
        """Whose picture it is, what to do now, and notes: whose turn it is, and what signs mean."""
        livery, who, task = LIVERIES[self.seat], box.part(right=_WHO), box.part(_WHO)
        inner = task.part(30, 6, -24, -6)
        notes = self._notes(inner.width, writing)
        if notes:
            inner, foot = inner.rows(3, 2)
        words = strong_text(self._task(writing), inner.part(bottom=-2), panels.LIT, panels.TITLE, "l")
        name = who.part(54 if self.seat else 24, 6, -18, -6)
        return (
            Plate(box.expanded(4), BRASS, 22),
            Plate(box, INK, 18),
            Plate(who, livery.colour, 18, corners=(True, False, False, True)),
            Pattern(Polygon(who.part(0, 18, 34, -18).corners, livery.colour), livery.pattern, livery.second),
            *player_name(writing, self.seat, name, livery.letter, panels.LARGE),
            words,
            *(Row(notes, gap=_NOTE_GAP).place(foot) if notes else ()),
        )

    def _task(self, writing: Writing) -> str:
        """What to do now, or that nothing is left."""
        if self._is_choosing_team:
            return writing.text("dungeon-picture-team" if self.team else "dungeon-team-choose")
        if rest := self.unplaced_tokens:
            if not self._is_hiding:
                return writing.text("dungeon-picture-unplaced", count=len(rest))
            if not self.chosen:
                return writing.text("dungeon-picture-hide-one")
            return _choice("room", BY_NAME[self.chosen], writing)
        if not self.plan:
            return writing.text("dungeon-picture-done")
        return writing.text("dungeon-picture-planned", confirmed="yes" if self.is_confirmed else "no")

    def _notes(self, width: float, writing: Writing) -> tuple[Part, ...]:
        """Signs with their words, in a row: they share its width."""
        signs: list[tuple[Callable[[Box], Iterable[Shape]], str]] = []
        if self._is_choosing_team:
            for sign, word in ("feet", "steps"), ("swords", "combat"):
                # words: dungeon-picture-steps, dungeon-picture-combat
                signs.append((partial(symbol, sign, fill=BONE), writing.text(f"dungeon-picture-{word}")))
        elif self.plan:
            signs.append((partial(_order, 1), writing.text("dungeon-picture-order")))
        if self._is_hiding and self.seen.phase is not Phase.HIDE:
            place = partial(_socket, self.seat, is_lit=True, glow=0)
            signs.append((place, writing.text("dungeon-picture-free-place")))
        elif not signs and any(room.backs[1 - self.seat] for room in self.seen.rooms):
            signs.append((partial(token_back, 1 - self.seat), writing.text("dungeon-picture-hidden")))
        parts: list[Part] = []
        for draw, text in signs:
            words = Label(text, BONE, _NOTE, "SemiBold").narrow(width / len(signs) - 2 * _NOTE)
            parts += Fixed(_NOTE, _NOTE, draw), words, Fixed(_NOTE / 2)
        left = width - Row(tuple(parts), gap=_NOTE_GAP).width - _NOTE
        turn = Label(self._turn(left, writing), BONE, _NOTE, "SemiBold").narrow(left)
        return (turn, Fixed(_NOTE / 2), *parts) if turn.text else tuple(parts)

    def _turn(self, width: float, writing: Writing) -> str:
        """Whose turn it is to hide a token, the name cut if need be; empty outside that phase."""
        if self.seen.phase is not Phase.HIDE:
            return ""
        if self.seat in self.seen.asked:
            return writing.text("dungeon-picture-your-turn")
        plans = "yes" if self._is_hiding else "no"
        for name in theme.truncations(writing.name(self.seen.asked[0])):
            text = writing.text("dungeon-picture-waits", name=name, plans=plans)
            if theme.fits(text, width, theme.CHANGING_TEXT, "SemiBold"):
                break
        return text

    def _team_shelf(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """The eight characters in full figure, with speed and combat; those chosen in their side's light."""
        chosen = set(self.marks.values())
        people = [token for token in ALL_TOKENS if OWNER[token] == self.seat and IS_CHARACTER[token]]
        ledge, inner = 64, box.expanded(-_BOARD)
        places = [place.expanded(-6) for row in inner.rows(1, 1) for place in row.columns(1, 1, 1, 1)]
        niches = [place.part(0, 0, bottom=-ledge) for place in places]
        yield _shelf(box, niches, ledge)
        names = [panels.kind_name(token, writing) for token in people]
        size = _size_for_all(names, niches[0].width, 50)
        for token, name, niche in zip(people, names, niches, strict=True):
            if token in chosen:
                yield from _ticked_ground(niche, self.seat)
            elif chosen:
                yield _niche_ground(niche, _UNCHOSEN)
            yield from _candidate(token, niche, writing, INK if token in chosen or not chosen else BONE)
            yield text_in_box(name, niche._replace(top=niche.bottom, bottom=niche.bottom + ledge), BONE, size)


def _paving(seat: int, line: Box) -> Shape:
    """The stone of a starting line."""
    side = round(max(line.width, line.height / len(MARKS)))
    return Backdrop(LineStone(seat, side), line, Box.from_corner(0, 0, line.width, line.height))


def _niche_ground(niche: Box, fill: Colour) -> Shape:
    """The back of a niche in a colour."""
    return Plate(niche.part(11, 11, -11), fill, niche.width * 0.2, corners=(True, True, False, False))


def _ticked_ground(niche: Box, seat: int) -> Iterator[Shape]:
    """The ground of a niche whose character is chosen, and a tick."""
    yield _niche_ground(niche, GROUNDS[seat])
    place = Box.from_corner(niche.left - 14, niche.top - 10, _TICK)
    yield from (Disc(place, INK), Disc(place.expanded(-5), panels.LIT))
    yield from symbols.place_symbol(symbols.TICK, place.expanded(-15), INK)


def _candidate(token: int, niche: Box, writing: Writing, ink: Colour) -> Iterator[Shape]:
    """A character to choose in its niche, with speed and combat beside it."""
    facts = niche.part(-112, 40, -22, -40)
    figure = Box(niche.left - 6, niche.top + 14, niche.right - 92, niche.bottom - 10)
    yield from pieces.actor_shapes(token, None, figure, writing)
    for part, sign, value in zip(facts.rows(1, 1), ("feet", "swords"), (SPEED, COMBAT), strict=True):
        upper, lower = part.rows(2, 3)
        yield from symbol(sign, Box.from_centre(upper.centre, 46), ink)
        yield strong_text(f"{value[token]}", lower, ink, 72)


def _choice(place: str, token: int, writing: Writing) -> str:
    """The request to choose a place for a token: a ``room`` or a ``square``."""
    facts = {"place": place, "kind": panels.kind_name(token, writing), "sort": KIND[token]}
    return writing.text("dungeon-picture-choose-place", **facts)


def _token_shelf(
    tokens: Sequence[int], box: Box, writing: Writing, *, lit: int | None = None
) -> Iterator[Shape]:
    """Tokens on a shelf, with their names below. One token may be ``lit``."""
    inner, names = box.expanded(-_BOARD), [panels.kind_name(token, writing) for token in tokens]
    widths = _place_widths(names, inner.width)
    wide = min(widths)
    size = min(wide - _TOKEN_GAP, (inner.height - _NAME) / (1 + _HEAD))
    spare = inner.height - size * (1 + _HEAD) - _NAME
    ledge, recess_height = round(_NAME + spare * _TO_NAMES), size * _HEAD + spare * _TO_NICHES
    places = inner.columns(*widths)
    signs = [Box.from_centre((place.centre[0], place.bottom - ledge - size / 2), size) for place in places]
    recess_width = min(_RECESS, (wide - 1 - size) / 2)
    niches = [
        Box(one.left - recess_width, one.top - recess_height, one.right + recess_width, one.bottom)
        for one in signs
    ]
    yield _shelf(box, niches, ledge)
    most = min(panels.BODY, max(theme.CONSTANT_TEXT, round(wide * _TYPE)))
    for token, name, place, sign, niche in zip(tokens, names, places, signs, niches, strict=True):
        if lit not in {None, token}:
            yield _niche_ground(niche, _UNCHOSEN)
        if token == lit:
            half = max(niche.width, theme.text_width(name, most) + 2 * _LIT_EDGE) / 2
            half = min(half, place.width / 2)
            yield Plate(
                Box(sign.centre[0] - half, niche.top, sign.centre[0] + half, niche.bottom + ledge),
                panels.LIT,
                26,
                BRASS,
                6,
            )
        yield from pieces.token(token, sign, writing, pictured=True)
        label = Box(place.left + _APART, sign.bottom, place.right - _APART, sign.bottom + ledge)
        yield text_in_box(name, label, INK if token == lit else BONE, most)


def _place_widths(names: Sequence[str], width: float) -> list[float]:
    """Widths of the places of tokens with these names: alike, but for names too long for that."""
    needed = [theme.text_width(name, theme.CONSTANT_TEXT) + 2 * _APART + 2 for name in names]
    longest = [one for one in needed if one > width / len(names)]
    common = (width - sum(longest)) / max(1, len(names) - len(longest))
    return [max(common, one) for one in needed]


def _size_for_all(names: Sequence[str], width: float, most: int = panels.BODY) -> int:
    """The font size, up to ``most``, in which each of some names is at most this wide."""
    return min(theme.fit_text(name, width, most, "Bold", panels.LEAST)[1] for name in names)


def _shelf(box: Box, niches: Sequence[Box], ledge: int) -> Shape:
    """A shelf in a box, with these niches above ledges of this height in pixels."""
    left, top, width, height = box.pixel_rect()
    shelf = Shelf(width, height, tuple(one.translated(-left, -top) for one in niches), ledge)
    return Backdrop(shelf, Box.from_corner(left, top, width, height), Box.from_corner(0, 0, width, height))


def _room_number(slot: int, box: Box, writing: Writing, *, is_full: bool) -> Iterator[Shape]:
    """A room's number below the word for a room, which tells it from the order, or below that it's full."""
    ink, (word, number) = rooms.LETTER if is_full else BONE, box.part(4, 8, -4).rows(3, 7)
    # words: dungeon-picture-lid, dungeon-picture-full
    text = writing.text(f"dungeon-picture-{'full' if is_full else 'lid'}")
    yield text_in_box(text, word, ink, _WORD)
    yield strong_text(f"{slot + 1}", number, ink, round(number.height * 1.02))


def _planned(token: int, number: int, writing: Writing, box: Box) -> Shapes:
    """A token in a room, with its position in the hiding order in its upper right corner."""
    tag = Box.from_corner(box.right + _RIM_WIDTH - _ORDER, box.top - _RIM_WIDTH, _ORDER)
    return (*pieces.token(token, box, writing, pictured=True), *_order(number, tag))


def _order(number: int, box: Box) -> Shapes:
    """A token's position in the hiding order, on a tag."""
    size = max(panels.SMALL, round(box.width * 0.72))
    return (
        Plate(box.expanded(4), INK, 12),
        Plate(box, panels.LIT, 8),
        strong_text(f"{number}", box, INK, size),
    )


def _free_tile(box: Box) -> Iterator[Shape]:
    """A raised tile on a square that can be chosen, with the stone seen through its light."""
    tile, edge = box.expanded(-box.width * _INSET), round(box.width * _INSET)
    yield Plate(tile, _EDGE, 2 * edge)
    yield Plate(tile.part(0, 0, bottom=-edge), _TILE, 2 * edge)


def _section_head(text: str, box: Box) -> Shapes:
    """A line between the legend and the tokens that follow, with a heading."""
    line = Plate(box.part(0, 0, bottom=5), BONE_SHADE.mixed(INK, 0.35), 2)
    return line, text_in_box(text, box.part(0, 9), INK, panels.SMALL, "ExtraBold", align="l")


def _placed_by(seat: int, kind: str, grid: MazeGrid, writing: Writing) -> str:
    """A row for a token that this player places, the name cut if it would make all rows of the card small."""
    for name in theme.truncations(writing.name(seat)):
        text = writing.text("dungeon-picture-then-other", name=name, kind=kind)
        if cutouts.row_fits(text, grid):
            break
    return text


def _mark(box: Box) -> Shapes:
    """A free mark on the starting line."""
    return (Disc(box, INK.with_alpha(70), panels.LIT, 7),)


def _socket(seat: int, box: Box, *, is_lit: bool, is_bright: bool = False, glow: int = 20) -> Iterator[Shape]:
    """A place for a token on a lid, in a rim of brass; light comes out of it if one may be put there.

    The light falls so many pixels around it.
    """
    deep, gold = box.width * _DEPTH, _BRIGHT if is_bright else _GOLD
    fills = [(margin, gold.with_alpha(22)) for margin in range(glow, _RIM_WIDTH, -2)] if is_lit else []
    fills += [(_RIM_WIDTH, INK), (_RIM_WIDTH - 2, BRASS if is_lit else _RIM), (-2, INK)]
    for margin, fill in fills:
        yield pieces.slab(seat, box.expanded(margin), fill, box.width * _BEND + margin)
    inner, bend = box.expanded(-4), box.width * _BEND - 4
    if is_lit:
        yield pieces.slab(seat, inner, _AMBER, bend)
    yield pieces.slab(seat, inner.part(0, deep), gold if is_lit else _SOCKET, bend)
    if is_lit:
        yield Sprite(_LANTERN if is_bright else _LAMP, inner.expanded(-2).part(0, deep))


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
            *panels.framed_crop(self.seen, grid, lit=(self.slot,)),
            *self._light(grid),
            *rooms.wall_shapes(self.seen, grid),
            *panels.gears_on_tiles(self.seen, self._free, grid),
            *panels.grid_tokens(self.seen, grid, writing),
        ]
        whose = "all" if IS_CHARACTER[token] else "rest"
        reason = writing.text("dungeon-picture-places", who=whose)
        name = news.coloured_name(token, writing)
        stage = cutouts.actor_stage(token, None, writing, name[:1].upper() + name[1:])
        card = SideCard(tuple(self._entries(grid, writing)), stage, seat, reason)
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
        """Bright tiles on squares that can be chosen, dark on all others, below their walls."""
        free = self._free
        for square in grid.squares:
            box = grid.square(square)
            yield Plate(box, _DARK, 0)
            if square in free:
                yield from _free_tile(box)

    def _entries(self, grid: MazeGrid, writing: Writing) -> Iterator[CardRow]:
        """Rows of the card: the room, where tokens may be placed, and which tokens follow."""
        gear = next(square for square, slot in self.seen.maze.gears.items() if slot == self.slot)
        turn = rooms.gear_turn(self.seen, gear)
        room = writing.text("dungeon-picture-room", room=self.slot + 1)
        yield CardRow(lambda box: rooms.gear_sign(box.centre, box.width, turn), room)
        free = writing.text("dungeon-picture-free", count=len(self._free))
        yield CardRow(_free_tile, free)
        in_room = [(seat, token) for seat, token, slot in self.placing if slot == self.slot]
        if in_room[1:]:
            yield CardRow(partial(_section_head, writing.text("dungeon-picture-then")))
        for (last, _), (seat, token) in pairwise(in_room):
            kind = news.coloured_name(token, writing)
            if seat != last:
                kind = _placed_by(seat, kind, grid, writing)
            yield CardRow(partial(pieces.token, token, writing=writing), kind)
