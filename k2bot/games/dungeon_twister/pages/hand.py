"""The hand: cards left on both sides, the reader's own face-down tokens; and offering or accepting a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.pages import lines, open_button, page_button, page_buttons
from k2bot.game.reading import NEXT, NOW, decision_button
from k2bot.game.standing import ORDERS
from k2bot.game.values import Button, Page, Reply, Style
from k2bot.games.dungeon_twister.engine.content import TOKENS_OF
from k2bot.games.dungeon_twister.engine.model import SLOT, Phase
from k2bot.games.dungeon_twister.engine.record import OFFER
from k2bot.games.dungeon_twister.pages import drawings, status, wording
from k2bot.games.dungeon_twister.pages.wording import HAND, TEXT, Talk

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation


DRAW: Final = "draw"
"""Page that confirms offering a draw, and verb of its button."""


def page(talk: Talk, seen: Observation, asked: str | None, stamp: str | None, *, plans: bool = False) -> Page:
    """The page ``hand``; it says if the reader ``plans`` a turn. Raises Refusal for a spectator."""
    own = seen.own
    if own is None:
        raise talk.refusal_of("dungeon-refusal-no-hand")
    draw = (draw_button(talk, agrees=seen.offer is not None),) if stamp else ()
    orders = () if seen.phase is Phase.OVER else (ORDERS,)
    return Page(
        lines(
            status.headline(talk, seen),
            talk.text("dungeon-hand-before-plan") if plans else None,
            wording.cards_sentence(talk, own),
            wording.cards_sentence(talk, seen.seats[1 - own.seat], of=talk.name(1 - own.seat)),
            *_face_down(talk, seen, own.seat),
            None
            if seen.offer is None
            else talk.text("dungeon-draw-stands", own=seen.offer == own.seat, name=talk.name(1 - own.seat)),
        ),
        (drawings.maze(talk, seen),),
        ((*decision_button(talk, asked), *page_buttons(talk, TEXT, *orders), *draw),),
    )


def _face_down(talk: Talk, seen: Observation, seat: int) -> list[str | None]:
    """The reader's own face-down tokens, one line per room."""
    rooms = [
        talk.count_text(
            "dungeon-hand-in-room",
            room=room.slot + 1,
            tokens=[talk.kind(token) for token in TOKENS_OF[seat] if seen.places[token] == SLOT + room.slot],
        )
        for room in seen.rooms
        if room.id is None
    ]
    if not any(rooms):
        return [talk.text("dungeon-hand-nothing-hidden")]
    return [talk.text("dungeon-hand-hidden"), *rooms]


# ------------------------------------------------------------------------------------------------ a draw


def draw_button(talk: Talk, *, agrees: bool) -> Button:
    """A button to the page ``draw``; it says whether a draw is offered there or accepted."""
    return open_button(DRAW, talk.text("dungeon-button-draw", agrees=agrees))


def draw_page(talk: Talk, seen: Observation, stamp: str | None) -> Page:
    """The page ``draw``: offer one, or accept. Raises Refusal if neither is possible now."""
    if stamp is None:
        raise talk.refusal_of("dungeon-refusal-no-draw")
    agrees = seen.offer is not None
    name = talk.name(1 - seen.me.seat)
    return Page(
        lines(status.headline(talk, seen), talk.text("dungeon-draw-ask", agrees=agrees, name=name)),
        rows=(
            (
                page_button(talk, HAND, "talk-button-back", Style.PRIMARY),
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


def draw_press(talk: Talk, seen: Observation, stamp: str | None) -> Reply:
    """Offer or accept a draw. Raises Refusal."""
    if stamp is None:
        raise talk.refusal_of("dungeon-refusal-no-draw")
    return Reply(NOW if seen.offer is not None else NEXT, answer=OFFER)
