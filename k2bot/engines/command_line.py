"""An engine from the command line: replay a record, or play random games and count."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from k2bot.engines.errors import EngineError
from k2bot.files import read_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import ModuleType

    from k2bot.engines.records import Engine


class OneLineParser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        """Print the error and leave with status 2."""
        self.exit(2, f"{self.prog}: {message} (--help tells more)\n")


@dataclass(frozen=True, slots=True)
class CommandLine:
    """The commands ``replay`` and ``simulate`` of an engine.

    A result is what the engine's records state of a finished game.
    """

    play: ModuleType
    """The engine's module of that name."""
    engine: Engine[Any, Any, Any, Any]
    head: Callable[[Any], str]
    """State of a game, on one line."""
    won: Callable[[Mapping[str, Any]], str]
    """Points and winners of a result."""
    end: Callable[[Mapping[str, Any]], str]
    """Short name of how a game ended, for counting."""
    figures: Callable[[Sequence[Mapping[str, Any]]], Sequence[str]]
    """Lines about many results."""
    options: Callable[[argparse.ArgumentParser], object]
    """Adds the settings of random games."""
    setup: Callable[[argparse.Namespace], Any]
    """The settings given."""

    def main(self, arguments: Sequence[str] | None = None) -> int:
        """Run a command; 0 when it succeeded, 2 for bad input."""
        parser = self._parser()
        options = parser.parse_args(arguments)
        try:
            text: str = options.run(options)
        except (EngineError, OSError, UnicodeDecodeError) as error:
            print(f"{parser.prog}: {error}", file=sys.stderr)  # noqa: T201 - command output
            return 2
        print(text)  # noqa: T201 - command output
        return 0

    def _parser(self) -> argparse.ArgumentParser:
        words = "Replay a record, or play random games."
        parser = OneLineParser(prog=f"python -m {self.play.__package__}", description=words)
        commands = parser.add_subparsers(required=True, metavar="COMMAND")
        replaying = commands.add_parser("replay", help="play a record again and print its result")
        replaying.add_argument("file", type=Path, metavar="FILE", help="a record, one JSON object a line")
        replaying.set_defaults(run=self._replay_record)
        simulating = commands.add_parser(
            "simulate", help="play random games and print speed, points and ends"
        )
        simulating.add_argument("--games", type=_count, default=100, help="how many (default 100)")
        self.options(simulating)
        simulating.add_argument("--seed", default="simulate", help="equal seeds play equal games")
        simulating.set_defaults(run=self._simulate_games)
        return parser

    def _replay_record(self, options: argparse.Namespace) -> str:
        """Replay a record and describe its game: the state, and the result or the open decisions."""
        game = self.engine.replay(read_text(options.file))
        result = self.engine.result(game)
        if result is not None:
            return f"{self.head(game)}\nover ({result['reason']}); {self.won(result)}"
        waiting_for = (f"seat {decision.seat} ({decision.kind})" for decision in self.play.decisions(game))
        return f"{self.head(game)}\nthe game is not over; waiting for {', '.join(waiting_for)}"

    def _simulate_games(self, options: argparse.Namespace) -> str:
        """Play random games and report the speed, their figures, and how often they ended which way."""
        began, setup = time.perf_counter(), self.setup(options)
        results: list[dict[str, Any]] = []
        count = 0
        for number in range(options.games):
            game, steps = play_randomly(self.play, setup, f"{options.seed}/{number}")
            count += steps
            results.append(self.engine.result(game) or {})
        seconds = time.perf_counter() - began
        speed = f"{count} decisions in {seconds:.2f} s: {count / seconds:,.0f} decisions/s"
        ends = sorted(Counter(map(self.end, results)).items(), key=lambda item: (-item[1], item[0]))
        return "\n".join(
            (
                f"{options.games} games, {speed}",
                *self.figures(results),
                f"ended: {', '.join(f'{end}: {often}' for end, often in ends)}",
            )
        )


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is expected, not {text!r}")
    return int(text)


def play_randomly(play: Any, setup: Any, seed: str) -> tuple[Any, int]:
    """Play a game with random answers, by an engine's functions: its end, and the number of answers."""
    rng = random.Random(seed)  # noqa: S311 - not cryptographic
    game = play.new_game(setup, seed)
    count = 0
    while open_questions := play.decisions(game):
        seat = rng.choice(open_questions).seat
        game = play.apply(game, seat, rng.choice(play.legal_actions(game, seat))).game
        count += 1
    return game, count
