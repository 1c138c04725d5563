"""The answers taken for a player whose time has run out: cautious ones that harm nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine.actions import Commit, Plan, PlannedUse, Rescue, TakeToken
from k2bot.games.k2.engine.model import CLIMBER_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.actions import Action
    from k2bot.games.k2.engine.view import Observation


def answer(seen: Observation, legal: Sequence[Action]) -> Action:
    """An answer among the legal ones, or in a turn not begun a plan.

    Cards: those that push least, of these the ones with most air. Token: the lowest. Turn: nobody moves, air
    goes to who has least. Rescue: who has most points, to the highest place with good air. Slide: rule 40.
    """
    choices = [action for action in legal if isinstance(action, Commit)]
    if choices:
        return min(choices, key=lambda choice: (_push(choice), -_air(choice)))
    tokens = [action for action in legal if isinstance(action, TakeToken)]
    if tokens:
        return min(tokens, key=lambda action: action.value)
    rescues = [action for action in legal if isinstance(action, Rescue)]
    if rescues:
        return max(rescues, key=lambda action: _refuge(seen, action))
    if seen.turn_state is not None and not seen.turn_state.actions:
        return _rest(seen)
    return legal[0]


def _push(choice: Commit) -> int:
    return sum(card.push for card in choice.cards)


def _air(choice: Commit) -> int:
    return sum(card.up for card in choice.cards if card.is_acclimatization)


def _refuge(seen: Observation, action: Rescue) -> tuple[int, int, int]:
    space = seen.board.by_id[action.space]
    vp = seen.own.climber(action.climber).vp if seen.own else 0
    return vp, space.acc, space.altitude


def _rest(seen: Observation) -> Plan:
    own = seen.own
    if own is None or seen.turn_state is None:
        return Plan()
    levels = {name: own.climber(name).level for name in CLIMBER_NAMES if own.climber(name).alive}
    uses = []
    for card in seen.turn_state.unused:
        if card.is_acclimatization and card.up:
            weakest = min(levels, key=lambda name: levels[name])
            levels[weakest] += card.up
            uses.append(PlannedUse(weakest, (card,)))
    return Plan(tuple(uses))
