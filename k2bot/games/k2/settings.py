"""What can be set before a game of K2, and how it reads in the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.values import Option
from k2bot.games.k2.engine import Setup, content
from k2bot.games.k2.pages.talk import Talk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.text.words import Words

_SEATS = 5
_DRAWN = "draw"
_SWITCHES = ("family", "lenient", "avalanche")


_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "side": ("easy", "hard"),
    "season": ("summer", "winter"),
    **dict.fromkeys(_SWITCHES, ("no", "yes")),
    "first": (_DRAWN, *map(str, range(1, _SEATS + 1))),
}
"""What each setting can be, its default first."""


def options(words: Words) -> tuple[Option, ...]:
    """All settings, each with its default first."""
    return tuple(
        Option(
            key,
            words.text(f"k2-option-{key}"),  # words: k2-option-*
            words.text(f"k2-option-{key}-help"),  # words: k2-option-*
            tuple((value, _label(words, key, value)) for value in values),
            values[0],
            words.text(f"k2-option-{key}-name"),  # words: k2-option-*
        )
        for key, values in _VALUES.items()
    )


def _label(words: Words, key: str, value: str) -> str:
    if key in _SWITCHES:
        return words.text("k2-option-on" if value == "yes" else "k2-option-off")
    if value.isdecimal():
        return words.text("k2-option-first-seat", place=int(value))
    return words.text(f"k2-option-{key}-{value}")  # words: k2-option-*


def objection(words: Words, chosen: Mapping[str, str], seats: int) -> str | None:
    """Why the settings do not fit that number of people; None if they do."""
    for option in options(words):
        value = chosen.get(option.key, option.default)
        if value not in {known for known, _ in option.values}:
            return words.text("k2-objection-option", key=option.label, value=value)
    if chosen.get("lenient") == "yes" and seats != _SEATS:
        return words.text("k2-objection-lenient", seats=seats)
    first = chosen.get("first", _DRAWN)
    if first != _DRAWN and int(first) > seats:
        return words.text("k2-objection-first", place=first, seats=seats)
    return None


def summary(words: Words, chosen: Mapping[str, str], seats: int) -> str:
    """The settings in a line or two."""
    labels = {
        option.key: dict(option.values)[chosen.get(option.key, option.default)] for option in options(words)
    }
    parts = [
        words.text(
            "k2-summary", side=labels["side"], season=labels["season"], alone="yes" if seats == 1 else "no"
        )
    ]
    switched = [key for key in _SWITCHES if chosen.get(key) == "yes"]
    parts += (words.text(f"k2-summary-{key}") for key in switched)  # words: k2-summary-*
    if chosen.get("first", _DRAWN) != _DRAWN:
        parts.append(words.text("k2-summary-first", first=labels["first"]))
    return Talk(words, ()).joined(parts, "talk-list-dot")


def setup(chosen: Mapping[str, str], seats: int, revision: int) -> Setup:
    """The engine's setup of settings that ``objection`` lets pass, by a revision of the rules."""
    first = chosen.get("first", _DRAWN)
    return Setup(
        players=seats,
        side=next(side for side in content.SIDES if side == chosen.get("side", "easy")),
        season=next(season for season in content.SEASONS if season == chosen.get("season", "summer")),
        family=chosen.get("family") == "yes",
        lenient=chosen.get("lenient") == "yes",
        avalanche=chosen.get("avalanche") == "yes",
        first=None if first == _DRAWN else int(first) - 1,
        revision=revision,
    )
