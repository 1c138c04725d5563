"""How the score grew over the turns: a flight of steps for each player, every gain with who brought it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from k2bot.games.dungeon_twister.pictures import panels
from k2bot.games.dungeon_twister.pictures.liveries import BONE, BONE_SHADE, BRASS_DARK, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.render.scene import Box, Disc, Plate, Stroke

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pictures.story import Source, Story
    from k2bot.games.dungeon_twister.pictures.symbols import Name
    from k2bot.render.scene import Point, Shape
    from k2bot.render.writing import Writing

_LINE: Final = 14
_GOAL: Final = 104
"""Pixels of the word at the end of a goal's line."""
SIGNS: Final[dict[Source, Name]] = {
    "exit": "door",
    "goblin": "door",
    "treasure": "treasure",
    "elimination": "skull",
}
"""The sign of each source of points."""


class _Place(Protocol):
    """Where a turn and points lie in the chart, moved down by some pixels."""

    def __call__(self, turn: float, points: float, shift: float = 0) -> Point: ...


def chart(story: Story, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """The points of both players from the first turn to the last, the goals and the decisive turn marked."""
    goals = story.seen.setup.goal
    most = max(*goals, *story.seen.vp)
    last = max(story.seen.number, 1)
    area = Box(box.left + 76, box.top + 130, box.right - _GOAL - 50, box.bottom - 128)

    def at(turn: float, points: float, shift: float = 0) -> Point:
        return area.left + area.width * turn / last, area.bottom - area.height * points / most + shift

    title = Box(box.left + 24, box.top + 10, box.right - 24, box.top + 74)
    foot = Box(area.left, box.bottom - 62, area.right, box.bottom - 14)
    shapes: list[Shape] = [
        *panels.panel(box),
        *panels.line(writing.text("dungeon-picture-growth"), title, INK, align="m"),
        *panels.line(
            writing.text("dungeon-picture-turns-axis"),
            foot,
            INK,
            size=panels.SMALL,
            weight="Medium",
            align="m",
        ),
    ]
    for points in range(most + 1):
        y = at(0, points)[1]
        shapes.append(Plate(Box(area.left, y - 1.5, area.right, y + 1.5), BONE_SHADE))
        place = Box(box.left + 14, y - 26, area.left - 16, y + 26)
        shapes += panels.line(f"{points}", place, INK, size=panels.SMALL, align="r")
    shapes += _decisive(story, area, at)
    for turn in (1, last):
        place = Box.around((at(turn, 0)[0], area.bottom + 36), 90, 50)
        shapes += panels.line(f"{turn}", place, INK, size=panels.SMALL, align="m")
    shapes += _goals(goals, area, at, writing)
    for seat in (0, 1):
        shapes += _steps(story, seat, at, last)
    return tuple(shapes)


def _goals(goals: tuple[int, int], area: Box, at: _Place, writing: Writing) -> tuple[Shape, ...]:
    """A line at the points each player wanted, named at its end: one for both where they are the same."""
    shapes: list[Shape] = []
    for goal in sorted(set(goals)):
        y = at(0, goal)[1]
        livery = LIVERIES[goals.index(goal)]
        fill, ink = (livery.colour, livery.letter) if goals[0] != goals[1] else (INK, BONE)
        ends = ((area.left, y), (area.right, y))
        plate = Box.at(area.right + 36, y - 24, _GOAL, 48)
        shapes += [
            Stroke(ends, INK, 9, (14.0, 20.0)),
            Stroke(ends, fill, 5, (14.0, 20.0)),
            Plate(plate, INK, 12),
            Plate(plate.grown(-3), fill, 10),
            *panels.line(
                writing.text("dungeon-picture-goal"),
                Box(plate.left + 5, plate.top - 4, plate.right - 5, plate.bottom + 4),
                ink,
                size=panels.SMALL,
                align="m",
            ),
        ]
    return tuple(shapes)


def _steps(story: Story, seat: int, at: _Place, last: int) -> tuple[Shape, ...]:
    livery = LIVERIES[seat]
    shift = -_LINE / 2 if seat == 0 else _LINE / 2
    points, score = [at(0, 0, shift)], 0
    marks: list[tuple[Point, Name]] = []
    for gain in story.gains:
        if gain.seat == seat:
            points.append(at(gain.turn, score, shift))
            score += gain.points
            points.append(at(gain.turn, score, shift))
            marks.append((points[-1], SIGNS[gain.source]))
    points.append(at(last, score, shift))
    dash = None if livery.pattern == "plain" else (30.0, 20.0)
    shapes: list[Shape] = [
        Stroke(tuple(points), INK, _LINE + 6),
        Stroke(tuple(points), livery.colour, _LINE),
        *((Stroke(tuple(points), livery.second, _LINE - 6, dash),) if dash else ()),
    ]
    for mark, sign in marks:
        disc = Box.around(mark, 56, 56)
        shapes += (Disc(disc, livery.colour, INK, 5), *symbol(sign, disc.grown(-12), livery.letter))
    return tuple(shapes)


def _decisive(story: Story, area: Box, at: _Place) -> tuple[Shape, ...]:
    turn = story.decisive
    if turn is None:
        return ()
    x = at(turn, 0)[0]
    crown = Box.around((x, area.top - 30), 56, 56)
    said = Box.around((x, area.bottom + 36), 90, 50)
    near = turn <= 2 or turn >= story.seen.number - 1
    return (
        Plate(Box(x - 22, area.top, x + 22, area.bottom), panels.LIT.at(150)),
        *symbol("crown", crown, BRASS_DARK),
        *(() if near else panels.line(f"{turn}", said, INK, size=panels.SMALL, align="m")),
    )
