"""How K2 speaks: Fluent texts with the table's names, cards, spaces and lists in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.game import pages
from k2bot.games.k2.pictures import emoji
from k2bot.games.k2.pictures.pieces import Writing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.k2.engine import Card, ClimberKey, Direction


@dataclass(frozen=True, slots=True)
class Talk(pages.Talk):
    """The words of a locale and the people of a table, with K2's names for things."""

    @property
    def writing(self) -> Writing:
        """What is written in the table's pictures."""
        return Writing(self.words, self.names, self.computers)

    def climber(self, key: ClimberKey) -> str:
        """A climber of the whole table, as in ``Ann A``."""
        return self.beside(
            emoji.of_climber(key), self.text("k2-climber", name=self.name(key[0]), climber=key[1])
        )

    def climbers(self, keys: Iterable[ClimberKey]) -> str:
        """Climbers as a list."""
        return self.listed([self.climber(key) for key in keys])

    def letter(self, key: ClimberKey) -> str:
        """A climber of a player who is known already, as in ``A``."""
        return self.beside(emoji.of_climber(key), key[1])

    def token(self, value: int) -> str:
        """A risk token, by its value."""
        return self.beside(emoji.of_token(value), str(value))

    def space(self, space: str) -> str:
        """A space of the board."""
        return self.text("k2-space", space=space)

    def spaces(self, spaces: Iterable[str]) -> str:
        """Spaces as a list."""
        return self.listed([self.space(space) for space in spaces])

    def card(self, card: Card, direction: Direction | None = None) -> str:
        """A card, as in ``Rope 1/3``; with the direction it is used in."""
        return self.beside(emoji.of_card(card), self._card(card, direction))

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
        return self.listed([self.card(card) for card in cards])

    def way(self, spaces: Iterable[str]) -> str:
        """Spaces one after the other, as a climber goes through them."""
        by = "talk-list-to" if self.read_aloud else "talk-list-arrow"
        return self.joined([self.space(space) for space in spaces], by)
