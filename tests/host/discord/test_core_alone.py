"""What a game with its core alone does not have is neither offered nor named."""

import re

import pytest

from tests.host.discord import kit
from tests.host.heap_game import HeapGame
from tests.phrases import START, phrase, says


@pytest.fixture
async def world(tmp_path):
    async with kit.world(tmp_path, HeapGame()) as made:
        yield made


def asked(world):
    """Who has the turn."""
    return ("ann", "bob")[min(world.session.waiting)]


async def test_no_command_of_a_capability_is_there_or_named_by_help(world):
    group = next(c for c in world.backend.commands[None].values() if c["name"] == "heap")
    commands = {command["name"]: command.get("options", []) for command in group["options"]}
    assert {*commands} == {
        *[
            "new",
            "look",
            "status",
            "resign",
            "cancel",
            "move",
            "help",
            "swap",
            "host",
            "lookback",
            "history",
            "invite",
        ]
    }
    assert [option["name"] for option in commands["new"]] == ["size", "thread", "private"]
    assert commands["look"] == []
    told = await world.told("ann", "help")
    assert {*re.findall(r"`/heap (\w+)`", told)} == {*commands} - {"help"}
    assert phrase("discord-help-page", command="heap look", help="Look at the heap") in told


async def test_the_lobby_offers_nothing_but_its_own(world):
    await world.lobby("bob")
    own = {phrase(f"lobby-button-{button}") for button in ("cancel", "settings")}
    assert set(world.ids(world.post)) == {"Join", "Leave", START} | own
    assert "computer" not in world.post.content
    assert (await world.told("ann", "status")).splitlines()[:3] == [
        phrase("discord-status-head", game="Heap", table=1, host="ann"),
        phrase("discord-status-lobby"),
        "a heap of 3",
    ]


async def test_what_belongs_to_no_capability_of_the_game_is_refused_in_words(world):
    """Controls with the host's verbs, as they could stand on posts from a time when the game had more."""
    await world.begin("bob")
    one = asked(world)
    for pressed, told in (
        ("l|1|film", "refusal-no-films"),
        ("l|1|show-film", "refusal-no-films"),
        ("l|1|hint", "refusal-no-hints"),
        ("l|1|take-hint", "refusal-no-hints"),
        ("l|1|confirm-standin|=weak", "refusal-no-computers"),
        ("l|1|add-computer|=weak", "refusal-begun"),
        ("g|1|o||page|rules", ""),
        ("g|1|o||rules|", ""),
    ):
        await world.click_again(one, world.post, pressed)
        shown = world.newest_private(one)
        assert says(shown, told) if told else "There is no such" in shown.content, pressed


async def test_whoever_cannot_be_posted_to_is_pointed_to_the_games_own_command(world):
    await world.begin("bob")
    one = asked(world)
    world.fails("POST /channels/*/messages", 403, 50001)
    await world.press(one, "Take 1", world.post)
    letter = world.ann.user.dm_channel.last_message.content
    assert says(letter, "discord-parked", look="heap look")
