"""Picture of a person's statistics: where their climbers went on the mountain, and numbers beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.k2.engine import Side, content
from k2bot.games.k2.pictures import danger, places, scenery
from k2bot.games.k2.pictures.palette import DANGER, ICE, SECOND, Name, symbol
from k2bot.render import theme
from k2bot.render.layout import Label, strong_text, text_column, text_in_box
from k2bot.render.scene import Area, Box, Disc, Plate, Point, Scene, Shape, Shapes, Stroke
from k2bot.render.theme import HIGHLIGHT, INK, MIST, PAPER, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.pictures.pieces import Writing

_THIN, _BROAD = 7.0, 30.0
"""Line widths in pixels of the ropes climbed least and most often."""
_STOP = 22.0
_SKULL = 58.0
_COUNT = 44.0
_LEGEND = Box.from_corner(16, 16, 292, 52)
"""Box of the note that explains the line widths."""
_HEAD, _TILE, _TITLE, _ROW, _GAP = 190.0, 202.0, 62.0, 92.0, 12.0
"""Heights in pixels: the heading, a number, the rivals' title, a rival's line, and the gap between them."""
MOST_RIVALS: Final = 4
_NUMBERS: Final[tuple[tuple[Name, str], ...]] = (
    ("flag", "summits"),
    ("skull", "deaths"),
    ("moon", "high"),
    ("cards", "tokens"),
)
"""Symbol and message of each number."""


@dataclass(frozen=True, slots=True)
class CareerPicture:
    """A person's games of K2; names of ``Writing`` are their own and those of the rivals, in order."""

    side: Side
    """Side of the board climbed most."""
    climbed: tuple[tuple[tuple[str, str], int], ...]
    """Number of steps up each rope, from its lower to its upper end."""
    deaths: tuple[tuple[str, int], ...]
    """Number of deaths by space."""
    games: int
    won: int | None
    """Games won against people or computers; None if there were none."""
    numbers: tuple[int, ...]
    """Climbers on the summit, deaths, nights above 8000 m, risk tokens; empty without summaries."""
    rivals: tuple[tuple[int, int], ...]
    """How often the person was ahead of each rival, and behind."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        head, *tiles, rows = self._boxes()
        shapes: list[Shape] = [
            scenery.mountain_backdrop(self.side, "clear", "dawn"),
            *self._ways(),
            *self._signs(),
            *self._heading(head, writing),
            *(self._legend(writing) if self.climbed else ()),
        ]
        for (name, message), number, box in zip(_NUMBERS, self.numbers, tiles, strict=False):
            word = writing.text(f"picture-career-{message}", count=number)  # words: picture-career-*
            shapes += _number(name, word, number, box)
        shapes += self._rivals(rows, writing)
        areas = (
            Area("head", head),
            Area("legend", _LEGEND),
            *(Area(f"number {n}", box) for n, box in enumerate(tiles)),
        )
        return Scene(*theme.FRAME, INK, tuple(shapes), (*areas, Area("rivals", rows)))

    def _boxes(self) -> tuple[Box, ...]:
        """Boxes of the heading, the four numbers, and the rivals."""
        table = places.TABLE
        head = table.part(bottom=_HEAD)
        first = Box.from_corner(table.left, head.bottom + _GAP, table.width, _TILE).columns(1, 1, gap=_GAP)
        second = tuple(box.translated(0, _TILE + _GAP) for box in first)
        rows = table._replace(top=second[0].bottom + _GAP)
        tall = min(rows.height, _TITLE + len(self.rivals) * _ROW + 10)
        return head, *first, *second, rows._replace(bottom=rows.top + tall)

    def _ways(self) -> Iterator[Shape]:
        """All ropes; the more often one was climbed, the wider its line.

        An unclimbed rope between two visited spaces is paler: climbers may have come down it.
        """
        spots, used = places.PLACES[self.side], dict(self.climbed)
        passed = {end for rope in used for end in rope}
        most = max(used.values(), default=1)
        lines: list[tuple[float, tuple[Point, Point]]] = []
        for lower, upper in content.board(self.side).ropes:
            ends = (spots[lower], spots[upper])
            count = used.get((lower, upper), 0)
            if count:
                lines.append((_THIN + (_BROAD - _THIN) * (count / most) ** 0.5, ends))
            elif {lower, upper} <= passed:
                yield from (Stroke(ends, INK.with_alpha(150), 9), Stroke(ends, PAPER, 5))
            else:
                yield Stroke(ends, INK.with_alpha(70), 4)
        yield from (Stroke(ends, INK, width + 8) for width, ends in lines)
        yield from (Stroke(ends, HIGHLIGHT, width) for width, ends in lines)
        for space in sorted(passed):
            yield Disc(Box.from_centre(spots[space], _STOP), PAPER, INK, 4)

    def _legend(self, writing: Writing) -> Shapes:
        """Note that explains the line widths."""
        word, room = writing.text("picture-career-ways"), _LEGEND.part(16, 4, -16, -4)
        return (
            Plate(_LEGEND, ICE, _LEGEND.height / 2),
            text_in_box(word, room, INK, theme.CONSTANT_TEXT, "SemiBold"),
        )

    def _signs(self) -> Iterator[Shape]:
        """A skull with a number where climbers died, and the flag on the summit."""
        spots = places.PLACES[self.side]
        for space, count in self.deaths:
            x, y = spots[space]
            # beside the flag on the summit
            sign = Box.from_centre((x - 136, y + 30) if space == content.SUMMIT else (x, y), _SKULL)
            yield Disc(sign.expanded(5), WHITE)
            yield from danger.danger_sign("dies", sign)
            if count > 1:
                yield from _count(count, (sign.right + 4, sign.bottom - 6), DANGER)
        x, y = spots[content.SUMMIT]
        badge = Box.from_centre((x, max(y, 66)), 104)
        summits = self.numbers[0] if self.numbers else 0
        fill = HIGHLIGHT if summits else MIST
        yield Disc(badge, INK, WHITE, 6)
        yield from symbol("flag", badge.expanded(-23), fill)
        if summits > 1:
            yield from _count(summits, (badge.right + 4, badge.bottom - 12), INK)

    def _heading(self, box: Box, writing: Writing) -> Shapes:
        """The person's name, and the number of games and wins."""
        upper = box.part(24, 12, -24, 100)
        lower = box.part(24, 96, -24, -14)
        text = writing.text(
            "picture-career-games", games=self.games, won=-1 if self.won is None else self.won
        )
        name = Label("", INK, 60, "ExtraBold")
        return (
            Plate(box, PAPER, 22, shadow=6),
            *text_column(writing.name(0), upper.width, name, 1, least=theme.CHANGING_TEXT).place(upper),
            *text_column(text, lower.width, Label("", SECOND, theme.BODY, "SemiBold")).place(lower),
        )

    def _rivals(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """How often the person finished ahead of each rival, and behind."""
        if not self.rivals:
            return
        head, title = writing.text("picture-career-rivals"), box.part(bottom=_TITLE)
        yield Plate(box, PAPER, 22, shadow=6)
        yield text_in_box(head, title.part(24, 8, -24), SECOND, theme.BODY, "SemiBold", align="l")
        rest = Box(box.left, title.bottom, box.right, box.bottom - 10)
        height = min(_ROW, rest.height / len(self.rivals))
        for number, (wins, losses) in enumerate(self.rivals):
            row = Box.from_corner(rest.left + 24, rest.top + number * height, rest.width - 48, height)
            score = row.part(-168)
            name_box, name = row._replace(right=score.left - 14), writing.name(number + 1)
            yield text_in_box(name, name_box, INK, theme.NUMBER, align="l", least=theme.CHANGING_TEXT)
            yield strong_text(f"{wins} : {losses}", score, INK, theme.NUMBER, "r")


def _count(number: int, centre: Point, fill: Colour) -> Shapes:
    """A number on a plate beside a sign."""
    box = Box.from_centre(centre, _COUNT + 18 * (len(str(number)) - 1), _COUNT)
    return (
        Plate(box, fill, _COUNT / 2, WHITE, 4),
        strong_text(str(number), box.expanded(-3), WHITE, theme.SMALL),
    )


def _number(name: Name, word: str, number: int, box: Box) -> Shapes:
    """A symbol, a number and what it counts."""
    sign = Box.from_corner(box.left + 20, box.top + 20, 68)
    room = Box(sign.right + 10, box.top + 10, box.right - 16, box.top + 98)
    lower = box.part(12, 96, -12, -5)
    return (
        Plate(box, PAPER, 22, shadow=6),
        *symbol(name, sign, SECOND),
        strong_text(str(number), room, INK, 72),
        *text_column(
            word, lower.width, Label("", SECOND, 36, "SemiBold", "middle"), least=theme.LEAST_TEXT
        ).place(lower),
    )
