"""The printed matter of K2, loaded from ``data/*.toml`` into frozen values.

Two boards, the deck, the risk tokens, the weather tiles and the solo titles. Nothing here changes during a
game; everything is loaded once.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, total_ordering
from importlib import resources
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Self, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

Side: TypeAlias = Literal["easy", "hard"]
Season: TypeAlias = Literal["summer", "winter"]
Zone: TypeAlias = Literal["low", "6000", "7000", "8000"]
ClimberName: TypeAlias = Literal["A", "B"]
ClimberKey: TypeAlias = tuple[int, ClimberName]
"""A climber of the whole table: seat and name."""

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
HIGHEST_LEVEL = 6
POINTS_OF_THE_DEAD = 1
"""What a climber counts that has died (rule 21)."""


_MADE: dict[tuple[type, str, int, int], Any] = {}
"""Every card made so far."""


@total_ordering
@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card of the deck; equal cards are one value. Its text is ``m2``, ``r1/2`` (up/down) or ``a0``."""

    kind: Literal["movement", "rope", "acclimatization"]
    up: int
    """Points when used (a rope: used upwards)."""
    down: int
    """Points of a rope used downwards; of other cards the same as ``up``."""

    @property
    def push(self) -> int:
        """What the card counts in the sum of phase 2 (rule 8)."""
        return 0 if self.kind == "acclimatization" else self.up

    @property
    def unused_points(self) -> int:
        """What the card pays towards a risk token when it is not used (rule 18)."""
        return max(self.up, self.down)

    @property
    def is_movement(self) -> bool:
        """Whether it is a movement card."""
        return self.kind == "movement"

    @property
    def is_rope(self) -> bool:
        """Whether it is a rope card."""
        return self.kind == "rope"

    @property
    def is_acclimatization(self) -> bool:
        """Whether it is an acclimatization card."""
        return self.kind == "acclimatization"

    def __str__(self) -> str:
        return f"r{self.up}/{self.down}" if self.is_rope else f"{self.kind[0]}{self.up}"

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    def __new__(cls, kind: str, up: int, down: int) -> Self:
        """The one value of that card: equal cards are the same object, which makes them quick keys."""
        made: Self = _MADE.setdefault((cls, kind, up, down), object.__new__(cls))
        return made

    def __reduce__(self) -> tuple[type[Card], tuple[str, int, int]]:
        """Copies and pickles lead back to the one value."""
        return Card, (self.kind, self.up, self.down)

    def __lt__(self, other: Card) -> bool:
        """Deck order: movement, rope, acclimatization, each from low to high."""
        return _DECK_ORDER[self] < _DECK_ORDER[other]

    @staticmethod
    def parse(text: str) -> Card:
        """The card of that text. Raises ValueError for a text that is no card of the deck."""
        try:
            return CARDS[text]
        except (KeyError, TypeError):
            raise ValueError(f"{text!r} is no card; the cards are {', '.join(CARDS)}") from None


Cards: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the mountain; ``x`` and ``y`` are fractions of the picture, y growing downwards."""

    id: str
    x: float
    y: float
    altitude: int
    """Metres above the sea. Of two joined spaces the higher one is *up* (rule 14)."""
    zone: Zone
    vp: int
    cost: int
    acc: int
    """Change of the acclimatization level for who ends the day here (rule 20)."""


@dataclass(frozen=True, slots=True)
class Board:
    """One side of the board."""

    side: Side
    spaces: tuple[Space, ...]
    """In the order of the data, from the base camp to the summit."""
    by_id: dict[str, Space]
    neighbours: dict[str, tuple[Space, ...]]
    """Spaces joined by a rope, in the order of the data."""
    slopes: dict[str, tuple[Space, ...]]
    """By space: the lower ones joined to it, highest first, else in the order of the data (rule 40)."""
    ropes: tuple[tuple[str, str], ...]
    """Each pair: lower end, upper end."""
    score_track: tuple[int, ...]
    altitude_lines: dict[Zone, float]
    """Height (y) of the printed 6000, 7000 and 8000 lines."""


@dataclass(frozen=True, slots=True)
class Weather:
    """The weather of one day: what it does, and in which zones."""

    zones: tuple[Zone, ...] = ()
    acc: int = 0
    """Loss of acclimatization in the check, in points."""
    move: int = 0
    """Extra movement points to enter a space or to pitch a tent."""
    avalanche: bool = False

    @property
    def is_clear(self) -> bool:
        """Whether it does nothing anywhere."""
        return not (self.acc or self.move or self.avalanche)

    def loss(self, zone: Zone) -> int:
        """Loss of acclimatization in a zone (rule 20), avalanches apart."""
        return self.acc if zone in self.zones else 0

    def toll(self, zone: Zone) -> int:
        """Extra movement points in a zone (rule 14)."""
        return self.move if zone in self.zones else 0

    def avalanche_in(self, zone: Zone) -> bool:
        """Whether an avalanche goes down in a zone (rule 40)."""
        return self.avalanche and zone in self.zones


@dataclass(frozen=True, slots=True)
class WeatherTile:
    """A weather tile: three days."""

    id: str
    days: tuple[Weather, Weather, Weather]


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


CARDS: dict[str, Card] = {str(card): card for card in _deck()}
"""The different cards by their text, in deck order."""
DECK: Cards = tuple(CARDS[str(card)] for card in _deck())
"""The 18 cards every player owns, in deck order (rule 4)."""
_DECK_ORDER: dict[Card, int] = {card: number for number, card in enumerate(CARDS.values())}


def in_order(cards: Iterable[Card]) -> Cards:
    """Cards in deck order."""
    return tuple(sorted(cards, key=_DECK_ORDER.__getitem__))


class Sums(NamedTuple):
    """What cards come to together."""

    up: int
    """Points that climb, of movement and rope cards."""
    down: int
    air: int
    """Levels of acclimatization."""
    push: int
    """The sum of phase 2 (rule 8)."""
    unused: int
    """What they pay towards a risk token where they are not used (rule 18)."""


def sums(cards: Iterable[Card]) -> Sums:
    """What these cards come to together."""
    held = tuple(cards)
    air = sum(card.up for card in held if card.is_acclimatization)
    push = sum(card.push for card in held)  # what climbs, pushes
    down = sum(card.down for card in held) - air
    return Sums(push, down, air, push, sum(card.unused_points for card in held))


TOKENS: tuple[int, ...] = tuple(
    int(value) for value, count in sorted(_COMPONENTS["risk"].items()) for _ in range(count)
)
"""The values of the 20 risk tokens (rule 3)."""


def _tiles(key: str) -> tuple[WeatherTile, ...]:
    def day(data: dict[str, Any]) -> Weather:
        return Weather(
            tuple(data.get("zones", ())),
            data.get("acc", 0),
            data.get("move", 0),
            data.get("avalanche", False),
        )

    return tuple(
        WeatherTile(tile["id"], (day(tile["days"][0]), day(tile["days"][1]), day(tile["days"][2])))
        for tile in _COMPONENTS["weather"][key]
    )


SEASON_TILES: dict[Season, tuple[WeatherTile, ...]] = {season: _tiles(season) for season in SEASONS}
AVALANCHE_TILES: dict[Season, tuple[WeatherTile, ...]] = {
    season: _tiles(f"avalanche_{season}") for season in SEASONS
}
TILES: dict[str, WeatherTile] = {
    tile.id: tile for group in (SEASON_TILES, AVALANCHE_TILES) for tiles in group.values() for tile in tiles
}
"""Every weather tile by its id."""
OWN_WEATHER_TILES: tuple[str, ...] = ("W2", "W3", "W4", "W5", "W6", "AS1", "AS2", "AW1", "AW2")
"""Tiles that are this project's own (of the avalanche tiles: their days without an avalanche)."""


@cache
def board(side: Side) -> Board:
    """The board of a side."""
    data = _BOARDS[side]
    spaces = tuple(Space(**space) for space in data["spaces"])
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


def _slopes(space: Space, neighbours: tuple[Space, ...]) -> tuple[Space, ...]:
    below = [other for other in neighbours if other.altitude < space.altitude]
    return tuple(sorted(below, key=lambda other: -other.altitude))


@cache
def limit(zone: Zone, players: int, *, lenient: bool = False) -> int:
    """How many climbers may stand on a space of a zone (rule 16); alone as for two (rule 28)."""
    row: dict[str, int] = _BOARDS["limits"][zone]
    return row["lenient5" if lenient else str(max(players, 2))]


def solo_title(side: Side, season: Season, total: int) -> str:
    """The title a solo total earns (rule 28)."""
    rating = _COMPONENTS["solo_rating"]
    for title, least in zip(rating["titles"], rating[f"{side}_{season}"], strict=True):
        if total >= least:
            return str(title)
    return str(rating["titles"][-1])


def solo_rating(side: Side, season: Season) -> tuple[tuple[str, int], ...]:
    """The rating table of a setting: title and the lowest total it takes, best first (rule 28)."""
    rating = _COMPONENTS["solo_rating"]
    return tuple(zip(rating["titles"], rating[f"{side}_{season}"], strict=True))
