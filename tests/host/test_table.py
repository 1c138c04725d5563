"""Playing at a table: presses, drafts, stamps, spectators, refusals; and replaying a game."""

import asyncio
from datetime import timedelta

import pytest

from k2bot.game.values import Announcement, Person, Press, Refusal, Reply
from k2bot.host.inputs import UNDO
from k2bot.host.kernel.changes import with_draft
from k2bot.host.kernel.lobby import cancel, start
from k2bot.host.kernel.play import GameStart, Play, ReplayError
from k2bot.host.kernel.session import Session
from k2bot.host.kernel.transition import Context, reduce, resign
from k2bot.host.members import Member
from k2bot.host.people import Languages
from k2bot.host.refusals import OutdatedPress
from k2bot.host.rows import InputRow, Status, TableRow
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, CHANNEL, EVE, NOON, submit
from tests.host.tiny_game import TinyGame
from tests.phrases import pattern, refusals


@pytest.fixture
async def table(house):
    return await house.running()


async def unchanged(house, table, attempt, error, match=None):
    """Assert that an attempt fails and leaves memory and store as they were."""
    before = table.session, await house.store.table(table.id)
    with pytest.raises(error, match=match):
        await attempt
    assert before == (table.session, await house.store.table(table.id))


# ------------------------------------------------------------------------------------- stale, double, foreign


async def test_a_second_press_is_outdated_and_others_are_told_whose_turn_it_is(house, table):
    await house.choices(table, 3, 1)
    attempt = table.press(BOB, Press("say", "pass"), "turn1")
    await unchanged(house, table, attempt, Refusal, pattern("refusal-not-asked", name="Ann"))
    first, second = await asyncio.gather(
        *(table.press(ANN, Press("say", "double"), "turn1") for _ in range(2)), return_exceptions=True
    )
    assert "scores (6, 1)" in first.text
    assert isinstance(second, OutdatedPress)
    assert second.silent, "what goes on now is shown, and there is nothing to explain"


async def test_spectators_can_look_but_not_act(house, table, snapshot):
    assert "Board" in (await table.press(EVE, Press("open", "board"), "")).text
    assert snapshot == await refusals(
        table.page(EVE, "hand"),
        table.press(EVE, Press("pick", "1"), "choose1"),
        table.do(submit, EVE, "choose1", "1"),
        table.do(resign, EVE),
    )


async def test_an_answer_without_a_stamp_is_refused_and_logged(house, table, caplog):
    attempt = table.press(ANN, Press("say", "pass"), "")
    await unchanged(house, table, attempt, OutdatedPress, pattern("refusal-stale"))
    assert "control 'say' answered without a stamp" in caplog.text
    assert "pass" not in caplog.text


@pytest.mark.parametrize(
    "key",
    [
        "lobby",
        "clock-runs",
        "standin-0",
        "proposal-1",
        "notice-asked-1-2",
        "call-1",
        "invited-7",
        "left-hand",
    ],
)
async def test_a_game_announcing_with_a_host_key_fails_and_changes_nothing(house, table, monkeypatch, key):
    """A game can't use the host's keys."""
    monkeypatch.setattr(TinyGame, "announce", lambda *_: (Announcement(key),))
    attempt = table.do(submit, ANN, "choose1", "1")
    await unchanged(house, table, attempt, ValueError, f"'{key}' belongs to the host")


# ---------------------------------------------------------------------------------------- resigning, the end


async def test_a_finished_game_can_be_read_but_not_played(house, table, snapshot):
    await table.do(resign, ANN)
    await table.do(resign, BOB)
    assert (table.session.status, dict(table.session.waiting)) == (Status.OVER, {})
    assert await house.in_channel(CHANNEL) is None
    assert "Board" in (await table.press(ANN, Press("open", "board"), "")).text
    assert snapshot == await refusals(
        table.press(ANN, Press("pick", "1"), "choose1"),
        table.do(submit, BOB, "choose1", "1"),
        table.do(resign, ANN),
    )


@pytest.mark.parametrize("when", ["before", "cancelled"])
async def test_lobbies_and_cancelled_games_cannot_be_played(house, when, snapshot):
    table = await house.lobby()
    if when == "cancelled":
        await house.start(table, ANN)
        await table.do(cancel, ANN)
    assert snapshot == await refusals(
        table.press(ANN, Press("open", "board"), ""),
        table.press(ANN, Press("pick", "1"), "choose1"),
        table.page(ANN, "board"),
        table.do(submit, ANN, "choose1", "1"),
        table.do(resign, ANN),
    )
    timers = [timer for timer in await house.store.timers(table.id) if timer.kind != "lobby"]
    assert (table.session.waiting, timers) == ({}, [])


# ---------------------------------------------------------------------------------------- a store that fails


async def test_a_page_shown_below_all_posts_skips_to_the_next_decision(house, tiny, table, monkeypatch):
    """In a panel the short status page follows an answer; below all posts, the next decision does."""
    monkeypatch.setattr(type(tiny), "press", lambda *_, **__: Reply("now"))
    assert (await table.press(ANN, Press("open", "board"), "")).text.startswith("Now: choose")
    shown = await table.press(ANN, Press("open", "board"), "", below=True)
    assert shown.text.startswith("Ann: picked nothing")


# ------------------------------------------------------------------------------------------ a game as a value


PEOPLE = (Person("Ann", "<@11>"), Person("Bob", "<@12>"), Person("Cid", "<@13>"))


def minute(number):
    return NOON + timedelta(minutes=number)


def an_input(number, seat, answer, *, kind="answer", stamp="choose1"):
    return InputRow(number, seat, kind, stamp, answer, minute(number))


@pytest.fixture
def setup(tiny):
    return GameStart(tiny, {"rounds": "2", "pairs": "no"}, 3, "seed", NOON, 1)


@pytest.fixture
def inputs():
    return (
        an_input(1, 0, "1"),
        an_input(2, 1, "3"),
        an_input(3, 2, "", kind="resign", stamp=""),
        an_input(4, 1, "double", stamp="turn1"),
    )


def test_an_input_that_no_longer_replays_is_named_in_the_error(setup, inputs):
    with pytest.raises(ReplayError, match=r"input 2 \(answer of seat 1\): refused, in words of its own"):
        Play.replay(setup, (inputs[0], an_input(2, 1, "7")))


def test_a_failing_game_start_is_named_in_the_error(tiny):
    with pytest.raises(ReplayError, match=pattern("replay-start", error="KeyError('rounds')")):
        Play.replay(GameStart(tiny, {}, 2, "seed", NOON, 1), ())


def waiting_since(play):
    return {seat: wait.since for seat, wait in play.waits.items()}


def test_waiting_times_start_when_each_players_own_decision_came_up(setup, inputs):
    """Others' answers don't restart a player's time; a new decision does."""
    play = Play.begin(setup)
    assert waiting_since(play) == {0: NOON, 1: NOON, 2: NOON}
    waited = []
    for row in inputs:
        play = play.with_input(row)
        waited.append(waiting_since(play))
    assert waited == [{1: NOON, 2: NOON}, {2: NOON}, {1: minute(3)}, {0: minute(4), 1: minute(4)}]
    assert waiting_since(Play.replay(setup, inputs)) == waited[-1]


def test_recent_events_are_limited_and_shrink_with_an_undo(setup, inputs, monkeypatch):
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


def test_changes_without_effect_return_the_same_session(begun):
    """So that there is nothing to store."""
    drafted = with_draft(begun, 0, "2")
    assert drafted is not begun

    def draft_again(table):
        table.draft(0, "2")
        table.set_standin(0, None)
        table.mend_timers()

    mended, _ = reduce(drafted, CONTEXT, draft_again)
    again, _ = reduce(mended, CONTEXT, draft_again)
    assert again is mended
