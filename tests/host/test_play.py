"""A game and its table as values: replaying, waiting times, and what changes nothing."""

from datetime import timedelta

import pytest

from k2bot.game.values import Person
from k2bot.host.kernel.lobby import start
from k2bot.host.kernel.play import UNDO, Play, ReplayError, Setup
from k2bot.host.kernel.session import Session
from k2bot.host.kernel.transition import Context, reduce
from k2bot.host.people import Languages
from k2bot.host.values import InputRow, Member, Status, TableRow
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, NOON
from tests.phrases import pattern

PEOPLE = (Person("Ann", "<@11>"), Person("Bob", "<@12>"), Person("Cid", "<@13>"))


def minute(number):
    return NOON + timedelta(minutes=number)


def an_input(number, seat, answer, *, kind="answer", stamp="choose1"):
    return InputRow(number, seat, kind, stamp, answer, minute(number))


@pytest.fixture
def setup(tiny):
    return Setup(tiny, {"rounds": "2", "pairs": "no"}, 3, "seed", NOON, 1)


@pytest.fixture
def inputs():
    return (
        an_input(1, 0, "1"),
        an_input(2, 1, "3"),
        an_input(3, 2, "", kind="resign", stamp=""),
        an_input(4, 1, "double", stamp="turn1"),
    )


def test_an_input_that_no_longer_replays_is_named(setup, inputs):
    with pytest.raises(ReplayError, match=r"input 2 \(answer of seat 1\): refused, in words of its own"):
        Play.replay(setup, (inputs[0], an_input(2, 1, "7")))


def test_a_beginning_that_fails_is_named(tiny):
    with pytest.raises(ReplayError, match=pattern("replay-start", error="KeyError('rounds')")):
        Play.replay(Setup(tiny, {}, 2, "seed", NOON, 1), ())


def test_everybody_is_awaited_since_their_own_decision_came_up(setup, inputs):
    """Others' answers do not restart anybody's time; a new decision does."""
    play = Play.begin(setup)
    assert play.since == {0: NOON, 1: NOON, 2: NOON}
    waited = []
    for row in inputs:
        play = play.with_input(row)
        waited.append(dict(play.since))
    assert waited == [{1: NOON, 2: NOON}, {2: NOON}, {1: minute(3)}, {0: minute(4), 1: minute(4)}]
    assert Play.replay(setup, inputs).since == waited[-1]


def test_recent_events_are_few_and_go_back_with_an_undo(setup, inputs, monkeypatch):
    assert Play.begin(setup).with_input(inputs[0]).recent == ()  # a game that doesn't ask for any
    monkeypatch.setattr(type(setup.game), "recent_steps", 24)
    plays = [Play.begin(setup)]
    for row in inputs:
        plays.append(plays[-1].with_input(row))
    assert plays[-1].recent == tuple(play.step.events for play in plays)
    undone = plays[-1].take(0, UNDO, "", "2", NOON)
    assert undone.recent == plays[1].recent
    monkeypatch.setattr(type(setup.game), "recent_steps", 2)
    assert undone.with_input(an_input(len(inputs) + 2, 1, "2")).recent[:-1] == (plays[1].step.events,)


# ----------------------------------------------------------------------------------------- changes of a table


CONTEXT = Context(NOON, words())


@pytest.fixture
def begun(tiny):
    options = {"rounds": "1", "pairs": "no"}
    row = TableRow(1, 9, 500, ANN, "tiny", Status.LOBBY, options, None, NOON, None, None)
    lobby = Session(tiny, Languages(None), row, (Member(ANN, "Ann"), Member(BOB, "Bob")))
    session, _ = reduce(lobby, CONTEXT, start, ANN, 7)
    assert (lobby.status, lobby.play, session.status) == (Status.LOBBY, None, Status.RUNNING)
    return session


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
