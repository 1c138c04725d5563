"""A table at one moment, on its own: no store but to write into, no lock, no posts."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from k2bot.host.kernel.play import RESIGN
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


def away(session, seat, level="strong"):
    members = list(session.members)
    members[seat] = replace(members[seat], standin=level)
    return session.amended(session.row, tuple(members))


def test_computers_rest_while_people_are_only_away_and_are_to_leave_when_all_have_left(begun):
    rests = away(away(begun, 0), 1)
    assert (rests.present, rests.staying) == ((), (0, 1))
    assert (rests.pending(), rests.pending_computers) == ((), {})
    deserted = took(took(begun, 0, "", 1, RESIGN), 1, "", 2, RESIGN)
    assert (deserted.staying, deserted.pending()) == ((), ())
    assert list(deserted.pending_computers) == [2]


def test_a_draft_lasts_as_long_as_its_decision(begun):
    drafted = begun.drafted(0, "3")
    assert (drafted.draft_of(0), drafted.draft_of(1), begun.draft_of(0)) == ("3", None, None)
    assert drafted.drafted(0, "3") is drafted
    assert drafted.drafted(None, "2") is drafted
    revealed = took(took(took(drafted, 0, "3", 1), 1, "1", 2), 2, "1", 3)
    assert revealed.state.phase == "turn"
    assert revealed.draft_of(0) is None


def test_the_last_input_ends_the_game_and_says_who_came_where(begun):
    played = took(took(took(begun, 0, "3", 1), 1, "1", 2), 2, "1", 3)
    assert (played.status, played.placements) == (Status.RUNNING, ())
    over = took(played, 0, "pass", 4)
    assert (over.status, over.waiting, over.over) == (Status.OVER, {}, True)
    assert over.gone == frozenset()


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


def test_inputs_that_do_not_replay_are_kept_as_they_are_stored(begun):
    stored = took(begun, 0, "3", 1).stored(StoredTable(LOBBY))
    wrong = replace(stored, inputs=(replace(stored.inputs[0], fingerprint="0" * 12),))
    frozen = Session.of(wrong, begun.game, begun.languages)
    assert (frozen.play, "leads to another state" in frozen.replay_error) == (None, True)
    assert frozen.stored(wrong) == wrong
