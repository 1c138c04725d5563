"""Buttons that stand on several pages."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.game.reading import NEXT, RULES
from k2bot.game.values import HINT, PAGE, Button, HostButton, Style

if TYPE_CHECKING:
    from k2bot.games.k2.pages.talk import Talk

PICTURE: Final = "picture"
"""The board as a picture."""
HAND: Final = "hand"
"""The cards of whoever reads it, to choose from."""
PAGE_OF = {
    "choose": HAND,
    "token": "token",
    "turn": "plan",
    "pay": "plan",
    "slide": "slide",
    "rescue": "rescue",
}
"""The page that answers a decision, by its kind."""


def page(
    talk: Talk, name: str, label: str, style: Style = Style.SECONDARY, *, disabled: bool = False
) -> Button:
    """A button that opens a private page; ``label`` is the id of its message."""
    text = talk.text(label)  # words: k2-button-*
    return Button(PAGE, text, argument=name, style=style, disabled=disabled)


def hand(talk: Talk) -> Button:
    """Opens the hand."""
    return page(talk, HAND, "k2-button-hand", Style.PRIMARY)


def plan(talk: Talk) -> Button:
    """Opens the planner."""
    return page(talk, "plan", "k2-button-plan", Style.PRIMARY)


def board(talk: Talk) -> Button:
    """Opens the board as text."""
    return page(talk, "board", "k2-button-board")


def picture(talk: Talk) -> Button:
    """Opens the board as a picture."""
    return page(talk, PICTURE, "k2-button-picture")


def rules(talk: Talk) -> Button:
    """Opens the rules."""
    return page(talk, RULES, "k2-button-rules")


def hint(talk: Talk) -> HostButton:
    """Asks the strongest computer what it would do."""
    return HostButton(HINT, talk.text("k2-button-hint"))


def again(talk: Talk) -> Button:
    """Shows what goes on when it is pressed: an old message does not keep up by itself any more."""
    return page(talk, NEXT, "k2-button-look-again")


def onward(talk: Talk, asked: str | None, *, anew: bool = False) -> tuple[Button, ...]:
    """Leads from a page to read to what its reader is asked when it is pressed, whatever that is by then.

    The label goes by the kind of decision ``asked`` now; NOTHING where there is none. None, who only watches,
    is led nowhere.
    """
    if asked is None:
        return ()
    name = PAGE_OF.get(asked, "")
    label = {"hand": "k2-button-hand", "plan": "k2-button-plan", "": "k2-button-go-on"}.get(
        name, "k2-button-answer"
    )
    button = page(talk, NEXT, label, Style.PRIMARY if name else Style.SECONDARY)
    return (replace(button, anew=anew),)
