"""Rules by topic: a text, a menu that turns to another one, and buttons that lead back into the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.talk import lines
from k2bot.game.values import Choice, Page, Refusal, Reply, Select

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.values import Button, Picture, Press


def page(
    verb: str,
    titles: Sequence[tuple[str, str]],
    topic: str,
    *,
    head: str,
    text: str,
    choose: str,
    pictures: Sequence[Picture] = (),
    row: Sequence[Button] = (),
) -> Page:
    """The page of a topic: ``verb`` is that of the menu, ``choose`` its heading."""
    menu = Select(verb, choose, tuple(Choice(other, title, chosen=other == topic) for other, title in titles))
    return Page(lines(head, text), tuple(pictures), (menu, *((tuple(row),) if row else ())))


def topic(name: str, topics: Sequence[str], refusal: str) -> str:
    """The topic that a page is about, the first for all of the rules. Raises Refusal for an unknown one."""
    wanted = name.partition(".")[2] or topics[0]
    if wanted not in topics:
        raise Refusal(refusal)
    return wanted


def press(press: Press, refusal: str) -> Reply:
    """Turn to a topic. Raises Refusal where none is chosen."""
    if len(press.values) != 1:
        raise Refusal(refusal)
    return Reply(f"{press.verb}.{press.values[0]}")
