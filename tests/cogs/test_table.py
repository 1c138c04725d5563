"""The slash commands, used by people in a simulated Discord."""

from __future__ import annotations

import re

import discord
import pytest

from tests.cogs.command_limits import command_faults
from tests.host.discord import kit
from tests.phrases import START, pattern, phrase, says

NAMES = {
    "new",
    "learn",
    "board",
    "hand",
    "status",
    "rules",
    "resign",
    "cancel",
    "move",
    "replay",
    "verify",
    "standin",
    "help",
} | {
    *("undo", "swap", "host"),
    *("history", "invite", "hint"),
}


def leaves(world):
    group = next(c for c in world.env.backend.commands[None].values() if c["name"] == "tiny")
    return {option["name"]: option for option in group["options"]}


# ---------------------------------------------------------------------------------------------- the commands


async def test_all_commands_are_there_and_within_discords_limits(world):
    assert set(leaves(world)) == NAMES
    assert (
        command_faults([command.to_dict(world.bot.tree) for command in world.bot.tree.get_commands()]) == []
    )


async def test_the_settings_of_a_game_are_the_choices_of_new_with_its_help(world, tiny):
    options = {option["name"]: option for option in leaves(world)["new"]["options"]}
    assert list(options) == ["rounds", "pairs", "clock", "quiet", "thread", "private"]
    assert options["rounds"]["description"] == "How many rounds"
    assert [(choice["name"], choice["value"]) for choice in options["rounds"]["choices"]] == [
        ("one", "1"),
        ("two", "2"),
        ("nine", "9"),
    ]
    assert not any(option.get("required") for option in options.values())


async def test_commands_are_registered_once_and_again_only_when_they_change(world, tiny, monkeypatch):
    path = r"/applications/\d+/commands"
    assert len(world.calls("PUT", path)) == 1
    await world.restart()
    assert len(world.calls("PUT", path)) == 1
    monkeypatch.setattr(type(tiny), "title", "Tiny Two")
    await world.restart()
    assert len(world.calls("PUT", path)) == 2
    await world.restart(afresh=True)
    assert len(world.calls("PUT", path)) == 3


# ------------------------------------------------------------------------------------------------------- new


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (["send_messages"], "Send Messages"),
        (["attach_files"], "Attach Files"),
        (["send_messages", "attach_files"], "Send Messages, Attach Files"),
    ],
)
async def test_new_says_which_permissions_the_bot_lacks(world, denied, named):
    # Commands can be used where the bot itself may not post.
    await world.forbid(*denied)
    shown = await world.slash("ann", "new")
    assert says(shown, "discord-cannot-host", missing=named)
    assert world.table is None


async def test_new_in_a_thread_asks_for_the_permission_to_write_in_threads(world):
    await world.forbid("send_messages_in_threads")
    await world.enter_thread()
    shown = await world.slash("ann", "new")
    assert says(shown, "discord-cannot-host", missing="Send Messages in Threads")


# ------------------------------------------------------------------------------------------------- stand-ins


async def test_somebody_and_a_level_can_be_given_to_standin(world):
    player, level = leaves(world)["standin"]["options"]
    assert (player["name"], player["type"], player.get("required", False)) == ("player", 6, False)
    assert [choice["value"] for choice in level["choices"]] == ["weak", "strong"]


async def test_a_game_without_computers_has_no_standin_and_no_hint(tmp_path, tiny):
    without = type("Without", (type(tiny),), {"levels": (), "hints": False, "reviews": False})
    async with kit.world(tmp_path, without()) as world:
        assert set(leaves(world)) == NAMES - {"standin", "hint"}
        assert "standin" not in (await world.slash("ann", "help")).content


async def test_a_hint_is_asked_for_by_a_command_too(world):
    await world.lobby("bob")
    await world.press("ann", START)
    by_button = await world.press("ann", "Hint", await world.slash("ann", "hand"))
    assert (await world.slash("ann", "hint")).content == by_button.content


async def test_whoever_is_away_is_stood_in_for_and_status_says_so(world):
    await world.lobby("bob")
    assert says(await world.slash("ann", "standin"), "refusal-in-lobby")
    await world.press("ann", START)
    shown = await world.slash("ann", "standin", player=world.people["bob"])
    assert "5 minutes" in shown.content
    shown = await world.slash("bob", "standin")
    assert says(shown, "discord-standin-sure", level="strong")
    kept = await world.press("bob", phrase("discord-button-dismiss"), shown)
    assert kept.content == phrase("discord-dismissed")
    shown = await world.press("bob", phrase("discord-button-standin"), await world.slash("bob", "standin"))
    assert says(shown, "standin-arranged-own")
    assert (
        phrase("discord-status-standin", name="⚙ bob (strong)")
        in (await world.slash("ann", "status")).content
    )
    assert world.post.content == phrase("standin-begun", mark="⚙", level="strong", name="bob")
    await world.press("bob", phrase("standin-button-back"), world.post)
    assert "bob is back" in world.post.content


async def test_status_tells_computers_that_rest_from_people_who_are_awaited(world):
    await world.begin("bob", rounds="9")
    await world.press("bob", phrase("discord-button-standin"), await world.slash("bob", "standin"))
    await world.press("ann", phrase("discord-button-resign"), await world.slash("ann", "resign"))
    shown = await world.slash("cid", "status")
    assert says(shown, "discord-status-resting", name="⚙ bob (strong)")


async def test_when_the_last_one_leaves_who_played_it_is_said_that_the_game_rests(world):
    await world.begin("bob", rounds="9")
    await world.press("bob", phrase("discord-button-standin"), await world.slash("bob", "standin"))
    await world.press("ann", phrase("discord-button-resign"), await world.slash("ann", "resign"))
    resting = next(post for post in world.posts() if says(post, "table-rests"))
    assert says(resting, "table-rests", names="bob")
    state = world.table.session.state
    back = await world.press("bob", phrase("standin-button-back"), resting)
    assert says(back, "standin-ended")
    texts = [post.content for post in world.posts() if post.id == resting.id]
    assert texts == [phrase("table-rested")]
    assert world.table.session.state is state, "a computer has not played on meanwhile"


# --------------------------------------------------------------------------------------- board, hand, status


@pytest.mark.parametrize("command", ["board", "hand", "status", "resign", "cancel"])
async def test_without_a_table_the_way_to_one_is_shown(world, command):
    shown = await world.slash("ann", command)
    assert "/tiny new" in shown.content
    other = world.guild.create_text_channel("elsewhere")
    await world.env.settle()
    await world.slash("ann", "new")
    here, world.channel = world.channel, other
    shown = await world.slash("ann", command)
    assert f"<#{here.id}>" in shown.content


async def test_hand_and_status_work_in_the_private_chat_with_the_bot(world):
    await world.begin("bob")
    result = await world.bob.user.slash("tiny hand")
    assert "bob: picked nothing" in result.response.content
    clicked = await world.bob.user.click(result.response, custom_id=world.ids(result.response)["2"])
    assert "picked 2" in clicked.response.content
    result = await world.bob.user.slash("tiny status")
    assert says(result.response, "discord-status-waiting", name="ann")
    result = await world.cid.user.slash("tiny hand")
    assert says(result.response, "discord-no-table")


async def test_status_names_who_is_awaited_since_when_and_links_the_post(world):
    await world.lobby("bob")
    assert says(await world.slash("cid", "status"), "discord-status-lobby")
    await world.press("ann", START)
    await world.slash("ann", "hand")
    await world.press("ann", "1")
    await world.press("ann", "Commit")
    shown = await world.slash("cid", "status")
    assert says(shown, "discord-status-head", game="Tiny", table=1, host="ann")
    waiting = pattern("discord-status-waiting", name="bob", since="<t:0:R>").replace("0", r"\d+")
    assert re.search(waiting, shown.content)
    assert not says(shown, "discord-status-waiting", name="ann")
    assert (
        f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.post.id}" in shown.content
    )


async def test_hand_by_message_is_tried_at_once_and_refused_where_messages_are_closed(world):
    await world.lobby("bob")
    shown = await world.slash("bob", "hand", delivery="dm")
    assert "private message" in shown.content
    channel = world.bob.user.dm_channel
    assert "Hello" in channel.last_message.content
    world.fails(f"POST /channels/{channel.id}/messages", 403, 50007)
    shown = await world.slash("bob", "hand", delivery="dm")
    assert says(shown, "discord-dm-closed")
    shown = await world.slash("bob", "hand", delivery="private")
    assert "button" in shown.content
    await world.press("ann", START)
    assert "bob: picked" not in channel.last_message.content


# ------------------------------------------------------------------------------------------------ rules, help


async def test_the_topics_of_the_rules_can_be_chosen_before_anything_is_typed(world):
    (command,) = [one for one in world.bot.tree.get_commands() if one.name == "tiny"]
    (topic,) = command.get_command("rules").parameters
    assert [(str(one.name), one.value) for one in topic.choices] == [("A round", "round"), ("The end", "end")]
    assert "rules.end" in (await world.slash("ann", "rules", topic="end")).content


async def test_rules_can_be_read_topic_by_topic_with_and_without_a_table(world):
    shown = await world.slash("ann", "rules", topic="end")
    assert "rules.end" in shown.content
    turned = await world.choose("ann", "round", message=shown)
    assert "rules.round" in turned.content
    assert turned.id == shown.id
    assert "l|0|learn|=tiny" in world.ids(turned).values()
    await world.lobby()
    in_lobby = await world.slash("ann", "rules")
    assert "rules.end" in (await world.choose("ann", "end", message=in_lobby)).content
    await world.press("bob", "Join")
    await world.press("ann", START)
    shown = await world.slash("cid", "rules")
    assert shown.content == "These are the rules: rules"
    assert "Board: round 1" in (await world.press("cid", "Board", shown)).content


async def test_help_names_every_command(world):
    shown = await world.slash("ann", "help")
    assert all(f"/tiny {name}" in shown.content for name in NAMES - {"help"})


# ------------------------------------------------------------------------------------------- resign, cancel


async def test_resigning_asks_first_and_can_be_thought_over(world):
    await world.begin("bob", rounds="1")
    shown = await world.slash("bob", "resign")
    assert says(shown, "discord-resign-sure")
    kept = await world.press("bob", phrase("discord-button-dismiss"), shown)
    assert kept.id == shown.id
    assert not world.table.session.state.gone[1]
    shown = await world.slash("bob", "resign")
    left = await world.press("bob", phrase("discord-button-resign"), shown)
    assert says(left, "discord-resigned")
    assert left.components == []
    assert world.table.session.state.gone == (False, True)
    assert "already" in (await world.slash("bob", "resign")).content, "nobody is asked whether to leave twice"


async def test_only_players_of_a_running_game_can_resign(world):
    await world.lobby("bob")
    assert says(await world.slash("bob", "resign"), "discord-resign-lobby")
    await world.press("ann", START)
    assert says(await world.slash("cid", "resign"), "discord-resign-watching")


async def test_cancel_is_for_the_host_and_for_those_who_manage_the_channel(world):
    await world.lobby("bob")
    assert says(await world.slash("bob", "cancel"), "refusal-cancel-host-only", host="ann")
    assert says(await world.slash("ann", "cancel"), "lobby-was-cancelled")
    await world.begin("bob")
    assert says(await world.slash("bob", "cancel"), "refusal-cancel-host-only", host="ann")
    role = world.guild.create_role("keepers", permissions=discord.Permissions(manage_channels=True))
    keeper = world.guild.add_member(world.env.create_user("dora"), roles=[role])
    world.people["dora"] = keeper
    await world.env.settle()
    shown = await world.slash("dora", "cancel")
    assert says(shown, "discord-cancel-sure")
    assert world.table.session.status.value == "running"
    done = await world.press("dora", phrase("discord-button-cancel"), shown)
    assert "cancelled" in done.content
    assert world.table is None
    assert "cancelled" in world.post.content


# ------------------------------------------------------------------------------------------------------ move


async def test_the_host_takes_a_table_to_another_channel(world):
    await world.begin("bob", rounds="1")
    old = await world.enter_channel("other")
    assert says(await world.slash("bob", "move"), "discord-move-none")
    assert says(await world.slash("bob", "move", table="1"), "refusal-move-host-only", host="ann")
    assert says(await world.slash("ann", "move"), "table-moved")
    assert "Round 1" in world.post.content
    assert world.post.attachments, "a post that follows its table is whole"
    assert world.table.id == 1
    await world.commit("ann", 3)
    assert "waiting for bob" in world.post.content
    assert world.bot.tables.loaded_in(old.id) is None


async def test_moving_a_table_to_its_own_channel_posts_again_what_is_current(world):
    await world.begin("bob")
    posts = len(world.posts())
    assert says(await world.slash("ann", "move"), "table-posted-again")
    assert len(world.posts()) == posts + 1
    await world.commit("ann", 3)
    assert "waiting for bob" in world.post.content


async def test_of_several_tables_the_one_to_move_is_named_by_its_number(world):
    await world.lobby()
    first = await world.enter_channel("second")
    await world.lobby()
    assert "already" in (await world.slash("ann", "move")).content, "the other one is meant, not the one here"
    await world.enter_channel("third")
    shown = await world.slash("ann", "move")
    assert f"1 (<#{first.id}>)" in shown.content
    assert says(await world.slash("ann", "move", table="the first"), "discord-move-number")
    assert says(await world.slash("ann", "move", table="77"), "discord-move-number")
    await world.slash("ann", "move", table="1")
    assert world.table.id == 1
    assert "ann" in world.post.content


async def test_a_table_is_not_moved_where_the_bot_may_not_post_or_another_table_is(world):
    await world.begin("bob")
    await world.enter_channel("other")
    await world.forbid("send_messages")
    assert says(await world.slash("ann", "move"), "discord-cannot-host")
    await world.enter_channel("third")
    await world.slash("cid", "new")
    assert "already" in (await world.slash("ann", "move")).content


# ---------------------------------------------------------------------------------------------------- faults


async def test_a_command_this_version_does_not_know_any_more_is_explained(world):
    world.bot.tree.get_command("tiny").remove_command("board")
    shown = await world.slash("ann", "board")
    assert says(shown, "discord-old-command")
    assert [type(error).__name__ for error in world.env.errors] == ["CommandNotFound"]
