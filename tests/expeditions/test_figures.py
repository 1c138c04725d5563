"""What a day costs: calls to Discord, and taps; and what becomes of posts that have asked somebody."""

import pytest

from k2bot.games.k2.engine import Phase
from tests.expeditions.moments import second_turn
from tests.expeditions.party import controls, find

MOST_CALLS = 15
"""The posts below, an edit that takes the controls from each but the newest, and those of the first two."""
DROPPED = 6
"""Edits by which one post and its call stop naming those who have chosen, and calls that are deleted."""
MOST_POSTS = 7
"""Morning, reveal, who acts first after a token, and four turns."""
MOST_TAPS = 8


@pytest.mark.parametrize(("posts", "more"), [("phase", 0), ("one", DROPPED)])
async def test_a_day_of_four_takes_at_most_fifteen_calls(gathered, record_property, posts, more):
    """Played live: nobody's answer comes so soon after another's that edits would be gathered.

    A private page that is opened again replaces the earlier one: that call counts for its reader alone.
    In the usual pace only the newest post has controls, and an older one keeps its text.
    """
    styles = {"ann": "high", "bob": "random", "cid": "random", "dora": "cautious"}
    async with gathered(*styles, styles=styles, seed="four") as party:
        await party.begin(posts=posts)
        first = len(party.posts) - 1
        for day in (1, 2):
            sent, begun = len(party.ledger.public()), len(party.env.http_requests)
            await party.play(second_turn)
            told = {post.id: post.content for post in party.posts[first:-1]}
            await party.play(lambda state, day=day: state.day > day)
            if posts == "phase":
                *older, newest = party.posts[first:]
                assert controls(newest)
                assert [post.content for post in older if controls(post)] == []
                assert told.items() <= {post.id: post.content for post in older}.items()
            fresh = party.ledger.public()[sent:]
            deleted = [call for call in party.env.http_requests[begun:] if call.method == "DELETE"]
            record_property(f"calls to Discord on day {day}", (len(fresh), len(deleted)))
            assert len(fresh) <= MOST_CALLS + more
            assert len([one for one in fresh if one.kind == "post"]) <= MOST_POSTS + more
            assert len([call for call in deleted if call.path.startswith("/channels/")]) <= more


async def test_choosing_takes_five_taps_no_turn_more_than_eight_and_one_where_the_bot_doubts_it(
    gathered, record_property
):
    async with gathered("ann", "bob", styles={"ann": "random", "bob": "reckless"}, seed="doubt") as party:
        await party.begin()
        party.taps = 0
        await party.act("ann")
        assert party.taps == 5
        assert party.state.seats[0].committed
        plain, doubted = [], []
        while party.state.day < 5:
            (who, *_) = party.asked()
            if party.state.phase is not Phase.ACTIONS:
                await party.act(who)
                continue
            post, party.taps = party.asking, 0
            panel = await party.plan(who, await party.press(who, post, "page", "plan"))
            panel = await party.press(who, panel, "finish")
            sure = find(panel, "sure")
            if sure:
                await party.use(who, panel, sure)
            (doubted if sure else plain).append(party.taps)
        record_property("taps", {"plain": plain, "doubted": doubted})
        assert plain
        assert max(plain) <= MOST_TAPS
        assert max(doubted) <= MOST_TAPS + 1
