"""Text and layout: labels and names fitted into boxes; rows, columns and stacks of parts.

Each part reports its size, and a layout assigns every part a box. ``Row((Fixed(38, 38, sign), Label("Rope",
WHITE)), gap=12, align="middle").place(box)`` centres a sign and its word in a box. Growing parts share the
remaining room; if there is too little, labels shrink and are finally truncated. All sizes are in pixels.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal, Protocol, TypeAlias

from k2bot.render import symbols, theme
from k2bot.render.scaling import scaled
from k2bot.render.scene import Box, Decal, Disc, Pattern, Plate, Shape, Shapes, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from k2bot.render.theme import Colour, Weight
    from k2bot.text.words import Words


@dataclass(frozen=True, slots=True)
class Writing:
    """The words of a picture's language and the names of its players.

    Its repr is part of the cache keys of pictures.
    """

    words: Words
    names: tuple[str, ...] = ()
    """By seat; empty in a picture without names."""
    computers: tuple[int, ...] = ()
    """Seats played by computers."""

    colours: ClassVar[tuple[str, ...]] = theme.SEAT_COLOURS
    """Colours of the seats, as in the message ``talk-seat-colour``."""

    def text(self, message: str, /, **values: str | float) -> str:
        """Format a Fluent message."""
        return self.words.text(message, **values)

    def name(self, seat: int) -> str:
        """A player's name in drawable characters, or the colour of their seat.

        A long name is shortened to its first words, unless somebody else's begins with them, too.
        """
        colour = self.colours[seat % len(self.colours)]  # a picture of several games shows more people
        name = theme.drawable_text(self.names[seat], self.text("talk-seat-colour", colour=colour))
        others = (*self.names[:seat], *self.names[seat + 1 :])
        return theme.short_name(name, others)

    def with_name(self, message: str, seat: int, width: float, size: int) -> str:
        """A message with a player's name, cut if the line would be too wide at this size."""
        for name in theme.truncations(self.name(seat)):
            sentence = self.text(message, name=name)  # words: given elsewhere
            if theme.fits(sentence, width, size, "ExtraBold"):
                break
        return sentence

    def list_text(self, items: Sequence[str], last: str = "talk-list-and") -> str:
        """Items as a list, such as "3, 5 and 7", empty for none; ``last`` joins the last two."""
        return self.words.list_text(items, last)


_SLACK = 2
"""Pixels by which letters may leave their box."""


@lru_cache(maxsize=2048)
def text_in_box(
    text: str,
    box: Box,
    fill: Colour,
    size: int = theme.SMALL,
    weight: Weight = "Bold",
    *,
    align: str = "m",
    least: int = theme.LEAST_TEXT,
) -> Text:
    """A line of text fitted into a box: shrunk down to ``least``, then cut; ``align`` is l, m or r.

    It's vertically centred on its capitals, or higher or lower where its letters would leave the box.
    """
    written, size = theme.fit_text(text, box.width, size, weight, min(least, size))
    if (high := sum(theme.vertical_extent(written, size, weight))) > box.height + _SLACK:
        size = int(size * box.height / high)
    # accents may extend beyond their letter, on both sides
    left, _, right, _ = theme.ink_bounds(written, size, weight)
    if (wide := right - min(0.0, left)) > box.width + _SLACK:
        size = int(size * box.width / wide)
    overhang = theme.left_overhang(written, size, weight) if align == "l" else 0
    x = {"l": box.left + overhang, "m": box.centre[0], "r": box.right}[align]
    # The anchor "s" is the baseline: capitals reach 0.73 of the font size above it.
    baseline = round(box.centre[1] + size * 0.365 - theme.baseline_shift(written, size, weight))
    ascent, descent = theme.vertical_extent(written, size, weight)
    room_above, room_below = baseline - ascent - box.top, baseline + descent - box.bottom
    raised = max(0, int(min(room_below, room_above))) or -max(0, round(min(-room_above, -room_below)))
    return Text(written, (x, baseline - raised), size, fill, box, weight, f"{align}s")


def strong_text(
    text: str, box: Box, fill: Colour, size: int, align: str = "m", *, least: int = theme.LEAST_TEXT
) -> Text:
    """A number or other emphasised line, in the heaviest weight."""
    return text_in_box(text, box, fill, size, "ExtraBold", align=align, least=least)


Align: TypeAlias = Literal["start", "middle", "end"]

_SHARE: dict[Align, float] = {"start": 0.0, "middle": 0.5, "end": 1.0}
_ANCHOR: dict[Align, str] = {"start": "l", "middle": "m", "end": "r"}


_LINE_HEIGHT = 1.36
"""Line height as a multiple of the font size."""


class Part(Protocol):
    """Something that can be placed; a width or height of 0 takes all the room."""

    @property
    def width(self) -> float:
        """Required width."""

    @property
    def height(self) -> float:
        """Required height."""

    @property
    def grows(self) -> float:
        """Share of the remaining room in a row or column."""

    def place(self, box: Box) -> Shapes:
        """Shapes in a box, in z-order."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """Shapes of a fixed size, centred in their box; without shapes, a spacer."""

    width: float = 0
    height: float = 0
    draw: Callable[[Box], Iterable[Shape]] | None = None
    grows: float = 0

    def place(self, box: Box) -> Shapes:
        """Shapes of the part, in a box."""
        if self.draw is None:
            return ()
        width, height = self.width or box.width, self.height or box.height
        return tuple(self.draw(Box.from_centre(box.centre, width, height)))


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text, vertically centred on its capitals."""

    text: str
    fill: Colour
    size: int = theme.SMALL
    weight: Weight = "Bold"
    align: Align = "start"
    """Alignment when there is extra room."""
    height: float = 0
    grows: float = 0
    least: int = theme.SMALL
    """Font size below which it is truncated instead of shrunk."""

    @property
    def width(self) -> float:
        """Width of the line in pixels."""
        return theme.text_width(self.text, self.size, self.weight) + theme.left_overhang(
            self.text, self.size, self.weight
        )

    def narrow(self, width: float) -> Label:
        """The line fitted to a width: shrunk, then truncated if necessary."""
        text, size = theme.fit_text(self.text, width, self.size, self.weight, self.least)
        return replace(self, text=text, size=size)

    def place(self, box: Box) -> Shapes:
        """Place the line in a box high enough for descenders."""
        box = (
            box
            if box.height >= self.size * _LINE_HEIGHT
            else Box.from_centre(box.centre, box.width, self.size * _LINE_HEIGHT)
        )
        anchor = _ANCHOR[self.align]
        return (
            text_in_box(self.text, box, self.fill, self.size, self.weight, align=anchor, least=self.least),
        )


@dataclass(frozen=True, slots=True)
class Row:
    """Parts side by side, each as high as the row."""

    parts: tuple[Part, ...]
    gap: float = 0
    align: Align = "start"
    """Alignment when there is extra room and no part grows."""
    height: float = 0
    grows: float = 0

    @property
    def width(self) -> float:
        """Total width in pixels, including gaps."""
        return _total_size([part.width for part in self.parts], self.gap)

    def boxes(self, box: Box) -> list[Box]:
        """The box of each part."""
        sizes, shares = [part.width for part in self.parts], [part.grows for part in self.parts]
        spans = _spans(sizes, shares, (box.left, box.right), self.gap, self.align)
        return [Box(start, box.top, end, box.bottom) for start, end in spans]

    def place(self, box: Box) -> Shapes:
        """All parts, first to last; scaled down to the box if even narrow labels leave them too wide."""
        fitting = self._narrow(box.width)
        if not 0 < box.width < fitting.width - _SLACK:
            return _place_all(fitting.parts, fitting.boxes(box))
        scale = box.width / fitting.width
        room = Box(*(edge / scale for edge in box))
        return tuple(scaled(one, scale) for one in _place_all(fitting.parts, fitting.boxes(room)))

    def _narrow(self, width: float) -> Row:
        """The row with its labels shrunk to the room the other parts leave."""
        labels = sum(part.width for part in self.parts if isinstance(part, Label))
        share = 1 - (self.width - width) / labels if labels else 1
        if share >= 1:
            return self
        parts = (
            part.narrow(max(0.0, part.width * share)) if isinstance(part, Label) else part
            for part in self.parts
        )
        return replace(self, parts=tuple(parts))


@dataclass(frozen=True, slots=True)
class Column:
    """Parts in a vertical sequence, each as wide as the column."""

    parts: tuple[Part, ...]
    gap: float = 0
    align: Align = "start"
    """Alignment when there is extra room and no part grows."""
    grows: float = 0

    @property
    def width(self) -> float:
        """Width in pixels of the widest part."""
        return max((part.width for part in self.parts), default=0)

    @property
    def height(self) -> float:
        """Total height in pixels, including gaps."""
        return _total_size([part.height for part in self.parts], self.gap)

    def boxes(self, box: Box) -> list[Box]:
        """The box of each part."""
        sizes, shares = [part.height for part in self.parts], [part.grows for part in self.parts]
        spans = _spans(sizes, shares, (box.top, box.bottom), self.gap, self.align)
        return [Box(box.left, start, box.right, end) for start, end in spans]

    def place(self, box: Box) -> Shapes:
        """All parts, first to last."""
        return _place_all(self.parts, self.boxes(box))


@dataclass(frozen=True, slots=True)
class Stack:
    """Parts layered in the same box, lowest first."""

    parts: tuple[Part, ...]
    inset: tuple[float, float, float, float] = (0, 0, 0, 0)
    """Padding of all but the first part: left, top, right, bottom."""
    grows: float = 0

    @property
    def width(self) -> float:
        """Width required by the widest part."""
        left, _, right, _ = self.inset
        return max(self.parts[0].width, *(part.width + left + right for part in self.parts[1:]))

    @property
    def height(self) -> float:
        """Height required by the highest part."""
        _, top, _, bottom = self.inset
        return max(self.parts[0].height, *(part.height + top + bottom for part in self.parts[1:]))

    def place(self, box: Box) -> Shapes:
        """All parts, lowest first."""
        left, top, right, bottom = self.inset
        inner = Box(box.left + left, box.top + top, box.right - right, box.bottom - bottom)
        return _place_all(self.parts, [box, *[inner] * (len(self.parts) - 1)])


@dataclass(frozen=True, slots=True)
class CachedPart:
    """A part cached across all pictures in which it is the same, in any position."""

    part: Part
    margin: float = 4
    """Pixels that it may extend beyond its box."""

    @property
    def width(self) -> float:
        """Width of the part."""
        return self.part.width

    @property
    def height(self) -> float:
        """Height of the part."""
        return self.part.height

    @property
    def grows(self) -> float:
        """The part's share of the remaining room."""
        return self.part.grows

    def place(self, box: Box) -> Shapes:
        """The part's shapes, as a decal."""
        return Decal.wrap(self.part.place(box), box.expanded(self.margin))


def plate(fill: Colour, radius: float = 0, outline: Colour | None = None, line: float = 0) -> Fixed:
    """A plate filling its box."""
    return Fixed(draw=lambda box: (Plate(box, fill, radius, outline, line),))


def text_column(text: str, width: float, one: Label, most: int = 2, *, least: int | None = None) -> Column:
    """A text on up to ``most`` lines like ``one``, centred; shrunk down to ``least`` before it is cut.

    Each line has room for accents and descenders.
    """
    size = one.size
    while "…" in "".join(broken := theme.wrap_text(text, width, size, one.weight, most)):
        if least is None or size <= least:
            break
        size -= 1
    height = one.height or size * _LINE_HEIGHT
    return Column(tuple(replace(one, text=line, size=size, height=height) for line in broken), align="middle")


def name_part(text: str, width: float, fill: Colour, size: int = theme.BODY, height: float = 0) -> Part:
    """A name on one line, slightly smaller if needed, or on two as large as the height allows.

    It's cut only if a word is too long for a line at the least size.
    """
    for one in range(size, min(size, theme.CHANGING_TEXT) - 1, -1):
        if Label(text, fill, one).width <= width:
            return Label(text, fill, one)
    for two in range(min(size, int(height / 2 / _LINE_HEIGHT)), theme.SMALL, -1):
        if "".join(theme.wrap_text(text, width, two)).count("…") == text.count("…"):
            return text_column(text, width, Label(text, fill, two))
    return text_column(text, width, Label(text, fill), least=theme.LEAST_TEXT)


def _place_all(parts: Iterable[Part], boxes: Iterable[Box]) -> Shapes:
    return tuple(shape for part, box in zip(parts, boxes, strict=True) for shape in part.place(box))


def _total_size(sizes: list[float], gap: float) -> float:
    """Total size including gaps."""
    return sum(sizes) + gap * max(0, len(sizes) - 1)


def _spans(
    sizes: list[float], shares: list[float], room: tuple[float, float], gap: float, align: Align
) -> list[tuple[float, float]]:
    """Start and end of each size within a room, after growing parts have taken the rest."""
    start, end = room
    spare = end - start - _total_size(sizes, gap)
    growing = sum(shares)
    position = start if growing else start + spare * _SHARE[align]
    spans: list[tuple[float, float]] = []
    for size, share in zip(sizes, shares, strict=True):
        long = size + (max(0.0, spare) * share / growing if share else 0)
        spans.append((position, position + long))
        position += long + gap
    return spans


_GEAR, _GAP = 0.92, 8
"""Size of a gear relative to the name beside it, and the gap in pixels."""


def swatch(seat: int, box: Box) -> Shapes:
    """A round badge in a player's colour and pattern."""
    livery = theme.LIVERIES[seat]
    body = Disc(box.expanded(-3), livery.colour)
    return Disc(box, theme.INK), body, Pattern(body, livery.pattern, livery.second)


def player_name_width(writing: Writing, seat: int, size: int = theme.BODY) -> float:
    """Width in pixels of a player's name on one line, with the gear of a computer."""
    gear = size * _GEAR + _GAP if seat in writing.computers else 0.0
    return gear + theme.text_width(writing.name(seat), size)


def player_name(
    writing: Writing,
    seat: int,
    box: Box,
    ink: theme.Colour,
    size: int = theme.BODY,
    *,
    lines: int = 1,
    least: int = theme.CHANGING_TEXT,
) -> Shapes:
    """A player's name, left-aligned on one line, or smaller on two if ``lines`` allows.

    On one line it's rather cut than smaller than ``least``. A gear precedes a computer's name.
    """
    name = writing.name(seat)
    gear: Shapes = ()
    if seat in writing.computers:
        side = size * _GEAR
        gear = symbols.place_symbol(
            symbols.GEAR, Box.from_corner(box.left, box.centre[1] - side / 2, side), ink
        )
        box = box.part(side + _GAP)
    if lines < 2:
        return (*gear, text_in_box(name, box, ink, size, align="l", least=least))
    return (*gear, *name_part(name, box.width, ink, size, box.height).place(box))
