"""Buttons and first-time lessons shared by several pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.pages import page_button
from k2bot.game.reading import NEXT
from k2bot.game.values import Button, Lesson
from k2bot.games.dungeon_twister.engine.content import BY_NAME

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pages.wording import Talk

BOARD: Final = "board"
"""The maze as a picture."""
TALL: Final = f"{BOARD}.tall"
"""The maze as a picture for narrow screens."""
TEXT: Final = "text"
"""The maze as text."""
HAND: Final = "hand"
"""Remaining cards on both sides, and the reader's own hidden tokens."""
ORDERS: Final = "orders"
"""Page of standing orders, and verb of the controls that change them; the hiding plan is a subpage."""
TURN: Final = "turn"
"""Panel in which a turn is played."""
FOUGHT: Final = "fought"
"""Result of the reader's attack before the turn continues, as in ``fought.b.warrior``."""
ATTACK: Final = "attack"
"""Preview of a fight, as in ``attack.b.warrior.y.troll``."""
PAGE_OF: Final = {
    "team": "team",
    "hide": f"{ORDERS}.hide",
    "card": TURN,
    "act": TURN,
    "place": "place",
    "lay": "fight",
}
"""Page that answers a decision, by kind."""


def pages(talk: Talk, *names: str) -> tuple[Button, ...]:
    """Buttons to common pages, each labelled by the last part of its name."""
    return tuple(page_button(talk, name) for name in names)


def next_with(chosen: str) -> str:
    """The page that leads on, keeping a character selected; "" for none."""
    return f"{NEXT}.{chosen}" if chosen else NEXT


def chosen_in(name: str) -> str:
    """The character a page's name keeps selected; "" for none."""
    _, _, chosen = name.partition(".")
    return chosen if chosen in BY_NAME else ""


def lessons(talk: Talk, *topics: str, jumps: int = 0) -> tuple[Lesson, ...]:
    """The first-time lessons of a page, in order; ``jumps`` are the jump cards left."""
    return tuple(
        Lesson(f"dungeon.{topic}", talk.text(f"dungeon-first-{topic}", jumps=jumps))  # words: dungeon-first-*
        for topic in topics
    )
