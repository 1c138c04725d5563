"""The maze as everybody may see it, with the cards left on both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.talk import lines
from k2bot.game.values import Page, Refusal
from k2bot.games.dungeon_twister.pages import buttons, drawings, now

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk


def page(talk: Talk, seen: Observation, name: str, asked: str | None, reader: int | None) -> Page:
    """The page ``board``, or ``board.tall`` for narrow screens, of what everybody sees; for that reader."""
    if name not in (buttons.BOARD, buttons.TALL):
        raise Refusal(talk.text("dungeon-refusal-no-page"))
    text = talk.fitted(
        lambda talk: lines(now.standing(talk, seen), now.awaited(talk, seen, reader), now.cards(talk, seen))
    )
    is_tall = name == buttons.TALL
    draw = drawings.tall_maze if is_tall else drawings.maze
    other = buttons.wide(talk) if is_tall else buttons.tall(talk)
    row = (*buttons.onward(talk, asked), other, buttons.where(talk), buttons.rules(talk))
    return Page(text, (draw(talk, seen, reader=reader),), (row,))
