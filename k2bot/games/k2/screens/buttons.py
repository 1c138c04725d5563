"""Buttons that stand on several pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.host.game import HINT, Button, Style

if TYPE_CHECKING:
    from k2bot.games.k2.screens.talk import Talk

PAGE_OF = {
    "choose": "hand",
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
    return Button("page", text, argument=name, style=style, disabled=disabled)


def hand(talk: Talk) -> Button:
    """Opens the hand."""
    return page(talk, "hand", "k2-button-hand", Style.PRIMARY)


def plan(talk: Talk) -> Button:
    """Opens the planner."""
    return page(talk, "plan", "k2-button-plan", Style.PRIMARY)


def board(talk: Talk) -> Button:
    """Opens the board as text."""
    return page(talk, "board", "k2-button-board")


def picture(talk: Talk) -> Button:
    """Opens the board as a picture."""
    return page(talk, "picture", "k2-button-picture")


def rules(talk: Talk) -> Button:
    """Opens the rules."""
    return page(talk, "rules", "k2-button-rules")


def hint(talk: Talk) -> Button:
    """Asks the strongest computer what it would do."""
    return Button(HINT, talk.text("k2-button-hint"))


def onward(talk: Talk, decision: str | None) -> tuple[Button, ...]:
    """Leads from a page to read back to what its reader is asked, by the kind of decision; none for None."""
    if decision is None:
        return ()
    name = PAGE_OF[decision]
    label = {"hand": "k2-button-hand", "plan": "k2-button-plan"}.get(name, "k2-button-answer")
    return (page(talk, name, label, Style.PRIMARY),)
