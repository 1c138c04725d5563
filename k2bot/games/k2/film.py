"""Command line for films: ``python -m k2bot.games.k2.film RECORD OUT.webp``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from k2bot.engines.command_line import OneLineParser
from k2bot.game.values import Person, Refusal
from k2bot.games.k2.hosted import K2

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Make a film from a record; returns 0 on success, 2 for bad input."""
    parser = OneLineParser(
        prog="python -m k2bot.games.k2.film", description="Makes a film of a recorded game."
    )
    parser.add_argument("record", type=Path, help="the record, as it is posted at the end of a game")
    parser.add_argument("out", type=Path, help="the film to write, an animated WebP")
    parser.add_argument("names", nargs="*", help="names of the players, by seat")
    options = parser.parse_args(arguments)
    try:
        options.out.write_bytes(_film(options.record.read_text(encoding="utf-8"), options.names))
    except (Refusal, OSError, UnicodeDecodeError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)  # noqa: T201 - command output
        return 2
    print(f"{options.out}: {options.out.stat().st_size / 2**20:.1f} MiB")  # noqa: T201 - command output
    return 0


def _film(record: str, names: Sequence[str]) -> bytes:
    game = K2()
    steps = game.replay(record).steps
    players = steps[0].state.setup.players
    if names and len(names) != players:
        raise Refusal(f"the record has {players} players, {len(names)} names were given")
    film = game.film(steps, tuple(Person(name, name) for name in names))
    return film.draw(lambda _done, _of: None)


if __name__ == "__main__":
    sys.exit(main())
