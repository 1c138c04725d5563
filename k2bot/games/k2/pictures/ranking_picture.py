"""The picture of the end: the ranking, and each climber's way as a line of altitudes over the days."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.pictures import altitude_chart
from k2bot.games.k2.pictures.pieces import chip, pawn, swatch
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.names import named
from k2bot.render.scene import Area, Backdrop, Box, Disc, Plate, Scene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.scene import Shape

_HEAD = 190
_ROW = 104
_CHART = 790
_MEDAL = 68


@dataclass(frozen=True, slots=True)
class RankingPicture:
    """The final ranking, and how each climber fared."""

    seen: Observation
    order: tuple[int, ...]
    """The seats from best to last."""
    totals: tuple[int, ...]
    """By seat."""
    altitudes: Mapping[ClimberKey, Sequence[int | None]]
    """Each climber's metres, night by night from the first, None after the night in which it left the
    mountain."""
    winners: tuple[int, ...] = ()
    """Who share the first place."""
    title: str | None = None
    """What a solo game earned, in words."""

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        height = _HEAD + len(self.order) * (_ROW + 10) + _CHART + 30
        frame = Box(0, 0, theme.WIDTH, height)
        head = Box(20, 20, theme.WIDTH - 20, _HEAD - 10)
        shapes: list[Shape] = [
            Backdrop(mountain.Mountain(self.seen.board.side, "clear", "dawn"), frame, mountain.window(frame)),
            Plate(frame, theme.INK.at(70)),
            *self._head(head, writing),
        ]
        areas = [Area("head", head)]
        for number, (seat, place) in enumerate(zip(self.order, self._places(), strict=True)):
            row = Box.at(20, _HEAD + number * (_ROW + 10), theme.WIDTH - 40, _ROW)
            shapes += self._row(seat, place if len(self.order) > 1 else None, row, writing)
            areas.append(Area(f"player {seat}", row))
        chart = Box(20, height - _CHART - 14, theme.WIDTH - 20, height - 20)
        shapes += altitude_chart.chart(self.seen, self.altitudes, chart, writing)
        return Scene(theme.WIDTH, height, theme.INK, tuple(shapes), (*areas, Area("chart", chart)))

    def _places(self) -> list[int]:
        """The place of each row: winners share the first, and equal totals theirs."""
        ranks = [
            (seat in self.winners, self.seen.seats[seat].resigned, self.totals[seat]) for seat in self.order
        ]
        return [ranks.index(rank) + 1 for rank in ranks]

    @property
    def _lost(self) -> bool:
        """Whether the mountain had the last word: nobody lives, and nobody won because the others left."""
        return self.seen.reason != "resigned" and not any(seat.alive for seat in self.seen.seats)

    def _head(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """Who won, and in what game."""
        setup = self.seen.setup
        place = writing.text("picture-setting", side=setup.side, season=setup.season, day=self.seen.day)
        upper = Box(box.left + 150, box.top + 14, box.right - 20, box.top + 94)
        lower = Box(upper.left, box.bottom - 64, upper.right, box.bottom - 12)
        headline = self._headline(box.width - 170, writing)
        return (
            Plate(box, theme.INK.at(215), 24),
            *self._emblem(Box.at(box.left + 22, box.centre[1] - 54, 108, 108)),
            label(headline, upper, theme.WHITE, size=theme.TITLE, weight="ExtraBold", align="l"),
            label(place, lower, theme.MIST, size=theme.BODY, weight="SemiBold", align="l"),
        )

    def _headline(self, width: float, writing: Writing) -> str:
        """Who won, in a line."""
        if self.title is not None:
            return self.title[:1].upper() + self.title[1:]
        if self._lost:
            return writing.text("picture-nobody")
        if len(self.winners) == 1:
            return _winner(writing.name(self.winners[0]), width, writing)
        return writing.text("picture-shared" if self.winners else "picture-ranking")

    def _emblem(self, box: Box) -> tuple[Shape, ...]:
        """The flag where a winner stood on the summit, a medal for other wins, a cross where nobody lives."""
        if self._lost:
            return symbol("cross", box.grown(-14), theme.MIST)
        if any(seat in self.winners for seat, _ in self.seen.summit):
            return symbol("flag", box, theme.TURN)
        if not self.winners or len(self.seen.seats) == 1:
            return symbol("peak", box, theme.TURN)
        disc = box.grown(-8)
        return (
            Disc(disc, theme.TURN, theme.WHITE, 6),
            label("1", disc, theme.INK, size=theme.TITLE, weight="ExtraBold"),
        )

    def _row(self, seat: int, place: int | None, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A player, at a place unless there is nobody else."""
        view = self.seen.seats[seat]
        shapes: list[Shape] = [Plate(box, theme.PAPER, 22, shadow=6)]
        left = box.left + 26
        if place is not None:
            medal = Box.around((box.left + 54, box.centre[1]), _MEDAL, _MEDAL)
            if seat in self.winners and not self._lost:
                shapes.append(Plate(medal, theme.TURN, _MEDAL / 2))
            shapes.append(label(str(place), medal, theme.INK, size=theme.FIGURE, weight="ExtraBold"))
            left += 84
        shapes += swatch(seat, Box.at(left, box.centre[1] - 30, 60, 60))
        who = Box(left + 74, box.top, box.left + 470, box.bottom)
        if view.resigned:
            gone = Box(who.left, box.top + 62, who.right, box.bottom - 4)
            word = writing.text("picture-resigned")
            shapes.append(label(word, gone, theme.SLATE, weight="SemiBold", align="l"))
            who = Box(who.left, box.top + 4, who.right, gone.top)
        size, lines = (theme.BODY, 1) if view.resigned else (theme.FIGURE, 2)
        shapes += named(writing, seat, who, theme.INK, size=size, lines=lines)
        for number, name in enumerate(CLIMBER_NAMES):
            shapes += self._climber((seat, name), box.left + 486 + number * 210, box.centre[1])
        end = Box(box.right - 124, box.top + 14, box.right - 16, box.bottom - 14)
        total = str(self.totals[seat])
        shapes += [
            Plate(end, theme.INK, 20),
            label(total, end, theme.WHITE, size=theme.TITLE, weight="ExtraBold"),
        ]
        return tuple(shapes)

    def _climber(self, key: ClimberKey, left: float, middle: float) -> tuple[Shape, ...]:
        """A climber's points, with a cross if it died and the flag if it lives and was on the summit."""
        view = self.seen.seats[key[0]]
        climber = view.climber(key[1])
        points = Box(left + 68, middle - 26, left + 132, middle + 26)
        shapes = (
            *pawn(key, Box.at(left, middle - 33, 62, 66), dead=not climber.alive),
            *chip(str(climber.vp), points, theme.INK if climber.alive else theme.SLATE),
        )
        if view.resigned:
            return shapes
        if not climber.alive:
            return (*shapes, *symbol("cross", Box.at(points.right + 8, middle - 24, 46, 48), theme.SLATE))
        if key in self.seen.summit:
            flag = Box.at(points.right + 10, middle - 26, 50, 52)
            return (*shapes, *symbol("flag", flag, altitude_chart.GOLD))
        return shapes


def _winner(name: str, width: float, writing: Writing) -> str:
    """The headline for a winner; a name too long for it is cut, the words about it are not."""
    for length in range(len(name), -1, -1):
        shown = name if length == len(name) else name[:length].rstrip() + "…"
        headline = writing.text("picture-winner", name=shown)
        if theme.text_width(headline, theme.BODY, "ExtraBold") <= width:
            return headline
    return writing.text("picture-winner", name="…")
