"""The channel in its quieter paces: one post a day or for the whole game, and a line for who is asked."""

import re
from itertools import pairwise

import pytest

from k2bot.games.k2.engine import Phase
from tests.expeditions.ledger import MENTION
from tests.expeditions.moments import OPTIONS, invite, leave
from tests.expeditions.party import controls, leads_on
from tests.phrases import says

QUIET = ("day", "one")
MORNING = re.compile(r"^\*\*Day \d+( of \d+)? · (choose three cards|the |everyone )", re.MULTILINE)
"""The heading of a day's post, before and after the cards are shown."""


def lines(party):
    """The posts that only call somebody: no picture, one line."""
    return [
        p for p in party.posts if leads_on(p) and not p.attachments and not says(p.content, "lobby-title")
    ]


def look(party):
    """All that must hold of the channel at every moment of a quiet game."""
    calls = lines(party)
    assert len(calls) <= 1
    assert not calls or calls[0].id == party.posts[-1].id
    pace, posts = party.table.session.row.options["posts"], party.posts[1:]
    told = [post for post in posts if MORNING.search(post.content)]
    assert len(told) == (1 if pace == "one" else party.state.day)
    assert len(told[-1].attachments) == 1
    kept = [[file.filename.startswith("k2-hero") for file in post.attachments] for post in told[:-1]]
    assert all(own in ([], [True]) for own in kept)
    assert not any(one and two for one, two in pairwise(kept))
    pending = {party.seated[seat] for seat in party.table.session.waiting}
    if pending:
        assert all(name in told[-1].content or _mentions(told[-1], party, name) for name in pending)
        assert {name for name in party.seated if _mentions(told[-1], party, name)} <= pending
        assert leads_on(told[-1])
    assert not any(leads_on(post) for post in told[:-1])


def _mentions(post, party, name):
    return name in {party.name_of(int(user)) for user in MENTION.findall(post.content)}


@pytest.mark.parametrize("pace", QUIET)
async def test_through_every_kind_of_question_with_a_restart_in_each(gathered, pace):
    """A slide, a rescue, somebody who leaves in their turn, and at last everybody; every other is a crash."""
    async with invite(gathered, folder=pace) as party:
        await party.begin(posts=pace, **OPTIONS)
        crash, kinds = False, set()
        while party.state.day <= 3:
            known = len(kinds)
            kinds.add((party.state.phase, bool(party.state.check and party.state.check.slides)))
            await party.act(party.asked()[0])
            if len(kinds) > known or party.state.check:
                await party.restart(crash=(crash := not crash))
            look(party)
        assert {(Phase.CHECK, True), (Phase.CHECK, False), (Phase.RISK, False)} <= kinds
        await party.play(lambda state: state.phase is Phase.ACTIONS)
        await leave(party, party.asked()[0])
        look(party)
        assert "leaves the expedition" in party.posts[1 if pace == "one" else party.state.day].content
        await leave(party, next(name for name in party.asked()))
        assert party.table.session.waiting == {}
        assert lines(party) == []
        look(party)


@pytest.mark.parametrize("pace", QUIET)
async def test_what_computers_do_is_told_by_one_edit(gathered, pace, monkeypatch):
    async with gathered("ann", styles="cautious", seed="company") as party:
        await party.lay(posts=pace, first="1")
        for level in ("easy", "easy"):
            await party.seat("add-computer", level)
        await party.press("ann", party.posts[-1], "start")
        await party.play(lambda state: state.phase is Phase.ACTIONS and state.turn == 0)
        before = len(party.ledger.public())
        await party.act("ann")
        assert party.state.day == 2
        fresh = [sent.kind for sent in party.ledger.public()[before:]]
        # The evening and the morning's post; in one post both are one edit, and a line calls ann. Then the
        # computers have chosen: they are among those who are ready.
        assert fresh == ["edit", "post", "edit"]
        assert party.posts[1].content.count("**Day 1 · ") == (4 if pace == "day" else 0)
        assert controls(party.posts[-1])
