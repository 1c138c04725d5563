"""The mountain in numbers: spaces, score-track steps, and every way one use of some points can end.

Everything here is made once a process from the engine's content and then only looked up.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.engine import content

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Side, Weather

NOWHERE = -1
"""The space of the dead."""
NO_TENT = -1
"""The tent that is still carried."""
MOST_POINTS = 8
"""No three cards give more points upwards, or of movement."""
MOST_DOWN = 9

End: TypeAlias = tuple[int, int, int]
"""How a use ends: space, highest score-track step on the way, where the tent was pitched (or NO_TENT)."""


@dataclass(frozen=True, slots=True)
class Ground:
    """One side of the board, spaces numbered as in the data, score-track steps from 0."""

    side: Side
    names: tuple[str, ...]
    numbers: dict[str, int]
    zone: tuple[int, ...]
    """Number of the zone in ``content.ZONES``, by space."""
    air: tuple[int, ...]
    step: tuple[int, ...]
    """Score-track step of each space."""
    points: tuple[int, ...]
    """Victory points of each score-track step."""
    slope: tuple[int, ...]
    """Where an avalanche carries a climber by default, by space."""
    altitude: tuple[int, ...]
    ropes: tuple[tuple[tuple[int, bool], ...], ...]
    """By space: where ropes lead, and whether upwards."""
    tent_places: tuple[int, ...]
    """Where a tent is worth its points: off the gentle ground, where air is 0 or less."""
    summit: int

    def track_step(self, points: int) -> int:
        """The score-track step of so many victory points."""
        return self.points.index(points)


@cache
def ground(side: Side) -> Ground:
    """The numbers of a side."""
    board = content.board(side)
    numbers = {space.id: number for number, space in enumerate(board.spaces)}
    track = board.score_track
    slopes = []
    for space in board.spaces:
        below = [other for other in board.neighbours[space.id] if other.altitude < space.altitude]
        best = max(below, key=lambda other: other.altitude, default=space)
        slopes.append(numbers[best.id])
    return Ground(
        side=side,
        names=tuple(numbers),
        numbers=numbers,
        zone=tuple(content.ZONES.index(space.zone) for space in board.spaces),
        air=tuple(space.acc for space in board.spaces),
        step=tuple(track.index(space.vp) for space in board.spaces),
        points=track,
        slope=tuple(slopes),
        altitude=tuple(space.altitude for space in board.spaces),
        ropes=tuple(
            tuple(
                (numbers[other.id], other.altitude > space.altitude) for other in board.neighbours[space.id]
            )
            for space in board.spaces
        ),
        tent_places=tuple(numbers[space.id] for space in board.spaces if space.acc < 0),
        summit=numbers[content.SUMMIT],
    )


_ENDS: dict[End, End] = {}


def _shared(end: End) -> End:
    """The one value of an end: there are few different ones in very many lists."""
    return _ENDS.setdefault(end, end)


class Land:
    """The ground under one day's tolls: what steps and tents cost, and how uses can end."""

    __slots__ = ("_around", "_by_need", "_ends", "_reached", "cost", "ground")

    def __init__(self, place: Ground, cost: tuple[int, ...]) -> None:
        self.ground = place
        self.cost = cost
        self._around: dict[int, frozenset[int]] = {}
        self._ends: dict[tuple[int, bool], tuple[tuple[int, int, End], ...]] = {}
        self._by_need: dict[tuple[int, bool, int, int], tuple[tuple[End, ...], ...]] = {}
        self._reached: dict[
            tuple[int, int, int, int, bool], tuple[tuple[tuple[End, ...], tuple[End, ...]], ...]
        ] = {}

    def ends(self, start: int, *, tent: bool) -> tuple[tuple[int, int, End], ...]:
        """Every end that no other one beats: points upwards, points downwards, end; staying is the first."""
        key = (start, tent)
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self._explore(start, tent=tent)
        return found

    def by_need(self, start: int, up: int, down: int, *, tent: bool) -> tuple[tuple[End, ...], ...]:
        """Ends by the movement points they need (0 to 8) beside rope points upwards and downwards."""
        key = (start, tent, up, down)
        found = self._by_need.get(key)
        if found is None:
            lists: list[list[End]] = [[] for _ in range(MOST_POINTS + 1)]
            for cost_up, cost_down, end in self.ends(start, tent=tent):
                need = max(0, cost_up - up) + max(0, cost_down - down)
                if need <= MOST_POINTS:
                    lists[need].append(end)
            seen: dict[tuple[int, int], list[int]] = {}
            for ends in lists:  # what is cheaper and no worse makes the dearer needless
                kept = []
                for end in sorted(ends, key=lambda one: -one[1]):
                    tops = seen.setdefault((end[0], end[2]), [])
                    if not tops or end[1] > max(tops):
                        tops.append(end[1])
                        kept.append(end)
                ends[:] = kept
            found = self._by_need[key] = tuple(map(tuple, lists))
        return found

    def reached(
        self, start: int, step: int, up: int, down: int, *, tent: bool
    ) -> tuple[tuple[tuple[End, ...], tuple[End, ...]], ...]:
        """As ``by_need``, for a marker on a step already: without and with pitching, nothing twice."""
        key = (start, step, up, down, tent)
        found = self._reached.get(key)
        if found is None:
            seen: set[End] = set()
            lists = []
            for ends in self.by_need(start, up, down, tent=tent):
                new = {_shared((space, max(top, step), place)) for space, top, place in ends} - seen
                seen |= new
                lists.append(
                    (
                        tuple(sorted(end for end in new if end[2] == NO_TENT)),
                        tuple(sorted(end for end in new if end[2] != NO_TENT)),
                    )
                )
            found = self._reached[key] = tuple(lists)
        return found

    def around(self, start: int) -> frozenset[int]:
        """Every space some use from there can end on."""
        found = self._around.get(start)
        if found is None:
            found = self._around[start] = frozenset(end[0] for _, _, end in self.ends(start, tent=False))
        return found

    def _explore(self, start: int, *, tent: bool) -> tuple[tuple[int, int, End], ...]:
        place = self.ground
        tents = frozenset(place.tent_places) if tent else frozenset()
        first = (start, 0, 0, place.step[start], NO_TENT)
        seen = {first}
        todo = [first]
        best: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
        for here, up, down, top, pitched in todo:  # grows while it is read: breadth first
            kept = best.setdefault((here, pitched), [])
            if any(up >= one[0] and down >= one[1] and top <= one[2] for one in kept):
                continue
            kept[:] = [one for one in kept if not (one[0] >= up and one[1] >= down and one[2] <= top)]
            kept.append((up, down, top))
            following = [
                (
                    space,
                    up + self.cost[space] * rises,
                    down + self.cost[space] * (not rises),
                    max(top, place.step[space]),
                    pitched,
                )
                for space, rises in place.ropes[here]
            ]
            if pitched == NO_TENT and here in tents:
                following.append((here, up + self.cost[here], down, top, here))
            for new in following:
                if new[1] <= MOST_POINTS and new[2] <= MOST_DOWN and new not in seen:
                    seen.add(new)
                    todo.append(new)
        return tuple(
            (up, down, (space, top, pitched))
            for (space, pitched), kept in best.items()
            for up, down, top in kept
        )


@cache
def _land(side: Side, tolls: tuple[int, ...]) -> Land:
    place = ground(side)
    board = content.board(side)
    return Land(
        place,
        tuple(space.cost + tolls[zone] for space, zone in zip(board.spaces, place.zone, strict=True)),
    )


@cache
def land(side: Side, weather: Weather) -> Land:
    """The land of a side under a weather; weathers with equal tolls share it."""
    return _land(side, tuple(weather.toll(zone) for zone in content.ZONES))
