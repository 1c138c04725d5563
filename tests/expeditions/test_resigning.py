"""Somebody leaves for good, whatever is going on, and the others play on."""

from tests.expeditions.climbing import TALK
from tests.expeditions.moments import aside, invite, leave, stations
from tests.expeditions.party import leads_on

SKIPPED = {"lobby", "second turn", "second morning", "over"}


async def test_whatever_is_going_on_the_game_goes_on_without_who_leaves(gathered):
    async with invite(gathered) as party:
        async for moment in stations(party):
            if moment not in SKIPPED:
                asked, *_ = party.asked()
                others = [name for name in party.players if name not in party.asked()]
                for who in (asked, *others[:1]):
                    async with aside(party):
                        await check_without(party, who)


async def check_without(party, who):
    pending, day, posts = party.asked(), party.state.day, len(party.posts)
    await leave(party, who)
    if who not in pending:
        assert party.asked() == pending
        status = await party.slash(pending[0], "status")
        assert leads_on(party.linked(status)), "who is asked goes on from the newest post"
    gone = party.state.seats[party.seated.index(who)]
    assert (gone.resigned, gone.alive) == (True, False)
    assert any(who in post.content for post in party.posts[posts:]), "the channel hears of it"
    assert who not in party.asked()
    hand = next(own for _, _, own in party.known.values() if (own.verb, own.argument) == ("page", "hand"))
    shown = await party.again(who, party.asking, hand)
    assert shown.content == TALK.text("k2-refusal-no-climbers")
    assert (await party.slash(who, "resign")).content == TALK.text("discord-resign-again")
    await party.play(lambda state: state.day > day)
    assert party.state.day == day + 1
