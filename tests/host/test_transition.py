"""Commands turn one session into the next; what is refused leaves everything as it was."""

import pytest

from k2bot.game.values import Refusal
from k2bot.host.kernel.lobby import start
from k2bot.host.kernel.session import Session
from k2bot.host.kernel.transition import Context, reduce, submit
from k2bot.host.people import Languages
from k2bot.host.values import Member, Status, StoredTable, TableRow
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, NOON

CONTEXT = Context(NOON, words())


@pytest.fixture
def begun(tiny):
    options = {"rounds": "1", "pairs": "no"}
    row = TableRow(1, 9, 500, ANN, "tiny", Status.LOBBY, options, None, NOON, None, None)
    lobby = Session(tiny, Languages(None), row, (Member(ANN, "Ann"), Member(BOB, "Bob")))
    session, _ = reduce(lobby, CONTEXT, start, ANN, 7)
    assert (lobby.status, lobby.play, session.status) == (Status.LOBBY, None, Status.RUNNING)
    return session


def answer_twice(table):
    """An answer, and one more that the game refuses."""
    submit(table, ANN, "choose1", "3")
    assert table.session.play.number == 1
    submit(table, BOB, "choose1", "9")


def test_a_command_leaves_the_session_before_it_as_it_was(begun):
    before, kept = begun.stored(StoredTable(begun.row)), begun.posts
    after, _ = reduce(begun, CONTEXT, submit, ANN, "choose1", "3")
    assert (after.play.number, [*after.waiting]) == (1, [1])
    assert after.posts.rows[: len(kept.rows)] == kept.rows
    assert after.posts.rows[len(kept.rows) :], "the answer is told"
    assert (begun.posts, begun.stored(StoredTable(begun.row))) == (kept, before)
    assert [*begun.waiting] == [0, 1]


@pytest.mark.parametrize(
    "command", [(answer_twice,), (submit, ANN, "choose1", "9"), (submit, 13, "choose1", "3")]
)
def test_what_is_refused_changes_nothing_however_far_it_had_come(begun, command):
    before, posts = begun.stored(StoredTable(begun.row)), begun.posts
    with pytest.raises(Refusal):
        reduce(begun, CONTEXT, *command)
    assert begun.stored(StoredTable(begun.row)) == before
    assert begun.posts is posts
    again, _ = reduce(begun, CONTEXT, submit, ANN, "choose1", "3")
    assert again.play.number == 1


def test_what_changes_nothing_leaves_the_very_same_session(begun):
    """So that there is nothing to store."""
    drafted = begun.drafted(0, "2")
    assert drafted is not begun

    def draft_again(table):
        table.draft(0, "2")
        table.set_standin(0, None)
        table.mend_timers()

    mended, _ = reduce(drafted, CONTEXT, draft_again)
    again, _ = reduce(mended, CONTEXT, draft_again)
    assert again is mended
