"""What a player holds: action, combat and jump cards, and the own tokens that lie face down; and a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.pages import lines
from k2bot.game.reading import NOW
from k2bot.game.values import Button, Page, Refusal, Reply, Style
from k2bot.games.dungeon_twister.engine.content import OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.engine.record import OFFER
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.pages import buttons, drawings, status
from k2bot.games.dungeon_twister.pages.buttons import HAND, ORDERS, TEXT

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation, SeatView
    from k2bot.games.dungeon_twister.pages.wording import Talk

DRAW: Final = "draw"
"""The page that asks before a draw is offered, and the verb of its button."""


def page(talk: Talk, seen: Observation, asked: str | None, stamp: str | None) -> Page:
    """The page ``hand``. Raises Refusal for who only watches."""
    own = seen.own
    if own is None:
        raise Refusal(talk.text("dungeon-refusal-no-hand"))
    draw = (buttons.page(talk, DRAW, "dungeon-button-draw"),) if stamp else ()
    return Page(
        lines(
            status.headline(talk, seen),
            _cards(talk, own),
            _cards(talk, seen.seats[1 - own.seat], of=talk.name(1 - own.seat)),
            *_hidden(talk, seen),
            _offer(talk, seen),
        ),
        (drawings.maze(talk, seen),),
        ((*buttons.onward(talk, asked), *buttons.to(talk, TEXT, ORDERS), *draw),),
    )


def _cards(talk: Talk, own: SeatView, of: str = "") -> str:
    """The cards left: the reader's own, or those ``of`` somebody."""
    return talk.text(
        "dungeon-hand-cards",
        whose="other" if of else "own",
        name=of,
        actions=talk.listed([str(card) for card in own.actions]),
        combat=talk.listed([talk.text("dungeon-plus", value=card) for card in own.combat]),
        jumps=own.jumps,
    )


def hidden(seen: Observation) -> dict[int, list[str]]:
    """The reader's own tokens that lie face down, by slot."""
    found: dict[int, list[str]] = {}
    for token, place in enumerate(seen.at):
        if OWNER[token] == seen.seat and SLOT <= place < SLOT + SLOTS:
            slot = place - SLOT
            if seen.rooms[slot].id is None:
                found.setdefault(slot, []).append(TOKENS[token])
    return dict(sorted(found.items()))


def _hidden(talk: Talk, seen: Observation) -> list[str]:
    found = hidden(seen)
    if not found:
        return [talk.text("dungeon-hand-nothing-hidden")]
    return [
        talk.text("dungeon-hand-hidden"),
        *(
            talk.text(
                "dungeon-hand-in-room", room=slot + 1, tokens=talk.listed([talk.kind(one) for one in own])
            )
            for slot, own in found.items()
        ),
    ]


# ------------------------------------------------------------------------------------------------ a draw


def _offer(talk: Talk, seen: Observation) -> str | None:
    if seen.offer is None:
        return None
    own = seen.offer == seen.seat
    return talk.text("dungeon-draw-stands", own=own, name=talk.name(seen.offer))


def draw_page(talk: Talk, seen: Observation, stamp: str | None) -> Page:
    """The page ``draw``: offer one, or agree. Raises Refusal where neither can be done now."""
    if stamp is None:
        raise Refusal(talk.text("dungeon-refusal-no-draw"))
    agrees = seen.offer is not None
    name = talk.name(1 - (seen.seat or 0))
    return Page(
        lines(status.headline(talk, seen), talk.text("dungeon-draw-ask", agrees=agrees, name=name)),
        rows=(
            (
                buttons.page(talk, HAND, "dungeon-button-back", Style.PRIMARY),
                Button(
                    DRAW,
                    talk.text("dungeon-button-draw-sure", agrees=agrees),
                    OFFER,
                    stamp,
                    Style.DANGER,
                ),
            ),
        ),
    )


def press(talk: Talk, seen: Observation, stamp: str | None) -> Reply:
    """Offer a draw, or agree to one. Raises Refusal."""
    if stamp is None:
        raise Refusal(talk.text("dungeon-refusal-no-draw"))
    return Reply(NOW if seen.offer is not None else "next", answer=OFFER)
