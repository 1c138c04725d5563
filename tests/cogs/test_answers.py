"""What commands answer where they can't do what they are for: true at that moment, and with a way on."""

import re

import pytest

from k2bot.text.words import words
from tests.cogs.test_games import play
from tests.cogs.test_lobby import add_computer
from tests.phrases import START, says


async def test_after_the_end_status_and_pages_show_the_finished_game(world, story, approved):
    """Another game shows before it, and in a private chat nobody hears of a channel."""
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
    await world.press("ann", START)
    await story.slash("ann", "invite", person=world.cid.user)
    await world.enter_channel("other")
    await world.begin("bob")
    await story.whisper("bob", "tiny hand")
    approved(story)


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
