"""A careful step at a time: up where the night can be survived, else rest. All levels play so."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from k2bot.games.k2.engine.actions import Commit, LetGo, Plan, PlannedUse, Slide, TakeToken
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.engine.terrain import terrain

if TYPE_CHECKING:
    import random

    from k2bot.games.k2.engine.actions import Action
    from k2bot.games.k2.engine.content import Card
    from k2bot.games.k2.engine.model import ClimberName, Decision
    from k2bot.games.k2.engine.view import Observation, SeatView


def choose(seen: Observation, decision: Decision, chance: random.Random) -> Action:
    """The answer to a decision, from what its seat may know."""
    own = seen.own
    if own is None:
        raise ValueError("computers take seats, they do not watch")
    match decision.kind:
        case "choose":
            cards = sorted((*(own.hand or ()), *(own.committed or ())))
            picks = list(combinations(cards, min(3, len(cards))))
            return Commit(max(picks, key=lambda pick: (_worth(pick), chance.random())))
        case "token":
            return TakeToken(min(seen.tokens_open))
        case "slide":
            name = decision.climber or "A"
            return Slide(_slope(seen, name))
        case "rescue":
            return LetGo()
        case _:
            return _turn(seen, own)


def _worth(pick: tuple[Card, ...]) -> int:
    air = sum(card.up for card in pick if card.is_acclimatization)
    return 3 * any(card.is_movement for card in pick) + min(air, 3) - sum(card.push for card in pick) // 3


def _slope(seen: Observation, name: ClimberName) -> str:
    own = seen.own
    here = (own.climber(name).space if own else None) or ""
    below = [
        space
        for space in seen.board.neighbours[here]
        if space.altitude < seen.board.by_id[here].altitude and _has_room(seen, space.id)
    ]
    return max(below, key=lambda space: space.altitude).id


def _has_room(seen: Observation, space: str) -> bool:
    limit = seen.limit(space)
    return limit is None or len(seen.standing(space)) < limit


def _turn(seen: Observation, own: SeatView) -> Plan:
    unused = list(seen.turn_state.unused if seen.turn_state else ())
    levels = {name: own.climber(name).level for name in CLIMBER_NAMES if own.climber(name).alive}
    uses: list[PlannedUse] = []
    for card in [card for card in unused if card.is_acclimatization and card.up]:
        weakest = min(levels, key=lambda name: levels[name])
        levels[weakest] += card.up
        uses.append(PlannedUse(weakest, (card,)))
    land = terrain(seen.setup.side, seen.weather)
    moves = [card for card in unused if card.is_movement]
    for name in sorted(levels, key=lambda name: -levels[name]):
        here = own.climber(name).space or ""
        for rope in land.ropes[here]:
            paying = next((card for card in moves if card.up >= rope.cost), None)
            space = seen.board.by_id[rope.space]
            tonight = levels[name] - (own.risk or 0) + space.acc - seen.weather.loss(space.zone)
            if rope.up and paying and tonight > 2 and _has_room(seen, rope.space):
                uses.append(PlannedUse(name, (paying,), (), (rope.space,)))
                return Plan(tuple(uses))
    return Plan(tuple(uses))
