"""Standing orders on a page: what is answered for a player without asking, each with a way to withdraw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game import limits
from k2bot.game.pages import in_rows, lines
from k2bot.game.values import Button, Choice, ControlRow, Press, Select
from k2bot.text.formatting import cut

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.game.pages import Talk

ORDERS: Final = "orders"
"""Page of a player's standing orders, and verb of the controls that change them."""
_WITHDRAW: Final = "withdraw"


def orders_text(talk: Talk, head: str, orders: Mapping[str, str]) -> str:
    """A heading and the orders in words, numbered if there are several."""
    if not orders:
        return lines(head, talk.text("talk-orders-none"))
    numbered = (f"{number}. {text}" for number, text in enumerate(orders.values(), 1))
    return lines(head, *(numbered if len(orders) > 1 else orders.values()))


def withdraw_rows(talk: Talk, orders: Mapping[str, str]) -> tuple[ControlRow, ...]:
    """Controls that withdraw one order each: buttons, or a menu if one row can't hold them."""
    if len(orders) > limits.A_ROW:
        plain = talk.without_markdown
        choices = tuple(Choice(key, cut(text, limits.CHOICE)) for key, text in orders.items())
        return (Select(ORDERS, plain.text("talk-button-withdraw"), choices, _WITHDRAW),)
    several = len(orders) > 1
    return in_rows(
        [
            Button(
                ORDERS,
                talk.text("talk-button-withdraw-one", number=number)
                if several
                else talk.text("talk-button-withdraw"),
                f"{_WITHDRAW}.{key}",
            )
            for number, key in enumerate(orders, 1)
        ],
        limits.A_ROW,
    )


def withdrawn(press: Press) -> str | None:
    """Which order a press withdraws; None if it does something else."""
    if press.argument == _WITHDRAW:
        return press.value
    verb, _, key = press.argument.partition(".")
    return key if verb == _WITHDRAW else None
