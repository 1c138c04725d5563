"""Play the games of Dungeon Twister that every later version must replay identically.

``python -m tools.dungeon_twister.recorded_games tests/games/dungeon_twister/recorded`` writes a file for
each: its record, with the fingerprint of the state in each line and the placements at the end. Existing files
are never changed: they show what the rules said then.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from k2bot.games.dungeon_twister.engine import Move, Setup, observe, play, record
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.players.choosing import LEVELS, choose
from tools import recording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine import Game

PERCENT = 20
"""Work for a decision, in percent of the usual."""
LONGEST = 1500


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A game to play: settings, level of each seat, and who does what after how many actions."""

    name: str
    setup: Setup
    levels: tuple[str, str]
    optional_actions: tuple[tuple[int, int, object], ...] = ()


_BEFORE = Setup(revision=1)
"""The rules before ``FAIR_DEAL``."""
_FIRST = Setup(goal=(3, 3), dealt=True, shown=(0, 7), first=0)
_IN_PASSING = Move("y.thief", ("H4", "G4", "drop", "G3", "G4", "take y.rope", "H4"))
"""Leaves two objects on G4 for a moment."""
GAMES = (
    RecordedGame("hidden", _BEFORE, ("easy", "normal")),
    RecordedGame("first-game", replace(_BEFORE, goal=(3, 3), dealt=True, shown=(0, 4)), ("easy", "easy")),
    RecordedGame("dealt-yellow-first", replace(_BEFORE, dealt=True, first=1), ("normal", "easy")),
    RecordedGame("handicap", replace(_BEFORE, goal=(3, 5), dealt=True, first=0), ("easy", "normal")),
    RecordedGame("resigned", replace(_BEFORE, dealt=True), ("easy", "easy"), ((60, 1, record.RESIGN),)),
    RecordedGame("agreed", _BEFORE, ("easy", "easy"), ((40, 0, record.OFFER), (41, 1, record.OFFER))),
    RecordedGame("fair-first-game", replace(_FIRST, revision=2), ("easy", "easy")),
    RecordedGame("full-in-passing", replace(_FIRST, revision=3), ("easy", "easy"), ((76, 1, _IN_PASSING),)),
    RecordedGame("covered", replace(_FIRST, revision=4, covered=True), ("easy", "normal")),
)


def played(match: RecordedGame) -> tuple[tuple[int, object], ...]:
    """All inputs of a game, one action each, with their seats."""
    game, chance = play.start(match.setup, match.name).game, Random(match.name)  # noqa: S311 - not cryptographic
    inputs: list[tuple[int, object]] = []
    optional = list(match.optional_actions)
    while play.decisions(game) and len(inputs) < LONGEST:
        if optional and len(inputs) >= optional[0][0]:
            _, seat, done = optional.pop(0)
            game = _then(game, seat, done)
            inputs.append((seat, done))
            continue
        decision = play.decisions(game)[0]
        level = next(level for level in LEVELS if level == match.levels[decision.seat])
        for action in choose(observe(game, decision.seat, remembers=True), decision, chance, PERCENT, level):
            game = _then(game, decision.seat, action)
            inputs.append((decision.seat, action))
    return tuple(inputs)


def _then(game: Game, seat: int, done: Any) -> Game:
    if done == record.RESIGN:
        return play.resign(game, seat).game
    if done == record.OFFER:
        return play.offer_draw(game, seat).game
    return play.apply(game, seat, done).game


def text_of(match: RecordedGame) -> str:
    """A game's record as text."""
    made = record.Record(match.setup, match.name, played(match))
    return recording.ranked(record.dumps(made), DungeonTwister().placements(record.replay(made)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the games missing from the folder, and list them."""
    games = {match.name: partial(text_of, match) for match in GAMES}
    return recording.write_missing("tools.dungeon_twister.recorded_games", __doc__, games, arguments)


if __name__ == "__main__":
    sys.exit(main())
