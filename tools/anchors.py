"""Measure how strong the computers of a game are: ``python -m tools.anchors k2 easy normal hard``.

Table sizes and settings take turns, and the levels are drawn; each game has a deal of its own. The level
``normal`` (or another, with ``--middle``) gets the mu of a newcomer. So several runs fit together, with more
games of the levels that think fast. The values printed go into the game's ``anchors``. Errors are standard
errors, found by bootstrapping the games played.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from importlib import import_module
from itertools import count, islice
from math import exp, sqrt
from random import Random
from statistics import stdev
from typing import TYPE_CHECKING, Final

from k2bot.game.ratings import BETA, NEWCOMER, Entry
from k2bot.games import registry
from k2bot.thinking.arena import Match, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from k2bot.thinking.arena import Arena, GameResult

REPORT: Final = 20
"""Number of games between two reports."""
FAINT: Final = 3 * NEWCOMER.sigma
"""Spread of the prior, so that a level that always wins has a finite strength."""
CLOSE: Final = 1e-6
FAR: Final = 10.0
"""Maximum step, up or down, towards the most likely values."""
AGAIN: Final = 50
"""Number of bootstrap samples."""


def matches(arena: Arena, levels: Sequence[str], sizes: Sequence[int], seed: str) -> Iterator[Match]:
    """Endless games with at least two different levels at a table."""
    for number in count():
        chance = Random(f"{seed}/{number}")  # noqa: S311 - not cryptographic
        seats = [chance.choice(levels) for _ in range(sizes[number % len(sizes)])]
        while len(set(seats)) == 1:
            seats = [chance.choice(levels) for _ in seats]
        setting = arena.settings[number // len(sizes) % len(arena.settings)]
        yield Match(setting, f"{seed}/{number}", tuple(seats), arena.budget)


def entries(match: Match, result: GameResult) -> list[Entry]:
    """Ranking of the levels: winners first, the others by points; without winners, all share a place."""
    order = [
        (bool(result.winners) and seat not in result.winners, -points)
        for seat, points in enumerate(result.points)
    ]
    order = [(lost, points if lost else 0) for lost, points in order]
    places = [1 + sum(other < own for other in order) for own in order]
    return [Entry(level, place) for level, place in zip(match.levels, places, strict=True)]


def fitted(games: Sequence[Sequence[Entry]], levels: Sequence[str], middle: str) -> dict[str, float]:
    """The most likely mu of each level, by Newton's method, one level at a time; that of one is known.

    The likelihood is the one whose slope ratings follow: with these values, further games change nothing on
    average.
    """
    mu = dict.fromkeys(levels, NEWCOMER.mu)
    step = 1.0
    while step > CLOSE:
        step = 0.0
        for level in levels:
            if level != middle:
                slopes = [(0.0, 0.0), *(_slopes(game, mu, level) for game in games)]
                slope = (NEWCOMER.mu - mu[level]) / FAINT**2 + sum(first for first, _ in slopes)
                change = slope / (1 / FAINT**2 + sum(second for _, second in slopes))
                change = max(-FAR, min(FAR, change))
                mu[level] += change
                step = max(step, abs(change))
    return mu


def errors(games: Sequence[Sequence[Entry]], levels: Sequence[str], middle: str) -> dict[str, float]:
    """Standard error of each level's mu."""
    chance = Random("errors")  # noqa: S311 - not cryptographic
    found = [fitted(chance.choices(games, k=len(games)), levels, middle) for _ in range(AGAIN)]
    return {level: stdev(one[level] for one in found) for level in levels}


def _slopes(game: Sequence[Entry], mu: Mapping[str, float], level: str) -> tuple[float, float]:
    """First derivative of a game's log likelihood by a level's mu, and the negative of the second."""
    spread, first, second = sqrt(len(game)) * BETA, 0.0, 0.0
    for one in game:
        ties = sum(other.place == one.place for other in game)
        left = [str(other.player) for other in game if other.place >= one.place]
        weights = {name: exp(mu[name] / spread) for name in left}
        share = left.count(level) * weights.get(level, 0.0) / sum(weights[name] for name in left)
        first += ((one.player == level) - share) / spread / ties
        second += share * (1 - share) / spread**2 / ties
    return first, second


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games, and print the strengths found."""
    parser = argparse.ArgumentParser(prog="python -m tools.anchors", description=__doc__)
    parser.add_argument("game", help="key of the game")
    parser.add_argument("levels", nargs="+", metavar="LEVEL", help="levels to draw from")
    parser.add_argument("--middle", default="normal", help="level with the mu of a newcomer (normal)")
    parser.add_argument("--sizes", nargs="+", type=int, default=[2], help="numbers of players (2)")
    parser.add_argument("--games", type=int, default=100, help="number of games (100)")
    parser.add_argument("--seed", default="anchors", help="equal seeds play equal games")
    options = parser.parse_args(arguments)
    arena = import_module(registry.module_of(options.game, "players.arena")).ARENA
    played = list[list[Entry]]()
    for match in islice(matches(arena, options.levels, options.sizes, options.seed), options.games):
        played.append(entries(match, arena.play(match).result))
        if not len(played) % REPORT and len(played) < options.games:
            say(f"{len(played)} of {options.games} games")
    _report(played, options.levels, options.middle)
    return 0


def _report(played: Sequence[Sequence[Entry]], levels: Sequence[str], middle: str) -> None:
    mu, error = fitted(played, levels, middle), errors(played, levels, middle)
    sizes = Counter(len(game) for game in played)
    counts = ", ".join(f"{number} of {size} players" for size, number in sorted(sizes.items()))
    told = "; ".join(f"{level} {mu[level]:.1f} +- {error[level]:.1f}" for level in levels)
    say(f"{len(played)} games ({counts}): {told}")


if __name__ == "__main__":
    sys.exit(main())
