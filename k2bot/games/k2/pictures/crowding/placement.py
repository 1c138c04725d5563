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
_TURNS, _PATIENCE = 100, 25
"""How often crowds give way to one another, and after how many turns without gain they begin anew."""
_WORTH = 4.0
"""How much better a place must be for a neighbour to be asked to go elsewhere."""
_CLASH, _AGAIN = 60.0, 24.0
"""How much a clash is disliked, and how much more with every time it came up."""


class _Placement:
    """The place each crowd takes now, by its number among the crowd's places, the best liked first."""

    def __init__(self, choices: Mapping[_Key, Sequence[Place]]) -> None:
        self.choices = {key: sorted(places, key=cost_of) for key, places in choices.items() if places}
        self.chosen = dict.fromkeys(self.choices, 0)
        self._known: dict[tuple[_Key, int, _Key, int], bool] = {}
        reaches = {key: _reach(places) for key, places in self.choices.items()}
        self._near = {
            key: [
                other for other, its in reaches.items() if other != key and its.grown(_APART).overlaps(reach)
            ]
            for key, reach in reaches.items()
        }

    def clashes(self, key: _Key, number: int) -> list[_Key]:
        """The crowds that stand in the way of a place."""
        return [other for other in self._near[key] if self._clash(key, number, other)]

    def _clash(self, key: _Key, number: int, other: _Key) -> bool:
        at = self.chosen[other]
        pair = (key, number, other, at) if key < other else (other, at, key, number)
        if pair not in self._known:
            places = self.choices[key][number], self.choices[other][at]
            self._known[pair] = _clash(*places, of_one_space=key[0] == other[0])
        return self._known[pair]

    def give_way(self) -> None:
        """Crowds that clash move, one after the other, until none do.

        Two that find no way out weigh the more on each other, until others make room for them, and still do
        when all begin anew. Where clashes are left, it is the choice with the fewest of them.
        """
        weights: Counter[tuple[_Key, _Key]] = Counter()
        best, fewest, since = self.chosen, len(self.chosen) + 1, 0
        for turn in range(_TURNS):
            bad = [key for key, number in self.chosen.items() if self.clashes(key, number)]
            since += 1
            if len(bad) < fewest:
                best, fewest, since = dict(self.chosen), len(bad), 0
            if not bad:
                break
            if since % _PATIENCE == 0:
                self.chosen = dict.fromkeys(self.choices, 0)
                continue
            key = bad[turn % len(bad)]
            for other in self.clashes(key, self.chosen[key]):
                weights[key, other] += 1
                weights[other, key] += 1
            self.chosen[key] = self._least(key, weights)
        self.chosen = best

    def _least(self, key: _Key, weights: Counter[tuple[_Key, _Key]]) -> int:
        """The place liked best, clashes counted in by their weight."""
        least, found = math.inf, 0
        for number, place in enumerate(self.choices[key]):
            if place.cost >= least:
                break
            cost = place.cost + sum(
                _CLASH + _AGAIN * weights[key, other] for other in self.clashes(key, number)
            )
            if cost < least:
                least, found = cost, number
        return found

    def improve(self, key: _Key, *, trading: bool) -> None:
        """Take a better place: one that is free or, trading, that of a neighbour who then loses less."""
        mine, now = self.choices[key], self.chosen[key]
        for number in range(now):
            gain = mine[now].cost - mine[number].cost
            in_the_way = self.clashes(key, number)
            self.chosen[key] = number
            if not in_the_way:
                return
            if (
                trading
                and len(in_the_way) == 1
                and gain >= _WORTH
                and self._goes(in_the_way[0], gain - _WORTH)
            ):
                return
            self.chosen[key] = now

    def _goes(self, key: _Key, most: float) -> bool:
        """Whether a crowd has found another free place, which is worse by no more than that."""
        its, now = self.choices[key], self.chosen[key]
        for number, place in enumerate(its):
            if place.cost - its[now].cost > most:
                break
            if number != now and not self.clashes(key, number):
                self.chosen[key] = number
                return True
        return False


def choose(choices: Mapping[_Key, Sequence[Place]]) -> dict[_Key, Place]:
    """One place each; a crowd without any place is left out."""
    placement = _Placement(choices)
    placement.give_way()
    for trading in (False, False, True):
        for key in placement.chosen:
            placement.improve(key, trading=trading)
    return {key: placement.choices[key][number] for key, number in placement.chosen.items()}


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
