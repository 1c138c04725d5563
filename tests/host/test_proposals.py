"""Proposals that need the players' consent: undo, swap, host, clock; including restarts in between."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from k2bot.game.values import Announcement, Press
from k2bot.host.clock import MORE, PAUSE, RESUME
from k2bot.host.kernel.agreements import (
    ASKED_AGAIN_AFTER,
    MIN_HOST_GONE,
    hand_over,
    propose_clock,
    replace_host,
    set_clock,
    undo,
)
from k2bot.host.kernel.consent import missing_consent
from k2bot.host.kernel.lobby import cancel, stand_in
from k2bot.host.kernel.timers import PROPOSAL_LASTS
from k2bot.host.kernel.transition import Transition, resign
from k2bot.host.pages.host_pages import proposal_text
from k2bot.host.rows import ProposalPost, Status
from k2bot.text.formatting import relative_time
from k2bot.text.words import words
from tests.host import hosting
from tests.host.club import inputs
from tests.host.hosting import ANN, BOB, CID, EVE, agree, reply, unsent
from tests.phrases import phrase, refusals, refused, says


async def after_bobs_turn(house, *people):
    """A table where Bob has just finished his turn; the next round has begun without revealing anything."""
    table = await house.running(*people or (ANN, BOB))
    await house.round(table, 1, 2, 1, says="double")
    return table


# ------------------------------------------------------------------------------------------------------ undo


async def test_a_lone_player_can_undo_at_once(house, snapshot):
    table = await house.running(ANN)
    await house.choose(table, ANN, 2)
    before = table.session.state
    await house.say(table, "double")
    await house.serve(table)
    assert await table.do(undo, ANN) == snapshot
    assert table.session.state == before
    assert await house.story(table) == snapshot
    await house.say(table, "pass")
    assert inputs(table)[1:] == [(0, "answer", "double"), (0, "undo", "2"), (0, "answer", "pass")]


async def test_pressing_an_undo_button_twice_undoes_one_step(house):
    table = await house.running(ANN)
    await house.round(table, 2, says="double")
    await table.press(ANN, Press("cheer"), "cheer2")
    (button,) = (await table.page(ANN, "board")).rows[-1]
    assert button.verb == "undo-last"
    for _ in range(2):
        await table.do(undo, ANN, int(button.argument))
    assert [row.number for row in table.session.play.effective] == [1, 2]
    await table.do(undo, ANN)
    assert [row.number for row in table.session.play.effective] == [1]


async def test_nobody_undoes_a_final_step_alone(house, tiny):
    """Neither by command nor by button, even if nobody else has to be asked."""
    tiny.is_final = lambda _before, step: "double" in step.events
    table = await house.running(ANN, rounds="9")
    await house.round(table, 2, says="double")
    await refused(table.do(undo, ANN), "refusal-undo-final")
    assert not await offers_undo(table, ANN)
    await table.press(ANN, Press("cheer"), "cheer2")
    assert await offers_undo(table, ANN)
    for _ in range(2):
        await table.do(undo, ANN, len(table.session.play.inputs))
    await refused(table.do(undo, ANN), "refusal-undo-final")
    assert [row.answer for row in table.session.play.effective] == ["2", "double"]


async def test_a_final_step_is_undone_if_another_player_agrees(house, tiny):
    """A stand-in is nobody who could."""
    tiny.is_final = lambda _before, step: "double" in step.events
    table = await after_bobs_turn(house)
    assert await offers_undo(table, BOB)
    await table.do(undo, BOB)
    assert [row.answer for row in table.session.play.effective] == ["1", "2", "double"]
    await agree(table, ANN)
    assert [row.answer for row in table.session.play.effective] == ["1", "2"]
    await house.say(table, "double")
    await table.do(stand_in, ANN, ANN, "weak")
    await refused(table.do(undo, BOB), "refusal-undo-final")


async def offers_undo(table, user_id):
    """Whether somebody's page has a button that undoes their last step."""
    rows = (await table.page(user_id, "board")).rows
    return any(button.verb == "undo-last" for row in rows if isinstance(row, tuple) for button in row)


async def test_buttons_for_a_repeated_decision_work_after_an_undo(house):
    table = await house.running(ANN)
    await house.round(table, 2, says="double")
    await table.do(undo, ANN)
    await house.say(table, "pass")
    pick, *_ = (await table.page(ANN, "hand")).rows[0]
    await table.press(ANN, Press(pick.verb, pick.argument), pick.stamp)
    assert table.session.draft_of(0) == "1"


async def test_an_open_proposal_leaves_only_the_button_to_withdraw_it(house):
    table = await after_bobs_turn(house)

    async def offered(user):
        """A user's undo and proposal buttons, each with whether it's enabled."""
        buttons = [button for row in (await table.page(user, "board")).rows for button in row]
        return [(button.verb, not button.disabled) for button in buttons]

    assert await offered(BOB) == [("undo-last", True)]
    await house.swap(table, ANN, EVE, 0)
    assert await offered(BOB) == [("undo-last", False)], "Ann asks something"
    assert await offered(ANN) == [("withdraw", True)]
    await refused(table.do(undo, BOB), "refusal-proposal-open", own="no")
    await reply(table, ANN, yes=False)
    await table.do(undo, BOB)
    assert await offered(BOB) == [("withdraw", True)]
    await reply(table, ANN, yes=False)
    assert await offered(BOB) == [], "Ann has said no"


async def test_an_undo_takes_effect_when_the_last_player_agrees(house, snapshot):
    table = await after_bobs_turn(house, ANN, BOB, CID)
    await house.serve(table)
    before = table.session.play.up_to(3)
    said = [await table.do(undo, BOB)]
    await house.serve(table)
    unnamed = replace(table.session.proposal, facts={"name": "Bob"})  # of a game without names for its steps
    said += [proposal_text(table.session, unnamed, table.session.words)]
    said += [await reply(table, ANN) for _ in range(2)]
    table = await house.restarted(table, recovered=False)
    await house.serve(table)
    await asyncio.gather(reply(table, CID), reply(table, CID), return_exceptions=True)
    assert (table.session.state, table.session.play.number) == (before.state, 5)
    (timer,) = await house.store.timers(table.id)
    full_time_again = table.session.waiting[1], table.session.play.inputs[-1].at
    assert (timer.kind, timer.seat, timer.since, timer.since) == ("default", 1, *full_time_again)
    await house.serve(table)
    assert said == snapshot
    assert house.wall.story() == snapshot
    await refused(reply(table, CID), "refusal-proposal-over")


@pytest.mark.parametrize("wish", [{"quiet": "12-14"}, {"muted-until": "2030-05-02T00:00:00+00:00"}])
async def test_players_in_quiet_hours_or_muted_are_asked_without_a_ping(house, wish):
    table = await after_bobs_turn(house, ANN, BOB, CID)
    await house.prefer(ANN, wish)
    await house.serve(table)
    await table.do(undo, BOB)
    await house.serve(table)
    asking = house.wall.last()
    assert says(asking.page.text.splitlines()[1], "proposal-asked", names=f"<@{ANN}> and <@{CID}>")
    assert asking.pings == (CID,)


@pytest.mark.parametrize(
    ("wish", "pings"),
    [
        ({"quiet": "12-14"}, ()),
        ({"muted-until": "2030-05-02T00:00:00+00:00"}, ()),
        ({"notice": "none"}, (EVE,)),
    ],
)
async def test_a_newcomer_asked_to_take_a_seat_is_pinged_as_the_players_are(house, wish, pings):
    """A request isn't about anybody's turn, so it pings those who want no notices, but nobody who rests."""
    await house.prefer(EVE, wish)
    table = await house.begun()
    await house.swap(table, ANN, EVE, 0)
    await house.serve(table)
    asking = house.wall.last()
    assert says(asking.page.text.splitlines()[1], "proposal-asked", names=f"<@{BOB}> and <@{EVE}>")
    assert asking.pings == (BOB, *pings)


async def test_players_who_chose_direct_messages_are_asked_by_one(house):
    """With the buttons and a link; like the post, it says how the request ends."""
    table = await after_bobs_turn(house, ANN, BOB, CID)
    await house.prefer(ANN, {"notice": "dm"})
    await house.serve(table)
    await table.do(undo, BOB)
    await house.serve(table)
    (asking,) = [own for own in house.wall.messages.values() if own.told[0][0] == "proposal-1" and own.pings]
    letter = house.wall.last(("private", ANN))
    assert (asking.place[0], asking.pings) == ("channel", (CID,))
    assert says(letter.page.text, "proposal-asked", names=f"<@{ANN}> and <@{CID}>")
    assert letter.page.text.endswith(f"\n{table.session.link(ProposalPost(1))}")
    assert [button.verb for row in letter.page.rows for button in row] == ["agree", "decline"]
    table = await house.restarted(table)
    await reply(table, CID, yes=False)
    await house.serve(table)
    letter = house.wall.last(("private", ANN))
    assert (says(letter.page.text, "proposal-declined", name="Cid"), letter.page.rows) == (True, ())


async def test_impossible_undos_are_refused_with_the_reason(house, tiny, snapshot):
    table = await house.running(ANN, BOB, CID)
    assert await refusals(table.do(undo, ANN), table.do(undo, EVE)) == snapshot
    await house.choices(table, 1, 2)
    await refused(table.do(undo, ANN), "refusal-undo-other", name="Bob")
    await house.choose(table, CID, 1)
    await refused(table.do(undo, CID), "refusal-undo-revealed", step="a choice")
    await house.say(table, "pass")
    await table.do(undo, BOB)
    assert says(await table.do(undo, BOB), "proposal-waits", names="Ann and Cid")
    assert snapshot == await refusals(house.swap(table, BOB, EVE), reply(table, BOB), reply(table, EVE))
    await reply(table, CID, yes=False)
    await refused(table.do(undo, BOB), "refusal-undo-declined")
    assert [row.kind for row in table.session.play.inputs] == ["answer"] * 4
    await table.do(resign, CID)
    await refused(table.do(undo, BOB), "refusal-undo-nothing")
    await refused(house.swap(table, ANN, EVE, 2), "refusal-swap-gone")
    tiny.undo = False
    await refused(table.do(undo, BOB), "refusal-undo-game", game="Tiny")
    chat = await house.running(ANN, channel=hosting.OTHER_CHANNEL, server=None)
    await refused(house.swap(chat, ANN, BOB, 0), "refusal-guest-alone")


async def test_a_proposal_lapses_when_play_continues_or_ends_or_after_a_day(house, snapshot):
    table = await after_bobs_turn(house)
    await table.do(undo, BOB)
    await house.pick(table, ANN, 1)
    assert table.session.proposal, "who only plans has not gone on"
    await house.choose(table, ANN, 1)
    await house.serve(table)
    assert house.wall.last().page.text == snapshot
    await house.choose(table, BOB, 3)
    await house.swap(table, ANN, EVE, 0)
    (due,) = [timer.due for timer in await house.store.timers(table.id) if timer.kind == "proposal"]
    assert due == table.session.proposal.at + PROPOSAL_LASTS
    await house.ring(due)
    assert table.session.proposal is None
    assert not [timer for timer in await house.store.timers(table.id) if timer.kind == "proposal"]
    await house.swap(table, ANN, EVE, 0)
    await house.say(table, "double")
    assert table.session.proposal is None, "the game is over"
    await refused(table.do(undo, BOB), "refusal-over")


async def test_undoing_an_answer_drops_the_players_orders(house):
    table = await house.running()
    await house.choose(table, ANN, 1)
    await table.press(ANN, Press("orders", "2"), "")
    told = await table.do(undo, ANN)
    assert says(told.splitlines()[1], "undo-drops-orders")
    await reply(table, BOB)
    assert (table.session.state.choices, table.session.orders) == ((None, None), {})
    assert (await house.store.table(table.id)).orders == ()


async def test_a_draft_for_a_later_decision_survives_an_undo(house, tiny, monkeypatch):
    def ahead(state, seat):
        return tiny.stamp(state, seat) or f"choose{state.round + 1}"

    monkeypatch.setattr(tiny, "draft_stamp", ahead)
    table = await house.running(ANN, BOB, CID)
    await house.choices(table, 3, 1, 1)
    await table.press(CID, Press("cheer"), "cheer3")
    await table.do(Transition.draft, 1, "2")
    await table.do(undo, CID)
    await agree(table, ANN, BOB)
    assert len(table.session.play.effective) == 3
    await house.say(table, "pass")
    assert (await table.page(BOB, "hand")).text == "Bob: picked 2, committed nothing"


async def test_an_undo_also_takes_back_later_computer_answers(club):
    table = await club.table("weak")
    await club.choose(table, ANN, 3)
    await club.say(table, "pass")
    await club.quiet()
    assert inputs(table)[-1] == (1, "answer", "1"), "the computer has chosen for the next round"
    await table.do(undo, ANN)
    await club.quiet()
    assert (table.session.state.phase, table.session.state.round) == ("turn", 1)
    await club.serve(table)
    assert [keys[0] for keys in club.wall.keys()[1:]] == ["round-1", "shown-1", "proposal-1"]


# ------------------------------------------------------------------------------------------------------ swap


async def test_a_replacement_player_takes_the_seat_without_its_drafts_and_orders(house, snapshot):
    """Bob gets nothing more about that seat."""
    for user in (BOB, EVE):
        await house.prefer(user, {"delivery": "dm"})
    table = await house.begun(ANN, BOB, CID)
    await house.pick(table, BOB, 3)
    await table.press(BOB, Press("orders", "- pass"), "")
    await house.swap(table, BOB, EVE)
    await house.serve(table)
    await agree(table, ANN, EVE, CID)
    stored = await house.store.table(table.id)
    assert (stored.drafts, stored.orders, [m.user_id for m in stored.members]) == ((), (), [ANN, EVE, CID])
    await house.serve(table)
    await house.choices(table, 1, 1, 1)
    assert await house.story(table) == snapshot
    await refused(house.choose(table, BOB, 1), "refusal-not-seated", names="Ann, Eve, Cid")


@pytest.mark.parametrize("closed", [False, True])
async def test_a_replacement_player_gets_the_page_by_direct_message_unlike_the_one_before(house, closed):
    """As it is now. If it's refused, they're pinged in the channel."""
    await house.prefer(EVE, {"delivery": "dm"})
    table = await house.begun(ANN, BOB, CID)
    await house.choose(table, ANN, 1)
    await house.swap(table, BOB, EVE)
    await agree(table, ANN, EVE, CID)
    if closed:
        (letter,) = [post for post in table.session.posts.due if post.key == "hand-1"]
        await table.outbox.drop(letter, "refused")
    await house.serve(table)
    pinged = [one.pings for one in house.wall.messages.values() if one.told[0][0].startswith("notice-")]
    assert pinged == ([(EVE,)] if closed else [])
    assert house.wall.keys(("private", EVE)) == ([] if closed else [["hand-1"]])


async def test_the_newest_post_and_its_picture_name_the_replacement_player(house):
    table = await house.begun(ANN, BOB, CID)
    await house.choices(table, 1, 3, 1)
    await house.serve(table)
    await house.swap(table, BOB, EVE)
    await agree(table, ANN, CID, EVE)
    await house.serve(table)
    (post,) = [one for one in house.wall.messages.values() if one.told[0][0] == "shown-1"]
    assert [f"<@{BOB}>" in post.told[0][1], f"<@{EVE}>" in post.page.text] == [True, True]
    assert post.page.whole
    assert post.page.pictures


@pytest.mark.parametrize("under_way", ["a message", "an edit"])
async def test_a_replaced_player_sees_nothing_more_even_if_a_message_was_under_way(
    house, tiny, monkeypatch, under_way
):
    """A message being sent to Bob isn't taken for Eve's, or later edits would show him her cards."""
    usual = tiny.announce

    def announce(before, step, pace):
        edits = (Announcement("hand-1", edit=True, seat=1),) if before else ()
        return (*edits, *usual(before, step, pace))

    monkeypatch.setattr(tiny, "announce", announce)
    await house.prefer(BOB, {"delivery": "dm"})
    table = await house.running(ANN, BOB, CID)
    if under_way == "an edit":
        await house.serve(table)
        await house.choose(table, ANN, 1)
    await house.swap(table, BOB, EVE)
    await agree(table, ANN, CID)
    while (delivery := await table.outbox.next_delivery()) is not None:
        if delivery.user_id != BOB:
            await house.wall.hand_over(table, delivery)
            continue
        await table.outbox.begin_attempt(delivery.post)
        await agree(table, EVE)
        await table.outbox.record_delivery(delivery, house.wall.put_up(delivery))
    (told,) = house.wall.told(("private", BOB))
    assert told[-1][0] == "left-hand-1"
    await house.choose(table, EVE, 3)
    await house.serve(table)
    assert house.wall.told(("private", BOB)) == [told]


async def test_the_host_can_give_away_computer_seats_and_those_of_absent_players(club, snapshot):
    table = await club.table("weak", people=(ANN, BOB))
    choice = await club.swap(table, ANN, EVE)
    assert [button.label for row in choice.rows for button in row] == ["Ann", "Bob", "⚙ Bot One (weak)"]
    assert await refusals(club.swap(table, BOB, EVE, 2), club.swap(table, ANN, BOB)) == snapshot
    await club.swap(table, ANN, EVE, 2)
    await agree(table, BOB, EVE)
    assert [member.name for member in table.session.members] == ["Ann", "Bob", "Eve"]
    assert not any(member.played_at for member in table.session.members)
    await table.do(stand_in, BOB, BOB, "weak")
    await club.serve(table)
    await club.swap(table, ANN, CID, 1)
    await reply(table, CID)
    assert table.session.proposal, "Eve is asked, too"
    await table.do(stand_in, EVE, EVE, "weak")
    assert [member.name for member in table.session.members] == ["Ann", "Cid", "Eve"], (
        "and agrees by leaving it to a computer"
    )
    await club.serve(table)
    (of_bob,) = [told for told in club.wall.told() if told[0][0] == "standin-1"]
    assert of_bob[-1][1] == phrase("standin-taken-over", name="Cid")


async def test_a_former_player_in_a_request_is_named_in_the_readers_language(house):
    table, german = await house.running(), words("de")
    await house.swap(table, ANN, EVE, 0)
    forgotten = replace(table.session.proposal, facts={**table.session.proposal.facts, "to": -2})
    assert german.text("privacy-former") in proposal_text(table.session, forgotten, german)


async def test_a_deleted_post_is_not_recreated_to_mark_an_undo(house):
    table = await house.running(ANN)
    await house.round(table, 2, says="double")
    await house.serve(table)
    _, gone = house.wall.messages.popitem()
    assert gone.told[0][0] == "round-2"
    await table.do(undo, ANN)
    await house.serve(table)
    assert "round-2" not in str(house.wall.keys())
    assert await unsent(house.store, table.id) == ()


async def test_a_post_is_marked_as_undone_only_once(house, tiny):
    tiny.reveals = lambda _before, _step: False
    table = await house.running(ANN, rounds="9")
    await house.round(table, 2, says="double")
    for _ in range(2):
        await house.serve(table)
        await table.do(undo, ANN)
    await house.serve(table)
    assert table.session.play.effective == ()
    (told,) = [told for told in house.wall.told() if told[0][0] == "round-2"]
    assert [says(text, "undo-post") for _, text in told] == [False, True]


async def test_after_an_undo_the_newest_game_post_is_repeated_not_the_request(house):
    table = await house.begun(ANN, BOB, CID)
    await house.choices(table, 1, 2)
    await table.do(undo, BOB)
    await house.serve(table)
    await agree(table, ANN, CID)
    posts = [keys[0] for keys in await house.keys(table)]
    assert posts == ["lobby", "round-1", "proposal-1", "round-1"]


async def test_private_messages_of_undone_steps_are_deleted(house):
    await house.prefer(ANN, {"delivery": "dm"})
    table = await after_bobs_turn(house)
    await house.serve(table)
    await table.do(undo, BOB)
    await agree(table, ANN)
    await house.serve(table)
    letters, posts = house.wall.told(("private", ANN)), house.wall.told()
    assert [[key for key, _ in letter] for letter in letters] == [["hand-1"]]
    assert sum(says(told[-1][1], "undo-post") for told in posts) == 1


async def test_a_host_who_gives_up_the_seat_is_no_longer_host(house):
    table = await house.running()
    await house.swap(table, ANN, EVE, 0)
    await agree(table, EVE, BOB)
    assert table.session.host.name == "Bob"
    await house.round(table, 1, 1, says="pass")
    await table.do(resign, BOB)
    await table.do(resign, EVE)
    places = (await house.store.table(table.id)).placements
    assert [row.user_id for row in places] == [EVE, BOB], "the one who ended the game"
    noted = table.session.proposals[0].facts
    assert (noted["from"], noted["old"], noted["to"]) == (ANN, "Ann", EVE), "and who began it is known"


async def test_whoever_declined_a_seat_is_not_asked_again_for_two_days(house):
    """Each question pings somebody who may not even play. A player who declined for another may be asked."""
    table = await house.running(ANN, BOB, CID)
    await house.swap(table, ANN, EVE, 0)
    await reply(table, EVE, yes=False)
    when = relative_time(table.session.proposals[-1].at + ASKED_AGAIN_AFTER)
    await refused(house.swap(table, ANN, EVE, 1), "refusal-swap-declined", when=when)
    await refused(house.swap(table, BOB, EVE), "refusal-swap-declined", when=when)
    house.clock.now += ASKED_AGAIN_AFTER
    await house.swap(table, ANN, EVE, 0)
    await reply(table, BOB, yes=False)
    await house.swap(table, BOB, EVE)
    await agree(table, ANN, CID, EVE)
    await house.swap(table, ANN, BOB, 0)
    assert table.session.proposal.facts["to"] == BOB, "he declined Eve's seat, not one for himself"


# ------------------------------------------------------------------------------------------------------ host


async def test_a_host_who_leaves_the_game_passes_the_role_on_to_somebody_who_plays(house):
    """Whoever has left can't cancel the others' game. If only stand-ins are left, it stays."""
    table = await house.running(ANN, BOB, CID)
    await table.do(stand_in, BOB, BOB, "weak")
    await table.do(resign, ANN)
    assert table.session.host.name == "Cid"
    await refused(table.do(cancel, ANN), "refusal-cancel-host-only", host="Cid")
    await table.do(resign, CID)
    assert (table.session.host.name, table.session.status) == ("Cid", Status.RUNNING)


async def test_a_new_host_must_agree_except_in_a_lobby(house, snapshot):
    table = await house.lobby(ANN, BOB, CID)
    assert await table.do(hand_over, ANN, BOB) == snapshot
    await house.start(table, BOB)
    for agrees, host in ((False, "Bob"), (True, "Cid")):
        await table.do(hand_over, BOB, CID)
        await house.serve(table)
        assert table.session.host.name == "Bob"
        await reply(table, CID, yes=agrees)
        assert table.session.host.name == host
        await house.serve(table)
    assert house.wall.story() == snapshot
    others = ((CID, EVE), (CID, CID), (ANN, BOB))
    assert await refusals(*(table.do(hand_over, *one) for one in others)) == snapshot


async def test_players_can_replace_a_host_who_is_away_or_has_a_stand_in(house):
    table = await house.running(ANN, BOB, CID)
    house.clock.now += timedelta(hours=25)
    await table.do(hand_over, BOB, BOB)
    assert missing_consent(table.session, table.session.proposal) == (CID,)
    await reply(table, CID)
    assert table.session.host.name == "Bob"
    await house.choose(table, BOB, 1)
    await refused(table.do(hand_over, ANN, ANN), "refusal-host-here", host="Bob")
    await table.do(stand_in, BOB, BOB, "weak")
    await table.do(hand_over, ANN, ANN)
    await reply(table, CID)
    assert table.session.host.name == "Ann"


async def test_a_host_who_has_left_the_server_is_replaced_once(house):
    """Ten minutes after the host's last press, seen or stored, and not if somebody has done so before."""
    table = await house.begun(ANN, BOB, CID)
    house.clock.now += MIN_HOST_GONE
    await house.choose(table, ANN, 1)
    await refused(table.do(replace_host, BOB, ANN, None), "refusal-host-left", host="Ann")
    house.clock.now += MIN_HOST_GONE
    seen = house.clock.now
    await refused(table.do(replace_host, BOB, ANN, seen), "refusal-host-left", host="Ann")
    house.clock.now += MIN_HOST_GONE
    assert says(await table.do(replace_host, BOB, ANN, seen), "host-left", host="Ann")
    assert await table.do(replace_host, CID, ANN, seen) == ""
    assert (table.session.host.name, len(table.session.members)) == ("Bob", 3)
    await house.serve(table)
    assert says(house.wall.last().page.text, "proposal-host-left", old="Ann", new="Bob")


# ----------------------------------------------------------------------------------------------------- clock


async def test_players_can_agree_to_pause_resume_or_extend_the_clock(house, snapshot):
    table = await house.running(clock="1h")
    await refused(table.do(propose_clock, BOB, RESUME), "refusal-clock-so")
    for what in (PAUSE, RESUME, MORE):
        before = table.session.deadlines
        assert await table.do(propose_clock, BOB, what) == phrase("proposal-made", names="Ann", count=1)
        await house.serve(table)
        await reply(table, ANN)
        assert table.session.proposal is None
        assert (table.session.row.paused is not None) == (what == PAUSE)
        await house.serve(table)
    assert table.session.deadlines[0] > before[0]
    await table.do(propose_clock, BOB, PAUSE)
    await table.do(set_clock, ANN, PAUSE)
    assert table.session.proposal is None, "the host has done it"
    assert await house.story(table) == snapshot
    other = await house.running(channel=hosting.OTHER_CHANNEL)
    await refused(other.do(propose_clock, BOB, MORE), "refusal-no-clock")


@pytest.mark.parametrize("how", ["leaves", "is out of the game"])
async def test_a_proposal_passes_when_the_last_player_asked_leaves_the_game(house, tiny, how):
    table = await house.running(ANN, BOB, CID, clock="1h")
    tiny.out_from = {2: 2} if how == "is out of the game" else {}
    await table.do(propose_clock, BOB, PAUSE)
    await agree(table, ANN)
    if how == "leaves":
        await table.do(resign, CID)
    else:
        assert missing_consent(table.session, table.session.proposal) == (CID,)
        await house.round(table, 1, 2, 1, says="pass")
    assert table.session.proposals[-1].status == "agreed"
    assert table.session.row.paused is not None
    said = [told for told in await house.keys(table) if told[0] in ("proposal-1", "clock-paused")]
    assert said == [["proposal-1"], ["clock-paused"]]


async def test_undoing_a_still_revisable_answer_needs_no_consent_and_no_post(house, tiny):
    tiny.can_revise = lambda state, seat: state.choices[seat] is not None
    table = await house.begun(ANN, BOB)
    await house.choose(table, ANN, 3)
    await table.do(undo, ANN)
    assert (table.session.proposal, table.session.state.choices) == (None, (None, None))
    assert not [keys for keys in await house.keys(table) if keys[0].startswith("proposal")]
