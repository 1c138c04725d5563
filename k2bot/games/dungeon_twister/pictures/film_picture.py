"""Frames of a film of Dungeon Twister: the title, the maze with caption and score, and hero pictures."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import BY_NAME, COLOURS
from k2bot.games.dungeon_twister.pictures import masonry, panels, pieces, plates, rooms
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID, whole_maze
from k2bot.games.dungeon_twister.pictures.palette import BONE, BONE_SHADE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN
from k2bot.render import theme
from k2bot.render.layout import Writing, player_name, strong_text, text_in_box
from k2bot.render.scene import Area, Backdrop, Box, Plate, Scene, Shape, Sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.hero_pictures import HeroPicture


@dataclass(frozen=True, slots=True)
class CaptionRow:
    """A row of a caption, with the characters it's about."""

    tokens: tuple[int, ...]
    text: str


@dataclass(frozen=True, slots=True)
class FilmScene:
    """The maze after a turn or a part of it; ``events`` are those of its caption, drawn as arrows."""

    seen: Observation
    events: tuple[Event, ...]
    rows: tuple[CaptionRow, ...]
    turn: str
    seat: int
    """The seat whose turn it is."""
    milliseconds: int
    great: bool = False
    """Whether it's about points or has a hero picture."""
    hero: HeroPicture | None = None
    """The hero picture shown instead of the maze; the caption is its sentence."""


_GRID: Final = replace(GRID, top=rooms.OUTER + 8)
"""The maze, without coordinates: captions never name squares."""
_FOOT: Final = Box(18, _GRID.box.bottom + rooms.OUTER + 22, ACROSS - 18, DOWN - 16)
_SCORE: Final = 260
"""Width in pixels of a player's score."""
_TURN: Final = 50
"""Height in pixels of the line that names the turn."""
_FACE, _WORDS = 130, 78
"""Largest size in pixels of a character in a caption, and font size of the words."""


@dataclass(frozen=True, slots=True)
class FilmPicture:
    """The maze after a turn or a part of it, with the caption below it, between both scores."""

    seen: Observation
    events: tuple[Event, ...]
    """Events of the caption, drawn as arrows."""
    rows: tuple[CaptionRow, ...]
    gained: tuple[int, int] = (0, 0)
    """Points that both sides gained."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        background, shapes, areas = whole_maze(self.seen, self.events, writing, _GRID, bare=True)
        left, right = _FOOT.part(right=_SCORE), _FOOT.part(-_SCORE)
        middle = _FOOT.part(_SCORE + 28, 0, -_SCORE - 28)
        for seat, (box, gained) in enumerate(zip((left, right), self.gained, strict=True)):
            shapes += plates.film_score(
                self.seen, writing, seat, box, gained, is_lit=self.seen.active_seat == seat
            )
        shapes += self._caption(middle, writing)
        areas += [Area("score", left), Area("score", right), Area("caption", middle)]
        return Scene(ACROSS, DOWN, rooms.NIGHT, (*background, *shapes), tuple(areas), len(background))

    def _caption(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """The turn, and below it rows with the characters they're about."""
        turn = writing.text("dungeon-film-turn", number=self.seen.turn_number)
        heading = f"{turn} · {writing.name(self.seen.active_seat)}"
        yield text_in_box(
            heading, box.part(bottom=_TURN - 4), BONE_SHADE, 44, align="l", least=theme.CHANGING_TEXT
        )
        for row, line in zip(self.rows, box.part(0, _TURN).rows(*(1 for _ in self.rows)), strict=True):
            side, left = min(_FACE, line.height - 2), line.left
            for token in row.tokens:
                yield from pieces.single_character(
                    token, Box.from_corner(left, line.centre[1] - side / 2, side)
                )
                left += side + 6
            size = min(_WORDS, round(line.height * 0.8))
            yield from panels.lines_in_box(
                row.text, line.part(left + 12 - line.left, 4, bottom=-4), BONE, size, "ExtraBold"
            )


# ------------------------------------------------------------------------------------------- the title

_CAST: Final = (
    ("goblin", "warrior", "wizard", "troll"),
    ("thief", "cleric", "wallwalker", "mekanork"),
)
"""Figures on the title, by seat from the middle outwards."""
_STONE: Final = ACROSS // 10
"""Size in pixels of the title's squares: two face-down rooms fill its width."""
_FLOOR: Final = 800
"""Top in pixels of the floor on which the figures stand."""


@dataclass(frozen=True, slots=True)
class OpeningPicture:
    """The title: the name of the game above both sides, face to face before locked rooms."""

    headline: str
    goal: str
    """The winning condition, in words."""
    day: str
    """The date, empty if unknown."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        head, words = Box(60, 40, ACROSS - 60, 218), Box(60, 958, ACROSS - 60, 1040)
        names = Box(60, _FLOOR + 34, ACROSS - 60, 946)
        shapes: list[Shape] = [*rooms.table(Box(0, 0, ACROSS, DOWN))]
        for slot in (0, 1):
            stone = Box.from_corner(slot * ACROSS / 2, 0, ACROSS / 2, _FLOOR)
            shapes.append(Backdrop(masonry.BackStone(slot, _STONE), stone, stone.translated(-stone.left, 0)))
        shapes += [
            Plate(Box(0, 0, ACROSS, head.bottom + 28), INK.with_alpha(215)),
            Plate(Box(0, head.bottom + 28, ACROSS, head.bottom + 36), BRASS),
            Plate(Box(0, _FLOOR, ACROSS, DOWN), INK),
            Plate(Box(0, _FLOOR, ACROSS, _FLOOR + 8), BRASS),
            strong_text(self.headline.upper(), head, BONE, 176, least=60),
        ]
        for seat, kinds in enumerate(_CAST):
            for place, kind in reversed(list(enumerate(kinds))):
                drawn = pieces.portrait(BY_NAME[f"{COLOURS[seat]}.{kind}"], "full")
                high = 540 - place * 26
                x = ACROSS / 2 + (1 if seat else -1) * (120 + place * 174)
                shapes.append(
                    Sprite(drawn, Box.from_centre((x, _FLOOR + 14 - high / 2), high * drawn.shape, high))
                )
        for seat, side in enumerate(names.columns(1, 1, gap=60)):
            shapes += panels.banner(seat, side)
            shapes += player_name(writing, seat, side.part(60, 0, -40), LIVERIES[seat].letter, 72)
        facts = " · ".join(part for part in (self.goal, self.day) if part)
        shapes.append(text_in_box(facts, words, BONE, 54, "SemiBold", least=theme.CHANGING_TEXT))
        return Scene(ACROSS, DOWN, rooms.NIGHT, tuple(shapes), (Area("title", head), Area("players", names)))
