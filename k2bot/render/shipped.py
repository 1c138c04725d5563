"""Images that a package ships: read when they are wanted, and kept for a while."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

from PIL import Image

from k2bot.render.cache import ByteLRU, Stamp

if TYPE_CHECKING:
    from typing import Literal

KEPT = ByteLRU(28 * 2**20)
"""Images as read, which takes as long as painting most pictures: the paintings of a day at a table fit."""


def shipped(package: str, path: str, mode: Literal["RGB", "RGBA", "L"] = "RGB") -> Image.Image:
    """An image among a package's files. Shared by callers: to be copied or pasted, not drawn on.

    Raises FileNotFoundError where there is no such file.
    """

    def read() -> Stamp:
        with resources.files(package).joinpath(path).open("rb") as file, Image.open(file) as image:
            return Stamp(image.convert(mode))

    return KEPT.get((package, path, mode), read).image
