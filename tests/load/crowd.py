"""Many tables of four, with the real bot and a real database in a simulated Discord.

At each are scripted people and, if wanted, a computer.

People press what their posts and private pages offer. One of a table presses at a time, and none before the
answer to the last press is there; ``Pace`` says how often anybody presses.
"""

import asyncio
import random
import re
from collections import Counter
from contextlib import asynccontextmanager

import simcord
from simcord._runtime import _restore_loop
from simcord.backend import serializers

from k2bot.config import Settings
from k2bot.games import registry
from k2bot.host.discord.client import GameBot
from k2bot.host.kernel.lobby import add_computer
from k2bot.host.service.catalogue import Catalogue
from k2bot.offline.world import forget
from tests.expeditions.climbing import Climber
from tests.expeditions.party import answering
from tests.host.discord.taps import pressed
from tests.host.discord.widgets import controls

STYLES = ("high", "random", "random", "cautious")
NAMES = ("Ann", "Bob", "Cid", "Dora")
PATIENCE = 60.0
"""Seconds after which an answer is taken for lost."""
LOOK_AGAIN = 0.05
IN_VAIN = 60.0
"""Seconds after which a press counts as lost and is repeated for the same decision."""
PAGES = {"choose": "hand", "turn": "plan", "pay": "plan", "slide": "slide", "rescue": "rescue"}
"""Page behind a post's button by kind of decision; the page ``next`` is for all kinds."""
FORGET = 100
"""Presses after which the simulated Discord drops old messages."""
BUSY = re.compile(r"sender-|compose-|live-pages-|recovery|discord-ui-|picture-")
GUILD = 50
"""Tables on a server."""


class Pace:
    """Rate limiter for presses, in random order."""

    def __init__(self, rate):
        self.rate = rate
        self.unused = 0
        """Due presses that nobody was ready to make."""
        self._chance = random.Random("pace")  # noqa: S311 - not cryptographic
        self._waiting = []

    async def turn(self):
        """Wait for the moment of the next press."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    async def run(self):
        """Let people press, forever."""
        due = asyncio.get_running_loop().time()
        while True:
            due += 1 / self.rate
            wait = due - asyncio.get_running_loop().time()
            if wait > 0:  # else it is late, and all that are due press at once
                await asyncio.sleep(wait)
            if not self._waiting:
                self.unused += 1
                continue
            turn = self._waiting.pop(self._chance.randrange(len(self._waiting)))
            if not turn.done():
                turn.set_result(None)


class Crowd:
    """All tables, and who sits there."""

    def __init__(self, env, meters):
        self.env = env
        self.meters = meters
        self.tables = []
        self.pace = None
        """None where everybody presses as soon as they can."""
        self.faults = Counter()
        """Deviations from the plan, by kind."""
        self._presses = 0

    async def lay(self, count, level=None):
        """Open ``count`` more games, each in its own channel, and start them.

        With a level, a computer of that level has the last seat in each.
        """
        tables, guild = self.env.bot.host.tables, None
        names = NAMES if level is None else NAMES[:-1]
        for number in range(count):
            if number % GUILD == 0:
                guild = self.env.create_guild(f"Friends {number // GUILD}")
            channel = guild.create_text_channel(f"table-{number}")
            people = [
                guild.add_member(self.env.create_user(f"{name.lower()}{number}"), nick=name) for name in names
            ]
            await asyncio.sleep(0)
            table = await tables.open(
                game="k2",
                options={},
                guild_id=guild.id,
                channel_id=channel.id,
                user_id=people[0].id,
                name="Ann",
            )
            for person, name in zip(people[1:], names[1:], strict=True):
                await tables.join(table, person.id, name)
            if level is not None:
                await table.do(add_computer, people[0].id, level)
            await tables.start(table, people[0].id)
            self.tables.append(Seats(self, table, channel.id, [person.id for person in people]))

    async def day(self):
        """Play one day at all tables."""
        await asyncio.gather(*(seats.play(seats.day + 1) for seats in self.tables))

    async def live(self, rate, seconds):
        """Play for ``seconds`` at ``rate`` presses a second; returns how many nobody was ready to make."""
        self.pace = Pace(rate)
        playing = [asyncio.create_task(seats.play()) for seats in self.tables]
        pressing = asyncio.create_task(self.pace.run())
        try:
            await asyncio.sleep(seconds)
        finally:
            for task in (pressing, *playing):
                task.cancel()
            await asyncio.gather(pressing, *playing, return_exceptions=True)
        await self.quiet()
        return self.pace.unused

    async def quiet(self):
        """Wait until the bot has sent and drawn everything."""
        while any(BUSY.match(task.get_name()) for task in asyncio.all_tasks()):  # noqa: ASYNC110 - nothing signals it
            await asyncio.sleep(LOOK_AGAIN)

    async def press(self, user, message, control, value=None):
        """Press a control, or choose from a menu; returns the answering message, or None."""
        if self.pace is not None:
            await self.pace.turn()
        backend = self.env.backend
        with self.meters.aside():
            record, payload = pressed(backend, user, message, control.id, [value] if control.lines else ())
            # It still shows what is pressed: the bot leaves out what would change nothing there.
            payload["message"] = dict(serializers.message_payload(backend, message))
            self._presses += 1
            if self._presses % FORGET == 0:
                forget(self.env)
        press = self.meters.made(record, asyncio.get_running_loop().create_future())
        backend.emit("INTERACTION_CREATE", payload)
        try:
            async with asyncio.timeout(PATIENCE):
                await press.shown
        except TimeoutError:
            self.faults["no answer"] += 1
            return None
        return backend.messages[message.channel_id].get(record.message_id or message.id)


class Seats:
    """The people of one table; they keep no reference to it, so that the bot may unload it."""

    def __init__(self, crowd, table, channel, people):
        self.crowd, self.id, self.channel, self.people = crowd, table.id, channel, people
        self.open, self.day, self.waiting = True, 1, {}
        self.chance = random.Random(f"seats {self.id}")  # noqa: S311 - not cryptographic
        self.climbers = [Climber(style, random.Random(f"{self.id} {style}")) for style in STYLES]  # noqa: S311 - not cryptographic
        self._pressed = {}
        """When a post was last pressed for each decision."""
        self._look()

    def _look(self):
        """Look up the state of the game, which changes only by presses of its own people."""
        table = self.crowd.env.bot.host.tables.get(self.id)
        if table is not None:
            self.open, self.day = table.session.status.open, table.session.state.day
            self.waiting = {
                seat: table.game.stamp(table.session.state, seat)
                for seat in sorted(table.session.waiting)
                if seat < len(self.people)
            }

    async def play(self, until=None):
        """Answer for the players to move until that day, or until the game is over."""
        while self.open and (until is None or self.day < until):
            seat = self.chance.choice([*self.waiting]) if self.waiting else None
            if seat is None or not await self.act(seat):
                await asyncio.sleep(LOOK_AGAIN)

    async def act(self, seat):
        """Do what the newest post asks of somebody until they are done; returns whether it asked anything."""
        decision = self.waiting[seat]
        with self.crowd.meters.aside():
            found = self._asked(decision)
        now, pressed = asyncio.get_running_loop().time(), self._pressed.get(decision)
        if found is None or (pressed is not None and now - pressed < IN_VAIN):
            return False  # the post that asks them is still to come
        if pressed is not None:
            self.crowd.faults["pressed again"] += 1
        self._pressed[decision] = now
        post, control = found
        if control.verb == "token":
            await self._press(seat, post, self.climbers[seat].token([control]))
            return True
        panel = await self._press(seat, post, control)
        steps = answering(self.climbers[seat], lambda: panel)
        while panel is not None:
            with self.crowd.meters.aside():
                step = next(steps, None)
            if step is None:
                break
            panel = await self._press(seat, panel, *step)
        return True

    def _asked(self, decision):
        """The newest post with a control for somebody to use, and that control; None if it asks another."""
        kind = decision.split(".")[1]
        for post in reversed(self.crowd.env.backend.messages[self.channel].values()):
            if post.is_ephemeral:
                continue
            shown = controls(post)
            ways = [own for own in shown if own.verb == "page" and own.argument in {*PAGES.values(), "next"}]
            ways += [own for own in shown if own.verb == "token"]
            fit = (own for own in ways if own.argument in {PAGES.get(kind), "next"} or own.verb == kind)
            if ways:
                own = next(fit, None)
                return own and (post, own)
        return None

    async def _press(self, seat, message, control, value=None):
        answer = await self.crowd.press(self.people[seat], message, control, value)
        self._look()
        return answer


@asynccontextmanager
async def gathered(database, meters, **settings):
    """A bot as on Discord, with the default settings except for emoji, and without games yet."""
    own = Settings(**{"database": database, "emoji": False, "presses_per_minute": 0} | settings)
    env = simcord.Env(GameBot(own, Catalogue(registry.makers(), "en"), extensions=("cogs.group",)))
    await env.start()
    # simcord has a clock of its own and keeps account of every callback: here the real clock counts.
    _restore_loop(env)
    crowd = Crowd(env, meters)
    try:
        yield crowd
    finally:
        await env.bot.close()
        await env.shutdown()
