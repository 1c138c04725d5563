"""What the log tells at debug: who pressed what where, what was kept and sent, and how long it took."""

import logging
import re

import pytest

PASSING = re.compile(r"\d+\.\d+ s|\d{17,}")
"""Times, and Discord's numbers."""


@pytest.fixture
def log(world, caplog):
    """The lines so far about tables and commands, with people's names in place of their numbers."""
    caplog.set_level(logging.DEBUG, "k2bot")
    names = {str(person.id): name for name, person in world.people.items()}

    def lines():
        told = [record.getMessage() for record in caplog.records if record.name.startswith("k2bot")]
        return [PASSING.sub(lambda found: names.get(found[0], "…"), line) for line in told]

    return lines


async def test_each_press_command_and_post_is_told_with_what_came_of_it(world, log, snapshot):
    """Each line about a table carries table and game."""
    await world.slash("ann", "board")
    await world.begin("bob")
    await world.press("bob", "My hand")
    await world.press("bob", "2")
    own = world.ids(world.panels["bob"])["Commit"]
    await world.press("bob", "Commit")
    await world.click_again("cid", world.post, own)
    await world.slash("cid", "status")
    assert sorted(log()) == snapshot  # presses and posts go on beside each other


async def test_a_post_that_is_left_out_is_told_with_the_reason(world, log):
    await world.lobby()
    world.fails("PATCH /channels/*", 400, 50006, times=None)
    await world.press("ann", "lobby-button-cancel")
    assert any(re.search(r"row \d+ dropped: 400 Bad Request", line) for line in log())
