"""How the score grew over the turns: a flight of steps for each player, every gain with who brought it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from k2bot.games.dungeon_twister.pictures import panels
from k2bot.games.dungeon_twister.pictures.liveries import BONE_SHADE, BRASS_DARK, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.render.scene import Box, Disc, Plate, Stroke

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pictures.story import Story
    from k2bot.render.scene import Point, Shape
    from k2bot.render.writing import Writing

_LINE: Final = 14


class _Place(Protocol):
    """Where a turn and points lie in the chart, moved down by some pixels."""

    def __call__(self, turn: float, points: float, shift: float = 0) -> Point: ...


def chart(story: Story, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """The points of both players from the first turn to the last, the decisive turn marked."""
    most = max(*story.seen.setup.goal, *story.seen.vp)
    last = max(story.seen.number, 1)
    area = Box(box.left + 72, box.top + 84, box.right - 34, box.bottom - 66)

    def at(turn: float, points: float, shift: float = 0) -> Point:
        return area.left + area.width * turn / last, area.bottom - area.height * points / most + shift

    title = Box(box.left + 24, box.top + 8, box.right - 24, box.top + 70)
    shapes: list[Shape] = [
        *panels.panel(box),
        *panels.line(writing.text("dungeon-picture-growth"), title, INK, weight="SemiBold"),
    ]
    for points in range(most + 1):
        y = at(0, points)[1]
        shapes.append(Plate(Box(area.left, y - 1.5, area.right, y + 1.5), BONE_SHADE))
        place = Box(box.left + 14, y - 26, area.left - 14, y + 26)
        shapes += panels.line(f"{points}", place, INK, size=panels.SMALL, align="r")
    shapes += _decisive(story, area, at)
    for turn in (1, last):
        place = Box.around((at(turn, 0)[0], area.bottom + 34), 90, 50)
        shapes += panels.line(f"{turn}", place, INK, size=panels.SMALL, align="m")
    for seat in (0, 1):
        shapes += _steps(story, seat, at, last)
    return tuple(shapes)


def _steps(story: Story, seat: int, at: _Place, last: int) -> tuple[Shape, ...]:
    livery = LIVERIES[seat]
    shift = -_LINE / 2 if seat == 0 else _LINE / 2
    points, score = [at(0, 0, shift)], 0
    marks: list[Point] = []
    for gain in story.gains:
        if gain.seat == seat:
            points.append(at(gain.turn, score, shift))
            score += gain.points
            points.append(at(gain.turn, score, shift))
            marks.append(points[-1])
    points.append(at(last, score, shift))
    dash = None if livery.pattern == "plain" else (30.0, 20.0)
    return (
        Stroke(tuple(points), INK, _LINE + 6),
        Stroke(tuple(points), livery.colour, _LINE),
        *((Stroke(tuple(points), livery.second, _LINE - 6, dash),) if dash else ()),
        *(Disc(Box.around(mark, 40, 40), livery.colour, INK, 5) for mark in marks),
    )


def _decisive(story: Story, area: Box, at: _Place) -> tuple[Shape, ...]:
    turn = story.decisive
    if turn is None:
        return ()
    x = at(turn, 0)[0]
    crown = Box.around((x, area.top - 6), 56, 56)
    said = Box.around((x, area.bottom + 34), 90, 50)
    near = turn <= 2 or turn >= story.seen.number - 1
    return (
        Plate(Box(x - 22, area.top, x + 22, area.bottom), panels.LIT.at(150)),
        *symbol("crown", crown, BRASS_DARK),
        *(() if near else panels.line(f"{turn}", said, INK, size=panels.SMALL, align="m")),
    )
