"""A table at one moment, on its own: no store but to write into, no lock, no posts."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from k2bot.host.kernel.session import Session
from k2bot.host.people import Languages
from k2bot.host.values import Member, Status, StoredTable, TableRow
from tests.host.hosting import ANN, BOB

NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)
LOBBY = TableRow(
    1, 9, 500, ANN, "tiny", Status.LOBBY, {"rounds": "1", "pairs": "no"}, None, NOON, None, None, None
)
PEOPLE = (Member(ANN, "Ann"), Member(BOB, "Bob"), Member(-1, "Bot One", level="weak"))


@pytest.fixture
def lobby(tiny):
    return Session(tiny, Languages(None), LOBBY, PEOPLE)


@pytest.fixture
def begun(lobby):
    row = replace(LOBBY, status=Status.RUNNING, seed="seed", begun=NOON, rules=1)
    return lobby.amended(row, lobby.members)


def took(session, seat, answer, minute, kind="answer"):
    """The session after somebody has answered in a minute after noon."""
    stamp = session.play.stamp(seat) or ""
    return session.then(session.play.take(seat, kind, stamp, answer, NOON + timedelta(minutes=minute)))


async def test_a_session_comes_back_from_what_is_stored_of_it(store, begun, lobby):
    after = took(begun.drafted(1, "2").with_orders(0, "pass"), 0, "3", 1)
    async with store.writing() as write:
        await write.new_table(lobby.stored(StoredTable(LOBBY)))
    moments = [await store.table(1), *(one.stored(StoredTable(LOBBY)) for one in (begun, after))]
    for before, now in pairwise(moments):
        async with store.writing() as write:
            await write.change(before, now)
    stored = await store.table(1)
    assert stored == moments[-1]
    again = Session.of(stored, after.game, after.languages)
    assert again == after
    assert again.stored(StoredTable(LOBBY)) == stored
