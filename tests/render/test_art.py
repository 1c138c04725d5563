"""Art from SVG files."""

import pytest

from k2bot.render import art
from k2bot.render.symbols import Dot, Fill, Line, flatten_path, oval, path, rod

PACKAGE = "tests.render"


@pytest.fixture
def read(tmp_path, monkeypatch):
    """Reads these shapes from a file."""
    monkeypatch.setattr(art.resources, "files", lambda _: tmp_path)

    def read(shapes):
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 120 90"><title>t</title>{shapes}</svg>'
        )
        (tmp_path / "one.svg").write_text(text)
        return art.read_drawing(PACKAGE, "one.svg")

    return read


def test_shapes_become_parts_in_their_tone(read):
    drawing = read(
        '<path class="cloth face" fill="#fff" d="M0 0 L9 0 L9 9 Z M2 2 L4 2 L4 4 Z"/>'
        '<ellipse class="ink flat" cx="5" cy="6" rx="2" ry="3"/>'
        '<circle class="glow even" cx="1" cy="2" r="4"/>'
        '<line class="wood unlined" x1="0" y1="0" x2="0" y2="8" stroke-width="3"/>'
        '<rect class="ink" x="1" y="2" width="4" height="6"/>'
    )
    assert drawing.window == (-10, 0, 110, 90)
    assert drawing.parts() == (
        art.Part("M0 0 L9 0 L9 9 Z", "cloth", ("M2 2 L4 2 L4 4 Z",)),
        art.flat_part(oval(5, 6, 2, 3), "ink"),
        art.Part(oval(1, 2, 4), "glow", has_relief=False),
        art.Part(rod(0, 0, 0, 8, 3), "wood", has_line=False),
        art.Part(path(((1, 2), (5, 2), (5, 8), (1, 8))), "ink"),
    )
    assert [shape.part.tone for shape in drawing.tagged("face")] == ["cloth"]
    assert drawing.shapes[-1].window == (1, 2, 5, 8)
    assert drawing.parts("face") == drawing.parts()[1:]


def test_a_group_is_turned_and_scaled_around_a_point(read):
    move = "translate(50 40) rotate(90) scale(2) translate(-10 -10)"
    drawing = read(
        f'<g transform="{move}"><path class="ink" d="M10 10 L12 10 L12 13 Z"/>'
        '<ellipse class="ink eye" cx="12" cy="10" rx="1" ry="3"/></g>'
    )
    corners, (eye,) = flatten_path(drawing.parts()[0].path), drawing.tagged("eye")
    assert [*map(pytest.approx, corners)] == [(50, 40), (50, 44), (44, 44)]
    assert (eye.centre, eye.reach, eye.turn) == (pytest.approx((50, 44)), (2, 6), 90)


def test_a_group_of_shapes_of_one_colour_is_a_symbol(tmp_path, monkeypatch):
    monkeypatch.setattr(art.resources, "files", lambda _: tmp_path)
    (tmp_path / "two.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>two</title>'
        '<g id="one" transform="translate(120 0)"><path d="M0 0 L9 0 L9 9 Z M2 2 L4 2 L4 4 Z"/></g>'
        '<g id="two"><path d="M1 1 L2 8" fill="none" stroke-width="7"/>'
        '<circle cx="1" cy="2" r="3"/></g></svg>'
    )
    assert art.read_symbols(PACKAGE, "two.svg") == {
        "one": (Fill("M0 0 L9 0 L9 9 Z", ("M2 2 L4 2 L4 4 Z",)),),
        "two": (Line("M1 1 L2 8", 7), Dot(1, 2, 3)),
    }


@pytest.mark.parametrize(
    "shapes",
    [
        '<text class="ink">a</text>',
        '<g transform="skewX(3)"><circle class="ink" cx="1" cy="1" r="1"/></g>',
        '<circle cx="1" cy="1" r="1"/>',
        '<circle class="ink" cx="1" cy="1"/>',
    ],
)
def test_what_no_part_can_be_is_refused(read, shapes):
    with pytest.raises((KeyError, ValueError)):
        read(shapes)
