"""An engine from the command line: replay a record, or play random games and count."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

from k2bot.engines.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence


class PlayFunctions(Protocol):
    """The functions of an engine that random play calls; its module ``play`` has them."""

    @property
    def new_game(self) -> Callable[[Any, str], Any]:
        """A game before its first answer."""

    @property
    def decisions(self) -> Callable[[Any], Sequence[Any]]:
        """Every open question."""

    @property
    def legal_actions(self) -> Callable[[Any, int], Sequence[Any]]:
        """What a seat may answer."""

    @property
    def apply(self) -> Callable[[Any, int, Any], Any]:
        """Apply an answer."""


class OneLineParser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        """Print the error and leave with status 2."""
        self.exit(2, f"{self.prog}: {message} (--help tells more)\n")


@dataclass(frozen=True, slots=True)
class CommandLine:
    """The commands ``replay`` and ``simulate`` of an engine."""

    engine: str
    """The package, as ``python -m`` takes it."""
    replayed: Callable[[str], str]
    """What is told of a record's text."""
    simulated: Callable[[argparse.Namespace], str]
    """What is told of random games."""
    options: Callable[[argparse.ArgumentParser], object]
    """Adds what a game's random games can be set by."""

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
        parser = OneLineParser(prog=f"python -m {self.engine}", description=words)
        commands = parser.add_subparsers(required=True, metavar="COMMAND")
        replaying = commands.add_parser("replay", help="play a record again and print its result")
        replaying.add_argument("file", type=Path, metavar="FILE", help="a record, one JSON object a line")
        replaying.set_defaults(run=lambda given: self.replayed(given.file.read_text(encoding="utf-8")))
        simulating = commands.add_parser(
            "simulate", help="play random games and print speed, points and ends"
        )
        simulating.add_argument("--games", type=_count, default=100, help="how many (default 100)")
        self.options(simulating)
        simulating.add_argument("--seed", default="simulate", help="equal seeds play equal games")
        simulating.set_defaults(run=self.simulated)
        return parser


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is expected, not {text!r}")
    return int(text)


class RandomGames:
    """Random games, one after the other, with a clock and a count of how they ended."""

    def __init__(self, rules: PlayFunctions, setup: Any, options: argparse.Namespace) -> None:
        self._rules = rules
        self._setup = setup
        self._seed: str = options.seed
        self._games: int = options.games
        self._made = 0
        self._began = time.perf_counter()
        self.ends: Counter[str] = Counter()
        """How often games ended in each way; for the caller to count."""

    def __iter__(self) -> Iterator[Any]:
        for number in range(self._games):
            game, made = play_randomly(self._rules, self._setup, f"{self._seed}/{number}")
            self._made += made
            yield game

    def summary(self, *lines: str) -> str:
        """The speed, some lines, and the ends."""
        seconds = time.perf_counter() - self._began
        speed = f"{self._made} decisions in {seconds:.2f} s: {self._made / seconds:,.0f} decisions/s"
        ends = sorted(self.ends.items(), key=lambda item: (-item[1], item[0]))
        ended = ", ".join(f"{end}: {count}" for end, count in ends)
        return "\n".join([f"{self._games} games, {speed}", *lines, f"ended: {ended}"])


def play_randomly(rules: PlayFunctions, setup: Any, seed: str) -> tuple[Any, int]:
    """A game of random answers: the end, and how many answers it took."""
    chance = random.Random(seed)  # noqa: S311 - not cryptographic
    game = rules.new_game(setup, seed)
    count = 0
    while open_questions := rules.decisions(game):
        seat = chance.choice(open_questions).seat
        game = rules.apply(game, seat, chance.choice(rules.legal_actions(game, seat))).game
        count += 1
    return game, count


def waiting_for(decisions: Sequence[Any]) -> str:
    """Which seats a game is waiting for, in words."""
    waiting = ", ".join(f"seat {decision.seat} ({decision.kind})" for decision in decisions)
    return f"the game is not over; waiting for {waiting}"
