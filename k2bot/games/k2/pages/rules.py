"""The rules in our own words, one page per topic; most have an example picture, from ``examples.toml``."""

from __future__ import annotations

import tomllib
from functools import cache, partial
from importlib import resources
from itertools import product, zip_longest
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.pages import lines, of_kind
from k2bot.game.reading import RuleBook
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
from k2bot.games.k2.pages import days, drawings, finale, hand, turns
from k2bot.games.k2.pages.wording import BOARD, Talk
from k2bot.games.k2.pictures import Peak

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.game.values import Picture

# ----------------------------------------------------------------------------------- example positions

EXAMPLES: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    resources.files(__package__).joinpath("examples.toml").read_text(encoding="utf-8")
)
"""By name, which is the topic for those of the rules."""
_USUAL: Final = {
    "cards": [],
    "hands": [],
    "decks": [],
    "day": 8,
    "tiles": ["S5", "S3", "S4", "S1", "S6", "S2"],
    "tokens": {"open": [0, 1, 2], "pile": [1] * 6},
    "turn": 0,
    "summit": [],
    "season": "summer",
    "variant": "",
    "plan": "plan",
}


def _facts(name: str) -> dict[str, Any]:
    """Facts of an example, completed with default values."""
    return {**_USUAL, **EXAMPLES[name]}


@cache
def example(name: str) -> Game:
    """The position of an example, before its plan: a turn, or the morning if hands are given."""
    own = _facts(name)
    chosen = not own["hands"]
    several = zip_longest(own["climbers"], own["cards"], own["hands"], own["decks"])
    setup = {"players": len(own["climbers"]), "side": "easy", "season": own["season"]}
    position = {
        "setup": {**setup, own["variant"]: True} if own["variant"] else setup,
        "phase": "actions" if chosen else "selection",
        "first": 0,
        "turn": own["turn"] if chosen else None,
        **{key: own[key] for key in ("day", "tiles", "tokens", "summit")},
        "seats": [
            {
                "hand": (hand or "").split(),
                "deck": (deck or "").split(),
                "discard": [],
                "committed": (cards or "m1 m2 a1").split() if chosen else None,
                "risk": None,
                "rescue": own["variant"] == "family",
                "climbers": dict(zip(CLIMBER_NAMES, map(_climber, pair), strict=True)),
            }
            for pair, cards, hand, deck in several
        ],
    }
    return from_position(position, name)


def _climber(text: str) -> dict[str, Any]:
    space, level, *tent = text.split()
    points = content.board("easy").by_id[space].vp
    return {"space": space, "level": int(level), "vp": points, "tent": next(iter(tent), None)}


def plan(name: str) -> Plan:
    """The active player's plan in an example; empty if it shows something else."""
    action = parse(_facts(name)["plan"])
    assert isinstance(action, Plan)  # noqa: S101 - as in the file
    return action


@cache
def example_step(name: str) -> Step:
    """The example after the active player's turn."""
    return apply(example(name), _facts(name)["turn"], plan(name))


# ---------------------------------------------------------------------------------------- their pictures

_HAND: Final = ("m3", "m1", "r1/3", "m2", "a2", "a1")
_CHOSEN: Final = (0, 2, 4)
"""Example hand of the topic ``cards``, and the indices of the chosen cards."""


def pictures(talk: Talk, topic: str) -> tuple[Picture, ...]:
    """The picture of a topic, if it has one."""
    if topic == "cards":
        return (hand.hand_picture(talk.with_names(()), tuple(map(Card.parse, _HAND)), _CHOSEN),)
    if topic not in EXAMPLES:
        return ()
    seats = range(example(topic).setup.players)
    return (_picture(talk.with_names([talk.text("k2-rules-player", seat=seat) for seat in seats]), topic),)


def _picture(talk: Talk, topic: str) -> Picture:
    game = example(topic)
    seen, seat = observe(game, None), game.active_seat or 0
    match topic:
        case "overview" | "weather":
            return drawings.board(talk, seen, whole=topic == "weather")  # the whole board has all days ahead
        case "risk":
            return drawings.reveal(talk, seen)
        case "points":
            look = preview(game, seat, plan(topic))
            return drawings.turn(talk, look.observation, [turns.doings_of(look.events, seat, seen)])
        case "avalanche":
            return drawings.board(talk, observe(example_step(topic).game, None))
        case "night":
            return drawings.night(talk, preview(game, seat, plan(topic)).settled, example_step(topic).events)
        case "family":
            return drawings.night(talk, observe(example_step(topic).game, None), example_step(topic).events)
        case "end":
            return _end(talk, observe(example_step(topic).game, None))
        case _:
            turn = turns.DraftTurn(observe(game, seat), partial(preview, game, seat), plan(topic))
            return drawings.plan(talk, turn)


def _end(talk: Talk, seen: Observation) -> Picture:
    """The ranking after the last day."""
    ended = outcome(example_step("end").game)
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
    fallen = tuple((seen.day, event) for event in of_kind(example_step("end").events, Died))
    story = days.Story(seen, evenings, peaks, fallen)
    return finale.picture(talk, story, ended)


# ------------------------------------------------------------------------ one page per topic

TOPICS = (
    "overview",
    "setup",
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
    "rulings",
    "sources",
)
"""Topics in menu order; the page ``rules`` shows the first."""
_RULINGS: Final = {"rulings": (2, 4, 5, 7, 9, 10, 16, 17, 18, 19, 20, 22, 26, 29, 40)}


def _values(talk: Talk, topic: str) -> dict[str, str]:
    if topic == "sources":
        return {"tiles": talk.list_text(content.OWN_WEATHER_TILES)}
    return {"ratings": lines(*_ratings(talk))} if topic == "solo" else {}


def _ratings(talk: Talk) -> Iterator[str]:
    for side, season in product(content.SIDES, content.SEASONS):
        rating = finale.solo_rating_text(talk, side, season)
        yield talk.text("k2-rules-rating", side=side, season=season, rating=rating)


BOOK: Final = RuleBook(TOPICS, pictures, BOARD, _values, _RULINGS)
