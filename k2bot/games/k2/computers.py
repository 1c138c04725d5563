"""Computer climbers as the host asks for them: levels, names, and questions for worker processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.players.choosing import LEVELS, think
from k2bot.thinking.question import Question

if TYPE_CHECKING:
    from k2bot.games.k2.engine.model import Decision, Game
    from k2bot.text.words import Words

NAMES: Final = ("Abruzzi", "Baltoro", "Savoia", "Moraine", "Serac")
"""A ridge, two glaciers, their rubble, a tower of ice: nobody's name, and short enough for every picture."""


def levels(words: Words) -> tuple[tuple[str, str], ...]:
    """The levels with their labels."""
    return tuple((level, words.text(f"k2-level-{level}")) for level in LEVELS)  # words: k2-level-*


def question(game: Game, decision: Decision, level: str, seed: str, budget: int) -> Question:
    """A decision with all that its seat may know, and nothing else of the game."""
    known = next((known for known in LEVELS if known == level), LEVELS[0])  # a level of another version
    return Question(think, (observe(game, decision.seat), decision, known, seed, budget))
