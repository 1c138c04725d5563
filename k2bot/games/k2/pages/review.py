"""What if: a decision of a game that is over, what the hard level would have done, and what it cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.talk import lines
from k2bot.game.values import Page
from k2bot.games.k2.engine.actions import Commit, Finish, Plan, TakeToken
from k2bot.games.k2.pages import doings, drafts, drawings, reasons

if TYPE_CHECKING:
    from k2bot.game.values import Picture
    from k2bot.games.k2.engine.actions import Action
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.drafts import Look
    from k2bot.games.k2.pages.talk import Talk
    from k2bot.thinking.weighing import Weighed


def page(
    talk: Talk,
    seen: Observation,
    given: Action,
    better: Action,
    weighed: Weighed,
    *,
    board: Observation,
    look: Look,
) -> Page:
    """The page of a decision; ``board`` is what everybody saw then. Of a turn it shows the better plan."""
    kind = "cards" if isinstance(given, Commit) else "token" if isinstance(given, TakeToken) else "turn"
    return Page(
        talk.fitted(
            lambda talk: lines(
                talk.text("k2-review-head", day=seen.day, kind=kind),
                talk.text("k2-review-own", did=_did(talk, seen, given, look)),
                talk.text("k2-review-better", did=_did(talk, seen, better, look)),
                _why(talk, seen, better, look),
                talk.text(
                    "k2-review-cost",
                    points=max(round(weighed.points), 0),
                    chance=max(round(100 * weighed.chance), 0),
                ),
            )
        ),
        (_picture(talk, seen, better, board=board, look=look),),
    )


def _plan(action: Action) -> Plan | None:
    return Plan() if isinstance(action, Finish) else action if isinstance(action, Plan) else None


def _did(talk: Talk, seen: Observation, action: Action, look: Look) -> str:
    if isinstance(action, Commit):
        return talk.cards(action.cards)
    if isinstance(action, TakeToken):
        return talk.text("k2-review-token", token=talk.token(action.value))
    plan = _plan(action) or Plan()
    own = doings.planned(plan.uses, seen, look(plan).settled)
    return doings.told(talk, seen.seat or 0, own, seen.board)


def _why(talk: Talk, seen: Observation, action: Action, look: Look) -> str | None:
    own, plan = seen.own, _plan(action)
    if own is None:
        return None
    if isinstance(action, Commit):
        return reasons.of_cards(talk, seen, own, action.cards)
    if isinstance(action, TakeToken):
        return reasons.of_token(talk, seen, own, action)
    return reasons.of_turn(talk, seen, plan, look) if plan else None


def _picture(talk: Talk, seen: Observation, better: Action, *, board: Observation, look: Look) -> Picture:
    plan = _plan(better)
    if plan is None:
        return drawings.board(talk, board, reader=seen.seat)
    return drawings.plan(talk, drafts.drafted(seen, drafts.of_plan(seen.day, plan), look))
