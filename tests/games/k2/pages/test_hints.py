"""Hints: what is recommended, with one sentence of reason, and how it gets into the draft."""

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
def test_cards_come_with_what_speaks_for_them(stand, answer, own, players, snapshot):
    assert hint(choosing(stand, own, players), answer).text == snapshot


def test_an_example_saves_a_climber_even_if_its_last_air_is_all_that_is_left(stand):
    """Cards for a tent were recommended with the warning that the climber dies, and without the tent."""
    table = choosing(stand, "hand m1 m1 m3 a0 a1 a2, A c1 air 1, B base air 6")
    text = hint(table, "choose m1 m1 a0").text
    assert says(text, "k2-does-pitch")
    assert not says(text, "k2-hint-mind", day=1)


def test_recommended_cards_are_shown_chosen_and_taken_over_by_a_press(stand, snapshot):
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
def test_a_turn_comes_with_what_the_night_makes_of_it_and_what_it_waits_for(
    stand, answer, climbers, day, tiles, snapshot
):
    """A turn before the last day prepares it only where points are left."""
    table = stand(f"m2 m3 a2, {climbers}", day=day, tiles=tiles)
    page = hint(table, answer)
    assert page.text == snapshot
    shown = table.page(0, "plan")
    if answer != "finish":
        assert [p.key for p in page.pictures] == [p.key for p in shown.pictures], "as the planner will look"
        assert shown.text.splitlines()[1] == page.text.splitlines()[1]


def test_a_hint_to_stay_ends_the_turn_with_one_press_whatever_was_planned(stand):
    """The picture asked where to go, and the planner asked twice whether the climbers should stay."""
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


def test_a_hint_to_stay_leads_to_the_question_whether_somebody_should_die(stand):
    table = stand("m1 m1 m1, A c1 air 1, B a10 air 4", day=2, tiles=CALM)
    assert [button.verb for button in expedition.buttons(hint(table, "finish"))] == [TAKE_HINT, "page"]


@pytest.mark.parametrize(("answer", "higher"), [("plan A m1 > a2", "yes"), ("finish", "no")])
def test_points_that_are_out_of_reach_are_not_said_to_wait(stand, answer, higher):
    """Waiting for better weather was the reason for a climb into it."""
    table = stand("m1 a0 a1, A base air 2, B base air 2", day=2, tiles=HIGH_UP)
    text = hint(table, answer).text
    assert says(text, "k2-hint-why-beyond", higher=higher)
    assert not says(text, "k2-hint-why-early")
    assert not says(text, "k2-hint-why-weather")


def test_points_that_are_deadly_are_not_said_to_be_out_of_reach(stand):
    """The planner said that the only new points were deadly, and the hint that there were none."""
    table = stand("m1 m2 a0, A b6 air 1 tent b6, B base air 6 vp 10", day=2, tiles=CALM)
    assert says(table.page(0, "plan").text, "k2-plan-nothing", count=2, marks="deadly")
    assert says(hint(table, "plan B m1 > a2").text, "k2-hint-why-beyond", higher="yes", deadly="yes")


def test_a_turn_comes_with_who_pays_for_risk(stand):
    text = hint(stand("m1 a0, A a2 air 2, B base air 2, risk 1", day=2, tiles=CALM), "plan A m1 > a6").text
    assert "paid with 1 air from" in text


def test_air_that_nobody_can_hold_is_not_recommended(stand):
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
def test_air_is_recommended_for_whoever_can_hold_it(stand, own, answer, draft):
    """Air was recommended for a climber with 6, while the other one could have had it."""
    table = stand(own, day=2, tiles=CALM)
    _, found = table.game.hint(table.state, 0, f"plan {answer}", table.people)
    assert found == f"turn 2 plan {draft}"


@pytest.mark.parametrize("value", [0, 2])
def test_a_token_comes_with_what_it_takes_and_is_taken_by_its_button(stand, value, snapshot):
    table = stand(f"m2 m3 a2, {MID} | m1 a0 a1", day=2, phase="risk", open_tokens=[0, 1, 2])
    page = hint(table, f"token {value}")
    assert page_text(page) == snapshot
    table.press(0, page, f"Take {value}")
    assert table.state.seats[0].risk == value


def test_a_slide_comes_with_how_the_climber_fares_there(stand, snapshot):
    caught = "A c1 air 4, B b2 air 4 tent b6"
    table = stand(caught, day=2, phase="check", tiles=AVALANCHES, avalanche=True)
    page = hint(table, "slide b6")
    assert page_text(page) == snapshot
    table.press(0, page, "b6")
    assert table.state.seats[0].climbers[0].space == "b6"


def test_a_rescue_comes_with_what_it_saves_and_so_does_the_card_that_is_kept(stand, snapshot):
    table = stand("A c1 air 1 vp 10, B b2 air 4", day=6, phase="check", family=True)
    page = hint(table, "rescue A a3")
    assert [page_text(page), page_text(hint(table, "let-go"))] == snapshot
    table.press(0, page, "rescue")
    assert (table.state.seats[0].climbers[0].space, table.state.seats[0].climbers[0].vp) == ("a3", 4)


@pytest.mark.parametrize(("day", "later"), [(17, True), (18, False)])
def test_a_card_kept_on_the_last_night_saves_nobody_later(stand, day, later):
    table = stand("A c1 air 1 vp 4, B b2 air 4", day=day, phase="check", family=True)
    assert ("other climber" in page_text(hint(table, "let-go"))) is later


@pytest.mark.parametrize("air", [2, 3])
@pytest.mark.parametrize("given", ["plan A m3 > summit", "plan B m3 > a2"])
def test_a_review_compares_with_what_was_done_rather_than_with_doing_nothing(stand, air, given, snapshot):
    """A winner read that a step to the summit was a mistake, by the nights of a climber who had stayed."""
    table = stand(f"m2 m3 a3, A d1 air {air}, B base", players=1, day=12, tiles=CALM)
    better = "plan A m2 > c5; A a3"
    page = table.game.review_page(table.state, 0, given, Valuation(better, 1, 2.0, 0.1), table.people)
    assert page.text == snapshot
