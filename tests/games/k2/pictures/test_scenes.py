"""What the pictures beside the board tell: hands, reveals, plans, nights, rankings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.engine.model import Climber
from k2bot.games.k2.pictures import ranking_picture, scenery
from k2bot.render.scene import Backdrop, Box, Text
from tests.games.k2.pictures.helpers.catalogue import HARD_NAMES, said, scattered
from tests.kit.pictures import layout
from tools.k2 import samples, scenes


def test_hands_fit_and_raise_what_is_chosen():
    cards = [Card.parse(text) for text in ("m1", "m3", "r1/2", "r2/3", "a0", "a3")]
    for count in (6, 3, 1, 0):
        for chosen in ((), (0,), tuple(range(min(3, count)))):
            if len(chosen) <= count:
                assert not layout.faults(scenes.hand(cards[:count], chosen))
    boxes = {area.name: area.box for area in scenes.hand(cards, (1, 3)).areas}
    assert boxes["card 1"].top < boxes["card 0"].top == boxes["card 2"].top
    assert boxes["card 3"].top < boxes["card 4"].top
    sums = ["3 of 3", "chosen", "5", "up", "6", "down", "+3", "air", "5", "risk sum"]
    assert said(scenes.hand(cards, (1, 3, 5)))[-10:] == sums
    sums = ["committed", "4", "up", "4", "down", "+3", "air", "4", "risk sum"]
    assert said(scenes.hand(cards, (0, 1, 5), committed=True))[-9:] == sums
    with pytest.raises(ValueError, match="no card at"):
        scenes.hand(cards, (6,))


@pytest.mark.parametrize("players", range(1, 6))
def test_reveals_fit_and_say_who_takes_a_token(players):
    table = samples.middle(players)
    table = replace(table, seats=tuple(replace(seat, risk=None) for seat in table.seats))
    sums = [(seat.seat, sum(card.push for card in seat.committed or ())) for seat in table.seats]
    highest = players - 1
    choice = scenes.reveal(table, HARD_NAMES, sums, highest)
    tie = scenes.reveal(table, HARD_NAMES, sums, None)
    seats = (*table.seats[:-1], replace(table.seats[-1], risk=2))
    taken = scenes.reveal(replace(table, seats=seats), HARD_NAMES, sums, highest)
    for scene, word in (
        (choice, "chooses a token"),
        (tie, "A tie: nobody"),
        (taken, "takes"),
    ):
        assert not layout.faults(scene, HARD_NAMES)
        assert word in said(scene)
    why = "highest sum" if players > 1 else "alone: takes a token"
    assert said(choice).count(why) == 1
    assert why not in said(tie)


def test_tokens_lie_in_order_on_the_board_and_in_the_reveal():
    table = replace(samples.middle(2), tokens_open=(2, 0, 1))
    board = said(scenes.board(table, ["Ann", "Bob"]))
    assert _after(board, "Risk", 3) == ["0", "1", "2"]
    assert any(text == "+13" for text in board)
    sums = [(0, 3), (1, 4)]
    reveal = said(scenes.reveal(table, ["Ann", "Bob"], sums, None))
    pile = reveal.index("+ 13 hidden")
    assert reveal[pile + 1 : pile + 4] == ["0", "1", "2"]


def _after(texts, word, count):
    start = texts.index(word) + 1
    return texts[start : start + count]


def test_tall_pictures_are_painted_down_to_their_foot():
    table = samples.middle(5)
    sums = [(seat.seat, 3) for seat in table.seats]
    tall = (
        scenes.reveal(table, samples.NAMES, sums, None),
        scenes.ranking(table, samples.NAMES, range(5), (2,) * 5, samples.altitudes(table)),
    )
    for scene in tall:
        (backdrop,) = (shape for shape in scene.shapes if isinstance(shape, Backdrop))
        assert backdrop.box == Box(0, 0, scene.width, scene.height)
        assert Box(0, 0, *scenery.SIZE).grown(0.01).holds(backdrop.window)
        shapes = [box.width / box.height for box in (backdrop.box, backdrop.window)]
        assert shapes[0] == pytest.approx(shapes[1])


def test_plans_fit_wherever_the_climbers_are():
    for number in range(25):
        before = samples.seen_by(scattered(number), 0)
        spaces = [climber.space or "base" for climber in before.seats[0].climbers]
        near = [
            (name, space.id)
            for name, start in zip("AB", spaces, strict=True)
            for space in before.board.neighbours[start]
        ]
        goal = before.board.neighbours[spaces[0]][0].id
        after = samples.moved(before, 0, "A", goal)
        scene = scenes.plan(
            before,
            after,
            HARD_NAMES,
            destinations=near,
            ways=[("A", (spaces[0], goal))],
            tonight={"A": 0, "B": 4},
        )
        assert not layout.faults(scene, HARD_NAMES), number
        shown = {area.name for area in scene.areas}
        assert {f"plate {space}" for _, space in near} <= shown
        assert {f"plate {space}" for space in (*spaces, goal)} <= shown
        texts = said(scene)
        assert "dies" in texts


def test_plans_are_for_seats_and_may_be_empty():
    table = samples.middle(2)
    with pytest.raises(ValueError, match="seat that plans"):
        scenes.plan(table, table, samples.NAMES)
    dead = Climber(None, 0, 1)
    gone = samples.seen_by(samples.position([(Climber(), Climber()), (dead, dead)]), 1)
    assert not layout.faults(scenes.plan(gone, gone, samples.NAMES), samples.NAMES)


def test_nights_add_up_in_view():
    for players in range(1, 6):
        table = samples.middle(players)
        scene = scenes.night(table, HARD_NAMES, samples.checks(table))
        assert not layout.faults(scene, HARD_NAMES)
    everything = Checked((0, "A"), "summit", 6, -2, 1, 2, 1, 2)
    scene = scenes.night(samples.middle(1), ["Ann"], [everything])
    assert not layout.faults(scene, HARD_NAMES)
    minus = "\N{MINUS SIGN}"
    assert said(scene)[-8:] == ["6", f"{minus}2", "+1", f"{minus}2", f"{minus}1", "=", "2", "holds"]


MEDAL = 56


def test_rankings_fit_and_number_the_places():
    for players in range(1, 6):
        table = samples.heights(players, "hard")
        totals = [seat.total for seat in table.seats]
        order = sorted(range(players), key=totals.__getitem__, reverse=True)
        scene = scenes.ranking(table, HARD_NAMES, order, totals, samples.altitudes(table), winners=order[:1])
        assert not layout.faults(scene, HARD_NAMES)
    table = samples.middle(5)
    shared = scenes.ranking(table, samples.NAMES, (0, 1, 2, 3, 4), (9, 9, 5, 5, 2), {}, winners=(0, 1))
    texts = said(shared)
    places = [
        text
        for shape, text in zip((s for s in shared.shapes if isinstance(s, Text)), texts, strict=True)
        if shape.box.width == MEDAL
    ]
    assert places == ["1", "1", "3", "3", "5"]
    assert "A shared win" in texts
    solo = scenes.ranking(samples.heights(1), ["Ann"], (0,), (16,), {}, winners=(0,), title="alpinist")
    assert "Alpinist" in said(solo)
    assert not [shape for shape in solo.shapes if isinstance(shape, Text) and shape.box.width == MEDAL]


def test_the_chart_of_the_end_is_as_long_as_the_game():
    table = samples.middle(2)
    for nights, days in ((0, 6), (1, 6), (6, 6), (7, 9), (17, 18), (18, 18)):
        ways = {(seat, name): (5130,) * nights for seat in range(2) for name in "AB"}
        texts = said(scenes.ranking(table, ["Ann", "Bob"], (0, 1), (5, 4), ways))
        ticks = [str(day) for day in range(0, days + 1, 3)]
        *shown, following = _after(texts, "Day", len(ticks) + 1)
        assert shown == ticks
        assert following in {"A", "B"}


def test_who_has_left_is_not_shown_as_dead_and_who_died_in_the_last_night_is(monkeypatch):
    symbols = []

    draw = ranking_picture.symbol
    monkeypatch.setattr(
        ranking_picture, "symbol", lambda name, *where: symbols.append(name) or draw(name, *where)
    )
    table = samples.heights(5)
    stayed = replace(table, seats=(*table.seats[:3], replace(table.seats[3], resigned=False), table.seats[4]))
    ways = {(seat.seat, name): (5130, 5350) for seat in table.seats for name in "AB"}
    for seen, crosses, left in ((table, 2, 1), (stayed, 6, 0)):
        symbols.clear()
        scene = scenes.ranking(seen, samples.NAMES, range(5), (16, 8, 12, 2, 11), ways)
        assert symbols.count("cross") == crosses
        assert said(scene).count("resigned") == left
