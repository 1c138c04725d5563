"""Who is served next: the first to come, unless somebody asks for much at once."""

from __future__ import annotations

import asyncio
from unittest.mock import ANY

import pytest

from k2bot.host.waiting_line import KNOWN, PASSED_OVER, WaitingLine


class Server:
    def __init__(self, name):
        self.name, self.kept = name, None

    def when_free(self, call):
        """At once, unless it is kept busy for a while."""
        call() if self.kept is None else self.kept.append(call)


class Shop:
    """A line of customers who are served as long as somebody lets them."""

    def __init__(self, *names):
        self.servers = [Server(name) for name in names]
        self.line = WaitingLine(self.servers)
        self.served, self.tasks = [], []
        self.open = asyncio.Event()

    async def customer(self, asker):
        async with self.line.turn(asker) as (server, crowd):
            self.served.append((asker, server.name, crowd))
            await self.open.wait()

    async def come(self, *askers):
        self.tasks += [asyncio.create_task(self.customer(asker)) for asker in askers]
        await asyncio.sleep(0)

    async def done(self):
        self.open.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return [asker for asker, _, _ in self.served]


async def test_the_first_to_come_is_the_first_to_be_served():
    shop = Shop("one")
    await shop.come("a", "b", "c", "d")
    assert await shop.done() == ["a", "b", "c", "d"]
    assert shop.line.crowd == 0


async def test_who_asks_for_much_lets_others_go_between():
    shop = Shop("one")
    await shop.come("a", "a", "a", "b", "b", "c")
    assert await shop.done() == ["a", "b", "c", "a", "b", "a"]


async def test_newcomers_do_not_keep_the_second_question_waiting_for_ever():
    """Whoever comes once the first questions are through stands behind the second ones."""
    shop = Shop("one")
    await shop.come("a", "a", "b", "b")
    line = shop.line
    line._pass_on(shop.servers[0])  # b's first one
    line._pass_on(shop.servers[0])  # a's second one
    await shop.come("c")
    waiting = sorted(line._waiting, key=lambda other: other.place)
    assert [other.asker for other in waiting] == ["b", "c"]
    await shop.done()


async def test_each_is_told_the_greatest_crowd_that_stood_with_it():
    shop = Shop("one")
    await shop.come("a", "b")
    await shop.come("c")
    await shop.done()
    assert [(asker, crowd) for asker, _, crowd in shop.served] == [("a", 1), ("b", 3), ("c", 3)]


async def test_who_comes_again_goes_to_the_same_server_where_both_are_idle():
    shop = Shop("one", "two")
    await shop.come("a", "b")
    shop.open.set()
    await asyncio.gather(*shop.tasks)
    await shop.come("b")
    await shop.come("a")
    await shop.done()
    assert [(asker, name) for asker, name, _ in shop.served] == [
        ("a", "one"), ("b", "two"), ("b", "two"), ("a", "one"),
    ]  # fmt: skip


async def known(*pairs):
    """A shop of two busy servers where each asker of a pair is known to the first or the second."""
    shop = Shop("one", "two")
    for pair in pairs:
        for asker, server in zip(pair, shop.servers, strict=True):
            shop.line._know(asker, server)
    await shop.come("x", "y")
    shop.served.clear()
    return shop


async def test_of_those_who_wait_a_server_takes_whom_it_knows():
    shop = await known(("a", "b"), ("c", "d"))
    await shop.come("b", "a", "d", "new", "c")
    for name in (0, 1, 0, 1, 0):
        shop.line._pass_on(shop.servers[name])
        await asyncio.sleep(0)
    assert [(asker, name) for asker, name, _ in shop.served] == [
        ("a", "one"), ("b", "two"), ("new", "one"), ("d", "two"), ("c", "one"),
    ]  # fmt: skip
    await shop.done()


async def test_a_server_takes_strangers_rather_than_nobody_and_knows_them_then():
    shop = await known(("a", "b"))
    await shop.come("b")
    shop.line._pass_on(shop.servers[0])
    await asyncio.sleep(0)
    assert [(asker, name) for asker, name, _ in shop.served] == [("b", "one")]
    assert shop.line._known == {"a": shop.servers[0], "b": shop.servers[0], "x": ANY, "y": ANY}
    await shop.done()


async def test_second_questions_wait_for_first_ones_also_of_strangers():
    shop = await known(("a", "b"))
    await shop.come("a", "a", "b")
    for _ in range(3):
        shop.line._pass_on(shop.servers[0])
        await asyncio.sleep(0)
    assert [asker for asker, _, _ in shop.served] == ["a", "b", "a"]
    await shop.done()


async def test_nobody_is_passed_over_for_long():
    shop = await known(("a", "b"), *((f"one {number}", f"two {number}") for number in range(2 * PASSED_OVER)))
    await shop.come("b", *(f"one {number}" for number in range(2 * PASSED_OVER)))
    for _ in range(PASSED_OVER + 1):
        shop.line._pass_on(shop.servers[0])
        await asyncio.sleep(0)
    assert [asker for asker, _, _ in shop.served].index("b") == PASSED_OVER
    await shop.done()


async def test_only_the_latest_askers_are_remembered():
    shop = Shop("one")
    shop.open.set()
    await shop.come(*range(KNOWN + 3))
    await asyncio.gather(*shop.tasks)
    assert list(shop.line._known) == list(range(3, KNOWN + 3))


async def test_who_is_still_busy_with_the_last_one_serves_the_next_afterwards():
    shop = Shop("one")
    await shop.come("a", "b")
    server = shop.servers[0]
    server.kept = []
    shop.open.set()
    await shop.tasks[0]
    await asyncio.sleep(0)
    assert [asker for asker, _, _ in shop.served] == ["a"]
    (free,) = server.kept
    free()
    server.kept = None
    assert await shop.done() == ["a", "b"]


async def test_who_goes_away_just_as_a_turn_comes_is_passed_over():
    shop = Shop("one")
    await shop.come("a", "b", "c")
    shop.tasks[1].cancel()  # runs only after the server has been passed on
    shop.line._pass_on(Server("two"))
    assert await shop.done() == ["a", "c"]
    assert len(shop.line._idle) == 2


@pytest.mark.parametrize("handed", [False, True])
async def test_who_goes_away_holds_up_nobody(handed):
    """Also where the turn has come, and who waited for it does not know yet."""
    shop = Shop("one")
    await shop.come("a", "b", "c")
    if handed:
        shop.line._pass_on(Server("two"))
    shop.tasks[1].cancel()
    assert await shop.done() == ["a", "c"]
    assert shop.line.crowd == 0
    assert len(shop.line._idle) == 1 + handed
