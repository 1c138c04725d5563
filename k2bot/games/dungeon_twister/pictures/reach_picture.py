"""Pictures of moves: the squares in reach of a character, and what a step changes."""

from __future__ import annotations

import math
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
from k2bot.games.dungeon_twister.pictures.palette import (
    BLOOD,
    BONE_SHADE,
    BRASS,
    BRASS_DARK,
    INK,
)
from k2bot.games.dungeon_twister.pictures.pieces import card, character, symbol
from k2bot.games.dungeon_twister.pictures.traces import traced
from k2bot.render import theme
from k2bot.render.layout import strong
from k2bot.render.scene import Box, Plate, Scene
from k2bot.render.theme import colour

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.rooms import Grid
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape, Shapes
    from k2bot.render.theme import Colour

Entry: TypeAlias = "tuple[Callable[[Box], Shapes], str]"
"""A legend entry: the function that draws its sign, and its text."""
_PANEL: Final = 460
"""Minimum width in pixels of the panel beside the crop."""
_LARGEST, _LEAST_BODY = 540, 190
"""Most size in pixels of the figure on that panel, and the least with its name below it, not beside it."""
_ROW: Final = 86
"""Height in pixels of a line on that panel."""
_BREAK: Final = 16
"""Height in pixels of the break between what is told of the character and the legend."""


@dataclass(frozen=True, slots=True)
class ReachPicture:
    """Squares a character can get to with one action point, each with its name."""

    seen: Observation
    character: str
    squares: tuple[str, ...]
    jumps: tuple[str, ...] = ()
    """Those of the squares that take a jump card, too."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        seen, token = self.seen, BY_NAME[self.character]
        here = seen.at[token]
        squares = [SQUARE_BY_NAME[name] for name in self.squares]
        frame = panels.FRAME
        room = frame.part(76, 66, -_PANEL - 50, -24)
        grid, farther = self._crop([here, *squares], room)
        side = Box(grid.box.right + 40, 26, frame.right - 24, frame.bottom - 26)
        own = grid.square(here)
        kept = {*seen.maze.gears, *squares_of(seen.maze.pits)}
        occupied = pieces.by_square(seen)
        targets = [square for square in squares if square != here]
        shapes: list[Shape] = [
            *panels.ground(seen, grid),
            *_dusk(grid, {here, *targets, *farther, *self._face_down}),
            *panels.coordinates_around(grid),
            *(
                _tint(grid, square, ap, is_bare=square in kept)
                for square, ap in (dict.fromkeys(targets, 1) | farther).items()
            ),
            *rooms.gear_below(seen, here, grid),
            *_ring(own),
            *rooms.walls(seen, grid),
            *pieces.crowd(seen, [(occupied[here], own)], writing),
        ]
        away = [one for one in occupied if grid.shows(one) and one not in {here, *targets, *farther}]
        bystanders = [(occupied[square], grid.square(square)) for square in away]
        shapes += pieces.crowd(seen, bystanders, writing, rooms.NIGHT.at(_AWAY))
        # Tokens on a square with a name make room for it and for signs.
        shared = [
            (occupied[square], grid.square(square).part(grid.side * 0.34, grid.side * 0.32))
            for square in (*targets, *farther)
            if square in occupied
        ]
        shapes += pieces.crowd(seen, shared, writing)
        for square in targets:
            shapes += self._name(square, grid, on_chip=square in kept or square in occupied)
        bare = {
            square
            for square in farther
            if not (square in occupied or square in kept or self._is_exit(square))
        }
        for square, ap in farther.items():
            if square not in bare and not any(farther.get(one) == ap for one in bare & {*_adjacent(square)}):
                shapes += _corner_cost(ap, grid.square(square), writing)
            shapes += self._arrow(square, grid)
        for square in sorted(bare):
            box, tone = panels.floor(grid, square).moved(grid.side * 0.03, 0), _far(farther[square])
            shapes.append(panels.corner_name(board.NAMES[square], box, grid.side, tone, is_small=True))
        for square in _labelled(farther, bare):
            shapes += _cost(farther[square], grid.square(square), writing)
        shapes += self._about(token, squares, farther, box=side, writing=writing)
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

    def _crop(self, near: list[int], room: Box) -> tuple[Grid, dict[int, int]]:
        """The crop with those near and as many farther as leave it large, and those farther that it shows."""
        farther = self.farther
        grid = panels.window(near, room, worth=self._worth)
        least = min(_LEAST_SIDE, grid.side)
        for most in sorted(set(farther.values()), reverse=True):
            wanted = [*near, *(one for one, ap in farther.items() if ap <= most)]
            whole = panels.window(wanted, room, worth=self._worth)
            if whole.side >= least:
                grid = whole
                break
        shown = {square: ap for square, ap in farther.items() if grid.shows(square)}
        return replace(grid, stone=rooms.SQUARE), shown

    def _worth(self, square: int) -> int:
        """How much a square beside those in reach matters: tokens most, face-down rooms not at all."""
        slot = board.slot_of(square)
        is_known = slot is None or self.seen.rooms[slot].id is not None
        return is_known + 2 * (square in self.seen.at)

    @property
    def _face_down(self) -> set[int]:
        """Squares of face-down rooms, which nobody can enter anyway."""
        return {
            square
            for square in range(board.SQUARES)
            if (slot := board.slot_of(square)) is not None and self.seen.rooms[slot].id is None
        }

    def _name(self, square: int, grid: Grid, *, on_chip: bool) -> Shapes:
        """A square's name in the corner, on a chip over a gear, a pit or tokens; signs are opposite."""
        box, name = grid.square(square), board.NAMES[square]
        side = grid.side * 0.36
        if on_chip:
            shapes = list(_plate(name, Box.at(box.left + 4, box.top + 4, side)))
        else:
            shapes = [panels.corner_name(name, panels.floor(grid, square), grid.side, _NEAR)]
        right = box.right - grid.side * 0.07
        shapes += self._arrow(square, grid)
        if square in self.guarded:
            at = box.left + 4 + side / 2 if on_chip else right - side / 2, box.bottom - side / 2 - 4
            shapes += pieces.badge(at, side, "swords", BLOOD)
        if name in self.jumps:
            shapes += pieces.badge((right - side / 2, box.top + side / 2 + 4), side, "jump", INK)
        return tuple(shapes)

    def _is_exit(self, square: int) -> bool:
        """Whether one leaves the maze from this square."""
        return bool(LINES[1 - self.seat] & BIT[square])

    def _arrow(self, square: int, grid: Grid) -> Shapes:
        """The arrow out of the maze on a square from which one leaves it."""
        if not self._is_exit(square):
            return ()
        box, large = grid.square(square), grid.side * 0.56
        return pieces.exit_arrow(Box.at(box.right - large - 2, box.bottom - large - 2, large), self.seat)

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

    def _about(
        self,
        token: int,
        squares: list[int],
        farther: dict[int, int],
        *,
        box: Box,
        writing: Writing,
    ) -> Iterator[Shape]:
        """Panel about the mover: token, name, abilities and load; below, the legend."""
        inside = box.grown(-24)
        facts = list(self._facts(token, writing))
        found = [*facts, *self._legend(squares, farther, writing)]
        outside = sorted({ap for square, ap in self.farther.items() if square not in farther})
        count = len(found) + bool(outside)
        top = box.top + 108
        large = min(_LARGEST, inside.bottom + 12 - top - 70 - _BREAK - count * _ROW)
        if large >= _LEAST_BODY:
            body = Box.around((inside.centre[0], top + large / 2), inside.width, large)
            name = Box(inside.left, body.bottom, inside.right, body.bottom + 62)
        else:
            body = Box.at(inside.left, top, 170, min(220, max(150, large + 62)))
            name = Box(body.right + 14, top, inside.right, body.bottom)
        yield from panels.panel(box)
        yield from panels.headline(self.seat, writing, box.part(bottom=96))
        yield from character(token, body, writing)
        yield strong(panels.kind(token, writing), name, INK, panels.LARGE)
        upper = max(body.bottom, name.bottom) + 8
        room = Box(inside.left, upper, inside.right, inside.bottom + 12)
        step = min(_ROW + 14.0, (room.height - _BREAK) / count)
        rule = room.top + len(facts) * step + _BREAK / 2 - 8
        yield Plate(Box(room.left, rule, room.right, rule + 3), BONE_SHADE)

        def row(number: int) -> Box:
            top = room.top + number * step + (_BREAK if number >= len(facts) else 0)
            return Box.at(room.left, top, room.width, step - 12)

        for number, (sign, text) in enumerate(found):
            place = row(number)
            if farther and number == len(facts):
                place, other = place.columns(1.1, 1.3, gap=8)
                yield from _costs(sorted(set(farther.values())), other, writing)
            yield from panels.entry(sign(panels.sign_of(place)), text, place)
        if outside:
            points = _range(outside)
            last = row(count - 1)
            arrow = symbol("right", panels.sign_of(last).grown(-4), INK)
            yield from panels.entry(arrow, writing.text("dungeon-picture-outside", points=points), last)

    def _facts(self, token: int, writing: Writing) -> Iterator[Entry]:
        """The character's abilities and load."""
        yield (
            partial(symbol, "feet", fill=INK),
            writing.text("dungeon-picture-speed", count=SPEED[token]),
        )
        yield (
            partial(symbol, "swords", fill=INK),
            writing.text("dungeon-picture-strength", count=COMBAT[token]),
        )
        # words: dungeon-power-*
        yield partial(symbol, "crown", fill=BRASS_DARK), writing.text(f"dungeon-power-{KIND[token]}")
        for other in pieces.by_square(self.seen)[self.seen.at[token]]:
            if other != token:
                text = writing.text(
                    "dungeon-picture-with",
                    wounded=IS_CHARACTER[other],
                    name=panels.kind(other, writing),
                    sort=KIND[other],
                )
                yield partial(pieces.token, other, writing=writing, wounded=True), text
        here = self.seen.at[token]
        if here in self.seen.maze.gears:
            yield partial(rooms.gear_badge, self.seen, here), writing.text("dungeon-picture-on-gear")
        yield (
            partial(symbol, "bolt", fill=BRASS_DARK),
            writing.text("dungeon-picture-left", count=self.points),
        )

    def _legend(self, squares: list[int], farther: Collection[int], writing: Writing) -> Iterator[Entry]:
        """Meaning of the names and signs on squares; what those ``farther`` take is told beside the first."""
        here = self.seen.at[BY_NAME[self.character]]
        if farther or set(squares) - {here}:
            text = (
                writing.text("dungeon-picture-spent", count=1)
                if farther
                else writing.text("dungeon-picture-go")
            )
            yield _near_sign, text
        if self.jumps:
            yield (
                lambda box: pieces.badge(box.centre, box.width, "jump", INK),
                writing.text("dungeon-picture-jump"),
            )
        if here in squares:
            yield partial(_here_sign, BY_NAME[self.character]), writing.text("dungeon-picture-stay")
        if any(map(self._is_exit, (*squares, *farther))):
            yield partial(pieces.exit_arrow, seat=self.seat), writing.text("dungeon-picture-out")
        if self.guarded.intersection(squares) - {here}:
            yield (
                lambda box: pieces.badge(box.centre, box.width, "swords", BLOOD),
                writing.text("dungeon-picture-beside-enemy"),
            )


_NEAR: Final = colour("#9BF0A6")
"""Squares that take one action point: green, as ways that could be walked are, and no player's colour."""
_FARTHER: Final = (colour("#45B9D0"), colour("#B484D6"), colour("#9088B4"), colour("#8A8A94"))
"""Squares that take two, three, and so on: other colours, and darker."""
_WRITTEN: Final = 0.78
"""Size of the letters on a chip as a fraction of its height."""
_LEAST_SIDE: Final = 104
"""Size in pixels of a square that leaving out squares far away preserves: 25 on a phone."""
_SEEN: Final = 4.2
"""How far from a label its area needs no other, in squares."""
_TINT, _FAINT = 205, 175
"""Opacity of the tint of squares in reach with one action point, and with more."""


def _far(ap: int) -> Colour:
    """The tint of squares that take this many action points, from two on."""
    return _FARTHER[min(ap - 2, len(_FARTHER) - 1)]


def _tint(grid: Grid, square: int, ap: int, *, is_bare: bool) -> Plate:
    """A square that can be reached with these action points, within its walls.

    A bare one, a gear or a pit, only gets a rim.
    """
    side, box = grid.side, panels.floor(grid, square)
    tone = _NEAR if ap == 1 else _far(ap)
    if is_bare:
        return Plate(box.grown(side * 0.03), tone.at(0), side * 0.14, tone, side * 0.06)
    if ap == 1:
        return panels.choice(box, side, _TINT, _NEAR)
    return Plate(box.grown(side * 0.05), tone.mixed(rooms.NIGHT, 0.1).at(_FAINT), side * 0.06)


def _labelled(farther: Mapping[int, int], bare: Collection[int]) -> Iterator[int]:
    """Where each area of squares that take the same says so, of those where a label has room.

    In its middle, and in a large one again in the middle of what is farther away than ``_SEEN``.
    """
    left = set(farther)
    while left:
        area, edge = set[int](), {min(left)}
        while edge:
            area |= edge
            around = {one for square in edge for one in _adjacent(square)}
            edge = {one for one in around & left - area if farther[one] == farther[min(area)]}
        left -= area
        while free := sorted(area & set(bare)):
            x, y = (sum(part) / len(area) for part in zip(*map(coordinates, area), strict=True))
            middle = min(free, key=lambda one: math.dist(coordinates(one), (x, y)))
            yield middle
            area = {one for one in area if math.dist(coordinates(one), coordinates(middle)) > _SEEN}


def _adjacent(square: int) -> Iterator[int]:
    """The squares beside one, whatever walls are between."""
    x, y = coordinates(square)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if 0 <= x + dx < board.LENGTH and 0 <= y + dy < board.WIDTH:
            yield at(x + dx, y + dy)


_AWAY: Final = 84
"""Opacity of the dark on tokens that can't be reached."""
_DUSK: Final = 92
"""Opacity of the dark on what 1 AP does not reach."""


def _dusk(grid: Grid, lit: Collection[int]) -> Iterator[Plate]:
    """Darkness on all squares but the lit ones, column by column."""
    for x in range(*grid.columns):
        start = grid.rows[0]
        for y in range(*grid.rows):
            if at(x, y) in lit:
                yield from _dark(grid, x, start, y)
                start = y + 1
        yield from _dark(grid, x, start, grid.rows[1])


def _dark(grid: Grid, x: int, start: int, end: int) -> Iterator[Plate]:
    """Darkness on the squares of a column from a row to one before another, if there are any."""
    if start < end:
        first, last = grid.square(at(x, start)), grid.square(at(x, end - 1))
        yield Plate(Box(first.left, first.top, last.right, last.bottom), rooms.NIGHT.at(_DUSK))


def _near_sign(box: Box) -> Shapes:
    """Squares that take one action point, in a legend."""
    return Plate(box, INK, box.width * 0.18), Plate(box.grown(-3), _NEAR, box.width * 0.16)


_RIM: Final = 0.14
"""How far the rim around the mover reaches beyond its square, and so beyond walls around it, in squares."""


def _ring(box: Box) -> Shapes:
    """What tells the mover's square from all others: a white rim that reaches beyond it."""
    side = box.width
    return tuple(
        Plate(box.grown(side * by), fill, side * (0.28 + by))
        for by, fill in ((_RIM, INK), (_RIM - 0.03, theme.WHITE))
    )


def _here_sign(token: int, box: Box) -> Shapes:
    """The same in a legend."""
    inner = box.grown(-box.width * 0.15)
    return (*_ring(inner), *pieces.tiled(token, inner, over=0.1))


def _cost(ap: int, square: Box, writing: Writing) -> Shapes:
    """How many action points the squares of an area take, in words if these fit into one of them."""
    text, wide, high = _told(ap, square, 0.44, writing)
    return _chip(text, ap, Box.around((square.centre[0], square.bottom - high * 0.6), wide, high))


def _corner_cost(ap: int, square: Box, writing: Writing) -> Shapes:
    """The same in the corner of a square on which there is something."""
    text, wide, high = _told(ap, square, 0.38, writing)
    return _chip(text, ap, Box.at(square.left + 3, square.top + 3, wide, high))


def _told(ap: int, square: Box, share: float, writing: Writing) -> tuple[str, float, float]:
    """A cost in words if these fit into a square, with the width and height of its chip."""
    text = writing.text("dungeon-picture-spent", count=ap)
    high = max(panels.SMALL * 1.2, square.width * share)
    wide = theme.text_width(text, round(high * _WRITTEN), "ExtraBold") + high * 0.4
    return (text, wide, high) if wide <= square.width * 1.02 else (f"{ap}", high, high)


def _chip(text: str, ap: int, box: Box) -> Shapes:
    """A cost on a chip in the colour of its squares."""
    tone = _far(ap)
    return (
        Plate(box.grown(2), INK, box.height * 0.28),
        Plate(box, tone, box.height * 0.26),
        strong(text, box.grown(2), INK, max(panels.SMALL, round(box.height * _WRITTEN))),
    )


def _range(points: Sequence[int]) -> str:
    """The least and the most of sorted numbers, such as "2-4", or the only one."""
    return "\u2013".join(dict.fromkeys((f"{points[0]}", f"{points[-1]}")))


def _costs(found: list[int], row: Box, writing: Writing) -> Iterator[Shape]:
    """The legend of squares that take more: a chip for each tint, in words if all have room."""
    high = min(row.height - 4, panels.SMALL * 1.4)
    shown = found[: len(_FARTHER)]
    words = [writing.text("dungeon-picture-spent", count=ap) for ap in shown]
    wide = max(theme.text_width(word, round(high * _WRITTEN), "ExtraBold") for word in words) + high * 0.4
    step = row.width / len(shown)
    if found[len(_FARTHER) :] or wide + 12 > step:
        words = [f"{ap}+" if ap == shown[-1] and found[len(_FARTHER) :] else f"{ap}" for ap in shown]
        wide = min(high, step - 6)
    for number, (ap, word) in enumerate(zip(shown, words, strict=True)):
        yield from _chip(
            word, ap, Box.at(row.left + number * (wide + 12), row.centre[1] - high / 2, wide, high)
        )


def _plate(text: str, box: Box) -> Shapes:
    """A name on a bright plate in a box's upper left corner, legible in a chat and unlike any token."""
    size = max(panels.SMALL, round(box.height * (0.82 if len(text) < 2 else 0.74)))
    width = max(box.width, theme.text_width(text, size, "ExtraBold") + size * 0.3)
    height = max(box.height, size * 1.05)
    plate = Box.at(box.left, box.top, width, height)
    return (
        Plate(plate.grown(3), INK, plate.height * 0.24),
        Plate(plate, _NEAR, plate.height * 0.2),
        strong(text, plate, INK, size),
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
        gates = {gate: box for gate, box in boxes.items() if box is not None}
        standing = pieces.by_square(self.after)
        shapes: list[Shape] = [
            *panels.ground(self.before, grid),
            *panels.inhabitants(self.before, grid, writing),
            *panels.coordinates_around(grid),
            *panels.ground(self.after, other),
            *drawn_traces.under_tokens(found, other, standing, gates),
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
