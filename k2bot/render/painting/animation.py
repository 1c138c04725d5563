"""Films as animated WebP, frame by frame: of each frame only what has changed is encoded and kept.

Pillow can write animated WebP files too, but it wants all frames at once, which for a film are hundreds of
megabytes. So the frames are encoded as still pictures, and the container around them is made here
(https://developers.google.com/speed/webp/docs/riff_container).
"""

from __future__ import annotations

import io
import struct
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image, ImageChops

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LONGEST = 2**24 - 1
"""Milliseconds a frame can last at most."""

_BLOCK = 16
"""Pixels of a block that is encoded or left out as a whole; the codec works in blocks of that size."""
_SAME = 2
"""Steps of 256 that a channel may differ by without being encoded again."""
_WHOLE = 0.7
"""From this share of changed blocks on, the frame is encoded whole."""
_ALPHA, _ANIMATED = 0x10, 0x02
_BLEND, _REPLACE = 0x00, 0x02


class Animation:
    """A film being made. ``quality`` is WebP's, 0 to 100; it is played over and over."""

    def __init__(self, width: int, height: int, quality: int) -> None:
        self.size = width, height
        self.milliseconds = 0
        """How long it lasts so far."""
        self.frames = 0
        self.length = 0
        """Bytes of the file so far, about."""
        self._quality = quality
        self._chunks: list[bytes] = []
        self._last: Image.Image | None = None
        self._header: tuple[bytes, bytes] | None = None
        self._lasting = 0

    def add(self, image: Image.Image, milliseconds: int) -> None:
        """Show an image (RGB, of the film's size) for a while; an image like the last one prolongs that."""
        if image.size != self.size or image.mode != "RGB":
            raise ValueError(f"a frame is RGB of {self.size}, not {image.mode} of {image.size}")
        if milliseconds < 1:
            raise ValueError(f"a frame lasts at least a millisecond, not {milliseconds}")
        self.milliseconds += milliseconds
        if self._last is None:
            self._frame(image, (0, 0), _REPLACE, milliseconds)
        else:
            changed = _changed(self._last, image)
            if (box := changed.getbbox()) is None:
                self._lasting += milliseconds
                return
            if changed.histogram()[255] >= _WHOLE * changed.width * changed.height:
                self._frame(image, (0, 0), _REPLACE, milliseconds)
            else:
                self._patch(image, changed, box, milliseconds)
        self._last = image

    def _patch(
        self, image: Image.Image, changed: Image.Image, box: tuple[int, int, int, int], milliseconds: int
    ) -> None:
        """Encode the changed blocks of a box; those between are transparent: the previous frame shows.

        All that changes is one frame of the file: what is said and what is shown must change at once.
        """
        left, top = box[0] * _BLOCK, box[1] * _BLOCK
        right, bottom = min(box[2] * _BLOCK, image.width), min(box[3] * _BLOCK, image.height)
        part = image.crop((left, top, right, bottom))
        cover = changed.crop(box)
        if cover.getextrema() == (255, 255):
            self._frame(part, (left, top), _REPLACE, milliseconds)
            return
        size = cover.width * _BLOCK, cover.height * _BLOCK
        part.putalpha(cover.resize(size, Image.Resampling.NEAREST).crop((0, 0, *part.size)))
        self._frame(part, (left, top), _BLEND, milliseconds)

    def _frame(self, image: Image.Image, at: tuple[int, int], mode: int, milliseconds: int) -> None:
        self._flush()
        out = io.BytesIO()
        image.save(out, "WEBP", quality=self._quality, method=2)
        place = (at[0] // 2, at[1] // 2, image.width - 1, image.height - 1)
        self._header = b"".join(value.to_bytes(3, "little") for value in place), bytes([mode])
        self._body = _pictures(out.getvalue())
        self._lasting = milliseconds
        self.frames += 1

    def _flush(self) -> None:
        """Put the newest frame away, now that it is known how long it lasts."""
        if self._header is None:
            return
        lasting = min(self._lasting, LONGEST).to_bytes(3, "little")
        chunk = _chunk(b"ANMF", self._header[0] + lasting + self._header[1] + self._body)
        self._chunks.append(chunk)
        self.length += len(chunk)
        self._header = None

    def file(self) -> bytes:
        """The whole film. Raises ValueError where there is no frame."""
        self._flush()
        if not self._chunks:
            raise ValueError("a film has at least one frame")
        width, height = (value.to_bytes(3, "little") for value in (self.size[0] - 1, self.size[1] - 1))
        head = _chunk(b"VP8X", bytes([_ALPHA | _ANIMATED, 0, 0, 0]) + width + height)
        body = b"".join((b"WEBP", head, _chunk(b"ANIM", struct.pack("<IH", 0xFF000000, 0)), *self._chunks))
        return b"RIFF" + struct.pack("<I", len(body)) + body


def _changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """The blocks that differ, as a small mask: 255 for a block that does, 0 for one that does not."""
    red, green, blue = ImageChops.difference(before, after).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    marked = most.point([0 if value <= _SAME else 255 for value in range(256)])
    # Not by reduce(): a single pixel must count for its whole block.
    across, down = -(-marked.width // _BLOCK), -(-marked.height // _BLOCK)
    padded = Image.new("L", (across * _BLOCK, down * _BLOCK))
    padded.paste(marked)
    found = padded.reduce(_BLOCK)
    return found.point([0] + [255] * 255)


def _pictures(still: bytes) -> bytes:
    """The chunks of a still WebP file that hold its pixels."""
    found, place = [], 12
    while place < len(still):
        (length,) = struct.unpack_from("<I", still, place + 4)
        end = place + 8 + length + length % 2
        if still[place : place + 4] in (b"ALPH", b"VP8 ", b"VP8L"):
            found.append(still[place:end])
        place = end
    return b"".join(found)


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


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
