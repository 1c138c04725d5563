"""What computers do is told together with what led to it, once, whatever comes between."""

import asyncio
from datetime import timedelta
from itertools import pairwise

import pytest

from k2bot.host.kernel.agreements import set_clock
from k2bot.host.kernel.lobby import stand_in
from k2bot.host.kernel.plans import last_posts
from k2bot.host.kernel.transition import resign
from k2bot.host.values import PAUSE, Status, WantedPost
from k2bot.thinking.question import Question
from tests.host.hosting import ANN, BOB, CHANNEL, GUILD, OTHER_CHANNEL, Wall, outbox, unsent
from tests.waiting import until

ELSEWHERE = ("channel", OTHER_CHANNEL)


def slow(club, tiny):
    """Let computers take long over their turns."""
    turn = club.thinking.held("pass")
    tiny.thoughts["strong"] = lambda stamp: turn if stamp.startswith("turn") else None


@pytest.fixture
def gathering(club, tiny):
    """Lets the tiny game tell a round's choices together with the turn they lead to, which takes long."""
    tiny.can_batch = lambda _before, step: step.state.phase == "turn"
    slow(club, tiny)


async def begun(club, table):
    """Ann's choice leads to a computer's turn, which it is thinking about."""
    await club.serve(table)
    await club.house.choose(table, ANN, 1)
    assert table.session.state.phase == "turn"
    await club.serve(table)
    return table


@pytest.fixture
async def table(club, gathering):
    return await begun(club, await club.table("strong", rounds="9", clock="1h"))


async def told_meanwhile(club, table):
    """What is told once nothing is held back any more."""
    await until(lambda: not table.outbox.seconds_held)
    await club.serve(table)
    return club.wall.keys()[2:]


async def told_after(club, table, place=("channel", CHANNEL)):
    """What is told once the computer has taken its turn."""
    club.thinking.go_on.set()
    await club.quiet()
    await club.serve(table)
    return club.wall.keys(place)


TOGETHER = [["shown-1"], ["round-2", "round-2"]]
APART = [["shown-1", "shown-1"], ["round-2", "round-2"]]


@pytest.mark.parametrize("stop", [None, "orderly", "crash"])
async def test_what_leads_to_a_computers_turn_is_told_with_it_after_a_restart_too(
    club, tiny, table, tmp_path, stop
):
    assert [told[0][0] for told in club.wall.told()] == ["lobby", "round-1"]
    assert club.wall.told()[1][-1][1].endswith("waiting for nobody"), "edits are not held back"
    if stop:
        path = club.after_a_crash(tmp_path / "crashed.sqlite3") if stop == "crash" else None
        tiny.thoughts.clear()
        table = await club.again(path=path)
        await club.serve(table)
    assert (await told_after(club, table))[2:] == TOGETHER
    assert "scores (1, 2), choose" in club.wall.told()[2][0][1]


async def test_where_the_computer_takes_long_people_are_told_meanwhile(club, gathering):
    club.computers._max_hold = 0.05
    table = await begun(club, await club.table("strong", rounds="9"))
    assert await told_meanwhile(club, table) == [["shown-1"]]
    assert club.wall.last().page.text.endswith("turn Bot One")
    assert (await told_after(club, table))[2:] == APART


async def test_what_was_tried_before_a_stop_is_held_back_no_more(club, tiny, table):
    """It may stand in the channel already, so it is not told once more together with what follows."""
    (row,) = await unsent(club.store, table.id)
    await table.outbox.begin_attempt(row)
    tiny.thoughts.clear()
    again = await club.again()
    assert (await told_after(club, again))[2:] == APART
    assert again.session.posts.row(row.id).status == "sent"


async def test_who_leaves_meanwhile_is_told_of_with_all_that_went_before(club, gathering):
    table = await club.table("strong", people=(ANN, BOB), rounds="9")
    await club.house.choose(table, BOB, 1)
    await begun(club, table)
    await table.do(resign, BOB)
    rows = [row for row in await outbox(club.store, table.id) if row.wanted.key == "shown-1"]
    made = [(row.status, row.wanted.first) for row in rows if not row.wanted.edit]
    assert made == [("waiting", None)], "nothing is changed of what waits"
    assert (await club.keys(table))[2:] == [["shown-1"]]


async def test_where_the_computer_has_no_answer_people_are_told_meanwhile(club, tiny, gathering, monkeypatch):
    monkeypatch.setattr(tiny, "late_answer", lambda state, seat, prepared: None)
    tiny.thoughts["strong"] = lambda stamp: Question(str, ("sing",)) if stamp.startswith("turn") else None
    table = await begun(club, await club.table("strong", rounds="9"))
    assert await told_meanwhile(club, table) == [["shown-1"]]


async def test_what_is_released_while_something_else_is_stored_stays_released(club, table):
    async with club.store.database.transaction() as transaction:
        await transaction.execute("SELECT 1")  # nothing else is stored until its end
        pausing = asyncio.create_task(table.do(set_clock, ANN, PAUSE))
        await asyncio.sleep(0.01)
        releasing = asyncio.create_task(table.outbox.release())
        await asyncio.sleep(0.01)
    await asyncio.gather(pausing, releasing)
    assert table.session.posts.batch is None
    assert (await club.keys(table))[2] == ["shown-1"]


async def test_who_moves_the_table_meanwhile_finds_all_posts_in_the_other_channel(club, table):
    await club.move(table, ANN, OTHER_CHANNEL, guild_id=GUILD)
    assert await club.keys(table, ELSEWHERE) == [["round-1"], ["shown-1"]]
    assert await told_after(club, table, ELSEWHERE) == [["round-1"], *APART]


async def test_where_all_is_posted_again_after_a_stop_nothing_is_held_back(club, tiny, table):
    await club.close()
    club.open(await club.house.again(wall=Wall()))
    slow(club, tiny)
    await club.house.recover(repost=True)
    await club.serve(await club.in_channel(CHANNEL))
    assert club.wall.keys() == [["round-1"], ["shown-1"]]


async def test_after_a_long_stop_nothing_is_held_back_any_more(club, tiny, table):
    club.clock.now += timedelta(minutes=1)
    slow(club, tiny)
    assert await told_meanwhile(club, await club.again()) == [["shown-1"]]


async def test_a_stop_before_the_first_post_went_out_keeps_it(club, tiny):
    """The beginning has no state before it to be told together with."""
    tiny.can_batch = lambda before, step: before.phase == step.state.phase
    await club.pair()
    again = await club.again()
    await club.serve(again)
    assert [told[0][0] for told in club.wall.told()] == ["lobby", "round-1"]


async def test_where_computers_follow_one_another_for_long_it_is_told_in_parts(club, tiny):
    """The clock goes on by a second or two with each step."""
    tiny.can_batch, tiny.out_from = lambda _before, _step: True, {0: 2}
    club.computers._max_hold = 10
    table = await club.pair()
    await table.do(stand_in, BOB, BOB, "strong")
    await club.choose(table, ANN, 1)
    assert table.session.status is Status.OVER
    await club.serve(table)
    sent = [row.wanted for row in await outbox(club.store, table.id) if row.status == "sent"]
    news = [post for post in sent if post.number and not post.edit]
    parts = sorted({(post.first or post.number, post.number) for post in news})
    assert 2 < len(parts) < 9
    assert all(last + 1 == first for (_, last), (first, _) in pairwise(parts)), "nothing twice, nothing lost"


@pytest.mark.parametrize(
    ("over", "edits", "told"), [(True, False, ["end"]), (True, True, ["living", "end"]), (False, True, [])]
)
def test_while_no_person_is_in_the_game_of_all_posts_the_last_one_of_its_end_is_made(over, edits, told):
    """And where posts are edited, the one that was left standing is brought to the end."""
    posts = (WantedPost(8, "living", edit=True), WantedPost(8, "shown-3"), WantedPost(8, "hand-3", seat=1))
    posts += (WantedPost(8, "end"), WantedPost(8, "hand-3", seat=0))
    assert [post.key for post in last_posts(posts, is_over=over, edits_posts=edits)] == told
