"""The board in small integers: its spaces, its ropes and its score track. Made once a process."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Side

NOWHERE = -1
"""The space of the dead."""
NO_TENT = -1
"""The tent that is still carried."""


@dataclass(frozen=True, slots=True)
class BoardArrays:
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
def board_arrays(side: Side) -> BoardArrays:
    """The numbers of a side."""
    board = content.board(side)
    numbers = {space.id: number for number, space in enumerate(board.spaces)}
    track = board.score_track
    return BoardArrays(
        side=side,
        names=tuple(numbers),
        numbers=numbers,
        zone=tuple(content.ZONES.index(space.zone) for space in board.spaces),
        air=tuple(space.acc for space in board.spaces),
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
        tent_places=tuple(numbers[space.id] for space in board.spaces if space.acc < 0),
        summit=numbers[content.SUMMIT],
    )
