"""An outbox on its own, against a real store: what each change of a session puts into it and takes out."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from k2bot.host.attention.outbox import Outbox
from k2bot.host.kernel.play import RESIGN
from k2bot.host.kernel.session import Session
from k2bot.host.people.languages import Languages
from k2bot.host.people.members import Member, Status
from k2bot.host.people.preferences import PersonalPreferences
from k2bot.host.service.memory import Memory
from k2bot.host.store import PostRow, Store
from tests.host.hosting import ANN, BOB, GUILD, OTHER_CHANNEL
from tests.host.tiny_game import QuietGame

NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)
PEOPLE = (Member(ANN, "Ann", PersonalPreferences(delivery="dm")), Member(BOB, "Bob"))


class Alone:
    """A session in memory with its outbox; changes are made as a table makes them."""

    def __init__(self, store, session):
        self.store, self.woken = store, []
        self.memory = Memory(store, session, lambda: self.woken.append(1))
        self.outbox = Outbox(self.memory, lambda: NOON + timedelta(minutes=9))

    async def change(self, after, plan):
        async with self.memory.writing() as write:
            await after.write(write, self.memory.session)
            await self.outbox.write(write, plan)
        self.memory.session = after
        self.outbox.take(plan)
        return plan

    async def amend(self, *posts, members=None, **row):
        async with self.outbox.held() as session:
            after = session.amended(replace(session.row, **row), members or session.members)
            return await self.change(after, await self.outbox.after_change(after, posts))

    async def take(self, seat, answer, kind="answer"):
        async with self.outbox.held() as session:
            stamp = session.play.stamp(seat) or ""
            after = session.then(session.play.take(seat, kind, stamp, answer, NOON))
            return await self.change(after, await self.outbox.after_step(after))

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
async def alone(tmp_path, tiny, request):
    game, options = getattr(request, "param", (None, {}))
    store = await Store.open(tmp_path / "outbox.sqlite3")
    options = {"rounds": "2", "pairs": "no", **options}
    async with store.writing() as write:
        await write.new_table(
            guild_id=GUILD, channel_id=500, host_id=ANN, game="tiny", options=options, created=NOON
        )
        await write.members(1, PEOPLE)
    row = (await store.table(1)).row
    yield Alone(store, Session(game or tiny, Languages(store), row, PEOPLE))
    await store.close()


def made(plan):
    return [("edit " if post.edit else "") + post.key for post in plan.posts]


quiet = pytest.mark.parametrize("alone", [(QuietGame(), {"posts": "one"})], indirect=True)


async def test_a_beginning_is_posted_after_what_is_said_of_it_and_privately_where_wanted(alone):
    plan = await alone.amend(
        PostRow(None, "lobby", edit=True), status=Status.RUNNING, seed="seed", begun=NOON, rules=1
    )
    assert made(plan) == ["edit lobby", "round-1", "hand-1"]
    assert [post.seat for post in plan.posts] == [None, None, 0]
    assert await alone.sent() == ["*lobby", "*round-1", "*hand-1"]


async def test_each_input_plans_its_posts_and_edits_are_gathered_to_the_newest(alone):
    await alone.begin()
    await alone.sent()
    assert made(await alone.take(0, "3")) == ["edit round-1"]
    assert made(await alone.take(1, "2")) == ["edit round-1", "shown-1"]
    assert await alone.sent() == ["round-1", "*shown-1"]


async def test_what_a_computer_continues_is_held_back_and_told_as_one(alone, tiny):
    tiny.gathers = lambda _before, step: step.state.phase == "turn"
    alone.memory.session = replace(alone.memory.session, members=(PEOPLE[0], Member(-1, "Bot", level="weak")))
    await alone.begin()
    await alone.take(0, "1")
    await alone.sent()
    plan = await alone.take(1, "2")
    assert plan.standing.batch.first == 2
    assert await alone.sent() == ["round-1"], "the new post waits for the computer's turn"
    assert alone.outbox.held_for == 9 * 60
    plan = await alone.take(1, "pass")
    assert (len(plan.done), [post.first for post in plan.posts if post.key == "shown-1"]) == (1, [2])
    assert (await alone.sent())[0] == "*shown-1"
    assert alone.outbox.held_for == 0.0


async def test_what_is_released_is_sent_though_the_computer_goes_on(alone, tiny):
    tiny.gathers = lambda _before, step: step.state.phase == "turn"
    alone.memory.session = replace(alone.memory.session, members=(PEOPLE[0], Member(-1, "Bot", level="weak")))
    await alone.begin()
    await alone.take(0, "1")
    await alone.take(1, "2")
    await alone.sent()
    known = alone.outbox._standing
    alone.outbox.release()
    assert alone.outbox._standing == replace(known, batch=None), "who was told of what is still known"
    assert len(alone.woken) == 1
    assert await alone.sent() == ["*shown-1"]


@quiet
async def test_who_is_asked_is_called_once_and_the_call_is_withdrawn(alone):
    await alone.begin()
    assert await alone.sent() == ["*living", "*call-choose-1"]
    assert made(await alone.take(0, "3")) == ["edit living", "edit call-choose-1"], "it names Bob alone now"
    plan = await alone.take(1, "2")
    assert made(plan) == ["edit living", "edit call-choose-1", "call-turn-1"]
    assert plan.standing.call == "call-turn-1"
    assert await alone.sent() == ["living", "-call-choose-1", "*call-turn-1"]


@quiet
async def test_a_move_takes_what_is_current_along_and_forgets_the_channel(alone):
    await alone.begin()
    await alone.sent()
    async with alone.outbox.held() as session:
        there = replace(session, row=replace(session.row, channel_id=OTHER_CHANNEL))
        plan = await alone.change(there, await alone.outbox.after_move())
    assert made(plan) == ["edit call-choose-1", "living", "call-choose-1"]
    assert (plan.forget, plan.keep) == ("channel", ("call-choose-1",))


async def test_cancelling_gives_up_what_the_game_still_had_to_post(alone):
    await alone.begin()
    plan = await alone.amend(PostRow(None, "cancelled"), status=Status.CANCELLED)
    assert (made(plan), plan.outcome[0], len(plan.done)) == (["cancelled"], "dropped", 2)
    assert await alone.sent() == ["*cancelled"]


async def test_who_leaves_last_ends_the_game_and_that_is_told(alone):
    await alone.begin()
    await alone.take(0, "", RESIGN)
    plan = await alone.take(1, "", RESIGN)
    assert alone.memory.session.status is Status.OVER
    assert "end" in made(plan)


async def test_after_a_failure_table_and_outbox_are_read_again(alone):
    await alone.begin()

    async def failing():
        async with alone.outbox.held(), alone.memory.writing() as write:
            await write.forget_all(1)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await failing()
    alone.memory.session = replace(alone.memory.session, members=())
    async with alone.outbox.held() as session:
        assert [member.name for member in session.members] == ["Ann", "Bob"]
    assert alone.memory.readings == 2
