"""Who could walk out of the maze how soon, as the maze lies now: action points, by whole actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    EXIT_VP,
    OWNER,
    ROPES,
    SPEED,
    THIEVES,
    TOKENS,
    TREASURES,
    WALLWALKERS,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES, SQUARES, squares_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation

FARTHEST: Final = 5
"""Action points that are looked ahead: those of the highest card."""
_UNBOUND: Final = 4
"""The card that, once played, lets every card be played (9)."""


@dataclass(frozen=True, slots=True)
class Exit:
    """A character that can leave the maze, for that many action points and victory points."""

    character: str
    ap: int
    points: int


def exits(seen: Observation, seat: int, most: int = FARTHEST) -> tuple[Exit, ...]:
    """The unwounded characters of a seat that can leave within so many action points, the nearest first.

    As the maze lies: what others take, leave or turn on the way is not looked into.
    """
    board = Board(seen)
    found = []
    for token in CHARACTERS_OF[seat]:
        if board.at[token] >= SQUARES or board.wounded >> token & 1:
            continue
        ap = _points_needed(seen, board, token, most)
        if ap is not None:
            load = board.load(token)
            points = EXIT_VP[token] + (EXIT_VP[load] if load in TREASURES else 0)
            found.append(Exit(TOKENS[token], ap, points))
    return tuple(sorted(found, key=lambda one: (one.ap, -one.points, BY_NAME[one.character])))


def points_within(found: Sequence[Exit], most: int) -> int:
    """The victory points of all who can leave one after the other with so many action points."""
    points = 0
    for one in found:
        if one.ap <= most:
            most -= one.ap
            points += one.points
    return points


def leaving(seen: Observation) -> tuple[Exit, ...]:
    """Who could walk out in the turn that is played or, of the other seat, in the next; blue's first."""
    if seen.phase not in (Phase.CARD, Phase.ACT):
        return ()
    points = [highest_card(seen, seat) for seat in (0, 1)]
    if seen.phase is Phase.ACT:
        points[seen.turn] = seen.ap
    return tuple(one for seat in (0, 1) for one in exits(seen, seat, points[seat]))


def highest_card(seen: Observation, seat: int) -> int:
    """The highest action card that a seat may play in its next turn (9)."""
    bound = 2 if seen.top == 0 else FARTHEST if seen.top >= _UNBOUND else seen.top + 1
    return max((card for card in seen.seats[seat].actions if card <= bound), default=0)


def _points_needed(seen: Observation, board: Board, token: int, most: int) -> int | None:
    """The action points until a character has left, None where that takes more than ``most``."""
    seat = OWNER[token]
    maze, goal = board.maze, LINES[1 - seat]
    flies, crosses = token in WIZARDS, token in WIZARDS or token in THIEVES or board.load(token) in ROPES
    enemies = board.unwounded[1 - seat]
    closed = 0 if flies else enemies
    passable = ~closed & (-1 if crosses else ~maze.pits)
    stops = ~(board.unwounded[seat] | enemies) & (-1 if crosses and not flies else ~maze.pits)
    here = BIT[board.at[token]]
    for ap in range(1, most + 1):
        reached = frontier = here
        for _ in range(SPEED[token]):
            frontier = maze.step(frontier & ~goal) & passable & ~reached
            reached |= frontier
        if token in WALLWALKERS:
            reached |= _behind_walls(board, here)
        if seen.seats[seat].jumps:
            reached |= maze.step(maze.step(here) & maze.pits)
        if reached & goal & (-1 if flies else ~enemies):
            return ap
        here |= reached & stops
    return None


def _behind_walls(board: Board, squares: int) -> int:
    found = 0
    for square in squares_of(squares):
        for behind in board.maze.behind_walls(square):
            found |= BIT[behind]
    return found
