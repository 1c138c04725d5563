"""Serving emoji and pictures: simcord drops the images of emoji, and would convert every picture."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

from PIL import Image
from simcord.backend.cdn import CDN_BASE, CdnStore
from simcord.preview._media import MediaInfo, MediaWorker

if TYPE_CHECKING:
    from collections.abc import Callable


_EMOJI = re.compile(rf"{re.escape(CDN_BASE)}/emojis/(\d+)\.png")


class EmojiFiles(CdnStore):
    """simcord's files, plus emoji, which ``drawn`` returns by id."""

    def __init__(self, drawn: Callable[[int], bytes | None]) -> None:
        super().__init__()
        self._drawn = drawn

    def get(self, url: str) -> bytes | None:
        """The file at a URL, or None."""
        found = _EMOJI.fullmatch(url)
        return self._drawn(int(found[1])) if found else super().get(url)


_TYPES = {"PNG": "image/png", "JPEG": "image/jpeg", "WEBP": "image/webp"}


def still_picture(blob: bytes) -> tuple[str, int, int] | None:
    """Kind, width and height of a picture that browsers show as it is; None for anything else."""
    try:
        with Image.open(io.BytesIO(blob)) as image:
            kind = str(image.format)
            still = kind in _TYPES and getattr(image, "n_frames", 1) == 1
            return (kind, *image.size) if still else None
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None


class OwnPictures(MediaWorker):
    """Serves the bot's own pictures to the browser unchanged.

    simcord starts a process for each picture, which decodes it and re-encodes it as PNG, at most eight at a
    time. That suits untrusted files, but a game's page shows dozens of pictures, all drawn here. Anything but
    still pictures still goes through simcord.
    """

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """The picture with its metadata for the page."""
        still = still_picture(blob)
        if still is None:
            return await super().validate(key, blob, media_time=media_time)
        kind, width, height = still
        return MediaInfo(
            kind, width, height, 1, width * height * 4, blob, _TYPES[kind], capture=blob, poster=blob
        )
