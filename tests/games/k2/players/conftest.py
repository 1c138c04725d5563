"""How computer climbers are played in tests: random settings, whole games, sketches of whole games."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from k2bot.games.k2.engine import Phase, Setup, apply, decisions, new_game, observe
from k2bot.games.k2.players import LEVELS, choose, pack
from k2bot.games.k2.players.ground import NO_TENT, NOWHERE, ground
from k2bot.games.k2.players.sketch import Climber, Player, Sketch


def random_setup(chance):
    """Settings of every kind."""
    players = chance.randint(1, 5)
    return Setup(
        players=players,
        side=chance.choice(["easy", "hard"]),
        season=chance.choice(["summer", "winter"]),
        family=chance.random() < 0.5,
        lenient=players == 5 and chance.random() < 0.5,
        avalanche=chance.random() < 0.5,
    )


def steps(setup, seed, levels, budget):
    """A game of computer climbers, decision by decision: game, decision, action."""
    game = new_game(setup, seed)
    chance = random.Random(seed)  # noqa: S311 - play, not secrets
    while questions := decisions(game):
        decision = questions[0]
        seat = decision.seat
        action = choose(observe(game, seat), decision, chance, budget, levels[seat])
        yield game, decision, action
        game = apply(game, seat, action).game
    yield game, None, None


def sketch_of(game):
    """The sketch of a game, secrets included."""
    place = ground(game.setup.side)
    players = []
    for seat in game.seats:
        one, other = (
            Climber(
                NOWHERE if climber.space is None else place.numbers[climber.space],
                climber.level,
                place.track_step(climber.vp),
                NO_TENT if climber.tent is None else place.numbers[climber.tent],
            )
            for climber in seat.climbers
        )
        players.append(
            Player(
                (one, other),
                pack.kinds(seat.hand),
                tuple(pack.NUMBER[card] for card in seat.deck),
                discard=tuple(pack.NUMBER[card] for card in seat.discard),
                committed=None if seat.committed is None else pack.kinds(seat.committed),
                risk=seat.risk or 0,
                rescue=seat.rescue,
            )
        )
    sketch = Sketch(
        game.setup,
        day=game.day,
        first=game.first,
        tiles=game.tiles,
        tokens=game.tokens_open,
        pile=game.tokens_pile,
        players=players,
        summit=tuple((seat, "AB".index(name)) for seat, name in game.summit),
    )
    sketch.over = game.phase is Phase.OVER
    return sketch


def facts(sketch):
    """Everything about a sketch, to compare; the discard pile in no order."""
    return {
        "day": sketch.day,
        "first": sketch.first,
        "tokens": sketch.tokens,
        "pile": sketch.pile,
        "summit": sketch.summit,
        "over": sketch.over,
        "players": [
            (
                [climber.facts() for climber in player.climbers],
                player.hand,
                player.deck,
                sorted(player.discard),
                player.committed,
                player.risk,
                player.rescue,
            )
            for player in sketch.players
        ],
    }


@pytest.fixture(scope="session")
def climbing():
    return SimpleNamespace(
        random_setup=random_setup, steps=steps, sketch_of=sketch_of, facts=facts, levels=LEVELS
    )
