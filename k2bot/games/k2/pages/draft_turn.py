"""A turn as planned so far, and why finishing it might be a mistake."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import Plan
from k2bot.games.k2.engine.errors import RuleError
from k2bot.games.k2.engine.planning import Preview
from k2bot.games.k2.pages import drafts

if TYPE_CHECKING:
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.talk import Talk

Look: TypeAlias = Callable[[Plan], Preview]
"""Looks at a plan of the seat; raises RuleError where it does not apply."""


@dataclass(frozen=True, slots=True)
class DraftTurn:
    """A plan, the table as the turn began, and what the plan leads to."""

    seen: Observation
    plan: Plan
    preview: Preview
    dropped: bool = False
    """Whether an earlier plan had to be dropped, since the rules do not allow it any more."""

    @property
    def finished(self) -> Plan:
        """The plan as it is handed in: with its payment where there is a choice of one."""
        return Plan(self.plan.uses, self.preview.payment if len(self.preview.payments) > 1 else ())


def drafted(seen: Observation, draft: str | None, look: Look) -> DraftTurn:
    """Today's plan so far, from the draft."""
    plan = drafts.plan(draft, seen.day)
    if plan is None:
        return DraftTurn(seen, Plan(), look(Plan()))
    try:
        return DraftTurn(seen, plan, look(plan))
    except RuleError:
        return DraftTurn(seen, Plan(), look(Plan()), dropped=True)


def doubts(talk: Talk, turn: DraftTurn) -> tuple[str, ...]:
    """Why finishing might be a mistake, each as a question; empty in ordinary turns."""
    preview, found = turn.preview, []
    dying = [line.climber[1] for line in preview.tonight if line.dies]
    if dying:
        found.append(talk.text("k2-sure-dies", climbers=talk.listed(dying), count=len(dying)))
    wasted = [card for card in preview.unused if card.is_acclimatization and card.up]
    helps = any(line.after < content.HIGHEST_LEVEL for line in preview.tonight)
    if wasted and helps and sum(card.up for card in wasted) > preview.due:
        found.append(talk.text("k2-sure-air", cards=talk.cards(wasted)))
    elif not turn.plan.uses and preview.destinations:
        found.append(talk.text("k2-sure-idle"))
    return tuple(found)
