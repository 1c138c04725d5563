"""Random games: plain ones, and lively ones with many more fights, reveals and rotations."""

from __future__ import annotations

import os
import random
from functools import cache
from typing import NamedTuple

from k2bot.games.dungeon_twister.engine import (
    End,
    Game,
    Jump,
    Move,
    Setup,
    Step,
    apply,
    decisions,
    legal_actions,
    new_game,
)
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.engine.listing import state_cache
from k2bot.games.dungeon_twister.engine.squares import LINES

TIMES = int(os.environ.get("DUNGEON_LONG") or 1)
"""How many times more games are played than in the ordinary run."""


class Input(NamedTuple):
    before: Game
    seat: int
    action: object
    step: Step


def game(seed, lively=0.5):
    """The inputs of a random game."""
    chance = random.Random(seed)  # noqa: S311 - not cryptographic
    setup = Setup(
        goal=(chance.choice([3, 5]), chance.choice([3, 5])),
        dealt=seed % 2 == 0,
        first=chance.choice([None, 0, 1]),
        covered=seed % 3 == 0,
    )
    yield from on(new_game(setup, str(seed)), chance, lively)


def on(state, chance, lively=0.5):
    """The inputs that continue a random game."""
    while questions := decisions(state):
        seat = chance.choice(questions).seat
        listed = legal_actions(state, seat)
        action = chance.choice(listed)
        if state.phase.value == "act" and chance.random() < lively:
            action = chance.choice(lively_actions(state, listed) or [action])
        step = apply(state, seat, action)
        yield Input(state, seat, action, step)
        state = step.game


def lively_actions(state, listed):
    """Everything but plain moves and the end of the turn; moves out of the maze count too.

    Moves are listed only where some reach the opponent's starting line.
    """
    found, at = [], 0
    for kind, count in listed.kinds():
        if kind is Move and count:
            moves = state_cache(state).moves_of(BY_NAME[listed[at].character])
            if any((ends | leaving) & LINES[1 - state.active_seat] for ends, leaving, _ in moves.groups):
                found += [move for move in moves if move.end[0] == "VA"[state.active_seat]]
        elif kind not in (Move, End, Jump):
            found.append(listed[at])
        at += count
    return found


@cache
def played(seed, lively=0.5):
    """All inputs of a random game, played once and cached."""
    return tuple(game(seed, lively))


def states(seed, count, lively=0.5):
    """Some states of a random game, including the first and the last."""
    inputs = played(seed, lively)
    chance = random.Random(seed + 1)  # noqa: S311 - not cryptographic
    middle = chance.sample(inputs, min(len(inputs), count - 2))
    return [inputs[0].before, *(one.before for one in middle), inputs[-1].step.game]
