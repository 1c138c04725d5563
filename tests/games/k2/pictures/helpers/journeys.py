"""Games played at random, and the pictures people see at some moments of them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import Plan
from k2bot.games.k2.engine.events import CardsRevealed, Checked, Stepped
from k2bot.games.k2.engine.model import Setup
from k2bot.games.k2.engine.planning import preview
from k2bot.games.k2.engine.play import new_game
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.pages import turns
from k2bot.games.k2.pictures.chart import Trail
from k2bot.games.k2.pictures.reach import tolls
from tests.games.k2.engine.helpers import playing, random_positions
from tools.k2 import cases, scenes

NAMES = ("W" * 32, "登山家 山田", "Zoë Ångström-Çelik Őrségi Nguyễn", "Bo", "Дора Петрова")


@cache
def drawn(number, count):
    """The scenes of a journey by its number, see ``Journey.scenes``."""
    return tuple(Journey(number).scenes(count))


@dataclass
class Journey:
    """A game by its number: setup, moves, and a few moments of it to draw."""

    number: int

    def __post_init__(self):
        self.chance = random.Random(f"journey {self.number}")  # noqa: S311 - not cryptographic
        game = new_game(Setup(**random_positions.setup(self.chance)), str(self.number))
        eager = self.chance.choice((0.0, 0.5, 0.8, 0.95))
        leaving = 0.003 if self.chance.random() < 0.3 else 0.0
        self.moments = list(playing.moves(game, self.chance, eager=eager, resigning=leaving))

    def scenes(self, count):
        """What is drawn at so many moments of the game, of each kind where there is one, and at its end."""
        turns = [moment for moment in self.moments if _plans(moment.before)]
        nights = [moment for moment in self.moments if _of(moment.step, Checked)]
        reveals = [moment for moment in self.moments if _of(moment.step, CardsRevealed)]
        for number in range(count):
            at = f"game {self.number}, moment {number}"
            any_one = self.chance.choice(self.moments)
            yield f"{at}: board", self._board(any_one)
            yield f"{at}: hand", self._hand(any_one.before)
            if turns:
                yield f"{at}: plan", self._plan(self.chance.choice(turns).before)
            if nights:
                yield f"{at}: night", self._night(self.chance.choice(nights))
            if reveals:
                yield f"{at}: reveal", self._reveal(self.chance.choice(reveals).step.game)
        yield f"game {self.number}: ranking", self._ranking()

    def _board(self, moment):
        seen = observe(moment.step.game, None)
        ways = {}
        for event in _of(moment.step, Stepped):
            start = moment.before.climber(event.climber).space or content.BASE_CAMP
            ways.setdefault(event.climber, [start]).append(event.space)
        trails = [Trail(key, tuple(way)) for key, way in ways.items()]
        return scenes.board(seen, NAMES[: len(seen.seats)], trails=trails)

    def _hand(self, game):
        hand = self.chance.choice(game.seats).hand
        chosen = self.chance.sample(range(len(hand)), self.chance.randint(0, min(3, len(hand))))
        return scenes.hand(hand, chosen, committed=self.chance.random() < 0.5)

    def _reveal(self, game):
        seen = observe(game, None)
        return scenes.reveal(seen, NAMES, [*seen.pushes.items()], seen.highest)

    def _plan(self, game):
        assert game.turn is not None
        seen, plan = observe(game, game.turn), Plan()
        look = preview(game, game.turn, plan)
        for _ in range(self.chance.randint(0, 2)):
            if look.destinations:
                plan = Plan((*plan.uses, self.chance.choice(look.destinations).use))
                look = preview(game, game.turn, plan)
        made = turns.doings_of(look.events, game.turn, seen)
        ways = [(doing.climber[1], doing.way) for doing in made if doing.moves]
        return scenes.plan(
            seen,
            look.settled,
            NAMES,
            destinations=[(found.climber, found.space) for found in look.destinations],
            ways=ways,
            tonight={line.climber[1]: line.after for line in look.tonight},
            tolls=tolls(look.destinations),
            full=sorted({space for _, space in look.blocked}),
            dying=look.dying,
            sliding=look.sliding,
        )

    def _night(self, moment):
        seen = observe(moment.before, None)
        return scenes.night(seen, NAMES, _of(moment.step, Checked), dying=seen.dying)

    def _ranking(self):
        return cases.ended(self.moments[-1].step.game, NAMES)()


def _plans(game):
    """Whether somebody's turn begins, so that a planner may be open."""
    return game.turn_state is not None and not game.turn_state.actions


def _of(step, kind):
    return [event for event in step.events if isinstance(event, kind)]
