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
from k2bot.render.scene import Box, Disc, Plate, Polygon, Scene

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.rooms import Grid
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Point, Shape, Shapes
    from k2bot.render.theme import Colour

_LEAST_SIDE: Final = 110
"""Size in pixels of a square that leaving out squares far away preserves: 25 on a phone."""
_SIGN, _HANGS = 0.42, 0.3
"""Size of signs on squares, in squares, and how much of one is beyond the right edge, clear of the name."""
_SHARED: Final = 0.36
"""What tokens on a square in reach leave of it for its name, on two sides, in squares."""
_COST: Final = 54
"""Font size of what a square takes if nothing lies there."""
_MOST_NAMES: Final = 2
"""How many names of what can be fetched the legend has room for."""
_RIM: Final = 0.14
"""Width of the white rim around the mover's square, in squares."""
_POINTER, _ASIDE = 56, 0.23
"""Size in pixels of the arrow at an edge of the crop, and how far off a square's middle, in squares."""


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
        exits = self.exits
        shapes: list[Shape] = [
            *cutouts.lit(self.seen, grid, lit),
            *_rim(grid.square(here)),
            *rooms.gear_below(self.seen, here, grid),
            *self._tokens(grid, marked, writing),
            *(shape for square, ap in marked.items() for shape in self._marks(square, ap, grid)),
            *(shape for square in marked if square in exits for shape in self._way_out(square, grid)),
            *_onward(outside, grid),
        ]
        token = BY_NAME[self.character]
        load = pieces.load_of(self.seen, token)
        thing = None if load is None or IS_CHARACTER[load] else load
        stage = cutouts.actor(token, thing, writing)
        entries = *self._facts(writing), *self._legend(costs, outside, exits, writing)
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

    def _tokens(self, grid: Grid, marked: Collection[int], writing: Writing) -> Shapes:
        """All tokens: those on a marked square make room for its name."""
        by = grid.side * _SHARED
        found = [
            (there, grid.square(square).part(by, by) if square in marked else grid.square(square))
            for square, there in pieces.by_square(self.seen).items()
            if grid.shows(square)
        ]
        return pieces.crowd(self.seen, found, writing)

    def _marks(self, square: int, ap: int, grid: Grid) -> Iterator[Shape]:
        """A square's name if it can be chosen, otherwise what it takes; and its signs in other corners."""
        name = board.NAMES[square]
        if is_named := name in self.squares:
            yield from panels.square_name(square, grid)
            if square in self.guarded:
                yield from _badge("swords", BLOOD, _corner(grid, square, low=True))
            for sign, there in self.signs:
                if name in there:
                    yield from _badge(sign, INK, _corner(grid, square, right=True))
        elif ap > 1:
            number = Box.at(*panels.floor(grid, square)[:2], grid.side * _SIGN)
            is_free = square not in pieces.by_square(self.seen)
            yield strong(f"{ap}", number, _number(ap), _COST if is_free else panels.SMALL)
        if name in self.fetches:
            # In the lower left corner it's clear of names with three characters and of what can be fetched.
            is_low = is_named and square not in self.guarded
            yield from _lift(_corner(grid, square, right=not is_low and (is_named or ap > 1), low=is_low))

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

    def _legend(
        self, costs: Mapping[int, int], outside: Mapping[int, int], exits: Collection[int], writing: Writing
    ) -> Iterator[Entry]:
        """Meaning of the tones and signs on squares, and what those ``outside`` the crop take."""
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
            yield Entry(_lift, self._fetched(writing))
        if board.NAMES[here] in self.squares:
            yield Entry(partial(self._mover, writing), writing.text("dungeon-picture-stay"))
        if not others.keys().isdisjoint(exits):
            yield Entry(partial(pieces.exit_arrow, seat=self.seat), writing.text("dungeon-picture-out"))
        if any(square in self.guarded and ap == 1 for square, ap in others.items()):
            text = writing.text("dungeon-picture-beside-enemy")
            yield Entry(partial(_badge, "swords", BLOOD), text)
        if outside:
            text = writing.text("dungeon-picture-outside", points=_range(sorted(outside.values())))
            yield Entry(partial(_pointer, (1, 0)), text)

    def _fetched(self, writing: Writing) -> str:
        """What the sign of what can be taken means: with its names if they're few, all of them objects."""
        there = pieces.by_square(self.seen)
        found = [there.get(SQUARE_BY_NAME[name], ()) for name in self.fetches]
        names = dict.fromkeys(panels.kind(token, writing) for tokens in found for token in tokens)
        is_told = len(names) <= _MOST_NAMES and all(found)
        if not is_told or any(IS_CHARACTER[token] for tokens in found for token in tokens):
            return writing.text("dungeon-picture-fetch")
        return writing.text("dungeon-picture-fetch-these", names=", ".join(names))

    def _mover(self, writing: Writing, box: Box) -> Shapes:
        """The character on its square, in a legend."""
        inner = box.grown(-box.width * _RIM / 2)
        return (*_rim(inner), *pieces.token(BY_NAME[self.character], inner, writing))


def _onward(outside: Collection[int], grid: Grid) -> Iterator[Shape]:
    """An arrow at each edge of the crop beyond which there are more squares in reach."""
    edge = grid.box.grown(-_POINTER / 2 - 4)
    places = sorted(grid.centre(square) for square in outside)
    for way, beyond in (
        ((-1, 0), [place for place in places if place[0] < edge.left]),
        ((1, 0), [place for place in places if place[0] > edge.right]),
        ((0, -1), [place for place in places if place[1] < edge.top]),
        ((0, 1), [place for place in places if place[1] > edge.bottom]),
    ):
        if beyond:
            x, y = _within(beyond[len(beyond) // 2], grid.box.grown(-grid.side / 2))
            right, down = (grid.side * (_ASIDE + one) for one in way)
            yield from _pointer(way, Box.around(_within((x + right, y + down), edge), _POINTER))


def _within(point: Point, box: Box) -> Point:
    """The point in a box that is closest to this one."""
    return min(max(point[0], box.left), box.right), min(max(point[1], box.top), box.bottom)


def _corner(grid: Grid, square: int, *, right: bool = False, low: bool = False) -> Box:
    """The box of a sign in a corner of a square."""
    box, side = grid.square(square), grid.side * _SIGN
    return Box.at(
        box.right - side * (1 - _HANGS) if right else box.left + side * 0.1,
        box.bottom - side * 1.1 if low else box.top + side * 0.1,
        side,
    )


def _badge(name: str, fill: Colour, box: Box) -> Shapes:
    return pieces.badge(box.centre, box.width, name, fill)


def _number(ap: int) -> Colour:
    """The colour of what a square takes that can't be chosen yet."""
    return TONES[tone(ap)].mixed(theme.WHITE, 0.93)


def _rim(box: Box) -> Shapes:
    """What tells the mover's square from all others: a white rim that reaches beyond it."""
    by = box.width * _RIM
    return Plate(box.grown(by), INK, by * 2.4), Plate(box.grown(by * 0.8), theme.WHITE, by * 2.2)


def _lift(box: Box) -> Shapes:
    """The sign of what can be taken."""
    return (
        Disc(box, INK),
        Disc(box.grown(-box.width * 0.07), TONES[0]),
        *symbol("lift", box.grown(-box.width * 0.24), INK),
    )


def _pointer(way: tuple[int, int], box: Box) -> Shapes:
    """An arrow to squares that the crop doesn't show; ``way`` is its direction to the right and down."""
    (x, y), (right, down), side = box.centre, way, box.width
    corners = tuple(
        (x + side * (right * on - down * aside), y + side * (down * on + right * aside))
        for on, aside in ((0.3, 0.0), (-0.14, 0.28), (-0.14, -0.28))
    )
    return Disc(box, INK), Disc(box.grown(-4), TONES[1]), Polygon(corners, INK)


def _range(points: Sequence[int]) -> str:
    """The least and the most of sorted numbers, such as "2-4", or the only one."""
    return "\u2013".join(dict.fromkeys((f"{points[0]}", f"{points[-1]}")))


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
