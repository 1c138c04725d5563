"""The slash commands, used by people in a simulated Discord, even where they can do nothing."""

import re

import discord
import pytest
from discord.app_commands import Group

from cogs.replays import ReplayCommands
from cogs.tables import TableCommands
from k2bot.game.values import Refusal
from k2bot.games.k2.hosted import K2
from k2bot.host.discord.compose import TURN
from k2bot.host.discord.panels import QueueTurn
from k2bot.host.kernel.lobby import stand_in
from k2bot.host.rows import Status
from k2bot.text.formatting import quote
from tests.cogs.command_limits import command_faults
from tests.cogs.test_games import play
from tests.cogs.test_lobby import add_computer
from tests.host.discord import kit
from tests.phrases import phrase, says
from tests.waiting import until

BACK = phrase("standin-button-back")
NAMES = {
    *("new", "learn", "board", "hand", "status", "rules", "resign", "cancel", "move", "replay", "verify"),
    *("standin", "help", "undo", "swap", "host", "lookback", "history", "invite", "hint"),
}


def leaves(world, game="tiny"):
    """A game's commands by name, as they are registered."""
    group = next(c for c in world.backend.commands[None].values() if c["name"] == game)
    return {option["name"]: option for option in group["options"]}


# ---------------------------------------------------------------------------------------------- the commands


async def test_all_commands_fit_discord_limits_and_are_named_in_help(world):
    assert set(leaves(world)) == NAMES
    commands = world.bot.tree.get_commands()
    assert command_faults([command.to_dict(world.bot.tree) for command in commands]) == []
    told = re.findall(r"`/([a-z0-9 ]+)`", await world.told("ann", "help"))
    there = {
        command.qualified_name for command in world.bot.tree.walk_commands() if not isinstance(command, Group)
    }
    assert {*told} == {name for name in there if " " not in name or name.startswith("tiny ")} - {"tiny help"}


async def test_commands_offer_their_options_with_descriptions(world, snapshot):
    """The settings of the game, the levels of its computers, the topics of its rules."""
    assert [*leaves(world).values()] == snapshot


async def test_commands_are_registered_again_only_when_they_change(world, tiny, monkeypatch):
    """Or when another program with this token has replaced them, or on a new Discord."""
    path = r"/applications/\d+/commands"
    assert world.count("PUT", path) == 1
    await world.restart()
    assert world.count("PUT", path) == 1
    world.backend.commands[None].clear()
    await world.restart()
    assert set(leaves(world)) == NAMES
    monkeypatch.setattr(type(tiny), "title", "Tiny Two")
    await world.restart()
    assert world.count("PUT", path) == 3
    await world.restart(afresh=True)
    assert world.count("PUT", path) == 4


# ------------------------------------------------------------------------------------------------------- new


async def test_new_names_the_permissions_the_bot_lacks(world, story):
    """Commands can be used where the bot itself may not post."""
    await world.forbid("send_messages", "attach_files", "send_messages_in_threads")
    await world.allow("send_messages", "send_messages_in_threads", who="ann")
    for _ in range(2):
        await story.slash("ann", "new")
        assert world.table is None
        await world.enter_thread()


# ------------------------------------------------------------------------------------------------- stand-ins


async def test_the_hint_command_gives_the_same_hint_as_the_button(world):
    await world.begin("bob")
    by_button = await world.press("ann", "Hint", await world.slash("ann", "hand"))
    assert await world.told("ann", "hint") == by_button.content


async def test_a_computer_stands_in_for_an_absent_player_and_status_says_so(world, story):
    """When the last active player leaves, the game pauses until somebody is back."""
    await world.lobby("bob")
    await story.slash("ann", "standin")
    await world.start()
    await story.slash("ann", "standin", player=world.bob)
    for answer in ("dismiss", "standin"):
        await story.press("bob", f"discord-button-{answer}", await story.slash("bob", "standin"))
    for reader in ("ann", "bob"):
        await story.slash(reader, "status")
    story.posts()
    await world.confirm("ann", "resign")
    await story.slash("cid", "status")
    story.posts(2)
    await story.press("bob", "standin-button-back", world.newest("bob", BACK))
    story.posts()


async def test_the_resign_confirmation_states_the_consequences(tmp_path):
    """The last player left wins; if nobody is left, nobody does."""
    told = {"game": "K2", "means": phrase("k2-resignation")}
    async with kit.world(tmp_path, K2()) as world:
        await world.begin("bob")
        asked = await world.told("ann", "resign")
        assert asked == phrase("discord-resign-sure", ends="won", winner="bob", **told)
        await world.enter_channel("another")
        await world.begin()
        asked = await world.told("ann", "resign")
        assert asked == phrase("discord-resign-sure", ends="over", winner="", **told)


async def test_resigning_in_a_lobby_points_to_a_button_that_exists(world):
    await world.lobby()
    await add_computer(world)
    for joins, button in (((), "lobby-button-cancel"), (("bob",), "lobby-button-leave")):
        for who in joins:
            await world.press(who, "Join")
        told = await world.told("ann", "resign")
        assert phrase(button) in told
        assert phrase("lobby-button-settings") in told
        settings = await world.press("ann", "lobby-button-settings", world.posts()[0])
        assert phrase(button) in world.ids(settings)


async def test_resigning_asks_for_confirmation_and_can_be_called_off(world, story):
    """It states the outcome: once the last person leaves, the game is over."""
    await world.lobby("bob", rounds="1")
    await add_computer(world)
    await world.start()
    for answer, gone in (("dismiss", False), ("resign", True)):
        asked = await story.slash("bob", "resign")
        shown = await story.press("bob", f"discord-button-{answer}", asked)
        assert shown.id == asked.id
        assert world.session.state.gone == (False, gone, False)
    await story.slash("bob", "resign")
    await story.press("ann", "discord-button-resign", await story.slash("ann", "resign"))
    table = await world.tables.find(1)
    await until(lambda: table.session.status is Status.OVER)


# --------------------------------------------------------------------------------------- board, hand, status


async def test_every_command_of_an_unreplayable_game_says_so(world, tiny, monkeypatch):
    await world.begin("bob")
    await world.answers("ann 3")
    monkeypatch.setattr(type(tiny), "apply", lambda *_: 1 // 0)
    await world.restart()
    for command in ("status", "resign", "undo", "hint", "standin", "board", "move"):
        assert says(await world.told("ann", command), "refusal-set-aside", host="ann"), command


async def test_commands_without_a_game_show_how_to_start_one(world, story):
    plain = ("board", "hand", "status", "resign", "cancel")
    for command in (*plain, "undo"):
        await story.slash("ann", command)
    for command in ("swap", "host"):
        await story.slash("ann", command, person=world.cid)
    await world.slash("ann", "new")
    await world.enter_channel("elsewhere")
    for command in plain:
        await story.slash("ann", command)


async def test_hand_and_status_work_in_the_private_chat_with_the_bot(world, story):
    await world.begin("bob")
    await story.press("bob", "2", await story.whisper("bob", "tiny hand"))
    await story.whisper("bob", "tiny status")
    await story.whisper("cid", "tiny hand")


async def test_hand_by_message_is_tested_at_once_and_refused_if_closed(world, story):
    await story.slash("bob", "hand", delivery="dm")
    assert world.dms("bob") == ["Hello!"]
    world.fails(f"POST /channels/{world.bob.user.dm_channel.id}/messages", 403, 50007)
    for delivery in ("dm", "private"):
        await story.slash("bob", "hand", delivery=delivery)
    await world.begin("bob")
    assert world.dms("bob") == ["Hello!"]


# ------------------------------------------------------------------------------------------------ rules, help


async def test_rules_can_be_read_by_topic_with_and_without_a_game(world, story):
    shown = await story.slash("ann", "rules", topic="end")
    turned = await story.pick("ann", shown, "", "round")
    assert turned.id == shown.id
    await world.lobby("bob")
    await story.pick("ann", await world.slash("ann", "rules"), "", "end")
    await world.start()
    await story.press("cid", "Board", await story.slash("cid", "rules"))


# -------------------------------------------------------------------------------------------------- cancel


async def test_only_the_host_and_channel_managers_can_cancel(world, story):
    await world.lobby("bob")
    await story.slash("ann", "cancel")
    await world.begin("bob")
    await story.slash("bob", "cancel")
    role = world.guild.create_role("keepers", permissions=discord.Permissions(manage_channels=True))
    world.people["dora"] = world.guild.add_member(world.env.create_user("dora"), roles=[role])
    await world.settle()
    asked = await story.slash("dora", "cancel")
    assert world.session.status is Status.RUNNING
    await story.press("dora", "discord-button-cancel", asked)
    assert world.table is None
    story.posts()


# ------------------------------------------------------------------------------------------------------ move


async def test_the_host_moves_a_game_to_another_channel(world, story):
    """It can also be reposted there."""
    await world.begin("bob", rounds="1")
    old = await world.enter_channel("other")
    await story.slash("bob", "move")
    await story.slash("bob", "move", table="1")
    for number in (1, 2):
        await story.slash("ann", "move")
        story.posts()
        assert len(world.posts()) == number
    assert world.table.id == 1
    await world.commit("ann", 3)
    assert "waiting for bob" in world.post.content
    assert world.table_in(old) is None


async def test_with_several_games_the_one_to_move_is_given_by_number(world, story):
    """It can't move to a channel where the bot may not post or another game is."""
    await story.slash("bob", "move", table="abc")
    await world.lobby()
    await world.enter_channel("second")
    await world.lobby()
    await story.slash("ann", "move")
    await world.enter_channel("third")
    for options in ({}, {"table": "abc"}, {"table": "77"}, {"table": "9" * 18}):
        await story.slash("ann", "move", **options)
    await world.forbid("send_messages")
    await world.allow("send_messages", who="ann")
    await story.slash("ann", "move", table="1")
    await world.enter_channel("fourth")
    await story.slash("ann", "move", table="1")
    assert world.table.id == 1


# ---------------------------------------------------------------------------------------------------- faults


async def test_a_command_removed_in_this_version_is_explained(world):
    world.bot.tree.get_command("tiny").remove_command("board")
    shown = await world.slash("ann", "board")
    assert says(shown, "discord-old-command")
    assert [type(error).__name__ for error in world.env.errors] == ["CommandNotFound"]


# ---------------------------------------------------------------------------------------- what cannot be done


async def test_after_the_end_status_and_pages_show_the_finished_game(world, story):
    """A newer game takes precedence, and private chats reveal no channels."""
    await story.whisper("cid", "tiny status")
    await play(world)
    for who in ("ann", "cid"):
        await story.slash(who, "status")
    for command in ("board", "hand", "resign", "cancel", "hint"):
        await story.slash("bob", command)
    await world.lobby()
    for who in ("ann", "bob", "cid"):
        await story.slash(who, "hint")
    await story.slash("ann", "status")
    for who in ("ann", "bob"):
        await story.whisper(who, "tiny status")
    await world.press("bob", "Join")
    await world.start()
    await story.slash("ann", "invite", person=world.cid.user)
    await world.enter_channel("other")
    await world.begin("bob")
    await story.whisper("bob", "tiny hand")


async def test_host_refusals_depend_on_whether_anyone_could_take_over(world):
    await world.slash("ann", "new")
    for arrives, told in (("", "alone"), ("computer", "alone"), ("bob", "seated")):
        if arrives == "computer":
            await add_computer(world)
        elif arrives:
            await world.press("bob", "Join", world.post)
        assert says(await world.slash("ann", "host", person=world.cid.user), f"refusal-host-{told}")


# ------------------------------------------------------------------------------- what is written into options


async def test_table_number_options_limit_their_length(world):
    for command in ("move", "replay"):
        (table,) = [option for option in leaves(world)[command]["options"] if option["name"] == "table"]
        assert (table["min_length"], table["max_length"]) == (1, 18)


async def quotes(attempt, written, message=None):
    """Assert a short refusal that quotes the input safely."""
    with pytest.raises(Refusal) as refused:
        await attempt
    assert quote(written) in str(refused.value)
    assert len(str(refused.value)) < 250
    assert message is None or says(str(refused.value), message, number=quote(written))


@pytest.mark.parametrize(
    ("command", "kind", "message"),
    [("move", TableCommands, "discord-move-number"), ("replay", ReplayCommands, "discord-played-number")],
)
async def test_invalid_table_numbers_are_quoted_shortened_and_escaped(world, command, kind, message):
    act, interaction = getattr(kind(world.bot, "tiny"), command), await interaction_of(world, "ann")
    for text in ("9" * 4300, "9" * 19, "*1*", "\u202e12", "\ud800", "٣", "\x00", "@everyone"):
        await quotes(act(interaction, {"table": text, "record": None, "show": ""}), text, message)


async def test_unknown_levels_and_settings_are_quoted_shortened_and_escaped(world):
    await world.begin("bob")
    level, setting = "*strong*" * 600, "*" * 5000
    await quotes(world.table.do(stand_in, world.bob.id, world.bob.id, level), level)
    place = {"guild_id": 1, "channel_id": 1, "user_id": 1, "name": "Ann"}
    for options in ({setting: "1"}, {"rounds": setting}):
        await quotes(world.tables.open(game="tiny", options=options, **place), setting)


async def interaction_of(world, who):
    """An interaction of somebody in the channel, kept to be used again."""
    kept = []

    async def keep(interaction, work, **_):
        kept.append(interaction)
        interaction.extras[TURN] = QueueTurn(say=interaction.followup.send)
        await interaction.response.send_message("kept", ephemeral=True)

    answer, world.host.interactions.answer = world.host.interactions.answer, keep
    await world.slash(who, "help")
    world.host.interactions.answer = answer
    return kept[0]


async def test_channel_managers_have_no_power_over_games_elsewhere(world):
    """Neither by a command that names it, nor by its controls."""
    await world.begin("bob")
    home = await world.enter_channel("elsewhere")
    await world.allow("manage_channels", who="cid")
    shown = await world.slash("cid", "move", table="1")
    assert says(shown, "refusal-move-host-only", host="ann")
    page = await world.slash("cid", "help")
    await world.click_again("cid", page, "l|1|confirm-cancel")
    assert says(world.newest_private("cid"), "refusal-cancel-host-only", host="ann")
    await world.allow("manage_channels", who="cid", channel=home)
    assert says(await world.slash("cid", "move", table="1"), "table-moved")
