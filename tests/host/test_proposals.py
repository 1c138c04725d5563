"""What takes the consent of a table: who is asked, what comes of it, also with a stop in between."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from k2bot.game.values import OutdatedPress, Press, Refusal
from k2bot.host.kernel.posts import CLOCK_POSTS
from k2bot.host.kernel.session import PROPOSAL_LASTS
from k2bot.host.kernel.transition import Resign, Submit
from k2bot.host.pages.host_pages import proposal_text
from k2bot.host.service.replay_check import Outcome, replayed
from k2bot.host.values import MORE, PAUSE, RESUME, Status
from tests.host import hosting
from tests.host.club import inputs
from tests.host.hosting import ANN, BOB, CHANNEL, CID, EVE, NAMES, Proposals, TableClocks, unsent
from tests.phrases import pattern, phrase, refused, says


@pytest.fixture
def proposals(house):
    return Proposals(house)


async def reply(proposals, table, user, yes=True, number=None):
    number = number or table.session.proposals[-1].number
    return await proposals.answer(table.id, user, NAMES[user], number, agrees=yes)


def way(table):
    """The way a table has come, with the ids of its decisions and since when they are pending."""
    play = table.session.play
    return play.state, play.inputs, play.effective, play.since, play.epoch


async def last_post(house, table):
    await house.serve(table)
    return next(telling for telling in reversed(house.wall.told()) if telling[0][0].startswith("proposal"))


async def a_turn(house, *people):
    """A table at which Bob has just passed: the next round has begun, and nothing was learnt by that."""
    table = await house.running(*people or (ANN, BOB))
    for user in people or (ANN, BOB):
        await house.choose(table, user, 2 if user == BOB else 1)
    await table.do(Submit(BOB, "turn1", "double"))
    return table


# ------------------------------------------------------------------------------------------------------ undo


async def test_who_plays_alone_takes_back_at_once(house, proposals):
    table = await house.running(ANN)
    await house.choose(table, ANN, 2)
    before = table.session.state
    await table.do(Submit(ANN, "turn1", "double"))
    await house.serve(table)
    assert "undo-last" in [b.verb for row in (await table.page(ANN, "board")).rows for b in row]
    assert await proposals.undo(table.id, ANN) == phrase("undo-done", named="yes", step="the double")
    assert table.session.state == before
    await house.serve(table)
    assert house.wall.told()[-2][-1] == (
        "proposal-1",
        phrase("proposal-undo-agreed", named="yes", name="Ann", step="the double"),
    )
    assert [keys[0] for keys in house.wall.keys()[2:]] == ["shown-1", "round-2", "proposal-1", "shown-1"]
    assert house.wall.told()[2][-1][1] == house.wall.told()[-1][-1][1], "and the old one says so again"
    (_, made), (_, marked) = house.wall.told()[3]
    assert (marked, house.wall.told()[3][0][0]) == ("\n".join((phrase("undo-post"), made)), "round-2")
    (undone,) = [message for message in house.wall.messages.values() if message.told[0][0] == "round-2"]
    assert (undone.page.rows, undone.page.pictures, undone.page.whole) == ((), (), False)
    await table.do(Submit(ANN, "turn1", "pass"))
    assert inputs(table)[1:] == [(0, "answer", "double"), (0, "undo", "2"), (0, "answer", "pass")]
    await house.restart(resumed=False)
    again = await house.tables.find(table.id)
    assert way(again) == way(table)
    assert replayed(again.game, await house.store.table(table.id)).outcome is Outcome.SAME


async def test_a_button_pressed_twice_takes_back_one_step_alone(house, proposals):
    table = await house.running(ANN)
    await house.choose(table, ANN, 2)
    await table.do(Submit(ANN, "turn1", "double"))
    await table.press(ANN, Press("cheer"), "cheer2")
    (button,) = [b for row in (await table.page(ANN, "board")).rows for b in row if b.verb == "undo-last"]
    for _ in range(2):
        await proposals.undo(table.id, ANN, int(button.argument))
    assert [row.number for row in table.session.play.effective] == [1, 2]
    await proposals.undo(table.id, ANN)
    assert [row.number for row in table.session.play.effective] == [1]


def offered(page, verb):
    """The buttons of that verb, each with whether it can be pressed."""
    return [
        not button.disabled
        for row in page.rows
        if isinstance(row, tuple)
        for button in row
        if button.verb == verb
    ]


async def test_while_the_table_is_asked_nothing_else_is_offered_than_to_withdraw_it(house, proposals):
    table = await a_turn(house)
    assert offered(await table.page(BOB, "board"), "undo-last") == [True]
    await proposals.swap(table.id, ANN, EVE, 0)
    assert offered(await table.page(BOB, "board"), "undo-last") == [False], "Ann asks something"
    assert offered(await table.page(BOB, "board"), "withdraw") == []
    assert offered(await table.page(ANN, "board"), "withdraw") == [True]
    await reply(proposals, table, ANN, yes=False)
    await proposals.undo(table.id, BOB)
    page = await table.page(BOB, "board")
    assert (offered(page, "undo-last"), offered(page, "withdraw")) == ([], [True])
    await reply(proposals, table, ANN, yes=False)
    page = await table.page(BOB, "board")
    assert (offered(page, "undo-last"), offered(page, "withdraw")) == ([], []), "Ann has said no"


async def test_the_others_are_asked_and_the_last_yes_takes_it_back(house, proposals):
    table = await a_turn(house, ANN, BOB, CID)
    await house.serve(table)
    before = table.session.play.at(3)
    assert await proposals.undo(table.id, BOB) == (phrase("undo-asked", named="yes", step="the double"))
    (_, text), *_ = await last_post(house, table)
    assert text.splitlines() == [
        phrase("proposal-undo", named="yes", name="Bob", step="the double"),
        phrase("proposal-asked", names=f"<@{ANN}>, <@{CID}>"),
    ]
    row = table.session.proposal
    unnamed = replace(row, facts={key: fact for key, fact in row.facts.items() if key != "step"})
    asked = proposal_text(table.session, unnamed, table.session.words)
    assert asked == phrase("proposal-undo", named="no", name="Bob"), (
        "of a game without names for its steps, or from before"
    )
    assert house.wall.last().pings == (ANN, CID)
    assert (
        await reply(proposals, table, ANN)
        == await reply(proposals, table, ANN)
        == phrase("proposal-you-agreed")
    )
    await house.restart(resumed=False)
    table = await house.tables.find(table.id)
    assert says((await last_post(house, table))[-1][1], "proposal-asked", names=f"<@{CID}>")
    await asyncio.gather(reply(proposals, table, CID), reply(proposals, table, CID), return_exceptions=True)
    assert (table.session.state, table.session.play.number) == (before.state, 5)
    assert table.session.waiting[1] == table.session.play.inputs[-1].at, "Bob has his full time again"
    (timer,) = await house.store.timers(table.id)
    assert (timer.kind, timer.seat, timer.since) == ("default", 1, table.session.waiting[1])
    assert says((await last_post(house, table))[-1][1], "proposal-undo-agreed", name="Bob", step="the double")
    assert house.wall.last().pings == (BOB,), "who is asked again is told so by the post that asks"
    await refused(reply(proposals, table, CID), "refusal-proposal-over")


async def test_a_press_meant_for_what_was_undone_answers_nothing(house, proposals):
    table = await a_turn(house)
    future = "choose2"
    await table.press(ANN, Press("pick", "3"), future)
    assert table.session.drafts[0].text == "3"
    await proposals.undo(table.id, BOB)
    await reply(proposals, table, ANN)
    assert 0 not in table.session.drafts, "what was planned for an undone future is gone"
    with pytest.raises(OutdatedPress, match=pattern("refusal-stale")):
        await table.press(ANN, Press("commit"), future)
    page = await table.page(BOB, "turn")
    assert {button.stamp for row in page.rows for button in row} >= {"turn1"}, "old buttons of now work again"
    await table.do(Submit(BOB, "turn1", "pass"))
    with pytest.raises(OutdatedPress, match=pattern("refusal-stale")):
        await table.do(Submit(ANN, future, "3"))
    page = await table.page(ANN, "hand")
    assert {button.stamp for button in page.rows[0]} == {"choose2~1"}
    await table.do(Submit(ANN, "choose2~1", "3"))
    await house.restart(resumed=False)
    again = await house.tables.find(table.id)
    assert way(again) == way(table)


async def test_what_cannot_be_taken_back(house, proposals):
    table = await house.running(ANN, BOB, CID)
    await refused(proposals.undo(table.id, ANN), "refusal-undo-nothing")
    await refused(proposals.undo(table.id, EVE), "refusal-not-seated")
    await house.choose(table, ANN, 1)
    await house.choose(table, BOB, 2)
    await refused(proposals.undo(table.id, ANN), "refusal-undo-other", name="Bob")
    await house.choose(table, CID, 1)
    await refused(proposals.undo(table.id, CID), "refusal-undo-revealed")
    await table.do(Submit(BOB, "turn1", "pass"))
    await proposals.undo(table.id, BOB)
    assert says(await proposals.undo(table.id, BOB), "proposal-waits", names="Ann, Cid")
    await refused(proposals.swap(table.id, BOB, EVE), "refusal-proposal-open")
    for user, why in ((BOB, "refusal-proposal-own"), (EVE, "refusal-not-seated")):
        await refused(reply(proposals, table, user), why)
    await reply(proposals, table, CID, yes=False)
    assert says((await last_post(house, table))[-1][1], "proposal-declined", name="Cid")
    await refused(proposals.undo(table.id, BOB), "refusal-undo-declined")
    assert [row.kind for row in table.session.play.inputs] == ["answer"] * 4
    await table.do(Resign(CID))
    await refused(proposals.undo(table.id, BOB), "refusal-undo-nothing")


async def test_a_proposal_lapses_when_the_game_goes_on_and_after_a_day(house, proposals):
    table = await a_turn(house)
    await proposals.undo(table.id, BOB)
    await table.press(ANN, Press("pick", "1"), "choose2")
    assert table.session.proposal, "who only plans has not gone on"
    await house.choose(table, ANN, 1)
    assert says((await last_post(house, table))[-1][1], "proposal-lapsed", kind="undo")
    await house.choose(table, BOB, 3)
    await table.do(Submit(BOB, "turn2", "double"))
    assert table.session.status is Status.OVER
    await refused(proposals.undo(table.id, BOB), "refusal-over")
    other = await house.running(ANN, BOB, channel=hosting.OTHER_CHANNEL)
    await proposals.swap(other.id, BOB, EVE)
    due = [timer.due for timer in await house.store.timers(other.id) if timer.kind == "proposal"]
    assert due == [other.session.proposal.at + PROPOSAL_LASTS]
    await house.tables.ring(due[0])
    assert other.session.proposal is None
    assert not [timer for timer in await house.store.timers(other.id) if timer.kind == "proposal"]


async def test_orders_do_not_answer_for_who_has_just_taken_back(house, proposals):
    table = await house.running(ANN, BOB)
    await house.choose(table, ANN, 1)
    await table.press(ANN, Press("orders", "2"), "")
    told = await proposals.undo(table.id, ANN)
    assert says(told.splitlines()[1], "undo-drops-orders")
    await reply(proposals, table, BOB)
    assert (table.session.state.choices, table.session.orders) == ((None, None), {})
    assert (await house.store.table(table.id)).orders == ()


async def test_what_computers_answered_is_taken_back_with_it(club):
    proposals = Proposals(club.house)
    table = await club.table("weak")
    await club.choose(table, ANN, 3)
    await table.do(Submit(ANN, "turn1", "pass"))
    await club.quiet()
    assert inputs(table)[-1] == (1, "answer", "1"), "the computer has chosen for the next round"
    await proposals.undo(table.id, ANN)
    await club.quiet()
    assert (table.session.state.phase, table.session.state.round) == ("turn", 1)
    await club.house.serve(table)
    told = [telling[0][0] for telling in club.house.wall.told()]
    assert told[1:] == ["round-1", "shown-1", "proposal-1"], "nothing of the next round was posted yet"
    assert await unsent(club.house.store, table.id) == ()


async def test_a_proposal_takes_no_others_place_where_an_earlier_one_was_deleted(house, proposals):
    """Earlier versions deleted those of people who asked to be forgotten."""
    table = await house.running(ANN, BOB, clock="1h")
    for what in (PAUSE, RESUME):
        await proposals.clock(table.id, BOB, what)
        await reply(proposals, table, ANN)
    async with house.store.database.transaction() as inside:
        inside.change("DELETE FROM proposal WHERE number = 1")
    await house.restart(resumed=False)
    table = await house.tables.find(table.id)
    await proposals.clock(table.id, BOB, PAUSE)
    found = [(row.number, row.kind, row.status) for row in (await house.store.table(table.id)).proposals]
    assert found == [(2, "resume", "agreed"), (3, "pause", "open")]


# ------------------------------------------------------------------------------------------------------ swap


async def test_somebody_new_plays_on_and_sees_nothing_of_what_was_planned(house, proposals):
    for user in (BOB, EVE):
        await house.tables.prefer(user, {"delivery": "dm"})
    table = await house.running(ANN, BOB, CID)
    await house.serve(table)
    await table.press(BOB, Press("pick", "3"), "choose1")
    await table.press(BOB, Press("orders", "- pass"), "")
    of_bob = house.wall.told(("private", BOB))
    await proposals.swap(table.id, BOB, EVE)
    (_, text), *_ = await last_post(house, table)
    assert text.splitlines()[0] == phrase("proposal-swap", own="yes", name="Bob", new=f"<@{EVE}>")
    assert says(text, "proposal-asked")
    assert house.wall.last().pings == (ANN, CID, EVE)
    for user in (ANN, EVE, CID):
        await reply(proposals, table, user)
    assert [member.name for member in table.session.members] == ["Ann", "Eve", "Cid"]
    stored = await house.store.table(table.id)
    assert (stored.drafts, stored.orders, [m.user_id for m in stored.members]) == ((), (), [ANN, EVE, CID])
    assert (await last_post(house, table))[-1][1] == phrase("proposal-swap-agreed", new="Eve", old="Bob")
    assert says(house.wall.told()[0][-1][1].splitlines()[0], "lobby-begun", names="Ann, Eve, Cid")
    for user in (ANN, EVE, CID):
        await house.choose(table, user, 1)
    await house.serve(table)
    ((*before, (key, text)),) = house.wall.told(("private", BOB))
    assert ([tuple(before)], key) == (of_bob, "left-hand-1"), "nothing more of that seat reaches Bob"
    assert says(text, "ending-handed")
    assert house.wall.last(("private", BOB)).page.rows == ()
    assert [key for ((key, _), *_) in house.wall.told(("private", EVE))] == ["hand-1"]
    await refused(house.choose(table, BOB, 1), "refusal-not-seated", names="Ann, Eve, Cid")


async def test_the_host_can_give_a_computers_seat_and_that_of_who_is_away(club):
    proposals = Proposals(club.house)
    table = await club.table("weak", people=(ANN, BOB))
    choice = await proposals.swap(table.id, ANN, EVE)
    assert [button.label for row in choice.rows for button in row] == ["Ann", "Bob", "⚙ Bot One (weak)"]
    await refused(proposals.swap(table.id, BOB, EVE, 2), "refusal-swap-host-only", host="Ann")
    await refused(proposals.swap(table.id, ANN, BOB), "refusal-swap-seated")
    await proposals.swap(table.id, ANN, EVE, 2)
    for user in (BOB, EVE):
        await reply(proposals, table, user)
    assert [member.name for member in table.session.members] == ["Ann", "Bob", "Eve"]
    assert not any(member.played_at for member in table.session.members)
    await club.computer_seats.stand_in(table.id, BOB, BOB, "weak")
    await club.house.serve(table)
    await proposals.swap(table.id, ANN, CID, 1)
    await reply(proposals, table, CID)
    assert table.session.proposal, "Eve is asked, too"
    await club.computer_seats.stand_in(table.id, EVE, EVE, "weak")
    assert [member.name for member in table.session.members] == ["Ann", "Cid", "Eve"], (
        "and agrees by leaving it to a computer"
    )
    await club.house.serve(table)
    (of_bob,) = [told for told in club.house.wall.told() if told[0][0] == "standin-1"]
    assert of_bob[-1][1] == phrase("standin-taken-over", name="Cid")


async def test_nobody_can_take_a_seat_where_nobody_else_can_come(house, proposals):
    table = await house.tables.open(
        game="tiny", options={}, guild_id=None, channel_id=CHANNEL, user_id=ANN, name="Ann"
    )
    await house.tables.start(table.id, ANN)
    await refused(proposals.swap(table.id, ANN, BOB, 0), "refusal-swap-alone")
    assert table.session.proposals == ()


async def test_a_post_that_is_gone_is_not_made_again_to_say_that_it_was_taken_back(house, proposals):
    table = await house.running(ANN)
    await house.choose(table, ANN, 2)
    await table.do(Submit(ANN, "turn1", "double"))
    await house.serve(table)
    for number, message in list(house.wall.messages.items()):
        if message.told[0][0] == "round-2":
            del house.wall.messages[number]
    await proposals.undo(table.id, ANN)
    await house.serve(table)
    assert not [told for told in house.wall.told() if told[0][0] == "round-2"]
    assert await unsent(house.store, table.id) == ()


async def test_a_post_is_marked_once_though_what_was_before_it_is_taken_back_later(house, proposals, tiny):
    tiny.reveals = lambda _before, _step: False
    table = await house.running(ANN, rounds="9")
    await house.choose(table, ANN, 2)
    await table.do(Submit(ANN, "turn1", "double"))
    for _ in range(2):
        await house.serve(table)
        await proposals.undo(table.id, ANN)
    await house.serve(table)
    assert table.session.play.effective == ()
    (told,) = [told for told in house.wall.told() if told[0][0] == "round-2"]
    assert [says(text, "undo-post") for _, text in told] == [False, True]


async def test_a_host_who_hands_over_the_seat_hands_over_the_table(house, proposals):
    table = await house.running(ANN, BOB)
    await proposals.swap(table.id, ANN, EVE, 0)
    for user in (EVE, BOB):
        await reply(proposals, table, user)
    assert table.session.host.name == "Bob"
    for user in (EVE, BOB):
        await house.choose(table, user, 1)
    await table.do(Submit(EVE, "turn1", "pass"))
    await table.do(Resign(BOB))
    await table.do(Resign(EVE))
    places = (await house.store.table(table.id)).placements
    assert [row.user_id for row in places] == [EVE, BOB], "the one who ended the game"
    noted = table.session.proposals[0].facts
    assert (noted["from"], noted["old"], noted["to"]) == (ANN, "Ann", EVE), "and who began it is known"


# ------------------------------------------------------------------------------------------------------ host


async def test_the_host_hands_the_table_over_to_who_agrees_and_in_a_lobby_at_once(house, proposals):
    table = await house.lobby(ANN, BOB, CID)
    assert await proposals.hand_over(table.id, ANN, BOB) == phrase("host-handed-over", name="Bob")
    await house.serve(table)
    assert says(house.wall.last().page.text, "lobby-ready", host="Bob")
    await house.tables.start(table.id, BOB)
    await proposals.hand_over(table.id, BOB, CID)
    asked = (await last_post(house, table))[-1][1]
    assert says(asked, "proposal-host", own="yes", name="Bob", new="Cid")
    assert (table.session.host.name, house.wall.last().pings) == ("Bob", (CID,))
    await reply(proposals, table, CID, yes=False)
    assert table.session.host.name == "Bob"
    await proposals.hand_over(table.id, BOB, CID)
    await reply(proposals, table, CID)
    assert (table.session.host.name, (await last_post(house, table))[-1][1]) == (
        "Cid",
        phrase("proposal-host-agreed", new="Cid"),
    )
    for user, new, why in (
        (CID, EVE, pattern("refusal-host-seated")),
        (CID, CID, pattern("refusal-host-already", name="Cid")),
        (ANN, BOB, pattern("refusal-host-here", host="Cid")),
    ):
        with pytest.raises(Refusal, match=why):
            await proposals.hand_over(table.id, user, new)


async def test_the_table_chooses_a_host_once_theirs_has_been_away_for_a_day(house, proposals):
    table = await house.running(ANN, BOB, CID)
    house.clock.now += timedelta(hours=25)
    await proposals.hand_over(table.id, BOB, BOB)
    assert says((await last_post(house, table))[0][1], "proposal-asked", names=f"<@{CID}>")
    await reply(proposals, table, CID)
    assert table.session.host.name == "Bob"
    assert house.wall.last().place == ("channel", CHANNEL)


# ----------------------------------------------------------------------------------------------------- clock


async def test_the_table_pauses_its_clock_lets_it_go_on_and_gives_more_time(house, proposals):
    table = await house.running(ANN, BOB, clock="1h")
    await refused(proposals.clock(table.id, BOB, RESUME), "refusal-clock-so")
    for what, asked in ((PAUSE, "pause"), (RESUME, "resume"), (MORE, "extend")):
        before = table.session.deadlines
        assert await proposals.clock(table.id, BOB, what) == phrase("proposal-made")
        assert says((await last_post(house, table))[0][1], f"proposal-{asked}", name="Bob")
        await reply(proposals, table, ANN)
        assert table.session.proposal is None
        assert (table.session.row.paused is not None) == (what == PAUSE)
        assert says((await last_post(house, table))[-1][1], f"proposal-{asked}-agreed", name="Bob")
        assert house.wall.last().told[0][0] == CLOCK_POSTS[what]
    assert all(table.session.deadlines[seat] > due for seat, due in before.items())
    await proposals.clock(table.id, BOB, PAUSE)
    await TableClocks(house).set(table.id, ANN, PAUSE)
    assert table.session.proposal is None, "the host has done it"
    assert says((await last_post(house, table))[-1][1], "proposal-lapsed", kind="other")
    other = await house.running(ANN, BOB, channel=hosting.OTHER_CHANNEL)
    await refused(proposals.clock(other.id, BOB, MORE), "refusal-no-clock")
