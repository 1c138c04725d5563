"""Buttons and lessons that several pages have."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.game.reading import NEXT, NOTHING
from k2bot.game.values import HINT, PAGE, Button, HostButton, Lesson, Style
from k2bot.games.dungeon_twister.engine.content import BY_NAME

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pages.wording import Talk

BOARD: Final = "board"
"""The whole maze as a picture."""
TALL: Final = f"{BOARD}.tall"
"""The same for narrow screens."""
TEXT: Final = "text"
"""What is where, in words."""
HAND: Final = "hand"
"""Cards left on both sides, and the reader's own hidden tokens."""
ORDERS: Final = "orders"
"""Standing orders, and the verb of the controls that change them; the hiding plan is a page below it."""
TURN: Final = "turn"
"""The panel in which a turn is played."""
ATTACK: Final = "attack"
"""A fight before it is begun, as ``attack.b.warrior.y.troll``."""
FULL: Final = "place"
"""The kind of decision whose page has no room for one more button."""
PAGE_OF: Final = {
    "team": "team",
    "hide": f"{ORDERS}.hide",
    "card": TURN,
    "act": TURN,
    "place": "place",
    "lay": "fight",
}
"""The page that answers a decision, by its kind."""


def page(
    talk: Talk, name: str, label: str, style: Style = Style.SECONDARY, *, disabled: bool = False
) -> Button:
    """A button that opens a private page; ``label`` is the id of its message."""
    text = talk.text(label)  # words: dungeon-button-*
    return opens(name, text, style, disabled=disabled)


def opens(name: str, text: str, style: Style = Style.SECONDARY, *, disabled: bool = False) -> Button:
    """A button with that text that opens a private page."""
    return Button(PAGE, text, argument=name, style=style, disabled=disabled)


def to(talk: Talk, *names: str) -> tuple[Button, ...]:
    """Buttons to pages that nearly every page leads to, each labelled by the last word of its name."""
    return tuple(page(talk, name, f"dungeon-button-{name.rpartition('.')[2]}") for name in names)


def wide(talk: Talk) -> Button:
    """Opens the maze as a picture for desktops."""
    return page(talk, BOARD, "dungeon-button-wide")


def hint(talk: Talk) -> HostButton:
    """Asks the strongest computer what it would do."""
    return HostButton(HINT, talk.text("dungeon-button-hint"))


def next_with(chosen: str) -> str:
    """The page that leads on, with the character that stays chosen if it is to act; "" for none."""
    return f"{NEXT}.{chosen}" if chosen else NEXT


def chosen_in(name: str) -> str:
    """The character that a page's name keeps chosen, "" for none."""
    _, _, chosen = name.partition(".")
    return chosen if chosen in BY_NAME else ""


def onward(talk: Talk, asked: str | None, *, anew: bool = False) -> tuple[Button, ...]:
    """Leads from a page to read to what its reader is asked when it is pressed, whatever that is by then.

    The label goes by the kind of decision ``asked`` now; NOTHING where there is none. None, who only watches,
    is led nowhere. Whoever fills a room finds the hint here, for that page is full of squares.
    """
    if asked is None:
        return ()
    label = f"dungeon-button-to-{asked}"  # words: dungeon-button-to-*
    style = Style.SECONDARY if asked == NOTHING else Style.PRIMARY
    leading = replace(page(talk, NEXT, label, style), anew=anew)
    return (leading, hint(talk)) if asked == FULL else (leading,)


def lessons(talk: Talk, *topics: str) -> tuple[Lesson, ...]:
    """The lessons of a page, the first one first."""
    return tuple(
        Lesson(f"dungeon.{topic}", talk.text(f"dungeon-first-{topic}"))  # words: dungeon-first-*
        for topic in topics
    )
