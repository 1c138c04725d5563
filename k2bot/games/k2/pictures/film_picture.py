"""The film of an expedition: the board day by day with what happened told in its table, then the ranking.

docs/film.md says why it is an animated WebP, how large it gets and how long it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image

from k2bot.games.k2.pictures import captions, forecast
from k2bot.games.k2.pictures.board_picture import BoardPicture
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import theme
from k2bot.render.cache import ByteLRU
from k2bot.render.painting import filming, paint

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2bot.games.k2.pictures.reel import Reel, Shot
    from k2bot.render.scene import Scene

_KEPT: Final = 19 * 2**20
"""Bytes of boards' grounds and rows kept while a film is made: the day's and the night's take turns."""


def film(
    reel: Reel,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    *,
    largest: int = filming.LARGEST,
) -> bytes:
    """The film as a file of at most ``largest`` bytes. Raises FilmTooLargeError; ``progress`` is as there."""
    return filming.film(lambda width: _Canvas(reel, width).pictures(), reel.steps, progress, largest=largest)


class _Canvas:
    """Paints the pictures of a reel, all of one size, each when it is asked for."""

    def __init__(self, reel: Reel, width: int) -> None:
        self._reel = reel
        self._width = width
        self._kept = ByteLRU(_KEPT)
        self.height = round(theme.FRAME[1] * width / theme.FRAME[0])

    def pictures(self) -> Iterator[tuple[Image.Image, int]]:
        reel = self._reel
        yield self._scaled(captions.opening(reel), self._width), reel.opening.milliseconds
        for shot in reel.shots:
            yield self._joined(shot), shot.milliseconds
        if reel.closing is not None:
            ranking = reel.closing.ranking.scene(reel.writing)
            yield self._scaled(ranking, self._width), reel.closing.milliseconds

    def _joined(self, shot: Shot) -> Image.Image:
        """A shot: the board, and its words where the table shows the days ahead, which are past in a film."""
        board = BoardPicture(
            shot.seen, trails=shot.trails, fallen=shot.fallen, pitched=shot.pitched, hour=shot.hour
        ).scene(self._reel.writing)
        image, share = self._scaled(board, self._width), self._width / theme.FRAME[0]
        place = forecast.ahead(shot.seen, TABLE)
        words = captions.caption(shot, round(place.width), round(place.height))
        image.paste(
            self._scaled(words, round(place.width * share)),
            (round(place.left * share), round(place.top * share)),
        )
        return image

    def _scaled(self, scene: Scene, width: int) -> Image.Image:
        height = round(scene.height * width / scene.width)
        painted = paint.paint(scene, self._kept)
        return painted.resize((width, height), Image.Resampling.BILINEAR)
