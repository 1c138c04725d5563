"""What is asked now, and of whom: the words and the controls of every public post that waits for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import Button, Style
from k2bot.games.k2.engine import Observation, Phase
from k2bot.games.k2.pages.talk import PLAN, page_button, token_emoji

if TYPE_CHECKING:
    from k2bot.games.k2.pages.talk import Talk


def kind(seen: Observation) -> str | None:
    """The kind of decision that somebody is to make; None where nobody is."""
    match seen.phase:
        case Phase.SELECTION:
            return "choose"
        case Phase.RISK:
            return "token"
        case Phase.ACTIONS:
            return "turn"
        case Phase.CHECK:
            return "slide" if seen.slides else "rescue"
        case _:
            return None


def choosing(seen: Observation) -> tuple[int, ...]:
    """The seats that have still to choose their cards."""
    if seen.phase is not Phase.SELECTION:
        return ()
    return tuple(seat for seat in seen.order() if not seen.seats[seat].has_committed)


def seat(seen: Observation) -> int | None:
    """The one seat that is asked something; None while cards are chosen and at the end."""
    if seen.phase is Phase.CHECK:
        return next((owner for owner, _ in (*seen.slides, *seen.dying)), None)
    return seen.turn if seen.phase in (Phase.RISK, Phase.ACTIONS) else None


def question(talk: Talk, seen: Observation, *, first: bool = False, called: bool = False) -> str | None:
    """What that seat is asked; of a computer, that it decides; None where nobody is asked alone.

    ``first`` says of a turn that it is the first of its day. Who is ``called`` by a line of their own is
    asked there alone; here it is only said that they decide.
    """
    asked = seat(seen)
    if asked is None:
        return None
    computer = called or talk.people[asked].computer
    match seen.phase:
        case Phase.RISK if computer:
            return talk.text("k2-token-computer", name=talk.name(asked))
        case Phase.RISK:
            tokens = talk.listed(
                [talk.token(value) for value in sorted(set(seen.tokens_open))], "talk-list-or"
            )
            return talk.text("k2-token-pick", mention=talk.mention(asked), tokens=tokens)
        case Phase.ACTIONS:
            begins = first and len(seen.order()) > 1
            if computer:
                message = "k2-turn-computer-first" if begins else "k2-turn-computer"
                # words: k2-turn-computer, k2-turn-computer-first
                return talk.text(message, name=talk.name(asked))
            message = "k2-turn-first" if begins else "k2-turn-next"
            return talk.text(message, mention=talk.mention(asked))  # words: k2-turn-first, k2-turn-next
        case _ if computer:
            return talk.text("k2-night-computer", name=talk.name(asked))
        case _ if seen.slides:
            climber = talk.letter(seen.slides[0])
            return talk.text("k2-night-ask-slide", mention=talk.mention(asked), climber=climber)
        case _:
            names = [talk.letter(key) for key in seen.dying if key[0] == asked]
            return talk.text(
                "k2-night-ask-rescue",
                mention=talk.mention(asked),
                climbers=talk.listed(names),
                count=len(names),
            )


def answers(talk: Talk, seen: Observation, stamp: str) -> tuple[Button, ...]:
    """The buttons that answer, or lead to where it is done; ``stamp`` is that of a question about a token.

    A computer needs none; the turn of one can be followed by planning one's own.
    """
    asked = seat(seen)
    if seen.phase is Phase.ACTIONS:
        return (page_button(talk, PLAN, style=Style.PRIMARY),)
    if asked is None or talk.people[asked].computer:
        return ()
    if seen.phase is Phase.RISK:
        return tokens(talk, seen, stamp)
    return (page_button(talk, kind(seen) or "", "k2-button-answer", Style.PRIMARY),)


def tokens(talk: Talk, seen: Observation, stamp: str) -> tuple[Button, ...]:
    """One button for each different open token."""
    return tuple(
        Button(
            "token",
            talk.text("k2-button-token", value=value),
            str(value),
            stamp,
            Style.PRIMARY,
            emoji=token_emoji(value),
        )
        for value in sorted(set(seen.tokens_open))
    )
