"""Fluent's parser, which looks at whole runs of text, names and blanks instead of at every letter.

Every process that shows words reads them first, and one language has three hundred thousand letters.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream

_TEXT: Final = re.compile(r"[^{}\n]*")
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_SPACES: Final = re.compile(r" *")
_BLANK: Final = re.compile(r"[ \n]*")
_VARIABLE: Final = re.compile(r"\{ *\$([A-Za-z][A-Za-z0-9_-]*) *\}")
_ONE_LINE: Final = re.compile(
    rf"({_NAME.pattern}) *= *(?=[^ \n])([^{{}}\n]*(?:{_VARIABLE.pattern}[^{{}}\n]*)*)(?=\n+(?:[A-Za-z#-]|\Z))"
)
"""A message of one line, with nothing but variables in it: most of them."""
_EMPTY_LINES: Final = re.compile(r"(?: *\n)*(?: *\Z)?")


class _Stream(FluentParserStream):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._length = len(text)

    def char_at(self, offset: int) -> str | None:
        return self.string[offset] if offset < self._length else None

    @property
    def current_char(self) -> str | None:
        return self.string[self.index] if self.index < self._length else None

    @property
    def current_peek(self) -> str | None:
        return self.char_at(self.index + self.peek_offset)

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.current_char

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.current_peek

    def peek_blank_inline(self) -> str:
        return self._peeked(_SPACES)

    def peek_blank_block(self) -> str:
        return "\n" * self._peeked(_EMPTY_LINES).count("\n")

    def peek_blank(self) -> None:
        self._peeked(_BLANK)

    def _peeked(self, run: re.Pattern[str]) -> str:
        found = _run(run, self.string, self.index + self.peek_offset)
        self.peek_offset += len(found)
        return found


class _Parser(FluentParser):
    def get_message(self, ps: FluentParserStream) -> ast.Message:
        line = _ONE_LINE.match(ps.string, ps.index)
        if line is None:
            return super().get_message(ps)
        ps.index, ps.peek_offset = line.end(), 0
        # What is split off at odd places is the name of a variable.
        parts = _VARIABLE.split(line[2].rstrip(" \r"))
        elements = [
            ast.Placeable(ast.VariableReference(ast.Identifier(part))) if place % 2 else ast.TextElement(part)
            for place, part in enumerate(parts)
            if part
        ]
        return ast.Message(ast.Identifier(line[1]), ast.Pattern(elements))

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        name = _taken(_NAME, ps)
        if not name:
            raise ParseError("E0004", "a-zA-Z")
        return ast.Identifier(name)

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        return ast.TextElement(_taken(_TEXT, ps))


def _run(run: re.Pattern[str], text: str, start: int) -> str:
    found = run.match(text, start)
    return found.group() if found else ""


def _taken(run: re.Pattern[str], stream: FluentParserStream) -> str:
    found = _run(run, stream.string, stream.index)
    stream.index += len(found)
    stream.peek_offset = 0
    return found


def parse(text: str) -> ast.Resource:
    """The entries of a text whose lines end with LF alone: as ``FluentParser().parse``, but without spans."""
    stream, parser = _Stream(text), _Parser(with_spans=False)
    entries: list[ast.EntryType] = []
    above: ast.Comment | None = None
    stream.skip_blank_block()
    while stream.current_char:
        entry = parser.get_entry_or_junk(stream)
        gap = stream.skip_blank_block()
        if above and isinstance(entry, ast.Message | ast.Term):
            entry.comment = above
        elif above:
            entries.append(above)
        above = None
        if isinstance(entry, ast.Comment) and not gap and stream.current_char:
            above = entry
        else:
            entries.append(entry)
    return ast.Resource(entries)
