"""Somebody leaves for good, whatever is going on, and the others play on."""

from __future__ import annotations

import pytest

from k2bot.games.k2.engine import outcome, record
from tests.expeditions.climbing import TALK
from tests.expeditions.moments import MOMENTS, invite, leave, reach
from tests.expeditions.party import find, leads_on

CASES = [
    (moment, asked)
    for moment in MOMENTS
    for asked in (True, False)
    if not moment.startswith("second") and (moment, asked) != ("morning", False)
]


@pytest.mark.parametrize(("moment", "asked"), CASES)
async def test_the_game_goes_on_without_who_has_left(gathered, moment, asked):
    async with invite(gathered) as party:
        await reach(party, moment)
        pending, day = party.asked(), party.state.day
        others = [name for name in party.players if name not in pending]
        who = pending[0] if asked else others[0]
        seat = party.seated.index(who)
        posts = len(party.posts)
        await leave(party, who)
        if not asked:
            assert party.asked() == pending
            status = await party.slash(pending[0], "status")
            assert leads_on(party.linked(status)), "who is asked goes on from the newest post"

        gone = party.state.seats[seat]
        assert gone.resigned
        assert not gone.alive
        assert any(who in post.content for post in party.posts[posts:]), "the channel hears of it"
        assert who not in party.asked()
        shown = await party.again(who, party.asking, hand_of(party))
        assert shown.content == TALK.text("k2-refusal-no-climbers")
        assert (await party.slash(who, "resign")).content == TALK.text("discord-resign-again")
        await party.play(lambda state: state.day > day)
        assert party.state.day == day + 1


def hand_of(party):
    """The button My hand, wherever it stood."""
    return next(own for _, _, own in party.known.values() if (own.verb, own.argument) == ("page", "hand"))


async def test_when_only_one_is_left_that_one_has_won(gathered):
    async with invite(gathered) as party:
        await reach(party, "turn")
        for name in ("cid", "bob"):
            await leave(party, name)
        assert party.state.reason == "resigned"
        assert outcome(party.state).winners == (0,)
        assert outcome(record.replay(party.record())) == outcome(party.state)
        assert find(party.posts[-1], "rematch")
        shown = await party.slash("ann", "resign")
        assert shown.content == TALK.text("discord-no-table", place="channel", game="K2", command="k2")


async def test_a_resignation_can_be_thought_over(gathered):
    async with invite(gathered) as party:
        await reach(party, "turn")
        who = party.asked()[0]
        before = await party.stored()
        panel = await party.slash(who, "resign")
        shown = await party.press(who, panel, "dismiss")
        assert find(shown, "confirm-resign") is None
        assert await party.stored() == before
        await party.act(who)
