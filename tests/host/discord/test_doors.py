"""Forged and outdated control ids, access to tables, and checks of channel permissions."""

import re
from contextlib import suppress
from importlib import import_module
from operator import attrgetter
from pathlib import Path

import pytest

from k2bot.host.discord.controls import HostId, channel_fault
from k2bot.host.pages.overview import OPEN_TABLE
from k2bot.text.words import words
from tests.host.discord.widgets import answer_to
from tests.phrases import phrase, says

ROOT = Path(__file__).parents[3]
HUGE = "9" * 80
UNKNOWN = phrase("refusal-unknown-table")


async def pressed(world, who, custom_id, message=None):
    """The answer to pressing a control with this id."""
    result = await world.click_again(who, message or world.post, custom_id)
    assert result.acknowledged
    return answer_to(result).content


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
        "l|99|no-such-verb",
        "l|1|agree|=x",
        "l|1|swap|=1.",
    ],
)
async def test_unknown_control_ids_are_answered_as_old_buttons(world, own):
    await world.begin("bob")
    assert await pressed(world, "bob", own) == phrase("discord-old-button")


async def test_every_host_verb_that_is_sent_has_a_handler(world):
    sent = set()
    for path in (ROOT / "k2bot").rglob("*.py"):
        names = re.findall(r"\bHost(?:Button|Select)\(\s*([\w.]+),", path.read_text(encoding="utf-8"))
        module = names and import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for name in names:
            with suppress(AttributeError):  # a parameter
                sent.add(attrgetter(name)(module))
    assert len(sent) > 40
    assert sent <= {*world.host.pages.handlers["host"]}


FORGED = [
    "g|1|o||open|board",
    "g|1|o|choose1|open|hand",
    "l|1|film",
    "l|1|show-film",
    "l|1|what-if",
    "l|1|clock",
    "l|1|join",
    "l|1|confirm-cancel",
    "l|1|rematch",
    "l|1|set-here",
    "l|1|agree|=1",
    "l|1|hint",
]


@pytest.fixture
def abroad(world):
    """A channel of another server, managed by Eve, with Bob as a member."""
    guild = world.env.create_guild("Strangers")
    world.people["eve"] = guild.add_member(world.env.create_user("eve"))
    world.people["bob abroad"] = guild.add_member(world.bob.user)
    world.backend.get_guild(guild.id).owner_id = world.eve.id
    return guild.create_text_channel("far-away")


async def test_outsiders_cannot_reach_a_table_from_another_server_or_chat(world, abroad):
    """Not even people who manage channels there; nor do they learn whether the table exists."""
    await world.begin("bob")
    before = world.session
    for own in FORGED:
        told = await world.eve.slash(abroad, "tiny help")
        assert await pressed(world, world.eve, own, told.response) == UNKNOWN, own
    for number in ("1", "9" * 18):
        own = f"g|{number}|p||open|now"
        assert await pressed(world, world.eve.user, own, await world.whisper("eve", "tiny help")) == UNKNOWN
    assert world.session == before
    told, none = [await world.eve.slash(abroad, "tiny move", table=number) for number in "12"]
    assert told.response.content == none.response.content.replace("2", "1")


async def test_the_games_menu_opens_no_game_its_reader_cannot_reach(world, abroad):
    await world.begin("bob")
    told = await world.eve.slash(abroad, "tiny help")
    own = str(HostId(0, OPEN_TABLE))
    option = {"label": "Tiny", "value": "1"}
    menu = {"type": 3, "custom_id": own, "options": [option], "min_values": 1, "max_values": 1}
    stored = world.backend.get_message(told.response.channel_id, told.response.id)
    stored.components = [{"type": 1, "components": [menu]}]
    result = await world.eve.select(told.response, ["1"], custom_id=own)
    assert answer_to(result).content == UNKNOWN


@pytest.mark.parametrize("verb", ["past-film", "past-record", "past-what-if"])
async def test_games_still_open_are_not_shown_as_past_ones(world, verb):
    await world.begin("bob")
    assert await pressed(world, "bob", f"l|0|{verb}|=1") == UNKNOWN


async def test_players_reach_their_game_everywhere_and_others_where_they_see_it(world, abroad):
    await world.begin("bob")
    board = "g|1|o||open|board"
    bob = world.people["bob abroad"]
    for actor, told in (
        (bob, await bob.slash(abroad, "tiny help")),
        (bob.user, await bob.user.slash("tiny help")),
    ):
        assert "Board" in await pressed(world, actor, board, told.response)
    told = await bob.slash(abroad, "tiny help")
    world.backend.get_guild(abroad.guild.id).owner_id = bob.id
    assert says(
        await pressed(world, bob, "l|1|confirm-cancel", told.response), "refusal-cancel-host-only", host="ann"
    ), "manages another server"
    beside = world.guild.create_text_channel("beside")
    told = await world.cid.slash(beside, "tiny help")
    assert "Board" in await pressed(world, world.cid, board, told.response)
    await world.forbid("view_channel")
    assert await pressed(world, world.cid, board, told.response) == UNKNOWN


# ----------------------------------------------------------------------------------- permissions in a channel


async def test_missing_channel_permissions_are_named(world):
    name = f"#{world.channel.name} on {world.guild.name}"
    assert await channel_fault(world.bot, world.channel.id, words()) == (name, "")
    await world.forbid("attach_files", "send_messages")
    fault = phrase("check-channel-permissions", channel=name, permissions="Send Messages, Attach Files")
    assert await channel_fault(world.bot, world.channel.id, words()) == (name, fault)


async def test_ids_that_are_no_server_channel_are_reported(world):
    """Private chats can't be checked either."""
    chat = await (await world.bot.fetch_user(world.ann.id)).create_dm()
    for number, fault in ((4242, "check-channel-none"), (chat.id, "check-channel-elsewhere")):
        name = str(number)
        assert await channel_fault(world.bot, number, words()) == (name, phrase(fault, channel=name))


async def test_threads_are_checked_for_the_thread_permission(world):
    home = world.channel
    await world.enter_thread()
    thread, world.channel = world.channel, home
    assert (await channel_fault(world.bot, thread.id, words()))[1] == ""
    await world.forbid("send_messages_in_threads")
    assert "in Threads" in (await channel_fault(world.bot, thread.id, words()))[1]
