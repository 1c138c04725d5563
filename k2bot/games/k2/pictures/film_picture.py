"""The film of an expedition: the board day by day with what happened told above it, then the ranking.

docs/film.md says why it is an animated WebP, how large it gets and how long it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PIL import Image

from k2bot.games.k2.pictures import captions
from k2bot.games.k2.pictures.board_picture import BoardPicture
from k2bot.games.k2.pictures.captions import STRIP
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.games.k2.pictures.scenery.mountain import Mountain
from k2bot.render import theme
from k2bot.render.cache import ByteLRU
from k2bot.render.painting import filming, paint
from k2bot.render.scene import Backdrop, Box, Plate, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2bot.games.k2.pictures.reel import Closing, Reel, Shot

_KEPT: Final = 19 * 2**20
"""Bytes of boards' grounds and rows kept while a film is made: the day's and the night's take turns."""
_DUSK: Final = theme.INK.at(70)
"""What lies over the mountain behind the ranking."""


def film(
    reel: Reel,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    *,
    largest: int = filming.LARGEST,
) -> bytes:
    """The film as a file of at most ``largest`` bytes. Raises FilmTooLargeError; ``progress`` is as there."""
    return filming.film(lambda width: _Canvas(reel, width).pictures(), reel.steps, progress, largest=largest)


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
        self._board = (theme.WIDTH, round(theme.FRAME[1] * theme.WIDTH / theme.FRAME[0]))
        self._full = self._board[1] + STRIP
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
        painted = self._painted(_under_stars(board) if shot.hour == "night" else board)
        image.paste(painted.resize(self._board, Image.Resampling.LANCZOS), (0, STRIP))
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
