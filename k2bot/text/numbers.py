"""Numbers as they stand in texts that came from outside."""

from __future__ import annotations

from typing import Final

LARGEST: Final = 2**63 - 1
"""The largest number that fits into the store; ids of Discord are below it."""


def number(text: str, most: int = LARGEST) -> int | None:
    """The number from 0 up to ``most`` that a text of digits says; None for any other text."""
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(most)):
        return None
    value = int(text)
    return value if value <= most else None
