"""Outbox rows that are done with go, and undo, swap, move and a restart do the same without them."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from k2bot.game.values import Refusal
from k2bot.host.kernel import fairness
from k2bot.host.kernel.agreements import last_step
from k2bot.host.kernel.lobby import Cancel
from k2bot.host.kernel.plans import after_move, after_swap, after_undo, posted_again, taken_up
from k2bot.host.kernel.play import UNDO
from k2bot.host.kernel.posts import superfluous
from k2bot.host.kernel.transition import Submit
from k2bot.host.service import table as module
from k2bot.host.values import Status
from tests.host.hosting import ANN, BOB, CID, GUILD, NAMES, OTHER_CHANNEL, Proposals, opened, outbox
from tests.host.tiny_game import QuietGame

NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)
PEOPLE = (ANN, BOB, CID)


def game_posts(session):
    """All that is worked out from the rows of an outbox, for whatever could happen next."""
    play, posts = session.play, session.posts
    found = [posts.ping, after_move(session), posted_again(session, NOON)]
    found += [after_swap(session, session, seat, NOON) for seat in session.staying]
    found.append(taken_up(session, (), [row for row in posts.rows if row.wanted.key.startswith("notice-")]))
    row = last_step(session)
    if row is not None and row.number > posts.settled:
        undone = session.back(play.take(row.seat, UNDO, "", str(row.number), NOON))
        found.append(after_undo(session, undone, at_hand=False))
    return [getattr(one, "posts", one) for one in found]


async def step(house, table, proposals, rng):
    """Something that somebody does."""
    play, user = table.session.play, rng.choice(PEOPLE)
    match rng.choice(["answer"] * 6 + ["undo", "undo", "move", "settings"]):
        case "answer":
            seat = rng.choice([*table.session.waiting])
            answers = ("1", "2", "3") if table.session.state.phase == "choose" else ("pass", "double")
            await table.do(Submit(table.session.members[seat].user_id, play.stamp(seat), rng.choice(answers)))
        case "undo":
            await proposals.undo(table.id, user)
            for other in PEOPLE:
                if (row := table.session.proposal) is not None and other != row.user_id:
                    await proposals.answer(
                        table.id, other, NAMES[other], row.number, agrees=rng.random() < 0.8
                    )
        case "move":
            channel = rng.choice((table.session.row.channel_id, OTHER_CHANNEL, 900))
            await house.tables.move(table.id, ANN, channel, guild_id=GUILD)
        case _:
            await house.tables.prefer(user, {"delivery": rng.choice(("dm", "private"))})


@pytest.mark.parametrize("seed", range(3))
async def test_nothing_that_follows_needs_a_row_that_goes(tmp_path, seed, monkeypatch):
    monkeypatch.setattr(module, "PRUNED_AFTER", 10**9)
    rng, gone = random.Random(seed), 0  # noqa: S311 - not cryptographic
    async with opened(tmp_path / "house.sqlite3", QuietGame()) as house:
        pace = rng.choice([*QuietGame.paces]).value
        table = await house.running(*PEOPLE, rounds="9", posts=pace)
        proposals = Proposals(house)
        for _ in range(60):
            if table.session.status is not Status.RUNNING:
                break
            try:
                await step(house, table, proposals, rng)
            except Refusal:
                continue
            if rng.random() < 0.7:
                await house.serve(table)
            session = table.session
            posts, play = session.posts, session.play
            assert posts.rows == await outbox(house.store, table.id)
            needless = superfluous(posts.rows, play.counts, min(posts.settled, play.newest - 1))
            left = tuple(row for row in posts.rows if row.id not in needless)
            pruned = replace(session, posts=replace(posts, rows=left))
            for kept, whole in zip(game_posts(pruned), game_posts(session), strict=True):
                assert kept == whole
            gone = max(gone, len(needless))
    assert gone > 20, "and most of them go"


async def test_rows_go_while_a_game_is_played_and_it_goes_on_as_without(tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(fairness, "new_secret", lambda: "the same for both")
    for after in (1, 10**9):
        monkeypatch.setattr(module, "PRUNED_AFTER", after)
        async with opened(tmp_path / f"{after}.sqlite3", QuietGame()) as house:
            table = await house.running(*PEOPLE, rounds="9")
            proposals, rng = Proposals(house), random.Random(7)  # noqa: S311 - not cryptographic
            for number in range(60):
                try:
                    await step(house, table, proposals, rng)
                except Refusal:
                    continue
                await house.serve(table)
                if number == 30:
                    await house.restart()
                    table = await house.tables.find(table.id)
            told.append((house.wall.messages, len(await outbox(house.store, table.id))))
    (pruned, few), (whole, many) = told
    assert [message.told for message in pruned.values()] == [message.told for message in whole.values()]
    assert few < 0.7 * many


async def test_of_a_game_that_is_over_nothing_is_left_but_what_made_its_posts(tmp_path):
    async with opened(tmp_path / "house.sqlite3", QuietGame()) as house:
        for way in ("cancelled", "over"):
            table = await house.running(ANN, BOB, rounds="1")
            await house.choose(table, ANN, 1)
            if way == "cancelled":
                await table.do(Cancel(ANN))
            else:
                await house.choose(table, BOB, 2)
                await table.do(Submit(BOB, "turn1", "pass"))
            assert table.session.status.value == way
            await house.serve(table)
            with closing(sqlite3.connect(house.path)) as database:
                posts = {row[0] for row in database.execute("SELECT created_by FROM post")}
            rows = {row.id for row in await outbox(house.store, table.id)}
            assert rows <= posts
            link = table.link("lobby")
            assert link
