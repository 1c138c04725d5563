"""Art from SVG files: parts on a grid, each with its tone.

The first class of a shape is its tone, a name that its game gives a colour to; ``fill`` and ``stroke`` are
only for editors. More classes are ``flat`` (painted on what's below), ``unlined``, ``even`` (without relief),
or tags that the game knows. There are paths (M, L, C and Z in absolute coordinates; outlines after the first
are holes), ellipses, circles, rectangles, and lines with round ends; a group may be moved as a whole.
"""

from __future__ import annotations

import math
import re
from importlib import resources
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.etree import ElementTree as ET

from k2bot.render.symbols import Dot, Fill, Line, flatten_path, oval, path, rod, transformed_point

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from k2bot.render.scene import Point
    from k2bot.render.symbols import SymbolPart


class Part(NamedTuple):
    """A filled path with holes; see ``symbols.flatten_path``."""

    path: str
    tone: str
    holes: tuple[str, ...] = ()
    has_line: bool = True
    """Whether a dark line runs around it."""
    has_relief: bool = True
    """Whether it's lit on one side and in shade on the other."""


def flat_part(path: str, tone: str, *holes: str) -> Part:
    """A part painted flat on those below it, without line or relief."""
    return Part(path, tone, holes, has_line=False, has_relief=False)


class Window(NamedTuple):
    """A part of the grid: left, top, right and bottom."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def shape(self) -> float:
        """Width as a fraction of height."""
        return (self.right - self.left) / (self.bottom - self.top)


class Move(NamedTuple):
    """Where parts go that are drawn elsewhere on the grid: turned and scaled around a centre."""

    centre: Point
    to: Point
    turn: float = 0
    """Degrees clockwise."""
    scale: float = 1

    def point(self, point: Point) -> Point:
        """Where a point goes."""
        x, y = point[0] - self.centre[0], point[1] - self.centre[1]
        return transformed_point((x, y), self.to, self.scale, math.radians(self.turn))

    def path(self, outline: str) -> str:
        """Where a path goes."""
        return path(map(self.point, flatten_path(outline)))


class ArtShape(NamedTuple):
    """A shape of a file."""

    part: Part
    tags: frozenset[str]
    centre: Point = (0, 0)
    """Middle of an ellipse, circle or rectangle."""
    reach: Point = (0, 0)
    """Half its width and height."""
    turn: float = 0
    """Degrees clockwise."""

    @property
    def window(self) -> Window:
        """Where it is, before it's turned."""
        (x, y), (wide, high) = self.centre, self.reach
        return Window(x - wide, y - high, x + wide, y + high)


class Drawing(NamedTuple):
    """The contents of a file, the lowest shape first."""

    window: Window
    shapes: tuple[ArtShape, ...]

    def tagged(self, tag: str) -> tuple[ArtShape, ...]:
        """The shapes with a tag."""
        return tuple(shape for shape in self.shapes if tag in shape.tags)

    def parts(self, *left_out: str) -> tuple[Part, ...]:
        """The parts without any of these tags."""
        return tuple(shape.part for shape in self.shapes if shape.tags.isdisjoint(left_out))


_FLAGS: Final = frozenset({"flat", "unlined", "even"})
_TRANSFORM: Final = re.compile(
    r"translate\((\S+) (\S+)\)(?: rotate\((\S+)\))?(?: scale\((\S+)\))? translate\((\S+) (\S+)\)"
)


def read_symbols(package: str, name: str) -> dict[str, tuple[SymbolPart, ...]]:
    """The symbols of an SVG file by the ids of their groups, each on a grid of 100 by 100.

    A path with ``fill="none"`` is a line. Where a group is in the file matters only to editors. Raises like
    ``read_drawing``.
    """
    groups = (group for group in _root(package, name) if group.tag.endswith("}g"))
    return {group.attrib["id"]: tuple(map(_symbol_part, group)) for group in groups}


def _symbol_part(element: ET.Element) -> SymbolPart:
    if element.tag.endswith("}circle"):
        return Dot(*(float(element.attrib[name]) for name in ("cx", "cy", "r")))
    outline, *holes = _outlines(element)
    if element.get("fill") == "none":
        return Line(outline, float(element.attrib["stroke-width"]))
    return Fill(outline, tuple(holes))


def _outlines(element: ET.Element) -> tuple[str, ...]:
    """The outline of a path, and of its holes."""
    return tuple(f"M{ring.strip()}" for ring in element.attrib["d"].split("M")[1:])


def read_drawing(package: str, name: str) -> Drawing:
    """Read an SVG file of a package.

    Raises FileNotFoundError if there is none, ``ParseError`` if it isn't XML, and KeyError or
    ValueError if it has what no part can be.
    """
    root = _root(package, name)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    return Drawing(Window(left, top, left + width, top + height), tuple(_shapes(root, None)))


def _root(package: str, name: str) -> ET.Element:
    text = resources.files(package).joinpath(name).read_text("utf-8")
    return ET.fromstring(text)  # noqa: S314 - the project's own files


def _shapes(group: Iterable[ET.Element], move: Move | None) -> Iterator[ArtShape]:
    for element in group:
        kind = element.tag.rpartition("}")[2]
        if kind == "g":
            found = _TRANSFORM.fullmatch(element.attrib["transform"])
            if found is None or move is not None:
                raise ValueError(f"a group moved in a way that nothing reads: {element.attrib}")
            x, y, turn, scale, from_x, from_y = (float(number or 0) for number in found.groups())
            yield from _shapes(element, Move((-from_x, -from_y), (x, y), turn, scale or 1))
        elif kind != "title":
            shape = _shape(element, kind)
            yield shape if move is None else _moved(shape, move)


def _shape(element: ET.Element, kind: str) -> ArtShape:
    tone, *more = element.attrib["class"].split()
    numbers = {name: float(value) for name, value in element.items() if name in _NUMBERS}
    x, y = numbers.get("cx", 0.0), numbers.get("cy", 0.0)
    wide, high = numbers.get("rx", 0.0), numbers.get("ry", 0.0)
    match kind:
        case "path":
            outlines = _outlines(element)
        case "ellipse":
            outlines = (oval(x, y, wide, high),)
        case "circle":
            wide = high = numbers["r"]
            outlines = (oval(x, y, wide),)
        case "rect":
            wide, high = numbers["width"] / 2, numbers["height"] / 2
            x, y = numbers["x"] + wide, numbers["y"] + high
            sides = (x - wide, x + wide), (y - high, y + high)
            outlines = (
                path((sides[0][one], sides[1][two]) for one, two in ((0, 0), (1, 0), (1, 1), (0, 1))),
            )
        case "line":
            ends = numbers["x1"], numbers["y1"], numbers["x2"], numbers["y2"]
            outlines = (rod(*ends, numbers["stroke-width"]),)
        case _:
            raise ValueError(f"no part can be a {kind}")
    has_line, has_relief = {"flat", "unlined"}.isdisjoint(more), {"flat", "even"}.isdisjoint(more)
    part = Part(outlines[0], tone, outlines[1:], has_line, has_relief)
    return ArtShape(part, frozenset(more) - _FLAGS, (x, y), (wide, high))


_NUMBERS: Final = frozenset(
    {"x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "stroke-width"}
)


def _moved(shape: ArtShape, move: Move) -> ArtShape:
    part, (wide, high) = shape.part, shape.reach
    return shape._replace(
        part=part._replace(path=move.path(part.path), holes=tuple(map(move.path, part.holes))),
        centre=move.point(shape.centre),
        reach=(wide * move.scale, high * move.scale),
        turn=move.turn,
    )
