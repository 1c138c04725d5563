"""Two ranges of servers in one database: each host serves its own tables and learns of changes by errands."""

import asyncio
from datetime import timedelta

import pytest

from k2bot.host.kernel.lobby import cancel
from k2bot.host.preferences import ServerPreferences
from k2bot.host.service.background import ALIVE_NOTE, PATIENCE_NOTE
from k2bot.host.service.ratings import Rater
from k2bot.host.service.tables import Tables
from k2bot.host.store import Store
from k2bot.host.store.damage import ElsewhereError
from k2bot.host.store.database import Range
from k2bot.host.store.overviews import Overviews
from k2bot.host.store.personal_data import StillPlayingError
from k2bot.host.store.ratings import Ratings
from k2bot.host.store.statistics import Statistics
from tests.host import tiny_game
from tests.host.hosting import ANN, BOB, CID, Clock, House, Wall, catalogue_of, unsent
from tests.phrases import phrase, refused

SERVERS = (2 << 22, 3 << 22)
"""One server in each range."""


class Part(House):
    """The host of a range."""

    async def lobby(self, *people, channel, **options):
        server = SERVERS[self.store.range.number]
        return await super().lobby(*people, channel=channel, server=server, **options)


@pytest.fixture
async def both(location):
    """The hosts of both ranges."""
    game, clock, wall, parts = tiny_game.TinyGame(), Clock(), Wall(), []
    for number in (0, 1):
        store = await Store.open(location, own=Range(number, 2))
        tables = Tables(store, catalogue_of(game), clock=clock)
        parts.append(Part(location, game, clock, wall, store, tables))
    yield parts
    for part in parts:
        await part.store.close()


async def test_each_range_works_only_on_its_own_tables(both):
    tables = [
        [await part.running(ANN, BOB, channel=10 * number + 1, clock="24h", rounds="1")]
        for number, part in enumerate(both)
    ]
    chat = await House.lobby(both[0], ANN, channel=7, server=None)
    tables[0].append(chat)
    later = both[0].clock.now + timedelta(days=2)
    for part, own in zip(both, tables, strict=True):
        ids, store = [table.id for table in own], part.store
        assert list(await store.unsettled_tables()) == ids
        assert set(await store.tables_due(later)) <= set(ids)
        assert {row.table_id for row in await store.clocks()} == {ids[0]}
        load = await Overviews(store).load()
        assert (load.open_tables, load.waiting) == (
            len(ids),
            sum([len(await unsent(store, one)) for one in ids]),
        )
    first, second = [await part.store.next_timer() for part in both]
    assert first is not None
    assert second is not None
    async with both[0].store.writing() as write:
        write.put_off(tables[0][0].id, later, later)
        write.not_before(later)
    assert await both[1].store.next_timer() == second, "not the other one's"

    for (table, *_), part in zip(tables, both, strict=True):
        await part.round(table, 1, 2, says="pass")
    for (table, *_), part in zip(tables, both, strict=True):
        statistics = Statistics(part.store)
        assert await statistics.next_unsummarised() == await statistics.next_uncompared() == table.id
        assert await statistics.next_unsummarised([table.id]) is None
    await both[0].store.database.change("UPDATE game_table SET expires = created")
    for (table, *_), part in zip(tables, both, strict=True):
        assert await part.store.next_expired(later) == table.id
    assert await both[1].store.next_expired(later, [tables[1][0].id]) is None


async def test_each_range_keeps_its_own_time_notes(both):
    for part in both:
        await part.running(ANN, BOB, channel=part.store.range.number, clock="24h")
        await part.timers.begin()
    keys = {
        row["key"]
        for row in await both[0].store.database.rows("SELECT key FROM note")
        if row["key"] != "trial"
    }
    assert keys == {PATIENCE_NOTE, f"{PATIENCE_NOTE}-1", ALIVE_NOTE, f"{ALIVE_NOTE}-1"}


async def test_a_table_of_another_range_can_only_be_viewed(both):
    here, there = both
    table = await there.running(ANN, BOB, channel=1)
    seen = await here.find(table.id)
    assert seen.session.row == table.session.row
    with pytest.raises(ElsewhereError):
        await seen.do(cancel, ANN)
    await table.do(cancel, ANN)
    assert not (await here.find(table.id)).session.status.open, "it's looked at anew each time"
    assert here.woken == []
    with pytest.raises(ElsewhereError):
        await House.lobby(here, ANN, channel=5, server=SERVERS[1])


async def test_preferences_reach_the_tables_of_the_other_range(both):
    here, there = both
    tables = [await part.running(ANN, BOB, channel=number) for number, part in enumerate(both)]
    rated = []
    there.tables.preferences.on_change += (lambda: rated.append(1),)
    await here.prefer(ANN, {"zone": "Asia/Tokyo"})
    zones = [table.session.members[0].preferences.zone for table in tables]
    assert zones[0] == "Asia/Tokyo" != zones[1]
    await there.run_errands()
    assert tables[1].session.members[0].preferences.zone == "Asia/Tokyo"
    assert rated == [1], "ratings may depend on it"
    await here.prefer(BOB, {"delivery": "dm"})
    assert [await letters(part, table) for part, table in zip(both, tables, strict=True)] == [1, 0]
    await there.run_errands()
    assert [await letters(part, table) for part, table in zip(both, tables, strict=True)] == [1, 1]
    assert await there.tables.errands.pending() == await here.tables.errands.pending() == ()


async def letters(part, table):
    """Number of private posts waiting at a table."""
    return sum(post.is_private for post in await unsent(part.store, table.id))


async def test_forgetting_a_person_reaches_the_other_range(both, monkeypatch):
    here, there = both
    for number, part in enumerate(both):
        table = await part.running(ANN, BOB, channel=number)
        await table.do(cancel, ANN)
    monkeypatch.setattr("k2bot.host.service.tables.LOOKS", 3)
    monkeypatch.setattr("k2bot.host.service.tables.FORGETTING_INTERVAL", 0.01)
    await refused(here.tables.forget(BOB, phrase("privacy-former")), "privacy-later")
    assert [await part.personal_data.tables(BOB) for part in both] == [frozenset(), {2}]
    assert table.session.members[1].user_id == BOB
    monkeypatch.setattr("k2bot.host.service.tables.LOOKS", 500)
    forgetting = asyncio.create_task(here.tables.forget(ANN, phrase("privacy-former")))
    while not forgetting.done():
        await there.run_errands()
        await asyncio.sleep(0.01)
    await forgetting
    assert await there.personal_data.tables(ANN) == await there.personal_data.tables(BOB) == frozenset()
    assert [member.user_id < 0 for member in table.session.members] == [True, True], "nothing comes back"
    for user in (ANN, BOB):
        assert await here.personal_data.of(user) == {}


async def test_a_failing_errand_blocks_no_other_and_is_retried(both, monkeypatch):
    """A fault in a game doesn't keep people from being forgotten."""
    here, there = both
    await (await there.lobby(CID, channel=2)).do(cancel, CID)
    await there.running(ANN, BOB, channel=1)
    monkeypatch.setattr("k2bot.host.service.tables.LOOKS", 1)
    with monkeypatch.context() as faulty:
        faulty.setattr(there.game, "announce", lambda *_: 1 // 0)
        await here.prefer(BOB, {"delivery": "dm"})
        await refused(here.tables.forget(CID, phrase("privacy-former")), "privacy-later")
        with pytest.raises(ZeroDivisionError):
            await there.run_errands()
    assert await here.personal_data.of(CID) == {}
    assert [errand.user_id for errand in await there.tables.errands.pending()] == [BOB]
    await there.run_errands()
    assert await there.tables.errands.pending() == ()


async def test_a_person_who_joins_in_another_range_meanwhile_is_not_forgotten(both, monkeypatch):
    here, there = both
    monkeypatch.setattr("k2bot.host.service.tables.FORGETTING_INTERVAL", 0.01)
    await (await here.lobby(ANN, BOB, channel=2)).do(cancel, ANN)
    lobby = await there.lobby(ANN, channel=1)
    forgetting = asyncio.create_task(here.tables.forget(BOB, phrase("privacy-former")))
    while await here.personal_data.tables(BOB):  # noqa: ASYNC110 - nothing signals it
        await asyncio.sleep(0.01)
    await there.tables.join(lobby, BOB, "Bob")
    await there.run_errands()
    with pytest.raises(StillPlayingError):
        await forgetting
    assert lobby.session.members[1].user_id == BOB


async def test_each_range_rates_its_own_servers(both):
    for number, part in enumerate(both):
        await part.preferences.set(ServerPreferences, SERVERS[number], {"ratings": "on"})
        table = await part.running(ANN, BOB, CID, channel=number, rounds="1")
        await part.round(table, 1, 2, 3, says="pass")
    for part, server in zip(both, SERVERS, strict=True):
        ratings = Ratings(part.store)
        assert await ratings.due() == (server, "tiny")
        await Rater(catalogue_of(part.game), ratings).rate(server, "tiny")
        assert await ratings.due() is None
