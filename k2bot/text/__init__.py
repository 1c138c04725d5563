"""The words people read, by language, and what makes text safe to show; ``words`` reads the messages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

LOCALES: Final = Path(__file__).parents[1] / "locales"
PSEUDO: Final = "pseudo"
"""The name of the language made from English, where those of others are names of folders."""


def languages(folder: Path = LOCALES) -> tuple[str, ...]:
    """The locales that there are words for; PSEUDO, which is made, is not among them."""
    return tuple(sorted({file.parent.name for file in folder.glob("*/*.ftl")}))
