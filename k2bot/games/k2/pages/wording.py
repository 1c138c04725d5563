"""K2's vocabulary: names of things with their emoji, and buttons shared by several pages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from k2bot.game import pages
from k2bot.games.k2.engine import CLIMBER_NAMES, Card, ClimberKey, Direction, Weather, content
from k2bot.games.k2.pictures import Mark, cards, pieces, sky
from k2bot.games.k2.pictures.pieces import Writing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.game.values import Emoji


SEATS: Final = range(1, 6)
"""Possible numbers of players."""
PICTURE: Final = "picture"
"""The whole board as a picture, for the screen that the reader wants."""
BOARD: Final = "board"
"""The board as text."""
HAND: Final = "hand"
"""The reader's cards, to choose from."""
PLAN: Final = "plan"
"""The planner of a turn."""
PAGE_OF: Final = {
    "choose": HAND,
    "token": "token",
    "turn": PLAN,
    "pay": PLAN,
    "slide": "slide",
    "rescue": "rescue",
}
"""Page that answers a decision, by kind."""


@dataclass(frozen=True, slots=True)
class Talk(pages.Talk):
    """The words of a locale and the players of a game, with K2's names for things."""

    key = "k2"

    @property
    def writing(self) -> Writing:
        """Words for the game's pictures."""
        return Writing(self.words, self.names, self.computers)

    def player(self, seat: int) -> str:
        """A player's name, also where no sign can mark it as a computer's."""
        name = self.name(seat)
        spoken = self.read_aloud and self.people[seat].computer
        return self.text("k2-alt-computer", name=name) if spoken else name

    def climber(self, key: ClimberKey) -> str:
        """A climber with its player, as in ``Ann A``."""
        return self.beside(
            climber_emoji(key), self.text("k2-climber", name=self.name(key[0]), climber=key[1])
        )

    def climbers(self, keys: Iterable[ClimberKey]) -> list[str]:
        """Climbers with their players."""
        return list(map(self.climber, keys))

    def letter(self, key: ClimberKey) -> str:
        """A climber when its player is clear from context, as in ``A``."""
        return self.beside(climber_emoji(key), key[1])

    def token(self, value: int) -> str:
        """A risk token, named by its value."""
        return self.beside(token_emoji(value), str(value))

    def space(self, space: str) -> str:
        """A space of the board."""
        return self.text("k2-space", space=space)

    def spaces(self, spaces: Iterable[str]) -> list[str]:
        """Several spaces of the board."""
        return list(map(self.space, spaces))

    def card(self, card: Card, direction: Direction | None = None) -> str:
        """A card, as in ``Rope 1/3``; optionally with the direction it is used in."""
        return self.beside(card_emoji(card), self._card(card, direction))

    def _card(self, card: Card, direction: Direction | None) -> str:
        if card.is_movement:
            return self.text("k2-card-movement", points=card.up)
        if card.is_acclimatization:
            return self.text("k2-card-air", points=card.up)
        if direction is None:
            message = "k2-card-rope-spoken" if self.read_aloud else "k2-card-rope"
            return self.text(message, up=card.up, down=card.down)  # words: k2-card-rope, k2-card-rope-spoken
        message = "k2-card-rope-up" if direction == "up" else "k2-card-rope-down"
        return self.text(message, up=card.up, down=card.down)  # words: k2-card-rope-up, k2-card-rope-down

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards as a list."""
        return self.list_text(map(self.card, cards))

    def way(self, spaces: Iterable[str]) -> str:
        """Two or more spaces in the order in which a climber passes them."""
        start, *stops, end = map(self.space, spaces)
        if not self.read_aloud:
            return self.join([start, *stops, end], "talk-list-arrow")
        return self.text("k2-way-spoken", start=start, end=end, stops=len(stops), between=stops)

    def dangers(self, marked: Sequence[tuple[str, Mark | None]]) -> Iterator[str | None]:
        """Lines on who would die, slide, or have 1 air left tonight, from climbers' names and marks."""
        messages: dict[Mark, str] = {
            "dies": "k2-plan-dies",
            "slides": "k2-plan-slides",
            "short": "k2-alt-short",
        }
        for danger, message in messages.items():  # words: k2-plan-dies, k2-plan-slides, k2-alt-short
            yield self.count_text(message, climbers=[climber for climber, mark in marked if mark == danger])


# ------------------------------------------------------------------------------------------------ emoji


_WORDS: Final = {"movement": "move", "rope": "rope", "acclimatization": "air"}


def card_emoji(card: Card) -> str:
    """Emoji name of a card, as in ``k2_rope_1_3``."""
    points = f"{card.up}_{card.down}" if card.is_rope else f"{card.up}"
    return f"k2_{_WORDS[card.kind]}_{points}"


def climber_emoji(key: ClimberKey) -> str:
    """Emoji name of a climber, as in ``k2_climber_1a`` for climber A of the first seat."""
    return f"k2_climber_{key[0] + 1}{key[1].lower()}"


def tent_emoji(key: ClimberKey) -> str:
    """Emoji name of a climber's tent, as in ``k2_tent_1a``."""
    return f"k2_tent_{key[0] + 1}{key[1].lower()}"


def token_emoji(value: int) -> str:
    """Emoji name of a risk token."""
    return f"k2_risk_{value}"


def weather_emoji(weather: Weather) -> str:
    """Emoji name of a weather, as in ``k2_storm``."""
    return f"k2_{sky.sky_of(weather)}"


@cache
def emojis() -> tuple[Emoji, ...]:
    """Cards, climbers, tents, weather and risk tokens."""
    climbers: list[ClimberKey] = [(seat, name) for seat in range(SEATS[-1]) for name in CLIMBER_NAMES]
    weather = {weather_emoji(day): day for tile in content.TILES.values() for day in tile.days}
    return pages.emojis(
        {
            **{card_emoji(card): cards.card_emoji(card) for card in content.CARDS.values()},
            **{climber_emoji(key): pieces.climber_emoji(key) for key in climbers},
            **{tent_emoji(key): pieces.tent_emoji(key) for key in climbers},
            **{token_emoji(value): pieces.token_emoji(value) for value in sorted(set(content.TOKENS))},
            **{name: sky.weather_emoji(weather[name]) for name in sorted(weather)},
        }
    )
