"""What is kept of an answer being made: cards chosen but not committed, a turn planned but not finished.

A draft is a line of text that begins with its kind and day, so that one of an earlier day is never taken for
today's: ``hand 5 0 2 4`` (places in the hand), ``turn 5 plan A m2 > b1``.
"""

from __future__ import annotations

from k2bot.games.k2.engine.actions import Plan, parse
from k2bot.games.k2.engine.errors import ActionSyntaxError


def of_hand(day: int, chosen: tuple[int, ...]) -> str:
    """The draft of a choice of cards, in the order of choosing."""
    return " ".join(("hand", str(day), *map(str, chosen)))


def chosen(draft: str | None, day: int) -> tuple[int, ...] | None:
    """The places in the hand chosen so far today, in the order of choosing; None where nothing was begun."""
    rest = _rest(draft, "hand", day)
    if rest is None:
        return None
    try:
        return tuple(int(word) for word in rest.split())
    except ValueError:
        return None


def of_plan(day: int, plan: Plan) -> str:
    """The draft of a turn."""
    return f"turn {day} {plan}"


def plan(draft: str | None, day: int) -> Plan | None:
    """The turn planned so far today; None where nothing was begun."""
    rest = _rest(draft, "turn", day)
    if rest is None:
        return None
    try:
        action = parse(rest)
    except ActionSyntaxError:
        return None
    return action if isinstance(action, Plan) else None


def _rest(draft: str | None, kind: str, day: int) -> str | None:
    start = f"{kind} {day}"
    if draft is None or not (draft == start or draft.startswith(f"{start} ")):
        return None
    return draft.removeprefix(start).strip()
