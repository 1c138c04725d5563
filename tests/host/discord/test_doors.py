"""Whatever arrives as the id of a control gets an ordinary answer."""

from __future__ import annotations

import pytest

from k2bot.text.words import words

HUGE = "9" * 80


async def pressed(world, who, custom_id):
    """What somebody sees who presses a control of that id."""
    result = await world.click_again(who, world.post, custom_id)
    assert result.acknowledged
    return (result.followups[-1] if result.followups else result.response).content


@pytest.mark.parametrize(
    "own",
    [
        f"g|{HUGE}|o||open|board",
        f"g|{'9' * 19}|o||open|board",
        f"l|{HUGE}|join",
        f"l|1|join|{HUGE[:40]}",
        "g|1|o||open",
        "g|٣|o||open|board",
        "something else",
        "l|1|no-such-verb",
    ],
)
async def test_a_control_nobody_makes_any_more_is_said_to_be_old(world, own):
    await world.begin("bob")
    assert await pressed(world, "bob", own) == words().text("discord-old-button")


async def test_a_control_of_a_table_that_never_was_leads_to_a_new_one(world):
    await world.begin("bob")
    assert await pressed(world, "bob", f"g|{'9' * 18}|o||open|board") == words().text("refusal-unknown-table")


async def test_an_answer_by_a_control_without_a_stamp_is_not_taken(world, caplog):
    await world.begin("bob")
    before = world.table.state
    assert await pressed(world, "bob", "g|1|o||say|pass") == words().text("refusal-stale")
    assert world.table.state == before
    assert "'say' led to an answer without a stamp" in caplog.text
