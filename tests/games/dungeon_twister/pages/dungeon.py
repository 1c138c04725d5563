"""A table of Dungeon Twister run as the host would run it, from a position of the rule tests."""

from __future__ import annotations

from k2bot.game.values import Step
from k2bot.games.dungeon_twister.engine import from_position
from k2bot.games.dungeon_twister.engine.events import TurnBegan
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.text.words import words
from tests.games.dungeon_twister.engine.helpers.kit import position
from tests.kit.table import NAMES, Table, buttons, menus


class Dungeon(Table):
    @classmethod
    def at(cls, tokens, seed="pages", **changes):
        """A table at a position; squares are written as in the game."""
        placed = {name: _square(place) for name, place in tokens.items()}
        table = cls.begin(DungeonTwister(words()), 2, seed, names=NAMES)
        state = from_position(position(placed, **changes), seed)
        table.step = Step(state, (TurnBegan(state.turn, state.number),))
        table.steps, table.posts = [table.step], []
        return table

    def record(self):
        return "no record replays from a position"

    def go(self, seat, page, character, square):
        """Choose a square in the menu that has it, its own one too."""
        wanted = {f"{character} {square}", f"{character} {square} stay"}
        lines = ((m, c.value) for m in menus(page) if m.verb == "go" for c in m.choices)
        menu, value = next(line for line in lines if line[1] in wanted)
        return self.choose(seat, page, "go", value, menu.argument)


def _square(place):
    return (
        (ord(place[0]) - ord("A"), int(place[1:]) - 1)
        if isinstance(place, str) and place[0].isupper()
        else place
    )


def labels(page):
    return [button.label for button in buttons(page) if not button.disabled]


def lines(page, verb="go"):
    """The lines of the menus of a verb."""
    return [choice.label for menu in menus(page) if menu.verb == verb for choice in menu.choices]
