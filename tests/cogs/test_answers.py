"""What commands answer where they can't do what they are for: true at that moment, and with a way on."""

import re

import pytest

from k2bot.text.words import words
from tests.cogs.test_games import play
from tests.cogs.test_lobby import add_computer
from tests.phrases import START, phrase, says


async def test_after_the_end_status_and_pages_show_the_finished_game(world):
    """Another game shows before it."""
    await play(world)
    result = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.post.id}"
    for who in ("ann", "cid"):
        status = await world.told(who, "status")
        assert phrase("discord-status-over", results="1. ann (3), 2. bob (1)") in status
        assert result in status
    for command in ("board", "hand"):
        shown = await world.slash("bob", command)
        assert says(shown, "ending-over", game="Tiny", link="none")
        for part in (result, "Board: round 1"):
            assert part in shown.content
    for command in ("resign", "cancel", "hint"):
        assert says(await world.slash("bob", command), "discord-no-table", game="Tiny")
    await world.lobby()
    assert says(await world.slash("ann", "status"), "discord-status-lobby")
    assert says(await world.whisper("ann", "tiny status"), "discord-status-lobby")
    assert says(await world.whisper("bob", "tiny status"), "discord-status-over")


async def test_in_a_private_chat_nobody_hears_of_a_channel(world):
    shown = await world.whisper("cid", "tiny status")
    assert shown.content == phrase("discord-no-table", place="private", game="Tiny", command="tiny")
    await play(world)
    await world.begin("bob")
    await world.enter_channel("other")
    await world.begin("bob")
    shown = await world.whisper("bob", "tiny hand")
    assert says(shown, "discord-table-elsewhere")
    assert "channel." not in shown.content


async def test_hints_wait_for_the_start_and_invitations_lead_to_a_swap_after_it(world):
    await world.lobby("bob")
    for who in ("ann", "bob", "cid"):
        assert says(await world.slash(who, "hint"), "refusal-in-lobby", host="ann")
    await world.press("ann", START)
    shown = await world.slash("ann", "invite", person=world.cid.user)
    assert shown.content == phrase("refusal-begun-invite", command="tiny")


async def test_a_table_to_move_that_is_none_is_answered_by_a_list_of_ones_own(world):
    shown = await world.slash("bob", "move", table="abc")
    assert shown.content == phrase("discord-move-number", number="abc", tables="none")
    await world.begin("bob")
    here = await world.enter_channel("other")
    for written in ("abc", "77", "9" * 18):
        shown = await world.slash("ann", "move", table=written)
        assert shown.content == (phrase("discord-move-number", number=written, tables=f"1 (<#{here.id}>)"))


async def test_nobody_is_asked_to_choose_a_host_where_there_is_nobody_to_choose(world):
    await world.slash("ann", "new")
    for arrives, told in (("", "alone"), ("computer", "alone"), ("bob", "seated")):
        if arrives == "computer":
            await add_computer(world)
        elif arrives:
            await world.press("bob", "Join", world.post)
        assert says(await world.slash("ann", "host", person=world.cid.user), f"refusal-host-{told}")


@pytest.mark.parametrize("message", ["dungeon-film-head", "dungeon-film-making", "dungeon-film-alt"])
def test_one_turn_is_no_turns(message):
    facts = {"first": "Ann", "second": "Bob", "blue": 0, "yellow": 1}
    for turns, told in ((1, "1 turn"), (12, "12 turns")):
        assert told in re.findall(r"\d+ turns?", words().text(message, turns=turns, **facts))
