"""The slash commands at each moment of a game, by who is asked, who is not, and who watches."""

import re

from k2bot.games.k2.engine import Phase
from tests.expeditions.climbing import TALK
from tests.expeditions.moments import PLAYERS, invite, stations
from tests.expeditions.party import controls, find, leads_on

COMMANDS = ("new", "board", "hand", "status", "rules", "resign", "cancel")


async def test_every_command_is_of_use_at_every_moment(gathered):
    async with invite(gathered) as party:
        async for moment in stations(party):
            if moment not in {"lobby", "over"}:
                await check_running(party, moment)
            if moment == "morning":
                await check_old_buttons(party.world)


async def check_running(party, moment):
    before, asked = await party.stored(), party.asked()
    others = [name for name in PLAYERS if name not in asked]
    boards, statuses = set(), set()
    for who in (asked[0], *others[:1], "fay"):
        boards.add((await party.slash(who, "board")).content)
        await check_hand(party, who, moment)
        shown = await party.slash(who, "status")
        assert leads_on(party.linked(shown)), moment
        statuses.add(shown.content)
        shown = await party.slash(who, "rules")
        assert find(shown, "rules"), "a menu of topics"
        shown = await party.slash(who, "help")
        assert all(f"/k2 {name}" in shown.content for name in COMMANDS)
        shown = await party.slash(who, "resign")
        assert bool(find(shown, "confirm-resign")) == (who in PLAYERS)
        if who == "fay":
            assert shown.content == TALK.text("discord-resign-watching", game="K2")
        shown = await party.slash(who, "cancel")
        assert bool(find(shown, "confirm-cancel")) == (who == "ann")
        shown = await party.slash(who, "new")
        assert party.linked(shown)
    assert len(boards) == len(statuses) == 1, "everybody sees the same"
    (status,) = statuses
    told = set(re.findall(r"\w+", status.split("\n", 1)[1]))
    assert [name for name in PLAYERS if name in told] == asked, (moment, status)
    assert await party.stored() == before, moment


async def check_hand(party, who, moment):
    """The own cards, to choose from in the morning and to read later; nothing for who watches."""
    shown = await party.slash(who, "hand")
    if who not in PLAYERS:
        assert shown.content == TALK.text("k2-refusal-not-seated")
        return
    seat = party.state.seats[party.seated.index(who)]
    if party.state.phase is Phase.SELECTION:
        choosing = [own for own in controls(shown) if own.verb == "card"]
        assert len(choosing) == (0 if seat.committed else 6), moment
        assert bool(find(shown, "change")) == bool(seat.committed), moment
    else:
        held = {TALK.card(card) for card in seat.hand}
        assert all(name in shown.content for name in held), (moment, shown.content)


async def check_old_buttons(world):
    """Ids of earlier versions, as they stand on old posts, open their pages."""
    for page, told in (
        ("picture", "Day 1 of 18"),
        ("board", "Day 1 of 18"),
        ("board.low", "base camp"),
        ("hand", "choose three cards"),
        ("next", "choose three cards"),
        ("now", "Day 1 of 18"),
        ("rules", "K2"),
        ("rules.weather", "weather"),
    ):
        await world.click_again("bob", world.post, f"g|1|o||page|{page}")
        assert told.lower() in world.newest_private("bob").content.lower(), page
