"""The rules in our own words, a page per topic; most have a picture of an example."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from k2bot.game import topics
from k2bot.game.talk import lines
from k2bot.games.k2.engine import content
from k2bot.games.k2.pages import buttons, examples, finale

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.game.values import Page, Press, Reply
    from k2bot.games.k2.pages.talk import Talk

TOPICS = (
    "overview",
    "cards",
    "risk",
    "moving",
    "ropes",
    "tents",
    "air",
    "weather",
    "limits",
    "points",
    "night",
    "end",
    "solo",
    "family",
    "avalanche",
    "leaving",
    "bot",
    "sources",
)
"""The topics in the order of the menu; the page ``rules`` shows the first."""


def page(talk: Talk, name: str, asked: str | None = None, *, board: bool = True) -> Page:
    """The page ``rules`` or ``rules.<topic>``, with a button that leads on, as for ``buttons.onward``.

    ``board`` says whether there is a board to look at. Raises Refusal for an unknown topic.
    """
    topic = topics.topic(name, TOPICS, talk.text("k2-refusal-no-topic"))
    return topics.page(
        "rules",
        titles(talk),
        topic,
        head=talk.text("k2-rules-head", topic=dict(titles(talk))[topic]),
        text=_text(talk, topic),
        choose=talk.text("k2-rules-choose"),
        pictures=examples.pictures(talk, topic),
        row=(*buttons.onward(talk, asked), *((buttons.board(talk),) if board else ())),
    )


def titles(talk: Talk) -> tuple[tuple[str, str], ...]:
    """Every topic with its title."""
    return tuple((topic, talk.text(f"k2-rules-title-{topic}")) for topic in TOPICS)  # words: k2-rules-title-*


def _text(talk: Talk, topic: str) -> str:
    if topic == "sources":
        return talk.text("k2-rules-sources", tiles=talk.listed(content.OWN_WEATHER_TILES))
    if topic == "solo":
        return talk.text("k2-rules-solo", ratings=lines(*_ratings(talk)))
    return talk.text(f"k2-rules-{topic}")  # words: k2-rules-*


def _ratings(talk: Talk) -> Iterator[str]:
    for side, season in product(content.SIDES, content.SEASONS):
        rating = finale.rating(talk, side, season)
        yield talk.text("k2-rules-rating", side=side, season=season, rating=rating)


def press(talk: Talk, press: Press) -> Reply:
    """Turn to a topic."""
    return topics.press(press, talk.text("k2-refusal-no-topic"))
