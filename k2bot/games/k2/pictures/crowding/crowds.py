"""Where climbers and tents stand: beside the plate of their space, not on plates, notes or other crowds.

Climbers keep their size. Where there is no room at the plate, a crowd is set closer, then its tents go to
another side of the plate, and at last it stands further off with a leader to its plate.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures.crowding.beside import beside
from k2bot.games.k2.pictures.crowding.further_off import further_off
from k2bot.games.k2.pictures.crowding.placement import choose, clashing
from k2bot.games.k2.pictures.crowding.places import CLOSER, GAP, PACES, Place, Room, Table, room_around
from k2bot.games.k2.pictures.crowding.stands import Need, blocks
from k2bot.render.scene import Box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.pictures.crowding.places import Line
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
        chosen = _chosen(table, wanted, _AT_PLATES)
        if not _tight(wanted, chosen):
            break
    searches = _AT_PLATES
    while tight := _tight(wanted, chosen):
        both = [key for key in tight if wanted[key].climbers and wanted[key].tents]
        if not both and searches == _SEARCHES:
            break
        for key in both:
            need = wanted[key]
            wanted |= {key: need._replace(tents=0), (key[0], 1): Need(0, need.tents)}
        searches = searches if both else _SEARCHES
        chosen = _chosen(table, wanted, searches)
    places: dict[str, list[Place]] = {}
    for key, need in wanted.items():
        place = chosen.get(key) or _forced(plates[key[0]], need, frame, table.scale)
        places.setdefault(key[0], []).append(place)
    return {space: _crowd(found, table.scale) for space, found in places.items()}


_AT_PLATES, _SEARCHES = len(PACES), 2 * len(PACES) - 1
"""How many searches look at the plates, and how many there are: the others look further off."""
_SMALLER = (1.25, 1.0)
"""The scales that are tried where the map is enlarged and its crowds have no room."""

_Key: TypeAlias = tuple[str, int]
"""A space, and 0 for all its pieces or the climbers, 1 for tents that stand apart."""


@lru_cache(maxsize=2048)
def _found(room: Room, need: Need, search: int) -> tuple[Place, ...]:
    """The places of a search: at the plate, ever closer together, then further off."""
    if search < _AT_PLATES:
        return beside(room, need, PACES[search], search * CLOSER)
    at = search - _AT_PLATES
    return further_off(room, need, PACES[at : at + 2])


def _forced(plate: Box, need: Need, frame: Box, scale: float) -> Place:
    """A place above a plate, whatever is there, pushed into the frame."""
    block = blocks(need, PACES[-1], scale)[0]
    left = min(max(plate.centre[0] - block.width / 2, frame.left), frame.right - block.width)
    top = max(plate.top - block.height - GAP, frame.top)
    return Place(0, (left, top, left + block.width, top + block.height), block)


def _chosen(table: Table, wanted: Mapping[_Key, Need], most: int) -> dict[_Key, Place]:
    """One place each, found by that many searches, one after the other while crowds still clash."""
    choices: dict[_Key, list[Place]] = {key: [] for key in wanted}
    chosen: dict[_Key, Place] = {}
    for search in range(most):
        if fresh := _tight(wanted, chosen):
            for key in fresh:
                room = room_around(table, key[0], off=search >= _AT_PLATES)
                choices[key] += _found(room, wanted[key], search)
            chosen = choose(choices)
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
