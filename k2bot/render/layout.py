"""Text and layout of pictures: labels and names fitted into boxes; rows, columns and stacks of parts.

Each part says how much room it needs, and a layout gives every part its box.
``Row((Fixed(38, 38, sign), Label("Rope", WHITE)), gap=12, align="middle").placed(box)`` sets a sign and its
word in the middle of a box. Parts that grow share the room that is left; where there is too little, labels
give way: they are set smaller, and cut at last. All sizes are pixels.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from k2bot.render import symbols, theme
from k2bot.render.scene import Box, Decal, Disc, Pattern, Plate, Shape, Shapes, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from k2bot.render.theme import Colour, Weight
    from k2bot.text.words import Words


@dataclass(frozen=True, slots=True)
class Writing:
    """The words of a picture's language, and its players by name; handed down to all that writes.

    Its repr tells one writing from another: it is part of the keys of pictures.
    """

    words: Words
    names: tuple[str, ...] = ()
    """By seat; none in a picture that names nobody."""
    computers: tuple[int, ...] = ()
    """The seats that computers play."""

    def text(self, message: str, /, **values: str | float) -> str:
        """A Fluent message in words."""
        return self.words.text(message, **values)

    def name(self, seat: int) -> str:
        """A player's name as it can be drawn."""
        return readable(self.names[seat], seat)


def readable(name: str, seat: int) -> str:
    """A name in characters the font has; where nothing readable is left, the number of the seat."""
    return theme.writable(name, f"{seat + 1}")


def label(
    text: str,
    box: Box,
    fill: Colour,
    *,
    size: int = theme.SMALL,
    weight: Weight = "Bold",
    align: str = "m",
    least: int = theme.SMALL,
) -> Text:
    """A line of text fitted into a box, vertically centred on its capitals; align l, m or r."""
    shown, size = theme.fitted(text, box.width, size, weight, least)
    # Accents may reach beyond their letter.
    out = theme.overhang(shown, size, weight) if align == "l" else 0
    x = {"l": box.left + out, "m": box.centre[0], "r": box.right}[align]
    # The anchor "s" is the base line: capitals reach 0.73 of the size above it.
    return Text(shown, (x, round(box.centre[1] + size * 0.365)), size, fill, box, weight, f"{align}s")


def strong(text: str, box: Box, fill: Colour, size: int, align: str = "m") -> Text:
    """A figure, or another line that is read first, in the boldest letters."""
    return label(text, box, fill, size=size, weight="ExtraBold", align=align)


Align: TypeAlias = Literal["start", "middle", "end"]

_SHARE: dict[Align, float] = {"start": 0.0, "middle": 0.5, "end": 1.0}
_ANCHOR: dict[Align, str] = {"start": "l", "middle": "m", "end": "r"}


_HIGH = 1.36
"""The height of a line of text, as a share of its size."""


class Part(Protocol):
    """Something that can be placed; a width or height of 0 means all the room there is."""

    @property
    def width(self) -> float:
        """What it needs from left to right."""

    @property
    def height(self) -> float:
        """What it needs from top to bottom."""

    @property
    def grows(self) -> float:
        """Its share of the room that is left over in a row or column."""

    def placed(self, box: Box) -> Shapes:
        """What it shows in a box, in the order of painting."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """Shapes of a known size, in the middle of their box; without shapes it is empty room."""

    width: float = 0
    height: float = 0
    draw: Callable[[Box], Iterable[Shape]] | None = None
    grows: float = 0

    def placed(self, box: Box) -> Shapes:
        """Its shapes."""
        if self.draw is None:
            return ()
        width, height = self.width or box.width, self.height or box.height
        return tuple(self.draw(Box.around(box.centre, width, height)))


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text, vertically centred on its capitals."""

    text: str
    fill: Colour
    size: int = theme.SMALL
    weight: Weight = "Bold"
    align: Align = "start"
    """Its alignment in more room than it needs."""
    height: float = 0
    grows: float = 0
    least: int = theme.SMALL
    """The size below which it is cut rather than set smaller."""

    @property
    def width(self) -> float:
        """Pixels of the line."""
        return theme.text_width(self.text, self.size, self.weight) + theme.overhang(
            self.text, self.size, self.weight
        )

    def narrowed(self, width: float) -> Label:
        """The line in that width: set smaller, and cut where that is not enough."""
        text, size = theme.fitted(self.text, width, self.size, self.weight, self.least)
        return replace(self, text=text, size=size)

    def placed(self, box: Box) -> Shapes:
        """The line; its box is never too low for what hangs below the letters."""
        box = box if box.height >= self.size * _HIGH else Box.around(box.centre, box.width, self.size * _HIGH)
        anchor, least = _ANCHOR[self.align], min(self.least, self.size)
        return (
            label(self.text, box, self.fill, size=self.size, weight=self.weight, align=anchor, least=least),
        )


@dataclass(frozen=True, slots=True)
class Row:
    """Parts beside each other, each as high as the row."""

    parts: tuple[Part, ...]
    gap: float = 0
    align: Align = "start"
    """Their alignment in more room than they need, if none of them grows."""
    height: float = 0
    grows: float = 0

    @property
    def width(self) -> float:
        """Pixels of all parts and the gaps between them."""
        return _together([part.width for part in self.parts], self.gap)

    def boxes(self, box: Box) -> list[Box]:
        """The box of each part."""
        sizes, shares = [part.width for part in self.parts], [part.grows for part in self.parts]
        spans = _spans(sizes, shares, (box.left, box.right), self.gap, self.align)
        return [Box(start, box.top, end, box.bottom) for start, end in spans]

    def placed(self, box: Box) -> Shapes:
        """All parts, the first one first."""
        fitting = self._narrowed(box.width)
        return _placed(fitting.parts, fitting.boxes(box))

    def _narrowed(self, width: float) -> Row:
        """The row with its labels in what room the other parts leave them."""
        labels = sum(part.width for part in self.parts if isinstance(part, Label))
        share = 1 - (self.width - width) / labels if labels else 1
        if share >= 1:
            return self
        parts = (
            part.narrowed(max(0.0, part.width * share)) if isinstance(part, Label) else part
            for part in self.parts
        )
        return replace(self, parts=tuple(parts))


@dataclass(frozen=True, slots=True)
class Column:
    """Parts below each other, each as wide as the column."""

    parts: tuple[Part, ...]
    gap: float = 0
    align: Align = "start"
    """Their alignment in more room than they need, if none of them grows."""
    grows: float = 0

    @property
    def width(self) -> float:
        """Pixels of the widest part."""
        return max((part.width for part in self.parts), default=0)

    @property
    def height(self) -> float:
        """Pixels of all parts and the gaps between them."""
        return _together([part.height for part in self.parts], self.gap)

    def boxes(self, box: Box) -> list[Box]:
        """The box of each part."""
        sizes, shares = [part.height for part in self.parts], [part.grows for part in self.parts]
        spans = _spans(sizes, shares, (box.top, box.bottom), self.gap, self.align)
        return [Box(box.left, start, box.right, end) for start, end in spans]

    def placed(self, box: Box) -> Shapes:
        """All parts, the first one first."""
        return _placed(self.parts, self.boxes(box))


@dataclass(frozen=True, slots=True)
class Stack:
    """Parts on one another in the same room, the first one lowest."""

    parts: tuple[Part, ...]
    inset: tuple[float, float, float, float] = (0, 0, 0, 0)
    """What all but the first part keep from the edges: left, top, right, bottom."""
    grows: float = 0

    @property
    def width(self) -> float:
        """What the widest part needs."""
        left, _, right, _ = self.inset
        return max(self.parts[0].width, *(part.width + left + right for part in self.parts[1:]))

    @property
    def height(self) -> float:
        """What the highest part needs."""
        _, top, _, bottom = self.inset
        return max(self.parts[0].height, *(part.height + top + bottom for part in self.parts[1:]))

    def placed(self, box: Box) -> Shapes:
        """All parts, the first one lowest."""
        left, top, right, bottom = self.inset
        inner = Box(box.left + left, box.top + top, box.right - right, box.bottom - bottom)
        return _placed(self.parts, [box, *[inner] * (len(self.parts) - 1)])


@dataclass(frozen=True, slots=True)
class Kept:
    """A part that is painted once for all pictures in which it is the same, in any position."""

    part: Part
    around: float = 4
    """Pixels around its box that it may reach."""

    @property
    def width(self) -> float:
        """What the part needs."""
        return self.part.width

    @property
    def height(self) -> float:
        """What the part needs."""
        return self.part.height

    @property
    def grows(self) -> float:
        """The part's share."""
        return self.part.grows

    def placed(self, box: Box) -> Shapes:
        """The part's shapes, as a decal."""
        return Decal.of(self.part.placed(box), box.grown(self.around))


def plate(
    fill: Colour, radius: float = 0, outline: Colour | None = None, line: float = 0, shadow: int = 0
) -> Fixed:
    """A plate that fills its room."""
    return Fixed(draw=lambda box: (Plate(box, fill, radius, outline, line, shadow),))


def lines(text: str, width: float, one: Label, most: int = 2) -> Column:
    """A text in as many lines as it needs up to ``most``, each like ``one``, in the middle of their room.

    A line has room for accents above and for what hangs below.
    """
    found = theme.wrapped(text, width, one.size, one.weight, most)
    height = one.height or one.size * _HIGH
    return Column(tuple(replace(one, text=line, height=height) for line in found), align="middle")


def name_part(text: str, width: float, fill: Colour, size: int = theme.BODY, height: float = 0) -> Part:
    """A name in one line of that width, a little smaller if need be, or in two as large as a height lets."""
    for one in range(size, min(size, theme.CHANGING) - 1, -1):
        if Label(text, fill, one).width <= width:
            return Label(text, fill, one)
    for two in range(min(size, int(height / 2 / _HIGH)), theme.SMALL, -1):
        if " ".join(theme.wrapped(text, width, two)) == text:
            return lines(text, width, Label(text, fill, two))
    return lines(text, width, Label(text, fill))


def _placed(parts: Iterable[Part], boxes: Iterable[Box]) -> Shapes:
    return tuple(shape for part, box in zip(parts, boxes, strict=True) for shape in part.placed(box))


def _together(sizes: list[float], gap: float) -> float:
    """Sizes and the gaps between them."""
    return sum(sizes) + gap * max(0, len(sizes) - 1)


def _spans(
    sizes: list[float], shares: list[float], room: tuple[float, float], gap: float, align: Align
) -> list[tuple[float, float]]:
    """Where each size begins and ends in a room, after those that grow have taken what is left."""
    start, end = room
    spare = end - start - _together(sizes, gap)
    growing = sum(shares)
    at = start if growing else start + spare * _SHARE[align]
    found: list[tuple[float, float]] = []
    for size, share in zip(sizes, shares, strict=True):
        long = size + (max(0.0, spare) * share / growing if share else 0)
        found.append((at, at + long))
        at += long + gap
    return found


_GEAR, _GAP = 0.92, 8
"""A gear's size beside a name, as a share of the name's, and the pixels between them."""


def swatch(seat: int, box: Box) -> Shapes:
    """A player's colour and pattern, as a round badge."""
    livery = theme.LIVERIES[seat]
    body = Disc(box.grown(-3), livery.colour)
    return Disc(box, theme.INK), body, Pattern(body, livery.pattern, livery.second)


def named(
    writing: Writing, seat: int, box: Box, ink: theme.Colour, *, size: int = theme.BODY, lines: int = 2
) -> Shapes:
    """A player's name at the left of a box, in one line, or smaller in two where ``lines`` allows them.

    A gear precedes a computer's name.
    """
    name = writing.name(seat)
    gear: Shapes = ()
    if seat in writing.computers:
        side = size * _GEAR
        gear = symbols.placed(symbols.GEAR, Box.at(box.left, box.centre[1] - side / 2, side, side), ink)
        box = Box(box.left + side + _GAP, box.top, box.right, box.bottom)
    if lines < 2:
        return (*gear, label(name, box, ink, size=size, align="l", least=min(size, theme.CHANGING)))
    return (*gear, *name_part(name, box.width, ink, size, box.height).placed(box))
