"""Games in which everything is pressed: computers play, and the crowd presses at each moment."""

import random
import time
from contextlib import asynccontextmanager
from itertools import count

import discord

from k2bot.games import registry
from k2bot.games.dungeon_twister import engine as dungeon
from k2bot.games.k2 import engine as k2
from k2bot.host.discord import interactions
from k2bot.host.discord.images import ImageService
from k2bot.host.kernel import fairness
from k2bot.host.service import jobs, reviews
from tests.dot import DOT
from tests.expeditions.party import heard_trouble, settle_soon
from tests.host.discord import kit
from tests.host.hosting import submit
from tests.host.tiny_game import TinyGame
from tests.phrases import START
from tests.presses.crowd import Crowd, Seen

PEOPLE = ("ann", "bob", "cid", "fay")
STRANGER, KEEPER = "fay", "gus"
"""A spectator, and the server's manager."""
LEVEL, BUDGET = "normal", 5
"""Level and playouts of the computers that play."""
ENGINES = {"k2": k2, "dungeon": dungeon}


class _Clock:
    """A clock for people who take at least a second for each press."""

    monotonic = staticmethod(time.monotonic)

    def __init__(self):
        self._seconds = count(int(time.time()))

    def time(self):
        """A second later each time."""
        return next(self._seconds)


@asynccontextmanager
async def gathered(folder, patch, *, watch, **wishes):
    """A crowd with a bot with all games; pictures are single pixels."""

    async def drawn(_gallery, _picture):
        return DOT

    patch.setattr(ImageService, "draw", drawn)
    patch.setattr(interactions, "time", _Clock())
    patch.setattr(fairness, "seed_of", lambda *_: "presses")
    # What is done in idle time would write into a moment that is put back.
    patch.setattr(jobs.IdleWork, "wake", lambda _: None)
    for share in ("CURSORY", "CAREFUL"):
        patch.setattr(reviews, share, BUDGET)
    games = [*(make("en") for make in registry.makers().values()), TinyGame()]
    settings = {"computer_budget": BUDGET, "tables_of_person": 100}
    async with kit.world(folder, *games, people=PEOPLE, **settings) as world:
        settle_soon(world.env)
        await world.host.store.database._connection.execute_fetchall("PRAGMA synchronous=OFF")
        keeping = discord.Permissions(manage_guild=True, manage_channels=True)
        keepers = world.guild.create_role("keepers", permissions=keeping)
        gus = world.env.create_user(KEEPER)
        world.people[KEEPER] = world.guild.add_member(gus, roles=[keepers])
        await world.env.settle()
        with heard_trouble() as trouble:
            yield Crowd(world, watch, patch, trouble, **wishes)


class Play:
    """One game of a crowd; the first player hosts it.

    ``wild`` is the share of random legal actions instead of those a computer would choose.
    """

    def __init__(self, crowd, key, players, *, wild=0.0, seed="play", **options):
        self.crowd, self.world = crowd, crowd.world
        self.key, self.players, self.wild, self.options = key, players, wild, options
        self.chance = random.Random(seed)  # noqa: S311 - not cryptographic
        self.seen = {}
        self.table = None
        crowd.moment = self.moment

    def moment(self, who):
        """The phase of the game; in a ``fine`` crowd also whether somebody is to move or only watches."""
        table = self.table
        if table is None:
            return self.key, ""
        phase = str(getattr(table.session.state, "phase", None) or table.session.status)
        if not self.crowd.fine:
            return self.key, phase
        seat = self.players.index(who) if who in self.players else None
        return self.key, phase, "watches" if seat is None else seat in table.session.waiting

    async def slash(self, who, line, **options):
        """Use a command permanently."""
        return await self.world.people[who].slash(self.world.channel, f"{self.key} {line}", **options)

    async def press(self, who, seen, verb):
        """Press a control permanently; returns what it shows."""
        control = next(control for control in self.crowd.controls(seen) if control.verb == verb)
        (value,) = self.crowd.values(control)[:1]
        return await self.crowd.press(seen, control, value)

    async def open(self):
        """Open a game permanently, and let everybody join."""
        await self.slash(self.players[0], "new", **self.options)
        self.table = self.world.table
        for name in self.players[1:]:
            await self.world.press(name, "Join", self.lobby)

    async def begin(self):
        """Open a game and start it; gives itself."""
        await self.open()
        await self.world.press(self.players[0], START, self.lobby)
        return self

    @property
    def lobby(self):
        return next(post for post in self.world.posts() if START in self.world.ids(post))

    async def look(self, *people):
        """Press what is new in the channel and in private messages, as its readers and as a stranger."""
        asked = [self.players[seat] for seat in self.table.session.waiting]
        others = [name for name in self.players if name not in asked]
        for who in people or (*asked[:2], *others[:1], STRANGER):
            known = self.seen.setdefault(who, {})
            now = self.crowd.visible(who)
            fresh = [at for at, look in now.items() if known.get(at) != look]
            self.seen[who] = now
            for at in fresh:
                await self.crowd.everything(Seen(who, *at))

    async def commands(self, *people):
        """Use every command there is: as players, as a stranger and in a private chat."""
        for who in people or (self.players[0], STRANGER):
            for line, options in commands(self.crowd, self.key, self.players[-1]):
                await self.crowd.command(who, line, **options)
        for line, options in commands(self.crowd, self.key, self.players[-1]):
            await self.crowd.command(self.players[-1], line, dm=True, **options)

    async def answer(self, seat):
        """Answer for somebody, as a computer or at random."""
        game, state = self.table.game, self.table.session.state
        if self.chance.random() < self.wild:
            text = str(self.chance.choice(ENGINES[self.key].legal_actions(state, seat)))
        else:
            question = game.question(state, seat, LEVEL, self.chance.random(), BUDGET)
            text = question.think(*question.facts)
        stamp, user = self.table.session.play.stamp(seat), self.world.people[self.players[seat]].id
        await self.world.done(self.table.do(submit, user, stamp, text))

    async def play(self, most=1000, *people):
        """Play ``most`` answers, or to the end, and look at each moment."""
        while self.table.session.waiting and most:
            most -= 1
            await self.look(*people)
            await self.answer(self.chance.choice([*self.table.session.waiting]))
        await self.look(*people)


def commands(crowd, key, other):
    """The commands of a game and those of all games, with values for each parameter."""
    groups = {command.name: command for command in crowd.world.bot.tree.get_commands()}
    for name, command in groups.items():
        if hasattr(command, "commands"):
            if name == key:
                for own in command.commands:
                    yield from ((f"{key} {own.name}", options) for options in filled(crowd, own, other))
        else:
            yield from ((name, options) for options in filled(crowd, command, other))


def filled(crowd, command, other):
    """Values for the parameters of a command, one at a time; as many choices as lines of a menu."""
    world = crowd.world
    required = {}
    ways = []
    for parameter in command.parameters:
        if parameter.type is discord.AppCommandOptionType.user:
            values = [world.people[other].user, world.people[STRANGER].user]
        elif parameter.type is discord.AppCommandOptionType.attachment:
            values = [("game.jsonl", b"nonsense")]
        else:
            values = [choice.value for choice in parameter.choices][: crowd.options] or ["1", "nonsense"]
        if parameter.required:
            required[parameter.display_name] = values[0]
        ways += ({parameter.display_name: value} for value in values)
    if not required:
        yield {}
    for way in ways:
        yield required | way
