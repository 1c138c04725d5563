"""Pictures on the page, passed on as the bot drew them."""

from __future__ import annotations

import io

from PIL import Image
from simcord.preview._media import MediaInfo, MediaWorker

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
