"""Words a third longer than ours, as they are in other languages: every message padded, its values kept.

They are in our letters, which are no taller than those the pictures are measured for; the pseudo-language
itself has marks above and below them all.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Visitor

from k2bot.text import LOCALES
from k2bot.text.pseudo import stretched
from k2bot.text.words import Words


class _Stretching(Visitor):
    """Pads the literal text of messages and terms in place."""

    def visit_TextElement(self, node):  # noqa: N802 - the visitor's naming
        node.value = stretched(node.value)


def longer_words(folder):
    """Our words, padded: written as files of a locale into an empty folder, and read from there."""
    (folder / "en").mkdir()
    for file in sorted((LOCALES / "en").glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        _Stretching().visit(resource)
        (folder / "en" / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    return Words("en", folder)
