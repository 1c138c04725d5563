"""A K2 table run in memory as the host would: players only see pages and press controls."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from k2bot.game.values import Pace, Step
from k2bot.games.k2.engine import from_position, observe
from k2bot.games.k2.engine.events import DayBegan
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages.days import PublicStep
from k2bot.text.formatting import without_emoji
from k2bot.text.words import words
from tests.games.k2.engine.helpers import builder
from tests.kit.playing import LOOKS
from tests.kit.table import LONG_NAMES, NAMES, buttons, everything, faults, menus
from tests.kit.walking import Walked, posted

__all__ = ["LONG_NAMES", "NAMES", "buttons", "everything", "faults", "menus", "posted"]


class K2WithoutEmoji(K2):
    """K2 with its texts stripped of emoji."""

    def page(self, *asked, **told):
        return page_without_emoji(super().page(*asked, **told))

    def compose(self, *asked):
        return page_without_emoji(super().compose(*asked))

    def hint(self, *asked):
        page, draft = super().hint(*asked)
        return page_without_emoji(page), draft


def page_without_emoji(page):
    return replace(page, text=without_emoji(page.text))


@dataclass
class Expedition(Walked):
    positioned: bool = False

    @classmethod
    def begin(cls, players=2, seed="seed", names=None, pace=Pace.PHASE, **options):
        """A table with standard settings except these: ``begin(3, family="yes")``."""
        return super().begin(K2WithoutEmoji(words()), players, seed, options, names or NAMES, pace)

    @classmethod
    def at(cls, *seats, seed="seed", names=None, **said):
        """A table at a position, given as to ``builder.position``; its posts begin with the next input."""
        position = builder.position(*seats, **said)
        setup, words = position["setup"], {True: "yes", False: "no"}
        options = {key: words.get(value, value) for key, value in setup.items() if key != "players"}
        table = cls.begin(setup["players"], seed, names, **options)
        state = from_position(position, seed)
        table.step = Step(state, (DayBegan(state.day, state.first),))
        table.steps, table.posts, table.positioned = [table.step], [], True
        return table

    def record(self):
        return "no record replays from a position" if self.positioned else super().record()

    def told(self, *, since=0):
        """The keys of public posts, edits marked by an asterisk."""
        return [
            post.announcement.key + "*" * post.announcement.edit
            for post in self.posts[since:]
            if post.announcement.seat is None
        ]


def labels(page):
    return [button.label for button in buttons(page)]


def public(steps):
    """A game as its channel saw it."""
    return [PublicStep(None, observe(step.state, None), step.events) for step in steps]


# ------------------------------------------------------------------------------------------------ players


@dataclass
class Player:
    """Plays what the pages offer; ``boldness`` is how often it takes the best space."""

    chance: random.Random
    boldness: float = 0.8

    def act(self, table: Expedition):
        """Answer the first open decision by pressing controls of its page."""
        seat = table.waiting[0]
        page = table.page(seat, "next")
        verbs = {control.verb for control in [*buttons(page), *menus(page)]}
        if "card" in verbs:
            self.cards(table, seat, page)
        elif "finish" in verbs:
            self.turn(table, seat, page)
        elif "rescue" in verbs:
            menu = self.chance.choice(menus(page))
            table.choose(seat, page, "rescue", self.chance.choice(menu.choices).value, menu.argument)
        else:
            answers = [b for b in buttons(page) if b.verb in {"token", "slide"}]
            table.press(seat, page, self.chance.choice(answers).label)

    def cards(self, table, seat, page):
        for place in self.chance.sample(range(6), 3):
            page = table.use(seat, "card", str(place))
        table.press(seat, page, "commit")

    def turn(self, table, seat, page):
        for _ in range(3):
            places = [m for m in menus(page) if m.verb == "go"]
            airs = [b for b in buttons(page) if b.verb == "air"]
            if places:
                page = self.go(table, seat, page, self.chance.choice(places))
            elif airs:
                page = table.press(seat, page, self.chance.choice(airs).label)
        page = table.press(seat, page, "finish")
        if "sure" in {button.verb for button in buttons(page)}:
            table.press(seat, page, "sure")

    def go(self, table, seat, page, menu):
        """Choose from all places; the best alone would make games poor in nights worth testing."""
        if menu.choices[-1].value == "more 0":
            page = table.choose(seat, page, "go", "more 0", menu.argument)
            menu = next(m for m in menus(page) if m.verb == "go" and m.argument == menu.argument)
        safe = [c for c in menu.choices if "dies" not in c.description and not c.value.startswith("more")]
        if not safe:
            return page
        place = safe[0] if self.chance.random() < self.boldness else self.chance.choice(safe)
        return table.choose(seat, page, "go", place.value, menu.argument)


def play(table, seed, boldness=0.8, until=None):
    """Play to the end, or until a condition holds."""
    player = Player(random.Random(seed), boldness)  # noqa: S311 - not cryptographic
    while not table.game.over(table.state) and not (until and until(table)):
        player.act(table)
    return table


GAMES = {
    "three": (3, "c", {}, 0.8, None),
    "solo": (1, "solo", {"side": "hard", "season": "winter"}, 0.5, None),
    "family": (2, "f21", {"family": "yes"}, 0.9, None),
    "avalanche": (2, "avalanche", {"avalanche": "yes", "family": "yes"}, 0.9, None),
    "long names": (5, "e", {"side": "hard", "season": "winter", "avalanche": "yes"}, 1.0, LONG_NAMES),
}


class WholeGames(Mapping):
    """Games played to the end, by name, each on first access."""

    def __getitem__(self, name):
        return whole_game(name)

    def __iter__(self):
        return iter(GAMES)

    def __len__(self):
        return len(GAMES)


@cache
def whole_game(name):
    players, seed, options, boldness, names = GAMES[name]
    table = Expedition.begin(players, seed, names, **options)
    table.looks = LOOKS
    return play(table, seed, boldness)
