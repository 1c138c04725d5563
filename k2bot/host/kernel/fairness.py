"""Chance that nobody chooses alone: a secret promised in the lobby, and what its players press after that.

The bot draws a secret number and posts its SHA-256 before anybody can join. The seed, which settles every
shuffle and draw, is that secret with the ids that Discord gave to the presses on *Join* and *Start*; an id
tells the time of its press, too. The record tells all of it once the game is over. What that proves, and what
it can't, is told to players in ``verify-why``. A game of an earlier version has a seed without presses: then
the SHA-256 of the whole seed was promised at its start.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

BYTES: Final = 16
_SEED: Final = re.compile(r"(?P<secret>[0-9a-f]{32}-[0-9a-f]{32})(?P<presses>(?:\+[0-9]{1,20})+)")
_EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)
"""The time from which Discord's ids count."""
_BELOW_TIME: Final = 22
"""Bits of an id below its milliseconds."""


def new_secret() -> str:
    """A number that nobody can guess, with a salt behind it, so that its SHA-256 tells nothing of it."""
    return f"{secrets.token_hex(BYTES)}-{secrets.token_hex(BYTES)}"


def seed_of(secret: str, presses: Iterable[int]) -> str:
    """The seed of a game, from the promised secret and the ids of the presses that came after it."""
    return "+".join((secret, *map(str, presses)))


def presses_of(seed: str) -> tuple[int, ...]:
    """The ids of the presses that are mixed into a seed; none in a game of an earlier version."""
    match = _SEED.fullmatch(seed)
    return tuple(map(int, match["presses"].split("+")[1:])) if match else ()


def commitment(seed: str) -> str:
    """What is promised of a seed, or of its secret alone: the secret's SHA-256, in 64 hexadecimal digits."""
    match = _SEED.fullmatch(seed)
    return hashlib.sha256((match["secret"] if match else seed).encode()).hexdigest()


def pressed_at(press: int) -> datetime:
    """When Discord gave a press its id (UTC, to the millisecond)."""
    return _EPOCH + timedelta(milliseconds=press >> _BELOW_TIME)
