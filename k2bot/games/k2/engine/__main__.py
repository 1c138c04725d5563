"""Command line of the K2 engine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from k2bot.engines.command_line import CommandLine, RandomGames, waiting_for
from k2bot.games.k2.engine import content, play, record
from k2bot.games.k2.engine.model import SETUP_KEYS, SWITCHES, Setup

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from k2bot.games.k2.engine.play import Outcome


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=4, help="1 to 5 (default 4)")
    parser.add_argument("--side", choices=content.SIDES, default="easy")
    parser.add_argument("--season", choices=content.SEASONS, default="summer")
    for name, summary in SWITCHES.items():
        parser.add_argument(f"--{name}", action="store_true", help=summary)


def _replayed(text: str) -> str:
    game = record.replay(text)
    setup = game.setup
    head = f"{setup.side} {setup.season}, players: {setup.players}, day {game.day} of {content.DAYS}"
    ended = play.outcome(game)
    return f"{head}\n{waiting_for(play.decisions(game)) if ended is None else _end_text(ended)}"


def _end_text(ended: Outcome) -> str:
    totals = ", ".join(f"seat {seat}: {total}" for seat, total in enumerate(ended.totals))
    winners = " and ".join(f"seat {seat}" for seat in ended.winners)
    fame = f"title: {ended.title}" if ended.title else f"won by {winners}"
    return f"over ({ended.reason}); {totals}; {fame}"


def _simulated(options: Namespace) -> str:
    setup = Setup(**{key: getattr(options, key) for key in SETUP_KEYS})
    games = RandomGames(play, setup, options)
    totals: list[int] = []
    for game in games:
        ended = play.outcome(game)
        if ended is not None:
            totals.extend(ended.totals)
            reason = f"{ended.reason} (day {game.day})" if ended.reason != "days" else "after day 18"
            games.ends[reason] += 1
    return games.summary(
        f"totals: lowest {min(totals)}, mean {sum(totals) / len(totals):.2f}, highest {max(totals)}"
    )


main = CommandLine("k2bot.games.k2.engine", _replayed, _simulated, _options).main

if __name__ == "__main__":
    sys.exit(main())
