"""Picture of a person's statistics: points by source, favourite team, and numbers with opponents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF
from k2bot.games.dungeon_twister.pictures import panels, pieces
from k2bot.games.dungeon_twister.pictures.end_picture import SOURCES, Source
from k2bot.games.dungeon_twister.pictures.lantern import Spotlight
from k2bot.games.dungeon_twister.pictures.palette import BONE, BONE_SHADE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.render.layout import Writing, strong_text, text_in_box
from k2bot.render.scene import Box, Plate, Scene, Shape, Sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.render.theme import Colour

_HEAD, _TITLE = 310, 84
"""Height in pixels of the head, and size of the name in it."""
_TEAM: Final = 900
"""Width in pixels of the favourite characters beside the name."""
MOST_RIVALS: Final = 3
_RESULTS: Final = ("won", "tied", "lost")

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
    """Games won against people or computers; None if there were none."""
    points: tuple[int, ...]
    """Points by source, in the order of ``SOURCES``."""
    starts: tuple[int, ...]
    """How often each character was in the starting team, by kind."""
    fights: tuple[int, int, int]
    """Fights won, tied and lost."""
    rotations: int
    rivals: tuple[tuple[int, int], ...]
    """How often the person was ahead of each rival, and behind."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = panels.FRAME.part(24, 22, -24, -24)
        head, body = frame.part(bottom=_HEAD), frame.part(0, _HEAD + 24)
        left, right = body.columns(1.12, 1, gap=26)
        drawn = {
            "points": (left.part(bottom=left.height / 2 - 13), "dungeon-picture-points", self._points),
            "team": (left.part(0, left.height / 2 + 13), "dungeon-picture-career-team", self._team),
            "deeds": (right.part(bottom=right.height / 2 - 13), "dungeon-picture-career-fights", self._deeds),
            "rivals": (right.part(0, right.height / 2 + 13), "dungeon-picture-career-rivals", self._rivals),
        }
        shapes = [*self._head(head, writing)]
        for box, title, draw in drawn.values():
            shapes += panels.panel(box)
            # words: dungeon-picture-points, dungeon-picture-career-*
            text, place = writing.text(title), box.part(26, 8, -26, 66)
            shapes.append(text_in_box(text, place, INK, panels.BODY, "Medium", align="l"))
            shapes += draw(box.part(26, 70, -26, -12), writing)
        return panels.scene(shapes, head=head, **{name: box for name, (box, _, _) in drawn.items()})

    def _head(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """The person's name, the number of games and wins, and the favourite characters."""
        yield from (Plate(box.expanded(4), BRASS, 22), Plate(box, INK, 18))
        stages = box.part(-_TEAM, 6, -6, -6)
        words = box.part(40, 22, -_TEAM - 20 if any(self.starts) else -40, -18)
        sign, name, games = words.rows(0.72, 1.25, 0.6)
        won = -1 if self.won is None else self.won
        count_text = writing.text("dungeon-picture-career-games", games=self.games, won=won)
        yield from symbol("crown", Box.from_corner(sign.left, sign.top, sign.height), panels.LIT)
        yield from panels.lines_in_box(writing.name(0), name.part(0, 8, bottom=-8), BONE, _TITLE, "ExtraBold")
        yield text_in_box(count_text, games, BONE_SHADE, panels.LARGE, align="l")
        yield from self._favourites_in(stages, writing)

    @property
    def _favourites(self) -> list[int]:
        """The four characters most often in the starting team, by kind."""
        return sorted(range(len(self.starts)), key=lambda kind: -self.starts[kind])[:4]

    def _favourites_in(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """Favourites that ever were in a starting team, side by side, each in a light of its own."""
        team = [kind for kind in self._favourites if self.starts[kind]]
        for kind, stage in zip(team, box.columns(1, 1, 1, 1), strict=False):
            yield Sprite(Spotlight(0.9), stage)
            yield from pieces.actor_shapes(
                CHARACTERS_OF[0][kind], None, stage.part(16, 18, -16, -14), writing
            )

    def _points(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """Points by source, as bars."""
        most = max(*self.points, 1)
        rows = box.rows(*(1 for _ in SOURCES))
        for source, points, row in zip(SOURCES, self.points, rows, strict=True):
            sign, name, bar, number = row.columns(0.09, 0.42, 0.35, 0.12, gap=12)
            yield from symbol(_SIGNS[source], Box.from_centre(sign.centre, 54), _ink(points))
            # words: dungeon-picture-source-*
            text = writing.text(f"dungeon-picture-source-{source}")
            yield text_in_box(text, name, _ink(points), panels.BODY, align="l")
            bar = Box.from_centre(bar.centre, bar.width, 44)
            yield Plate(bar, BONE_SHADE, 12)
            if points:
                filled = bar.part(right=max(24, bar.width * points / most))
                yield Plate(filled, INK, 12)
                yield Plate(filled.expanded(-4), LIVERIES[0].colour, 9)
            yield strong_text(f"{points}", number, _ink(points), panels.LARGE, "r")

    def _team(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """The eight characters, each with how often it was in the starting team; favourites in colour."""
        places = [place for row in box.rows(1, 1) for place in row.columns(1, 1, 1, 1)]
        for kind, (starts, place) in enumerate(zip(self.starts, places, strict=True)):
            side = min(place.height - 12, 108)
            body = Box.from_corner(place.left + 4, place.centre[1] - side / 2, side)
            token = CHARACTERS_OF[0 if kind in self._favourites and starts else 1][kind]
            yield from pieces.single_character(token, body, writing)
            yield strong_text(f"{starts}", place._replace(left=body.right), _ink(starts), 48)

    def _deeds(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """Fights won, tied and lost, and rooms rotated."""
        fights, rotations = box.rows(1, 1)
        for name, count, place in zip(_RESULTS, self.fights, fights.columns(1, 1, 1), strict=True):
            number, word = place.rows(1.7, 1)
            # words: dungeon-picture-career-won, dungeon-picture-career-tied, dungeon-picture-career-lost
            text = writing.text(f"dungeon-picture-career-{name}")
            yield strong_text(f"{count}", number, INK, 84)
            yield text_in_box(text, word, INK, panels.SMALL, "Medium")
        yield Plate(rotations.part(0, 2, bottom=5), BONE_SHADE)
        number, word = rotations.part(0, 10).columns(0.25, 0.75, gap=20)
        text = writing.text("dungeon-picture-career-rotations", count=self.rotations)
        yield strong_text(f"{self.rotations}", number, INK, 84)
        yield from panels.lines_in_box(text, word, INK, weight="Medium")

    def _rivals(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """How often the person won against each opponent, and lost."""
        for number, (wins, losses) in enumerate(self.rivals):
            high = box.height / MOST_RIVALS
            row = Box.from_corner(box.left, box.top + number * high, box.width, high)
            yield text_in_box(writing.name(number + 1), row.part(right=-210), INK, panels.LARGE, align="l")
            yield strong_text(f"{wins} : {losses}", row.part(-200), INK, panels.LARGE, "r")
        if not self.rivals:
            yield from panels.lines_in_box(
                writing.text("dungeon-picture-career-nobody"), box, INK, align="middle"
            )


def _ink(count: int) -> Colour:
    """Ink of a count; paler for 0."""
    return INK if count else INK.mixed(BONE, 0.38)
