"""What an answer was worth beside the hard level's own, by what the seat could know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.actions import (
    JOINT,
    Attack,
    End,
    Hide,
    Lay,
    Place,
    Play,
    Reveal,
    Team,
    parse,
)
from k2bot.games.dungeon_twister.players import sampling
from k2bot.games.dungeon_twister.players.choosing import BUDGET, PLAYERS, choose
from k2bot.games.dungeon_twister.players.playing import Thought
from k2bot.games.dungeon_twister.players.valuing import WON
from k2bot.thinking.question import Valuation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action, Deed
    from k2bot.games.dungeon_twister.engine.model import Decision
    from k2bot.games.dungeon_twister.engine.view import Observation

KINDS: Final = ("card", "act", "lay")
"""The decisions that are weighed; hiding and placing are left out, for their worth shows much later."""
_POINT: Final = 100.0
"""What a victory point is worth."""


def weigh(seen: Observation, decision: Decision, answer: str, seed: str, share: int) -> str:
    """An answer as ``Valuation``; both are valued on the same games, with what is hidden drawn anew in each.

    ``share`` is in percent of the usual work; from 200 on more games are drawn. Raises ValueError where the
    observation does not hold that question.
    """
    seat, budget = decision.seat, max(1, min(BUDGET, share))
    given = [parse(action) for action in answer.split(JOINT)]
    best = choose(seen, decision, Random(f"{seed}/choice"), budget)  # noqa: S311 - plays a game, guards nothing
    if _same(best, given):
        return str(Valuation(JOINT.join(map(str, best)), 0.0))
    sight = PLAYERS["hard"].sight.shared(budget, seen.quiet)
    deals, sums = max(1, share // BUDGET), [0.0, 0.0]
    for number in range(deals):
        for place, answered in enumerate((best, given)):
            chance = Random(f"{seed}/{number}")  # noqa: S311 - as above
            game = sampling.deal(seen, Random(chance.getrandbits(48)))  # noqa: S311 - as above
            thought = Thought(seen, game, seat, chance, PLAYERS["hard"].looking(sight))
            sums[place] += _worth(thought, decision.kind, answered)
    loss = (sums[0] - sums[1]) / deals
    won = loss > WON / 2
    return str(
        Valuation(
            JOINT.join(map(str, best)),
            max(loss, 0.0),
            points=0.0 if won else loss / _POINT,
            chance=float(won),
        )
    )


def _same(best: Sequence[Action], given: Sequence[Action]) -> bool:
    """Whether both come to the same as far as they are weighed."""
    return best[0] == given[0] if isinstance(best[0], Play | Lay) else _deeds(best) == _deeds(given)


def _deeds(actions: Sequence[Action]) -> list[Deed]:
    """What is done in a turn, without its end and what follows once something is shown."""
    deeds: list[Deed] = []
    for action in actions:
        if isinstance(action, End | Place | Play | Lay | Team | Hide):
            break
        deeds.append(action)
        if isinstance(action, Attack | Reveal):
            break
    return deeds


def _worth(thought: Thought, kind: str, actions: Sequence[Action]) -> float:
    first = actions[0]
    if kind == "card" and isinstance(first, Play):
        return thought.card_worths([first.card])[first.card]
    if kind == "lay" and isinstance(first, Lay):
        return thought.lay_worths()[first.card]
    return thought.turn_worth(_deeds(actions))
