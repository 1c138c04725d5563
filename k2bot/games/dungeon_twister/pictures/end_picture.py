"""The picture of the end: who won, points by source, how the score grew, and where everybody ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, SAFE
from k2bot.games.dungeon_twister.engine.squares import LENGTH, SQUARES, WIDTH
from k2bot.games.dungeon_twister.pictures import panels, rooms, score_chart
from k2bot.games.dungeon_twister.pictures.characters import character
from k2bot.games.dungeon_twister.pictures.grid import Grid
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, BONE_SHADE, BRASS, INK
from k2bot.games.dungeon_twister.pictures.story import SOURCES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.games.dungeon_twister.pictures.things import thing
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Disc, Plate, Scene

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pictures.story import Source, Story
    from k2bot.games.dungeon_twister.pictures.symbols import Name
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

_SIDE: Final = 490
"""Pixels of a player's panel."""
_SIGNS: Final[dict[Source, Name]] = {
    "exit": "door",
    "goblin": "door",
    "treasure": "treasure",
    "elimination": "skull",
}
_SAVED: Final = theme.colour("#2F7A46")
"""The ground of the sign of who got out."""


@dataclass(frozen=True, slots=True)
class EndPicture:
    """A game that is over, told by its story."""

    story: Story

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        frame, seen = panels.FRAME, self.story.seen
        head = Box(24, 22, frame.right - 24, 156)
        left = Box(24, head.bottom + 18, 24 + _SIDE, frame.bottom - 24)
        right = left.moved(frame.width - 48 - _SIDE, 0)
        middle = Box(left.right + 26, left.top, right.left - 26, left.bottom)
        grid = Grid.within(
            Box(middle.left, middle.bottom - 290, middle.right, middle.bottom - 10), (0, LENGTH), (0, WIDTH)
        )
        chart = Box(middle.left, middle.top, middle.right, grid.box.top - 26)
        shapes: list[Shape] = [
            Plate(frame, rooms.NIGHT),
            *self._head(head, writing),
            *self._player(0, left, writing),
            *self._player(1, right, writing),
            *score_chart.chart(self.story, chart, writing),
            *panels.ground(seen, grid, chips=False),
            *panels.inhabitants(seen, grid, writing),
            *self._hidden(grid, writing),
        ]
        areas = (
            Area("head", head),
            Area("blue", left),
            Area("yellow", right),
            Area("chart", chart),
            Area("maze", grid.box),
        )
        return Scene(round(frame.width), round(frame.height), rooms.NIGHT, tuple(shapes), areas)

    @property
    def _winner(self) -> int | None:
        result = self.story.seen.result
        return None if result is None else result[0]

    def _head(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """Who won and why, with the score."""
        seen, winner = self.story.seen, self._winner
        reason = "goal" if seen.result is None else seen.result[1]
        if winner is None:
            title = writing.text("dungeon-picture-end-draw")
        else:
            width = box.width - 580
            title = panels.with_name(writing, "dungeon-picture-end-won", winner, width, panels.TITLE)
        why = writing.text(f"dungeon-picture-end-{reason}", turns=seen.number)  # words: dungeon-picture-end-*
        sign = Box.at(box.left + 26, box.top + 14, 108, 108)
        score = Box(box.right - 380, box.top, box.right - 26, box.bottom)
        text = Box(sign.right + 30, box.top + 2, score.left - 20, box.bottom)
        upper, lower = text.rows(1.25, 1)
        return (
            Plate(box.grown(4), BRASS, 22),
            Plate(box, INK, 18),
            *symbol("crown" if winner is not None else "scales", sign, panels.LIT),
            *panels.line(title, upper, BONE, size=84, weight="ExtraBold"),
            *panels.line(why, lower, BONE_SHADE, size=panels.BODY),
            *panels.line(
                f"{seen.vp[0]} : {seen.vp[1]}", score, panels.LIT, size=120, weight="ExtraBold", align="r"
            ),
        )

    def _player(self, seat: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A player: points by source, and what became of the eight characters."""
        shapes: list[Shape] = [
            *panels.panel(box, lit=self._winner == seat),
            *panels.headline(seat, writing, Box(box.left, box.top + 12, box.right, box.top + 96)),
        ]
        top = box.top + 110
        for source in SOURCES:
            points = self.story.points(seat, source)
            row = Box.at(box.left + 24, top, box.width - 48, 74)
            ink = INK if points else INK.mixed(BONE, 0.38)
            shapes += symbol(_SIGNS[source], Box.at(row.left + 6, row.top + 8, 58, 58), ink)
            name = Box(row.left + 84, row.top, row.right - 90, row.bottom)
            # words: dungeon-picture-source-*
            shapes += panels.line(writing.text(f"dungeon-picture-source-{source}"), name, ink)
            figure = Box(row.right - 84, row.top, row.right - 10, row.bottom)
            shapes += panels.line(f"{points}", figure, ink, size=panels.TITLE, weight="ExtraBold", align="r")
            top += 78
        room = Box(box.left + 18, top + 14, box.right - 18, box.bottom - 12)
        side = min(room.width / 4 - 10, room.height / 2 - 60)
        for number, token in enumerate(CHARACTERS_OF[seat]):
            down, across = divmod(number, 4)
            centre = (room.left + (across + 0.5) * room.width / 4, room.top + (down + 0.5) * room.height / 2)
            shapes += self._fate(token, Box.around(centre, side, side + 60), writing)
        return tuple(shapes)

    def _fate(self, token: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A character and what became of it."""
        seen = self.story.seen
        place = seen.at[token]
        body = Box.at(box.left, box.top, box.width, box.width)
        wounded = bool(seen.wounded >> token & 1) and place < SQUARES
        shapes = character(token, body, writing, wounded=wounded)
        sign: Name | None = None
        fill = INK
        if place in (EXIT, SAFE):
            sign, fill = "door", _SAVED
        elif place == DEAD:
            sign, fill = "skull", BLOOD
        elif place >= SQUARES:
            sign = "hidden"
        if sign is None:
            return shapes
        badge = Box.around((box.centre[0], body.bottom + 24), 58, 58)
        return (
            *shapes,
            Disc(badge.grown(5), BONE),
            Disc(badge, fill),
            *symbol(sign, badge.grown(-11), BONE),
        )

    def _hidden(self, grid: Grid, writing: Writing) -> tuple[Shape, ...]:
        """What still lay face down, opened."""
        shapes: list[Shape] = []
        by_slot: dict[int, list[int]] = {}
        for token, slot in self.story.hidden:
            by_slot.setdefault(slot, []).append(token)
        for slot, found in by_slot.items():
            whole = grid.room(slot)
            side = min(whole.width / 3 - 2, 44)
            for number, token in enumerate(found):
                centre = (whole.centre[0] + (number - (len(found) - 1) / 2) * (side + 2), whole.centre[1])
                box = Box.around(centre, side, side)
                shapes += character(token, box, writing) if panels.is_character(token) else thing(token, box)
        return tuple(shapes)
