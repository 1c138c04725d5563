"""Hints: what is recommended, with one sentence of reason, and how it gets into the draft."""

from __future__ import annotations

import pytest

from k2bot.game.values import HINT, TAKE_HINT
from k2bot.games.k2.engine import apply, legal_actions, observe, parse
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.pages.days import death, staying
from tests.games.k2.pages import expedition
from tests.kit.looking import refuses


def choosing(*hand, climbers=None, tiles=None, others=None):
    """A change of a first morning: seat 0 holds these cards."""

    def change(position):
        seat = position["seats"][0]
        pool = seat["hand"] + seat["deck"]
        for card in hand:
            pool.remove(card)
        seat |= {"hand": list(hand), "deck": pool}
        for name, changes in (climbers or {}).items():
            seat["climbers"][name] |= changes
        if tiles:
            rest = [tile for tile in position["tiles"] if tile not in tiles]
            position["tiles"] = (tiles + rest)[:6]

    return change


def acting(*cards, climbers=None, risk=None, day=2, tiles=("S3", "S5")):
    """A change of a first morning to the turn of seat 0 with these cards."""

    def change(position):
        position |= {"day": day, "phase": "actions", "first": 0, "turn": 0}
        rest = [tile for tile in position["tiles"] if tile not in tiles]
        position["tiles"] = [*tiles, *rest][:6]
        for number, seat in enumerate(position["seats"]):
            pool = seat["hand"] + seat["deck"]
            chosen = list(cards) if number == 0 else pool[:3]
            for card in chosen:
                pool.remove(card)
            seat |= {"committed": chosen, "hand": pool[:3], "deck": pool[3:]}
        for name, changes in (climbers or {}).items():
            position["seats"][0]["climbers"][name] |= changes
        if risk is not None:
            position["seats"][0]["risk"] = risk
            position["tokens"]["pile"].remove(risk)

    return change


def hint(table, answer, seat=0):
    page, draft = table.game.hint(table.state, seat, answer, table.people)
    assert expedition.faults(page) == []
    table.drafts[seat] = (table.game.stamp(table.state, seat), draft)
    return page


HAND = ("m1", "m2", "m3", "a0", "a1", "a2")
LOW = {"space": "c1", "level": 1}


@pytest.mark.parametrize(
    ("answer", "climbers", "players"),
    [
        ("choose m1 a0 a1", {}, 2),
        ("choose m1 m2 m3", {}, 1),
        ("choose a0 a1 a2", {}, 1),
        ("choose m1 m2 a2", {}, 1),
        ("choose m1 m2 a0", {}, 1),
        ("choose m1 a1 a2", {"A": LOW}, 2),
        ("choose m1 a1 a2", {"A": LOW, "B": LOW}, 2),
        ("choose m1 a1 a2", {"A": LOW, "B": {"tent": "c1"}}, 1),
        ("choose m1 m2 m3", {"A": LOW}, 1),
        ("choose m1 m2 m3", {"A": LOW, "B": {"tent": "c1"}}, 1),
    ],
)
def test_cards_come_with_what_speaks_for_them(stand, answer, climbers, players, snapshot):
    table = stand(choosing(*HAND, climbers=climbers, tiles=["S3", "S5"]), players=players)
    page = hint(table, answer)
    assert page.text == snapshot


def test_cards_without_air_are_not_said_to_bring_some(stand, snapshot):
    table = stand(choosing("m1", "m1", "m3", "a0", "a1", "a2"))
    assert hint(table, "choose m1 m1 a0").text == snapshot


def test_cards_are_not_praised_for_air_that_nobody_holds(stand):
    table = stand(choosing("m1", "m1", "m2", "m3", "r1/2", "r2/3"), players=1)
    assert "air" not in hint(table, "choose m1 m1 r1/2").text


def test_recommended_cards_are_shown_chosen_and_taken_over_by_a_press(stand, snapshot):
    table = stand(choosing(*HAND))
    page = hint(table, "choose m2 a0 a2")
    assert page.text == snapshot
    assert [b.verb for b in expedition.buttons(page)] == [TAKE_HINT, "page"]
    shown = table.page(0, "hand")
    assert [p.key for p in page.pictures] == [p.key for p in shown.pictures], "as the hand will look"
    table.press(0, shown, "commit")
    assert [str(card) for card in table.state.seats[0].committed] == ["m2", "a0", "a2"]


MID = {"A": {"space": "b1", "level": 4, "vp": 2}, "B": {"space": "a10", "level": 4}}


@pytest.mark.parametrize(
    ("answer", "climbers"),
    [
        ("plan A m2 > b5", MID),
        ("plan A a2", MID),
        ("finish", MID),
        ("plan A a2", {"A": LOW, "B": MID["B"]}),
        ("finish", {"A": LOW, "B": MID["B"]}),
        ("plan A a2", {"A": LOW, "B": LOW | {"space": "c2"}}),
    ],
)
def test_a_turn_comes_with_what_the_night_makes_of_it(stand, answer, climbers, snapshot):
    table = stand(acting("m2", "m3", "a2", climbers=climbers))
    page = hint(table, answer)
    lines = page.text.splitlines()
    assert lines[0] == snapshot
    assert lines[-1] == snapshot
    assert len(lines) == 3
    shown = table.page(0, "plan")
    assert [p.key for p in page.pictures] == [p.key for p in shown.pictures], "as the planner will look"
    assert shown.text.splitlines()[1] == lines[1] or answer == "finish"


def test_whom_a_turn_cannot_save_is_said(stand, snapshot):
    table = stand(acting("m2", "m3", "a2", climbers={"A": LOW, "B": MID["B"]}))
    assert hint(table, "finish").text.splitlines()[-1] == snapshot


def test_on_the_last_day_no_later_ones_are_spoken_of(stand, snapshot):
    def change(position):
        acting("m2", "m3", "a2", climbers=MID)(position)
        position["day"] = 18
        seat = position["seats"][0]
        seat |= {"hand": [], "deck": [], "discard": seat["hand"] + seat["deck"]}
        other = position["seats"][1]
        other |= {"hand": [], "deck": [], "discard": other["hand"] + other["deck"]}

    table = stand(change)
    assert hint(table, "plan A a2").text.splitlines()[-1] == snapshot


def test_a_hint_is_offered_whatever_is_planned_already(stand, snapshot):
    table = stand(acting("m2", "m3", "a2", climbers=MID))
    page = table.page(0, "plan")
    assert [b.label for b in page.rows[-1]] == snapshot
    page = table.press(0, page, "Air 2 to A")
    assert [b.label for b in page.rows[-1]] == snapshot
    own = table.drafts[0]
    assert hint(table, "plan A m2 > b5").text == snapshot
    table.drafts[0] = own
    page = table.choose(0, table.page(0, "plan"), "go", "A m2 > b5", "A")
    assert [b.label for b in page.rows[-1]] == snapshot


def test_what_answers_nothing_is_no_hint(stand):
    table = stand(choosing(*HAND))
    with refuses("k2-refusal-no-hint"):
        table.game.hint(table.state, 0, "token 1", table.people)


@pytest.mark.parametrize(
    ("answer", "climbers"),
    [
        ("plan A m3 > b4 b2", {"A": {"space": "b6", "level": 2, "vp": 4}, "B": MID["B"]}),
        ("plan A m2 > b5 pitch", {"A": {"space": "b1", "level": 2, "vp": 2}, "B": MID["B"]}),
        ("finish", {"A": LOW | {"level": 3}, "B": MID["B"]}),
    ],
)
def test_a_turn_comes_with_whom_it_keeps_alive_and_what_is_to_be_feared(stand, answer, climbers, snapshot):
    table = stand(acting("m2", "m3", "a2", climbers=climbers, tiles=("S3", "S5")))
    assert hint(table, answer).text.splitlines()[-1] == snapshot


@pytest.mark.parametrize("tiles", [("S6", "S5", "S3"), ("S1", "S2", "S4"), ("AS1", "S5", "AS2")])
def test_the_nights_that_are_told_come_as_the_engine_makes_them(stand, tiles):
    """A climber that rests lives and dies as is said of it, and what is told of a night is its sum."""
    spots = [("c1", 3, None), ("c3", 5, "c3"), ("b6", 1, None), ("a10", 2, None), ("d1", 6, None)]
    avalanche = {"avalanche": "yes"} if tiles[0] == "AS1" else {}
    dead = 0
    for space, level, tent in spots:
        climbers = {"A": {"space": space, "level": level, "tent": tent}}

        def on(day, air, climbers=climbers):
            own = {"A": climbers["A"] | {"level": air}}
            return stand(acting("m2", "m3", "a2", climbers=own, day=day, tiles=tiles), **avalanche).state

        told = staying(observe(on(2, level), 0), (0, "A"))
        dead += death(told) is not None
        for day, check in told:
            state = on(day, check.before)
            events = apply(apply(state, 0, parse("plan")).game, 1, parse("plan")).events
            (made,) = (e for e in events if isinstance(e, Checked) and e.climber == (0, "A"))
            assert made == check
        assert [check.before for _, check in told] == [level, *(check.after for _, check in told[:-1])]
    assert dead >= 2


def risking(position):
    acting("m2", "m3", "a2", climbers=MID)(position)
    position |= {"phase": "risk", "turn": None}
    position["tokens"] = {"open": [0, 1, 2], "pile": [1] * 8}
    position["seats"][1]["committed"] = ["m1", "a0", "a1"]
    for seat in position["seats"]:
        seat |= {"hand": [], "deck": []}


@pytest.mark.parametrize(
    "value",
    [
        0,
        2,
    ],
)
def test_a_token_comes_with_what_it_takes_and_is_taken_by_its_button(stand, value, snapshot):
    table = stand(risking)
    assert HINT in {button.verb for button in expedition.buttons(table.page(0, "token"))}
    page = hint(table, f"token {value}")
    assert page.text == snapshot
    table.press(0, page, f"Take {value}")
    assert table.state.seats[0].risk == value


CAUGHT = {"A": {"space": "c1", "level": 4, "vp": 5}, "B": {"space": "b2", "level": 4, "tent": "b6"}}


def test_a_slide_comes_with_how_the_climber_fares_there(stand, snapshot):
    table = stand(
        acting("m2", "m3", "a2", day=2, tiles=("AS1", "S5", "AS2"), climbers=CAUGHT),
        avalanche="yes",
    )
    for seat in (0, 1):
        table.answer(seat, "plan")
    assert {str(action) for action in legal_actions(table.state, 0)} == {"slide b6", "slide b7"}
    page = hint(table, "slide b6")
    assert page.text.splitlines()[1] == snapshot
    assert [button.label for button in expedition.buttons(page)] == ["b6", "Back"]
    table.press(0, page, "b6")
    assert table.state.seats[0].climbers[0].space == "b6"


def test_a_rescue_comes_with_what_it_saves_and_so_does_the_card_that_is_kept(stand, snapshot):
    high = {"A": {"space": "c1", "level": 1, "vp": 10}, "B": {"space": "b2", "level": 4}}

    def change(position):
        acting("m2", "m3", "a2", climbers=high, day=6)(position)

    table = stand(change, family="yes")
    for seat in (0, 1):
        table.answer(seat, "plan")
    page = hint(table, "rescue A a3")
    assert page.text == snapshot
    assert hint(table, "let-go").text == snapshot
    table.press(0, page, "a3")
    assert (table.state.seats[0].climbers[0].space, table.state.seats[0].climbers[0].vp) == ("a3", 4)


def test_hints_are_offered_where_something_is_to_be_found(stand):
    table = stand(choosing(*HAND))
    assert HINT in {button.verb for button in expedition.buttons(table.page(0, "hand"))}
    for place in "012":
        table.use(0, "card", place)
    table.use(0, "commit")
    assert HINT not in {button.verb for button in expedition.buttons(table.page(0, "hand"))}
    table.use(0, "change")
    assert HINT in {button.verb for button in expedition.buttons(table.page(0, "hand"))}


TOP = {"A": {"space": "summit", "level": 6, "vp": 10}, "B": {"space": "d1", "level": 6, "vp": 10}}
LOW_DOWN = {"A": {"space": "a2", "level": 2}, "B": {"space": "base", "level": 2}}
HIGH = {"A": {"space": "c1", "level": 6, "vp": 5}, "B": {"space": "a10", "level": 4}}


@pytest.mark.parametrize(
    ("day", "climbers"),
    [
        (2, MID),
        (2, HIGH),
        (2, LOW_DOWN),
        (5, MID),
        (14, MID),
        (15, MID),
        (17, MID),
        (18, MID),
        (2, TOP),
    ],
)
def test_a_turn_that_waits_comes_with_what_it_waits_for(stand, day, climbers, snapshot):
    table = stand(acting("m2", "m3", "a2", climbers=climbers, day=day, tiles=("S6", "S5", "S3")))
    assert hint(table, "finish").text.splitlines()[-1] == snapshot


def test_weather_far_above_is_no_reason_to_wait(stand, snapshot):
    table = stand(acting("m2", "m3", "a2", climbers=LOW_DOWN, tiles=("S4", "S2")))
    told = hint(table, "finish").text.splitlines()[-1]
    assert told == snapshot
