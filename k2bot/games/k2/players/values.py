"""What a climber is worth: backward dynamic programming over the days left (day, space, level, step, tent).

One climber at a time, against the weather that lies open and, beyond it, against each tile that may still
come. Points of cards are bought at fixed prices, so that two climbers who share three cards come apart.
Values are victory points at the end, less the prices paid on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from operator import mul
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.players.averages import FIRST_POSITION, POSITIONS, averages
from k2bot.games.k2.players.ground import Land, land
from k2bot.games.k2.players.pack import KINDS
from k2bot.games.k2.players.shape import Row, Rows, Shape, empty, shape

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Season, Side, Weather
    from k2bot.games.k2.players.quick import Reach

IMPOSSIBLE = -99.0
MOST_EXACT = 2
"""With so many hidden tiles or fewer, every one that may follow is looked at."""
ROPE_DOWN = 0.35
"""What a rope's points downwards are worth, as a part of points upwards."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What a day's cards may offer one climber."""

    share: float
    """How many days in one are so."""
    points: int
    """The most points it can move with."""
    air: tuple[float, ...]
    """Prices of levels, by the levels gained; no more than listed can be had."""


@dataclass(frozen=True, slots=True)
class Prices:
    """What points cost the dynamic programming, in victory points, and which of them a day offers."""

    movement: tuple[float, ...] = (0.0, 0.17, 0.35, 0.55, 0.77, 1.0, 1.25)
    """By the points moved with in a day."""
    hands: tuple[Hand, ...] = (
        Hand(0.3, 5, (0.0,)),
        Hand(0.4, 3, (0.0, 0.2)),
        Hand(0.3, 1, (0.0, 0.2, 0.4)),
    )
    card: tuple[float, float] = (0.16, 0.25)
    """What keeping a card is worth: by point of movement, by level."""
    death: float = 1.0
    """What a death costs beside the climber's points."""


class Stage:
    """The values before the nights of one tile's three days, and of the morning before the first."""

    __slots__ = ("mornings", "nights")

    def __init__(self, nights: tuple[Rows, Rows, Rows], mornings: tuple[Rows, Rows, Rows]) -> None:
        self.nights = nights
        self.mornings = mornings


class Outlook:
    """Values for a table of which the first tiles lie open and any of the hidden ones may follow.

    While more than two are hidden, the mornings they are turned up on have the season's average values.
    """

    __slots__ = (
        "_after",
        "_stages",
        "cards",
        "hidden",
        "known",
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
        self.known: dict[tuple[object, ...], Reach] = {}
        """What points can do for climbers, as looked up before; the quick player's."""
        self._stages: dict[tuple[int, str], Stage] = {}
        self._after: dict[int, Rows] = {}

    def night(self, day: int, tile: str) -> Rows:
        """Values before the night of a day, under that tile: by level from -2 to 12."""
        position, of_tile = divmod(day - 1, content.DAYS_A_TILE)
        return self._stage(position, tile).nights[of_tile]

    def morning(self, day: int, tile: str) -> Rows:
        """Values on the morning of a day, under that tile: by level from 1 to 6."""
        position, of_tile = divmod(day - 1, content.DAYS_A_TILE)
        return self._stage(position, tile).mornings[of_tile]

    def _stage(self, position: int, tile: str) -> Stage:
        stage = self._stages.get((position, tile))
        if stage is None:
            if self._uses_averages and position >= len(self.shown):
                stage = far_stage(self.side, self.season, position, tile, self.prices)
            else:
                stage = make_stage(self.shape, tile, self._rows_after(position), self.prices)
            self._stages[position, tile] = stage
        return stage

    @property
    def _uses_averages(self) -> bool:
        return len(self.hidden) > MOST_EXACT

    def _rows_after(self, position: int) -> Rows:
        """Values on the morning after a tile's third day, over the tiles that may follow."""
        rows = self._after.get(position)
        if rows is None:
            following = position + 1
            if following == POSITIONS:
                rows = final(self.shape)
            elif following < len(self.shown):
                rows = self._stage(following, self.shown[following]).mornings[0]
            elif self._uses_averages:
                rows = averages(self.side, self.season)[following - FIRST_POSITION]
            else:
                rows = mean([self._stage(following, tile).mornings[0] for tile in self.hidden])
            self._after[position] = rows
        return rows


@lru_cache(maxsize=6)
def outlook(
    side: Side, season: Season, shown: tuple[str, ...], hidden: tuple[str, ...], prices: Prices
) -> Outlook:
    """The outlook of a table, kept for the next decision of the same days."""
    return Outlook(side, season, shown, hidden, prices)


@lru_cache(maxsize=18)
def far_stage(side: Side, season: Season, position: int, tile: str, prices: Prices) -> Stage:
    """A tile that is still face down, with average values behind it: the same for all tables."""
    form = shape(side)
    following = position + 1
    after = final(form) if following == POSITIONS else averages(side, season)[following - FIRST_POSITION]
    return make_stage(form, tile, after, prices)


def make_stage(form: Shape, tile: str, after: Rows, prices: Prices) -> Stage:
    """A tile's three days, from the values of the morning after them."""
    rows = after
    nights, mornings = [], []
    for weather in reversed(content.TILES[tile].days):
        night = before_night(form, weather, rows, prices.death)
        rows = morning(form, weather, night, prices)
        nights.append(night)
        mornings.append(rows)
    return Stage((nights[2], nights[1], nights[0]), (mornings[2], mornings[1], mornings[0]))


def season_averages(side: Side, season: Season, prices: Prices) -> tuple[Rows, ...]:
    """The mornings before the third to the sixth tile, any of the season's tiles turning up."""
    form = shape(side)
    rows = final(form)
    tables: list[Rows] = []
    for _ in range(FIRST_POSITION, POSITIONS):
        stages = [make_stage(form, tile.id, rows, prices) for tile in content.SEASON_TILES[season]]
        rows = mean([stage.mornings[0] for stage in stages])
        tables.insert(0, rows)
    return tuple(tables)


def _card_prices(prices: Prices) -> tuple[float, ...]:
    movement, air = prices.card
    return tuple(
        air * card.up
        if card.is_acclimatization
        else movement * (max(card.up, ROPE_DOWN * card.down) if card.is_rope else card.up)
        for card in KINDS
    )


def final(form: Shape) -> Rows:
    """Values after the last day: the points."""
    rows = empty(form)
    for tent, space, step in form.valid:
        rows[form.index(tent, space, step)] = (float(form.ground.points[step]),) * 6
    return rows


def mean(tables: list[Rows], shares: list[float] | None = None) -> Rows:
    """The mean of tables, value by value; with shares, weighed by them."""
    if len(tables) == 1:
        return tables[0]
    weights = shares or [1 / len(tables)] * len(tables)
    found: Rows = []
    for rows in zip(*tables, strict=True):
        known = [row for row in rows if row is not None]
        if not known:
            found.append(None)
        elif len(known) == 2:
            (one, other), (first, second) = known, weights
            found.append(tuple([a * first + b * second for a, b in zip(one, other, strict=True)]))
        else:
            found.append(tuple([sum(map(mul, weights, values)) for values in zip(*known, strict=True)]))
    return found


def before_night(form: Shape, weather: Weather, tomorrow: Rows, death: float) -> Rows:
    """Values by level before the check (rules 20, 21 and 40)."""
    place = form.ground
    dead = 1.0 - death
    rows = empty(form)
    lost, slides = [], []
    for zone in content.ZONES:
        avalanche = weather.avalanche_in(zone)
        lost.append(weather.loss(zone) + avalanche)
        slides.append(avalanche)
    for tent, space, step in form.valid:
        sheltered = form.places[tent] == space
        zone_number = place.zone[space]
        change = place.air[space] + sheltered - lost[zone_number]
        there = place.slope[space] if slides[zone_number] and not sheltered else space
        after = tomorrow[form.index(tent, there, step)]
        assert after is not None  # noqa: S101 - lower spaces have lower steps
        known = (*(dead,) * 8, *after, *(after[5],) * 12)  # from level -7 to 18
        rows[form.index(tent, space, step)] = (IMPOSSIBLE, IMPOSSIBLE, *known[7 + change : 20 + change])
    return rows


def morning(form: Shape, weather: Weather, night: Rows, prices: Prices) -> Rows:
    """The best of what a day's points can buy, by level in the morning."""
    ways = land(form.ground.side, weather)
    return mean(
        [_morning(form, ways, night, prices.movement[: hand.points + 1], hand.air) for hand in prices.hands],
        [hand.share for hand in prices.hands],
    )


def _morning(
    form: Shape, ways: Land, night: Rows, movement: tuple[float, ...], air: tuple[float, ...]
) -> Rows:
    bought = [() if row is None else _with_air(row, air) for row in night]
    most = len(movement)
    block = form.spaces * form.steps
    carried = _priced(bought[:block], movement)
    # The values of all pitched tents stand side by side in one row: a use moves none of them.
    pitched = _priced(
        [
            tuple(chain.from_iterable(bought[tent * block + state] for tent in range(1, len(form.places))))
            for state in range(block)
        ],
        movement,
    )
    fresh: dict[tuple[int, int], Row] = {}

    def beside_new_tent(points: int, state: int) -> Row:
        """The values of a state with a tent pitched today, less the price."""
        row = fresh.get((points, state))
        if row is None:
            row = fresh[points, state] = tuple([v - movement[points] for v in bought[state]])
        return row

    rows = empty(form)
    for start in range(form.spaces):
        for step in range(form.ground.step[start], form.steps):
            state = start * form.steps + step
            first: dict[int, int] = {}  # by state: the fewest points that lead to it
            for points, ends in enumerate(ways.by_need(start, 0, 0, tent=False)[:most]):
                for space, top, _ in ends:
                    first.setdefault(space * form.steps + max(step, top), points)
            best = _best([pitched[points][reached] for reached, points in first.items()])
            for tent in range(1, len(form.places)):
                rows[tent * block + state] = best[6 * tent - 6 : 6 * tent]
            rows[state] = _best(
                [
                    *(carried[points][reached] for reached, points in first.items()),
                    *(
                        beside_new_tent(points, form.index(form.tent_number[place], space, max(step, top)))
                        for points, ends in enumerate(ways.by_need(start, 0, 0, tent=True)[:most])
                        for space, top, place in ends
                        if place >= 0
                    ),
                ]
            )
    return rows


def _with_air(row: Row, air: tuple[float, ...]) -> Row:
    """The best of the levels that acclimatization points can buy, for levels 1 to 6."""
    if len(air) == 1 or row[3] == row[11]:  # nothing to buy, or no level is worth anything
        return row[3:9]
    dearer = [[value - air[gain] for value in row[3 + gain : 9 + gain]] for gain in range(1, len(air))]
    return tuple(map(max, row[3:9], *dearer))


def _priced(rows: list[Row], movement: tuple[float, ...]) -> list[list[Row]]:
    """The rows less the price of so many points of movement, by points."""
    return [rows, *([tuple([v - price for v in row]) for row in rows] for price in movement[1:])]


def _best(rows: list[Row]) -> Row:
    return rows[0] if len(rows) == 1 else tuple(map(max, *rows))


PRICES = Prices()
"""The prices the levels play with."""
