"""The slash commands at each moment of a game, by who is asked, who is not, and who watches."""

from __future__ import annotations

import re

from k2bot.games.k2.engine import Phase
from tests.expeditions.climbing import TALK
from tests.expeditions.moments import OPTIONS, PLAYERS, invite, reach, stations
from tests.expeditions.party import controls, find, leads_on
from tests.phrases import says

COMMANDS = ("new", "board", "hand", "status", "rules", "resign", "cancel")


async def test_every_command_is_of_use_at_every_moment(gathered):
    async with invite(gathered) as party:
        async for moment in stations(party):
            if moment == "lobby":
                await check_lobby(party)
            elif moment == "over":
                await check_over(party)
            else:
                await check_running(party, moment)


async def check_lobby(party):
    members = party.table.session.members
    for who in ("bob", "fay"):
        for command in ("board", "hand"):
            shown = await party.slash(who, command)
            assert shown.content == TALK.text("refusal-in-lobby", host="ann")
        shown = await party.slash(who, "status")
        assert "ann" in shown.content
        assert find(party.linked(shown), "join")
        shown = await party.slash(who, "resign")
        assert shown.content == TALK.text("discord-resign-lobby")
        shown = await party.slash(who, "cancel")
        assert shown.content == TALK.text("refusal-cancel-host-only", host="ann")
    assert party.table.session.members == members


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


async def check_over(party):
    for command in ("board", "hand", "status"):
        shown = await party.slash("bob", command)
        assert says(shown.content, "discord-status-over" if command == "status" else "ending-over")
    for command in ("resign", "cancel"):
        shown = await party.slash("bob", command)
        assert shown.content == TALK.text("discord-no-table", place="channel", game="K2", command="k2")


async def test_every_topic_of_the_rules_can_be_read_with_and_without_a_table(gathered):
    async with invite(gathered) as party:
        topics = party.world.bot.catalogue.game("k2").topics
        away = {topic: (await party.slash("fay", "rules", topic=topic)).content for topic, _ in topics}
        assert len(set(away.values())) == len(topics)
        await party.begin()
        menu = find(await party.slash("bob", "rules"), "rules")
        assert {line.value for line in menu.lines} == set(away)
        panel = await party.press("bob", party.asking, "page", "rules")
        for topic, title in topics:
            panel = await party.pick("bob", panel, find(panel, "rules"), topic)
            assert panel.content.endswith(away[topic]), "that of the first topic says that nothing is new"
            assert title in panel.content


async def test_the_board_can_be_read_through_and_seen(gathered):
    async with invite(gathered) as party:
        await reach(party, "second turn")
        panel = await party.press("fay", party.asking, "page", "board")
        pages = {own.argument for own in controls(panel) if own.verb == "page"}
        assert {"board.low", "board.6000", "board.7000", "picture"} <= pages
        told = []
        for page in ("board.low", "board.6000", "board.7000", "picture", "board"):
            panel = await party.press("fay", panel, "page", page)
            told.append(panel.content)
            assert bool(panel.attachments) == (page == "picture")
        maps = "\n".join(told[:3])
        named = {space.id for space in party.state.board.spaces} - {"base", "summit"}
        assert all(space in maps for space in named)
        assert all(name in told[-1] for name in PLAYERS)


async def test_a_table_is_cancelled_by_its_host_who_is_asked_first(gathered):
    async with gathered(*PLAYERS, "dora", "eve", styles="random", seed="five") as party:
        await party.begin(lenient="yes", **OPTIONS)
        await party.play(lambda state: state.day > 3)
        hand = party.asking
        panel = await party.slash("ann", "cancel")
        shown = await party.press("ann", panel, "dismiss")
        assert find(shown, "confirm-cancel") is None
        await party.act(party.asked()[0])
        before = await party.stored()
        panel = await party.slash("ann", "cancel")
        await party.press("ann", panel, "confirm-cancel")
        assert party.world.table is None
        assert party.posts[-1].content == TALK.text("table-was-cancelled", game="K2", kept="both")
        shown = await party.press("bob", hand, "page", "hand")
        assert shown.content == TALK.text("refusal-cancelled")
        assert await party.stored() == before
        await party.slash("fay", "new")
        assert party.world.table.session.row.host_id == party.world.people["fay"].id


async def test_settings_that_do_not_fit_are_said_before_the_start(gathered):
    async with gathered(*PLAYERS, "dora", "eve", seed="five") as party:
        await party.slash("ann", "new", lenient="yes")
        party.table_id = party.world.table.id
        for number, name in enumerate(("bob", "cid", "dora", "eve"), 1):
            assert TALK.text("k2-objection-lenient", seats=number) in party.posts[-1].content
            assert find(party.posts[-1], "start") is None
            await party.press(name, party.posts[-1], "join")
        assert find(party.posts[-1], "join") is None, "five are as many as can play"
        await party.press("ann", party.posts[-1], "start")
        assert party.state.setup.lenient


async def test_buttons_of_earlier_versions_open_their_pages(gathered):
    """Their ids, as they stand on old posts."""
    async with invite(gathered) as party:
        await party.begin()
        world, post = party.world, party.world.post
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
            await world.click_again("bob", post, f"g|1|o||page|{page}")
            assert told.lower() in world.newest_private("bob").content.lower(), page
