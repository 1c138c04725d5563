"""Standing orders and actions out of turn, independent of any game."""

from datetime import timedelta

import pytest

from k2bot.game.values import PING_SAME_TURN, LateAnswer, Order, Press, Refusal, Reply
from k2bot.host.refusals import OutdatedPress
from tests.host.hosting import ANN, BOB, CID, opened, set_standin, submit
from tests.host.tiny_game import QuietGame

HOUR = timedelta(hours=1)


HOUSE = {"patience": HOUR}


@pytest.fixture
async def table(house):
    return await house.running()


async def order(table, who, text):
    return await table.press(who, Press("orders", text), "")


async def test_orders_stay_secret_and_survive_a_restart(house, table):
    assert (await order(table, BOB, "- pass")).text.startswith("orders of Bob: - pass")
    assert (await table.page(ANN, "orders")).text.startswith("orders of Ann: none")
    there = await house.restarted(table, recovered=False)
    assert (await there.page(BOB, "orders")).text.startswith("orders of Bob: - pass")
    with pytest.raises(Refusal):
        await there.page(CID, "orders")


async def test_an_order_answers_at_once_and_whenever_it_applies_again(house, table):
    await order(table, BOB, "2")
    assert table.session.state.choices == (None, 2)
    await table.do(submit, ANN, "choose1", "3")
    await house.say(table, "pass")
    assert (table.session.state.round, table.session.state.choices) == (2, (None, 2))
    kinds = [(row.seat, row.kind) for row in (await house.store.table(table.id)).inputs]
    assert kinds == [(1, "default"), (0, "answer"), (0, "answer"), (1, "default")]


@pytest.mark.parametrize("ahead", [False, True])
async def test_an_order_within_a_turn_doesnt_call_whoever_has_just_acted(tmp_path, monkeypatch, ahead):
    game = QuietGame()
    monkeypatch.setattr(game, "ping_key", lambda state, pace: f"{PING_SAME_TURN}{state.round}")
    order = Order("2", ahead=ahead)
    monkeypatch.setattr(game, "order", lambda state, *_: order if state.choices == (3, None) else None)
    async with opened(tmp_path / "called.sqlite3", game) as house:
        table = await house.running(posts="one")
        await table.do(submit, ANN, "choose1", "3")
        assert table.session.state.choices == (3, 2)
        assert (table.session.state.actor, table.session.posts.waits[0].way) == (0, "here")


async def test_a_game_may_answer_for_somebody_without_orders_who_has_no_choice(table, monkeypatch):
    def order(game, state, seat, orders):
        return Order("2") if (seat, state.choices[seat], orders) == (1, None, "") else None

    monkeypatch.setattr(type(table.session.game), "order", order)
    await table.do(submit, ANN, "choose1", "3")
    assert table.session.state.choices == (3, 2)
    assert [row.kind for row in table.session.play.inputs] == ["answer", "default"]


async def test_an_order_can_wait_for_its_owner_first(house, table):
    """Others' orders then follow."""
    await order(table, ANN, "- double")
    await table.do(submit, ANN, "choose1", "3")
    await order(table, BOB, "1")
    since = table.session.waiting[0]
    assert await house.store.next_timer() == since + timedelta(minutes=10)
    await order(table, ANN, "-")
    assert await house.store.next_timer() == since + HOUR
    await order(table, ANN, "- double")
    await house.ring(since + timedelta(minutes=10))
    assert (table.session.state.round, table.session.state.scores) == (2, (6, 1))
    assert table.session.state.choices == (None, 1)


async def test_the_answer_for_a_late_player_can_follow_their_orders(house, table, tiny, monkeypatch):
    monkeypatch.setattr(tiny, "late_answer", lambda state, seat, prepared: LateAnswer(prepared.orders[-1]))
    await order(table, BOB, "- 3")
    await table.do(submit, ANN, "choose1", "1")
    await house.ring(table.session.waiting[1] + HOUR)
    assert table.session.state.choices == (1, 3)


async def test_an_illegal_order_is_ignored_and_its_owner_is_asked(house, table):
    await order(table, BOB, "7")
    assert table.session.state.choices == (None, None)
    await table.do(submit, BOB, "choose1", "1")
    assert table.session.state.choices == (None, 1)


async def test_orders_pause_while_a_stand_in_plays(house, table):
    await set_standin(table, 1, "weak")
    await order(table, BOB, "2")
    assert table.session.state.choices == (None, None)
    await set_standin(table, 1, None)
    assert table.session.state.choices == (None, 2)


@pytest.fixture
def ahead(tiny, monkeypatch):
    """Orders are answers given ahead for one choice."""

    def order(state, seat, orders):
        return Order(orders, ahead=True) if orders and state.phase == "choose" else None

    monkeypatch.setattr(tiny, "order", order)
    monkeypatch.setattr(tiny, "orders_left", lambda state, seat, orders: "")


async def test_an_answer_given_ahead_counts_as_the_players_own_and_once(house, ahead, table):
    await table.do(submit, BOB, "choose1", "1")
    await order(table, BOB, "2")
    await table.do(submit, ANN, "choose1", "3")
    await house.say(table, "pass")
    assert (table.session.state.round, table.session.state.choices) == (2, (None, 2))
    assert [(row.seat, row.kind) for row in table.session.play.inputs][-1] == (1, "answer")
    assert not table.session.orders[1]


async def test_an_answer_to_the_decision_itself_uses_up_what_was_given_ahead(ahead, table, tiny, monkeypatch):
    monkeypatch.setattr(tiny, "order", lambda *_: None)  # it doesn't fit any more
    await order(table, BOB, "2")
    await table.do(submit, BOB, "choose1", "1")
    assert not table.session.orders[1]


async def test_an_answer_given_ahead_is_followed_while_a_stand_in_plays(ahead, table):
    await set_standin(table, 1, "weak")
    await order(table, BOB, "2")
    assert table.session.state.choices == (None, 2)
    assert table.session.play.inputs[-1].kind == "answer"


async def test_players_can_act_out_of_turn_where_the_game_allows(house, table):
    await table.do(submit, BOB, "choose1", "1")
    await table.do(submit, ANN, "choose1", "3")
    assert await table.press(BOB, Press("cheer"), "cheer2")
    assert table.session.state.applied == 3
    with pytest.raises(OutdatedPress):  # pressed twice
        await table.press(BOB, Press("cheer"), "cheer2")
    with pytest.raises(Refusal):
        await table.press(CID, Press("cheer"), "cheer3")
    assert (table.session.state.applied, table.session.waiting.keys()) == (3, {0})


async def test_an_orders_control_cannot_answer_a_decision(house, table, tiny, monkeypatch):
    monkeypatch.setattr(tiny, "press", lambda *_, **__: Reply("orders", answer="1", orders="1"))
    with pytest.raises(Refusal):
        await order(table, ANN, "1")
    assert table.session.state.choices == (None, None)
