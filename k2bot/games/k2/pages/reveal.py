"""The post in which all cards are shown, and who takes a risk token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.talk import lines
from k2bot.game.values import Page
from k2bot.games.k2.engine.events import TokenTaken
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pages import asking, buttons, drawings

if TYPE_CHECKING:
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.days import Happening
    from k2bot.games.k2.pages.talk import Talk


def post(talk: Talk, happening: Happening, stamp: str, *, edit: bool) -> Page:
    """All cards, the sums, and the token to take; ``stamp`` is that of the question about it."""
    seen, told = happening.seen, taker(happening)
    waits = seen.phase is Phase.RISK or (seen.phase is Phase.ACTIONS and (not edit or seen.turn == told))
    asked = asking.seat(seen) if waits else None
    answers = () if asked is None else asking.answers(talk, seen, stamp)
    return Page(
        talk.fitted(
            lambda talk: lines(
                talk.text("k2-reveal-head", day=seen.day),
                pushes(talk, seen),
                taken(talk, happening),
                None if asked is None else asking.question(talk, seen, first=True),
            )
        ),
        pictures=() if edit and told is None else (drawings.reveal(talk, seen, sums(seen), highest(seen)),),
        rows=((*answers, buttons.board(talk)),),
        pings=() if edit or asked is None else (asked,),
    )


def sums(seen: Observation) -> dict[int, int]:
    """The sum of each player's cards, in the day's order (rule 8)."""
    return {seat: sum(card.push for card in seen.seats[seat].committed or ()) for seat in seen.order()}


def cards(talk: Talk, seen: Observation) -> str:
    """The cards of each player in a line, in the day's order, with their risk sums."""
    return lines(
        *(
            talk.text(
                "k2-reveal-cards",
                name=talk.name(seat),
                cards=talk.cards(sorted(seen.seats[seat].committed or ())),
                push=push,
            )
            for seat, push in sums(seen).items()
        )
    )


def highest(seen: Observation) -> int | None:
    """The seat that alone pushes hardest; None for a tie (rule 9)."""
    found = sums(seen)
    hardest = [seat for seat, push in found.items() if push == max(found.values())]
    return hardest[0] if len(hardest) == 1 else None


def pushes(talk: Talk, seen: Observation) -> str | None:
    """Who has the highest sum, and that it takes a token; None where nobody has cards any more."""
    found = sums(seen)
    if not found:
        return None
    most, seat = max(found.values()), highest(seen)
    if seat is None:
        names = [talk.name(other) for other, push in found.items() if push == most]
        return talk.text("k2-reveal-tie", names=talk.listed(names), push=most)
    return talk.text(
        "k2-reveal-alone" if len(found) == 1 else "k2-reveal-hardest", name=talk.name(seat), push=most
    )


def _taking(happening: Happening) -> TokenTaken | None:
    return next((event for event in happening.events if isinstance(event, TokenTaken)), None)


def taker(happening: Happening) -> int | None:
    """Who took a token in a step."""
    event = _taking(happening)
    return event.seat if event else None


def took(talk: Talk, happening: Happening) -> str | None:
    """Who took which token in a step."""
    event = _taking(happening)
    if event is None:
        return None
    return talk.text(
        "k2-token-taken" if event.asked else "k2-token-only",
        name=talk.name(event.seat),
        value=talk.token(event.value),
    )


def taken(talk: Talk, happening: Happening) -> str | None:
    """Who took which token in a step, and what was turned up in its place."""
    told, event = took(talk, happening), _taking(happening)
    if told is None or event is None or event.turned_up is None:
        return told
    return talk.text("k2-token-replaced", taken=told, value=talk.token(event.turned_up))
