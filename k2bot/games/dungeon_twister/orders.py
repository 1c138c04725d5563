"""What standing orders answer: the hiding plan, a card or a place for who is silent; and offers of a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.engines.chance import number
from k2bot.game.values import Order
from k2bot.games.dungeon_twister.engine import play
from k2bot.games.dungeon_twister.engine.actions import Hide, Lay
from k2bot.games.dungeon_twister.engine.content import RETURNING_CARD
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages import standing
from k2bot.games.dungeon_twister.pages.standing import CARD, PLACE, Orders

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Game

_HOUR = 3600


def ordered(game: Game, seat: int, text: str) -> Order | None:
    """What the orders of an awaited seat answer, None where it is asked."""
    orders = Orders.read(text)
    match game.phase:
        case Phase.HIDE if orders.laid:
            seen = observe(game, seat)
            hide = orders.next(seen)
            if hide is None and orders.elsewhere:
                rooms = [slot for slot in range(SLOTS) if standing.room_left(seen, slot)]
                drawn = number(game.seed, f"elsewhere/{seat}/{game.step}", len(rooms))
                hide = Hide(standing.unlaid(seen)[0], rooms[drawn])
            return None if hide is None else Order(str(hide))
        case Phase.FIGHT if CARD in orders.silent:
            which, hours = orders.silent[CARD]
            return Order(str(Lay(_card(game.seats[seat].combat, which))), hours * _HOUR)
        case Phase.PLACE if PLACE in orders.silent:
            return Order(str(play.overdue(game, seat)), orders.silent[PLACE][1] * _HOUR)
        case _:
            return None


def unasked(game: Game, seat: int) -> str | None:
    """The stamp of an offer of a draw, or of agreeing to one: at any time, but once (40)."""
    if game.phase is Phase.OVER or game.offer == seat:
        return None
    return f"draw.{game.number}.{'-' if game.offer is None else game.offer}"


def _card(left: tuple[int, ...], which: str) -> int:
    """One of the cards left, in ascending order; the one that always returns is always among them (17)."""
    others = [card for card in left if card != RETURNING_CARD]
    if which == "zero" or not others:
        return RETURNING_CARD
    return left[len(left) // 2] if which == "middle" else others[0]
