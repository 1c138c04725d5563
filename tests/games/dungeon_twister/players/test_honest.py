"""Computers know only what their seat knows: sampled games fit its observation."""

from dataclasses import replace
from random import Random

import pytest

from k2bot.games.dungeon_twister.engine import from_position, observe, to_position
from k2bot.games.dungeon_twister.players import sampling
from tests.games.dungeon_twister.engine.helpers import playing


def chance(seed):
    return Random(seed)  # noqa: S311 - not cryptographic


@pytest.mark.parametrize("seed", range(4))
def test_sampled_games_match_the_observation_and_are_valid(seed):
    for number, state in enumerate(playing.states(seed, 12)):
        for seat in (0, 1):
            seen = observe(state, seat, remembers=True)
            dealt = sampling.sample_game(seen, chance(number))
            first = dealt.first if seen.first is None else seen.first
            assert replace(observe(dealt, seat, remembers=True), first=first) == replace(seen, first=first)
            assert to_position(from_position(to_position(dealt), "")) == to_position(dealt)


def test_hidden_information_is_sampled_in_different_ways():
    state = next(one.step.game for one in playing.played(3) if one.step.game.turn_number == 1)
    deals = [sampling.sample_game(observe(state, 0), chance(number)) for number in range(8)]
    assert len({game.rooms for game in deals}) > 4
    assert len({game.places for game in deals}) > 4
