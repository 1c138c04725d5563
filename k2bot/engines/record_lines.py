"""The lines of a record: one JSON object each, of plain values, from a text that may be anybody's."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from k2bot.engines.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator

_SHOWN: Final = 40
"""Characters of a value that an error shows."""
_LONGEST, _DIGITS, _DEPTH = 4000, 9, 3
"""Of a line: the characters it may have, the digits of a number, and the lists and objects in one another."""


def written(lines: list[dict[str, Any]]) -> str:
    """The lines as text."""
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def digest(lines: list[dict[str, Any]]) -> str:
    """SHA-256 over the lines, in hexadecimal; spaces and ends of lines of a text make no difference to it."""
    return hashlib.sha256(written(lines).encode()).hexdigest()


def read(text: str, *, largest: int, example: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each line that is not empty, with its number; at least one. Raises RecordError at the first wrong one.

    ``largest`` is how many characters a record may have, ``example`` how a line looks.
    """
    if len(text) > largest:
        raise RecordError(1, "large", "the file is larger than any game's record")
    # Only where JSON has the ends of lines: a seed may hold others.
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise RecordError(1, "empty", "the file is empty")
    for number, line in lines:
        yield number, _object(number, line, example)


def short(value: object) -> str:
    """A value as an error shows it."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def _object(number: int, line: str, example: str) -> dict[str, Any]:
    """What stands in a line: plain values that can be counted, said and written again."""
    changed = RecordError(number, "changed", "it was changed: no game has such a line")
    if len(line) > _LONGEST:
        raise changed
    try:
        values = json.loads(
            line, parse_int=_whole, parse_constant=_no_number, object_pairs_hook=_without_twins
        )
        if _is_deep(values):
            raise changed
        json.dumps(values, ensure_ascii=False).encode()  # half a character cannot be written
    except json.JSONDecodeError as error:
        message = f"it was changed or cut off, and cannot be read from character {error.colno} on"
        raise RecordError(number, "broken", message, place=error.colno) from None
    except (ValueError, RecursionError) as error:
        if error is changed:
            raise
        raise changed from None
    if not isinstance(values, dict):
        value = short(values)
        message = f"{value} stands where a line like {example} belongs"
        raise RecordError(number, "no-line", message, value=value, example=example)
    return values


def _whole(text: str) -> int:
    if len(text) > _DIGITS:
        raise ValueError("no game has such a number")
    return int(text)


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number of a game")


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        raise ValueError("something is said twice")
    return values


def _is_deep(value: object, levels: int = _DEPTH) -> bool:
    """Whether there are more lists and objects in one another than in any game's record."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return parts is not None and (levels == 0 or any(_is_deep(part, levels - 1) for part in parts))
