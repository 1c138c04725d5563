"""What computers are to decide at a table: as themselves, or in the place of a person."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from k2bot.host.seating import Status

if TYPE_CHECKING:
    from k2bot.host.kept import KeptTable
    from k2bot.thinking.question import Question


@dataclass(frozen=True, slots=True)
class Due:
    """A decision that a computer of some level is to take."""

    seat: int
    stamp: str
    level: str


def due_at(table: KeptTable, *, alone: bool = False) -> tuple[Due, ...]:
    """The decisions that computers are to take now; ``alone``: only where no person is awaited beside them.

    None where no person plays at present: a game nobody follows rests until somebody is back. None either
    where computers cannot play the game (any more).
    """
    if table.status is not Status.RUNNING or table.state is None or not table.present:
        return ()
    if table.game.computers is None:
        return ()
    levels = {seat: table.members[seat].played_at for seat in table.waiting}
    if alone and None in levels.values():
        return ()
    return tuple(
        Due(seat, stamp, level)
        for seat, level in levels.items()
        if level is not None and (stamp := table.game.stamp(table.state, seat)) is not None
    )


def question(table: KeptTable, state: Any, due: Due, budget: int) -> Question:
    """What is to be thought about a decision in that state of the table's game.

    Its chance is settled by the game, yet tells nothing of it.
    """
    text = f"{table.row.seed} {due.seat} {due.stamp}"
    seed = hashlib.sha256(text.encode()).hexdigest()
    computers = table.game.computers
    if computers is None:
        raise ValueError(f"computers cannot play {table.game.key}")
    return computers.question(state, due.seat, due.level, seed, budget)
