"""Reminders: at half time or after a day, for the last player to move, and pings at quiet paces."""

from datetime import timedelta

import pytest

from k2bot.game.values import Pace
from k2bot.host.kernel.agreements import answer_proposal, undo
from k2bot.host.kernel.lobby import add_computer, cancel, end_stand_in
from k2bot.host.kernel.transition import post_again
from k2bot.host.rows import NoticePost
from tests.host.hosting import ANN, BOB, CHANNEL, CID, EVE, NAMES, agree, opened, set_standin
from tests.host.tiny_game import QuietGame

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)


@pytest.fixture
async def house(tmp_path):
    async with opened(tmp_path / "reminders.sqlite3", QuietGame()) as house:
        for user in NAMES:
            await house.prefer(user, {"reminder": "on"})
        yield house


async def later(house, table, time):
    """Let time pass; returns new notifications: user, kind, and whether private."""
    house.clock.now += time
    known = len(house.wall.rung)
    await house.ring(house.clock.now)
    await house.serve(table)
    return sorted((user, key.split("-")[1], private) for user, key, private in house.wall.rung[known:])


async def test_awaited_players_get_one_half_time_reminder_until_they_answer(house, snapshot):
    await house.prefer(CID, {"notice": "dm"})
    table = await house.begun(ANN, BOB, CID, clock="1h")
    await house.choose(table, ANN, 3)
    assert await later(house, table, 29 * MINUTE) == []
    assert await later(house, table, 2 * MINUTE) == [(BOB, "reminder", False), (CID, "reminder", True)]
    assert house.wall.story() == snapshot
    table = await house.restarted(table)
    assert await later(house, table, 5 * MINUTE) == []
    await house.choose(table, BOB, 1)
    await house.choose(table, CID, 1)
    await house.serve(table)
    places = ("channel", CHANNEL), ("private", CID)
    assert not [keys for place in places for keys in house.wall.keys(place) if "notice" in keys[-1]]


async def test_a_shared_reminder_drops_players_who_answer_even_after_a_restart(house, snapshot):
    table = await house.begun(ANN, BOB, CID, clock="1h")
    assert [user for user, _, _ in await later(house, table, 31 * MINUTE)] == [ANN, BOB, CID]
    for answered in (BOB, CID):
        table = await house.restarted(table)
        await house.choose(table, answered, 1)
        await house.serve(table)
    assert house.wall.story() == snapshot
    reminder = max(house.wall.messages)
    await set_standin(table, 0, "weak")
    await house.serve(table)
    assert reminder not in house.wall.messages


async def test_cancelling_removes_a_reminder_sent_just_before_a_crash(house):
    table = await house.begun(ANN, BOB, clock="1h")
    house.clock.now += 31 * MINUTE
    await house.ring(house.clock.now)
    delivery = await table.outbox.next_delivery()
    await table.outbox.begin_attempt(delivery.post)
    reminder = house.wall.put_up(delivery).message_id
    table = await house.restarted(table)
    await table.do(cancel, ANN)
    await house.serve(table)
    assert reminder not in house.wall.messages


async def test_a_reminder_with_a_missing_message_is_neither_edited_nor_deleted(house):
    table = await house.begun(ANN, BOB, CID, clock="1h")
    await later(house, table, 31 * MINUTE)
    assert [post.about.kind for post in notices(table)] == ["reminder"]
    await table.do(post_again)
    await house.choose(table, ANN, 1)
    assert not [post for post in notices(table) if post.about.kind == "reminder"]


def notices(table):
    """The notices of a table."""
    return [post for post in table.session.posts.rows if isinstance(post.about, NoticePost)]


async def test_a_returning_player_is_not_reminded_at_once_of_an_old_decision(house):
    """They have just seen it; not even when the others have decided shortly after."""
    table = await house.begun(clock="24h")
    for seat in (1, 0):
        await set_standin(table, seat, "weak")
    house.clock.now += 20 * HOUR
    await table.do(end_stand_in, ANN)
    assert await later(house, table, MINUTE) == []
    await table.take_thoughts([(decision, "1") for decision in table.session.pending()])
    assert await later(house, table, 3 * MINUTE) == []
    assert await later(house, table, 3 * MINUTE) == [(ANN, "last", False)]
    assert await later(house, table, 13 * HOUR) == [(ANN, "reminder", False)]


async def test_private_messages_in_quiet_hours_are_silent_with_a_notice_afterwards(house):
    await house.prefer(ANN, {"quiet": "12-14", "delivery": "dm", "notice": "dm"})
    table = await house.begun(ANN)
    assert (house.wall.keys(("private", ANN)), house.wall.rung) == ([["hand-1"]], [])
    assert await later(house, table, 2 * HOUR) == [(ANN, "asked", True)]


async def test_notices_due_during_a_mute_arrive_when_it_ends(house):
    """Turns begun meanwhile and reminders; if quiet hours follow the mute, after those."""
    table = await house.begun(ANN, BOB, CID, clock="24h")
    until = (house.clock.now + 14 * HOUR).isoformat()
    await house.prefer(BOB, {"muted-until": until})
    await house.prefer(CID, {"muted-until": until, "quiet": "1-4"})
    await house.choose(table, ANN, 3)
    assert await later(house, table, 13 * HOUR) == []
    assert await later(house, table, HOUR + MINUTE) == [(BOB, "reminder", False)]
    await house.choose(table, BOB, 1)
    await house.serve(table)
    assert await later(house, table, 2 * HOUR) == [(CID, "last", False)]
    await house.prefer(ANN, {"muted-until": (house.clock.now + HOUR).isoformat()})
    await house.choose(table, CID, 1)
    await house.serve(table)
    assert table.session.pending_people.keys() == {0}
    assert await later(house, table, HOUR) == [(ANN, "asked", False)]


async def test_a_replacement_player_in_quiet_hours_is_notified_afterwards(house):
    """Even though the decision came up earlier, and even if the bot is down when they end."""
    await house.prefer(EVE, {"quiet": "13-15", "reminder": "off"})
    table = await house.begun(ANN, BOB, clock="24h")
    house.clock.now += HOUR + 10 * MINUTE
    await house.swap(table, BOB, EVE)
    await agree(table, ANN, EVE)
    assert await later(house, table, MINUTE) == []
    house.clock.now += 2 * HOUR
    table = await house.restarted(table)
    assert await later(house, table, MINUTE) == [(EVE, "asked", False)]
    assert await later(house, table, HOUR) == []


# --------------------------------------------------------------- quiet paces: a post pings whoever is to move


@pytest.fixture
async def table(house):
    return await house.begun(posts="one")


def standing(wall):
    """The newest key of each channel message except the lobby's."""
    told = wall.keys()
    return [keys[-1] for keys in told][("lobby" in str(told)) :]


@pytest.mark.parametrize(("key", "passed", "called"), [("on", 0, False), ("on", 60, True), ("off", 0, True)])
async def test_players_are_not_pinged_again_after_a_quick_computer_answer(tmp_path, key, passed, called):
    """Only after a while, or if something different is asked."""
    game = QuietGame()
    game.ping_key = lambda state, _pace: f"call-{key}-{state.phase}"
    async with opened(tmp_path / "beside.sqlite3", game) as house:
        table = await house.lobby(ANN, posts="one")
        await table.do(add_computer, ANN, "weak")
        await house.start(table, ANN)
        await house.choose(table, ANN, 3)
        house.clock.now += timedelta(seconds=passed)
        await table.take_thoughts([(decision, "1") for decision in table.session.pending()])
        await house.serve(table)
        assert table.session.waiting.keys() == {0}
        assert (f"call-{key}-turn" in standing(house.wall)) is called


async def test_a_player_asked_again_after_an_undo_is_pinged_again(house, table):
    await house.choices(table, 1, 2)
    await house.serve(table)
    before = house.wall.told()[1][-1]
    await house.say(table, "double")
    await house.serve(table)
    await table.do(undo, BOB)
    await table.do(answer_proposal, ANN, "Ann", 1, agrees=True)
    await house.serve(table)
    assert house.wall.told()[1][-1] == before, "the post is edited back"
    assert house.wall.keys()[-2:] == [["proposal-1"], ["call-turn-1"]]
    assert house.wall.last().pings == (BOB,)


@pytest.mark.parametrize(
    ("wish", "rung"),
    [
        ({}, [(EVE, "call", False)]),
        ({"notice": "dm"}, [(EVE, "notice", True)]),
        ({"notice": "none"}, []),
        ({"quiet": "12-14"}, []),
    ],
)
async def test_a_replacement_player_is_notified_in_their_own_way(house, table, wish, rung):
    """The channel gets a new ping only for somebody who is pinged there; otherwise the old one names them."""
    await house.prefer(EVE, wish)
    await house.swap(table, BOB, EVE)
    await house.serve(table)
    known = len(house.wall.rung)
    (posted,) = [number for number, one in house.wall.messages.items() if one.told[0][0] == "call-choose-1"]
    await agree(table, ANN, EVE)
    await house.serve(table)
    assert [(user, key.split("-")[0], private) for user, key, private in house.wall.rung[known:]] == rung
    (ping,) = [number for number, one in house.wall.messages.items() if one.told[0][0] == "call-choose-1"]
    assert (ping != posted) is (not wish)
    text = house.wall.messages[ping].page.text
    assert (f"<@{BOB}>" in text, f"<@{EVE}>" in text) == (False, True)


# ---------------------------------------------------------------------------------------- the setting


def test_tables_without_a_known_pace_post_every_phase():
    quiet = QuietGame()
    assert quiet.pace({"rounds": "9"}) is Pace.PHASE
    assert quiet.pace({"posts": "day"}) is Pace.PHASE, "a pace the game does not know any more"
    assert quiet.pace({"posts": "one"}) is Pace.ONE
