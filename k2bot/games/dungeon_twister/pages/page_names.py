"""Names of pages, to which buttons on several pages lead."""

from __future__ import annotations

from typing import Final

from k2bot.game.reading import NEXT
from k2bot.games.dungeon_twister.engine.content import BY_NAME

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


def next_with(chosen: str) -> str:
    """The page that leads on, keeping a character selected; "" for none."""
    return f"{NEXT}.{chosen}" if chosen else NEXT


def chosen_in(name: str) -> str:
    """The character a page's name keeps selected; "" for none."""
    _, _, chosen = name.partition(".")
    return chosen if chosen in BY_NAME else ""
