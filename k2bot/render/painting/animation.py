"""Films as animated WebP, frame by frame: only the changed parts of each frame are encoded and stored.

Pillow can write animated WebP too, but needs all frames at once, which for a film is hundreds of megabytes.
So frames are encoded as still images, and the container is written here
(https://developers.google.com/speed/webp/docs/riff_container).
"""

from __future__ import annotations

import io
import struct
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PIL import Image, ImageChops

from k2bot.render.cache import ByteLRU
from k2bot.render.painting import paint

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.render.scene import Scene

MAX_FRAME_DURATION = 2**24 - 1
"""Maximum duration of a frame in milliseconds."""

_BLOCK = 16
"""Size in pixels of a block that is encoded or skipped as a whole, matching the codec's."""
_MAX_DIFFERENCE = 2
"""Maximum channel difference, out of 255, that is not encoded again."""
_ALPHA, _ANIMATED = 0x10, 0x02


class Animation:
    """An animated WebP in progress, which loops forever. ``quality`` is WebP's, 0 to 100."""

    def __init__(self, width: int, height: int, quality: int) -> None:
        self.size = width, height
        self.length = 0
        """Approximate file size so far in bytes."""
        self._quality = quality
        self._chunks: list[bytes] = []
        self._last: Image.Image | None = None
        self._place, self._body, self._lasting = b"", b"", 0
        """The latest frame: its place, its pixels, and its duration in milliseconds so far."""

    def add(self, image: Image.Image, milliseconds: int) -> None:
        """Add an RGB frame of the film's size; one equal to the last extends its duration."""
        if image.size != self.size or image.mode != "RGB":
            raise ValueError(f"a frame is RGB of {self.size}, not {image.mode} of {image.size}")
        if milliseconds < 1:
            raise ValueError(f"a frame lasts at least a millisecond, not {milliseconds}")
        changed = _changed_blocks(self._last, image)
        if box := changed.getbbox():
            self._flush()
            self._encode(image, changed, box)
            self._last = image
        self._lasting += milliseconds

    def _encode(self, image: Image.Image, changed: Image.Image, box: tuple[int, int, int, int]) -> None:
        """Encode the changed blocks of a box; the blocks between are transparent and show the previous frame.

        All changes go into one frame of the file, so that caption and picture change together.
        """
        left, top = box[0] * _BLOCK, box[1] * _BLOCK
        right, bottom = min(box[2] * _BLOCK, image.width), min(box[3] * _BLOCK, image.height)
        part, cover = image.crop((left, top, right, bottom)), changed.crop(box)
        if cover.getextrema() != (255, 255):
            size = cover.width * _BLOCK, cover.height * _BLOCK
            part.putalpha(cover.resize(size, Image.Resampling.NEAREST).crop((0, 0, *part.size)))
        output = io.BytesIO()
        part.save(output, "WEBP", quality=self._quality, method=2)
        place = left // 2, top // 2, part.width - 1, part.height - 1
        self._place = b"".join(value.to_bytes(3, "little") for value in place)
        self._body = _image_chunks(output.getvalue())

    def _flush(self) -> None:
        """Store the latest frame, now that its duration is known."""
        if not self._lasting:
            return
        lasting = min(self._lasting, MAX_FRAME_DURATION).to_bytes(3, "little")
        self._chunks.append(_chunk(b"ANMF", self._place + lasting + b"\0" + self._body))
        self.length += len(self._chunks[-1])
        self._lasting = 0

    def file(self) -> bytes:
        """The finished file. Raises ValueError without a frame."""
        self._flush()
        if not self._chunks:
            raise ValueError("a film has at least one frame")
        width, height = (value.to_bytes(3, "little") for value in (self.size[0] - 1, self.size[1] - 1))
        head = _chunk(b"VP8X", bytes([_ALPHA | _ANIMATED, 0, 0, 0]) + width + height)
        body = b"".join((b"WEBP", head, _chunk(b"ANIM", struct.pack("<IH", 0xFF000000, 0)), *self._chunks))
        return b"RIFF" + struct.pack("<I", len(body)) + body


def _changed_blocks(before: Image.Image | None, after: Image.Image) -> Image.Image:
    """Mask with one pixel per block: 255 if it differs from before, 0 if not."""
    marked = Image.new("L", after.size, 255)
    if before is not None:
        red, green, blue = ImageChops.difference(before, after).split()
        most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        marked = most.point([0 if value <= _MAX_DIFFERENCE else 255 for value in range(256)])
    # A single pixel marks its whole block.
    width, height = (-(-side // _BLOCK) * _BLOCK for side in after.size)
    padded = Image.new("L", (width, height))
    padded.paste(marked)
    return padded.reduce(_BLOCK).point([0] + [255] * 255)


def _image_chunks(encoded: bytes) -> bytes:
    """The chunks of a still WebP file that hold its pixels."""
    chunks, place = [], 12
    while place < len(encoded):
        (length,) = struct.unpack_from("<I", encoded, place + 4)
        end = place + 8 + length + length % 2
        if encoded[place : place + 4] in (b"ALPH", b"VP8 ", b"VP8L"):
            chunks.append(encoded[place:end])
        place = end
    return b"".join(chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


Frame: TypeAlias = "tuple[Callable[[], Scene], int]"
"""A frame of a film: composes its scene, and is shown for so many milliseconds."""


MAX_FILE_SIZE: Final = 8 * 2**20
"""Maximum file size in bytes."""


class Quality(NamedTuple):
    """Rendering parameters of a film: width in pixels and WebP quality."""

    width: int
    quality: int


SETTINGS: Final = (Quality(960, 70), Quality(960, 50), Quality(720, 50), Quality(720, 25))
"""From best to smallest; the first one that fits the maximum file size is used."""


class FilmTooLargeError(ValueError):
    """A film exceeds the maximum file size at every setting."""


_CACHE_SIZE: Final = 19 * 2**20
"""Cache size in bytes for backgrounds while a film is made."""


def render_film(
    frames: Sequence[Frame],
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    *,
    largest: int = MAX_FILE_SIZE,
) -> bytes:
    """Render a film as a file of at most ``largest`` bytes.

    All scenes have the same size. ``progress`` receives the number done and the total, at the start and after
    each frame; if a film has to be rendered again at a smaller setting, the count resumes where it was.
    Raises FilmTooLargeError.
    """
    reached, steps = 0, len(frames)
    progress(0, steps)
    for setting in SETTINGS:
        animation: Animation | None = None
        cache = ByteLRU(_CACHE_SIZE)
        for number, (compose, milliseconds) in enumerate(frames, 1):
            scene = compose()
            size = setting.width, round(scene.height * setting.width / scene.width)
            image = paint.paint(scene, cache).resize(size, Image.Resampling.BILINEAR)
            animation = animation or Animation(*image.size, setting.quality)
            animation.add(image, milliseconds)
            reached = max(reached, number)
            progress(reached, steps)
            if animation.length > largest:
                break
        if animation is not None and len(data := animation.file()) <= largest:
            return data
    raise FilmTooLargeError(f"a film of {steps} pictures does not fit into {largest} bytes")
