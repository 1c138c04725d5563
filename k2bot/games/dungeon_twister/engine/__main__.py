"""Command line of the Dungeon Twister engine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from k2bot.engines.command_line import CommandLine, RandomGames, waiting_for
from k2bot.games.dungeon_twister.engine import play, record
from k2bot.games.dungeon_twister.engine.content import GOALS
from k2bot.games.dungeon_twister.engine.model import Setup

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


def _options(parser: ArgumentParser) -> None:
    parser.add_argument("--goal", type=int, choices=GOALS, default=max(GOALS), help="points that win")
    parser.add_argument("--dealt", action="store_true", help="with teams and hidden tokens dealt")


def _replayed(text: str) -> str:
    game = record.replay(text)
    blue, yellow = game.vp
    head = f"turn {game.number}, blue {blue}, yellow {yellow}"
    ended = play.outcome(game)
    if ended is None:
        return f"{head}\n{waiting_for(play.decisions(game))}"
    won = f"won by seat {ended.winners[0]}" if ended.winners else "a draw"
    return f"{head}\nover ({ended.reason}); {won}"


def _simulated(options: Namespace) -> str:
    games = RandomGames(play, Setup(goal=(options.goal, options.goal), dealt=options.dealt), options)
    turns: list[int] = []
    points: list[int] = []
    for game in games:
        turns.append(game.number)
        points.extend(game.vp)
        ended = play.outcome(game)
        games.ends[ended.reason if ended else "goes on"] += 1
    return games.summary(
        f"turns: mean {sum(turns) / len(turns):.1f}",
        f"points: mean {sum(points) / len(points):.2f}, highest {max(points)}",
    )


main = CommandLine("k2bot.games.dungeon_twister.engine", _replayed, _simulated, _options).main

if __name__ == "__main__":
    sys.exit(main())
