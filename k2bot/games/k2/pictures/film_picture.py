"""The film of an expedition: the board day by day with what happened told above it, then the ranking.

docs/film.md says why it is an animated WebP, how large it gets and how long it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image

from k2bot.games.k2.pictures import captions
from k2bot.games.k2.pictures.board_picture import BoardPicture
from k2bot.games.k2.pictures.captions import STRIP
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.games.k2.pictures.scenery.mountain import Mountain
from k2bot.render import theme
from k2bot.render.cache import ByteLRU
from k2bot.render.painting import paint
from k2bot.render.painting.animation import Animation
from k2bot.render.scene import Backdrop, Box, Plate, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2bot.games.k2.pictures.reel import Closing, Reel, Shot

LARGEST: Final = 8 * 2**20
"""Bytes of the largest file that is made."""


class Setting(NamedTuple):
    """How a film is made: its width in pixels and WebP's quality."""

    width: int
    quality: int


SETTINGS: Final = (Setting(720, 70), Setting(720, 50), Setting(540, 50), Setting(540, 25))
"""From best to smallest: the first that fits into the largest file is taken."""


_KEPT: Final = 19 * 2**20
"""Bytes of boards' grounds and rows kept while a film is made: the day's and the night's take turns."""
_DUSK: Final = theme.INK.at(70)
"""What lies over the mountain behind the ranking."""


class FilmTooLargeError(ValueError):
    """A film does not fit into the largest file, however small it is made."""


def film(
    reel: Reel,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    *,
    largest: int = LARGEST,
) -> bytes:
    """The film as a file of at most ``largest`` bytes.

    ``progress`` is told how many pictures are done, and of how many, at the start and after each one; where
    a film turns out too large and is made again, smaller, the count goes on from where it was.
    Raises FilmTooLargeError.
    """
    reached = 0
    for setting in SETTINGS:
        animation: Animation | None = None
        for number, animation in enumerate(_made(reel, setting, largest)):  # noqa: B007 - the last one is used below
            reached = max(reached, number)
            progress(reached, reel.steps)
        if animation is not None and len(data := animation.file()) <= largest:
            return data
    raise FilmTooLargeError(f"a film of {reel.steps} pictures does not fit into {largest} bytes")


def _made(reel: Reel, setting: Setting, largest: int) -> Iterator[Animation]:
    """The film after each of its pictures; it ends early where the file gets too large."""
    canvas = _Canvas(reel, setting.width)
    animation = Animation(setting.width, canvas.height, setting.quality)
    yield animation
    for image, milliseconds in canvas.pictures():
        animation.add(image, milliseconds)
        yield animation
        if animation.length > largest:
            return


def _under_stars(board: Scene) -> Scene:
    """The board with the same clear sky in every night; the day's weather still hangs before the mountain.

    There is room for few painted mountains in memory, and a film goes through all its weathers twice.
    """
    return replace(
        board,
        shapes=tuple(
            replace(shape, painting=replace(shape.painting, sky="clear"))
            if isinstance(shape, Backdrop) and isinstance(shape.painting, Mountain)
            else shape
            for shape in board.shapes
        ),
    )


def _part(behind: Backdrop, place: Box) -> Box:
    """The window of the painting that is seen at a place of a backdrop."""
    across, down = behind.window.width / behind.box.width, behind.window.height / behind.box.height
    return Box.at(
        behind.window.left + (place.left - behind.box.left) * across,
        behind.window.top + (place.top - behind.box.top) * down,
        place.width * across,
        place.height * down,
    )


class _Canvas:
    """Paints the pictures of a reel, all of one size, each when it is asked for."""

    def __init__(self, reel: Reel, width: int) -> None:
        self._reel = reel
        self._width = width
        self._kept = ByteLRU(_KEPT)
        first = BoardPicture(reel.seen).scene(reel.writing)
        self._full = first.height + STRIP
        self.height = round(self._full * width / theme.WIDTH)

    def pictures(self) -> Iterator[tuple[Image.Image, int]]:
        reel = self._reel
        frame = Box(0, 0, theme.WIDTH, self._full)
        yield self._scaled(self._painted(captions.opening(reel, frame))), reel.opening.milliseconds
        for shot in reel.shots:
            yield self._scaled(self._joined(shot)), shot.milliseconds
        if reel.closing is not None:
            yield self._scaled(self._end(reel.closing)), reel.closing.milliseconds

    def _joined(self, shot: Shot) -> Image.Image:
        image = Image.new("RGB", (theme.WIDTH, self._full), theme.PAPER[:3])
        image.paste(self._painted(captions.strip(shot)))
        board = BoardPicture(
            shot.seen, trails=shot.trails, fallen=shot.fallen, pitched=shot.pitched, hour=shot.hour
        ).scene(self._reel.writing)
        image.paste(self._painted(_under_stars(board) if shot.hour == "night" else board), (0, STRIP))
        return image

    def _end(self, closing: Closing) -> Image.Image:
        """The ranking at the foot of the mountain, which goes on above it."""
        reel = self._reel
        ranking = closing.ranking.scene(reel.writing)
        frame = Box(0, 0, theme.WIDTH, self._full)
        behind = Backdrop(Mountain(reel.seen.board.side, "clear", "dawn"), frame, mountain.window(frame))
        share = min(1.0, self._full / ranking.height)
        width, height = round(ranking.width * share), round(ranking.height * share)
        place = Box.at((theme.WIDTH - width) // 2, self._full - height, width, height)
        # What the ranking has of the mountain is the part of it that lies behind its place.
        part = _part(behind, place)
        shapes = tuple(
            replace(shape, painting=behind.painting, window=part) if isinstance(shape, Backdrop) else shape
            for shape in ranking.shapes
        )
        image = self._painted(Scene(theme.WIDTH, self._full, theme.INK, (behind, Plate(frame, _DUSK))))
        painted = self._painted(replace(ranking, shapes=shapes))
        if share < 1:
            painted = painted.resize((width, height), Image.Resampling.LANCZOS)
        image.paste(painted, (round(place.left), round(place.top)))
        return image

    def _painted(self, scene: Scene) -> Image.Image:
        return paint.paint(scene, self._kept)

    def _scaled(self, image: Image.Image) -> Image.Image:
        return image.resize((self._width, self.height), Image.Resampling.BILINEAR)
