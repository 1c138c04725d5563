"""JSON values with their place, for errors that say what is wrong and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from k2bot.engines.errors import PositionError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self


@dataclass(frozen=True, slots=True)
class Value:
    """A JSON value and where it stands; a game adds what only its positions have."""

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

    def at(self, key: str) -> Self:
        """The value of a key."""
        return type(self)(self.value[key], f"{self.where}.{key}" if self.where else key)

    def items(self, count: int | None = None) -> list[Self]:
        """The items of a list. Raises PositionError for another number of them."""
        if not isinstance(self.value, (list, tuple)):
            raise self.fail(f"a list is expected, not {self.value!r}")
        if count is not None and len(self.value) != count:
            raise self.fail(f"{count} items are expected, not {len(self.value)}")
        return [type(self)(value, f"{self.where}[{number}]") for number, value in enumerate(self.value)]

    def entries(self) -> list[tuple[str, Self]]:
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
