"""How steady K2's boards are from post to post: ``python -m tests.bench --steadiness``.

Games of 2, 3 and 5 computers. Compared are the boards of consecutive posts of one day, in pixels of the 550
that a chat shows: who rests should stay where they were, as large as they were.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from statistics import mean
from typing import TYPE_CHECKING, Any

from k2bot.games.k2.engine import Phase
from k2bot.games.k2.pictures import BoardPicture
from k2bot.games.k2.players.choosing import LEVELS
from k2bot.render import theme
from tests.games.k2.pages.expedition import Expedition

from .table import Goal, print_table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.render.scene import Box

GAMES: Mapping[str, tuple[int, dict[str, str]]] = {
    "2 players, hard": (2, {"side": "hard"}),
    "3 players, easy": (3, {"side": "easy", "season": "winter", "family": "yes"}),
    "5 players, easy": (5, {"side": "easy"}),
    "5 players, hard": (5, {"side": "hard", "season": "winter", "avalanche": "yes"}),
}
SHORT = ("3 players, easy", "5 players, hard")
"""Those that the tests play."""
PERCENT = 5
"""Work for each decision, of the usual work of the level."""
SCALE = 550 / theme.FRAME[0]
MOVED, RESIZED = 8.0, 0.10
"""Pixels and share that eyes notice."""
LIMITS = {"camera": 0.05, "people moved": 0.08, "people resized": 0.02, "tents moved": 0.03}
LEAST_WIDTH = 22.0
"""Mean width of people in pixels."""


@dataclass
class Board:
    """Where everything is on a posted board."""

    day: int
    camera: Any
    people: dict[Any, tuple[str, Box]]
    tents: dict[Any, tuple[str, Box]]

    @classmethod
    def of(cls, picture: BoardPicture, writing: Writing) -> Board:
        """Boxes of people and tents, by their climber."""
        seen, (sheet, stand) = picture.seen, picture.placed(writing)
        people, tents = {}, {}
        fallen = [space for _, space in picture.fallen]
        for space, crowd in stand.items():
            first = fallen.count(space)
            standing = seen.climbers_on(space)
            people |= {key: (space, box) for key, box in zip(standing, crowd.climbers[first:], strict=True)}
            tents |= {key: (space, box) for key, box in zip(seen.tents(space), crowd.tents, strict=True)}
        return cls(seen.day, sheet.focus, people, tents)


@dataclass
class Steps:
    """What differed between consecutive boards of a day."""

    shares: dict[str, list[bool]] = field(default_factory=lambda: {name: [] for name in LIMITS})
    widths: list[float] = field(default_factory=list)

    def compare(self, boards: Iterable[Board]) -> None:
        """Add the boards of a game, in the order of its posts."""
        for before, after in pairwise(boards):
            self.widths += [SCALE * box.width for _, box in after.people.values()]
            if before.day != after.day:
                continue
            self.shares["camera"].append(before.camera != after.camera)
            for one, two in _at_rest(before.people, after.people):
                self.shares["people moved"].append(_distance(one, two) > MOVED)
                self.shares["people resized"].append(abs(two.width / one.width - 1) > RESIZED)
            self.shares["tents moved"] += [
                _distance(one, two) > MOVED for one, two in _at_rest(before.tents, after.tents)
            ]

    def share(self, name: str) -> float:
        """Share of steps that differed."""
        return mean(self.shares[name] or [False])

    @property
    def mean_width(self) -> float:
        """Mean width of people in pixels."""
        return mean(self.widths)


def _at_rest(
    before: Mapping[Any, tuple[str, Box]], after: Mapping[Any, tuple[str, Box]]
) -> list[tuple[Box, Box]]:
    stayed = [key for key, (space, _) in after.items() if key in before and before[key][0] == space]
    return [(before[key][1], after[key][1]) for key in stayed]


def _distance(one: Box, two: Box) -> float:
    across, down = one.centre[0] - two.centre[0], one.bottom - two.bottom
    return SCALE * max(abs(across), abs(down))


def play(players: int, options: dict[str, str], seed: str) -> Expedition:
    """A game of computers, played to its end."""
    table = Expedition.begin(players, seed, **options)
    level = next(iter(LEVELS))
    while not table.game.over(table.state):
        seat = table.waiting[0]
        thought = table.game.question(table.state, seat, level, f"{seed}-{len(table.inputs)}", PERCENT)()
        assert thought is not None
        table.answer(seat, thought)
    return table


def boards(table: Expedition) -> list[Board]:
    """The boards posted in a game."""
    pictures = [
        picture.draw.args[0]
        for post in table.posts
        if post.announcement.seat is None
        for picture in post.page.pictures
        if isinstance(picture.draw.args[0], BoardPicture)
    ]
    writing = table.game.talk(table.people).writing
    return [Board.of(picture, writing) for picture in pictures if picture.seen.phase is not Phase.OVER]


def report(*, quick: bool) -> list[Goal]:
    """Print how steady boards are; returns goals."""
    rows, every = [], Steps()
    for name, (players, options) in GAMES.items():
        own, found = Steps(), boards(play(players, options, "steady"))
        own.compare(found)
        every.compare(found)
        rows.append((name, *(f"{own.share(what):.0%}" for what in LIMITS), f"{own.mean_width:.1f}"))
        if quick:
            break
    print_table("Steps between boards of a day", ("Game", *LIMITS, "width"), rows)
    return [
        *(Goal(name, 100 * every.share(name), 100 * most, "%") for name, most in LIMITS.items()),
        Goal("pixels that people are too narrow", LEAST_WIDTH - every.mean_width, 0, "px"),
    ]
