"""How pieces are distinguished: colours, patterns, letters."""

import io
import math
from importlib import resources
from itertools import combinations, product
from typing import get_args

import pytest
from PIL import Image, ImageChops

from k2bot.games.k2.engine import CLIMBER_NAMES, content
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.pages import wording
from k2bot.games.k2.pictures import (
    ClimberPlace,
    HeroPicture,
    Situation,
    figures,
    palette,
    people,
    pieces,
    poses,
)
from k2bot.render import theme
from k2bot.render.scene import Box, Plate, Polygon, Scene, Sprite, Text
from k2bot.render.symbols import flatten_path
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.pictures import layout, seeing
from tests.kit.pictures.layout import shapes_of
from tools import vision
from tools.k2 import samples, scenes

PLAYERS = 5
EVERY_KIND = ("m2", "r2/3", "a1")
SHAPE = 8
"""Minimum number of 224 pixels that differ clearly."""


def in_a_chat(seat, kind, ground):
    """A climber or a tent of a player at chat size."""
    box = Box.from_corner(0, 0, 54, 60)
    if kind.endswith("person"):
        box = Box.from_corner(6, 5, 40, 53)
        shapes = people.person((seat, kind[0]), box)
    else:
        shapes = pieces.tent(seat, box) if kind == "tent" else pieces.pawn((seat, kind), box)
    return seeing.in_a_chat(Scene(54, 60, ground, shapes))


def test_climbers_owners_are_recognizable_with_every_colour_vision():
    """In grey, patterns and lightness distinguish them (see the other tests)."""
    colours = [name for name in vision.VISIONS if name != "grey"]
    drawn = [{name: in_a_chat(seat, name, theme.WHITE) for name in "AB"} for seat in range(PLAYERS)]
    assert not [
        fault for one, other in combinations(drawn, 2) for fault in seeing.alike(one, other, visions=colours)
    ]


@pytest.mark.parametrize(
    ("kind", "least"),
    [
        ("A", 0.1),
        ("B", 0.1),
        ("tent", 0.07),
        ("A person", 0.05),
        ("B person", 0.05),
    ],
)
def test_owners_of_pieces_are_recognizable_in_greyscale(kind, least):
    drawn = [in_a_chat(seat, kind, theme.PAPER) for seat in range(PLAYERS)]
    assert min(seeing.difference(one, other, "grey") for one, other in combinations(drawn, 2)) >= least


@pytest.mark.parametrize("kind", ["A", "B", "tent", "A person", "B person"])
def test_owners_of_pieces_are_recognizable_by_shape_at_14_pixels(kind, monkeypatch):
    """With everything in one colour: each seat has its own tent, headgear and ear positions."""
    monkeypatch.setattr(theme, "LIVERIES", theme.LIVERIES[:1] * PLAYERS)
    # Or it's what other tests drew in colours.
    monkeypatch.setattr(people, "_figure", people._figure.__wrapped__)
    shown = [in_a_chat(seat, kind, theme.PAPER).convert("L") for seat in range(PLAYERS)]
    drawn = [
        one.resize((14, round(14 * one.height / one.width)), Image.Resampling.BOX).tobytes() for one in shown
    ]
    for one, other in combinations(drawn, 2):
        assert sum(abs(here - there) > 40 for here, there in zip(one, other, strict=True)) >= SHAPE


def test_a_dark_tents_edge_stands_out_from_dark_rock():
    """Its pale edge is broader, as other tents also stand out by colour."""
    rock = theme.parse_colour("#2B3350")
    bare = seeing.in_a_chat(Scene(90, 90, rock, ()))

    def seen(seat):
        drawn = seeing.in_a_chat(
            Scene(90, 90, rock, pieces.tent(seat, Box.from_corner(13, 13, 64, 60), hem=True))
        )
        apart = ImageChops.difference(bare.convert("L"), drawn.convert("L")).tobytes()
        return sum(pixel > 100 for pixel in apart)

    assert seen(3) > max(map(seen, (0, 1, 2, 4)))


@pytest.mark.parametrize("chat", ["#313338", "#FFFFFF"])
def test_every_emoji_is_visible_on_dark_and_light_chats(chat):
    """The dark seat's climbers used to look like a bare letter."""
    ground = Image.new("RGB", (20, 20), chat)
    for emoji in wording.emojis():
        drawn = Image.open(io.BytesIO(emoji.draw())).convert("RGBA").resize(ground.size, Image.Resampling.BOX)
        shown = ground.copy()
        shown.paste(drawn, (0, 0), drawn)
        apart = zip(*(band.tobytes() for band in ImageChops.difference(ground, shown).split()), strict=True)
        assert sum(max(pixel) > 80 for pixel in apart) > 60, emoji.name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [3, 6])
def test_the_words_on_a_hands_cards_are_of_one_size(language, count):
    """In German, one used to be 60 % of another."""
    hand = [card for name in EVERY_KIND for card in [content.Card.parse(name)] * (count // 3)]
    scene = scenes.hand(hand, (), said=words(language))
    kinds = {words(language).text(f"picture-card-{hand[at].kind}") for at in range(count)}
    foot = next(area.box for area in scene.areas if area.name == "sums")
    on_cards = (text for text in shapes_of(scene, Text) if text.box.bottom < foot.top)
    sizes = {text.text: text.size for text in on_cards if text.text in kinds}
    assert sizes.keys() == kinds
    assert len({*sizes.values()}) == 1, sizes


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("danger", [None, "dies", "slides", "short"])
def test_a_hand_shows_the_situation_large_until_a_card_is_chosen(language, danger):
    """Three zeros used to take a third of the picture, and the climbers' air was its smallest type."""
    said, level, night = words(language), 4 if danger else 11, -2 if danger else None
    places = tuple(ClimberPlace(name, "base", 5130, level, danger, night) for name in "AB")
    around = Situation(0, 8, "hard", False, content.Weather(air_loss=2, zones=("7000", "8000")), places)
    hand = [content.Card.parse(name) for name in EVERY_KIND * 2]
    for chosen in ((), (1,)):
        scene = scenes.hand(hand, chosen, samples.NAMES, situation=around, said=said)
        assert layout.faults(scene, samples.NAMES) == []
        levels = [text.size for text in shapes_of(scene, Text) if text.text == str(level)]
        assert len(levels) == 2
        assert (min(levels) > theme.NUMBER) == (not chosen)
        assert (said.text("picture-sum-risk") in layout.texts_of(scene)) == bool(chosen)


@pytest.mark.parametrize("language", languages())
def test_remarks_on_a_reveal_stay_inside_their_pills(language):
    """The tails of g and p used to run over the rim."""
    said, names = words(language), samples.NAMES[:3]
    scene = scenes.reveal(samples.middle(3), names, ((0, 2), (1, 5), (2, 1)), 1, said=said)
    remarks = {said.text("picture-highest"), said.text("picture-begins")}
    found = [text for text in shapes_of(scene, Text) if text.text in remarks]
    assert {text.text for text in found} == remarks
    for text in found:
        ink = layout.ink(text)
        plates = [one for one in shapes_of(scene, Plate) if one.box.contains(Box(*ink.centre, *ink.centre))]
        pill = min(plates, key=lambda one: one.box.width * one.box.height)
        assert pill.box.expanded(-pill.line).contains(ink), text.text


@pytest.mark.parametrize("count", range(1, 11))
def test_cairns_of_the_back_row_are_seen_between_those_in_front(count):
    """A single row is in the middle, but for a single cairn, which is below the moon."""
    climbers = tuple((seat, name) for seat in range(5) for name in "AB")[:count]
    scene = HeroPicture("death", climbers).scene(scenes.writing(samples.NAMES))
    boxes = [one.box for one in shapes_of(scene, Sprite) if isinstance(one.artwork, poses.Portrait)]
    assert len(boxes) == count
    front = sorted(box.centre[0] for box in boxes if box.bottom > max(one.bottom for one in boxes) - 20)
    back = sorted(box.centre[0] for box in boxes if box.centre[0] not in front)
    for x in back:
        assert min(abs(x - one) for one in front) > 0.4 * (front[1] - front[0])
    if count > 1 and not back:
        assert sum(front) / count == pytest.approx(theme.FRAME[0] / 2, abs=30)


@pytest.mark.parametrize(("ends", "stands"), [(("d3",), "d3"), (("d3", "d2"), "summit")])
def test_who_slid_at_night_stands_where_the_slide_ended(ends, stands):
    """40: an arrow from a climber that was still above looked like a threat; a choice is still one."""
    check = Checked((0, "A"), "summit", 9, -2, 0, 0, 1, 6)
    slid = [((0, "A"), ends)]
    scene = scenes.night(samples.middle(5, "hard"), samples.NAMES, [check], slid=slid)
    assert [one.name for one in scene.areas if one.name.startswith("crowd")] == [f"crowd {stands}"]
    colour = theme.LIVERIES[0].colour
    (summit,) = (one.box for one in scene.areas if one.name == "plate summit")
    heads = [one for one in shapes_of(scene, Polygon, colour) if len(one.points) == 7]
    assert len(heads) == (1 if len(ends) == 1 else 0), "one arrow in the owner's colour"
    for arrow in heads:
        start = min(arrow.points, key=lambda point: point[1])
        assert math.dist(start, summit.centre) < summit.width, "it begins at the space it left"


@pytest.mark.parametrize("name", ["Bartholomäus", "Maximilian", "Anna Lena Meier", "Дора Петрова"])
def test_five_players_names_are_whole_in_the_nights_table(name):
    """They used to be cut to a few letters."""
    names = (name, "Ann", "Bob", "Eve", "Cid")
    top = [
        Checked((number // 2, "AB"[number % 2]), space, 9, -1, 1, 0, 0, -1 if number in {0, 2, 4} else 6)
        for number, space in enumerate(catalogue.CROWDED)
    ]
    scene = scenes.night(samples.middle(5, "hard"), names, top)
    (column,) = (area.box for area in scene.areas if area.name == "player 0")
    words = [text.text for text in shapes_of(scene, Text) if column.overlaps(text.box) and text.text[1:]]
    told = "".join(words).replace("-", "")
    assert told in {theme.short_name(name, names[1:]).replace(" ", ""), name.split()[0]}
    assert layout.faults(scene, ()) == []


def test_every_pose_is_drawn_in_tones_that_there_are():
    drawn = {
        f"{role}-{name.lower()}.svg": poses.figure(role, name)
        for role, name in product(get_args(poses.Role), CLIMBER_NAMES)
    }
    folder = resources.files("k2bot.games.k2.pictures").joinpath("climbers")
    assert {file.name for file in folder.iterdir()} == {*drawn}
    parts = [part for one in drawn.values() for part in one.parts]
    assert {part.tone for part in parts} <= figures.TONES
    assert all(flatten_path(part.path) and not part.holes for part in parts)


def test_every_symbol_is_drawn():
    for name in get_args(palette.Name):
        assert palette.symbol(name, Box(0, 0, 40, 40), theme.INK)
