"""The order in which a line with right-to-left text is read: the Unicode Bidirectional Algorithm (UAX 9).

The line itself runs from left to right, as all languages of the bot do; names that run the other way are
isolated (``text.formatting.isolated``). Embeddings and overrides are left out: names are shown without them.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_INITIATORS: Final = {"LRI": 0, "RLI": 1, "FSI": None}
_MAX_DEPTH: Final = 60
"""Isolates within each other; deeper ones are ignored."""
_REMOVED_CLASSES: Final = {"BN", "LRE", "RLE", "LRO", "RLO", "PDF"}
_NEUTRAL: Final = {"B", "S", "WS", "ON", "LRI", "RLI", "FSI", "PDI"}
_SEPARATED: Final = {"CS": ("EN", "AN"), "ES": ("EN",)}
"""Separators, and the numbers in which they stand."""
_BRACKETS: Final = {"(": ")", "[": "]", "{": "}", "「": "」", "『": "』", "【": "】", "〈": "〉", "《": "》"}
_MIRRORED: Final = str.maketrans("()[]{}<>«»≤≥", ")(][}{><»«≥≤")


class LevelRun(NamedTuple):
    """Characters that are read in one direction."""

    text: str
    backwards: bool
    """Whether they are read from right to left."""


def visual_runs(text: str) -> list[LevelRun]:
    """The line's runs from left to right; the text of each in the order in which it's read."""
    levels = embedding_levels(text)
    level_runs: list[tuple[int, int, int]] = []
    for place, level in enumerate(levels):
        if level_runs and level_runs[-1][2] == level:
            level_runs[-1] = (level_runs[-1][0], place + 1, level)
        else:
            level_runs.append((place, place + 1, level))
    for least in range(max(levels, default=0), 0, -1):
        level_runs = _reversed_runs(level_runs, least)
    return [LevelRun(text[start:end], bool(level % 2)) for start, end, level in level_runs]


def mirror_text(text: str) -> str:
    """The text from right to left, with its brackets turned around."""
    return text[::-1].translate(_MIRRORED)


def embedding_levels(text: str) -> list[int]:
    """Level of each character: even ones are read from left to right, odd ones from right to left."""
    kinds = [unicodedata.bidirectional(character) or "L" for character in text]
    levels = [0] * len(text)
    _resolve(text, kinds, levels, (0, len(text)), 0)
    end = len(text)
    while end and kinds[end - 1] in {"WS", "S", "B", *_REMOVED_CLASSES, *_INITIATORS, "PDI"}:
        end -= 1
        levels[end] = 0
    return levels


def _reversed_runs(level_runs: list[tuple[int, int, int]], least: int) -> list[tuple[int, int, int]]:
    """Runs with every sequence of this level or a deeper one reversed."""
    result: list[tuple[int, int, int]] = []
    reversed_runs: list[tuple[int, int, int]] = []
    for run in level_runs:
        if run[2] >= least:
            reversed_runs.append(run)
        else:
            result += [*reversed(reversed_runs), run]
            reversed_runs = []
    return result + reversed_runs[::-1]


def _resolve(text: str, kinds: Sequence[str], levels: list[int], span: tuple[int, int], level: int) -> None:
    """Set the levels of an isolate's contents (X1 to I2)."""
    places: list[int] = []
    place, end = span
    while place < end:
        levels[place] = level
        places.append(place)
        if kinds[place] in _INITIATORS and level < _MAX_DEPTH:
            close = _isolate_end(kinds, place, end)
            side = _INITIATORS[kinds[place]]
            if side is None:
                side = _first_strong(kinds, place + 1, close)
            _resolve(text, kinds, levels, (place + 1, close), level + 1 + (level + 1 + side) % 2)
            place = close
        else:
            place += 1
    _resolve_sequence(text, kinds, levels, places, level)


def _isolate_end(kinds: Sequence[str], start: int, end: int) -> int:
    """Index of the end of an isolate, from its start; ``end`` if it isn't closed."""
    depth = 0
    for place in range(start, end):
        depth += (kinds[place] in _INITIATORS) - (kinds[place] == "PDI")
        if depth == 0:
            return place
    return end


def _first_strong(kinds: Sequence[str], start: int, end: int) -> int:
    """Level of the first character with a direction that's in no isolate of its own."""
    place = start
    while place < end:
        if kinds[place] in {"L", "R", "AL"}:
            return int(kinds[place] != "L")
        place = _isolate_end(kinds, place, end) if kinds[place] in _INITIATORS else place + 1
    return 0


def _resolve_sequence(
    text: str, kinds: Sequence[str], levels: list[int], places: list[int], level: int
) -> None:
    own = "R" if level % 2 else "L"
    heard = [place for place in places if kinds[place] not in _REMOVED_CLASSES]
    resolved = _strong_or_neutral([kinds[place] for place in heard], own)
    _pair_brackets([text[place] for place in heard], resolved, own, [kinds[place] for place in heard])
    _fill_neutral(resolved, own)
    for place, kind in zip(heard, resolved, strict=True):
        if level % 2:
            levels[place] = level + (kind != "R")
        else:
            levels[place] = level + {"L": 0, "R": 1}.get(kind, 2)
    for place in places:
        if kinds[place] in _REMOVED_CLASSES and place:
            levels[place] = max(level, levels[place - 1])


def _strong_or_neutral(kinds: list[str], own: str) -> list[str]:
    """Resolve marks, numbers and their separators (W1 to W4, then the rest)."""
    resolved: list[str] = []
    for kind in kinds:  # W1
        before = resolved[-1] if resolved else own
        if kind == "NSM":
            kind = "ON" if before in {*_INITIATORS, "PDI"} else before  # noqa: PLW2901 - a mark is what it's on
        resolved.append(kind)
    strong = own
    for place, kind in enumerate(resolved):  # W2, W3
        if kind in {"L", "R", "AL"}:
            strong = kind
        elif kind == "EN" and strong == "AL":
            resolved[place] = "AN"
    resolved = ["R" if kind == "AL" else kind for kind in resolved]
    for place in range(1, len(resolved) - 1):  # W4
        before, kind, after = resolved[place - 1 : place + 2]
        if before == after and before in _SEPARATED.get(kind, ()):
            resolved[place] = before
    return _resolve_numbers(resolved, own)


def _resolve_numbers(kinds: list[str], own: str) -> list[str]:
    """Resolve what's beside numbers, and numbers in text from left to right (W5 to W7)."""
    for start, end in _stretches(kinds, {"ET"}):  # W5
        if "EN" in (*kinds[max(0, start - 1) : start], *kinds[end : end + 1]):
            kinds[start:end] = ["EN"] * (end - start)
    strong = own
    for place, kind in enumerate(kinds):  # W6, W7
        if kind in {"ES", "ET", "CS"}:
            kinds[place] = "ON"
        elif kind in {"L", "R"}:
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[place] = "L"
    return kinds


def _pair_brackets(characters: list[str], resolved: list[str], own: str, kinds: list[str]) -> None:
    """Brackets take the direction of what's in them, or of what's before them (N0)."""
    for start, end in sorted(_bracket_pairs(characters, resolved)):
        inside = {_side(kind) for kind in resolved[start + 1 : end]} - {None}
        if not inside:
            continue
        side: str = own
        if own not in inside:
            side = next((before for kind in reversed(resolved[:start]) if (before := _side(kind))), own)
        for place in (start, end):
            resolved[place] = side
            for after in range(place + 1, len(resolved)):
                if kinds[after] != "NSM":
                    break
                resolved[after] = side


def _bracket_pairs(characters: list[str], kinds: list[str]) -> Iterator[tuple[int, int]]:
    opened: list[tuple[str, int]] = []
    for place, (character, kind) in enumerate(zip(characters, kinds, strict=True)):
        if kind != "ON":
            continue
        if character in _BRACKETS:
            opened.append((_BRACKETS[character], place))
        for number in range(len(opened) - 1, -1, -1):
            if opened[number][0] == character:
                yield opened[number][1], place
                del opened[number:]
                break


def _side(kind: str) -> str | None:
    return "R" if kind in {"R", "AN", "EN"} else "L" if kind == "L" else None


def _fill_neutral(kinds: list[str], own: str) -> None:
    """Neutral characters take the direction on both sides of them, or the sequence's own (N1, N2)."""
    for start, end in _stretches(kinds, _NEUTRAL):
        before = _side(kinds[start - 1]) if start else own
        after = _side(kinds[end]) if end < len(kinds) else own
        side = before if before == after and before else own
        kinds[start:end] = [side] * (end - start)


def _stretches(sequence: list[str], kinds: set[str]) -> Iterator[tuple[int, int]]:
    """Start and end of each stretch of these kinds."""
    start = None
    for place, kind in enumerate([*sequence, ""]):
        if kind in kinds:
            start = place if start is None else start
        elif start is not None:
            yield start, place
            start = None
