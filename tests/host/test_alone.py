"""Solo tables (practice, daily): opened at any position, one of each kind per chat, and what they refuse."""

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from k2bot.host.inputs import opening_inputs, without_undone
from k2bot.host.kernel.agreements import hand_over, propose_clock, undo
from k2bot.host.kernel.lobby import cancel, new_computer, stand_in
from k2bot.host.kernel.play import GameStart, ReplayError
from k2bot.host.kernel.transition import resign
from k2bot.host.pages.host_pages import PAUSE
from k2bot.host.rows import DAILY, PRACTICE, Status
from tests.host.hosting import ANN, BOB, CHANNEL, CID, GUILD, NAMES, House, opened, unsent
from tests.host.test_crash import Points
from tests.phrases import refusals, refused

CHAT = 900
THERE = ("channel", CHAT)


OPTIONS = {"rounds": "2", "pairs": "no"}


async def alone(
    house, kind=PRACTICE, *, inputs=(), user=ANN, seats=2, seed="a", channel=CHAT, options=OPTIONS, **facts
):
    """A table for one person after these inputs; they have the first seat."""
    members = [await house.preferences.member(user, NAMES[user])]
    while len(members) < seats:
        members.append(new_computer(house.game, members, "strong", house.languages.reader_words))
    at = house.clock()
    setup = GameStart(house.game, options, seats, seed, at, 1)
    return await house.open_alone(
        kind, setup, user, channel, members, inputs=opening_inputs(inputs, at), **facts
    )


async def half(house):
    """A two-round game at the start of its second round."""
    table = await house.begun()
    await house.round(table, 3, 1, says="double")
    return table


async def test_a_practice_game_starts_at_the_position_after_its_inputs(house):
    game = await half(house)
    inputs = without_undone(game.session.play.inputs)
    table = await alone(house, inputs=inputs, seed=game.session.row.seed)
    await house.serve(table)
    assert table.session.state == game.session.state
    assert house.wall.keys(THERE) == [["lobby"], ["round-2"]]
    assert house.wall.last(THERE).pings == (ANN,)
    assert set(table.session.waiting) == {0, 1}
    await refused(table.do(undo, ANN), "refusal-undo-nothing")
    again = await house.restarted(table)
    await house.choices(again, 2)
    assert again.session.state.choices == (2, None)
    await again.do(undo, ANN)
    assert again.session.state == game.session.state


async def test_practice_is_refused_after_the_end_or_if_its_inputs_do_not_replay(house):
    game = await half(house)
    await game.do(resign, ANN)
    inputs = without_undone(game.session.play.inputs)
    await refused(alone(house, inputs=inputs, seed=game.session.row.seed), "refusal-alone-over")
    with pytest.raises(ReplayError):
        await alone(house, inputs=inputs, seed="another")
    assert await house.store.open_tables_of(ANN) == (game.session.row,)


async def test_a_chat_can_hold_a_game_and_one_solo_game_of_each_kind(house):
    practice, daily = await alone(house), await alone(house, DAILY)
    game = await house.running(ANN, channel=CHAT)
    other = await alone(house, user=BOB, channel=CHAT + 1)
    assert await house.in_channel(CHAT) is game
    assert await house.in_channel(CHAT, game="another") is None
    await game.do(cancel, ANN)
    assert await house.in_channel(CHAT) is daily
    assert practice.session.status is other.session.status is Status.RUNNING
    assert await house.store.open_counts(ANN, None) == (0, 0), "they don't count for anybody's limit"
    again = await alone(house)
    assert (practice.session.status, again.session.status) == (Status.CANCELLED, Status.RUNNING)
    await house.serve(practice)
    assert house.wall.told(THERE)[-1][0][0] == "cancelled"


async def test_a_crash_at_any_point_leaves_one_practice_game(tmp_path, tiny):
    copies = []
    async with opened(tmp_path / "first.sqlite3", tiny) as house:
        first = await alone(house)
        await house.serve(first)

        async def copied():
            copies.append(house.after_a_crash(tmp_path / f"crash{len(copies)}.sqlite3"))

        Points(house, copied)
        second = await alone(house, seed="b")
    assert len(copies) > 3
    for path in copies:
        again = await House.open(path, tiny, clock=house.clock)
        await again.recover()
        (row,) = await again.store.open_tables_of(ANN)
        assert row.id in (first.id, second.id)
        if row.id == second.id:
            await again.serve(await again.find(first.id))
            await again.serve(await again.find(second.id))
            assert [told[0][0] for told in again.wall.told(THERE)] == ["cancelled", "lobby", "round-1"]
            assert not await unsent(again.store, second.id)
        await again.store.close()


async def test_private_messages_arrive_from_the_start_of_a_practice_game(house):
    await house.prefer(ANN, {"delivery": "dm"})
    game = await half(house)
    for inputs in ((), without_undone(game.session.play.inputs)):
        table = await alone(house, inputs=inputs, seed=game.session.row.seed)
        before = len(house.wall.keys(("private", ANN)))
        await house.serve(table)
        (told,) = house.wall.told(("private", ANN))[before:]
        assert told[-1][1] == (await table.page(ANN, "hand")).text


@pytest.mark.parametrize("kind", [DAILY, PRACTICE])
async def test_solo_games_admit_nobody_else_and_cannot_be_moved(house, kind, snapshot):
    table = await alone(house, kind, options={"rounds": "2", "pairs": "no", "clock": "2m", "thread": "on"})
    assert table.session.clock is None
    assert snapshot == await refusals(
        house.invite(table, ANN, (BOB,)),
        house.swap(table, ANN, BOB),
        table.do(hand_over, ANN, BOB),
        table.do(stand_in, ANN, ANN, "weak"),
        table.do(propose_clock, ANN, PAUSE),
        house.move(table, ANN, CHAT + 1),
    )
    await table.do(resign, ANN)
    await refused(house.rematch(table, ANN, "Ann"), "refusal-alone", kind=kind)


async def test_practice_games_send_no_reminders_and_do_not_count(house):
    await house.prefer(ANN, {"reminder": "on"})
    practice, daily = await alone(house, seats=1), await alone(house, DAILY, seats=1)
    reminded = [any(row.kind == "reminder" for row in one.session.timers) for one in (practice, daily)]
    assert reminded == [False, True]
    await house.restart(patience=timedelta(hours=1))
    practice, daily = await house.find(practice.id), await house.find(daily.id)
    assert await house.store.tables_due(house.clock() + timedelta(hours=5)) == (daily.id,)
    for table in (practice, daily):
        await table.do(resign, ANN)
    with closing(sqlite3.connect(house.path)) as database:
        for listed in ("unsummarised", "uncompared"):
            found = database.execute(f"SELECT table_id FROM {listed}").fetchall()  # noqa: S608 - trusted
            assert found == [(daily.id,)]


async def test_a_sealed_seed_is_not_published_before_its_time(house):
    now = house.clock()
    table = await alone(house, DAILY, seats=1, sealed=now + timedelta(days=1))
    await table.do(resign, ANN)
    await house.serve(table)
    assert not house.wall.last(THERE).page.files
    row = table.session.row
    assert not row.seed_public(now)
    assert row.seed_public(now + timedelta(days=1))
    again = await house.restarted(table)
    assert again.session.row == row
    usual = await house.begun(CID, channel=CHANNEL, rounds="1")
    assert not usual.session.row.seed_public(now)
    await usual.do(resign, CID)
    await house.serve(usual)
    assert usual.session.row.guild_id == GUILD
    assert usual.session.row.seed_public(now)
    assert house.wall.last().page.files
