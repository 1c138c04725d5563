"""Chance that is promised before it is known: the SHA-256 of a game's seed stands in the post of its start.

The seed settles every shuffle and draw. It is told with the record, once the game is over; whoever reads it
then sees whether it is the one that was promised.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

BYTES: Final = 16


def new_seed() -> str:
    """A seed that nobody can guess, with a salt behind it, so that its SHA-256 tells nothing of it."""
    return f"{secrets.token_hex(BYTES)}-{secrets.token_hex(BYTES)}"


def commitment(seed: str) -> str:
    """What is told of a seed at the start: the SHA-256 of it and its salt, in 64 hexadecimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()
