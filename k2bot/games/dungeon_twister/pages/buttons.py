"""Buttons that stand on several pages."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.host.game import PAGE, Button, Style

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pages.talk import Talk

NOW: Final = "now"
"""The short page that says what goes on, and leads its reader to what is asked of them."""
NEXT: Final = "next"
"""The page on which its reader goes on: what is asked of them, or where nothing is, NOW."""
RULES: Final = "rules"
"""The rules, and the verb of the menu that turns to a topic; a topic is the page ``rules.<topic>``."""
BOARD: Final = "board"
"""The whole maze as a picture."""
TURN: Final = "turn"
"""The panel in which a turn is played."""
PAGE_OF: Final = {
    "team": "team",
    "hide": "hide",
    "card": TURN,
    "act": TURN,
    "place": "place",
    "lay": "fight",
}
"""The page that answers a decision, by its kind."""
NOTHING: Final = "nothing"
"""Stands for the kind of a decision where a player is asked nothing now."""


def page(
    talk: Talk, name: str, label: str, style: Style = Style.SECONDARY, *, disabled: bool = False
) -> Button:
    """A button that opens a private page; ``label`` is the id of its message."""
    text = talk.text(label)  # words: dungeon-button-*
    return Button(PAGE, text, argument=name, style=style, disabled=disabled)


def board(talk: Talk) -> Button:
    """Opens the maze as a picture."""
    return page(talk, BOARD, "dungeon-button-board")


def onward(talk: Talk, asked: str | None, *, anew: bool = False) -> tuple[Button, ...]:
    """Leads from a page to read to what its reader is asked when it is pressed, whatever that is by then.

    The label goes by the kind of decision ``asked`` now; NOTHING where there is none. None, who only watches,
    is led nowhere.
    """
    if asked is None:
        return ()
    label = f"dungeon-button-to-{asked}"  # words: dungeon-button-to-*
    style = Style.SECONDARY if asked == NOTHING else Style.PRIMARY
    return (replace(page(talk, NEXT, label, style), anew=anew),)
