"""Phases 3 to 5 against oracles: turns by brute force (11 to 18), nights (20 to 28 and 40) reimplemented."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from k2bot.games.k2.engine import (
    Phase,
    apply,
    decisions,
    from_position,
    legal_actions,
    parse,
    scores,
    to_position,
)
from tests.games.k2.engine.helpers import night_oracle, random_positions, turn_oracle
from tests.games.k2.engine.helpers.kit import LONG, times

MOST_ENDS = 5000 if LONG else 400


def end_of(game, seat=0):
    """The end of a turn in the oracle's form."""
    position = to_position(game)
    climbers = tuple(turn_oracle.Climber(**position["seats"][seat]["climbers"][name]) for name in "AB")
    return turn_oracle.End(climbers, tuple(position["summit"]))


def ends_by_steps(game, seat=0):
    """Every end of turn that listed actions can reach."""
    seen, todo, ends = set(), [game], set()
    while todo:
        here = todo.pop()
        actions = legal_actions(here, seat)
        assert actions, f"a dead end: {here.turn}"
        for action in actions:
            after = apply(here, seat, action).game
            if after.phase is not Phase.ACTIONS or after.active_seat != seat:
                ends.add(end_of(after, seat))
                continue
            key = (after.seats[seat].climbers, after.summit, replace(after.turn, actions=()))
            if key not in seen:
                seen.add(key)
                todo.append(after)
    return ends


@pytest.mark.rule(11, 12, 13, 14, 15, 16, 17, 18)
@times(15, 4000)
@given(data=st.data())
def test_listed_actions_reach_exactly_the_turn_ends_the_rules_allow(data):
    """Compared with the brute-force oracle."""
    position = random_positions.drawn(data, random_positions.turn)
    expected = turn_oracle.TurnOracle(position, 0).ends()
    assume(len(expected) <= MOST_ENDS)
    reached = ends_by_steps(from_position(position, "seed"))
    assert reached - expected == set(), "reached, but not allowed"
    assert expected - reached == set(), "allowed, but not reached"


@pytest.mark.rule(20, 21, 22, 23, 24, 26, 28, 40)
@times(200, 20000)
@given(data=st.data())
def test_nights_match_the_oracle(data):
    """The same questions, to the same seats, and the same climbers in the morning."""
    position = random_positions.drawn(data, random_positions.night)
    chance = random_positions.rng_for(data, "answers")
    before = from_position(position, "seed")
    game = apply(before, before.active_seat, parse("finish")).game
    oracle = night_oracle.NightOracle(position)

    def choose(seat, options):
        nonlocal game
        assert to_position(game)["phase"] == "check"
        assert [decision.seat for decision in decisions(game)] == [seat]
        assert sorted(str(action) for action in legal_actions(game, seat)) == sorted(options)
        text = chance.choice(options if chance.random() < 0.7 else options[-1:])
        game = apply(game, seat, parse(text)).game
        return text

    over = oracle.run(choose)
    after, expected = to_position(game), oracle.position
    assert (after["phase"] == "over") == over
    assert after["phase"] != "check"
    for key in ("day", "first", "summit"):
        assert after[key] == expected[key], key
    for seat, (got, wanted) in enumerate(zip(after["seats"], expected["seats"], strict=True)):
        assert (got["climbers"], got["rescue"]) == (wanted["climbers"], wanted["rescue"]), f"seat {seat}"
        assert scores(game)[seat] == sum(climber["vp"] for climber in wanted["climbers"].values())
