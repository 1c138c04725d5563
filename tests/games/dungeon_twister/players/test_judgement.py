"""Judgement in positions where a level once erred: futile attacks, the score and rule 39, threats."""

from dataclasses import replace
from random import Random

import pytest

from k2bot.games.dungeon_twister import puzzles
from k2bot.games.dungeon_twister.engine import Attack, Phase, Reveal, apply, decisions, observe
from k2bot.games.dungeon_twister.engine.actions import Lay, Move
from k2bot.games.dungeon_twister.engine.model import freeze, mutable_copy
from k2bot.games.dungeon_twister.engine.planning import exits
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.players import choose
from k2bot.games.dungeon_twister.players.solving import Solver, best_reply
from tests.games.dungeon_twister.engine.helpers import kit
from tests.phrases import says

LEVELS = ["beginner", "easy", "normal", "hard"]
WARRIORS = "b.warrior G3, y.warrior G4"
"""Two warriors side by side, with nothing else to gain nearby."""


def answer(state, level="hard", seed=0):
    decision = decisions(state)[0]
    return choose(observe(state, decision.seat), decision, Random(seed), level=level)  # noqa: S311 - not cryptographic


def turn_of(state):
    """The state after the hard level's turn."""
    number = state.turn_number
    while state.turn_number == number:
        seat = decisions(state)[0].seat
        for action in answer(state):
            state = apply(state, seat, action).game
    return state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("own", "other"), [([0], [0]), ([0], [0, 6])])
def test_no_level_attacks_without_a_chance_to_win(level, own, other):
    """Attacks that can at best tie used to look worthwhile and went on for turns."""
    state = kit.set_up(WARRIORS, seats=kit.hands(own, other))
    assert not [one for one in answer(state, level) if isinstance(one, Attack)]


def test_hard_acts_on_small_gains_that_lead_to_the_exit():
    """Near the end of a game a step or a point hardly changes the estimated value."""
    state = kit.set_up("b.thief M3, b.goblin U3, y.cleric V9", vp=[4, 0])
    assert answer(state)[0] == Move("b.goblin", ("V3",))
    alone = kit.set_up("b.thief G3, y.cleric V9", vp=[4, 0])
    assert isinstance(answer(alone)[0], Move)


FIGHT = {"phase": "fight", "fight": ["b.warrior", "y.warrior"]}


@pytest.mark.parametrize(("changes", "kind"), [({"phase": "card", "ap": 0}, "card"), (FIGHT, "lay")])
def test_beginner_plays_its_highest_card_and_hints_say_so(changes, kind):
    state = kit.set_up(WARRIORS, seats=kit.hands([0, 1, 5], [0, 1, 5]), **changes)
    assert (decisions(state)[0].kind, decisions(state)[0].seat) == (kind, 0)
    highest = {"card": 4, "lay": 5}[kind]
    assert [answer(state, "beginner", seed)[0].card for seed in range(3)] == [highest] * 3
    if kind == "card":
        assert answer(state, "normal")[0].card < highest, "there is nothing to do with four points"
    told = DungeonTwister().overlooked(state, 0, 1, "beginner", "Bot One")
    assert says(told, f"dungeon-overlooks-beginner-{kind}", name="Bot One")
    assert not DungeonTwister().overlooked(state, 0, 1, "easy", "Bot One")


@pytest.mark.parametrize(("vp", "waits"), [([1, 0], True), ([0, 1], False)])
def test_only_the_leader_lets_the_last_quiet_turns_pass(vp, waits):
    state = kit.set_up("b.warrior E3, y.warrior R8, b.thief 1, y.goblin 1", hidden=(1,), vp=vp, quiet=38)
    revealed = any(isinstance(one, Reveal) for one in answer(state))
    assert revealed is not waits


def test_hard_stops_an_opponent_who_is_about_to_win():
    """The goblin would leave and win next turn; the warrior can reach it and its exit."""
    state = kit.set_up("b.warrior F3, b.troll B8, y.goblin D3", vp=[3, 4], seats=kit.hands([0, 6], [0]))
    assert exits(observe(state, 0), 1, 5)
    assert not exits(observe(turn_of(state), 0), 1, 5)


STUCK = (
    "b.cleric D5, b.goblin K4, b.mekanork H5, b.troll D8, b.wand H4, b.armour M3, b.sword N3, "
    "b.potion K10, y.cleric L8, y.goblin L7, y.mekanork L9, y.troll F5, y.wallwalker M5, "
    "y.warrior N7, y.wizard J10, y.armour L7, y.sword K4, y.potion F5, y.wand H5"
)  # fmt: skip
ROOMS = {
    "rooms": ["2L", "2R", "4R", "3L", "1R", "4L", "3R", "1L"],
    "rotations": dict(enumerate((2, 3, 0, 2, 3, 2, 3, 1))),
    "gates": {"3R/2": "broken", "3L/0": "broken"},
}


@pytest.mark.parametrize("quiet", [14, 30])
def test_hard_does_not_wait_for_the_end_when_behind(quiet):
    """Both sides used to pass for 36 turns here, as every action looked slightly worse than none."""
    state = kit.set_up(
        STUCK,
        **ROOMS,
        wounded=["b.cleric"],
        vp=[3, 4],
        quiet=quiet,
        seats=kit.hands([0, 1, 2, 2, 3], [0, 1, 2, 3]),
    )
    after = state
    for action in answer(state):
        after = apply(after, 0, action).game
    assert (after.places, after.rotations) != (state.places, state.rotations)


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_lower_levels_do_not_move_back_and_forth_when_behind(level):
    """Both sides used to repeat the same two turns here until the game ended."""
    seats = kit.hands([0, 1, 2, 2, 3], [0, 1, 2, 3])
    state = kit.set_up(STUCK, **ROOMS, wounded=["b.cleric"], vp=[3, 4], quiet=12, seats=seats)
    chance, ends, last = Random(0), [], state.turn_number + 20  # noqa: S311 - not cryptographic
    while state.phase is not Phase.OVER and state.turn_number < last:
        number, decision = state.turn_number, decisions(state)[0]
        for action in choose(observe(state, decision.seat), decision, chance, 100, level):
            state = apply(state, decision.seat, action).game
        if state.turn_number > number and decision.seat == 0:
            ends.append((state.places, state.rotations))
    assert len(set(ends)) >= len(ends) - 1


AT_HAND = (
    "b.cleric D3, b.goblin O8, b.mekanork L5, b.thief Q4, b.troll A2, b.wallwalker H9, "
    "b.warrior B10, b.wizard O5, b.armour K6, b.sword O10, b.rope I4, b.wand N10, b.treasure Q4, "
    "y.cleric U9, y.goblin I4, y.mekanork M1, y.thief R5, y.troll S3, y.wallwalker P10, "
    "y.warrior S6, y.wizard O1, y.armour L5, y.sword O5, y.rope L10, y.potion P2, y.wand P4, "
    "y.treasure H9"
)  # fmt: skip
TURNED = {
    "rooms": ["2L", "3R", "1L", "1R", "2R", "3L", "4R", "4L"],
    "rotations": dict(enumerate((2, 1, 1, 0, 3, 2))),
}


def test_hard_takes_available_points_instead_of_waiting():
    """The thief leaves with the treasure, if need be with the higher card; a hint used to stop short."""
    own, other = kit.hands()
    state = kit.set_up(
        AT_HAND,
        **TURNED,
        phase="card",
        ap=0,
        quiet=12,
        setup={"goal": [3, 3]},
        seats=[{**own, "actions": [2, 3], "jumps": 2}, {**other, "actions": [3, 4], "jumps": 1}],
    )
    for action in answer(state):
        state = apply(state, 0, action).game
    assert state.vp == (2, 0)


def whole_turn(game, seat):
    """The game after hard's whole turn; the opponent plays its best combat cards."""
    chance = Random(1)  # noqa: S311 - not cryptographic
    while game.active_seat == seat and game.phase in (Phase.ACT, Phase.FIGHT):
        decision = next(one for one in decisions(game) if one.seat == seat)
        for action in choose(observe(game, seat), decision, chance):
            reply = best_reply(game, seat, action.card, Solver(seat)) if isinstance(action, Lay) else None
            game = apply(game, seat, action).game
            if reply is not None:
                game = apply(game, 1 - seat, Lay(reply)).game
    return game


@pytest.mark.parametrize("number", [entry.number for entry in puzzles.entries() if entry.grade == 1])
def test_hard_finds_certain_wins_in_two_actions(number):
    """A quarter of these turns aren't among its plans, as their first actions gain nothing."""
    found = puzzles.position(number)
    assert whole_turn(found.start, found.seat).result == (found.seat, "goal")


def test_hard_does_not_end_its_turn_if_the_opponent_would_surely_win():
    found = puzzles.position(41)
    state, seat = mutable_copy(found.start), 1 - found.seat
    state.active_seat, state.ap, state.potion = seat, 3, ()
    state.seats = tuple(replace(one, actions=(2, 3, 4, 5)) for one in state.seats)
    assert isinstance(answer(freeze(state))[-1], Attack), "only a fight that it may win keeps it in the game"
