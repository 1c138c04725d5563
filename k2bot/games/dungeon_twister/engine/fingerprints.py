"""A state in sixteen characters, by which states are compared across processes and versions of the bot."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.snapshot import to_position

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Game

LENGTH: Final = 16


def fingerprint(game: Game) -> str:
    """What tells this state from every other one of its game: all that the rules know of, secrets included.

    It is meant to be stored with every input, so its form is never changed.
    """
    text = json.dumps(to_position(game), ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]
