"""Posts and pages word for word, at one position: what people read changes only on purpose."""

# ruff: noqa: RUF001 - what people read holds a proper minus sign and apostrophe

from __future__ import annotations

import pytest

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


TURN = """\
**Day 8 · Ann**
A goes b1 → b5 → b1. B gains 1 air.
Everyone has acted; night falls."""

MORNING = """\
**Night 8**
**Bob** B at c1: 6 − 1 place − 2 weather = 3
**Cid** A at base camp: 6 + 1 place = 7, capped at 6 · B at d1: 4 − 2 place − 2 weather = 0
**Ann** A at b1: 3 + 1 tent = 4 · B at c1: 3 − 1 place − 2 weather = 0
**Cid B does not come down from d1.** Its points fall from 10 to 1.
**Ann B does not come down from c1.** Its points fall from 5 to 1.
**Day 9 of 18 · choose three cards**
The weather is clear tonight. Tomorrow: −1 air above 6000 m.
Cid goes first. Open risk tokens: 0, 1 and 2.
Waiting for <@100000000000000002>, <@100000000000000000> and <@100000000000000001>"""

MORNING_PICTURE = (
    "Cid B died on d1. Ann B died on c1. "
    "The board on day 9 of 18: cards are being chosen. "
    "Ann, 5 points: A at b1 with air 4, tent on b1; B dead. "
    "Bob, 7 points: A dead, tent on b6; B at c1 with air 3. "
    "Cid, 2 points: A at base camp with air 6; B dead. "
    "The weather is clear tonight. Open risk tokens: 0, 1 and 2; 8 more face down. "
    "Order today: Cid, Ann, Bob. "
    "Ahead: day 10: −1 air above 6000 m; day 11: −1 air above 7000 m; day 12: −1 air above 8000 m."
)


def test_the_last_turn_the_night_and_the_morning(table):
    table.answer(0, "plan B a1; A m1 m2 > b5 b1")
    turn, morning = (post.page for post in table.posts if post.announcement.seat is None)
    assert turn.text == TURN
    assert morning.text == MORNING
    assert morning.pictures[0].alt == MORNING_PICTURE


BOARD = """\
**Board, day 8 of 18: Ann is on the move**
Order today: Bob (has acted), Cid (has acted), Ann (acts now).
Tonight everyone above 7000 m loses 2 air. Tomorrow: clear.
Open risk tokens: 0, 1 and 2; 8 more face down.
On the summit so far: Cid B.
**Ann**: 9 points; plays Move 1, Move 2 and Air 1; 3 cards in hand, 6 in the deck
A: at b1, 6210 m; air 3; 4 points; tent on b1
B: at c1, 7190 m; air 2; would die tonight; 5 points; tent not pitched
**Bob**: 7 points; plays Move 1, Move 1 and Move 1; 3 cards in hand, 6 in the deck
A: dead; 1 point; tent on b6
B: at c1, 7190 m; air 6; 6 points; tent not pitched
**Cid**: 11 points; risk token 1; plays Move 3, Rope 1 up or 3 down and Air 0; 3 cards in hand, 6 in the deck
A: at base camp, 5130 m; air 6; 1 point; tent not pitched
B: at d1, 8200 m; air 4; would die tonight; 10 points; tent not pitched"""

WEATHER = """\
**Weather and risk, day 8 of 18**
Tonight everyone above 7000 m loses 2 air.
Day 9: clear.
Day 10: −1 air above 6000 m.
Day 11: −1 air above 7000 m.
Day 12: −1 air above 8000 m.
Still face down: the weather of days 13 to 18, 2 tiles.
Open risk tokens: 0, 1 and 2; 8 more face down.
Taken so far: 2 of value 0, 6 of value 1 and 1 of value 2."""

MAP = """\
**Map, 7000 m to the summit**
7000 to 8000 m: room for 2 climbers on each space.
Above 8000 m: room for 1 climber on each space.
**the summit**: 8611 m; 10 points; cost 3; air −2; down d1
**d1**: 8200 m; 7 points; cost 3; air −2; up the summit, down c4 and c5; here Cid B; full
**c5**: 7810 m; 6 points; cost 2; air −1; up d1, down c3
**c4**: 7740 m; 6 points; cost 3; air −2; up d1, down c2
**c3**: 7440 m; 5 points; cost 2; air −1; up c5, down c1
**c2**: 7310 m; 5 points; cost 2; air −1; up c4, down b8
**c1**: 7190 m; 5 points; cost 2; air −1; up c3, down b6 and b7; here Ann B and Bob B; full"""


@pytest.mark.parametrize(
    ("name", "text"), [("board", BOARD), ("board.weather", WEATHER), ("board.7000", MAP)]
)
def test_the_board_as_text(table, name, text):
    assert table.page(None, name).text == text


PLAN = """\
**Day 8 of 18 · your turn**
A rests. B gains 1 air.
Cards left: Move 1 and Move 2.
Air after the night: A 4 and B 0. Tonight everyone above 7000 m loses 2 air.
**B would die tonight.**"""


def test_the_planner(table):
    assert table.use(0, "air", "B a1").text == PLAN
