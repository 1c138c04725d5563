"""The bot stops and starts again at any moment; the game goes on by the messages that stand there."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from k2bot.games.k2.engine import Phase
from tests.expeditions.moments import OPTIONS, invite, reach
from tests.expeditions.party import controls, find


def told(party):
    """All that stands in the channel, names in the place of numbers."""
    texts = "\n".join(f"{post.content}\n{[own.label for own in controls(post)]}" for post in party.posts)
    for name, person in party.world.people.items():
        texts = texts.replace(str(person.id), name)
    return texts


async def test_a_restart_after_every_tap_changes_nothing(gathered):
    """On a first day, from the lobby on, and on a third with a slide and a rescue; every other is a crash."""
    games = []
    for restless in (False, True):
        async with invite(gathered, folder=f"restless {restless}") as party:
            crashes = itertools.cycle((False, True))

            async def restart(party=party, crashes=crashes):
                if party.state is None or party.state.day != 2:
                    await party.restart(crash=next(crashes))

            party.meanwhile = restart if restless else None
            await party.begin(**OPTIONS)
            await party.play(lambda state: state.day > 3)
            games.append((party.state, told(party)))
    assert games[0] == games[1]


@pytest.mark.parametrize("crash", [False, True])
async def test_what_was_begun_in_a_panel_is_finished_there_after_a_restart(gathered, crash):
    """Cards tapped and a turn planned are still there; the panels opened before go on."""
    async with invite(gathered) as party:
        await reach(party, "morning")
        panel = await party.press("ann", party.asking, "page", "hand")
        for place in "024":
            panel = await party.press("ann", panel, "card", place)
        other = await party.press("bob", party.asking, "page", "hand")
        await party.restart(crash=crash)
        hand = [card for card in controls(panel) if card.verb == "card"]
        await party.press("ann", panel, "commit")
        chosen = party.state.seats[0].committed
        assert [str(card) for card in chosen] == [str(card) for card in picked(party, 0, hand, (0, 2, 4))]
        await party.commit("bob", other)
        await party.play(lambda state: state.phase is Phase.ACTIONS)

        (who,) = party.asked()
        panel = await party.press(who, party.asking, "page", "plan")
        planned = await party.plan(who, panel)
        assert find(planned, "undo"), "something is planned"
        await party.restart(crash=crash)
        reopened = await party.press(who, party.asking, "page", "plan")
        assert reopened.content == planned.content
        day = party.state.day
        await party.finish(who, planned)
        assert (await party.stored())[0][-1].answer != "plan"
        await party.play(lambda state: state.day > day)


def picked(party, seat, hand, places):
    """The cards in these places of the hand, as they are in the game."""
    own = party.state.seats[seat]
    cards = sorted((*own.hand, *own.committed))
    assert len(cards) == len(hand)
    return [cards[place] for place in places]


async def test_a_crash_at_any_moment_of_an_answer_loses_and_repeats_nothing(gathered):
    """On each morning the bot is stopped one call to Discord later after the last commit has reached it."""
    async with gathered("ann", "bob", styles="cautious", seed="crash") as party:
        await party.begin()
        unsent = []
        for day, calls in enumerate((1, 2, 3, 4), 1):
            first, last = party.chance.sample(party.asked(), 2)
            await party.act(first)
            panel = await party.choose(last, await party.press(last, party.asking, "page", "hand"))
            before = await cut_short(party, calls, last, panel, find(panel, "commit"))
            if party.state.phase is Phase.SELECTION:
                await party.again(last, panel, find(panel, "commit"))
            else:
                unsent.append(len(party.posts) > before)
            await party.play(lambda state, day=day: state.day > day)
        # What is sent again with the same nonce is shown once by Discord, though not by simcord.
        posted = {s.payload["nonce"]: s.payload["content"] for s in party.ledger.public() if s.kind == "post"}
        assert len(posted) == len(set(posted.values())), "something was posted twice"
        inputs, _ = await party.stored()
        answers = [(row.seat, row.stamp) for row in inputs]
        assert len(answers) == len(set(answers)), "something was applied twice"
        assert True in unsent, "no crash came between an answer and its posts"


async def cut_short(party, calls, *tap):
    """A tap reaches the bot, which is stopped after so many calls to Discord; gives the posts there were."""
    settle, made = party.env._settle_internal, len(party.env.http_requests)
    party.env._settle_internal = _nothing
    try:
        await party._tap(*tap)
        async with asyncio.timeout(30):
            while len(party.env.http_requests) < made + calls:  # noqa: ASYNC110 - nothing signals it
                await asyncio.sleep(0)
        posts = len(party.posts)
        await party.world.restart(crash=True)
    finally:
        party.env._settle_internal = settle
    await party.env.settle()
    await party.world.load(party.table_id)
    party.ledger.catch_up()
    return posts


async def _nothing(**_):
    pass
