"""The levels, and one question with one answer."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.games.dungeon_twister.players.answering import Sight
from k2bot.games.dungeon_twister.players.playing import Player, play
from k2bot.games.dungeon_twister.players.searching import Manner
from k2bot.games.dungeon_twister.players.valuing import GREEDY, Valuer, Weights

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.model import Decision
    from k2bot.games.dungeon_twister.engine.view import Observation

Level: TypeAlias = Literal["easy", "normal", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "normal", "hard")
"""From weak to strong."""
BUDGET: Final = 100
"""The usual work of a decision, in percent."""
JOINT: Final = "; "
"""Between the actions of one answer."""


def _player(weights: Weights, width: int, reply: int, looked_at: int, point: float) -> Player:
    valuer = Valuer(weights)
    plain = Valuer(replace(weights, others=1.0))
    sight = Sight(
        first=Manner(valuer, width),
        rest=Manner(valuer, 2),
        reply=Manner(plain, reply) if reply else None,
        looked_at=looked_at,
    )
    return Player(sight, point, 3)


PLAYERS: Final[dict[str, Player]] = {
    "easy": _player(GREEDY, 1, 0, 1, 4.0),
    "normal": _player(GREEDY, 5, 0, 4, 4.0),
    "hard": _player(GREEDY, 8, 2, 8, 4.0),
}


def choose(
    seen: Observation, decision: Decision, chance: Random, budget: int = BUDGET, level: Level = "hard"
) -> tuple[Action, ...]:
    """What a computer of a level answers: an action, or its turn up to where something unknown follows.

    ``budget`` is the share of the usual work, in percent. Equal arguments, the generator in an equal state,
    give equal actions. Raises ValueError for an unknown level, and where the observation is not that of the
    seat asked, or does not hold that question.
    """
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level; the levels are {', '.join(LEVELS)}")
    return play(seen, decision, chance, budget, PLAYERS[level])


def think(seen: Observation, decision: Decision, level: Level, seed: str, share: int) -> str:
    """What ``choose`` answers, as a text with ``; `` between actions; ``share`` is a percentage of work."""
    chance = Random(seed)  # noqa: S311 - plays a game, guards nothing
    return JOINT.join(map(str, choose(seen, decision, chance, max(1, BUDGET * share // 100), level)))
