"""Levels against each other, at any game: ``solo`` plays a level alone, ``versus`` sits levels at one table.

Equal seeds deal equal games, so that levels, budgets and seats are compared on the same deals (each deal of
``versus`` is played once from every seat). Intervals are 95 %, from the deals' own spread.
"""

from __future__ import annotations

import argparse
import time
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from types import ModuleType


RANDOM: Final = "random"
"""The level that picks legal actions at random, at any game."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """Result of a game."""

    points: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    facts: Mapping[str, int] = field(default_factory=dict)
    """Other figures, for the game's own notes."""


@dataclass(frozen=True, slots=True)
class Match:
    """One game to play: who sits where, and the deal."""

    setting: str
    seed: str
    levels: tuple[str, ...]
    """By seat."""
    budget: int


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Result of a match."""

    match: Match
    result: GameResult
    seconds: float
    """Processor time of all decisions together."""
    decision_seconds: dict[str, list[float]]
    """Seconds of each decision, by level."""


def mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval (0 for fewer than two values)."""
    if len(values) < 2:
        return fmean(values), 0.0
    return fmean(values), 1.96 * stdev(values) / sqrt(len(values))


class Arena(ABC):
    """Adapter of a game for the arena, with the commands. Can be pickled."""

    command: str
    """Command line that starts it."""
    engine: ModuleType
    """The game's engine."""
    settings: Sequence[str]
    """Names of the settings, played in turn."""
    levels: Sequence[str]
    """Levels, weakest first."""
    seats: range
    """Possible numbers of players; if one is among them, ``solo`` is offered."""
    budget: int
    """Default budget of a decision."""

    @abstractmethod
    def setup(self, setting: str, seats: int) -> Any:
        """The engine's setup of a game."""

    @abstractmethod
    def answers(self, seen: Any, decision: Any, rng: Random, budget: int, level: Any) -> Sequence[Any]:
        """A level's actions for a decision."""

    @abstractmethod
    def facts(self, game: Any) -> Mapping[str, int]:
        """Figures of a finished game other than points and winners."""

    @abstractmethod
    def notes(self, setting: str, results: Sequence[GameResult]) -> Sequence[str]:
        """Texts about games with the same number of players, other than points and wins."""

    def play(self, match: Match) -> MatchResult:
        """Play a match to its end; each seat has its own random generator, independent of the deal."""
        engine, seats = self.engine, len(match.levels)
        game = engine.new_game(self.setup(match.setting, seats), match.seed)
        rngs = [Random(f"{match.seed}/{seat}") for seat in range(seats)]  # noqa: S311 - not cryptographic
        decision_seconds: dict[str, list[float]] = defaultdict(list)
        began = time.process_time()
        while open_questions := engine.decisions(game):
            decision = open_questions[0]
            seat = decision.seat
            level, rng = match.levels[seat], rngs[seat]
            started = time.process_time()
            actions: Sequence[Any]
            if level == RANDOM:
                actions = [rng.choice(engine.legal_actions(game, seat))]
            else:
                actions = self.answers(engine.observe(game, seat), decision, rng, match.budget, level)
            for action in actions:
                game = engine.apply(game, seat, action).game
            decision_seconds[level].append(time.process_time() - started)
        ended = engine.outcome(game)
        result = GameResult(ended.totals, ended.winners, self.facts(game))
        return MatchResult(match, result, time.process_time() - began, dict(decision_seconds))

    def main(self, arguments: Sequence[str] | None = None) -> int:
        """Play, and print as results come in."""
        options = self._options(arguments)
        for setting in options.setting or self.settings:
            self._play_setting(setting, options)
        return 0

    def _options(self, arguments: Sequence[str] | None) -> argparse.Namespace:
        parser = argparse.ArgumentParser(prog=self.command, description=__doc__)
        commands = parser.add_subparsers(required=True, metavar="COMMAND")
        if 1 in self.seats:
            solo = commands.add_parser("solo", help="a level alone, on each setting")
            solo.add_argument("--level", dest="seats", nargs=1, default=[self.levels[-1]])
            solo.set_defaults(table=range(1, 2))
        versus = commands.add_parser("versus", help="levels at one table")
        levels = ", ".join(self.levels)
        versus.add_argument("seats", nargs="+", metavar="LEVEL", help=f"one a seat: {levels}")
        versus.set_defaults(table=range(max(2, self.seats.start), self.seats.stop))
        for command in commands.choices.values():
            command.add_argument("--games", type=int, default=40, help="deals a setting (default 40)")
            command.add_argument("--seed", default="arena", help="equal seeds deal equal games")
            command.add_argument(
                "--budget", type=int, default=self.budget, help=f"work a decision ({self.budget})"
            )
            command.add_argument(
                "--setting", action="append", choices=self.settings, help="this one only; can be repeated"
            )
            command.add_argument("--processes", type=int, default=1)
        options = parser.parse_args(arguments)
        if options.games < 1 or options.processes < 1:
            parser.error("--games and --processes are at least 1")
        if unknown := [level for level in options.seats if level not in self.levels]:
            parser.error(f"{unknown[0]!r} is no level; the levels are {levels}")
        if len(options.seats) not in options.table:
            parser.error(f"{options.table[0]} to {options.table[-1]} can play, not {len(options.seats)}")
        return options

    def _play_setting(self, setting: str, options: argparse.Namespace) -> None:
        seats = tuple(options.seats)
        rotations = list(dict.fromkeys(seats[turn:] + seats[:turn] for turn in range(len(seats))))
        matches = [
            Match(setting, f"{options.seed}/{number}", rotation, options.budget)
            for number in range(options.games)
            for rotation in rotations
        ]
        played = list(self._play_all(matches, options.processes))
        if len(seats) == 1:
            self._print_solo(setting, seats[0], played)
        else:
            notes = [*self.notes(setting, [one.result for one in played])]
            if drawn := sum(not one.result.winners for one in played):
                notes.append(f"{100 * drawn / len(played):.1f} % drawn")
            games = f"{setting}, {len(played)} games on {options.games} deals"
            say("; ".join((games, *notes, _times(played))))
            for level in dict.fromkeys(seats):
                say(f"  {level}: {_summary_of(level, played, len(rotations))}")

    def _play_all(self, matches: Iterable[Match], processes: int) -> Iterable[MatchResult]:
        if processes == 1:
            yield from map(self.play, matches)
        else:
            with ProcessPoolExecutor(processes) as pool:
                yield from pool.map(self.play, matches)

    def _print_solo(self, setting: str, level: str, played: Sequence[MatchResult]) -> None:
        mean, margin = mean_and_margin([one.result.points[0] for one in played])
        notes = self.notes(setting, [one.result for one in played])
        texts = (f"mean {mean:.2f} +- {margin:.2f}", *notes, _times(played))
        say(f"{setting}, {level}, {len(played)} games: {'; '.join(texts)}")


def _summary_of(level: str, played: Sequence[MatchResult], rotations: int) -> str:
    """A level's share of the wins (ties and draws shared), by deal, and its mean points."""
    shares: list[float] = []
    points: list[int] = []
    for start in range(0, len(played), rotations):
        won = 0.0
        for one in played[start : start + rotations]:
            own = [seat for seat, name in enumerate(one.match.levels) if name == level]
            winners = one.result.winners or range(len(one.match.levels))
            won += sum(seat in winners for seat in own) / len(winners)
            points.extend(one.result.points[seat] for seat in own)
        shares.append(won / rotations)
    mean, margin = mean_and_margin(shares)
    return f"wins {100 * mean:.1f} % +- {100 * margin:.1f}, mean points {fmean(points):.2f}"


def _times(played: Sequence[MatchResult]) -> str:
    texts = [f"{fmean(one.seconds for one in played):.1f} s a game"]
    levels: dict[str, list[float]] = defaultdict(list)
    for one in played:
        for level, seconds in one.decision_seconds.items():
            levels[level].extend(seconds)
    texts.extend(
        f"{level} {1000 * fmean(seconds):.0f} ms a decision (longest {max(seconds):.2f} s)"
        for level, seconds in levels.items()
    )
    return ", ".join(texts)


def say(line: str) -> None:
    """Print a line of a long measurement at once."""
    print(line, flush=True)  # noqa: T201 - command output
