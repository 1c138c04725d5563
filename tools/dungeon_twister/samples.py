"""Moments of random games, for viewing and testing the pictures: quiet ones, crowded ones, ends.

All are reached by legal play; the same number always gives the same game.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine import (
    Phase,
    Setup,
    apply,
    decisions,
    from_position,
    legal_actions,
    new_game,
    observe,
    to_position,
)
from k2bot.games.dungeon_twister.engine.listing import LegalActions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine import Action, Game, Observation
    from k2bot.games.dungeon_twister.engine.events import Event

FAR_NAMES = (
    ("דני (Dan) 7", "田中さくら"),
    ("प्रिया क्षत्रिय", "محمد العربي 🔥"),
    ("ธีรพงศ์ ก็ที่", "𒀀𒀁𒀂"),
    ("Åsa Ñandú Ķēniņš", "Nguyễn Ổ Ẵng Ự"),
)
NAMES = ("Ann", "Bartholomew Featherstonehaugh 3rd")
"""Names for both seats: a short one, and one of maximum length."""
_WANTED = 40
"""Number of random games searched for a moment."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, the action that led to it, and the events since the previous turn ended."""

    before: Game
    """The position before the last action."""
    action: Action
    game: Game
    events: tuple[Event, ...]
    """Events of the turn so far; right after a turn's end, those of that turn."""
    step_events: tuple[Event, ...]
    """Events of the last action only."""

    @property
    def before_seen(self) -> Observation:
        """The public observation before the last action."""
        return observe(self.before, None)

    @property
    def seen(self) -> Observation:
        """The public observation."""
        return observe(self.game, None)


@cache
def moments(number: int) -> tuple[Moment, ...]:
    """All moments of a random game: each action is of a random kind, so that moves don't dominate."""
    return tuple(_played(number))


def _played(number: int) -> Iterator[Moment]:
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    setup = Setup(goal=((5, 5), (3, 3), (5, 3))[number % 3], dealt=number % 2 == 0, revision=1)
    game = new_game(setup, f"sample {number}")
    events: tuple[Event, ...] = ()
    ended = True
    while questions := decisions(game):
        seat = chance.choice(questions).seat
        action = _chosen(legal_actions(game, seat), chance)
        step = apply(game, seat, action)
        events = (*(() if ended else events), *step.events)
        ended = step.game.turn_number != game.turn_number
        yield Moment(game, action, step.game, events, step.events)
        game = step.game


def _chosen(listed: Sequence[Action], chance: random.Random) -> Action:
    """An action of a random kind; only this one of the list is written out."""
    every = listed.kinds() if isinstance(listed, LegalActions) else ((type(action), 1) for action in listed)
    places: dict[str, list[int]] = {}
    first = 0
    for kind, count in every:
        places.setdefault(kind.__name__, []).extend(range(first, first + count))
        first += count
    name = chance.choice(sorted(places.keys() - {"End", "Jump"} or {"End"}))
    return listed[chance.choice(places.get(name) or range(first))]


def found(is_wanted: Callable[[Moment], bool], count: int = 1, start: int = 0) -> list[Moment]:
    """The first matching moments from a game on, one per game. Raises LookupError if there are too few."""
    first = (next(filter(is_wanted, moments(number)), None) for number in range(start, _WANTED))
    wanted = list(islice((moment for moment in first if moment is not None), count))
    if len(wanted) < count:
        raise LookupError(f"only {len(wanted)} of {count} such moments in {_WANTED} games")
    return wanted


def turned_up(moment: Moment) -> int:
    """Number of revealed rooms."""
    return sum(room.id is not None for room in moment.seen.rooms)


def ends_turn(moment: Moment) -> bool:
    """Whether a turn has just ended, and the next one waits for its card."""
    return moment.game.phase is Phase.CARD and moment.before.turn_number < moment.game.turn_number


def crowded(elsewhere: Mapping[str, list[int]] | None = None, turn: int = 0) -> Game:
    """A position with everything close together: loads, wounds, pits, portcullises in every state.

    ``elsewhere`` maps tokens to squares (column and row) away from there.
    """
    position = to_position(new_game(Setup(dealt=True, revision=1), "crowded"))
    names = ("1R", "1L", "2R", "2L", "3R", "3L", "4R", "4L")
    position["rooms"] = [{"id": name, "rot": 0, "up": True} for name in names]
    places = {
        "b.warrior": [6, 2], "b.sword": [6, 2], "b.thief": [6, 4], "b.cleric": [6, 0], "b.goblin": [5, 4],
        "b.troll": [7, 5], "b.wizard": [7, 5], "b.mekanork": [0, 3], "b.wallwalker": [0, 6],
        "b.rope": [8, 5], "b.treasure": [9, 5], "b.armour": [10, 5], "b.potion": [8, 2], "b.wand": [8, 6],
        "y.troll": [6, 3], "y.armour": [6, 3], "y.goblin": [6, 1], "y.thief": [7, 3], "y.rope": [7, 3],
        "y.cleric": [7, 4], "y.wizard": [9, 4], "y.wand": [9, 4], "y.warrior": [8, 3], "y.wallwalker": [8, 3],
        "y.mekanork": [21, 5], "y.sword": [9, 6], "y.potion": [9, 7], "y.treasure": [5, 4],
    }  # fmt: skip
    wounded = ["b.wizard", "y.wallwalker"]
    position |= {
        "phase": "act", "turn": turn, "number": 31, "ap": 3, "top": 5, "quiet": 24, "first": 0, "vp": [3, 4],
        "tokens": places | dict(elsewhere or {}), "wounded": wounded,
        "fresh": {"wounded": [], "healed": []}, "placing": [],
        "gates": {"1R/0": "open", "1L/0": "broken", "3R/1": "open", "4R/0": "broken"},
        "seats": [
            {"actions": [3, 5], "combat": [0, 2, 5], "jumps": 1, "laid": None},
            {"actions": [2, 3, 4], "combat": [0, 1, 2, 2, 3, 3, 4, 5, 6], "jumps": 3, "laid": None},
        ],
    }  # fmt: skip
    return from_position(position, "crowded")
