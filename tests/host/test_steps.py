"""Batched posts: computer turns are posted once, together with the step before them."""

import asyncio
from datetime import timedelta
from itertools import chain, pairwise
from types import SimpleNamespace

import pytest

from k2bot.game.values import Announcement
from k2bot.host.clock import PAUSE
from k2bot.host.kernel.agreements import set_clock
from k2bot.host.kernel.lobby import stand_in
from k2bot.host.kernel.news import _last_posts
from k2bot.host.kernel.transition import resign
from k2bot.host.rows import GamePost, Status
from k2bot.thinking.question import Question
from tests.host.hosting import ANN, BOB, CHANNEL, GUILD, OTHER_CHANNEL, Wall, unsent
from tests.waiting import until

ELSEWHERE = ("channel", OTHER_CHANNEL)


def slow(club, tiny):
    """Make computers wait with their turns."""
    turn = club.thinking.held("pass")
    tiny.thoughts["strong"] = lambda stamp: turn if stamp.startswith("turn") else None


@pytest.fixture
def batching(club, tiny):
    """Let the tiny game batch a round's choices with the turn that follows, which takes long."""
    tiny.can_batch = lambda _before, step: step.state.phase == "turn"
    slow(club, tiny)


async def begun(club, table):
    """Ann has chosen, and the computer is thinking about its turn."""
    await club.serve(table)
    await club.house.choose(table, ANN, 1)
    assert table.session.state.phase == "turn"
    await club.serve(table)
    return table


@pytest.fixture
async def table(club, batching):
    return await begun(club, await club.table("strong", rounds="9", clock="1h"))


async def keys_when_released(club, table):
    """Keys posted once nothing is held back."""
    await until(lambda: not table.outbox.seconds_held)
    await club.serve(table)
    return club.wall.keys()[2:]


async def keys_after_turn(club, table, place=("channel", CHANNEL)):
    """Keys posted once the computer has taken its turn."""
    club.thinking.go_on.set()
    await club.quiet()
    await club.serve(table)
    return club.wall.keys(place)


TOGETHER = [["shown-1"], ["round-2"]]
APART = [["shown-1", "shown-1"], ["round-2"]]


@pytest.mark.parametrize("stop", [None, "orderly", "crash"])
async def test_a_step_is_posted_together_with_the_computers_turn_after_it(club, tiny, table, tmp_path, stop):
    assert [told[0][0] for told in club.wall.told()] == ["lobby", "round-1"]
    assert club.wall.told()[1][-1][1].endswith("waiting for nobody"), "edits are not held back"
    if stop:
        path = club.after_a_crash(tmp_path / "crashed.sqlite3") if stop == "crash" else None
        tiny.thoughts.clear()
        table = await club.again(path=path)
        await club.serve(table)
    assert (await keys_after_turn(club, table))[2:] == TOGETHER
    assert "scores (1, 2), choose" in club.wall.told()[2][0][1]


async def test_a_held_post_is_sent_if_the_computer_takes_too_long(club, batching):
    club.computers._max_hold = 0.05
    table = await begun(club, await club.table("strong", rounds="9"))
    assert await keys_when_released(club, table) == [["shown-1"]]
    assert club.wall.last().page.text.endswith("turn Bot One")
    assert (await keys_after_turn(club, table))[2:] == APART


async def test_a_post_already_tried_before_a_stop_is_not_held_back(club, tiny, table):
    """It may already be in the channel, so it isn't posted again with what follows."""
    (row,) = await unsent(club.store, table.id)
    await table.outbox.begin_attempt(row)
    tiny.thoughts.clear()
    again = await club.again()
    assert (await keys_after_turn(club, again))[2:] == [["shown-1"], ["round-2"]]
    assert again.session.posts.row(row.id).first == row.about.made


async def test_a_resignation_meanwhile_releases_the_held_post_unchanged(club, batching):
    table = await club.table("strong", people=(ANN, BOB), rounds="9")
    await club.house.choose(table, BOB, 1)
    await begun(club, table)
    await table.do(resign, BOB)
    (held,) = [post for post in await unsent(club.store, table.id) if post.key == "shown-1"]
    assert held.first == held.about.made, "nothing is changed of what waits"
    assert (await club.keys(table))[2:] == [["shown-1"]]


async def test_a_held_post_is_sent_if_the_computer_has_no_answer(club, tiny, batching, monkeypatch):
    monkeypatch.setattr(tiny, "late_answer", lambda state, seat, prepared: None)
    tiny.thoughts["strong"] = lambda stamp: Question(str, ("sing",)) if stamp.startswith("turn") else None
    table = await begun(club, await club.table("strong", rounds="9"))
    assert await keys_when_released(club, table) == [["shown-1"]]


async def test_a_post_released_during_another_write_stays_released(club, table):
    async with club.store.database.transaction() as transaction:
        await transaction.execute("SELECT 1")  # nothing else is stored until its end
        pausing = asyncio.create_task(table.do(set_clock, ANN, PAUSE))
        await asyncio.sleep(0.01)
        releasing = asyncio.create_task(table.outbox.release())
        await asyncio.sleep(0.01)
    await asyncio.gather(pausing, releasing)
    assert table.session.posts.batch is None
    assert (await club.keys(table))[2] == ["shown-1"]


async def test_moving_the_table_releases_held_posts_in_the_new_channel(club, table):
    await club.move(table, ANN, OTHER_CHANNEL, guild_id=GUILD)
    assert await club.keys(table, ELSEWHERE) == [["round-1"], ["shown-1"]]
    assert await keys_after_turn(club, table, ELSEWHERE) == [["round-1"], *APART]


async def test_reposting_after_a_restart_holds_nothing_back(club, tiny, table):
    await club.close()
    club.open(await club.house.again(wall=Wall()))
    slow(club, tiny)
    await club.house.recover(repost=True)
    await club.serve(await club.in_channel(CHANNEL))
    assert club.wall.keys() == [["round-1"], ["shown-1"]]


async def test_after_a_long_stop_nothing_is_held_back(club, tiny, table):
    club.clock.now += timedelta(minutes=1)
    slow(club, tiny)
    assert await keys_when_released(club, await club.again()) == [["shown-1"]]


async def test_a_restart_before_the_first_post_still_sends_it(club, tiny):
    """The start has no state before it to be batched with."""
    tiny.can_batch = lambda before, step: before.phase == step.state.phase
    await club.pair()
    again = await club.again()
    await club.serve(again)
    assert [told[0][0] for told in club.wall.told()] == ["lobby", "round-1"]


async def test_a_long_run_of_computer_turns_is_posted_in_parts(club, tiny):
    """The clock advances a second or two per step."""
    tiny.can_batch, tiny.out_from = lambda _before, _step: True, {0: 2}
    club.computers._max_hold = 10
    table = await club.pair()
    await table.do(stand_in, BOB, BOB, "strong")
    await club.choose(table, ANN, 1)
    assert table.session.status is Status.OVER
    news = [post for post in await unsent(club.store, table.id) if isinstance(post.about, GamePost)]
    parts = sorted({(post.first, post.about.made) for post in news if post.about.made})
    assert 2 < len(parts) < 9
    assert all(last + 1 == first for (_, last), (first, _) in pairwise(parts)), "nothing twice, nothing lost"


@pytest.mark.parametrize(
    ("over", "edits", "told"), [(True, False, ["end"]), (True, True, ["living", "end"]), (False, True, [])]
)
def test_once_no_person_is_in_play_only_the_final_posts_are_made(over, edits, told):
    """At paces that edit posts, the living post is updated too."""
    edited = [Announcement("living", edit=True)]
    new = [Announcement("shown-3"), Announcement("hand-3", seat=1), Announcement("end")]
    session = SimpleNamespace(over=over, edits_posts=edits)
    posts = chain(*_last_posts(edited, [*new, Announcement("hand-3", seat=0)], session))
    assert [post.key for post in posts] == told
