"""Before the first turn: who stands on the line and what is hidden where, drawn so that nobody can tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.actions import Hide, Team
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, MARKS, TOKENS
from k2bot.games.dungeon_twister.engine.setting_up import open_slots, unlaid

if TYPE_CHECKING:
    from random import Random

    from k2bot.games.dungeon_twister.engine.model import Game


def team(seat: int, chance: Random) -> Team:
    """Four characters on the marks."""
    return Team(tuple(TOKENS[token] for token in chance.sample(CHARACTERS_OF[seat], len(MARKS))))


def hide(game: Game, seat: int, chance: Random) -> Hide:
    """A token on a room."""
    return Hide(TOKENS[chance.choice(unlaid(game, seat))], chance.choice(open_slots(game)))
