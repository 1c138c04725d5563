"""In every picture nothing that must be seen is covered, cut off, too small or on something else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2bot.games.k2.pictures import pieces
from k2bot.render import theme
from k2bot.render.layout import label
from k2bot.render.scene import (
    Area,
    Box,
    Cutout,
    Disc,
    Pattern,
    Plate,
    Polygon,
    Scene,
)
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.pictures import layout

PLACE = Box.at(100, 100, 200, 60)
FRAME = Polygon(
    ((90, 90), (310, 90), (310, 170), (90, 170)),
    theme.INK,
    holes=(((95, 95), (305, 95), (305, 165), (95, 165)),),
)


@pytest.mark.parametrize("kind", catalogue.PICTURES)
def test_nothing_collides_in_any_picture(kind):
    found = [
        f"{drawn.name}: {fault}"
        for drawn in catalogue.pictures(kind)
        for fault in layout.faults(drawn.scene, catalogue.HARD_NAMES)
    ]
    assert not found, layout.listed(found)


def test_trays_lie_under_no_note_and_touch_none():
    """Those under climbers and around their plates; a space's tray may not look like part of a note."""
    tray, edge, found = theme.PAPER.mixed(theme.WHITE, 0.5), 2.5, 0
    for drawn in catalogue.pictures("board"):
        notes = [
            area
            for area in drawn.scene.areas
            if area.name.endswith(" m") or area.name.split()[0] in {"table", "zone", "key"}
        ]
        for shape in drawn.scene.shapes[drawn.scene.still :]:
            if isinstance(shape, Plate) and shape.fill == tray:
                found += 1
                near = [note.name for note in notes if shape.box.grown(edge).overlaps(note.box)]
                assert not near, (drawn.name, shape.box)
    assert found > 500


# ------------------------------------------------------------------------------ what the checks report


def scene(*shapes, areas=(), still=0):
    return Scene(600, 400, theme.PAPER, shapes, areas, still)


def word(text="Rope", box=PLACE, **more):
    return replace(label(text, box, theme.INK), **more)


def test_an_orderly_scene_has_no_faults():
    below = PLACE.moved(0, 70)
    shapes = (Plate(PLACE, theme.WHITE), word(), Plate(below, theme.WHITE), word("Move", below))
    assert not layout.faults(scene(*shapes, areas=(Area("one", PLACE), Area("two", below))))


@pytest.mark.parametrize(
    ("shapes", "fault"),
    [
        ((word(), word("Move", PLACE.moved(30, 10))), "'Rope' and 'Move' overlap by 5"),
        ((word(at=(130, 142)),), "'Rope' leaves its box: left by"),
        ((word(at=(200, 175)),), "'Rope' leaves its box: bottom by"),
        ((word(box=PLACE.moved(-180, 0)),), "'Rope' leaves the picture: left by"),
        ((word(size=33),), "'Rope' is set in 33 px, less than 34"),
        ((word("A", size=22),), "'A' is set in 22 px, less than 23"),
        ((word("Acclimatization of climbers"),), "is cut: its box is 200 px wide"),
        ((word(text=""),), "a text is empty: nothing of it fits into 200 px"),
        ((word(), Plate(PLACE.grown(-25), theme.WHITE)), "'Rope' is covered to 30% by a later plate"),
        ((word(), Polygon(((140, 120), (200, 120), (170, 180)), theme.INK)), "by a later polygon"),
        ((word(), Pattern(Disc(PLACE, theme.INK), "dots", theme.INK)), "by a later pattern"),
        ((word(), Plate(Box.at(100, 100, 90, 60), theme.INK.at(100))), "by a later plate"),
        (pieces.pawn((0, "A"), Box.at(-20, 10, 60, 66)), "a pattern leaves the picture by"),
    ],
)
def test_a_fault_is_told_with_the_text_and_the_place(shapes, fault):
    found = layout.faults(scene(*shapes))
    assert [one for one in found if fault in one], found


def test_areas_that_collide_or_leave_the_picture_are_told():
    two = (Area("crowd a1", PLACE), Area("plate a2", PLACE.moved(190, 50)))
    assert layout.faults(scene(areas=two)) == [
        "crowd a1 (x 100 to 300, y 100 to 160) overlaps plate a2 by 10 x 10 px"
    ]
    beyond = Area("note", Box.at(-1, 0, 50, 50))
    assert layout.faults(scene(areas=(beyond,))) == ["note leaves the picture: x -1 to 49, y 0 to 50"]


def test_names_may_be_cut_other_words_not():
    long = "Bartholomew Featherstonehaugh"
    cut = scene(word(long))
    assert cut.shapes[0].text.endswith("…")
    assert not layout.faults(cut, [long])
    assert layout.faults(cut, ["Ann"])


@pytest.mark.parametrize(
    "shapes",
    [
        (word(), Plate(PLACE, theme.INK.at(120))),
        (word(), Plate(PLACE.grown(20), theme.INK.at(0), 0, theme.INK, 4)),
        (word(), Plate(PLACE, theme.WHITE), word()),
        (word(), FRAME),
    ],
    ids=["dimmed as a whole", "in a frame", "painted once more", "in a hole"],
)  # fmt: skip
def test_what_can_be_seen_is_not_called_covered(shapes):
    assert not layout.faults(scene(*shapes))


def test_what_is_laid_open_again_is_not_covered_but_covers_what_moves():
    tray, hole = Plate(PLACE.grown(20), theme.WHITE), Cutout(PLACE, 12)
    assert not layout.faults(scene(word(), tray, hole, still=1))
    assert layout.faults(scene(word(), hole, tray, still=1))
    assert layout.faults(scene(word(), tray, hole))
    assert layout.faults(scene(word(), tray, Cutout(PLACE.moved(120, 0)), still=1))
    (fault,) = layout.faults(scene(Plate(PLACE, theme.WHITE), word(), hole, still=1))
    assert "by a later cutout" in fault
