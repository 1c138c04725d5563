"""Play the games that every later version must replay identically.

``python -m tools.k2.recorded_games tests/games/k2/recorded`` writes a file for each: K2's record, with the
fingerprint of the state in each line and the placements at the end. Existing files are never changed,
whatever the rules say now: they show what the rules said then. To cover further settings or a corrected rule,
add a game to ``GAMES`` under a new name.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from k2bot.games.k2.engine import record
from k2bot.games.k2.engine.actions import LetGo
from k2bot.games.k2.engine.model import Phase, Setup
from k2bot.games.k2.engine.play import apply, decision_of, decisions, legal_actions, new_game, resign
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.players import LEVELS, choose
from tools import recording

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.engine.model import Game

BUDGET = 40
"""Playouts per decision at the hard level."""
WILD = "wild"
"""Half of the time plays like the easy level, otherwise takes random steps; often changes its cards."""


HALF = 0.5


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A game to play: each seat's level (or ``wild``), and which seat resigns after which input."""

    name: str
    setup: Setup
    seats: tuple[str, ...]
    leaving: Mapping[int, int] = field(default_factory=dict)


def _game(name: str, *seats: str, leaving: Mapping[int, int] | None = None, **settings: Any) -> RecordedGame:
    """A game by the first rules; with ``revision``, by later ones."""
    return RecordedGame(
        name, Setup(**{"players": len(seats), "revision": 1, **settings}), seats, leaving or {}
    )


GAMES = (
    _game("one-easy-summer", "hard"),
    _game("one-hard-winter", "normal", side="hard", season="winter"),
    _game("one-hard-summer-wild", WILD, side="hard"),
    _game("one-easy-winter-family-avalanche", "easy", season="winter", family=True, avalanche=True),
    _game("one-who-leaves", "easy", leaving={17: 0}),
    _game("two-easy-summer", "hard", "normal"),
    _game("two-hard-winter-family", "normal", WILD, side="hard", season="winter", family=True, first=1),
    _game("two-easy-winter-avalanche", "easy", "normal", season="winter", avalanche=True),
    _game("two-hard-summer-avalanche-wild", WILD, WILD, side="hard", avalanche=True),
    _game("two-one-leaves", WILD, "easy", side="hard", leaving={38: 0}),
    _game("three-easy-winter", "normal", "easy", "normal", season="winter"),
    _game(
        "three-hard-summer-family-avalanche", WILD, WILD, "easy", side="hard", family=True, avalanche=True
    ),
    _game(
        "three-hard-winter-avalanche-wild", *(WILD,) * 3, side="hard", season="winter", avalanche=True
    ),
    _game("three-second-first-one-leaves", "easy", WILD, "normal", first=1, leaving={50: 0}),
    _game("four-easy-summer", "normal", "normal", "easy", "hard"),
    _game("four-hard-winter-avalanche", *("normal",) * 4, side="hard", season="winter", avalanche=True),
    _game("four-family-two-leave", "normal", WILD, "easy", WILD, family=True, leaving={31: 1, 77: 3}),
    _game(
        "four-people-leave-then-computers",
        *("normal",) * 4,
        season="winter",
        leaving={40: 0, 41: 1, 42: 2, 43: 3},
    ),
    _game("five-easy-summer-lenient", *("normal", "easy") * 2, "normal", lenient=True),
    _game(
        "five-hard-winter-family-avalanche",
        *("easy",) * 5,
        side="hard",
        season="winter",
        family=True,
        avalanche=True,
    ),
    _game("five-hard-summer-lenient-family-wild", *(WILD,) * 5, side="hard", lenient=True, family=True),
    _game(
        "five-easy-winter-family-avalanche-wild",
        *(WILD,) * 5,
        season="winter",
        family=True,
        avalanche=True,
    ),
    _game("five-easy-winter", "normal", "easy", "normal", WILD, "easy", season="winter", first=4),
    _game(
        "five-lenient-avalanche-leaving",
        *("easy", WILD) * 2,
        "normal",
        lenient=True,
        avalanche=True,
        leaving={25: 1, 60: 3, 61: 0},
    ),
)  # fmt: skip


def played(match: RecordedGame) -> tuple[tuple[int, object], ...]:
    """All inputs of a game, with their seats."""
    game = new_game(match.setup, match.name)
    chance = Random(match.name)  # noqa: S311 - not cryptographic
    inputs: list[tuple[int, object]] = []
    while decisions(game):
        leaving = match.leaving.get(len(inputs))
        if leaving is not None:
            game = resign(game, leaving).game
            inputs.append((leaving, record.RESIGN))
            continue
        seat = _asked(game, match.seats, chance)
        decision, level = decision_of(game, seat), match.seats[seat]
        assert decision is not None  # noqa: S101 - it's this seat's turn
        if level == WILD:
            level = "easy" if decision.kind == "turn" and _is_fresh(game) and chance.random() < HALF else WILD
        known = next((one for one in LEVELS if one == level), None)
        if known is not None:
            action = choose(observe(game, seat), decision, chance, BUDGET, known)
        elif decision.kind == "rescue" and chance.random() < HALF:
            action = LetGo()
        else:
            action = chance.choice(legal_actions(game, seat))
        game = apply(game, seat, action).game
        inputs.append((seat, action))
    return tuple(inputs)


def _is_fresh(game: Game) -> bool:
    """Whether a turn has just begun."""
    return game.turn is not None and not game.turn.actions


def _asked(game: Game, seats: Sequence[str], chance: Random) -> int:
    """A seat with an open decision; sometimes one that has chosen cards and may change them."""
    doubtful = [
        seat for seat, player in enumerate(seats) if player == WILD and game.seats[seat].committed is not None
    ]
    if game.phase is Phase.COMMIT and doubtful and chance.random() < HALF / 2:
        return chance.choice(doubtful)
    return chance.choice(decisions(game)).seat


def text_of(match: RecordedGame) -> str:
    """A game's record as text."""
    whole = record.Record(match.setup, match.name, played(match))
    return recording.ranked(record.dumps(whole), K2().placements(record.replay(whole)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the games missing from the folder, and list them."""
    games = {match.name: partial(text_of, match) for match in GAMES}
    return recording.write_missing("tools.k2.recorded_games", __doc__, games, arguments)


if __name__ == "__main__":
    sys.exit(main())
