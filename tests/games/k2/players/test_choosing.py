"""What every level owes: legal answers to every question, the same answer twice, no peeking, no overwork."""

import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from k2bot.games.k2.engine import (
    Phase,
    Plan,
    Setup,
    apply,
    decision_of,
    decisions,
    legal_actions,
    new_game,
    observe,
)
from k2bot.games.k2.players import LEVELS, choose, playout, simulation, values
from k2bot.games.k2.players.choosing import outlook_of

ROOT = Path(__file__).parents[4]
LONG = bool(os.environ.get("K2_LONG"))


@pytest.mark.parametrize("number", range(1000 if LONG else 4))
def test_every_answer_is_legal(number, climbing):
    """Games of all settings between all levels: each answer applies, and none is a hidden one."""
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    setup = climbing.random_setup(chance)
    levels = [chance.choice(LEVELS if number % 4 == 0 else LEVELS[:2]) for _ in range(setup.players)]
    asked = Counter()
    for game, decision, action in climbing.steps(setup, str(number), levels, budget=2):
        if decision is None:
            assert game.phase is Phase.OVER
            break
        asked[decision.kind] += 1
        if not isinstance(action, Plan):  # plans are tried, not listed
            assert action in legal_actions(game, decision.seat)
    assert asked["choose"]
    assert asked["turn"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(50 if LONG else 2))
def test_a_computer_can_step_in_anywhere(level, number, climbing):
    """In the middle of a turn, of a use, of a payment: the answer is legal, no matter who began the turn."""
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    game = new_game(climbing.random_setup(chance), f"step in {number}")
    kinds = set()
    while game.phase is not Phase.OVER and game.day < (18 if LONG else 6):
        decision = chance.choice(decisions(game))
        seat = decision.seat
        legal = legal_actions(game, seat)
        in_use = game.turn_state is not None and game.turn_state.use is not None
        if in_use or decision.kind != "choose":
            kinds.add((decision.kind, in_use))
            answer = choose(observe(game, seat), decision, random.Random(1), 2, level)  # noqa: S311 - not cryptographic
            apply(game, seat, answer)
            assert answer in legal or (isinstance(answer, Plan) and not in_use)
        game = apply(game, seat, chance.choice(legal)).game
    assert {("turn", False), ("turn", True)} <= kinds


@pytest.fixture(scope="module")
def questions(climbing):
    """Questions that come up in play, with the games they come up in."""
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
def test_equal_arguments_give_the_equal_answer(level, questions):
    """Whatever the process has thought about before."""
    answers = [answer(game, decision, level) for game, decision in questions]
    values.kept_outlook.cache_clear()
    values.far_stage.cache_clear()
    again = [answer(game, decision, level) for game, decision in reversed(questions)]
    assert again[::-1] == answers


def first_answers():
    """Of three players, and of one alone, in the first morning."""
    games = [new_game(Setup(players=players, side="hard"), "child") for players in (3, 1)]
    return [str(answer(game, decision, "hard")) for game in games for decision in decisions(game)]


@pytest.mark.parametrize(("players", "alone"), [(1, True), (2, False)])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_who_plays_alone_has_prices_of_its_own(players, alone, level):
    game = new_game(Setup(players=players, side="easy"), "alone")
    assert (outlook_of(observe(game, 0), level).prices != values.PRICES) is alone


@pytest.mark.parametrize("day", [1, 7])
def test_alone_the_prices_fit_what_is_left(day, climbing):
    """What can't be paid any more isn't planned."""
    for game, _, _ in climbing.steps(Setup(players=1, side="hard"), "fitting", ["normal"], 0):
        if game.day == day:
            break
    seen = observe(game, 0)
    outlook, state = outlook_of(seen, "hard"), simulation.drawn(seen, random.Random(1))  # noqa: S311 - not cryptographic
    assert tuple(one.prices for one in outlook.scaled) == tuple(map(outlook.prices.scaled, values.SCALES))
    rich, poor = state, state.copy()
    rich.tokens, rich.pile = (), ()
    poor.tokens, poor.pile = (6,), ()
    found = [playout.fitting(table, outlook, morning=True) for table in (rich, poor)]
    assert [values.SCALES[outlook.scaled.index(fitting)] for _, fitting in found] == [
        values.SCALES[0],
        values.SCALES[-1],
    ]
    assert found[0][0] > found[1][0]
    assert playout.evaluate(state, outlook) == [playout.fitting(state, outlook)[0]]


def test_every_process_answers_the_same():
    """No answer depends on the order of a set or a dictionary of hashes."""
    child = (
        "from tests.games.k2.players.test_choosing import first_answers; print(*first_answers(), sep='\\n')"
    )
    done = subprocess.run(  # noqa: S603 - trusted command
        [sys.executable, "-c", child],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == first_answers()


def test_drawn_tables_fit_what_is_known(questions):
    """A table drawn for an observation looks just like the observation."""
    for game, decision in questions:
        seen = observe(game, decision.seat)
        drawn = [simulation.drawn(seen, random.Random(number)) for number in range(8)]  # noqa: S311 - not cryptographic
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


def test_the_budget_is_kept(questions, monkeypatch):
    """No more playouts than asked for; without any, the hard level answers at first sight."""
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


def test_wrong_questions_are_refused():
    game = new_game(Setup(players=2), "wrong")
    decision = decision_of(game, 0)
    with pytest.raises(ValueError, match="no level"):
        choose(observe(game, 0), decision, random.Random(1), 2, "expert")  # noqa: S311 - not cryptographic
    with pytest.raises(ValueError, match="seat 0 is asked"):
        choose(observe(game, 1), decision, random.Random(1), 2)  # noqa: S311 - not cryptographic
