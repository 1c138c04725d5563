"""Games that expire are deleted whole, all others never; practice shares inputs instead of copying them."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta

import pytest

from k2bot.host.inputs import opening_inputs, without_undone
from k2bot.host.members import Member
from k2bot.host.rows import (
    DraftRow,
    GamePost,
    InvitationRow,
    OrdersRow,
    Origin,
    PlacementRow,
    ProposalRow,
    Status,
    StoredTable,
    TimerRow,
    WaitRow,
)
from k2bot.host.store.store import PARTS_OF_TABLE
from tests.host.hosting import NOON, kept
from tests.host.migrated import prepared
from tests.host.store.test_store import REFUSED, a_row, an_input, new_table, rows_of, written

LASTING = {
    "attempt": "daily games",
    "comparison": "results, but not of practice",
    "feat": "results, but not of practice",
    "left_rating": "games that count in ratings",
    "rated_place": "games that count in ratings",
    "rating_change": "games that count in ratings",
    "summary": "results, but not of practice",
    "uncompared": "results, but not of practice",
    "unplaced": "games of versions without practice",
    "unrated": "games that count in ratings",
    "unsummarised": "results, but not of practice",
}
"""Tables with rows of games that are kept for good, and why no other game has any there."""


async def counts(store):
    """Number of rows by table, without empty ones."""
    found = {}
    for part in ("game_table", *PARTS_OF_TABLE):
        found[part] = await store.database.rows(f"SELECT 1 FROM {part}")  # noqa: S608 - trusted identifiers
    return {part: len(rows) for part, rows in found.items() if rows}


def test_each_part_of_a_game_is_deleted_or_belongs_only_to_lasting_games(tmp_path):
    with closing(sqlite3.connect(prepared(tmp_path / "games.sqlite3"))) as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        parts = {
            name
            for name in names
            for key in database.execute(f"PRAGMA foreign_key_list({name})").fetchall()
            if key[2:4] == ("game_table", "table_id")
        }
    assert parts == {*PARTS_OF_TABLE, *LASTING}


async def test_a_game_is_deleted_with_all_its_rows_and_no_others(store):
    """A rematch of it has begun, and goes on."""
    expiring = await new_table(store, kind="practice")  # others have no placements
    everything = {
        "row": replace(
            expiring.row, status=Status.CANCELLED, seed="abc", begun=NOON, revision=1, expires=NOON
        ),
        "inputs": (an_input(1), an_input(2)),
        "drafts": (DraftRow(1, "choose1", "1"),),
        "orders": (OrdersRow(0, "pass"),),
        "timers": (TimerRow("default", 0, NOON, None),),
        "proposals": (ProposalRow(1, "pause", 11, {}, 2, NOON),),
        "placements": (PlacementRow(0, 11, 1, 7, {}),),
        "waits": (WaitRow(0, 11, 2, "dm"),),
        "invitations": (InvitationRow(13, NOON, stranger=True),),
        "posts": rows_of(GamePost("end", 3)),
    }
    await kept(store, expiring, **everything)
    assert (await counts(store)).keys() == {"game_table", *PARTS_OF_TABLE}
    rematch = await new_table(store, rematch_of=expiring.row.id)
    other = await new_table(store, channel=501)
    assert [await store.next_expired(now) for now in (NOON - timedelta(seconds=1), NOON)] == [None, None]
    with pytest.raises(REFUSED, match=r"(?i)foreign key"):
        async with store.writing() as write:
            write.delete(1)
    row = replace(rematch.row, status=Status.RUNNING, seed="abc", begun=NOON)
    rematch = await kept(store, rematch, row=row)
    assert [await store.next_expired(NOON, without) for without in ((), (1,))] == [1, None]
    assert not await store.was_deleted(1 + other.row.id)
    async with store.writing() as write:
        write.delete(1)
    assert (await store.table(1), await store.was_deleted(1), await store.next_expired(NOON)) == (
        None,
        True,
        None,
    )
    assert await counts(store) == {"game_table": 2, "member": 6, "appearance": 4}
    assert await store.table(2) == replace(rematch, row=replace(row, rematch_of=None))


@pytest.mark.parametrize("status", Status)
async def test_a_game_without_expiry_is_never_deleted(store, status):
    table = await new_table(store)
    inputs = (an_input(1),) if status.open else ()  # their own protection stops it before the game's
    table = await kept(
        store, table, row=replace(table.row, status=status, seed="abc", begun=NOON), inputs=inputs
    )
    with pytest.raises(REFUSED, match=r"append-only|only games that expire"):
        async with store.writing() as write:
            write.delete(table.row.id)
    assert await store.table(table.row.id) == table


async def test_practice_shares_the_inputs_of_its_origin(store):
    """Those in effect, up to its position; what follows is its own."""
    game = await new_table(store, status=Status.OVER, seed="abc", begun=NOON)
    undo = an_input(3, kind="undo", stamp="", answer="2")
    later_inputs = an_input(4, answer="3", stamp="choose1~1"), an_input(5)
    game = await kept(store, game, inputs=(an_input(1), an_input(2), undo, *later_inputs))
    later, effective = NOON + timedelta(days=1), without_undone(game.inputs)
    opening = opening_inputs(effective, later)
    shared, own = opening[:2], opening[2:]
    row = a_row(
        900, guild_id=None, kind="practice", origin=Origin(1, 3, shared=2), seed="abc", begun=later,
        status=Status.RUNNING,
    )  # fmt: skip
    practice = await written(store, StoredTable(row, (Member(11, "Ann"),), inputs=opening))
    assert [one.number for one in effective] == [1, 4, 5]
    assert practice.inputs == opening
    assert practice.row.origin.shared == 2
    stored = "SELECT number FROM input WHERE table_id = 2 ORDER BY number"
    assert await store.database.column(stored) == (3,)
    practice = await kept(store, practice, inputs=(*opening, an_input(4)))
    assert practice.inputs == (*shared, *own, an_input(4))
    with pytest.raises(REFUSED, match="must follow"):
        await kept(store, practice, inputs=(*practice.inputs, an_input(6)))
    fresh = await written(store, StoredTable(replace(row, channel_id=901, host_id=12), (), inputs=shared))
    for number in (1, 4):
        with pytest.raises(REFUSED, match="must follow"):
            await kept(store, fresh, inputs=(*shared, an_input(number)))
    assert (await kept(store, fresh, inputs=(*shared, an_input(3)))).inputs[-1] == an_input(3)
