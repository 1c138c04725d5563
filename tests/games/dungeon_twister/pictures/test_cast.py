"""The cast: silhouettes alone distinguish the figures, at chat size, in grey, of either side."""

from functools import cache
from importlib import resources
from itertools import chain, combinations

import pytest
from PIL import Image, ImageOps

from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    ALL_OBJECTS,
    CHARACTERS,
    CHARACTERS_OF,
    KIND,
    OWNER,
    TOKENS_PER_SEAT,
)
from k2bot.games.dungeon_twister.pictures import Writing, cast, pieces
from k2bot.games.dungeon_twister.pictures.cast import easel
from k2bot.games.dungeon_twister.pictures.masonry import FLAGSTONES
from k2bot.games.dungeon_twister.pictures.rooms import SQUARE
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Plate, Polygon, Scene, Sprite
from k2bot.render.symbols import flatten_path
from k2bot.text.words import words
from tests.kit.pictures import layout, seeing
from tools.dungeon_twister import samples

SEEN = 20
"""Pixels of a face at chat size."""
APART = 0.14
"""Minimum share of two overlaid silhouettes that only one of them covers."""
GREY = 0.25
"""Minimum share of pixels of two faces that differ in grey; see ``seeing``."""
LAIN, APART_LAIN = 30, 0.25
"""Width in pixels of a fallen figure, and minimum share of two silhouettes that only one of them covers."""
OBJECTS = 0.28
"""Minimum share of pixels of two objects that differ."""
SIDE = seeing.SHRUNK * SEEN
PAIRS = list(combinations(CHARACTERS, 2))


@cache
def silhouette(kind):
    return (
        cast.Portrait(cast.FIGURES[kind], 0, "face").image(SIDE, SIDE).getchannel("A").reduce(seeing.SHRUNK)
    )


def apart(one, other):
    """Share of two overlaid masks that only one of them covers."""
    pairs = list(zip(one.tobytes(), other.tobytes(), strict=True))
    return sum(abs(a - b) for a, b in pairs) / sum(max(pair) for pair in pairs)


def shown(shapes, floor):
    """Shapes on the floor of a room, as a chat shows them."""
    return seeing.in_a_chat(Scene(SIDE, SIDE, floor, shapes))


@cache
def faces(floor, seats=(0, 1), **more):
    """What stands in the maze for the characters of a side, without letters, and for those of the other side.

    All look to the right.
    """
    box = Box.from_corner(0, 0, SIDE, SIDE)
    found = []
    for seat in seats:
        drawn = {
            KIND[token]: shown(pieces.single_character(token, box, **more), floor)
            for token in CHARACTERS_OF[seat]
        }
        found.append({kind: ImageOps.mirror(one) if seat else one for kind, one in drawn.items()})
    return found


def test_silhouettes_differ_at_chat_size():
    """Black on white, 20 pixels wide."""
    found = {pair: apart(*map(silhouette, pair)) for pair in PAIRS}
    assert not {pair: share for pair, share in found.items() if share < APART}


def fallen(kind, **more):
    """A figure on the ground, 30 pixels wide or larger."""
    wide = more.pop("wide", LAIN * seeing.SHRUNK)
    return cast.Portrait(cast.FALLEN[kind], 0, "fallen", **more).image(wide, round(0.75 * wide))


def test_silhouettes_of_fallen_figures_differ():
    """Black on white, and not only by the places of their stars."""
    drawn = {kind: fallen(kind, is_wounded=True).getchannel("A").reduce(seeing.SHRUNK) for kind in CHARACTERS}
    found = {pair: apart(*(drawn[kind] for kind in pair)) for pair in PAIRS}
    assert not {pair: share for pair, share in found.items() if share < APART_LAIN}


def test_every_file_is_drawn_in_tones_that_there_are():
    files = {file.name for file in resources.files(cast).iterdir() if file.name.endswith(".svg")}
    poses = {"": cast.FIGURES, "-striding": cast.STRIDING, "-fallen": cast.FALLEN}
    drawn = {f"{kind}{pose}.svg": figures[kind] for pose, figures in poses.items() for kind in figures}
    assert files == {*drawn, *(f"{kind}.svg" for kind in cast.OBJECTS)}
    parts = [part for one in drawn.values() for part in (*one.parts, *one.face, *one.hands)]
    parts += chain.from_iterable(cast.OBJECTS.values())
    tones = {part.tone for part in parts} | {one.gaze for one in drawn.values()}
    assert tones <= easel.TONES
    assert all(one.parts and flatten_path(part.path) for one in drawn.values() for part in one.parts)


@pytest.mark.parametrize("kind", CHARACTERS)
def test_fallen_figures_fit_their_frame(kind):
    """None is cut, stars included, and each lies on the ground."""
    image = cast.Pose(cast.FALLEN[kind], 0, cast.LYING, eyes="crosses").image(400, 300)
    left, top, right, bottom = image.getchannel("A").getbbox()
    assert min(left, top) > 0
    assert right < image.width
    assert image.height * 0.97 < bottom < image.height


@pytest.mark.parametrize("kind", CHARACTERS)
def test_the_knocked_out_see_stars_and_the_wounded_do_not(kind):
    hurt, out = (fallen(kind, is_wounded=one, wide=240) for one in (True, False))
    assert apart(hurt.getchannel("A"), out.getchannel("A")) > 0.05


@pytest.mark.parametrize("floor", FLAGSTONES)
def test_figures_of_one_side_differ_in_greyscale(floor):
    for drawn in faces(floor):
        found = {pair: seeing.difference(*(drawn[kind] for kind in pair), "grey") for pair in PAIRS}
        assert not {pair: share for pair, share in found.items() if share < GREY}


@pytest.mark.parametrize("token", [token for token in ALL_OBJECTS if token < TOKENS_PER_SEAT])
def test_a_carried_objects_owner_is_recognizable(token):
    """At the size it has in a corner of its carrier's square."""
    side = 40
    box = Box.from_corner(0, 0, side, side)
    both = [
        {KIND[token]: seeing.in_a_chat(Scene(side, side, FLAGSTONES[1], pieces.object_token(own, box)))}
        for own in (token, token + TOKENS_PER_SEAT)
    ]
    assert not list(seeing.alike(*both))


@pytest.mark.parametrize("seat", [0, 1])
def test_carried_objects_are_told_apart_on_phones(seat):
    """White symbols on their owner's colour weren't."""
    box, phone = Box.from_corner(0, 0, 40, 40), 4
    drawn = {
        KIND[token]: paint.paint(Scene(40, 40, FLAGSTONES[1], pieces.object_token(token, box))).reduce(phone)
        for token in ALL_OBJECTS
        if OWNER[token] == seat
    }
    for one, other in combinations(drawn, 2):
        assert seeing.difference(drawn[one], drawn[other], "full colour") > OBJECTS


@pytest.mark.parametrize("kind", CHARACTERS)
def test_light_comes_from_the_upper_left_whichever_way_a_figure_faces(kind):
    """A mirrored figure isn't a mirrored picture: its light and shade stay where they are."""
    right, left = (cast.Portrait(cast.FIGURES[kind], 0, "full", way).image(120, 160) for way in (False, True))
    mirrored = left.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    assert apart(right.getchannel("A"), mirrored.getchannel("A")) < 0.02
    assert right.convert("RGB").tobytes() != mirrored.convert("RGB").tobytes()


@pytest.mark.parametrize("wounded", [False, True])
@pytest.mark.parametrize("token", ALL_CHARACTERS)
def test_faces_fit_their_square_and_letters_cover_only_the_lower_third(token, wounded):
    """Hats, crests, ears and hoods fill the upper two thirds. No face reads as the next square's."""
    square = Box.from_corner(0, 0, SQUARE)
    figure, signs = pieces.character_on_square(
        token, None, square, Writing(words(), samples.NAMES), wounded=wounded
    )
    face = next(shape for shape in figure if isinstance(shape, Sprite)).box
    _, top, _, bottom = layout.reach(next(shape for shape in signs if isinstance(shape, Plate | Polygon)))
    assert top - face.top > max(0.66 * face.height, bottom - top)
    assert square._replace(top=-SQUARE / 8).contains(face)


@pytest.mark.parametrize("is_kept", [False, True])
def test_heads_stay_clear_of_room_names(is_kept):
    square = Box.from_corner(2 * SQUARE, 2 * SQUARE, SQUARE)
    names, seen = [square.translated(0, -SQUARE)] * is_kept, samples.moments(1)[0].seen
    standing = pieces.Standing((0,), square, pieces.HIGH_RISE)
    figures, _ = pieces.tokens_on_squares(seen, [standing], Writing(words(), samples.NAMES), names)
    face = next(one.box for one in figures if isinstance(one, Sprite))
    assert (face.top < square.top - SQUARE / 4) != is_kept


@pytest.mark.parametrize("floor", FLAGSTONES)
def test_wounded_figures_of_both_sides_look_different(floor):
    assert not list(seeing.alike(*faces(floor, wounded=True)))
