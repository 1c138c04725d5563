"""The planner: places, cards, air, risk, warnings, finishing."""

from __future__ import annotations

import pytest

from k2bot.game.values import Refusal
from k2bot.games.k2 import hosted, pictures
from k2bot.games.k2.engine import Plan
from k2bot.games.k2.engine.planning import preview
from k2bot.games.k2.pages import destinations
from tests.games.k2.pages import expedition
from tests.kit.looking import refuses
from tests.phrases import phrase, says


def acting(*cards, climbers=None, risk=None, day=5, tiles=None, others=None):
    """A change of a first morning to the turn of seat 0 with these cards."""

    def change(position):
        position |= {"day": day, "phase": "actions", "first": 0, "turn": 0}
        if tiles:
            rest = [tile for tile in position["tiles"] if tile not in tiles]
            position["tiles"] = (tiles + rest)[:6]
        for number, seat in enumerate(position["seats"]):
            pool = seat["hand"] + seat["deck"]
            chosen = list(cards) if number == 0 else pool[:3]
            for card in chosen:
                pool.remove(card)
            seat |= {"committed": chosen, "hand": pool[:3], "deck": pool[3:]}
        for number, given in enumerate((climbers, others)):
            for name, change in (given or {}).items():
                position["seats"][number]["climbers"][name] |= change
        if risk is not None:
            position["seats"][0]["risk"] = risk
            piled = position["tokens"]["pile"]
            piled.remove(risk)

    return change


MID = {"A": {"space": "b1", "level": 4, "vp": 2}, "B": {"space": "a10", "level": 4}}
CLEAR = ["S3", "S5"]
"""Tiles that leave days 1 to 4 and 6 clear."""


@pytest.fixture
def turn(stand):
    def make(*cards, side="easy", **options):
        change = acting(*cards, **({"climbers": MID, "day": 2, "tiles": CLEAR} | options))
        return stand(change, side=side)

    return make


def place(page, climber, start):
    """The value of the first line of a climber's menu whose label begins so."""
    menu = next(m for m in expedition.menus(page) if m.argument == climber)
    return next(choice.value for choice in menu.choices if choice.label.startswith(start))


def test_an_ordinary_turn_for_both_climbers_takes_at_most_eight_taps(turn):
    table = turn("m2", "m2", "a2")
    page, taps = table.page(0, "plan"), 1
    for climber, space in (("A", "b5 · 6590 m · 3"), ("B", "a8")):
        page = table.choose(0, page, "go", place(page, climber, space), climber)
        taps += 2  # open the menu, choose a line
    page, taps = table.press(0, page, "Air 2 to B"), taps + 1
    table.press(0, page, "finish")
    assert taps + 1 <= 8
    assert table.inputs == [(0, "plan A m2 > b5; B m2 > a8; B a2")]


def test_what_a_plan_leads_to_is_worked_out_once(turn):
    """A press on the planner takes longest for it; the pages before and after need it, too."""
    table = turn("m2", "m2", "a2")
    hosted._preview.cache_clear()
    page = table.page(0, "plan")
    page = table.choose(0, page, "go", place(page, "A", "b5 · 6590 m · 3"), "A")
    page = table.choose(0, page, "go", place(page, "B", "a8"), "B")
    assert hosted._preview.cache_info().misses == 3, "nothing planned, one climber, both"
    assert hosted._preview.cache_info().hits >= 2


def test_three_uses_take_no_more_than_eight_taps_either(turn):
    low = {"A": {"space": "b1", "level": 4, "vp": 2}, "B": {"space": "a1", "level": 4}}
    table = turn("m1", "m1", "m1", climbers=low)
    page, taps = table.page(0, "plan"), 1
    for climber, space in (("A", "b5 · 6590 m · 3"), ("B", "a6"), ("B", "a7")):
        page = table.choose(0, page, "go", place(page, climber, space), climber)
        taps += 2
    table.press(0, page, "finish")
    assert taps + 1 <= 8
    assert table.inputs == [(0, "plan A m1 > b5; B m1 > a6; B m1 > a7")]


def test_a_line_of_the_menu_says_what_it_takes_and_brings(turn, snapshot):
    page = turn("m2", "m3", "a2").page(0, "plan")
    menu = expedition.menus(page)[0]
    line = next(choice for choice in menu.choices if choice.label.startswith("b5 · 6590 m · 3"))
    assert line.label == "b5 · 6590 m · 3 points"
    assert line.description == snapshot
    assert menu.placeholder == snapshot
    assert menu.choices[-1].label == snapshot


def test_a_line_of_the_menu_says_whether_the_risk_token_is_paid(turn, snapshot):
    lines = {
        choice.label.split(" ·")[0]: choice.description
        for choice in expedition.menus(turn("m1", "m2", "a0", risk=1).page(0, "plan"))[0].choices
    }
    assert lines["b5"] == snapshot
    assert lines["b4"] == snapshot
    assert len(lines["b4"]) <= 100


def test_the_picture_marks_where_the_risk_token_takes_air_and_where_a_climber_dies(turn, drawn, snapshot):
    weak = {"A": {"space": "b1", "level": 2, "vp": 2}, "B": {"space": "a10", "level": 4}}
    page = turn("m1", "m2", "a0", risk=2, climbers=weak).page(0, "plan")
    page.pictures[0].draw()
    tolls = drawn[-1].tolls
    assert tolls["A", "b4"] == pictures.Toll(dies=True)
    assert tolls["B", "b5"] == pictures.Toll(2)
    assert tolls["B", "b1"] == pictures.Toll(1)
    assert ("A", "b5") not in tolls
    lines = {(c.value.split()[0], c.value.split()[-1]): c for m in expedition.menus(page) for c in m.choices}
    assert lines["A", "b4"].description == snapshot
    alt = page.pictures[0].alt
    assert alt == snapshot


def test_the_picture_marks_full_spaces_in_reach_and_its_text_names_them(turn, drawn):
    both = {name: {"space": "b4", "level": 4, "vp": 3} for name in "AB"}
    page = turn("m1", "m2", "a0", others=both).page(0, "plan")
    page.pictures[0].draw()
    assert drawn[-1].full == ("b4",)
    assert page.pictures[0].alt.endswith("Full: b4.")


def test_the_plan_is_told_with_what_the_night_does(turn, snapshot):
    table = turn("m2", "m3", "a2")
    page = table.page(0, "plan")
    page = table.choose(0, page, "go", place(page, "A", "b5 · 6590 m · 3"), "A")
    assert page.text.splitlines() == snapshot


def test_undo_takes_back_the_last_and_clear_takes_back_all(turn, snapshot):
    table = turn("m2", "m3", "a2")
    page = table.page(0, "plan")
    assert [b.label for b in page.rows[-1]] == snapshot
    page = table.choose(0, page, "go", place(page, "A", "b5 · 6590 m · 3"), "A")
    page = table.press(0, page, "Air 2 to A")
    page = table.press(0, page, "undo")
    assert page.text == snapshot
    assert [b.label for b in page.rows[-1]] == snapshot
    page = table.press(0, table.press(0, page, "Air 2 to B"), "clear")
    assert page.text == snapshot


def test_other_cards_swaps_the_cards_of_a_move_and_keeps_the_rest(turn, snapshot):
    table = turn("m2", "m3", "a2")
    page = table.page(0, "plan")
    page = table.choose(0, page, "go", place(page, "A", "b5 · 6590 m · 3"), "A")
    page = table.press(0, page, "Air 2 to A")
    page = table.press(0, page, "plan.cards")
    (menu,) = expedition.menus(page)
    assert [(c.label, c.description, c.chosen) for c in menu.choices] == snapshot
    page = table.choose(0, page, "other-cards", "A m3 > b5")
    assert page.text == snapshot
    assert table.draft(0) == "turn 2 plan A m3 > b5; A a2"


def test_other_cards_reckons_steps_and_tents_by_what_they_cost(turn, snapshot):
    table = turn("m2", "m3", "r2/3")
    table.use(0, "go", "B", "B m2 m3 > a8 pitch")
    (menu,) = expedition.menus(table.page(0, "plan.cards"))
    left = {choice.label: choice.description for choice in menu.choices}
    assert left == snapshot


def test_other_cards_takes_none_from_later_moves(turn):
    table = turn("m2", "m3", "a2")
    table.use(0, "go", "A", "A m2 > b5")
    table.use(0, "go", "B", "B m3 > a8")
    assert expedition.menus(table.page(0, "plan.cards")) == []


def test_other_cards_offers_the_direction_of_a_rope(turn, snapshot):
    table = turn("m1", "r1/2", "a2")
    page = table.page(0, "plan")
    page = table.choose(0, page, "go", place(page, "A", "b5 · 6590 m · 3"), "A")
    (menu,) = expedition.menus(table.press(0, page, "plan.cards"))
    assert [choice.label for choice in menu.choices] == snapshot


def test_where_no_other_cards_lead_there_it_says_so(turn, snapshot):
    table = turn("m1", "a1", "a2", climbers=MID)
    page = table.page(0, "plan")
    page = table.choose(0, page, "go", place(page, "A", "b5 · 6590 m · 3"), "A")
    page = table.press(0, page, "plan.cards")
    assert page.text == snapshot
    assert expedition.labels(page) == ["Back"]


def test_risk_stands_above_until_it_is_paid_with_the_ways_to_pay(turn, snapshot):
    table = turn("m1", "m2", "a2", risk=2)
    page = table.page(0, "plan")
    page = table.press(0, page, "Air 2 to A")
    page = table.choose(0, page, "go", place(page, "A", "b5 · 6590 m · 3"), "A")
    assert page.text == snapshot
    menu = next(m for m in expedition.menus(page) if m.verb == "pay")
    assert {c.value for c in menu.choices} == {"points points", "points A", "A A"}
    assert [c.value for c in menu.choices if c.chosen] == ["points points"], "the menu marks what is paid now"
    page = table.choose(0, page, "pay", "points A")
    menu = next(m for m in expedition.menus(page) if m.verb == "pay")
    assert [c.value for c in menu.choices if c.chosen] == ["points A"]
    assert page.text == snapshot
    table.press(0, page, "finish")
    assert table.inputs[-1] == (0, "plan A a2; A m1 > b5; pay points A")
    assert table.newest("turn-2-1").page.text == snapshot


def test_what_cannot_be_paid_is_said_to_be_dropped(turn, snapshot):
    spent = {"A": {"space": "b1", "level": 4, "vp": 2}, "B": {"level": 0}}
    table = turn("m1", "m1", "a0", risk=2, climbers=spent)
    page = table.page(0, "plan")
    page = table.choose(0, page, "go", place(page, "B", "a6"), "B")
    assert page.text == snapshot
    table.press(0, page, "finish")
    assert table.newest("turn-2-1").page.text == snapshot


def test_a_climber_that_would_die_is_warned_of_and_asked_about_once(turn, snapshot):
    table = turn(
        "m2",
        "m3",
        "a2",
        climbers={"A": {"space": "b6", "level": 1, "vp": 4}, "B": {"space": "a10", "level": 4}},
    )
    page = table.page(0, "plan")
    assert page.text == snapshot
    alt = page.pictures[0].alt
    assert alt == snapshot
    page = table.press(0, table.press(0, page, "Air 2 to B"), "finish")
    assert page.text == snapshot
    assert table.inputs == []
    page = table.press(0, page, "plan")
    page = table.press(0, table.press(0, page, "undo"), "Air 2 to A")
    table.press(0, page, "finish")
    assert len(table.inputs) == 1, "nobody would die, so nothing is asked"


def test_air_about_to_be_wasted_is_asked_about(turn, snapshot):
    table = turn("m2", "m3", "a2")
    page = table.page(0, "plan")
    page = table.choose(0, page, "go", place(page, "A", "b5 · 6590 m · 3"), "A")
    page = table.press(0, page, "finish")
    assert page.text == snapshot
    table.press(0, page, "sure")
    assert table.inputs == [(0, "plan A m2 > b5")]


TIRED = {"A": {"space": "a7", "level": 2}, "B": {"space": "a6", "level": 2}}
RESTED = {"A": {"space": "a7", "level": 6}, "B": {"space": "a6", "level": 6}}


@pytest.mark.parametrize(
    ("cards", "uses", "options"),
    [
        (("m2", "m3", "a0"), ["A m2 > b5"], {}),
        (("m2", "m3", "a2"), ["A m2 > a3"], {"climbers": RESTED}),
        (("m1", "m1", "a1"), ["A m1 > a6", "B m1 > a7"], {"risk": 1, "climbers": TIRED}),
    ],
    ids=["Air 0", "air that nobody needs", "air that pays the risk"],
)
def test_what_is_no_waste_is_not_asked_about(turn, cards, uses, options):
    table = turn(*cards, **options)
    for use in uses:
        page = table.use(0, "go", use[0], use)
    table.press(0, page, "finish")
    assert len(table.inputs) == 1


def test_finishing_without_any_plan_is_asked_about(turn, snapshot):
    table = turn("m2", "m3", "a0")
    page = table.press(0, table.page(0, "plan"), "finish")
    assert page.text == snapshot


def test_a_plan_that_no_longer_fits_is_dropped_with_a_word(turn, snapshot):
    table = turn("m2", "m3", "a2")
    table.drafts[0] = (table.game.stamp(table.state, 0), "turn 2 plan A m2 > summit")
    page = table.page(0, "plan")
    assert page.text == snapshot


@pytest.mark.parametrize(
    "draft", ["turn 1 plan A m2 > b5", "turn 2 go b5", "turn 2 nonsense", "hand 2 0", ""]
)
def test_a_draft_of_another_day_or_kind_counts_as_none(turn, draft, snapshot):
    table = turn("m2", "m3", "a2")
    table.drafts[0] = (table.game.stamp(table.state, 0), draft)
    page = table.page(0, "plan")
    assert page.text == snapshot


def test_a_use_the_rules_forbid_is_refused_and_changes_nothing(turn):
    table = turn("m2", "m3", "a2")
    for value in ("A m2 > b2 b4 b6", "A m1 > b5", "nonsense", "A m2 > b5; B m3 > a8"):
        with pytest.raises(Refusal):
            table.use(0, "go", "A", value)
    with pytest.raises(Refusal):
        table.use(0, "pay", "", "A A")
    with pytest.raises(Refusal):
        table.use(0, "other-cards", "0", "A m2 > b5")
    with pytest.raises(Refusal):
        table.use(0, "go", "A")
    assert table.draft(0) is None


def test_more_than_25_places_are_turned_like_pages(turn):
    table = turn("m3", "m3", "r2/3")
    page = table.page(0, "plan")
    seen, menu = [], expedition.menus(page)[1]
    while not seen or menu.choices[-1].value != "more 0":
        seen += (choice.value for choice in menu.choices if not choice.value.startswith("more"))
        page = table.choose(0, page, "go", menu.choices[-1].value, "B")
        menu = expedition.menus(page)[1]
        assert len(menu.choices) <= 25
    seen += (choice.value for choice in menu.choices[:-1])
    places = preview(table.state, 0, Plan())
    assert seen == [str(place.use) for place in destinations.listed(places, "B")]
    assert len(seen) == len(set(seen)) > 48
    page = table.choose(0, page, "go", "more 0", "B")
    assert expedition.menus(page)[1].choices[0].value == seen[0]


def test_the_picture_marks_the_spaces_that_the_menus_name_and_no_others(turn, drawn):
    page = turn("m2", "m1", "a2").page(0, "plan")
    page.pictures[0].draw()
    named = {
        (menu.argument, choice.label.split()[0].rstrip(","))
        for menu in expedition.menus(page)
        for choice in menu.choices
        if not choice.label.startswith(phrase("k2-plan-pitch"))
    }
    assert len(named) > 4
    own = {("A", "b1"), ("B", "a10")}
    assert named - own == set(drawn[-1].destinations) - own


def test_coming_back_for_nothing_is_not_offered_and_tents_left_on_the_way_come_last(turn):
    menu = expedition.menus(
        turn("m2", "a1", "a2", climbers={"A": {"space": "a7", "level": 4}}).page(0, "plan")
    )[0]
    labels = [choice.label for choice in menu.choices]
    assert f"{phrase('k2-plan-tent-here', space='a7')} · 5560 m" in labels
    assert not any(label.startswith("a7") for label in labels)
    behind = [says(label, "k2-plan-tent-behind") for label in labels]
    assert any(behind)
    assert behind == sorted(behind)


@pytest.mark.parametrize(("risk", "offered"), [(None, False), (0, False), (2, True)])
def test_a_straight_way_is_offered_beside_a_detour_for_points_where_what_is_left_pays(turn, risk, offered):
    """On the hard side b2 lies between a10 and a12: without a risk token nothing speaks for not."""
    there = {"A": {"space": "a10", "level": 5}}
    menu = expedition.menus(turn("m3", "a0", "a1", risk=risk, climbers=there, side="hard").page(0, "plan"))[0]
    labels = [choice.label.split(" ·")[0] for choice in menu.choices]
    assert any("b2" in label for label in labels if label.startswith("a12 "))
    assert ("a12" in labels) is offered


def test_a_tent_left_where_the_other_climber_is_stands_among_the_useful(turn):
    both = {"A": {"space": "b1", "level": 4, "vp": 2}, "B": {"space": "b1", "level": 4, "vp": 2}}
    menu = expedition.menus(turn("m3", "a0", "a1", climbers=both).page(0, "plan"))[0]
    labels = [choice.label.split(" ·")[0] for choice in menu.choices]
    assert labels.index(phrase("k2-plan-tent-behind", space="b5", tent="b1")) < labels.index("a12")


def test_three_air_cards_stand_in_a_row_for_each_climber(turn):
    page = turn("a1", "a2", "a3").page(0, "plan")
    assert [len(row) for row in page.rows] == [3, 3, 3]
    assert expedition.menus(page) == []


def test_where_no_card_moves_anybody_it_says_so(turn, snapshot):
    page = turn("a0", "a1", "a2").page(0, "plan")
    assert page.text == snapshot
    assert expedition.menus(page) == []


def test_the_menu_reckons_with_the_risk_token(turn, snapshot):
    """What a line says of tonight is what the planner says once it is chosen."""
    table = turn("m1", "m1", "a0", risk=2)
    line = next(c for c in expedition.menus(table.page(0, "plan"))[0].choices if c.label.startswith("b5"))
    assert line.description == snapshot
    assert table.choose(0, table.page(0, "plan"), "go", line.value).text == snapshot


def test_a_dead_climber_is_offered_nothing(turn, snapshot):
    dead = {"A": {"space": None, "level": 0, "vp": 1}, "B": {"space": "a10", "level": 4}}
    page = turn("m2", "m3", "a2", climbers=dead).page(0, "plan")
    assert page.text == snapshot
    assert [menu.argument for menu in expedition.menus(page)] == ["B"]
    assert [label for label in expedition.labels(page) if label.startswith("Air")] == ["Air 2 to B"]


def test_who_watches_sees_whose_turn_it_is(turn, snapshot):
    page = turn("m2", "m3", "a2").page(None, "plan")
    assert page.text == snapshot
    assert {button.verb for button in expedition.buttons(page)} == {"page"}


def test_where_there_is_nothing_to_plan_it_leads_to_what_is_asked(begin, snapshot):
    page = begin(players=2).page(0, "plan")
    assert page.text == snapshot
    (hand, _) = expedition.buttons(page)
    assert (hand.label, hand.argument, hand.new_message) == ("My hand", "next", True)


def test_a_turn_to_come_is_planned_ahead_without_finishing_it(turn, snapshot):
    table = turn("m2", "m3", "a2")
    page = table.page(1, "plan")
    assert page.text == snapshot
    assert page.live == "plan"
    assert not {"finish", "hint"} & {button.verb for button in expedition.buttons(page)}
    asked = table.game.draft_stamp(table.state, 1)
    assert {menu.stamp for menu in expedition.menus(page)} == {asked}
    assert table.game.stamp(table.state, 1) is None
    before = table.state
    page = table.choose(1, page, "go", expedition.menus(page)[0].choices[0].value, "A")
    planned = table.draft(1)
    assert planned.startswith("turn 2 plan A ")
    assert table.state == before
    assert [table.page(1, name).live for name in ("plan.cards", "plan.A.1")] == ["plan.cards", "plan.A.1"]
    assert table.strayed == [], "a step of somebody else's throws nobody back to the beginning"
    table.use(0, "finish")
    table.use(0, "sure")
    assert table.game.stamp(table.state, 1) == asked
    assert table.draft(1) == planned, "what was planned ahead is there when the turn comes"
    assert "finish" in {button.verb for button in expedition.buttons(table.page(1, "plan"))}


def test_whoever_has_acted_or_is_off_the_mountain_plans_nothing(turn, snapshot):
    table = turn("m2", "m3", "a2")
    table.use(0, "finish")
    table.use(0, "sure")
    assert table.game.draft_stamp(table.state, 0) is None
    assert table.page(0, "plan").text == snapshot
    with refuses("k2-refusal-not-your-turn"):
        table.use(0, "undo")


def test_an_avalanche_without_a_tent_is_warned_of(stand, snapshot):
    high = {"A": {"space": "c1", "level": 4, "vp": 5}}
    change = acting("m2", "m3", "a2", climbers=high, day=2, tiles=["AS1", "S3", "AS2", "S1", "S2", "S4"])
    table = stand(change, avalanche="yes")
    assert table.page(0, "plan").text == snapshot


def test_after_finishing_the_panel_goes_on(turn, snapshot):
    table = turn("m2", "m3", "a0")
    page = table.use(0, "go", "A", "A m2 > b5")
    page = table.press(0, page, "finish")
    assert page.text == snapshot
    assert page.live == "now"
