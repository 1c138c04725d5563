"""People and computers at one table, on the real bot with real processes that think."""

from __future__ import annotations

import re
from itertools import pairwise

from k2bot.games.k2.engine import outcome, record
from k2bot.host.seating import MARK

QUICK = {"computer_workers": 1, "computer_budget": 1}


async def company(party, *levels, **options):
    """A table with computers of these levels and everybody who plays, begun."""
    await party.lay(**options)
    for level in levels:
        await party.press(party.players[0], party.posts[-1], "add-computer", level)
    await party.press(party.players[0], party.posts[-1], "start")


async def test_one_person_with_three_computers_plays_to_the_end(gathered):
    async with gathered("ann", styles="cautious", seed="company", **QUICK) as party:
        await company(party, "easy", "easy", "easy")
        assert party.seated == ["ann", "Computer Abruzzi", "Computer Baltoro", "Computer Concordia"]
        await party.play()
        assert outcome(party.state) == outcome(record.replay(party.record()))
        posts = [post.content for post in party.posts]
        assert not any("<@-" in post for post in posts)
        turns = [post for post in posts if re.match(rf"\*\*Day \d+ · ({MARK} )?\w+", post)]
        assert any(post.count(f"· {MARK} Computer") == 3 for post in turns), "three turns in one post"
        for one, other in pairwise(turns):
            both = one.startswith(other[:10]) and all(
                MARK in post.partition("\n")[0] for post in (one, other)
            )
            assert not both, f"two posts of computers in a row: {one}, {other}"
