"""The page of a hint: what the strongest level would do, one sentence of reason, and a way to do so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.actions import Attack, End, Lay, Reveal, Team
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.pages import buttons, drafts, turn, wording
from k2bot.games.dungeon_twister.pages.buttons import PAGE_OF
from k2bot.games.dungeon_twister.pages.called import called
from k2bot.host.game import TAKE_HINT, Button, Page, Refusal, Style
from k2bot.pages.talk import lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.model import Decision
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.plans import Look
    from k2bot.games.dungeon_twister.pages.talk import Talk

_COMMITS = (Reveal, Attack, Lay, End)
"""What is done by its own button, not planned."""


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
    reason: str,
    facts: Mapping[str, str | int | None],
) -> tuple[Page, str | None]:
    """The page that recommends an answer, and the draft of what of it can be planned, after what is ``done``.

    ``reason`` is the kind of what speaks for it, ``facts`` what that is about. Raises Refusal where nothing
    is asked that a hint could help with.
    """
    actions = drafts.read(answer) if decision.kind != "team" else ()
    if not actions or any(isinstance(action, Team) for action in actions):
        raise Refusal(talk.text("dungeon-refusal-no-hint"))
    own = replace(talk, reader=seen.seat)
    told = lines(
        talk.text("dungeon-hint-head"),
        *(talk.text("dungeon-turn-planned", line=wording.action(own, action)) for action in actions),
        talk.text(f"dungeon-hint-why-{reason}", **_named(talk, seen, facts)),  # words: dungeon-hint-why-*
    )
    back = buttons.page(talk, PAGE_OF[decision.kind], "dungeon-button-back")
    first = planned_part(actions) if decision.kind in ("card", "act") else ()
    if not first:
        return Page(told, rows=((back,),)), None
    draft = drafts.written((*done, *first))
    shown = turn.page(talk, turn.MAZE, draft=draft, stamp=decision.id, look=look)
    take = Button(TAKE_HINT, talk.text("dungeon-button-take-hint"), style=Style.PRIMARY)
    return replace(shown, text=told, rows=((take, back),), lessons=()), draft


def _named(talk: Talk, seen: Observation, facts: Mapping[str, str | int | None]) -> dict[str, str | int]:
    """What a reason is about, as it is written; what it is not about is nothing."""
    named: dict[str, str | int] = {"room": "", "loaded": "no"}
    for name, fact in facts.items():
        if isinstance(fact, str) and fact in BY_NAME:
            named[name] = called(talk, seen, fact)
        elif fact is None:
            named[name] = ""
        else:
            named[name] = fact
    slot = facts.get("slot")
    if isinstance(slot, int):
        named["room"] = slot + 1
    if facts.get("target"):
        named["loaded"] = "yes"
    return named
