"""The picture of the end: the ranking, and each climber's way as a line of altitudes over the days."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
    ClimberKey,
)
from k2bot.games.k2.pictures import altitude_chart, places
from k2bot.games.k2.pictures.pieces import chip, pawn
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label, strong
from k2bot.render.layout import Label, lines
from k2bot.render.names import named, swatch
from k2bot.render.scene import Area, Box, Disc, Plate, Scene, Shape

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.writing import Writing

_SIDE = 548
"""Pixels of the ranking beside the mountain."""
_HEAD = 252
_ROW, _SPACE = 142, 8
_CHART = 400
"""Where the chart begins: above it the mountain stands free."""
_MEDAL = 56
_HERO = (82, 88)


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
        frame = Box(0, 0, *theme.FRAME)
        side = Box(frame.right - 20 - _SIDE, 20, frame.right - 20, frame.bottom - 20)
        head = Box(side.left, side.top, side.right, side.top + _HEAD)
        chart = Box(20, _CHART, side.left - 20, frame.bottom - 20)
        shapes: list[Shape] = [
            mountain.behind(self.seen.board.side, "clear", "dawn"),
            *self._head(head, writing),
            *self._heroes(),
        ]
        areas = [Area("head", head)]
        for number, (seat, place) in enumerate(zip(self.order, self._places(), strict=True)):
            row = Box.at(side.left, head.bottom + _SPACE + number * (_ROW + _SPACE), side.width, _ROW)
            shapes += self._row(seat, place if len(self.order) > 1 else None, row, writing)
            areas.append(Area(f"player {seat}", row))
        shapes += altitude_chart.chart(self.seen, self.altitudes, chart, writing, self._strong)
        return Scene(*theme.FRAME, theme.INK, tuple(shapes), (*areas, Area("chart", chart)))

    @property
    def _strong(self) -> tuple[int, ...]:
        """Whose ways stand out: the winners', unless nobody came back."""
        return () if self._lost else self.winners

    def _heroes(self) -> tuple[Shape, ...]:
        """The winners where they stood highest, as far as it is free; a flag on the summit."""
        spots = places.PLACES[self.seen.board.side]
        stood: dict[str, list[ClimberKey]] = {}
        for key in ((seat, name) for seat in self._strong for name in CLIMBER_NAMES):
            space = self._highest(key)
            if spots[space][1] < _CHART - _HERO[1]:
                stood.setdefault(space, []).append(key)
        shapes: list[Shape] = []
        for space, keys in stood.items():
            x, y = spots[space]
            if space == content.SUMMIT:
                badge = Box.around((x, max(y, 62)), 92, 92)
                shapes += [
                    Disc(badge, theme.INK, theme.WHITE, 6),
                    *symbol("flag", badge.grown(-20), theme.TURN),
                ]
                y = badge.bottom + 46
            for number, key in enumerate(keys):
                middle = x + (number - (len(keys) - 1) / 2) * _HERO[0]
                shapes += pawn(key, Box.around((middle, y), *_HERO))
        return tuple(shapes)

    def _highest(self, key: ClimberKey) -> str:
        """The highest space where a climber was on the summit or spent a night."""
        if key in self.seen.summit:
            return content.SUMMIT
        highest = max((metres for metres in self.altitudes.get(key, ()) if metres is not None), default=0)
        found = (space.id for space in self.seen.board.spaces if space.altitude == highest)
        return next(found, content.BASE_CAMP)

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
        emblem = Box.at(box.left + 20, box.top + 22, 98, 98)
        upper = Box(emblem.right + 14, box.top + 4, box.right - 12, box.top + 140)
        lower = Box(box.left + 24, upper.bottom, box.right - 20, box.bottom - 4)
        headline = lines(
            self._headline(2 * upper.width, writing), upper.width, Label("", theme.WHITE, 50, "ExtraBold")
        )
        return (
            Plate(box, theme.INK.at(225), 24),
            *self._emblem(emblem),
            *headline.placed(upper),
            *lines(place, lower.width, Label("", theme.MIST, theme.BODY, "SemiBold")).placed(lower),
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
        return (Disc(disc, theme.TURN, theme.WHITE, 6), strong("1", disc, theme.INK, theme.TITLE))

    def _row(self, seat: int, place: int | None, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A player, at a place unless there is nobody else."""
        view = self.seen.seats[seat]
        shapes: list[Shape] = [Plate(box, theme.PAPER, 22, shadow=6)]
        left, end = box.left + 14, Box(box.right - 126, box.top + 16, box.right - 14, box.bottom - 16)
        line = Box(left, box.top + 8, end.left - 12, box.top + 76)
        if place is not None:
            medal = Box.around((left + _MEDAL / 2, line.centre[1]), _MEDAL, _MEDAL)
            if seat in self.winners and not self._lost:
                shapes.append(Plate(medal, theme.TURN, _MEDAL / 2))
            shapes.append(strong(str(place), medal, theme.INK, theme.FIGURE))
            left += _MEDAL + 6
        shapes += swatch(seat, Box.at(left, line.centre[1] - 26, 52, 52))
        who = Box(left + 60, line.top, line.right, line.bottom)
        shapes += named(writing, seat, who, theme.INK, size=theme.FIGURE, lines=1)
        middle = box.bottom - 40
        if view.resigned:
            gone = Box(line.left + 152, middle - 26, line.right, middle + 26)
            word = writing.text("picture-resigned")
            shapes.append(label(word, gone, theme.SLATE, size=theme.BODY, weight="SemiBold", align="l"))
        for number, name in enumerate(CLIMBER_NAMES):
            step = 72 if view.resigned else 192
            shapes += self._climber((seat, name), line.left + number * step, middle)
        total = str(self.totals[seat])
        shapes += [Plate(end, theme.INK, 20), strong(total, end, theme.WHITE, 84)]
        return tuple(shapes)

    def _climber(self, key: ClimberKey, left: float, middle: float) -> tuple[Shape, ...]:
        """A climber's points, with a cross if it died and the flag if it lives and was on the summit."""
        view = self.seen.seats[key[0]]
        climber = view.climber(key[1])
        piece = pawn(key, Box.at(left, middle - 33, 62, 66), dead=not climber.alive)
        if view.resigned:
            return piece
        points = Box(left + 66, middle - 27, left + 132, middle + 27)
        shapes = (*piece, *chip(str(climber.vp), points, theme.INK if climber.alive else theme.SLATE))
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
