"""The sentence of a poster: set big, whole, and inside its band."""

import pytest

from k2bot.render import poster, theme
from k2bot.render.layout import Fixed
from k2bot.render.scene import Scene, Text
from tests.kit.pictures import contrast, layout

SIGN = Fixed(150, 160)


def set_as(sentence, seat=0):
    livery = theme.LIVERIES[seat]
    shapes, areas = poster.band(sentence, livery.colour, livery.letter, SIGN)
    scene = Scene(*theme.FRAME, theme.INK, shapes, areas)
    return scene, [shape for shape in shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("seat", range(10))
@pytest.mark.parametrize(
    ("sentence", "lines", "least"),
    [("Ann is rescued!", 1, 130), ("An avalanche sweeps Ann B away!", 2, 80), ("Wwwww " * 10, 2, 56)],
)
def test_a_sentence_is_as_big_as_its_length_allows(sentence, lines, least, seat):
    scene, texts = set_as(sentence.strip(), seat)
    assert " ".join(text.text for text in texts) == sentence.strip()
    assert (len(texts), texts[0].size >= least) == (lines, True)
    (room,) = (area.box for area in scene.areas)
    assert all(room.grown(14).holds(layout.ink(text)) for text in texts)
    assert not list(contrast.faint_texts(scene))


def test_two_lines_are_about_equally_long():
    _, (one, two) = set_as("Bartholomew Featherstonehaugh 3rd is the first above 8000 m.")
    widths = [layout.ink(text).width for text in (one, two)]
    assert max(widths) < 1.35 * min(widths)


def test_only_a_sentence_too_long_for_four_lines_is_cut():
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
def test_a_long_name_is_on_a_line_of_its_own_and_a_short_one_beside_what_happened(said, lines):
    """A name in two pieces was hard to read."""
    long, short = "Bartholomew Featherstonehaugh 3rd A", "Ann A"
    _, texts = set_as(poster.apart(said.format(long), long))
    assert [text.text for text in texts] == [line.format(long) for line in lines]
    _, texts = set_as(poster.apart(f"{short} is rescued!", short))
    assert [text.text for text in texts] == ["Ann A is rescued!"]
