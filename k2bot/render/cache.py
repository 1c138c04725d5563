"""Painted and shipped images kept for the next picture, as many as fit into a number of bytes."""

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
"""Bytes Pillow takes for a pixel; four in all other modes, RGB too."""


class Stamp(NamedTuple):
    """A painted image or mask, and the offset of its corner in pixels."""

    image: Image.Image
    left: int = 0
    top: int = 0


class ByteLRU:
    """Least-recently-used cache of stamps by the values they were painted from, with ``capacity`` in bytes.

    What is kept is shared between threads: to be pasted or copied, never drawn on.
    """

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.size = 0
        """Bytes of pixels kept now; never more than ``capacity``."""
        self._stamps: OrderedDict[Hashable, Stamp] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable, paint: Callable[[], Stamp]) -> Stamp:
        """The stamp kept for these values, else a newly painted one.

        Threads that want the same new stamp at once each paint it: equal values give equal pixels.
        """
        with self._lock:
            if key in self._stamps:
                self._stamps.move_to_end(key)
                return self._stamps[key]
        stamp = paint()
        with self._lock:
            if key not in self._stamps:
                self._stamps[key] = stamp
                self.size += _size(stamp)
            while self.size > self.capacity:
                self.size -= _size(self._stamps.popitem(last=False)[1])
        return stamp

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._stamps.clear()
            self.size = 0


PARTS = ByteLRU(56 * 2**20)
"""What all pictures that people wait for share: painted grounds and slabs, masks of shapes and texts.

A board's ground takes about 7 MiB, a player's row on it a third of one.
"""


def _size(stamp: Stamp) -> int:
    return stamp.image.width * stamp.image.height * _BYTES.get(stamp.image.mode, 4)


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
