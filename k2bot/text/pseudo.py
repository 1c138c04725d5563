"""A pseudo-language made from English: every letter in another shape, every text longer by a third.

The whole bot can run in it: text that isn't from the Fluent files stands out, and so does a place without
room for longer languages.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Final

from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fluent.syntax import ast

MADE_FROM: Final = "en"
SHARE: Final = 0.35
"""How much longer its texts are."""

ALPHABET: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áвçďéƒğĥíĵķļмñöþφřšţüνŵχýžÅБČĐÉФĞĤÎĴĶĻМÑÖÞΩŘŠŢÜΛŴΧÝŽ",
)
"""Replacements of English letters: all in the pictures' typeface, none of them English."""

_UNTRANSLATED: Final = re.compile(
    r"https?://\S+"  # links
    r"|<[^<>\s]*(?:>|$)|^[^<>\s]+>"  # mentions, times and emoji of a server, also with a value inside
    r"|--\w+|\b[A-Z]+_[A-Z_]+\b|\b\w+\.md\b"  # of the command line: options, variables and files
    r"|(?<=`/)\w+"  # the name of a game, as it is typed
)
_WORD: Final = re.compile(r"[^\W\d_]+")
TYPED: Final = re.compile(r"(.+-)?(command|option)-(.+-)?name")
"""Names of commands and their options; like code, they are typed as they are."""


class _Alphabet(Visitor):
    """Rewrites the text of one message or term in place; placeables stay."""

    def __init__(self, *, typed: bool) -> None:
        self._typed = typed
        self._in_code = False

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - visitor API
        before, self._in_code = self._in_code, False
        self.generic_visit(node)
        self._in_code = before

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - visitor API
        node.value = "".join(self._written(node.value))

    def _written(self, text: str) -> Iterator[str]:
        end = 0
        for match in _UNTRANSLATED.finditer(text):
            yield self._plain(text[end : match.start()])
            yield match.group()
            end = match.end()
        yield self._plain(text[end:])

    def _plain(self, text: str) -> str:
        written = []
        for number, part in enumerate(text.split("`")):
            self._in_code ^= number > 0
            written.append(accented(part if self._in_code or self._typed else stretched(part)))
        return "`".join(written)


def rewrite(entry: ast.Message | ast.Term) -> None:
    """Turn a message or a term into the pseudo-language."""
    _Alphabet(typed=TYPED.fullmatch(entry.id.name) is not None).visit(entry)


def accented(text: str) -> str:
    """A text with each of its letters in the other shape."""
    return text.translate(ALPHABET)


def stretched(text: str) -> str:
    """A text with 35 % more letters (rounded up), each word with its share.

    Figures, signs and single letters (units of measure) stay as they are.
    """
    added = letters = 0

    def grown(match: re.Match[str]) -> str:
        nonlocal added, letters
        word = match.group()
        letters += len(word)
        more = math.ceil(round(letters * SHARE, 6)) - added if len(word) > 1 else 0
        added += more
        return word + (word * 2)[-more:] if more else word

    return _WORD.sub(grown, text)
