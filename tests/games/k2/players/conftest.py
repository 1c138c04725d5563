"""Computer players in tests: random settings, whole games, simulated states."""

import random
from types import SimpleNamespace

import pytest

from k2bot.games.k2.engine import Phase, Setup, apply, decisions, new_game, observe
from k2bot.games.k2.players import LEVELS, choose, pack
from k2bot.games.k2.players.simulation import SimClimber, SimPlayer, SimState
from k2bot.games.k2.players.tables import NO_TENT, NOWHERE, board_arrays
from tests.games.k2.engine.helpers import random_positions


def random_setup(chance):
    """Settings of every kind."""
    return Setup(**random_positions.setup(chance))


def steps(setup, seed, levels, budget):
    """A game of computers, decision by decision: game, decision, action."""
    game = new_game(setup, seed)
    chance = random.Random(seed)  # noqa: S311 - not cryptographic
    while questions := decisions(game):
        decision = questions[0]
        seat = decision.seat
        action = choose(observe(game, seat), decision, chance, budget, levels[seat])
        yield game, decision, action
        game = apply(game, seat, action).game
    yield game, None, None


def sim_state_of(game):
    """The state of a game, secrets included."""
    board = board_arrays(game.setup.side)
    players = []
    for seat in game.seats:
        one, other = (
            SimClimber(
                NOWHERE if climber.space is None else board.numbers[climber.space],
                climber.air,
                board.track_step(climber.vp),
                NO_TENT if climber.tent is None else board.numbers[climber.tent],
            )
            for climber in seat.climbers
        )
        players.append(
            SimPlayer(
                (one, other),
                pack.kinds(seat.hand),
                tuple(pack.CARD_NUMBERS[card] for card in seat.deck),
                discard=tuple(pack.CARD_NUMBERS[card] for card in seat.discard),
                committed=None if seat.committed is None else pack.kinds(seat.committed),
                risk=seat.risk or 0,
                rescue=seat.rescue,
            )
        )
    state = SimState(
        game.setup,
        day=game.day,
        first=game.first,
        tiles=game.tiles,
        tokens=game.tokens_open,
        pile=game.tokens_pile,
        players=players,
        summit=tuple((seat, "AB".index(name)) for seat, name in game.summit),
    )
    state.over = game.phase is Phase.OVER
    return state


def facts(state):
    """All facts of a state for comparison; the discard pile sorted."""
    return {
        "day": state.day,
        "first": state.first,
        "tokens": state.tokens,
        "pile": state.pile,
        "summit": state.summit,
        "over": state.over,
        "climbers": [climber.facts() for player in state.players for climber in player.climbers],
        "cards": [(one.hand, one.deck, sorted(one.discard), one.committed) for one in state.players],
        "others": [(one.risk, one.rescue) for one in state.players],
    }


@pytest.fixture(scope="session")
def climbing():
    return SimpleNamespace(
        random_setup=random_setup, steps=steps, sim_state_of=sim_state_of, facts=facts, levels=LEVELS
    )
