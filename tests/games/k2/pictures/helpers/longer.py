"""Words a third longer than ours, as they are in other languages: every message padded, its values kept."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from k2bot.text.words import LOCALES, Words

if TYPE_CHECKING:
    from pathlib import Path

SHARE = 0.35
"""How much longer the words of another language may be."""
_WORD = re.compile(r"[^\W\d_]+")


def stretched(text: str) -> str:
    """A text with 35 % more letters (rounded up), each word with its share.

    Figures, signs and single letters (units of measure) stay as they are.
    """
    given = letters = 0

    def grown(match: re.Match[str]) -> str:
        nonlocal given, letters
        word = match.group()
        letters += len(word)
        more = math.ceil(round(letters * SHARE, 6)) - given if len(word) > 1 else 0
        given += more
        return word + (word * 2)[-more:] if more else word

    return _WORD.sub(grown, text)


class _Stretching(Visitor):
    """Pads the literal text of messages and terms in place."""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's naming
        node.value = stretched(node.value)


def longer_words(folder: Path) -> Words:
    """Our words, padded: written as files of a locale into an empty folder, and read from there."""
    (folder / "en").mkdir()
    for file in sorted((LOCALES / "en").glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        _Stretching().visit(resource)
        (folder / "en" / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    return Words("en", folder)
