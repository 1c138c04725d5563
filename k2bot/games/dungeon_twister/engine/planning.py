"""What panels look ahead at: the state after actions that are not played yet, and who could leave how soon.

Nothing here brings news: what would (a room that is revealed, a fight) is not looked into. It hands out
observations and plain values only, so that whoever plans knows what its seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.engines.errors import IllegalActionError
from k2bot.games.dungeon_twister.engine.actions import Attack, End, Lay, Reveal, write_actions
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
from k2bot.games.dungeon_twister.engine.fights import Fight, fight_of
from k2bot.games.dungeon_twister.engine.listing import movers, other_deeds, reach
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.play import apply, legal_actions
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES, SQUARES, squares_of
from k2bot.games.dungeon_twister.engine.view import Observation, observe

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action, Deed, Move
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.model import Game

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


NEWS: Final = (Reveal, Attack, Lay)
"""What cannot be planned beyond: what comes of it is not known before."""


@dataclass(frozen=True, slots=True)
class Preview:
    """A turn, or the filling of a room, as planned so far."""

    before: Observation
    seen: Observation
    """The game after the actions."""
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    choices: tuple[Action, ...]
    """Cards to play, or squares to place the next token on; while acting see ``deeds`` and ``reach``."""
    deeds: tuple[Deed, ...]
    """Everything that may be done next but moving, by character."""
    movers: tuple[str, ...]
    """The own characters that can move next."""
    finished: bool
    """Whether the last action ended the turn, the placing, or the game."""
    reach: Callable[[str], dict[str, tuple[Move, ...]]]
    """The moves of an own character that may be made next, by square; the plain one first."""

    @property
    def done(self) -> int:
        """How many actions are planned; controls carry it, so that one of an earlier plan is known."""
        return len(self.actions)

    @property
    def character(self) -> str | None:
        """Who acted last, None for nobody."""
        acted = (getattr(one, "character", None) for one in reversed(self.actions))
        return next((name for name in acted if name), None)

    def then(self, *more: Action) -> str:
        """The plan with more actions, as an answer or a draft."""
        return write_actions((*self.actions, *more))

    @property
    def ended(self) -> str:
        """The answer that plays this plan and ends the turn, where it does not end by itself."""
        return self.then() if self.finished else self.then(End())


def preview(game: Game, seat: int, actions: Sequence[Action]) -> Preview:
    """What these actions of a seat lead to. Raises RuleError for one that is not legal, or brings news."""
    after, events = ahead(game, seat, actions)
    finished = ends(game, after, seat)
    choices = after.phase in (Phase.CARD, Phase.PLACE) and not finished
    return Preview(
        before=observe(game, seat),
        seen=observe(after, seat),
        actions=tuple(actions),
        events=events,
        choices=tuple(legal_actions(after, seat)) if choices else (),
        deeds=() if finished else other_deeds(after, seat),
        movers=() if finished else movers(after, seat),
        finished=finished,
        reach=partial(_reach, None if finished else after, seat),
    )


def ahead(game: Game, seat: int, actions: Sequence[Action]) -> tuple[Game, tuple[Event, ...]]:
    """The game after these actions of a seat. Raises RuleError for one that is not legal, or brings news."""
    after, events = game, list["Event"]()
    for action in actions:
        if isinstance(action, NEWS) or game.phase not in (Phase.CARD, Phase.ACT, Phase.PLACE):
            raise IllegalActionError("news", f"{str(action)!r} cannot be looked into", rule=10, game=after)
        step = apply(after, seat, action)
        after = step.game
        events += step.events
    return after, tuple(events)


def ends(before: Game, after: Game, seat: int) -> bool:
    """Whether what a seat was asked before has been answered whole: the turn, the placing, or the game."""
    return after.phase is Phase.OVER or not _goes_on(before, after, seat)


def _goes_on(before: Game, after: Game, seat: int) -> bool:
    """Whether the seat goes on with what it was asked."""
    if before.phase is Phase.PLACE:
        return bool(after.placing) and after.placing[0][0] == seat
    return after.number == before.number and after.turn == seat


def _reach(game: Game | None, seat: int, character: str) -> dict[str, tuple[Move, ...]]:
    return {} if game is None else reach(game, seat, character)


def fight_seen(seen: Observation, attacker: str, target: str) -> tuple[Fight, tuple[int, int]]:
    """Who would fight, and what both sides count without cards."""
    board = Board(seen)
    fight = fight_of(board, BY_NAME[attacker], BY_NAME[target])
    return fight, fight.strengths(board)
