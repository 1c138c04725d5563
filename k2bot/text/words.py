"""The words people read: Fluent messages, looked up by id.

A test keeps code and messages consistent. It finds the ids in ``.text("some-id", ...)``; where an id is put
together from parts, a comment ``# words: some-*`` on the same line or the line above names the whole family.
``# words: given elsewhere`` marks an id that comes from an error: it's found where that was created.
Every id has a hyphen, so that no other string of the code is taken for one.
"""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Final, NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from k2bot.text import LOCALES, PSEUDO, pseudo

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

REMEMBERED = 4096
"""Texts cached per locale: the same few hundred are needed again on every page of a game."""


class WordsError(LookupError):
    """A message is missing, defined twice, or can't be formatted with the values given."""


class Wording(str):
    """Text of a message that knows its id: logs name the id where the text could reveal too much."""

    __slots__ = ("message",)

    message: str


_ENTRIES: Final = re.compile(r"^(?=[^\s}])", re.MULTILINE)
"""Start of an entry or a comment; continuation lines are indented."""
_NAME: Final = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")
_QUOTED: Final = re.compile(r'\{ *"(?:[^"\\\n]|\\.)*" *\}')
"""String literal, which may contain braces."""


class Source(NamedTuple):
    """Unparsed text of an entry, with its file."""

    file: Path
    text: str

    @property
    def fault(self) -> WordsError:
        """The error for an entry that can't be parsed."""
        line = self.text.strip().partition("\n")[0]
        return WordsError(f"{self.file}: can't be read near {line!r}")


class Words:
    """The messages of one locale: all files ``<folder>/<locale>/*.ftl`` together; PSEUDO takes English ones.

    A folder after the first one that lacks the locale gives its English messages. Names of commands and
    options are English in every locale, so that texts, manuals and friends all name the same command.
    Messages are parsed on first use, since a process uses only some of them.
    Raises WordsError for a locale without files, a line that begins no message, a message without an end,
    an id that is defined twice, an English message that the locale lacks, and a name of a command that it
    translates.
    """

    def __init__(self, locale: str = "en", *folders: Path) -> None:
        self.locale = locale
        self._folders = folders
        source = pseudo.MADE_FROM if locale == PSEUDO else locale
        first, *more = folders or (LOCALES,)
        files = _files(first, source)
        if not files:
            raise WordsError(
                f"there are no words for the locale {locale!r}: no .ftl file in {first / source}"
            )
        for folder in more:
            files += _files(folder, source) or _files(folder, pseudo.MADE_FROM)
        self._bundle = FluentBundle([source], use_isolating=False)
        self.sources: dict[str, Source] = {}
        """Unparsed entries by name; names of terms start with a hyphen."""
        for name, entry in _sources(files):
            if name in self.sources:
                raise WordsError(f"{entry.file}: {name} is already defined in {self.sources[name].file}")
            self.sources[name] = entry
        if source != pseudo.MADE_FROM:
            self.sources |= self._command_names()
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self.ids = frozenset(name for name in self.sources if not name.startswith("-"))
        """The ids of all messages."""
        # Typed, because 1, 1.0 and True are equal but may read differently.
        self._written = lru_cache(REMEMBERED, typed=True)(self._write)

    def _command_names(self) -> Mapping[str, Source]:
        """The English names of commands and options. Raises WordsError for other gaps and doubles."""
        english = words(pseudo.MADE_FROM, *self._folders)
        names = {name for name in english.ids if pseudo.TYPED.fullmatch(name)}
        for name in sorted(names & self.sources.keys()):
            file = self.sources[name].file
            if file.parent.name != pseudo.MADE_FROM:
                raise WordsError(f"{file}: {name} is typed in English in every language; remove it")
        missing = sorted(english.ids - names - self.sources.keys())
        if missing:
            some = ", ".join(missing[:3])
            raise WordsError(f"the locale {self.locale!r} lacks {len(missing)} messages, such as {some}")
        return {name: english.sources[name] for name in names}

    def entry(self, name: str) -> ast.Message | ast.Term:
        """A message, or a term by its name with the hyphen, parsed with all that it refers to.

        Raises WordsError if there's no such entry or one of them can't be read.
        """
        if name not in self.sources:
            raise WordsError(f"there is no message {name!r} in the locale {self.locale!r}")
        todo, parsed = [name], dict[str, ast.Message | ast.Term]()
        while todo:
            known = todo.pop()
            if known in self._entries or known in parsed or known not in self.sources:
                continue  # a reference to nothing is an error once the message is written
            entry = FluentParser(with_spans=False).parse_entry(self.sources[known].text)
            if not isinstance(entry, ast.Message | ast.Term):
                raise self.sources[known].fault
            self._rewrite(entry)
            todo += _References(entry).names
            parsed[known] = entry
        # Threads draw pictures: none may take an entry for parsed before its references are.
        self._bundle.add_resource(ast.Resource([*parsed.values()]))
        self._entries |= parsed
        return self._entries[name]

    def _rewrite(self, entry: ast.Message | ast.Term) -> None:
        """Change a parsed entry before its first use."""
        if self.locale == PSEUDO:
            pseudo.rewrite(entry)

    def __repr__(self) -> str:
        """The locale, which tells these words from others."""
        return f"Words({self.locale!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the words of this locale, which another process reads once."""
        return words, (self.locale, *self._folders)

    def in_locale(self, locale: str) -> Words:
        """The words of the same folders in another locale. Raises WordsError if there are none."""
        return words(locale, *self._folders)

    def digest(self, locales: Iterable[str]) -> str:
        """Hash of the files of these locales, without reading their messages."""
        digest = hashlib.sha256()
        for folder in self._folders or (LOCALES,):
            for locale in sorted(locales):
                for file in _files(folder, locale):
                    digest.update(f"{locale}/{file.name}".encode())
                    digest.update(file.read_bytes())
        return digest.hexdigest()

    def text(self, message: str, /, **values: str | float) -> str:
        """Format a message; True and False become ``yes`` and ``no``.

        Raises WordsError for an unknown id and for a missing or bad value.
        """
        wording = self._written(message, **values)
        if _WRITTEN is not None:
            _WRITTEN[wording] = message
            if len(_WRITTEN) > REMEMBERED:
                _WRITTEN.pop(next(iter(_WRITTEN)), None)
        return wording

    def join(self, items: Sequence[str], message: str) -> str:
        """At least one item, joined with the same message throughout."""
        return reduce(lambda one, two: self.text(message, first=one, second=two), items)  # words: talk-list-*

    def list_text(self, items: Sequence[str], last: str = "talk-list-and") -> str:
        """Items as a list, such as "3, 5 and 7"; ``last`` joins the last two. Empty for none."""
        *first, end = items or ("",)
        # words: talk-list-*
        return self.text(last, first=self.join(first, "talk-list-more"), second=end) if first else end

    def _write(self, message: str, /, **values: str | float) -> Wording:
        self.entry(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise WordsError(f"the message {message!r} has no text in the locale {self.locale!r}")
        known = {
            name: ("yes" if value else "no") if isinstance(value, bool) else value
            for name, value in values.items()
        }
        text, errors = self._bundle.format_pattern(pattern, known)
        if errors:
            raise WordsError(f"the message {message!r} can't be formatted: {'; '.join(map(str, errors))}")
        wording = Wording(text)
        wording.message = message
        return wording


class _References(Visitor):
    """Collects the names of the entries that an entry refers to."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.names: list[str] = []
        self.visit(entry)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - visitor API
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - visitor API
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


def _sources(files: Iterable[Path]) -> Iterator[tuple[str, Source]]:
    """Unparsed entries of files by name. Raises WordsError for text that can't be one."""
    for file in files:
        for text in _ENTRIES.split(file.read_text(encoding="utf-8")):
            if text.startswith("#") or not text.strip():
                continue
            source, name = Source(file, text), _NAME.match(text)
            plain = _QUOTED.sub("", text)
            if name is None or plain.count("{") != plain.count("}"):
                raise source.fault
            yield name[1], source


def _files(folder: Path, locale: str) -> list[Path]:
    return sorted((folder / locale).glob("*.ftl"))


_READ: dict[tuple[str, tuple[Path, ...]], Words] = {}


def words(locale: str = "en", *folders: Path) -> Words:
    """The words of a locale, read once per process."""
    key = locale, folders
    if key not in _READ:
        _READ[key] = Words(locale, *folders)
    return _READ[key]


def forget(locale: str) -> None:
    """Drop a locale's words from memory; they are read again when needed."""
    for key in [key for key in _READ if key[0] == locale]:
        del _READ[key]


_WRITTEN: dict[str, str] | None = None
"""Ids of the latest messages, by their text; None where they mustn't be revealed."""


def remember_messages() -> None:
    """Remember messages from now on, for ``messages_in``.

    Only where all players share a computer: the ids on a private page could reveal its cards.
    """
    global _WRITTEN  # noqa: PLW0603 - one memory for the words of all languages
    _WRITTEN = {}


def messages_in(text: str) -> list[str]:
    """Ids of the messages that stand in a text, in order; none unless they are remembered."""
    matches = [(text.find(words), message) for words, message in list((_WRITTEN or {}).items()) if words]
    return list(dict.fromkeys(message for place, message in sorted(matches) if place >= 0))


def own_name(language: str) -> str:
    """A language's name in the language itself, as a menu shows it: “Polski”, “Українська”."""
    if language == PSEUDO:
        return pseudo.accented(PSEUDO)
    name = Locale.parse(language, sep="-").language_name or language
    return name[:1].upper() + name[1:]
