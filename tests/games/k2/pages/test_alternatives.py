"""Alt texts say everything that their pictures show, in random games, and nearly always fit.

What matters most comes first; at most whole facts are left out.
"""

import random
from dataclasses import replace
from functools import cache

import pytest

from k2bot.game import limits
from k2bot.game.values import Person
from k2bot.games.k2.engine import Plan, Setup, new_game, observe, preview, start
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.events import Checked, Died, Rescued, Slid, TurnEnded
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pages import days, drawings, turns
from k2bot.games.k2.pages.wording import Talk
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.k2.engine.helpers import playing, random_positions
from tests.games.k2.pages import expedition
from tests.kit.looking import share

NAMES = ("Ann", "Bartholomew", "Clara", "Dominik", "Eve")
SEEDS = range(10)
EACH = 8
"""Moments of each game."""
FIT = 0.99
"""Share of pictures of which every fact has to fit, in every language."""


def talk(seen, language="en"):
    people = tuple(Person(name, f"<@{seat}>") for seat, name in enumerate(NAMES[: len(seen.seats)]))
    return Talk(words(language), people).plain.for_screen_reader


@cache
def games():
    """Random games, as moments; each from its own kind of setup."""
    found = []
    for seed in SEEDS:
        chance = random.Random(f"alternatives {seed}")  # noqa: S311 - not cryptographic
        game = new_game(Setup(**random_positions.setup(chance)), str(seed))
        found.append(tuple(playing.moves(game, chance, eager=chance.choice((0.5, 0.8, 0.95)))))
    return found


def some(wanted, each=EACH):
    """A few moments of each game for which a condition holds."""
    for number, moments in enumerate(games()):
        found = [moment for moment in moments if wanted(moment)]
        yield from random.Random(number).sample(found, min(each, len(found)))  # noqa: S311


def of_kind(moment, kind):
    return [event for event in moment.step.events if isinstance(event, kind)]


def drafted(moment, number):
    """The plan of the player whose turn it is, with some uses."""
    game = moment.before
    chance, plan = random.Random(number), Plan()  # noqa: S311 - not cryptographic
    seen, look = observe(game, game.turn), preview(game, game.turn, plan)
    for _ in range(number % 3):
        if look.destinations:
            plan = Plan((*plan.uses, chance.choice(look.destinations).use))
            look = preview(game, game.turn, plan)
    return turns.DraftTurn(seen, plan, look)


@cache
def planned():
    begins = some(
        lambda moment: moment.before.turn_state is not None and not moment.before.turn_state.actions, 4
    )
    return [drafted(moment, number) for number, moment in enumerate(begins)]


@cache
def last_turns():
    """Boards after a turn, with what was done that day: a few of each game."""
    return list(_last_turns())


def _last_turns():
    for number, moments in enumerate(games()):
        found, today, day, events, before = [], [], 0, [], None
        for moment in moments:
            if moment.before.day != day:
                today, day = [], moment.before.day
            if moment.before.turn_state is not None and not moment.before.turn_state.actions:
                events, before = [], observe(moment.before, None)
            events = [*events, *moment.step.events]
            for ended in of_kind(moment, TurnEnded):
                today = [*today, turns.doings_of(events, ended.seat, before)]
                if moment.step.game.phase is Phase.ACTIONS:
                    found.append((observe(moment.step.game, None), today))
        yield from random.Random(number).sample(found, min(EACH, len(found)))  # noqa: S311


def alts(boards, drafts, ended, nights, language="en"):
    """What the pictures of these moments say in words, in a language."""
    for moment in boards:
        seen = observe(moment.step.game, None)
        for whole in (False, True):
            yield drawings.board(talk(seen, language), seen, whole=whole).alt
    for draft in drafts:
        yield drawings.plan(talk(draft.seen, language), draft).alt
    for seen, today in ended:
        yield drawings.turn(talk(seen, language), seen, today).alt
    for moment in nights:
        seen, events = observe(moment.before, None), moment.step.events
        asked = talk(seen, language)
        yield drawings.night(asked, seen, events, days.reckoned(asked, events)).alt


@cache
def pictured():
    """Boards, plans, turns and nights."""
    nights = some(lambda one: of_kind(one, Checked), 4)
    return list(some(lambda _: True)), planned(), last_turns(), list(nights)


def test_what_pictures_of_random_games_say(snapshot, monkeypatch):
    """Everybody and everything that they show; of each kind some."""
    monkeypatch.setattr(limits, "ALT", 9999)
    assert list(alts(*(found[::8] for found in pictured()))) == snapshot


@pytest.mark.parametrize("language", languages())
def test_every_fact_of_nearly_every_picture_fits(language, monkeypatch):
    """With names of three to eleven letters; each language of a third of them."""
    shown, most = (share(found, 3, languages().index(language)) for found in pictured()), limits.ALT
    monkeypatch.setattr(limits, "ALT", 9999)
    whole = list(alts(*shown, language))
    assert sum(len(alt) <= most for alt in whole) >= FIT * len(whole) - 1


# --------------------------------------------------------------------------------------- the fullest board


def test_the_fullest_board_begins_with_the_night_whose_turn_it_is_and_the_readers_own_climbers(snapshot):
    """Five players, both climbers of each and their tents on the summit, one a computer; then the end."""
    seen = observe(start(Setup(players=5, side="hard", season="winter", family=True), "x").game, None)
    climber, ropes = Climber("summit", 6, 10, "summit"), ("r1/2", "r1/3", "r2/3")
    full = replace(
        seen,
        seats=tuple(
            replace(seat, climbers=(climber, climber), committed=tuple(map(Card.parse, ropes)), risk=2)
            for seat in seen.seats
        ),
        day=13,
        phase=Phase.ACTIONS,
        first=1,
        turn=3,
        tiles=("W1", "W2", "W3", "W4", "AW1", "W5"),
        summit=tuple((seat, name) for seat in range(5) for name in "AB"),
    )
    night = (
        Died((0, "B"), "c1", 4, "check"),
        Slid((1, "A"), "c2", "b8", asked=False),
        Rescued((2, "A"), "d1", "a7", 7, 4),
    )
    people = tuple(Person(name, f"<@{seat}>", seat == 1) for seat, name in enumerate(expedition.NAMES[:5]))
    asked = Talk(words("en"), people)
    over = replace(full, phase=Phase.OVER, turn=None)
    alts = [drawings.board(asked, full, reader=4, night=night).alt, drawings.board(asked, over).alt]
    assert alts == snapshot
    assert max(map(len, alts)) <= limits.ALT
