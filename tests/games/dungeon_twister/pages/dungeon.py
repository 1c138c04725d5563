"""A Dungeon Twister table run as the host runs it, from a position of the rule tests."""

from dataclasses import replace
from functools import partial

from k2bot.game.values import Person, Step
from k2bot.games.dungeon_twister.engine import from_position, observe
from k2bot.games.dungeon_twister.engine.events import TurnBegan
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages.history import PublicStep
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.text.words import words
from tests.games.dungeon_twister.engine.helpers.kit import position
from tests.kit.table import NAMES, buttons, faults
from tests.kit.walking import Walked


class Dungeon(Walked):
    @classmethod
    def at(cls, tokens, *, draft=None, **changes):
        """A table at a position, with blue's draft if given."""
        table = cls.of(from_position(position(tokens, **changes), "pages"))
        if draft:
            table.prepare(0, draft)
        return table

    @classmethod
    def of(cls, state):
        """A table at a state of the engine."""
        table = cls.begin(DungeonTwister(words()), 2, state.seed, names=NAMES)
        table.step = Step(state, (TurnBegan(state.active_seat, state.turn_number),))
        table.steps, table.posts = [table.step], []
        return table

    def record(self):
        return "no record replays from a position"

    def written(self, page, **more):
        """A page's text, with only the kind of its pictures; their own tests cover alt texts."""
        kinds = [replace(picture, alt=picture.key.rpartition("-")[0]) for picture in page.pictures]
        assert faults(page) == []
        return super().written(replace(page, pictures=tuple(kinds)), **more)


TALK = Talk(words(), (Person("Ann", "1"), Person("Bob", "2"))).without_markdown


def public(steps):
    """A game as its channel saw it."""
    return tuple(PublicStep(partial(observe, step.state, None), step.events) for step in steps)


def labels(page):
    return [button.label for button in buttons(page) if not button.disabled]
