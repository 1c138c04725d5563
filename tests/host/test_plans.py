"""What each change of a table puts into its outbox and takes out, on a real table that nobody else uses."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from k2bot.host.kernel.play import RESIGN
from k2bot.host.kernel.transition import Command, Move
from k2bot.host.people import Languages
from k2bot.host.service.table import Table, TableServices
from k2bot.host.values import Member, PostRow, Status, StoredTable, TableRow
from tests.host.hosting import ANN, BOB, GUILD, OTHER_CHANNEL, kept
from tests.host.tiny_game import QuietGame

if TYPE_CHECKING:
    from collections.abc import Callable

NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)
PEOPLE = (Member(ANN, "Ann"), Member(BOB, "Bob"))
WITH_COMPUTER = (PEOPLE[0], Member(-1, "Bot", level="weak"))


@dataclass(frozen=True)
class Do(Command):
    """One step of a transition, as a command."""

    step: Callable

    def carry_out(self, table):
        self.step(table)


class Alone:
    """A table with its outbox, without a house."""

    def __init__(self, store):
        self.store, self.woken, self.now = store, [], NOON

    async def open(self, game, people, **options):
        row = TableRow(0, GUILD, 500, ANN, "tiny", Status.LOBBY, options, None, NOON, None, None)
        async with self.store.writing() as write:
            await write.setting("person", ANN, "delivery", "dm")
            table_id = await write.new_table(StoredTable(row, people))
        services = TableServices(self.store, Languages(self.store), lambda: self.now, None, self.woken.append)
        self.table = await Table.load(await self.store.table(table_id), game, services)
        self.outbox = self.table.outbox

    @property
    def session(self):
        return self.table.session

    @property
    def posts(self):
        return self.table.session.posts

    async def do(self, command):
        """Carry out a command; gives the posts that it makes."""
        known = self.posts.rows
        await self.table.do(command)
        return [row.wanted for row in self.posts.rows[len(known) :]]

    async def amend(self, *posts, **row):
        return await self.do(Do(lambda table: table.amend(replace(table.session.row, **row), None, *posts)))

    async def take(self, seat, answer, kind="answer"):
        stamp = self.session.play.stamp(seat) or ""
        return await self.do(Do(lambda table: table.advance(seat, kind, stamp, answer)))

    def become(self, status):
        """The rows that have become that, with why."""
        return [(row.wanted.key, row.reason) for row in self.posts.rows if row.status == status]

    async def sent(self):
        """Have all sent that waits; gives key and text of each message, new ones with a star."""
        told, number = [], 1000
        while (delivery := await self.outbox.next_delivery()) is not None:
            if delivery.page is None:
                told.append(f"-{delivery.announcement.key}")
                await self.outbox.missing(delivery.row)
                continue
            number += 1
            told.append(f"{'' if delivery.message else '*'}{delivery.announcement.key}")
            message = delivery.message.message_id if delivery.message else number
            await self.outbox.delivered(delivery.row, 500, message)
        return told

    async def begin(self):
        await self.amend(status=Status.RUNNING, seed="seed", begun=NOON, rules=1)


@pytest.fixture
async def alone(store, tiny, request):
    game, people, options = getattr(request, "param", (None, PEOPLE, {}))
    alone = Alone(store)
    await alone.open(game or tiny, people, **{"rounds": "2", "pairs": "no", **options})
    return alone


def made(posts):
    return [("edit " if post.edit else "") + post.key for post in posts]


quiet = pytest.mark.parametrize("alone", [(QuietGame(), PEOPLE, {"posts": "one"})], indirect=True)
with_computer = pytest.mark.parametrize("alone", [(None, WITH_COMPUTER, {})], indirect=True)


async def test_a_beginning_is_posted_after_what_is_said_of_it_and_privately_where_wanted(alone):
    posts = await alone.amend(
        PostRow(None, "lobby", edit=True), status=Status.RUNNING, seed="seed", begun=NOON, rules=1
    )
    assert made(posts) == ["edit lobby", "round-1", "hand-1"]
    assert [post.seat for post in posts] == [None, None, 0]
    assert await alone.sent() == ["*lobby", "*round-1", "*hand-1"]


async def test_each_input_plans_its_posts_and_edits_are_gathered_to_the_newest(alone):
    await alone.begin()
    await alone.sent()
    assert made(await alone.take(0, "3")) == ["edit round-1"]
    assert made(await alone.take(1, "2")) == ["edit round-1", "shown-1"]
    assert await alone.sent() == ["round-1", "*shown-1"]


@with_computer
async def test_what_a_computer_continues_is_held_back_and_told_as_one(alone, tiny):
    tiny.can_batch = lambda _before, step: step.state.phase == "turn"
    await alone.begin()
    await alone.take(0, "1")
    await alone.sent()
    await alone.take(1, "2")
    assert alone.posts.batch.first == 2
    alone.now += timedelta(minutes=9)
    assert await alone.sent() == ["round-1"], "the new post waits for the computer's turn"
    assert alone.outbox.held_for == 9 * 60
    posts = await alone.take(1, "pass")
    assert [post.first for post in posts if post.key == "shown-1"] == [2]
    assert alone.become("gathered")[-1] == ("shown-1", "told together with what followed")
    assert (await alone.sent())[0] == "*shown-1"
    assert alone.outbox.held_for == 0.0


@with_computer
async def test_what_is_released_is_sent_though_the_computer_goes_on(alone, tiny):
    tiny.can_batch = lambda _before, step: step.state.phase == "turn"
    await alone.begin()
    await alone.take(0, "1")
    await alone.take(1, "2")
    await alone.sent()
    known = alone.posts
    alone.woken.clear()
    await alone.outbox.release()
    assert alone.posts == replace(known, batch=None), "who was told of what is still known"
    assert len(alone.woken) == 1
    assert await alone.sent() == ["*shown-1"]


@with_computer
async def test_what_is_released_while_something_else_is_stored_stays_released(alone, tiny):
    tiny.can_batch = lambda _before, step: step.state.phase == "turn"
    await alone.begin()
    await alone.take(0, "1")
    await alone.take(1, "2")
    await alone.sent()
    async with alone.store.database.transaction() as transaction:
        await transaction.execute("SELECT 1")  # nothing else is stored until its end
        inviting = asyncio.create_task(alone.amend(invited=(7,)))
        await asyncio.sleep(0.01)
        releasing = asyncio.create_task(alone.outbox.release())
        await asyncio.sleep(0.01)
    await asyncio.gather(inviting, releasing)
    assert alone.posts.batch is None
    assert await alone.sent() == ["*shown-1"]


@quiet
async def test_who_is_asked_is_called_once_and_the_call_is_withdrawn(alone):
    await alone.begin()
    assert await alone.sent() == ["*living", "*call-choose-1"]
    assert made(await alone.take(0, "3")) == ["edit living", "edit call-choose-1"], "it names Bob alone now"
    posts = await alone.take(1, "2")
    assert made(posts) == ["edit living", "edit call-choose-1", "call-turn-1"]
    assert alone.posts.ping == "call-turn-1"
    assert await alone.sent() == ["living", "-call-choose-1", "*call-turn-1"]


@quiet
async def test_a_move_takes_what_is_current_along_and_forgets_the_channel(alone):
    await alone.begin()
    await alone.sent()
    posts = await alone.do(Move(OTHER_CHANNEL))
    assert made(posts) == ["edit call-choose-1", "living", "call-choose-1"]
    assert list(alone.posts.messages) == [("call-choose-1", None)], "the call is still to be taken away"


async def test_cancelling_gives_up_what_the_game_still_had_to_post(alone):
    await alone.begin()
    assert made(await alone.amend(PostRow(None, "cancelled"), status=Status.CANCELLED)) == ["cancelled"]
    why = "the table was cancelled"
    assert alone.become("dropped") == [("round-1", why), ("hand-1", why)]
    assert await alone.sent() == ["*cancelled"]


async def test_who_leaves_last_ends_the_game_and_that_is_told(alone):
    await alone.begin()
    await alone.take(0, "", RESIGN)
    posts = await alone.take(1, "", RESIGN)
    assert alone.session.status is Status.OVER
    assert "end" in made(posts)


async def test_after_a_failure_the_table_is_read_again_with_its_posts(alone):
    await alone.begin()
    before = alone.session
    async with alone.store._database.transaction() as inside:
        await inside.execute(
            "CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'disk full'); END"
        )
    with pytest.raises(sqlite3.IntegrityError, match="disk full"):
        await alone.take(0, "3")
    assert alone.session is before
    stored = await alone.store.table(alone.table.id)
    await kept(alone.store, stored, row=replace(stored.row, host_id=BOB))
    async with alone.table.held() as session:
        assert (session.host.name, session.posts.rows) == ("Bob", before.posts.rows)
        assert session.play == before.play
