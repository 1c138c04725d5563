"""The rules from the command line: replay a record, or play random games."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from k2bot.games.k2.engine import content, record
from k2bot.games.k2.engine.errors import K2Error
from k2bot.games.k2.engine.model import Setup
from k2bot.games.k2.engine.play import apply, decisions, legal_actions, new_game, outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.model import Game
    from k2bot.games.k2.engine.play import Outcome


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
    except (K2Error, OSError, UnicodeDecodeError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)  # noqa: T201 - a command's words
        return 2
    print(text)  # noqa: T201 - a command's words
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m k2bot.games.k2.engine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    replaying = commands.add_parser("replay", help="play a record again and print its result")
    replaying.add_argument("file", type=Path, metavar="FILE", help="a record, one JSON object a line")
    replaying.set_defaults(run=_replay)
    simulating = commands.add_parser("simulate", help="play random games and print speed, scores and ends")
    simulating.add_argument("--players", type=int, default=4, help="1 to 5 (default 4)")
    simulating.add_argument("--games", type=_count, default=100, help="how many (default 100)")
    simulating.add_argument("--side", choices=content.SIDES, default="easy")
    simulating.add_argument("--season", choices=content.SEASONS, default="summer")
    simulating.add_argument("--family", action="store_true", help="with rescue cards")
    simulating.add_argument("--lenient", action="store_true", help="with the higher limits for five players")
    simulating.add_argument("--avalanche", action="store_true", help="with avalanche tiles")
    simulating.add_argument("--seed", default="simulate", help="equal seeds play equal games")
    simulating.set_defaults(run=_simulate)
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is expected, not {text!r}")
    return int(text)


def _replay(options: argparse.Namespace) -> str:
    game = record.replay(options.file.read_text(encoding="utf-8"))
    ended = outcome(game)
    setup = game.setup
    lines = [f"{setup.side} {setup.season}, players: {setup.players}, day {game.day} of {content.DAYS}"]
    if ended is None:
        waiting = ", ".join(f"seat {decision.seat} ({decision.kind})" for decision in decisions(game))
        lines.append(f"the game goes on; awaited: {waiting}")
    else:
        lines.append(_end_text(ended))
    return "\n".join(lines)


def _end_text(ended: Outcome) -> str:
    totals = ", ".join(f"seat {seat}: {total}" for seat, total in enumerate(ended.totals))
    winners = " and ".join(f"seat {seat}" for seat in ended.winners)
    fame = f"title: {ended.title}" if ended.title else f"won by {winners}"
    return f"over ({ended.reason}); {totals}; {fame}"


def _simulate(options: argparse.Namespace) -> str:
    setup = Setup(
        players=options.players,
        side=options.side,
        season=options.season,
        family=options.family,
        lenient=options.lenient,
        avalanche=options.avalanche,
    )
    made = 0
    totals: list[int] = []
    ends: Counter[str] = Counter()
    began = time.perf_counter()
    for number in range(options.games):
        game, count = _play_randomly(setup, f"{options.seed}/{number}")
        made += count
        ended = outcome(game)
        if ended is not None:
            totals.extend(ended.totals)
            ends[f"{ended.reason} (day {game.day})" if ended.reason != "days" else "after day 18"] += 1
    seconds = time.perf_counter() - began
    lines = [
        f"{options.games} games, {made} decisions in {seconds:.2f} s: {made / seconds:,.0f} decisions/s",
        f"totals: lowest {min(totals)}, mean {sum(totals) / len(totals):.2f}, highest {max(totals)}",
        "ended: "
        + ", ".join(
            f"{end}: {count}" for end, count in sorted(ends.items(), key=lambda item: (-item[1], item[0]))
        ),
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
