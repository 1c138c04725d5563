"""Games that don't last are deleted in time, practice shares its opening, ended games keep links alone."""

from datetime import timedelta

import pytest

from k2bot.host.kernel.agreements import undo
from k2bot.host.kernel.lobby import cancel
from k2bot.host.kernel.timers import CLOSED_AFTER
from k2bot.host.kernel.transition import resign
from k2bot.host.rows import DAILY, LOBBY, Origin, Status
from k2bot.host.service.jobs import IdleWork
from k2bot.host.service.practice import Practice
from tests.host.hosting import ANN, BOB, CHANNEL, CID, NAMES, agree, opened, submit
from tests.host.test_alone import CHAT, THERE, alone
from tests.phrases import refused, says

LIFETIME = timedelta(days=30)
DAY = timedelta(days=1)


HOUSE = {"lifetime": LIFETIME}


@pytest.fixture
async def either(location, tiny):
    """A house on either kind of database."""
    async with opened(location, tiny, **HOUSE) as found:
        yield found


async def pruned(house, *, after):
    """Let time pass and delete what has expired; returns the ids of the games left."""
    house.clock.now += after
    work = IdleWork("pruning", house.next_expired, house.delete, rest=0)
    await work._work_through()
    assert not work._failed
    return {*await house.store.database.column("SELECT id FROM game_table")}


async def over(house, **options):
    """A game of two rounds, played to its end; everything has been sent."""
    table = await house.begun(**options)
    for _ in range(2):
        await house.round(table, 3, 1, says="double")
    await house.serve(table)
    assert table.session.status is Status.OVER
    return table


async def test_only_games_that_last_outlive_their_time(either):
    """Those played to their end, those of a day, those that count in ratings, and those that are open."""
    played, daily = await over(either), await alone(either, DAILY)
    await daily.do(cancel, ANN)
    left = await either.begun(BOB, CID)
    await either.choices(left, 3, 1)
    await left.do(cancel, BOB)
    practice = await alone(either)
    lobby = await either.lobby(BOB, CID)
    await lobby.do(cancel, BOB)
    stopped = await either.begun(BOB, CID)
    await stopped.do(cancel, BOB)
    lasting = {played.id, daily.id, left.id}
    ended = [one.session.row.expires for one in (played, daily, left, practice, lobby, stopped)]
    assert ended[:4] == [None] * 4
    assert all(abs(expires - either.clock.now - LIFETIME) < DAY for expires in ended[4:])
    everything = {*lasting, practice.id, lobby.id, stopped.id}
    assert await pruned(either, after=LIFETIME - DAY) == everything
    another = await alone(either)
    assert practice.session.status is Status.CANCELLED
    assert await pruned(either, after=2 * DAY) == {*lasting, practice.id, another.id}
    assert await pruned(either, after=LIFETIME) == {*lasting, another.id}
    await another.do(resign, ANN)
    assert another.session.status is Status.OVER
    assert await pruned(either, after=LIFETIME) == lasting


async def test_whoever_asks_for_a_deleted_game_learns_why_it_is_gone(house):
    table = await house.begun()
    await table.do(cancel, ANN)
    assert await pruned(house, after=LIFETIME) == set()
    for attempt in (house.find(table.id), table.do(cancel, ANN)):
        await refused(attempt, "refusal-deleted", days=30)
    assert await table.outbox.next_delivery() is None, "its unsent posts don't matter any more"
    await refused(house.find(table.id + 1), "refusal-unknown-table")


async def test_ends_say_until_when_a_game_is_kept(house):
    stopped = await house.begun()
    await stopped.do(cancel, ANN)
    await house.serve(stopped)
    assert says(house.wall.last().page.text, "table-expires")
    lobby = await house.lobby()
    house.clock.now += CLOSED_AFTER
    await house.ring(house.clock.now)
    house.clock.now += CLOSED_AFTER
    await house.ring(house.clock.now)
    await house.serve(lobby)
    assert lobby.session.status is Status.CANCELLED
    assert says(house.wall.last().page.text, "table-expires")
    for end in (cancel, resign):
        practice = await alone(house, origin=Origin(stopped.id, 0))
        await practice.do(end, ANN)
        await house.serve(practice)
        assert says(house.wall.last(THERE).page.text, "table-expires")
    await over(house)
    assert not says(house.wall.last().page.text, "table-expires")


async def test_the_game_before_a_rematch_waits_for_its_start(house):
    """Its seats decide those of the rematch, even if the lobby stays open for long."""
    before = await house.begun()
    await before.do(cancel, ANN)
    rematch = await house.rematch(before, ANN, NAMES[ANN])
    assert await pruned(house, after=LIFETIME) == {1, 2}
    await house.join(rematch, BOB, NAMES[BOB])
    await house.start(rematch, ANN)
    assert await pruned(house, after=DAY) == {2}
    again = await house.restarted(rematch)
    await house.round(again, 3, 1, says="double")


# --------------------------------------------------------------------------------------------------- practice


async def own_inputs(house, table):
    """Numbers of the inputs that are stored with a table."""
    query = "SELECT number FROM input WHERE table_id = ? ORDER BY number"
    return await house.store.database.column(query, (table.id,))


async def test_practice_stores_only_what_its_game_has_not(either):
    """However often it begins, also from practice, and when everybody in the game is forgotten."""
    game = await either.begun()
    await either.choices(game, 2)
    await game.do(undo, ANN)
    await agree(game, BOB)
    for answer in ("1", "3", "pass", "3", "1", "double"):
        seat = min(game.session.waiting)
        await game.do(submit, (ANN, BOB)[seat], game.session.play.stamp(seat), answer)
    assert len(game.session.play.effective) < game.session.play.number, "a step was undone"
    states = [play.state async for play in positions(game)]
    practice = Practice(either.store, either.tables)
    for inputs in (0, 2, 4):
        first = await practice.open(game, ANN, "Ann", inputs, CHAT)
        assert first.session.state == states[inputs]
        assert await own_inputs(either, first) == ()
    await either.choices(first, 2)
    own = await own_inputs(either, first)
    assert own[0] == 5
    again = await either.restarted(first)
    assert again.session.state == first.session.state
    await again.do(resign, ANN)
    practice = Practice(either.store, either.tables)
    second = await practice.open(again, ANN, "Ann", 5, CHAT)
    assert await own_inputs(either, second) == (5,)
    assert second.session.state == again.session.play.up_to(5).state
    third = await practice.open(again, ANN, "Ann", 3, CHAT)
    assert await own_inputs(either, third) == ()
    assert third.session.state == states[3]
    assert await practice.open(again, ANN, "Ann", 3, CHAT) is third
    await either.forget(BOB, "somebody")
    assert await pruned(either, after=2 * LIFETIME) == {game.id, third.id}
    assert (await either.restarted(third)).session.state == states[3]


async def positions(table):
    """The game at its start and after each input in effect."""
    play = table.session.play
    for number in (0, *(row.number for row in play.effective)):
        yield play.up_to(number)


async def test_practice_of_a_game_that_is_deleted_has_copies(house):
    game = await house.begun()
    await house.choices(game, 2)
    await game.do(cancel, ANN)
    practice = await Practice(house.store, house.tables).open(game, ANN, "Ann", 1, CHAT)
    assert await own_inputs(house, practice) == (1,)
    assert await pruned(house, after=LIFETIME) == {practice.id}
    again = await house.restarted(practice)
    assert again.session.state == practice.session.state


# --------------------------------------------------------------------------------------------- after the end


async def test_after_the_end_only_messages_for_links_are_kept(house):
    await house.prefer(BOB, {"delivery": "dm"})
    table = await house.lobby()
    await house.invite(table, ANN, (CID,))
    await house.start(table, ANN)
    for _ in range(2):
        await house.serve(table)
        await house.round(table, 3, 1, says="double")
    await house.serve(table)
    known, links = table.session.posts.rows, (table.session.link(), table.session.link(LOBBY))
    assert [post.key for post in known] == ["lobby", "end"]
    assert links[0] != links[1]
    again = await house.restarted(table)
    assert again.session.posts.rows == known
    assert (again.session.link(), again.session.link(LOBBY)) == links
    assert set(await house.store.known_messages(CHANNEL, 0)) == {
        post.message.message_id for post in known if post.message.channel_id == CHANNEL
    }
