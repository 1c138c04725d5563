"""What pictures cost in the order of real games, with the bot's caches: ``python -m tests.bench --order``.

The pictures of public posts of whole games between computers: K2 for 2, 3 and 5, and Dungeon Twister.
Counted is the processor time of this thread, for composing, painting and encoding; the ratio compares all
of it with encoding alone.
"""

from __future__ import annotations

import time
from collections import defaultdict
from dataclasses import dataclass, field
from statistics import mean
from typing import TYPE_CHECKING, Any

from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.event_loop import take_short_turns
from k2bot.render.cache import PART_CACHE
from k2bot.render.painting import paint
from k2bot.text.words import words
from tests.kit.table import Table

from .steadiness import GAMES, PERCENT, play
from .table import Goal, print_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.game.values import Picture

OFTEN = ("k2-board", "k2-turn", "dungeon-maze", "dungeon-news")
GOALS = (1.6, 4.0)
"""Greatest ratios of the most frequent kinds, and of all others."""
GAME_OF_FIVE, LARGEST = "5 players, easy", 14.0
"""The game whose files are counted, and the goal in MiB."""


@dataclass
class Costs:
    """Milliseconds and bytes of the pictures of one kind."""

    composed: list[float] = field(default_factory=list)
    painted: list[float] = field(default_factory=list)
    encoded: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def add(self, picture: Picture) -> None:
        """Draw a picture as the bot does."""
        drawable, writing = _arguments(picture)
        moments = [time.thread_time()]
        scene = drawable.scene(writing)
        moments.append(time.thread_time())
        image = paint.paint_at(paint.POSTED, scene)
        moments.append(time.thread_time())
        self.sizes.append(len(paint.encode(image)))
        moments.append(time.thread_time())
        spans = zip((self.composed, self.painted, self.encoded), moments, moments[1:], strict=False)
        for spent, start, end in spans:
            spent.append(1000 * (end - start))

    @property
    def ratio(self) -> float:
        """All the time, compared with encoding alone."""
        return sum(map(sum, (self.composed, self.painted, self.encoded))) / sum(self.encoded)


def _arguments(picture: Picture) -> Any:
    return picture.draw.args  # type: ignore[attr-defined]  # a partial of ``game.pages.draw``


def _duel() -> Table:
    """A game of Dungeon Twister between computers."""
    table = Table.begin(DungeonTwister(words()), 2, options={"dealt": "yes"})
    level = table.game.levels[0][0]
    while not table.game.over(table.state):
        seat = table.waiting[0]
        chance = f"order-{len(table.inputs)}"
        thought = table.game.question(table.state, seat, level, chance, PERCENT)()
        table.answer(seat, thought)
    return table


def _tables(*, quick: bool) -> Iterator[tuple[str, Table]]:
    for name, (players, options) in GAMES.items():
        yield name, play(players, options, "order")
        if quick:
            return
    yield "duel", _duel()


def report(*, quick: bool) -> list[Goal]:
    """Print the costs by kind; returns goals."""
    take_short_turns()
    kinds, files = defaultdict[str, Costs](Costs), 0
    for name, table in _tables(quick=quick):
        PART_CACHE.clear()
        for post in table.posts:
            for picture in post.page.pictures if post.announcement.seat is None else ():
                own = kinds[picture.key.rpartition("-")[0]]
                own.add(picture)
                files += own.sizes[-1] * (name == GAME_OF_FIVE)
    rows = [
        (
            kind,
            str(len(own.sizes)),
            *(f"{mean(spent):.0f} ms" for spent in (own.composed, own.painted, own.encoded)),
            f"{own.ratio:.2f}",
            f"{mean(own.sizes) / 1024:.0f} KiB",
        )
        for kind, own in sorted(kinds.items())
    ]
    heads = ("Picture", "drawn", "composed", "painted", "encoded", "ratio", "size")
    print_table("Pictures of public posts, in the order of games", heads, rows)
    return [
        *(Goal(kind, own.ratio, GOALS[kind not in OFTEN], "") for kind, own in sorted(kinds.items())),
        *([] if quick else [Goal("files of a game of five", files / 2**20, LARGEST, "MiB")]),
    ]
