"""A post that reached Discord isn't sent again, however the bot ended and however long ago.

The simulated Discord ignores nonces, like the real one after a few minutes.
"""

import asyncio
import sqlite3
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from k2bot.game.values import Button, HostButton, Page
from k2bot.host.discord.sender import MESSAGES_READ, MessageSearch, earliest_id, marks_of
from k2bot.host.service.table import Outbox
from k2bot.offline.world import clock_lag
from tests.host import tiny_game
from tests.waiting import until

READING = r"/channels/\d+/messages"


@pytest.fixture
async def world(worlds):
    async with worlds() as made:
        made.env.backend.advance_clock(clock_lag(made.env))  # both clocks show the present
        made.unhurried(10_000)
        yield made


@pytest.fixture
def unrecorded(monkeypatch):
    """Prevent new messages from being recorded as sent, as if the bot were killed just before."""
    usual = Outbox.record_delivery

    async def killed(self, delivery, posted):
        if self._table.session.posts.row(delivery.post.id).message is None:
            raise sqlite3.OperationalError("killed")
        await usual(self, delivery, posted)

    @contextmanager
    def meanwhile():
        with monkeypatch.context() as patched:
            patched.setattr(Outbox, "record_delivery", killed)
            yield

    return meanwhile


async def test_a_post_sent_but_not_recorded_before_a_crash_appears_once(world, unrecorded):
    await world.lobby("bob")
    with unrecorded():
        await world.start()
    assert "Round 1" in world.post.content
    assert not world.calls("GET", READING)
    await world.restart(crash=True)
    assert sum("Round 1" in text for text in world.texts) == 1
    assert world.count("GET", READING) == 1
    await world.commit("ann", 2)
    assert "waiting for bob" in world.post.content
    assert len(world.posts()) == 2
    assert world.count("GET", READING) == 1, "later posts cost no such call"


async def test_a_lobby_changed_since_it_was_sent_appears_once(world, unrecorded, monkeypatch):
    """Somebody joins before the bot has checked whether the lobby was posted."""

    async def nothing(*_):
        pass

    with unrecorded():
        await world.slash("ann", "new")
    with monkeypatch.context() as between:  # in which nothing can be sent
        between.setattr(Outbox, "next_delivery", nothing)
        await world.restart(crash=True)
        await world.press("bob", "Join")
    world.table.outbox.flush()
    await until(lambda: any("bob" in text for text in world.texts))
    assert len(world.texts) == 1


async def test_a_private_message_sent_but_not_recorded_before_a_crash_appears_once(world, unrecorded):
    await world.slash("bob", "hand", delivery="dm")
    await world.lobby("bob")
    with unrecorded():
        await world.start()
    await world.restart(crash=True)
    with unrecorded():
        world.unhurried(10_000)
        world.table.outbox.flush()
        await world.settle()
    await world.restart(crash=True)
    assert sum("picked" in text for text in world.dms("bob")) == 1
    assert sum("Round 1" in text for text in world.texts) == 1


async def test_without_access_to_history_unrecorded_posts_are_resent_and_logged(world, unrecorded, caplog):
    caplog.set_level("INFO")
    await world.lobby("bob", rounds="1")
    await world.forbid("read_message_history")
    with unrecorded():
        await world.start()
    await world.restart(crash=True)
    await world.commit("ann", 3)
    with unrecorded():
        world.unhurried(10_000)
        await world.commit("bob", 2)
    await world.restart(crash=True)
    assert not world.calls("GET", READING)
    assert sum(text.startswith("Round 1 of") for text in world.texts) == 2, "as without a look"
    said = [record.getMessage() for record in caplog.records if "Read Message History" in record.getMessage()]
    assert len(said) == 2, "once by each of the two bots that had reason to look"


async def test_in_a_long_outage_a_post_is_searched_for_before_resending(world, monkeypatch):
    """Discord posted it, the answer was lost, and the nonce has expired when Discord is back."""
    await world.lobby("bob")
    usual, lost = world.bot.http.request, []

    async def request(route, **given):
        answer = await usual(route, **given)
        if route.method == "POST" and route.path.endswith("/messages") and not lost:
            lost.append(answer)
            raise OSError("connection lost")
        return answer

    monkeypatch.setattr(world.bot.http, "request", request)
    world.unhurried(100)
    await world.start()
    assert lost
    await world.later(101)
    assert sum("Round 1" in text for text in world.texts) == 1
    await world.commit("ann", 2)
    assert "waiting for bob" in world.post.content


@pytest.mark.parametrize("arrives", [False, True])
async def test_a_post_in_flight_at_the_end_holds_up_no_handover_and_appears_once(world, monkeypatch, arrives):
    """Discord hasn't answered by then, whether it has got the request or not."""
    await world.lobby("bob")
    usual, begun, posting = world.bot.http.request, asyncio.Event(), ("POST", world.channel.id)

    async def request(route, **given):
        if (route.method, route.channel_id) != posting:
            return await usual(route, **given)
        if arrives:
            await usual(route, **given)
        begun.set()
        return await world.env.external_wait(asyncio.Event().wait(), reason="there is no answer")

    monkeypatch.setattr(world.bot.http, "request", request)
    await world.start()
    await begun.wait()
    async with asyncio.timeout(1.5):
        await world.host.sender.close()
    assert sum("Round 1" in text for text in world.texts) == arrives
    await world.restart()
    assert sum("Round 1" in text for text in world.texts) == 1
    await world.commit("ann", 2)
    assert "waiting for bob" in world.post.content


# ------------------------------------------------------------------------------------------ which post is it?

PICTURE = tiny_game.Picture("key", "board.png", "A board", lambda: tiny_game.PIXEL)
PAGE = Page(
    " Day 3 \n", (PICTURE,), ((Button("open", "Mine", "hand", "day3"), HostButton("rematch", "Again")),)
)


class Looking:
    def __init__(self, world):
        self.world, self.lookup = world, MessageSearch(world.bot)
        self.place = world.bot.get_partial_messageable(world.channel.id)
        self.known, self.newest, self.tried = (), 0, datetime.now(UTC)

    async def post(self, page, table=7, *, bare=False):
        message = await self.world.bot.composer.compose(page, table, "o")
        sent = await self.place.send(**(message.without_files() if bare else message).new())
        stored = self.world.backend.get_message(self.world.channel.id, sent.id)
        stored.content = stored.content.strip()  # as the real Discord does it
        return sent.id

    async def find(self, page=PAGE):
        marks = marks_of(await self.world.bot.composer.compose(page, 7, "o"))
        after = max(self.newest, earliest_id(self.tried))
        return await self.lookup.find(self.world.channel.id, marks, after, self.known)


@pytest.fixture
def looking(world):
    return Looking(world)


@pytest.mark.parametrize("bare", [False, True])
async def test_a_post_is_recognised_by_its_text_and_contents(looking, bare):
    """Even without its files."""
    own = await looking.post(PAGE, bare=bare)
    assert await looking.find() == own


@pytest.mark.parametrize(
    ("page", "table"),
    [
        (replace(PAGE, text="Day 4"), 7),
        (PAGE, 8),
        (replace(PAGE, rows=((Button("open", "Mine", "hand", "day4"), HostButton("rematch", "Again")),)), 7),
        (replace(PAGE, rows=()), 7),
        (replace(PAGE, pictures=(replace(PICTURE, key="other"),)), 7),
    ],
)
async def test_a_similar_post_is_not_mistaken_for_the_lost_one(looking, page, table):
    await looking.post(page, table)
    assert await looking.find() is None
    own = await looking.post(PAGE)
    await looking.post(page, table)
    assert await looking.find() == own


async def test_edited_posts_and_other_peoples_are_not_mistaken_for_the_lost_one(looking, world):
    text = Page("The table is set aside.")
    own = await looking.post(text)
    await looking.place.get_partial_message(own).edit(content="Something else")
    await looking.place.get_partial_message(own).edit(content=text.text)
    world.backend.create_message(world.channel.id, world.ann.id, text.text)
    assert await looking.find(text) is None


async def test_known_and_older_posts_are_not_mistaken_for_the_lost_one(looking):
    first, second, third = [await looking.post(PAGE) for _ in range(3)]
    looking.known, looking.newest = (second,), first
    assert await looking.find() == third
    looking.known, looking.newest = (), third
    assert await looking.find() is None


async def test_posts_from_long_before_the_attempt_are_not_mistaken_for_it(looking):
    own = await looking.post(PAGE)
    looking.tried += timedelta(minutes=9)  # the clock of this computer may be wrong by some minutes
    assert await looking.find() == own
    looking.tried += timedelta(minutes=2)
    assert await looking.find() is None


async def test_a_lost_post_is_found_behind_many_messages_in_few_calls(looking, world):
    own = await looking.post(PAGE)
    for number in range(MESSAGES_READ - 1):
        world.backend.create_message(world.channel.id, world.ann.id, f"talk {number}")
    before = world.count("GET", READING)
    assert await looking.find() == own
    assert MESSAGES_READ == 100
    assert world.count("GET", READING) - before <= 2
