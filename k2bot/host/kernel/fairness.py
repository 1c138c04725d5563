"""Provably fair seeds: a secret committed to in the lobby, mixed with the ids of its players' presses.

The bot draws a secret number and shows its SHA-256 before anybody can join. The seed, which determines every
shuffle and draw, is that secret plus the ids that Discord assigned to the presses on *Join* and *Start*
(snowflakes, which also encode the time of the press). The record reveals all of it once the game is over.
Players can read what that proves, and what it can't, in ``verify-why``. Games started by an earlier version
have a seed without presses: for those, the SHA-256 of the whole seed was published at the start.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

SECRET_BYTES = 16
_SEED = re.compile(r"(?P<secret>[0-9a-f]{32}-[0-9a-f]{32})(?P<presses>(?:\+[0-9]{1,20})+)")
_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
"""Epoch of Discord's snowflake ids."""
_BELOW_TIME = 22
"""Number of snowflake bits below the timestamp (milliseconds)."""


def new_secret() -> str:
    """Random secret with a salt, so that its SHA-256 can't be brute-forced."""
    return f"{secrets.token_hex(SECRET_BYTES)}-{secrets.token_hex(SECRET_BYTES)}"


def seed_of(secret: str, presses: Iterable[int]) -> str:
    """Build the seed of a game from the committed secret and the ids of the presses made after it."""
    return "+".join((secret, *map(str, presses)))


def presses_of(seed: str) -> tuple[int, ...]:
    """Ids of the presses mixed into a seed; empty for games of an earlier version."""
    match = _SEED.fullmatch(seed)
    return tuple(map(int, match["presses"].split("+")[1:])) if match else ()


def commitment(seed: str) -> str:
    """Published commitment of a seed or of its secret alone: the secret's SHA-256, 64 hexadecimal digits."""
    match = _SEED.fullmatch(seed)
    return hashlib.sha256((match["secret"] if match else seed).encode()).hexdigest()


def thought_seed(seed: str | None, *about: object) -> str:
    """Seed of the random numbers of a thought about a game with that seed, of which it reveals nothing."""
    return hashlib.sha256(" ".join(map(str, (seed, *about))).encode()).hexdigest()


def pressed_at(press: int) -> datetime:
    """Time at which Discord created a press's id (UTC, to the millisecond)."""
    return _EPOCH + timedelta(milliseconds=press >> _BELOW_TIME)
