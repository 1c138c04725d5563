"""Best results of a server: what counts in a finished game, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.statistics import BestResult, Feat, PastGame
from k2bot.games.dungeon_twister.engine.content import GOALS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.pages.wording import Talk

_LENGTHS: Final = tuple(sorted(GOALS, reverse=True))
KINDS: Final = (
    *(f"win-{goal}" for goal in _LENGTHS),
    *(f"computer-{goal}" for goal in _LENGTHS),
    "points",
    "comeback",
    "fights",
    "rotations",
)
"""Turns of a win by goal, against a person and against a computer; points; a deficit made up; deeds."""


def feats(games: Sequence[PastGame | None]) -> tuple[Feat, ...]:
    """Results that may be a server's best; a game that somebody resigned has none, nor has a handicap."""
    found: list[Feat] = []
    for seat, game in enumerate(games):
        if game is None or game.summary is None or game.facts["reason"] == "resigned":
            continue
        goal, against_person = game.options.get("goal", str(_LENGTHS[0])), games[1 - seat] is not None
        if not goal.isdecimal():  # one of the two needs fewer points
            continue
        if game.won and game.facts["reason"] == "goal":
            if against_person:
                found.append(Feat(f"win-{goal}", -int(game.facts["turns"]), seat))
            elif game.company == "computers":
                found.append(Feat(f"computer-{goal}", -int(game.facts["turns"]), seat))
        if not against_person:
            continue
        deeds = {
            "points": game.points or 0,
            "comeback": game.summary["behind"] if game.won else 0,
            "fights": game.summary["fights"][0],
            "rotations": game.summary["rotations"],
        }
        found += (Feat(kind, score, seat) for kind, score in deeds.items() if score)
    return tuple(found)


def best_text(talk: Talk, result: BestResult) -> str:
    """A best result in a few words."""
    kind, _, goal = result.kind.partition("-")
    facts = {"count": abs(result.score), "goal": int(goal or 0)}
    return talk.text(f"dungeon-best-{kind}", **facts)  # words: dungeon-best-*
