"""The whole board as text, word for word."""

import pytest

from k2bot.games.k2.engine import apply, legal_actions
from k2bot.games.k2.pages import board_text


@pytest.fixture
def table(stand):
    """Day 8, the last of three players' turns, with bad weather above 7000 m."""
    return stand(
        "m1 m2 a1, A b1 vp 4 tent b1, B c1 air 2",
        "m1 m1 m1, A dead tent b6, B c1 air 6 vp 6",
        "m3 r1/3 a0, A base air 6, B d1 air 4 vp 10, risk 1",
        day=8, first=1, turn=0, tiles=["S3", "S4", "S2", "S1", "S5", "S6"], open_tokens=[1, 0, 2],
    )  # fmt: skip


def board(table, step, seat=None):
    """The whole board as text at some moment of a game."""
    pages = (table.game.page(step.state, seat, name, None, table.people) for name in board_text.PAGES)
    return "\n\n".join(page.text for page in pages)


def test_the_text_board_matches_the_snapshot(table, snapshot):
    """Also after a resignation and with a computer player."""
    assert board(table, table.step) == snapshot
    table.seat_computers(2)
    table.resign(1)
    assert table.page(None, "board").text == snapshot


def test_the_progress_text_says_who_must_act_and_addresses_them(table, stand, snapshot):
    morning = stand(*["hand m1 m1 m2 m2 m3 m3"] * 3, day=2, phase="selection").step.state
    token = stand("m3 m3 m2", "m1 m1 m2", "m1 m1 a0", day=2, phase="risk").step.state
    states = table.step.state, morning, apply(morning, 0, legal_actions(morning, 0)[0]).game, token
    assert [
        [table.game.progress(state, seat, table.people) for seat in (None, 0, 1, 2)] for state in states
    ] == snapshot
