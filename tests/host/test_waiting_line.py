"""Who is served next: the first to come, unless somebody asks for much at once."""

from __future__ import annotations

import asyncio

import pytest

from k2bot.host.waiting_line import WaitingLine


class Server:
    def __init__(self, name):
        self.name, self.last, self.kept = name, None, None

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
