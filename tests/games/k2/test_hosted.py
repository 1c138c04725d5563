"""K2 as hosted: settings, answers as text, defaults, records, computers."""

from dataclasses import replace

import pytest

from k2bot.game.values import AnswerSource, LateAnswer, Preparation, Refusal
from k2bot.games.k2.engine import (
    Setup,
    from_position,
    parse,
    record,
)
from k2bot.games.k2.hosted import K2
from tests.games.k2.engine.helpers import builder
from tests.kit.table import late, late_answers
from tests.phrases import says

GAME = K2()
EVERYTHING = {
    "side": "hard", "season": "winter", "family": "yes", "lenient": "yes", "avalanche": "yes", "first": "4",
}  # fmt: skip


# ------------------------------------------------------------------------------------------------ settings


def test_options_and_levels_match_the_snapshot(snapshot):
    """The default is the first value."""
    told = [f"{option.key}: {option.help}: {dict(option.values)}" for option in GAME.options]
    assert [*told, f"levels: {dict(GAME.levels)}", f"players: {list(GAME.seats)}"] == snapshot
    assert all(option.default == option.values[0][0] for option in GAME.options)


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"lenient": "yes"}, 4),
        ({"lenient": "yes"}, 1),
        ({"first": "3"}, 2),
        ({"side": "north"}, 2),
    ],
)
def test_unsuitable_options_are_rejected_before_the_start(options, seats, snapshot):
    assert GAME.objection(options, seats) == snapshot
    with pytest.raises(Refusal):
        GAME.new(options, seats, "s")


@pytest.mark.parametrize(("options", "seats"), [({}, 1), ({"lenient": "yes"}, 5), ({"first": "5"}, 5)])
def test_suitable_options_start_a_game(options, seats):
    assert GAME.objection(options, seats) is None
    assert len(GAME.new(options, seats, "s").state.seats) == seats


def test_options_are_passed_to_the_engine_and_records():
    setup = Setup(5, "hard", "winter", family=True, lenient=True, avalanche=True, first=3)
    assert replace(GAME.new(EVERYTHING, 5, "s").state.setup, revision=setup.revision) == setup
    assert record.loads(GAME.record(EVERYTHING, 5, "s", ())).setup == GAME.new(EVERYTHING, 5, "s").state.setup
    assert GAME.new({}, 2, "s").state.setup.first is None


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 3),
        ({"side": "hard", "season": "winter"}, 1),
        (EVERYTHING, 5),
    ],
)
def test_the_summary_names_the_chosen_settings(options, seats, snapshot):
    assert GAME.summary(options, seats) == snapshot


# ------------------------------------------------------------------------------- stamps and defaults


@pytest.mark.parametrize(
    ("said", "own", "answer"),
    [
        ({"phase": "selection"}, "hand m3 m3 a0 a1 a2 a3", "choose a1 a2 a3"),
        ({"phase": "risk", "open_tokens": [2, 0, 1]}, "m3 m3 m2", "token 0"),
        ({}, "a1 a2 m1, A base air 2, B base air 1", "plan B a1; A a2"),
        ({"phase": "check", "family": True}, "A c1 air 1, B c3 air 1 vp 7", "rescue B a8"),
    ],
    ids=["cards that push least, of those most air", "lowest token", "air to who has least", "most points"],
)  # fmt: skip
def test_late_players_get_a_sensible_default_answer(said, own, answer):
    state = from_position(builder.position(f"{own} | m1 m1 m1", **said), "s")
    assert late(GAME, state, 0) == answer


@pytest.mark.parametrize(
    ("own", "draft", "answer", "source"),
    [
        (
            "m2 m2 a2, A b1 air 4, B a10 air 4, risk 2",
            "plan A m2 > b5; B m2 > a8; B a2; pay B B",
            "plan A m2 > b5; B m2 > a8; B a2; pay B B",
            AnswerSource.DRAFT,
        ),
        (
            "m1 m2 a1, A a4 air 2, B dead",
            "plan A m1 > a5",
            "plan A m1 > a5; A a1",
            AnswerSource.COMPLETED,
        ),
    ],
    ids=["whole", "begun"],
)
def test_late_answers_play_the_planned_turn_and_keep_its_moves(own, draft, answer, source):
    """The risk token is paid as planned. The easy level would rather use the other card to move A on."""
    state = from_position(builder.position(f"{own} | m1 m1 m2", day=2), "s")
    late_one, thoughts = late_answers(GAME, state, Preparation(f"turn 2 {draft}"))
    assert late_one == LateAnswer(answer, source)
    for thought in thoughts:
        assert ways(thought) == ways(draft)


def ways(answer):
    return [use.route for use in parse(answer).uses if use.route]


# ----------------------------------------------------------------------------- posts, presses, the end


def test_resigned_players_place_behind_all_others():
    state = GAME.resign(GAME.new({}, 3, "seed").state, 0).state
    assert GAME.placements(state) == ()
    state = GAME.resign(state, 1).state
    placed = GAME.placements(state)
    assert [(one.seat, one.place) for one in placed] == [(2, 1), (0, 2), (1, 2)]
    assert [dict(one.facts)["resigned"] for one in placed] == [0, 1, 1]


# ---------------------------------------------------------------------------------------------- computers


def test_hints_say_what_a_beginner_overlooks():
    state = GAME.new({}, 2, "s").state
    told = GAME.overlooked(state, 0, 1, "beginner", "Bot Serac")
    assert says(told, "k2-overlooks-beginner-choose", name="Bot Serac")
    assert not GAME.overlooked(state, 0, 1, "easy", "Bot Serac")


@pytest.mark.parametrize(("own", "said"), [("a2", True), ("a8", False), ("c5", False)])
def test_only_a_beginner_who_is_higher_up_is_said_to_tempt_others(own, said):
    rows = f"A {own}", "A a8"
    state = from_position(builder.position(*rows, phase="actions"), "tempting")
    told = GAME.overlooked(state, 0, 1, "beginner", "Bot Serac")
    assert says(told, "k2-overlooks-beginner-turn", name="Bot Serac") if said else not told
