"""Command line of the Dungeon Twister engine."""

from __future__ import annotations

import sys
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from k2bot.engines.command_line import CommandLine
from k2bot.games.dungeon_twister.engine import play, record
from k2bot.games.dungeon_twister.engine.content import GOALS
from k2bot.games.dungeon_twister.engine.model import Game, Setup

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Mapping, Sequence


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("--goal", type=int, choices=GOALS, default=max(GOALS), help="points that win")
    parser.add_argument("--dealt", action="store_true", help="with teams and hidden tokens dealt")
    parser.add_argument("--covered", action="store_true", help="with played cards face down")


def _setup(options: Namespace) -> Setup:
    return Setup(goal=(options.goal, options.goal), dealt=options.dealt, covered=options.covered)


def _head(game: Game) -> str:
    blue, yellow = game.vp
    return f"turn {game.turn_number}, blue {blue}, yellow {yellow}"


def _won(result: Mapping[str, Any]) -> str:
    return f"won by seat {result['winners'][0]}" if result["winners"] else "a draw"


def _figures(results: Sequence[Mapping[str, Any]]) -> tuple[str, str]:
    turns = [result["turns"] for result in results]
    points = [total for result in results for total in result["totals"]]
    return (
        f"turns: mean {sum(turns) / len(turns):.1f}",
        f"points: mean {sum(points) / len(points):.2f}, highest {max(points)}",
    )


main = CommandLine(play, record.ENGINE, _head, _won, itemgetter("reason"), _figures, _options, _setup).main

if __name__ == "__main__":
    sys.exit(main())
