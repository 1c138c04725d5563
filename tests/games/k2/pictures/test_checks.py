"""Faults that the picture checks report; all other tests show that they accept good pictures."""

from dataclasses import replace

import pytest

from k2bot.games.k2.pictures import pieces, scenery
from k2bot.render import theme
from k2bot.render.layout import text_in_box
from k2bot.render.scene import Area, Box, Cutout, Disc, Pattern, Plate, Polygon, Scene
from tests.kit.pictures import contrast, layout

PLACE = Box.from_corner(100, 100, 200, 60)


def scene(*shapes, areas=()):
    """A scene; shapes before a cutout are still."""
    cut = [number for number, shape in enumerate(shapes) if isinstance(shape, Cutout)]
    return Scene(600, 400, theme.WHITE, shapes, areas, cut[0] - 1 if cut else 0)


def word(text="Rope", fill=theme.INK, box=PLACE, **more):
    return text_in_box(text, box, fill, least=theme.SMALL)._replace(**more)


WHITE = word(fill=theme.WHITE)
RING = Disc(PLACE.expanded(60), theme.parse_colour("#404040"))
PEAK = Polygon(((100, 100), (300, 100), (200, 150)), theme.PAPER)
SKY = replace(
    scenery.mountain_backdrop("easy", "clear"), box=Box(0, 0, 600, 400), window=Box(0, 500, 600, 900)
)


@pytest.mark.parametrize(
    ("shapes", "fault"),
    [
        ((Plate(PLACE, theme.parse_colour("#E0E0E0")), WHITE), "has contrast 1.32 against #E0E0E0 (read off"),
        ((SKY, WHITE), "(painted), less than 4.5, at x 15"),
        ((RING, Pattern(RING, "dots", theme.PAPER), WHITE), "(painted)"),
        ((WHITE._replace(halo=theme.MIST, halo_width=5),), "against #"),
        ((word(), word("Move", box=PLACE.translated(30, 10))), "'Rope' and 'Move' overlap by 5"),
        ((word(at=(130, 142)),), "'Rope' leaves its box: left by"),
        ((word(size=33),), "'Rope' is set in 33 px, less than 34"),
        ((word("Acclimatization of climbers"),), "is cut: its box is 200 px wide"),
        ((word(), Plate(PLACE.expanded(-25), theme.WHITE)), "'Rope' is covered to 30% by a later plate"),
        ((word(), PEAK), "by a later polygon"),
        ((word(), Plate(PLACE, theme.WHITE), Cutout(PLACE.translated(120, 0))), "by a later plate"),
        (pieces.pawn((0, "A"), Box.from_corner(-20, 10, 60, 66)), "a pattern leaves the picture by"),
    ],
)
def test_checks_report_faint_and_misplaced_shapes(shapes, fault):
    shown = scene(*shapes)
    found = [*contrast.faint_texts(shown), *layout.faults(shown)]
    assert any(fault in one for one in found), found


def test_checks_report_faint_symbols(monkeypatch):
    book = contrast.SymbolBook()
    book.open(monkeypatch)
    shown = scene(*pieces.symbol("boot", PLACE, theme.MIST.mixed(theme.WHITE, 0.4)))
    (fault,) = contrast.faint_symbols(shown, book.found(shown))
    assert fault.startswith("the symbol 'boot' #D5DDE6 has contrast 1.3")


def test_checks_report_areas_that_overlap_or_leave_the_picture():
    two = (Area("crowd a1", PLACE), Area("plate a2", PLACE.translated(190, 50)))
    beyond = Area("note", Box.from_corner(-1, 0, 50, 50))
    assert layout.faults(scene(areas=(*two, beyond))) == [
        "crowd a1 (x 100 to 300, y 100 to 160) overlaps plate a2 by 10 x 10 px",
        "note leaves the picture: x -1 to 49, y 0 to 50",
    ]
