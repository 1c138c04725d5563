"""Value of a climber: backward dynamic programming over the days left (day, space, air, step, tent).

One climber at a time, under the revealed weather and then the average over the tiles that may follow. Card
points are bought at fixed prices, which decouples the two climbers who share three cards. Values are final
victory points, less the prices paid on the way.
"""

from __future__ import annotations

import os
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from k2bot.games.k2.engine import Season, Setup, Side, Weather, content
from k2bot.games.k2.players.pack import DISTINCT_CARDS, Hand, choices
from k2bot.games.k2.players.tables import (
    FIRST_POSITION,
    POSITIONS,
    DayKind,
    Prices,
    StateNumbering,
    ValueRows,
    Values,
    read_averages,
    state_numbering,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.k2.players.recursion import Recursion

MAX_EXACT_TILES = 2
"""Up to this many hidden tiles, every possible next tile is evaluated exactly; alone, always."""
PRICE_SCALES = (0.6, 1.0, 1.6)
"""Multiples of a single player's prices, of which playouts take what fits the cards that are left."""
ROPE_DOWN_WORTH = 0.35
"""Worth of a rope's points down, as a fraction of points up."""


class TileValues:
    """Values of a tile's three days, in the mornings and before the nights; computed on demand.

    Those of the mornings may be given.
    """

    __slots__ = ("_after", "_mornings", "_nights", "_numbering", "_prices", "_tile")

    def __init__(
        self,
        numbering: StateNumbering,
        tile: str,
        after: Values,
        prices: Prices,
        mornings: Iterable[Values] = (),
    ) -> None:
        self._numbering = numbering
        self._tile = tile
        self._after = after
        self._prices = prices
        self._nights: dict[int, ValueRows] = {}
        self._mornings = dict(enumerate(mornings))

    def night(self, of_tile: int) -> ValueRows:
        """Values before the night of a day of the tile (from 0): by air, from ``MIN_AIR`` on."""
        rows = self._nights.get(of_tile)
        if rows is None:
            rows = self._nights[of_tile] = ValueRows(self._numbering, self._before_night(of_tile))
        return rows

    def morning(self, of_tile: int) -> Values:
        """Values on the morning of a day of the tile: by air from 1 to 6."""
        values = self._mornings.get(of_tile)
        if values is None:
            night = self._before_night(of_tile)
            values = recursion(self._numbering.board.side).morning(
                self._weather(of_tile), night, self._prices
            )
            self._mornings[of_tile] = values
        return values

    def forget(self) -> None:
        """Drop the cached nights: they are large, and quick to recompute from the mornings."""
        self._nights.clear()

    def _before_night(self, of_tile: int) -> Values:
        tomorrow = self._after if of_tile == content.DAYS_A_TILE - 1 else self.morning(of_tile + 1)
        return recursion(self._numbering.board.side).before_night(
            self._weather(of_tile), tomorrow, self._prices.death
        )

    def _weather(self, of_tile: int) -> Weather:
        return content.TILES[self._tile].days[of_tile]


class Outlook:
    """Values for a game in which the first tiles are revealed and any of the hidden ones may follow.

    In company, while more than two are hidden, the mornings on which they are revealed use the season's
    averages.
    """

    __slots__ = (
        "_after",
        "_known_tile_values",
        "hidden",
        "numbering",
        "pair_cache",
        "prices",
        "reach_cache",
        "scaled",
        "season",
        "shown",
        "side",
    )

    def __init__(
        self, side: Side, season: Season, open_tiles: tuple[str, ...], hidden: tuple[str, ...], prices: Prices
    ) -> None:
        self.side: Side = side
        self.season: Season = season
        self.shown = open_tiles
        self.hidden = hidden
        self.prices = prices
        self.numbering = state_numbering(side)
        self.reach_cache: dict[tuple[object, ...], Any] = {}
        """The quick player's cache of single climbers' reaches."""
        self.pair_cache: dict[tuple[object, ...], Any] = {}
        """The quick player's cache of climber pairs."""
        self.scaled: tuple[Outlook, ...] = ()
        """Outlooks for all scales of a single player's prices; none with several players."""
        self._known_tile_values: dict[tuple[int, str], TileValues] = {}
        self._after: dict[int, Values] = {}

    def night(self, day: int, tile: str) -> ValueRows:
        """Values before the night of a day under that tile: by air, from ``MIN_AIR`` on."""
        position, of_tile = divmod(day - 1, content.DAYS_A_TILE)
        return self._tile_values(position, tile).night(of_tile)

    def morning(self, day: int, tile: str) -> ValueRows:
        """Values on the morning of a day under that tile: by air from 1 to 6."""
        position, of_tile = divmod(day - 1, content.DAYS_A_TILE)
        return ValueRows(self.numbering, self._tile_values(position, tile).morning(of_tile))

    def forget(self) -> None:
        """Drop caches that are quick to rebuild, to limit memory."""
        self.reach_cache.clear()
        self.pair_cache.clear()
        self.scaled = ()
        for stage in self._known_tile_values.values():
            stage.forget()

    def _tile_values(self, position: int, tile: str) -> TileValues:
        stage = self._known_tile_values.get((position, tile))
        if stage is None:
            if position == POSITIONS - 1 or (self.uses_averages and position >= len(self.shown)):
                stage = late_tile_values(self.side, self.season, position, tile, self.prices)
            else:
                stage = TileValues(self.numbering, tile, self._values_after(position), self.prices)
            self._known_tile_values[position, tile] = stage
        return stage

    @property
    def uses_averages(self) -> bool:
        """Whether too many tiles are hidden to evaluate each that may come, in time for a whole table."""
        return self.prices == COMPANY_PRICES and len(self.hidden) > MAX_EXACT_TILES

    def _values_after(self, position: int) -> Values:
        """Values on the morning after a tile's third day, averaged over the tiles that may follow."""
        values = self._after.get(position)
        if values is None:
            following = position + 1
            if following < len(self.shown):
                values = self._tile_values(following, self.shown[following]).morning(0)
            elif self.uses_averages:
                values = average_values(self.side, self.season, following)
            else:
                values = self._mean_of_hidden(following)
            self._after[position] = values
        return values

    def _mean_of_hidden(self, position: int) -> Values:
        """Values on the morning a tile is revealed. Its days aren't kept: nobody plays them before."""
        stages = [
            late_tile_values(self.side, self.season, position, tile, self.prices)
            if position == POSITIONS - 1
            else TileValues(self.numbering, tile, self._values_after(position), self.prices)
            for tile in self.hidden
        ]
        return recursion(self.side).mean([stage.morning(0) for stage in stages])


_current_outlooks: list[Outlook] = []
"""The last outlook requested, at all scales: only these keep their caches of climbers."""


def outlook(
    side: Side, season: Season, open_tiles: tuple[str, ...], hidden: tuple[str, ...], prices: Prices
) -> Outlook:
    """The outlook for these facts, keeping the caches of this one only."""
    result = shared_outlook(side, season, open_tiles, hidden, prices)
    scaled = () if prices == COMPANY_PRICES else tuple(map(prices.scaled, PRICE_SCALES))
    thinking = [result, *(shared_outlook(side, season, open_tiles, hidden, one) for one in scaled)]
    for other in _current_outlooks:
        if other not in thinking:
            other.forget()
    for one in thinking:
        one.scaled = tuple(thinking[1:])
    _current_outlooks[:] = thinking
    return result


@lru_cache(maxsize=48)
def shared_outlook(
    side: Side, season: Season, open_tiles: tuple[str, ...], hidden: tuple[str, ...], prices: Prices
) -> Outlook:
    """The shared outlook for equal facts, from a cache of the most recent ones."""
    return Outlook(side, season, open_tiles, hidden, prices)


@lru_cache(maxsize=32)
def late_tile_values(side: Side, season: Season, position: int, tile: str, prices: Prices) -> TileValues:
    """A tile whose continuation is the same in every game: average values, or the end."""
    return TileValues(state_numbering(side), tile, average_values(side, season, position + 1), prices)


def average_values(side: Side, season: Season, position: int) -> Values:
    """In company, values on the morning a tile is revealed, averaged over the season; or after the end."""
    return averages(side, season)[position - FIRST_POSITION] if position < POSITIONS else final_values(side)


@cache
def final_values(side: Side) -> Values:
    """Values after the last day: victory points."""
    return recursion(side).final_values()


@cache
def averages(side: Side, season: Season) -> tuple[Values, ...]:
    """Precomputed values for the mornings before the third to the sixth tile (``tools.k2.averages``)."""
    return recursion(side).unpack_tables(read_averages(side, season))


@cache
def recursion(side: Side) -> Recursion:
    """The dynamic programming for a side of the board."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # otherwise NumPy starts an idle thread per core
    from k2bot.games.k2.players.recursion import Recursion  # noqa: PLC0415 - NumPy is loaded only to think

    return Recursion(state_numbering(side))


@lru_cache(maxsize=1 << 14)
def prices_of_choices(card: tuple[float, float], hand: Hand) -> tuple[float, ...]:
    """Value of keeping the cards for another day of the round, for each choice; ``card`` as in ``Prices``."""
    card_prices = _card_prices(*card)
    return tuple(sum([card_prices[kind] for kind in choice]) for choice in choices(hand))


@cache
def _card_prices(movement: float, air: float) -> tuple[float, ...]:
    return tuple(
        air * card.up
        if card.is_acclimatization
        else movement * (max(card.up, ROPE_DOWN_WORTH * card.down) if card.is_rope else card.up)
        for card in DISTINCT_CARDS
    )


COMPANY_PRICES = Prices()
"""The default prices, those of company."""


def _solo_days(air: float) -> tuple[DayKind, ...]:
    """A single player's days, which differ less in movement: each has a token. ``air`` is a level's price."""
    return DayKind(0.3, 4, (0.0,)), DayKind(0.4, 3, (0.0, air)), DayKind(0.3, 2, (0.0, air, 2 * air))


_SOLO_PRICES = Prices(days=_solo_days(0.2))
_CHEAP_MOVEMENT = Prices((0.0, 0.11, 0.23, 0.36, 0.5, 0.65, 0.81), _solo_days(0.2))
_CHEAP_AIR = Prices(days=_solo_days(0.1))


def prices_of(setup: Setup) -> Prices:
    """The prices by which a game's climbers are valued."""
    if not setup.solo:
        return COMPANY_PRICES
    if setup.side == "hard":
        return _CHEAP_AIR
    return _CHEAP_MOVEMENT if setup.season == "winter" else _SOLO_PRICES
