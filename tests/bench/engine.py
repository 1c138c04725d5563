"""How many decisions of random games the engines make a second, legal lists included.

``python tests/bench/engine.py`` prints the figures of K2 and of Dungeon Twister. With the option
``--catanatron PYTHON``, the Python of an environment that has the package ``catanatron``, that engine plays
random four-player games in the same run, turn about with K2's, and both figures and their ratio are printed.
Seconds are of this process's work, not of the clock, so that a busy machine disturbs all alike.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from statistics import median

GAMES = 12
ROUNDS = 9

CATANATRON = """
import sys, time
from catanatron import Color, Game, RandomPlayer
colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
for line in sys.stdin:
    decisions, began = 0, time.process_time()
    for seed in range(int(line), int(line) + 6):
        game = Game([RandomPlayer(color) for color in colors], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    print(decisions / (time.process_time() - began), flush=True)
"""


K2 = "k2bot.games.k2.engine"
DUNGEON = "k2bot.games.dungeon_twister.engine"
SETUPS: dict[str, dict[str, int]] = {K2: {"players": 4}, DUNGEON: {}}


def decisions_a_second(first: int, name: str = K2, games: int = GAMES) -> float:
    """One round of random games of an engine, from that seed on."""
    engine = import_module(name)
    made, began = 0, time.process_time()
    for seed in range(first, first + games):
        chance = random.Random(seed)  # noqa: S311 - play, not secrets
        game = engine.new_game(engine.Setup(**SETUPS[name]), str(seed))
        while open_questions := engine.decisions(game):
            seat = chance.choice(open_questions).seat
            game = engine.apply(game, seat, chance.choice(engine.legal_actions(game, seat))).game
            made += 1
    return made / (time.process_time() - began)


def measured(rounds: int = ROUNDS) -> tuple[str, str]:
    """The figures of some rounds, in words."""
    four = _figures([decisions_a_second(1000 * n) for n in range(rounds)])
    return f"random four-player games: {four}", dungeon(rounds)


def dungeon(rounds: int = ROUNDS) -> str:
    """The figure of Dungeon Twister in some rounds, in words."""
    figures = _figures([decisions_a_second(1000 * n, DUNGEON) for n in range(rounds)])
    return f"random games of Dungeon Twister: {figures}"


def main() -> None:
    """Print the figures."""
    root = Path(__file__).parent.parent.parent
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))  # run as a file, the folder of the project is not on the path
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--catanatron", metavar="PYTHON", help="the Python of an environment that has it")
    options = parser.parse_args()
    own, other = [], []
    rival = _rival(options.catanatron) if options.catanatron else None
    for number in range(ROUNDS):
        own.append(decisions_a_second(1000 * number))
        if rival is not None:
            assert rival.stdin is not None
            assert rival.stdout is not None
            rival.stdin.write(f"{1000 * number}\n")
            rival.stdin.flush()
            other.append(float(rival.stdout.readline()))
    print(f"random four-player games: {_figures(own)}")  # noqa: T201 - a command's words
    print(dungeon())  # noqa: T201 - as above
    if rival is not None:
        rival.communicate()
        print(f"catanatron's:             {_figures(other)}")  # noqa: T201 - as above
        print(f"ratio of the medians: {median(own) / median(other):.2f}")  # noqa: T201 - as above


def _rival(python: str) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603 - the Python named on the command line
        [python, "-c", CATANATRON], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def _figures(found: list[float]) -> str:
    return f"{median(found):,.0f} decisions/s (best round {max(found):,.0f})"


if __name__ == "__main__":
    main()
