"""The cards in numbers: kinds from 0 to 9 in deck order, choices of three, and who gets which of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.engine import content

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.k2.engine.content import Card

KINDS: tuple[Card, ...] = tuple(content.CARDS.values())
"""The different cards, in deck order."""
NUMBER: dict[Card, int] = {card: number for number, card in enumerate(KINDS)}
DECK: tuple[int, ...] = tuple(NUMBER[card] for card in content.DECK)
PUSH: tuple[int, ...] = tuple(card.push for card in KINDS)

Hand: TypeAlias = tuple[int, ...]
"""Kinds in ascending order."""
Ropes: TypeAlias = tuple[int, int]
"""Rope points upwards and downwards."""


@dataclass(frozen=True, slots=True)
class Share:
    """What one climber gets of the day's cards."""

    ropes: Ropes = (0, 0)
    movement: int = 0
    air: int = 0
    cards: tuple[int, ...] = ()
    directions: tuple[str, ...] = ()
    """One for each rope among the cards, in their order."""


Split: TypeAlias = tuple[Share, Share]
"""Who gets what: A's share and B's."""


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
        split = (_share(choice, 0), _share(choice, 1))
        key = tuple((share.ropes, share.movement, share.air) for share in split)
        found.setdefault(key, split)
    return tuple(found.values())


def _share(choice: Iterable[tuple[int, int, str]], climber: int) -> Share:
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
    return Share((up, down), movement, air, tuple(cards), tuple(directions))


Half: TypeAlias = tuple[Ropes, int, int]
"""What one climber can spend: rope points, movement points, levels gained (below 0: paid for risk)."""

AIRS = 9
"""Levels gained in a day, from -2 to 6: the length of a row of look-ups."""


class Group(NamedTuple):
    """Ways to share cards in which each climber has the same rope points."""

    ropes: tuple[Ropes, Ropes]
    places: tuple[tuple[int, int], ...]
    """For each way and climber: movement points times AIRS, plus levels gained, plus 2."""
    halves: tuple[tuple[Half, Half], ...]
    splits: tuple[Split, ...]


@lru_cache(maxsize=1 << 13)
def groups(cards: Hand, risk: int) -> tuple[Group, ...]:
    """Every split with every way to pay so many risk points out of it (rule 18).

    Paying is lowering a card, or the level of a climber who got cards. What cannot be paid is dropped.
    """
    found: dict[tuple[Half, Half], Split] = {}
    for split in splits(cards):
        ways = {(_half(split[0]), _half(split[1]))}
        for _ in range(risk):
            ways = {lower for way in ways for lower in _lowered(way, split)} or ways
        for way in sorted(ways):
            found.setdefault(way, split)
    by_ropes: dict[tuple[Ropes, Ropes], list[tuple[Half, Half]]] = {}
    for way in found:
        by_ropes.setdefault((way[0][0], way[1][0]), []).append(way)
    return tuple(
        Group(
            ropes,
            tuple((one[1] * AIRS + one[2] + 2, other[1] * AIRS + other[2] + 2) for one, other in ways),
            tuple(ways),
            tuple(found[way] for way in ways),
        )
        for ropes, ways in by_ropes.items()
    )


def _half(share: Share) -> Half:
    return share.ropes, share.movement, share.air


def _lowered(way: tuple[Half, Half], split: Split) -> list[tuple[Half, Half]]:
    """The way with one point less, in each possible manner."""
    one, other = way
    return [
        *((lower, other) for lower in _lowered_half(one, split[0])),
        *((one, lower) for lower in _lowered_half(other, split[1])),
    ]


def _lowered_half(half: Half, share: Share) -> list[Half]:
    (up, down), movement, air = half
    lower: list[Half] = []
    if movement:
        lower.append(((up, down), movement - 1, air))
    if up:
        lower.append(((up - 1, down), movement, air))
    if down:
        lower.append(((up, down - 1), movement, air))
    if share.cards and air > -2:
        lower.append(((up, down), movement, air - 1))
    return lower
