"""What if: a decision of a game that is over, what the hard level would have done, and what it cost."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.talk import lines
from k2bot.game.values import Page
from k2bot.games.dungeon_twister.pages import drafts, drawings, hints

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.hints import Why
    from k2bot.games.dungeon_twister.pages.plans import Look
    from k2bot.games.dungeon_twister.pages.talk import Talk
    from k2bot.thinking.weighing import Weighed


def page(
    talk: Talk, seen: Observation, kind: str, given: str, weighed: Weighed, *, look: Look, why: Why
) -> Page:
    """The page of a decision of that kind; the maze shows the better turn as far as it can be planned."""
    own = replace(talk, reader=seen.seat)
    better = drafts.read(weighed.better)
    planned = hints.planned_part(better) if kind == "act" else ()
    done = look(planned) if planned else None
    shown = drawings.maze(talk, done.seen, done.events) if done else drawings.maze(talk, seen)
    return Page(
        talk.fitted(
            lambda talk: lines(
                talk.text("dungeon-review-head", number=seen.number, kind=kind),
                talk.text("dungeon-review-own"),
                *_told(replace(own, longest_name=talk.longest_name), drafts.read(given), look),
                talk.text("dungeon-review-better"),
                *_told(replace(own, longest_name=talk.longest_name), better, look),
                hints.said_why(talk, seen, why),
                talk.text(
                    "dungeon-review-cost",
                    game="yes" if weighed.chance else "no",
                    tenths=round(10 * weighed.points),
                ),
            )
        ),
        (shown,),
    )


def _told(talk: Talk, actions: Sequence[Action], look: Look) -> tuple[str, ...]:
    return tuple(talk.text("dungeon-turn-planned", line=line) for line in hints.told(talk, actions, look))
