"""JSON values with their place, for errors that say what is wrong and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, BY_NAME, IS_CHARACTER, TREASURES
from k2bot.games.dungeon_twister.engine.errors import PositionError
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, LOST, SAFE, SCORED, SLOT, UNLAID, USED
from k2bot.games.dungeon_twister.engine.squares import LENGTH, SLOTS, WIDTH, at

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Reader:
    """A JSON value and where it stands."""

    value: Any
    where: str

    def fail(self, message: str) -> PositionError:
        """The error to raise here."""
        return PositionError(self.where or "position", message)

    def keys(self, required: Iterable[str], optional: Iterable[str] = ()) -> None:
        """Check that it is an object with these keys. Raises PositionError."""
        if not isinstance(self.value, dict):
            raise self.fail(f"an object is expected, not {self.value!r}")
        needed = tuple(required)
        for key in needed:
            if key not in self.value:
                raise self.fail(f"the key {key!r} is missing")
        known = {*needed, *optional}
        for key in self.value:
            if key not in known:
                raise self.fail(f"the key {key!r} is unknown; known are {', '.join(sorted(known))}")

    def at(self, key: str) -> Reader:
        """The value of a key."""
        return Reader(self.value[key], f"{self.where}.{key}" if self.where else key)

    def items(self, count: int | None = None) -> list[Reader]:
        """The items of a list. Raises PositionError for another number of them."""
        if not isinstance(self.value, (list, tuple)):
            raise self.fail(f"a list is expected, not {self.value!r}")
        if count is not None and len(self.value) != count:
            raise self.fail(f"{count} items are expected, not {len(self.value)}")
        return [Reader(value, f"{self.where}[{number}]") for number, value in enumerate(self.value)]

    def entries(self) -> list[tuple[str, Reader]]:
        """The keys of an object, with their values."""
        if not isinstance(self.value, dict):
            raise self.fail(f"an object is expected, not {self.value!r}")
        return [(key, self.at(key)) for key in self.value]

    def integer(self, lowest: int, highest: int) -> int:
        """A whole number within limits."""
        if type(self.value) is not int or not lowest <= self.value <= highest:
            raise self.fail(f"a whole number from {lowest} to {highest} is expected, not {self.value!r}")
        return int(self.value)

    def boolean(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.fail(f"true or false is expected, not {self.value!r}")
        return self.value

    def one_of(self, values: Iterable[str]) -> str:
        """One of some words."""
        choices = tuple(values)
        if not isinstance(self.value, str) or self.value not in choices:
            raise self.fail(f"{self.value!r} is none of {', '.join(choices)}")
        return self.value

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
