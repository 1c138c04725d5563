"""The printed components of K2, loaded once from ``data/*.toml`` into frozen values.

Two boards, the deck, the risk tokens, the weather tiles and the solo titles.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, total_ordering
from importlib import resources
from typing import Any, Literal, NamedTuple, Self, TypeAlias

Side: TypeAlias = Literal["easy", "hard"]
Season: TypeAlias = Literal["summer", "winter"]
Zone: TypeAlias = Literal["low", "6000", "7000", "8000"]
ClimberName: TypeAlias = Literal["A", "B"]
ClimberKey: TypeAlias = tuple[int, ClimberName]
"""A climber's key within the game: seat and name."""

SIDES: tuple[Side, ...] = ("easy", "hard")
SEASONS: tuple[Season, ...] = ("summer", "winter")
CLIMBER_NAMES: tuple[ClimberName, ClimberName] = ("A", "B")
ZONES: tuple[Zone, ...] = ("low", "6000", "7000", "8000")

BASE_CAMP = "base"
SUMMIT = "summit"
DAYS = 18
DAYS_A_TILE = 3
HAND_SIZE = 6
CARDS_A_DAY = 3
OPEN_TOKENS = 3
HIGHEST_AIR = 6
LOWEST_AIR = 1
"""A climber below it after the night's check dies (rule 21)."""
POINTS_OF_THE_DEAD = 1
"""Points of a dead climber (rule 21)."""
RESCUE_STEPS = 4
"""Steps a rescued climber's marker moves back on the score track (rule 22)."""


_INTERNED: dict[tuple[type, str, int, int], Any] = {}
"""Interned cards."""


@total_ordering
@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card of the deck, interned. Its text is ``m2``, ``r1/2`` (up/down) or ``a0``."""

    kind: Literal["movement", "rope", "acclimatization"]
    up: int
    """Points when used; for a rope, when used up."""
    down: int
    """Points of a rope used down; equal to ``up`` for other cards."""

    @property
    def push(self) -> int:
        """Contribution to the sum of phase 2 (rule 8)."""
        return 0 if self.kind == "acclimatization" else self.up

    @property
    def unused_points(self) -> int:
        """Points an unused card pays towards a risk token (rule 18)."""
        return max(self.up, self.down)

    @property
    def is_movement(self) -> bool:
        """Whether this is a movement card."""
        return self.kind == "movement"

    @property
    def is_rope(self) -> bool:
        """Whether this is a rope card."""
        return self.kind == "rope"

    @property
    def is_acclimatization(self) -> bool:
        """Whether this is an acclimatization card."""
        return self.kind == "acclimatization"

    def __str__(self) -> str:
        return f"r{self.up}/{self.down}" if self.is_rope else f"{self.kind[0]}{self.up}"

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    def __new__(cls, kind: str, up: int, down: int) -> Self:
        """Intern the card: equal cards are the same object, which makes them fast dict keys."""
        card: Self = _INTERNED.setdefault((cls, kind, up, down), object.__new__(cls))
        return card

    def __reduce__(self) -> tuple[type[Card], tuple[str, int, int]]:
        """Make copies and pickles resolve to the interned card."""
        return Card, (self.kind, self.up, self.down)

    def __lt__(self, other: Card) -> bool:
        """Deck order: movement, rope, acclimatization, each ascending."""
        return _DECK_ORDER[self] < _DECK_ORDER[other]

    @staticmethod
    def parse(text: str) -> Card:
        """Parse a card's text. Raises ValueError if it is not a card of the deck."""
        try:
            return CARDS[text]
        except (KeyError, TypeError):
            raise ValueError(f"{text!r} is no card; the cards are {', '.join(CARDS)}") from None


Cards: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the mountain; ``x`` and ``y`` are fractions of the picture, y downwards."""

    id: str
    x: float
    y: float
    altitude: int
    """Metres above sea level. Of two joined spaces the higher one is *up* (rule 14)."""
    zone: Zone
    vp: int
    cost: int
    air_change: int
    """Change in the air of a climber who ends the day here (rule 20)."""


@dataclass(frozen=True, slots=True)
class Board:
    """One side of the board."""

    side: Side
    spaces: tuple[Space, ...]
    """In data order, from the base camp to the summit."""
    by_id: dict[str, Space]
    neighbours: dict[str, tuple[Space, ...]]
    """Spaces joined by a rope, in data order."""
    slopes: dict[str, tuple[Space, ...]]
    """Lower neighbours of each space, highest first, then in data order (rule 40)."""
    ropes: tuple[tuple[str, str], ...]
    """Pairs of lower and upper end."""
    score_track: tuple[int, ...]
    altitude_lines: dict[Zone, float]
    """Vertical position (y) of the printed 6000, 7000 and 8000 lines."""

    def rescued_points(self, points: int) -> int:
        """Points of a climber after its rescue (rule 22)."""
        return self.score_track[rescued_step(self.score_track.index(points))]


def rescued_step(step: int) -> int:
    """Step of the score track after a rescue, for a marker on this step (rule 22)."""
    return max(step - RESCUE_STEPS, 0)


@dataclass(frozen=True, slots=True)
class Weather:
    """One day's weather: its effects, and the zones they apply to."""

    zones: tuple[Zone, ...] = ()
    air_loss: int = 0
    """Air lost in the check."""
    move: int = 0
    """Extra movement points to enter a space or pitch a tent."""
    avalanche: bool = False

    @property
    def is_clear(self) -> bool:
        """Whether it has no effect anywhere."""
        return not (self.air_loss or self.move or self.avalanche)

    def loss(self, zone: Zone) -> int:
        """Air lost in a zone, not counting avalanches (rule 20)."""
        return self.air_loss if zone in self.zones else 0

    def toll(self, zone: Zone) -> int:
        """Extra movement points in a zone (rule 14)."""
        return self.move if zone in self.zones else 0

    def avalanche_in(self, zone: Zone) -> bool:
        """Whether an avalanche hits a zone (rule 40)."""
        return self.avalanche and zone in self.zones


@dataclass(frozen=True, slots=True)
class WeatherTile:
    """A weather tile: three days."""

    id: str
    days: tuple[Weather, ...]


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath("data", name).read_text(encoding="utf-8"))


_BOARDS = _load("boards.toml")
_COMPONENTS = _load("components.toml")


def _deck() -> Cards:
    deck = _COMPONENTS["deck"]
    return (
        *(Card("movement", points, points) for points in sorted(deck["movement"])),
        *sorted(
            (Card("rope", rope["up"], rope["down"]) for rope in deck["rope"]), key=lambda c: (c.up, c.down)
        ),
        *(Card("acclimatization", points, points) for points in sorted(deck["acclimatization"])),
    )


DECK: Cards = _deck()
"""Every player's 18 cards, in deck order (rule 4)."""
CARDS: dict[str, Card] = {str(card): card for card in DECK}
"""Distinct cards by text, in deck order."""
_DECK_ORDER: dict[Card, int] = {card: number for number, card in enumerate(CARDS.values())}


def in_deck_order(cards: Iterable[Card]) -> Cards:
    """Cards in deck order."""
    return tuple(sorted(cards, key=_DECK_ORDER.__getitem__))


class Sums(NamedTuple):
    """Totals of a set of cards."""

    up: int
    """Points up, from movement and rope cards: the sum of phase 2 (rule 8)."""
    down: int
    air: int
    """Acclimatization, in levels."""
    unused: int
    """Points towards a risk token if unused (rule 18)."""


def sums(cards: Iterable[Card]) -> Sums:
    """Totals of these cards."""
    hand = tuple(cards)
    air = sum(card.up for card in hand if card.is_acclimatization)
    down = sum(card.down for card in hand) - air
    return Sums(sum(card.push for card in hand), down, air, sum(card.unused_points for card in hand))


TOKENS: tuple[int, ...] = tuple(
    int(value) for value, count in sorted(_COMPONENTS["risk"].items()) for _ in range(count)
)
"""Values of the 20 risk tokens (rule 3)."""


def _tiles(key: str) -> tuple[WeatherTile, ...]:
    return tuple(
        WeatherTile(tile["id"], tuple(_weather(**day) for day in tile["days"]))
        for tile in _COMPONENTS["weather"][key]
    )


def _weather(zones: Iterable[Zone] = (), acc: int = 0, **data: Any) -> Weather:
    return Weather(tuple(zones), air_loss=acc, **data)


SEASON_TILES: dict[Season, tuple[WeatherTile, ...]] = {season: _tiles(season) for season in SEASONS}
AVALANCHE_TILES: dict[Season, tuple[WeatherTile, ...]] = {
    season: _tiles(f"avalanche_{season}") for season in SEASONS
}
TILES: dict[str, WeatherTile] = {
    tile.id: tile for group in (SEASON_TILES, AVALANCHE_TILES) for tiles in group.values() for tile in tiles
}
"""All weather tiles by id."""


def weather_on(tiles: Sequence[str], day: int) -> Weather:
    """The weather of a day from 1 to 18 under these tiles; secret while its tile is face down."""
    tile, of_tile = divmod(day - 1, DAYS_A_TILE)
    return TILES[tiles[tile]].days[of_tile]


OWN_WEATHER_TILES: tuple[str, ...] = ("W2", "W3", "W4", "W5", "W6", "AS1", "AS2", "AW1", "AW2")
"""Tiles designed by this project, not printed; of avalanche tiles, only their days without an avalanche."""


@cache
def board(side: Side) -> Board:
    """The board on a side."""
    data = _BOARDS[side]
    spaces = tuple(_space(**space) for space in data["spaces"])
    by_id = {space.id: space for space in spaces}
    joined: dict[str, set[str]] = {space.id: set() for space in spaces}
    for lower, upper in data["ropes"]:
        joined[lower].add(upper)
        joined[upper].add(lower)
    neighbours = {
        own: tuple(space for space in spaces if space.id in others) for own, others in joined.items()
    }
    return Board(
        side=side,
        spaces=spaces,
        by_id=by_id,
        neighbours=neighbours,
        slopes={own: _slopes(by_id[own], others) for own, others in neighbours.items()},
        ropes=tuple((lower, upper) for lower, upper in data["ropes"]),
        score_track=tuple(data["score_track"]),
        altitude_lines=dict(data["altitude_lines"]),
    )


def _space(*, acc: int, **data: Any) -> Space:
    return Space(air_change=acc, **data)


def _slopes(space: Space, neighbours: tuple[Space, ...]) -> tuple[Space, ...]:
    lower = [other for other in neighbours if other.altitude < space.altitude]
    return tuple(sorted(lower, key=lambda other: -other.altitude))


@cache
def limit(zone: Zone, players: int, *, lenient: bool = False) -> int:
    """Climber limit of a space in a zone (rule 16); a solo game uses the limit for two (rule 28)."""
    row: dict[str, int] = _BOARDS["limits"][zone]
    return row["lenient5" if lenient else str(max(players, 2))]


def solo_title(side: Side, season: Season, total: int) -> str:
    """The title for a solo total (rule 28)."""
    rating = solo_rating(side, season)
    return next((title for title, least in rating if total >= least), rating[-1][0])


def solo_rating(side: Side, season: Season) -> tuple[tuple[str, int], ...]:
    """Titles with their minimum totals, best first (rule 28)."""
    rating = _COMPONENTS["solo_rating"]
    return tuple(zip(rating["titles"], rating[f"{side}_{season}"], strict=True))
