"""Scenarios for a crowd: whole games, courses, and everything that comes up only rarely."""

from k2bot.game.reading import NEXT
from k2bot.game.statistics import Feat
from k2bot.game.values import PAGE, PRACTISE, Press, Step
from k2bot.games.dungeon_twister.engine.events import FightBegan, FightEnded, TurnBegan, Wounded
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.k2.engine import from_position
from k2bot.games.k2.engine.events import DayBegan
from k2bot.games.k2.hosted import K2
from k2bot.host.discord import page_handlers
from k2bot.host.discord.controls import read_id
from k2bot.host.kernel import fairness
from k2bot.host.kernel.lobby import cancel
from k2bot.host.kernel.transition import Transition, resign
from k2bot.host.pages.exercises import MODEL
from k2bot.host.preferences import ServerPreferences
from k2bot.host.rows import PRACTICE, Status
from tests.games.dungeon_twister.pages.dungeon import Dungeon
from tests.games.dungeon_twister.pages.test_hints import EXIT, PLACING
from tests.games.k2.engine.helpers.builder import position
from tests.games.k2.pages.test_planner import MID
from tests.games.k2.pages.test_prompts import CAUGHT, HIGH, IN_AVALANCHE
from tests.host.hosting import set_standin, submit
from tests.phrases import START, phrase
from tests.presses.crowd import DEEP, Seen
from tests.presses.games import KEEPER, Play

LONGEST = 30
"""More steps than any course has."""
FURTHER = 3
"""Depth of presses from a page of a chosen position."""
IDLE = {"b.warrior": "D8", "y.troll": "Q2"}
"""Nothing is gained by the last action point."""
HEMMED = {"b.warrior": "D7", "y.troll": "E8"}
"""With one action point, the Warrior has a single square to go to."""
BUSY = {
    "b.warrior": "H4", "b.mekanork": "D9", "b.thief": "E9", "b.troll": "D5", "b.goblin": "E7",
    "b.wizard": "C6", "b.cleric": "D10", "b.sword": "K5", "b.rope": "J4",
    "y.goblin": "I3", "y.thief": "H1", "y.troll": "K1", "y.wizard": "H3",
}  # fmt: skip
"""Seven characters; the Warrior can take the Rope on its way, and then attack."""
CROWDED = {
    "b.cleric": "E5", "b.goblin": "A2", "b.mekanork": "A3", "b.thief": "A4", "b.troll": "E3",
    "b.wallwalker": "B2", "b.warrior": "E2", "b.rope": "E2", "b.wizard": "A8",
    "y.warrior": "D4", "y.wizard": "C3", "y.goblin": "V1",
}  # fmt: skip
"""After a step to D3, the Warrior can do more than fits as buttons."""
FIGHT = {"b.warrior": "G3", "b.thief": "G5", "y.troll": "G4", "y.goblin": "V1"}


async def mountain(crowd):
    """A game of K2 in which climbers die, slide and are rescued, and somebody leaves."""
    play = Play(crowd, "k2", ["ann", "bob", "cid"], wild=0.5, avalanche="yes", family="yes")
    await prefer(crowd, "bob", notice="dm", delivery="dm")
    await play.commands()
    await play.open()
    await play.look()
    await play.commands()
    await crowd.world.press("ann", START, play.lobby)
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
    await crowd.command("ann", "k2 host", person=crowd.world.people["bob"].user)
    await crowd.world.press("ann", START, play.lobby)
    await play.commands("ann")
    await play.play(30)


async def dungeon(crowd):
    """A game of Dungeon Twister."""
    play = Play(crowd, "dungeon", ["ann", "bob"], wild=0.2)
    await play.open()
    await play.look()
    await play.commands()
    await crowd.world.press("ann", START, play.lobby)
    await play.play()
    await play.commands()


async def courses(crowd):
    """Both courses, lesson by lesson; everybody else opens a game there."""
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


async def puzzles(crowd):
    """Today's puzzle, and the list of all."""
    play = Play(crowd, "dungeon", ["ann"])
    result = await play.slash("ann", "puzzle")
    seen = Seen("ann", result.response.channel_id, result.response.id)
    crowd.moment = lambda who: ("dungeon", "puzzle")
    await crowd.everything(seen)


async def nights(crowd):
    """Games of K2 that begin just before a night in which climbers slide, or die unless rescued."""
    for seat, tile in ((f"A {CAUGHT}, B a11 air 1", IN_AVALANCHE["tile"]), (f"A {HIGH}", None)):
        play = await on_mountain(crowd, seat, turn=1, tile=tile)
        await play.play(8)


async def plans(crowd):
    """Turns of K2 with a plan: a move's cards can be changed, and risk has to be paid.

    Before them, the choice of a risk token; after them, a turn in which the hint is to stay put.
    """
    play = await on_mountain(crowd, f"m3 m3 a2, {MID}", phase="risk", open_tokens=[0, 1, 2])
    await opened(crowd, play, NEXT)
    for own in (MID, f"{MID}, risk 1"):
        play = await on_mountain(crowd, f"m2 m3 a2, {own}")
        await planned(crowd, play, Press("go", "A", ("A m2 > b5",)))
        await opened(crowd, play, NEXT)
    play = await on_mountain(crowd, f"a0, {MID}")
    await opened(crowd, play, NEXT)


async def positions(crowd):
    """Turns of Dungeon Twister from positions: every kind of hint, and more actions than fit on a page."""
    for tokens, changes, plan, name in (
        (EXIT, {"offer": 1, "vp": [0, 3]}, None, NEXT),
        (PLACING, {"phase": "place", "placing": [[0, "y.thief", 1]]}, None, "board"),
        (PLACING, {"phase": "place", "placing": [[0, "y.thief", 1]], "ap": 0}, None, NEXT),
        (CROWDED, {"ap": 4}, Press("go", "0", ("b.warrior D3",)), NEXT),
        (IDLE, {"ap": 1}, None, NEXT),
        (HEMMED, {"ap": 1}, None, NEXT),
        (BUSY, {"ap": 4}, Press("go", "0", ("b.warrior I4",)), NEXT),
        (FIGHT, {"phase": "fight", "fight": ["b.warrior", "y.troll"]}, None, NEXT),
        (FIGHT, {}, None, NEXT),
        (BUSY, {"phase": "card", "ap": 0}, None, NEXT),
    ):
        play = await in_maze(crowd, tokens, **changes)
        if plan:
            await planned(crowd, play, plan)
        await opened(crowd, play, name)
    ended = (
        FightBegan("b.warrior", "y.troll", ("b.warrior",), ("y.troll",)),
        FightEnded("b.warrior", "y.troll", (6, 0), (9, 4)),
    )
    await opened(crowd, await in_maze(crowd, FIGHT, *ended, Wounded("y.troll"), wounded=["y.troll"]), NEXT)


async def preparing(crowd):
    """Setting up both teams, and what is placed face down first."""
    play = await Play(crowd, "dungeon", ["ann", "bob"]).begin()
    await play.play(3, "ann", "bob")


async def clocks(crowd):
    """A game with a clock in one post, in which computers stand in for people, and at last for all."""
    play = Play(crowd, "k2", ["ann", "bob"], posts="one", clock="1h")
    await prefer(crowd, "bob", notice="dm")
    await play.begin()
    late = play.table.session.late_answer(1)
    await crowd.world.done(play.table.do(Transition.answer_late, 1, late, "clock"))
    for level in ("easy", None):
        await crowd.world.done(set_standin(play.table, 1, level))
        await play.look("bob")
    await play.play(8)
    await play.commands()
    for who in ("bob", "ann"):
        # A computer plays for them, as after three decisions that were missed.
        await crowd.world.done(set_standin(play.table, play.players.index(who), "easy"))
        await play.look("ann", "bob")
        await crowd.command(who, "k2 hand")
    await crowd.world.done(play.table.do(cancel, crowd.world.people["ann"].id))
    play = await Play(crowd, "k2", ["bob"], posts="day", seed="alone").begin()
    await play.play(16)


async def agreements(crowd):
    """A draw, undone steps, and people who take over seats."""
    play = await Play(crowd, "dungeon", ["ann", "bob"], dealt="yes").begin()
    await play.play(3, "ann", "bob")
    await play.slash("ann", "swap", person=crowd.world.people["cid"].user)
    await play.press("ann", next(seen for seen in crowd.seen("ann") if "swap" in crowd.verbs(seen)), "swap")
    await play.look("ann", "bob", "cid")
    for who in ("bob", "cid"):
        proposal = next(seen for seen in crowd.seen(who) if "agree" in crowd.verbs(seen))
        await play.press(who, proposal, "agree")
    play.players[0] = "cid"
    await play.look("bob", "cid")
    session, game = play.table.session, play.table.game
    seat = session.present[0]
    offer = Press("draw", "draw"), game.optional_stamp(session.state, seat)
    await crowd.world.done(play.table.press(session.members[seat].user_id, *offer))
    await play.look("bob", "cid")
    await play.play(4, "bob", "cid")


async def end(crowd):
    """The end of a game after which everything is up to the host."""
    play = await Play(crowd, "tiny", ["ann", "bob"]).begin()
    await leave(crowd, play, "ann")
    await leave(crowd, play, "bob")
    await play.look()


async def shelves(crowd):
    """More open and finished games than fit on a page."""
    for number in range(6):
        await another_channel(crowd)
        play = await Play(crowd, "k2", ["ann", "bob"]).begin()
        if number:
            await leave(crowd, play, "ann")
            play = await Play(crowd, "k2", ["ann", "bob"]).begin()
    await another_channel(crowd)
    play = await Play(crowd, "dungeon", ["ann", "bob"]).begin()
    await leave(crowd, play, "ann")
    blocks = f"{crowd.world.people['bob'].id} @{crowd.world.guild.id}"
    await prefer(crowd, "ann", **{"muted-until": "2100-01-01T00:00:00+00:00", "blocks": blocks})
    services, feats = crowd.world.host.services, (Feat("points-easy-summer", 7, 1),)
    ended = await services.results.newest("k2", crowd.world.guild.id)
    await crowd.world.done(services.statistics.store(ended, K2.summary_revision, feats=feats))
    crowd.patch.setattr(page_handlers, "UPLOAD_LIMIT", 1)  # data comes in parts
    await commands(crowd, "games", "stats", "best", "ratings", "k2 history", "settings", "privacy")
    switched = crowd.world.tables.preferences.set(ServerPreferences, crowd.world.guild.id, {"ratings": "on"})
    await crowd.world.done(switched)
    await commands(crowd, "ratings")


async def commands(crowd, *lines):
    """Slash commands of a player, and of the server's manager."""
    for line in lines:
        crowd.moment = lambda who, line=line: line
        for who in ("ann", KEEPER):
            await crowd.command(who, line)


async def dailies(crowd):
    """The daily game: requested, running, and finished on two days, one in the first time zone of each."""
    services, ann = crowd.world.host.services, crowd.world.people["ann"]
    crowd.moment = lambda who: "daily"
    await crowd.command("ann", "k2 daily")
    chat = ann.user.dm_channel.id
    for zone in ("Etc/GMT+12", "Pacific/Kiritimati"):
        await prefer(crowd, "ann", zone=zone)
        number = (await services.dailies.today("k2", ann.id)).daily.number
        await crowd.world.done(services.dailies.start("k2", number, ann.id, "ann", chat))
        table = await services.dailies.start("k2", number, ann.id, "ann", chat)
        crowd.moment = lambda who, zone=zone: (zone, "under way")
        await crowd.command("ann", "k2 daily")
        await finish(crowd, table, ann.id)
        crowd.moment = lambda who, zone=zone: (zone, "over")
        await crowd.command("ann", "k2 daily")
    crowd.world.host.pages.public._posted.clear()  # what was pressed above didn't happen
    shown = await crowd.world.slash("ann", "daily")
    await ann.click(shown, custom_id=crowd.world.ids(shown)[phrase("daily-button-share")])
    post = crowd.world.post
    await crowd.everything(Seen("bob", post.channel.id, post.id))


async def practice(crowd):
    """The end of practice from the last decision of a finished game."""
    play = await Play(crowd, "k2", ["ann"]).begin()
    ann = crowd.world.people["ann"]
    await finish(crowd, play.table, ann.id)
    await crowd.command("ann", "games", dm=True)
    chat, last = ann.user.dm_channel.id, len(play.table.session.play.effective) - 1
    opening = crowd.world.host.services.practice.open(play.table, ann.id, "ann", last, chat)
    await crowd.world.done(opening)
    number = await crowd.world.host.store.open_alone(ann.id, "k2", PRACTICE)
    await finish(crowd, await crowd.world.tables.find(number), ann.id)
    crowd.moment = lambda who: "practice"
    await crowd.everything(next(seen for seen in crowd.seen("ann") if PRACTISE in crowd.verbs(seen)))


def wandering(number):
    """A different game for each number, of both kinds in turn."""

    async def wander(crowd):
        wild, seed = (0.2, 0.5, 0.8)[number % 3], f"play {number}"
        if number % 2:
            players = ["ann", "bob", "cid"][: 2 + number // 2 % 2]
            options = {"family": "yes", "avalanche": "yes"}
            play = await Play(crowd, "k2", players, wild=wild, seed=seed, **options).begin()
        else:
            play = await Play(crowd, "dungeon", ["ann", "bob"], wild=wild, seed=seed).begin()
        await play.play(LONGEST * 5)

    wander.__name__ = f"game {number}"
    return wander


async def another_channel(crowd):
    """Continue in a new, empty channel."""
    number = len(crowd.world.guild.channels)
    crowd.world.channel = crowd.world.guild.create_text_channel(f"room-{number}")
    await crowd.world.env.settle()


async def on_mountain(crowd, seat, **said):
    """A game of K2 that begins on day 2, with the given state of the first player."""
    own = position(seat, day=2, avalanche=True, family=True, **said)

    def new(game, options, seats, seed):
        return Step(from_position(own, seed), (DayBegan(own["day"], own["first"]),))

    return await begun_otherwise(crowd, Play(crowd, "k2", ["ann", "bob"], avalanche="yes", family="yes"), new)


async def in_maze(crowd, tokens, *events, **changes):
    """A game of Dungeon Twister that begins with these tokens on the board and some events."""
    state = Dungeon.at(tokens, **changes).state
    step = Step(state, (TurnBegan(state.active_seat, state.turn_number), *events))
    return await begun_otherwise(crowd, Play(crowd, "dungeon", ["ann", "bob"]), lambda *_: step)


async def begun_otherwise(crowd, play, new):
    """Begin a game with ``new`` in its own channel; replays recognize it by its seed."""
    await another_channel(crowd)
    own, core = crowd.world.channel.name, {"k2": K2, "dungeon": DungeonTwister}[play.key]
    begun = core.new
    crowd.patch.setattr(core, "new", lambda *asked: (new if asked[-1] == own else begun)(*asked))
    crowd.patch.setattr(fairness, "seed_of", lambda *_: own)
    await play.begin()
    return play


async def planned(crowd, play, press):
    """Put something into the first player's draft permanently."""
    session = play.table.session
    await crowd.world.done(play.table.press(session.members[0].user_id, press, session.play.stamp(0)))


async def opened(crowd, play, name):
    """Open a page from a post as the first player, and press everything on it."""
    who, table = play.players[0], play.table.id
    crowd.moment = lambda who, table=table: ("opened", table)
    found = ((seen, control) for seen in crowd.seen(who) for control in crowd.controls(seen))
    seen, control = next(
        (seen, control)
        for seen, control in found
        if (own := read_id(control.id)).verb == PAGE and (own.table, own.argument) == (table, name)
    )
    for shown in await crowd.press(seen, control, None):
        await crowd.everything(shown, DEEP - FURTHER)


async def finish(crowd, table, user_id):
    """Answer for the only person at a table, permanently, until the game is over."""
    while (session := table.session).status is Status.RUNNING:
        answer = session.late_answer(0).answer
        await crowd.world.done(table.do(submit, user_id, session.play.stamp(0), answer))


async def leave(crowd, play, who):
    """Resign permanently."""
    await crowd.world.done(play.table.do(resign, crowd.world.people[who].id))


async def prefer(crowd, who, **changes):
    """Change somebody's settings permanently."""
    await crowd.world.done(crowd.world.tables.prefer(crowd.world.people[who].id, changes))


SCENARIOS = (
    mountain,
    dungeon,
    courses,
    puzzles,
    nights,
    plans,
    positions,
    clocks,
    agreements,
    end,
    shelves,
    dailies,
    practice,
)
SHORT = (hills, preparing, puzzles, nights, plans, positions, agreements, end, shelves, dailies)
"""Scenarios that take little time and cover most controls."""
