"""What the values of a position stand for: tokens, sets of them, cards, places."""

from __future__ import annotations

from dataclasses import dataclass

from k2bot.engines.values import Value
from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, BY_NAME, IS_CHARACTER, TREASURES
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, LOST, SAFE, SCORED, SLOT, UNLAID, USED
from k2bot.games.dungeon_twister.engine.squares import LENGTH, SLOTS, WIDTH, at


@dataclass(frozen=True, slots=True)
class Reader(Value):
    """A JSON value of a position and where it stands."""

    def token(self) -> int:
        """A token."""
        return BY_NAME[self.one_of(BY_NAME)]

    def characters(self) -> int:
        """A set of characters."""
        bits = 0
        for item in self.items():
            token = item.token()
            if token not in ALL_CHARACTERS:
                raise item.fail("only characters can be here")
            if bits >> token & 1:
                raise item.fail("it is named twice")
            bits |= 1 << token
        return bits

    def cards(self, printed: tuple[int, ...]) -> tuple[int, ...]:
        """Some of the printed cards, sorted."""
        rest = list(printed)
        cards = []
        for item in self.items():
            card = item.integer(min(printed), max(printed))
            if card not in rest:
                raise item.fail(f"there are not that many cards of {card}")
            rest.remove(card)
            cards.append(card)
        return tuple(sorted(cards))

    def place(self, token: int) -> int:
        """Where a token is: a square, a slot, or why it is gone."""
        if self.value is None:
            return UNLAID
        if isinstance(self.value, (list, tuple)):
            x, y = self.items(2)
            return at(x.integer(0, LENGTH - 1), y.integer(0, WIDTH - 1))
        if isinstance(self.value, str):
            if IS_CHARACTER[token]:
                gone = {"exit": EXIT, "safe": SAFE, "dead": DEAD}
            else:
                gone = {"lost": LOST, "used": USED}
                if token in TREASURES:
                    gone["scored"] = SCORED
            return gone[self.one_of(gone)]
        return SLOT + self.integer(0, SLOTS - 1)
