"""Timers: default answers for players whose time runs out, stored so that they survive restarts."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from k2bot.game.values import LateAnswer, Refusal
from k2bot.host.kernel.lobby import end_stand_in, stand_in
from k2bot.host.kernel.transition import fire_timer, resign
from k2bot.host.service import background
from k2bot.host.service.table import Table
from k2bot.host.store import Store
from k2bot.host.store.damage import AwayError
from tests.host.hosting import ANN, BOB, EVE, OTHER_CHANNEL, opened, reply
from tests.host.tiny_game import TinyGame
from tests.waiting import until

HOUR = timedelta(hours=1)


HOUSE = {"patience": HOUR}


@pytest.fixture(autouse=True)
async def recovered(house):
    await house.recover()


async def test_the_game_is_asked_for_default_answers_only_when_due(house, tiny, monkeypatch):
    """Commits ask for none, however many tables there are."""
    asked, usual = [], tiny.late_answer

    def late_answer(state, seat, prepared):
        asked.append((state.round, seat))
        return usual(state, seat, prepared)

    monkeypatch.setattr(tiny, "late_answer", late_answer)
    table = await house.running()
    await house.round(table, 3, 2, says="double")
    assert asked == []
    due = table.session.waiting[1] + HOUR
    await house.ring(due)
    await house.ring(due + timedelta(minutes=30))
    assert sorted(asked) == [(2, 0), (2, 1)], "each decision once, as it has no default answer"
    assert await house.store.next_timer() is None
    await house.choices(table, 1, 2)
    assert await house.store.next_timer() == table.session.waiting[1] + HOUR, "another decision"


async def test_without_patience_no_timers_run_until_a_start_sets_some(house):
    await house.restart()
    table = await house.running(ANN)
    await house.choose(table, ANN, 3)
    assert (table.session.state.phase, await house.store.next_timer()) == ("turn", None)
    since = table.session.waiting[0]
    for hours in (48, 96):
        await house.restart(patience=hours * HOUR)
        late = await house.store.next_timer() - since - hours * HOUR
        assert abs(late) < timedelta(milliseconds=1), "to the millisecond, as SQLite reckons"
    await house.restart()
    assert await house.store.next_timer() is None


async def test_a_failing_default_is_postponed_without_blocking_other_tables(house, tiny, monkeypatch, caplog):
    bad, good = await house.running(ANN), await house.running(BOB, channel=OTHER_CHANNEL)
    await house.choose(bad, ANN, 3)
    await house.choose(good, BOB, 2)
    due = max(bad.session.waiting[0], good.session.waiting[0]) + HOUR
    usual, wrong = tiny.late_answer, LateAnswer("?")
    monkeypatch.setattr(
        tiny, "late_answer", lambda s, *asked: wrong if s.choices == (3,) else usual(s, *asked)
    )
    await house.ring(due)
    assert (bad.session.state.phase, good.session.state.phase) == ("turn", "choose")
    assert f"table {bad.id}: default answer failed" in caplog.text
    assert [timer.due for timer in await house.store.timers(bad.id)] == [due + background.PUT_OFF]
    monkeypatch.undo()
    await house.ring(due + background.PUT_OFF)
    assert bad.session.state.phase == "choose"


class NewRules(TinyGame):
    """Rules of a later version that no longer accept a 2."""

    def apply(self, state, seat, answer):
        if answer == "2":
            raise Refusal("Two is no number any more.")
        return super().apply(state, seat, answer)


def another():
    game = TinyGame()
    game.key = "other"
    return game


@pytest.mark.parametrize("make", [NewRules, another])
async def test_a_suspended_game_keeps_its_timers_until_it_can_continue(house, make):
    table = await house.running(rounds="1")
    await house.choices(table, 3, 2)
    await house.restart(game=make(), patience=HOUR)
    due = await house.store.next_timer()
    await house.ring(due)
    assert [timer.due for timer in await house.store.timers(table.id)] == [due + background.SET_ASIDE_FOR]
    await house.restart(game=TinyGame(), patience=HOUR)
    due = await house.store.next_timer()
    assert due - house.clock.now <= HOUR
    await house.ring(due)
    assert (await house.find(table.id)).session.state.phase == "over"


async def test_a_stuck_table_does_not_delay_the_timers_of_others(tmp_path, tiny, monkeypatch):
    """Neither timers due with its own nor ones due later; and the store isn't polled in vain."""
    moved, asked, usual = asyncio.Event(), [], Store.next_timer

    async def counted(self, besides):
        asked.append(besides)
        return await usual(self, besides)

    monkeypatch.setattr(Store, "next_timer", counted)

    async def second_round(table):
        while table.session.state.round == 1:
            moved.clear()
            await moved.wait()

    async with opened(
        tmp_path / "stuck.sqlite3", tiny, clock=lambda: datetime.now(UTC), patience=timedelta(seconds=0.1)
    ) as house:
        stuck, due, later = [await house.running(channel=number) for number in (1, 2, 3)]
        for table in (stuck, due, later):
            await house.choices(table, 2, 2)
        soon = datetime.now(UTC) + timedelta(seconds=0.6)
        await house.timers.put_off(later.id, soon, timedelta(0))
        house.tables.on_commit = [house.timers.wake, lambda _: moved.set()]
        async with asyncio.timeout(20):
            async with stuck.held():
                house.timers.wake()
                await second_round(due)
                assert later.session.state.round == 1
                await second_round(later)
                assert stuck.session.state.round == 1
                assert len(asked) < 20
            await second_round(stuck)
        await house.timers.close()


async def test_timers_resume_however_long_the_database_was_unreachable(house, monkeypatch):
    """Meanwhile the bot can't record that it's alive either."""
    asked, back = [], asyncio.Event()

    async def away(*_):
        asked.append(None)
        if len(asked) < 4:
            raise AwayError("store-away", path="a server", error="no route to it")

    async def looked_up(*_):
        await away()
        back.set()

    monkeypatch.setattr(Store, "next_timer", looked_up)
    monkeypatch.setattr(background.Timers, "record_alive", away)
    monkeypatch.setattr(background, "RETRY_AFTER", timedelta(milliseconds=1))
    house.timers.wake()
    async with asyncio.timeout(5):
        await back.wait()
    await house.timers.close()


async def test_a_timer_cancelled_meanwhile_does_nothing(house):
    table = await house.running(ANN)
    await house.choose(table, ANN, 1)
    (timer,) = table.session.timers
    await house.say(table, "pass")
    await house.pick(table, ANN, 2)
    await table.do(fire_timer, timer)
    assert table.session.draft_of(0) == "2", "what is planned for the next decision isn't played"


@pytest.mark.parametrize("who", ["back", "new"])
async def test_a_returning_or_new_player_gets_full_time_for_an_old_decision(house, who):
    """After days in which nobody could play, or when a newcomer takes over a seat; even across restarts."""
    table = await house.running(ANN, BOB)
    await table.do(stand_in, BOB, BOB, "weak")
    await table.do(resign, ANN)
    assert await house.store.next_timer() is None
    house.clock.now += timedelta(days=3)
    if who == "back":
        await table.do(end_stand_in, BOB)
    else:
        await house.swap(table, BOB, EVE)
        await reply(table, EVE)
    assert table.session.pending_people
    due, later = await house.store.next_timer(), timedelta(minutes=5)
    assert timedelta(0) <= house.clock.now + HOUR - due < timedelta(seconds=10)
    house.clock.now += later
    await house.restart(patience=2 * HOUR)
    assert await house.store.next_timer() == due + HOUR


async def test_the_bot_records_that_it_is_alive_even_if_woken_often(house):
    """So that after a crash no more time is given back than was lost."""
    await house.running(clock="12h")
    for _ in range(20):
        house.clock.now += timedelta(seconds=50)
        house.timers.wake()
        await until(lambda: house.timers._asleep)
    noted = datetime.fromisoformat(await house.store.note(background.ALIVE_NOTE))
    assert house.clock.now - noted <= 2 * background.NAP
    await house.timers.close()


async def test_the_number_of_tables_firing_timers_at_once_is_limited(house, monkeypatch):
    at_work, most = 0, 0

    async def working(table, now):
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        await asyncio.sleep(0.001)
        at_work -= 1

    monkeypatch.setattr(Table, "fire_timers", working)
    for channel in range(background.MAX_FIRING_TABLES + 4):
        await house.running(ANN, channel=channel)
    await house.ring(house.clock() + HOUR)
    assert most == background.MAX_FIRING_TABLES
