"""What goes on now, for one reader, and the way to what is asked of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.reading import NOTHING, NOW
from k2bot.game.talk import lines
from k2bot.game.values import Page
from k2bot.games.dungeon_twister.engine import exits
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.pages import buttons

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation, SeatView
    from k2bot.games.dungeon_twister.pages.talk import Talk


def page(talk: Talk, seen: Observation, asked: str | None, chosen: str = "") -> Page:
    """The page ``now``; ``asked`` as for ``buttons.onward``.

    Whoever's turn waits for the other goes on in the same message as soon as it can, with the character
    ``chosen`` that acted last.
    """
    waits = seen.number > 0 and seen.turn == seen.seat and asked == NOTHING
    hand = () if asked is None else (buttons.hand(talk),)
    onward = buttons.onward(talk, asked, anew=True)
    if asked == NOTHING:
        onward = () if seen.phase is Phase.OVER else (buttons.again(talk, chosen if waits else ""),)
    row = (*onward, buttons.board(talk), buttons.where(talk), *hand)
    text = lines(standing(talk, seen), awaited(talk, seen, seen.seat))
    return Page(text, rows=(row,), live=buttons.next_with(chosen) if waits else NOW)


def standing(talk: Talk, seen: Observation) -> str:
    """The turn and the score, in a line."""
    if seen.number == 0:
        return talk.text("dungeon-head-setup")
    return talk.text(
        "dungeon-head",
        number=seen.number,
        blue=seen.vp[0],
        yellow=seen.vp[1],
        first=talk.name(0),
        second=talk.name(1),
    )


def cards(talk: Talk, seen: Observation) -> str:
    """Cards left on both sides: open to everybody (41)."""
    return lines(*(cards_of(talk, own) for own in seen.seats))


def cards_of(talk: Talk, own: SeatView) -> str:
    """Cards left to one side, in a line."""
    return talk.text(
        "dungeon-cards",
        name=talk.player(own.seat),
        actions=" ".join(map(str, own.actions)),
        combat=" ".join(f"+{card}" for card in own.combat),
        jumps=own.jumps,
    )


def leaving(talk: Talk, seen: Observation) -> str | None:
    """Who could walk out in this turn, or in the other's next; None where nobody can."""
    names = [
        talk.text("dungeon-threat-one", name=talk.token(one.character), ap=one.ap)
        for one in exits.leaving(seen)
    ]
    return talk.text("dungeon-now-leaving", names=talk.listed(names)) if names else None


def awaited(talk: Talk, seen: Observation, reader: int | None = None) -> str:
    """Who is asked for what, or that the game is over; the one ``reader`` is addressed as "you"."""
    you = "yes" if reader is not None and reader in seen.asked else "no"
    match seen.phase:
        case Phase.START:
            return talk.text("dungeon-now-team", names=_asked(talk, seen, reader))
        case Phase.HIDE:
            return talk.text("dungeon-now-hide", you=you, name=talk.name(seen.turn))
        case Phase.CARD | Phase.ACT:
            return talk.text("dungeon-now-turn", you=you, name=talk.player(seen.turn), points=seen.ap)
        case Phase.PLACE:
            return talk.text(
                "dungeon-now-place",
                you=you,
                name=talk.name(seen.placing[0][0]),
                room=talk.room(seen.placing[0][2]),
            )
        case Phase.FIGHT:
            return talk.text("dungeon-now-lay", names=_asked(talk, seen, reader))
        case _:
            return talk.text("dungeon-now-over")


def _asked(talk: Talk, seen: Observation, reader: int | None) -> str:
    """Everybody who is asked, the reader first."""
    own = [talk.text("dungeon-you")] if reader in seen.asked else []
    return talk.listed([*own, *(talk.name(seat) for seat in seen.asked if seat != reader)])
