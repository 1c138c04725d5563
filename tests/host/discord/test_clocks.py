"""Time at tables, with at most one task waiting for timers; suspended machines and lost connections."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from k2bot.host.service import background, tables
from tests.cogs.story import Story
from tests.kit.transcript import Readable
from tests.phrases import phrase
from tests.waiting import until

TIME = re.compile(r"<t:\d+:R>")


class Later(datetime):
    """The system clock, set forward by ``by``."""

    by = timedelta(0)

    @classmethod
    def now(cls, tz=None):
        return datetime.now(tz) + cls.by


@pytest.fixture
def forward(monkeypatch):
    """Let ``pass_by`` set the system clock forward."""
    for module in (background, tables):
        monkeypatch.setattr(module, "datetime", Later)
    monkeypatch.setattr(Later, "by", timedelta(0))


async def pass_by(world, seconds):
    """Let time pass in steps too short for a suspended machine."""
    while seconds > 0:
        step = min(seconds, 60)
        Later.by += timedelta(seconds=step)
        await world.later(step)
        seconds -= step


async def late(world):
    """Let time run out, so that a computer decides."""
    decided = world.session.play.number
    await pass_by(world, 121)
    await until(lambda: world.session.play.number > decided)
    await world.settle()


def seat(world, number):
    return world.session.members[number]


async def test_three_missed_decisions_bring_a_stand_in_until_the_player_returns(forward, snapshot, worlds):
    async with worlds() as world:
        await world.begin("bob", rounds="9", clock="2m")
        await world.answers("ann 3", "bob 2")
        story = Story(world)
        story.posts()
        for who in ("bob", "ann"):
            status = await story.slash(who, "status")
            times = world.session.waiting[0], world.session.deadlines[0]
            assert {f"<t:{int(time.timestamp())}:R>" for time in times} <= {*TIME.findall(status.content)}

        await late(world)
        story.posts()
        await world.answers("bob 2")
        await pass_by(world, 60)  # the bot is stopped, and for so long that Ann's time would have run out
        await world.restart()
        await world.load()
        left = world.session.deadlines[0] - Later.now(UTC)
        assert timedelta(minutes=1.9) < left <= timedelta(minutes=2)

        await late(world)
        await late(world)
        assert (seat(world, 0).missed, seat(world, 0).standin) == (3, "strong")
        gone = next(post for post in world.posts() if phrase("standin-button-back") in world.ids(post))
        story.reads("everybody", "", gone)
        assert str(story) == snapshot(extension_class=Readable)
        await world.press("ann", "standin-button-back", gone)
        assert (seat(world, 0).missed, seat(world, 0).standin) == (0, None)


async def test_the_host_pauses_and_extends_the_clock_on_a_private_page(snapshot, worlds):
    async with worlds() as world:
        await world.begin("bob", rounds="9", clock="10m")
        story, due = Story(world), world.session.deadlines
        for who in ("bob", "ann"):
            page = await story.press(who, "Clock", await world.slash(who, "status"))
        page = await story.press("ann", "More time", page)
        assert world.session.deadlines == {seat: at + timedelta(minutes=10) for seat, at in due.items()}
        await story.press("ann", "Pause", page)
        assert world.session.deadlines == {}
        story.posts(3)
        await story.press("ann", "clock-button-on", await story.press("ann", "Clock", world.post))
        story.posts()
        assert str(story) == snapshot(extension_class=Readable)


@pytest.mark.parametrize("pressed", [False, True])
async def test_time_lost_while_the_machine_slept_is_given_again(forward, pressed, worlds):
    """Also to the other players if one presses before the bot would have noticed."""
    async with worlds(reminders=True) as world:
        await world.begin("bob", rounds="9", clock="2m")
        Later.by = timedelta(hours=1)
        if pressed:
            await world.answers("bob 2")
        else:
            await world.later(61)
        left = [due - Later.now(UTC) for due in world.session.deadlines.values()]
        assert (len(left), world.session.play.number) == ((1, 1) if pressed else (2, 0))
        assert all(timedelta(minutes=1.9) < one <= timedelta(minutes=2) for one in left)


# ------------------------------------------------------------------------------------------- one task at most


HOUR = 3600.0


@pytest.fixture
async def world(worlds):
    async with worlds(patience=1.0) as made:
        yield made


async def turn(world):
    """Ann's turn, which is passed for her after an hour."""
    await world.begin("bob")
    await world.answers("ann 3", "bob 2")


def sleeping(world):
    return [task for task in world.env._work.tasks if not task.done() and task.get_name() == "timers"]


async def test_the_timers_task_restarts_with_the_bot_and_ends_with_an_answer(world):
    await world.begin("bob", rounds="1")
    await world.answers("ann 3", "bob 2")
    await world.restart()
    assert len(sleeping(world)) == 1
    await world.press("ann", "My turn")
    await world.press("ann", "double")
    assert sleeping(world) == []


async def test_a_timer_set_during_the_lookup_is_not_missed(world, monkeypatch):
    timers, store, asked = world.host.services.timers, world.host.store, []
    usual = store.next_timer

    async def looked_up(besides):
        asked.append(await usual(besides))
        if len(asked) == 1:
            timers.wake()  # as for the game that begins just now
            return None
        return datetime.now(UTC) + timedelta(hours=1)

    monkeypatch.setattr(store, "next_timer", looked_up)
    with world.env._bot_scope():
        timers.wake()
    await world.settle()
    assert (len(asked), len(sleeping(world))) == (2, 1)


async def test_a_failing_timer_is_retried_only_after_a_pause(forward, world, monkeypatch, caplog):
    await turn(world)
    tried = []

    async def broken(table_id, now):
        tried.append(now)
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(world.host.services.timers, "fire", broken)
    await pass_by(world, HOUR + 30)
    assert len(tried) == 1
    assert "a bug" in caplog.text
    await pass_by(world, 61)
    assert len(tried) == 2


async def test_a_system_clock_set_forward_is_noticed_early(forward, worlds):
    """As after suspending the machine: players get some time, since nobody could answer."""
    async with worlds(patience=100.0) as world:
        await turn(world)
        Later.by = timedelta(hours=101)
        await pass_by(world, HOUR)
        assert "Round 2" not in world.post.content
        await pass_by(world, 660)
        assert "Round 2" in world.post.content


async def test_a_system_clock_set_back_does_not_lengthen_the_wait(forward, world):
    await turn(world)
    Later.by = timedelta(hours=-5)
    await world.later(HOUR - 60)
    assert "Round 2" not in world.post.content
    await world.later(61)
    assert "Round 2" in world.post.content


async def connection(world, event):
    """Dispatch a connection event of discord.py."""
    with world.env._bot_scope():
        world.bot.dispatch(event)
    await world.settle()


async def test_time_lost_while_disconnected_is_given_again(forward, worlds):
    """No press can arrive meanwhile, so nothing is decided for anybody; even across a restart."""
    async with worlds() as world:
        await world.begin("bob", rounds="9", clock="10m")
        for restarted in (False, True):
            await pass_by(world, 30)
            decided = world.session.play.number
            await connection(world, "disconnect")
            await pass_by(world, 3600)
            assert world.session.play.number == decided
            if restarted:
                await world.restart()
                await world.load()
            else:
                await connection(world, "resumed")
                await until(lambda: world.session.deadlines[0] > Later.now(UTC))
            left = world.session.deadlines[0] - Later.now(UTC)
            assert timedelta(minutes=8.9 - restarted / 2) < left < timedelta(minutes=9.6 - restarted / 2)
            assert world.session.play.number == decided


async def test_a_brief_disconnection_changes_no_deadline(forward, worlds):
    async with worlds() as world:
        await world.begin("bob", rounds="9", clock="2m")
        before = world.session.deadlines
        await connection(world, "disconnect")
        await pass_by(world, 30)
        await connection(world, "resumed")
        assert world.session.deadlines == before
        await late(world)


async def test_without_a_clock_players_get_some_time_after_a_disconnection(forward, worlds):
    async with worlds(patience=1.0) as world:
        await world.begin("bob", rounds="9")
        await world.press("ann", "My hand")
        await world.press("ann", "2")
        decided = world.session.play.number
        await connection(world, "disconnect")
        await pass_by(world, 7200)
        await connection(world, "resumed")
        await pass_by(world, 3000)
        assert world.session.play.number == decided
        await pass_by(world, 700)
        await until(lambda: world.session.play.number > decided)
