"""Invitations, rematches and offers of a seat: how many reach one person, and from whom."""

from datetime import timedelta

import pytest

from k2bot.host.kernel.lobby import cancel
from k2bot.host.kernel.transition import resign
from k2bot.host.pages.settings import Blocks
from k2bot.host.preferences import PersonalPreferences
from tests.host.hosting import ANN, BOB, CHANNEL, CID, DORA, EVE, GUILD, OTHER_CHANNEL, opened, reply
from tests.host.tiny_game import TinyGame
from tests.phrases import says

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


@pytest.fixture
async def house(tmp_path):
    """A house that notes whom each message rings at."""
    async with opened(tmp_path / "house.sqlite3", TinyGame()) as found:
        yield found


def rung(house, user):
    """Messages so far that have notified a user."""
    return sum(who == user for who, _, _ in house.wall.rung)


async def called(house, guest, host=ANN, channel=CHANNEL, **lobby):
    """Invite somebody to a new lobby and cancel it; returns whether that notified them."""
    before = rung(house, guest)
    table = await house.lobby(host, channel=channel, **lobby)
    untold = await house.invite(table, host, (guest,))
    await house.serve(table)
    await table.do(cancel, host)
    await house.serve(table)
    is_told = rung(house, guest) > before
    assert untold == (() if is_told else (guest,)), "whoever invites reads what has happened"
    return is_told


async def played(house, *people):
    """Let people finish a game together."""
    table = await house.running(*people, channel=OTHER_CHANNEL, rounds="1")
    await house.round(table, *range(1, 1 + len(people)), says="pass")
    await house.serve(table)
    return table


@pytest.mark.parametrize("notice", ["channel", "dm"])
async def test_strangers_reach_a_person_once_an_hour_and_all_together_three_times_a_day(house, notice):
    """Whatever the host, the channel and the process, and across restarts."""
    await house.prefer(BOB, {"notice": notice})
    began, heard = house.clock.now, []
    for number in (*range(9), 57, 58, 59):  # every 25 minutes
        house.clock.now = began + number * 25 * MINUTE
        if await called(house, BOB, (ANN, CID)[number % 2], CHANNEL + number):
            heard.append(number * 25)
        if number in (1, 8):
            await house.restart()
    assert heard == [0, 75, 150, 1450]
    assert rung(house, BOB) == 4
    assert await called(house, DORA), "others aren't affected"


async def test_people_who_have_played_together_are_no_strangers_but_limited_too(house):
    """A game that was cancelled doesn't count, and an invitation that's accepted is none any more."""
    assert await called(house, BOB)
    running = await house.running(ANN, BOB, channel=OTHER_CHANNEL)
    assert await called(house, BOB), "they're in a game"
    await running.do(cancel, ANN)
    assert not await called(house, BOB)
    await played(house, ANN, BOB)
    assert await called(house, BOB)
    assert not await called(house, BOB)
    house.clock.now += DAY
    for _ in range(5):
        table = await house.lobby(ANN)
        assert await house.invite(table, ANN, (BOB,)) == ()
        await house.join(table, BOB, "Bob")
        await table.do(cancel, ANN)
    assert await called(house, BOB)


@pytest.mark.parametrize(
    "blocks",
    [
        {"invitations": "off"},
        {"blocks": str(Blocks((DORA, ANN)))},
        {"blocks": str(Blocks((), (GUILD,)))},
    ],
)
async def test_blocked_invitations_reach_nobody(house, blocks):
    """Neither those to a new game or a rematch, nor offers of a seat; they can join and take it anyway."""
    game = await played(house, ANN, BOB)
    await house.prefer(BOB, blocks)
    before = rung(house, BOB)
    assert not await called(house, BOB)
    elsewhere = await called(house, BOB, CID, server=GUILD + 1)
    assert elsewhere == ("blocks" in blocks)
    again = await house.rematch(game, ANN, "Ann")
    offered = await house.running(ANN, EVE)
    told = await house.swap(offered, ANN, BOB, 0)
    assert says(told.splitlines()[-1], "invitation-quiet", names=f"<@{BOB}>", way="seat")
    for table in (again, offered):
        await house.serve(table)
    assert rung(house, BOB) == before + elsewhere
    await house.join(again, BOB, "Bob")
    await reply(offered, EVE)
    await reply(offered, BOB)
    await house.serve(offered)
    assert offered.session.seat_of(BOB) == 0
    assert rung(house, BOB) == before + elsewhere + 1, "as a player they're pinged like anybody"


async def test_rematches_and_offers_of_a_seat_count_like_invitations(house):
    game = await house.running(ANN, BOB, CID)
    for user in (ANN, BOB, CID):
        await game.do(resign, user)
    await house.serve(game)
    before = rung(house, BOB)
    for _ in range(4):
        new = await house.rematch(game, ANN, "Ann")
        await house.serve(new)
        await new.do(cancel, ANN)
    assert (rung(house, BOB) - before, rung(house, CID) - before) == (3, 3)
    for _ in range(3):
        offered = await house.running(ANN, EVE, CID)
        await house.swap(offered, ANN, DORA, 0)
        await house.serve(offered)
        await reply(offered, ANN, yes=False)
        await house.swap(offered, ANN, DORA, 0)
        await house.serve(offered)
        await offered.do(cancel, ANN)
    assert rung(house, DORA) == 1


async def test_one_table_calls_a_person_once_whatever_is_taken_back_and_done_again(house):
    """Even if they have played together."""
    await played(house, ANN, BOB)
    lobby, offered = await house.lobby(ANN), await house.running(ANN, EVE, channel=OTHER_CHANNEL)
    before = rung(house, BOB)
    for guests in ((BOB,), (), (BOB,)):
        await house.invite(lobby, ANN, guests)
        await house.serve(lobby)
    for _ in range(2):
        await house.swap(offered, ANN, BOB, 0)
        await house.serve(offered)
        await reply(offered, ANN, yes=False)
    assert rung(house, BOB) == before + 2


async def test_moving_a_game_notifies_nobody_again(house):
    """Neither its guests nor those who are asked something; what hasn't been sent is sent once."""
    table = await house.lobby(ANN)
    await house.invite(table, ANN, (BOB, CID))
    await house.move(table, ANN, OTHER_CHANNEL, guild_id=GUILD)
    await house.serve(table)
    assert (rung(house, BOB), rung(house, CID)) == (1, 1)
    offered = await house.running(DORA, EVE)
    await house.swap(offered, DORA, ANN, 0)
    await house.serve(offered)
    before = rung(house, EVE)
    for moved, host, channel in ((table, ANN, CHANNEL + 7), (offered, DORA, CHANNEL)):
        for _ in range(3):
            await house.move(moved, host, channel, guild_id=GUILD)
            await house.serve(moved)
    assert [rung(house, user) for user in (ANN, BOB, CID)] == [1, 1, 1]
    assert rung(house, EVE) == before


async def test_invitations_are_deleted_after_a_day_and_blocks_outlast_whom_they_block(house):
    await called(house, BOB)
    await house.prefer(BOB, {"blocks": str(Blocks((EVE,)))})
    await played(house, ANN, EVE)
    await house.forget(EVE, "a former player")
    assert not (await house.preferences.person(BOB)).admits(EVE, GUILD), "or forgetting would lift the block"
    for later, rows in ((DAY - MINUTE, 1), (2 * MINUTE, 0)):
        house.clock.now += later
        await house.invitations.tidy()
        assert len((await house.invitations.rows.to([BOB]))[BOB]) == rows


def test_blocks_are_read_as_they_are_written_without_what_is_no_id():
    blocks = Blocks((12, 13), (9,))
    assert Blocks.of(PersonalPreferences(blocks=str(blocks))) == blocks
    assert Blocks.of(PersonalPreferences(blocks="x 12 @ @y 13 @9")) == blocks
