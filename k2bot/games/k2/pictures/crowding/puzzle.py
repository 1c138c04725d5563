"""Which of its places each crowd takes, so that none are in the way of others."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.pictures.crowding.places import cost_of, inside
from k2bot.render.scene import Box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.pictures.crowding.places import Line, Place
    from k2bot.render.scene import Point

    _Key: TypeAlias = tuple[str, int]

_APART = 7.0
"""Pixels between two crowds, so that the grounds under them do not touch."""
_TURNS, _PATIENCE = 160, 50
"""How often crowds give way to one another before more places are allowed, at most and without gain."""
_ROUNDS = 12
"""How often crowds queue up for places."""
_WORTH = 4.0
"""How much better a place must be for a neighbour to be asked to go elsewhere."""
_CLASH, _AGAIN = 60.0, 24.0
"""How much a clash is disliked, and how much more with every time it came up."""


class _Puzzle:
    """Which place each crowd takes: places by number, and what clashes with what, found out when asked."""

    def __init__(self, choices: Mapping[_Key, Sequence[Place]]) -> None:
        self.choices = {space: sorted(places, key=cost_of) for space, places in choices.items() if places}
        self.chosen = dict.fromkeys(self.choices, 0)
        self._known: dict[tuple[_Key, int, _Key, int], bool] = {}
        reaches = {space: _reach(places) for space, places in self.choices.items()}
        self._near = {
            space: [
                name for name, its in reaches.items() if name != space and its.grown(_APART).overlaps(reach)
            ]
            for space, reach in reaches.items()
        }

    def clashes(self, space: _Key, number: int) -> list[_Key]:
        """The crowds that stand in the way of a place."""
        found = []
        for name in self._near[space]:
            other = self.chosen[name]
            key = (space, number, name, other) if space < name else (name, other, space, number)
            known = self._known.get(key)
            if known is None:
                places = self.choices[space][number], self.choices[name][other]
                known = _clash(*places, of_one_space=space[0] == name[0])
                self._known[key] = known
            if known:
                found.append(name)
        return found

    def settle(self, *, in_pairs: bool) -> None:
        """Crowds give way to one another until none clash, then move to better places.

        Two crowds that find no way out weigh the more on each other, until others make room for them.
        Where clashes are left, it is the choice with the fewest of them.
        """
        if not self._give_way():
            self._queue_up()
            if not self._give_way() and in_pairs:
                self._pair_up()
        best = dict(self.chosen)
        for space in [*best, *best]:
            now = self.chosen[space]
            many = len(self.clashes(space, now))
            self.chosen[space] = next(
                number
                for number in range(now + 1)
                if number == now or len(self.clashes(space, number)) <= many
            )
        for space in self.chosen:
            self._trade(space)

    def _trade(self, space: _Key) -> None:
        """Take a better place from a neighbour who loses less by going elsewhere."""
        mine, now = self.choices[space], self.chosen[space]
        for number in range(now):
            gain = mine[now].cost - mine[number].cost
            if gain < _WORTH:
                return
            in_the_way = self.clashes(space, number)
            if len(in_the_way) != 1:
                continue
            (name,) = in_the_way
            its, kept = self.choices[name], self.chosen[name]
            self.chosen[space] = number
            for other, place in enumerate(its):
                if place.cost - its[kept].cost > gain - _WORTH:
                    break
                if other != kept and not self.clashes(name, other):
                    self.chosen[name] = other
                    return
            self.chosen[space] = now

    def _bad(self) -> list[_Key]:
        return [space for space, number in self.chosen.items() if self.clashes(space, number)]

    def _queue_up(self) -> None:
        """Crowds take places one after the other; those that then clash go first the next time."""
        queue = sorted(self.chosen, key=lambda space: len(self.choices[space]))
        best, fewest = dict(self.chosen), len(self._bad())
        for _ in range(_ROUNDS):
            placed: set[_Key] = set()
            for space in queue:
                self.chosen[space] = next(
                    (
                        number
                        for number in range(len(self.choices[space]))
                        if not placed.intersection(self.clashes(space, number))
                    ),
                    0,
                )
                placed.add(space)
            bad = self._bad()
            if len(bad) < fewest:
                best, fewest = dict(self.chosen), len(bad)
            if not bad:
                break
            queue = [*bad, *(space for space in queue if space not in bad)]
        self.chosen = best

    def _give_way(self) -> bool:
        """One of those that clash moves after the other; whether none are left."""
        weights: Counter[tuple[_Key, _Key]] = Counter()
        best, fewest, since = dict(self.chosen), len(self.chosen) + 1, 0
        for turn in range(_TURNS):
            bad = self._bad()
            since += 1
            if len(bad) < fewest:
                best, fewest, since = dict(self.chosen), len(bad), 0
            if not bad or since > _PATIENCE:
                break
            space = bad[turn % len(bad)]
            for name in self.clashes(space, self.chosen[space]):
                weights[space, name] += 1
                weights[name, space] += 1
            self.chosen[space] = self._least(space, weights)
        self.chosen = best
        return not fewest

    def _pair_up(self) -> None:
        """Two crowds that clash take the best places they can have at once, the others staying."""
        for space in self._bad():
            for name in self.clashes(space, self.chosen[space]):
                pair = self._best_pair(space, name)
                if pair:
                    self.chosen[space], self.chosen[name] = pair
                    break

    def _best_pair(self, space: _Key, name: _Key) -> tuple[int, int] | None:
        """The best places of two crowds that are clear of each other and of all others; None without any."""
        kept = self.chosen[space], self.chosen[name]
        mine = [
            number for number in range(len(self.choices[space])) if {*self.clashes(space, number)} <= {name}
        ]
        its = [
            number for number in range(len(self.choices[name])) if {*self.clashes(name, number)} <= {space}
        ]
        least, found = math.inf, None
        for number in mine:
            self.chosen[space] = number
            for other in its:
                cost = self.choices[space][number].cost + self.choices[name][other].cost
                if cost >= least:
                    break
                if not self.clashes(name, other):
                    least, found = cost, (number, other)
        self.chosen[space], self.chosen[name] = kept
        return found

    def _least(self, space: _Key, weights: Counter[tuple[_Key, _Key]]) -> int:
        """The place liked best, clashes counted in by their weight."""
        least, found = math.inf, 0
        for number, place in enumerate(self.choices[space]):
            if place.cost >= least:
                break
            names = self.clashes(space, number)
            cost = place.cost + sum(_CLASH + _AGAIN * weights[space, name] for name in names)
            if cost < least:
                least, found = cost, number
        return found


def choose(choices: Mapping[_Key, Sequence[Place]], *, in_pairs: bool = False) -> dict[_Key, Place]:
    """One place each; a space without any place is left out.

    ``in_pairs`` looks at last for the places of two crowds at once.
    """
    puzzle = _Puzzle(choices)
    puzzle.settle(in_pairs=in_pairs)
    return {space: puzzle.choices[space][number] for space, number in puzzle.chosen.items()}


def _reach(places: Sequence[Place]) -> Box:
    """All that places and their leaders take."""
    points = [point for place in places for point in place.leader]
    return Box(
        min(*(place.edges[0] for place in places), *(x for x, _ in points), math.inf),
        min(*(place.edges[1] for place in places), *(y for _, y in points), math.inf),
        max(*(place.edges[2] for place in places), *(x for x, _ in points), -math.inf),
        max(*(place.edges[3] for place in places), *(y for _, y in points), -math.inf),
    )


def clashing(chosen: Mapping[_Key, Place]) -> list[_Key]:
    """The spaces whose crowds are in the way of others."""
    return [
        space
        for space, place in chosen.items()
        if any(
            name != space and _clash(place, other, of_one_space=space[0] == name[0])
            for name, other in chosen.items()
        )
    ]


def _clash(one: Place, other: Place, *, of_one_space: bool) -> bool:
    """Whether two crowds overlap, or a leader runs into a crowd or another leader.

    Climbers and tents of one space may touch, and a leader may run to their plate through them.
    """
    left, top, right, bottom = one.edges
    edges, gap = other.edges, 0 if of_one_space else _APART
    if left - gap < edges[2] and edges[0] < right + gap and top - gap < edges[3] and edges[1] < bottom + gap:
        return True
    return not of_one_space and bool(one.leader or other.leader) and _entangled(one, other)


def _entangled(one: Place, other: Place) -> bool:
    """Whether a leader of one runs into the other or its leader."""
    mine, theirs = tuple(pairwise(one.leader)), tuple(pairwise(other.leader))
    return (
        any(inside(other.edges, part) for part in mine)
        or any(inside(one.edges, part) for part in theirs)
        or any(_cross(part, another) for part in mine for another in theirs)
    )


def _cross(one: Line, other: Line) -> bool:
    """Whether two lines cross."""

    def side(line: Line, point: Point) -> float:
        (x1, y1), (x2, y2) = line
        return (x2 - x1) * (point[1] - y1) - (y2 - y1) * (point[0] - x1)

    return side(one, other[0]) * side(one, other[1]) < 0 and side(other, one[0]) * side(other, one[1]) < 0
