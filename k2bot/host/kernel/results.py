"""Who came where at a table, as it is stored at the end of its game and kept for good."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from k2bot.host.store.rows import PlacementRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.host.kernel.play import Play
    from k2bot.host.people.members import Member


def placements_of(play: Play, members: Sequence[Member]) -> tuple[PlacementRow, ...]:
    """Where each member came in a game that has ended, by seat."""
    came_in = sorted(play.setup.game.placements(play.state), key=lambda placement: placement.seat)
    return tuple(
        PlacementRow(
            one.seat, members[one.seat].user_id, one.place, one.points, MappingProxyType(dict(one.facts))
        )
        for one in came_in
    )
