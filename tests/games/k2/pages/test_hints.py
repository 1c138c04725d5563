"""Hints: the recommendation, a one-sentence reason, and how it gets into the draft."""

import pytest

from k2bot.game.values import TAKE_HINT
from k2bot.thinking.question import Valuation
from tests.games.k2.pages import expedition
from tests.kit.transcript import page_text
from tests.phrases import says

CALM = ["S3", "S5", "S1", "S2", "S4", "S6"]
ROUGH = ["S6", "S5", "S3", "S1", "S2", "S4"]
HIGH_UP = ["S4", "S2", "S3", "S1", "S5", "S6"]
AVALANCHES = ["AS1", "S5", "AS2", "S1", "S2", "S4"]


def hint(table, answer, seat=0):
    page, draft = table.game.hint(table.state, seat, answer, table.people)
    assert expedition.faults(page) == []
    table.prepare(seat, draft)
    return page


HAND = "hand m1 m2 m3 a0 a1 a2"


def choosing(stand, own=HAND, players=2):
    return stand(own, players=players, phase="selection", tiles=CALM)


@pytest.mark.parametrize(
    ("answer", "own", "players"),
    [
        ("choose a0 a1 a2", HAND, 2),
        ("choose m1 m1 r1/2", "hand m1 m1 m2 m3 r1/2 r2/3", 1),
        ("choose m1 a0 a1", HAND, 2),
        ("choose m1 m2 m3", HAND, 1),
        ("choose m1 m2 a2", HAND, 1),
        ("choose m1 m2 a0", HAND, 1),
        ("choose m1 a1 a2", f"{HAND}, A c1 air 1, B c1 air 1", 2),
        ("choose m1 a1 a2", f"{HAND}, A c1 air 1, B base tent c1", 1),
        ("choose m1 m2 m3", f"{HAND}, A c1 air 1", 1),
    ],
)
def test_recommended_cards_come_with_a_reason(stand, answer, own, players, snapshot):
    assert hint(choosing(stand, own, players), answer).text == snapshot


def test_a_card_hints_example_includes_the_tent_that_saves_a_climber(stand):
    """Cards for a tent used to be recommended without the tent, warning that the climber dies."""
    table = choosing(stand, "hand m1 m1 m3 a0 a1 a2, A c1 air 1, B base air 6")
    text = hint(table, "choose m1 m1 a0").text
    assert says(text, "k2-does-pitch")
    assert not says(text, "k2-hint-mind", day=1)


def test_recommended_cards_are_shown_as_chosen_and_used_with_one_press(stand, snapshot):
    table = choosing(stand)
    page = hint(table, "choose m2 a0 a2")
    assert page_text(page) == snapshot
    assert [b.verb for b in expedition.buttons(page)] == [TAKE_HINT, "page"]
    shown = table.page(0, "hand")
    (picture,), (hand,) = page.pictures, shown.pictures
    assert picture.alt == hand.alt, "as the hand will look"
    assert picture.key != hand.key, "without being ready to commit"
    table.press(0, shown, "commit")
    assert table.inputs == [(0, "choose m2 a0 a2")]


MID = "A b1 air 4, B a10 air 4"
WEAK = "A c1 air 1, B a10 air 4"
LOW_DOWN = "A a10 air 2, B base air 2"
DONE = "A c1 air 6 vp 5, B base air 6 vp 3"


@pytest.mark.parametrize(
    ("answer", "climbers", "day", "tiles"),
    [
        ("plan A m2 > b5", MID, 2, CALM),
        ("plan A a2", MID, 2, CALM),
        ("plan A a2", WEAK, 2, CALM),
        ("finish", WEAK, 2, CALM),
        ("plan A a2", "A c1 air 1, B c2 air 1", 2, CALM),
        ("plan A m3 > b4 b2", "A b6 air 2, B a10 air 4", 2, CALM),
        ("plan A m2 > b5 pitch", "A b1 air 2, B a10 air 4", 2, CALM),
        ("finish", "A c1, B a10 air 4", 2, CALM),
        *(("finish", MID, day, ROUGH) for day in (2, 5, 15, 18)),
        ("finish", "A c1 air 6, B a10 air 4", 2, ROUGH),
        ("finish", "A summit air 6, B d1 air 6 vp 10", 2, ROUGH),
        ("finish", LOW_DOWN, 2, ROUGH),
        ("finish", LOW_DOWN, 2, HIGH_UP),
        *(("finish", f"{DONE}, {hand}", 17, CALM) for hand in ("hand m3 m1 r2/3", "hand a0 a1 m1")),
    ],
)
def test_a_turn_hint_tells_tonights_outcome_and_what_it_waits_for(
    stand, answer, climbers, day, tiles, snapshot
):
    """A turn before the last day prepares for it only if points are left to gain."""
    table = stand(f"m2 m3 a2, {climbers}", day=day, tiles=tiles)
    page = hint(table, answer)
    assert page.text == snapshot
    shown = table.page(0, "plan")
    if answer != "finish":
        assert [p.key for p in page.pictures] == [p.key for p in shown.pictures], "as the planner will look"
        assert shown.text.splitlines()[1] == page.text.splitlines()[1]


def test_a_hint_to_stay_ends_the_turn_with_one_press(stand):
    """The picture used to ask where to go, and the planner asked twice for confirmation."""
    table = stand("m1 a0, A a10 air 4, B a8 air 4, risk 2", day=2, tiles=CALM)
    page = hint(table, "plan")
    (picture,) = page.pictures
    assert says(picture.alt, "k2-does-nothing", count=2)
    assert not says(picture.alt, "k2-alt-plan-nothing")
    stay, _ = expedition.buttons(page)
    assert stay.verb == "stay"
    assert says(stay.label, "k2-button-finish")
    hint(table, "plan B m1 > a10")
    table.press(0, page, "stay")
    assert table.inputs == [(0, "plan")]


def test_a_deadly_hint_to_stay_does_not_end_the_turn_directly(stand):
    table = stand("m1 m1 m1, A c1 air 1, B a10 air 4", day=2, tiles=CALM)
    assert [button.verb for button in expedition.buttons(hint(table, "finish"))] == [TAKE_HINT, "page"]


@pytest.mark.parametrize(("answer", "higher"), [("plan A m1 > a2", "yes"), ("finish", "no")])
def test_hints_do_not_promise_points_that_are_out_of_reach(stand, answer, higher):
    """A climb into bad weather used to be explained by waiting for better weather."""
    table = stand("m1 a0 a1, A base air 2, B base air 2", day=2, tiles=HIGH_UP)
    text = hint(table, answer).text
    assert says(text, "k2-hint-why-beyond", higher=higher)
    assert not says(text, "k2-hint-why-early")
    assert not says(text, "k2-hint-why-weather")


def test_hints_distinguish_deadly_points_from_unreachable_ones(stand):
    """The planner used to call the only new points deadly while the hint said there were none."""
    table = stand("m1 m2 a0, A b6 air 1 tent b6, B base air 6 vp 10", day=2, tiles=CALM)
    assert says(table.page(0, "plan").text, "k2-plan-nothing", count=2, marks="deadly")
    assert says(hint(table, "plan B m1 > a2").text, "k2-hint-why-beyond", higher="yes", deadly="yes")


def test_a_turn_hint_says_who_pays_the_risk_token(stand):
    text = hint(stand("m1 a0, A a2 air 2, B base air 2, risk 1", day=2, tiles=CALM), "plan A m1 > a6").text
    assert "paid with 1 air from" in text


def test_hints_do_not_recommend_air_nobody_can_keep(stand):
    table = stand("m2 m3 a2, A c1 air 6 tent c1, B base air 6", day=2, tiles=CALM)
    page, draft = table.game.hint(table.state, 0, "plan A a2", table.people)
    assert draft == "turn 2 plan"
    assert says(page.text, "k2-does-nothing", count=2)
    _, draft = table.game.hint(table.state, 0, "plan A a2; B m2 > a2", table.people)
    assert draft == "turn 2 plan B m2 > a2"
    thin = stand("m2 m3 a2, A c1 air 3, B base air 6", day=2, tiles=CALM)
    assert thin.game.hint(thin.state, 0, "plan A a2", thin.people)[1] == "turn 2 plan A a2"


@pytest.mark.parametrize(
    ("own", "answer", "draft"),
    [
        ("a1 a1 a2, A c2 air 5 tent c2, B summit air 4", "A a1; A a2; B a1", "A a1; B a2; B a1"),
        (
            "m2 m2 a1, A a10 air 6, B a8 air 3, risk 2",
            "A a1; A m2 > a12; pay points",
            "B a1; A m2 > a12; pay points",
        ),
        ("m2 m2 a1, A a10 air 3, B a8 air 3", "A a1; A m2 > a12", "A a1; A m2 > a12"),
    ],
)
def test_hints_give_air_to_the_climber_who_can_keep_it(stand, own, answer, draft):
    """Air used to be recommended for a climber who already had 6."""
    table = stand(own, day=2, tiles=CALM)
    _, found = table.game.hint(table.state, 0, f"plan {answer}", table.people)
    assert found == f"turn 2 plan {draft}"


@pytest.mark.parametrize("value", [0, 2])
def test_a_token_hint_gives_its_cost_and_takes_it_with_one_press(stand, value, snapshot):
    table = stand(f"m2 m3 a2, {MID} | m1 a0 a1", day=2, phase="risk", open_tokens=[0, 1, 2])
    page = hint(table, f"token {value}")
    assert page_text(page) == snapshot
    table.press(0, page, f"Take {value}")
    assert table.state.seats[0].risk == value


def test_a_slide_hint_says_how_the_climber_fares_there(stand, snapshot):
    caught = "A c1 air 4, B b2 air 4 tent b6"
    table = stand(caught, day=2, phase="check", tiles=AVALANCHES, avalanche=True)
    page = hint(table, "slide b6")
    assert page_text(page) == snapshot
    table.press(0, page, "b6")
    assert table.state.seats[0].climbers[0].space == "b6"


def test_hints_to_rescue_or_keep_the_card_say_what_that_saves(stand, snapshot):
    table = stand("A c1 air 1 vp 10, B b2 air 4", day=6, phase="check", family=True)
    page = hint(table, "rescue A a3")
    assert [page_text(page), page_text(hint(table, "let-go"))] == snapshot
    table.press(0, page, "rescue")
    assert (table.state.seats[0].climbers[0].space, table.state.seats[0].climbers[0].vp) == ("a3", 4)


@pytest.mark.parametrize(("day", "later"), [(17, True), (18, False)])
def test_hints_on_the_last_night_promise_no_later_rescue(stand, day, later):
    table = stand("A c1 air 1 vp 4, B b2 air 4", day=day, phase="check", family=True)
    assert ("other climber" in page_text(hint(table, "let-go"))) is later


@pytest.mark.parametrize("air", [2, 3])
@pytest.mark.parametrize("given", ["plan A m3 > summit", "plan B m3 > a2"])
def test_reviews_compare_with_the_actual_answer_instead_of_doing_nothing(stand, air, given, snapshot):
    """A winning step to the summit used to be called a mistake, judged by the nights of staying."""
    table = stand(f"m2 m3 a3, A d1 air {air}, B base", players=1, day=12, tiles=CALM)
    better = "plan A m2 > c5; A a3"
    page = table.game.review_page(table.state, 0, given, Valuation(better, 1, 2.0, 0.1), table.people)
    assert page.text == snapshot
