"""Settings of a game, and their texts in the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import GOALS
from k2bot.games.dungeon_twister.engine.model import FAIR_DEAL, Setup
from k2bot.games.dungeon_twister.pages.wording import Talk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.text.words import Words

_FULL: Final = str(max(GOALS))
_SHORT: Final = str(min(GOALS))
_GOAL_OF: Final = {
    _FULL: (max(GOALS), max(GOALS)),
    _SHORT: (min(GOALS), min(GOALS)),
    "blue": (min(GOALS), max(GOALS)),
    "yellow": (max(GOALS), min(GOALS)),
}
"""Points needed to win, by seat: equal, or fewer for one as a handicap."""
_SHOWN_OF: Final[dict[str, tuple[int, ...]]] = {"no": (), "two": (0, 7)}
"""Slots of the rooms face up from the start: for ``two``, one next to each line, diagonally opposite."""
_SHOWN_BEFORE: Final = (0, 4)
"""The two slots before ``FAIR_DEAL``: both next to blue's line."""
FIRST_GAME: Final = {"goal": _SHORT, "dealt": "yes", "shown": "two", "first": "blue"}
"""Settings for a first game: short, with something to see at once, and the learner to start."""
_FIRST_OF: Final = {"draw": None, "blue": 0, "yellow": 1}
VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "goal": tuple(_GOAL_OF),
    "dealt": ("no", "yes"),
    "shown": tuple(_SHOWN_OF),
    "first": tuple(_FIRST_OF),
}
"""Values of each setting, the default first."""


def summary(words: Words, chosen: Mapping[str, str], revision: int) -> str:
    """Summary of a game's settings on one line, for this rules revision."""
    goal = chosen.get("goal", _FULL)
    # Fluent distinguishes the number 3 from the text "3".
    parts = [words.text("dungeon-summary-goal", goal=int(goal) if goal.isdigit() else goal)]
    if chosen.get("dealt") == "yes":
        parts.append(words.text("dungeon-summary-dealt"))
    talk, first = Talk(words, ()), _FIRST_OF[chosen.get("first", "draw")]
    if shown := _shown(chosen, revision):
        rooms = talk.listed([str(slot + 1) for slot in shown])
        parts.append(words.text("dungeon-summary-shown", rooms=rooms))
    if first is not None:
        parts.append(words.text("dungeon-summary-first", first=talk.colour(first)))
    return talk.joined(parts, "talk-list-dot")


def setup(chosen: Mapping[str, str], revision: int) -> Setup:
    """The engine's setup for settings that suit each other, with a rules revision."""
    return Setup(
        goal=_GOAL_OF[chosen.get("goal", _FULL)],
        dealt=chosen.get("dealt") == "yes",
        shown=_shown(chosen, revision),
        first=_FIRST_OF[chosen.get("first", "draw")],
        revision=revision,
    )


def _shown(chosen: Mapping[str, str], revision: int) -> tuple[int, ...]:
    """Slots of the rooms face up from the start."""
    shown = _SHOWN_OF[chosen.get("shown", "no")]
    return shown if revision >= FAIR_DEAL.since or not shown else _SHOWN_BEFORE
