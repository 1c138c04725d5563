"""What the checks of pictures report, and what they let pass."""

from dataclasses import replace

import pytest

from k2bot.games.k2.pictures import pieces, scenery
from k2bot.render import theme
from k2bot.render.layout import label
from k2bot.render.scene import Area, Box, Cutout, Disc, Pattern, Plate, Polygon, Scene, Stroke
from tests.kit.pictures import contrast, layout

PLACE = Box.at(100, 100, 200, 60)
DARK, LIGHT = theme.colour("#404040"), theme.colour("#E0E0E0")
ON_DARK, ON_LIGHT = Plate(PLACE, DARK), Plate(PLACE, LIGHT)


def scene(*shapes, areas=()):
    """A scene; what lies before a cutout is still."""
    cut = [number for number, shape in enumerate(shapes) if isinstance(shape, Cutout)]
    return Scene(600, 400, theme.WHITE, shapes, areas, cut[0] - 1 if cut else 0)


def word(text="Rope", fill=theme.INK, box=PLACE, **more):
    return replace(label(text, box, fill, least=theme.SMALL), **more)


WHITE = word(fill=theme.WHITE)
HALO = word(fill=theme.WHITE, halo=DARK, halo_width=5)
FRAME = Polygon(
    ((90, 90), (310, 90), (310, 170), (90, 170)), theme.INK,
    holes=(((95, 95), (305, 95), (305, 165), (95, 165)),),
)  # fmt: skip


def painting():
    box = Box(0, 0, 600, 400)
    return replace(scenery.behind("easy", "clear"), box=box, window=box.moved(0, 500))


STRIPES = tuple(Stroke(((100, y), (300, y)), DARK, 4) for y in range(100, 160, 10))
RING = Disc(PLACE.grown(60), DARK)
PEAK = Polygon(((100, 100), (300, 100), (200, 150)), LIGHT)


@pytest.mark.parametrize(
    ("shapes", "told"),
    [
        ((ON_DARK, WHITE), None),
        ((painting(), Plate(PLACE, theme.INK.at(215)), WHITE), None),
        ((*STRIPES, HALO), None),
        ((ON_DARK, WHITE, Plate(PLACE.grown(9), LIGHT), Cutout(PLACE)), None),
        ((ON_LIGHT, WHITE), "has contrast 1.32 against #E0E0E0 (read off the scene), less than 4.5, at x 15"),
        ((painting(), WHITE), "(painted)"),
        ((RING, Pattern(RING, "dots", LIGHT), WHITE), "(painted)"),
        ((ON_DARK, replace(HALO, halo=LIGHT)), "against #E0E0E0"),
    ],
)  # fmt: skip
def test_what_is_called_faint(shapes, told):
    found = list(contrast.faint_texts(scene(*shapes)))
    assert (len(found), told or "") == (bool(told), told if told and told in found[0] else "")


def test_a_faint_symbol_is_told(monkeypatch):
    book = contrast.SymbolBook()
    book.open(monkeypatch)
    drawn = [
        scene(Plate(PLACE, theme.WHITE), *pieces.symbol("boot", PLACE, tone))
        for tone in (DARK, theme.MIST.mixed(theme.WHITE, 0.4))
    ]
    dark, pale = (list(contrast.faint_symbols(one, book.found(one))) for one in drawn)
    assert not dark
    assert pale[0].startswith("the symbol 'boot' #D5DDE6 has contrast 1.3")


@pytest.mark.parametrize(
    ("shapes", "fault"),
    [
        ((word(), word("Move", box=PLACE.moved(30, 10))), "'Rope' and 'Move' overlap by 5"),
        ((word(at=(130, 142)),), "'Rope' leaves its box: left by"),
        ((word(size=33),), "'Rope' is set in 33 px, less than 34"),
        ((word("Acclimatization of climbers"),), "is cut: its box is 200 px wide"),
        ((word(), Plate(PLACE.grown(-25), theme.WHITE)), "'Rope' is covered to 30% by a later plate"),
        ((word(), PEAK), "by a later polygon"),
        ((word(), Plate(PLACE, theme.WHITE), Cutout(PLACE.moved(120, 0))), "by a later plate"),
        (pieces.pawn((0, "A"), Box.at(-20, 10, 60, 66)), "a pattern leaves the picture by"),
        ((word(), Plate(PLACE, theme.INK.at(120))), None),
        ((word(), FRAME), None),
        ((word(), Plate(PLACE.grown(20), theme.WHITE), Cutout(PLACE, 12)), None),
    ],
)
def test_what_is_called_misplaced(shapes, fault):
    found = layout.faults(scene(*shapes))
    assert any(fault in one for one in found) if fault else not found, found


def test_areas_that_collide_or_leave_the_picture_are_told():
    two = (Area("crowd a1", PLACE), Area("plate a2", PLACE.moved(190, 50)))
    beyond = Area("note", Box.at(-1, 0, 50, 50))
    assert layout.faults(scene(areas=(*two, beyond))) == [
        "crowd a1 (x 100 to 300, y 100 to 160) overlaps plate a2 by 10 x 10 px",
        "note leaves the picture: x -1 to 49, y 0 to 50",
    ]


def test_names_may_be_cut_other_words_not():
    long = "Bartholomew Featherstonehaugh"
    assert not layout.faults(scene(word(long)), [long])
    assert layout.faults(scene(word(long)), ["Ann"])
