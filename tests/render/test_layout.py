"""Text layout: labels fill their space or shrink to fit, and posters use large type."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageDraw

from k2bot.render import poster, theme
from k2bot.render.layout import Fixed, Label, Row, name_part, text_column, text_in_box
from k2bot.render.scene import Box, Disc, Plate, Scene, Text
from tests.kit.pictures import contrast, layout
from tests.kit.pictures.layout import shapes_of


def test_a_label_shrinks_and_is_then_cut_as_room_gets_tight():
    word = Label("Acclimatization", theme.INK, theme.TITLE)
    whole = word.width
    for room in (whole + 50, whole * 0.8, whole * 0.3):
        row = Row((Fixed(40, 40), word), gap=10, align="end")
        *_, text = row.place(Box.from_corner(0, 0, 50 + room, 80))
        assert isinstance(text, Text)
        assert theme.text_width(text.text, text.size) <= room + 0.1
        assert text.size >= theme.SMALL
        assert (text.text == word.text) == (room > whole * 0.5)
        assert (text.size == theme.TITLE) == (room > whole)
        assert text.box.right == pytest.approx(50 + room), "at the end of the row"


@given(st.lists(st.integers(1, 90), min_size=1, max_size=6), st.integers(60, 300), st.booleans())
def test_a_row_never_leaves_its_box(wide, room, has_labels):
    """What doesn't fit even with narrow labels is scaled down, in rows within rows, too."""
    signs = [Fixed(one, one, lambda box: (Disc(box, theme.INK),)) for one in wide]
    words = [Label("16 200", theme.INK, 30 + one) for one in wide if has_labels]
    row = Row((Row((*signs, *words), gap=4), Fixed(30, 30, lambda box: (Plate(box, theme.INK),))), gap=4)
    box = Box.from_corner(100, 100, room, 120)
    scene = Scene(1000, 300, theme.PAPER, row.place(box))
    for shape in scene.shapes:
        left, _, right, _ = layout.reach(shape)
        assert box.left - layout.SLACK <= left, shape
        assert right <= box.right + 2 * layout.SLACK, shape
    assert len(shapes_of(scene, Text)) == len(words)


def test_a_text_that_just_fits_keeps_its_size():
    """Rounding may leave a hair less room than was measured."""
    for size in (34, 40, 46, 60):
        word = Label("Øst 7 190 m", theme.INK, size)
        for start in (0.1, 0.7, 333.3):
            (text,) = Row((word,)).place(Box.from_corner(start, 0, word.width, 80))
            assert isinstance(text, Text)
            assert (text.text, text.size) == (word.text, size)


def test_lines_with_a_minimum_size_shrink_before_they_are_cut():
    word = Label("", theme.INK, 40)
    kept = text_column("two Wordsworthy", 150, word)
    shrunk = text_column("two Wordsworthy", 150, word, least=20)
    assert [part.text[-1] for part in kept.parts] == ["o", "…"]
    assert [part.text for part in shrunk.parts] == ["two", "Wordsworthy"]
    assert {part.size for part in kept.parts} == {40}
    assert len({part.size for part in shrunk.parts}) == 1
    assert 20 < shrunk.parts[0].size < 40
    assert "…" in text_column("two Wordsworthy", 50, word, least=20).parts[1].text


def test_a_one_word_name_shrinks_before_it_is_cut():
    """A computer's name beside a film was once cut to *Cogw…*."""
    (name,) = name_part("Cogwheel", 138, theme.INK, theme.NUMBER, 100).place(Box(100, 50, 400, 150))
    assert name.text == "Cogwheel"


def test_descenders_stay_inside_the_box():
    """A line makes room for descenders, and a label in a low box moves up."""
    (line,) = Label("uphill", theme.INK).place(Box.from_corner(0, 100, 300, 20))
    for text in (line, text_in_box("pomyje", Box(0, 100, 300, 142), theme.INK, size=40)):
        _, top, _, bottom = theme.ink_bounds(text.text, text.size, text.weight, text.anchor)
        assert text.box.top <= text.at[1] + top < text.at[1] + bottom <= text.box.bottom + 1


@pytest.mark.parametrize("anchor", ["ls", "ms", "rm", "mm"])
def test_line_measurements_match_the_typeface(anchor):
    """Compared with the typeface measuring the whole line, kerning included."""
    for text in ("AVATAR. To jeff", "ŹRÓDŁO Ґанок œuvre ÿ", "1 234,5 m - Ty", "j", " ", ""):
        for size, weight, stroke in ((24, "Bold", 0), (38, "ExtraBold", 3), (61.5, "Medium", 1)):
            face = theme.font(size, weight)
            whole = face.getbbox(text, anchor=anchor, stroke_width=stroke)
            assert theme.ink_bounds(text, size, weight, anchor, stroke) == whole
            assert theme.text_width(text, size, weight) == face.getlength(text)


@pytest.mark.parametrize("anchor", ["ls", "ms", "rs", "mm"])
@pytest.mark.parametrize(("at", "stroke"), [((410, 80), 0), ((410.25, 80.5), 0), ((410.75, 80), 5)])
def test_a_line_of_cached_letters_looks_like_one_drawn_whole(anchor, at, stroke):
    for text in ("AVATAR. To jeff", "ŹRÓDŁO Ґанок œuvre ÿ"):
        drawn, whole = Image.new("L", (900, 160)), Image.new("L", (900, 160))
        face = theme.font(38, "ExtraBold")
        ImageDraw.Draw(whole).text(at, text, 255, face, anchor, stroke_width=stroke)
        theme.draw_text(drawn, at, text, 38, "ExtraBold", anchor=anchor, stroke=stroke)
        assert ImageChops.difference(drawn, whole).getbbox() is None


def test_a_long_line_gets_the_largest_size_that_fits():
    for text in ("Gracz może teraz wyjść", "The Mekanork rotates"):
        for width in range(100, 420, 16):
            sizes = [one for one in range(24, 47) if theme.text_width(text, one) <= width]
            assert theme.fit_text(text, width, 46, least=24)[1] == max(sizes, default=24)


# ------------------------------------------------------------------------------------------------ posters


SIGN = Fixed(150, 160)


def set_as(sentence, seat=0):
    livery = theme.LIVERIES[seat]
    shapes, areas = poster.sentence_band(sentence, livery.colour, livery.letter, SIGN)
    scene = Scene(*theme.FRAME, theme.INK, shapes, areas)
    return scene, [shape for shape in shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("seat", range(10))
@pytest.mark.parametrize(
    ("sentence", "lines", "least"),
    [("Ann is rescued!", 1, 130), ("An avalanche sweeps Ann B away!", 2, 80), ("Wwwww " * 10, 2, 56)],
)
def test_a_poster_sentence_is_as_big_as_its_length_allows(sentence, lines, least, seat):
    scene, texts = set_as(sentence.strip(), seat)
    assert " ".join(text.text for text in texts) == sentence.strip()
    assert (len(texts), texts[0].size >= least) == (lines, True)
    (room,) = (area.box for area in scene.areas)
    assert all(room.expanded(14).contains(layout.ink(text)) for text in texts)
    assert not list(contrast.faint_texts(scene))


def test_two_lines_are_about_equally_long():
    _, (one, two) = set_as("Bartholomew Featherstonehaugh 3rd is the first above 8000 m.")
    widths = [layout.ink(text).width for text in (one, two)]
    assert max(widths) < 1.35 * min(widths)


def test_a_sentence_too_long_for_four_lines_is_cut():
    assert "…" in set_as("Featherstonehaugh " * 16)[1][-1].text


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ("{} is rescued!", ["{}", "is rescued!"]),
        ("An avalanche sweeps {} away!", ["An avalanche sweeps", "{} away!"]),
        ("¡{} a salvo!", ["¡{}", "a salvo!"]),
        ("Lawina porywa: {}!", ["Lawina porywa:", "{}!"]),
    ],
)
def test_a_long_name_gets_its_own_line_unlike_a_short_one(said, lines):
    """A name split across two lines is hard to read."""
    long, short = "Bartholomew Featherstonehaugh 3rd A", "Ann A"
    _, texts = set_as(poster.with_line_breaks(said.format(long), long))
    assert [text.text for text in texts] == [line.format(long) for line in lines]
    _, texts = set_as(poster.with_line_breaks(f"{short} is rescued!", short))
    assert [text.text for text in texts] == ["Ann A is rescued!"]
