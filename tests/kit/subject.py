"""A game under the contract: how it is made, and what only its tests know of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from k2bot.game.values import Step
from k2bot.games import registry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

TEST_GAMES = ("tests.host.subjects", "tests.kit.pile_up.subject")


@dataclass(frozen=True)
class Subject:
    """``make`` makes the game in English.

    ``otherwise`` gives the same state with everything changed that a seat (None: a spectator) must not know;
    None where nothing can be changed there. ``pressed`` is how many answers of a playout come from pages;
    after them a game with default answers goes on by these. ``drawn`` is how many pictures are drawn.
    """

    name: str
    make: Callable[[], Any]
    settings: tuple[tuple[int, dict[str, str]], ...] = ()
    """Numbers of people and options that matter; without any, all numbers with the plain options."""
    otherwise: Callable[[Any, int | None], Any] | None = None
    pressed: int = 1000
    drawn: int = 3
    leaving: int = 4
    """After about how many inputs somebody leaves, in every third playout."""
    examples: int = 10
    """How many playouts hypothesis makes up in the ordinary run."""
    translated: Callable[[str], Any] | None = None
    """Makes the game in a language; None for a game whose words are all in its code, as of some tests."""
    same: str = ""
    """A pattern of what a game calls the same in every language: the fields of its board, say."""
    scenes: Callable[[Any], Iterable[Any]] | None = None
    """What pictures show of a state; None for a game that checks its scenes by itself."""
    keeps: Callable[[Any, int, Any, str], bool] | None = None
    """Whether an answer of a seat in a state keeps what it has prepared, for a game with drafts."""
    levels: tuple[str, ...] = field(default=())
    """The levels of computers that answer fast enough to be asked here; without any, all."""

    def twin(self, state, seat):
        """The state with everything changed that a seat must not know; None where nothing can be."""
        return self.otherwise and self.otherwise(state, seat)

    def twins(self, table):
        """The steps of a playout with everything changed that a spectator must not know."""
        return [Step(self.twin(step.state, None) or step.state, step.events) for step in table.steps]

    def tables(self):
        game = self.make()
        return self.settings or tuple((seats, {}) for seats in game.seats)


def subjects():
    """All games of the registry, each by SUBJECT of tests/games/FOLDER/subject.py, and those of the tests."""
    folders = [place.split(".")[2] for place in registry.GAMES.values()]
    hosted = [import_module(f"tests.games.{folder}.subject").SUBJECT for folder in folders]
    return (*hosted, *(found for name in TEST_GAMES for found in import_module(name).SUBJECTS))
