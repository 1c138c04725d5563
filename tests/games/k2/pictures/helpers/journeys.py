"""Random games, and what players see at some moments of them."""

import random
from functools import cache

from k2bot.game.values import Pace, Person, PostSubject, Step
from k2bot.games.k2.engine import Plan, Setup, preview, start
from k2bot.games.k2.engine.events import CardsRevealed, Checked, DayBegan, TurnEnded
from k2bot.games.k2.hosted import K2
from k2bot.text.words import words
from tests.games.k2.engine.helpers import playing, random_positions
from tests.kit.pictures.sweep import scene_of

NAMES = ("W" * 32, "登山家 山田", "Zoë Ångström-Çelik Őrségi Nguyễn", "Bo", "Дора Петрова")
KINDS = (DayBegan, CardsRevealed, TurnEnded, Checked)
"""Events followed by a post with a picture."""
GAME = K2(words())


@cache
def journey(number):
    """All steps of a game by number, each of a whole turn."""
    chance = random.Random(f"journey {number}")  # noqa: S311 - not cryptographic
    begun = start(Setup(**random_positions.setup(chance)), str(number))
    eager = chance.choice((0.0, 0.5, 0.8, 0.95))
    leaving = 0.003 if chance.random() < 0.3 else 0.0
    moves = playing.moves(begun.game, chance, eager=eager, resigning=leaving)
    return list(_whole_turns([begun, *(move.step for move in moves)]))


def _whole_turns(steps):
    """Steps as people answer: a turn is one."""
    events = ()
    for step in steps:
        events += step.events
        if not (step.game.turn and step.game.turn.actions):
            yield Step(step.game, events)
            events = ()


@cache
def drawn(number, count):
    """Names and scenes of the pictures at this many moments of each kind, and at the end."""
    chance, steps, found = random.Random(number), journey(number), []  # noqa: S311 - not cryptographic
    after = [[at for at, step in enumerate(steps) if _has(step, kind)] for kind in KINDS]
    chosen = {at for one in after for at in chance.sample(one, min(count, len(one)))}
    for at in sorted({*chosen, len(steps) - 1}):
        for page in _pages(steps[: at + 1], chance):
            found += [(f"game {number}, step {at}: {one.name}", scene_of(one)) for one in page.pictures]
    return found


def _has(step, kind):
    return any(isinstance(event, kind) for event in step.events)


def _pages(steps, chance):
    """The posts about the last of these steps, and the acting player's page."""
    state = steps[-1].state
    people = tuple(Person(name, f"<@{seat}>") for seat, name in enumerate(NAMES[: len(state.seats)]))
    before = steps[-2].state if len(steps) > 1 else None
    moment = PostSubject(before, steps[-1], people, lambda: iter(steps), Pace.PHASE, len(steps) - 1)
    posts = GAME.announce(before, steps[-1], Pace.PHASE)
    yield from (GAME.compose(moment, post) for post in posts if post.seat is None)
    for seat in GAME.waiting(state)[:1]:
        draft = f"hand {state.day} {chance.randrange(3)} {chance.randrange(3, 6)}"
        if state.turn is not None:
            draft = f"turn {state.day} {_plan(state, seat, chance)}"
        yield GAME.page(state, seat, "next", draft, people)


def _plan(game, seat, chance):
    plan = Plan()
    for _ in range(chance.randint(0, 2)):
        look = preview(game, seat, plan)
        if look.destinations:
            plan = Plan((*plan.uses, chance.choice(look.destinations).use))
    return plan
