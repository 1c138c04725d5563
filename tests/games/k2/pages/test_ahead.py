"""Turns confirmed ahead: played when they come, unless anything is no longer as it was shown."""

import random
from dataclasses import dataclass

import pytest

from k2bot.game.values import Press
from k2bot.games.k2.engine import CLIMBER_NAMES
from k2bot.games.k2.pages.ahead import ConfirmedTurn
from tests.games.k2.pages import expedition
from tests.phrases import phrase

CONFIRM, WITHDRAW = phrase("k2-button-ahead"), phrase("talk-button-withdraw")
MID = "A b1 air 4, B a10 air 4"


@pytest.fixture
def table(stand):
    """Day 2, the first player's turn; the second has confirmed that A climbs."""
    table = stand(f"m2 m3 a2, {MID}", "m1 m1 m2", day=2)
    confirm(table, "A m2 > a2 a6")
    return table


def confirm(table, *plan):
    """Let the second player confirm a plan, even one that they're asked about."""
    page = table.page(1, "plan")
    for step in (*plan, CONFIRM):
        page = table.step_on(1, page, step)
    if "ahead-sure" in {button.verb for button in expedition.buttons(page)}:
        table.step_on(1, page, "ahead-sure")


def finished(table, seat):
    """What pressing Finish would answer."""
    return table.game.on_press(table.state, seat, Press("sure"), table.draft(seat), table.people).answer


def test_a_confirmed_turn_is_told_to_its_player_alone_and_can_be_withdrawn(table, snapshot):
    page = table.page(1, "plan")
    assert table.written(page) == snapshot
    now = table.page(1, "now").text.splitlines()
    assert now[1:] == [phrase("k2-now-turn", whose="some", name="Ann"), phrase("k2-now-confirmed")]
    assert "confirm" not in "".join(table.page(0, name).text for name in ("plan", "now", "board"))
    page = table.step_on(1, page, WITHDRAW)
    assert not table.orders[1]
    assert CONFIRM in expedition.labels(page)


def test_whoever_changes_a_confirmed_plan_withdraws_it(table):
    page = table.step_on(1, table.page(1, "plan"), "undo")
    assert not table.orders[1]
    assert CONFIRM in expedition.labels(page)


def test_a_confirmed_turn_is_played_when_it_comes_and_counts_for_that_turn_alone(table, snapshot):
    assert table.walk(0, "plan", "finish / sure") == snapshot
    assert not table.orders[1]


def test_a_plan_that_may_be_a_mistake_is_asked_about_before_it_is_confirmed(stand, snapshot):
    table = stand(f"m2 m3 a2, {MID}", "m2 m3 a2, A b6 air 1, B a10 air 4", day=2)
    assert table.walk(1, "plan", CONFIRM) == snapshot
    assert not table.orders.get(1)
    confirm(table)
    assert phrase("k2-does-nothing", count=2) in table.page(1, "plan").text


def test_a_space_that_has_filled_up_keeps_the_plan_from_being_played(stand, snapshot):
    """16: the player is asked, and told what has changed."""
    near = "m2 m3 a2, A b8 air 6, B base air 4"
    table = stand(near, near, day=2)
    goal = next(
        line.value
        for menu in expedition.menus(table.page(0, "plan"))
        for line in menu.choices
        if (menu.verb, menu.argument) == ("go", "A") and line.value[-2:] in ("c1", "c2", "c3")
    )
    confirm(table, goal)
    table.walk(0, "plan", f"{goal} / finish / sure")
    assert table.waiting == (1,)
    assert table.walk(1, "plan") == snapshot


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"points": 9}, "cost"),
        ({"payment": "points"}, "risk"),
        ({"nights": (("A", "a6", 6, "safe"), ("B", "base", 2, "safe"))}, "danger"),
        ({"nights": (("A", "a7", 1, "safe"), ("B", "base", 1, "safe"))}, "places"),
        ({"day": 3}, None),
    ],
)
def test_nothing_is_played_that_differs_from_what_was_shown(table, change, said):
    own = ConfirmedTurn.read(table.orders[1])
    shown = {name: getattr(own, name) for name in ("day", "plan", "nights", "points", "payment")}
    table.orders[1] = str(ConfirmedTurn(**shown | change))
    table.walk(0, "plan", "finish / sure")
    assert table.waiting == (1,)
    told = table.page(1, "plan").text
    assert said is None or phrase(f"k2-ahead-{said}") in told
    assert (phrase("k2-ahead-differs", reasons="x").partition(":")[0] in told) == (said is not None)


@pytest.mark.parametrize(
    "orders", ["nonsense", "turn 2", "turn x 0 - A:a6:1:safe plan", "turn 2 0 - A:a6 plan"]
)
def test_unreadable_orders_are_none(table, orders):
    table.orders[1] = orders
    assert ConfirmedTurn.read(orders) is None
    table.walk(0, "plan", "finish / sure")
    assert table.waiting == (1,)


@dataclass
class Confirming(expedition.Expedition):
    """Compares each turn that was confirmed ahead with finishing the same plan when asked."""

    played: int = 0

    def follow(self):
        for seat in self.waiting:
            order = self.game.order(self.state, seat, self.orders.get(seat, ""))
            if order is not None and self.state.turn and "turn " in self.orders[seat]:
                self.played += 1
                assert order.answer == finished(self, seat)
        super().follow()


@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_confirmed_turns_are_those_that_would_have_been_finished(seed):
    chance = random.Random(seed)  # noqa: S311 - not cryptographic
    table, player = Confirming.begin(3, str(seed)), expedition.Player(chance)
    asked = 0
    while not table.game.over(table.state) and table.state.day <= 6:
        for seat in range(3):
            _plan_ahead(table, seat, player, chance)
            _order_ahead(table, seat, chance)
        asked += "turn " in table.orders.get(table.waiting[0], "")
        player.act(table)
    assert table.played > 3
    assert asked < table.played
    again = expedition.Expedition.begin(3, str(seed))
    for who, answer in table.inputs:
        again.answer(who, answer)
    assert again.state == table.state, "input for input what is pressed when asked"


def _order_ahead(table, seat, chance):
    """Now and then, confirm something else on the page of orders."""
    if chance.random() < 0.1:
        table.orders.setdefault(seat, "")
        page = table.page(seat, "orders")
        offers = [one for one in expedition.buttons(page) if one.verb == "orders"]
        if offers:
            table.press(seat, page, chance.choice(offers).label)


def _plan_ahead(table, seat, player, chance):
    """Confirm a random plan for a turn to come."""
    if table.state.turn is None or CONFIRM not in expedition.labels(page := table.page(seat, "plan")):
        return
    for name in CLIMBER_NAMES:
        menus = [one for one in expedition.menus(page) if (one.verb, one.argument) == ("go", name)]
        if menus and chance.random() < 0.8:
            page = player.go(table, seat, page, menus[0])
    page = table.press(seat, page, CONFIRM)
    if "ahead-sure" in {button.verb for button in expedition.buttons(page)}:
        table.press(seat, page, "ahead-sure")
