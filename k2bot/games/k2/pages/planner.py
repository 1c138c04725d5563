"""The planner: where a climber should be tonight, what that takes, and what the night will do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.reading import NOW
from k2bot.game.talk import lines
from k2bot.game.values import Page, Refusal, Reply, Row, Select
from k2bot.games.k2.engine.actions import Plan, PlannedUse, parse
from k2bot.games.k2.engine.errors import ActionSyntaxError
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pages import (
    destinations,
    drafts,
    drawings,
    plan_controls,
    plan_text,
)
from k2bot.games.k2.pages.drafts import doubts, drafted

if TYPE_CHECKING:
    from k2bot.game.values import Press
    from k2bot.games.k2.engine.actions import Source
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.drafts import DraftTurn, Look
    from k2bot.games.k2.pages.talk import Talk

# ------------------------------------------------------------------------------------------------ page


def page(
    talk: Talk,
    seen: Observation,
    name: str,
    *,
    draft: str | None,
    stamp: str,
    look: Look,
    acting: int | None = None,
) -> Page:
    """The page ``plan`` and those that belong to it.

    ``plan.A.24`` lists climber A's destinations from the 25th on, ``plan.cards`` other cards for the moves of
    the plan, ``plan.sure`` asks before finishing. ``acting`` is whose turn it is where the reader plans ahead
    in a table ``seen`` as if it were theirs; nothing is finished then.
    """
    turn = drafted(seen, draft, look)
    part = name.partition(".")[2]
    offsets = destinations.offsets(part)
    note = talk.text("k2-plan-dropped") if turn.dropped else None
    rows: tuple[Row, ...]
    if part == "sure" and acting is None:
        note = lines(*doubts(talk, turn)) or note
        rows = (plan_controls.sure_row(talk, stamp),)
    elif part == "cards":
        rows = plan_controls.cards_rows(talk, turn.plan, stamp, look)
        note = None if isinstance(rows[0], Select) else talk.text("k2-plan-no-other-cards")
    else:
        rows = plan_controls.rows(talk, turn, offsets, stamp, ahead=acting is not None)
    return Page(
        talk.fitted(
            lambda talk: lines(plan_text.text(talk, turn, asked=part == "sure", acting=acting), note)
        ),
        pictures=(drawings.plan(talk, turn),),
        rows=rows,
        live="" if acting is None else name,
    )


# ------------------------------------------------------------------------------------------------ presses


def press(talk: Talk, seen: Observation, press: Press, draft: str | None, look: Look) -> Reply:
    """Add to the plan, take back, or finish. Raises Refusal, and RuleError where the rules forbid it."""
    if seen.phase is not Phase.ACTIONS or seen.turn != seen.seat or seen.turn is None:
        raise Refusal(talk.text("k2-refusal-not-your-turn"))
    turn = drafted(seen, draft, look)
    if press.verb == "sure" or (press.verb == "finish" and not doubts(talk, turn)):
        return Reply(NOW, "", str(turn.finished))
    if press.verb == "finish":
        return Reply("plan.sure", drafts.of_plan(seen.day, turn.plan))
    if press.verb == "go" and _value(talk, press).startswith(destinations.MORE):
        return Reply(destinations.more(press.argument, _value(talk, press)))
    plan = _changed(talk, turn, press)
    look(plan)
    return Reply("plan", drafts.of_plan(seen.day, plan))


def _changed(talk: Talk, turn: DraftTurn, press: Press) -> Plan:
    uses = turn.plan.uses
    match press.verb:
        case "go":
            return Plan((*uses, _use(talk, _value(talk, press))))
        case "air":
            return Plan((*uses, _use(talk, press.argument)))
        case "other-cards" if press.argument.isdecimal() and int(press.argument) < len(uses):
            place = int(press.argument)
            return Plan((*uses[:place], _use(talk, _value(talk, press)), *uses[place + 1 :]))
        case "undo":
            return Plan(uses[:-1])
        case "clear":
            return Plan()
        case "pay":
            return Plan(uses, _payment(talk, turn, _value(talk, press)))
        case _:
            raise Refusal(talk.text("k2-refusal-no-such-use"))


def _value(talk: Talk, press: Press) -> str:
    if len(press.values) != 1:
        raise Refusal(talk.text("k2-refusal-no-such-use"))
    return press.values[0]


def _use(talk: Talk, text: str) -> PlannedUse:
    try:
        action = parse(f"plan {text}")
    except ActionSyntaxError:
        action = Plan()
    if not isinstance(action, Plan) or len(action.uses) != 1:
        raise Refusal(talk.text("k2-refusal-no-such-use"))
    return action.uses[0]


def _payment(talk: Talk, turn: DraftTurn, wanted: str) -> tuple[Source, ...]:
    for way in turn.preview.payments:
        if " ".join(way) == wanted:
            return way
    raise Refusal(talk.text("k2-refusal-cannot-pay"))
