"""Limits: presses and costly requests per person, and open games per person and server."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.game.values import Refusal
from k2bot.host.discord import interactions
from k2bot.host.discord.controls import HostId
from k2bot.host.discord.costs import COST, FILE, LONG, READING, CostlyRequests
from k2bot.host.discord.host_controls import HostControls
from k2bot.host.discord.interactions import Cooldown
from k2bot.host.discord.meant import MEANT
from k2bot.host.pages import dailies, exercises, history, host_pages, settings
from tests.phrases import pattern, says
from tests.waiting import held, until


class Clock:
    now = 100.0

    def __call__(self):
        return self.now


@given(st.integers(1, 300), st.lists(st.floats(0, 30), min_size=1, max_size=400))
def test_the_cooldown_limits_presses_and_allows_them_after_the_wait(per_minute, pauses):
    clock = Clock()
    cooldown, counted = Cooldown(per_minute, clock), []
    for pause in pauses:
        clock.now += pause
        wait = cooldown.wait(7)
        if wait == 0:
            counted.append(clock.now)
        elif len(counted) % 3 == 0:
            clock.now += wait + 1
            assert cooldown.wait(7) == 0, "who waits as long as was said may press"
            counted.append(clock.now)
    for first in counted:
        assert sum(first <= moment < first + 60 for moment in counted) <= 2 * per_minute
    assert len(counted) <= per_minute + (clock.now - 100) * per_minute / 60 + 1


def test_cooldowns_are_per_person_and_limited_in_number(monkeypatch):
    monkeypatch.setattr(interactions, "MOST_PEOPLE", 3)
    cooldown = Cooldown(1, Clock())
    assert [cooldown.wait(user) for user in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert cooldown.wait(4) == 60
    assert cooldown.wait(1) == 0, "forgotten, as others came"


def test_without_a_limit_every_press_counts():
    assert Cooldown(0).wait(1) == 0


# -------------------------------------------------------------------------------------------- costly requests


BUSY = pattern("refusal-busy")


class Desk:
    """Admits requests whose work ends when told to: its kind, by person, in order of its beginning."""

    def __init__(self):
        self.costly, self.begun, self.ends = CostlyRequests(), [], {}

    def ask(self, user, what, cost=READING):
        return asyncio.create_task(self._ask(user, what, cost))

    async def _ask(self, user, what, cost):
        async def work():
            self.begun.append((user, what))
            return await self.ends.setdefault((user, what), asyncio.get_running_loop().create_future())

        async with self.costly.admit(user, cost, what, work) as admitted:
            return await admitted()

    async def refuses(self, *request):
        task = self.ask(*request)
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match=BUSY):
            task.result()

    async def begins(self, *requests):
        await until(lambda: len(self.begun) >= len(requests))
        assert self.begun == [*requests]

    def end(self, user, what):
        self.ends[user, what].set_result(f"{what} of {user}")


@pytest.fixture
def desk():
    return Desk()


async def test_equal_readings_of_a_person_are_done_once_and_others_refused_meanwhile(desk):
    equal = [desk.ask(1, "history") for _ in range(60)]
    await desk.begins((1, "history"))
    await desk.refuses(1, "stats")
    long = desk.ask(1, "film", LONG)
    await desk.begins((1, "history"), (1, "film"))
    await desk.refuses(1, "film", LONG)
    desk.end(1, "history")
    assert {await one for one in equal} == {"history of 1"}
    stats = desk.ask(1, "stats")
    await desk.begins((1, "history"), (1, "film"), (1, "stats"))
    desk.end(1, "stats")
    desk.end(1, "film")
    assert [await stats, await long] == ["stats of 1", "film of 1"]


async def test_a_few_readings_are_done_at_once_in_the_order_of_their_arrival(desk):
    asked = [desk.ask(user, "stats") for user in range(1, 6)]
    await asyncio.sleep(0)
    file = desk.ask(1, "file", FILE)
    order = [(1, "stats"), (2, "stats"), (1, "file"), (3, "stats"), (4, "stats"), (5, "stats")]
    await desk.begins(*order[:3])
    for user, begun in ((2, 4), (1, 5), (3, 6)):
        desk.end(user, "stats")
        await desk.begins(*order[:begun])
    for user in (4, 5):
        desk.end(user, "stats")
    desk.end(1, "file")
    assert [await one for one in asked] == [f"stats of {user}" for user in range(1, 6)]
    await file


async def test_whoever_joined_a_request_learns_of_its_failure_or_end(desk):
    for end, told in (("refused", "no such game"), ("cancelled", BUSY)):
        first, second = desk.ask(1, end), desk.ask(1, end)
        await until(lambda end=end: (1, end) in desk.ends)
        if end == "refused":
            desk.ends[1, end].set_exception(Refusal(told))
        else:
            first.cancel()
        with pytest.raises(Refusal, match=told):
            await second
        (ended,) = await asyncio.gather(first, return_exceptions=True)
        assert isinstance(ended, asyncio.CancelledError) == (end == "cancelled")
        assert not desk.costly._under_way


@pytest.fixture
async def world(worlds):
    async with worlds(presses_per_minute=3, tables_of_person=1, tables_of_server=2) as made:
        yield made


async def test_pressing_too_often_is_refused_with_an_explanation(world):
    await world.slash("ann", "new")
    for _ in range(2):
        await world.slash("ann", "status")
    shown = await world.slash("ann", "cancel")
    assert says(shown.content, "refusal-cooldown")
    assert world.table is not None, "the command was not carried out"
    assert says((await world.slash("bob", "status")).content, "discord-status-lobby")


async def open_game(world, who, name):
    world.channel = world.guild.create_text_channel(name)
    await world.env.settle()
    return (await world.slash(who, "new")).content


async def test_open_games_are_limited_per_person_and_per_server(world):
    assert says(await open_game(world, "ann", "one"), "discord-opened")
    assert says(await open_game(world, "ann", "two"), "refusal-tables-of-person", most=1)
    assert says(await open_game(world, "bob", "three"), "discord-opened")
    assert says(await open_game(world, "cid", "four"), "refusal-tables-of-server", most=2)
    assert len(await world.host.store.open_tables_of(world.cid.id)) == 0


CHEAP = {
    *(exercises.LEARN, exercises.PUZZLE, settings.PREFER, settings.PREFER_HERE, host_pages.MUTE),
    *(settings.BLOCK, history.PRACTISE, *dailies.DAILY_VERBS, host_pages.LEAVE, host_pages.CANCEL, MEANT),
}
"""Verbs of pages whose cost doesn't grow with what somebody has played."""


async def test_every_page_has_a_known_cost(world):
    def at_table(handler):
        act = handler.at_table or handler.act
        return isinstance(getattr(getattr(act, "func", act), "__self__", None), HostControls)

    host = world.host.pages.handlers["host"]
    free = {verb for verb, handler in host.items() if handler.cost is None and not at_table(handler)}
    assert {verb.partition(" ")[0] for verb in free} == CHEAP
    commands = [*world.bot.tree.walk_commands()]
    costs = {one.qualified_name: cost for one in commands if (cost := one.extras.get(COST))}
    game = world.games[0].key
    assert costs == {
        **dict.fromkeys(("games", "history", "privacy", "ratings"), READING),
        **dict.fromkeys((f"{game} history", f"{game} lookback", f"{game} verify"), READING),
        f"{game} replay": LONG,
    }


async def test_a_persons_second_press_is_answered_by_the_first_and_nobody_else_waits(world, monkeypatch):
    await world.slash("bob", "new")
    counting = held(monkeypatch, world.tables.personal_data, "counts")

    def answered(who, message):
        texts = [shown.content for shown in world.seen_by(who) if shown.flags.ephemeral]
        return sum(says(text, message) for text in texts)

    for verb in (settings.PRIVACY, settings.PRIVACY, history.HISTORY):
        world.tap("ann", world.post, str(HostId(0, verb)))
    world.tap("bob", world.post, str(HostId(0, history.HISTORY)))
    await until(lambda: answered("ann", "refusal-busy") and answered("bob", "history-none"))
    assert not answered("ann", "privacy-stored")
    counting.go_on.set()
    await world.settle()
    assert answered("ann", "privacy-stored") == 2
