"""Finding a name by any part of it, however it is written: without regard to case, accents and signs."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def folded(text: str) -> str:
    """The letters and digits of a text in small letters without accents, one space for all between them."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = (letter for letter in letters if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in bare).split())


def fitting(written: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names that hold what is written, those first in which it begins a word."""
    part = folded(written)
    found = [(f" {folded(name)}", name) for name in names]
    held = [(name, plain) for plain, name in found if part in plain]
    return tuple(name for name, _ in sorted(held, key=lambda pair: f" {part}" not in pair[1]))
