"""The rules in our own words, one page per topic; most have an example picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.pages import find_topic, lines, topic_page, turn_to_topic
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Card,
    Died,
    Game,
    Observation,
    Plan,
    Step,
    apply,
    content,
    from_position,
    observe,
    outcome,
    parse,
    preview,
)
from k2bot.games.k2.engine.events import of_kind
from k2bot.games.k2.pages import days, drawings, finale, hand, posts, turns
from k2bot.games.k2.pages.talk import BOARD, onward, page_button

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.game.values import Page, Picture, Press, Reply
    from k2bot.games.k2.pages.talk import Talk

_HAND: Final = ("m3", "m1", "r1/3", "m2", "a2", "a1")
_CHOSEN: Final = (0, 2, 4)
"""Example hand of the topic ``cards``, and the indices of the chosen cards."""
_SUMMER: Final = ("S5", "S3", "S4", "S1", "S6", "S2")
_WINTER: Final = ("W2", "W1", "W3", "W4", "W5", "W6")
_AVALANCHES: Final = ("S5", "AS1", "S4", "S1", "AS2", "S2")
_CARDS: Final = "m1 m2 a1"


@dataclass(frozen=True, slots=True)
class _Table:
    """Example position in the action phase."""

    climbers: tuple[tuple[str, str], ...]
    """Climbers by player: space, level, and the space of a tent, as in ``b5 3 b4``."""
    cards: tuple[str, ...] = ()
    """Cards of the first players; the others have a plain choice."""
    day: int = 8
    tiles: tuple[str, ...] = _SUMMER
    turn: int = 0
    plan: str = ""
    """Plan of the active player."""
    season: str = "summer"
    variant: str = ""


_TABLES: Final = {
    "overview": _Table((("b5 3 b5", "a12 4"), ("b8 2 b8", "b2 5"), ("c1 4 b6", "a10 3 a10"))),
    "risk": _Table(
        (("b5 3", "a12 4"), ("b8 2", "b2 5"), ("c1 4", "a10 3")),
        cards=("m2 m1 r2/3", "m3 m1 a1", "m2 a3 a0"),
    ),
    "moving": _Table((("a10 3", "a8 1"),), ("m1 m2 a2",), day=4, plan="plan A m1 m2 > b1 b5; B a2"),
    "ropes": _Table(
        (("a12 4", "b5 2"),), ("r2/3 r1/3 a1",), plan="plan A r2/3up > b2; B r1/3down > b1 a10; B a1"
    ),
    "tents": _Table((("b1 3", "a10 2"),), ("m2 m1 a1",), plan="plan A m2 > b5 pitch; B a1"),
    "air": _Table((("b6 1", "b2 2"),), ("a2 a1 m1",), day=10, plan="plan A a2; B a1"),
    "weather": _Table((("c1 4 b6", "b5 3"), ("c2 5", "b8 4 b8")), day=2, tiles=_WINTER, season="winter"),
    "limits": _Table((("b6 5", "b2 4"), ("c1 4", "b8 3 b8")), ("m2 m2 a1",), plan="plan A m2 m2 > c1 c3"),
    "points": _Table((("d1 5 c5", "c3 4"),), ("m3 m1 a1",), day=14, plan="plan A m3 > summit"),
    "night": _Table((("b6 3 b6", "c3 2"), ("c2 3", "b2 4")), day=10, turn=1),
    "end": _Table((("summit 3 c5", "c3 2 c3"), ("c2 2 c2", "d1 1")), day=18, turn=1),
    "family": _Table((("c3 2", "b6 4 b6"), ("b8 3", "b2 4")), day=10, turn=1, variant="family"),
    "avalanche": _Table(
        (("c1 4", "b2 3"), ("c3 4 c3", "b8 3")), day=5, tiles=_AVALANCHES, turn=1, variant="avalanche"
    ),
}
"""Position of each topic with a picture, except the hand of ``cards``."""
_CLIMBED: Final = (
    (
        "base a6 a7 a8 a10 b1 b1 b2 b2 b4 b6 b6 c1 c3 c5 c5 d1 summit",
        "base a6 a6 a7 a8 a10 a12 a12 b2 b2 b4 b6 b6 b6 c1 c1 c3 c3",
    ),
    (
        "base a2 a7 a10 a12 b2 b2 b4 b8 b8 b8 c2 c2 c2 c4 c4 c2 c2",
        "base a6 a8 a8 a10 b1 b5 b5 b7 b7 b5 b7 c1 c3 c3 c5 c5 d1",
    ),
)
"""Spaces of the climbers on every evening, for the topic ``end``."""


@cache
def example(topic: str) -> Game:
    """Example position of a topic; the active player's plan has not been applied."""
    table = _TABLES[topic]
    board = content.board("easy")
    cards = (*table.cards, *[_CARDS] * (len(table.climbers) - len(table.cards)))
    setup = {"players": len(table.climbers), "side": "easy", "season": table.season}
    position: dict[str, Any] = {
        "setup": {**setup, table.variant: True} if table.variant else setup,
        "day": table.day,
        "phase": "actions",
        "first": 0,
        "turn": table.turn,
        "tiles": list(table.tiles),
        "tokens": {"open": [0, 1, 2], "pile": [1] * 6},
        "summit": ["0A"] if topic == "end" else [],
        "seats": [
            {
                "hand": [],
                "deck": [],
                "discard": [],
                "committed": cards[seat].split(),
                "risk": None,
                "rescue": table.variant == "family",
                "climbers": {
                    name: _climber(board, told) for name, told in zip(CLIMBER_NAMES, pair, strict=True)
                },
            }
            for seat, pair in enumerate(table.climbers)
        ],
    }
    return from_position(position, topic)


def _climber(board: content.Board, told: str) -> dict[str, Any]:
    space, level, *tent = told.split()
    highest = board.by_id[space].vp
    return {"space": space, "level": int(level), "vp": highest, "tent": tent[0] if tent else None}


def plan(topic: str) -> Plan:
    """The active player's plan in a topic's example; empty if it shows something else."""
    told = parse(_TABLES[topic].plan or "plan")
    assert isinstance(told, Plan)  # noqa: S101 - defined above
    return told


@cache
def played(topic: str) -> Step:
    """The example after the active player's turn."""
    return apply(example(topic), _TABLES[topic].turn, plan(topic))


def pictures(talk: Talk, topic: str) -> tuple[Picture, ...]:
    """The picture of a topic, if it has one."""
    if topic == "cards":
        return (hand.hand_picture(talk, tuple(map(Card.parse, _HAND)), _CHOSEN),)
    if topic not in _TABLES:
        return ()
    seats = range(len(_TABLES[topic].climbers))
    return (_picture(talk.among([talk.text("k2-rules-player", seat=seat) for seat in seats]), topic),)


def _picture(talk: Talk, topic: str) -> Picture:
    game = example(topic)
    seen, seat = observe(game, None), _TABLES[topic].turn
    match topic:
        case "overview" | "weather":
            return drawings.board(talk, seen)
        case "risk":
            return drawings.reveal(talk, seen)
        case "points":
            look = preview(game, seat, plan(topic))
            return drawings.turn(talk, look.observation, [(seat, turns.made(look.events, seat, seen))])
        case "avalanche":
            return drawings.board(talk, observe(played(topic).game, None))
        case "night":
            return posts.night_picture(talk, preview(game, seat, plan(topic)).settled, played(topic).events)
        case "family":
            return posts.night_picture(talk, observe(played(topic).game, None), played(topic).events)
        case "end":
            return _end(talk, observe(played(topic).game, None))
        case _:
            draft = turns.draft_of(seen.day, plan(topic))
            return drawings.plan(
                talk, turns.drafted(observe(game, seat), draft, partial(preview, game, seat))
            )


def _end(talk: Talk, seen: Observation) -> Picture:
    """The ranking after the last day."""
    ended = outcome(played("end").game)
    assert ended is not None  # noqa: S101 - day 18 is over
    metres = [
        [[days.seat_altitude(seen, space) for space in way.split()] for way in pair] for pair in _CLIMBED
    ]
    evenings = tuple(
        days.Evening(day + 1, tuple((one[day], other[day]) for one, other in metres), ended.totals)
        for day in range(content.DAYS)
    )
    peaks = {
        (seat, name): max(way)
        for seat, pair in enumerate(metres)
        for name, way in zip(CLIMBER_NAMES, pair, strict=True)
    }
    fallen = tuple((seen.day, event) for event in of_kind(played("end").events, Died))
    story = days.Story(seen, evenings, peaks, fallen, (), None, 0)
    return drawings.ranking(talk, story, finale.ranked(seen, ended), ended.totals, None)


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


def page(talk: Talk, name: str, asked: str | None = None, *, board: bool = True) -> Page:
    """The page ``rules`` or ``rules.<topic>``, with a button that leads on, as for ``talk.onward``.

    ``board`` says whether there is a board to show. Raises Refusal for an unknown topic.
    """
    topic = find_topic(name, TOPICS, talk.text("k2-refusal-no-topic"))
    return topic_page(
        "rules",
        titles(talk),
        topic,
        head=talk.text("k2-rules-head", topic=dict(titles(talk))[topic]),
        text=_text(talk, topic),
        choose=talk.text("k2-rules-choose"),
        pictures=pictures(talk, topic),
        row=(*onward(talk, asked), *((page_button(talk, BOARD),) if board else ())),
    )


def titles(talk: Talk) -> tuple[tuple[str, str], ...]:
    """Topics with their titles."""
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
    """Open a topic."""
    return turn_to_topic(press, talk.text("k2-refusal-no-topic"))
