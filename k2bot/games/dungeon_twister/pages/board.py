"""The maze as everybody may see it, with the cards left on both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.pages import buttons, drawings, now
from k2bot.host.game import Page
from k2bot.pages.talk import lines

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk


def page(talk: Talk, seen: Observation, asked: str | None, reader: int | None) -> Page:
    """The page ``board``, of what everybody sees, for the reader in that seat."""
    text = talk.fitted(
        lambda talk: lines(now.standing(talk, seen), now.awaited(talk, seen, reader), now.cards(talk, seen))
    )
    row = (*buttons.onward(talk, asked), buttons.where(talk), buttons.rules(talk))
    return Page(text, (drawings.maze(talk, seen, reader=reader),), (row,))
