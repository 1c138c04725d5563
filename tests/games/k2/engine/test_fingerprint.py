"""A fingerprint tells one state of a game from another, and is the same wherever it is taken."""

import hashlib
import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from k2bot.games.k2.engine import (
    Phase,
    Setup,
    apply,
    decisions,
    fingerprint,
    legal_actions,
    new_game,
    observe,
    to_position,
)

ROOT = Path(__file__).parents[4]

SETUP = Setup(players=3, side="hard", season="winter", family=True, avalanche=True, revision=1)
PLAY = """
from tests.games.k2.engine.test_fingerprint import looks, states
from k2bot.games.k2.engine import fingerprint
print(*map(fingerprint, states()), looks())
"""


def states():
    """Every state of a random game."""
    chance, game = random.Random(11), new_game(SETUP, "a game")  # noqa: S311 - not cryptographic
    yield game
    while asked := decisions(game):
        seat = chance.choice(asked).seat
        game = apply(game, seat, chance.choice(legal_actions(game, seat))).game
        yield game


def test_no_two_states_of_a_game_have_the_same():
    found = list(map(fingerprint, states()))
    assert len(found) > 100
    assert len(set(found)) == len(found)
    assert {len(one) for one in found} == {16}


def looks():
    """A digest of all that the engine tells of the states: questions, listed actions in order, views."""
    told = []
    for game in states():
        asked = decisions(game)
        views = [(legal_actions(game, one.seat), observe(game, one.seat)) for one in asked]
        told.append((asked, views, to_position(game)))
    return hashlib.sha256(repr(told).encode()).hexdigest()


def test_one_seed_is_one_game_in_every_process_whatever_its_hash_seed():
    running = [
        subprocess.Popen(  # noqa: S603 - trusted command
            [sys.executable, "-c", PLAY],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("0", "4711")
    ]
    printed = [process.communicate(timeout=120)[0].split() for process in running]
    assert printed == [[*map(fingerprint, states()), looks()]] * 2


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


def test_the_form_is_that_of_the_first_day():
    """Stored games hold these; should this fail, every game under way would stand still."""
    found = list(map(fingerprint, states()))
    assert [found[0], found[20], found[-1]] == ["5714cd9625b7bfc7", "83262a7ebe1da9d2", "54dfdf8107eb8317"]
