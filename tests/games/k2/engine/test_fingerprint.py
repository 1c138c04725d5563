"""A fingerprint tells one state of a game from another, and is the same wherever it is taken."""

import random
from dataclasses import replace

from k2bot.games.k2.engine import (
    Phase,
    Setup,
    apply,
    decisions,
    fingerprint,
    legal_actions,
    new_game,
)

SETUP = Setup(players=3, side="hard", season="winter", family=True, avalanche=True, revision=1)


def states():
    """Every state of a random game."""
    chance, game = random.Random(11), new_game(SETUP, "a game")  # noqa: S311 - not cryptographic
    yield game
    while asked := decisions(game):
        seat = chance.choice(asked).seat
        game = apply(game, seat, chance.choice(legal_actions(game, seat))).game
        yield game


def test_what_is_hidden_counts():
    game = new_game(SETUP, "a game")
    seat = game.seats[1]
    other = game.with_seat(1, replace(seat, deck=(*seat.deck[1:], seat.deck[0])))
    assert fingerprint(other) != fingerprint(game)
    assert fingerprint(replace(game, tiles=game.tiles[::-1])) != fingerprint(game)


def test_the_middle_of_a_turn_counts():
    """What a finished use left over is in no position, and pays for the risk token all the same."""
    turn = next(game for game in states() if game.phase is Phase.ACTIONS and game.turn_state.use)
    use = turn.turn_state.use
    assert fingerprint(
        replace(turn, turn_state=replace(turn.turn_state, spare=turn.turn_state.spare + 1))
    ) != fingerprint(turn)
    dearer = replace(use, cost_up=use.cost_up + 1)
    assert fingerprint(replace(turn, turn_state=replace(turn.turn_state, use=dearer))) != fingerprint(turn)
