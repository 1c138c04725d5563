"""A game under the contract: how to make it, and what only its tests know."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from k2bot.game.values import Step
from k2bot.games import registry
from tests.kit.pictures import layout

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from k2bot.render.scene import Scene
    from k2bot.text.words import Words

TEST_GAMES = ("tests.host.subjects", "tests.kit.pile_up.subject")


def layout_faults(scene: Scene, _said: Words, names: Sequence[str]) -> Iterable[str]:
    """Faults of a scene by the measures of all games."""
    return layout.faults(scene, names)


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
    """Relevant numbers of people with options; if empty, all numbers with default options."""
    otherwise: Callable[[Any, int | None], Any] | None = None
    recalled: Callable[[Any, int | None], Any] | None = None
    """The same as ``otherwise``, but nothing changed that the seat saw once and can't look at now.

    None for a game in which everything stays in view.
    """
    pressed: int = 1000
    drawn: int = 3
    leaving: int = 4
    """Approximate number of inputs after which somebody resigns, in every third playout."""
    examples: int = 10
    """Number of playouts that hypothesis generates in the ordinary run."""
    translated: Callable[[str], Any] | None = None
    """Makes the game in a language; None for a game with all its texts in its code, as in some tests."""
    same: str = ""
    """Pattern of names that are the same in every language, such as the fields of a board."""
    faults: Callable[[Scene, Words, Sequence[str]], Iterable[str]] = layout_faults
    """What's wrong with a picture's scene, by the words and the names of players in it."""
    keeps: Callable[[Any, int, Any, str], bool] | None = None
    """Whether a seat's answer in a state follows its draft, for a game with drafts."""
    levels: tuple[str, ...] = field(default=())
    """Computer levels fast enough to be used here; if empty, all."""

    def twin(self, state, seat):
        """The state with all information hidden from a seat changed; None if nothing can be."""
        return self.otherwise and self.otherwise(state, seat)

    def recalled_twin(self, state, seat):
        """The state with all changed that a computer in that seat may not know; None if nothing can be."""
        return self.recalled(state, seat) if self.recalled else self.twin(state, seat)

    def twins(self, table):
        """The steps of a playout with all information hidden from spectators changed."""
        return [Step(self.twin(step.state, None) or step.state, step.events) for step in table.steps]

    def tables(self):
        game = self.make()
        return self.settings or tuple((seats, {}) for seats in game.seats)


def subjects():
    """All games of the registry, each by SUBJECT of tests/games/FOLDER/subject.py, and those of the tests."""
    folders = [place.split(".")[2] for place in registry.GAMES.values()]
    hosted = [import_module(f"tests.games.{folder}.subject").SUBJECT for folder in folders]
    return (*hosted, *(found for name in TEST_GAMES for found in import_module(name).SUBJECTS))
