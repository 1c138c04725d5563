"""Command line for films of any game: ``python -m k2bot.film RECORD OUT.webp [NAME ...]``."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from k2bot.engines.command_line import OneLineParser
from k2bot.files import read_text
from k2bot.game.values import Person, Refusal
from k2bot.games.registry import makers
from k2bot.text import languages

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from k2bot.text.words import Words


def main(arguments: Sequence[str] | None = None) -> int:
    """Make a film from a record; returns 0 on success, 2 for bad input."""
    parser = OneLineParser(prog="python -m k2bot.film", description="Makes a film of a recorded game.")
    parser.add_argument("record", type=Path, help="the record, as it is posted at the end of a game")
    parser.add_argument("out", type=Path, help="the film to write, an animated WebP")
    parser.add_argument("names", nargs="*", help="names of the players, by seat")
    parser.add_argument("--language", choices=languages(), default="en", help="language of the film")
    parser.add_argument("--played", type=date.fromisoformat, help="day of the game, such as 2026-11-23")
    options = parser.parse_args(arguments)
    try:
        options.out.write_bytes(_film(options))
    except (Refusal, OSError, UnicodeDecodeError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)  # noqa: T201 - command output
        return 2
    print(f"{options.out}: {options.out.stat().st_size / 2**20:.1f} MiB")  # noqa: T201 - command output
    return 0


def _film(options: argparse.Namespace) -> bytes:
    """Film of the game in a record. Raises Refusal."""
    record, names = read_text(options.record), options.names
    games = [make(options.language) for make in makers().values()]
    game = next((one for one in games if one.films and one.claims(record)), None)
    if game is None:
        raise Refusal("this is no record of a game that has films")
    most = game.seats[-1]
    if len(names) > most:
        raise Refusal(f"this game has at most {most} players, {len(names)} names were given")
    film = game.film(game.replay(record).steps, _people(names, most, game.words), options.played)
    return film.draw(lambda _done, _of: None)


def _people(names: Sequence[str], most: int, words: Words) -> tuple[Person, ...]:
    """Players by seat; numbers replace missing names. Empty if no name is given."""
    others = [words.text("talk-player-number", number=number) for number in range(1, most + 1)]
    return tuple(Person(name, name) for name in (*names, *others[len(names) :])) if names else ()


if __name__ == "__main__":
    sys.exit(main())
