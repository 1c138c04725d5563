"""What the log tells at debug: who pressed what where, what was kept and sent, and how long it took."""

import logging
import re

import pytest

TIME = re.compile(r"\d+\.\d+ s")


@pytest.fixture
def lines(caplog):
    """The lines so far, times left out."""
    caplog.set_level(logging.DEBUG, "k2bot")
    return lambda: [
        TIME.sub("T", record.getMessage()) for record in caplog.records if record.name.startswith("k2bot")
    ]


async def test_each_press_and_each_command_is_told_with_what_came_of_it(world, lines):
    """Each line about a table carries table and game."""
    await world.slash("ann", "board")
    await world.begin("bob")
    ann, bob, cid = world.ann.id, world.bob.id, world.cid.id
    await world.press("bob", "My hand")
    await world.press("bob", "2")
    own = world.ids(world.panels["bob"])["Commit"]
    await world.press("bob", "Commit")
    await world.click_again("cid", world.post, own)
    await world.slash("cid", "status")
    told, refused = lines(), "refused, refusal-not-seated"
    for line in (
        f"table 1 (tiny): press 'join' by user {bob}: shown, in T",
        f"table 1 (tiny): press 'open' by user {bob}: shown, in T",
        f"table 1 (tiny): press 'pick' about decision 'choose1' by user {bob}: shown, in T",
        "table 1 (tiny): draft of seat 1 for decision 'choose1'",
        f"table 1 (tiny): press 'commit' about decision 'choose1' by user {bob}: shown, in T",
        "table 1 (tiny): input 1: answer of seat 1 to decision 'choose1'",
        f"table 1 (tiny): press 'commit' about decision 'choose1' by user {cid}: {refused}, in T",
        f"command tiny board by user {ann}: refused, discord-no-table, in T",
        f"table 1 (tiny): command tiny new by user {ann}: shown, in T",
        f"table 1 (tiny): command tiny status by user {cid}: shown, in T",
    ):
        assert told.count(line) == 1, (line, told)
    assert told.count("table 1 (tiny): page 'hand' for seat 1") == 2, "opened, and shown after the tap"
    about = re.compile(r"\b(row|seat|input|page|press) ")
    assert all(line.startswith("table 1 (tiny): ") for line in told if about.search(line))


async def test_each_post_is_told_from_waiting_to_its_message(world, lines):
    await world.begin("bob", rounds="1")
    lobby, post = world.posts()[0].id, world.posts()[1].id
    told = [line.removeprefix("table 1 (tiny): ") for line in lines()]
    for line in (
        "row 1 waits: the post lobby",
        f"row 1 sent: the post lobby is message {lobby}",
        "row 1 posted in T, 0 bytes of files",
        "row 2 waits: an edit of the post lobby",
        "row 2 edited in T, 0 bytes of files",
        f"row 4 sent: the post round-1 is message {post}",
        "row 4 posted in T, 69 bytes of files",
    ):
        assert line in told


async def test_a_post_that_is_left_out_is_told_with_the_reason(world, lines):
    await world.lobby()
    world.fails("PATCH /channels/*", 400, 50006, times=None)
    await world.press("ann", "lobby-button-cancel")
    assert any(re.search(r"row \d+ dropped: 400 Bad Request", line) for line in lines())
