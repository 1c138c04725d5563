"""Default answers for players who ran out of time: the draft, completed cautiously."""

from __future__ import annotations

from collections.abc import Sequence

from k2bot.game.pages import of_kind
from k2bot.game.values import AnswerSource, LateAnswer
from k2bot.games.k2.engine import (
    Action,
    Cards,
    Commit,
    Observation,
    Phase,
    Plan,
    Rescue,
    TakeToken,
)
from k2bot.games.k2.engine.content import sums
from k2bot.games.k2.pages import hand, turns
from k2bot.games.k2.pages.turns import DraftTurn


def drafted_answer(turn: DraftTurn, draft: str | None) -> Cards | DraftTurn:
    """Legal part of a draft for the open decision: cards, or a turn; empty if there's none."""
    seen = turn.seen
    if draft is None:
        return ()
    if seen.phase is Phase.COMMIT and seen.me.committed is None:
        return hand.choice(seen, draft).chosen_cards
    if seen.phase is not Phase.ACTIONS:
        return ()
    planned = turn.with_draft(draft)
    return planned if planned.plan != Plan() else ()


def late(turn: DraftTurn, legal: Sequence[Action], draft: str | None) -> LateAnswer:
    """The answer of a seat to move, using its entire draft.

    Anything the planner would submit without a warning is complete. Missing cards are those with the lowest
    sum; a turn ends with air for the climber who has least, and nobody moves beyond the plan.
    """
    own = drafted_answer(turn, draft)
    if isinstance(own, DraftTurn):
        doubtful = own.dropped or own.preview.dying or own.wasted_air_cards
        if not doubtful or not own.preview.unused:
            return LateAnswer(
                str(own.submitted_plan), AnswerSource.COMPLETED if own.dropped else AnswerSource.DRAFT
            )
        return LateAnswer(str(_finished(own)), AnswerSource.COMPLETED)
    choices = [action for action in of_kind(legal, Commit) if action.holds(own)]
    if own and choices:
        kept = AnswerSource.DRAFT if len(own) == len(choices[0].cards) else AnswerSource.COMPLETED
        return LateAnswer(str(_calmest(choices)), kept)
    return LateAnswer(str(answer(turn.seen, legal)))


def answer(seen: Observation, legal: Sequence[Action]) -> Action:
    """A cautious answer among the legal ones; for a turn not begun, a plan.

    Cards: lowest sum, then most air. Token: the lowest. Turn: nobody moves, air goes to the climber with
    least. Rescue: the climber with most points, to the highest space with good air. Slide: the default of
    rule 40.
    """
    if choices := of_kind(legal, Commit):
        return _calmest(choices)
    if tokens := of_kind(legal, TakeToken):
        return min(tokens, key=lambda action: action.value)
    if rescues := of_kind(legal, Rescue):
        return max(rescues, key=lambda action: _refuge(seen, action))
    if seen.turn is not None and not seen.turn.actions:
        return Plan(turns.air_uses(seen))
    return legal[0]


def _calmest(choices: Sequence[Commit]) -> Commit:
    return min(choices, key=lambda choice: (sums(choice.cards).up, -sums(choice.cards).air))


def _refuge(seen: Observation, action: Rescue) -> tuple[int, int, int]:
    space = seen.board.by_id[action.space]
    return seen.me.climber(action.climber).vp, space.air_change, space.altitude


def _finished(turn: DraftTurn) -> Plan:
    """A plan that also uses the remaining air."""
    uses = (*turn.plan.uses, *turns.air_uses(turn.preview.observation))
    return turn.with_plan(Plan(uses, turn.plan.payment)).submitted_plan
