"""Answers of the levels: always legal, and reproducible by seed."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from k2bot.games.dungeon_twister.engine import Setup, apply, decisions, new_game, observe, parse
from k2bot.games.dungeon_twister.engine.actions import JOINT
from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    ALL_OBJECTS,
    ALL_TOKENS,
    IS_CHARACTER,
    KIND,
    OWNER,
    TREASURES,
)
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.engine.squares import ROOMS_LONG, SQUARES
from k2bot.games.dungeon_twister.players import LEVELS, choose
from k2bot.games.dungeon_twister.players.choosing import think
from k2bot.games.dungeon_twister.players.opening import depth
from tests.games.dungeon_twister.engine.helpers import kit

CHANCE = Random(0)  # noqa: S311 - not cryptographic
KINDS = {"team", "hide", "card", "act", "place", "lay"}


def answered(state, decision, level, seed, share):
    """The game after a level's answer."""
    text = think(observe(state, decision.seat), decision, level, seed, share)
    for part in text.split(JOINT):
        state = apply(state, decision.seat, parse(part)).game
    return state


def test_levels_play_a_whole_game_and_answer_every_kind_of_decision():
    state, asked, number = new_game(Setup(goal=(3, 3)), "a"), set(), 0
    while questions := decisions(state):
        asked.add(questions[0].kind)
        state = answered(state, questions[0], LEVELS[number % len(LEVELS)], str(number), 5)
        number += 1
    assert asked == KINDS


def test_unknown_levels_and_other_seats_observations_are_refused():
    state = new_game(Setup(), "told")
    decision = decisions(state)[0]
    with pytest.raises(ValueError, match="'godly' is no level; the levels are beginner, easy, normal, hard"):
        choose(observe(state, decision.seat), decision, CHANCE, level="godly")
    with pytest.raises(ValueError, match="the observation is that of seat 1"):
        choose(observe(state, 1 - decision.seat), decision, CHANCE)


MANY_TURNS = (
    "b.cleric A5, b.goblin 7, b.mekanork A2, b.thief 7, b.troll exit, b.wallwalker D2, "
    "b.warrior exit, b.wizard H6, b.armour K6, b.sword I8, b.rope O5, b.potion used, b.wand K5, "
    "b.treasure K4, y.cleric L4, y.goblin safe, y.mekanork exit, y.thief O5, y.troll E1, "
    "y.wallwalker I8, y.warrior exit, y.wizard L5, y.armour P10, y.sword O10, y.rope P9, "
    "y.potion used, y.wand L5, y.treasure H5"
)  # fmt: skip


def test_a_low_card_is_considered_despite_thousands_of_better_turns():
    state = kit.set_up(
        MANY_TURNS,
        rooms=["4R", "3L", "1L", "1R", "2R", "2L", "4L", "3R"],
        rotations=dict(enumerate((3, 3, 0, 1, 1, 1, 0, 2))),
        hidden=(7,),
        gates={"4R/0": "broken"},
        wounded=["b.cleric", "b.mekanork"],
        phase="card",
        turn=1,
        ap=0,
        vp=[2, 2],
        seats=[
            {"actions": [2, 3, 4], "combat": [0, 1, 2, 2, 3, 3, 4, 5], "jumps": 0, "laid": None},
            {"actions": [2, 3, 4, 5], "combat": [0, 2, 2, 3, 3, 5], "jumps": 2, "laid": None},
        ],
    )
    decision = decisions(state)[0]
    answer = choose(observe(state, 1), decision, Random(1), 100, "hard")  # noqa: S311 - not cryptographic
    assert apply(state, 1, answer[0]).game.ap == answer[0].card


@cache
def beginning(level, seed):
    """A game before its first turn, set up by this level, and its tokens in the order of hiding."""
    state, hidden = new_game(Setup(), seed), []
    while (decision := decisions(state)[0]).kind in {"team", "hide"}:
        before = state
        state = answered(state, decision, level, f"{seed}/{len(hidden)}", 100)
        if decision.kind == "hide":
            hidden.append(next(token for token in ALL_TOKENS if state.places[token] != before.places[token]))
    return state, hidden


def test_hard_hides_characters_first_and_seldom_near_its_own_line():
    near = dict.fromkeys(("normal", "hard"), 0)
    for level in near:
        for deal in range(25):
            state, hidden = beginning(level, f"{deal}")
            near[level] += sum(
                OWNER[token] == (slot % ROOMS_LONG > 1)
                for token in hidden
                if IS_CHARACTER[token] and (slot := state.places[token] - SLOT) % ROOMS_LONG in {0, 3}
            )
            if level == "hard":
                farther = [token for token in hidden if depth(state.places[token] - SLOT, OWNER[token])]
                for seat in (0, 1):
                    order = [IS_CHARACTER[token] for token in farther if OWNER[token] == seat]
                    assert order == sorted(order, reverse=True)
    assert near["hard"] * 2 < near["normal"]


def test_hard_fills_the_rooms_beside_its_line_with_objects():
    """Otherwise the opponent would hide characters there, right at their exit."""
    for deal in range(25):
        state, _ = beginning("hard", f"{deal}")
        own = [token for token in ALL_OBJECTS if not depth(state.places[token] - SLOT, OWNER[token])]
        assert len(own) >= 7, "of eight places"
        assert not set(own) & set(TREASURES), "which the opponent would carry out"


def test_hard_starts_with_its_strongest_characters():
    begun = Counter[str]()
    for deal in range(25):
        state, _ = beginning("hard", f"{deal}")
        begun.update(KIND[token] for token in ALL_CHARACTERS if state.places[token] < SQUARES)
    assert {kind for kind, _ in begun.most_common(4)} == {"wizard", "cleric", "wallwalker", "thief"}


@pytest.mark.parametrize("seed", ["g2", "g8", "g20"])
def test_easy_acts_in_a_first_turn_even_without_a_worthwhile_action(seed):
    """It used to end such turns at once, as no action seemed better than none."""
    state = new_game(Setup(dealt=True, goal=(3, 3)), seed)
    for _ in range(2):
        before, decision = state, decisions(state)[0]
        state = answered(state, decision, "easy", seed.removeprefix("g"), 100)
    assert state.places != before.places or state.revealed != before.revealed
