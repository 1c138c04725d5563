"""Duties of every level: legal, reproducible answers, no peeking, limited work; rating of answers."""

import os
import random
from collections import Counter
from itertools import combinations
from random import Random

import pytest

from k2bot.games.k2.engine import (
    Phase,
    Plan,
    Setup,
    apply,
    decision_of,
    decisions,
    from_position,
    legal_actions,
    new_game,
    observe,
    scores,
)
from k2bot.games.k2.players import LEVELS, choose, levels, playout, simulation, values
from k2bot.games.k2.players.choosing import weigh
from k2bot.thinking.question import Valuation
from tests.games.k2.engine.helpers import builder

LONG = bool(os.environ.get("K2_LONG"))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(50 if LONG else 1))
def test_a_computer_can_take_over_at_any_moment(level, number, climbing):
    """In the middle of a turn, a use or a payment, the answer is legal whoever began the turn."""
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    game = new_game(climbing.random_setup(chance), f"step in {number}")
    kinds = set()
    while game.phase is not Phase.OVER and game.day < (18 if LONG else 6):
        decision = chance.choice(decisions(game))
        seat = decision.seat
        legal = legal_actions(game, seat)
        in_use = game.turn is not None and game.turn.use is not None
        if in_use or decision.kind != "choose":
            kinds.add((decision.kind, in_use))
            answer = choose(observe(game, seat), decision, random.Random(1), 2, level)  # noqa: S311 - not cryptographic
            apply(game, seat, answer)
            assert answer in legal or (isinstance(answer, Plan) and not in_use)
        game = apply(game, seat, chance.choice(legal)).game
    assert {("turn", False), ("turn", True)} <= kinds


GAMES = {
    **{f"two of the level {level}": (Setup(2, "easy", avalanche=True), level, 2) for level in LEVELS},
    "three of the level hard": (Setup(3, "hard", "winter", family=True), "hard", 2),
    "one of the level normal": (Setup(1, "hard"), "normal", 2),
    "one of the level hard": (Setup(1, "easy", "winter", avalanche=True), "hard", 4),
}


@pytest.mark.parametrize(("setup", "level", "budget"), GAMES.values(), ids=GAMES)
def test_computer_answers_of_whole_games_match_the_snapshot(setup, level, budget, climbing, snapshot):
    """Changes to a computer's thinking show up here with their effect on scores.

    As hash seeds differ by process, this also shows that no answer depends on set order.
    """
    told = []
    for game, decision, action in climbing.steps(setup, "whole", [level] * 5, budget):
        told.append(f"day {game.day}, {decision.seat}: {action}" if decision else f"{scores(game)}")
    assert told == snapshot


@pytest.fixture(scope="module")
def questions(climbing):
    """Decisions from play, with their games."""
    found = []
    for number in range(2):
        setup = Setup(players=2 + number, side=["easy", "hard"][number], season="winter")
        kinds = Counter()
        for game, decision, _ in climbing.steps(setup, f"some {number}", ["easy"] * 5, 0):
            if decision is None or game.day > 8:
                break
            kinds[decision.kind] += 1
            if kinds[decision.kind] == {"choose": 4, "turn": 4, "token": 1}.get(decision.kind):
                found.append((game, decision))
    assert {decision.kind for _, decision in found} == {"choose", "turn", "token"}
    return found


def answer(game, decision, level, seed=5, budget=16):
    chance = random.Random(seed)  # noqa: S311 - not cryptographic
    return choose(observe(game, decision.seat), decision, chance, budget, level)


@pytest.mark.parametrize("level", LEVELS)
def test_equal_arguments_give_equal_answers(level, questions):
    """Whatever the process has computed before."""
    answers = [answer(game, decision, level) for game, decision in questions]
    values.shared_outlook.cache_clear()
    values.late_tile_values.cache_clear()
    again = [answer(game, decision, level) for game, decision in reversed(questions)]
    assert again[::-1] == answers


def test_sampled_states_match_the_observation(questions):
    """A state sampled for an observation yields the same observation."""
    for game, decision in questions:
        seen = observe(game, decision.seat)
        drawn = [simulation.sample_state(seen, random.Random(number)) for number in range(8)]  # noqa: S311 - not cryptographic
        for table in drawn:
            assert observe(simulation.game(seen, table), decision.seat) == seen
        assert len({table.pile for table in drawn}) > 1
        assert len({table.tiles for table in drawn}) > 1
        for seat in range(len(game.seats)):
            if len(game.seats[seat].deck) > 1:
                assert len({table.players[seat].deck for table in drawn}) > 1
            hands = {table.players[seat].hand for table in drawn}
            if seat == decision.seat:
                assert len(hands) == 1
            elif game.seats[seat].hand and game.seats[seat].deck:
                assert len(hands) > 1


def test_playouts_stay_within_the_budget(questions, monkeypatch):
    """No more playouts than requested; without any, hard plays its turns like normal."""
    made, evaluate = [], playout.evaluate

    def counted(state, outlook):
        made.append(1)
        return evaluate(state, outlook)

    monkeypatch.setattr(playout, "evaluate", counted)
    for game, decision in questions:
        for budget in (0, 7, 40):
            made.clear()
            answer(game, decision, "hard", budget=budget)
            assert len(made) <= budget
            if budget == 40:
                assert len(made) >= 16
            if budget == 0 and decision.kind == "turn":
                assert answer(game, decision, "hard", budget=0) == answer(game, decision, "normal")


def test_unknown_levels_and_wrong_seats_are_refused():
    game = new_game(Setup(players=2), "wrong")
    decision = decision_of(game, 0)
    with pytest.raises(ValueError, match="no level"):
        choose(observe(game, 0), decision, random.Random(1), 2, "expert")  # noqa: S311 - not cryptographic
    with pytest.raises(ValueError, match="seat 0 is asked"):
        choose(observe(game, 1), decision, random.Random(1), 2)  # noqa: S311 - not cryptographic


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("seat", "points"),
    [("m3 m3 a1, A c5 air 2, B a1", 11), ("m1 m3 a0, A c4 air 3", 8), ("m2 m3 a0, A b6 air 2", 6)],
)
def test_no_level_leaves_points_on_the_last_day(seat, points, level, monkeypatch):
    """Tents and air for the descent are useless then; random mistakes are switched off."""
    monkeypatch.setattr(levels, "MISTAKE_PROBABILITY", 0.0)
    game = from_position(builder.position(seat, "m1 m1 a0", players=2, day=18), "last")
    (decision,) = decisions(game)
    after = apply(game, 0, answer(game, decision, level)).game
    assert scores(apply(after, 1, Plan()).game)[0] == points


@pytest.mark.parametrize(
    ("seat", "points"),
    [
        ("hand m1 m3 r1/2 a0 a1 a3, deck, A summit air 3, B c4 air 2", 16),
        ("hand m1 m1 m2 m3 m3 r1/3, deck, A c4 air 3, B c5 air 3", 16),
        ("hand m1 m1 m1 m2 a0 a1, deck, A d1 air 4, B c4 air 2", 13),
    ],
)
def test_normal_saves_climbers_its_last_cards_can_bring_home(seat, points):
    """Average card values would leave climbers too high for the remaining cards to bring down."""
    others = "hand m1 m1 m2 a0 a1 a1, deck"
    game = from_position(builder.position(seat, others, players=2, day=17, phase="selection"), "home")
    while game.phase is not Phase.OVER:
        decision = decisions(game)[0]
        own = decision.seat == 0
        act = answer(game, decision, "normal", budget=250) if own else legal_actions(game, 1)[-1]
        game = apply(game, decision.seat, act).game
    assert scores(game)[0] >= points


# --------------------------------------------------------------------------------- what answers are worth


def at(phase, players, cards, tokens=(1, 1, 1)):
    """Day 1, clear weather: seat 0 has A high up with air 1, and these cards played or in hand."""
    pile = f"hand {cards} m2 m3 r1/2" if phase == "selection" else cards
    others = ["m1 a0 a1"] * (players - 1)
    made = builder.position(f"{pile}, A c1 air 1", *others, players=players, phase=phase, open_tokens=tokens)
    return from_position(made, "weighing")


def weighed(game, answer):
    decision = next(one for one in decisions(game) if one.seat == 0)
    text = weigh(observe(game, 0), decision, answer, "seed", 20)
    assert text == weigh(observe(game, 0), decision, answer, "seed", 20)
    return Valuation.read(text)


@pytest.mark.parametrize("players", [1, 3])
def test_a_turn_that_lets_a_climber_die_is_rated_as_costly(players):
    found = weighed(at("actions", players, "m1 m2 a2"), "plan")
    assert found.points > 2
    assert (found.win_probability > 0) == (players > 1)
    assert found.loss > 0.3
    assert found.is_clear


def test_the_computers_own_choice_is_rated_as_costing_nothing():
    game = at("actions", 2, "m1 m2 a2")
    (decision,) = decisions(game)
    own = choose(observe(game, 0), decision, Random("seed/choice"), 50, "hard")  # noqa: S311 - not cryptographic
    assert weighed(game, str(own)).loss == 0


def test_card_and_token_choices_are_rated_too():
    game = at("selection", 1, "m1 m1 m2")
    picks = [*combinations(map(str, game.seats[0].hand), 3)][::5]
    cards = [weighed(game, f"choose {' '.join(pick)}").loss for pick in picks]
    assert min(cards) >= 0
    assert max(cards) > 0.05
    tokens = [weighed(at("risk", 2, "m2 m3 a2", (0, 1, 2)), f"token {value}").loss for value in (0, 1, 2)]
    assert min(tokens) == 0 < max(tokens)
