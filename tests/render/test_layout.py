"""Rows, columns and stacks: parts keep their sizes, share what is left, and labels give way."""

import pytest
from PIL import Image, ImageChops, ImageDraw

from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Grid, Label, Row, label, lines, name_part
from k2bot.render.scene import Box, Disc, Text

ROOM = Box(100, 50, 400, 150)


def disc(width, height):
    return Fixed(width, height, lambda box: (Disc(box, theme.INK),))


def test_a_row_sets_its_parts_beside_each_other_with_gaps_each_as_high_as_the_room():
    row = Row((disc(30, 20), disc(50, 40)), gap=10)
    assert row.width == 90
    assert row.boxes(ROOM) == [Box(100, 50, 130, 150), Box(140, 50, 190, 150)]
    assert [shape.box for shape in row.placed(ROOM)] == [Box(100, 90, 130, 110), Box(140, 80, 190, 120)]


@pytest.mark.parametrize(("align", "left"), [("start", 100), ("middle", 205), ("end", 310)])
def test_what_is_narrower_than_its_room_stands_at_its_start_middle_or_end(align, left):
    row = Row((disc(30, 20), disc(50, 40)), gap=10, align=align)
    assert [box.left for box in row.boxes(ROOM)] == [left, left + 40]
    column = Column((disc(9, 30), disc(9, 40)), align=align)
    assert column.height == 70
    top = {"start": 50, "middle": 65, "end": 80}[align]
    assert column.boxes(ROOM) == [Box(100, top, 400, top + 30), Box(100, top + 30, 400, top + 70)]


def test_parts_that_grow_share_what_is_left_in_their_shares():
    row = Row((Fixed(grows=1), disc(60, 9), Fixed(grows=2)), gap=0, align="end")
    assert [(box.left, box.right) for box in row.boxes(ROOM)] == [(100, 180), (180, 240), (240, 400)]
    column = Column((disc(9, 20), Fixed(grows=1), disc(9, 30)), gap=5)
    assert [(box.top, box.bottom) for box in column.boxes(ROOM)] == [(50, 70), (75, 115), (120, 150)]


def test_a_grid_s_columns_are_as_wide_as_their_widest_cells_and_move_apart_in_wide_rooms():
    grid = Grid(((disc(30, 20), disc(50, 40)), (Fixed(), disc(20, 10))), gap=10)
    assert grid.width == 90
    for width, right in ((90, 140), (300, 350)):
        boxes = [[shape.box for shape in line.placed(ROOM)] for line in grid.lines(width)]
        assert boxes == [
            [Box(100, 90, 130, 110), Box(right, 80, right + 50, 120)],
            [Box(right + 15, 95, right + 35, 105)],
        ]


def test_a_label_is_as_wide_as_its_text_and_set_smaller_and_then_cut_where_there_is_less_room():
    word = Label("Acclimatization", theme.INK, theme.TITLE)
    whole = word.width
    for room in (whole + 50, whole * 0.8, whole * 0.3):
        row = Row((disc(40, 40), word), gap=10, align="end")
        *_, text = row.placed(Box.at(0, 0, 50 + room, 80))
        assert isinstance(text, Text)
        assert theme.text_width(text.text, text.size) <= room + 0.1
        assert text.size >= theme.SMALL
        assert (text.text == word.text) == (room > whole * 0.5)
        assert (text.size == theme.TITLE) == (room > whole)
        assert text.box.right == pytest.approx(50 + room), "at the end of the row"


def test_a_text_that_just_fits_keeps_its_size():
    """What is left of sums of sizes may be a hair less than what was measured."""
    for size in (34, 40, 46, 60):
        word = Label("Øst 7 190 m", theme.INK, size)
        for start in (0.1, 0.7, 333.3):
            (text,) = Row((word,)).placed(Box.at(start, 0, word.width, 80))
            assert isinstance(text, Text)
            assert (text.text, text.size) == (word.text, size)


def test_lines_shrink_before_they_are_cut_where_they_may():
    word = Label("", theme.INK, 40)
    kept = lines("two Wordsworthy", 150, word)
    shrunk = lines("two Wordsworthy", 150, word, least=20)
    assert [part.text[-1] for part in kept.parts] == ["o", "…"]
    assert [part.text for part in shrunk.parts] == ["two", "Wordsworthy"]
    assert {part.size for part in kept.parts} == {40}
    assert len({part.size for part in shrunk.parts}) == 1
    assert 20 < shrunk.parts[0].size < 40
    assert "…" in lines("two Wordsworthy", 50, word, least=20).parts[1].text


def test_a_name_of_one_word_shrinks_before_it_is_cut():
    """A computer's name beside a film was once *Cogw…*."""
    (name,) = name_part("Cogwheel", 138, theme.INK, theme.NUMBER, 100).placed(ROOM)
    assert name.text == "Cogwheel"


def test_what_hangs_below_letters_stays_in_its_box():
    """A line makes room for it, and a label in a low box moves up."""
    (line,) = Label("uphill", theme.INK).placed(Box.at(0, 100, 300, 20))
    for text in (line, label("pomyje", Box(0, 100, 300, 142), theme.INK, size=40)):
        _, top, _, bottom = theme.ink(text.text, text.size, text.weight, text.anchor)
        assert text.box.top <= text.at[1] + top < text.at[1] + bottom <= text.box.bottom + 1


@pytest.mark.parametrize("anchor", ["ls", "ms", "rm", "mm"])
def test_a_line_measures_what_its_letters_take_together(anchor):
    """Against the typeface, which measures a line as a whole, kerning and all."""
    for text in ("AVATAR. To jeff", "ŹRÓDŁO Ґанок œuvre ÿ", "1 234,5 m - Ty", "j", " ", ""):
        for size, weight, stroke in ((24, "Bold", 0), (38, "ExtraBold", 3), (61.5, "Medium", 1)):
            face = theme.font(size, weight)
            whole = face.getbbox(text, anchor=anchor, stroke_width=stroke)
            assert theme.ink(text, size, weight, anchor, stroke) == whole
            assert theme.text_width(text, size, weight) == face.getlength(text)


@pytest.mark.parametrize("anchor", ["ls", "ms", "rs", "mm"])
@pytest.mark.parametrize(("at", "stroke"), [((410, 80), 0), ((410.25, 80.5), 0), ((410.75, 80), 5)])
def test_a_line_of_kept_letters_looks_like_one_drawn_at_once(anchor, at, stroke):
    for text in ("AVATAR. To jeff", "ŹRÓDŁO Ґанок œuvre ÿ"):
        drawn, whole = Image.new("L", (900, 160)), Image.new("L", (900, 160))
        face = theme.font(38, "ExtraBold")
        ImageDraw.Draw(whole).text(at, text, 255, face, anchor, stroke_width=stroke)
        theme.draw_text(drawn, at, text, 38, "ExtraBold", anchor=anchor, stroke=stroke)
        assert ImageChops.difference(drawn, whole).getbbox() is None


def test_a_long_line_is_set_as_large_as_fits():
    for text in ("Gracz może teraz wyjść", "The Mekanork rotates"):
        for width in range(100, 420, 16):
            sizes = [one for one in range(24, 47) if theme.text_width(text, one) <= width]
            assert theme.fitted(text, width, 46, least=24)[1] == max(sizes, default=24)
