"""Posts and pages word for word, at one position: what people read changes only on purpose."""

from __future__ import annotations

import pytest

from tests.kit.transcript import page_text

SEATS = (
    (
        {"A": {"space": "b1", "level": 3, "vp": 4, "tent": "b1"}, "B": {"space": "c1", "level": 2, "vp": 5}},
        ["m1", "m2", "a1"],
    ),
    (
        {"A": {"space": None, "level": 0, "tent": "b6"}, "B": {"space": "c1", "level": 6, "vp": 6}},
        ["m1", "m1", "m1"],
    ),
    ({"A": {"level": 6}, "B": {"space": "d1", "level": 4, "vp": 10}}, ["m3", "r1/3", "a0"]),
)


def evening(position):
    """Day 8, the turn of the last of three, with bad weather above 7000 m."""
    position |= {"day": 8, "phase": "actions", "first": 1, "turn": 0, "summit": ["2B"]}
    position["tiles"] = ["S3", "S4", "S2", "S1", "S5", "S6"]
    for seat, (climbers, cards) in zip(position["seats"], SEATS, strict=True):
        pool = seat["hand"] + seat["deck"]
        for card in cards:
            pool.remove(card)
        seat |= {"committed": cards, "hand": pool[:3], "deck": pool[3:9], "discard": pool[9:]}
        for name, values in climbers.items():
            seat["climbers"][name] |= values
    position["tokens"] = {"open": [1, 0, 2], "pile": position["tokens"]["pile"][:8]}
    position["seats"][2]["risk"] = 1


@pytest.fixture
def table(stand):
    return stand(evening, players=3)


def test_the_last_turn_the_night_and_the_morning(table, snapshot):
    table.answer(0, "plan B a1; A m1 m2 > b5 b1")
    for post in table.posts:
        if post.announcement.seat is None:
            assert page_text(post.page) == snapshot


@pytest.mark.parametrize("name", ["board", "board.weather", "board.7000"])
def test_the_board_as_text(table, name, snapshot):
    assert table.page(None, name).text == snapshot


def test_the_planner(table, snapshot):
    assert table.use(0, "air", "B a1").text == snapshot
