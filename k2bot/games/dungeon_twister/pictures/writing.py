"""The words and names in Dungeon Twister's pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from k2bot.render import layout

COLOURS: Final = ("blue", "yellow")
"""Colours of the seats, as in the message ``talk-seat-colour``."""


@dataclass(frozen=True, slots=True)
class Writing(layout.Writing):
    """The words and names common to all pictures."""

    colours: ClassVar[tuple[str, ...]] = COLOURS
