"""What is confirmed ahead besides turns: quiet days, the lowest token, and answers for the night."""

import random

import pytest

from k2bot.game.values import Refusal
from k2bot.games.k2.engine import Phase
from k2bot.games.k2.pages.ahead import Orders
from tests.games.k2.pages import expedition
from tests.phrases import phrase

LOWEST, WITHDRAW = phrase("k2-button-orders-lowest"), phrase("talk-button-withdraw")


def quiet(day):
    return phrase("k2-button-orders-quiet", day=day)


def order(table, seat, *steps):
    page = table.page(seat, "orders")
    for step in steps:
        page = table.step_on(seat, page, step)
    return page


@pytest.fixture
def morning():
    """Day 1 of two players, while cards are chosen."""
    return expedition.Expedition.begin(2, "ahead")


def test_orders_are_text_without_what_cannot_be_read():
    text = "lowest\nquiet 4\nnight 3 A slide b6\nnight 3 B rescue B a3\nnight 3 AB let-go"
    assert str(Orders.read(text)) == text
    odd = "nonsense\nquiet x\nnight 3 C slide b6\nnight 3 A fly\nturn 2\n\nlowest"
    assert str(Orders.read(odd)) == "lowest"
    assert str(Orders.read(text).since(4)) == "lowest\nquiet 4"
    assert Orders.read(None) == Orders()


def test_a_quiet_day_plays_cards_token_and_turn_and_is_told_to_its_player_alone(morning, snapshot):
    """The cards with most air that take least from the days to come; the turn only acclimatizes and stays."""
    page = order(morning, 0, quiet(1))
    assert [seat for seat, _ in morning.inputs] == [0]
    assert morning.written(page) == snapshot
    assert "quiet" not in "".join(morning.page(1, name).text for name in ("now", "board", "orders"))
    expedition.play(morning, 3, until=lambda table: table.state.day > 1 or 1 not in table.waiting)
    assert morning.state.day == 2, "its player was never asked"
    assert [answer for seat, answer in morning.inputs if seat == 0] == snapshot
    assert not morning.orders[0]


def test_whoever_commits_other_cards_on_a_quiet_day_withdraws_it(morning):
    order(morning, 0, quiet(1))
    for verb, argument in (("change", ""), ("card", "0"), ("card", "1"), ("card", "2"), ("commit", "")):
        morning.use(0, verb, argument)
    assert morning.inputs[-1][1] != morning.inputs[0][1]
    assert not morning.orders[0]


def test_whoever_plans_anything_on_a_quiet_day_withdraws_it(stand):
    table = stand("m1 m1 a1", "m1 m1 a2, A base air 2, B base air 2", day=2)
    table.orders[1] = "quiet 2\nlowest"
    assert phrase("k2-orders-quiet", day=2) in table.page(1, "plan").text
    table.step_on(1, table.page(1, "plan"), "A a2")
    assert table.orders[1] == "lowest"


def test_tomorrow_can_be_quiet_once_cards_are_revealed(stand):
    table = stand("m1 m1 a1", "m1 m1 a2", day=2)
    assert quiet(3) in expedition.labels(order(table, 0))
    order(table, 0, quiet(3))
    expedition.play(table, 1, until=lambda table: table.state.day > 2)
    assert table.waiting == (1,), "the cards of day 3 are chosen"
    assert quiet(3) not in expedition.labels(order(table, 0))


@pytest.mark.parametrize("phase", ["selection", "actions"])
def test_a_quiet_day_that_endangers_a_climber_asks_and_says_why(stand, phase):
    hand = "hand m1 m1 m1 m2 m2 m3" if phase == "selection" else "m1 m1 m2"
    table = stand(f"{hand}, A c1 air 1", "idle" if phase == "selection" else "m1 m1 m3", day=5, phase=phase)
    table.orders[0] = "quiet 5"
    table.follow()
    assert 0 in table.waiting
    page = table.page(0, "next")
    assert phrase("k2-orders-quiet-failed") in page.text
    assert WITHDRAW in expedition.labels(order(table, 0))
    order(table, 0, WITHDRAW)
    assert phrase("k2-orders-quiet-failed") not in table.page(0, "next").text


@pytest.mark.parametrize("seed", range(3))
def test_whoever_ordered_the_lowest_token_is_never_asked_for_one(seed):
    table, player = expedition.Expedition.begin(3, str(seed)), expedition.Player(random.Random(seed))  # noqa: S311
    order(table, 1, LOWEST)
    taken = 0
    while not table.game.over(table.state) and table.state.day <= 8:
        offered = min(table.state.tokens_open or (9,))
        before = len(table.inputs)
        assert (table.state.phase, table.waiting) != (Phase.RISK, (1,))
        player.act(table)
        for seat, answer in table.inputs[before:]:
            if seat == 1 and answer.startswith("token"):
                assert answer == f"token {offered}"
                taken += 1
    assert taken
    order(table, 1, WITHDRAW)
    assert not table.orders[1]


NIGHTS = {
    "where to slide": ("A c1 air 4, B base air 4", {"avalanche": True, "tile": "AS1"}, "slide"),
    "whom to rescue": ("A c1 air 1, B c2 air 1", {"family": True}, "rescue A a7"),
    "keeping the card": ("A c1 air 1, B base air 3", {"family": True}, "let-go"),
}


@pytest.mark.parametrize(("climbers", "said", "answer"), NIGHTS.values(), ids=NIGHTS)
def test_what_the_night_will_ask_can_be_answered_once_the_turn_is_over(
    stand, climbers, said, answer, snapshot
):
    table = stand(f"m1 m1 m2, {climbers}", "m1 m1 m3", day=2, **said)
    assert not expedition.menus(order(table, 0)), "the turn is not over"
    table.walk(0, "plan", "finish / sure")
    page = order(table, 0)
    menu = expedition.menus(page)[0]
    value = next(one.value for one in menu.choices if one.value.startswith(answer))
    page = table.step_on(0, page, value)
    assert table.written(page) == snapshot
    assert not expedition.menus(table.page(1, "orders"))
    table.walk(1, "plan", "finish / sure")
    assert (0, value) in table.inputs
    assert table.state.day == 3
    assert not Orders.read(table.orders[0]).since(3).nights


def test_orders_are_for_people_with_climbers(stand):
    table = stand("m1 m1 m2, A dead, B dead", "m1 m1 m3", "m1 m1 m2", day=2)
    for seat in (0, None):
        with pytest.raises(Refusal):
            table.page(seat, "orders")


def test_nothing_is_ordered_after_the_game(whole_games):
    with pytest.raises(Refusal, match=phrase("k2-rule-over")[:20]):
        whole_games["three"].page(0, "orders")
