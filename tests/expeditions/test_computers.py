"""People and computers at one table, on the real bot with real processes that think."""

import re
from itertools import pairwise

import pytest

from k2bot.host.service.background import Computers
from k2bot.host.values import COMPUTER_MARK


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
    return [line for line in firsts if re.match(rf"\*\*Day \d+ · ({COMPUTER_MARK} )?(Bot|ann|bob)", line)]


def told(party, name):
    """On which days turns of somebody were told, as often as they were."""
    text = "\n".join(post.content for post in party.posts)
    return [
        int(day) for day in re.findall(rf"^\*\*Day (\d+) · {COMPUTER_MARK} {name}\*\*$", text, re.MULTILINE)
    ]


async def test_the_turns_of_three_computers_are_told_together_and_once(gathered):
    async with gathered("ann", styles="cautious", seed="company") as party:
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
            both = COMPUTER_MARK in one and COMPUTER_MARK in other and other.startswith(day)
            assert not both, f"two posts about computers in a row: {one}, {other}"
