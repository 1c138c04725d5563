"""Final checks of games, posts and files, from outside the bot."""

import sqlite3
import time
from contextlib import closing

import psycopg

from k2bot.host.inputs import without_undone
from k2bot.host.kernel.play import GameStart, Play, ReplayError
from k2bot.host.service.replay_check import compare
from k2bot.location import PostgresUrl
from tests.outside.people import SILENT
from tests.torture import mirror
from tests.waiting import until

LOOK_AGAIN = 0.05
CONTEXT = 30
"""Lines of the log shown with an error."""
TIMES = "%Y-%m-%d %H:%M:%S"
"""Format of the times at the beginning of log lines."""


def rows(database, sql, *values):
    """Rows of a query, read from the database alongside the bot."""
    if isinstance(database, PostgresUrl):
        with psycopg.connect(database.url) as connection:
            return connection.execute(sql.replace("?", "%s"), values).fetchall()
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        return connection.execute(sql, values).fetchall()


async def all_sent(campaign):
    """Wait until the bot has sent everything in its outbox."""
    await until(lambda: not waiting(campaign.database), campaign.patience, LOOK_AGAIN)


def waiting(database):
    """Whether anything is still to be sent."""
    return rows(database, "SELECT 1 FROM post WHERE due = 1 LIMIT 1")


def assert_posts_exist_once(campaign, board):
    """Assert that every known post is there, and none twice."""
    standing = {post.id: post.content for post in campaign.crowd.posts(board.channel)}
    path = f"/channels/{board.channel.id}/messages"
    made = [ids for (place, _), ids in campaign.here.made.items() if place == path]
    twice = [[standing[own] for own in ids] for ids in made if len(standing.keys() & set(ids)) > 1]
    assert not twice, f"{board.name}: these posts stand twice: {twice}"
    here = "SELECT key, message_id FROM post WHERE channel_id = ? AND table_id = ?"
    known = rows(campaign.database, here, board.channel.id, board.id)
    gone = [key for key, number in known if number not in standing]
    assert not gone, f"{board.name}: these posts are not there: {gone}"


def assert_decisions_answered_once(board, inputs):
    """Assert that no seat answered a decision twice, except after an undo."""
    decisions = [(row.seat, row.stamp) for row in without_undone(inputs) if row.stamp]
    twice = {decision for decision in decisions if decisions.count(decision) > 1}
    assert not twice, f"{board.name}: answered twice: {twice}"


async def same_as_unkilled(campaign, board):
    """Assert that a replay gives the stored states, end and placements; returns the stored table."""
    stored = await campaign.stored(board)
    try:
        compare(campaign.catalogue.game(board.key), stored)
    except ReplayError as error:
        raise AssertionError(f"{board.name}: {error}") from error
    assert all(row.fingerprint for row in stored.inputs), f"{board.name}: inputs without a fingerprint"
    return stored


def assert_equal_to_unkilled_game(campaign, board, stored):
    """Assert that the same presses without any kills lead to the same inputs and end."""
    game = campaign.catalogue.game(board.key)
    play = Play.begin(GameStart.of(game, stored.row, len(stored.members)))
    while play.number < len(stored.inputs):
        salt = f"{board.key} {play.number}"
        seat = mirror.chosen_seat(play.waits, salt)
        (*_, last) = mirror.plan(play, seat, None, salt)
        play = play.take(seat, "answer", play.stamp(seat), last.answer, stored.row.begun)
    found = [(row.seat, row.answer, row.fingerprint) for row in stored.inputs]
    assert found == [(row.seat, row.answer, row.fingerprint) for row in play.inputs], f"{board.name}: others"


def silences(campaign):
    """Presses that were acknowledged but not answered, with the calls about them and the log of that time."""
    lines = campaign.lives.told.splitlines()
    for asked in campaign.crowd.silent:
        first, last = (time.strftime(TIMES, time.localtime(at)) for at in (asked.at, asked.at + SILENT))
        told = [line for line in lines if first <= line[: len(first)] <= last]
        yield "\n    ".join((f"{asked.about}: heard {asked.heard}", *told[:CONTEXT]))


def errors(campaign):
    """Errors in the bot's log, with the lines that follow."""
    lines = campaign.lives.told.splitlines()
    wrong = (" ERROR ", "Traceback (most recent call last)")
    found = [number for number, line in enumerate(lines) if any(word in line for word in wrong)]
    return "\n".join("\n".join(lines[max(0, number - 2) : number + CONTEXT]) for number in found)
