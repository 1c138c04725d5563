"""Inputs taken back: any number of them, over whole random games, lead to the very states before."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2bot.game.values import Button, Page, Refusal, Select
from k2bot.host.kernel.play import UNDO, Play, Setup, UndoEpoch, effective
from k2bot.host.values import InputRow
from tests.host.tiny_game import QuietGame

NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)
GAME = QuietGame()
BEGUN = Play.begin(Setup(GAME, {"rounds": "9", "pairs": "no"}, 3, "seed", NOON, 1))
ANSWERS = ("1", "2", "3", "double", "pass", "cheer")
MOVES = st.lists(
    st.one_of(
        st.tuples(st.just("answer"), st.integers(0, 2), st.sampled_from(ANSWERS)),
        st.tuples(st.just("answer"), st.integers(0, 2), st.sampled_from(ANSWERS)),
        st.tuples(st.just("resign"), st.integers(0, 2), st.just("")),
        st.tuples(st.just("undo"), st.integers(0, 2), st.integers(0, 5)),
    ),
    min_size=5,
    max_size=25,
)


def moved(play, kind, seat, what):
    """The game after what somebody does; itself where that does not go."""
    at = NOON + timedelta(minutes=play.number + 1)
    if kind == "undo":
        rows = play.effective[-1 - what :][:1]
        return play.take(seat, UNDO, "", str(rows[0].number), at) if rows else play
    try:
        return play.take(seat, kind, play.stamp(seat) or "", what, at)
    except Refusal:
        return play


def came_up(states, ask, seat):
    """The effective input at which a seat's decision came up; ``states`` by the input they came of."""
    (newest, now), *earlier = reversed(states)
    for number, state in earlier:
        if ask(state, seat) != ask(now, seat):
            break
        newest = number
    return ask(now, seat), newest


@settings(max_examples=60, deadline=None)
@given(moves=MOVES)
def test_whatever_is_taken_back_leads_to_the_very_state_before(moves):
    play, known = BEGUN, {}
    for move in moves:
        before, play = play, moved(play, *move)
        if play is before:
            continue
        row = play.inputs[-1]
        if row.kind == UNDO:
            earlier = before.at(int(row.answer) - 1)
            assert play.state == earlier.state
            assert row.fingerprint == GAME.fingerprint(earlier.state)
            assert play.effective == tuple(r for r in before.effective if r.number < int(row.answer))
            assert row.seat not in play.since or play.since[row.seat] == row.at, "the full time again"
            assert play.announcements() == earlier.announcements()
        assert play.effective == effective(play.inputs)
        plain, states = Play.begin(play.setup), [(0, BEGUN.state)]
        for number, one in enumerate(play.effective, 1):
            plain = plain.then(replace(one, number=number))
            states.append((one.number, plain.state))
        assert plain.state == play.state
        assert [step.state for step in play.moment(()).history()] == [state for _, state in states]
        assert play.moment(()).record() == plain.moment(()).record()
        for seat in range(3):
            for name, ask in (("asked", GAME.stamp), ("optional_stamp", GAME.optional_stamp)):
                stamp = play.epoch.on(ask(play.state, seat))
                if stamp is not None:
                    meant = came_up(states, ask, seat)
                    assert known.setdefault((name, seat, stamp), meant) == meant, "one id, two decisions"
    assert Play.replay(play.setup, play.inputs) == play


def test_an_undo_of_what_does_not_count_is_an_error():
    play = moved(BEGUN, "answer", 0, "1")
    back = play.take(0, UNDO, "", "1", NOON)
    for number in ("1", "2", "9"):
        with pytest.raises(ValueError, match=f"input {number} is none that could be taken back"):
            back.then(InputRow(3, 0, UNDO, "", number, NOON))


def test_a_page_has_the_ids_by_which_the_host_knows_decisions():
    menu = Select("menu", "Choose", (), stamp="turn2")
    page = Page("?", rows=((Button("say", "Say", stamp="turn1"), Button("open", "Open")), menu))
    assert UndoEpoch().page(page) is page
    epoch = UndoEpoch().after(["turn1", None]).after(["turn1", "turn2"])
    (say, opened), shown = epoch.page(page).rows
    assert (say.stamp, opened.stamp, shown.stamp) == ("turn1", "", "turn2~1")
    assert (epoch.on("turn3"), epoch.on(None), UndoEpoch().on("turn3")) == ("turn3~2", None, "turn3")
