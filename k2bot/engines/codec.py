"""Codecs: actions as texts, derived from their fields, and positions as JSON values.

The text of an action is its verb, then each field as words, as in ``rescue A a3``. A game's actions are
frozen dataclasses on ``TextAction``; a ``Parser`` of them reads their texts back. How a field is written
follows from its type: a text or a whole number is one word, a ``Literal`` one of its words, a class with a
``parse`` method whatever that reads, and a tuple, as the last field, all the words that are left.
``Annotated[type, FieldCodec(...)]`` overrides it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
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
class FieldCodec:
    """Writes a value as one word and reads it back; ``read`` raises ValueError for any other word."""

    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str


class TextAction:
    """Base of the actions of a game: frozen dataclasses whose text is their verb and their fields."""

    __slots__ = ()
    verb: ClassVar[str]

    def __str__(self) -> str:
        words = [self.verb]
        for name, codec, several in _layout(self.__class__):
            value = getattr(self, name)
            words += map(codec.write, value) if several else (codec.write(value),)
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
        values = [codec.read(text) for (_, codec, _), text in zip(single, words, strict=False)]
        if tail:
            values.append(tuple(map(layout[-1][1].read, words[len(single) :])))
        return cls(*values)


def _layout_of(kind: type) -> tuple[tuple[str, FieldCodec, bool], ...]:
    """Name and codec of each field of an action, and whether it takes all words left."""
    hints = get_type_hints(kind, include_extras=True)
    layout = []
    for field in fields(kind):
        hint = hints[field.name]
        several = get_origin(hint) is tuple
        layout.append((field.name, _codec_of(get_args(hint)[0] if several else hint), several))
    return tuple(layout)


_layout: Callable[[Any], tuple[tuple[str, FieldCodec, bool], ...]] = cache(_layout_of)


def _codec_of(hint: Any) -> FieldCodec:
    if get_origin(hint) is Annotated:
        return next(extra for extra in get_args(hint)[1:] if isinstance(extra, FieldCodec))
    if get_origin(hint) is Literal:
        return one_of(*get_args(hint))
    return FieldCodec(str if hint is str else _number if hint is int else hint.parse)


def one_of(*words: str) -> FieldCodec:
    """Codec of a few fixed words."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"one of {', '.join(words)} is expected, not {text!r}")
        return text

    return FieldCodec(read)


_MAX_DIGITS: Final = 3
"""Digits of a number; no game has larger ones."""


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _MAX_DIGITS and str(int(text)) == text):
        raise ValueError(f"a plain number is expected, not {text!r}")
    return int(text)


ActionT = TypeVar("ActionT", bound=TextAction)


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
class Nullable:
    """Schema of a value that may also be null."""

    schema: Any


def check_schema(value: Any, schema: Any, where: str = "") -> None:
    """Check a JSON value against a schema. Raises PositionError saying what is wrong and where.

    A schema is a type, a range of whole numbers, a set of words, a list with the schema of any number of
    items, a tuple with the schema of each item, a dict with the schema of each key's value (the key ends with
    ``?`` if it may be missing), or a function that returns the schema for a value.
    """
    if isinstance(schema, Nullable):
        if value is not None:
            check_schema(value, schema.schema, where)
    elif isinstance(schema, dict):
        _check_object(value, schema, where)
    elif isinstance(schema, (list, tuple)):
        _check_items(value, schema, where)
    elif isinstance(schema, range):
        if type(value) is not int or value not in schema:
            numbers = f"from {schema[0]} to {schema[-1]}"
            raise PositionError(where, f"a whole number {numbers} is expected, not {value!r}")
    elif isinstance(schema, frozenset):
        if not isinstance(value, str) or value not in schema:
            raise PositionError(where, f"{value!r} is none of {', '.join(sorted(schema))}")
    elif isinstance(schema, type):
        if type(value) is not schema:
            raise PositionError(where, f"{schema.__name__} is expected, not {value!r}")
    else:
        check_schema(value, schema(value), where)


def _check_object(value: Any, schema: Mapping[str, Any], where: str) -> None:
    known = {key.removesuffix("?"): own for key, own in schema.items()}
    place = where or "position"
    if not isinstance(value, dict):
        raise PositionError(place, f"an object is expected, not {value!r}")
    for key in schema:
        if key not in value and not key.endswith("?"):
            raise PositionError(place, f"the key {key!r} is missing")
    for key, own in value.items():
        if key not in known:
            raise PositionError(place, f"the key {key!r} is unknown; known are {', '.join(sorted(known))}")
        check_schema(own, known[key], f"{where}.{key}" if where else key)


def _check_items(value: Any, schema: Sequence[Any], where: str) -> None:
    if not isinstance(value, (list, tuple)):
        raise PositionError(where, f"a list is expected, not {value!r}")
    schemas = schema if isinstance(schema, tuple) else [*schema] * len(value)
    if len(schemas) != len(value):
        raise PositionError(where, f"{len(schemas)} items are expected, not {len(value)}")
    for number, (item, own) in enumerate(zip(value, schemas, strict=True)):
        check_schema(item, own, f"{where}[{number}]")


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
