"""Where a planning player's climbers can go: what that takes, and the plates that say so."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberName, Destination, Observation
from k2bot.games.k2.pictures import palette, pieces, places
from k2bot.games.k2.pictures.palette import symbol
from k2bot.render import theme
from k2bot.render.layout import label
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
_LIGHT = 0.6
"""Luminance above which a player's colour has an outline on a plate."""
_LARGE, _SMALL = 36, 32
"""Font sizes of climbers' letters and costs, the smaller one where two costs share a plate."""
_SIGN, _PAD, _BETWEEN, _GAP = 0.95, 7.0, 2.0, 3.0
"""Size of a sign relative to the letters, and pixels: padding of a cell, between letters and sign, and around
cells."""
_MOST = 124.0
"""Width in pixels that no plate exceeds, since neighbours are close."""
_ARROW, _LINE = 0.8, 6.0
"""Size of the arrow before letters relative to them, and height in pixels of the line below them."""
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

    @property
    def fill(self) -> theme.Colour | None:
        """Background of what has a price; None if it's free."""
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

    def width(self, size: int) -> float:
        """Width in pixels of its letters and sign at a font size, with padding."""
        return sum(self.widths(size)) + _BETWEEN * (len(self.widths(size)) - 1) + 2 * _PAD

    def widths(self, size: int) -> tuple[float, ...]:
        """Widths in pixels of each letter, after an arrow or before the sign of the cost."""
        letters = tuple(theme.text_width(name, size, "ExtraBold") for name in self.names)
        sign = self.sign_width(size)
        return (*letters, sign) if sign else (size * _ARROW, *letters)

    def sign_width(self, size: int) -> float:
        """Width in pixels of the sign of the cost; 0 if it's free."""
        if self.toll.air and not self.toll.dies:
            return theme.text_width(pieces.signed(-self.toll.air), size, "ExtraBold")
        return 0.0 if self.toll == FREE else size * _SIGN


# ---------------------------------------------------------------------------------------- what it takes


def tolls(destinations: Iterable[Destination]) -> dict[tuple[ClimberName, str], Toll]:
    """The lowest cost of each climber's reachable spaces."""
    found: dict[tuple[ClimberName, str], Toll] = {}
    for goal in destinations:
        toll = Toll(dies=True) if goal.dies else Toll(goal.air_paid)
        key = (goal.climber, goal.space)
        found[key] = min(found.get(key, toll), toll, key=lambda toll: (toll.dies, toll.air))
    return {key: toll for key, toll in found.items() if toll != FREE}


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
    return min(_MOST, sum(group.width(_size(groups)) for group in groups))


def _size(groups: Sequence[Group]) -> int:
    return _LARGE if sum(group.width(_LARGE) for group in groups) <= _MOST else _SMALL


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
    size = _size(groups)
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
    """Climbers' letters, centred in a box: after an arrow over a line of their colour, or before the cost."""
    wide, ink = group.width(size) - 2 * _PAD, group.toll.ink
    left, shapes = box.centre[0] - wide / 2, list[Shape]()
    texts: tuple[str | None, ...] = (*group.names, pieces.signed(-group.toll.air) if group.toll.air else "")
    if group.toll == FREE:
        texts = (None, *group.names)
        shapes += _line(Box(left - 4, box.bottom - _LINE - 4, left + wide + 4, box.bottom - 4), seat)
        box = Box(box.left, box.top - 4, box.right, box.bottom - _LINE - 2)
    for text, width in zip(texts, group.widths(size), strict=False):
        part = Box.at(left, box.top, width, box.height)
        if text is None:
            shapes += symbol("right", Box.around(part.centre, width, width), ink)
            left += width + _BETWEEN
            continue
        if text:
            # Room for letters as wide as they are measured.
            room = Box(part.left - 1, part.top, part.right + 1, part.bottom)
            shapes.append(label(text, room, ink, size=size, weight="ExtraBold", least=_SMALL))
        else:
            shapes += symbol("skull", Box.around(part.centre, width, width), ink)
        left += width + _BETWEEN
    return tuple(shapes)


def _line(box: Box, seat: int) -> Shapes:
    """A line of a player's colour, with an edge if that is light."""
    colour = theme.LIVERIES[seat].colour
    edge = theme.INK if colour.luminance > _LIGHT else None
    return (Plate(box, colour, _LINE / 2, edge, 2 if edge else 0),)
