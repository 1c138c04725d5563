"""A film from its frames: as good as fits into the largest file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.render.painting.animation import Animation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PIL import Image

LARGEST: Final = 8 * 2**20
"""Bytes of the largest file that is made."""


class Setting(NamedTuple):
    """How a film is made: its width in pixels and WebP's quality."""

    width: int
    quality: int


SETTINGS: Final = (Setting(960, 70), Setting(960, 50), Setting(720, 50), Setting(720, 25))
"""From best to smallest: the first that fits into the largest file is taken."""


class FilmTooLargeError(ValueError):
    """A film does not fit into the largest file, however small it is made."""


def film(
    frames: Callable[[int], Iterator[tuple[Image.Image, int]]],
    steps: int,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    *,
    largest: int = LARGEST,
) -> bytes:
    """A film as a file of at most ``largest`` bytes.

    ``frames`` gives for a width in pixels its images, all of one size, and how many milliseconds each lasts;
    there are ``steps`` of them, at least one. ``progress`` is told how many are done, and of how many, at the
    start and after each one; where a film turns out too large and is made again, smaller, the count goes on
    from where it was. Raises FilmTooLargeError.
    """
    reached = 0
    progress(0, steps)
    for setting in SETTINGS:
        animation: Animation | None = None
        for number, (image, milliseconds) in enumerate(frames(setting.width), 1):
            animation = animation or Animation(*image.size, setting.quality)
            animation.add(image, milliseconds)
            reached = max(reached, number)
            progress(reached, steps)
            if animation.length > largest:
                break
        if animation is not None and len(data := animation.file()) <= largest:
            return data
    raise FilmTooLargeError(f"a film of {steps} pictures does not fit into {largest} bytes")
