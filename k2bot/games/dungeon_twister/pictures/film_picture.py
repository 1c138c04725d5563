"""The film of a game: the maze turn by turn with what happened told above it, then the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PIL import Image

from k2bot.games.dungeon_twister.pictures.maze_picture import MazePicture
from k2bot.games.dungeon_twister.pictures.pieces import BONE, BONE_SHADE, LIVERIES
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN, NIGHT
from k2bot.render import layout
from k2bot.render.cache import ByteLRU
from k2bot.render.layout import label
from k2bot.render.painting import animation, paint
from k2bot.render.scene import Box, Pattern, Polygon, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.end_picture import EndPicture
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape

STRIP: Final = 112
"""Pixels above the maze for what happened."""
_HEIGHT: Final = DOWN + STRIP
_WIDTH: Final = round(_HEIGHT * ACROSS / DOWN)
"""A frame keeps the proportions of the maze's picture, so that a chat shows it as large."""
_KEPT: Final = 16 * 2**20
"""Bytes of mazes kept while a film is made."""
_LEAST: Final = 32


@dataclass(frozen=True, slots=True)
class Shot:
    """The maze after a turn, and what happened in words: a headline, and a line beside it."""

    seen: Observation
    events: tuple[Event, ...]
    seat: int | None
    """Whose turn it was."""
    headline: str
    detail: str
    milliseconds: int
    dramatic: bool = False
    """Whether somebody got a point."""


@dataclass(frozen=True, slots=True)
class Reel:
    """All a film shows, in order."""

    writing: Writing
    shots: tuple[Shot, ...]
    closing: EndPicture | None = None
    """None while the game goes on."""
    closes: int = 0
    """Milliseconds of the last frame."""

    @property
    def steps(self) -> int:
        """How many pictures it has."""
        return len(self.shots) + (self.closing is not None)


def film(
    reel: Reel,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    *,
    largest: int = animation.LARGEST,
) -> bytes:
    """The film as a file of at most ``largest`` bytes. Raises FilmTooLargeError; ``progress`` is as there."""
    return animation.film(lambda width: frames(reel, width), reel.steps, progress, largest=largest)


def frames(reel: Reel, width: int) -> Iterator[tuple[Image.Image, int]]:
    """The frames in that width, each with its milliseconds."""
    kept = ByteLRU(_KEPT)
    size = width, round(width * _HEIGHT / _WIDTH)
    for shot in reel.shots:
        image = Image.new("RGB", (_WIDTH, _HEIGHT), NIGHT[:3])
        image.paste(paint.paint(strip(shot), kept))
        maze = paint.paint(MazePicture(shot.seen, shot.events).scene(reel.writing), kept)
        image.paste(maze, ((_WIDTH - ACROSS) // 2, STRIP))
        yield image.resize(size, Image.Resampling.BILINEAR), shot.milliseconds
    if reel.closing is not None:
        end = paint.paint(reel.closing.scene(reel.writing), kept)
        yield end.resize(size, Image.Resampling.BILINEAR), reel.closes


def strip(shot: Shot) -> Scene:
    """What stands above the maze: the player's colour, the headline, and what happened."""
    box = Box(0, 0, _WIDTH, STRIP)
    inner = Box((_WIDTH - ACROSS) / 2 + 20, 14, (_WIDTH + ACROSS) / 2 - 20, STRIP - 6)
    shapes: list[Shape] = []
    if shot.seat is not None:
        livery = LIVERIES[shot.seat]
        side = 64
        left, top = inner.left, inner.centre[1] - side / 2
        face = Polygon(
            ((left, top), (left + side, top), (left + side, top + side), (left, top + side)),
            livery.colour,
            BONE,
            4,
        )
        shapes += (face, Pattern(face, livery.pattern, livery.second))
        inner = Box(left + side + 24, inner.top, inner.right, inner.bottom)
    head = layout.Label(shot.headline, BONE, 60, "ExtraBold").narrowed(
        inner.width * (0.42 if shot.detail else 1)
    )
    shapes += head.placed(Box(inner.left, inner.top, inner.left + head.width, inner.bottom))
    rest = Box(inner.left + head.width + 36, inner.top, inner.right, inner.bottom)
    if shot.detail:
        shapes += _told(shot.detail, rest)
    return Scene(round(box.width), round(box.height), NIGHT, tuple(shapes))


def _told(text: str, box: Box) -> tuple[Shape, ...]:
    """A line, or two smaller ones."""
    one = label(text, box, BONE_SHADE, size=46, align="l", least=40)
    if not one.text.endswith("…"):
        return (one,)
    line = layout.Label(text, BONE_SHADE, 36, height=46)
    return layout.lines(text, box.width, line).placed(box)
