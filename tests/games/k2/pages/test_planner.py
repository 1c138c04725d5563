"""The planner: places, cards, air, risk, warnings, finishing."""

import pytest

from k2bot.game.values import Refusal
from k2bot.games.k2 import hosted
from k2bot.games.k2.engine import Plan
from k2bot.games.k2.engine.planning import preview
from k2bot.games.k2.pages import destinations
from tests.games.k2.pages import expedition
from tests.kit.looking import refuses
from tests.phrases import phrase, says

MID = "A b1 air 4, B a10 air 4"
TIRED = "A a7 air 2, B a6 air 2"


@pytest.fixture
def turn(stand):
    """Day 2, clear weather, seat 0's turn, with its climbers at MID by default."""

    def make(own, others="m1 m1 m2", *, day=2, **said):
        return stand(own if ", A " in own else f"{own}, {MID}", others, day=day, **said)

    return make


WALKS = {
    "a rope can be another way to pay": ("m1 r1/2 a2", {}, "A m1 > b5 / plan.cards"),
    "undo and clear": ("m2 m3 a2", {}, "A m2 > b5 / Air 2 to A / undo / Air 2 to B / clear"),
    "other cards are swapped, and the rest is kept": (
        "m2 m3 a2",
        {},
        "A m2 > b5 / Air 2 to A / plan.cards / A m3 > b5",
    ),
    "other cards are reckoned by what tents cost": (
        "m2 m3 a2",
        {},
        "A m2 > pitch / plan.cards",
    ),
    "other cards take none from later moves": ("m2 m3 m3", {}, "A m2 > b5 / B m3 > b1 b5 / plan.cards"),
    "risk stands above until it is paid, with the ways to pay": (
        "m1 m2 a2, risk 2",
        {},
        "Air 2 to A / A m1 > b5 / points A / finish",
    ),
    "what cannot be paid is dropped": (
        "m1 m1 a0, A b1 air 4, B base air 0, risk 2",
        {},
        "B m1 m1 > a2 a6 / finish",
    ),
    "a climber that would die is warned of and asked about once": (
        "m2 m3 a2, A b6 air 1, B a10 air 4",
        {},
        "Air 2 to B / finish / plan / undo / Air 2 to A / finish",
    ),
    "air above what a climber keeps overnight is told": (
        "m2 m3 a2, A b1 air 5, B a10 air 4",
        {},
        "Air 2 to A / undo / Air 2 to B",
    ),
    "air about to be wasted is asked about": ("m2 m3 a2", {}, "A m2 > b5 / finish / sure"),
    "nor air that nobody needs": (
        "m2 m3 a2, A a7 air 6, B a6 air 6",
        {},
        "A m3 > a8 a10 / finish",
    ),
    "nor air that pays the risk": (
        f"m1 m1 a1, {TIRED}, risk 1",
        {},
        "A m1 > a6 / B m1 > a7 / finish",
    ),
    "finishing without any plan is asked about": ("m2 m3 a0", {}, "finish"),
    "but not on the last day where no points are in reach": (
        "m1 a0 a1, A c1 air 6 vp 10, B base air 6 vp 10",
        {"day": 18},
        "finish",
    ),
    "three air cards stand in a row for each climber": ("a1 a2 a3", {}, ""),
    "an avalanche without a tent is warned of": (
        "m2 m3 a2, A c1 air 4",
        {"avalanche": True, "tile": "AS1"},
        "",
    ),
}


@pytest.mark.parametrize(("cards", "said", "steps"), WALKS.values(), ids=WALKS)
def test_the_planner_shows_each_step_of_a_plan(turn, cards, said, steps, snapshot):
    assert turn(cards, **said).walk(0, "plan", steps) == snapshot


@pytest.mark.parametrize("verb", ["finish", "sure"])
def test_finishing_from_an_outdated_message_only_shows_the_current_plan(turn, verb):
    table = turn("m2 m3 a2")
    shown = table.page(0, "plan" if verb == "finish" else "plan.sure")
    table.use(0, "go", "A", "A m2 > b5")
    page = table.press(0, shown, verb)
    assert phrase("k2-draft-changed") in page.text
    assert not table.inputs, "nothing was played"
    table.press(0, table.press(0, page, "finish"), "sure")
    assert table.inputs == [(0, "plan A m2 > b5")], "the plan it shows can be finished"


def test_each_plan_is_previewed_only_once(turn):
    """It's the slowest part of a press, and the pages before and after need it too."""
    table = turn("m2 m2 a2")
    hosted._preview.cache_clear()
    table.walk(0, "plan", "A m2 > b5 / B m2 > a8")
    assert hosted._preview.cache_info().misses == 3, "nothing planned, one climber, both"
    assert hosted._preview.cache_info().hits >= 2


def lines(page, menu=0):
    """The lines of a menu by their destination, without the last one if it leads to others."""
    return {
        choice.label.split(" ·")[0]: choice.description
        for choice in expedition.menus(page)[menu].choices
        if not choice.value.startswith(destinations.MORE)
    }


def test_menu_lines_and_planner_agree_about_tonight(turn, snapshot):
    table = turn("m1 m2 a0, risk 1")
    found = lines(table.page(0, "plan"))
    assert (found["b5"], found["b4"]) == snapshot
    assert table.use(0, "go", "A", "A m1 m2 > b2 b4").text == snapshot


def test_the_picture_and_its_alt_text_give_tolls_and_full_spaces(turn, drawn, snapshot):
    both = "m1 m1 m2, A b4 air 4, B b4 air 4"
    page = turn("m1 m2 a0, A b1 air 2, B a10 air 4, risk 2", both).page(0, "plan")
    page.pictures[0].draw()
    assert (drawn[-1].tolls, drawn[-1].full) == snapshot
    assert page.pictures[0].alt == snapshot


@pytest.mark.parametrize(
    ("own", "others", "full"),
    [("A c5 air 4, B c3 air 4", "A a11, B a12", ()), ("A b5 air 4, B b1 air 4", "A b5, B a11", ("b5",))],
)
def test_full_spaces_are_marked_unless_only_own_climbers_are_there(turn, drawn, own, others, full):
    """Others aren't drawn, so a space that somebody shares with an own climber looked free."""
    turn(f"m1 m2 a0, {own}", f"m1 m1 m2, {others}").page(0, "plan").pictures[0].draw()
    assert drawn[-1].full == full


def test_the_picture_marks_exactly_the_spaces_in_the_menus(turn, drawn):
    table = turn("m2 m1 a2")
    table.page(0, "plan").pictures[0].draw()
    named = {
        (name, label.split()[0].rstrip(","))
        for menu, name in enumerate("AB")
        for label in lines(table.page(0, f"plan.{name}.0"), menu)
        if not label.startswith(phrase("k2-plan-pitch"))
    }
    assert len(named) > 4
    own = {("A", "b1"), ("B", "a10")}
    assert named - own == set(drawn[-1].destinations) - own


@pytest.mark.parametrize(
    "climbers",
    [
        MID,
        "A b6 air 1, B b2 air 4",
        "A b6 air 1, B base air 6 vp 10",
        TIRED,
        "A c1 air 6 vp 10, B base air 6 vp 10",
    ],
    ids=["new", "deadly for A", "deadly alone", "none", "none for A"],
)
def test_text_picture_and_menu_agree_on_whether_new_points_are_in_reach(turn, drawn, climbers, snapshot):
    """Deadly new points still count; without any new points the highest spaces in reach are marked."""
    page = turn(f"m1 m2 a0, {climbers}").page(0, "plan")
    page.pictures[0].draw()
    heights = {goal.space: goal.toll.cost for goal in drawn[-1].heights.get("A", ())}
    assert (drawn[-1].marks, drawn[-1].missing_points_reason("A"), heights, page.pictures[0].alt) == snapshot
    assert (page.text, [choice.label for choice in expedition.menus(page)[0].choices]) == snapshot


@pytest.mark.parametrize(
    ("draft", "kept"),
    [
        ("turn 2 plan A m2 > summit", ""),
        ("turn 2 plan A m2 > b5; A m3 > summit", "turn 2 plan A m2 > b5"),
        ("turn 1 plan A m2 > b5", ""),
        ("turn 2 go b5", ""),
    ],
)
def test_outdated_parts_of_a_draft_are_dropped_with_a_notice(turn, draft, kept):
    table, told = turn("m2 m3 a2"), []
    for drafted in (kept, draft):
        table.prepare(0, drafted)
        told.append(table.page(0, "plan").text.splitlines())
    more = [phrase("k2-plan-dropped")] if "summit" in draft else []
    assert told[1] == [*told[0], *more]


@pytest.mark.parametrize(
    "press",
    [
        ("go", "A", "A m2 > b2 b4 b6"),
        ("pay", "", "A A"),
        ("other-cards", "0", "A m2 > b5"),
    ],
)
def test_a_use_the_rules_forbid_is_refused_and_changes_nothing(turn, press):
    table = turn("m2 m3 a2")
    with pytest.raises(Refusal):
        table.use(0, *press)
    assert table.draft(0) is None


def test_menus_begin_with_the_best_and_lead_to_all_and_back(turn):
    """Of all places, those that don't fit on one page are listed by space first."""
    table = turn("m3 m3 r2/3")
    listed = destinations.listed_destinations(preview(table.state, 0, Plan()), "B")
    spaces = {str(one.use): one.space for one in listed}
    shown = page = table.page(0, "plan")
    best = [choice.value for choice in expedition.menus(page)[1].choices]
    assert (len(best), best[-1]) == (destinations.BEST + 1, "more 0")
    page = table.choose(0, page, "go", best.pop(), "B")
    parts = []
    while True:
        values = [choice.value for choice in expedition.menus(page)[1].choices]
        parts.append([value for value in values if not value.startswith("more")])
        onward, *back = [value for value in values if value.startswith("more")]
        if not back:
            break
        assert back == ["more best"]
        page = table.choose(0, page, "go", onward, "B")
    assert len(parts) > 2
    assert sorted(use for part in parts for use in part) == sorted(spaces)
    assert sorted(spaces[use] for use in parts[0]) == sorted({*spaces.values()})
    assert set(best) <= {*spaces}
    assert expedition.menus(table.choose(0, page, "go", onward, "B")) == expedition.menus(shown)


@pytest.mark.parametrize(
    "own", ["m2 m3 m3", "m1 m2 a0, A b6 air 1, B b2 air 1", "m2 m3 a2, A a7 air 6, B a6 air 6"]
)
def test_a_menu_begins_with_the_highest_place_for_each_amount_of_air(turn, own):
    """Deadly places only if there are no others."""
    for name in "AB":
        every = destinations.listed_destinations(preview(turn(own).state, 0, Plan()), name)
        best = destinations.best(every)
        assert len(best) == min(destinations.BEST, len(every))
        assert not any(one.dies for one in best) or not any(one not in best for one in every if not one.dies)
        straight = [
            one for one in every if one.pitched is None and not one.dies and len({*one.use.route}) == 1
        ]
        for one in straight:
            assert any(
                other.air_tonight >= one.air_tonight and (other.vp, other.altitude) >= (one.vp, one.altitude)
                for other in best
            ), one


def test_menus_omit_pointless_returns_and_list_tents_on_the_way_last(turn):
    labels = list(lines(turn("m2 a1 a2, A a7 air 4").page(0, "plan.A.0")))
    assert phrase("k2-plan-tent-here", space="a7") in labels
    assert not any(label.startswith("a7") for label in labels)
    behind = [says(label, "k2-plan-tent-behind") for label in labels]
    assert any(behind)
    assert behind == sorted(behind)


def test_spectators_see_whose_turn_it_is(turn, snapshot):
    assert turn("m2 m3 a2").walk(None, "plan") == snapshot


def test_with_nothing_to_plan_the_planner_leads_to_the_current_decision(begin, snapshot):
    table = begin(2)
    assert table.walk(0, "plan") == snapshot


def test_a_turn_can_be_planned_ahead_but_not_finished(turn, snapshot):
    table = turn("m2 m3 a2")
    assert table.walk(1, "plan", "A m2 > a2 a6") == snapshot
    planned, asked = table.draft(1), table.game.draft_stamp(table.state, 1)
    assert table.game.stamp(table.state, 1) is None
    assert [table.page(1, name).live for name in ("plan", "plan.cards")] == ["plan", "plan.cards"]
    assert table.strayed == [], "a step of somebody else's throws nobody back to the beginning"
    table.walk(0, "plan", "finish / sure")
    assert table.game.stamp(table.state, 1) == asked
    assert table.draft(1) == planned, "what was planned ahead is there when the turn comes"
    assert table.walk(1, "plan") == snapshot


def test_players_who_have_acted_cannot_plan(turn, snapshot):
    table = turn("m2 m3 a2")
    assert table.walk(0, "plan", "finish / sure") == snapshot
    assert table.page(0, "next").live == "now"
    assert table.game.draft_stamp(table.state, 0) is None
    assert table.page(0, "plan").text == snapshot
    with refuses("k2-refusal-not-your-turn"):
        table.use(0, "undo")


@pytest.mark.parametrize(("risk", "offered"), [("", False), (", risk 2", True)])
def test_a_direct_route_is_offered_only_if_it_saves_points_for_risk(turn, risk, offered):
    """On the hard side b2 lies between a10 and a12; without a risk token there's no reason to avoid it."""
    labels = lines(turn(f"m3 a0 a1, A a10 air 5{risk}", side="hard").page(0, "plan.A.0"))
    assert ("a12" in labels) is offered


@pytest.mark.parametrize(("weak", "payer"), [("A", "B"), ("B", "A")])
def test_the_menu_says_whose_air_pays_the_risk_token(turn, weak, payer):
    """Never the last air of a climber who stays while the other moves."""
    own = f"m1 a0, A a7 air 5, B a7 air 5, {weak} b1 air 1, risk 1"
    menu = turn(own).page(0, "plan").rows["AB".index(payer)]
    facts = [choice.description for choice in menu.choices]
    paid = [told for told in facts if says(told, "k2-plan-facts", paid="1")]
    assert paid
    assert all(f"({payer})" in told for told in paid)
