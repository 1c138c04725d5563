"""The cards in numbers: kinds from 0 to 9 in deck order, choices of three, and who gets which of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.engine import Card, Cards, Direction, budget, content
from k2bot.games.k2.engine.phases.actions import DIRECTIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


KINDS: Cards = tuple(content.CARDS.values())
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
    directions: tuple[Direction, ...] = ()
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
    found: dict[tuple[object, ...], Split] = {}
    for handed in product(*map(_handings, cards)):
        split = (_allotment(handed, 0), _allotment(handed, 1))
        found.setdefault(tuple(_spending(allotment) for allotment in split), split)
    return tuple(found.values())


class _Handed(NamedTuple):
    """A card in the hands of a climber."""

    kind: int
    climber: int
    direction: Direction | None
    """Of a rope."""


def _handings(kind: int) -> tuple[_Handed, ...]:
    """Every way to hand out a card."""
    directions = DIRECTIONS if KINDS[kind].is_rope else (None,)
    return tuple(_Handed(kind, climber, direction) for climber in (0, 1) for direction in directions)


def _allotment(handed: Iterable[_Handed], climber: int) -> Allotment:
    own = [one for one in handed if one.climber == climber]
    directions = tuple(one.direction for one in own if one.direction is not None)
    points = budget(tuple(KINDS[one.kind] for one in own), directions)
    air = sum(KINDS[one.kind].up for one in own if KINDS[one.kind].is_acclimatization)
    kinds = tuple(one.kind for one in own)
    return Allotment((points.up, points.down), points.movement, air, kinds, directions)


Spending: TypeAlias = tuple[Ropes, int, int]
"""What one climber can spend: rope points, movement points, levels gained (below 0: paid for risk)."""

LEAST_AIR = -2
"""No risk token takes more levels."""
AIRS = 9
"""Levels gained in a day, from -2 to 6: the length of a row of look-ups."""
PLACES = AIRS * 9
"""Places of a row: by movement points from 0 to 8, then by levels gained."""

Code: TypeAlias = int
"""A spending in one number: rope points upwards and downwards, then the place in a row."""


def code(spending: Spending) -> Code:
    """The number of a spending."""
    (up, down), movement, air = spending
    return (up * 10 + down) * PLACES + movement * AIRS + air - LEAST_AIR


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
    """Every split with every way to pay so many risk points out of it (rule 18)."""
    found: dict[tuple[Spending, Spending], Split] = {}
    for split in splits(cards):
        for way in sorted(_paid(split, risk)):
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


def _paid(split: Split, risk: int) -> set[tuple[Spending, Spending]]:
    """What both climbers can be left with once so many risk points are paid, or as many as can be."""
    left = {(_spending(split[0]), _spending(split[1]))}
    for _ in range(risk):
        lower = {
            *((less, other) for one, other in left for less in _lowered(one, split[0])),
            *((one, less) for one, other in left for less in _lowered(other, split[1])),
        }
        if not lower:
            break
        left = lower
    return left


def _lowered(spending: Spending, allotment: Allotment) -> list[Spending]:
    """With one point less, in each way: of a card, or a level of a climber who got points."""
    (up, down), movement, air = spending
    lower: list[Spending] = []
    if movement:
        lower.append(((up, down), movement - 1, air))
    if up:
        lower.append(((up - 1, down), movement, air))
    if down:
        lower.append(((up, down - 1), movement, air))
    if air > LEAST_AIR and (allotment.air or allotment.movement or allotment.ropes != (0, 0)):
        lower.append(((up, down), movement, air - 1))
    return lower
