"""Every text and symbol stands out from what lies under it, under every sky."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby, product
from typing import get_args

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import pieces, scenery
from k2bot.games.k2.pictures.scenery import Sky
from k2bot.render import theme
from k2bot.render.layout import label
from k2bot.render.scene import Backdrop, Box, Cutout, Disc, Pattern, Plate, Polygon, Scene, Stroke
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.pictures import contrast, layout

PLACE = Box.at(100, 100, 200, 60)
DARK, LIGHT = theme.colour("#404040"), theme.colour("#E0E0E0")


@pytest.mark.parametrize("kind", catalogue.PICTURES)
def test_texts_stand_out_in_every_picture(kind):
    found = [
        f"{drawn.name}: {fault}"
        for drawn in catalogue.pictures(kind)
        for fault in contrast.faint_texts(drawn.scene)
    ]
    assert not found, layout.listed(found)


@pytest.mark.parametrize("kind", catalogue.PICTURES)
def test_symbols_stand_out(kind, monkeypatch):
    book, found, seen = contrast.SymbolBook(), [], 0
    book.open(monkeypatch)
    for case in catalogue.cases_of(kind)[::2]:
        book.drawn.clear()
        scene = case.scene()
        symbols = book.found(scene)
        seen += len(symbols)
        found += [f"{case.file}: {fault}" for fault in contrast.faint_symbols(scene, symbols)]
    assert seen > 10
    assert not found, layout.listed(found)


def standing_on_the_painting():
    """One scene of each kind of picture and hour in which texts stand on the painting, where there is one."""
    for kind in catalogue.PICTURES:
        hours = set()
        for drawn in catalogue.pictures(kind):
            hour = hour_of(drawn.scene)
            if hour not in hours and contrast.texts_on_the_painting(drawn.scene):
                hours.add(hour)
                yield drawn.name, drawn.scene


def hour_of(scene):
    return next((shape.painting.hour for shape in scene.shapes if isinstance(shape, Backdrop)), "")


def test_what_stands_on_the_painting_stands_out_under_every_sky():
    found = []
    # By hour, so that scenes before the same mountain come one after the other and it is painted once.
    scenes = sorted(standing_on_the_painting(), key=lambda named: hour_of(named[1]))
    for _, alike in groupby(scenes, key=lambda named: hour_of(named[1])):
        for side, sky, (name, scene) in product(content.SIDES, get_args(Sky), alike):
            faults = contrast.faint_texts(under(scene, side, sky))
            found += [f"{name}, {side} side, {sky}: {fault}" for fault in faults]
    assert not found, layout.listed(found)


def under(scene, side, sky):
    """The scene before the mountain of another side, under another sky, at the same hour."""
    shapes = (
        replace(shape, painting=replace(shape.painting, side=side, sky=sky))
        if isinstance(shape, Backdrop)
        else shape
        for shape in scene.shapes
    )
    return replace(scene, shapes=tuple(shapes))


# ------------------------------------------------------------------------------ what the checks report


def scene(*shapes, still=0):
    return Scene(600, 400, theme.WHITE, shapes, (), still)


def word(fill, **more):
    return replace(label("Rope", PLACE, fill), **more)


def painting():
    box = Box(0, 0, 600, 400)
    return replace(scenery.behind("easy", "clear"), box=box, window=box.moved(0, 500))


STRIPES = tuple(Stroke(((100, y), (300, y)), DARK, 4) for y in range(100, 160, 10))
HALF = Plate(Box.at(100, 100, 90, 60), LIGHT)
RING = Disc(PLACE.grown(60), DARK)
PEAK = Polygon(((100, 100), (300, 100), (200, 150)), LIGHT)


@pytest.mark.parametrize(
    "shapes",
    [
        (Plate(PLACE, DARK), word(theme.WHITE)),
        (Plate(PLACE, LIGHT), Plate(PLACE, theme.INK.at(200)), word(theme.WHITE)),
        (painting(), Plate(PLACE, theme.INK.at(215)), word(theme.WHITE)),
        (*STRIPES, word(theme.WHITE, halo=DARK, halo_width=5)),
        (Plate(PLACE, DARK), word(theme.WHITE), Plate(PLACE, theme.INK.at(100))),
        (Plate(PLACE, DARK), word(theme.WHITE), Plate(PLACE.grown(9), LIGHT), Cutout(PLACE)),
    ],
    ids=["plate", "two plates", "painting", "halo", "dimmed", "laid open"],
)  # fmt: skip
def test_what_stands_out_is_no_fault(shapes):
    still = 2 if any(isinstance(shape, Cutout) for shape in shapes) else 0
    assert not list(contrast.faint_texts(scene(*shapes, still=still)))


@pytest.mark.parametrize(
    ("shapes", "told"),
    [
        ((word(theme.WHITE),), "against #FFFFFF (read off the scene)"),
        ((Plate(PLACE, LIGHT), word(theme.WHITE)), "has contrast 1.32 against #E0E0E0 (read off the scene)"),
        ((painting(), word(theme.WHITE)), "(painted)"),
        ((Plate(PLACE, DARK), *STRIPES, HALF, word(theme.WHITE)), "(painted)"),
        ((RING, Pattern(RING, "dots", LIGHT), word(theme.WHITE)), "(painted)"),
        ((Plate(PLACE, DARK), PEAK, word(theme.WHITE)), "(painted)"),
        ((Plate(PLACE, DARK), word(theme.WHITE, halo=LIGHT, halo_width=5)), "against #E0E0E0"),
        ((Plate(PLACE, DARK), word(theme.WHITE), Plate(PLACE, theme.INK.at(170))), "(read off the scene)"),
    ],
    ids=[
        "bare ground", "pale plate", "painting", "two plates", "pattern", "landscape", "halo", "dimmed",
    ],
)  # fmt: skip
def test_what_does_not_stand_out_is_told(shapes, told):
    (fault,) = contrast.faint_texts(scene(*shapes))
    assert fault.startswith("'Rope' #")
    assert told in fault
    assert "less than 4.5, at x 15" in fault or "less than 4.5, at x 16" in fault


def test_a_faint_symbol_is_told(monkeypatch):
    book = contrast.SymbolBook()
    book.open(monkeypatch)
    faults = {}
    for name, tone in (("dark", DARK), ("pale", theme.MIST.mixed(theme.WHITE, 0.4))):
        book.drawn.clear()
        chip = pieces.chip("4", PLACE, theme.WHITE, mark="boot", ink=tone)
        drawn = scene(*chip)
        found = book.found(drawn)
        assert [drawing.name for drawing, _ in found] == ["boot"]
        faults[name] = list(contrast.faint_symbols(drawn, found))
    assert not faults["dark"]
    (fault,) = faults["pale"]
    assert fault.startswith("the symbol 'boot' #D5DDE6 has contrast 1.3")
