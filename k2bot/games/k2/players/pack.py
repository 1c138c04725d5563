"""The cards in numbers: kinds from 0 to 9 in deck order, choices of three, and who gets which of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.engine import content

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from k2bot.games.k2.engine.content import Card

KINDS: tuple[Card, ...] = tuple(content.CARDS.values())
"""The different cards, in deck order."""
NUMBER: dict[Card, int] = {card: number for number, card in enumerate(KINDS)}
DECK: tuple[int, ...] = tuple(NUMBER[card] for card in content.DECK)
PUSH: tuple[int, ...] = tuple(card.push for card in KINDS)

Picker: TypeAlias = "Callable[[Mapping[int, float]], tuple[float, ...]]"
Hand: TypeAlias = tuple[int, ...]
"""Kinds in ascending order."""
Ropes: TypeAlias = tuple[int, int]
"""Rope points upwards and downwards."""


@dataclass(frozen=True, slots=True)
class Allotment:
    """What one climber gets of the day's cards."""

    ropes: Ropes = (0, 0)
    movement: int = 0
    air: int = 0
    cards: tuple[int, ...] = ()
    directions: tuple[str, ...] = ()
    """One for each rope among the cards, in their order."""


Split: TypeAlias = tuple[Allotment, Allotment]
"""Who gets what: A's allotment and B's."""


def kinds(cards: Iterable[Card]) -> Hand:
    """Cards as numbers in ascending order."""
    return tuple(sorted(NUMBER[card] for card in cards))


def push(cards: Iterable[int]) -> int:
    """The sum of phase 2 (rule 8)."""
    return sum(PUSH[kind] for kind in cards)


@lru_cache(maxsize=1 << 14)
def choices(hand: Hand) -> tuple[Hand, ...]:
    """Every different choice of three cards."""
    return tuple(sorted(set(combinations(hand, min(3, len(hand))))))


@lru_cache(maxsize=1 << 11)
def splits(cards: Hand) -> tuple[Split, ...]:
    """Every different way to share cards between A and B, with directions for the ropes."""
    options = []
    for kind in cards:
        ways = [(0, ""), (1, "")]
        if KINDS[kind].is_rope:
            ways = [(climber, direction) for climber in (0, 1) for direction in ("up", "down")]
        options.append([(kind, climber, direction) for climber, direction in ways])
    found: dict[tuple[object, ...], Split] = {}
    for choice in product(*options):
        split = (_allotment(choice, 0), _allotment(choice, 1))
        key = tuple((allotment.ropes, allotment.movement, allotment.air) for allotment in split)
        found.setdefault(key, split)
    return tuple(found.values())


def _allotment(choice: Iterable[tuple[int, int, str]], climber: int) -> Allotment:
    up = down = movement = air = 0
    cards: list[int] = []
    directions: list[str] = []
    for kind, owner, direction in choice:
        if owner != climber:
            continue
        card = KINDS[kind]
        cards.append(kind)
        if card.is_movement:
            movement += card.up
        elif card.is_acclimatization:
            air += card.up
        elif direction == "up":
            up += card.up
            directions.append(direction)
        else:
            down += card.down
            directions.append(direction)
    return Allotment((up, down), movement, air, tuple(cards), tuple(directions))


Spending: TypeAlias = tuple[Ropes, int, int]
"""What one climber can spend: rope points, movement points, levels gained (below 0: paid for risk)."""

AIRS = 9
"""Levels gained in a day, from -2 to 6: the length of a row of look-ups."""
PLACES = AIRS * 9
"""Places of a row: by movement points from 0 to 8, then by levels gained."""

Code: TypeAlias = int
"""A spending in one number: rope points upwards and downwards, then the place in a row."""


def code(spending: Spending) -> Code:
    """The number of a spending."""
    (up, down), movement, air = spending
    return (up * 10 + down) * PLACES + movement * AIRS + air + 2


def ropes_of(number: Code) -> Ropes:
    """The rope points of a spending by its number."""
    up, down = divmod(number // PLACES, 10)
    return up, down


class Ways(NamedTuple):
    """Every way to share cards and to pay a risk token with them."""

    spendings: tuple[tuple[Spending, Spending], ...]
    splits: tuple[Split, ...]
    first: Picker
    """Picks A's values of all ways, from values by code."""
    second: Picker
    """Picks B's."""


class Offers(NamedTuple):
    """Every way to share any choice of a hand, no risk token in view."""

    choices: tuple[Hand, ...]
    first: Picker
    second: Picker
    spans: tuple[tuple[int, int], ...]
    """By choice: where its ways begin and end."""


def _picker(codes: list[Code]) -> Picker:
    """What picks the values of codes; always a tuple of them."""
    if len(codes) == 1:
        only = codes[0]
        return lambda values: (values[only],)
    picker: Picker = itemgetter(*codes)
    return picker


@lru_cache(maxsize=1 << 12)
def ways(cards: Hand, risk: int) -> Ways:
    """Every split with every way to pay so many risk points out of it (rule 18).

    Paying is lowering a card, or the level of a climber who got points. What cannot be paid is dropped.
    """
    found: dict[tuple[Spending, Spending], Split] = {}
    for split in splits(cards):
        payable = {(_spending(split[0]), _spending(split[1]))}
        for _ in range(risk):
            payable = {lower for way in payable for lower in _lowered(way, split)} or payable
        for way in sorted(payable):
            found.setdefault(way, split)
    return Ways(
        tuple(found),
        tuple(found.values()),
        _picker([code(one) for one, _ in found]),
        _picker([code(other) for _, other in found]),
    )


@lru_cache(maxsize=1 << 10)
def offers(hand: Hand) -> Offers:
    """Every way to share any choice of a hand."""
    firsts: list[Code] = []
    seconds: list[Code] = []
    spans = []
    for cards in choices(hand):
        start = len(firsts)
        for one, other in ways(cards, 0).spendings:
            firsts.append(code(one))
            seconds.append(code(other))
        spans.append((start, len(firsts)))
    return Offers(choices(hand), _picker(firsts), _picker(seconds), tuple(spans))


def _spending(allotment: Allotment) -> Spending:
    return allotment.ropes, allotment.movement, allotment.air


def _lowered(way: tuple[Spending, Spending], split: Split) -> list[tuple[Spending, Spending]]:
    """The way with one point less, in each possible manner."""
    one, other = way
    return [
        *((lower, other) for lower in _lowered_spending(one, split[0])),
        *((one, lower) for lower in _lowered_spending(other, split[1])),
    ]


def _lowered_spending(spending: Spending, allotment: Allotment) -> list[Spending]:
    (up, down), movement, air = spending
    lower: list[Spending] = []
    if movement:
        lower.append(((up, down), movement - 1, air))
    if up:
        lower.append(((up - 1, down), movement, air))
    if down:
        lower.append(((up, down - 1), movement, air))
    if air > -2 and (allotment.air or allotment.movement or allotment.ropes != (0, 0)):
        lower.append(((up, down), movement, air - 1))
    return lower
