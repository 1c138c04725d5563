"""Alt texts say everything that their pictures show, in random games; facts are looked for in English.

What matters most comes first; at most whole facts are left out.
"""

import random
import re
from dataclasses import replace
from functools import cache

import pytest

from k2bot.game import limits
from k2bot.game.values import Person
from k2bot.games.k2 import pictures
from k2bot.games.k2.engine import Plan, Setup, new_game, observe, preview, start
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.events import CardsRevealed, Checked, Died, Rescued, Slid, TurnEnded
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pages import days, drawings, turns
from k2bot.games.k2.pages.wording import Talk
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.k2.engine.helpers import playing, positions
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
        game = new_game(Setup(**positions.setup(chance)), str(seed))
        found.append(tuple(playing.moves(game, chance, eager=chance.choice((0.5, 0.8, 0.95)))))
    return found


def some(wanted, each=EACH):
    """A few moments of each game for which a condition holds."""
    for number, moments in enumerate(games()):
        found = [moment for moment in moments if wanted(moment)]
        yield from random.Random(number).sample(found, min(each, len(found)))  # noqa: S311


def of_kind(moment, kind):
    return [event for event in moment.step.events if isinstance(event, kind)]


def missing(text, facts):
    return [fact for fact in facts if fact not in text]


def points_of(number):
    return "1 point" if number == 1 else f"{number} points"


def people(seen):
    """Every climber with its space, air, points and tent, after its player with points and what is held."""
    asked, used = talk(seen), [NAMES[seat.seat] for seat in seen.seats if not seat.rescue]
    if seen.setup.family:
        yield f"Rescue card used: {asked.listed(used)}." if used else "Everyone has a rescue card"
    for seat in seen.seats:
        points = points_of(seat.total)
        held = [f"risk token {seat.risk}"] if seat.risk is not None else []
        held += ["left the game"] if seat.resigned else []
        climbers = []
        for climber, letter in zip(seat.climbers, "AB", strict=True):
            told = f"{letter} {'dying' if (seat.seat, letter) in seen.dying else 'dead'}"
            if climber.space is not None:
                told = f"{letter} at {asked.space(climber.space)}, air {climber.level}"
            told += f", {points_of(climber.vp)}"
            climbers.append(told)
            if climber.tent is not None:
                yield f"{told}, tent at {asked.space(climber.tent)}"
        yield f"{', '.join([NAMES[seat.seat], *held, points])}: {climbers[0]}"
        yield climbers[1]


def of_the_board(seen):
    """Day, danger, the race, weather, tokens, and spaces that are full."""
    asked = talk(seen)
    yield f"day {seen.day} of 18"
    over = seen.phase is Phase.OVER
    said = {"dies": "would die tonight", "slides": "would slide", "short": "Only 1 air left"}
    yield from (said[mark] for mark in pictures.dangers(seen).values())
    totals = sorted((seat.total for seat in seen.seats if not seat.resigned), reverse=True)
    if not over and len(totals) > 1 and totals[0] > totals[1]:
        yield (
            f"leads by {totals[0] - totals[1]} point" if not any(s.resigned for s in seen.seats) else "leads"
        )
    if over:
        return
    yield days.today(asked, seen.weather)
    dangers = pictures.dangers(seen)
    levels = {key: level for key, level in pictures.tonight(seen).items() if key not in dangers}
    yield from (f"{asked.climber(key)} {level}" for key, level in levels.items())
    if gains := pictures.BoardPicture(seen).gains:
        where = asked.listed([asked.space(space) for space in gains])
        yield f"{NAMES[seen.turn]} can gain points at {where}."
    if pictures.BoardPicture(seen).shows_ahead:
        yield from (f"day {day}" for day, _ in days.known_forecast(seen))
    if seen.phase in (Phase.SELECTION, Phase.RISK):
        yield f"risk tokens: {asked.listed([str(value) for value in sorted(seen.tokens_open)])}"
    full = [space.id for space in seen.board.spaces if seen.places_left(space.id) == 0]
    yield from (asked.space(space) for space in full)


def test_a_board_tells_everybody_and_everything_on_it():
    for moment in some(lambda _: True):
        seen = observe(moment.step.game, None)
        text = drawings.board(talk(seen), seen).alt
        assert missing(text, (*people(seen), *of_the_board(seen))) == [], text


def test_the_whole_board_tells_points_of_climbers_and_cards_in_hand_and_deck():
    for moment in some(lambda moment: moment.step.game.phase is not Phase.OVER):
        seen = observe(moment.step.game, None)
        text = drawings.board(talk(seen), seen, whole=True).alt
        facts = [
            f"Cards in hand {seat.hand_size}, in the deck {seat.deck_size}"
            for seat in seen.seats
            if seat.alive
        ]
        facts += [f", {climber.vp} point" for seat in seen.seats for climber in seat.climbers]
        waits = [seat for seat in seen.seats if seat.alive and not seat.has_committed]
        if seen.phase is Phase.SELECTION:
            facts += [NAMES[seat.seat] for seat in waits]
        assert missing(text, facts) == [], text


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


def test_a_plan_tells_whose_it_is_its_cards_what_the_night_does_and_where_to_go(monkeypatch):
    drafts = planned()
    assert len(drafts) > 20
    monkeypatch.setattr(limits, "ALT", 9999)
    for draft in drafts:
        seen, look = draft.seen, draft.preview
        asked, own = talk(seen), seen.me
        text = drawings.plan(asked, draft).alt
        facts = [NAMES[own.seat], f"plan for day {seen.day}"]
        for line in look.tonight:
            before, after = seen.climber(line.climber).level, line.after
            space = asked.space(line.space)
            told = f"{line.climber[1]} ends at {space}: air {before}, after the night {asked.number(after)}; "
            facts.append(told)
        facts += [asked.cards([card]) for card in own.committed or ()]
        facts += ["would die tonight"] if look.dying else []
        facts += ["slide"] if look.sliding else []
        facts += (
            [turns.payment_phrase(asked, look.owed, look.payment, look.owed - look.due)] if look.owed else []
        )
        reach = text.partition("In reach of")[2]
        for goal in look.destinations:
            if goal.space != look.settled.me.climber(goal.climber).space:
                assert re.search(rf"\b{asked.space(goal.space)}[,;. ]", reach), (goal.space, text)
            points = seen.board.by_id[goal.space].vp
            if points > own.climber(goal.climber).vp and not goal.dies:
                assert re.search(rf"\b{asked.space(goal.space)}(, [^;()]+)* \({points}[,)]", reach), (
                    goal.space,
                    text,
                )
        best = pictures.PlanPicture(
            seen,
            look.settled,
            tuple((goal.climber, goal.space) for goal in look.destinations),
            tolls=pictures.tolls(look.destinations),
        ).favourites
        facts += [f"Most new points: {asked.spaces([space])[0]}" for space in best if len(best) == 1]
        facts += [fact for fact in people(seen) if not fact.startswith((NAMES[own.seat], "A ", "B "))]
        assert missing(text, facts) == [], text


def test_a_reveal_tells_all_cards_and_sums():
    for moment in some(lambda moment: of_kind(moment, CardsRevealed), 3):
        seen = observe(moment.step.game, None)
        asked = talk(seen)
        text = drawings.reveal(asked, seen).alt
        facts = [
            f"{NAMES[seat]}: {asked.cards(sorted(seen.seats[seat].committed or ()))}, risk sum {push}"
            for seat, push in seen.pushes.items()
        ]
        assert missing(text, facts) == [], text


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


def test_a_turn_tells_what_was_done_and_every_way_of_the_day():
    for seen, today in last_turns():
        asked = talk(seen)
        text = drawings.turn(asked, seen, today).alt
        facts = [turns.summary(asked, today[-1])]
        for doing in (doing for made in today[:-1] for doing in made if doing.moves):
            facts.append(f"{asked.climber(doing.climber)} from {asked.space(doing.way[0])}")
            assert seen.climber(doing.climber).space == doing.way[-1], "as the board says"
        assert missing(text, facts) == [], text


def night(asked, moment):
    return drawings.night(
        asked,
        observe(moment.before, None),
        moment.step.events,
        days.reckoned(asked, moment.step.events),
    )


def test_a_night_tells_every_sum_and_every_fate():
    for moment in some(lambda moment: of_kind(moment, Checked), 4):
        seen = observe(moment.before, None)
        asked = talk(seen)
        text = night(asked, moment).alt
        facts = [days.reckoning(asked, check) for check in of_kind(moment, Checked)]
        dead = [event.climber for event in of_kind(moment, Died) if event.cause == "check"]
        facts += [asked.climber(key) for key in dead]
        facts += [f"{asked.climber(event.climber)} down to" for event in of_kind(moment, Slid)]
        assert missing(text, facts) == [], text


@pytest.mark.parametrize("language", languages())
def test_every_fact_of_nearly_every_picture_fits(language, monkeypatch):
    """With names of three to eleven letters; each language of a third of them."""
    moments, drafts, ended, nights = (
        share(list(found), 3, languages().index(language))
        for found in (
            some(lambda _: True),
            planned(),
            last_turns(),
            some(lambda one: of_kind(one, Checked), 4),
        )
    )

    def alts():
        for moment in moments:
            seen = observe(moment.step.game, None)
            for whole in (False, True):
                yield drawings.board(talk(seen, language), seen, whole=whole).alt
        for draft in drafts:
            yield drawings.plan(talk(draft.seen, language), draft).alt
        for seen, today in ended:
            yield drawings.turn(talk(seen, language), seen, today).alt
        for moment in nights:
            yield night(talk(observe(moment.before, None), language), moment).alt

    most = limits.ALT
    monkeypatch.setattr(limits, "ALT", 9999)
    whole = list(alts())
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
