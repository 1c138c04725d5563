"""The picture of a night: every climber's acclimatization check as a sum, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.render import paint, sky, theme
from k2bot.games.k2.render.pieces import chip, label, name_lines, pawn, signed, swatch
from k2bot.games.k2.render.scene import Area, Backdrop, Box, Disc, Plate, Scene
from k2bot.games.k2.render.symbols import symbol
from k2bot.words import words

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from k2bot.games.k2.engine.events import Checked
    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.render.scene import Shape
    from k2bot.games.k2.render.symbols import Name
    from k2bot.games.k2.render.theme import Colour

_HEAD = 132
_LINE = 88
_LEFT = 20
_NAME = 262

_STARS = (
    (64, 30, 3), (150, 96, 2), (236, 22, 2), (395, 70, 3), (470, 18, 2), (560, 104, 2), (640, 40, 4),
    (735, 84, 2), (820, 20, 3), (905, 110, 2), (1002, 30, 2), (1046, 88, 3),
)  # fmt: skip


def night(
    observation: Observation,
    names: Sequence[str],
    checks: Sequence[Checked],
    *,
    rescued: Collection[ClimberKey] = (),
) -> bytes:
    """The check of a night as a file: each climber's level, what changes it, and what is left (rules 20, 21).

    ``observation`` is of the day whose night it was; ``names`` by seat; ``rescued`` climbers were saved by
    the rescue card.
    """
    return paint.draw(scene(observation, names, checks, rescued=rescued))


def scene(
    observation: Observation,
    names: Sequence[str],
    checks: Sequence[Checked],
    *,
    rescued: Collection[ClimberKey] = (),
) -> Scene:
    """What ``night`` draws."""
    seats = sorted({check.climber[0] for check in checks})
    parts = {
        seat: sorted((c for c in checks if c.climber[0] == seat), key=lambda c: c.climber[1])
        for seat in seats
    }
    height = _HEAD + sum(len(part) * _LINE + 28 for part in parts.values()) + 12
    frame = Box(0, 0, theme.WIDTH, height)
    shapes: list[Shape] = [
        Backdrop(observation.board.side, "night", frame, Box(0, 0, theme.WIDTH, height)),
        *(Disc(Box.around((x, y), 2 * r, 2 * r), theme.WHITE.at(190)) for x, y, r in _STARS),
        *_head(observation, Box(_LEFT + 16, 0, theme.WIDTH - _LEFT, _HEAD)),
    ]
    areas = [Area("head", Box(0, 0, theme.WIDTH, _HEAD))]
    top = float(_HEAD)
    for seat, part in parts.items():
        box = Box.at(_LEFT, top, theme.WIDTH - 2 * _LEFT, len(part) * _LINE + 16)
        shapes.append(Plate(box, theme.PAPER, 24, shadow=8))
        shapes += swatch(seat, Box.around((box.left + 50, box.centre[1]), 60, 60))
        who = Box(box.left + 92, box.top, box.left + _NAME, box.bottom)
        shapes += name_lines(theme.writable(names[seat], f"{seat + 1}"), who, theme.INK)
        for number, check in enumerate(part):
            line = Box(
                box.left + _NAME + 8,
                box.top + 8 + number * _LINE,
                box.right - 16,
                box.top + 8 + (number + 1) * _LINE,
            )
            shapes += _line(check, line, rescued=check.climber in rescued)
        areas.append(Area(f"player {seat}", box))
        top = box.bottom + 12
    return Scene(theme.WIDTH, height, theme.INK, tuple(shapes), tuple(areas))


def _head(observation: Observation, box: Box) -> tuple[Shape, ...]:
    kind = sky.sky_of(observation.weather)
    title = words().text("picture-night", day=observation.day)
    return (
        *symbol("moon", Box.at(box.left, box.centre[1] - 34, 68, 68), theme.TURN),
        label(
            title,
            Box(box.left + 88, box.top, box.left + 430, box.bottom),
            theme.WHITE,
            size=theme.TITLE,
            weight="ExtraBold",
            align="l",
        ),
        *symbol(sky.SYMBOLS[kind], Box.at(box.left + 440, box.centre[1] - 28, 56, 56), theme.WHITE),
        label(
            sky.name_of(observation.weather),
            Box(box.left + 512, box.top, box.right, box.bottom),
            theme.WHITE,
            size=theme.BODY,
            weight="SemiBold",
            align="l",
        ),
    )


def _line(check: Checked, box: Box, *, rescued: bool) -> tuple[Shape, ...]:
    """Level, then what space, tent, weather and avalanche add, then the new level."""
    middle = box.centre[1]
    shapes: list[Shape] = [*pawn(check.climber, Box.at(box.left, middle - 33, 62, 66))]
    place = Box(box.left + 66, middle - 30, box.left + 152, middle + 30)
    if check.space == "summit":
        shapes += symbol("flag", place.grown(-8), theme.INK)
    else:
        word = words().text("picture-base") if check.space == "base" else check.space
        shapes.append(label(word, place, theme.INK, size=theme.BODY, weight="SemiBold"))
    steps: tuple[tuple[int, Name, Colour], ...] = (
        (check.air, "peak", theme.AIR),
        (check.tent, "tent", theme.AIR),
        (-check.weather, "storm", theme.AIR),
        (-check.avalanche, "avalanche", theme.DANGER),
    )
    crowded = all(number for number, _, _ in steps)
    width = 88 if crowded else 104
    x = box.left + 160
    first = Box(x, middle - 29, x + (54 if crowded else width), middle + 29)
    shapes += chip(str(check.before), first, theme.AIR, mark=None if crowded else "bottle")
    x = first.right + 6
    for number, mark, fill in steps:
        if number:
            place = Box(x, middle - 29, x + width, middle + 29)
            shapes += [
                Plate(place, theme.WHITE, 16, fill, 4),
                *chip(signed(number), place, fill.at(0), mark=mark, ink=fill),
            ]
            x = place.right + 6
    end = Box(box.right - 116, middle - 32, box.right, middle + 32)
    shapes.append(
        label(
            "=",
            Box(end.left - 41, end.top, end.left - 3, end.bottom),
            theme.SLATE,
            size=theme.FIGURE,
            weight="ExtraBold",
        )
    )
    if check.after >= 1:
        return (*shapes, *chip(str(check.after), end, theme.AIR, mark="bottle"))
    if rescued:
        return (
            *shapes,
            Plate(end, theme.WHITE, 18, theme.DANGER, 5),
            *symbol("rescue", end.grown(-12), theme.DANGER),
        )
    return (*shapes, Plate(end, theme.DANGER, 18), *symbol("cross", end.grown(-10), theme.WHITE))
