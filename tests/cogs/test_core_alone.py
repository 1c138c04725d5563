"""What a game with its core alone does not have is neither offered nor named."""

import pytest

from tests.cogs.test_table import leaves
from tests.host.discord import kit
from tests.host.heap_game import HeapGame


@pytest.fixture
async def world(tmp_path):
    async with kit.world(tmp_path, HeapGame()) as made:
        yield made


def asked(world):
    """Who has the turn."""
    return ("ann", "bob")[min(world.session.waiting)]


async def test_there_are_commands_help_and_buttons_for_its_core_alone(world, story, snapshot):
    assert {
        name: [*options.get("options", ())] for name, options in leaves(world, "heap").items()
    } == snapshot
    await story.slash("ann", "help")
    await world.lobby("bob")
    story.posts()
    await story.slash("ann", "status")
    await story.whisper("ann", "heap new")  # nobody can play it alone


async def test_what_belongs_to_no_capability_of_the_game_is_refused_in_words(world, story):
    """Controls with the host's verbs, as they could stand on posts from a time when the game had more."""
    await world.begin("bob")
    one = asked(world)
    for pressed in (
        *("l|1|film", "l|1|show-film", "l|1|hint", "l|1|take-hint", "l|1|confirm-standin|=weak"),
        *("l|1|add-computer|=weak", "g|1|o||page|rules", "g|1|o||rules|"),
    ):
        await world.click_again(one, world.post, pressed)
        story.reads("who has the turn", pressed, world.newest_private(one))


async def test_whoever_cannot_be_posted_to_is_pointed_to_the_games_own_command(world, story):
    await world.begin("bob")
    world.fails("POST /channels/*/messages", 403, 50001)
    await world.press(asked(world), "Take 1", world.post)
    story.reads("ann", "a message", world.letters("ann")[-1])
