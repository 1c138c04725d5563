"""Pictures of moves: the squares in reach of a character, and what a step changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.games.dungeon_twister.engine import planning
from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    ALL_TOKENS,
    BY_NAME,
    COMBAT,
    IS_CHARACTER,
    KIND,
    OWNER,
    SPEED,
)
from k2bot.games.dungeon_twister.engine.events import GateChanged, RoomRevealed, RoomTurned
from k2bot.games.dungeon_twister.engine.squares import (
    BIT,
    LINES,
    ROOM_SQUARES,
    SQUARE_BY_NAME,
    SQUARES,
    at,
    coordinates,
    squares_of,
)
from k2bot.games.dungeon_twister.pictures import drawn_traces, panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.lantern import TONES, Halo, Spotlight, tone
from k2bot.games.dungeon_twister.pictures.palette import (
    BLOOD,
    BONE,
    BONE_SHADE,
    BRASS,
    BRASS_DARK,
    INK,
)
from k2bot.games.dungeon_twister.pictures.pieces import card, symbol
from k2bot.games.dungeon_twister.pictures.traces import traced
from k2bot.render import theme
from k2bot.render.layout import strong
from k2bot.render.scene import Box, Disc, Plate, Polygon, Scene, Sprite

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.rooms import Grid
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape, Shapes
    from k2bot.render.theme import Colour

Entry: TypeAlias = "tuple[Callable[[Box], Shapes], str]"
"""A row of the panel: the function that draws its sign, and its text."""
_PANEL: Final = 460
"""Minimum width in pixels of the panel beside the crop."""
_MOST_PANEL: Final = 700
"""Width in pixels up to which it takes the place of columns that are mostly face down."""
_BANNER: Final = 92
"""Height in pixels of the player's name on that panel."""
_LEAST_STAGE, _NAME = 230, 74
"""Least height in pixels of the character's stage on that panel, and height of its name there."""
_ROW, _TWO_ROWS, _SIGN = 65, 100, 58
"""Height in pixels of a row with one line and with two, and size of its sign."""


@dataclass(frozen=True, slots=True)
class ReachPicture:
    """Squares a character can get to with one action point, each with its name."""

    seen: Observation
    character: str
    squares: tuple[str, ...]
    jumps: tuple[str, ...] = ()
    """Those of the squares that take a jump card, too."""
    fetches: tuple[str, ...] = ()
    """Squares from which it can take something with this action point."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        seen, token = self.seen, BY_NAME[self.character]
        here = seen.at[token]
        frame = panels.FRAME
        room = frame.part(76, 66, -_PANEL - 50, -24)
        grid, costs = self._crop(here, room)
        side = Box(grid.box.right + 40, 26, frame.right - 24, frame.bottom - 26)
        own = grid.square(here)
        lit = dict.fromkeys((SQUARE_BY_NAME[name] for name in self.fetches), 1) | costs
        light = panels.light(seen, grid, lit)
        dark = Sprite(replace(light, is_dark=True), grid.box)
        occupied = pieces.by_square(seen)
        shapes: list[Shape] = [
            *panels.ground(seen, grid),
            Sprite(light, grid.box),
            *rooms.walls(seen, grid),
            dark,
            *panels.coordinates_around(grid),
        ]
        away = [one for one in occupied if grid.shows(one) and one not in lit]
        bystanders = [(occupied[square], grid.square(square)) for square in away]
        shapes += (dark, *_halo(own))
        shapes += pieces.crowd(seen, bystanders, writing)
        # Tokens on a square in reach make room for its name and for signs.
        shared = [
            (occupied[square], grid.square(square).part(grid.side * 0.34, grid.side * 0.32))
            for square in costs
            if square in occupied and square != here
        ]
        friends = [square for square in lit if square not in costs and grid.shows(square)]
        shared += [(occupied[square], grid.square(square)) for square in friends]
        shapes += pieces.crowd(seen, shared, writing)
        for square, ap in costs.items():
            if square != here:
                shapes += (
                    self._named(square, grid)
                    if ap == 1
                    else _pips(ap, panels.floor(grid, square), grid.side * _PIP)
                )
                shapes += self._arrow(square, grid)
        shapes += rooms.gear_below(seen, here, grid)
        shapes += pieces.crowd(seen, [(occupied[here], own.grown(grid.side * _LARGER))], writing)
        for name in self.fetches:
            shapes += self._fetch(SQUARE_BY_NAME[name], grid, is_named=SQUARE_BY_NAME[name] in costs)
        shapes += self._onward(grid, costs)
        shapes += self._about(token, costs, box=side, writing=writing)
        return panels.scene(shapes, crop=grid.box, panel=side)

    @property
    def seat(self) -> int:
        """The character's owner."""
        return OWNER[BY_NAME[self.character]]

    @property
    def farther(self) -> dict[int, int]:
        """Squares that take more than one action point, with how many, as far as points are left."""
        found = planning.costs(self.seen, BY_NAME[self.character], self.points)
        return {
            square: ap for square, ap in found.items() if ap > 1 and board.NAMES[square] not in self.squares
        }

    def _crop(self, here: int, room: Box) -> tuple[Grid, dict[int, int]]:
        """The crop with all that one action point reaches and as much more as leaves it large, and its costs.

        The character's own square is one of them.
        """
        near = dict.fromkeys((here, *(SQUARE_BY_NAME[name] for name in self.squares)), 1)
        farther = self.farther
        grid = panels.window(near, room, worth=self._worth)
        least = min(_LEAST_SIDE, grid.side)
        for most in sorted(set(farther.values()), reverse=True):
            wanted = [*near, *(one for one, ap in farther.items() if ap <= most)]
            whole = panels.window(wanted, room, worth=self._worth)
            if whole.side >= least:
                grid = whole
                break
        grid = self._trimmed(grid, set(near))
        shown = {square: ap for square, ap in farther.items() if grid.shows(square)}
        return replace(grid, stone=rooms.SQUARE), near | shown

    def _trimmed(self, grid: Grid, near: set[int]) -> Grid:
        """The crop without outer columns that are mostly face down, so that the panel gets larger."""
        kept = near | self.farther.keys()

        def is_dull(x: int) -> bool:
            squares = [at(x, y) for y in range(*grid.rows)]
            down = [one for one in squares if not self._worth(one)]
            return 2 * len(down) >= len(squares) and not kept.intersection(squares)

        first, end = grid.columns
        least = (panels.FRAME.width - 140 - _MOST_PANEL) / grid.side
        while end - first - 1 >= least and is_dull(end - 1) and is_dull(end - 2):
            end -= 1
        while end - first - 1 >= least and is_dull(first) and is_dull(first + 1):
            first += 1
        return replace(grid, columns=(first, end))

    def _worth(self, square: int) -> int:
        """How much a square beside those in reach matters: tokens most, face-down rooms not at all."""
        slot = board.slot_of(square)
        is_known = slot is None or self.seen.rooms[slot].id is not None
        return is_known + 2 * (square in self.seen.at)

    def _named(self, square: int, grid: Grid) -> Iterator[Shape]:
        """A square's name in its upper left corner, and its signs in others."""
        box, side = grid.square(square), grid.side * 0.36
        yield from panels.square_name(square, grid)
        if square in self.guarded:
            yield from pieces.badge((box.left + side * 0.6, box.bottom - side * 0.58), side, "swords", BLOOD)
        if board.NAMES[square] in self.jumps:
            yield from pieces.badge((box.right - side * 0.6, box.top + side * 0.6), side, "jump", INK)

    def _is_exit(self, square: int) -> bool:
        """Whether one leaves the maze from this square."""
        return bool(LINES[1 - self.seat] & BIT[square])

    def _arrow(self, square: int, grid: Grid) -> Shapes:
        """The arrow out of the maze on a square from which one leaves it."""
        if not self._is_exit(square):
            return ()
        box, large = grid.square(square), grid.side * 0.56
        return pieces.exit_arrow(Box.at(box.right - large - 2, box.bottom - large - 2, large), self.seat)

    def _fetch(self, square: int, grid: Grid, *, is_named: bool) -> Shapes:
        """The sign that something can be taken from a square: away from its name, or from what is carried."""
        if not grid.shows(square):
            return ()
        box, side = grid.square(square), grid.side * 0.36
        x = box.left + side * 0.55 if self.seat and not is_named else box.right - side * 0.55
        return _lift(Box.around((x, box.top + side * 0.55), side))

    def _onward(self, grid: Grid, costs: Collection[int]) -> Iterator[Shape]:
        """An arrow at each edge of the crop beyond which there are more squares in reach."""
        outside = [coordinates(square) for square in self.farther if square not in costs]
        box = grid.box
        for way, edge, beyond in (
            ((-1, 0), box.left, [y for x, y in outside if x < grid.columns[0]]),
            ((1, 0), box.right, [y for x, y in outside if x >= grid.columns[1]]),
            ((0, -1), box.top, [x for x, y in outside if y < grid.rows[0]]),
            ((0, 1), box.bottom, [x for x, y in outside if y >= grid.rows[1]]),
        ):
            if beyond:
                is_aside = bool(way[0])
                first, end = grid.rows if is_aside else grid.columns
                place = min(max(sorted(beyond)[len(beyond) // 2], first), end - 1) - first + 0.5
                along = (box.top if is_aside else box.left) + place * grid.side
                inset = edge - sum(way) * (_POINTER / 2 + 4)
                middle = (inset, along) if is_aside else (along + grid.side * 0.18, inset)
                yield from _pointer(way, Box.around(middle, _POINTER))

    @property
    def points(self) -> int:
        """Action points the character can spend."""
        return self.seen.ap + dict(self.seen.potion).get(BY_NAME[self.character], 0)

    @property
    def guarded(self) -> set[int]:
        """Squares adjacent to an unwounded enemy, except the exits."""
        board = Board(self.seen)
        enemies = squares_of(board.unwounded[1 - self.seat])
        found = {one for enemy in enemies for one in board.maze.neighbours(enemy)}
        return found - set(squares_of(LINES[1 - self.seat]))

    # ------------------------------------------------------------------------------------- the panel

    def _about(self, token: int, costs: Mapping[int, int], *, box: Box, writing: Writing) -> Iterator[Shape]:
        """Panel about the mover: the player, its stage, abilities and load; below, the legend."""
        inside = box.part(24, 0, -24, -18)
        facts, legend = list(self._facts(token, writing)), list(self._legend(costs, writing))
        found = [*facts, *legend]
        wide = inside.width - _SIGN - 18
        high = [
            _ROW if not text or theme.text_width(text, panels.SMALL, "Bold") <= wide else _TWO_ROWS
            for _, text in found
        ]
        least = box.top + _BANNER + _LEAST_STAGE + 34
        share = min(1.0, (inside.bottom - least) / sum(high))
        top = inside.bottom - sum(high) * share
        yield from panels.panel(box)
        yield from panels.headline(self.seat, writing, box.part(bottom=_BANNER))
        stage = Box(box.left, box.top + _BANNER, box.right, top - 34)
        yield from _stage(token, self._load, stage, writing)
        top -= 22
        for number, ((sign, text), height) in enumerate(zip(found, high, strict=True)):
            if number == len(facts):
                yield Plate(Box(inside.left, top + 4, inside.right, top + 7), BONE_SHADE)
                top += 12
            row = Box.at(inside.left, top, inside.width, height * share)
            top = row.bottom
            if text:
                place = Box.around((row.left + _SIGN / 2, row.centre[1]), min(_SIGN, row.height - 6))
                yield from sign(place)
                yield from panels.said(text, row.part(_SIGN + 18, 6, bottom=-6), INK, panels.BODY)
            else:
                yield from sign(row)

    @property
    def _load(self) -> int | None:
        """What it carries."""
        token = BY_NAME[self.character]
        return next((one for one in pieces.by_square(self.seen)[self.seen.at[token]] if one != token), None)

    def _facts(self, token: int, writing: Writing) -> Iterator[Entry]:
        """The character's abilities, and whom it carries; an object is with the figure."""
        yield (
            partial(symbol, "feet", fill=INK),
            writing.text("dungeon-picture-speed", count=SPEED[token]),
        )
        # words: dungeon-power-*
        yield partial(symbol, "crown", fill=BRASS_DARK), writing.text(f"dungeon-power-{KIND[token]}")
        load = self._load
        if load is not None and IS_CHARACTER[load]:
            name = panels.kind(load, writing)
            text = writing.text("dungeon-picture-with", name=name, sort=KIND[load])
            yield partial(pieces.token, load, writing=writing, wounded=True), text
        here = self.seen.at[token]
        if here in self.seen.maze.gears:
            yield partial(rooms.gear_badge, self.seen, here), writing.text("dungeon-picture-on-gear")
        yield (
            partial(symbol, "bolt", fill=BRASS_DARK),
            writing.text("dungeon-picture-left", count=self.points),
        )

    def _legend(self, costs: Mapping[int, int], writing: Writing) -> Iterator[Entry]:
        """Meaning of the tones and signs on squares; an entry without a text fills its row."""
        here = self.seen.at[BY_NAME[self.character]]
        others = {square: ap for square, ap in costs.items() if square != here}
        if any(ap > 1 for ap in others.values()):
            yield partial(_costs, sorted(set(costs.values())), writing), ""
        elif others:
            yield partial(panels.lit_floor), writing.text("dungeon-picture-go")
        if self.jumps:
            yield (
                lambda box: pieces.badge(box.centre, box.width, "jump", INK),
                writing.text("dungeon-picture-jump"),
            )
        if self.fetches:
            yield _lift, writing.text("dungeon-picture-fetch")
        if board.NAMES[here] in self.squares:
            yield partial(_here_sign, board.NAMES[here]), writing.text("dungeon-picture-stay")
        if any(map(self._is_exit, others)):
            yield partial(pieces.exit_arrow, seat=self.seat), writing.text("dungeon-picture-out")
        if any(square in self.guarded and ap == 1 for square, ap in others.items()):
            yield (
                lambda box: pieces.badge(box.centre, box.width, "swords", BLOOD),
                writing.text("dungeon-picture-beside-enemy"),
            )
        if outside := sorted({ap for square, ap in self.farther.items() if square not in costs}):
            yield (
                partial(_pointer, (1, 0)),
                writing.text("dungeon-picture-outside", points=_range(outside)),
            )


_LEAST_SIDE: Final = 104
"""Size in pixels of a square that leaving out squares far away preserves: 25 on a phone."""
_LARGER: Final = 0.02
"""How far the mover's token reaches beyond its square on each side, in squares."""
_RIM: Final = 0.14
"""Width of the white rim around it, in squares."""
_HALO: Final = 0.5
"""How far the shine around that reaches beyond the square, in squares."""
_POINTER: Final = 56
"""Size in pixels of the arrow at an edge of the crop."""
_PIP: Final = 0.085
"""Size of a pip, in squares."""


def _pips(ap: int, box: Box, size: float) -> Iterator[Shape]:
    """As many dots as a square takes action points, in its upper left corner."""
    for number in range(ap):
        dot = Box.at(box.left + size * (0.9 + 1.7 * number), box.top + size * 0.9, size)
        yield Disc(dot, _dot(ap))


def _dot(ap: int) -> Colour:
    """The colour of these dots."""
    return TONES[tone(ap)].mixed(theme.WHITE, 0.35)


def _halo(box: Box) -> Iterator[Shape]:
    """What tells the mover's square from all others: a white rim that reaches beyond it, and its shine."""
    side = box.width
    yield Sprite(Halo(round(1 / (1 + 2 * _HALO), 3)), box.grown(side * _HALO))
    for by, fill in ((_LARGER + _RIM - 0.05, INK), (_LARGER + _RIM - 0.075, theme.WHITE)):
        yield Plate(box.grown(side * by), fill, side * (0.2 + by))


def _here_sign(name: str, box: Box) -> Shapes:
    """The name of the mover's own square, in a legend."""
    plate = Box.around(box.centre, box.width * 1.12, box.height * 0.8)
    return (
        Plate(plate, INK, 12),
        strong(name, plate.grown(-2), TONES[0].mixed(theme.WHITE, 0.6), panels.SMALL, least=20),
    )


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


def _stage(token: int, load: int | None, box: Box, writing: Writing) -> Iterator[Shape]:
    """The character with the object it carries in a pool of light; below, its name and strength."""
    foot = box.bottom - _NAME - 6
    yield Plate(box, rooms.NIGHT)
    yield Sprite(Spotlight(round((foot - box.top) / box.height, 3)), box)
    thing = None if load is None or IS_CHARACTER[load] else load
    yield from pieces.actor(token, thing, Box(box.left + 20, box.top + 12, box.right - 20, foot + 6), writing)
    name = box.part(24, -_NAME, -24)
    yield Plate(box.part(0, -_NAME), rooms.NIGHT)
    yield strong(panels.kind(token, writing), name.part(0, 0, -104), theme.WHITE, panels.LARGE, "l")
    yield from symbol("swords", Box.around((name.right - 66, name.centre[1]), 46), BONE)
    yield strong(f"{COMBAT[token]}", name.part(-38), BONE, panels.LARGE, "r")


def _range(points: Sequence[int]) -> str:
    """The least and the most of sorted numbers, such as "2-4", or the only one."""
    return "\u2013".join(dict.fromkeys((f"{points[0]}", f"{points[-1]}")))


def _costs(found: list[int], writing: Writing, row: Box) -> Shapes:
    """The legend of what squares take, each on a bit of floor in its light."""
    shown = found[: len(TONES)]
    words = [writing.text("dungeon-picture-spent", count=ap) for ap in shown]
    if found[len(TONES) :]:
        words[-1] = f"{shown[-1]}+"
    places = row.part(0, 2, bottom=-4).columns(*[1] * len(shown), gap=10)
    return tuple(
        shape
        for ap, word, place in zip(shown, words, places, strict=True)
        for shape in (*panels.lit_floor(place, ap), strong(word, place.grown(-6), INK, panels.BODY))
    )


_BETWEEN: Final = 150
"""Gap in pixels between the two crops."""


@dataclass(frozen=True, slots=True)
class StepPicture:
    """Effect of some actions; their ``events`` are drawn as arrows over the result."""

    before: Observation
    after: Observation
    events: tuple[Event, ...]

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = panels.FRAME
        wide = (frame.width - _BETWEEN - 48 - 2 * 64) / 2
        first = Box.at(24 + 64, 76, wide, frame.height - 100)
        grid = panels.window(self._touched(), first, is_left=False)
        right = frame.width / 2 + _BETWEEN / 2 + 64
        other = replace(grid, left=round(grid.left - first.left + right))
        middle = Box(grid.box.right, first.top, other.left - 58, first.bottom)
        found = traced(self.events, self.after.at)
        boxes = {gate: rooms.gate_box(self.after, gate, other) for gate in found.gates}
        gates = [box for box in boxes.values() if box is not None]
        standing = pieces.by_square(self.after)
        shapes: list[Shape] = [
            *panels.ground(self.before, grid),
            *panels.inhabitants(self.before, grid, writing),
            *panels.coordinates_around(grid),
            *panels.ground(self.after, other),
            *drawn_traces.under_tokens(found, other, gates),
            *panels.inhabitants(self.after, other, writing),
            *drawn_traces.over_tokens(found, other, standing),
            *panels.coordinates_around(other),
            *self._cost(middle, writing),
        ]
        return panels.scene(shapes, before=grid.box, after=other.box)

    def _touched(self) -> set[int]:
        """Squares on which something changed, and the paths between them."""
        before, after = self.before, self.after
        found: set[int] = set()
        for token in ALL_TOKENS:
            was, now = before.at[token], after.at[token]
            if was != now or (before.wounded ^ after.wounded) >> token & 1:
                found.update(place for place in (was, now) if place < SQUARES)
        for way in traced(self.events, after.at).ways:
            found.update(way.squares)
        for event in self.events:
            if isinstance(event, (RoomRevealed, RoomTurned)):
                found.update(squares_of(ROOM_SQUARES[event.slot]))
            if isinstance(event, GateChanged):
                found.add(after.at[BY_NAME[event.character]])
        return found or {square for square in after.at if square < SQUARES}

    def _cost(self, box: Box, writing: Writing) -> Shapes:
        """An arrow from before to after, with the action points and jump card spent."""
        arrow = Box.around((box.centre[0], box.centre[1] + 20), 92)
        spent = self.before.ap - self.after.ap
        shapes = symbol("right", arrow, BRASS)
        if sum(seat.jumps for seat in self.after.seats) < sum(seat.jumps for seat in self.before.seats):
            shapes += card("jump", "1", Box.around((arrow.centre[0], arrow.bottom + 110), 110, 157))
        if spent <= 0:
            return shapes
        told = Box(box.left, arrow.top - 130, box.right, arrow.top - 10)
        text = writing.text("dungeon-picture-spent", count=spent)
        return (
            *shapes,
            *panels.said(text, told, panels.LIT, panels.LARGE, "ExtraBold", align="middle"),
        )
