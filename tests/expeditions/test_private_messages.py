"""Hands that come as private messages, and people who take none."""

from tests.expeditions.climbing import TALK
from tests.expeditions.moments import invite, morning, second_turn
from tests.expeditions.party import controls


def day(number):
    return lambda state: morning(state) and state.day == number


async def test_a_hand_that_comes_as_a_message_is_played_there(gathered):
    async with invite(gathered) as party:
        await party.lay()
        shown = await party.slash("bob", "hand", delivery="dm")
        told = TALK.text("k2-delivery-on")
        assert shown.content == TALK.text("discord-delivery-back", told=told, command="k2 hand")
        await party.press("ann", party.posts[-1], "start")
        first = party.letters("bob")[-1]
        assert first.attachments
        await party.act("ann")
        shown = await party.commit("bob", first)
        assert shown.id == first.id
        assert party.state.seats[1].committed
        panel = await party.press("bob", first, "change")
        await party.commit("bob", panel, {0, 1, 2})
        inputs = (await party.stored())[0]
        assert [row.seat for row in inputs] == [0, 1, 1]
        await party.play(second_turn)
        assert TALK.text("k2-card-movement", points=1)[:4] in (await party.whisper("bob", "hand")).content
        await party.play(day(2))

        letters = party.letters("bob")
        assert len([own for own in controls(letters[-1]) if own.verb == "card"]) == 6
        await party.commit("bob", letters[-1])

        shown = await party.whisper("bob", "hand", delivery="private")
        assert shown.content == TALK.text("k2-delivery-off")
        await party.play(day(3))
        written = [sent for sent in party.ledger.sent if sent.kind == "dm"]
        own = [sent for sent in written if sent.viewer == "bob"]
        hands = [sent for sent in own if "card|" in sent.text]
        assert len(hands) == 2, "a hand each morning; in between it is told what bob is asked"
        assert [sent for sent in own if TALK.text("k2-now-turn", whose="own") in sent.text]
        assert not [button for button in controls(first) if button.verb == "change"]
        assert {sent.viewer for sent in written} == {"bob"}
