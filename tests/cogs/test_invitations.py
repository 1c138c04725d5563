"""Blocking invitations, below one or in the settings."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.host.discord.widgets import find
from tests.phrases import phrase, says

BLOCK = "invitation-button-block"


async def invited(world, guest):
    """Let Ann invite somebody to a new lobby and cancel it; returns what she reads."""
    await world.lobby()
    told = await world.slash("ann", "invite", person=world.people[guest])
    await world.cancel()
    return told.content


def calls(world, who):
    """Messages that have notified a person: pings in the channel, and letters."""
    pinged = [world.people[who].id in {user.id for user in post.mentions} for post in world.posts()]
    return sum(pinged) + len(world.dms(who))


@pytest.mark.parametrize("what", ["person", "server", "all"])
async def test_an_invitation_can_be_blocked_and_the_block_lifted(world, what):
    """Even after it was cancelled. Whoever invites reads the same as if there had been too many."""
    await world.tables.prefer(world.bob.id, {"notice": "dm"})
    await invited(world, "bob")
    limited = await invited(world, "bob")
    page = await world.press("bob", BLOCK, world.letters("bob")[-1])
    assert says(page, "blocks-ask", who=f"<@{world.ann.id}>", server="Friends")
    blocked = await world.press("bob", f"blocks-button-{what}", page)
    assert phrase(f"blocks-button-{what}") not in world.ids(blocked)
    world.tables.invitations._clock = lambda: datetime.now(UTC) + timedelta(hours=25)
    assert await invited(world, "bob") == limited
    assert calls(world, "bob") == 1
    shown = await world.command("bob", "settings")
    if what == "all":
        await world.choose("bob", "invitations=on", message=shown, menu="=switch|")
    else:
        listed = await world.press("bob", "preferences-button-blocks", shown)
        menu = find(listed, "block", f"0.0.{'people' if what == 'person' else 'servers'}")
        assert menu is not None
        lifted = await world.choose("bob", message=listed, menu=menu.argument)
        assert says(lifted, "blocks-none")
    assert await invited(world, "bob") != limited
    assert calls(world, "bob") == 2


async def test_the_settings_page_lists_what_is_blocked(world, story):
    """Invitations, and the call to a rematch, have a button for it in the channel, too."""
    await world.begin("bob", rounds="1")
    await world.answers("ann 3", "bob 2", "ann pass")
    await world.press("ann", "lobby-button-rematch", world.post)
    call = world.post
    assert [user.id for user in call.mentions] == [world.bob.id]
    await story.press("bob", BLOCK, call)
    await story.press("bob", "blocks-button-person", world.newest_private("bob"))
    await story.press("bob", "blocks-button-server", world.newest_private("bob"))
    await story.command("bob", "settings")
    await story.press("bob", "preferences-button-blocks", world.newest_private("bob"))
