"""The whole board as text, word for word."""

from dataclasses import replace

import pytest

from k2bot.games.k2.engine import apply, legal_actions
from k2bot.games.k2.pages import board_text
from tests.games.k2.engine.helpers.builder import player
from tests.phrases import phrase


@pytest.fixture
def table(stand):
    """Day 8, the turn of the last of three, with bad weather above 7000 m."""
    return stand(
        player("m1 m2 a1", A="b1 vp 4 tent b1", B="c1 air 2"),
        player("m1 m1 m1", A="dead tent b6", B="c1 air 6 vp 6"),
        player("m3 r1/3 a0", A="base air 6", B="d1 air 4 vp 10", risk=1),
        day=8, first=1, turn=0, tiles=["S3", "S4", "S2", "S1", "S5", "S6"], open_tokens=[1, 0, 2],
    )  # fmt: skip


def board(table, step, seat=None):
    """The whole board as text at some moment of a game."""
    pages = (table.game.page(step.state, seat, name, None, table.people) for name in board_text.PAGES)
    return "\n\n".join(page.text for page in pages)


def test_the_board_as_text(table, snapshot):
    """Also once somebody has left, and where a computer plays."""
    assert board(table, table.step) == snapshot
    table.people = (*table.people[:2], replace(table.people[2], computer=True))
    table.resign(1)
    assert table.page(None, "board").text == snapshot


def test_the_progress_says_whose_turn_it_is_and_to_them_that_it_is_theirs(table):
    state = table.step.state
    (acting,) = table.game.waiting(state)
    for seat in (None, *range(3)):
        told = table.game.progress(state, seat, table.people)
        assert told == phrase(
            "k2-progress",
            day=8,
            days=18,
            phase=phrase("k2-phase-own-turn")
            if seat == acting
            else phrase("k2-phase-turn", name=table.people[acting].name),
        )


def test_the_progress_says_who_still_chooses_cards_and_tells_them_to(stand):
    table = stand(*[player(hand="m1 m1 m2 m2 m3 m3")] * 3, day=2, phase="selection")
    _, bob, cid = table.people

    def told(state, seat):
        return table.game.progress(state, seat, table.people)

    def progress(key, **facts):
        return phrase("k2-progress", day=2, days=18, phase=phrase(key, **facts))

    before = table.step.state
    assert told(before, None) == progress("k2-phase-selection")
    assert told(before, 0) == progress("k2-phase-own-choice")
    after = apply(before, 0, legal_actions(before, 0)[0]).game
    assert told(after, 1) == progress("k2-phase-own-choice")
    waited = progress("k2-phase-choosing", names=f"{bob.name} and {cid.name}")
    assert told(after, 0) == told(after, None) == waited
