"""The words people read, by language, and what makes text safe to show; ``words`` reads the messages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

LOCALES: Final = Path(__file__).parents[1] / "locales"
PSEUDO: Final = "pseudo"
"""The locale generated from English, to find untranslated texts and places that are too narrow."""


def languages(folder: Path = LOCALES) -> tuple[str, ...]:
    """The locales with Fluent files; PSEUDO, which is generated, is not among them."""
    return tuple(sorted({file.parent.name for file in folder.glob("*/*.ftl")}))
