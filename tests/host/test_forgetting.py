"""Forgetting people: they disappear from every column of every table, and nothing writes them back."""

import asyncio
import re
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from k2bot.host.kernel.agreements import expire_proposals, propose_clock
from k2bot.host.kernel.lobby import cancel
from k2bot.host.pages.host_pages import PAUSE, RESUME
from k2bot.host.preferences import ServerPreferences
from k2bot.host.rows import DailyMark, Status
from k2bot.host.service.ratings import Rater
from k2bot.host.store import Writer, database
from k2bot.host.store.dailies import DailyRows
from k2bot.host.store.database import Range
from k2bot.host.store.personal_data import UNSEATED, PersonalData, StillPlayingError
from k2bot.host.store.ratings import Ratings
from tests.host import hosting
from tests.host.hosting import ANN, BOB, CID, DORA, EVE, NAMES, agree, reply
from tests.phrases import phrase

ZOE, YAN = 271828182845904523, 314159265358979323
NAMED = {
    "appearance.user_id",
    "attempt.user_id",
    "daily_server.user_id",
    "errand.user_id",
    "game_table.channel_id",
    "game_table.host_id",
    "game_table.invited",
    "invitation.guest",
    "member.name",
    "member.user_id",
    "placement.user_id",
    "post.channel_id",
    "post.key",
    "proposal.agreed",
    "proposal.decliner",
    "proposal.facts",
    "proposal.user_id",
    "rated_person.user_id",
    "rated_place.user_id",
    "rating.user_id",
    "rating_change.user_id",
    "setting.id",
    "wait.user_id",
}
"""Columns that hold ids or names of people, or the ids of their chats, which here are their own."""


@pytest.fixture(autouse=True)
def unique_names_and_ids(monkeypatch):
    """People whose ids and names occur in no other text."""
    monkeypatch.setitem(NAMES, ZOE, "Zoe Zuckerkandl")
    monkeypatch.setitem(NAMES, YAN, "Yan Yablonski")


def columns(house):
    """Yield every column of every table with all its values as one string."""
    with closing(sqlite3.connect(house.path)) as database:
        for (table,) in database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ):
            found = database.execute(f"SELECT * FROM {table}")  # noqa: S608 - trusted identifiers
            names = [column[0] for column in found.description]
            for name, *values in zip(names, *found, strict=True):
                yield f"{table}.{name}", str(values)


def columns_with(house, user):
    """Columns that contain a user's id or name, as ``table.column``."""
    return {name for name, text in columns(house) if str(user) in text or NAMES[user] in text}


async def passes(house, table, hours):
    """Let time pass, sending all posts before and after."""
    await house.serve(table)
    house.clock.now += timedelta(hours=hours)
    await house.ring(house.clock.now)
    await house.serve(table)


async def played(house, *people, channel):
    """Play a game to its end, with notices and proposals of all kinds and outcomes."""
    table = await house.running(*people, channel=channel, rounds="1", clock="24h")
    host, second, third = people

    async def proposed(proposer, what, *answers):
        await table.do(propose_clock, proposer, what)
        for user, agrees in answers:
            await reply(table, user, agrees)

    await proposed(second, PAUSE, (host, True), (third, True))
    await proposed(second, RESUME, (third, True), (host, True))
    await proposed(second, PAUSE, (host, True), (third, False))
    await proposed(third, PAUSE, (host, False))
    await house.pick(table, host, 3)
    await passes(house, table, 13)
    for user in people:
        await house.choose(table, user, 3)
    await house.say(table, "pass")
    assert table.session.status is Status.OVER
    await house.serve(table)


async def appear_everywhere(house, who, second, channel):
    """Make a user appear wherever people can be named; returns open tables and columns naming them."""
    await house.prefer(who, {"reminder": "on", "zone": "Europe/Berlin"})
    for user in (second, ANN, BOB, CID):
        await house.prefer(user, {"reminder": "on"})
        await house.prefer(user, {"ratings": "on"})
    await house.prefer(who, {"ratings": "on"})
    await house.preferences.set(ServerPreferences, hosting.GUILD, {"ratings": "on"})
    found = set()
    for number, people in enumerate([(who, second, CID), (second, who, CID), (second, CID, who)]):
        table = await house.running(*people, channel=channel + 50 + number, rounds="1")
        await house.prefer(who, {"delivery": "dm" if number else "private"})
        await passes(house, table, 25)  # everybody is reminded
        found |= columns_with(house, who)
        await table.do(cancel, people[0])
        await house.serve(table)
        await played(house, *people, channel=channel + 60 + number)
    await Rater(hosting.catalogue_of(house.game), Ratings(house.store)).rate(hosting.GUILD, "tiny")
    # An attempt at the daily game of some day.
    rows, day = DailyRows(house.store), house.clock.now.date()
    daily = await rows.settle("tiny", channel, day + timedelta(days=channel), 1, {})
    async with house.store.writing() as write:
        mark = DailyMark(f"a hash of {channel}", house.clock.now)
        write.attempt(daily.id, who, table.id, house.clock.now, mark)
    await rows.appear(who, hosting.GUILD)
    # An errand for the host of another range of servers.
    async with house.store.database.transaction() as transaction:
        Writer(transaction, Range(0, 2)).errand("preferences", who)
    # An invitation that was sent, and one that waits.
    lobbies = [await house.lobby(ANN, channel=channel), await house.lobby(ANN, channel=channel + 1)]
    for lobby in lobbies:
        await house.invite(lobby, ANN, (who, DORA))
        house.clock.now += timedelta(hours=2)
    await house.serve(lobbies[0])
    # A game in their chat with the bot.
    alone = await house.running(who, channel=who, server=None, rounds="1")
    await house.choose(alone, who, 3)
    await house.say(alone, "pass")
    await house.serve(alone)
    # A seat that somebody else has taken since, with a notice about several people that stands still.
    left = await house.running(ANN, who, BOB, channel=channel + 2)
    await passes(house, left, 25)
    await house.swap(left, who, EVE)
    await agree(left, ANN, BOB, EVE)
    assert left.session.seat_of(EVE) == 1
    # A seat that is offered to them.
    offered = await house.running(CID, DORA, channel=channel + 3)
    await house.swap(offered, DORA, who)
    for table in (left, offered):
        await house.serve(table)
    found |= columns_with(house, who)
    return (*lobbies, left, offered), found


async def forget(house, who):
    await house.tables.forget(who, phrase("privacy-former"))


async def test_forgetting_removes_a_person_from_every_column(house):
    opened, found = await appear_everywhere(house, ZOE, YAN, channel=1000)
    assert found == NAMED, "in each column that can hold people they were"
    playing = await house.running(ZOE, BOB, channel=hosting.CHANNEL)
    before = columns_with(house, ZOE)
    with pytest.raises(StillPlayingError):
        await forget(house, ZOE)
    assert columns_with(house, ZOE) == before, "nothing changes for somebody who plays"
    await playing.do(cancel, ZOE)
    await forget(house, ZOE)
    assert columns_with(house, ZOE) == set()
    assert columns_with(house, YAN), "others stay"
    personal = " ".join(text for name, text in columns(house) if name in NAMED)
    former = {int(number) for number in re.findall(r"-\d{6,7}(?!\d)", personal)}
    assert former == {-(10**6) - seat for seat in (0, 1, 2, UNSEATED)}, "the same in every column and version"
    (offer,) = (await house.store.table(opened[-1].id)).proposals
    assert (offer.facts["name"], offer.facts["old"]) == ("Dora", "Dora")
    await go_on(house, opened, ZOE)
    await house.restart(recovered=False)
    for table in opened:
        assert (await house.find(table.id)).session.replay_error is None


async def go_on(house, opened, who):
    """Continue the tables that named the user: nothing in their memory is written back."""
    *lobbies, left, offered = opened
    await house.set_options(lobbies[0], ANN, {"rounds": "1"})
    await house.start(lobbies[1], ANN)
    assert offered.session.proposal is None, "nobody is left who could take the seat"
    for table in opened:
        await house.serve(table)
    assert "proposal-1" in house.wall.last(("channel", offered.session.row.channel_id)).told[0]
    await house.swap(offered, DORA, EVE)
    await agree(offered, EVE, CID)
    assert offered.session.seat_of(EVE) == 1
    for user in (ANN, EVE, BOB):
        await house.choose(left, user, 1)
    for table in opened:
        await house.serve(table)
    assert columns_with(house, who) == set()


async def test_two_people_who_share_tables_can_both_be_forgotten(house):
    """Both as guests, hosts and players of the same tables."""
    opened, _ = await appear_everywhere(house, ZOE, YAN, channel=1000)
    others, _ = await appear_everywhere(house, YAN, ZOE, channel=2000)
    for lobby in opened[:2]:
        await house.invite(lobby, ANN, (ZOE, YAN))
        await house.serve(lobby)
    for user in (ZOE, YAN):
        await forget(house, user)
    assert columns_with(house, ZOE) | columns_with(house, YAN) == set()
    for table in (*opened, *others):
        await house.serve(table)
    assert columns_with(house, ZOE) | columns_with(house, YAN) == set()


async def test_expiring_offers_to_one_person_leaves_other_proposals_open(house):
    table = await house.running(clock="1h")
    await table.do(propose_clock, BOB, PAUSE)
    await table.do(expire_proposals, ZOE)
    await reply(table, ANN)
    assert table.session.row.paused is not None
    await table.do(expire_proposals, ZOE)  # nor is it an error if nothing is asked any more


@pytest.mark.parametrize("sent", [False, True])
async def test_an_invitation_by_direct_message_is_forgotten_with_its_guest(house, sent):
    await house.prefer(ZOE, {"notice": "dm"})
    lobby = await house.lobby(ANN)
    await house.invite(lobby, ANN, (ZOE,))
    while (delivery := await lobby.outbox.next_delivery()).user_id is None:
        await house.wall.hand_over(lobby, delivery)
    if sent:
        await house.serve(lobby)
    await forget(house, ZOE)
    await lobby.do(cancel, ANN)
    await house.serve(lobby)
    assert columns_with(house, ZOE) == set()
    assert len(house.wall.told(("private", ZOE))) == sent
    assert [post.key for post in lobby.session.posts.rows] == ["lobby"], "nor is the chat known"


@pytest.mark.parametrize("place", ["seat", "chat", "invitation"])
async def test_a_message_on_its_way_to_somebody_who_is_forgotten_is_not_noted(house, place):
    await house.prefer(ZOE, {"delivery": "dm", "notice": "dm"})
    if place == "seat":
        table = await house.running(ANN, ZOE)
    elif place == "chat":
        table = await house.running(ZOE, channel=ZOE, server=None)
    else:
        table = await house.lobby(ANN)
        await house.invite(table, ANN, (ZOE,))
    while ZOE not in ((delivery := await table.outbox.next_delivery()).user_id, delivery.channel_id):
        await house.wall.hand_over(table, delivery)
    assert await table.outbox.begin_attempt(delivery.post)
    await table.do(cancel, table.session.row.host_id)
    await forget(house, ZOE)
    await table.outbox.record_delivery(delivery, house.wall.put_up(delivery))
    await house.serve(table)
    assert columns_with(house, ZOE) == set()


async def test_nothing_of_a_forgotten_person_is_left_in_the_files(tmp_path, tiny, monkeypatch):
    """Whatever SQLite was built with, and once nobody reads the log of past writes any more."""
    connect = database._connect

    async def careless(path):
        connection = await connect(path)
        await connection.execute_fetchall("PRAGMA secure_delete=OFF")
        return connection

    def left():
        """Whether a person's name or id, as SQLite stores it, is anywhere in the files."""
        files = b"".join(file.read_bytes() for file in tmp_path.glob("files.sqlite3*"))
        return NAMES[ZOE].encode() in files or ZOE.to_bytes(8) in files

    monkeypatch.setattr(database, "_connect", careless)
    monkeypatch.setattr("k2bot.host.service.tables.FORGETTING_INTERVAL", 0.01)
    async with hosting.opened(tmp_path / "files.sqlite3", tiny) as house:
        await played(house, ZOE, ANN, BOB, channel=1)
        with closing(sqlite3.connect(house.path)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM member").fetchone()
            forgetting = asyncio.create_task(forget(house, ZOE))
            while columns_with(house, ZOE):  # noqa: ASYNC110 - nothing signals it
                await asyncio.sleep(0.01)
            assert left(), "the log still has it"
        await forgetting
        assert not left()


async def test_a_table_that_names_a_person_during_forgetting_is_cleaned_too(house):
    """They are invited while being forgotten; that table's memory isn't written back either."""
    stored, lobby = PersonalData(house.store), await house.lobby(ANN)
    assert not await stored.tables(ZOE)
    await house.invite(lobby, ANN, (ZOE,))
    assert not await stored.forget(ZOE, phrase("privacy-former"), frozenset())
    assert columns_with(house, ZOE), "nothing has changed"
    await forget(house, ZOE)
    await house.set_options(lobby, ANN, {"rounds": "1"})
    assert columns_with(house, ZOE) == set()
