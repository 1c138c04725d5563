"""Where a planning player's climbers can go: what that takes, and the plates that say so."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberName, Destination, Observation
from k2bot.games.k2.pictures import palette, pieces, places
from k2bot.render import theme
from k2bot.render.layout import Fixed, Part, Row, label, strong
from k2bot.render.scene import Box, Decal, Disc, Plate, Polygon, Shape, Shapes

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from k2bot.games.k2.engine import Space
    from k2bot.render.scene import Point

FRAME = 7.0
"""Width in pixels of the frame around the plates of the best spaces."""
_EDGE = 2.5
_DEADLY = palette.DANGER.mixed(theme.WHITE, 0.84)
"""Background of what kills."""
_PRICE = palette.MOVEMENT.mixed(theme.INK, 0.5)
"""Colour of what a way costs."""
_LARGE, _SMALL = 34, 30
"""Font sizes of climbers' letters and prices, the smaller one where two prices share a plate."""
_BADGE, _SIGN, _PAD, _BETWEEN, _GAP = 1.1, 0.95, 4.0, 2.0, 3.0
"""Size of a climber's badge and of a sign relative to the letters; pixels of a cell's padding, between badge
and price, and around cells."""
_MOST = 128.0
"""Width in pixels that no plate exceeds, since neighbours are close."""
_STAR, _STAR_OFF = 15.0, 7.0
"""Pixels: reach of the star of the best spaces, and its distance from the corner of their plates."""
_SHADE = 32.0
"""Pixels that shadow and star reach beyond a plate."""


Worth: TypeAlias = "Literal['best', 'more', 'none']"
"""Whether a space brings the most points, more than a climber has, or none that are new."""


class Toll(NamedTuple):
    """Cost for a climber to go to a space beyond its cards, or a reason that it can't stay there."""

    air: int = 0
    """Levels that the risk token costs, if the turn ends there."""
    dies: bool = False
    """Whether the climber would die there tonight."""
    full: bool = False
    """Whether the space has no room."""
    cost: int = 0
    """Movement points of the way, where it takes nothing else."""

    @property
    def fill(self) -> theme.Colour | None:
        """Background of what costs more than cards; None if it doesn't."""
        if self.full:
            return pieces.FULL.ground
        if self.dies:
            return _DEADLY
        return palette.AIR_PALE if self.air else None

    @property
    def ink(self) -> theme.Colour:
        """Colour of letters on it."""
        if self.full:
            return pieces.FULL.ink
        if self.dies:
            return palette.DANGER
        return palette.AIR if self.air else theme.INK


FREE, FULL = Toll(), Toll(full=True)


class Group(NamedTuple):
    """Climbers that can go to a space at the same cost; nobody for a full space."""

    names: tuple[ClimberName, ...]
    toll: Toll = FREE
    told: bool = True
    """Whether there is room for the price."""

    @property
    def price(self) -> str:
        """What it takes in figures: air for the risk, or movement points."""
        if not self.told:
            return ""
        return pieces.signed(-self.toll.air) if self.toll.air else str(self.toll.cost or "")

    def width(self, size: int) -> float:
        """Width in pixels of its badges and prices at a font size, with padding."""
        widths = [
            *(size * _BADGE for _ in self.names),
            *([theme.text_width(self.price, size, "ExtraBold")] if self.price else []),
            *([size * _SIGN] if self.toll.dies else []),
        ]
        return sum(widths) + _BETWEEN * (len(widths) - 1) + 2 * _PAD


# ---------------------------------------------------------------------------------------- what it takes


def tolls(destinations: Iterable[Destination]) -> dict[tuple[ClimberName, str], Toll]:
    """The lowest cost of each climber's reachable spaces."""
    found: dict[tuple[ClimberName, str], Toll] = {}
    for goal in destinations:
        air = 0 if goal.dies else goal.air_paid
        toll = Toll(air, goal.dies, cost=0 if air or goal.dies else goal.cost)
        key = (goal.climber, goal.space)
        found[key] = min(found.get(key, toll), toll, key=lambda toll: (toll.dies, toll.air, toll.cost))
    return found


def reached(
    destinations: Iterable[tuple[ClimberName, str]], tolls: Mapping[tuple[ClimberName, str], Toll]
) -> dict[str, tuple[Group, ...]]:
    """For each space the climbers that can go there, grouped by cost."""
    named: dict[str, dict[Toll, tuple[ClimberName, ...]]] = {}
    for name, space in sorted(dict.fromkeys(destinations), key=lambda goal: goal[0]):
        groups, toll = named.setdefault(space, {}), tolls.get((name, space), FREE)
        groups[toll] = (*groups.get(toll, ()), name)
    return {space: tuple(Group(who, toll) for toll, who in groups.items()) for space, groups in named.items()}


def with_full(goals: Mapping[str, tuple[Group, ...]], full: Iterable[str]) -> dict[str, tuple[Group, ...]]:
    """The goals with full spaces added. Those name no climber, since none can stay."""
    return {**dict.fromkeys(full, (Group((), FULL),)), **goals}


def best(
    seen: Observation,
    destinations: Iterable[tuple[ClimberName, str]],
    tolls: Mapping[tuple[ClimberName, str], Toll],
) -> frozenset[str]:
    """Spaces where each climber gains the most points without dying tonight; none if it gains nothing."""
    own, found = seen.own, set()
    for name in CLIMBER_NAMES:
        gains = [
            (seen.board.by_id[space].vp, -tolls.get((name, space), FREE).air, space)
            for who, space in destinations
            if who == name and not tolls.get((name, space), FREE).dies
        ]
        if gains and own is not None and max(gains)[0] > own.climber(name).vp:
            found.add(max(gains)[2])
    return frozenset(found)


def worth(
    seen: Observation, goals: Mapping[str, Sequence[Group]], favourites: Collection[str]
) -> dict[str, Worth]:
    """What each space in reach brings to those who can go there and live."""
    own, found = seen.me, dict[str, Worth]()
    for space, groups in goals.items():
        points = seen.board.by_id[space].vp
        alive = [name for group in groups if not group.toll.dies for name in group.names]
        more = any(points > own.climber(name).vp for name in alive)
        found[space] = "best" if space in favourites else "more" if more else "none"
    return found


# ------------------------------------------------------------------------------------------------ plates


def width(groups: Sequence[Group]) -> float:
    """Width in pixels that a plate's marks need."""
    shown, size = _fitted(groups)
    return min(_MOST, sum(group.width(size) for group in shown))


def _fitted(groups: Sequence[Group]) -> tuple[Sequence[Group], int]:
    """The groups, without prices of ways or without any where those have no room, and their font size."""
    plain = [group._replace(told=bool(group.toll.air)) for group in groups]
    silent = [group._replace(told=False) for group in groups]
    fitting = ((shown, size) for shown in (groups, plain, silent) for size in (_LARGE, _SMALL))
    return next(
        ((shown, size) for shown, size in fitting if sum(group.width(size) for group in shown) <= _MOST),
        (silent, _SMALL),
    )


def frames(plates: Mapping[str, Box], best: Collection[str]) -> Shapes:
    """Frames around the plates of the best destinations."""
    return tuple(
        Plate(plates[space].grown(wide), colour, pieces.CORNER + wide)
        for space in sorted(best)
        for wide, colour in ((FRAME + _EDGE, theme.INK), (FRAME, theme.TURN))
    )


def plate(
    space: Space, box: Box, seat: int, groups: Sequence[Group], *, words: tuple[str, str], worth: Worth
) -> Shapes:
    """A space that climbers can go to: name and points, below them who can go there and what that takes.

    ``words`` are base camp's name and that of a full space. One that brings nothing new is quieter.
    """
    base, full = words
    # Within the picture, on the summit as well.
    least = 1.25 * _STAR + 1
    at = (max(least, box.left - _STAR_OFF), max(least, box.top - _STAR_OFF))
    head = Box(box.left, box.top, box.right, box.top + places.HEAD)
    foot = Box(box.left, head.bottom, box.right, box.bottom)
    groups, size = _fitted(groups)
    cells = foot.columns(*(group.width(size) for group in groups))
    quiet = worth == "none"
    look = pieces.FULL if groups[0].toll.full else pieces.NEAR if quiet else pieces.GOAL
    ground = theme.TURN if worth == "best" else look.ground
    shapes: list[Shape] = [Plate(box, ground, pieces.CORNER, shadow=look.shadow)]
    for group, cell in zip(groups, cells, strict=True):
        if group.toll.fill is not None:
            shapes.append(Plate(cell.grown(-_GAP), group.toll.fill, pieces.CORNER - _GAP))
    shapes += pieces.name_and_points(space, head, base, look.ink)
    for group, cell in zip(groups, cells, strict=True):
        shapes += _closed(cell, full) if group.toll.full else marks(group, cell, seat, size)
    if worth == "best":
        shapes += star(at, _STAR)
    return Decal.of(shapes, box.grown(_SHADE))


def star(centre: Point, reach: float) -> Shapes:
    """The star of the best spaces, which also tells them from the plates of a yellow player."""
    x, y = centre
    turns = [math.tau * step / 10 for step in range(10)]
    points = tuple(
        (x + reach * far * math.sin(turn), y - reach * far * math.cos(turn))
        for turn, far in zip(turns, (1.0, 0.48) * 5, strict=True)
    )
    ground = Box.around(centre, 2.5 * reach, 2.5 * reach)
    return (Disc(ground, theme.INK), Polygon(points, theme.TURN))


def _closed(box: Box, word: str) -> Shapes:
    """The word of a full space."""
    return (label(word, box.grown(-5), pieces.FULL.ink, size=theme.SMALL, least=theme.LEAST),)


def marks(group: Group, box: Box, seat: int, size: int = _LARGE) -> Shapes:
    """Climbers' badges, centred in a box, then the price, or a skull."""
    parts: list[Part] = [
        Fixed(size * _BADGE, size * _BADGE, partial(pieces.badge, (seat, name), size=size))
        for name in group.names
    ]
    if group.price:
        ink = _PRICE if group.toll.cost else group.toll.ink
        wide = theme.text_width(group.price, size, "ExtraBold")
        parts.append(
            Fixed(
                wide,
                0,
                lambda room: (
                    strong(group.price, Box(room.left - 1, room.top, room.right + 1, room.bottom), ink, size),
                ),
            )
        )
    if group.toll.dies:
        parts.append(pieces.sign("skull", size * _SIGN, group.toll.ink))
    return Row(tuple(parts), gap=_BETWEEN, align="middle").placed(box)
