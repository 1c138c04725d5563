"""Where climbers and tents stand: beside the plate of their space, not on plates, notes or other crowds.

Climbers keep their size. Where there is no room at the plate, a crowd is set closer, then its tents go to
another side of the plate, and at last it stands further off with a leader to its plate.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures.crowding.places import Place, Table, room_around
from k2bot.games.k2.pictures.crowding.puzzle import choose, clashing
from k2bot.games.k2.pictures.crowding.searches import OFF_FROM, SEARCHES, forced
from k2bot.games.k2.pictures.crowding.stands import Need
from k2bot.render.scene import Box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.pictures.crowding.places import Line
    from k2bot.games.k2.pictures.crowding.searches import Search
    from k2bot.games.k2.pictures.crowding.stands import Block
    from k2bot.render.scene import Point


class Ground(NamedTuple):
    """A box that pieces of one space fill, and the leader to their plate where they stand further off."""

    box: Box
    leader: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Crowd:
    """The pieces of one space: the box of each, and the grounds they stand on."""

    grounds: tuple[Ground, ...]
    """One; in the tightest crowds two, with the tents on a ground of their own."""
    climbers: tuple[Box, ...]
    tents: tuple[Box, ...]
    free: tuple[Box, ...] = ()
    """Marks of the places that are left."""
    full: Box | None = None
    """The mark of a space that has none left."""
    scale: float = 1

    @property
    def box(self) -> Box:
        """The box of the first ground."""
        return self.grounds[0].box


def settle(
    plates: Mapping[str, Box],
    counts: Mapping[str, tuple[int, ...]],
    frame: Box,
    *,
    scale: float = 1,
    taken: Sequence[Box] = (),
    ropes: Sequence[Line] = (),
    levels: Sequence[float] = (),
) -> dict[str, Crowd]:
    """Find a place for every space's pieces.

    ``counts`` are (climbers, tents), or with a third figure the free places to be marked, 0 for a full space.
    ``taken`` boxes are kept free like the plates; ropes are covered, and ``levels`` (the heights of the lines
    between bands) crossed, only where it cannot be helped.
    Everything stays inside ``frame``. Where all that cannot be had, crowds get the best places there are,
    even on one another.
    """
    wanted = {(space, 0): Need(*count) for space, count in counts.items() if any(count[:2])}
    chosen: dict[_Key, Place] = {}
    for size in (scale, *(least for least in _SMALLER if least < scale)):
        table = Table(plates, tuple(taken), tuple(ropes), tuple(levels), frame, size)
        chosen = _chosen(table, wanted, SEARCHES[:OFF_FROM])
        if not _tight(wanted, chosen):
            break
    parted: list[_Key] = []
    while tight := [key for key in _tight(wanted, chosen) if key not in parted and _has_both(wanted[key])]:
        for key in tight:
            need = wanted[key]
            parted.append(key)
            wanted |= {key: need._replace(tents=0), (key[0], 1): Need(0, need.tents)}
        chosen = _chosen(table, wanted, SEARCHES[:OFF_FROM])
    if _tight(wanted, chosen):
        chosen = _chosen(table, wanted, SEARCHES)
    places: dict[str, list[Place]] = {}
    for key, need in wanted.items():
        place = chosen.get(key) or forced(plates[key[0]], need, frame, table.scale)
        places.setdefault(key[0], []).append(place)
    return {space: _crowd(found, table.scale) for space, found in places.items()}


_SMALLER = (1.25, 1.0)
"""The scales that are tried where the map is enlarged and its crowds have no room."""

_Key: TypeAlias = tuple[str, int]
"""A space, and 0 for all its pieces or the climbers, 1 for tents that stand apart."""


def _has_both(need: Need) -> bool:
    return need.climbers > 0 and need.tents > 0


def _chosen(table: Table, wanted: Mapping[_Key, Need], searches: Sequence[Search]) -> dict[_Key, Place]:
    """One place each, found by one search after the other while crowds still clash."""
    choices: dict[_Key, list[Place]] = {key: [] for key in wanted}
    chosen: dict[_Key, Place] = {}
    searched: set[tuple[int, _Key]] = set()
    for number, search in searches:
        fresh = [key for key in _tight(wanted, chosen) if (number, key) not in searched]
        for key in fresh:
            searched.add((number, key))
            room = room_around(table, key[0], off=number >= OFF_FROM)
            choices[key] += search(room, wanted[key])
        if fresh:  # two at once only where nothing else is left: they would rather stand closer
            chosen = choose(choices, in_pairs=(number, search) == SEARCHES[-1])
    return chosen


def _tight(wanted: Mapping[_Key, Need], chosen: Mapping[_Key, Place]) -> list[_Key]:
    """The crowds that have no place, or clash, and the neighbours that could make room for them."""
    bad = {*clashing(chosen), *(key for key in wanted if key not in chosen)}
    reach = [Box(*chosen[key].edges).grown(60) if key in chosen else None for key in wanted if key in bad]
    return [
        key
        for key in wanted
        if key in bad or any(box and Box(*chosen[key].edges).overlaps(box) for box in reach)
    ]


def _crowd(places: Sequence[Place], scale: float) -> Crowd:
    """The pieces set in their places."""
    sets: list[Block] = [place.block.moved(*place.edges[:2]) for place in places]
    return Crowd(
        tuple(Ground(Box(*place.edges), place.leader) for place in places),
        sets[0].climbers,
        sets[-1].tents,
        sets[0].free,
        sets[0].full,
        scale,
    )
