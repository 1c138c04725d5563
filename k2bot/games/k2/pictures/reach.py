"""Where a planning player's climbers can go: what that takes, and the plates and badges that say so."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberName, Destination, Observation, Side, content
from k2bot.games.k2.pictures import danger, palette, pieces, places
from k2bot.render import theme
from k2bot.render.layout import Fixed, Part, Row
from k2bot.render.scene import Box, Decal, Disc, Plate, Polygon, Shape, Shapes

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from k2bot.games.k2.engine import Space
    from k2bot.render.scene import Point

FRAME = 7.0
"""Width in pixels of the frame around the plates of the best spaces."""
_EDGE = 2.5
_SIZES = (40, 36, 33, 30)
"""Font sizes of climbers' letters and of figures, the largest that has room."""
_BADGE, _CHIP, _MARK, _PAD, _BETWEEN, _APART = 1.06, 0.36, 0.66, 4.0, 2.0, 6.0
"""Relative to the letters, size of a climber's badge, and widths of a chip beside its figure and of its sign;
pixels of padding, between badge and chip, and between two groups."""
_RING, _OUTER, _LIGHT = 5.5, {theme.WHITE: 2.0, theme.INK: 4.5}, 0.6
"""Pixels that the ring in the player's colour extends around the name of a space in reach, and an outer one
around that, broader if dark, since snow hides light colours; and luminance of colours that have it dark."""
_STAR, _STAR_OFF = 15.0, 7.0
"""Pixels: reach of the star of the best spaces, and its distance from the corner of their plates."""
_SHADE = 32.0
"""Pixels that shadows reach beyond a plate."""


_DEADLY = palette.DANGER.mixed(theme.WHITE, 0.84)
"""Ground of a plate that says no more than that somebody would die there."""

Worth: TypeAlias = "Literal['best', 'more', 'death']"
"""Whether a space brings the most points, more than a climber has, or death without new points for others."""


class Toll(NamedTuple):
    """What it costs a climber to go to a space, as far as a plate says it."""

    air: int = 0
    """Levels that the risk token costs, if the turn ends there."""
    dies: bool = False
    """Whether the climber would die there tonight."""
    cost: int = 0
    """Movement points of the way, where it takes nothing else."""
    short: bool = False
    """Whether the climber would have 1 air left by morning."""


FREE = Toll()


class Group(NamedTuple):
    """Climbers that can go to a space at the same cost."""

    names: tuple[ClimberName, ...]
    toll: Toll = FREE
    told: bool = True
    """Whether there is room for the price."""
    signed: bool = True
    """Whether there is room for its sign."""

    @property
    def price(self) -> str:
        """What it takes in figures: air for the risk, or movement points."""
        if not self.told or self.toll.dies:
            return ""
        return pieces.signed(-self.toll.air) if self.toll.air else str(self.toll.cost or "")

    def marks(self, seat: int, size: int) -> Row:
        """Badges of the climbers, then the price on a chip, green or blue; a skull, or a sign of 1 air."""
        side = size * _BADGE
        parts: list[Part] = [
            Fixed(side, side, partial(pieces.badge, (seat, name), size=size)) for name in self.names
        ]
        if self.price:
            draw = pieces.air_chip if self.toll.air else pieces.cost_chip
            wide = max(0.9 * size, theme.text_width(self.price, size, "ExtraBold") + size * _CHIP)
            wide += size * _MARK if self.signed else 0
            parts.append(Fixed(wide, side, partial(draw, self.price, size=size, marked=self.signed)))
        if self.toll.dies or self.toll.short:
            parts.append(Fixed(side, side, partial(danger.sign, "dies" if self.toll.dies else "short")))
        return Row(tuple(parts), gap=_BETWEEN, align="middle")


class Goal(NamedTuple):
    """What a space in reach says: who can go there and, on a plate, what that takes."""

    groups: tuple[Group, ...]
    size: int
    """Font size of letters and figures."""
    width: float
    height: float
    worth: Worth
    """Why it has a plate."""

    def marks(self, box: Box, seat: int) -> Shapes:
        """Badges, prices and skulls in the middle of a box."""
        groups = tuple(group.marks(seat, self.size) for group in self.groups)
        return Row(groups, gap=_APART, align="middle").placed(box)


# ---------------------------------------------------------------------------------------- what it takes


def tolls(destinations: Iterable[Destination]) -> dict[tuple[ClimberName, str], Toll]:
    """The lowest cost of each climber's reachable spaces."""
    found: dict[tuple[ClimberName, str], Toll] = {}
    for goal in destinations:
        air = 0 if goal.dies else goal.air_paid
        cost = 0 if air or goal.dies else goal.cost
        toll = Toll(air, goal.dies, cost, short=goal.level_tonight == 1 and not goal.dies)
        key = (goal.climber, goal.space)
        found[key] = min(found.get(key, toll), toll, key=lambda toll: (toll.dies, *toll))
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


def best(
    seen: Observation,
    destinations: Iterable[tuple[ClimberName, str]],
    tolls: Mapping[tuple[ClimberName, str], Toll],
) -> dict[ClimberName, tuple[str, ...]]:
    """The spaces, equally good, where each climber gains the most points without dying tonight, if any."""
    own, found = seen.own, dict[ClimberName, tuple[str, ...]]()
    for name in CLIMBER_NAMES:
        gains = [
            (seen.board.by_id[space].vp, -tolls.get((name, space), FREE).air, space)
            for who, space in destinations
            if who == name and not tolls.get((name, space), FREE).dies
        ]
        most = max((gain[:2] for gain in gains), default=None)
        if most is not None and own is not None and most[0] > own.climber(name).vp:
            found[name] = tuple(sorted(space for *gain, space in gains if tuple(gain) == most))
    return found


def worth(
    seen: Observation, reached: Mapping[str, Sequence[Group]], favourites: Collection[str]
) -> dict[str, Worth]:
    """Spaces in reach that need a plate, and what they bring those who can go there and live."""
    own, found = seen.me, dict[str, Worth]()
    for space, groups in reached.items():
        points = seen.board.by_id[space].vp
        more = {group.toll.dies for group in groups for name in group.names if points > own.climber(name).vp}
        if space in favourites:
            found[space] = "best"
        elif False in more:
            found[space] = "more"
        elif any(group.toll.dies for group in groups):
            found[space] = "death"
    return found


# ------------------------------------------------------------------------------------------------ plates


def plate_of(side: Side, space: str, groups: Sequence[Group], worth: Worth, plates: frozenset[str]) -> Goal:
    """A plate as large as its place allows beside others; prices are left out where they have no room."""
    room = places.room(side, space, plates)
    unsigned = tuple(group._replace(signed=False) for group in groups)
    plain = tuple(group._replace(told=bool(group.toll.air)) for group in unsigned)
    silent = tuple(group._replace(told=False) for group in unsigned)
    fitting = ((shown, size) for shown in (tuple(groups), unsigned, plain, silent) for size in _SIZES)
    shown, size = next(
        ((shown, size) for shown, size in fitting if _width(shown, size) <= room[0]), (silent, _SIZES[-1])
    )
    least = (places.BASE_PLATE if space == content.BASE_CAMP else places.PLATE)[0]
    return Goal(shown, size, max(least, _width(shown, size)), room[1], worth)


def signs(goals: Iterable[Goal]) -> tuple[Toll, ...]:
    """What plates show beside badges and costs, each kind once: 1 air left, death, and air for the risk."""
    groups = [group for goal in goals for group in goal.groups]
    tolls = [group.toll for group in groups]
    kinds = (
        any(toll.short for toll in tolls) and Toll(short=True),
        any(toll.dies for toll in tolls) and Toll(dies=True),
        next((Toll(group.toll.air) for group in groups if group.price and group.toll.air), None),
    )
    return tuple(toll for toll in kinds if toll)


def _width(groups: Sequence[Group], size: int) -> float:
    """Width in pixels of a plate's badges and chips at a font size, with padding."""
    marks = sum(group.marks(0, size).width for group in groups)
    return marks + _APART * (len(groups) - 1) + 2 * _PAD


def ring(seat: int, box: Box) -> Shapes:
    """The rings in a player's colour around the name of a space in reach."""
    colour = theme.LIVERIES[seat].colour
    outer = theme.WHITE if colour.luminance < _LIGHT else theme.INK
    return tuple(
        Plate(box.grown(wide), fill, box.height / 2 + wide)
        for wide, fill in ((_RING + _OUTER[outer], outer), (_RING, colour))
    )


def frames(plates: Mapping[str, Box], best: Collection[str]) -> Shapes:
    """Frames around the plates of the best destinations."""
    return tuple(
        Plate(plates[space].grown(wide), colour, pieces.CORNER + wide)
        for space in sorted(best)
        for wide, colour in ((FRAME + _EDGE, theme.INK), (FRAME, theme.TURN))
    )


def plate(space: Space, box: Box, seat: int, goal: Goal, base: str) -> Shapes:
    """A space with name and points, below them who can go there and what that takes."""
    head = Box(box.left, box.top, box.right, box.top + places.HEAD)
    foot = Box(box.left, head.bottom - 2, box.right, box.bottom - 2)
    look = pieces.GOAL
    grounds = {"best": theme.TURN, "more": look.ground, "death": _DEADLY}
    shapes: list[Shape] = [
        Plate(box, grounds[goal.worth], pieces.CORNER, shadow=look.shadow),
        *pieces.name_and_points(space, head, base, look.ink),
        *goal.marks(foot, seat),
    ]
    return Decal.of(shapes, box.grown(_SHADE))


def stars(plates: Iterable[Box], figures: Sequence[Box]) -> Shapes:
    """Stars at corners of plates, within the picture, where they cover none of the figures if possible."""
    reach, found = 1.25 * _STAR, list[Shape]()
    for plate in plates:
        out = plate.grown(_STAR_OFF)
        spots = [
            Box.around((max(reach + 1, x), max(reach + 1, y)), 2 * reach, 2 * reach)
            for y in (out.top, out.bottom)
            for x in (out.left, out.right)
        ]
        free = (spot for spot in spots if not any(map(spot.overlaps, figures)))
        found += star(next(free, spots[0]).centre, _STAR)
    return tuple(found)


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
