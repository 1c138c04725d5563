"""Emoji and pictures on the page: simcord forgets what emoji show, and would convert each picture."""

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
    """simcord's files, with those of emoji, which ``drawn`` gives by their ids."""

    def __init__(self, drawn: Callable[[int], bytes | None]) -> None:
        super().__init__()
        self._drawn = drawn

    def get(self, url: str) -> bytes | None:
        """The file of an address; None where there is none."""
        found = _EMOJI.fullmatch(url)
        return self._drawn(int(found[1])) if found else super().get(url)


_TYPES = {"PNG": "image/png", "JPEG": "image/jpeg", "WEBP": "image/webp"}


class OwnPictures(MediaWorker):
    """Gives the browser the bot's own pictures unchanged.

    simcord starts a process for each picture, which decodes it and makes a PNG of it, at most eight at a
    time. That is right for files of strangers, but a page of a game shows dozens of pictures, all drawn here.
    Everything but still pictures takes simcord's way.
    """

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """What the page has to know of a picture, and the picture."""
        try:
            with Image.open(io.BytesIO(blob)) as image:
                kind, (width, height) = str(image.format), image.size
                still = kind in _TYPES and getattr(image, "n_frames", 1) == 1
        except OSError:
            still = False
        if not still:
            return await super().validate(key, blob, media_time=media_time)
        return MediaInfo(
            kind, width, height, 1, width * height * 4, blob, _TYPES[kind], capture=blob, poster=blob
        )
