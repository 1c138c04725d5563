"""The picture of the end: the ranking, and each climber's way as a line of altitudes over the days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.pictures import altitude_chart
from k2bot.games.k2.pictures.names import named, readable
from k2bot.games.k2.pictures.pieces import chip, label, pawn, swatch
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Area, Backdrop, Box, Disc, Plate, Scene
from k2bot.text.words import words

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.render.scene import Shape

_HEAD = 190
_ROW = 104
_CHART = 790
_MEDAL = 68


def ranking(
    observation: Observation,
    names: Sequence[str],
    order: Sequence[int],
    totals: Sequence[int],
    altitudes: Mapping[ClimberKey, Sequence[int | None]],
    *,
    winners: Collection[int] = (),
    title: str | None = None,
    computers: Collection[int] = (),
) -> bytes:
    """The final ranking as a file.

    ``order`` are the seats from best to last, ``totals`` and ``names`` go by seat. ``altitudes`` are each
    climber's metres, night by night from the first, None after the night in which it left the mountain.
    ``winners`` share the first place; ``title`` is what a solo game earned, in words.
    ``computers`` are seats they play.
    """
    return paint.draw(
        scene(
            observation,
            names,
            order,
            totals,
            altitudes,
            winners=winners,
            title=title,
            computers=computers,
        )
    )


def scene(
    observation: Observation,
    names: Sequence[str],
    order: Sequence[int],
    totals: Sequence[int],
    altitudes: Mapping[ClimberKey, Sequence[int | None]],
    *,
    winners: Collection[int] = (),
    title: str | None = None,
    computers: Collection[int] = (),
) -> Scene:
    """What ``ranking`` draws."""
    height = _HEAD + len(order) * (_ROW + 10) + _CHART + 30
    clean = [readable(name, seat) for seat, name in enumerate(names)]
    frame = Box(0, 0, theme.WIDTH, height)
    shapes: list[Shape] = [
        Backdrop(mountain.Mountain(observation.board.side, "clear", "dawn"), frame, mountain.window(frame)),
        Plate(frame, theme.INK.at(70)),
    ]
    head = Box(20, 20, theme.WIDTH - 20, _HEAD - 10)
    shapes += _head(observation, clean, winners, title, head)
    areas = [Area("head", head)]
    places = _places(observation, order, totals, winners)
    for number, seat in enumerate(order):
        row = Box.at(20, _HEAD + number * (_ROW + 10), theme.WIDTH - 40, _ROW)
        shapes += _row(
            observation,
            observation.seats[seat],
            clean[seat],
            row,
            place=places[number] if len(order) > 1 else None,
            total=totals[seat],
            won=seat in winners and not _lost(observation),
            computer=seat in computers,
        )
        areas.append(Area(f"player {seat}", row))
    chart = Box(20, height - _CHART - 14, theme.WIDTH - 20, height - 20)
    shapes += altitude_chart.chart(observation, altitudes, chart)
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
    lost = _lost(observation)
    if lost and title is None:
        headline = words().text("picture-nobody")
    elif title is not None:
        headline = title[:1].upper() + title[1:]
    elif len(winners) == 1:
        headline = _winner(names[next(iter(winners))], box.width - 170)
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
        *_emblem(observation, winners, lost=lost, box=Box.at(box.left + 22, box.centre[1] - 54, 108, 108)),
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


def _lost(observation: Observation) -> bool:
    """Whether the mountain had the last word: nobody lives, and nobody won because the others left."""
    return observation.reason != "resigned" and not any(seat.alive for seat in observation.seats)


def _emblem(observation: Observation, winners: Collection[int], *, lost: bool, box: Box) -> tuple[Shape, ...]:
    """The flag where a winner stood on the summit, a medal for other wins, a cross where nobody lives."""
    if lost:
        return symbol("cross", box.grown(-14), theme.MIST)
    if any(seat in winners for seat, _ in observation.summit):
        return symbol("flag", box, theme.TURN)
    if not winners or len(observation.seats) == 1:
        return symbol("peak", box, theme.TURN)
    disc = box.grown(-8)
    return (
        Disc(disc, theme.TURN, theme.WHITE, 6),
        label("1", disc, theme.INK, size=theme.TITLE, weight="ExtraBold"),
    )


def _winner(name: str, width: float) -> str:
    """The headline for a winner; a name too long for it is cut, the words about it are not."""
    for length in range(len(name), -1, -1):
        shown = name if length == len(name) else name[:length].rstrip() + "…"
        headline = words().text("picture-winner", name=shown)
        if theme.text_width(headline, theme.BODY, "ExtraBold") <= width:
            return headline
    return words().text("picture-winner", name="…")


def _row(
    observation: Observation,
    view: SeatView,
    name: str,
    box: Box,
    *,
    place: int | None,
    total: int,
    won: bool,
    computer: bool,
) -> tuple[Shape, ...]:
    """A player, at a place unless there is nobody else."""
    seat = view.seat
    shapes: list[Shape] = [Plate(box, theme.PAPER, 22, shadow=6)]
    left = box.left + 26
    if place is not None:
        medal = Box.around((box.left + 54, box.centre[1]), _MEDAL, _MEDAL)
        if won:
            shapes.append(Plate(medal, theme.TURN, _MEDAL / 2))
        shapes.append(label(str(place), medal, theme.INK, size=theme.FIGURE, weight="ExtraBold"))
        left += 84
    shapes += swatch(seat, Box.at(left, box.centre[1] - 30, 60, 60))
    who = Box(left + 74, box.top, box.left + 470, box.bottom)
    if view.resigned:
        gone = Box(who.left, box.top + 62, who.right, box.bottom - 4)
        word = words().text("picture-resigned")
        shapes.append(label(word, gone, theme.SLATE, weight="SemiBold", align="l"))
        who = Box(who.left, box.top + 4, who.right, gone.top)
    size, lines = (theme.BODY, 1) if view.resigned else (theme.FIGURE, 2)
    shapes += named(name, who, theme.INK, size=size, computer=computer, lines=lines)
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
                "flag", Box.at(points.right + 10, box.centre[1] - 26, 50, 52), altitude_chart.GOLD
            )
    end = Box(box.right - 124, box.top + 14, box.right - 16, box.bottom - 14)
    shapes += [
        Plate(end, theme.INK, 20),
        label(str(total), end, theme.WHITE, size=theme.TITLE, weight="ExtraBold"),
    ]
    return tuple(shapes)
