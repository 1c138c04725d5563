"""The small questions: paying a token, sliding, rescuing, and going on in the middle of a use."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import Action, LetGo, Pay, Rescue, Slide
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.model import (
    Phase,
)
from k2bot.games.k2.engine.phases.acclimatization import RESCUE_STEPS
from k2bot.games.k2.engine.play import apply, legal_actions
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.players import sampling
from k2bot.games.k2.players.board_tables import NO_TENT, NOWHERE
from k2bot.games.k2.players.quick import Look
from k2bot.games.k2.players.sim_state import Climber

if TYPE_CHECKING:
    from k2bot.games.k2.engine.model import Game
    from k2bot.games.k2.players.sim_state import SimState
    from k2bot.games.k2.players.values import Outlook


def pay(legal: tuple[Action, ...], table: SimState, seat: int, outlook: Outlook) -> Action:
    """Points first; then the level that is missed least (rule 18)."""
    look = Look(table, seat, outlook)

    def loss(action: Action) -> float:
        if not isinstance(action, Pay) or action.source == "points":
            return -1.0
        which = CLIMBER_NAMES.index(action.source)
        climber = look.climbers[which]
        row = look.row(which, (climber.space, climber.step, NO_TENT))
        level = min(climber.level, 12)
        return row[level + 2] - row[level + 1]

    return min(legal, key=loss)


def slide(legal: tuple[Action, ...], table: SimState, seat: int, which: int, outlook: Outlook) -> Action:
    """The slope that leaves the climber worth most tomorrow (rule 40)."""
    climber = table.players[seat].climbers[which]

    def worth(action: Action) -> float:
        if not isinstance(action, Slide):
            return 0.0
        space = table.board.numbers[action.space]
        return _tomorrow(table, outlook, Climber(space, climber.level, climber.step, climber.tent))

    return max(legal, key=worth)


def rescue(legal: tuple[Action, ...], table: SimState, seat: int, outlook: Outlook) -> Action:
    """The rescue worth most tomorrow; letting go only where it is worth nothing (rule 22)."""

    def worth(action: Action) -> float:
        if not isinstance(action, Rescue):
            return 1.0
        climber = table.players[seat].climbers[CLIMBER_NAMES.index(action.climber)]
        step = max(climber.step - RESCUE_STEPS, 0)
        space = table.board.numbers[action.space]
        return _tomorrow(table, outlook, Climber(space, 1, step, climber.tent))

    return max(legal, key=lambda action: (worth(action), not isinstance(action, LetGo)))


def _tomorrow(table: SimState, outlook: Outlook, climber: Climber) -> float:
    """What a climber is worth if it wakes up so."""
    if table.day >= content.DAYS:
        return float(table.board.points[climber.step])
    day = table.day + 1
    rows = outlook.morning(day, table.tiles[(day - 1) // content.DAYS_A_TILE])
    form = outlook.shape
    step = max(climber.step, table.board.step[climber.space])
    row = rows[form.index(form.tent_number[climber.tent], climber.space, step)]
    return row[max(1, min(climber.level, content.HIGHEST_LEVEL)) - 1]


def go_on(game: Game, seat: int, outlook: Outlook) -> Action:
    """The next step of a use under way: towards the end of it that leaves the turn worth most."""
    best: tuple[float, Action] | None = None
    todo: list[tuple[Game, Action | None]] = [(game, None)]
    seen = set()
    for here, first in todo:  # grows while it is read: breadth first
        for action in legal_actions(here, seat):
            after = apply(here, seat, action).game
            began = first or action
            turn = after.turn_state
            if after.phase is Phase.ACTIONS and after.turn == seat and turn is not None and turn.use:
                use = turn.use
                climber = after.seats[seat].climber(use.climber)
                state = (climber, use.directions, use.cost_up, use.cost_down, use.pitched)
                if state not in seen:
                    seen.add(state)
                    todo.append((after, began))
                continue
            worth = _worth_between_uses(after, seat, outlook)
            if best is None or worth > best[0]:
                best = (worth, began)
    assert best is not None  # noqa: S101 - a use can always be ended (rule 16)
    return best[1]


def _worth_between_uses(game: Game, seat: int, outlook: Outlook) -> float:
    observation = observe(game, seat)
    table = sampling.drawn(observation, Random(0))  # noqa: S311 - what is drawn does not matter here
    player = table.players[seat]
    if any(climber.level > 12 for climber in player.climbers if climber.space != NOWHERE):
        return -1e9
    return Look(table, seat, outlook).worth(player.committed or (), player.risk)
