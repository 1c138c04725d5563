"""The searches for a place, from the best liked to the last resort."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.pictures.crowding.beside import beside
from k2bot.games.k2.pictures.crowding.further_off import further_off
from k2bot.games.k2.pictures.crowding.places import CLOSER, GAP, PACES, Place
from k2bot.games.k2.pictures.crowding.stands import blocks

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.k2.pictures.crowding.places import Room
    from k2bot.games.k2.pictures.crowding.stands import Need
    from k2bot.render.scene import Box

    Search: TypeAlias = "tuple[int, Callable[[Room, Need], tuple[Place, ...]]]"


@lru_cache(maxsize=512)
def _beside_wide(room: Room, need: Need) -> tuple[Place, ...]:
    return beside(room, need, PACES[0], 0)


@lru_cache(maxsize=512)
def _beside_close(room: Room, need: Need) -> tuple[Place, ...]:
    return beside(room, need, PACES[1], CLOSER)


@lru_cache(maxsize=512)
def _beside_dense(room: Room, need: Need) -> tuple[Place, ...]:
    return beside(room, need, PACES[2], 2 * CLOSER)


@lru_cache(maxsize=256)
def _off_wide(room: Room, need: Need) -> tuple[Place, ...]:
    return further_off(room, need, PACES[:2])


@lru_cache(maxsize=256)
def _off_dense(room: Room, need: Need) -> tuple[Place, ...]:
    return further_off(room, need, PACES[1:])


SEARCHES: tuple[Search, ...] = (
    (0, _beside_wide),
    (1, _beside_close),
    (2, _beside_dense),
    (3, _off_wide),
    (3, _off_wide),
    (4, _off_dense),
    (4, _off_dense),
)
"""Where places are looked for, one search after the other while crowds still clash."""
OFF_FROM = 3
"""The first search that looks further off."""


def forced(plate: Box, need: Need, frame: Box, scale: float) -> Place:
    """A place above a plate, whatever is there, pushed into the frame."""
    block = blocks(need, PACES[-1], scale)[0]
    left = min(max(plate.centre[0] - block.width / 2, frame.left), frame.right - block.width)
    top = max(plate.top - block.height - GAP, frame.top)
    return Place(0, (left, top, left + block.width, top + block.height), block)
