"""Texts a third longer than English, as in other languages: every message padded, values unchanged.

They use English letters, which are no taller than those the pictures are measured for; the pseudo-language
itself has accents above and below all letters.
"""

from functools import cache

from fluent.syntax.visitor import Visitor

from k2bot.text.pseudo import stretched
from k2bot.text.words import Words


class _Stretching(Visitor):
    """Pads the literal text of messages and terms in place."""

    def visit_TextElement(self, node):  # noqa: N802 - visitor API
        node.value = stretched(node.value)


class _Longer(Words):
    def _rewrite(self, entry):
        _Stretching().visit(entry)


@cache
def longer_words():
    """The padded English texts, cached per process."""
    return _Longer()
