"""Codecs: actions as texts, derived from their fields, and positions as JSON values.

The text of an action is its verb, then each field as words, as in ``rescue A a3``. A game's actions are
frozen dataclasses on ``TextAction``; a ``Parser`` of them reads their texts back. How a field is written
follows from its type: a text or a whole number is one word, a ``Literal`` one of its words, a class with a
``parse`` method whatever that reads, and a tuple, as the last field, all the words that are left.
``Annotated[type, Word(...)]`` overrides it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from k2bot.engines.errors import ActionSyntaxError, PositionError


@dataclass(frozen=True, slots=True)
class Word:
    """How a value is written as one word and read back; ``read`` raises ValueError for any other word."""

    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str


class TextAction:
    """Base of the actions of a game: frozen dataclasses whose text is their verb and their fields."""

    __slots__ = ()
    verb: ClassVar[str]

    def __str__(self) -> str:
        words = [self.verb]
        for name, word, several in _layout(self.__class__):
            value = getattr(self, name)
            words += map(word.write, value) if several else (word.write(value),)
        return " ".join(words)

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """The action whose verb these words follow. Raises ValueError saying what cannot be read."""
        layout = _layout(cls)
        tail = bool(layout) and layout[-1][2]
        single = layout[:-1] if tail else layout
        if len(words) < len(single) or (not tail and len(words) > len(single)):
            count = f"at least {len(single)}" if tail else str(len(single))
            raise ValueError(f"{count} words follow {cls.verb!r}, not {len(words)}")
        values = [word.read(text) for (_, word, _), text in zip(single, words, strict=False)]
        if tail:
            values.append(tuple(map(layout[-1][1].read, words[len(single) :])))
        return cls(*values)


def _layout_of(kind: type) -> tuple[tuple[str, Word, bool], ...]:
    """Each field of an action: its name, how a value is a word, and whether it takes all words left."""
    hints = get_type_hints(kind, include_extras=True)
    layout = []
    for field in fields(kind):
        hint = hints[field.name]
        several = get_origin(hint) is tuple
        layout.append((field.name, _word(get_args(hint)[0] if several else hint), several))
    return tuple(layout)


_layout: Callable[[Any], tuple[tuple[str, Word, bool], ...]] = cache(_layout_of)


def _word(hint: Any) -> Word:
    if get_origin(hint) is Annotated:
        return next(extra for extra in get_args(hint)[1:] if isinstance(extra, Word))
    if get_origin(hint) is Literal:
        return one_of(*get_args(hint))
    return Word(str if hint is str else _number if hint is int else hint.parse)


def one_of(*words: str) -> Word:
    """One of some words."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"one of {', '.join(words)} is expected, not {text!r}")
        return text

    return Word(read)


_LONGEST: Final = 3
"""Digits of a number; no game has larger ones."""


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _LONGEST and str(int(text)) == text):
        raise ValueError(f"a plain number is expected, not {text!r}")
    return int(text)


ActionT = TypeVar("ActionT", bound=TextAction)
ReadT = TypeVar("ReadT")


class Parser(Generic[ActionT]):
    """Reads the texts of these kinds of actions."""

    def __init__(self, *kinds: type[ActionT]) -> None:
        self._kinds = {kind.verb: kind for kind in kinds}

    def __call__(self, text: str) -> ActionT:
        """The action of that text. Raises ActionSyntaxError saying what is wrong with it."""
        if not isinstance(text, str):
            raise ActionSyntaxError(f"an action is a text, not {text!r}")
        verb, *words = text.split() or [""]
        kind = self._kinds.get(verb)
        if kind is None:
            raise ActionSyntaxError(f"{text!r} is no action: it begins with none of {', '.join(self._kinds)}")
        try:
            return kind.read(words)
        except ValueError as error:
            raise ActionSyntaxError(f"{text!r} is no action: {error}") from None


@dataclass(frozen=True, slots=True)
class Value:
    """A JSON value and its path, for errors that say what is wrong and where; a game may subclass it."""

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

    def optional(self, key: str, read: Callable[[Self], ReadT]) -> ReadT | None:
        """What is read from the value of a key; None if that is missing or null."""
        return None if self.value.get(key) is None else read(self.at(key))

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


FINGERPRINT_LENGTH: Final = 16
"""Length of a fingerprint in characters."""


def fingerprint_of(state: object) -> str:
    """Short hash of a whole state's JSON values, to compare states of one game."""
    text = json.dumps(state, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:FINGERPRINT_LENGTH]


def without_defaults(values: Mapping[str, Any], optional: Mapping[str, object]) -> dict[str, Any]:
    """Settings as they are written: an optional one only if it has another value than the one given for it.

    So records and fingerprints of games from before a setting was added stay the same.
    """
    return {key: value for key, value in values.items() if key not in optional or value != optional[key]}
