"""What computers do is told together with what led to it, once, whatever comes between."""

from __future__ import annotations

import asyncio
import subprocess

import pytest
from hosting import ANN, BOB, CHANNEL, GUILD, OTHER_CHANNEL

from k2bot.host.game import Question


def gathering(tiny):
    """Let the tiny game tell a round's choices together with the turn they lead to."""
    tiny.gathers = lambda _before, step: step.state.phase == "turn"


def slow(tiny, seconds=0.3):
    """Let computers take so long over their turns."""
    turn = Question(subprocess.getoutput, (f"sleep {seconds}; echo pass",))
    tiny.thoughts["strong"] = lambda stamp: turn if stamp.startswith("turn") else None


async def begun(club, table):
    """Ann's choice leads to a computer's turn, which it is thinking about."""
    await club.house.wall.serve(table)
    await club.house.choose(table, ANN, 1)
    assert table.state.phase == "turn"
    await club.house.wall.serve(table)


async def test_what_leads_to_a_computers_turn_is_told_with_it(club, tiny):
    gathering(tiny)
    slow(tiny)
    table = await club.table("strong", rounds="9")
    await begun(club, table)
    assert [told[0][0] for told in club.house.wall.told()] == ["lobby", "round-1"]
    assert club.house.wall.told()[1][-1][1].endswith("waiting for nobody"), "edits are not held back"
    await club.quiet()
    await club.house.wall.serve(table)
    assert club.house.wall.keys()[2:] == [["shown-1"], ["round-2", "round-2"]]
    assert "scores (1, 2), choose" in club.house.wall.told()[2][0][1]


async def test_where_the_computer_takes_long_people_are_told_meanwhile(club, tiny):
    gathering(tiny)
    slow(tiny)
    club.computers._silence = 0.05
    table = await club.table("strong", rounds="9")
    await begun(club, table)
    await asyncio.sleep(0.2)
    await club.house.wall.serve(table)
    assert club.house.wall.keys()[2:] == [["shown-1"]]
    assert club.house.wall.last().page.text.endswith("turn Bot One")
    await club.quiet()
    await club.house.wall.serve(table)
    assert club.house.wall.keys()[2:] == [["shown-1", "shown-1"], ["round-2", "round-2"]]


@pytest.mark.parametrize("crash", [False, True])
async def test_what_was_held_back_is_told_as_one_after_a_restart_too(club, tiny, tmp_path, crash):
    gathering(tiny)
    slow(tiny, 600)
    table = await club.table("strong", rounds="9")
    club.process.pool = None
    await begun(club, table)
    path = club.house.after_a_crash(tmp_path / "crashed.sqlite3") if crash else None
    tiny.thoughts.clear()
    again = await club.again(path=path)
    await club.house.wall.serve(again)
    await club.quiet()
    await club.house.wall.serve(again)
    assert club.house.wall.keys()[2:] == [["shown-1"], ["round-2", "round-2"]]


async def test_who_leaves_meanwhile_is_told_of_with_all_that_went_before(club, tiny):
    gathering(tiny)
    slow(tiny)
    table = await club.table("strong", people=(ANN, BOB), rounds="9")
    await club.house.choose(table, BOB, 1)
    await begun(club, table)
    await table.resign(BOB)
    await club.house.wall.serve(table)
    assert club.house.wall.keys()[2:] == [["shown-1"]]
    await club.quiet()


async def test_a_stand_ins_notice_goes_along_to_another_channel(club):
    table = await club.table(people=(ANN, BOB), rounds="9")
    await club.company.stand_in(table.id, BOB, BOB, "weak")
    await club.quiet()
    await club.house.wall.serve(table)
    await club.choose(table, ANN, 2)
    await club.house.wall.serve(table)
    await club.house.tables.move(table.id, ANN, OTHER_CHANNEL, guild_id=GUILD)
    await club.house.wall.serve(table)
    moved = [keys[0] for keys in club.house.wall.keys(("channel", OTHER_CHANNEL))]
    assert moved == ["standin-1", "round-1", "shown-1"]
    await club.company.back(table.id, BOB)
    await club.house.wall.serve(table)
    await club.house.tables.move(table.id, ANN, CHANNEL, guild_id=GUILD)
    before = len(club.house.wall.keys())
    await club.house.wall.serve(table)
    assert [keys[0] for keys in club.house.wall.keys()[before:]] == ["round-1", "shown-1"]
