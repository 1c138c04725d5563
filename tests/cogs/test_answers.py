"""What commands answer where they can't do what they are for: true at that moment, and with a way on."""

from __future__ import annotations

import pytest

from k2bot.text.words import words
from tests.cogs.test_games import play
from tests.phrases import START, phrase, says


async def whisper(world, who, line):
    """Use a command of the game in the private chat with the bot."""
    result = await world.people[who].user.slash(f"tiny {line}")
    return result.followups[-1] if result.followups else result.response


async def computer(world):
    """Let a computer sit at Ann's table."""
    await world.ann.click(
        world.post, custom_id=world.ids(world.post)[phrase("lobby-button-add-computer", level="weak")]
    )


async def test_after_the_end_status_and_pages_show_the_finished_game(world):
    await play(world)
    result = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.post.id}"
    for who in ("ann", "cid"):
        status = (await world.slash(who, "status")).content
        assert phrase("discord-status-over", results="1. ann (3), 2. bob (1)") in status
        assert result in status
    for command, page in (("board", "Board: round 1"), ("hand", "Board: round 1")):
        shown = await world.slash("bob", command)
        assert says(shown, "ending-over", game="Tiny", link="none")
        assert result in shown.content
        assert page in shown.content
    assert says(await whisper(world, "bob", "status"), "discord-status-over")
    for command in ("resign", "cancel", "hint"):
        assert says(await world.slash("bob", command), "discord-no-table", game="Tiny")


async def test_another_game_shows_before_one_that_is_over(world):
    await play(world)
    await world.lobby()
    assert says(await world.slash("ann", "status"), "discord-status-lobby")
    assert says(await whisper(world, "ann", "status"), "discord-status-lobby")
    assert says(await whisper(world, "bob", "status"), "discord-status-over")


async def test_in_a_private_chat_nobody_hears_of_a_channel(world):
    shown = await whisper(world, "cid", "status")
    assert shown.content == (phrase("discord-no-table", place="private", game="Tiny", command="tiny"))
    await world.begin("bob")
    await world.enter_channel("other")
    await world.begin("bob")
    shown = await whisper(world, "bob", "hand")
    assert says(shown, "discord-table-elsewhere")
    assert "channel." not in shown.content


async def test_a_hint_before_the_start_says_that_the_game_has_not_begun(world):
    await world.lobby("bob")
    for who in ("ann", "bob", "cid"):
        shown = await world.slash(who, "hint")
        assert says(shown, "refusal-in-lobby", host="ann")


async def test_an_invitation_to_a_running_game_leads_to_a_swap(world):
    await world.begin("bob")
    shown = await world.slash("ann", "invite", person=world.cid.user)
    assert shown.content == (phrase("refusal-begun-invite", command="tiny"))


async def test_a_table_to_move_that_is_none_is_answered_by_a_list_of_ones_own(world):
    shown = await world.slash("bob", "move", table="abc")
    assert shown.content == phrase("discord-move-number", number="abc", tables="none")
    await world.begin("bob")
    here = await world.enter_channel("other")
    for written in ("abc", "77", "9" * 18):
        shown = await world.slash("ann", "move", table=written)
        assert shown.content == (phrase("discord-move-number", number=written, tables=f"1 (<#{here.id}>)"))
    assert world.bot.tables.get(1).session.row.channel_id == here.id


async def test_nobody_is_asked_to_choose_a_host_where_there_is_nobody_to_choose(world):
    await world.slash("ann", "new")
    shown = await world.slash("ann", "host", person=world.cid.user)
    assert shown.content == phrase("refusal-host-alone")
    await computer(world)
    shown = await world.slash("ann", "host", person=world.cid.user)
    assert shown.content == phrase("refusal-host-alone")
    await world.press("bob", "Join", world.post)
    shown = await world.slash("ann", "host", person=world.cid.user)
    assert says(shown, "refusal-host-seated")


async def test_who_cannot_be_forgotten_yet_hears_nothing_of_others_who_may_not_be_there(world):
    await world.slash("ann", "new")
    await computer(world)
    await world.press("ann", START, world.post)
    world._private("ann", await world.ann.slash(world.channel, "privacy"))
    shown = await world.press("ann", phrase("privacy-button-forget"), world.panels["ann"])
    assert says(shown, "privacy-still-playing")
    assert "others" not in shown.content


async def test_whoever_only_watches_hears_what_the_host_can_do_about_the_clock_as_it_is(world):
    await world.begin("bob", clock="10m")
    for who, message in (("cid", "clock-hosts"), ("bob", "clock-asks")):
        shown = await world.press(who, "Clock", await world.slash(who, "status"))
        assert says(shown, message, host="ann", paused="no")
    panel = await world.press("ann", "Clock", await world.slash("ann", "status"))
    await world.press("ann", "Pause", panel)
    for who, message in (("cid", "clock-hosts"), ("bob", "clock-asks")):
        shown = await world.press(who, "Clock", await world.slash(who, "status"))
        assert says(shown, message, host="ann", paused="yes")
        assert not says(shown, message, paused="no")


@pytest.mark.parametrize("message", ["dungeon-film-head", "dungeon-film-making", "dungeon-film-alt"])
def test_one_turn_is_no_turns(message):
    facts = {"first": "Ann", "second": "Bob", "blue": 0, "yellow": 1}
    assert "1 turn" in words().text(message, turns=1, **facts)
    assert "1 turns" not in words().text(message, turns=1, **facts)
    assert "12 turns" in words().text(message, turns=12, **facts)
