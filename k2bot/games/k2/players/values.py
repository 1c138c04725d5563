"""What a climber is worth: backward dynamic programming over the days left (day, space, level, step, tent).

One climber at a time, against the weather that lies open and, beyond it, against each tile that may still
come. Points of cards are bought at fixed prices, so that two climbers who share three cards come apart.
Values are victory points at the end, less the prices paid on the way.
"""

from __future__ import annotations

import os
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from k2bot.games.k2.engine import Season, Side, Weather, content
from k2bot.games.k2.players.pack import KINDS, choices
from k2bot.games.k2.players.tables import (
    FIRST_POSITION,
    POSITIONS,
    Prices,
    Rows,
    Shape,
    read,
    shape,
)

if TYPE_CHECKING:
    from k2bot.games.k2.players.recursion import Recursion
    from k2bot.games.k2.players.tables import Values

MOST_EXACT = 2
"""With so many hidden tiles or fewer, every one that may follow is looked at."""
ROPE_DOWN = 0.35
"""What a rope's points downwards are worth, as a part of points upwards."""


class Stage:
    """The values of a tile's three days, in the mornings and before their nights; made as they are asked."""

    __slots__ = ("_after", "_mornings", "_nights", "_prices", "_shape", "_tile")

    def __init__(self, form: Shape, tile: str, after: Values, prices: Prices) -> None:
        self._shape = form
        self._tile = tile
        self._after = after
        self._prices = prices
        self._nights: dict[int, Rows] = {}
        self._mornings: dict[int, Values] = {}

    def night(self, of_tile: int) -> Rows:
        """Values before the night of a day, the tile's days counted from 0: by level from -2 to 12."""
        rows = self._nights.get(of_tile)
        if rows is None:
            rows = self._nights[of_tile] = Rows(self._shape, self._before_night(of_tile))
        return rows

    def morning(self, of_tile: int) -> Values:
        """Values on the morning of a day: by level from 1 to 6."""
        values = self._mornings.get(of_tile)
        if values is None:
            night = self._before_night(of_tile)
            values = recursion(self._shape.board.side).morning(self._weather(of_tile), night, self._prices)
            self._mornings[of_tile] = values
        return values

    def forget(self) -> None:
        """Let the nights go: they are large, and soon made again from the mornings."""
        self._nights.clear()

    def _before_night(self, of_tile: int) -> Values:
        tomorrow = self._after if of_tile == content.DAYS_A_TILE - 1 else self.morning(of_tile + 1)
        return recursion(self._shape.board.side).before_night(
            self._weather(of_tile), tomorrow, self._prices.death
        )

    def _weather(self, of_tile: int) -> Weather:
        return content.TILES[self._tile].days[of_tile]


class Outlook:
    """Values for a table of which the first tiles lie open and any of the hidden ones may follow.

    While more than two are hidden, the mornings they are turned up on have the season's average values.
    """

    __slots__ = (
        "_after",
        "_prices_of_choices",
        "_stages",
        "cards",
        "hidden",
        "known",
        "pairs",
        "prices",
        "season",
        "shape",
        "shown",
        "side",
    )

    def __init__(
        self, side: Side, season: Season, shown: tuple[str, ...], hidden: tuple[str, ...], prices: Prices
    ) -> None:
        self.side: Side = side
        self.season: Season = season
        self.shown = shown
        self.hidden = hidden
        self.prices = prices
        self.shape = shape(side)
        self.cards = _card_prices(prices)
        """What keeping a card for another day of the round is worth, by kind."""
        self.known: dict[tuple[object, ...], Any] = {}
        """What points can do for climbers, as looked up before; the quick player's."""
        self.pairs: dict[tuple[object, ...], Any] = {}
        """Both climbers of a seat, as looked at before; the quick player's."""
        self._stages: dict[tuple[int, str], Stage] = {}
        self._after: dict[int, Values] = {}
        self._prices_of_choices = _prices_of_choices(prices)

    def night(self, day: int, tile: str) -> Rows:
        """Values before the night of a day, under that tile: by level from -2 to 12."""
        position, of_tile = divmod(day - 1, content.DAYS_A_TILE)
        return self._stage(position, tile).night(of_tile)

    def morning(self, day: int, tile: str) -> Rows:
        """Values on the morning of a day, under that tile: by level from 1 to 6."""
        position, of_tile = divmod(day - 1, content.DAYS_A_TILE)
        return Rows(self.shape, self._stage(position, tile).morning(of_tile))

    def forget(self) -> None:
        """Let go what is soon made again, to keep a process small."""
        self.known.clear()
        self.pairs.clear()
        for stage in self._stages.values():
            stage.forget()

    def price_of_choices(self, hand: tuple[int, ...]) -> tuple[float, ...]:
        """What the cards of each choice of a hand are worth kept."""
        prices = self._prices_of_choices.get(hand)
        if prices is None:
            cards = self.cards
            prices = self._prices_of_choices[hand] = tuple(
                sum([cards[kind] for kind in choice]) for choice in choices(hand)
            )
        return prices

    def _stage(self, position: int, tile: str) -> Stage:
        stage = self._stages.get((position, tile))
        if stage is None:
            if position == POSITIONS - 1 or (self._uses_averages and position >= len(self.shown)):
                stage = far_stage(self.side, self.season, position, tile, self.prices)
            else:
                stage = Stage(self.shape, tile, self._values_after(position), self.prices)
            self._stages[position, tile] = stage
        return stage

    @property
    def _uses_averages(self) -> bool:
        return len(self.hidden) > MOST_EXACT

    def _values_after(self, position: int) -> Values:
        """Values on the morning after a tile's third day, over the tiles that may follow."""
        values = self._after.get(position)
        if values is None:
            following = position + 1
            if following < len(self.shown):
                values = self._stage(following, self.shown[following]).morning(0)
            elif self._uses_averages:
                values = values_far(self.side, self.season, following)
            else:
                values = recursion(self.side).mean(
                    [self._stage(following, tile).morning(0) for tile in self.hidden]
                )
            self._after[position] = values
        return values


_THINKING: list[Outlook] = []
"""The outlook asked for last: the only one that keeps what its climbers can do."""


def outlook(
    side: Side, season: Season, shown: tuple[str, ...], hidden: tuple[str, ...], prices: Prices
) -> Outlook:
    """The outlook of a table, kept for the next decision of the same days."""
    found = kept_outlook(side, season, shown, hidden, prices)
    for other in _THINKING:
        if other is not found:
            other.forget()
    _THINKING[:] = [found]
    return found


@lru_cache(maxsize=48)
def kept_outlook(
    side: Side, season: Season, shown: tuple[str, ...], hidden: tuple[str, ...], prices: Prices
) -> Outlook:
    """The one outlook of equal facts, as long as it is among the last few asked for."""
    return Outlook(side, season, shown, hidden, prices)


@lru_cache(maxsize=32)
def far_stage(side: Side, season: Season, position: int, tile: str, prices: Prices) -> Stage:
    """A tile behind which the same comes for all tables: average values, or the end."""
    return Stage(shape(side), tile, values_far(side, season, position + 1), prices)


def values_far(side: Side, season: Season, position: int) -> Values:
    """Values on the morning before a tile, any of the season's turning up; or after the last one."""
    return averages(side, season)[position - FIRST_POSITION] if position < POSITIONS else final(side)


@cache
def final(side: Side) -> Values:
    """Values after the last day: the points."""
    return recursion(side).final()


@cache
def averages(side: Side, season: Season) -> tuple[Values, ...]:
    """Values for the mornings before the third, fourth, fifth and sixth tile, as made beforehand."""
    return recursion(side).unpacked(read(side, season))


def season_averages(side: Side, season: Season, prices: Prices) -> tuple[Values, ...]:
    """The mornings before the third to the sixth tile, any of the season's tiles turning up."""
    after = final(side)
    tables: list[Values] = []
    for _ in range(FIRST_POSITION, POSITIONS):
        stages = [Stage(shape(side), tile.id, after, prices) for tile in content.SEASON_TILES[season]]
        after = recursion(side).mean([stage.morning(0) for stage in stages])
        tables.insert(0, after)
    return tuple(tables)


@cache
def recursion(side: Side) -> Recursion:
    """The dynamic programming on a side of the board."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy would start idle threads, one for each core
    from k2bot.games.k2.players.recursion import Recursion  # noqa: PLC0415 - only who thinks loads NumPy

    return Recursion(shape(side))


@cache
def _prices_of_choices(_: Prices) -> dict[tuple[int, ...], tuple[float, ...]]:
    """What the cards of each choice are worth kept, by hand, as asked for so far: the same for all tables."""
    return {}


def _card_prices(prices: Prices) -> tuple[float, ...]:
    movement, air = prices.card
    return tuple(
        air * card.up
        if card.is_acclimatization
        else movement * (max(card.up, ROPE_DOWN * card.down) if card.is_rope else card.up)
        for card in KINDS
    )


PRICES = Prices()
"""The prices the levels play with."""
