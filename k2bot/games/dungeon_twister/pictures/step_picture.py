"""The picture of a step: the part of the maze that an action changes, before and after it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import ALL_TOKENS
from k2bot.games.dungeon_twister.engine.events import GateChanged, RoomRevealed, RoomTurned
from k2bot.games.dungeon_twister.engine.squares import ROOM_SQUARES, SQUARES, squares_of
from k2bot.games.dungeon_twister.pictures import arrows, panels, rooms, tokens
from k2bot.games.dungeon_twister.pictures.cards import card
from k2bot.games.dungeon_twister.pictures.liveries import BRASS
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.games.dungeon_twister.pictures.traces import traced
from k2bot.render.scene import Area, Box, Plate, Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.grid import Grid
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

_BETWEEN: Final = 150
"""Pixels between the two crops."""


@dataclass(frozen=True, slots=True)
class StepPicture:
    """What some actions changed; ``events`` are theirs, drawn as arrows over what came of them."""

    before: Observation
    after: Observation
    events: tuple[Event, ...]

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        frame = panels.FRAME
        wide = (frame.width - _BETWEEN - 48 - 2 * 64) / 2
        first = Box.at(24 + 64, 76, wide, frame.height - 100)
        grid = panels.window(self._touched(), first, is_left=False)
        right = frame.width / 2 + _BETWEEN / 2 + 64
        other = replace(grid, left=round(grid.left - first.left + right))
        middle = Box(grid.box.right, first.top, other.left - 58, first.bottom)
        traces = traced(self.events, self.after.at)
        gates = [rooms.gate_box(self.after, gate, other) for gate in traces.gates]
        shapes: list[Shape] = [
            Plate(frame, rooms.NIGHT),
            *_crop(self.before, grid, writing),
            *panels.ground(self.after, other),
            *arrows.below(traces, other, gates),
            *panels.inhabitants(self.after, other, writing),
            *arrows.above(traces, other, tokens.by_square(self.after)),
            *panels.coordinates_around(other),
            *self._cost(middle, writing),
        ]
        areas = (Area("before", grid.box), Area("after", other.box))
        return Scene(round(frame.width), round(frame.height), rooms.NIGHT, tuple(shapes), areas)

    def _touched(self) -> set[int]:
        """The squares on which anything changed, and the ways between them."""
        found = set(self._changed())
        for way in traced(self.events, self.after.at).ways:
            found.update(way.squares)
        for event in self.events:
            if isinstance(event, (RoomRevealed, RoomTurned)):
                found.update(squares_of(ROOM_SQUARES[event.slot]))
            if isinstance(event, GateChanged):
                found.add(self.after.at[panels.token_of(event.character)])
        return found or {square for square in self.after.at if square < SQUARES}

    def _changed(self) -> Iterator[int]:
        for token in ALL_TOKENS:
            was, now = self.before.at[token], self.after.at[token]
            bit = 1 << token
            if was != now or (self.before.wounded ^ self.after.wounded) & bit:
                yield from (place for place in (was, now) if place < SQUARES)

    def _cost(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """An arrow from before to after, with the action points it took, and the jump card."""
        arrow = Box.around((box.centre[0], box.centre[1] + 20), 92, 92)
        spent = self.before.ap - self.after.ap
        shapes = symbol("right", arrow, BRASS)
        if sum(seat.jumps for seat in self.after.seats) < sum(seat.jumps for seat in self.before.seats):
            shapes += card("jump", "1", Box.around((arrow.centre[0], arrow.bottom + 110), 110, 157))
        if spent <= 0:
            return shapes
        told = Box(box.left, arrow.top - 150, box.right, arrow.top - 20)
        text = writing.text("dungeon-picture-spent", count=spent)
        return (*shapes, *panels.said(text, told, panels.LIT, weight="ExtraBold", align="middle"))


def _crop(seen: Observation, grid: Grid, writing: Writing) -> tuple[Shape, ...]:
    return (
        *panels.ground(seen, grid),
        *panels.inhabitants(seen, grid, writing),
        *panels.coordinates_around(grid),
    )
