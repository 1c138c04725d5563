"""Text in messages: user text made safe, shortened, searched and parsed, and marks of the bot's own emoji.

A name can hold anything: characters that turn the text after it around, that are invisible, or that pile up
over the lines above. None of that reaches beyond the name, and invisible characters are removed.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime


MAX_NAME_LENGTH: Final = 32
"""Characters of a name that are shown, as many as Discord allows."""
SHOWN_NAME_LENGTH: Final = 24
"""Maximum length of a name in lists and headings, in characters."""
MAX_QUOTE_LENGTH: Final = 40
"""Characters shown of a text that is quoted back to the person who wrote it."""
DOT: Final = " · "
"""Separates facts on one line."""
NAMELESS: Final = "?"
"""Shown for a name with no visible characters."""
ISOLATE: Final = "\u2068"
RELEASE: Final = "\u2069"
"""Unicode FSI and PDI: isolate right-to-left text, so that it doesn't reorder the text around it."""

_MARKS: Final = 3
"""Maximum number of marks on one letter; no language in daily use needs more."""
_JOINER: Final = "\u200d"
_JOINERS: Final = {_JOINER, "\u200c"}
_JOINED_BEFORE: Final = {"Lo", "Mc", "Mn", "Sk", "So"}
_JOINED_AFTER: Final = {"Lo", "So"}
_UNSEEN: Final = {"Cc", "Cf", "Cn", "Co", "Cs"}
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Characters that Unicode classes as letters, signs or marks, but that are invisible."""
_TURNED: Final = {"R", "AL", "AN"}
"""Bidirectional classes of characters in right-to-left text."""
SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)
"""A to Z; two of them are the flag of a country."""
_VOWELS: Final = "\u0e33\u0eb3"
"""Letters that Unicode doesn't class as marks, but that are written on the letter before."""
_CONJOINING: Final = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd"
"""Signs of Indic scripts that join the letters around them into one."""
_PICTOGRAPHS: Final = range(0x1F000, 0x1FB00)
"""Code points of emoji, including new ones that Unicode data doesn't classify yet."""
_NUMBER_SIGN: Final = "\u00a0#"
"""Before the number that tells a name apart: a space at which no line is broken, unlike those in names."""
_NUMBER: Final = re.compile(rf"{_NUMBER_SIGN}\d+$")
_LEAST_BESIDE_NUMBER: Final = 2
"""Least length to which a name with a number is cut, in characters."""
_LOOK_ALIKES: Final = str.maketrans(
    dict(zip("авекмнорстухіјѕһαβεζηικμνορτυχ", "abekmhopctyxijshabezhikmnoptyx", strict=True))
    | dict.fromkeys(map(chr, range(0xFE00, 0xFE10)))
)
"""Cyrillic and Greek letters, in small form, whose capitals look like Latin ones; selectors of variants."""
_MARKDOWN: Final = re.compile(r"([\\*_~`|\[\]<>:@#()])|^(\d+)(?=[.)])|^([-+])")


@lru_cache(maxsize=1024)  # the same few people are named on every page
def clean(text: str) -> str:
    """The text in one line without invisible characters; empty if nothing visible is left."""
    characters: list[str] = []
    marks = _MARKS  # nothing to sit on yet
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    for place, character in enumerate(composed):
        kind = unicodedata.category(character)
        if character in _JOINERS:
            if characters and _joins(characters[-1], composed[place + 1 : place + 2]):
                characters.append(character)
        elif kind in {"Mn", "Me"}:
            marks += 1
            if marks <= _MARKS and character not in _BLANK:
                characters.append(character)
        elif character == " " or _is_visible(character, kind):
            characters.append(character)
            marks = _MARKS if character == " " else 0
    return unicodedata.normalize("NFC", " ".join("".join(characters).split()))


def _is_visible(character: str, kind: str) -> bool:
    if kind == "Cn":
        return ord(character) in _PICTOGRAPHS
    return kind not in _UNSEEN and character not in _BLANK


def _joins(before: str, after: str) -> bool:
    """Whether a joiner there shapes what is seen, as in emoji of several parts and in some scripts."""
    return (
        bool(after)
        and unicodedata.category(before) in _JOINED_BEFORE
        and unicodedata.category(after) in _JOINED_AFTER
    )


def display_name(name: str, longest: int = MAX_NAME_LENGTH) -> str:
    """A name for places without Markdown: cleaned, cut, never empty. A number that tells it apart stays."""
    own, number = split_number(name)
    return (cut(clean(own), max(_LEAST_BESIDE_NUMBER, longest - len(number))) or NAMELESS) + number


def own_name(name: str) -> str:
    """A name as somebody chose it, without a number that tells it apart."""
    return display_name(" ".join(name.split()))


def numbered_name(name: str, number: int) -> str:
    """A name with a number that tells it apart from those that look the same; 0 for none."""
    return f"{name}{_NUMBER_SIGN}{number}" if number else name


def split_number(name: str) -> tuple[str, str]:
    """A name, and the number that tells it apart with the sign before it; empty for none."""
    hit = _NUMBER.search(name)
    return (name[: hit.start()], hit[0]) if hit else (name, "")


@lru_cache(maxsize=1024)
def told_apart(
    names: tuple[str, ...], longest: int = MAX_NAME_LENGTH, *, by_seat: bool = True
) -> tuple[str, ...]:
    """Names for display, cut to ``longest``; those that look the same get numbers: "Ann #1", "Ann #3".

    The number is that of the seat, so it stays the same while others come and go. Outside of a game, it
    counts those of that look. Names that have a number keep it.
    """
    shown = [display_name(name, longest) for name in names]
    while True:
        looks = [_look(name) for name in shown]
        twins = [
            at for at, look in enumerate(looks) if looks.count(look) > 1 and not split_number(shown[at])[1]
        ]
        if not twins:
            return tuple(shown)
        for at in twins:
            number = at + 1 if by_seat else looks[: at + 1].count(looks[at])
            shown[at] = display_name(numbered_name(names[at], number), longest)


def names_by_person(people: Mapping[int, str], longest: int = MAX_NAME_LENGTH) -> dict[int, str]:
    """Names of users as in ``told_apart``: of those that look the same, the oldest account is the first."""
    users = sorted(people)
    names = told_apart(tuple(people[user] for user in users), longest, by_seat=False)
    return dict(zip(users, names, strict=True))


def _look(name: str) -> str:
    """What a name looks like: equal for names that differ in case, spaces or similar letters alone."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = (letter for letter in folded if unicodedata.category(letter) not in _UNSEEN)
    return "".join(seen).translate(_LOOK_ALIKES).replace(" ", "")


def markdown_name(name: str, longest: int = MAX_NAME_LENGTH) -> str:
    """A name for a message: nothing in it acts as Markdown, link or mention."""
    own, number = split_number(display_name(name, longest))
    return isolate(escape(own)) + number


def quote(text: str) -> str:
    """The beginning of a user's text, to quote back in a message."""
    return markdown_name(text, MAX_QUOTE_LENGTH)


def escape(text: str) -> str:
    """Escape everything that would act as Markdown, mention or link."""
    return _MARKDOWN.sub(lambda hit: f"{hit[2]}\\" if hit[2] else f"\\{hit[0]}", text)


def isolate(text: str) -> str:
    """The text, isolated if it contains right-to-left characters."""
    if not text.isascii() and any(unicodedata.bidirectional(character) in _TURNED for character in text):
        return f"{ISOLATE}{text}{RELEASE}"
    return text


def cut(text: str, longest: int) -> str:
    """The text cut to ``longest`` characters, with an ellipsis; joined characters and emoji stay whole."""
    if len(text) <= longest:
        return text
    beginning = _beginning(text, longest - 1)
    if beginning.count(ISOLATE) > beginning.count(RELEASE):
        beginning = f"{_beginning(text, longest - 2)}{RELEASE}"
    return f"{beginning}…"


def cut_facts(text: str, longest: int) -> str:
    """The text without the last facts that don't fit; facts are separated by dots."""
    whole = text
    while len(whole) > longest and DOT in whole:
        whole = whole.rpartition(DOT)[0]
    return whole if len(whole) <= longest else cut(text, longest)


def graphemes(text: str) -> list[str]:
    """Characters as readers see them: letters with their marks, conjuncts, emoji of several parts."""
    starts = [place for place in range(len(text)) if place == 0 or not _continues_grapheme(text, place)]
    return [text[start:end] for start, end in pairwise([*starts, len(text)])]


def _beginning(text: str, end: int) -> str:
    least = end
    while least > 0 and _continues_grapheme(text, least):
        least -= 1
    return text[: least or end].rstrip()


def _continues_grapheme(text: str, place: int) -> bool:
    """Whether the character there is part of one grapheme with those before it."""
    character, before = text[place], text[place - 1]
    if ord(character) in FLAG_LETTERS:
        letters = len(text[:place]) - len(text[:place].rstrip("".join(map(chr, FLAG_LETTERS))))
        return letters % 2 == 1
    kind = unicodedata.category(character)[0]
    attached = kind == "M" or ord(character) in SKIN_TONES or character in _VOWELS
    conjunct = kind == "L" and before in _CONJOINING
    return attached or conjunct or character in _JOINERS or before == _JOINER


def search_form(text: str) -> str:
    """A text folded for searching: lower case, without accents, punctuation as single spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = (letter for letter in letters if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in bare).split())


def matches(written: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names that contain what was typed, those first in which it begins a word."""
    part = search_form(written)
    candidates = [(f" {search_form(name)}", name) for name in names]
    found = [(name, plain) for plain, name in candidates if part in plain]
    return tuple(name for name, _ in sorted(found, key=lambda pair: f" {part}" not in pair[1]))


_MARK = re.compile(r"<:(\w{2,32}):0>( ?)")
_ANY = re.compile(r"<:\w{2,32}:\d+> ?")


def emoji_mark(name: str) -> str:
    """The placeholder for an emoji of the bot; a space after it belongs to it.

    It looks like an emoji that does not exist, so code that skips markup skips it too. The words beside it
    always say the same.
    """
    return f"<:{name}:0>"


def with_emoji(text: str, known: Mapping[str, str]) -> str:
    """Replace placeholders by emoji, given by name; those without one are left out."""
    return _MARK.sub(lambda match: known[match[1]] + match[2] if match[1] in known else "", text)


def without_emoji(text: str) -> str:
    """The text without placeholders and custom emoji."""
    return _ANY.sub("", text)


MAX_INTEGER: Final = 2**63 - 1
"""The largest integer that SQLite stores; Discord's ids are smaller."""


def parse_number(text: str, most: int = MAX_INTEGER) -> int | None:
    """The number from 0 to ``most`` written in a text; None for any other text."""
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(most)):
        return None
    value = int(text)
    return value if value <= most else None


def relative_time(time: datetime) -> str:
    """A time as Discord's markup, like "in 5 minutes"."""
    return f"<t:{int(time.timestamp())}:R>"


def clock_time(time: datetime) -> str:
    """A time of day as Discord's markup, in each reader's time zone."""
    return f"<t:{int(time.timestamp())}:t>"


def date(time: datetime) -> str:
    """A date as Discord's markup, in each reader's time zone."""
    return f"<t:{int(time.timestamp())}:d>"
