"""A turn that is planned and not finished, and what it leads to.

A draft is a line of text that begins with its kind and day, so that one of an earlier day is never taken for
today's: ``turn 5 plan A m2 > b1``; the one of a hand is told in ``k2bot.game.pages``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.engine import (
    ActionSyntaxError,
    Cards,
    ClimberName,
    Observation,
    Plan,
    Preview,
    RuleError,
    content,
    parse,
)
from k2bot.games.k2.pages import climber_turns

if TYPE_CHECKING:
    from k2bot.games.k2.pages.climber_turns import ClimberTurn
    from k2bot.games.k2.pages.talk import Talk

Look: TypeAlias = Callable[[Plan], Preview]
"""Looks at a plan of the seat; raises RuleError where it does not apply."""


# ------------------------------------------------------------------------------------------------ as text


def of_plan(day: int, plan: Plan) -> str:
    """The draft of a turn."""
    return f"turn {day} {plan}"


def plan(draft: str | None, day: int) -> Plan | None:
    """The turn planned so far today; None where nothing was begun."""
    start = f"turn {day} "
    if draft is None or not draft.startswith(start):
        return None
    try:
        action = parse(draft.removeprefix(start).strip())
    except ActionSyntaxError:
        return None
    return action if isinstance(action, Plan) else None


# ------------------------------------------------------------------------------------------------ a turn


@dataclass(frozen=True, slots=True)
class DraftTurn:
    """A plan, the table as the turn began, and what the plan leads to."""

    seen: Observation
    plan: Plan
    preview: Preview
    dropped: bool = False
    """Whether an earlier plan had to be dropped, since the rules do not allow it any more."""

    @property
    def made(self) -> tuple[ClimberTurn, ...]:
        """What the own living climbers will do."""
        return climber_turns.made(self.preview.events, self.seen.seat or 0, self.seen)

    @property
    def finished(self) -> Plan:
        """The plan as it is handed in: with its payment where there is a choice of one."""
        return Plan(self.plan.uses, self.preview.payment if len(self.preview.payments) > 1 else ())

    @property
    def dying(self) -> tuple[ClimberName, ...]:
        """The own climbers that would die tonight."""
        return tuple(line.climber[1] for line in self.preview.tonight if line.dies)

    @property
    def wasted(self) -> Cards:
        """Unused acclimatization cards that would help somebody."""
        cards = tuple(card for card in self.preview.unused if card.is_acclimatization and card.up)
        helps = any(line.after < content.HIGHEST_LEVEL for line in self.preview.tonight)
        return cards if helps and sum(card.up for card in cards) > self.preview.due else ()

    @property
    def idle(self) -> bool:
        """Whether nothing is planned though somebody could move."""
        return not self.plan.uses and bool(self.preview.destinations)


def drafted(seen: Observation, draft: str | None, look: Look) -> DraftTurn:
    """Today's plan so far, from the draft."""
    planned = plan(draft, seen.day)
    if planned is None:
        return DraftTurn(seen, Plan(), look(Plan()))
    try:
        return DraftTurn(seen, planned, look(planned))
    except RuleError:
        return DraftTurn(seen, Plan(), look(Plan()), dropped=True)


def doubts(talk: Talk, turn: DraftTurn) -> tuple[str, ...]:
    """Why finishing might be a mistake, each as a question; empty in ordinary turns."""
    found = []
    if dying := turn.dying:
        found.append(talk.text("k2-sure-dies", climbers=talk.listed(dying), count=len(dying)))
    if wasted := turn.wasted:
        found.append(talk.text("k2-sure-air", cards=talk.cards(wasted)))
    elif turn.idle:
        found.append(talk.text("k2-sure-idle"))
    return tuple(found)
