"""Caches of rendered and loaded images, limited by size in bytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from typing import Literal

_BYTES = {"1": 1, "L": 1, "P": 1}
"""Bytes per pixel in Pillow; four in all other modes, including RGB."""


class Stamp(NamedTuple):
    """A rendered image or mask, with its offset in pixels."""

    image: Image.Image
    left: int = 0
    top: int = 0


class ByteLRU:
    """Least-recently-used cache of stamps, with a ``capacity`` in bytes.

    Cached images are shared between threads: paste or copy them, never draw on them.
    """

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.size = 0
        """Current size in bytes, at most ``capacity``."""
        self._stamps: OrderedDict[Hashable, Stamp] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable, paint: Callable[[], Stamp]) -> Stamp:
        """The cached stamp for this key, or a newly rendered one.

        Threads that need the same new stamp at once each render it: equal keys give equal pixels.
        """
        with self._lock:
            # A picture's keys are long, and each look-up hashes them anew.
            stamp = self._stamps.pop(key, None)
            if stamp is not None:
                self._stamps[key] = stamp
                return stamp
        stamp = paint()
        with self._lock:
            if self._stamps.setdefault(key, stamp) is stamp:
                self.size += _size(stamp)
            while self.size > self.capacity:
                self.size -= _size(self._stamps.popitem(last=False)[1])
        return stamp

    def clear(self) -> None:
        """Empty the cache."""
        with self._lock:
            self._stamps.clear()
            self.size = 0


PARTS = ByteLRU(56 * 2**20)
"""Cache shared by all interactive pictures: backgrounds and slabs, masks of shapes and text.

A board's background takes about 7 MiB, a player's row a third of one.
"""


def _size(stamp: Stamp) -> int:
    return stamp.image.width * stamp.image.height * _BYTES.get(stamp.image.mode, 4)


IMAGES = ByteLRU(28 * 2**20)
"""Loaded images, which take as long to decode as most pictures to render; holds a day's paintings."""


def shipped(package: str, path: str, mode: Literal["RGB", "RGBA", "L"] = "RGB") -> Image.Image:
    """Load an image from a package's files. Shared by callers: copy or paste it, don't draw on it.

    Raises FileNotFoundError if there is no such file.
    """

    def read() -> Stamp:
        with resources.files(package).joinpath(path).open("rb") as file, Image.open(file) as image:
            return Stamp(image.convert(mode))

    return IMAGES.get((package, path, mode), read).image
