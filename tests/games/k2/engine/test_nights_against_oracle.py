"""Phases 4 and 5 against an oracle written from rules 20 to 24, 26, 28 and 40."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.games.k2.engine import apply, decisions, from_position, legal_actions, parse, scores, to_position
from tests.games.k2.engine.helpers import night_oracle, random_positions
from tests.games.k2.engine.helpers.kit import times


@pytest.mark.rule(20, 21, 22, 23, 24, 26, 28, 40)
@times(200, 20000)
@given(data=st.data())
def test_a_night_is_what_the_rules_say(data):
    """The same questions to the same seats with the same answers, and the same climbers in the morning."""
    position = random_positions.drawn(data, random_positions.night)
    chance = random_positions.chance_of(data, "answers")
    before = from_position(position, "seed")
    game = apply(before, before.turn, parse("finish")).game
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
