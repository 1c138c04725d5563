"""Hints: what is recommended, with one sentence of reason, and how it gets into the draft."""

# ruff: noqa: RUF001 - what people read holds a proper minus sign

from __future__ import annotations

import pytest

from k2bot.game.values import HINT, TAKE_HINT, Refusal
from k2bot.games.k2.engine import apply, legal_actions, observe, parse
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.pages.days import death, staying
from tests.games.k2.pages import expedition


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
    ("answer", "climbers", "players", "reason"),
    [
        ("choose m1 a0 a1", {}, 2, "They bring 1 point for steps and 1 air, and with a risk sum of "),
        ("choose m1 m2 m3", {}, 1, "No other cards of yours carry further than these: 6 points for steps."),
        ("choose a0 a1 a2", {}, 1, "No other cards of yours bring more air than these: 3."),
        ("choose m1 m2 a2", {}, 1, "They bring both: 3 points for steps and 2 air."),
        ("choose m1 m2 a0", {}, 1, "They bring 3 points for steps, and leave the rest of the hand"),
        (
            "choose m1 a1 a2",
            {"A": LOW},
            2,
            "Without air A would not live through the night where it stands, and these cards bring 3.",
        ),
        (
            "choose m1 a1 a2",
            {"A": LOW, "B": LOW},
            2,
            "Without air A and B would not live through the night where they stand",
        ),
        (
            "choose m1 a1 a2",
            {"A": LOW, "B": {"tent": "c1"}},
            1,
            "− 2 weather = −1. These cards bring 3 air and 1 point for steps.",
        ),
        ("choose m1 m2 m3", {"A": LOW}, 1, "No other cards of yours carry further"),
        (
            "choose m1 a1 a2",
            {"A": LOW, "B": {"tent": "c1"}},
            1,
            "Without more air night 5 would be too much where it stands: A at c1: 1 − 1 place + 1 tent",
        ),
        (
            "choose m1 m2 m3",
            {"A": LOW, "B": {"tent": "c1"}},
            1,
            "6 points for steps. Mind night 5: A at c1: 1 − 1 place + 1 tent − 2 weather = −1, if it stays",
        ),
    ],
)
def test_cards_come_with_what_speaks_for_them(stand, answer, climbers, players, reason):
    table = stand(choosing(*HAND, climbers=climbers, tiles=["S3", "S5"]), players=players)
    page = hint(table, answer)
    first, second = page.text.splitlines()
    assert first.startswith("**Hint: ")
    assert reason in second


def test_cards_without_air_are_not_said_to_bring_some(stand):
    table = stand(choosing("m1", "m1", "m3", "a0", "a1", "a2"))
    reason = "They bring 2 points for steps, and with a risk sum of 2 somebody else will probably"
    assert hint(table, "choose m1 m1 a0").text.splitlines()[1].startswith(reason)


def test_cards_are_not_praised_for_air_that_nobody_holds(stand):
    table = stand(choosing("m1", "m1", "m2", "m3", "r1/2", "r2/3"), players=1)
    assert "air" not in hint(table, "choose m1 m1 r1/2").text


def test_recommended_cards_are_shown_chosen_and_taken_over_by_a_press(stand):
    table = stand(choosing(*HAND))
    page = hint(table, "choose m2 a0 a2")
    assert page.text.startswith("**Hint: Move 2, Air 0 and Air 2**\n")
    assert [(b.verb, b.label) for b in expedition.buttons(page)] == [
        (TAKE_HINT, "Take it over"),
        ("page", "Back"),
    ]
    shown = table.page(0, "hand")
    assert [p.key for p in page.pictures] == [p.key for p in shown.pictures], "as the hand will look"
    table.press(0, shown, "Commit")
    assert [str(card) for card in table.state.seats[0].committed] == ["m2", "a0", "a2"]


MID = {"A": {"space": "b1", "level": 4, "vp": 2}, "B": {"space": "a10", "level": 4}}


@pytest.mark.parametrize(
    ("answer", "climbers", "reason"),
    [
        ("plan A m2 > b5", MID, "It gains 1 point and leaves this air after the night: A "),
        (
            "plan A a2",
            MID,
            "Points can wait: day 5 brings −2 air above 6000 m, and 16 days are to come. Air after",
        ),
        ("finish", MID, "Points can wait: day 5 brings"),
        ("plan A a2", {"A": LOW, "B": MID["B"]}, "If you did nothing, A would die tonight."),
        ("finish", {"A": LOW, "B": MID["B"]}, "Nothing is gained today, but it leaves this air"),
        (
            "plan A a2",
            {"A": LOW, "B": LOW | {"space": "c2"}},
            "If you did nothing, A would die tonight. Even so B",
        ),
    ],
)
def test_a_turn_comes_with_what_the_night_makes_of_it(stand, answer, climbers, reason):
    table = stand(acting("m2", "m3", "a2", climbers=climbers))
    page = hint(table, answer)
    lines = page.text.splitlines()
    assert lines[0] == "**Hint for your turn**"
    assert lines[-1].startswith(reason)
    assert len(lines) == 3
    shown = table.page(0, "plan")
    assert [p.key for p in page.pictures] == [p.key for p in shown.pictures], "as the planner will look"
    assert shown.text.splitlines()[1] == lines[1] or answer == "finish"


def test_whom_a_turn_cannot_save_is_said(stand):
    table = stand(acting("m2", "m3", "a2", climbers={"A": LOW, "B": MID["B"]}))
    assert hint(table, "finish").text.splitlines()[-1].endswith("Even so A will not live through the night.")


def test_on_the_last_day_no_later_ones_are_spoken_of(stand):
    def change(position):
        acting("m2", "m3", "a2", climbers=MID)(position)
        position["day"] = 18
        seat = position["seats"][0]
        seat |= {"hand": [], "deck": [], "discard": seat["hand"] + seat["deck"]}
        other = position["seats"][1]
        other |= {"hand": [], "deck": [], "discard": other["hand"] + other["deck"]}

    table = stand(change)
    reason = hint(table, "plan A a2").text.splitlines()[-1]
    assert reason.startswith("Nothing is gained on this last day, but it leaves this air after the night: A ")


def test_a_hint_is_offered_whatever_is_planned_already(stand):
    table = stand(acting("m2", "m3", "a2", climbers=MID))
    page = table.page(0, "plan")
    assert [b.label for b in page.rows[-1]] == ["Finish", "Hint", "Board as text"]
    page = table.press(0, page, "Air 2 to A")
    assert [b.label for b in page.rows[-1]] == ["Finish", "Undo", "Hint", "Board as text"]
    own = table.drafts[0]
    assert hint(table, "plan A m2 > b5").text.startswith("**Hint for your turn**\nA climbs b1 → b5")
    table.drafts[0] = own
    page = table.choose(0, table.page(0, "plan"), "go", "A m2 > b5", "A")
    assert [b.label for b in page.rows[-1]] == ["Finish", "Undo", "Clear", "Other cards", "Hint"]


def test_what_answers_nothing_is_no_hint(stand):
    table = stand(choosing(*HAND))
    with pytest.raises(Refusal, match="I have no hint for this"):
        table.game.hint(table.state, 0, "token 1", table.people)


@pytest.mark.parametrize(
    ("answer", "climbers", "reason"),
    [
        (
            "plan A m3 > b4 b2",
            {"A": {"space": "b6", "level": 2, "vp": 4}, "B": MID["B"]},
            "A lives through night 3 at b2. Without this turn: A at b6: 1 − 1 place = 0. Mind night 5",
        ),
        (
            "plan A m2 > b5 pitch",
            {"A": {"space": "b1", "level": 2, "vp": 2}, "B": MID["B"]},
            "Your tent at b5 gives 1 air a night.",
        ),
        (
            "finish",
            {"A": LOW | {"level": 3}, "B": MID["B"]},
            "Mind night 4: A at c1: 1 − 1 place = 0, if it",
        ),
    ],
)
def test_a_turn_comes_with_whom_it_keeps_alive_and_what_is_to_be_feared(stand, answer, climbers, reason):
    table = stand(acting("m2", "m3", "a2", climbers=climbers, tiles=("S3", "S5")))
    assert reason in hint(table, answer).text.splitlines()[-1]


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
    ("value", "reason"),
    [
        (0, "It takes least: nothing at all. A 2 would take 2."),
        (
            2,
            "Your cards have 7 points today, so you can spare 2, and that token is out of the game. The 0",
        ),
    ],
)
def test_a_token_comes_with_what_it_takes_and_is_taken_by_its_button(stand, value, reason):
    table = stand(risking)
    assert HINT in {button.verb for button in expedition.buttons(table.page(0, "token"))}
    page = hint(table, f"token {value}")
    assert page.text.startswith(f"**Hint: {value}**\n{reason}")
    table.press(0, page, f"Take {value}")
    assert table.state.seats[0].risk == value


CAUGHT = {"A": {"space": "c1", "level": 4, "vp": 5}, "B": {"space": "b2", "level": 4, "tent": "b6"}}


def test_a_slide_comes_with_how_the_climber_fares_there(stand):
    table = stand(
        acting("m2", "m3", "a2", day=2, tiles=("AS1", "S5", "AS2"), climbers=CAUGHT),
        avalanche="yes",
    )
    for seat in (0, 1):
        table.answer(seat, "plan")
    assert {str(action) for action in legal_actions(table.state, 0)} == {"slide b6", "slide b7"}
    page = hint(table, "slide b6")
    assert page.text.splitlines()[1].startswith(
        "At b6 it lives longer. Elsewhere night 4 would be too much without more air: "
        "A at b7: 1 − 1 place = 0. Your tent at b6 gives 1 air a night."
    )
    assert [button.label for button in expedition.buttons(page)] == ["b6", "Back"]
    table.press(0, page, "b6")
    assert table.state.seats[0].climbers[0].space == "b6"


def test_a_rescue_comes_with_what_it_saves_and_so_does_the_card_that_is_kept(stand):
    high = {"A": {"space": "c1", "level": 1, "vp": 10}, "B": {"space": "b2", "level": 4}}

    def change(position):
        acting("m2", "m3", "a2", climbers=high, day=6)(position)

    table = stand(change, family="yes")
    for seat in (0, 1):
        table.answer(seat, "plan")
    page = hint(table, "rescue A a3")
    assert page.text == (
        "**Hint: bring A to a3**\nA keeps 4 points instead of 1 and has 12 more days to climb. "
        "It wakes with air 1, and the place gives 1 more each night."
    )
    kept = hint(table, "let-go").text
    assert kept.endswith("4 points, with 12 days left; the card can still save your other climber.")
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
    ("day", "climbers", "reason"),
    [
        (
            2,
            MID,
            "Points can wait: day 3 brings −2 air between 6000 and 7000 m, and 16 days are",
        ),
        (2, HIGH, "Points can wait: day 5 brings −2 air above 6000 m, and"),
        (2, LOW_DOWN, "Points can wait: day 3 brings"),
        (5, MID, "Points can wait: 13 days are to come, and every night high up costs air. Air after"),
        (14, MID, "Points can wait: "),
        (15, MID, "Nothing is gained today, but it leaves this air after the night for the 3 days to come"),
        (17, MID, "Nothing is gained today, but it leaves this air after the night for the one day to come"),
        (18, MID, "Nothing is gained on this last day"),
        (2, TOP, "Nothing is gained today, but"),
    ],
)
def test_a_turn_that_waits_comes_with_what_it_waits_for(stand, day, climbers, reason):
    table = stand(acting("m2", "m3", "a2", climbers=climbers, day=day, tiles=("S6", "S5", "S3")))
    assert hint(table, "finish").text.splitlines()[-1].startswith(reason)


def test_weather_far_above_is_no_reason_to_wait(stand):
    table = stand(acting("m2", "m3", "a2", climbers=LOW_DOWN, tiles=("S4", "S2")))
    told = hint(table, "finish").text.splitlines()[-1]
    assert told.startswith("Points can wait: 16 days are to come, and every night high up costs air.")
