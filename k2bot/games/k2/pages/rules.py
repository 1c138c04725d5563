"""The rules in our own words, one page per topic; most have an example picture."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Final

from k2bot.game.pages import lines, of_kind
from k2bot.game.reading import RuleBook
from k2bot.games.k2.engine import CLIMBER_NAMES, Card, Died, Observation, content, observe, outcome, preview
from k2bot.games.k2.pages import days, drawings, finale, hand, turns
from k2bot.games.k2.pages.examples import EXAMPLES, example, plan, played
from k2bot.games.k2.pages.wording import BOARD
from k2bot.games.k2.pictures import Peak

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.game.values import Picture
from k2bot.games.k2.pages.wording import Talk

_HAND: Final = ("m3", "m1", "r1/3", "m2", "a2", "a1")
_CHOSEN: Final = (0, 2, 4)
"""Example hand of the topic ``cards``, and the indices of the chosen cards."""


def pictures(talk: Talk, topic: str) -> tuple[Picture, ...]:
    """The picture of a topic, if it has one."""
    if topic == "cards":
        return (hand.hand_picture(talk.among(()), tuple(map(Card.parse, _HAND)), _CHOSEN),)
    if topic not in EXAMPLES:
        return ()
    seats = range(example(topic).setup.players)
    return (_picture(talk.among([talk.text("k2-rules-player", seat=seat) for seat in seats]), topic),)


def _picture(talk: Talk, topic: str) -> Picture:
    game = example(topic)
    seen, seat = observe(game, None), game.turn or 0
    match topic:
        case "overview" | "weather":
            return drawings.board(talk, seen)
        case "risk":
            return drawings.reveal(talk, seen)
        case "points":
            look = preview(game, seat, plan(topic))
            return drawings.turn(talk, look.observation, [turns.doings_of(look.events, seat, seen)])
        case "avalanche":
            return drawings.board(talk, observe(played(topic).game, None))
        case "night":
            return drawings.night(talk, preview(game, seat, plan(topic)).settled, played(topic).events)
        case "family":
            return drawings.night(talk, observe(played(topic).game, None), played(topic).events)
        case "end":
            return _end(talk, observe(played(topic).game, None))
        case _:
            turn = turns.DraftTurn(observe(game, seat), partial(preview, game, seat), plan(topic))
            return drawings.plan(talk, turn)


def _end(talk: Talk, seen: Observation) -> Picture:
    """The ranking after the last day."""
    ended = outcome(played("end").game)
    assert ended is not None  # noqa: S101 - day 18 is over
    ways = {
        (seat, name): [days.altitude(seen, space) for space in way.split()]
        for seat, pair in enumerate(EXAMPLES["end"]["climbed"])
        for name, way in zip(CLIMBER_NAMES, pair, strict=True)
    }
    evenings = tuple(
        days.Evening(day + 1, {key: way[day] for key, way in ways.items()}, ended.totals)
        for day in range(content.DAYS)
    )
    peaks = {key: Peak(way.index(max(way)) + 1, max(way)) for key, way in ways.items()}
    fallen = tuple((seen.day, event) for event in of_kind(played("end").events, Died))
    story = days.Story(seen, evenings, peaks, fallen)
    return finale.picture(talk, story, ended)


# ------------------------------------------------------------------------ one page per topic

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
"""Topics in menu order; the page ``rules`` shows the first."""


def _values(talk: Talk, topic: str) -> dict[str, str]:
    if topic == "sources":
        return {"tiles": talk.listed(content.OWN_WEATHER_TILES)}
    return {"ratings": lines(*_ratings(talk))} if topic == "solo" else {}


def _ratings(talk: Talk) -> Iterator[str]:
    for side, season in product(content.SIDES, content.SEASONS):
        rating = finale.rating(talk, side, season)
        yield talk.text("k2-rules-rating", side=side, season=season, rating=rating)


BOOK: Final = RuleBook(TOPICS, pictures, BOARD, _values)
