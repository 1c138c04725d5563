"""Check translations against the English texts: ``python -m tools.languages``, or with ``pl uk`` only these.

It names, a line each, what is missing, unused, left in English or too long, values that English doesn't give,
plural forms that are missing or that no number takes, and messages that can't be written. A message that is
rightly the same as in English has the comment ``# As in English`` above it. The exit status is 1 if anything
is found.
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from k2bot.render.theme import font, has_glyph
from k2bot.text import LOCALES, languages
from k2bot.text.pseudo import MADE_FROM, SHARE, TYPED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
COUNTS: Final = (0, 1, 2, 5, 21, 22, 1.5)
"""Numbers that between them take every plural form of European languages."""
NAME: Final = "Ola"
"""Stands for every other value: it begins with a vowel, which some languages' articles depend on."""
DESCRIPTION: Final = 100
"""Discord's limit for descriptions and choices of commands, in characters."""
BUTTON: Final = 38
"""Characters of a button that Discord's phones show."""
PICTURED: Final = ("-pictures.ftl", "-film.ftl", "-maze.ftl")
"""Ends of the names of files whose texts are painted in pictures."""
TERMINAL: Final = "terminal.ftl"
"""File of what bot.py prints, whose commands aren't Discord's."""
SAME: Final = "As in English"
GIVEN: Final = re.compile(r"^\$(\w+):", re.MULTILINE)
"""Values that a message's comment explains, as in ``# $count: how many climbers``."""
SIZE: Final = 24

Entry: TypeAlias = ast.Message | ast.Term


@dataclass
class Text:
    """A message or term of one language: its values, those its comment explains, its choices, its text."""

    entry: Entry
    file: Path
    values: set[str] = field(default_factory=set)
    given: set[str] = field(default_factory=set)
    choices: dict[str, list[tuple[str, ...]]] = field(default_factory=dict)
    others: set[str] = field(default_factory=set)
    written: str = ""

    @property
    def is_typed(self) -> bool:
        """Whether it's the name of a command or an option, which stays English."""
        return TYPED.fullmatch(self.entry.id.name) is not None

    @property
    def is_same(self) -> bool:
        """Whether its translator says that it's rightly the same as in English."""
        return self.entry.comment is not None and SAME in (self.entry.comment.content or "")


class _Reader(Visitor):
    """Fills in a text."""

    def __init__(self, text: Text) -> None:
        self._text = text

    def visit_Comment(self, node: ast.Comment) -> None:  # noqa: N802 - visitor API
        self._text.given |= set(GIVEN.findall(node.content or ""))

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - visitor API
        self._text.written += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - visitor API
        self._text.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - visitor API
        self._text.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - visitor API
        self._text.others.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - visitor API
        if (value := _selector(node.selector)) is not None:
            keys = tuple(
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            )
            self._text.choices.setdefault(value, []).append(keys)
        self.generic_visit(node)


def _selector(node: ast.SyntaxNode) -> str | None:
    """The value that a choice depends on, directly or as ``NUMBER($value)``."""
    if isinstance(node, ast.FunctionReference) and node.arguments.positional:
        node = node.arguments.positional[0]
    return node.id.name if isinstance(node, ast.VariableReference) else None


@cache
def entries(file: Path) -> ast.Resource:
    """Parsed file, read once."""
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


@cache
def texts(language: str, folder: Path = LOCALES, files: str = "*.ftl") -> Mapping[str, Text]:
    """The messages and terms in these files of a language by id, terms with a hyphen in front."""
    found: dict[str, Text] = {}
    for file in sorted((folder / language).glob(files)):
        for entry in entries(file).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                found[name] = text = Text(entry, file)
                _Reader(text).visit(entry)
            elif isinstance(entry, ast.Junk):
                found[f"?{file.name}"] = Text(ast.Message(ast.Identifier(file.stem)), file)
    return found


def findings(language: str, folder: Path = LOCALES) -> list[str]:
    """Faults of a language, a line each."""
    english, own = texts(MADE_FROM, folder), texts(language, folder)
    known = {name for name, text in english.items() if not name.startswith("-") and not text.is_typed}
    there = {name for name in own if not name.startswith("-")}
    found = [f"{name}: missing" for name in sorted(known - there)]
    for name in sorted(there):
        if name.startswith("?"):
            found.append(f"{name[1:]}: can't be read")
        elif name not in known:
            typed = name in english and english[name].is_typed
            found.append(f"{name}: {'names of commands stay English' if typed else 'unused'}")
        else:
            found += [f"{name}: {fault}" for fault in _faults(name, language, own, english)]
    return found


def _faults(name: str, language: str, own: Mapping[str, Text], english: Mapping[str, Text]) -> Iterator[str]:
    text, source = own[name], english[name]
    more = sorted(_values(name, own) - _values(name, english))
    if more:
        yield f"takes {', '.join(f'${value}' for value in more)}, which it isn't given"
    if text.written.strip() == source.written.strip() and not text.is_same and _has_words(text.written):
        yield "left in English"
    for value, choices in text.choices.items():
        for keys in choices:
            yield from _plural_faults(value, keys, language)
    yield from _choice_faults(text, source)
    if language != MADE_FROM:
        yield from _too_long(name, text, source)


def _parts(name: str, known: Mapping[str, Text]) -> Iterator[Text]:
    """A message and all that it refers to."""
    todo, done = [name], set[str]()
    while todo:
        name = todo.pop()
        if name in known and name not in done:
            done.add(name)
            yield known[name]
            todo += known[name].others


def _values(name: str, known: Mapping[str, Text]) -> set[str]:
    return {value for part in _parts(name, known) for value in part.values | part.given}


def _has_words(text: str) -> bool:
    """Whether there is anything to translate: a word in lower case of more than three letters."""
    return any(word.isalpha() and word[1:].islower() and len(word) > 3 for word in text.split())


@cache
def plurals(language: str) -> frozenset[str]:
    """Plural forms that whole numbers up to 200 take in a language."""
    rule = Locale.parse(language, sep="-").plural_form
    return frozenset(rule(count) for count in range(201))


def _plural_faults(value: str, keys: tuple[str, ...], language: str) -> Iterator[str]:
    named = {key for key in keys if not key.isdecimal()}
    if not named <= PLURALS or named <= {"other"}:
        return
    if lacking := sorted(plurals(language) - named):
        yield f"${value} lacks the plural form {', '.join(lacking)}"
    if idle := sorted(named - plurals(language) - {"other"}):
        yield f"${value} has the plural form {', '.join(idle)}, which no number takes"


def _choice_faults(text: Text, source: Text) -> Iterator[str]:
    """Named choices that English doesn't know, so that nobody ever sees them."""
    for value, choices in text.choices.items():
        known = {key for keys in source.choices.get(value, ()) for key in keys}
        for key in sorted({key for keys in choices for key in keys} - known - PLURALS - {"yes", "no"}):
            if known and not known <= PLURALS and not key.isdecimal():
                yield f"${value} is never {key!r}"


def _too_long(name: str, text: Text, source: Text) -> Iterator[str]:
    longest = _longest(text.entry.value)
    length = len(longest)
    if "command" in name and text.file.name != TERMINAL and length > DESCRIPTION:
        yield f"{length} characters, at most {DESCRIPTION}"
    if "-button-" in name and not text.choices and length > max(BUTTON, len(source.written)):
        yield f"{length} characters, phones show {BUTTON}"
    if text.file.name.endswith(PICTURED) and "-alt" not in name:
        wide, room = _width(text), _width(source)
        if wide > room * (1 + SHARE) + 2 * SIZE:
            yield f"{wide / room:.0%} as wide in pictures as in English, {1 + SHARE:.0%} surely fits"
        if lacking := sorted(one for one in set(longest) - {"\n"} if not has_glyph(one)):
            yield f"the pictures' typeface lacks {', '.join(map(ascii, lacking))}"


def _longest(pattern: ast.Pattern | None) -> str:
    """The longest form that a text can take, without the values in it."""
    parts = []
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            variants = (_longest(variant.value) for variant in element.expression.variants)
            parts.append(max(variants, key=len))
    return "".join(parts).strip()


def _width(text: Text) -> float:
    return font(SIZE).getlength(_longest(text.entry.value))


@dataclass(frozen=True, slots=True)
class Label:
    """A message that is painted in pictures, as its longest translation has it."""

    message: str
    language: str
    text: str
    """Without values, and with the longest of all choices."""
    share: float
    """Width relative to the English text; 1 for texts that are nothing but values."""


def longest_labels(game: str, folder: Path = LOCALES) -> list[Label]:
    """The messages in a game's pictures (its files begin with its key), those that grow most first."""
    files, found = f"{game}-*.ftl", []
    for name, source in texts(MADE_FROM, folder, files).items():
        if source.file.name.endswith(PICTURED):
            every = {language: texts(language, folder, files).get(name) for language in languages(folder)}
            widths = {language: _width(text) for language, text in every.items() if text is not None}
            language = max(widths, key=lambda one: widths[one])
            text, room = every[language] or source, widths[MADE_FROM]
            share = widths[language] / room if room else 1.0
            found.append(Label(name, language, _longest(text.entry.value), share))
    return sorted(found, key=lambda label: -label.share)


def unwritable(language: str, folder: Path = LOCALES) -> Iterator[str]:
    """Messages that can't be written with some number, choice or name."""
    bundle = FluentBundle([language], use_isolating=False)
    for source in dict.fromkeys((language, MADE_FROM)):
        for file in sorted((folder / source).glob("*.ftl")):
            bundle.add_resource(entries(file))
    known = texts(language, folder)
    for name in sorted(known):
        if name.startswith(("-", "?")) or (pattern := bundle.get_message(name).value) is None:
            continue
        for values in samples(name, known):
            text, errors = bundle.format_pattern(pattern, values)
            if errors or "{" in str(text):
                yield f"{name}: can't be written with {values}: {'; '.join(map(str, errors)) or text}"
                break


def samples(name: str, known: Mapping[str, Text]) -> Iterator[dict[str, str | float]]:
    """Values to write a message with: every choice, every kind of number, a name for the rest."""
    offered: dict[str, list[str | float]] = {}
    for part in _parts(name, known):
        for value in part.values:
            offered.setdefault(value, [])
        for value, choices in part.choices.items():
            named = {key for keys in choices for key in keys if not key.isdecimal()}
            offered[value] += COUNTS if named <= PLURALS else sorted(named)
    for row in range(max(map(len, offered.values()), default=1) or 1):
        yield {value: kinds[row % len(kinds)] if kinds else NAME for value, kinds in offered.items()}


def report(chosen: Iterable[str], folder: Path = LOCALES) -> Iterator[str]:
    """Everything found in these languages, a line each."""
    for language in chosen:
        for line in (*findings(language, folder), *unwritable(language, folder)):
            yield f"{language}: {line}"


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m tools.languages", description="Check translations.")
    parser.add_argument("language", nargs="*", help="languages to check; default: all but English")
    others = [language for language in languages() if language != MADE_FROM]
    chosen = parser.parse_args().language or others
    lines = list(report(chosen))
    print("\n".join(lines) or f"nothing found in {len(chosen)} languages")  # noqa: T201 - command output
    sys.exit(bool(lines))


if __name__ == "__main__":
    main()
