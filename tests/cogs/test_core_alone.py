"""A game with only the core: nothing that it lacks is offered or mentioned."""

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


async def test_a_minimal_game_gets_only_the_core_commands_help_and_buttons(world, story, snapshot):
    assert {
        name: [*options.get("options", ())] for name, options in leaves(world, "heap").items()
    } == snapshot
    await story.slash("ann", "help")
    await world.lobby("bob")
    story.posts()
    await story.slash("ann", "status")
    await story.whisper("ann", "heap new")  # nobody can play it alone


async def test_controls_for_missing_capabilities_are_refused_with_an_explanation(world, story):
    """Host controls as they may remain on posts from when the game had more capabilities."""
    await world.begin("bob")
    one = asked(world)
    for pressed in (
        *("l|1|film", "l|1|show-film", "l|1|hint", "l|1|take-hint", "l|1|confirm-standin|=weak"),
        *("l|1|add-computer|=weak", "g|1|o||page|rules", "g|1|o||rules|"),
    ):
        await world.click_again(one, world.post, pressed)
        story.reads("who has the turn", pressed, world.newest_private(one))


async def test_when_posting_fails_a_private_message_names_the_games_command(world, story):
    await world.begin("bob")
    world.fails("POST /channels/*/messages", 403, 50001)
    await world.press(asked(world), "Take 1", world.post)
    story.reads("ann", "a message", world.letters("ann")[-1])
