"""The waiting line: first come, first served, and each turn reports the queue depth."""

import asyncio

import pytest

from k2bot.thinking.processes import ProcessPool


class Server:
    def __init__(self, name):
        self.name, self.kept = name, None

    def when_free(self, call):
        """Call at once, unless the server is kept busy."""
        call() if self.kept is None else self.kept.append(call)


class Shop:
    """A queue of customers; each is served until it is let go."""

    def __init__(self, *names):
        self.servers = [Server(name) for name in names]
        self.line = ProcessPool(self.servers)
        self.served, self.tasks, self.doors = [], {}, {}

    async def customer(self, asker):
        async with self.line.acquire() as (server, depth):
            self.served.append((asker, server.name, depth))
            await self.doors[asker].wait()

    async def come(self, *askers):
        for asker in askers:
            self.doors[asker] = asyncio.Event()
            self.tasks[asker] = asyncio.create_task(self.customer(asker))
        await settled()

    async def go(self, *askers):
        for asker in askers:
            self.doors[asker].set()
            await settled()

    @property
    def order(self):
        return [asker for asker, _, _ in self.served]


async def settled():
    """Let all tasks run as far as they can."""
    for _ in range(6):
        await asyncio.sleep(0)


async def test_turns_are_first_come_first_served_and_report_the_peak_depth():
    shop = Shop("one")
    await shop.come("a", "b")
    assert shop.order == ["a"]
    await shop.come("c")
    await shop.go("a", "b")
    await shop.come("d")
    await shop.go("c", "d")
    assert [(asker, depth) for asker, _, depth in shop.served] == [("a", 1), ("b", 3), ("c", 3), ("d", 2)]
    assert shop.line.depth == 0


async def test_the_most_recently_used_idle_server_is_chosen():
    """Its caches are warm, and another server may not have been started yet."""
    shop = Shop("one", "two")
    await shop.come("a", "b")
    await shop.go("b", "a")
    await shop.come("c")
    assert [name for _, name, _ in shop.served] == ["one", "two", "one"]
    await shop.go("c")


async def test_a_server_still_busy_with_the_last_turn_delays_the_next():
    shop = Shop("one")
    await shop.come("a", "b")
    (server,) = shop.servers
    server.kept = []
    await shop.go("a")
    assert shop.order == ["a"]
    (free,) = server.kept
    server.kept = None
    free()
    await shop.go("b")
    assert shop.order == ["a", "b"]


@pytest.mark.parametrize("handed", [False, True])
async def test_a_cancelled_waiter_holds_up_nobody(handed):
    """Even when cancelled just after being handed the turn."""
    shop = Shop("one")
    await shop.come("a", "b", "c")
    if handed:
        shop.doors["a"].set()
        await asyncio.sleep(0)  # the door has let a out, and b is told in the next round
    shop.tasks["b"].cancel()
    await shop.go("a", "c")
    assert shop.order == ["a", "c"]
    assert shop.line.depth == 0
    await shop.come("d")
    await shop.go("d")
    assert shop.order == ["a", "c", "d"]


async def test_idle_work_runs_only_on_an_empty_line_and_adds_no_depth():
    shop = Shop("one")
    await shop.come("ann")
    depths, order = [], []

    async def answer_when_idle(name):
        async with shop.line.acquire_when_idle():
            order.append((name, [asker for asker, _, _ in shop.served]))
            depths.append(shop.line.depth)
            await asyncio.sleep(0)

    patient = [asyncio.create_task(answer_when_idle(name)) for name in ("cid", "dee")]
    await settled()
    await shop.come("bob")
    await shop.go("ann")
    assert order == [], "who comes later, but to a table, is served before"
    await shop.go("bob")
    await asyncio.gather(*patient)
    assert order == [("cid", ["ann", "bob"]), ("dee", ["ann", "bob"])]
    assert depths == [0, 0], "nobody else gets less for it"
