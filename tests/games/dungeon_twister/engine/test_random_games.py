"""Properties that hold in every random game."""

import json
import random
from dataclasses import replace
from itertools import islice

import pytest

from k2bot.games.dungeon_twister.engine import (
    Move,
    RuleError,
    Setup,
    apply,
    decisions,
    fingerprint,
    from_position,
    legal_actions,
    new_game,
    observe,
    outcome,
    parse,
    reach,
    to_position,
)
from k2bot.games.dungeon_twister.engine.listing import LegalActions, board_of, state_cache
from k2bot.games.dungeon_twister.engine.position import square_fault
from tests.games.dungeon_twister.engine.helpers import playing
from tests.games.dungeon_twister.engine.helpers.kit import CHARACTERS, TOKENS
from tests.games.dungeon_twister.engine.helpers.playing import TIMES


def seeds(count):
    return range(1, 1 + count * TIMES)


@pytest.mark.rule(8, 10, 16, 21, 22, 39)
def test_random_games_keep_the_rules_to_the_end():
    """All 28 tokens remain, the golden rules hold after every action, points add up, nobody is stuck."""
    for seed in seeds(3):
        last = None
        for one in playing.game(seed, lively=0.7):
            game, position = one.step.game, to_position(one.step.game)
            assert sorted(position["tokens"]) == sorted(TOKENS)
            for square, tokens in board_of(game).on.items():
                assert square_fault(game, square, tokens) is None
            places = position["tokens"]
            points = [
                sum(
                    {"exit": 2 if name == f"{own}.goblin" else 1}.get(str(places[name]), 0)
                    for name in TOKENS
                    if name[0] == own and name[2:] in CHARACTERS
                )
                + sum(places[name] == "dead" for name in TOKENS if name[0] != own)
                for own in "by"
            ]
            scored = sum(places[f"{colour}.treasure"] == "scored" for colour in "by")
            assert sum(game.vp) == sum(points) + scored
            assert all(have >= least for have, least in zip(game.vp, points, strict=True))
            for seat in (0, 1):
                asked = any(decision.seat == seat for decision in decisions(game))
                assert bool(legal_actions(game, seat)) is asked
            last = game
        assert outcome(last) is not None
        assert decisions(last) == ()


def test_listed_actions_apply_and_survive_a_text_round_trip():
    """Every listed action applies, has a unique text, and is the same by index as in iteration."""
    for seed in seeds(2):
        for game in playing.states(seed, 10):
            unlisted = from_position(to_position(game), game.seed)  # what was listed is not looked at again
            for seat in (0, 1):
                actions = legal_actions(game, seat)
                listed = list(islice(actions, 2000))
                assert len(set(map(str, listed))) == len(listed)
                if isinstance(actions, LegalActions):
                    kinds = [kind for kind, count in actions.kinds() for _ in range(count)]
                    assert kinds == [type(action) for action in listed]
                for number, action in enumerate(listed[:400]):
                    assert parse(str(action)) == action
                    assert actions[number] == actions[number - len(actions)] == action
                    after = apply(game, seat, action).game
                    assert after != game
                    assert to_position(after) == to_position(apply(unlisted, seat, action).game)


def test_unlisted_actions_are_refused_with_their_rule():
    """Answers from other states are refused unless listed, and change nothing."""
    chance = random.Random(5)  # noqa: S311 - not cryptographic
    for seed in seeds(2):
        states = playing.states(seed, 12)
        pool = [action for state in states for seat in (0, 1) for action in legal_actions(state, seat)[:300]]
        for game in states:
            before = to_position(game)
            for seat in (0, 1):
                listed = set(legal_actions(game, seat))
                for action in chance.sample(pool, min(len(pool), 60)):
                    if action in listed:
                        continue
                    refusal = refused(game, seat, action)
                    if refusal is None:
                        assert isinstance(action, Move)  # by another way than the listed one
                    else:
                        assert refusal.code
                        assert 1 <= refusal.rule <= 42
            assert to_position(game) == before


def refused(game, seat, action):
    try:
        apply(game, seat, action)
    except RuleError as error:
        return error
    return None


def test_positions_survive_json_and_play_on_identically():
    """A position of any phase, through JSON and back, plays on like the original game.

    Moves cached from state to state equal those computed afresh.
    """
    phases = set()
    for seed in seeds(4):
        for game in playing.states(seed, 12, lively=0.8):
            phases.add(game.phase.value)
            text = json.dumps(to_position(game))
            again = from_position(json.loads(text), game.seed)
            assert json.dumps(to_position(again)) == text
            assert fingerprint(again) == fingerprint(game)
            assert outcome(again) == outcome(game)
            for seat in (0, 1):
                assert list(legal_actions(again, seat)) == list(legal_actions(game, seat))
            one, other = (
                [str(step.action) for step in islice(playing.on(state, random.Random(1)), 12)]  # noqa: S311 - not cryptographic
                for state in (game, again)
            )
            assert one == other
    assert {"hide", "act", "over"} <= phases


def test_unknown_seats_are_refused():
    """Only seats 0 (blue) and 1 (yellow) exist."""
    game = new_game(Setup(), "seats")
    for seat in (-1, 2, "0", None):
        with pytest.raises(ValueError, match="seat"):
            legal_actions(game, seat)
        with pytest.raises(ValueError, match="seat"):
            apply(game, seat, legal_actions(game, 0)[0])
    with pytest.raises(ValueError, match="seat"):
        observe(game, 2)
    with pytest.raises(ValueError, match="character"):
        reach(game, 0, "y.thief")


def test_a_state_has_one_board_which_no_changed_copy_inherits():
    game = next(one.before for one in playing.game(1) if isinstance(one.action, Move))
    assert board_of(game) is state_cache(game).board
    assert board_of(game) is not board_of(replace(game, wounded=0))
