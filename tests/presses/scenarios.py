"""What a crowd goes through: whole games, courses, and all that only comes up now and then."""

from __future__ import annotations

import pytest

from k2bot.games.k2.engine import from_position, to_position
from k2bot.games.k2.engine.events import DayBegan
from k2bot.games.k2.hosted import K2
from k2bot.host.course_pages import MODEL
from k2bot.host.game import Press, Step
from tests.games.k2.pages.test_prompts import AVALANCHE, CAUGHT, HIGH, at_night
from tests.presses.crowd import Seen
from tests.presses.games import KEEPER, Play

LONGEST = 30
"""Steps that no course has."""


async def mountain(crowd):
    """A game of K2 in which people die, slide and are saved; somebody leaves."""
    play = Play(crowd, "k2", ["ann", "bob", "cid"], wild=0.5, avalanche="yes", family="yes")
    await prefer(crowd, "bob", notice="dm", delivery="dm")
    await play.commands()
    await play.open()
    await play.look()
    await play.commands()
    await crowd.world.press("ann", "Start", play.lobby)
    await play.commands()
    await play.play(60)
    await leave(crowd, play, "cid")
    await play.play()
    await play.commands()


async def hills(crowd):
    """The first days of such a game."""
    play = Play(crowd, "k2", ["ann", "bob", "cid"], wild=0.2, avalanche="yes", family="yes")
    await play.open()
    await play.look()
    await crowd.world.press("ann", "Start", play.lobby)
    await play.commands("ann")
    await play.play(30)


async def dungeon(crowd):
    """A game of Dungeon Twister."""
    play = Play(crowd, "dungeon", ["ann", "bob"], wild=0.2)
    await play.open()
    await play.look()
    await play.commands()
    await crowd.world.press("ann", "Start", play.lobby)
    await play.play()
    await play.commands()


async def rooms(crowd):
    """The first turns of one whose teams are set up already."""
    play = Play(crowd, "dungeon", ["ann", "bob"], dealt="yes")
    await play.begin()
    await play.play(25)


async def courses(crowd):
    """Both courses, lesson by lesson; whoever is left over opens a game there."""
    for key in ("k2", "dungeon"):
        play = Play(crowd, key, ["ann"])
        result = await play.slash("ann", "learn")
        seen = Seen("ann", result.response.channel_id, result.response.id)
        for step in range(LONGEST):
            crowd.moment = lambda who, step=step, key=key: (key, "lesson", step)
            await crowd.everything(seen)
            stamp = max(own.split("|")[2] for own in crowd.ids(seen) if own.startswith("c|"))
            if not stamp:
                break
            await crowd.world.click_again("ann", crowd.message(seen), f"c|{key}|{stamp}|{MODEL}|")
        else:
            raise AssertionError(f"the course of {key} has no end")
        await crowd.command("ann", f"{key} learn")


async def nights(crowd):
    """Games of K2 that begin just before a night in which climbers slide, or die and can be saved."""
    begun = K2.new
    for tiles, climbers in (
        (AVALANCHE, {"a": CAUGHT, "b": HIGH | {"space": "a11"}}),
        (None, {"a": HIGH}),
    ):

        def new(game, options, seats, seed, tiles=tiles, climbers=climbers):
            position = to_position(begun(game, options, seats, seed).state)
            at_night(tiles, **climbers)(position)
            position |= {"phase": "actions", "turn": 1, "first": 0}
            state = from_position(position, seed)
            return Step(state, (DayBegan(state.day, state.first),))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(K2, "new", new)
            play = Play(crowd, "k2", ["ann", "bob"], avalanche="yes", family="yes")
            await play.begin()
            await play.play(4)
            await cancel(crowd, play)


async def clocks(crowd):
    """A game with a clock in one post, in which computers play for people, and at last for all."""
    play = Play(crowd, "k2", ["ann", "bob"], posts="one", clock="1h")
    await prefer(crowd, "bob", notice="dm")
    await play.begin()
    await play.play(8)
    await play.commands()
    for who in ("bob", "ann"):
        await away(crowd, play, play.players.index(who))
        await play.look("ann", "bob")
        await crowd.command(who, "k2 hand")
    await cancel(crowd, play)
    play = Play(crowd, "k2", ["bob"], posts="day", seed="alone")
    await play.begin()
    await play.play(16)


async def agreements(crowd):
    """A draw, steps that are taken back, and others who take seats."""
    play = Play(crowd, "dungeon", ["ann", "bob"], dealt="yes")
    await play.begin()
    await play.play(3, "ann", "bob")
    await play.slash("ann", "swap", person=crowd.world.people["cid"].user)
    await play.press("ann", next(seen for seen in crowd.seen("ann") if "swap" in crowd.verbs(seen)), "swap")
    await play.look("ann", "bob", "cid")
    for who in ("bob", "cid"):
        proposal = next(seen for seen in crowd.seen(who) if "agree" in crowd.verbs(seen))
        await play.press(who, proposal, "agree")
    play.players[0] = "cid"
    await play.look("bob", "cid")
    await draw(crowd, play, play.table.session.present[0])
    await play.look("bob", "cid")
    await play.play(4, "bob", "cid")


async def end(crowd):
    """The end of a game that leaves all that can follow to the host."""
    play = Play(crowd, "tiny", ["ann", "bob"])
    await play.begin()
    await leave(crowd, play, "ann")
    await leave(crowd, play, "bob")
    await play.look()


async def shelves(crowd):
    """So many games, open and over, that they do not fit on a page."""
    for number in range(6):
        crowd.world.channel = crowd.world.guild.create_text_channel(f"room-{number}")
        await crowd.world.env.settle()
        play = Play(crowd, "k2", ["ann", "bob"])
        await play.begin()
        if number:
            await leave(crowd, play, "ann")
            play = Play(crowd, "k2", ["ann", "bob"])
            await play.begin()
    await prefer(crowd, "ann", **{"muted-until": "2100-01-01T00:00:00+00:00"})
    for line in ("games", "k2 history", "settings", "privacy"):
        crowd.moment = lambda who, line=line: line
        for who in ("ann", KEEPER):
            await crowd.command(who, line)


def wandering(number):
    """A game of that number: another one each time, of both kinds in turn."""

    async def wander(crowd):
        wild, seed = (0.2, 0.5, 0.8)[number % 3], f"play {number}"
        if number % 2:
            players = ["ann", "bob", "cid"][: 2 + number // 2 % 2]
            play = Play(crowd, "k2", players, wild=wild, seed=seed, family="yes", avalanche="yes")
        else:
            play = Play(crowd, "dungeon", ["ann", "bob"], wild=wild, seed=seed)
        await play.begin()
        await play.play(LONGEST * 5)

    wander.__name__ = f"game {number}"
    return wander


async def leave(crowd, play, who):
    """Resign for good."""
    with crowd.world.env._bot_scope():
        await play.table.resign(crowd.world.people[who].id)
    await crowd.world.env.settle()


async def draw(crowd, play, seat):
    """Offer a draw for good."""
    table, user = play.table, play.table.members[seat].user_id
    with crowd.world.env._bot_scope():
        await table.press(user, Press("draw", "draw"), table.game.unasked(table.state, seat))
    await crowd.world.env.settle()


async def away(crowd, play, seat):
    """Let a computer play for somebody for good, as after three decisions that were missed."""
    with crowd.world.env._bot_scope():
        async with play.table.held():
            await play.table.set_standin(seat, "easy")
    await crowd.world.env.settle()


async def cancel(crowd, play):
    """End a game for good."""
    with crowd.world.env._bot_scope():
        await crowd.world.bot.tables.cancel(play.table.id, crowd.world.people[play.players[0]].id)
    await crowd.world.env.settle()


async def prefer(crowd, who, **changes):
    """Change somebody's settings for good."""
    with crowd.world.env._bot_scope():
        await crowd.world.bot.tables.prefer(crowd.world.people[who].id, changes)
    await crowd.world.env.settle()


SCENARIOS = (mountain, dungeon, courses, nights, clocks, agreements, end, shelves)
SHORT = (hills, rooms, nights, agreements, end, shelves)
"""What takes little time, and comes upon most of what there is."""
