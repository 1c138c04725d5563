"""The post in which all cards are shown, and who takes a risk token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine.events import TokenTaken
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pages import buttons, drawings, turns
from k2bot.games.k2.pages.talk import lines
from k2bot.host.game import Button, Page, Style

if TYPE_CHECKING:
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.posts import Happening
    from k2bot.games.k2.pages.talk import Talk


def post(talk: Talk, happening: Happening, stamp: str, *, edit: bool) -> Page:
    """All cards, the sums, and the token to take; ``stamp`` is that of the question about it."""
    seen = happening.seen
    asked = seen.turn if seen.phase is Phase.RISK else None
    begins = (
        seen.turn if seen.phase is Phase.ACTIONS and (not edit or seen.turn == taker(happening)) else None
    )
    row = asking_buttons(talk, seen, stamp) if begins is None else (buttons.plan(talk),)
    return Page(
        talk.fitted(
            lambda talk: lines(
                talk.text("k2-reveal-head", day=seen.day),
                pushes(talk, seen),
                taken(talk, happening),
                pick(talk, seen) if asked is not None else None,
                turns.begins(talk, seen, first=True) if begins is not None else None,
            )
        ),
        pictures=(drawings.reveal(talk, seen, sums(seen), highest(seen)),)
        if not edit or taker(happening) is not None
        else (),
        rows=((*row, buttons.board(talk)),),
        pings=tuple(seat for seat in (asked, begins) if seat is not None and not edit),
    )


def sums(seen: Observation) -> dict[int, int]:
    """The sum of each player's cards, in the day's order (rule 8)."""
    return {seat: sum(card.push for card in seen.seats[seat].committed or ()) for seat in seen.order()}


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


def pick(talk: Talk, seen: Observation) -> str:
    """The request to take a token, for who is asked; of a computer, that it does so."""
    if talk.people[seen.turn or 0].computer:
        return talk.text("k2-token-computer", name=talk.name(seen.turn or 0))
    values = [str(value) for value in sorted(set(seen.tokens_open))]
    return talk.text(
        "k2-token-pick",
        mention=talk.mention(seen.turn or 0),
        tokens=talk.listed(values, "k2-list-or"),
    )


def asking_buttons(talk: Talk, seen: Observation, stamp: str) -> tuple[Button, ...]:
    """The buttons that answer, while a person is asked for a token."""
    if seen.phase is not Phase.RISK or seen.turn is None or talk.people[seen.turn].computer:
        return ()
    return token_buttons(talk, seen, stamp)


def token_buttons(talk: Talk, seen: Observation, stamp: str) -> tuple[Button, ...]:
    """One button for each different open token."""
    return tuple(
        Button("token", talk.text("k2-button-token", value=value), str(value), stamp, Style.PRIMARY)
        for value in sorted(set(seen.tokens_open))
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
        value=event.value,
    )


def taken(talk: Talk, happening: Happening) -> str | None:
    """Who took which token in a step, and what was turned up in its place."""
    told, event = took(talk, happening), _taking(happening)
    if told is None or event is None or event.turned_up is None:
        return told
    return talk.text("k2-token-replaced", taken=told, value=event.turned_up)
