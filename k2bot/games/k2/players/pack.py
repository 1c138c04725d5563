"""Cards as small integers: kinds from 0 to 9 in deck order, choices of three, and ways to share them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.engine import Card, Cards, Direction, card_points, content
from k2bot.games.k2.engine.actions import DIRECTIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


DISTINCT_CARDS: Cards = tuple(content.CARDS.values())
"""The distinct cards, in deck order."""
CARD_NUMBERS: dict[Card, int] = {card: number for number, card in enumerate(DISTINCT_CARDS)}
DECK_NUMBERS: tuple[int, ...] = tuple(CARD_NUMBERS[card] for card in content.DECK)
PUSH: tuple[int, ...] = tuple(card.push for card in DISTINCT_CARDS)
"""Contributions to the sum of phase 2, by kind (rule 8)."""

Picker: TypeAlias = "Callable[[Mapping[int, float]], tuple[float, ...]]"
Hand: TypeAlias = tuple[int, ...]
"""Kinds in ascending order, with repeats."""
Ropes: TypeAlias = tuple[int, int]
"""Rope points up and down."""


@dataclass(frozen=True, slots=True)
class Allotment:
    """The share of the day's cards that one climber uses."""

    ropes: Ropes = (0, 0)
    movement: int = 0
    air: int = 0
    cards: tuple[int, ...] = ()
    directions: tuple[Direction, ...] = ()
    """One per rope card, in the order of ``cards``."""


Split: TypeAlias = tuple[Allotment, Allotment]
"""The allotments of A and B."""


def kinds(cards: Iterable[Card]) -> Hand:
    """Kinds of these cards, ascending."""
    return tuple(sorted(CARD_NUMBERS[card] for card in cards))


@lru_cache(maxsize=1 << 14)
def choices(hand: Hand) -> tuple[Hand, ...]:
    """Every distinct choice of three cards."""
    return tuple(sorted(set(combinations(hand, min(3, len(hand))))))


@lru_cache(maxsize=1 << 11)
def splits(cards: Hand) -> tuple[Split, ...]:
    """Every distinct way to share the cards between A and B, with directions for ropes."""
    distinct: dict[tuple[object, ...], Split] = {}
    for handed in product(*map(_assignments, cards)):
        split = (_allotment(handed, 0), _allotment(handed, 1))
        distinct.setdefault(tuple(_spending(allotment) for allotment in split), split)
    return tuple(distinct.values())


class _Assignment(NamedTuple):
    """A card assigned to a climber."""

    kind: int
    climber: int
    direction: Direction | None
    """Set for ropes only."""


def _assignments(kind: int) -> tuple[_Assignment, ...]:
    """Every way to assign a card."""
    directions = DIRECTIONS if DISTINCT_CARDS[kind].is_rope else (None,)
    return tuple(_Assignment(kind, climber, direction) for climber in (0, 1) for direction in directions)


def _allotment(handed: Iterable[_Assignment], climber: int) -> Allotment:
    own = [one for one in handed if one.climber == climber]
    directions = tuple(one.direction for one in own if one.direction is not None)
    points = card_points(tuple(DISTINCT_CARDS[one.kind] for one in own), directions)
    air = sum(DISTINCT_CARDS[one.kind].up for one in own if DISTINCT_CARDS[one.kind].is_acclimatization)
    kinds = tuple(one.kind for one in own)
    return Allotment((points.up, points.down), points.movement, air, kinds, directions)


Spending: TypeAlias = tuple[Ropes, int, int]
"""One climber's rope points, movement points and air gained (negative: lost to risk)."""

LOWEST_AIR_GAIN = -2
"""The highest risk token costs two levels of air."""
AIR_GAINS = 9
"""Number of possible gains of air in a day, -2 to 6: the length of a lookup row."""
ENTRIES_PER_ROPES = AIR_GAINS * 9
"""Entries per rope combination: movement points 0 to 8, each with every gain of air."""

Code: TypeAlias = int
"""A spending packed into one integer: rope points up and down, then the offset in the row."""


def code(spending: Spending) -> Code:
    """Pack a spending into its code."""
    (up, down), movement, air = spending
    return (up * 10 + down) * ENTRIES_PER_ROPES + movement * AIR_GAINS + air - LOWEST_AIR_GAIN


def ropes_of(number: Code) -> Ropes:
    """Unpack the rope points from a code."""
    up, down = divmod(number // ENTRIES_PER_ROPES, 10)
    return up, down


class Allocations(NamedTuple):
    """Every way to share cards and pay a risk token with them."""

    spendings: tuple[tuple[Spending, Spending], ...]
    splits: tuple[Split, ...]
    first: Picker
    """Selects A's value for every way from a mapping by code."""
    second: Picker
    """Selects B's value for every way."""


def _picker(codes: list[Code]) -> Picker:
    """An itemgetter for codes that always returns a tuple."""
    if len(codes) == 1:
        only = codes[0]
        return lambda values: (values[only],)
    picker: Picker = itemgetter(*codes)
    return picker


@lru_cache(maxsize=1 << 12)
def allocations(cards: Hand, risk: int) -> Allocations:
    """Every split combined with every way to pay this many risk points (rule 18)."""
    distinct: dict[tuple[Spending, Spending], Split] = {}
    for split in splits(cards):
        for spendings in sorted(_pay_risk(split, risk)):
            distinct.setdefault(spendings, split)
    return Allocations(
        tuple(distinct),
        tuple(distinct.values()),
        _picker([code(one) for one, _ in distinct]),
        _picker([code(other) for _, other in distinct]),
    )


def _spending(allotment: Allotment) -> Spending:
    return allotment.ropes, allotment.movement, allotment.air


def _pay_risk(split: Split, risk: int) -> set[tuple[Spending, Spending]]:
    """Every possible rest for both climbers after paying the risk, or as much of it as they can."""
    left = {(_spending(split[0]), _spending(split[1]))}
    for _ in range(risk):
        lower = {
            *((less, other) for one, other in left for less in _pay_one_point(one, split[0])),
            *((one, less) for one, other in left for less in _pay_one_point(other, split[1])),
        }
        if not lower:
            break
        left = lower
    return left


def _pay_one_point(spending: Spending, allotment: Allotment) -> list[Spending]:
    """Each spending with one point less: from a card, or the air of a climber who has cards."""
    (up, down), movement, air = spending
    lower: list[Spending] = []
    if movement:
        lower.append(((up, down), movement - 1, air))
    if up:
        lower.append(((up - 1, down), movement, air))
    if down:
        lower.append(((up, down - 1), movement, air))
    if air > LOWEST_AIR_GAIN and (allotment.air or allotment.movement or allotment.ropes != (0, 0)):
        lower.append(((up, down), movement, air - 1))
    return lower
