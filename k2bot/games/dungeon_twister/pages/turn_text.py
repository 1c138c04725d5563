"""What the panel of a turn says: what is left, what is planned, what it costs, and what is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.talk import lines
from k2bot.games.dungeon_twister.engine.actions import Play
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.pages import now, wording
from k2bot.games.dungeon_twister.pages.warnings import nearest, warnings

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pages.plans import Plan
    from k2bot.games.dungeon_twister.pages.talk import Talk

_OPEN_QUIET = 20
"""From so many quiet turns on their number is told (39)."""


def text(talk: Talk, plan: Plan, asks: str | None) -> str:
    """The lines of the panel, with what it asks at their end."""
    seen, told = plan.seen, warnings(talk, plan.look)
    return lines(
        now.standing(talk, replace(plan.look.before, vp=seen.vp)),
        _left(talk, plan),
        talk.text("dungeon-turn-quiet", count=seen.quiet) if seen.quiet >= _OPEN_QUIET else None,
        _offer(talk, plan),
        *_planned(talk, plan),
        *(told or (nearest(talk, seen) if seen.phase is Phase.CARD else None,)),
        asks,
    )


def _left(talk: Talk, plan: Plan) -> str | None:
    """The action points left; those of a potion beside the character that drank it."""
    seen = plan.seen
    if plan.look.finished or seen.phase is Phase.CARD:
        return None
    return talk.text("dungeon-turn-left", points=seen.ap)


def _offer(talk: Talk, plan: Plan) -> str | None:
    seen = plan.look.before
    if seen.offer is None or seen.offer == seen.seat:
        return None
    return talk.text("dungeon-turn-offered", name=talk.name(seen.offer))


def _planned(talk: Talk, plan: Plan) -> list[str]:
    """What is planned, a line for each thing that happens; the reader's own need no colour."""
    own = replace(talk, reader=plan.seen.seat)
    told = wording.planned(own, plan.actions, plan.look.events)
    return [talk.text("dungeon-turn-planned", line=line) for line in told]


def asked(talk: Talk, plan: Plan, chosen: str | None) -> str:
    """What the panel asks; ``chosen`` is the character that is to act."""
    seen = plan.seen
    if seen.phase is Phase.OVER:
        return talk.text("dungeon-ask-win")
    if plan.look.finished:
        return talk.text("dungeon-ask-end")
    if seen.phase is Phase.CARD:
        return lines(_too_high(talk, plan), talk.text("dungeon-ask-card"))
    if chosen is None:
        return talk.text("dungeon-ask-who")
    return talk.text("dungeon-ask-what", name=talk.kind(chosen))


def _too_high(talk: Talk, plan: Plan) -> str | None:
    """Why a card the reader has may not be played yet (9)."""
    own = plan.seen.own
    playable = [choice.card for choice in plan.look.choices if isinstance(choice, Play)]
    if own is None or not playable or max(own.actions) == max(playable):
        return None
    return talk.text("dungeon-card-too-high", highest=max(playable))


def doubts(talk: Talk, plan: Plan) -> tuple[str, ...]:
    """Why ending the turn now might be a mistake; empty in ordinary turns."""
    seen = plan.seen
    left = seen.ap + sum(points for _, points in seen.potion)
    if plan.look.finished or not left:
        return ()
    return (talk.text("dungeon-sure-end", points=left),)
