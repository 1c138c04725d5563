"""Picture of the squares in a character's reach, which glow by their cost."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import planning
from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    IS_CHARACTER,
    KIND,
    OWNER,
    SPEED,
)
from k2bot.games.dungeon_twister.engine.squares import (
    LINES,
    SQUARE_BY_NAME,
    coordinates,
    square_at,
    squares_of,
)
from k2bot.games.dungeon_twister.pictures import cutouts, panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.cutouts import CardRow, SideCard
from k2bot.games.dungeon_twister.pictures.lantern import NIGHT_BLUE, TONES, tone_index
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BRASS_DARK, INK
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.render import symbols, theme
from k2bot.render.layout import Writing, strong_text
from k2bot.render.scene import Box, Disc, Plate, Point, Polygon, Scene, Shape, Shapes
from k2bot.render.symbols import Fill, Line, SymbolPart

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.masonry import Spot
    from k2bot.games.dungeon_twister.pictures.rooms import MazeGrid
    from k2bot.render.theme import Colour

_LEAST_SIDE: Final = 91
"""Least size in pixels of a square, kept by leaving out squares far away: 22 on a phone."""
_SMALLEST_SIDE: Final = 58
"""The same if an exit is far away; for less, what's behind the character is left out."""
_FACE_DOWN: Final = 2
"""Greatest number of columns of face-down rooms on either side of a narrow crop."""
_LEAST_WIDTH: Final = 720
"""Width in pixels of a crop, if there are enough columns."""
_BESIDE_WIDER: Final = cutouts.ROOM.part(0, 0, -60)
"""Box for a crop beside a wider card, unless squares far away need the width."""
_MOVER, _CHARACTER, _OBJECT = 1.08, 0.9, 0.84
"""Size of whoever moves, of other characters, and of objects, in squares."""
_SIGNS: Final = (0.6, 0.46, 0.33)
"""Size of one sign on a square, of each of two, and of more, in squares."""
SHAPING: Final = frozenset({"thief", "wallwalker", "wizard"})
"""Kinds of characters whose ability shapes their reach."""
_NUMBER, _NUMBERS_APART = 0.62, 4
"""Font size of costs on the floor, and their least distance within an area, in squares."""
_AROUND: Final = 0.14
"""Margin around the disc below such a number, in squares."""
_SIDE_SIGN: Final = 0.4
"""Size of signs beside a token, in squares."""
_COSTS: Final = 1.5
"""Size of the legend of costs, relative to other rows."""
_BAR_EDGE: Final = 5
"""Pixels beside the words on its bars."""
_MOST_NAMES: Final = 2
"""Greatest number of names of fetchable tokens in the legend."""
_SHADE: Final = 130
"""Opacity of the dark on objects out of reach."""
_RIM, _GLOW = 0.07, (0.34, 0.26, 0.19)
"""Width of the white rim around whoever moves, and distances of the glow around it, in squares."""
_RING: Final = 7
"""Pixels by which the ring around a fetchable token extends beyond its box."""
_POINTER: Final = 44
"""Size in pixels of the arrow across an edge of the crop."""
_HAND: Final[tuple[SymbolPart, ...]] = (
    Fill("M22 50 L84 50 C84 80 74 98 54 98 C36 98 26 82 22 66 Z"),
    *(Line(path, 13) for path in ("M29 54 L29 22", "M45 52 L45 10", "M61 52 L61 12", "M77 54 L77 26")),
    Line("M30 74 L8 50", 13),
)
"""The sign of what can be fetched."""


@dataclass(frozen=True, slots=True)
class ReachPicture:
    """Squares a character can get to, with one action point or more."""

    seen: Observation
    character: str
    squares: tuple[str, ...]
    jumps: tuple[str, ...] = ()
    """Squares among these that also take a jump card."""
    walls: tuple[str, ...] = ()
    """Squares among these that are reached through a wall."""
    fetches: tuple[str, ...] = ()
    """Squares from which it can take something with this action point."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        start = self._own_square
        near = dict.fromkeys((start, *self._near), 1)
        reached = self.farther | near
        grid = self._crop(reached)
        costs = {square: ap for square, ap in reached.items() if grid.shows(square)}
        outside = {square: ap for square, ap in reached.items() if not grid.shows(square)}
        lit = dict.fromkeys((SQUARE_BY_NAME[name] for name in self.fetches), 1) | costs
        marked = [square for square in lit if grid.shows(square) and square != start]
        places, standing = self._places(grid), pieces.standing_tokens(self.seen)
        back = rooms.face_back(start, standing[start], grid)
        own = pieces.Standing(standing[start], places[start], back=back)
        others = [
            rooms.standing(one, standing[one], places, box, grid)
            for one, box in places.items()
            if one != start
        ]
        exits = self.exits
        signed = (grid.square(one) for one in marked if any(self._signs(one, exits)))
        kept = [*places.values(), *signed, *panels.side_strips(grid)]
        figures, signs = pieces.tokens_on_squares(self.seen, others, writing, kept)
        mover, own_signs = pieces.tokens_on_squares(self.seen, [own], writing, others=signs)
        shapes: list[Shape] = [
            *cutouts.lit_cutout(self.seen, grid, lit, start),
            *self._rings(marked, places),
            *_glow(places[start], grid.box),
            *self._numbers(costs, exits, grid),
            *figures,
            *self._shades(lit, places),
            *_rim(places[start]),
            *rooms.gear_below(self.seen, start, grid),
            *mover,
            *signs,
            *own_signs,
            *(shape for square in marked for shape in self._marks(square, exits, grid)),
        ]
        shapes += _edge_arrows(outside, grid, [*pieces.inks(shapes)])
        token = BY_NAME[self.character]
        load = pieces.load_of(self.seen, token)
        thing = None if load is None or IS_CHARACTER[load] else load
        stage = cutouts.actor_stage(token, thing, writing)
        entries = (
            *self._facts(writing),
            *self._legend(costs, exits, writing),
            *_edge_arrow_entries(outside, writing),
        )
        return cutouts.cutout_scene(grid, shapes, SideCard(entries, stage, self.seat), writing)

    @property
    def seat(self) -> int:
        """The character's owner."""
        return OWNER[BY_NAME[self.character]]

    @property
    def _near(self) -> frozenset[int]:
        """The squares for one action point."""
        return frozenset(SQUARE_BY_NAME[name] for name in self.squares)

    @property
    def points(self) -> int:
        """Action points the character can spend."""
        return self.seen.ap + dict(self.seen.potion).get(BY_NAME[self.character], 0)

    @property
    def farther(self) -> dict[int, int]:
        """Squares that take more than one action point, with their cost, as far as points are left.

        Jumps are taken only to leave the maze.
        """
        costs = planning.distant_square_costs(self.seen, BY_NAME[self.character])
        if self._way_out is not None:
            costs = {self._way_out.route[-1]: self._way_out.ap} | costs
        return {square: ap for square, ap in costs.items() if board.NAMES[square] not in self.squares}

    @property
    def _way_out(self) -> planning.Exit | None:
        """The shortest way out with the points left; None in a puzzle, whose answer it may be."""
        return None if self.seen.setup.is_puzzle else _shortest_exit(self.seen, BY_NAME[self.character])

    @property
    def guarded_squares(self) -> set[int]:
        """Squares adjacent to an enemy, also to a wounded one, except the exits."""
        maze = self.seen.maze
        enemies = [self.seen.places[enemy] for enemy in CHARACTERS_OF[1 - self.seat]]
        guarded = {one for enemy in enemies if enemy < board.SQUARES for one in maze.neighbours(enemy)}
        return guarded - self._line

    @property
    def exits(self) -> set[int]:
        """Squares in reach from which it leaves the maze; in a puzzle only those that can be chosen now.

        Others may be its answer, or lead away from it.
        """
        farther = () if self.seen.setup.is_puzzle else self.farther
        return self._line & {*farther, *(SQUARE_BY_NAME[name] for name in self.squares)}

    @property
    def _line(self) -> set[int]:
        """The enemy's starting line."""
        return set(squares_of(LINES[1 - self.seat]))

    @property
    def signs(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Signs of squares that take more than steps, with these squares."""
        jumps, out = self.jumps, self._way_out
        if out is not None and out.jump_cards and self.farther.get(out.route[-1]) == out.ap:
            jumps = (*jumps, board.NAMES[out.route[-1]])
        return ("jump", jumps), ("wall", self.walls)

    @property
    def _own_square(self) -> int:
        return self.seen.places[BY_NAME[self.character]]

    # ---------------------------------------------------------------------------------------- the crop

    def _crop(self, reached: Mapping[int, int]) -> MazeGrid:
        """Crop with all squares in reach, or with those of as many action points as keep squares large.

        The nearest exits in reach are always there. Columns farther fill a narrow crop, and the card gets the
        rest.
        """
        nearest = min((reached[square] for square in self.exits), default=0)
        out = {square for square in self.exits if reached[square] == nearest}
        for most, room in itertools.product(
            range(max(reached.values()), 0, -1), (_BESIDE_WIDER, cutouts.ROOM)
        ):
            squares = [square for square, ap in reached.items() if ap <= most or square in out]
            if panels.crop_grid(squares, room, is_filled=False).side >= _LEAST_SIDE:
                break
        else:
            if panels.crop_grid(squares, room, is_filled=False).side < _SMALLEST_SIDE:
                squares = [self._own_square, *out]
        grid = panels.crop_grid(squares, room)
        if len(squares) < len(reached):
            return grid
        known = [coordinates(square)[0] for square in grid.squares if self.seen.maze.shown >> square & 1]
        low, high = max(0, min(known) - _FACE_DOWN), min(board.LENGTH - 1, max(known) + _FACE_DOWN)
        own = [coordinates(square)[0] for square in squares]
        first, last = min(own), max(own)
        while (last + 1 - first) * grid.side < _LEAST_WIDTH and (first > low or last < high):
            first, last = max(low, first - 1), min(high, last + 1)
        return replace(grid, columns=(first, last + 1))

    def _places(self, grid: MazeGrid) -> dict[int, Box]:
        """Boxes of tokens, by square."""
        places: dict[int, Box] = {}
        for square, tokens in pieces.standing_tokens(self.seen).items():
            if grid.shows(square):
                size = _CHARACTER if any(IS_CHARACTER[one] for one in tokens) else _OBJECT
                if square == self._own_square:  # on a gear whose teeth show around it
                    size = 1 if square in self.seen.maze.gears else _MOVER
                box = Box.from_centre(grid.centre(square), round(grid.side * size))
                inside = _nearest_point(
                    box.centre, grid.box.expanded(rooms.OVERHANG - box.width * (0.5 + _RIM * 1.5))
                )
                places[square] = Box.from_centre(inside, box.width)
        return places

    def _rings(self, marked: Collection[int], places: Mapping[int, Box]) -> Iterator[Shape]:
        """Rings around tokens that can be taken."""
        for square in marked:
            if board.NAMES[square] in self.fetches and square in places:
                yield from _ring(pieces.standing_tokens(self.seen)[square], places[square])

    def _shades(self, lit: Collection[int], places: Mapping[int, Box]) -> Iterator[Shape]:
        """The dark on objects out of reach, which looked like all others."""
        for square, tokens in pieces.standing_tokens(self.seen).items():
            if square in places and square not in lit and not any(IS_CHARACTER[one] for one in tokens):
                box = places[square].expanded(-2)
                yield pieces.disc(OWNER[tokens[0]], box, NIGHT_BLUE.with_alpha(_SHADE))

    def _marks(self, square: int, exits: Collection[int], grid: MazeGrid) -> Iterator[Shape]:
        """A square's signs."""
        is_taken, signs = square in pieces.standing_tokens(self.seen), tuple(self._signs(square, exits))
        if not signs:
            return
        box, side = (
            grid.square(square),
            grid.side * (_SIDE_SIGN if is_taken else _SIGNS[min(len(signs), 3) - 1]),
        )
        left, top = box.centre[0] - side * len(signs) / 2, box.centre[1] - side / 2
        if is_taken:  # above the letters of the character there
            left, top = box.left - 6, box.top - 6
        for number, sign in enumerate(signs):
            yield from sign(Box.from_corner(left + number * side, top, side))

    def _numbers(self, costs: Mapping[int, int], exits: Collection[int], grid: MazeGrid) -> Iterator[Shape]:
        """The cost of each area on its floor, if there are several, clear of tokens and signs."""
        if max(costs.values()) == 1:
            return
        maze, standing = self.seen.maze, pieces.standing_tokens(self.seen)
        free = {
            coordinates(square): ap
            for square, ap in costs.items()
            if not (square in standing or square in maze.gears or maze.pits >> square & 1)
            and not any(self._signs(square, exits))
        }
        heads = {(x, y - 1) for x, y in map(coordinates, standing)}
        for area in _areas({coordinates(square): ap for square, ap in costs.items()}):
            ap = costs[square_at(*next(iter(area)))]
            for place in _spread(area, [one for one in area if one in free and one not in heads]):
                box = grid.square(square_at(*place))
                yield Disc(box.expanded(-grid.side * _AROUND), TONES[tone_index(ap)])
                size = max(theme.CHANGING_TEXT, round(grid.side * _NUMBER))
                yield strong_text(f"{ap}", box, panels.letter_on(ap), size)

    def _signs(self, square: int, exits: Collection[int]) -> Iterator[Callable[[Box], Shapes]]:
        """Signs of a square: what else it takes, an enemy beside it, something to fetch, and an exit."""
        name = board.NAMES[square]
        for sign, names in self.signs:
            if name in names:
                yield partial(_badge, sign, INK)
        if name in self.squares and square in self.guarded_squares:
            yield partial(_badge, "swords", BLOOD)
        if name in self.fetches:
            yield _fetch_sign
        if square in exits:
            yield partial(pieces.exit_arrow, seat=self.seat)

    # ---------------------------------------------------------------------------------------- the card

    def _facts(self, writing: Writing) -> Iterator[CardRow]:
        """The character's abilities, and a friend it carries; an object is shown with the figure."""
        token = BY_NAME[self.character]
        load = pieces.load_of(self.seen, token)
        yield CardRow(
            partial(symbol, "feet", fill=INK), writing.text("dungeon-picture-speed", count=SPEED[token])
        )
        if KIND[token] in SHAPING:  # words: dungeon-power-*
            power = writing.text(f"dungeon-power-{KIND[token]}")
            yield CardRow(partial(symbol, "crown", fill=BRASS_DARK), power)
        if load is not None and IS_CHARACTER[load]:
            name = panels.kind_name(load, writing)
            text = writing.text("dungeon-picture-with", name=name, sort=KIND[load])
            yield CardRow(partial(pieces.token, load, writing=writing, wounded=True), text)
        if turn := rooms.gear_turn(self.seen, self._own_square):
            text = writing.text("dungeon-picture-on-gear")
            yield CardRow(lambda box: rooms.gear_sign(box.centre, box.width, turn), text)
        left = writing.text("dungeon-picture-left", count=self.points)
        yield CardRow(partial(symbol, "bolt", fill=BRASS_DARK), left)

    def _legend(
        self, costs: Mapping[int, int], exits: Collection[int], writing: Writing
    ) -> Iterator[CardRow]:
        """Meaning of the tones and signs on squares."""
        start = self._own_square
        others = {square: ap for square, ap in costs.items() if square != start}
        if any(ap > 1 for ap in others.values()):
            yield CardRow(partial(_costs, sorted(set(costs.values())), writing), larger=_COSTS)
        elif others:
            yield CardRow(panels.lit_floor, writing.text("dungeon-picture-go"))
        for sign, names in self.signs:
            if names:  # words: dungeon-picture-jump, dungeon-picture-wall
                yield CardRow(partial(_badge, sign, INK), writing.text(f"dungeon-picture-{sign}"))
        if self.fetches:
            yield CardRow(_fetch_sign, self._fetch_text(writing))
        if not others.keys().isdisjoint(exits):
            yield CardRow(partial(pieces.exit_arrow, seat=self.seat), writing.text("dungeon-picture-out"))
        if any(square in self.guarded_squares and ap == 1 for square, ap in others.items()):
            text = writing.text("dungeon-picture-beside-enemy")
            yield CardRow(partial(_badge, "swords", BLOOD), text)

    @property
    def _fetchable_tokens(self) -> list[int]:
        """Tokens that can be taken, with their carriers."""
        standing = pieces.standing_tokens(self.seen)
        return [token for name in self.fetches for token in standing[SQUARE_BY_NAME[name]]]

    def _fetch_text(self, writing: Writing) -> str:
        """Meaning of a ring, with the names of what can be taken if these are few and all objects."""
        names = dict.fromkeys(panels.kind_name(token, writing) for token in self._fetchable_tokens)
        if len(names) > _MOST_NAMES or any(IS_CHARACTER[token] for token in self._fetchable_tokens):
            return writing.text("dungeon-picture-fetch")
        return writing.text("dungeon-picture-fetch-these", names=", ".join(names))


@lru_cache(maxsize=64)
def _shortest_exit(seen: Observation, token: int) -> planning.Exit | None:
    """How a character can leave with the action points left, also by jumps."""
    return planning.exit_of(seen, token, seen.ap)


def _areas(costs: Mapping[Spot, int]) -> Iterator[frozenset[Spot]]:
    """Adjacent squares of the same cost, by column and row."""
    left = dict(costs)
    while left:
        start, ap = left.popitem()
        area, edge = {start}, [start]
        while edge:
            x, y = edge.pop()
            for one in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if left.get(one) == ap:
                    del left[one]
                    area.add(one)
                    edge.append(one)
        yield frozenset(area)


def _spread(area: Collection[Spot], free: Sequence[Spot]) -> list[Spot]:
    """Some of an area's free squares, those with most of it around them first, well apart."""

    def order(spot: Spot) -> tuple[int, Spot]:
        return -sum(_apart(spot, one) <= 1 for one in area), spot

    chosen: list[Spot] = []
    for spot in sorted(free, key=order):
        if all(_apart(spot, one) >= _NUMBERS_APART for one in chosen):
            chosen.append(spot)
    return chosen


def _apart(one: Spot, other: Spot) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _edge_arrows(outside: Mapping[int, int], grid: MazeGrid, letters: Sequence[Box]) -> Iterator[Shape]:
    """An arrow across each edge of the crop beyond which there are more squares in reach.

    It's between two rows or columns, clear of their names and other letters, in the tone of the lowest cost
    beyond it.
    """

    def spot(way: tuple[int, int], x: float, y: float) -> Point:
        x, y = _nearest_point((x + half, y + half), edge.expanded(-grid.side))
        return _nearest_point((x + way[0] * rooms.ACROSS, y + way[1] * rooms.ACROSS), edge.expanded(-8))

    edge, half = grid.box, grid.side / 2
    places = sorted((*grid.centre(square), ap) for square, ap in outside.items())
    for way, beyond in (
        ((-1, 0), [place for place in places if place[0] < edge.left]),
        ((1, 0), [place for place in places if place[0] > edge.right]),
        ((0, -1), [place for place in places if place[1] < edge.top]),
        ((0, 1), [place for place in places if place[1] > edge.bottom]),
    ):
        if beyond:
            middle = len(beyond) // 2
            spots = [spot(way, x, y) for x, y, _ in beyond[middle:] + beyond[:middle]]
            place = min(spots, key=lambda one: Box.from_centre(one, _POINTER).overlap_area(letters))
            yield from _pointer(way, place, TONES[tone_index(min(ap for *_, ap in beyond))])


def _nearest_point(point: Point, box: Box) -> Point:
    """The point in a box that is closest to this one."""
    return min(max(point[0], box.left), box.right), min(max(point[1], box.top), box.bottom)


def _badge(name: str, fill: Colour, box: Box) -> Shapes:
    return pieces.badge(box.centre, box.width, name, fill)


def _fetch_sign(box: Box) -> Shapes:
    """The sign of what can be fetched."""
    edge = box.width * 0.05
    return (
        Disc(box, INK),
        Disc(box.expanded(-edge), TONES[0]),
        *symbols.place_symbol(_HAND, box.expanded(-4 * edge), INK),
    )


def _edge_arrow_entries(outside: Mapping[int, int], writing: Writing) -> Iterator[CardRow]:
    """Legend entry for an arrow across an edge of the crop, if there is one."""
    if outside:
        fill = TONES[tone_index(min(outside.values()))]
        sign = partial(_pointer, (1, 0), fill=fill)
        yield CardRow(lambda box: sign(box.centre), writing.text("dungeon-picture-beyond"))


def _glow(box: Box, crop: Box) -> Iterator[Shape]:
    """Light around whoever moves, within the crop and below all others."""
    for reach in _GLOW:
        margin = box.width * reach
        corners = [_nearest_point(corner, crop) for corner in box.expanded(margin).corners]
        lit = Box(*min(corners), *max(corners))
        yield Plate(lit, theme.WHITE.with_alpha(70), margin * 1.4)


def _rim(box: Box) -> Shapes:
    """Mark of whoever moves: a white rim around it."""
    rim = box.width * _RIM
    return (
        Plate(box.expanded(rim * 1.5), INK, rim * 3.2),
        Plate(box.expanded(rim), theme.WHITE, rim * 2.8),
    )


def _ring(tokens: Sequence[int], box: Box) -> Shapes:
    """Ring around tokens that can be taken, drawn below them."""
    seat = OWNER[tokens[0]]
    rims = (box.expanded(_RING), INK), (box.expanded(_RING - 3), TONES[0])
    if any(IS_CHARACTER[one] for one in tokens):
        return tuple(pieces.slab(seat, rim, fill, rim.width * 0.2) for rim, fill in rims)
    return tuple(pieces.disc(seat, rim, fill) for rim, fill in rims)


def _pointer(way: tuple[int, int], middle: Point, fill: Colour) -> Shapes:
    """An arrow to squares that the crop doesn't show; ``way`` is its direction to the right and down."""
    (x, y), (right, down) = middle, way
    corners = tuple(
        (x + _POINTER * (right * on - down * side), y + _POINTER * (down * on + right * side))
        for on, side in ((0.42, 0.0), (-0.3, 0.5), (-0.3, -0.5))
    )
    return Polygon(corners, INK, INK, 12), Polygon(corners, fill)


def _costs(costs: Sequence[int], writing: Writing, row: Box) -> Iterator[Shape]:
    """Legend of squares' costs, each on a bar in its tone."""
    costs_shown = costs[: len(TONES)]
    words = [writing.text("dungeon-picture-spent", count=ap) for ap in costs_shown]
    if costs[len(TONES) :]:
        words[-1] = f"{costs_shown[-1]}+"
    bars = row.columns(*[1] * len(words), gap=10)
    wide = bars[0].width - 2 * _BAR_EDGE
    size = min(theme.fit_text(word, wide, panels.BODY, "ExtraBold", panels.LEAST)[1] for word in words)
    for ap, word, bar in zip(costs_shown, words, bars, strict=True):
        yield from panels.lit_floor(bar, ap)
        yield strong_text(word, bar, panels.letter_on(ap), size)
