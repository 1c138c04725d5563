"""The rules in our own words, a page per topic; what happens on the board has a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game import topics
from k2bot.game.reading import RULES
from k2bot.games.dungeon_twister.pages import buttons, examples

if TYPE_CHECKING:
    from k2bot.game.values import Page, Press, Reply
    from k2bot.games.dungeon_twister.pages.talk import Talk

TOPICS: Final = (
    "overview",
    "turn",
    "panel",
    "moving",
    "carrying",
    "jumping",
    "revealing",
    "rotating",
    "fighting",
    "wounds",
    "leaving",
    "characters",
    "objects",
    "setup",
    "end",
    "sources",
)
"""The topics in the order of the menu; the page ``rules`` shows the first."""


def titles(talk: Talk) -> tuple[tuple[str, str], ...]:
    """Every topic with its title."""
    return tuple(
        (topic, talk.text(f"dungeon-rules-title-{topic}"))  # words: dungeon-rules-title-*
        for topic in TOPICS
    )


def page(talk: Talk, name: str, asked: str | None = None, *, board: bool = True) -> Page:
    """The page ``rules`` or ``rules.<topic>``, with a button that leads on, as for ``buttons.onward``.

    ``board`` says whether there is a game to look at. Raises Refusal for an unknown topic.
    """
    topic = topics.topic(name, TOPICS, talk.text("dungeon-refusal-no-topic"))
    return topics.page(
        RULES,
        titles(talk),
        topic,
        head=talk.text("dungeon-rules-head", topic=dict(titles(talk))[topic]),
        text=talk.text(f"dungeon-rules-{topic}"),  # words: dungeon-rules-*
        choose=talk.text("dungeon-rules-choose"),
        pictures=examples.pictures(talk, topic),
        row=(*buttons.onward(talk, asked), *((buttons.where(talk),) if board else ())),
    )


def press(talk: Talk, press: Press) -> Reply:
    """Turn to a topic. Raises Refusal."""
    return topics.press(press, talk.text("dungeon-refusal-no-topic"))
