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
from k2bot.render.scene import Area, Box, Disc, Plate, Scene

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

_SIDE: Final = 73
"""Pixels of a square."""
_TOKEN: Final = 112
"""Pixels of a token on a room."""


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
            shapes += [
                *_token(token, spot, writing),
                Disc(badge.grown(4), INK),
                Disc(badge, panels.LIT),
                *panels.line(f"{number}", badge, INK, size=panels.BODY, weight="ExtraBold", align="m"),
            ]
        for _ in range(free):
            shapes.append(Disc(next(spots).grown(-14), INK.at(110), BONE_SHADE, 6))
        return tuple(shapes)

    def _rest(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """What is neither on the line nor hidden nor planned yet."""
        used = {panels.token_of(name) for name, _ in self.plan} | set(self._marks().values())
        rest = [
            token
            for token in ALL_TOKENS
            if OWNER[token] == self.seat and token not in used and self.seen.at[token] >= SLOT + SLOTS
        ]
        head = Box(box.left + 24, box.top, box.left + 350, box.bottom)
        upper, lower = (
            Box(head.left, head.top + 24, head.right, head.centre[1] + 4),
            Box(head.left, head.centre[1] + 8, head.right, head.bottom - 22),
        )
        shapes: list[Shape] = [
            *panels.panel(box),
            *panels.line(
                writing.text("dungeon-picture-unplaced"), upper, INK, size=panels.LARGE, weight="ExtraBold"
            ),
            *panels.line(writing.text("dungeon-picture-unplaced-count", count=len(rest)), lower, INK),
        ]
        room = Box(head.right + 20, box.top + 16, box.right - 20, box.bottom - 16)
        step = min(room.width / max(1, len(rest)), 160)
        side = min(room.height - 6, step - 10)
        for number, token in enumerate(rest):
            centre = (room.left + (number + 0.5) * step, room.centre[1])
            shapes += _token(token, Box.around(centre, side, side), writing)
        return tuple(shapes)


def _token(token: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    if panels.is_character(token):
        return character(token, box.grown(-3), writing)
    return thing(token, box.grown(-6))
