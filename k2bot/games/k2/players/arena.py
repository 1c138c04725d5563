"""The levels against each other: ``python -m k2bot.games.k2.players.arena --help``.

``solo`` plays a level alone and sets its mean beside the printed rating table; ``versus`` sits levels at one
table. Equal seeds deal equal games, so that levels, budgets and seats are compared on the same deals (each
deal of ``versus`` is played once from every seat). Intervals are 95 %, from the deals' own spread.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Setup
from k2bot.games.k2.engine.play import apply, decisions, legal_actions, new_game, outcome
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.players.choosing import BUDGET, LEVELS, choose

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.k2.engine.actions import Action
    from k2bot.games.k2.engine.content import Season, Side
    from k2bot.games.k2.engine.model import Decision, Game
    from k2bot.games.k2.players.choosing import Level

RANDOM = "random"
SETTINGS: tuple[tuple[Side, Season], ...] = tuple(
    (side, season) for side in content.SIDES for season in content.SEASONS
)


@dataclass(frozen=True, slots=True)
class Match:
    """One game to play: who sits where, and the deal."""

    setup: Setup
    seed: str
    seats: tuple[str, ...]
    """A level each, or ``random``."""
    budget: int


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a match."""

    match: Match
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    deaths: int
    seconds: float
    """Of the process's work, all decisions together."""
    thought: dict[str, list[float]] = field(default_factory=dict)
    """Seconds of each decision, by level."""


def play(match: Match) -> Played:
    """Play a match to its end; each seat has a generator of its own that the deal does not know."""
    game = new_game(match.setup, match.seed)
    chances = [Random(f"{match.seed}/{seat}") for seat in range(len(match.seats))]  # noqa: S311 - play, not secrets
    thought: dict[str, list[float]] = defaultdict(list)
    began = time.process_time()
    while questions := decisions(game):
        decision = questions[0]
        level = match.seats[decision.seat]
        asked = time.process_time()
        action = _answer(game, decision, level, chances[decision.seat], match.budget)
        thought[level].append(time.process_time() - asked)
        game = apply(game, decision.seat, action).game
    ended = outcome(game)
    assert ended is not None  # noqa: S101 - nobody is asked once the game is over
    deaths = sum(not climber.alive for seat in game.seats for climber in seat.climbers)
    return Played(match, ended.totals, ended.winners, deaths, time.process_time() - began, dict(thought))


def _answer(game: Game, decision: Decision, level: str, chance: Random, budget: int) -> Action:
    if level == RANDOM:
        return chance.choice(legal_actions(game, decision.seat))
    known: Level = next(one for one in LEVELS if one == level)
    return choose(observe(game, decision.seat), decision, chance, budget, known)


def mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval (0 for fewer than two values)."""
    if len(values) < 2:
        return fmean(values), 0.0
    return fmean(values), 1.96 * stdev(values) / sqrt(len(values))


# ------------------------------------------------------------------------------------- commands


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print as results come in."""
    parser = argparse.ArgumentParser(prog="python -m k2bot.games.k2.players.arena", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    solo = commands.add_parser("solo", help="a level alone, on each setting")
    solo.add_argument("--level", choices=LEVELS, default="hard")
    solo.set_defaults(run=_solo)
    versus = commands.add_parser("versus", help="levels at one table")
    versus.add_argument(
        "seats", nargs="+", choices=(*LEVELS, RANDOM), help="one a seat: versus hard normal normal normal"
    )
    versus.set_defaults(run=_versus)
    for command in (solo, versus):
        command.add_argument("--games", type=int, default=40, help="deals a setting (default 40)")
        command.add_argument("--seed", default="arena", help="equal seeds deal equal games")
        command.add_argument("--budget", type=int, default=BUDGET, help=f"playouts a decision ({BUDGET})")
        command.add_argument("--side", choices=content.SIDES, help="one side only")
        command.add_argument("--season", choices=content.SEASONS, help="one season only")
        command.add_argument("--processes", type=int, default=1)
    options = parser.parse_args(arguments)
    if options.games < 1 or options.processes < 1:
        parser.error("--games and --processes are at least 1")
    if options.run is _versus and not 2 <= len(options.seats) <= 5:
        parser.error("versus takes 2 to 5 seats")
    options.run(options)
    return 0


def _settings(options: argparse.Namespace) -> list[tuple[Side, Season]]:
    return [
        (side, season)
        for side, season in SETTINGS
        if options.side in (None, side) and options.season in (None, season)
    ]


def _results(matches: Iterable[Match], processes: int) -> Iterable[Played]:
    if processes == 1:
        return map(play, matches)
    pool = ProcessPoolExecutor(processes)
    return pool.map(play, matches)


def _solo(options: argparse.Namespace) -> None:
    for side, season in _settings(options):
        setup = Setup(players=1, side=side, season=season)
        matches = [
            Match(setup, f"{options.seed}/{number}", (options.level,), options.budget)
            for number in range(options.games)
        ]
        results = list(_results(matches, options.processes))
        mean, margin = mean_and_margin([result.totals[0] for result in results])
        dead = sum(result.deaths > 0 for result in results)
        titles = Counter(content.solo_title(side, season, result.totals[0]) for result in results)
        rating = ", ".join(
            f"{title} ({least}+) {titles[title]}" for title, least in content.solo_rating(side, season)
        )
        _say(
            f"{side} {season}, {options.level}, {len(results)} games: mean {mean:.2f} +- {margin:.2f}, "
            f"games with a death {100 * dead / len(results):.1f} %; {rating}; {_times(results)}"
        )


def _versus(options: argparse.Namespace) -> None:
    seats: tuple[str, ...] = tuple(options.seats)
    rotations = list(dict.fromkeys(seats[turn:] + seats[:turn] for turn in range(len(seats))))
    for side, season in _settings(options):
        setup = Setup(players=len(seats), side=side, season=season)
        matches = [
            Match(setup, f"{options.seed}/{number}", rotation, options.budget)
            for number in range(options.games)
            for rotation in rotations
        ]
        results = list(_results(matches, options.processes))
        _say(f"{side} {season}, {len(results)} games on {options.games} deals; {_times(results)}")
        for level in dict.fromkeys(seats):
            _say(f"  {level}: {_standing(level, results, len(rotations))}")


def _standing(level: str, results: list[Played], rotations: int) -> str:
    """How a level did: its share of the wins (ties shared), by deal, and its mean points."""
    shares: list[float] = []
    points: list[int] = []
    for start in range(0, len(results), rotations):
        won = 0.0
        for result in results[start : start + rotations]:
            own = [seat for seat, name in enumerate(result.match.seats) if name == level]
            won += sum(seat in result.winners for seat in own) / len(result.winners)
            points.extend(result.totals[seat] for seat in own)
        shares.append(won / rotations)
    mean, margin = mean_and_margin(shares)
    return f"wins {100 * mean:.1f} % +- {100 * margin:.1f}, mean points {fmean(points):.2f}"


def _times(results: list[Played]) -> str:
    texts = [f"{fmean(result.seconds for result in results):.1f} s a game"]
    levels: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for level, seconds in result.thought.items():
            levels[level].extend(seconds)
    texts.extend(
        f"{level} {1000 * fmean(seconds):.0f} ms a decision (longest {max(seconds):.2f} s)"
        for level, seconds in levels.items()
    )
    return ", ".join(texts)


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - a command's words


if __name__ == "__main__":
    sys.exit(main())
