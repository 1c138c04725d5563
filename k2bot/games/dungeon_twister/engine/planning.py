"""What a turn under way leads to, for panels: the state after actions that are not played yet.

Nothing here brings news: what would (a room that is revealed, a fight) is not looked into. It hands out
observations and plain values only, so that whoever plans knows what its seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.actions import Attack, Lay, Reveal
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.engine.errors import IllegalActionError
from k2bot.games.dungeon_twister.engine.fights import Fight, fight_of
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.play import apply, legal_actions
from k2bot.games.dungeon_twister.engine.reaching import movers, other_deeds, reach
from k2bot.games.dungeon_twister.engine.view import Observation, observe

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action, Deed, Move
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.model import Game

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
