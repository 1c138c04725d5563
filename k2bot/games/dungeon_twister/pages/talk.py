"""How Dungeon Twister speaks: Fluent texts with the table's names, tokens, squares and rooms in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.game import pages
from k2bot.games.dungeon_twister.engine.content import BY_NAME, COMBAT, KIND, OWNER, SPEED, TOKENS
from k2bot.render.writing import Writing

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Talk(pages.Talk):
    """The words of a locale and the people of a table, with this game's names for things."""

    reader: int | None = None
    """The seat of the one reader whose own tokens need no colour; None where several read."""

    @property
    def writing(self) -> Writing:
        """What is written in the table's pictures."""
        return Writing(self.words, self.names, self.computers)

    def colour(self, seat: int) -> str:
        """What the colour of a seat is called."""
        return self.text("dungeon-colour", seat=seat)

    def kind(self, token: str) -> str:
        """A token whose colour is plain, as in ``Thief``."""
        return self.text(f"dungeon-kind-{KIND[BY_NAME[token]]}")  # words: dungeon-kind-*

    def token(self, token: str) -> str:
        """A token with its colour, as in ``blue Thief``; the one reader's own has none."""
        if OWNER[BY_NAME[token]] == self.reader:
            return self.kind(token)
        return self.text("dungeon-token", colour=self.colour(OWNER[BY_NAME[token]]), kind=self.kind(token))

    def strength(self, token: str) -> str:
        """How fast a character is, and how strong."""
        number = BY_NAME[token]
        power = self.text(f"dungeon-power-{KIND[number]}")  # words: dungeon-power-*
        return self.text("dungeon-strength", speed=SPEED[number], combat=COMBAT[number], power=power)

    def tokens(self, tokens: Iterable[str]) -> str:
        """Several tokens as a list, each with its colour."""
        return self.listed([self.token(token) for token in tokens])

    def token_of(self, number: int) -> str:
        """A token by the engine's number, with its colour."""
        return self.token(TOKENS[number])

    def player(self, seat: int) -> str:
        """Who sits in a seat, with the colour."""
        return self.text("dungeon-player", name=self.name(seat), colour=self.colour(seat))

    def room(self, slot: int) -> str:
        """The room of a slot, counted from 1."""
        return self.text("dungeon-room", room=slot + 1)
