"""Phase 3 against an oracle that tries everything: rules 11 to 18."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from k2bot.games.k2.engine import Phase, apply, from_position, legal_actions, to_position
from tests.games.k2.engine.helpers import random_positions, turn_oracle
from tests.games.k2.engine.helpers.kit import LONG, times

MOST_ENDS = 5000 if LONG else 400


def end_of(game, seat=0):
    """The end of a turn as the oracle writes it."""
    position = to_position(game)
    climbers = tuple(turn_oracle.Climber(**position["seats"][seat]["climbers"][name]) for name in "AB")
    return turn_oracle.End(climbers, tuple(position["summit"]))


def ends_by_steps(game, seat=0):
    """Every end of turn to which some sequence of listed actions leads."""
    seen, todo, ends = set(), [game], set()
    while todo:
        here = todo.pop()
        actions = legal_actions(here, seat)
        assert actions, f"a dead end: {here.turn_state}"
        for action in actions:
            after = apply(here, seat, action).game
            if after.phase is not Phase.ACTIONS or after.turn != seat:
                ends.add(end_of(after, seat))
                continue
            key = (after.seats[seat].climbers, after.summit, replace(after.turn_state, actions=()))
            if key not in seen:
                seen.add(key)
                todo.append(after)
    return ends


@pytest.mark.rule(11, 12, 13, 14, 15, 16, 17, 18)
@times(15, 4000)
@given(data=st.data())
def test_steps_reach_exactly_the_ends_the_rules_allow(data):
    """Some sequence of listed actions reaches each end of turn the rules allow, and none that they don't."""
    position = random_positions.drawn(data, random_positions.turn)
    expected = turn_oracle.TurnOracle(position, 0).ends()
    assume(len(expected) <= MOST_ENDS)
    reached = ends_by_steps(from_position(position, "seed"))
    assert reached - expected == set(), "reached, but not allowed"
    assert expected - reached == set(), "allowed, but not reached"
