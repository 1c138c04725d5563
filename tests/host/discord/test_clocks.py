"""Time at tables: somebody is late until a computer plays for them, and one task at most waits for it."""

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
    """The computer's clock, put forward by so much."""

    by = timedelta(0)

    @classmethod
    def now(cls, tz=None):
        return datetime.now(tz) + cls.by


@pytest.fixture
def forward(monkeypatch):
    """Lets ``pass_by`` put the computer's clock forward."""
    for module in (background, tables):
        monkeypatch.setattr(module, "datetime", Later)
    monkeypatch.setattr(Later, "by", timedelta(0))


async def pass_by(world, seconds):
    """Let time go by, in steps in which nobody could take the computer for asleep."""
    while seconds > 0:
        step = min(seconds, 60)
        Later.by += timedelta(seconds=step)
        await world.later(step)
        seconds -= step


async def late(world):
    """Nobody answers in time: a computer decides, and that is told."""
    decided = world.session.play.number
    await pass_by(world, 121)
    await until(lambda: world.session.play.number > decided)
    await world.settle()


def seat(world, number):
    return world.session.members[number]


async def test_who_misses_three_decisions_in_a_row_is_played_for_and_comes_back_by_one_press(
    forward, snapshot, worlds
):
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


async def test_the_host_stops_the_clock_and_gives_more_time_on_a_page_of_their_own(snapshot, worlds):
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
async def test_what_ran_out_while_the_computer_itself_slept_is_given_again(forward, pressed, worlds):
    """Also to the others if somebody presses before the bot would have looked at the time."""
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
    """Ann's turn, which is passed for her an hour later."""
    await world.begin("bob")
    await world.answers("ann 3", "bob 2")


def sleeping(world):
    return [task for task in world.env._work.tasks if not task.done() and task.get_name() == "timers"]


async def test_the_clock_is_set_again_after_a_restart_and_an_answer_in_time_stops_it(world):
    await world.begin("bob", rounds="1")
    await world.answers("ann 3", "bob 2")
    await world.restart()
    assert len(sleeping(world)) == 1
    await world.press("ann", "My turn")
    await world.press("ann", "double")
    assert sleeping(world) == []


async def test_a_timer_that_is_set_while_the_earliest_is_looked_up_is_not_missed(world, monkeypatch):
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


async def test_a_default_that_fails_does_not_make_the_clock_spin(forward, world, monkeypatch, caplog):
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


async def test_a_clock_that_is_put_forward_is_noticed_long_before_the_sleep_would_end(forward, worlds):
    """As when the computer was asleep itself: people get some time, as nobody could answer."""
    async with worlds(patience=100.0) as world:
        await turn(world)
        Later.by = timedelta(hours=101)
        await pass_by(world, HOUR)
        assert "Round 2" not in world.post.content
        await pass_by(world, 660)
        assert "Round 2" in world.post.content


async def test_a_clock_that_is_put_back_does_not_lengthen_the_wait(forward, world):
    await turn(world)
    Later.by = timedelta(hours=-5)
    await world.later(HOUR - 60)
    assert "Round 2" not in world.post.content
    await world.later(61)
    assert "Round 2" in world.post.content


async def connection(world, event):
    """Let discord.py tell of the connection to Discord."""
    with world.env._bot_scope():
        world.bot.dispatch(event)
    await world.settle()


async def test_what_ran_out_while_the_connection_was_lost_is_given_again(forward, worlds):
    """Nobody's press arrives then, so nothing is decided for anybody; a stop in between changes nothing."""
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


async def test_a_short_interruption_of_the_connection_changes_no_deadline(forward, worlds):
    async with worlds() as world:
        await world.begin("bob", rounds="9", clock="2m")
        before = world.session.deadlines
        await connection(world, "disconnect")
        await pass_by(world, 30)
        await connection(world, "resumed")
        assert world.session.deadlines == before
        await late(world)


async def test_without_a_clock_people_get_some_time_once_the_connection_is_back(forward, worlds):
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
