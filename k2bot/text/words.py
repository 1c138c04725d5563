"""The words people read: Fluent messages, looked up by id.

A test holds code and messages together. It finds the ids in ``.text("some-id", ...)``; where an id is put
together from parts, a comment ``# words: some-*`` on the same line or the line above names the whole family.
``# words: given elsewhere`` stands beside an id that an error was made with: it's found where that was made.
Every id has a hyphen, so that no other string of the code is taken for one.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from k2bot.text import LOCALES, PSEUDO, pseudo, syntax

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

REMEMBERED = 4096
"""How many texts a locale keeps: the same few hundred are asked for again on every page of a game."""


class WordsError(LookupError):
    """A message is missing, twice there, or cannot be written with the values given."""


class Wording(str):
    """A message in words, which knows its id: logs name the message where its words could tell too much."""

    __slots__ = ("message",)

    message: str


class Words:
    """The messages of one locale: all files ``<folder>/<locale>/*.ftl`` together; PSEUDO takes English ones.

    A folder after the first one that lacks the locale gives its English messages. Names of commands and
    options are English in every locale, so that texts, manuals and friends all name the same command.
    Raises WordsError for a locale without files, a file with bad syntax, an id that is there twice, an
    English message that the locale lacks, and a name of a command that it translates.
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
        seen: dict[str, Path] = {}
        for file in files:
            resource = syntax.parse(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    line = (entry.content or "").strip().partition("\n")[0]
                    raise WordsError(f"{file}: can't be read near {line!r}")
                if isinstance(entry, ast.Message | ast.Term):
                    name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                    if name in seen:
                        raise WordsError(f"{file}: {name} is already defined in {seen[name]}")
                    seen[name] = file
                    if source != locale:
                        pseudo.rewrite(entry)
            self._bundle.add_resource(resource)
        if source != pseudo.MADE_FROM:
            seen |= self._command_names(seen)
        self.ids = frozenset(name for name in seen if not name.startswith("-"))
        """The ids of all messages."""
        # Typed, for 1, 1.0 and True are equal and need not read alike.
        self._written = lru_cache(REMEMBERED, typed=True)(self._write)

    def _command_names(self, seen: Mapping[str, Path]) -> Mapping[str, Path]:
        """Add the English names of commands and options. Raises WordsError for other gaps and doubles."""
        english = words(pseudo.MADE_FROM, *self._folders)
        names = {name for name in english.ids if pseudo.TYPED.fullmatch(name)}
        for name in sorted(names & seen.keys()):
            if seen[name].parent.name != pseudo.MADE_FROM:
                raise WordsError(f"{seen[name]}: {name} is typed in English in every language; remove it")
        missing = sorted(english.ids - names - seen.keys())
        if missing:
            some = ", ".join(missing[:3])
            raise WordsError(f"the locale {self.locale!r} lacks {len(missing)} messages, such as {some}")
        typed = "\n".join(f"{name} = {english.text(name)}" for name in names)  # words: command-*, *-option-*
        self._bundle.add_resource(syntax.parse(typed))
        return dict.fromkeys(names, LOCALES / pseudo.MADE_FROM)

    def __repr__(self) -> str:
        """The locale, which tells these words from others."""
        return f"Words({self.locale!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """In another process: the words of that locale there, which are read once."""
        return words, (self.locale, *self._folders)

    def in_locale(self, locale: str) -> Words:
        """The words of the same folders in another locale. Raises WordsError if there are none."""
        return words(locale, *self._folders)

    def digest(self, locales: Iterable[str]) -> str:
        """Hash of the files of these locales, without reading their messages."""
        found = hashlib.sha256()
        for folder in self._folders or (LOCALES,):
            for locale in sorted(locales):
                for file in _files(folder, locale):
                    found.update(f"{locale}/{file.name}".encode())
                    found.update(file.read_bytes())
        return found.hexdigest()

    def text(self, message: str, /, **values: str | float) -> str:
        """The message in words; True and False are ``yes`` and ``no`` to it.

        Raises WordsError for an unknown id and for a missing or bad value.
        """
        wording = self._written(message, **values)
        if _WRITTEN is not None:
            _WRITTEN[wording] = message
            if len(_WRITTEN) > REMEMBERED:
                _WRITTEN.pop(next(iter(_WRITTEN)), None)
        return wording

    def _write(self, message: str, /, **values: str | float) -> Wording:
        if message not in self.ids:
            raise WordsError(f"there is no message {message!r} in the locale {self.locale!r}")
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
"""Ids of the messages written last, by their words; None where they mustn't be told."""


def remember_messages() -> None:
    """From now on ``messages_in`` knows what is written.

    Only where all players share a computer: the ids on a private page could tell its cards.
    """
    global _WRITTEN  # noqa: PLW0603 - one memory for the words of all languages
    _WRITTEN = {}


def messages_in(text: str) -> list[str]:
    """Ids of the messages that stand in a text, in order; none unless they are remembered."""
    found = [(text.find(words), message) for words, message in list((_WRITTEN or {}).items()) if words]
    return list(dict.fromkeys(message for place, message in sorted(found) if place >= 0))


def own_name(language: str) -> str:
    """A language's name in the language itself, as a menu shows it: “Polski”, “Українська”."""
    if language == PSEUDO:
        return pseudo.accented(PSEUDO)
    name = Locale.parse(language, sep="-").language_name or language
    return name[:1].upper() + name[1:]
