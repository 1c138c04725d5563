"""Initiative: rooms are revealed in the first turns, and nobody walks back and forth for nothing."""

from random import Random

import pytest

from k2bot.games.dungeon_twister.engine import Setup, apply, decisions, new_game, observe
from k2bot.games.dungeon_twister.engine.actions import End, PlayCard
from k2bot.games.dungeon_twister.players import choose
from k2bot.games.dungeon_twister.players.choosing import NORMAL_WEIGHTS
from k2bot.games.dungeon_twister.players.sampling import RevealValues
from k2bot.games.dungeon_twister.players.valuing import Valuer
from tests.games.dungeon_twister.engine.helpers import kit

LINES = (
    "b.wizard A2, b.cleric A4, b.warrior A7, b.thief A9, "
    "y.wizard V2, y.cleric V4, y.warrior V7, y.thief V9"
)  # fmt: skip
NEAR_THEIR_EXIT = (
    "y.goblin 0, y.mekanork 0, y.troll 4, y.wallwalker 4, b.goblin 3, b.mekanork 3, b.troll 7, b.wallwalker 7"
)
ALL_HIDDEN = tuple(range(8))


def played(state, level, chance, share):
    """The game after a level's answer, and the answer."""
    decision = decisions(state)[0]
    actions = choose(observe(state, decision.seat), decision, chance, share, level)
    for action in actions:
        state = apply(state, decision.seat, action).game
    return state, actions


def set_out(level, seed, share=100):
    """A game between two players of a level, before its first turn."""
    state, chance = new_game(Setup(), seed), Random(seed)  # noqa: S311 - not cryptographic
    while decisions(state)[0].kind in {"team", "hide"}:
        state, _ = played(state, level, chance, share)
    return state


@pytest.mark.parametrize("level", ["beginner", "easy", "normal", "hard"])
@pytest.mark.parametrize("seed", ["a", "b", "c", "beta"])
def test_every_level_reveals_a_room_in_the_first_two_turns(level, seed):
    state, chance = set_out(level, seed), Random(seed)  # noqa: S311 - not cryptographic
    while not state.revealed:
        assert state.turn_number <= 2, "both sides wait for each other"
        state, _ = played(state, level, chance, 30)


@pytest.mark.parametrize("share", [30, 100])
@pytest.mark.parametrize("turn", [0, 1])
def test_hard_stays_put_if_it_has_nothing_to_gain(share, turn):
    """Hard used to walk along its line for a few thousandths of a point."""
    state = kit.set_up(f"{LINES}, {NEAR_THEIR_EXIT}", hidden=ALL_HIDDEN, turn=turn, phase="card", ap=0)
    _, actions = played(state, "hard", Random(1), share)  # noqa: S311 - not cryptographic
    assert [type(one) for one in actions] == [PlayCard, End]


def test_the_value_of_revealing_counts_enemies_and_the_first_way_in():
    def gain(tokens, slot, hidden=ALL_HIDDEN, price=0.0, entry=0.0):
        seen = observe(kit.set_up(f"{LINES}, {tokens}", hidden=hidden), 0)
        chance = Random(0)  # noqa: S311 - not cryptographic
        return RevealValues(seen, 0, Valuer(NORMAL_WEIGHTS), chance, price=price, entry=entry).gain(slot)

    for tokens, slot, count in (
        ("b.goblin 0", 0, 0),
        ("b.goblin 0, y.goblin 0", 0, 1),
        (NEAR_THEIR_EXIT, 4, 2),
    ):
        plain = gain(tokens, slot)
        assert plain - gain(tokens, slot, price=10.0) == pytest.approx(10.0 * count)
        assert gain(tokens, slot, entry=7.0) - plain == pytest.approx(7.0)
    far = gain(NEAR_THEIR_EXIT, 3)
    assert gain(NEAR_THEIR_EXIT, 3, price=10.0, entry=7.0) == far, "beside the other line"
    second = gain("y.troll 4", 4, ALL_HIDDEN[1:])
    assert gain("y.troll 4", 4, ALL_HIDDEN[1:], entry=7.0) == second, "the way in is open"
