"""Command line of the K2 engine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from k2bot.engines.command_line import CommandLine
from k2bot.games.k2.engine import content, play, record
from k2bot.games.k2.engine.model import SETUP_KEYS, SWITCHES, Game, Setup

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Mapping, Sequence


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=4, help="1 to 5 (default 4)")
    parser.add_argument("--side", choices=content.SIDES, default="easy")
    parser.add_argument("--season", choices=content.SEASONS, default="summer")
    for name, summary in SWITCHES.items():
        parser.add_argument(f"--{name}", action="store_true", help=summary)


def _setup(options: Namespace) -> Setup:
    return Setup(**{key: getattr(options, key) for key in SETUP_KEYS})


def _head(game: Game) -> str:
    setup = game.setup
    return f"{setup.side} {setup.season}, players: {setup.players}, day {game.day} of {content.DAYS}"


def _won(result: Mapping[str, Any]) -> str:
    totals = ", ".join(f"seat {seat}: {total}" for seat, total in enumerate(result["totals"]))
    winners = " and ".join(f"seat {seat}" for seat in result["winners"])
    fame = f"title: {result['title']}" if result["title"] else f"won by {winners}"
    return f"{totals}; {fame}"


def _end(result: Mapping[str, Any]) -> str:
    reason = result["reason"]
    return "after day 18" if reason == "days" else f"{reason} (day {result['day']})"


def _figures(results: Sequence[Mapping[str, Any]]) -> tuple[str]:
    totals = [total for result in results for total in result["totals"]]
    mean = sum(totals) / len(totals)
    return (f"totals: lowest {min(totals)}, mean {mean:.2f}, highest {max(totals)}",)


main = CommandLine(play, record.ENGINE, _head, _won, _end, _figures, _options, _setup).main

if __name__ == "__main__":
    sys.exit(main())
