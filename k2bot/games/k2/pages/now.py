"""What goes on now, for one reader, and the way to what is asked of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.reading import NOTHING, NOW
from k2bot.game.talk import lines
from k2bot.game.values import Page
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pages import asking, buttons, drawings, hand

if TYPE_CHECKING:
    from k2bot.game.values import Button
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.talk import Talk


def page(talk: Talk, seen: Observation, asked: str | None, *, to_come: bool) -> Page:
    """The page ``now``; ``asked`` as for ``buttons.onward``, ``to_come``: whether the reader's turn comes."""
    plans = (replace(buttons.plan(talk), anew=True),) if to_come else ()
    onward = (buttons.again(talk),) if asked == NOTHING else buttons.onward(talk, asked, anew=True)
    row: tuple[Button, ...] = plans or onward
    return Page(
        lines(
            talk.text("k2-now-head", day=seen.day, days=content.DAYS),
            _told(talk, seen, asked, to_come=to_come),
            talk.text("k2-now-out") if seen.own and not seen.own.alive and seen.reason is None else None,
        ),
        rows=((*row, buttons.board(talk)),),
        live=NOW,
    )


def _told(talk: Talk, seen: Observation, asked: str | None, *, to_come: bool) -> str:
    if asked == "choose":
        return talk.text("k2-now-choose")
    if asked in {"turn", "pay"}:
        return talk.text("k2-now-turn")
    match seen.phase:
        case Phase.SELECTION:
            names = talk.listed([talk.name(seat) for seat in asking.choosing(seen)])
            return talk.text("k2-now-choosing", names=names)
        case Phase.RISK:
            return talk.text("k2-now-token", name=talk.name(seen.turn or 0))
        case Phase.ACTIONS:
            acts = seen.own is not None and seen.own.alive
            message = "k2-now-ahead" if to_come else "k2-now-done" if acts else "k2-now-acts"
            # words: k2-now-ahead, k2-now-done, k2-now-acts
            return talk.text(message, name=talk.name(seen.turn or 0))
        case Phase.CHECK if (awaited := asking.seat(seen)) is not None:
            return talk.text("k2-now-night", name=talk.name(awaited))
        case _:
            return talk.text("k2-refusal-over")


def with_cards(talk: Talk, seen: Observation, page: Page) -> Page:
    """A page without a picture with that of its reader's cards, today's marked: for a private message.

    An edit of one that brought no picture would leave the earlier one there.
    """
    own = seen.own
    if page.pictures or own is None:
        return page
    choice = hand.choice(own, seen.day, None)
    if not choice.cards:
        return page
    picture = drawings.hand(talk, choice.cards, choice.chosen, seen=seen, committed=own.committed is not None)
    return replace(page, pictures=(picture,))
