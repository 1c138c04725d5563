"""Teams and hiding places, drawn from mixed strategies so that an opponent can't count on them.

The weights follow 180 games of the normal level with uniform draws: sides that began with the wizard, the
wall-walker, the cleric or the thief won more, those with the goblin or the troll on the line less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.actions import Hide, Team
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, IS_CHARACTER, KIND, MARKS, TOKENS
from k2bot.games.dungeon_twister.engine.setting_up import open_slots, unlaid
from k2bot.games.dungeon_twister.engine.squares import ROOMS_LONG

if TYPE_CHECKING:
    from random import Random

    from k2bot.games.dungeon_twister.engine.model import Game

_BEGINS: Final = {
    "wizard": 4.0, "wallwalker": 3.5, "cleric": 3.0, "thief": 3.0, "warrior": 1.5, "mekanork": 1.5,
}  # fmt: skip
"""How readily a character begins on the line; 1 for the others."""
_FARTHER: Final = 1.4
"""How much more readily a character is hidden one room nearer to its exit, and an object one room farther."""


def team(seat: int, chance: Random) -> Team:
    """Draw a team, in any order."""
    left, drawn = list(CHARACTERS_OF[seat]), list[str]()
    for _ in MARKS:
        (token,) = chance.choices(left, [_BEGINS.get(KIND[token], 1.0) for token in left])
        left.remove(token)
        drawn.append(TOKENS[token])
    return Team(tuple(drawn))


def hiding(game: Game, seat: int, chance: Random) -> Hide:
    """Draw a token and a room: characters rather near to their exit, objects rather near to the own line."""
    token = chance.choice(unlaid(game, seat))
    slots = open_slots(game)
    weights = [_FARTHER ** (_depth(slot, seat) * (1 if IS_CHARACTER[token] else -1)) for slot in slots]
    return Hide(TOKENS[token], chance.choices(slots, weights)[0])


def _depth(slot: int, seat: int) -> int:
    """Rooms between a slot and the own line."""
    column = slot % ROOMS_LONG
    return column if seat == 0 else ROOMS_LONG - 1 - column
