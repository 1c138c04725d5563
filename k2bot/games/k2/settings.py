"""Settings of a game, and their texts in the lobby."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from k2bot.games.k2.engine import Setup, content
from k2bot.games.k2.engine.model import SWITCHES
from k2bot.games.k2.pages.wording import SEATS, Talk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.text.words import Words

_DRAWN: Final = "draw"
"""Value of ``first`` for a first player drawn at random; the others are numbers of seats, from 1."""
VALUES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "side": content.SIDES,
        "season": content.SEASONS,
        **dict.fromkeys(SWITCHES, ("no", "yes")),
        "first": (_DRAWN, *map(str, SEATS)),
    }
)
"""Values of each setting, the default first."""


def value_label(words: Words, setting: str, value: str) -> str:
    """Label of a setting's value; switches share theirs, and so do seats."""
    if setting in SWITCHES:
        return words.text("k2-option-on" if value == "yes" else "k2-option-off")
    if value.isdecimal():
        return words.text("k2-option-first-seat", place=int(value))
    return words.text(f"k2-option-{setting}-{value}")  # words: k2-option-*


def objection(words: Words, chosen: Mapping[str, str], seats: int) -> str | None:
    """Why settings don't suit each other or this number of players; None if they do."""
    first = chosen["first"]
    if chosen["lenient"] == "yes" and seats != SEATS[-1]:
        return words.text("k2-objection-lenient", seats=seats)
    if first != _DRAWN and int(first) > seats:
        return words.text("k2-objection-first", place=first, seats=seats)
    return None


def summary(words: Words, chosen: Mapping[str, str], seats: int) -> str:
    """Summary of a game's settings on one line."""
    side, season = (value_label(words, key, chosen[key]) for key in ("side", "season"))
    parts = [words.text("k2-summary", side=side, season=season, alone="yes" if seats == 1 else "no")]
    switched = [key for key in SWITCHES if chosen[key] == "yes"]
    parts += (words.text(f"k2-summary-{key}") for key in switched)  # words: k2-summary-*
    if chosen["first"] != _DRAWN:
        parts.append(words.text("k2-summary-first", first=value_label(words, "first", chosen["first"])))
    return Talk(words, ()).joined(parts, "talk-list-dot")


def setup(chosen: Mapping[str, str], seats: int, revision: int) -> Setup:
    """The engine's setup for settings that ``objection`` accepts, with a rules revision."""
    values: dict[str, Any] = {**chosen, **{key: chosen[key] == "yes" for key in SWITCHES}}
    values["first"] = None if chosen["first"] == _DRAWN else int(chosen["first"]) - 1
    return Setup(players=seats, revision=revision, **values)
