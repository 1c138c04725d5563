"""The rules from the command line: replay a record, or play random games."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from k2bot.games.dungeon_twister.engine import record
from k2bot.games.dungeon_twister.engine.content import GOALS
from k2bot.games.dungeon_twister.engine.errors import DungeonError
from k2bot.games.dungeon_twister.engine.model import Setup
from k2bot.games.dungeon_twister.engine.play import apply, decisions, legal_actions, new_game, outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.model import Game


class _Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        """Print the error and leave with status 2."""
        self.exit(2, f"{self.prog}: {message} (--help tells more)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 when it succeeded, 2 for bad input."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        text: str = options.run(options)
    except (DungeonError, OSError, UnicodeDecodeError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)  # noqa: T201 - a command's words
        return 2
    print(text)  # noqa: T201 - a command's words
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m k2bot.games.dungeon_twister.engine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    replaying = commands.add_parser("replay", help="play a record again and print its result")
    replaying.add_argument("file", type=Path, metavar="FILE", help="a record, one JSON object a line")
    replaying.set_defaults(run=_replay)
    simulating = commands.add_parser("simulate", help="play random games and print speed, points and ends")
    simulating.add_argument("--games", type=_count, default=100, help="how many (default 100)")
    simulating.add_argument("--goal", type=int, choices=GOALS, default=max(GOALS), help="points that win")
    simulating.add_argument("--dealt", action="store_true", help="with teams and hidden tokens dealt")
    simulating.add_argument("--seed", default="simulate", help="equal seeds play equal games")
    simulating.set_defaults(run=_simulate)
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is expected, not {text!r}")
    return int(text)


def _replay(options: argparse.Namespace) -> str:
    game = record.replay(options.file.read_text(encoding="utf-8"))
    blue, yellow = game.vp
    head = f"turn {game.number}, blue {blue}, yellow {yellow}"
    ended = outcome(game)
    if ended is None:
        waiting = ", ".join(f"seat {decision.seat} ({decision.kind})" for decision in decisions(game))
        return f"{head}\nthe game goes on; awaited: {waiting}"
    won = f"won by seat {ended.winners[0]}" if ended.winners else "a draw"
    return f"{head}\nover ({ended.reason}); {won}"


def _simulate(options: argparse.Namespace) -> str:
    setup = Setup(goal=(options.goal, options.goal), dealt=options.dealt)
    made = turns = 0
    points: list[int] = []
    ends: Counter[str] = Counter()
    began = time.perf_counter()
    for number in range(options.games):
        game, count = _play_randomly(setup, f"{options.seed}/{number}")
        made += count
        turns += game.number
        points.extend(game.vp)
        ended = outcome(game)
        ends[ended.reason if ended else "goes on"] += 1
    seconds = time.perf_counter() - began
    lines = [
        f"{options.games} games, {made} decisions in {seconds:.2f} s: {made / seconds:,.0f} decisions/s",
        f"turns: mean {turns / options.games:.1f}",
        f"points: mean {sum(points) / len(points):.2f}, highest {max(points)}",
        "ended: " + ", ".join(f"{end}: {count}" for end, count in sorted(ends.items())),
    ]
    return "\n".join(lines)


def _play_randomly(setup: Setup, seed: str) -> tuple[Game, int]:
    """A game of random answers: the end, and how many answers it took."""
    chance = random.Random(seed)  # noqa: S311 - play, not secrets
    game = new_game(setup, seed)
    count = 0
    while open_questions := decisions(game):
        seat = chance.choice(open_questions).seat
        game = apply(game, seat, chance.choice(legal_actions(game, seat))).game
        count += 1
    return game, count


if __name__ == "__main__":
    sys.exit(main())
