"""Before the first turn: who stands on the line, and what is hidden where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from k2bot.games.dungeon_twister.engine.actions import Hide, Team
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, IS_CHARACTER, KIND, MARKS, TOKENS
from k2bot.games.dungeon_twister.engine.setting_up import open_slots, unlaid
from k2bot.games.dungeon_twister.engine.squares import ROOMS_LONG

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from k2bot.games.dungeon_twister.engine.model import Game

T = TypeVar("T")

_EVEN: Final = (1.0,) * ROOMS_LONG


@dataclass(frozen=True, slots=True)
class Opening:
    """How likely somebody opens in which way."""

    line: tuple[tuple[str, float], ...] = ()
    """How much each kind of character is wanted on the line; 1 where nothing is said."""
    characters: tuple[float, ...] = _EVEN
    """How much characters are wanted in a room, from the own line to the other's."""
    objects: tuple[float, ...] = _EVEN

    def team(self, seat: int, chance: Random) -> Team:
        """Four characters on the marks."""
        wanted = dict(self.line)
        rest = list(CHARACTERS_OF[seat])
        chosen = []
        for _ in MARKS:
            token = _drawn(rest, {token: wanted.get(KIND[token], 1.0) for token in rest}, chance)
            rest.remove(token)
            chosen.append(TOKENS[token])
        return Team(tuple(chosen))

    def hide(self, game: Game, seat: int, chance: Random) -> Hide:
        """A token on a room."""
        ways = {}
        for token in unlaid(game, seat):
            wanted = self.characters if IS_CHARACTER[token] else self.objects
            for slot in open_slots(game):
                column = slot % ROOMS_LONG
                ways[token, slot] = wanted[column if seat == 0 else ROOMS_LONG - 1 - column]
        token, slot = _drawn(list(ways), ways, chance)
        return Hide(TOKENS[token], slot)


EVENLY: Final = Opening()
"""Everything is as likely as anything else."""


def _drawn(choices: list[T], wanted: Mapping[T, float], chance: Random) -> T:
    return chance.choices(choices, [wanted[one] for one in choices])[0]
