"""Picture of a person's statistics: points by source, favourite team, and numbers with opponents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF
from k2bot.games.dungeon_twister.pictures import panels, pieces
from k2bot.games.dungeon_twister.pictures.end_picture import SOURCES
from k2bot.games.dungeon_twister.pictures.palette import BONE, BONE_SHADE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.render.layout import label, strong
from k2bot.render.scene import Box, Plate, Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.pictures.end_picture import Source
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape, Shapes

_TITLE: Final = 74
_LINE: Final = 108
MOST_RIVALS: Final = 3

_SIGNS: Final[dict[Source, str]] = {
    "exit": "door",
    "goblin": "door",
    "treasure": "treasure",
    "elimination": "skull",
}
"""Symbol of each source of points."""


@dataclass(frozen=True, slots=True)
class CareerPicture:
    """A person's games of Dungeon Twister; names of ``Writing`` are their own and those of the rivals."""

    games: int
    won: int | None
    """Games won against people; None if there were none."""
    points: tuple[int, ...]
    """By source, in the order of ``SOURCES``."""
    starts: tuple[int, ...]
    """How often each character was in the starting team, by kind."""
    fights: tuple[int, int, int]
    """Won, tied and lost."""
    rotations: int
    rivals: tuple[tuple[int, int], ...]
    """How often the person was ahead of each rival, and behind."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = panels.FRAME
        head = frame.part(24, 22, -24, 156)
        below = frame.part(24, head.bottom + 20, -24, -24)
        left, right = below.columns(1.12, 1, gap=26)
        points, team = left.rows(1, 1)
        points, team = points.part(bottom=-13), team.part(top=13)
        deeds, rivals = right.rows(1, 1)
        deeds, rivals = deeds.part(bottom=-13), rivals.part(top=13)
        shapes = (
            *self._head(head, writing),
            *self._points(points, writing),
            *self._team(team, writing),
            *self._deeds(deeds, writing),
            *self._rivals(rivals, writing),
        )
        return panels.scene(shapes, head=head, points=points, team=team, deeds=deeds, rivals=rivals)

    def _head(self, box: Box, writing: Writing) -> Shapes:
        """The person's name, and the number of games and wins."""
        sign = Box.at(box.left + 26, box.top + 14, 108)
        text = Box(sign.right + 30, box.top + 2, box.right - 30, box.bottom)
        upper, lower = text.rows(1.45, 1)
        told = writing.text(
            "dungeon-picture-career-games", games=self.games, won=-1 if self.won is None else self.won
        )
        return (
            Plate(box.grown(4), BRASS, 22),
            Plate(box, INK, 18),
            *symbol("crown", sign, panels.LIT),
            strong(writing.name(0), upper, BONE, _TITLE, "l"),
            label(told, lower, BONE_SHADE, panels.BODY, align="l"),
        )

    def _points(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """Points by source, as bars."""
        yield from _title("dungeon-picture-points", box, writing)
        rows = box.part(26, 80, -26, -12).rows(*(1 for _ in SOURCES))
        most = max(*self.points, 1)
        for source, points, row in zip(SOURCES, self.points, rows, strict=True):
            ink = INK if points else INK.mixed(BONE, 0.38)
            middle = row.centre[1]
            yield from symbol(_SIGNS[source], Box.at(row.left + 4, middle - 27, 54), ink)
            # words: dungeon-picture-source-*
            name = writing.text(f"dungeon-picture-source-{source}")
            yield label(name, row.part(80, 0, 400), ink, panels.BODY, align="l")
            bar = Box(row.left + 412, middle - 22, row.right - 96, middle + 22)
            yield Plate(bar, BONE_SHADE, 12)
            if points:
                filled = bar.part(right=max(24, bar.width * points / most))
                yield Plate(filled, INK, 12)
                yield Plate(filled.grown(-4), LIVERIES[0].colour, 9)
            yield strong(f"{points}", row.part(-90, 0), ink, panels.LARGE, "r")

    def _team(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """The eight characters, each with how often it was in the starting team; favourites in colour."""
        yield from _title("dungeon-picture-career-team", box, writing)
        favourites = sorted(range(len(self.starts)), key=lambda kind: -self.starts[kind])[:4]
        for number, token in enumerate(CHARACTERS_OF[0]):
            down, across = divmod(number, 4)
            place = box.part(30, 84, -30, -16).rows(1, 1)[down].columns(1, 1, 1, 1)[across]
            side = min(place.height - 12, 122)
            body = Box.at(place.left + 4, place.centre[1] - side / 2, side)
            favoured = number in favourites and self.starts[number] > 0
            owner = token if favoured else CHARACTERS_OF[1][number]
            yield from pieces.tiled(owner, body, writing)
            room = place._replace(left=body.right + 4)
            ink = INK if self.starts[number] else INK.mixed(BONE, 0.38)
            yield strong(f"{self.starts[number]}", room, ink, panels.LARGE)

    def _deeds(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """Fights won, tied and lost, and rooms rotated."""
        yield from _title("dungeon-picture-career-fights", box, writing)
        rows = box.part(26, 84, -26, -16).rows(1, 1)
        parts = zip(("won", "tied", "lost"), self.fights, rows[0].columns(1, 1, 1), strict=True)
        for name, count, place in parts:
            # words: dungeon-picture-career-won, dungeon-picture-career-tied, dungeon-picture-career-lost
            word = writing.text(f"dungeon-picture-career-{name}")
            yield strong(f"{count}", place.part(top=4, bottom=88), INK, 84)
            yield label(word, place.part(6, 84, -6, 132), INK, panels.SMALL, "Medium")
        line = Plate(Box(box.left + 26, rows[1].top + 2, box.right - 26, rows[1].top + 5), BONE_SHADE)
        word = writing.text("dungeon-picture-career-rotations", count=self.rotations)
        number = rows[1].part(0, 20, 170, -8)
        yield line
        yield strong(f"{self.rotations}", number, INK, 84)
        yield from panels.said(word, rows[1].part(190, 20, -1, -8), INK, weight="Medium")

    def _rivals(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """How often the person won against each opponent, and lost."""
        yield from _title("dungeon-picture-career-rivals", box, writing)
        top = box.top + 88
        for number, (ahead, behind) in enumerate(self.rivals):
            row = Box.at(box.left + 26, top + number * _LINE, box.width - 52, _LINE)
            yield label(writing.name(number + 1), row.part(right=-210), INK, panels.LARGE, align="l")
            yield strong(f"{ahead} : {behind}", row.part(-200), INK, panels.LARGE, "r")
        if not self.rivals:
            said = box.part(26, 90, -26, -20)
            yield from panels.said(writing.text("dungeon-picture-career-nobody"), said, INK, align="middle")


def _title(message: str, box: Box, writing: Writing) -> Shapes:
    title = writing.text(message)  # words: dungeon-picture-career-*
    place = box.part(26, 12, -26, 76)
    return (*panels.panel(box), label(title, place, INK, panels.BODY, "Medium", align="l"))
