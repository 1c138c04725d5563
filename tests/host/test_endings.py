"""Private game messages: silent or not, their deadlines, and how they end with the game."""

from datetime import timedelta

import pytest

from k2bot.host.clock import PAUSE, RESUME
from k2bot.host.kernel.agreements import set_clock
from k2bot.host.kernel.lobby import cancel, end_stand_in
from k2bot.host.kernel.transition import Transition, resign
from tests.host.hosting import ANN, BOB, CHANNEL, CID, set_standin, submit, unsent
from tests.phrases import says


@pytest.fixture
async def house(house):
    for user in (ANN, BOB, CID):
        await house.prefer(user, {"delivery": "dm"})
    return house


async def played(house, table, *, last="pass"):
    number = table.session.state.round
    await house.choices(table, 3, 1, 1)
    await table.do(submit, ANN, f"turn{number}", last)
    await house.serve(table)


async def test_a_message_caused_by_its_readers_own_answer_is_silent(house):
    """Cid's turn starts the next round: only Ann and Bob are notified."""
    table = await house.begun(ANN, BOB, CID)
    await house.round(table, 1, 1, 3, says="pass")
    assert await sent(house, table) == [(ANN, "hand-2", False), (BOB, "hand-2", False), (CID, "hand-2", True)]


async def sent(house, table):
    """Send everything; returns user, key and silence of new private messages."""
    found = []
    while (delivery := await table.outbox.next_delivery()) is not None:
        if delivery.user_id is not None and delivery.message is None:
            found.append((delivery.user_id, delivery.post.key, delivery.silent))
        await house.wall.hand_over(table, delivery)
    return found


@pytest.mark.parametrize("wish", ["muted", "no notices", "quiet hours since"])
async def test_page_messages_are_silent_for_players_who_want_no_notices(house, wish):
    now = house.clock.now
    rows = {
        "muted": {"muted-until": (now + timedelta(hours=1)).isoformat()},
        "no notices": {"notice": "none"},
        "quiet hours since": {"quiet": f"{(now.hour + 1) % 24}-{(now.hour + 2) % 24}"},
    }
    await house.prefer(ANN, rows[wish])
    table = await house.running()
    house.clock.now += timedelta(hours="since" in wish)
    assert await sent(house, table) == [(ANN, "hand-1", True), (BOB, "hand-1", False)]


async def test_resent_messages_are_silent_for_players_who_are_not_asked(house):
    table = await house.begun(ANN, BOB, CID)
    await house.choices(table, 1, 1)
    await house.restart(recovered=False)
    await house.recover(repost=True)
    again = await sent(house, await house.find(table.id))
    assert again == [(user, "hand-1", user != CID) for user in (ANN, BOB, CID)]


async def test_a_message_that_asks_nothing_any_more_is_silent(house):
    """Standing orders, or a lack of choice, have answered at once; the next decision is told by itself."""
    table = await house.begun(ANN, BOB, CID)
    await table.do(Transition.order, 1, "2 pass")
    await house.choices(table, 3)
    await table.do(submit, CID, "choose1", "1")
    await table.do(submit, ANN, "turn1", "pass")
    assert await sent(house, table) == [(ANN, "hand-2", True), (BOB, "hand-2", True), (CID, "hand-2", False)]


@pytest.mark.parametrize("ended", ["over", "cancelled"])
async def test_every_players_newest_message_says_the_game_is_over(house, ended, snapshot):
    """Even those of players with a stand-in, or who have switched private messages off since."""
    table = await house.begun(ANN, BOB, CID)
    await played(house, table)
    await house.prefer(BOB, {"delivery": "private"})
    await set_standin(table, 2, "weak")
    if ended == "cancelled":
        await table.do(cancel, ANN)
    else:
        await house.choices(table, 3, 1)
        await table.take_thoughts([(decision, "1") for decision in table.session.pending()])
        await house.say(table, "pass")
        table = await house.restarted(table)
    assert await house.story(table) == snapshot


async def test_a_resigned_player_is_told_their_options_and_nothing_more(house, snapshot):
    table = await house.begun(ANN, BOB, CID)
    await table.do(resign, BOB)
    await house.serve(table)
    await table.do(cancel, ANN)
    assert await house.story(table) == snapshot


async def test_a_deleted_private_message_is_not_resent_at_the_end(house):
    table = await house.begun(ANN, BOB, CID)
    (gone,) = [number for number, own in house.wall.messages.items() if own.place == ("private", BOB)]
    del house.wall.messages[gone]
    await table.do(cancel, ANN)
    await house.serve(table)
    assert house.wall.told(("private", BOB)) == []
    assert await unsent(house.store, table.id) == ()


async def test_choosing_private_messages_sends_the_current_page_of_each_running_game(house):
    """Silently and once, even for unloaded games, but not where they no longer play."""
    for user in (ANN, BOB, CID):
        await house.prefer(user, {"delivery": "private"})
    first = await house.running(ANN, BOB, CID, rounds="9")
    await played(house, first)
    elsewhere = await house.running(BOB, ANN, channel=CHANNEL + 1)
    await house.choices(elsewhere, 1, 1)  # which is told in public, after all private messages
    left = await house.running(BOB, CID, ANN, channel=CHANNEL + 2)
    await left.do(resign, ANN)
    swapped = await house.running(CID, ANN, channel=CHANNEL + 3)
    await set_standin(swapped, 1, "weak")
    await house.lobby(ANN, channel=CHANNEL + 4)
    ids = [table.id for table in (first, elsewhere, left, swapped)]
    await house.restart(recovered=False)
    for expected in ([(ANN, "hand-2", True)], [(ANN, "hand-1", True)], [], []), [[]] * 4:
        await house.prefer(ANN, {"delivery": "dm"})
        assert [await sent(house, await house.find(number)) for number in ids] == [*expected]
        await house.prefer(ANN, {"delivery": "private"})


async def test_page_messages_show_their_readers_deadline(house):
    """Even when the clock is paused; messages about past rounds show none."""
    table = await house.begun(ANN, BOB, clock="1h")

    async def told():
        found = {}
        while (delivery := await table.outbox.next_delivery()) is not None:
            if delivery.user_id == ANN:
                found[delivery.post.key] = delivery.page.text
            await house.wall.hand_over(table, delivery)
        return found

    assert says(house.wall.last(("private", ANN)).page.text, "clock-until", whose="own")
    await table.do(set_clock, ANN, PAUSE)
    assert says((await told())["hand-1"], "clock-stands")
    await table.do(set_clock, ANN, RESUME)
    await told()
    await house.choices(table, 1, 3)
    assert not says((await told()).get("hand-1", ""), "clock-until", whose="own")


async def test_the_newest_post_is_edited_when_a_player_returns_from_a_stand_in(house):
    table = await house.begun(ANN, BOB)
    await set_standin(table, 1, "weak")
    await house.serve(table)
    newest = table.session.posts.newest_public()
    await table.do(end_stand_in, BOB)
    assert newest.key in [post.key for post in table.session.posts.due]
