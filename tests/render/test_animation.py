"""Animated WebP: frames and durations match what was added, and only changes are encoded."""

import io

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from k2bot.render.painting.animation import Animation

SIZE = (200, 333)
"""Not a multiple of the block size in either direction."""


def picture(*marks):
    """A gradient with 20-pixel squares at the given places."""
    image = Image.linear_gradient("L").resize(SIZE).convert("RGB")
    pen = ImageDraw.Draw(image)
    for number, (x, y) in enumerate(marks):
        pen.rectangle(
            (x, y, x + 20, y + 20), fill=((200, 60, 40), (30, 120, 200), (240, 220, 60))[number % 3]
        )
    return image


def made(*frames, quality=80):
    film = Animation(*SIZE, quality)
    for image, lasting in frames:
        film.add(image, lasting)
    return film.file()


def shown(data):
    """Every frame as a player shows it, with its duration in milliseconds."""
    film = Image.open(io.BytesIO(data))
    assert (film.format, film.size) == ("WEBP", SIZE)
    frames = []
    for number in range(film.n_frames):
        film.seek(number)
        film.load()
        assert film.convert("RGBA").getextrema()[3] == (255, 255), "one can see through the film"
        frames.append((film.convert("RGB"), film.info["duration"]))
    return frames


def unlike(one, other):
    """Difference of two images: mean, and worst pixel."""
    difference = ImageChops.difference(one, other)
    return max(ImageStat.Stat(difference).mean), max(most for _, most in difference.getextrema())


def test_every_frame_shows_the_image_that_was_added():
    pictures = [
        picture(),
        picture((0, 0)),
        picture((0, 0), (179, 312)),
        picture((90, 150)),
        ImageChops.invert(picture()),
        picture((33, 17)),
        picture((0, 0), (60, 16), (120, 32), (170, 48)),  # one part, most of which has not changed
    ]
    frames = shown(made(*((image, 500) for image in pictures)))
    ends, clock = {}, 0
    for image, lasting in frames:
        clock += lasting
        ends[clock] = image
    assert clock == 500 * len(pictures)
    for number, image in enumerate(pictures, 1):
        mean, worst = unlike(ends[500 * number], image)
        assert (mean < 3, worst < 130) == (True, True), (number, mean, worst)


def test_unchanged_frames_add_no_bytes():
    still = made((picture(), 500))
    assert len(made((picture(), 500), (picture((90, 150)), 500))) < len(still) + 700
    longer = made((picture(), 500), (picture(), 700))
    assert len(longer) == len(still)
    assert [
        lasting for _, lasting in shown(made((picture(), 500), (picture(), 700), (picture((0, 0)), 9)))
    ] == [
        1200,
        9,
    ]


def test_a_one_pixel_change_makes_a_new_frame():
    dot = picture()
    dot.putpixel((101, 203), (255, 0, 0))
    frames = shown(made((picture(), 10), (dot, 10)))
    assert len(frames) == 2


@pytest.mark.parametrize(
    ("image", "lasting", "reason"),
    [
        (Image.new("RGB", (10, 10)), 10, r"not RGB of \(10, 10\)"),
        (Image.new("L", SIZE), 10, "not L of"),
        (Image.new("RGB", SIZE), 0, "at least a millisecond"),
    ],
)
def test_invalid_frames_are_refused_and_leave_the_film_unchanged(image, lasting, reason):
    film = Animation(*SIZE, 80)
    film.add(picture(), 500)
    with pytest.raises(ValueError, match=reason):
        film.add(image, lasting)
    assert film.file() == made((picture(), 500))


def test_a_film_without_frames_is_refused():
    with pytest.raises(ValueError, match="at least one frame"):
        Animation(*SIZE, 80).file()
