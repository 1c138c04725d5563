"""Writes every kind of picture, easy and hard cases, as files with a page to look at them.

``python -m k2bot.games.k2.render.gallery OUTDIR``
"""

from __future__ import annotations

import html
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.render import EXTENSION, Trail, board, hand, night, plan, ranking, reveal, samples

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2bot.games.k2.engine.content import Season, Side
    from k2bot.games.k2.engine.model import Climber, ClimberName

Drawing = tuple[str, "Callable[[], bytes]"]

_SEASONS: tuple[Season, ...] = ("summer", "winter")
_SIDES: tuple[Side, ...] = ("easy", "hard")
_AVALANCHE = ("AS1", "S2", "S3", "S4", "S5", "S6")


def drawings() -> Iterator[Drawing]:
    """Names and drawings of the whole gallery."""
    for side, season in zip(_SIDES, _SEASONS, strict=True):
        for players in (1, 3, 5):
            for kind in (samples.start, samples.middle, samples.crowded, samples.heights):
                seen = kind(players, side, season)
                names = samples.NAMES[:players]
                yield f"board-{side}-{kind.__name__}-{players}", partial(board, seen, names)
    yield from _special_boards()
    yield from _cards()
    yield from _plans()
    yield from _ends()


def _special_boards() -> Iterator[Drawing]:
    seen = samples.middle(5, "easy")
    trails = (
        Trail((0, "A"), ("b6", "c1")),
        Trail((3, "B"), ("b4", "b8", "c2")),
        Trail((4, "B"), ("a10", "b1", "b5")),
    )
    yield "board-trails", lambda: board(seen, samples.NAMES, trails=trails, mark=(0, "A"))
    for day, tile in enumerate(("AS1", "S1", "W5", "W6")):
        sliding = samples.position(
            _climbers(3), side="hard", day=2, phase=Phase.CHECK, tiles=(tile, *_AVALANCHE[1:])
        )
        yield f"board-weather-{day}-{tile}", partial(board, sliding, samples.NAMES[:3])


def _climbers(players: int) -> list[tuple[Climber, Climber]]:
    """The climbers of the hard side's middle game."""
    return [seat.climbers for seat in samples.middle(players, "hard").seats]


def _cards() -> Iterator[Drawing]:
    hands = {
        "six": ("m1 m3 r1/2 r2/3 a0 a2", (1, 3), False),
        "committed": ("m1 m1 r1/3 a1 a1 a3", (0, 2, 5), True),
        "none": ("m1 m1 m1 m2 m2 m3", (), False),
        "three": ("m2 r1/2 a3", (0, 1, 2), True),
    }
    for name, (cards, chosen, committed) in hands.items():
        held = [Card.parse(text) for text in cards.split()]
        yield f"hand-{name}", partial(hand, held, chosen, committed=committed)
    for players, highest, taken in ((5, 1, True), (3, 1, False), (3, None, False), (1, 0, False)):
        seen = samples.middle(players)
        if not taken:
            seen = replace(seen, seats=tuple(replace(seat, risk=None) for seat in seen.seats))
        sums = [(seat.seat, sum(card.push for card in seat.committed or ())) for seat in seen.seats]
        word = "tie" if highest is None else "taken" if taken else "choice"
        yield f"reveal-{players}-{word}", partial(reveal, seen, samples.NAMES, sums, highest)


def _plans() -> Iterator[Drawing]:
    before = samples.seen_by(samples.middle(5, "easy"), 1)
    after = samples.moved(before, 1, "A", "c3", tent="c1")
    places: list[tuple[int, ClimberName, str]] = [
        (4, "B", "b1"),
        (5, "B", "a12"),
        (6, "B", "a8"),
        (7, "A", "b4"),
        (8, "B", "b2"),
        (9, "B", "b5"),
    ]
    yield (
        "plan-nothing-yet",
        lambda: plan(
            before, before, samples.NAMES, destinations=[(1, "A", "c1"), (2, "A", "c3"), (3, "A", "b8")]
        ),
    )
    yield (
        "plan-under-way",
        lambda: plan(
            before,
            after,
            samples.NAMES,
            destinations=places,
            ways=[("A", ("b6", "c1", "c3"))],
            tonight={"A": 0, "B": 5},
        ),
    )
    high = samples.seen_by(samples.heights(3, "hard"), 0)
    yield (
        "plan-summit",
        lambda: plan(
            high,
            samples.moved(high, 0, "B", "summit"),
            samples.NAMES,
            destinations=[(1, "A", "d3"), (2, "A", "d2"), (12, "A", "d1")],
            ways=[("B", ("d2", "d3", "summit"))],
            tonight={"A": 1, "B": 2},
        ),
    )
    first = samples.seen_by(samples.start(5, "hard"), 4)
    yield (
        "plan-first-day",
        lambda: plan(
            first,
            first,
            samples.NAMES,
            destinations=[(1, "A", "a5"), (2, "A", "a2"), (3, "B", "a5"), (4, "B", "a2")],
        ),
    )
    wide = samples.seen_by(
        samples.position(samples.far_apart(), side="easy", day=10, phase=Phase.ACTIONS, turn=0), 0
    )
    yield "plan-far-apart", lambda: plan(wide, wide, samples.NAMES, tonight={"A": 2, "B": 6})


def _ends() -> Iterator[Drawing]:
    for players in (1, 3, 5):
        seen = samples.middle(players, "easy")
        yield (
            f"night-{players}",
            partial(night, seen, samples.NAMES, samples.checks(seen), rescued={(0, "A")}),
        )
    sliding = samples.position(_climbers(3), side="hard", day=2, phase=Phase.CHECK, tiles=_AVALANCHE)
    yield "night-avalanche", lambda: night(sliding, samples.NAMES, samples.checks(sliding))
    for players in (1, 3, 5):
        seen = samples.heights(players, "hard")
        totals = [seat.total for seat in seen.seats]
        order = sorted(range(players), key=totals.__getitem__, reverse=True)
        title = content.solo_title("hard", "summer", totals[0]) if players == 1 else None
        ways = samples.altitudes(seen)
        yield (
            f"ranking-{players}",
            partial(ranking, seen, samples.NAMES, order, totals, ways, winners=(0,), title=title),
        )


def write(folder: Path) -> list[str]:
    """Write all pictures and ``index.html`` into a folder; returns a line for each, with size and time."""
    folder.mkdir(parents=True, exist_ok=True)
    lines, figures = [], []
    for name, draw in drawings():
        start = time.perf_counter()
        data = draw()
        line = f"{name}: {len(data) / 1024:.0f} KiB, {1000 * (time.perf_counter() - start):.0f} ms"
        file = f"{name}.{EXTENSION}"
        (folder / file).write_bytes(data)
        lines.append(line)
        figures.append(
            f'<figure><a href="{file}"><img src="{file}" width="400"></a>'
            f"<figcaption>{html.escape(line)}</figcaption></figure>"
        )
    style = "body{background:#313338;color:#eee;font:14px sans-serif}figure{display:inline-block}"
    head = f"<!doctype html><meta charset=utf-8><title>Pictures of K2</title><style>{style}</style>"
    page = head + "".join(figures)
    (folder / "index.html").write_text(page, encoding="utf-8")
    return lines


def main(arguments: list[str]) -> int:
    """The command; returns its exit status."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.stderr.write("usage: python -m k2bot.games.k2.render.gallery OUTDIR\n")
        return 2
    for line in write(Path(arguments[0])):
        sys.stdout.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
