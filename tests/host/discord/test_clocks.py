"""A live table in the simulated Discord: somebody is late, and once more, until a computer plays for them."""

from datetime import UTC, datetime, timedelta

import pytest

from k2bot.host.service import background, tables
from tests.host.discord import kit
from tests.phrases import phrase, says
from tests.waiting import until


class Later(datetime):
    """The computer's clock, put forward by so much."""

    by = timedelta(0)

    @classmethod
    def now(cls, tz=None):
        return datetime.now(tz) + cls.by


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
    tmp_path, tiny, monkeypatch
):
    for module in (background, tables):
        monkeypatch.setattr(module, "datetime", Later)
    monkeypatch.setattr(Later, "by", timedelta(0))
    async with kit.world(tmp_path, tiny) as world:
        await world.begin("bob", rounds="9", clock="2m")
        await world.answers(("ann", "3"), ("bob", "2"))
        due = world.session.deadlines[0]
        until_then = phrase("clock-until", whose="others", names="ann", time=f"<t:{int(due.timestamp())}:R>")
        assert world.post.content.endswith(until_then)
        status = await world.slash("bob", "status")
        asked = f"<t:{int(world.session.waiting[0].timestamp())}:R>"
        assert phrase("discord-status-waiting", you="no", name="ann", since=asked) in status.content
        assert until_then in status.content
        status = await world.slash("ann", "status")
        assert phrase("clock-until", whose="own", time=f"<t:{int(due.timestamp())}:R>") in status.content
        assert until_then not in status.content

        await late(world)
        assert phrase("clock-overdue-chosen", names="ann") in world.post.content
        await world.answers(("bob", "2"))
        await pass_by(world, 60)  # the bot is stopped, and for so long that Ann's time would have run out
        await world.restart()
        await world.load()
        left = world.session.deadlines[0] - Later.now(UTC)
        assert timedelta(minutes=1.9) < left <= timedelta(minutes=2)

        await late(world)
        await late(world)
        assert (seat(world, 0).missed, seat(world, 0).standin) == (3, "strong")
        gone = next(post for post in world.posts() if phrase("standin-button-back") in world.ids(post))
        assert says(gone, "standin-missed", mark="⚙", name="ann", count=3, level="strong")
        await world.press("ann", "standin-button-back", gone)
        assert (seat(world, 0).missed, seat(world, 0).standin) == (0, None)


async def test_the_host_stops_the_clock_and_gives_more_time_on_a_page_of_their_own(tmp_path, tiny):
    async with kit.world(tmp_path, tiny) as world:
        await world.begin("bob", rounds="9", clock="10m")
        due = world.session.deadlines
        page = await world.press("bob", "Clock", await world.slash("bob", "status"))
        assert says(page, "clock-asks", host="ann", paused="no")
        assert set(world.ids(page)) == {"Pause", "More time"}
        page = await world.press("ann", "Clock", await world.slash("ann", "status"))
        page = await world.press("ann", "More time", page)
        assert world.session.deadlines == {seat: at + timedelta(minutes=10) for seat, at in due.items()}
        assert says(world.post, "clock-longer")
        await world.press("ann", "Pause", page)
        assert world.session.deadlines == {}
        assert says(world.post, "clock-paused")
        asking = next(post for post in world.posts() if "waiting for ann, bob" in post.content)
        assert says(asking, "clock-stands")
        assert len(asking.attachments) == 1
        await world.press("ann", "clock-button-on", await world.press("ann", "Clock", world.post))
        assert says(world.post, "clock-runs")
        assert says(world.post, "clock-until", whose="others", names="ann, bob")


@pytest.mark.parametrize("pressed", [False, True])
async def test_what_ran_out_while_the_computer_itself_slept_is_given_again(
    tmp_path, tiny, monkeypatch, pressed
):
    """Also to the others if somebody presses before the bot would have looked at the time."""
    for module in (background, tables):
        monkeypatch.setattr(module, "datetime", Later)
    async with kit.world(tmp_path, tiny) as world:
        await world.begin("bob", rounds="9", clock="2m")
        monkeypatch.setattr(Later, "by", timedelta(hours=1))
        if pressed:
            await world.answers(("bob", "2"))
        else:
            await world.later(61)
        left = [due - Later.now(UTC) for due in world.session.deadlines.values()]
        assert (len(left), world.session.play.number) == ((1, 1) if pressed else (2, 0))
        assert all(timedelta(minutes=1.9) < one <= timedelta(minutes=2) for one in left)
