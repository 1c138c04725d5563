"""Phases 4 and 5 against an oracle written from rules 20 to 24, 26, 28 and 40."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.games.k2.engine import apply, decisions, from_position, legal_actions, parse, scores, to_position
from tests.games.k2.engine.helpers import night_oracle, positions
from tests.games.k2.engine.helpers.kit import times


@pytest.mark.rule(20, 21, 22, 23, 24, 26, 28, 40)
@times(200, 20000)
@given(data=st.data())
def test_a_night_is_what_the_rules_say(data):
    """The same questions to the same seats with the same answers, and the same climbers in the morning."""
    position = positions.drawn(data, positions.night)
    chance = positions.chance_of(data, "answers")
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
    for key in ("day", "first", "summit", "tiles", "tokens"):
        assert after[key] == expected[key], key
    for seat, (got, wanted) in enumerate(zip(after["seats"], expected["seats"], strict=True)):
        assert got["climbers"] == wanted["climbers"], f"seat {seat}"
        assert got["rescue"] == wanted["rescue"], f"seat {seat}"
        assert scores(game)[seat] == sum(climber["vp"] for climber in wanted["climbers"].values())


@pytest.mark.rule(7, 25)
@times(50, 5000)
@given(data=st.data())
def test_cards_are_drawn_as_the_rules_say(data):
    """Rule 25 for those with a living climber, rule 7 for the others."""
    position = positions.drawn(data, positions.night)
    position["setup"]["family"] = False
    position["seats"] = [{**seat, "rescue": False} for seat in position["seats"]]
    game = from_position(position, "seed")
    game = apply(game, game.turn, parse("finish")).game
    while to_position(game)["phase"] == "check":
        seat = decisions(game)[0].seat
        game = apply(game, seat, legal_actions(game, seat)[0]).game
    after = to_position(game)
    if after["day"] == position["day"]:
        return
    for was, now in zip(position["seats"], after["seats"], strict=True):
        alive = any(climber["space"] for climber in now["climbers"].values())
        held = Counter(now["hand"]) + Counter(now["committed"] or ())
        played = Counter(was["discard"]) + Counter(was["committed"] or ())
        if not alive:
            assert held == Counter(was["hand"])
            assert (now["deck"], Counter(now["discard"])) == (was["deck"], played)
        elif was["hand"] or was["deck"]:
            assert held == Counter(was["hand"]) + Counter(was["deck"][:3])
            assert (now["deck"], Counter(now["discard"])) == (was["deck"][3:], played)
        else:
            assert sum(held.values()) == 6
            assert held + Counter(now["deck"]) == played
            assert now["discard"] == []
