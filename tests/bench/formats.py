"""File formats and settings on real pictures: time to encode, bytes, and what is lost of picture and text."""

from __future__ import annotations

import io
import math
import time
from array import array
from statistics import fmean, median
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageMath, ImageStat

from k2bot.render.painting import paint
from k2bot.render.scene import Text

from .frames import formats_scenes
from .table import print_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.render.scene import Scene

_BLOCK = 8
"""Pixels of the blocks in which structure is compared."""
_SEEN = (550, 400)
"""Pixels that a picture is wide in a chat, on a desktop and on a phone."""


class Way(NamedTuple):
    """A way to encode: its name, the format and settings as Pillow has them, colours of a palette if any."""

    name: str
    file_type: str
    settings: dict[str, object]
    colours: int = 0

    def encode(self, image: Image.Image) -> bytes:
        """The image as a file."""
        out = io.BytesIO()
        if self.colours:
            image = image.quantize(self.colours, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        image.save(out, self.file_type, **self.settings)
        return out.getvalue()


WAYS = (
    *(
        Way(f"WebP q{quality} m{method}", "WEBP", {"quality": quality, "method": method})
        for quality in (70, 75, 80, 85, 90)
        for method in (0, 2, 4)
    ),
    Way("WebP q78 m0", "WEBP", {"quality": 78, "method": 0}),
    Way("WebP q80 m6", "WEBP", {"quality": 80, "method": 6}),
    Way("WebP lossless m0", "WEBP", {"lossless": True, "quality": 0, "method": 0}),
    Way("WebP lossless m4", "WEBP", {"lossless": True, "quality": 50, "method": 4}),
    Way("PNG 24 bit", "PNG", {"compress_level": 6}),
    Way("PNG 256 colours", "PNG", {"compress_level": 6}, 256),
    *(
        Way(f"JPEG q{quality} {name}", "JPEG", {"quality": quality, "subsampling": subsampling})
        for quality in (75, 80, 88, 92)
        for name, subsampling in (("4:2:0", 2), ("4:4:4", 0))
    ),
    *(
        Way(
            f"AVIF q{quality} s{speed} {sub}",
            "AVIF",
            {"quality": quality, "speed": speed, "subsampling": sub},
        )
        for quality, speed in ((60, 10), (60, 8), (75, 8))
        for sub in ("4:2:0", "4:4:4")
    ),
)


class Loss(NamedTuple):
    """What a file lost against the picture."""

    noise: float
    """Peak signal to noise of the luma, in dB."""
    structure: float
    """SSIM of the luma in blocks of 8 by 8 pixels, mean over the picture; 1 is the same."""
    text: float
    """Peak signal to noise of the luma in the boxes of texts, in dB."""
    text_structure: float
    """SSIM in the boxes of texts."""
    text_colour: float
    """Root mean square error of the two colour channels in the boxes of texts, of 255."""


def loss(scene: Scene, image: Image.Image, data: bytes) -> Loss:
    """Compare a file with the picture it was made of."""
    shown = Image.open(io.BytesIO(data)).convert("RGB").convert("YCbCr")
    luma, seen = image.convert("YCbCr"), shown
    texts = Image.new("1", image.size, 0)
    pen, by = ImageDraw.Draw(texts), image.width / scene.width
    for shape in scene.shapes:
        if isinstance(shape, Text):
            box = shape.box
            pen.rectangle([by * at for at in (box.left, box.top, box.right, box.bottom)], fill=1)
    difference = ImageChops.difference(luma, seen)
    similar = _similarity(luma.getchannel(0), seen.getchannel(0))
    blocks = texts.convert("L").crop((0, 0, *_whole(image))).reduce(_BLOCK).tobytes()
    in_text = ImageStat.Stat(difference, texts)
    return Loss(
        _decibels(ImageStat.Stat(difference).rms[0]),
        fmean(similar),
        _decibels(in_text.rms[0]),
        fmean(one for one, covered in zip(similar, blocks, strict=True) if covered >= 128),
        math.hypot(in_text.rms[1], in_text.rms[2]) / math.sqrt(2),
    )


def _decibels(error: float) -> float:
    return 20 * math.log10(255 / error) if error else math.inf


def _whole(image: Image.Image) -> tuple[int, int]:
    """The pixels of an image that lie in whole blocks, across and down."""
    return image.width // _BLOCK * _BLOCK, image.height // _BLOCK * _BLOCK


def _similarity(one: Image.Image, other: Image.Image) -> array[float]:
    """SSIM of each block of two images of bytes, row by row."""
    x, y = (image.crop((0, 0, *_whole(image))).convert("F") for image in (one, other))

    def mean(formula: Callable[[dict[str, object]], object]) -> Image.Image:
        result = ImageMath.lambda_eval(formula, x=x, y=y)
        assert isinstance(result, Image.Image)
        return result.reduce(_BLOCK)

    result = ImageMath.lambda_eval(
        lambda of: (
            (2 * of["x"] * of["y"] + 6.5)
            * (2 * (of["xy"] - of["x"] * of["y"]) + 58.5)
            / (
                (of["x"] * of["x"] + of["y"] * of["y"] + 6.5)
                * (of["xx"] - of["x"] * of["x"] + of["yy"] - of["y"] * of["y"] + 58.5)
            )
        ),
        x=mean(lambda of: of["x"] + 0),
        y=mean(lambda of: of["y"] + 0),
        xx=mean(lambda of: of["x"] * of["x"]),
        yy=mean(lambda of: of["y"] * of["y"]),
        xy=mean(lambda of: of["x"] * of["y"]),
    )
    assert isinstance(result, Image.Image)
    return array("f", result.tobytes())


def _as_seen(image: Image.Image, data: bytes, width: int) -> float:
    """Peak signal to noise of a file shown that wide, against the same without loss, in dB."""
    height = round(width * image.height / image.width)
    one, other = (
        shown.resize((width, height), Image.Resampling.LANCZOS)
        for shown in (image, Image.open(io.BytesIO(data)).convert("RGB"))
    )
    return _decibels(
        math.sqrt(fmean(value**2 for value in ImageStat.Stat(ImageChops.difference(one, other)).rms))
    )


def report(*, quick: bool) -> None:
    """Print a table for each kind of picture; two for one that is seen for a moment, in both sizes."""
    for name, scene, is_fleeting in formats_scenes():
        _table(name, paint.paint(scene), scene, quick=quick)
        if is_fleeting:
            _table(name, paint.paint_small(scene), scene, quick=quick)


def _table(name: str, image: Image.Image, scene: Scene, *, quick: bool) -> None:
    """Each way to encode an image, and what is then lost of it."""
    times: dict[str, list[float]] = {way.name: [] for way in WAYS}
    files: dict[str, bytes] = {}
    for _ in range(1 if quick else 5):
        for way in WAYS:
            start = time.process_time()
            files[way.name] = way.encode(image)
            times[way.name].append((time.process_time() - start) * 1000)
    rows = []
    for way in WAYS:
        data = files[way.name]
        lost = loss(scene, image, data)
        rows.append(
            (
                way.name,
                f"{median(times[way.name]):.1f} ms",
                f"{len(data) / 1024:.0f} KiB",
                f"{lost.noise:.1f} dB",
                f"{lost.structure:.4f}",
                f"{lost.text:.1f} dB",
                f"{lost.text_structure:.4f}",
                f"{lost.text_colour:.1f}",
                *(f"{_as_seen(image, data, width):.1f} dB" for width in _SEEN),
            )
        )
    print_table(
        f"{name}, {image.width} x {image.height} pixels",
        (
            "way", "encode", "size", "PSNR", "SSIM", "text PSNR", "text SSIM", "text colour error",
            *(f"at {width}" for width in _SEEN),
        ),
        rows,
    )  # fmt: skip
