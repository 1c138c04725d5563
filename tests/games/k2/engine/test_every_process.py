"""One seed is one game in every process, whatever its hash seed."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]

PLAY = """
import hashlib, json, random
from k2bot.games.k2.engine import Setup, apply, decisions, legal_actions, new_game, observe, to_position

digest = hashlib.sha256()
for players in (1, 4):
    for avalanche in (False, True):
        chance = random.Random(players)
        setup = Setup(players=players, side="hard", season="winter", family=True, avalanche=avalanche)
        game = new_game(setup, f"seed {players}")
        while decisions(game):
            seat = chance.choice(decisions(game)).seat
            actions = legal_actions(game, seat)
            step = apply(game, seat, chance.choice(actions))
            digest.update(repr((decisions(game), actions, observe(game, seat), step.events)).encode())
            game = step.game
        digest.update(json.dumps(to_position(game)).encode())
print(digest.hexdigest())
"""


def test_the_same_game_under_several_hash_seeds():
    """Decisions, their ids, listed actions and their order, observations and events are equal in every
    process."""
    running = [
        subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-c", PLAY],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("0", "1", "12345")
    ]
    digests = [process.communicate(timeout=120)[0].strip() for process in running]
    assert [process.returncode for process in running] == [0, 0, 0]
    assert len(digests[0]) == 64
    assert len(set(digests)) == 1
