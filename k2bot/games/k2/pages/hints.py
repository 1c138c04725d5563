"""The page of a hint: what the strongest level would do, why, and a way to do so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.talk import lines
from k2bot.game.values import TAKE_HINT, Button, HostButton, Page, Refusal, Style
from k2bot.games.k2.engine.actions import Commit, Finish, LetGo, Plan, Rescue, Slide, TakeToken
from k2bot.games.k2.pages import buttons, doings, drafts, hand, planner, prompts, reasons
from k2bot.games.k2.pages.drafts import drafted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.actions import Action
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.pages.drafts import Look
    from k2bot.games.k2.pages.talk import Talk


def draft_of(seen: Observation, action: Action) -> str | None:
    """The draft that holds an answer; None where it cannot be drafted."""
    action = Plan() if isinstance(action, Finish) else action
    if isinstance(action, Plan):
        return drafts.of_plan(seen.day, action)
    own = seen.own
    if own is None or not isinstance(action, Commit):
        return None
    return hand.choice(own, seen.day, None).holding(action.cards).draft(seen.day)


def page(
    talk: Talk, seen: Observation, action: Action, stamp: str, *, look: Look, legal: Sequence[Action]
) -> Page:
    """The page that recommends an answer to what the seat is asked. Raises Refusal where it is none."""
    own, draft = seen.own, draft_of(seen, action)
    action = Plan() if isinstance(action, Finish) else action
    if own is None:
        raise Refusal(talk.text("k2-refusal-no-hint"))
    match action:
        case Plan():
            shown = planner.page(talk, seen, "plan", draft=draft, stamp=stamp, look=look)
            told, back = _plan(talk, seen, action, draft, look), buttons.page(talk, "plan", "k2-button-back")
        case Commit():
            shown = hand.page(talk, seen, "hand", draft, stamp)
            told, back = _cards(talk, seen, own, action), buttons.page(talk, "hand", "k2-button-back")
        case TakeToken() | Slide() | Rescue() | LetGo() if action in legal:
            return _question(talk, seen, own, action, stamp=stamp, legal=legal)
        case _:
            raise Refusal(talk.text("k2-refusal-no-hint"))
    take = HostButton(TAKE_HINT, talk.text("k2-button-take-hint"), style=Style.PRIMARY)
    return replace(shown, text=told, rows=((take, back),), live="")


def _cards(talk: Talk, seen: Observation, own: SeatView, action: Commit) -> str:
    return lines(
        talk.text("k2-hint-cards", cards=talk.cards(action.cards)),
        reasons.of_cards(talk, seen, own, action.cards),
    )


def _plan(talk: Talk, seen: Observation, plan: Plan, draft: str | None, look: Look) -> str:
    turn = drafted(seen, draft, look)
    if turn.dropped:
        raise Refusal(talk.text("k2-refusal-no-hint"))
    own = doings.planned(plan.uses, seen, turn.preview.observation)
    return talk.fitted(
        lambda talk: lines(
            talk.text("k2-hint-plan"),
            doings.told(talk, seen.seat or 0, own, seen.board),
            reasons.of_turn(talk, seen, plan, look),
        )
    )


def _question(
    talk: Talk,
    seen: Observation,
    own: SeatView,
    action: TakeToken | Slide | Rescue | LetGo,
    *,
    stamp: str,
    legal: Sequence[Action],
) -> Page:
    """A hint for a short question, which its button answers."""
    match action:
        case TakeToken():
            name, shown = "token", prompts.token_page(talk, seen, stamp)
            head, why = talk.token(action.value), reasons.of_token(talk, seen, own, action)
            verb, argument = "token", str(action.value)
            label = talk.text("k2-button-token", value=action.value)
        case Slide():
            name, shown = "slide", prompts.slide_page(talk, seen, stamp, legal)
            head = talk.space(action.space)
            why = reasons.of_slide(talk, seen, action, [one for one in legal if isinstance(one, Slide)])
            verb, argument, label = "slide", action.space, talk.plain.space(action.space)
        case Rescue():
            name, shown = "rescue", prompts.rescue_page(talk, seen, "rescue", stamp, legal)
            head = talk.text("k2-hint-brought", climber=action.climber, space=talk.space(action.space))
            why, verb = reasons.of_rescue(talk, seen, own, action), "rescue"
            argument, label = f"{action.climber} {action.space}", talk.plain.space(action.space)
        case LetGo():
            name, shown = "rescue", prompts.rescue_page(talk, seen, "rescue", stamp, legal)
            head, why = talk.text("k2-button-let-go"), reasons.of_rescue(talk, seen, own, action)
            verb, argument, label = "let-go", "", talk.text("k2-button-let-go")
    take = Button(verb, label, argument, stamp, Style.PRIMARY)
    back = buttons.page(talk, name, "k2-button-back")
    return replace(shown, text=lines(talk.text("k2-hint-answer", answer=head), why), rows=((take, back),))
