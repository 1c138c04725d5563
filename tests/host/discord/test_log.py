"""What the log tells at debug: who pressed what where, what was kept and sent, and how long it took."""

from __future__ import annotations

import logging
import re

import pytest

from tests.phrases import phrase

TIME = re.compile(r"\d+\.\d+ s")


@pytest.fixture
def lines(caplog):
    """The lines so far, times left out."""
    caplog.set_level(logging.DEBUG, "k2bot")
    return lambda: [
        TIME.sub("T", record.getMessage()) for record in caplog.records if record.name.startswith("k2bot")
    ]


async def test_each_press_is_told_with_what_came_of_it(world, lines):
    await world.begin("bob")
    bob, cid = world.bob.id, world.cid.id
    await world.press("bob", "My hand")
    await world.press("bob", "2")
    panel = world.panels["bob"]
    own = world.ids(panel)["Commit"]
    await world.press("bob", "Commit")
    await world.click_again("cid", world.post, own)
    told = lines()
    for line in (
        f"table 1 (tiny): press 'join' by user {bob}: shown, in T",
        f"table 1 (tiny): press 'open' by user {bob}: shown, in T",
        f"table 1 (tiny): press 'pick' about decision 'choose1' by user {bob}: shown, in T",
        "table 1 (tiny): a draft of seat 1 for decision 'choose1'",
        f"table 1 (tiny): press 'commit' about decision 'choose1' by user {bob}: shown, in T",
        "table 1 (tiny): input 1: answer of seat 1 to decision 'choose1'",
    ):
        assert told.count(line) == 1, (line, told)
    assert told.count("table 1 (tiny): page 'hand' for seat 1") == 2, "opened, and shown after the tap"
    refused = f"press 'commit' about decision 'choose1' by user {cid}: refused, refusal-not-seated, in T"
    assert f"table 1 (tiny): {refused}" in told


async def test_each_command_is_told_with_what_came_of_it(world, lines):
    await world.slash("ann", "board")
    await world.begin("bob")
    await world.slash("cid", "status")
    told = lines()
    ann, cid = world.ann.id, world.cid.id
    assert f"command tiny board by user {ann}: refused, discord-no-table, in T" in told
    assert f"table 1 (tiny): command tiny new by user {ann}: shown, in T" in told
    assert f"table 1 (tiny): command tiny status by user {cid}: shown, in T" in told


async def test_a_fault_is_told_with_its_reference(world, lines, tiny):
    await world.begin("bob")
    tiny.page = lambda *_: 1 // 0
    shown = await world.press("bob", "Board")
    reference = shown.content.split()[-1]
    assert f"table 1 (tiny): press 'open' by user {world.bob.id}: fault {reference}, in T" in lines()


async def test_each_post_is_told_from_waiting_to_its_message(world, lines):
    await world.begin("bob", rounds="1")
    await world.commit("ann", 1)
    await world.commit("bob", 2)
    told = [line.removeprefix("table 1 (tiny): ") for line in lines()]
    lobby, post = world.posts()[0].id, world.posts()[1].id
    assert "row 1 waits: the post lobby" in told
    assert f"row 1 sent: the post lobby is message {lobby}" in told
    assert "row 1 posted in T, 0 bytes of files" in told
    assert "row 2 waits: an edit of the post lobby" in told
    assert "row 2 edited in T, 0 bytes of files" in told
    assert "row 4 waits: the post round-1" in told
    assert f"row 4 sent: the post round-1 is message {post}" in told
    assert "row 4 posted in T, 69 bytes of files" in told


async def test_a_post_that_is_left_out_is_told_with_the_reason(world, lines):
    await world.lobby()
    world.env.inject_error("PATCH", "/channels/*", status=400, code=50006, times=None)
    await world.press("ann", phrase("lobby-button-cancel"))
    assert any(re.search(r"row \d+ dropped: 400 Bad Request", line) for line in lines())


async def test_each_line_about_a_table_carries_table_and_game(world, lines):
    await world.begin("bob", rounds="1")
    await world.commit("ann", 1)
    loose = [
        line
        for line in lines()
        if re.search(r"\b(row|seat|input|page|press) ", line) and not line.startswith("table 1 (tiny): ")
    ]
    assert loose == []
