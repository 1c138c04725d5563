"""Scores without luck: the strongest computer replays a finished game from a player's seat."""

from __future__ import annotations

import hashlib
from random import Random
from types import SimpleNamespace

from k2bot.game.values import NO_PREPARATION
from k2bot.games.k2.engine import decisions, legal_actions
from k2bot.games.k2.hosted import K2
from k2bot.host.kernel.play import GameStart, Play
from k2bot.host.members import Member
from k2bot.host.rows import InputRow, Status, StoredTable, TableRow
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.reviews import Comparisons, comparable_seats
from tests.kit.capabilities import BEGUN
from tests.kit.table import defaults

SEED = "ca" * 16
BUDGET = 3


class Kept:
    """A store for the points, with nothing in its queue."""

    next_uncompared = None

    def __init__(self):
        self.points = {}

    async def store_comparison(self, table_id, seat, points):
        self.points[table_id, seat] = points


class Here:
    """Thinks in this process."""

    async def answer_when_idle(self, question):
        return question.think(*question.facts)


def played(seats, answer, *, hesitant=False):
    """A finished game and its stored form; ``answer`` decides for the first seat.

    If ``hesitant``, the other players change their cards once.
    """
    game, rng = K2(), Random(7)  # noqa: S311 - a test
    options = defaults(game.options)
    row = TableRow(1, 1, 1, 1, "k2", Status.OVER, options, SEED, BEGUN, BEGUN, revision=game.revision)
    members = tuple(Member(100 + seat, f"p{seat}") for seat in range(seats))
    play = Play.begin(GameStart.of(game, row, seats))
    while not game.over(play.state):
        decision = decisions(play.state)[-1 if hesitant else 0]
        if decision.seat == 0:
            text = answer(game, play.state)
        else:
            actions = legal_actions(play.state, decision.seat)
            if hesitant and decision.kind == "choose":
                text = str(rng.choice(actions))
                play = play.take(decision.seat, "answer", decision.id, text, BEGUN)
            text = str(rng.choice(actions))
        play = play.take(decision.seat, "answer", decision.id, text, BEGUN)
    return play, StoredTable(row, members=members, inputs=play.inputs)


def strongest(game, state):
    stamp = game.stamp(state, 0)
    seed = hashlib.sha256(f"{SEED} again 0 {stamp}".encode()).hexdigest()
    question = game.question(state, 0, game.levels[-1][0], seed, BUDGET, prepared=NO_PREPARATION)
    return question.think(*question.facts)


def cautious(game, state):
    return game.late_answer(state, 0, NO_PREPARATION).answer


def comparisons(kept):
    return Comparisons(None, Catalogue({"k2": lambda _: K2()}), kept, Here(), percent=BUDGET)


async def test_replaying_a_computers_own_game_scores_the_same():
    play, stored = played(2, strongest)
    kept = Kept()
    points = await comparisons(kept).compare(stored, 0).task
    assert points == play.state.seats[0].total
    assert kept.points == {(1, 0): points}


async def test_replays_use_the_other_players_final_card_choices():
    """Cards changed before the last player chose don't count, just as in the game."""
    play, stored = played(2, strongest, hesitant=True)
    assert await comparisons(Kept()).compare(stored, 0).task == play.state.seats[0].total


async def test_impossible_answers_of_other_players_are_replaced():
    """The replayed seat now fills spaces and takes tokens that others had used."""
    play, stored = played(3, cautious)
    points = await comparisons(Kept()).compare(stored, 0).task
    assert points > play.state.seats[0].total == 2


def test_players_who_resigned_and_computers_are_not_compared():
    _, stored = played(3, cautious)
    members = (*stored.members[:2], Member(-3, "Baltoro", level="hard"))
    left = InputRow(len(stored.inputs) + 1, 1, "resign", "", "", BEGUN)
    stored = SimpleNamespace(row=stored.row, members=members, inputs=(*stored.inputs, left))
    assert comparable_seats(K2(), stored) == (0,)
