"""Table clocks: late players get one decision made for them, and nobody loses time while the bot is down."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.game.values import AnswerSource, Order, Press, Refusal
from k2bot.host.clock import Clock
from k2bot.host.kernel.agreements import set_clock
from k2bot.host.kernel.lobby import end_stand_in
from k2bot.host.pages.host_pages import (
    MORE,
    PAUSE,
    RESUME,
)
from k2bot.host.preferences import CLOCKS, PersonalPreferences, QuietHours
from k2bot.host.rows import TimerRow
from k2bot.host.service.background import with_time_returned
from tests.host.club import inputs
from tests.host.hosting import ANN, BOB, CID, UNFORESEEN, Wall, opened, submit
from tests.host.tiny_game import QuietGame, TinyGame
from tests.kit.transcript import page_text
from tests.phrases import pattern, phrase, refused, says

MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
SECOND = timedelta(seconds=1)
AWAKE = PersonalPreferences()
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "UTC")
NIGHTS = st.builds(QuietHours, st.integers(0, 23), st.integers(0, 23)).filter(lambda h: h.begin != h.end)
CHANGES = [datetime(2030, 3, 10, tzinfo=UTC), datetime(2030, 3, 30, 20, tzinfo=UTC)]
CHANGES += [datetime(2030, 4, 6, tzinfo=UTC), datetime(2030, 10, 26, 20, tzinfo=UTC)]
CHANGES += [datetime(2030, 10, 5, tzinfo=UTC), datetime(2030, 11, 2, 18, tzinfo=UTC)]
"""Shortly before a daylight-saving change in one of the zones."""
TIMES = st.builds(lambda at, steps: at + steps * 5 * MINUTE, st.sampled_from(CHANGES), st.integers(0, 400))


# --------------------------------------------------------------------------------------- reckoning


def is_quiet_hour(hours, at):
    return (at.hour - hours.begin) % 24 < (hours.end - hours.begin) % 24


@given(hours=NIGHTS, zone=st.sampled_from(ZONES), start=TIMES, steps=st.integers(0, 300))
def test_quiet_hours_do_not_count_against_the_clock(hours, zone, start, steps):
    times = [(start + step * 5 * MINUTE).astimezone(ZoneInfo(zone)) for step in range(steps)]
    counted = [at for at in times if not is_quiet_hour(hours, at)]
    clock, own = Clock(HOUR, rests=True), PersonalPreferences(quiet=hours, zone=zone)
    assert clock.left(own, start, start + steps * 5 * MINUTE) == len(counted) * 5 * MINUTE


@given(hours=NIGHTS, zone=st.sampled_from(ZONES), start=TIMES, given=st.integers(1, 24 * 60))
def test_the_clock_runs_out_exactly_when_its_time_has_passed(hours, zone, start, given):
    clock, own = Clock(given * MINUTE, rests=True), PersonalPreferences(quiet=hours, zone=zone)
    due = clock.due(own, start)
    assert clock.left(own, start, due) == clock.time
    assert clock.left(own, start, due - SECOND) == clock.time - SECOND, "and no later"
    assert due <= clock.due(own, start + MINUTE), "who is asked later has time for as long"


def test_each_clock_option_sets_its_time_and_fair_minimum():
    assert CLOCKS == ("none", "2m", "10m", "1h", "12h", "24h")
    clocks = [Clock.of({"clock": value}) for value in (*CLOCKS, "")]
    assert [clock.time / MINUTE for clock in clocks if clock] == [2, 10, 60, 720, 1440]
    assert [clock.fair / MINUTE for clock in clocks if clock] == [2, 5, 30, 60, 60]
    assert Clock.of({"clock": "1h", "quiet": "on"}).rests


@pytest.mark.parametrize(
    ("came", "stopped", "due", "left"),
    [
        (0, 100, 720, 620),  # what it had left
        (0, 700, 720, 60),  # a fair time at the least
        (0, 900, 720, 60),
        (0, None, 720, 720),
        (50, 20, 770, 720),  # it came up after the bot was last known to be there
    ],
)
def test_time_left_when_the_bot_stopped_is_given_again(came, stopped, due, left):
    noon = datetime(2030, 5, 1, 12, tzinfo=UTC)
    timer = TimerRow("clock", 0, noon + came * MINUTE, noon + due * MINUTE)
    at = None if stopped is None else noon + stopped * MINUTE
    now = noon + timedelta(days=3)
    again = with_time_returned(timer, Clock(12 * HOUR), AWAKE, stopped=at, now=now, paused=False)
    assert again.due == now + left * MINUTE


# ------------------------------------------------------------------------------------------ tables


async def live(house, *people, clock="2m", **options):
    """A table with a clock where it's Ann's turn."""
    table = await house.running(*(people or (ANN, BOB)), rounds="9", clock=clock, **options)
    await house.choices(table, 3, 2)
    return table


def until(due):
    """Discord's timestamp for a deadline, as posts end with it."""
    return f"<t:{int(due.timestamp())}:R>"


async def late(club, table):
    """Let the first player's time run out, so a computer decides."""
    await club.ring(await club.store.next_timer())
    await club.quiet()


class TinyGameWithoutComputers(TinyGame):
    """The tiny game without computers."""

    levels = ()
    hints = reviews = False


async def test_without_computers_a_late_decision_gets_the_default_answer(tmp_path, snapshot):
    async with opened(tmp_path / "unplayed.sqlite3", TinyGameWithoutComputers(), patience=HOUR) as house:
        table = await live(house)
        await house.ring(table.session.deadlines[0])  # not the patience of all tables
        assert table.session.state.phase == "choose"
        await house.serve(table)
        assert [one.told for one in house.wall.messages.values()][1:] == snapshot
        await house.ring(table.session.deadlines[1])
        assert table.session.deadlines == {}, "the choice has no default answer"
        assert await house.store.next_timer() is None


async def choosing(house, *picked, **options):
    """Ann and Bob must choose a number, and Ann has drafted ``picked``."""
    table = await house.running(rounds="9", **options)
    for number in picked:
        await house.pick(table, ANN, number)
    return table


@pytest.mark.parametrize(
    ("picked", "answer", "missed"), [(("1", "3"), "3", 0), (("about 2",), "3", 1), ((), "2", 1)]
)
async def test_a_draft_is_played_when_its_players_clock_runs_out(club, picked, answer, missed, snapshot):
    """A computer completes a partial draft, and decides if there's none."""
    table = await choosing(club.house, *picked, clock="2m")
    await club.house.choose(table, BOB, 1)
    due = table.session.deadlines[0]
    await club.ring(due - SECOND)
    assert (table.session.state.phase, table.session.late_seats) == ("choose", frozenset())
    await club.ring(due)
    assert (0 in table.session.late_seats) == (missed == 1), "no computer is asked where nothing is missing"
    await club.quiet()
    assert inputs(table)[-1] == (0, "default", answer)
    assert [one.missed for one in table.session.members] == [missed, 0], "a draft is as good as an answer"
    assert await club.story(table) == snapshot
    again = await club.again()
    assert again.session.play.inputs == table.session.play.inputs, "and how it was decided is known for good"


async def test_a_draft_completed_while_a_computer_thinks_overrides_its_answer(house):
    table = await choosing(house, "about 2", clock="2m")
    await house.ring(table.session.deadlines[0])
    decision = next(one for one in table.session.pending() if one.seat == 0)
    await house.pick(table, ANN, 1)
    await table.take_thoughts([(decision, "3")])
    assert inputs(table)[-1] == (0, "default", "1")
    assert table.session.play.inputs[-1].time_up == AnswerSource.DRAFT.value


async def test_a_draft_is_played_when_the_bots_patience_runs_out(tmp_path, tiny, snapshot):
    async with opened(tmp_path / "patient.sqlite3", tiny, patience=HOUR) as house:
        table = await choosing(house, "about 2")
        await house.ring(table.session.waiting[0] + HOUR)
        assert inputs(table) == [(0, "default", "2")]
        assert table.session.waiting.keys() == {1}, "who has chosen nothing is waited for"
        assert "picked nothing, committed 2" in (await table.page(ANN, "hand")).text, "the draft is used up"
        assert await house.story(table) == snapshot


async def test_a_draft_overrides_a_waiting_order(house, tiny, monkeypatch):
    monkeypatch.setattr(tiny, "order", lambda state, seat, orders: Order("1", 600) if orders else None)
    table = await choosing(house, "3")
    await table.press(ANN, Press("orders", "anything"), "")
    await house.ring(table.session.waiting[0] + 10 * MINUTE)
    assert inputs(table) == [(0, "default", "3")]
    assert table.session.play.inputs[-1].time_up is None, "that there is an order is nobody else's to know"


@pytest.mark.parametrize(("hour", "clock"), [(23, "2m"), (23, "1h"), (20, "1h"), (21, "12h")])
async def test_posts_and_pages_say_when_quiet_hours_stop_the_clock(house, hour, clock, snapshot):
    """Both current quiet hours and those that begin before the deadline."""
    await house.prefer(ANN, {"quiet": "22-8", "zone": "UTC"})
    house.clock.now = house.clock.now.replace(hour=hour)
    table = await live(house, clock=clock, quiet="on")
    await house.serve(table)
    told = [
        house.wall.last().page,
        *(house.clock_page(table, user) for user in (BOB, ANN)),
        await table.page(ANN, "next"),
    ]
    due = until(table.session.deadlines[0])
    assert [page.text.replace(due, "(when it is due)") for page in told] == snapshot


@pytest.mark.parametrize("answered", [True, False])
async def test_a_late_decision_is_made_once_however_often_timers_fire(house, answered):
    """A last-moment answer by the player wins."""
    table = await live(house)
    due = table.session.deadlines[0]
    for _ in range(3):
        await house.ring(due)
    assert table.session.late_seats == {0}
    (decision,) = table.session.pending()
    if answered:
        await house.say(table, "double")
    await table.take_thoughts([(decision, "pass"), (decision, "pass")])
    await house.ring(due)
    assert inputs(table)[2:] == [(0, "answer", "double") if answered else (0, "default", "pass")]
    assert (table.session.members[0].missed, table.session.late_seats) == (not answered, frozenset())


@pytest.mark.parametrize("crash", [False, True])
async def test_a_late_player_gets_a_fair_time_again_after_a_restart(club, tmp_path, crash):
    table = await live(club.house)
    await club.serve(table)
    await club.timers.record_alive()
    club.tables.on_commit = []  # the bot stops before the computer has decided
    await club.ring(table.session.deadlines[0])
    assert table.session.late_seats == {0}
    club.clock.now += timedelta(days=1)
    path = club.after_a_crash(tmp_path / "crashed.sqlite3") if crash else None
    table = await club.again(path=path)
    due = table.session.deadlines[0]
    assert 2 * MINUTE - 20 * SECOND < due - club.clock.now <= 2 * MINUTE
    await club.serve(table)
    assert club.wall.last().page.text.endswith(until(due)), "the post says the time of now"
    assert len(club.wall.last().told) == 2, "by one edit"
    await late(club, table)
    assert inputs(table)[-1] == (0, "default", "pass")


async def test_the_host_can_pause_resume_and_extend_the_clock(house, snapshot):
    table = await live(house)
    await house.serve(table)
    left = table.session.deadlines[0] - house.clock.now
    await table.do(set_clock, ANN, PAUSE)
    page = house.clock_page(table, ANN)
    assert [button.argument for button in page.rows[0]] == [RESUME, MORE]
    assert (table.session.deadlines, await house.store.next_timer()) == ({}, None)
    await house.serve(table)
    house.clock.now += HOUR
    await table.do(set_clock, ANN, PAUSE)  # once more does nothing
    await table.do(set_clock, ANN, MORE)
    table = await house.restarted(table)
    assert table.session.row.paused is not None
    await table.do(set_clock, ANN, RESUME)
    due = table.session.deadlines[0]
    assert abs(due - house.clock.now - left - 2 * MINUTE) < 10 * SECOND
    await house.serve(table)
    asking, *_, told = list(house.wall.messages.values())[-4:]
    assert asking.page.text.endswith(until(due))
    assert told.page.text.endswith(until(due))
    assert house.wall.story() == snapshot
    await table.do(set_clock, ANN, MORE)
    assert table.session.deadlines[0] == due + 2 * MINUTE


async def test_only_the_host_and_channel_managers_control_the_clock(house, snapshot):
    table = await live(house)
    await refused(table.do(set_clock, BOB, PAUSE), "refusal-clock-host-only", host="Ann")
    assert UNFORESEEN.sub("…", page_text(house.clock_page(table, CID))) == snapshot
    await table.do(set_clock, CID, PAUSE, manager=True)
    assert table.session.row.paused is not None
    lobby = await house.lobby(BOB, channel=777, clock="2m")
    await refused(lobby.do(set_clock, BOB, PAUSE), "refusal-in-lobby")
    without = await house.running(ANN, channel=778)
    with pytest.raises(Refusal, match=pattern("refusal-no-clock")):
        house.clock_page(without, ANN)


async def test_changing_the_clock_updates_notices_without_pinging_again(tmp_path, snapshot):
    async with opened(tmp_path / "called.sqlite3", QuietGame()) as house:
        await house.prefer(BOB, {"notice": "dm"})
        table = await house.begun(clock="2m", posts="one")
        rung = list(house.wall.rung)
        assert {user for user, *_ in rung} == {BOB, ANN}
        for what in (PAUSE, RESUME, MORE):
            await table.do(set_clock, ANN, what)
            if what == RESUME:
                table = await house.restarted(table)
            await house.serve(table)
        assert house.wall.story() == snapshot
        assert house.wall.rung == rung
        await house.choices(table, 1, 1)
        await house.serve(table)
        assert "notice" not in str(house.wall.told(("private", BOB)))
        assert len([told for told in house.wall.told() if told[0][0].startswith("call-")]) == 1


async def test_a_late_players_private_message_says_what_was_played_for_them(club, snapshot):
    """The message stays until they act themselves, even while a stand-in plays."""
    club.house.wall = Wall()
    await club.house.prefer(BOB, {"notice": "dm", "reminder": "on"})
    table = await live(club.house, BOB, ANN)
    await club.serve(table)
    await club.ring(table.session.deadlines[0] - MINUTE)
    await club.serve(table)
    assert [key.split("-")[1] for ((key, _),) in club.wall.told(("private", BOB))] == ["asked", "reminder"]
    rung = len(club.wall.rung)
    await late(club, table)
    await club.serve(table)
    assert [user for user, *_ in club.wall.rung[rung:] if user == BOB] == [BOB], "asked for the next one"
    while table.session.members[0].standin is None:
        await late(club, table)
    table = await club.again()
    await club.serve(table)
    assert club.wall.story() == snapshot
    await table.do(end_stand_in, BOB)
    await club.serve(table)
    assert phrase("standin-button-back") not in page_text(club.wall.last(("private", BOB)).page)
    await club.choose(table, BOB, 1)
    await club.serve(table)
    assert club.wall.told(("private", BOB)) == []


async def test_a_late_player_with_pages_by_message_is_told_there_silently(club):
    """The note disappears once they act."""
    club.house.wall = Wall()
    await club.house.prefer(BOB, {"delivery": "dm"})
    table = await club.house.running(BOB, ANN, rounds="9", clock="2m")
    await club.serve(table)
    rung = list(club.wall.rung)
    await late(club, table)
    await club.serve(table)
    assert not [key for user, key, _ in club.wall.rung[len(rung) :] if user == BOB and "notice" in key]

    def told():
        return [one[-1][1] for one in club.wall.told(("private", BOB)) if says(one[-1][1], "notice-missed")]

    assert len(told()) == 1
    while 0 not in table.session.waiting:
        await late(club, table)
    answer = "1" if table.session.state.phase == "choose" else "pass"
    await table.do(submit, BOB, table.session.play.stamp(0), answer)
    await club.serve(table)
    assert told() == []


async def test_a_late_player_asked_again_at_once_gets_a_new_post(club, tiny):
    """Computer turns are batched into one post; a decision for a late player isn't."""
    tiny.can_batch = lambda _before, _step: True
    table = await live(club.house, ANN)
    await club.serve(table)
    await late(club, table)
    assert (table.session.state.phase, table.session.late_seats) == ("choose", frozenset())
    assert (await club.keys(table))[-1] == ["round-2"]
