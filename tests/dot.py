"""A one-pixel picture, in place of those that nobody looks at."""

import io

from PIL import Image


def _dot():
    file = io.BytesIO()
    Image.new("RGB", (1, 1)).save(file, "WEBP")
    return file.getvalue()


DOT = _dot()
