"""The page of standing orders: what is answered for a reader who is silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.talk import lines
from k2bot.game.values import Choice, Page, Refusal, Reply, Select
from k2bot.games.dungeon_twister.pages import buttons, standing
from k2bot.games.dungeon_twister.pages.buttons import ORDERS
from k2bot.games.dungeon_twister.pages.standing import CARD, PLACE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.game.values import Press
    from k2bot.games.dungeon_twister.pages.standing import Orders
    from k2bot.games.dungeon_twister.pages.talk import Talk

_ASK = "ask"


def page(talk: Talk, orders: Orders, asked: str | None) -> Page:
    """The page ``orders``."""
    return Page(
        lines(
            talk.text("dungeon-orders-head"),
            *(_told(talk, kind, orders) for kind in (CARD, PLACE)),
        ),
        rows=(
            *(
                Select(
                    ORDERS,
                    talk.text(f"dungeon-orders-{kind}-choose"),  # words: dungeon-orders-*
                    tuple(
                        Choice(
                            _ASK if answer is None else f"{answer[0]} {answer[1]}",
                            _label(talk, kind, answer),
                            chosen=orders.silent.get(kind) == answer,
                        )
                        for answer in _answers(kind)
                    ),
                    kind,
                )
                for kind in (CARD, PLACE)
            ),
            (*buttons.onward(talk, asked), buttons.hand(talk)),
        ),
    )


def _told(talk: Talk, kind: str, orders: Orders) -> str:
    value = _label(talk, kind, orders.silent.get(kind))
    return talk.text(f"dungeon-orders-{kind}", value=value)  # words: dungeon-orders-*


def _answers(kind: str) -> Iterator[tuple[str, int] | None]:
    yield None
    if kind == CARD:
        yield from ((which, hours) for which in standing.CARDS for hours in standing.HOURS)
    else:
        yield from (("drawn", hours) for hours in (0, *standing.HOURS))


def _label(talk: Talk, kind: str, answer: tuple[str, int] | None) -> str:
    if answer is None:
        return talk.text("dungeon-orders-ask")
    which, hours = answer
    if kind == PLACE:
        return talk.text("dungeon-orders-drawn", hours=hours)
    return talk.text("dungeon-orders-lay", which=which, hours=hours)


def press(talk: Talk, press: Press, orders: Orders) -> Reply:
    """Take note of an order. Raises Refusal."""
    known = {(_ASK if one is None else f"{one[0]} {one[1]}"): one for one in _answers(press.argument)}
    if press.argument not in (CARD, PLACE) or len(press.values) != 1 or press.values[0] not in known:
        raise Refusal(talk.text("dungeon-refusal-no-page"))
    return Reply(ORDERS, draft=str(orders.when_silent(press.argument, known[press.values[0]])))
