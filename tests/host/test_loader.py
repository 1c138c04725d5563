"""The table cache: idle tables are unloaded, and there's never a second Table with the same id."""

import asyncio
import gc
import threading

import pytest

from k2bot.game.values import Press
from tests.host.hosting import ANN, BOB, CHANNEL, CID, DORA, EVE, GUILD, OTHER_CHANNEL, opened
from tests.host.tiny_game import TinyGame


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """Keep at most two tables; freeze other objects so that collecting garbage is quick."""
    monkeypatch.setattr("k2bot.host.service.tables.CACHE_SIZE", 2)
    gc.freeze()


async def test_an_idle_game_is_unloaded_and_resumes_with_the_next_press(house):
    """Posts left unsent, for example because the channel was closed, are sent then."""
    number = (await house.running()).id
    table = await house.find(number)
    await house.pick(table, ANN, 3)
    del table
    for channel in range(1, 4):
        await house.lobby(ANN, channel=CHANNEL + channel)
    house.woken.clear()
    gc.collect()
    assert number not in [table.id for table in house.tables._cache]
    assert [row.id for row in await house.store.open_tables_of(BOB)] == [number]
    table = await house.in_channel(CHANNEL)
    assert house.woken == [table]
    await table.press(ANN, Press("commit"), "choose1")
    assert table.session.state.choices == (3, None)


class SlowGame(TinyGame):
    """A game whose replays wait for ``may_go_on``."""

    def __init__(self):
        super().__init__()
        self.may_go_on = threading.Event()
        self.may_go_on.set()

    def apply(self, state, seat, answer):
        assert self.may_go_on.wait(30)
        return super().apply(state, seat, answer)


async def test_a_slowly_loading_table_does_not_block_others(tmp_path):
    async with opened(tmp_path / "slow.sqlite3", SlowGame()) as house:
        slow, other = await house.running(), await house.running(CID, DORA, channel=OTHER_CHANNEL)
        await house.choose(slow, ANN, 1)
        await house.restart(recovered=False)
        house.game.may_go_on.clear()
        try:
            loading = asyncio.create_task(house.find(slow.id))
            await asyncio.sleep(0.05)
            async with asyncio.timeout(5):
                other = await house.find(other.id)
                await house.lobby(EVE, channel=CHANNEL + 7)
                await house.move(other, CID, CHANNEL + 8, guild_id=GUILD)
                await house.prefer(CID, {"notice": "dm"})
                await house.prefer(BOB, {"notice": "dm"})  # who sits at the one that is being loaded
            assert not loading.done()
        finally:
            house.game.may_go_on.set()
        table = await loading
        assert [member.preferences.notice for member in table.session.members] == ["channel", "dm"]
        assert await house.find(slow.id) is table


async def test_simultaneous_requests_load_a_table_once(house):
    number = (await house.running()).id
    await house.restart(recovered=False)
    tables = await asyncio.gather(*(house.find(number) for _ in range(3)))
    assert len(set(map(id, tables))) == 1
