"""Caches of rendered and loaded images, limited by size in bytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from importlib import resources
from typing import Literal, NamedTuple

from PIL import Image

_BYTES = {"1": 1, "L": 1, "P": 1}
"""Bytes per pixel in Pillow; four in all other modes, including RGB."""


class Bitmap(NamedTuple):
    """A rendered image or mask, with its offset in pixels."""

    image: Image.Image
    left: int = 0
    top: int = 0


class CachedHashKey:
    """A long key that is hashed once, instead of at each look-up."""

    __slots__ = ("_hash", "key")

    def __init__(self, key: Hashable) -> None:
        self.key, self._hash = key, hash(key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CachedHashKey) and self.key == other.key


class ByteLRU:
    """Least-recently-used cache of bitmaps, with a ``capacity`` in bytes.

    Cached images are shared between threads: paste or copy them, never draw on them.
    """

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.size = 0
        """Current size in bytes, at most ``capacity``."""
        self._bitmaps: OrderedDict[CachedHashKey, Bitmap] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable, paint: Callable[[], Bitmap]) -> Bitmap:
        """The cached bitmap for this key, or a newly rendered one.

        Threads that need the same new bitmap at once each render it: equal keys give equal pixels.
        """
        hashed = CachedHashKey(key)
        with self._lock:
            bitmap = self._bitmaps.get(hashed)
            if bitmap is not None:
                self._bitmaps.move_to_end(hashed)
                return bitmap
        bitmap = paint()
        with self._lock:
            if self._bitmaps.setdefault(hashed, bitmap) is bitmap:
                self.size += _size(bitmap)
            while self.size > self.capacity:
                self.size -= _size(self._bitmaps.popitem(last=False)[1])
        return bitmap

    def clear(self) -> None:
        """Empty the cache."""
        with self._lock:
            self._bitmaps.clear()
            self.size = 0


PART_CACHE = ByteLRU(56 * 2**20)
"""Cache shared by all interactive pictures: backgrounds and slabs, masks of shapes and text.

A board's background takes about 7 MiB, a player's row a third of one.
"""


def _size(bitmap: Bitmap) -> int:
    return bitmap.image.width * bitmap.image.height * _BYTES.get(bitmap.image.mode, 4)


IMAGE_CACHE = ByteLRU(28 * 2**20)
"""Loaded images, which take as long to decode as most pictures to render; holds a day's paintings."""


def load_packaged_image(package: str, path: str, mode: Literal["RGB", "RGBA", "L"] = "RGB") -> Image.Image:
    """Load an image from a package's files. Shared by callers: copy or paste it, don't draw on it.

    Raises FileNotFoundError if there is no such file.
    """

    def read() -> Bitmap:
        with resources.files(package).joinpath(path).open("rb") as file, Image.open(file) as image:
            return Bitmap(image.convert(mode))

    return IMAGE_CACHE.get((package, path, mode), read).image
