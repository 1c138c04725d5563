"""What happened in the last turn: facts that arrows and signs show and alt texts tell, in a few words."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import BY_NAME, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import (
    CardPlayed,
    Eliminated,
    FightBegan,
    GateChanged,
    Left,
    WandFired,
)
from k2bot.games.dungeon_twister.engine.squares import NAMES
from k2bot.games.dungeon_twister.pictures.traces import traced
from k2bot.render import theme

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.traces import Traces
    from k2bot.render.layout import Writing

_TURNS: Final = {1: "right", -1: "left", 2: "half"}
_MINOR: Final = 7
"""Rank of a fact that is no headline: a character is back where it was."""
_MOVE: Final = 6
"""Rank of a move, which is a headline only where nothing matters more: its path shows it."""
_NAME: Final = 300
"""Width in pixels of the longest name in it."""
_WORDS: Final = 10
"""Most words of a headline, unless its first facts have more."""


_REVEALED, _TURNED = 3, 4
"""Ranks of what happened to rooms."""


class Fact(NamedTuple):
    """A fact, the characters and rooms it's about, and its rank: the lower, the more it matters."""

    rank: int
    tokens: tuple[int, ...]
    text: str
    slots: tuple[int, ...] = ()


def actor(seen: Observation, events: Sequence[Event]) -> int:
    """The seat whose turn the events are."""
    for event in events:
        if isinstance(event, CardPlayed):
            return event.seat
        name = getattr(event, "attacker", getattr(event, "character", None))
        if name is not None:
            return OWNER[BY_NAME[name]]
    return seen.turn


def facts(
    seen: Observation, events: Sequence[Event], writing: Writing, longest: int | None = None
) -> Iterator[Fact]:
    """All facts, in the order in which they are told; squares are those of the current maze.

    Players' names are cut to the ``longest`` width in pixels.
    """
    found, seat = traced(events, seen.at), actor(seen, events)

    def named(token: int) -> str:
        """A token, with its colour unless it's the acting side's."""
        kind = writing.text(f"dungeon-kind-{KIND[token]}")  # words: dungeon-kind-*
        if OWNER[token] == seat:
            return kind
        colour = writing.text("dungeon-colour", seat=OWNER[token])
        return writing.text("dungeon-token", colour=colour, kind=kind, sort=KIND[token])

    for token, (begun, ended) in _moves(found).items():
        text = writing.text("dungeon-news-way", name=named(token), start=NAMES[begun], square=NAMES[ended])
        yield Fact(_MOVE if begun != ended else _MINOR, (token,), text)
    if slots := tuple(sorted(found.revealed)):
        text = writing.text(
            "dungeon-news-revealed", rooms=writing.listed([f"{slot + 1}" for slot in slots]), count=len(slots)
        )
        yield Fact(_REVEALED, (), text, slots)
    for turn, way in _TURNS.items():
        if slots := tuple(sorted(slot for slot, one in found.turned.items() if one == turn)):
            rooms = writing.listed([f"{slot + 1}" for slot in slots])
            text = writing.text("dungeon-news-turned", rooms=rooms, count=len(slots), way=way)
            yield Fact(_TURNED, (), text, slots)
    for event in events:
        match event:
            case FightBegan(attacker=one, target=other) | WandFired(character=one, target=other):
                both = BY_NAME[one], BY_NAME[other]
                name, target = map(named, both)
                yield Fact(2, both, writing.text("dungeon-news-attack", name=name, target=target))
            case Eliminated(character=one, square=square):
                token = BY_NAME[one]
                gains = _name(1 - OWNER[token], writing, longest)
                values = {"name": named(token), "square": square, "gains": gains}
                yield Fact(1, (token,), writing.text("dungeon-news-dead", **values))
            case Left(character=one, points=points):
                token = BY_NAME[one]
                yield Fact(0, (token,), writing.text("dungeon-news-left", name=named(token), points=points))
            case GateChanged(state=state, sides=(first, second)):
                text = writing.text("dungeon-news-gate", first=first, second=second, state=state)
                yield Fact(5, (), text)


def _name(seat: int, writing: Writing, longest: int | None) -> str:
    """A player's name, cut to a width in pixels at the size of captions."""
    name = writing.name(seat)
    if longest is None:
        return name
    return next(one for one in theme.shortened(name) if theme.text_width(one, theme.CHANGING) <= longest)


def _moves(found: Traces) -> dict[int, tuple[int, int]]:
    """First and last square of each character's path."""
    ends: dict[int, tuple[int, int]] = {}
    for way in found.ways:
        begun, _ = ends.get(way.character, (way.squares[0], 0))
        ends[way.character] = begun, way.squares[-1]
    return ends


def named(found: Traces, told: Sequence[Fact]) -> Traces:
    """Traces without the changed rooms that the facts don't tell of."""
    shown = {(fact.rank, slot) for fact in told for slot in fact.slots}
    return replace(
        found,
        revealed=[slot for slot in found.revealed if (_REVEALED, slot) in shown],
        turned={slot: turn for slot, turn in found.turned.items() if (_TURNED, slot) in shown},
    )


def headline(seen: Observation, events: Sequence[Event], writing: Writing) -> tuple[Fact, ...]:
    """The facts that matter most, in at most ten words unless the first ones have more.

    Of those that matter the same, all are told or none; moves only if nothing else happened.
    """
    chosen: list[Fact] = []
    count = 0
    found = sorted(facts(seen, events, writing, _NAME), key=lambda fact: fact.rank)
    for rank, group in groupby(found, key=lambda fact: fact.rank):
        if rank >= _MINOR or (rank == _MOVE and chosen):
            break
        for same in ([one] for one in group) if rank == _MOVE else (list(group),):
            long = sum(len(fact.text.split()) for fact in same)
            if not chosen or count + long <= _WORDS:
                count += long
                chosen += (fact._replace(text=fact.text[:1].upper() + fact.text[1:]) for fact in same)
    return tuple(chosen)
