"""The squares in reach of a character: lit by what they take, and named if they can be chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
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
from k2bot.games.dungeon_twister.engine.squares import LINES, SQUARE_BY_NAME, squares_of
from k2bot.games.dungeon_twister.pictures import cutouts, panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.cutouts import Card, Entry
from k2bot.games.dungeon_twister.pictures.lantern import TONES, tone
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BRASS_DARK, INK
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.render import theme
from k2bot.render.layout import strong
from k2bot.render.scene import Box, Plate, Polygon, Scene

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.rooms import Grid
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Point, Shape, Shapes
    from k2bot.render.theme import Colour

_LEAST_SIDE: Final = 110
"""Size in pixels of a square that leaving out squares far away preserves: 25 on a phone."""
_SIGN, _SMALL_SIGN = 0.46, 0.28
"""Size of signs on squares, and of what one takes if something lies there, in squares."""
_EDGE: Final = 0.075
"""Width of the red edge of a square beside an enemy, in squares."""
_BESIDE, _BELOW = 0.36, 0.22
"""What characters, and objects, on a square in reach leave of it for its name, on two sides, in squares."""
_COST: Final = 54
"""Font size of what a square takes if nothing lies there."""
_MOST_NAMES: Final = 2
"""How many names of what can be fetched the legend has room for."""
_RIM: Final = 0.14
"""Width of the white rim around the mover's square, in squares."""
_RING: Final = 3
"""How far in pixels the ring around what can be taken is beyond its box."""
_POINTER: Final = 44
"""Size in pixels of the arrow across an edge of the crop."""
_SAMPLE: Final = 0.16
"""Width of the red edge in the legend, as a fraction of its size."""
_WITHIN: Final = 0.06
"""How far a red edge is within its square, in squares."""


@dataclass(frozen=True, slots=True)
class ReachPicture:
    """Squares a character can get to with one action point, each with its name."""

    seen: Observation
    character: str
    squares: tuple[str, ...]
    jumps: tuple[str, ...] = ()
    """Those of the squares that take a jump card, too."""
    walls: tuple[str, ...] = ()
    """Those of the squares that are reached through a wall."""
    fetches: tuple[str, ...] = ()
    """Squares from which it can take something with this action point."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        here = self._here
        near = dict.fromkeys((here, *(SQUARE_BY_NAME[name] for name in self.squares)), 1)
        reached = self.farther | near
        grid = self._crop(reached)
        costs = {square: ap for square, ap in reached.items() if grid.shows(square)}
        outside = {square: ap for square, ap in reached.items() if not grid.shows(square)}
        lit = dict.fromkeys((SQUARE_BY_NAME[name] for name in self.fetches), 1) | costs
        marked = {square: ap for square, ap in lit.items() if grid.shows(square) and square != here}
        places, standing = self._places(grid, marked), pieces.by_square(self.seen)
        exits = self.exits
        shapes: list[Shape] = [
            *cutouts.lit(self.seen, grid, lit),
            *self._below(marked, places, grid),
            *_rim(grid.square(here)),
            *rooms.gear_below(self.seen, here, grid),
            *pieces.crowd(self.seen, [(standing[one], box) for one, box in places.items()], writing),
            *(shape for square, ap in marked.items() for shape in self._marks(square, ap, grid)),
            *(shape for square in marked if square in exits for shape in self._way_out(square, grid)),
            *_onward(outside, grid),
        ]
        token = BY_NAME[self.character]
        load = pieces.load_of(self.seen, token)
        thing = None if load is None or IS_CHARACTER[load] else load
        stage = cutouts.actor(token, thing, writing)
        entries = *self._facts(writing), *self._legend(costs, exits, writing)
        return cutouts.composed(grid, shapes, Card(entries, stage, self.seat), writing)

    @property
    def seat(self) -> int:
        """The character's owner."""
        return OWNER[BY_NAME[self.character]]

    @property
    def points(self) -> int:
        """Action points the character can spend."""
        return self.seen.ap + dict(self.seen.potion).get(BY_NAME[self.character], 0)

    @property
    def farther(self) -> dict[int, int]:
        """Squares that take more than one action point, with how many, as far as points are left."""
        found = planning.costs(self.seen, BY_NAME[self.character], self.points)
        return {
            square: ap for square, ap in found.items() if ap > 1 and board.NAMES[square] not in self.squares
        }

    @property
    def guarded(self) -> set[int]:
        """Squares adjacent to an enemy, also to a wounded one, except the exits."""
        maze = self.seen.maze
        enemies = [self.seen.at[enemy] for enemy in CHARACTERS_OF[1 - self.seat]]
        found = {one for enemy in enemies if enemy < board.SQUARES for one in maze.neighbours(enemy)}
        return found - self._line

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
        return ("jump", self.jumps), ("wall", self.walls)

    @property
    def _here(self) -> int:
        return self.seen.at[BY_NAME[self.character]]

    # ---------------------------------------------------------------------------------------- the crop

    def _crop(self, reached: Mapping[int, int]) -> Grid:
        """The crop with all that is in reach, or with what as many action points reach as leave it large."""
        for most in range(max(reached.values()), 0, -1):
            grid = panels.window([square for square, ap in reached.items() if ap <= most], cutouts.ROOM)
            if grid.side >= _LEAST_SIDE:
                break
        return replace(grid, stone=rooms.SQUARE)

    def _places(self, grid: Grid, marked: Collection[int]) -> dict[int, Box]:
        """Where tokens are: on a marked square they leave its name or number room."""
        found: dict[int, Box] = {}
        for square, there in pieces.by_square(self.seen).items():
            if grid.shows(square):
                by = grid.side * (_BESIDE if any(IS_CHARACTER[one] for one in there) else _BELOW)
                box = grid.square(square)
                found[square] = box.part(by, by) if square in marked else box
        return found

    def _below(self, marked: Collection[int], places: Mapping[int, Box], grid: Grid) -> Iterator[Shape]:
        """What squares have below their tokens: a red edge beside an enemy, a ring for what can be taken."""
        for square in marked:
            name = board.NAMES[square]
            if name in self.squares and square in self.guarded:
                yield _danger(grid.square(square).grown(-grid.side * _WITHIN), grid.side * _EDGE)
            if name in self.fetches and square in places:
                yield from _ring(pieces.by_square(self.seen)[square], places[square])

    def _marks(self, square: int, ap: int, grid: Grid) -> Iterator[Shape]:
        """A square's name if it can be chosen, otherwise what it takes; and signs of what else it takes."""
        name = board.NAMES[square]
        if name in self.squares:
            yield from panels.square_name(square, grid)
            for sign, there in self.signs:
                if name in there:
                    yield from _badge(sign, INK, _corner(grid, square))
        elif ap > 1:
            is_free = square not in pieces.by_square(self.seen)
            number = Box.at(*panels.floor(grid, square)[:2], grid.side * (_SIGN if is_free else _SMALL_SIGN))
            yield strong(f"{ap}", number, _number(ap), _COST if is_free else panels.SMALL)

    def _way_out(self, square: int, grid: Grid) -> Shapes:
        """An arrow out of the maze in the lower right corner of a square."""
        large = grid.side * 0.56
        return pieces.exit_arrow(grid.square(square).part(-large - 2, -large - 2, -2, -2), self.seat)

    # ---------------------------------------------------------------------------------------- the card

    def _facts(self, writing: Writing) -> Iterator[Entry]:
        """The character's abilities, and whom it carries; an object is with the figure."""
        token = BY_NAME[self.character]
        load = pieces.load_of(self.seen, token)
        yield Entry(
            partial(symbol, "feet", fill=INK), writing.text("dungeon-picture-speed", count=SPEED[token])
        )
        # words: dungeon-power-*
        power = writing.text(f"dungeon-power-{KIND[token]}")
        yield Entry(partial(symbol, "crown", fill=BRASS_DARK), power)
        if load is not None and IS_CHARACTER[load]:
            name = panels.kind(load, writing)
            text = writing.text("dungeon-picture-with", name=name, sort=KIND[load])
            yield Entry(partial(pieces.token, load, writing=writing, wounded=True), text)
        if turn := rooms.turn_at(self.seen, self._here):
            text = writing.text("dungeon-picture-on-gear")
            yield Entry(lambda box: rooms.turning(box.centre, box.width, turn), text)
        left = writing.text("dungeon-picture-left", count=self.points)
        yield Entry(partial(symbol, "bolt", fill=BRASS_DARK), left)

    def _legend(self, costs: Mapping[int, int], exits: Collection[int], writing: Writing) -> Iterator[Entry]:
        """Meaning of the tones and signs on squares."""
        here = self._here
        others = {square: ap for square, ap in costs.items() if square != here}
        if any(ap > 1 for ap in others.values()):
            yield Entry(partial(_costs, sorted(set(costs.values())), writing))
        elif others:
            yield Entry(panels.lit_floor, writing.text("dungeon-picture-go"))
        for sign, there in self.signs:
            if there:  # words: dungeon-picture-jump, dungeon-picture-wall
                yield Entry(partial(_badge, sign, INK), writing.text(f"dungeon-picture-{sign}"))
        if self.fetches:
            yield Entry(partial(self._ringed, writing), self._fetched(writing))
        if not others.keys().isdisjoint(exits):
            yield Entry(partial(pieces.exit_arrow, seat=self.seat), writing.text("dungeon-picture-out"))
        if any(square in self.guarded and ap == 1 for square, ap in others.items()):
            text = writing.text("dungeon-picture-beside-enemy")
            yield Entry(lambda box: (*panels.lit_floor(box), _danger(box, box.width * _SAMPLE)), text)

    @property
    def _taken(self) -> list[int]:
        """What can be taken, with whoever carries it."""
        there = pieces.by_square(self.seen)
        return [token for name in self.fetches for token in there[SQUARE_BY_NAME[name]]]

    def _fetched(self, writing: Writing) -> str:
        """What a ring means: with the names of what can be taken if they're few, all of them objects."""
        names = dict.fromkeys(panels.kind(token, writing) for token in self._taken)
        if len(names) > _MOST_NAMES or any(IS_CHARACTER[token] for token in self._taken):
            return writing.text("dungeon-picture-fetch")
        return writing.text("dungeon-picture-fetch-these", names=", ".join(names))

    def _ringed(self, writing: Writing, box: Box) -> Shapes:
        """One of those in its ring, in a legend: an object or somebody wounded."""

        def is_carrier(token: int) -> bool:
            return IS_CHARACTER[token] and not pieces.is_wounded(self.seen, token)

        token = min(self._taken, key=is_carrier)
        return (*_ring((token,), box), *pieces.crowd(self.seen, [((token,), box)], writing))


def _onward(outside: Mapping[int, int], grid: Grid) -> Iterator[Shape]:
    """An arrow across each edge of the crop beyond which there are more squares in reach.

    It's between two rows or columns, clear of their names, in the tone of what takes least.
    """
    edge, half = grid.box, grid.side / 2
    places = sorted((*grid.centre(square), ap) for square, ap in outside.items())
    for way, beyond in (
        ((-1, 0), [place for place in places if place[0] < edge.left]),
        ((1, 0), [place for place in places if place[0] > edge.right]),
        ((0, -1), [place for place in places if place[1] < edge.top]),
        ((0, 1), [place for place in places if place[1] > edge.bottom]),
    ):
        if beyond:
            x, y, _ = beyond[len(beyond) // 2]
            x, y = _within((x + half, y + half), edge.grown(-grid.side))
            x, y = _within((x + way[0] * rooms.ACROSS, y + way[1] * rooms.ACROSS), edge.grown(3))
            yield from _pointer(way, (x, y), TONES[tone(min(ap for *_, ap in beyond))])


def _within(point: Point, box: Box) -> Point:
    """The point in a box that is closest to this one."""
    return min(max(point[0], box.left), box.right), min(max(point[1], box.top), box.bottom)


def _corner(grid: Grid, square: int) -> Box:
    """The box of a sign in the lower left corner of a square."""
    box, side = grid.square(square), grid.side * _SIGN
    return Box.at(box.left + side * 0.15, box.bottom - side * 1.15, side)


def _danger(box: Box, wide: float) -> Plate:
    """A red edge of this width within a box."""
    return Plate(box.grown(-wide / 2), BLOOD.at(0), box.width * 0.12, BLOOD, wide)


def _badge(name: str, fill: Colour, box: Box) -> Shapes:
    return pieces.badge(box.centre, box.width, name, fill)


def _number(ap: int) -> Colour:
    """The colour of what a square takes that can't be chosen yet."""
    return TONES[tone(ap)].mixed(theme.WHITE, 0.97)


def _rim(box: Box) -> Shapes:
    """What tells the mover's square from all others: a white rim that reaches beyond it."""
    by = box.width * _RIM
    return Plate(box.grown(by), INK, by * 2.4), Plate(box.grown(by * 0.8), theme.WHITE, by * 2.2)


def _ring(tokens: Sequence[int], box: Box) -> Shapes:
    """The ring around what can be taken, below it."""
    seat = OWNER[tokens[0]]
    rims = (box.grown(_RING), INK), (box.grown(_RING - 4), TONES[0])
    if any(IS_CHARACTER[one] for one in tokens):
        return tuple(pieces.slab(seat, rim, fill, rim.width * 0.2) for rim, fill in rims)
    return tuple(pieces.disc(seat, rim, fill) for rim, fill in rims)


def _pointer(way: tuple[int, int], middle: Point, fill: Colour) -> Shapes:
    """An arrow to squares that the crop doesn't show; ``way`` is its direction to the right and down."""
    (x, y), (right, down) = middle, way
    corners = tuple(
        (x + _POINTER * (right * on - down * aside), y + _POINTER * (down * on + right * aside))
        for on, aside in ((0.42, 0.0), (-0.3, 0.5), (-0.3, -0.5))
    )
    return Polygon(corners, INK, INK, 12), Polygon(corners, fill)


def _costs(found: Sequence[int], writing: Writing, row: Box) -> Shapes:
    """The legend of what squares take, each on a bit of floor in its light."""
    shown = found[: len(TONES)]
    words = [writing.text("dungeon-picture-spent", count=ap) for ap in shown]
    if found[len(TONES) :]:
        words[-1] = f"{shown[-1]}+"
    places = row.columns(*[1] * len(shown), gap=10)
    return tuple(
        shape
        for ap, word, place in zip(shown, words, places, strict=True)
        for shape in (*panels.lit_floor(place, ap), strong(word, place.grown(-6), INK, panels.BODY))
    )
