"""What the planner says: the turn as planned, the risk to pay, the night to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.talk import lines, sentences
from k2bot.games.k2.engine import content
from k2bot.games.k2.pages import doings, weather

if TYPE_CHECKING:
    from k2bot.games.k2.engine.events import Checked
    from k2bot.games.k2.engine.planning import Preview
    from k2bot.games.k2.pages.drafts import DraftTurn
    from k2bot.games.k2.pages.talk import Talk


def told(talk: Talk, turn: DraftTurn, *, ahead: bool = False) -> str:
    """The sentence of what will happen; ``ahead`` says nothing of finishing."""
    seen, plan, preview = turn.seen, turn.plan, turn.preview
    if not plan.uses:
        finish = "no" if ahead else "yes"
        if preview.destinations:
            return talk.text("k2-plan-nothing", count=len(preview.tonight), finish=finish)
        air = any(card.is_acclimatization and card.up for card in preview.unused)
        return talk.text("k2-plan-no-moves", air="yes" if air else "no", finish=finish)
    made = doings.planned(plan.uses, seen, preview.observation)
    return doings.told(talk, seen.seat or 0, made, seen.board)


def text(talk: Talk, turn: DraftTurn, *, asked: bool = False, acting: int | None = None) -> str:
    """The plan in words: what will happen, what is left, the risk, the night.

    Where its reader is ``asked`` whether to finish, nothing is said of menus, since there are none.
    ``acting`` is whose turn it is where it is planned ahead.
    """
    seen, plan, preview = turn.seen, turn.plan, turn.preview
    return lines(
        talk.text("k2-plan-head", day=seen.day, days=content.DAYS)
        if acting is None
        else talk.text("k2-plan-ahead", day=seen.day, days=content.DAYS, name=talk.name(acting)),
        None if asked and not plan.uses else told(talk, turn, ahead=acting is not None),
        talk.text("k2-plan-left", cards=talk.cards(preview.unused))
        if preview.unused
        else talk.text("k2-plan-all-used"),
        _risk(talk, preview),
        sentences(
            _tonight(talk, preview), None if seen.weather.is_clear else weather.today(talk, seen.weather)
        ),
        _warnings(talk, preview.tonight),
    )


def _risk(talk: Talk, preview: Preview) -> str | None:
    if not preview.owed:
        return None
    dropped = preview.owed - preview.due
    return doings.paying(talk, preview.owed, preview.payment, dropped)


def _tonight(talk: Talk, preview: Preview) -> str:
    levels = [
        talk.text("k2-plan-level", climber=talk.letter(line.climber), level=talk.number(line.after))
        for line in preview.tonight
    ]
    return talk.text("k2-plan-tonight", levels=talk.listed(levels))


def _warnings(talk: Talk, tonight: tuple[Checked, ...]) -> str | None:
    dying = [talk.letter(line.climber) for line in tonight if line.dies]
    sliding = [
        talk.letter(line.climber) for line in tonight if line.avalanche and not line.tent and not line.dies
    ]
    return (
        sentences(
            talk.text("k2-plan-dies", climbers=talk.listed(dying), count=len(dying)) if dying else None,
            talk.text("k2-plan-slides", climbers=talk.listed(sliding), count=len(sliding))
            if sliding
            else None,
        )
        or None
    )
