"""The picture of the setup: eight rooms face down, the own line, and the reader's plan of hidden tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import ALL_TOKENS, CAPACITY, MARKS, OWNER
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.engine.squares import LENGTH, SLOTS, SQUARES, at, coordinates
from k2bot.games.dungeon_twister.pictures import panels, rooms
from k2bot.games.dungeon_twister.pictures.characters import character
from k2bot.games.dungeon_twister.pictures.grid import Grid
from k2bot.games.dungeon_twister.pictures.liveries import BONE, BONE_SHADE, BRASS, INK
from k2bot.games.dungeon_twister.pictures.things import back, thing
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Disc, Plate, Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

_SIDE: Final = 73
"""Pixels of a square."""
_TOKEN: Final = 112
"""Pixels of a token on a room."""
_NAMED: Final = 7
"""As many tokens to be placed have room for their names."""


@dataclass(frozen=True, slots=True)
class HidingPicture:
    """The setup as one player sees it: who stands on the marks, and what shall be hidden where, in order.

    ``team`` names the characters on the marks from the top; where it is empty, those who stand there count.
    """

    seen: Observation
    team: tuple[str, ...]
    plan: tuple[tuple[str, int], ...]

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        frame = panels.FRAME
        grid = Grid(round((frame.width - LENGTH * _SIDE) / 2), 26, _SIDE)
        foot = Box(24, grid.box.bottom + 30, frame.right - 24, frame.bottom - 24)
        shapes: list[Shape] = [
            Plate(frame, rooms.NIGHT),
            *panels.ground(self.seen, grid, chips=False),
            *self._line(grid, writing),
        ]
        for slot in range(SLOTS):
            shapes += self._room(slot, grid.room(slot), writing)
        shapes += self._rest(foot, writing)
        areas = (Area("maze", grid.box), Area("rest", foot))
        return Scene(round(frame.width), round(frame.height), rooms.NIGHT, tuple(shapes), areas)

    @property
    def seat(self) -> int:
        """Whose setup this is; blue's for a spectator."""
        return self.seen.seat or 0

    def _marks(self) -> dict[int, int]:
        """The own characters on the line, by square."""
        x = 0 if self.seat == 0 else LENGTH - 1
        if self.team:
            return {at(x, y): panels.token_of(name) for y, name in zip(MARKS, self.team, strict=False)}
        return {
            place: token
            for token in ALL_TOKENS
            if OWNER[token] == self.seat
            and (place := self.seen.at[token]) < SQUARES
            and coordinates(place)[0] == x
        }

    def _line(self, grid: Grid, writing: Writing) -> tuple[Shape, ...]:
        """The own marks, with who stands on them."""
        standing = self._marks()
        x = 0 if self.seat == 0 else LENGTH - 1
        shapes: list[Shape] = []
        for y in MARKS:
            square = at(x, y)
            box = grid.square(square)
            if square in standing:
                shapes += character(standing[square], box.grown(-1), writing)
            else:
                shapes.append(Disc(box.grown(-12), INK.at(150), BONE, 5))
        return tuple(shapes)

    def _room(self, slot: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A room face down: its number, what lies there or shall lie there, and its free places."""
        own = [
            token for token in ALL_TOKENS if self.seen.at[token] == SLOT + slot and OWNER[token] == self.seat
        ]
        planned = [
            (number, panels.token_of(name)) for number, (name, to) in enumerate(self.plan, 1) if to == slot
        ]
        foreign = self.seen.rooms[slot].backs[1 - self.seat]
        free = max(0, CAPACITY[slot] - foreign - len(own) - len(planned))
        plaque = Box.around((box.centre[0], box.top + 66), 92, 84)
        shapes: list[Shape] = [
            Plate(plaque, BRASS, 18, INK, 4),
            *panels.line(f"{slot + 1}", plaque, INK, size=panels.TITLE, weight="ExtraBold", align="m"),
        ]
        places = max(CAPACITY[slot], foreign + len(own) + len(planned))
        step = min(_TOKEN + 6, (box.width - 8) / places)
        start = box.centre[0] - step * (places - 1) / 2
        tray = Box.around((box.centre[0], box.centre[1] + 46), step * places + 4, _TOKEN + 10)
        shapes.append(Plate(tray, rooms.NIGHT.at(150), 26))
        spots = iter(
            [
                Box.around((start + number * step, box.centre[1] + 46), _TOKEN, _TOKEN)
                for number in range(places)
            ]
        )
        for _ in range(foreign):
            shapes += back(1 - self.seat, next(spots).grown(-8))
        for token in own:
            shapes += _token(token, next(spots), writing)
        for number, token in planned:
            spot = next(spots)
            badge = Box.around((spot.centre[0], spot.bottom + 30), 58, 54)
            shapes += [*_token(token, spot, writing), *_order(f"{number}", badge)]
        for _ in range(free):
            shapes.append(Disc(next(spots).grown(-16), INK, BONE_SHADE, 5))
        return tuple(shapes)

    def _rest(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """Whose setup it is, and what is neither on the line nor hidden nor planned yet."""
        used = {panels.token_of(name) for name, _ in self.plan} | set(self._marks().values())
        rest = [
            token
            for token in ALL_TOKENS
            if OWNER[token] == self.seat and token not in used and self.seen.at[token] >= SLOT + SLOTS
        ]
        head = Box(box.left, box.top, box.left + 500, box.bottom)
        rows = Box(head.left + 24, box.top + 86, head.right - 16, box.bottom - 6).rows(1, 1, 1)
        shapes: list[Shape] = [
            *panels.panel(box),
            *panels.headline(self.seat, writing, Box(box.left, box.top + 12, head.right, box.top + 80)),
            *panels.line(
                writing.text("dungeon-picture-unplaced", count=len(rest)), rows[0], INK, size=panels.SMALL
            ),
        ]
        if self.plan:
            text = writing.text("dungeon-picture-order")
            sign = _order("1", panels.sign_of(rows[1]).grown(-3))
            shapes += panels.entry(sign, text, rows[1], weight="Medium")
        room = Box(head.right + 24, box.top + 16, box.right - 20, box.bottom - 16)
        return (*shapes, *_unplaced(rest, room, writing))


def _unplaced(rest: Sequence[int], room: Box, writing: Writing) -> tuple[Shape, ...]:
    """Tokens in a row with their names; many in two rows without them."""
    step = min(room.width / max(1, len(rest)), 230)
    names = [panels.kind(token, writing) for token in rest]
    size = min((panels.fitting(name, step - 8, panels.SMALL) for name in names), default=panels.SMALL)
    if len(rest) > _NAMED or size < theme.CONSTANT:
        return _in_two_rows(rest, room, writing)
    side = min(room.height - 70, step - 10)
    shapes: list[Shape] = []
    for number, (token, name) in enumerate(zip(rest, names, strict=True)):
        centre = (room.left + (number + 0.5) * step, room.centre[1] - 30)
        shapes += _token(token, Box.around(centre, side, side), writing)
        place = Box.around((centre[0], centre[1] + side / 2 + 34), step - 8, 52)
        shapes += panels.line(name, place, INK, size=size, align="m")
    return tuple(shapes)


def _in_two_rows(rest: Sequence[int], room: Box, writing: Writing) -> tuple[Shape, ...]:
    """Characters above, things below."""
    kinds = [[token for token in rest if panels.is_character(token) is which] for which in (True, False)]
    step = min(room.width / max(map(len, kinds)), room.height / 2)
    shapes: list[Shape] = []
    for row, tokens in enumerate(kinds):
        for column, token in enumerate(tokens):
            box = Box.at(room.left + column * step, room.top + row * room.height / 2, step, step)
            shapes += _token(token, box.grown(-4), writing)
    return tuple(shapes)


def _order(text: str, box: Box) -> tuple[Shape, ...]:
    """A token's place in the order of hiding."""
    return (
        Disc(box.grown(4), INK),
        Disc(box, panels.LIT),
        *panels.line(text, box, INK, size=panels.BODY, weight="ExtraBold", align="m"),
    )


def _token(token: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    if panels.is_character(token):
        return character(token, box.grown(-3), writing)
    return thing(token, box.grown(-6))
