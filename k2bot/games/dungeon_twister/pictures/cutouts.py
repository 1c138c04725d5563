"""Pictures of what a player can do or has done: a cut-out of the maze at the left, a card at the right.

The card has the player's name, a stage with the character in question or with the same squares before, and
rows of signs with their meanings. It takes the width that the cut-out leaves. A prompt may be above that.

The effect of an action is shown by two cut-outs of the same size instead, before and after.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import COMBAT, IS_CHARACTER, OWNER
from k2bot.games.dungeon_twister.engine.squares import coordinates
from k2bot.games.dungeon_twister.pictures import masonry, panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.lantern import Spotlight
from k2bot.games.dungeon_twister.pictures.palette import BONE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Row, Writing, strong_text, text_column, text_in_box
from k2bot.render.scene import Box, Plate, Scene, Shape, Shapes, Sprite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.rooms import MazeGrid
    from k2bot.render.theme import Colour

_NARROWEST: Final = 450
"""Least width in pixels of a card."""
_MARGIN: Final = 8
"""Pixels between the edges of the picture and the frame of a cut-out."""
ROOM: Final = panels.FRAME.part(
    panels.RULER + _MARGIN + 4,
    panels.RULER + _MARGIN + 4,
    -(_NARROWEST + panels.RULER + 44),
    -(panels.RULER + _MARGIN + 4),
)
"""Box for a cut-out, within its coordinates and beside the narrowest card."""
_TITLE: Final = 98
"""Height in pixels of the title above the frame of a cut-out, with the margin above."""
ROOM_BELOW_TITLE: Final = ROOM.part(0, _TITLE)
"""Box for a cut-out below a title."""
PAIR: Final = panels.FRAME.part(64, 140, 813, -174)
"""Box for the first of two cut-outs side by side."""
_BANNER, _NAME = 92, 74
"""Height in pixels of the player's name, and of the text below a stage."""
_NOTE, _SHORT_NOTE, _NOTE_LINES = 44, 2, 3
"""Height in pixels of a line of the note below the player's name; its preferred and greatest line counts."""
_STAGES: Final = (390, 330, 260), (480, 370, 300)
"""Heights in pixels of a stage with the text below it, down to the least, on a narrow and on a wide one."""
_READABLE: Final = 42, 40
"""Font sizes of rows below which a stage shrinks for them."""
_WIDE: Final = 640
"""Width in pixels from which a card is wide, with larger type."""
_ALONE: Final = 49
"""Greatest font size of rows without a stage on a card that isn't wide."""
_EDGE: Final = 24
"""Margin in pixels around the rows."""
_SIGN, _LINE, _ROW_GAP = 1.3, 1.22, (0.3, 0.3, 0.12)
"""Size of a row's sign, height of a line and least gap between rows by stage, relative to the font size."""
_MOST_LINES: Final = 4
_RIM, _LINING = 7, 6
"""Width in pixels of the brass around a card, and of the brass lines above and below its stage and name."""
_OUTCOME, _LEAST_OUTCOME = 92, 48
"""Size in pixels of the sign of an outcome, and least font size of its text on one line."""


class CardRow(NamedTuple):
    """A row of a card: the function that draws its sign, and its text; a sign without one fills the row."""

    sign: Callable[[Box], Iterable[Shape]]
    text: str = ""
    larger: float = 1
    """Size relative to other rows."""


class SideCard(NamedTuple):
    """Content of the card beside a cut-out."""

    entries: tuple[CardRow, ...]
    stage: Callable[[Box], Iterable[Shape]] | None = None
    seat: int | None = None
    """Seat whose name is above the stage; None for no name."""
    note: str = ""
    """Note in small letters below that name."""

    def shapes(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """The card in a box: its rows at the bottom, in one size of type, and the stage above them."""
        noted, small = self._note_lines(box.width - 2 * _EDGE)
        head = 0 if self.seat is None else _BANNER + len(noted) * _NOTE
        upper = box.part(0, head)
        is_wide = box.width > _WIDE
        most = panels.LARGE if is_wide else panels.BODY if self.stage else _ALONE
        stages = _STAGES[is_wide] if self.stage else (0, 0, 0)
        for size in range(most, panels.LEAST - 1, -2):
            step = sum(size < least for least in _READABLE)
            room = upper.part(_EDGE, _EDGE + stages[step], -_EDGE, -_EDGE)
            sizes = [round(size * one.larger) for one in self.entries]
            entry_lines = [
                theme.wrap_text(one.text, room.width - _beside(own), own, "Bold", _MOST_LINES)
                for one, own in zip(self.entries, sizes, strict=True)
            ]
            high = [
                own * (max(_SIGN, _LINE * len(lines)) + _ROW_GAP[step])
                for own, lines in zip(sizes, entry_lines, strict=True)
            ]
            if sum(high) <= room.height and all(
                _is_whole(one.text, lines) for one, lines in zip(self.entries, entry_lines, strict=True)
            ):
                break
        wider = min((_ROW_GAP[0] - _ROW_GAP[step]) * size, (room.height - sum(high)) / len(high))
        high = [one + max(0.0, wider) for one in high]
        rows = room.part(0, -sum(high)) if self.stage else room.part(bottom=sum(high))
        yield Plate(box.expanded(_RIM + 3), INK, 24)
        yield Plate(box.expanded(_RIM), BRASS, 21)
        yield from panels.panel(box)
        if self.stage:
            yield from self.stage(upper._replace(bottom=rows.top - _EDGE / 2))
        if self.seat is not None:
            livery, body = LIVERIES[self.seat], box.part(0, _BANNER - 1, bottom=head)
            yield from panels.headline(self.seat, writing, box.part(bottom=_BANNER))
            if noted:
                yield Plate(body, livery.colour)
                words = Box(body.left + _EDGE, body.top - 8, body.right - _EDGE, body.bottom - 8)
                for line, place in zip(noted, words.rows(*(1 for _ in noted)), strict=True):
                    yield text_in_box(line, place, livery.letter, small, "SemiBold", align="l")
        for entry, own, lines, row in zip(self.entries, sizes, entry_lines, rows.rows(*high), strict=True):
            if entry.text:
                yield from entry.sign(
                    Box.from_centre((row.left + own * _SIGN / 2, row.centre[1]), own * _SIGN)
                )
                labels = (Label(line, INK, own, height=own * _LINE) for line in lines)
                yield from Column(tuple(labels), align="middle").place(row.part(_beside(own)))
            else:
                yield from entry.sign(row.part(0, 4, bottom=-4))

    def _note_lines(self, width: float) -> tuple[tuple[str, ...], int]:
        """The lines of the note and their font size: the largest in which it's short, or the least one."""
        if not self.note:
            return (), theme.CONSTANT_TEXT
        for size in range(panels.SMALL, theme.CONSTANT_TEXT - 1, -2):
            lines = theme.wrap_text(self.note, width, size, "SemiBold", _NOTE_LINES)
            if len(lines) <= _SHORT_NOTE:
                break
        return lines, size


def _beside(size: int) -> float:
    """Distance in pixels of a row's text from the left."""
    return size * (_SIGN + 0.4)


def _is_whole(text: str, lines: Iterable[str]) -> bool:
    """Whether nothing of a text was cut when it was broken into lines; a long name in it was cut before."""
    return "".join(lines).count("…") == text.count("…")


def row_fits(text: str, grid: MazeGrid) -> bool:
    """Whether a row of the card beside a cut-out has room for a text on two lines that are read easily."""
    size = theme.CHANGING_TEXT
    width = _card_box(grid).width - 2 * _EDGE - _beside(size)
    return _is_whole(text, theme.wrap_text(text, width, size))


def _card_box(grid: MazeGrid) -> Box:
    """Box of the card beside a cut-out, which takes the width that this leaves."""
    return Box(grid.box.right + panels.RULER + 20, 26, panels.FRAME.right - 24, panels.FRAME.bottom - 26)


def cutout_scene(
    grid: MazeGrid, crop: Iterable[Shape], card: SideCard, writing: Writing, title: str = ""
) -> Scene:
    """Scene of a cut-out, whose shapes are ``crop``, with its card; the title is the prompt, if any."""
    side = _card_box(grid)
    head = Box(28, _MARGIN, grid.box.right + panels.RULER, _TITLE)
    task = panels.lines_in_box(title, head, panels.LIT, panels.TITLE, "ExtraBold") if title else ()
    return panels.scene((*task, *crop, *card.shapes(side, writing)), crop=grid.box, panel=side)


class OutcomePlate(NamedTuple):
    """A result of an action, on a plate of this colour."""

    sign: Callable[[Box], Shapes]
    text: str
    fill: Colour


def outcome_plates(outcomes: Sequence[OutcomePlate], bars: Sequence[Box]) -> Iterator[Shape]:
    """Plates with outcomes in boxes of one size, in one size of type: on one line each, or on two."""
    gap, wide = 24, bars[0].width - 32 - _OUTCOME - 24
    fitted = [theme.fit_text(one.text, wide, 72, "ExtraBold", _LEAST_OUTCOME) for one in outcomes]
    size = min(size for _, size in fitted)
    lines = 1 if all(text == one.text for one, (text, _) in zip(outcomes, fitted, strict=True)) else 2
    for one, bar in zip(outcomes, bars, strict=False):
        yield from (Plate(bar.expanded(5), INK, 25), Plate(bar.expanded(1), one.fill.mixed(BONE, 0.4), 21))
        yield Plate(bar.part(0, 4), one.fill, 20)
        line = Label(one.text, theme.WHITE, size, "ExtraBold", height=size * 1.15)
        text = text_column(one.text, wide, line, lines, least=theme.CHANGING_TEXT)
        sign = Fixed(_OUTCOME, _OUTCOME, one.sign)
        yield from Row((sign, text), gap=gap, align="middle").place(bar.expanded(-16))


def comparison_scene(
    grid: MazeGrid,
    was: Callable[[MazeGrid], Iterable[Shape]],
    now: Callable[[MazeGrid], Iterable[Shape]],
    outcomes: Sequence[OutcomePlate],
    writing: Writing,
) -> Scene:
    """A cut-out before and after, side by side in one size, with the outcomes below."""
    after = replace(grid, left=round(grid.box.right + PAIR.left))
    shapes = [*was(grid), *now(after), *captions(grid, after, writing)]
    foot = panels.FRAME.part(24, grid.box.bottom + 26, -24, -28)
    shapes += outcome_plates(outcomes, foot.columns(*[1] * len(outcomes), gap=28))
    return panels.scene(shapes, before=grid.box, after=after.box, legend=foot)


def captions(before: MazeGrid, after: MazeGrid, writing: Writing) -> Iterator[Shape]:
    """What two cut-outs side by side are, and their coordinates."""
    for place, word, tone in (
        (before, writing.text("dungeon-picture-before"), rooms.LETTER),
        (after, writing.text("dungeon-picture-after"), panels.LIT),
    ):
        numbers_x = place.box.left - panels.SMALL * 0.85
        yield from rooms.lettering(place, panels.SMALL, [place.box.top - panels.SMALL * 1.2], [numbers_x])
        head = Box(place.box.left, place.box.top - 116, place.box.right, place.box.top - 62)
        yield strong_text(word, head, tone, panels.LARGE)
    arrow = ((before.box.right + after.box.left) / 2, before.box.top - 88)
    yield from symbol("right", Box.from_centre(arrow, 60), BRASS)


def lit_cutout(seen: Observation, grid: MazeGrid, costs: Mapping[int, int], start: int) -> Shapes:
    """A cut-out without tokens: tiles on squares by the action points they take, darkness on all others.

    All gets a little darker with the distance from the square of whoever moves.
    """
    x, y = coordinates(start)
    light = panels.light_overlay(seen, grid, costs)
    dark = replace(panels.light_overlay(seen, grid, dict.fromkeys(costs, 1)), is_dark=True)
    dark = replace(dark, source=(x - grid.columns[0], y - grid.rows[0]))
    return (
        *panels.framed_crop(seen, grid, light=masonry.NIGHTFALL),
        Sprite(light, grid.box),
        *rooms.wall_shapes(seen, grid),
        Sprite(dark, grid.box),
        *panels.gears_on_tiles(seen, costs, grid),
    )


def actor_stage(
    token: int, load: int | None, writing: Writing, name: str = ""
) -> Callable[[Box], Iterator[Shape]]:
    """A stage for a token with the object it carries in a pool of light.

    Below are its ``name``, otherwise its kind, and its strength.
    """
    text, livery = name or panels.kind_name(token, writing), LIVERIES[OWNER[token]]

    def stage(box: Box) -> Iterator[Shape]:
        scene, foot = box.part(bottom=-_NAME), box.part(0, -_NAME)
        foot_line = foot.part(_EDGE, 0, -_EDGE)
        yield Sprite(Spotlight(round((scene.height - 6) / box.height, 3)), box)
        yield Plate(foot, livery.colour)
        for y in (box.top, foot.top, foot.bottom):
            yield Plate(Box(box.left, y - _LINING / 2, box.right, y + _LINING / 2), BRASS)
        named = foot_line.part(0, 0, -104 if IS_CHARACTER[token] else None)
        yield strong_text(text, named, livery.letter, panels.LARGE, "l")
        if IS_CHARACTER[token]:
            yield from pieces.actor_shapes(token, load, scene.part(20, 12, -20), writing, framing="half")
            swords = Box.from_centre((foot_line.right - 66, foot_line.centre[1]), 46)
            yield from symbol("swords", swords, livery.letter)
            yield strong_text(f"{COMBAT[token]}", foot_line.part(-38), livery.letter, panels.LARGE, "r")
        else:
            yield from pieces.object_token(token, scene.inscribed_square.expanded(-30))

    return stage
