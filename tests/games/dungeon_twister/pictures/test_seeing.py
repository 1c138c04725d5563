"""At chat size, in grey and for the colour-blind, everything that differs by the rules looks different."""

import math
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from math import dist

import pytest
from PIL import Image, ImageDraw, ImageOps

from k2bot.games.dungeon_twister.engine import observe
from k2bot.games.dungeon_twister.engine.content import (
    BROKEN,
    BY_NAME,
    CLOSED,
    IS_CHARACTER,
    OPEN,
    TOKENS_PER_SEAT,
)
from k2bot.games.dungeon_twister.engine.events import Healed
from k2bot.games.dungeon_twister.pictures import (
    MazePicture,
    Writing,
    masonry,
)
from k2bot.games.dungeon_twister.pictures.lantern import Lantern
from k2bot.games.dungeon_twister.pictures.masonry import FLAGSTONES
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID
from k2bot.games.dungeon_twister.pictures.pieces import standing_tokens, token_back
from k2bot.games.dungeon_twister.pictures.rooms import gate_box
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Scene, Sprite
from k2bot.render.theme import Colour
from k2bot.text.words import words
from tests.games.dungeon_twister.pictures.catalogue import others, scene_of
from tests.kit.pictures import layout, seeing
from tools import vision
from tools.dungeon_twister import samples

SIDE = 72
STATES = {"closed": CLOSED, "open": OPEN, "broken": BROKEN}


@cache
def crowded():
    return observe(samples.crowded(), None)


LIGHTS = {"in daylight": (), "in the dusk": (Healed("b.mekanork", "b.cleric"),)}
"""Events by the light they leave on every room but one: the Cleric's."""


@cache
def shown(seen, light="in daylight"):
    return seeing.in_a_chat(MazePicture(seen, LIGHTS[light]).scene(Writing(words(), samples.NAMES)))


def squares(seen, wanted, light="in daylight"):
    image = shown(seen, light)
    return {f"square {one}": seeing.part(image, GRID.square(one)) for one in wanted}


def assert_distinguishable(one, other):
    found = list(seeing.alike(one, other))
    assert not found, layout.listed(found)


@pytest.mark.parametrize("light", LIGHTS)
def test_a_tokens_owner_is_recognizable(light):
    seen = crowded()
    swapped = replace(
        seen, places=(*seen.places[TOKENS_PER_SEAT:], *seen.places[:TOKENS_PER_SEAT]), wounded=0
    )
    seen = replace(seen, wounded=0)
    standing = standing_tokens(seen)
    assert standing.keys() == standing_tokens(swapped).keys()
    assert_distinguishable(squares(seen, standing, light), squares(swapped, standing, light))


def test_wounded_characters_are_recognizable():
    seen = crowded()
    alone = [
        square
        for square, tokens in standing_tokens(seen).items()
        if sum(IS_CHARACTER[token] for token in tokens) == 1
    ]
    assert len(alone) > 9
    hale, hurt = (
        squares(replace(seen, wounded=wounded), alone) for wounded in (0, (1 << len(seen.places)) - 1)
    )
    assert_distinguishable(hale, hurt)


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize(("one", "other"), list(combinations(STATES, 2)))
def test_portcullis_states_are_distinguishable(one, other, light):
    parts = []
    for name in (one, other):
        seen = replace(crowded(), gates=(STATES[name],) * len(crowded().gates))
        boxes = {f"portcullis {gate}": gate_box(seen, gate, GRID) for gate in range(len(seen.gates))}
        image = shown(seen, light)
        parts.append({what: seeing.part(image, box.expanded(SIDE * 0.1)) for what, box in boxes.items()})
    assert_distinguishable(*parts)


@pytest.mark.parametrize("state", [CLOSED, OPEN, BROKEN])
def test_all_of_a_portcullis_keeps_its_contrast(state):
    """The ends of bent bars and the edges of posts were as pale as the floor."""
    unit = 2 * GRID.side
    image = Image.new("RGB", (3 * unit, 2 * unit), "white")
    masonry._draw_portcullis(ImageDraw.Draw(image), ((1, 1), (2, 1)), unit, state)
    drawn = Box(*ImageOps.invert(image).getbbox())
    assert max(drawn.bottom - unit, unit - drawn.top) <= masonry._IRON * unit + 1


def test_floors_are_told_apart_and_keep_their_hue_in_any_light():
    """Firelight made moss and slate yellow like sand, which says that they turn with another room."""

    def lit(tone, light):
        return vision.lab(Colour(*light.on(Image.new("RGB", (99, 99), tone[:3])).getpixel((30, 30))))

    for light in (masonry.TORCHLIGHT, masonry.OVERCAST, masonry.DUSK, masonry.DAYLIGHT):
        floors_seen = [lit(tone, light) for tone in FLAGSTONES]
        for tone, (_, green_red, blue_yellow) in zip(FLAGSTONES, floors_seen, strict=True):
            _, red, yellow = vision.lab(tone)
            aside = math.atan2(yellow, red) - math.atan2(blue_yellow, green_red)
            assert abs(math.remainder(aside, math.tau)) < math.radians(45)
        assert min(dist(one, other) for one, other in combinations(floors_seen, 2)) > 14


def gear(turn):
    """A gear in the first of all rooms."""
    image = Image.new("RGB", (3 * SIDE, 3 * SIDE), FLAGSTONES[0][:3])
    masonry.inlay_gear(ImageDraw.Draw(image), (1, 1), SIDE, turn)
    box = Box.from_centre((1.5 * SIDE, 1.5 * SIDE), 0.8 * SIDE, 0.8 * SIDE)
    return {"gear": seeing.part(image.reduce(seeing.SHRUNK), box)}


def test_the_direction_of_a_gear_is_recognizable():
    assert_distinguishable(gear(1), gear(-1))


def test_a_gear_shows_around_the_character_on_it():
    """Its teeth reach beyond the character on all sides."""
    seen, who = crowded(), BY_NAME["b.mekanork"]
    standing = standing_tokens(seen)
    assert standing[seen.places[who]] == (who,)
    free = [square for square in range(140, 190) if square not in standing]
    parts = []
    for is_gear in (False, True):
        square = next(one for one in free if (one in seen.maze.gears) == is_gear)
        at = (*seen.places[:who], square, *seen.places[who + 1 :])
        image, box = shown(replace(seen, places=at)), GRID.square(square)
        sides = box.expanded(4).part(right=8), box.expanded(4).part(-8)
        parts.append({f"side {number}": seeing.part(image, side) for number, side in enumerate(sides)})
    assert_distinguishable(*parts)


def test_the_owner_of_a_face_down_token_is_recognizable():
    box = Box.from_corner(0, 0, 1.5 * SIDE, 1.5 * SIDE)
    both = [
        {"back": seeing.in_a_chat(Scene(108, 108, FLAGSTONES[0], token_back(seat, box)))} for seat in (0, 1)
    ]
    assert_distinguishable(*both)


@cache
def floors():
    """Floor colours by the action points a square costs, 0 for out of reach."""
    drawn = scene_of(others()["reach-crowded-goblin"])
    image = paint.paint(drawn)
    light = next(one for one in layout.shapes_of(drawn, Sprite) if isinstance(one.artwork, Lantern))
    found, side = {}, light.box.width / light.artwork.columns
    for place, ap in enumerate(light.artwork.costs):
        y, x = divmod(place, light.artwork.columns)
        spot = light.box.left + (x + 0.5) * side, light.box.top + (y + 0.72) * side
        found.setdefault(ap, []).append(image.getpixel((round(spot[0]), round(spot[1]))))
    return {
        ap: Colour(*(sorted(part)[len(part) // 2] for part in zip(*pixels, strict=True)))
        for ap, pixels in found.items()
    }


@pytest.mark.parametrize("name", vision.VISIONS)
def test_squares_are_lighter_the_fewer_action_points_they_cost(name):
    """Squares out of reach are the darkest."""
    seen = [vision.lab(vision.VISIONS[name](floors()[ap])) for ap in (1, 2, 3, 0)]
    for more, less in pairwise(seen):
        assert more[0] > less[0] + 5
        assert dist(more, less) > 8
    assert seen[0][0] > seen[1][0] + 15
