"""Who may address others through the bot: those who may send messages themselves."""

import pytest

from tests.host.discord.widgets import answer_to
from tests.phrases import START, phrase, says


def refuses(world, message):
    return says(message, "refusal-may-not-write", where=world.channel.mention)


async def test_people_who_may_not_write_in_a_channel_address_nobody_there(world):
    """They can still play, join, and look at things."""
    await world.begin("bob", "cid", rounds="1")
    post = world.post
    await world.forbid("send_messages", but=("bob",))
    posted = len(world.posts())
    for command in ("undo", "move", "swap", "host", "new"):
        person = {"person": world.bob} if command in ("swap", "host") else {}
        assert refuses(world, await world.slash("ann", command, **person)), command
    for own in ("undo-last|=1", "swap|=99.0", "confirm-host|=99", "start", "rematch", "clock|=pause"):
        await world.click_again("cid", post, f"l|1|{own}")
        assert refuses(world, world.newest_private("cid")), own
    assert len(world.posts()) == posted
    await world.answers("ann 3", "bob 1", "cid 2", "ann pass")
    end = world.post
    film = await world.press("ann", "lobby-button-film", end)
    assert phrase("discord-button-show-film") not in world.ids(film)
    assert refuses(world, await world.slash("ann", "replay", show="all"))
    await world.press("bob", "lobby-button-rematch", end)
    await world.press("cid", "Join", world.posts()[-1])
    assert {member.name for member in world.session.members} == {"bob", "cid"}


@pytest.mark.parametrize("place", ["channel", "thread"])
async def test_hosts_who_may_no_longer_write_cannot_invite_or_start(world, place):
    """Wherever they press. Threads have a permission of their own."""
    home = world.channel
    if place == "thread":
        await world.enter_thread()
    await world.lobby("bob")
    menu = await world.press("ann", "lobby-button-settings", world.post)
    letter = await world.whisper("ann", "tiny status")
    lobby, permission = world.post, "send_messages" if place == "channel" else "send_messages_in_threads"
    await world.forbid(permission, channel=home, but=("bob",))
    refusals = [
        await world.slash("ann", "invite", person=world.cid),
        await world.choose("ann", world.cid, message=menu, menu="=invite|"),
        await world.press("ann", START, lobby),
        answer_to(await world.click_again(world.ann.user, letter, "l|1|start")),
    ]
    assert all(refuses(world, refused) for refused in refusals)
    world.fails("GET /guilds/*/members/*", 403, 50001)
    await world.click_again(world.ann.user, letter, "l|1|start")
    assert says(world.letters("ann")[-1], "refusal-write-unknown", where=world.channel.mention)
    assert (world.session.row.invited, len(world.posts())) == ((), 1)
    await world.allow(permission, who="ann", channel=home)
    await world.click_again(world.ann.user, letter, "l|1|start")
    assert world.session.state is not None
