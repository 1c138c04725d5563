"""What a climber is worth: backward dynamic programming over the days left (day, space, level, step, tent).

One climber at a time, against the weather that lies open and, beyond it, against each tile that may still
come. Points of cards are bought at fixed prices, so that two climbers who share three cards come apart.
Values are victory points at the end, less the prices paid on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.players.averages import FIRST_POSITION, LEVELS, POSITIONS, averages
from k2bot.games.k2.players.ground import Land, land
from k2bot.games.k2.players.pack import KINDS, choices
from k2bot.games.k2.players.shape import Row, Rows, Shape, empty, shape

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Season, Side, Weather
    from k2bot.games.k2.players.quick import Pair, Reach

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
    card: tuple[float, float] = (0.38, 0.3)
    """What keeping a card is worth: by point of movement, by level."""
    death: float = 1.0
    """What a death costs beside the climber's points."""


class Stage:
    """The values of a tile's three days, before their nights and in the mornings; made as they are asked."""

    __slots__ = ("_after", "_mornings", "_nights", "_prices", "_shape", "_tile")

    def __init__(self, form: Shape, tile: str, after: Rows, prices: Prices) -> None:
        self._shape = form
        self._tile = tile
        self._after = after
        self._prices = prices
        self._nights: list[Rows | None] = [None, None, None]
        self._mornings: list[Rows | None] = [None, None, None]

    def night(self, of_tile: int) -> Rows:
        """Values before the night of a day, the tile's days counted from 0: by level from -2 to 12."""
        rows = self._nights[of_tile]
        if rows is None:
            tomorrow = self._after if of_tile == content.DAYS_A_TILE - 1 else self.morning(of_tile + 1)
            rows = before_night(self._shape, self._weather(of_tile), tomorrow, self._prices.death)
            self._nights[of_tile] = rows
        return rows

    def morning(self, of_tile: int) -> Rows:
        """Values on the morning of a day: by level from 1 to 6."""
        rows = self._mornings[of_tile]
        if rows is None:
            rows = morning(self._shape, self._weather(of_tile), self.night(of_tile), self._prices)
            self._mornings[of_tile] = rows
        return rows

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
        self.known: dict[tuple[object, ...], Reach] = {}
        """What points can do for climbers, as looked up before; the quick player's."""
        self.pairs: dict[tuple[object, ...], Pair] = {}
        """Both climbers of a seat, as looked at before; the quick player's."""
        self._stages: dict[tuple[int, str], Stage] = {}
        self._after: dict[int, Rows] = {}
        self._prices_of_choices: dict[tuple[int, ...], tuple[float, ...]] = {}

    def night(self, day: int, tile: str) -> Rows:
        """Values before the night of a day, under that tile: by level from -2 to 12."""
        position, of_tile = divmod(day - 1, content.DAYS_A_TILE)
        return self._stage(position, tile).night(of_tile)

    def morning(self, day: int, tile: str) -> Rows:
        """Values on the morning of a day, under that tile: by level from 1 to 6."""
        position, of_tile = divmod(day - 1, content.DAYS_A_TILE)
        return self._stage(position, tile).morning(of_tile)

    def forget(self) -> None:
        """Let go what was looked up for the quick player, to keep a process small."""
        self.known.clear()
        self.pairs.clear()

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
            if self._uses_averages and position >= len(self.shown):
                stage = far_stage(self.side, self.season, position, tile, self.prices)
            else:
                stage = Stage(self.shape, tile, self._rows_after(position), self.prices)
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
                rows = self._stage(following, self.shown[following]).morning(0)
            elif self._uses_averages:
                rows = averages(self.side, self.season)[following - FIRST_POSITION]
            else:
                rows = mean([self._stage(following, tile).morning(0) for tile in self.hidden])
            self._after[position] = rows
        return rows


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


@lru_cache(maxsize=4)
def kept_outlook(
    side: Side, season: Season, shown: tuple[str, ...], hidden: tuple[str, ...], prices: Prices
) -> Outlook:
    """The one outlook of equal facts, as long as it is among the last few asked for."""
    return Outlook(side, season, shown, hidden, prices)


@lru_cache(maxsize=6)
def far_stage(side: Side, season: Season, position: int, tile: str, prices: Prices) -> Stage:
    """A tile that is still face down, with average values behind it: the same for all tables."""
    form = shape(side)
    following = position + 1
    after = final(form) if following == POSITIONS else averages(side, season)[following - FIRST_POSITION]
    return Stage(form, tile, after, prices)


def season_averages(side: Side, season: Season, prices: Prices) -> tuple[Rows, ...]:
    """The mornings before the third to the sixth tile, any of the season's tiles turning up."""
    form = shape(side)
    rows = final(form)
    tables: list[Rows] = []
    for _ in range(FIRST_POSITION, POSITIONS):
        stages = [Stage(form, tile.id, rows, prices) for tile in content.SEASON_TILES[season]]
        rows = mean([stage.morning(0) for stage in stages])
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


def mean(tables: list[Rows]) -> Rows:
    """The mean of tables, value by value."""
    if len(tables) == 1:
        return tables[0]
    part = 1 / len(tables)
    found: Rows = []
    for rows in zip(*tables, strict=True):
        known = [row for row in rows if row is not None]
        found.append(tuple([sum(values) * part for values in zip(*known, strict=True)]) if known else None)
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
    """The best of what a day's points can buy, by level in the morning.

    For speed the values of all tents stand side by side in one wide row for each space and step.
    """
    ways = land(form.ground.side, weather)
    wide = _side_by_side(form, night, max(len(hand.air) for hand in prices.hands))
    best = [
        _bests(form, ways, _with_air(wide, hand.air), prices.movement[: hand.points + 1])
        for hand in prices.hands
    ]
    shares = [hand.share for hand in prices.hands]
    rows = empty(form)
    block = form.spaces * form.steps
    for state in range(block):
        values = best[0][state]
        if values:
            weighed = [
                [value * share for value in of_hand[state]]
                for of_hand, share in zip(best, shares, strict=True)
            ]
            values = tuple(map(sum, zip(*weighed, strict=True)))
            for tent in range(len(form.places)):
                rows[tent * block + state] = values[LEVELS * tent : LEVELS * (tent + 1)]
    return rows


def _side_by_side(form: Shape, night: Rows, gains: int) -> list[list[Row]]:
    """By levels gained, then by space and step: the values of levels 1 to 6 with each tent; () where none."""
    block = form.spaces * form.steps
    tents = range(len(form.places))
    found: list[list[Row]] = []
    for gain in range(gains):
        start, end = 3 + gain, 9 + gain
        found.append(
            [
                tuple(chain.from_iterable([(night[tent * block + state] or ())[start:end] for tent in tents]))
                for state in range(block)
            ]
        )
    return found


def _with_air(wide: list[list[Row]], air: tuple[float, ...]) -> list[Row]:
    """The best of the levels that acclimatization points can buy."""
    if len(air) == 1:
        return wide[0]
    found = []
    for rows in zip(*wide[: len(air)], strict=True):
        dearer = [[value - price for value in row] for row, price in zip(rows[1:], air[1:], strict=True)]
        found.append(tuple(map(max, rows[0], *dearer)))
    return found


def _bests(form: Shape, ways: Land, bought: list[Row], movement: tuple[float, ...]) -> list[Row]:
    """By space and step, the best end that points of movement can buy, for each tent and level."""
    most = len(movement)
    priced = [bought, *([tuple([v - price for v in row]) for row in bought] for price in movement[1:])]
    found: list[Row] = [()] * len(bought)
    steps = form.steps
    for start in range(form.spaces):
        plain = ways.by_need(start, 0, 0, tent=False)[:most]
        pitching = [
            (points, space * steps, top, form.tent_number[place] * LEVELS)
            for points, ends in enumerate(ways.by_need(start, 0, 0, tent=True)[:most])
            for space, top, place in ends
            if place >= 0
        ]
        for step in range(form.ground.step[start], steps):
            first: dict[int, int] = {}  # by state: the fewest points that lead to it
            for points, ends in enumerate(plain):
                for space, top, _ in ends:
                    first.setdefault(space * steps + max(step, top), points)
            row = _best([priced[points][reached] for reached, points in first.items()])
            if pitching:
                carried = [
                    priced[points][space + max(step, top)][tent : tent + LEVELS]
                    for points, space, top, tent in pitching
                ]
                row = (*map(max, row[:LEVELS], *carried), *row[LEVELS:])
            found[start * steps + step] = row
    return found


def _best(rows: list[Row]) -> Row:
    return rows[0] if len(rows) == 1 else tuple(map(max, *rows))


PRICES = Prices()
"""The prices the levels play with."""
