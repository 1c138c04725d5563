"""The picture of the end: the ranking, and each climber's way as a line of altitudes over the days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.render import mountain, paint, theme
from k2bot.games.k2.render.pieces import chip, label, pawn, swatch
from k2bot.games.k2.render.scene import Area, Backdrop, Box, Plate, Scene, Stroke
from k2bot.games.k2.render.symbols import symbol
from k2bot.words import words

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.render.scene import Point, Shape

_HEAD = 190
_ROW = 104
_CHART = 720
_FLOOR, _CEILING = 5000, 8800
"""Metres at the bottom and the top of the chart."""
_LEAST_DAYS = 6
_MARK = 64
"""Pixels between two climbers at the chart's right edge."""


def ranking(
    observation: Observation,
    names: Sequence[str],
    order: Sequence[int],
    totals: Sequence[int],
    altitudes: Mapping[ClimberKey, Sequence[int | None]],
    *,
    winners: Collection[int] = (),
    title: str | None = None,
) -> bytes:
    """The final ranking as a file.

    ``order`` are the seats from best to last, ``totals`` and ``names`` go by seat. ``altitudes`` are each
    climber's metres, night by night from the first, None after the night in which it left the mountain.
    ``winners`` share the first place; ``title`` is what a solo game earned, in words.
    """
    return paint.draw(scene(observation, names, order, totals, altitudes, winners=winners, title=title))


def scene(
    observation: Observation,
    names: Sequence[str],
    order: Sequence[int],
    totals: Sequence[int],
    altitudes: Mapping[ClimberKey, Sequence[int | None]],
    *,
    winners: Collection[int] = (),
    title: str | None = None,
) -> Scene:
    """What ``ranking`` draws."""
    height = _HEAD + len(order) * (_ROW + 10) + _CHART + 30
    readable = [theme.writable(name, f"{seat + 1}") for seat, name in enumerate(names)]
    frame = Box(0, 0, theme.WIDTH, height)
    shapes: list[Shape] = [
        Backdrop(observation.board.side, "clear", frame, mountain.window(frame)),
        Plate(frame, theme.INK.at(70)),
    ]
    head = Box(20, 20, theme.WIDTH - 20, _HEAD - 10)
    shapes += _head(observation, readable, winners, title, head)
    areas = [Area("head", head)]
    places = _places(observation, order, totals, winners)
    for number, seat in enumerate(order):
        row = Box.at(20, _HEAD + number * (_ROW + 10), theme.WIDTH - 40, _ROW)
        shapes += _row(
            observation,
            observation.seats[seat],
            readable[seat],
            row,
            place=places[number] if len(order) > 1 else None,
            total=totals[seat],
            won=seat in winners,
        )
        areas.append(Area(f"player {seat}", row))
    chart = Box(20, height - _CHART - 14, theme.WIDTH - 20, height - 20)
    shapes += _chart(observation, altitudes, chart)
    return Scene(theme.WIDTH, height, theme.INK, tuple(shapes), (*areas, Area("chart", chart)))


def _places(
    observation: Observation, order: Sequence[int], totals: Sequence[int], winners: Collection[int]
) -> list[int]:
    """The place of each row: winners share the first, and equal totals theirs."""
    ranks = [(seat in winners, observation.seats[seat].resigned, totals[seat]) for seat in order]
    return [ranks.index(rank) + 1 for rank in ranks]


def _head(
    observation: Observation, names: Sequence[str], winners: Collection[int], title: str | None, box: Box
) -> tuple[Shape, ...]:
    if title is not None:
        headline = title[:1].upper() + title[1:]
    elif len(winners) == 1:
        headline = words().text("picture-winner", name=names[next(iter(winners))])
    elif winners:
        headline = words().text("picture-shared")
    else:
        headline = words().text("picture-ranking")
    place = words().text(
        "picture-setting",
        side=observation.setup.side,
        season=observation.setup.season,
        day=observation.day,
    )
    return (
        Plate(box, theme.INK.at(215), 24),
        *symbol("flag", Box.at(box.left + 22, box.centre[1] - 54, 108, 108), theme.TURN),
        label(
            headline,
            Box(box.left + 150, box.top + 14, box.right - 20, box.top + 94),
            theme.WHITE,
            size=theme.TITLE,
            weight="ExtraBold",
            align="l",
        ),
        label(
            place,
            Box(box.left + 150, box.bottom - 64, box.right - 20, box.bottom - 12),
            theme.MIST,
            size=theme.BODY,
            weight="SemiBold",
            align="l",
        ),
    )


def _row(
    observation: Observation,
    view: SeatView,
    name: str,
    box: Box,
    *,
    place: int | None,
    total: int,
    won: bool,
) -> tuple[Shape, ...]:
    """A player, at a place unless there is nobody else."""
    seat = view.seat
    shapes: list[Shape] = [Plate(box, theme.PAPER, 22, shadow=6)]
    left = box.left + 26
    if place is not None:
        medal = Box.around((box.left + 56, box.centre[1]), 72, 72)
        if won:
            shapes.append(Plate(medal, theme.TURN, 36))
        shapes.append(label(str(place), medal, theme.INK, size=theme.FIGURE, weight="ExtraBold"))
        left += 77
    shapes += swatch(seat, Box.at(left, box.centre[1] - 31, 62, 62))
    who = Box(left + 77, box.top, box.left + 470, box.bottom)
    if view.resigned:
        gone = Box(who.left, box.top + 58, who.right, box.bottom - 8)
        word = words().text("picture-resigned")
        shapes.append(label(word, gone, theme.SLATE, weight="SemiBold", align="l"))
        who = Box(who.left, box.top + 12, who.right, gone.top)
    shapes.append(label(name, who, theme.INK, size=theme.FIGURE, align="l"))
    for number, climber_name in enumerate(CLIMBER_NAMES):
        climber = view.climber(climber_name)
        left = box.left + 486 + number * 210
        shapes += pawn((seat, climber_name), Box.at(left, box.centre[1] - 33, 62, 66), dead=not climber.alive)
        points = Box(left + 68, box.centre[1] - 26, left + 132, box.centre[1] + 26)
        shapes += chip(str(climber.vp), points, theme.INK if climber.alive else theme.SLATE)
        if view.resigned:
            continue
        if not climber.alive:
            shapes += symbol("cross", Box.at(points.right + 8, box.centre[1] - 24, 46, 48), theme.SLATE)
        elif (seat, climber_name) in observation.summit:
            shapes += symbol(
                "flag", Box.at(points.right + 10, box.centre[1] - 26, 50, 52), theme.colour("#D08A12")
            )
    end = Box(box.right - 124, box.top + 14, box.right - 16, box.bottom - 14)
    shapes += [
        Plate(end, theme.INK, 20),
        label(str(total), end, theme.WHITE, size=theme.TITLE, weight="ExtraBold"),
    ]
    return tuple(shapes)


# ------------------------------------------------------------------------------------------------ chart


def _chart(
    observation: Observation, altitudes: Mapping[ClimberKey, Sequence[int | None]], box: Box
) -> tuple[Shape, ...]:
    spaces = observation.board.by_id
    base, summit = spaces[content.BASE_CAMP].altitude, spaces[content.SUMMIT].altitude
    shapes: list[Shape] = [Plate(box, theme.PAPER, 24, shadow=8)]
    plot = Box(box.left + 156, box.top + 30, box.right - 110, box.bottom - 62)
    days = _days(max((len(nights) for nights in altitudes.values()), default=0))

    def spot(day: float, metres: float) -> Point:
        return (
            plot.left + plot.width * day / days,
            plot.bottom - plot.height * (metres - _FLOOR) / (_CEILING - _FLOOR),
        )

    for metres in (6000, 7000, 8000, summit):
        left, right = spot(0, metres), spot(days, metres)
        top = metres == summit
        shapes.append(
            Stroke((left, right), theme.colour("#D08A12") if top else theme.SLATE.at(110), 3, (12, 12))
        )
        note = Box(box.left + 8, left[1] - 20, plot.left - 10, left[1] + 20)
        if top:
            shapes += symbol(
                "flag", Box.around((note.right - 24, note.centre[1]), 48, 48), theme.colour("#D08A12")
            )
        else:
            shapes.append(
                label(
                    words().text("picture-metres", metres=str(metres)),
                    note,
                    theme.SLATE,
                    weight="SemiBold",
                    align="r",
                )
            )
    axis = Box(box.left + 8, plot.bottom + 8, plot.left - 34, plot.bottom + 52)
    shapes.append(label(words().text("picture-days"), axis, theme.SLATE, weight="SemiBold", align="r"))
    for day in range(0, days + 1, content.DAYS_A_TILE):
        x = spot(day, _FLOOR)[0]
        shapes.append(Stroke(((x, plot.top), (x, plot.bottom)), theme.SLATE.at(50), 2))
        shapes.append(
            label(
                str(day),
                Box(x - 40, plot.bottom + 8, x + 40, plot.bottom + 52),
                theme.SLATE,
                weight="SemiBold",
            )
        )
    ends: list[tuple[ClimberKey, Point]] = []
    for number, (key, nights) in enumerate(altitudes.items()):
        aside = (number - len(altitudes) / 2) * 1.4
        known = [
            (0, base),
            *((night + 1, metres) for night, metres in enumerate(nights) if metres is not None),
        ]
        points = tuple((spot(day, metres)[0], spot(day, metres)[1] + aside) for day, metres in known)
        shapes += _way(key, points)
        ends.append((key, points[-1]))
    living = [(key, end) for key, end in ends if observation.seats[key[0]].climber(key[1]).alive]
    for key, centre in ends:
        if (key, centre) not in living:
            shapes += [
                Plate(Box.around(centre, 44, 44), theme.PAPER, 22, theme.INK, 2),
                Plate(Box.around(centre, 40, 40), theme.PAPER, 20, theme.LIVERIES[key[0]].colour, 5),
            ]
            if not observation.seats[key[0]].resigned:
                shapes += symbol("cross", Box.around(centre, 26, 28), theme.INK)
    return (*shapes, *_marks(living, plot, box))


def _days(nights: int) -> int:
    """Days that the chart has room for: whole tiles, and not so few that the lines are all steep."""
    tiles = -(-nights // content.DAYS_A_TILE)
    return max(_LEAST_DAYS, tiles * content.DAYS_A_TILE)


def _way(key: ClimberKey, points: tuple[Point, ...]) -> tuple[Shape, ...]:
    livery = theme.LIVERIES[key[0]]
    if len(points) < 2:
        return ()
    line: list[Shape] = [Stroke(points, theme.INK.at(150), 11), Stroke(points, livery.colour, 7)]
    if key[1] == "B":
        line.append(Stroke(points, theme.WHITE if livery.letter == theme.WHITE else theme.INK, 3, (3, 15)))
    return tuple(line)


def _marks(ends: Sequence[tuple[ClimberKey, Point]], plot: Box, box: Box) -> tuple[Shape, ...]:
    """Who lives, at the right edge at the height of the last night, kept apart."""
    shapes: list[Shape] = []
    ranked = sorted(ends, key=lambda end: (end[1][1], end[0]))
    heights: list[float] = []
    for _, (_, y) in ranked:
        heights.append(max(y, heights[-1] + _MARK if heights else plot.top + 12))
    limit = box.bottom - 44
    for number in range(len(heights) - 1, -1, -1):
        heights[number] = min(heights[number], limit)
        limit = heights[number] - _MARK
    for (key, (x, y)), height in zip(ranked, heights, strict=True):
        centre = (plot.right + 62, height)
        shapes.append(Stroke(((x + 6, y), (centre[0] - 34, height)), theme.SLATE.at(150), 3, (6, 8)))
        shapes += pawn(key, Box.around(centre, 58, 62))
    return tuple(shapes)
