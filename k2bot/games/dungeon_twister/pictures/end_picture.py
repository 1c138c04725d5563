"""The picture of the end: who won, points by source, how the score grew, and what became of everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF
from k2bot.games.dungeon_twister.pictures import panels, rooms, score_chart, tokens
from k2bot.games.dungeon_twister.pictures.characters import character
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, BONE_SHADE, BRASS, INK
from k2bot.games.dungeon_twister.pictures.score_chart import SIGNS
from k2bot.games.dungeon_twister.pictures.story import SOURCES, fate_of
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Plate, Scene

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pictures.story import Fate, Story
    from k2bot.render.scene import Shape
    from k2bot.render.theme import Colour
    from k2bot.render.writing import Writing

_SIDE: Final = 520
"""Pixels of a player's panel."""
_FATES: Final[dict[Fate, tuple[Colour, Colour]]] = {
    "out": (theme.colour("#2F7A46"), BONE),
    "dead": (BLOOD, BONE),
    "hidden": (INK, BONE),
}
"""What became of a character: the ground and the colour of the word for it."""


@dataclass(frozen=True, slots=True)
class EndPicture:
    """A game that is over, told by its story."""

    story: Story

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        frame = panels.FRAME
        head = Box(24, 22, frame.right - 24, 156)
        left = Box(24, head.bottom + 18, 24 + _SIDE, frame.bottom - 24)
        right = left.moved(frame.width - 48 - _SIDE, 0)
        chart = Box(left.right + 26, left.top, right.left - 26, left.bottom)
        shapes: list[Shape] = [
            Plate(frame, rooms.NIGHT),
            *self._head(head, writing),
            *self._player(0, left, writing),
            *self._player(1, right, writing),
            *score_chart.chart(self.story, chart, writing),
        ]
        areas = (Area("head", head), Area("blue", left), Area("yellow", right), Area("chart", chart))
        return Scene(round(frame.width), round(frame.height), rooms.NIGHT, tuple(shapes), areas)

    @property
    def _winner(self) -> int | None:
        result = self.story.seen.result
        return None if result is None else result[0]

    def _head(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """Who won and why."""
        seen, winner = self.story.seen, self._winner
        reason = "goal" if seen.result is None else seen.result[1]
        sign = Box.at(box.left + 26, box.top + 14, 108, 108)
        text = Box(sign.right + 30, box.top + 2, box.right - 30, box.bottom)
        if winner is None:
            title = writing.text("dungeon-picture-end-draw")
        else:
            title = panels.with_name(writing, "dungeon-picture-end-won", winner, text.width, 84)
        points, other = (0, 0) if winner is None else (seen.setup.goal[winner], seen.setup.goal[1 - winner])
        # words: dungeon-picture-end-*
        why = writing.text(
            f"dungeon-picture-end-{reason}",
            turns=seen.number,
            points=points,
            other=other if other != points else 0,
        )
        upper, lower = text.rows(1.25, 1)
        return (
            Plate(box.grown(4), BRASS, 22),
            Plate(box, INK, 18),
            *symbol("crown" if winner is not None else "scales", sign, panels.LIT),
            *panels.line(title, upper, BONE, size=84, weight="ExtraBold"),
            *panels.line(why, lower, BONE_SHADE, size=panels.BODY),
        )

    def _player(self, seat: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A player: points of those wanted, by source, and what became of the eight characters."""
        seen = self.story.seen
        shapes: list[Shape] = [
            *panels.panel(box, lit=self._winner == seat),
            *panels.headline(seat, writing, Box(box.left, box.top + 12, box.right, box.top + 96)),
        ]
        total = Box.at(box.left + 24, box.top + 104, box.width - 48, 116)
        figure = Box(total.left, total.top, total.left + 96, total.bottom)
        of = Box(figure.right + 10, total.top + 22, total.right - 10, total.bottom)
        shapes += panels.line(f"{seen.vp[seat]}", figure, INK, size=124, weight="ExtraBold", align="m")
        said = writing.text("dungeon-picture-of-goal", goal=seen.setup.goal[seat])
        shapes += panels.line(said, of, INK, size=panels.LARGE)
        top = total.bottom + 6
        for source in SOURCES:
            points = self.story.points(seat, source)
            row = Box.at(box.left + 24, top, box.width - 48, 64)
            ink = INK if points else INK.mixed(BONE, 0.38)
            shapes += symbol(SIGNS[source], Box.at(row.left + 14, row.top + 5, 54, 54), ink)
            name = Box(row.left + 96, row.top, row.right - 90, row.bottom)
            # words: dungeon-picture-source-*
            shapes += panels.line(writing.text(f"dungeon-picture-source-{source}"), name, ink)
            figure = Box(row.right - 84, row.top, row.right - 10, row.bottom)
            shapes += panels.line(f"{points}", figure, ink, size=panels.LARGE, weight="ExtraBold", align="r")
            top += 66
        room = Box(box.left + 2, top + 14, box.right - 2, box.bottom - 10)
        for number, token in enumerate(CHARACTERS_OF[seat]):
            down, across = divmod(number, 4)
            place = room.rows(1, 1)[down].columns(1, 1, 1, 1)[across]
            shapes += self._fate(token, place, writing)
        return tuple(shapes)

    def _fate(self, token: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A character and, in a word, what became of it."""
        seen = self.story.seen
        fate = fate_of(seen, token)
        side = min(box.width - 14, box.height - 56)
        body = Box.at(box.centre[0] - side / 2, box.top, side, side)
        wounded = tokens.is_wounded(seen, token) and fate is None
        figure = character(token, body, writing, wounded=wounded)
        if fate is None:
            return figure
        said = Box(box.left + 1, body.bottom + 4, box.right - 1, body.bottom + 50)
        ground, ink = _FATES[fate]
        text = writing.text(f"dungeon-picture-fate-{fate}")  # words: dungeon-picture-fate-*
        return (
            *figure,
            Plate(said, ground, 10),
            *panels.line(text, said.grown(-1), ink, size=34, weight="Medium", align="m"),
        )
