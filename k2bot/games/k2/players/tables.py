"""Lookup tables: a board in small integers, and values by the state of one climber.

The engine searches routes with the cards in hand (``terrain.routes``) and resolves a night climber by
climber. Playouts need that thousands of times, so here it is computed once per process, for all spaces and
points. Tests check that both agree.

``python -m tools.k2.averages`` builds the files in ``data``: for games in company, the values of the mornings
on which a tile is revealed, averaged over the season's tiles, by side and season. A file holds, for the third
to the sixth tile, six values (air 1 to 6) per state, as signed 16-bit thousandths.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import resources
from struct import Struct
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from k2bot.games.k2.engine import Season, Side, Weather, content
from k2bot.games.k2.engine.terrain import Terrain, night_effects, terrain_under

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    import numpy as np
    import numpy.typing as npt


T = TypeVar("T")

NOWHERE = -1
"""Space of a dead climber."""
NO_TENT = -1
"""Tent still carried."""
MAX_POINTS = 8
"""Most points up, or of movement, that any three cards give."""
MAX_POINTS_DOWN = 9

End: TypeAlias = tuple[int, int, int]
"""End of a use: space, highest score-track step reached, space where the tent was pitched (or NO_TENT)."""
RouteEnds: TypeAlias = tuple[tuple[End, ...], ...]
"""For each number of movement points from 0 to 8, the end states it adds."""

_ENDS: dict[End, End] = {}


# ------------------------------------------------------------------------------------- spaces


@dataclass(frozen=True, slots=True)
class BoardArrays:
    """One side of the board, spaces numbered as in the data, score-track steps from 0."""

    side: Side
    names: tuple[str, ...]
    numbers: dict[str, int]
    zone: tuple[int, ...]
    """Index in ``content.ZONES``, by space."""
    air_change: tuple[int, ...]
    step: tuple[int, ...]
    """Score-track step, by space."""
    points: tuple[int, ...]
    """Victory points, by score-track step."""
    slope: tuple[int, ...]
    """Space to which an avalanche carries a climber by default, by space."""
    altitude: tuple[int, ...]
    ropes: tuple[tuple[tuple[int, bool], ...], ...]
    """By space: neighbouring spaces, and whether each is upward."""
    tent_places: tuple[int, ...]
    """Spaces where a tent can pay off: those that cost air."""
    summit: int

    def track_step(self, points: int) -> int:
        """The score-track step for these victory points."""
        return self.points.index(points)


@cache
def board_arrays(side: Side) -> BoardArrays:
    """The arrays of a side."""
    board = content.board(side)
    numbers = {space.id: number for number, space in enumerate(board.spaces)}
    track = board.score_track
    return BoardArrays(
        side=side,
        names=tuple(numbers),
        numbers=numbers,
        zone=tuple(content.ZONES.index(space.zone) for space in board.spaces),
        air_change=tuple(space.air_change for space in board.spaces),
        step=tuple(track.index(space.vp) for space in board.spaces),
        points=track,
        slope=tuple(numbers[(*board.slopes[space.id], space)[0].id] for space in board.spaces),
        altitude=tuple(space.altitude for space in board.spaces),
        ropes=tuple(
            tuple(
                (numbers[other.id], other.altitude > space.altitude) for other in board.neighbours[space.id]
            )
            for space in board.spaces
        ),
        tent_places=tuple(numbers[space.id] for space in board.spaces if space.air_change < 0),
        summit=numbers[content.SUMMIT],
    )


# ------------------------------------------------------------------------------------- uses of points


def _canonical_end(end: End) -> End:
    """The canonical copy of an end state: few distinct ones appear in very many lists."""
    return _ENDS.setdefault(end, end)


def add_undominated(rivals: list[T], new: T, dominates: Callable[[T, T], bool]) -> bool:
    """Add an item unless a rival dominates it, and remove those that it dominates; returns whether it did."""
    if any(dominates(rival, new) for rival in rivals):
        return False
    rivals[:] = [rival for rival in rivals if not dominates(new, rival)]
    rivals.append(new)
    return True


class _Route(NamedTuple):
    """A use in progress."""

    space: int
    up: int
    """Points spent on steps up and on the tent."""
    down: int
    """Points spent on steps down."""
    top: int
    """Highest score-track step so far."""
    pitched: int
    """Space where the tent was pitched on the way, or NO_TENT."""

    def dominates(self, other: _Route) -> bool:
        """Whether another route to the same place is no cheaper, and no higher at its top."""
        return self.up <= other.up and self.down <= other.down and self.top >= other.top


class MoveTable:
    """Costs of steps and tents on a board under one day's weather, and the end states they allow."""

    __slots__ = ("_around", "_ends", "_reached", "board", "cost")

    def __init__(self, board: BoardArrays, cost: tuple[int, ...]) -> None:
        self.board = board
        self.cost = cost
        """Cost of a step to each space, or of pitching a tent there."""
        self._around: dict[int, frozenset[int]] = {}
        self._ends: dict[tuple[int, bool], tuple[_Route, ...]] = {}
        self._reached: dict[tuple[int, int, int, int, bool], RouteEnds] = {}

    def ends_by_points(self, start: int, step: int, up: int, down: int, *, tent: bool) -> RouteEnds:
        """End states by the movement points needed (0 to 8) on top of these rope points, pitching last.

        The marker is already on ``step``.
        """
        key = (start, step, up, down, tent)
        ends = self._reached.get(key)
        if ends is None:
            lists: list[list[End]] = [[] for _ in range(MAX_POINTS + 1)]
            for route in self._routes(start, tent=tent):
                need = max(0, route.up - up) + max(0, route.down - down)
                if need <= MAX_POINTS:
                    lists[need].append((route.space, max(route.top, step), route.pitched))
            ends = self._reached[key] = tuple(_without_dominated(lists))
        return ends

    def reachable_spaces(self, start: int) -> frozenset[int]:
        """Every space where a use from ``start`` can end."""
        spaces = self._around.get(start)
        if spaces is None:
            spaces = self._around[start] = frozenset(route.space for route in self._routes(start, tent=False))
        return spaces

    def _routes(self, start: int, *, tent: bool) -> tuple[_Route, ...]:
        """Every non-dominated route from a space, staying first."""
        key = (start, tent)
        routes = self._ends.get(key)
        if routes is None:
            routes = self._ends[key] = tuple(self._explore(start, tent=tent))
        return routes

    def _explore(self, start: int, *, tent: bool) -> Iterator[_Route]:
        """Breadth-first search that extends only routes not dominated by another to the same place."""
        first = _Route(start, 0, 0, self.board.step[start], NO_TENT)
        seen = {first}
        todo = [first]
        best: dict[tuple[int, int], list[_Route]] = {}
        for route in todo:  # the list grows during iteration
            if not add_undominated(
                best.setdefault((route.space, route.pitched), []), route, _Route.dominates
            ):
                continue
            for new in self._extended_routes(route, tent=tent):
                if new.up <= MAX_POINTS and new.down <= MAX_POINTS_DOWN and new not in seen:
                    seen.add(new)
                    todo.append(new)
        for rivals in best.values():
            yield from rivals

    def _extended_routes(self, route: _Route, *, tent: bool) -> Iterator[_Route]:
        """Routes one step longer, or with the tent pitched where it can pay off."""
        place, up, down, top, pitched = route
        for space, rises in self.board.ropes[place]:
            cost, higher = self.cost[space], max(top, self.board.step[space])
            if rises:
                yield _Route(space, up + cost, down, higher, pitched)
            else:
                yield _Route(space, up, down + cost, higher, pitched)
        if tent and pitched == NO_TENT and place in self.board.tent_places:
            yield _Route(place, up + self.cost[place], down, top, place)


def _without_dominated(lists: Iterable[Iterable[End]]) -> Iterator[tuple[End, ...]]:
    """End states by need, without those that are no higher than a cheaper one in the same place."""
    highest: dict[tuple[int, int], int] = {}
    for ends in lists:
        new = []
        for end in sorted(ends, key=lambda end: -end[1]):
            space, top, pitched = end
            if top > highest.get((space, pitched), -1):
                highest[space, pitched] = top
                new.append(_canonical_end(end))
        yield tuple(sorted(new, key=lambda end: (end[2] != NO_TENT, end)))


@cache
def _move_table(terrain: Terrain, side: Side) -> MoveTable:
    board = board_arrays(side)
    return MoveTable(board, tuple(terrain.tent[name] for name in board.names))


@cache
def move_table(side: Side, weather: Weather) -> MoveTable:
    """Move table for a side and weather; weathers with equal costs share one."""
    return _move_table(terrain_under(side, weather), side)


# ------------------------------------------------------------------------------------- nights


class NightArrays(NamedTuple):
    """A night under one weather, by space."""

    change: tuple[int, ...]
    """Change in air without a tent."""
    avalanche: tuple[bool, ...]
    """Whether an avalanche hits the space."""


@cache
def night_arrays(side: Side, weather: Weather) -> NightArrays:
    """The arrays of a night."""
    sums = night_effects(side, weather).values()
    return NightArrays(
        tuple(air - loss - avalanche for air, loss, avalanche in sums),
        tuple(bool(avalanche) for _, _, avalanche in sums),
    )


# ---------------------------------------------------------------------------------------------------- values

FIRST_POSITION = 2
"""The third tile, the first that starts face down."""
POSITIONS = content.DAYS // content.DAYS_A_TILE
MIN_AIR, MAX_AIR = -2, 12
"""Range of air before the night."""

Values: TypeAlias = "npt.NDArray[np.float64]"
"""Array by stand, air and tent; its air is that of ``Row``. NumPy is imported on first use."""
Row: TypeAlias = tuple[float, ...]
"""Values by air: from ``MIN_AIR`` to ``MAX_AIR`` before the night, from 1 to 6 in the morning."""


def column(air: int) -> int:
    """Index of this much air in a row before the night; more than the maximum is worth no more."""
    return min(air, MAX_AIR) - MIN_AIR


@dataclass(frozen=True, slots=True)
class DayKind:
    """A kind of day in the dynamic programming: what its cards may offer one climber."""

    share: float
    """Probability of such a day."""
    points: int
    """Maximum movement points."""
    air: tuple[float, ...]
    """Price by air gained; the length limits the gain."""


@dataclass(frozen=True, slots=True)
class Prices:
    """Prices of points in the dynamic programming, in victory points, and what each kind of day offers."""

    movement: tuple[float, ...] = (0.0, 0.17, 0.35, 0.55, 0.77, 1.0, 1.25)
    """By points moved with in a day; non-decreasing."""
    days: tuple[DayKind, ...] = (
        DayKind(0.3, 5, (0.0,)),
        DayKind(0.4, 3, (0.0, 0.2)),
        DayKind(0.3, 1, (0.0, 0.2, 0.4)),
    )
    card: tuple[float, float] = (0.38, 0.3)
    """Value of keeping a card, per point of movement and per level of air."""
    death: float = 1.0
    """Penalty for a death, on top of the climber's points."""

    def scaled(self, scale: float) -> Prices:
        """Points of cards at a multiple of these prices; keeping a card is worth the same."""
        return replace(
            self,
            movement=tuple(price * scale for price in self.movement),
            days=tuple(replace(day, air=tuple(price * scale for price in day.air)) for day in self.days),
        )


class StateNumbering:
    """Numbering of states by usable tent, space and score-track step."""

    __slots__ = ("block", "board", "places", "spaces", "stand_number", "stands", "steps", "tent_number")

    def __init__(self, board: BoardArrays) -> None:
        self.board = board
        self.spaces = len(board.names)
        self.steps = len(board.points)
        self.block = self.spaces * self.steps
        """Number of states for one tent."""
        self.places: tuple[int | None, ...] = (None, *board.tent_places, -2)
        """Space by tent index: None while carried, -2 for a tent that can't pay off."""
        useless = len(self.places) - 1
        self.tent_number = [useless] * (self.spaces + 1)
        """Tent index by space of the tent; the last entry is for a carried tent."""
        self.tent_number[-1] = 0
        for number, space in enumerate(board.tent_places, 1):
            self.tent_number[space] = number
        self.stands = tuple(
            (space, step) for space in range(self.spaces) for step in range(board.step[space], self.steps)
        )
        """Possible pairs of space and step, whatever the tent: the rows of a value table."""
        self.stand_number = {self.index(0, *stand): number for number, stand in enumerate(self.stands)}
        """Row in a value table by state number, tent carried."""

    def index(self, tent: int, space: int, step: int) -> int:
        """State number."""
        return (tent * self.spaces + space) * self.steps + step


@lru_cache(maxsize=2)
def state_numbering(side: Side) -> StateNumbering:
    """The numbering for a side."""
    return StateNumbering(board_arrays(side))


class ValueRows(dict[int, Row]):
    """Rows of plain floats by state, each read from a value table on first access.

    Raises KeyError for an impossible state.
    """

    __slots__ = ("_numbering", "_numbers", "_row")

    def __init__(self, form: StateNumbering, values: Values) -> None:
        super().__init__()
        self._numbering = form
        self._numbers = values.transpose(2, 0, 1).tobytes()
        self._row = Struct(f"{values.shape[1]}d")

    def __missing__(self, state: int) -> Row:
        tent, stand = divmod(state, self._numbering.block)
        line = tent * len(self._numbering.stands) + self._numbering.stand_number[stand]
        row: Row = self._row.unpack_from(self._numbers, line * self._row.size)
        self[state] = row
        return row


def read_averages(side: Side, season: Season) -> bytes:
    """Read and decompress a file of averages, in the format of ``Recursion.pack_tables``."""
    packed = resources.files(__package__).joinpath("data", _name(side, season)).read_bytes()
    return zlib.decompress(packed)


def write_averages(folder: Path, side: Side, season: Season, numbers: bytes) -> int:
    """Write a file of averages; returns its size in bytes."""
    return (folder / _name(side, season)).write_bytes(zlib.compress(numbers, 9))


def _name(side: Side, season: Season) -> str:
    return f"averages-{side}-{season}.bin"
