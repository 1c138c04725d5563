"""The page of a hint: what the strongest level would do, one sentence of reason, and a way to do so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from k2bot.games.dungeon_twister.engine.actions import Attack, End, Hide, Lay, Reveal, Team
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.engine.record import OFFER
from k2bot.games.dungeon_twister.pages import buttons, drafts, fighting, turn, turn_controls, wording
from k2bot.games.dungeon_twister.pages.buttons import ORDERS, PAGE_OF
from k2bot.games.dungeon_twister.pages.called import called
from k2bot.games.dungeon_twister.pages.holding import DRAW
from k2bot.host.game import TAKE_HINT, Button, HostButton, Page, Style
from k2bot.pages.talk import lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.model import Decision
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.plans import Look
    from k2bot.games.dungeon_twister.pages.talk import Talk
    from k2bot.host.game import Row

_COMMITS = (Reveal, Attack, Lay, End)
"""What is done by its own button, not planned."""
_DRAWN = (Team, Hide)
"""What computers draw."""
_COMBAT_CARDS = ("beaten", "unbeaten")
"""The values of a reason that are combat cards."""


@runtime_checkable
class Reason(Protocol):
    """A kind, and the values it is about."""

    @property
    def kind(self) -> str:
        """What is said."""

    @property
    def facts(self) -> Mapping[str, object]:
        """Tokens, numbers, tuples of them, or what stands behind it."""


class Why(Protocol):
    """Why an answer is a good one."""

    @property
    def gain(self) -> Reason:
        """What it gains."""

    @property
    def fear(self) -> Reason | None:
        """What is to be feared all the same."""

    @property
    def declined(self) -> Reason | None:
        """Why a draw is not agreed to."""


def planned_part(actions: Sequence[Action]) -> tuple[Action, ...]:
    """The actions of an answer that can be planned: those before the first that commits."""
    for number, action in enumerate(actions):
        if isinstance(action, _COMMITS):
            return tuple(actions[:number])
    return tuple(actions)


def page(
    talk: Talk,
    seen: Observation,
    decision: Decision,
    answer: str,
    *,
    done: Sequence[Action],
    look: Look,
    why: Why,
) -> tuple[Page, str | None]:
    """The page that recommends an answer, and the draft of what of it can be planned, after what is ``done``.

    What computers draw is shown as such; a draw is agreed to on a page of its own.
    """
    back = buttons.page(talk, PAGE_OF[decision.kind], "dungeon-button-back")
    if answer == OFFER:
        told = _text(talk, seen, why, [talk.text("dungeon-do-draw")])
        return Page(told, rows=((buttons.page(talk, DRAW, "dungeon-button-draw"), back),)), None
    own, actions = replace(talk, reader=seen.seat), drafts.read(answer)
    drawn = isinstance(actions[0], _DRAWN)
    told = _text(talk, seen, why, [wording.action(own, action) for action in actions], drawn=drawn)
    label, style = talk.text("dungeon-button-take-hint"), Style.PRIMARY
    take: Button = HostButton(TAKE_HINT, label, style=style)
    if isinstance(actions[0], Hide):  # the plan is a standing order, which its own controls change
        take = Button(ORDERS, label, f"hide.{actions[0].token}.{actions[0].slot}", style=style)
    row: Row = (take, back)
    match decision.kind:
        case "team":
            return Page(told, rows=(row,)), answer
        case "hide":
            return Page(told, rows=(row,)), None
        case "place" if actions[1:]:  # the last one hands all in, by its own tap
            return Page(told, rows=(row,)), drafts.written(actions[:-1])
        case "card" | "act" if first := planned_part(actions):
            draft = drafts.written((*done, *first))
            shown = turn.page(talk, turn.MAZE, draft=draft, stamp=decision.id, look=look)
            return replace(shown, text=told, rows=(row,), lessons=()), draft
        case "card" | "act" if isinstance(actions[0], Reveal | Attack):
            do = turn_controls.deed_button(talk.plain, seen, actions[0], len(done), decision.id)
            return Page(told, rows=((replace(do, style=Style.PRIMARY), back),)), None
        case "lay" if isinstance(actions[0], Lay):
            card = actions[0].card
            do = fighting.card_button(talk, fighting.LAY, f"{card}", decision.id, card=card)
            return Page(told, rows=((replace(do, style=Style.PRIMARY), back),)), None
    return Page(told, rows=((back,),)), None


# ------------------------------------------------------------------------------------------------ why


def _text(talk: Talk, seen: Observation, why: Why, done: Sequence[str], *, drawn: bool = False) -> str:
    """What it would do; what is gained and feared, in a sentence; and why a draw is not agreed to."""
    declined = None if why.declined is None else _said(talk, seen, "declined", why.declined)
    return lines(
        talk.text("dungeon-hint-head", drawn="yes" if drawn else "no"),
        *(talk.text("dungeon-turn-planned", line=line) for line in done),
        said_why(talk, seen, why),
        declined,
    )


def said_why(talk: Talk, seen: Observation, why: Why) -> str:
    """What is gained and what is feared, in a sentence."""
    gain = _said(talk, seen, "gain", why.gain)
    fear = "" if why.fear is None else _said(talk, seen, "fear", why.fear)
    return talk.text("dungeon-hint-why", gain=gain, fear=fear, feared="yes" if fear else "no")


def _said(talk: Talk, seen: Observation, part: str, reason: Reason) -> str:
    """A reason in words; tokens as their reader calls them, and what stands behind it in its own words."""
    named: dict[str, str | int] = {
        "us": talk.colour(seen.seat or 0),
        "them": talk.colour(1 - (seen.seat or 0)),
    }
    for name, fact in reason.facts.items():
        named[name] = _value(talk, seen, name, fact)
        if name == "slot" and isinstance(fact, int):
            named["room"] = fact + 1
    return talk.text(f"dungeon-hint-{part}-{reason.kind}", **named)  # words: dungeon-hint-*


def _value(talk: Talk, seen: Observation, name: str, fact: object) -> str | int:
    match fact:
        case Reason():
            return _said(talk, seen, "gain" if name == "then" else name, fact)
        case tuple():
            return talk.listed([str(_value(talk, seen, name, one)) for one in fact])
        case int():
            return talk.text("dungeon-plus", value=fact) if name in _COMBAT_CARDS else fact
    text = str(fact)
    return called(talk, seen, text) if text in BY_NAME else text
