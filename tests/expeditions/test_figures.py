"""What a day costs: calls to Discord, and taps."""

import pytest

from k2bot.games.k2.engine import Phase
from tests.expeditions.party import find

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
    """
    styles = {"ann": "high", "bob": "random", "cid": "random", "dora": "cautious"}
    async with gathered(*styles, styles=styles, seed="four") as party:
        await party.begin(posts=posts)
        for day in (1, 2):
            sent, begun = len(party.ledger.public()), len(party.env.http_requests)
            await party.play(lambda state, day=day: state.day > day)
            fresh = party.ledger.public()[sent:]
            deleted = [call for call in party.env.http_requests[begun:] if call.method == "DELETE"]
            record_property(f"calls to Discord on day {day}", (len(fresh), len(deleted)))
            assert len(fresh) <= MOST_CALLS + more
            assert len([one for one in fresh if one.kind == "post"]) <= MOST_POSTS + more
            assert len([call for call in deleted if call.path.startswith("/channels/")]) <= more


async def test_choosing_cards_takes_five_taps(gathered):
    async with gathered("ann", "bob", seed="taps") as party:
        await party.begin()
        party.taps = 0
        await party.act("ann")
        assert party.taps == 5
        assert party.state.seats[0].committed


async def test_no_turn_takes_more_than_eight_taps_and_one_where_the_bot_doubts_it(gathered, record_property):
    async with gathered("ann", "bob", styles={"ann": "random", "bob": "reckless"}, seed="doubt") as party:
        await party.begin()
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
