"""Teams and hiding places, drawn from mixed strategies so that an opponent can't count on them.

The weights follow 180 games of the normal level with uniform draws: sides that began with the wizard, the
wall-walker, the cleric or the thief won more, those with the goblin or the troll on the line less.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.actions import Hide, Team
from k2bot.games.dungeon_twister.engine.content import (
    ALL_TOKENS,
    CHARACTERS_OF,
    IS_CHARACTER,
    KIND,
    MARKS,
    OWNER,
    TOKENS,
    TREASURES,
)
from k2bot.games.dungeon_twister.engine.model import SLOT, Game
from k2bot.games.dungeon_twister.engine.setting_up import open_slots, unhidden_tokens
from k2bot.games.dungeon_twister.engine.squares import ROOMS_LONG

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random


@dataclass(frozen=True, slots=True)
class Opening:
    """Weights of the draws."""

    start_weights: tuple[tuple[str, float], ...]
    """Relative weights of characters to begin on the line, by kind; 1 for the others."""
    nearer: float
    """Factor of the weight to hide a character one room nearer to its exit."""
    farther: float = 1.4
    """Factor of the weight to hide an object one room farther from its side's exit."""
    characters_first: bool = False
    """Whether characters are hidden before objects, while all rooms have space."""
    keeps_opponent_out: bool = False
    """Whether the rooms beside the own line are filled with own objects before anything else.

    So the opponent can hide fewer characters right before their exit, and the way in is safe to open.
    """


WIDE_OPENING: Final = Opening(
    start_weights=(
        ("wizard", 4.0), ("wallwalker", 3.5), ("cleric", 3.0), ("thief", 3.0),
        ("warrior", 1.5), ("mekanork", 1.5),
    ),
    nearer=1.4,
)  # fmt: skip
"""The opening of most levels."""
SHARP_OPENING: Final = Opening(
    start_weights=(
        ("wizard", 10.0), ("cleric", 8.0), ("wallwalker", 4.0), ("thief", 4.0),
        ("warrior", 1.5), ("mekanork", 1.5), ("goblin", 0.5),
    ),
    nearer=8.0,
    characters_first=True,
    keeps_opponent_out=True,
)  # fmt: skip
"""The hard level's: its strongest characters begin more often; most others are hidden near their exit."""


def draw_team(seat: int, rng: Random, opening: Opening) -> Team:
    """Draw a team, in any order."""
    left, drawn, start_weights = list(CHARACTERS_OF[seat]), list[str](), dict(opening.start_weights)
    for _ in MARKS:
        (token,) = rng.choices(left, [start_weights.get(KIND[token], 1.0) for token in left])
        left.remove(token)
        drawn.append(TOKENS[token])
    return Team(tuple(drawn))


def draw_hiding_place(game: Game, seat: int, rng: Random, opening: Opening) -> Hide:
    """Draw a token and a room: characters rather near to their exit, objects rather near to the own line."""
    tokens = unhidden_tokens(game, seat)
    if opening.keeps_opponent_out and (hide := _hide_to_keep_out(game, seat, tokens, rng)):
        return hide
    if opening.characters_first:
        tokens = [token for token in tokens if IS_CHARACTER[token]] or tokens
    token = rng.choice(tokens)
    slots = open_slots(game)
    factor = opening.nearer if IS_CHARACTER[token] else 1.0 / opening.farther
    weights = [factor ** depth(slot, seat) for slot in slots]
    return Hide(TOKENS[token], rng.choices(slots, weights)[0])


def _hide_to_keep_out(game: Game, seat: int, tokens: Sequence[int], rng: Random) -> Hide | None:
    """Draw an object that takes a place beside the own line, the opponent's exit; never a treasure.

    It goes to the room with the fewest tokens of the opponent, and among those to the one with the most own.
    """
    slots = [slot for slot in open_slots(game) if not depth(slot, seat)]
    objects = [token for token in tokens if not IS_CHARACTER[token] and token not in TREASURES]
    if not slots or not objects:
        return None
    backs = {
        slot: [OWNER[token] for token in ALL_TOKENS if game.places[token] == SLOT + slot] for slot in slots
    }
    rng.shuffle(slots)
    slot = min(slots, key=lambda slot: (backs[slot].count(1 - seat), -backs[slot].count(seat)))
    return Hide(TOKENS[rng.choice(objects)], slot)


def depth(slot: int, seat: int) -> int:
    """Rooms between a slot and the own line."""
    column = slot % ROOMS_LONG
    return column if seat == 0 else ROOMS_LONG - 1 - column
