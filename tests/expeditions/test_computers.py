"""People and computers at one table, on the real bot with real processes that think."""

from __future__ import annotations

import asyncio
import re
import time
from itertools import pairwise

import pytest

from k2bot.games.k2.engine import Phase
from k2bot.games.k2.hosted import K2
from k2bot.host.service.background import Computers
from k2bot.host.values import MARK
from k2bot.thinking.question import Question
from tests.expeditions.party import find

QUICK = {"computer_workers": 1, "computer_budget": 1}


@pytest.fixture(autouse=True)
def _patient(monkeypatch):
    """What is told together depends on the clock; that of a machine busy with tests is to have no say."""
    monkeypatch.setitem(Computers.__init__.__kwdefaults__, "silence", 60.0)


async def company(party, *levels, **options):
    """A table with everybody who plays and computers of these levels, begun."""
    await party.lay(**options)
    for level in levels:
        await party.seat("add-computer", level)
    await party.press(party.players[0], party.posts[-1], "start")


def heads(party):
    """The first lines of the posts about turns."""
    firsts = [post.content.partition("\n")[0] for post in party.posts]
    return [line for line in firsts if re.match(rf"\*\*Day \d+ · ({MARK} )?(Bot|ann|bob)", line)]


def told(party, name):
    """On which days turns of somebody were told, as often as they were."""
    text = "\n".join(post.content for post in party.posts)
    return [int(day) for day in re.findall(rf"^\*\*Day (\d+) · {MARK} {name}\*\*$", text, re.MULTILINE)]


async def test_the_turns_of_three_computers_are_told_together_and_once(gathered):
    async with gathered("ann", styles="cautious", seed="company", **QUICK) as party:
        await company(party, "easy", "normal", "hard")
        assert party.seated == ["ann", "Bot Abruzzi", "Bot Baltoro", "Bot Savoia"]
        await party.play(lambda state: state.day > 2)
        assert not any("<@-" in post.content for post in party.posts)
        days = set(range(1, party.state.day + 1))
        for name in party.seated[1:]:
            assert len(told(party, name)) == len(set(told(party, name)))
        assert set(told(party, "Bot Abruzzi")) == days - {3}
        for one, other in pairwise(heads(party)):
            day = one.partition("·")[0]
            both = MARK in one and MARK in other and other.startswith(day)
            assert not both, f"two posts about computers in a row: {one}, {other}"


class Slow(K2):
    """K2 with computers in these seats that take long to plan their turns."""

    def __init__(self):
        super().__init__()
        self.seats_asleep = set()

    def question(self, state, seat, level, seed, budget, *, prepared):
        if seat in self.seats_asleep and state.phase is Phase.ACTIONS:
            return Question(time.sleep, (5,))
        return super().question(state, seat, level, seed, budget, prepared=prepared)


async def test_a_crash_in_a_computers_turn_loses_and_repeats_nothing(gathered):
    """The bot is stopped while the second of two computers in a row is thinking."""
    game, asleep = Slow(), 2
    async with gathered("ann", styles="cautious", seed="night", game=game, **QUICK) as party:
        game.seats_asleep = {asleep}
        await company(party, "easy", "easy", first="2")
        panel = await party.choose("ann", await party.press("ann", party.asking, "page", "hand"))
        settle, party.env._settle_internal = party.env._settle_internal, _nothing
        try:
            await party._tap("ann", panel, find(panel, "commit"))
            async with asyncio.timeout(30):
                while not (party.state.phase is Phase.ACTIONS and party.state.turn == asleep):
                    await asyncio.sleep(0.01)
                    token = find(party.posts[-1], "token")
                    if token and party.state.phase is Phase.RISK and party.state.turn == 0:
                        await party._tap("ann", party.posts[-1], token)
            game.seats_asleep = set()
            await party.world.restart(crash=True)
        finally:
            party.env._settle_internal = settle
        await party.env.settle()
        party.ledger.catch_up()
        assert (party.state.phase, party.state.turn) == (Phase.ACTIONS, 0)
        assert (told(party, "Bot Abruzzi"), told(party, "Bot Baltoro")) == ([1], [1])
        assert len(heads(party)) == 1, "told together, as if nothing had happened"
        assert party.asked() == ["ann"]
        await party.play(lambda state: state.day > 2)


async def _nothing(**_):
    pass


async def test_a_hint_is_shown_to_who_asks_and_taken_over_by_a_press(gathered):
    async with gathered("ann", styles="cautious", seed="hint", **QUICK) as party:
        await company(party, "easy", first="1")
        panel = await party.press("ann", party.asking, "page", "hand")
        hint = await party.press("ann", panel, "hint")
        named = re.match(r"\*\*Hint: (.+)\*\*", hint.content)[1]
        taken = await party.press("ann", hint, "take-hint")
        assert taken.content.splitlines()[1].startswith(f"{named}: ")
        await party.press("ann", taken, "commit")

        (who,) = party.asked()
        assert who == "ann"
        while party.state.phase is not Phase.ACTIONS:
            await party.act("ann")
        panel = await party.press("ann", party.asking, "page", "plan")
        hint = await party.press("ann", panel, "hint")
        assert hint.content.startswith("**Hint for your turn**\n")
        assert party.files(hint), "the way is shown as a picture, too"
        planned = await party.press("ann", hint, "take-hint")
        assert find(planned, "undo"), "something is planned now"
        assert hint.content.splitlines()[1] == planned.content.splitlines()[1]
        await party.finish("ann", planned)
        assert party.state.seats[0].committed is None or party.state.turn != 0
