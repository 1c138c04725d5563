"""Playing at a table: presses, drafts, stamps, watchers, refusals."""

import asyncio

import pytest

from k2bot.game.values import Announcement, Press, Refusal, Reply
from k2bot.host.kernel.lobby import cancel
from k2bot.host.kernel.transition import resign
from k2bot.host.values import OutdatedPress, Status
from tests.host.hosting import ANN, BOB, CHANNEL, EVE, submit
from tests.host.tiny_game import TinyGame
from tests.phrases import pattern, refused


@pytest.fixture
async def table(house):
    return await house.running(ANN, BOB)


async def unchanged(house, table, attempt, error, match=None):
    """Assert that an attempt fails and leaves memory and store as they were."""
    before = table.session, await house.store.table(table.id)
    with pytest.raises(error, match=match):
        await attempt
    assert before == (table.session, await house.store.table(table.id))


# ------------------------------------------------------------------------------------- stale, double, foreign


async def test_a_double_press_whose_first_moved_on_is_stale_and_who_is_not_asked_is_told_who_is(house, table):
    await house.choices(table, 3, 1)
    attempt = table.press(BOB, Press("say", "pass"), "turn1")
    await unchanged(house, table, attempt, Refusal, pattern("refusal-not-asked", name="Ann"))
    first, second = await asyncio.gather(
        *(table.press(ANN, Press("say", "double"), "turn1") for _ in range(2)), return_exceptions=True
    )
    assert "scores (6, 1)" in first.text
    assert isinstance(second, OutdatedPress)
    assert second.silent, "what goes on now is shown, and there is nothing to explain"


async def test_somebody_else_may_look_but_not_press(house, table):
    assert "Board" in (await table.press(EVE, Press("open", "board"), "")).text
    with pytest.raises(Refusal, match="Only those who play have a hand"):
        await table.page(EVE, "hand")
    for attempt in (table.press(EVE, Press("pick", "1"), "choose1"), table.do(submit, EVE, "choose1", "1")):
        await refused(attempt, "refusal-not-seated", names="Ann, Bob")
    await refused(table.do(resign, EVE), "refusal-not-at-table")


async def test_an_answer_without_a_stamp_is_not_taken_and_logged(house, table, caplog):
    attempt = table.press(ANN, Press("say", "pass"), "")
    await unchanged(house, table, attempt, OutdatedPress, pattern("refusal-stale"))
    assert "control 'say' answered without a stamp" in caplog.text
    assert "pass" not in caplog.text


async def test_a_fault_in_announcing_changes_nothing(house, table, monkeypatch):
    """A game can't use the host's keys."""
    monkeypatch.setattr(TinyGame, "announce", lambda *_: (Announcement("lobby"),))
    attempt = table.do(submit, ANN, "choose1", "1")
    await unchanged(house, table, attempt, ValueError, "'lobby' belongs to the host")


# ---------------------------------------------------------------------------------------- resigning, the end


async def test_the_end_closes_the_table_for_answers_not_for_reading(house, table):
    await table.do(resign, ANN)
    await table.do(resign, BOB)
    assert (table.session.status, dict(table.session.waiting)) == (Status.OVER, {})
    assert await house.in_channel(CHANNEL) is None
    assert "Board" in (await table.press(ANN, Press("open", "board"), "")).text
    for attempt in (
        table.press(ANN, Press("pick", "1"), "choose1"),
        table.do(submit, BOB, "choose1", "1"),
        table.do(resign, ANN),
    ):
        await refused(attempt, "refusal-over")


@pytest.mark.parametrize("when", ["before", "cancelled"])
async def test_before_the_start_and_once_it_is_cancelled_nothing_is_played(house, when):
    table = await house.lobby(ANN, BOB)
    if when == "cancelled":
        await house.start(table, ANN)
        await table.do(cancel, ANN)
    for attempt in (
        table.press(ANN, Press("open", "board"), ""),
        table.press(ANN, Press("pick", "1"), "choose1"),
        table.page(ANN, "board"),
        table.do(submit, ANN, "choose1", "1"),
        table.do(resign, ANN),
    ):
        await refused(attempt, "refusal-cancelled" if when == "cancelled" else "refusal-in-lobby")
    assert (table.session.waiting, await house.store.timers(table.id)) == ({}, ())


# ---------------------------------------------------------------------------------------- a store that fails


async def test_what_is_shown_below_all_posts_leads_on_at_once(house, tiny, table, monkeypatch):
    """In a panel the short page about what goes on follows an answer; elsewhere what is asked next."""
    monkeypatch.setattr(type(tiny), "press", lambda *_: Reply("now"))
    assert (await table.press(ANN, Press("open", "board"), "")).text.startswith("Now: choose")
    shown = await table.press(ANN, Press("open", "board"), "", below=True)
    assert shown.text.startswith("Ann: picked nothing")
