"""Whatever arrives as the id of a control gets an ordinary answer."""

from __future__ import annotations

import pytest

from k2bot.host.discord.controls import HostId
from k2bot.host.pages.overview import OPEN
from k2bot.text.words import words
from tests.phrases import says

HUGE = "9" * 80


async def pressed(world, who, custom_id):
    """What somebody sees who presses a control of that id."""
    result = await world.click_again(who, world.post, custom_id)
    assert result.acknowledged
    return (result.followups[-1] if result.followups else result.response).content


@pytest.mark.parametrize(
    "own",
    [
        f"g|{HUGE}|o||open|board",
        f"g|{'9' * 19}|o||open|board",
        f"l|{HUGE}|join",
        f"l|1|join|{HUGE[:40]}",
        "g|1|o||open",
        "g|٣|o||open|board",
        "something else",
        "l|1|no-such-verb",
    ],
)
async def test_a_control_nobody_makes_any_more_is_said_to_be_old(world, own):
    await world.begin("bob")
    assert await pressed(world, "bob", own) == words().text("discord-old-button")


async def test_a_control_of_a_table_that_never_was_leads_to_a_new_one(world):
    await world.begin("bob")
    assert await pressed(world, "bob", f"g|{'9' * 18}|o||open|board") == words().text("refusal-unknown-table")


FORGED = (
    *(
        "g|1|o||open|board",
        "g|1|o|choose1|open|hand",
        "l|1|film",
        "l|1|show-film",
        "l|1|what-if",
        "l|1|clock",
    ),
    *("l|1|join", "l|1|confirm-cancel", "l|1|rematch", "l|1|set-here", "l|1|agree|=1", "l|1|hint"),
)


async def shown(world, actor, message, custom_id):
    """What somebody sees who presses a control of that id on a message of theirs."""
    stored = world.env.backend.get_message(message.channel_id, message.id)
    ghost = {"type": 2, "style": 1, "label": "ghost", "custom_id": custom_id}
    stored.components = [{"type": 1, "components": [ghost]}]
    result = await actor.click(message, custom_id=custom_id)
    assert result.acknowledged
    return (result.followups[-1] if result.followups else result.response).content


@pytest.fixture
def abroad(world):
    """A channel of another server, which Eve manages, and where Bob is too."""
    guild = world.env.create_guild("Strangers")
    world.people["eve"] = guild.add_member(world.env.create_user("eve"))
    world.people["bob abroad"] = guild.add_member(world.bob.user)
    world.env.backend.get_guild(guild.id).owner_id = world.eve.id
    return guild.create_text_channel("far-away")


async def test_nobody_reaches_a_table_from_another_server_or_a_private_chat(world, abroad):
    """Not even somebody who manages channels there; and they don't learn whether there is such a table."""
    await world.begin("bob")
    before = world.table.session
    for own in FORGED:
        told = await world.eve.slash(abroad, "tiny help")
        refused = await shown(world, world.eve, told.response, own)
        assert refused == words().text("refusal-unknown-table"), own
    told = await world.eve.user.slash("tiny help")
    refused = await shown(world, world.eve.user, told.response, "g|1|p||open|now")
    assert refused == words().text("refusal-unknown-table")
    assert world.table.session == before
    told = await world.eve.slash(abroad, "tiny move", table="1")
    none = await world.eve.slash(abroad, "tiny move", table="2")
    assert told.response.content == none.response.content.replace("2", "1")


async def test_a_menu_of_games_opens_none_that_its_reader_cannot_reach(world, abroad):
    await world.begin("bob")
    told = await world.eve.slash(abroad, "tiny help")
    own = str(HostId(0, OPEN))
    option = {"label": "Tiny", "value": "1"}
    menu = {"type": 3, "custom_id": own, "options": [option], "min_values": 1, "max_values": 1}
    stored = world.env.backend.get_message(told.response.channel_id, told.response.id)
    stored.components = [{"type": 1, "components": [menu]}]
    result = await world.eve.select(told.response, ["1"], custom_id=own)
    shown = result.followups[-1] if result.followups else result.response
    assert shown.content == words().text("refusal-unknown-table")


async def test_people_of_a_table_reach_it_everywhere_and_others_where_they_can_see_it(world, abroad):
    await world.begin("bob")
    board, unknown = "g|1|o||open|board", words().text("refusal-unknown-table")
    bob = world.people["bob abroad"]
    for actor, told in (
        (bob, await bob.slash(abroad, "tiny help")),
        (bob.user, await bob.user.slash("tiny help")),
    ):
        assert "Board" in await shown(world, actor, told.response, board)
    told = await bob.slash(abroad, "tiny help")
    world.env.backend.get_guild(abroad.guild.id).owner_id = bob.id
    assert says(
        await shown(world, bob, told.response, "l|1|confirm-cancel"), "refusal-cancel-host-only", host="ann"
    ), "manages another server"
    beside = world.guild.create_text_channel("beside")
    told = await world.cid.slash(beside, "tiny help")
    assert "Board" in await shown(world, world.cid, told.response, board)
    await world.forbid("view_channel")
    assert await shown(world, world.cid, told.response, board) == unknown
