"""People who play K2 with the real bot: they read posts and panels and use only what these offer."""

import logging
import random
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import count

from simcord.results import ResponseMessage

from k2bot.game.values import NO_PREPARATION
from k2bot.games import registry
from k2bot.host.kernel import fairness
from k2bot.host.pages.host_pages import MUTE
from k2bot.text.words import words
from tests.expeditions.climbing import DANGER, PRIMARY, Climber
from tests.expeditions.ledger import MENTION, Ledger
from tests.host.discord import kit
from tests.host.discord.widgets import controls, find
from tests.phrases import LANGUAGE

WAYS_ON = ("hand", "plan", "slide", "rescue", "next")
"""Pages opened by the buttons of posts that ask for a decision."""
LOOK_AGAIN = 0.005
PATIENCE = 60.0
"""Seconds the bot may take to settle: several real pictures are slow on a busy machine."""
FAULT = words(LANGUAGE).text("discord-fault", reference="").splitlines()[0]


def choosing(climber, page, places=None):
    """Tap cards until those at ``places`` are chosen, or else those the climber would choose.

    Like the other generators here, it yields each control to use and its value; ``page`` returns the page
    as it is by then.
    """
    cards = [control for control in controls(page()) if control.verb == "card"]
    wanted = climber.places([card.label for card in cards]) if places is None else places
    for card in cards:
        if (card.style == PRIMARY) != (int(card.argument) in wanted):
            yield find(page(), "card", card.argument), None


def planning(climber, page):
    """Add uses to the plan, as the climber would."""
    for made in count():
        menus, airs = ([own for own in controls(page()) if own.verb == verb] for verb in ("go", "air"))
        added = climber.next_use(menus, airs, made)
        if added is None:
            return
        yield added


def finishing(_climber, page):
    """Finish the turn as planned, whatever the bot asks about it."""
    yield find(page(), "finish"), None
    if sure := find(page(), "sure"):
        assert sure.style == DANGER
        yield sure, None


def answering(climber, page):
    """Answer whatever a page asks."""
    if find(page(), "card"):
        yield from choosing(climber, page)
        yield find(page(), "commit"), None
    elif find(page(), "finish"):
        yield from planning(climber, page)
        yield from finishing(climber, page)
    else:
        yield climber.answer(controls(page()))


class Party:
    """People in a channel with one bot and their game; the first player hosts it."""

    def __init__(self, world, players, styles, seed):
        self.world = world
        self.players = players
        self.chance = random.Random(seed)  # noqa: S311 - not cryptographic
        self.climbers = {
            name: Climber(styles if isinstance(styles, str) else styles[name], random.Random(f"{seed}{name}"))  # noqa: S311 - not cryptographic
            for name in players
        }
        self.table_id = None
        self.meanwhile = None
        """What happens after each tap: a coroutine function, or nothing."""
        self.acts = []
        """What people did, as (how many messages had been sent before, who, what they pressed)."""
        self.ledger = Ledger(self)

    # ------------------------------------------------------------------------------------------- looking

    @property
    def env(self):
        return self.world.env

    @property
    def backend(self):
        return self.world.env.backend

    @property
    def table(self):
        """The table in the bot's memory, for checks and waiting only, not for playing."""
        return self.world.tables.get(self.table_id) if self.table_id else self.world.table

    @property
    def state(self):
        return self.table.session.state

    @property
    def seated(self):
        """The names by seat; a computer's is its own."""
        return [
            self.name_of(member.user_id) if member.is_person else member.name
            for member in self.table.session.members
        ]

    def name_of(self, user):
        return next(name for name, person in self.world.people.items() if person.id == user)

    def dm_owner(self, channel_id):
        """Owner of a private chat with the bot; None for a channel of the server."""
        owners = (user for user, channel in self.backend.dm_channels.items() if channel == channel_id)
        return next((self.name_of(user) for user in owners), None)

    @property
    def posts(self):
        """What stands in the channel for everybody, oldest first."""
        stored = self.backend.messages[self.world.channel.id].values()
        return [ResponseMessage(self.env, message) for message in stored if not message.is_ephemeral]

    @property
    def asking(self):
        """The game's newest post that asks for a decision, as opposed to a notice."""
        posts = (post for post in reversed(self.posts) if MENTION.search(post.content))
        return next(post for post in posts if not any(own.verb == MUTE for own in controls(post)))

    def asked(self):
        """Players to move, as mentioned by the newest post that asks for a decision."""
        if not self.table.session.waiting:
            return []
        told = self.asking.content
        names = sorted({self.name_of(int(user)) for user in MENTION.findall(told)})
        waiting = sorted(self.seated[seat] for seat in self.table.session.waiting)
        assert names == waiting, f"to move are {waiting}, but the newest post says: {told}"
        return waiting

    async def stored(self):
        """Stored inputs, which only answers change, and drafts, which taps change."""
        kept = await self.world.host.store.table(self.table_id)
        return kept.inputs, kept.drafts

    def files(self, message):
        """The files of a message by name."""
        stored = self.backend.get_message(message.channel_id, message.id)
        return {file["filename"]: self.backend.cdn.get(file["url"]) for file in stored.attachments}

    def record(self):
        """The record of the game, as it is attached to the newest post."""
        (text,) = [data for name, data in self.files(self.posts[-1]).items() if not name.endswith(".webp")]
        return text.decode()

    # --------------------------------------------------------------------------------------------- acting

    async def slash(self, who, command, **options):
        """Use a command; returns the private reply."""
        before = self.ledger.note()
        self._note(who, f"/k2 {command}")
        result = await self.world.people[who].slash(self.world.channel, f"k2 {command}", **options)
        return await self._seen(who, result, None, before)

    async def press(self, who, message, verb, argument=None):
        """Press a button that the message shows; returns the private reply."""
        control = find(message, verb, argument)
        assert control is not None, f"no button {verb} {argument or ''} below {message.content!r}"
        return await self.use(who, message, control)

    async def seat(self, level):
        """Add the first computer, of that level, as the host."""
        page = await self.press(self.players[0], self.posts[-1], "computers")
        await self.use(self.players[0], page, find(page, "computers", "level"), level)

    async def use(self, who, message, control, value=None):
        """Press a control of the message, or choose its option ``value``."""
        before = self.ledger.note()
        picked = [f": {line.label}" for line in control.lines if line.value == value]
        self._note(who, "".join((control.label, *picked)))
        result = await self._tap(who, message, control, value)
        return await self._seen(who, result, message, before)

    async def _tap(self, who, message, control, value=None):
        person = self._person(who, message)
        if control.lines:
            return await person.select(message, [value], custom_id=control.id)
        return await person.click(message, custom_id=control.id)

    def _note(self, who, pressed):
        self.acts.append((len(self.ledger.sent), who, pressed))

    def _person(self, who, message):
        person = self.world.people[who]
        return person.user if self.dm_owner(message.channel_id) else person

    async def _seen(self, who, result, message, before):
        shown = self.world._private(who, result, message and message.id)
        self.ledger.read(who, before)
        assert shown.content.strip(), "an empty answer"
        assert FAULT not in shown.content, shown.content
        if self.meanwhile is not None:
            await self.meanwhile()
        return shown

    # ---------------------------------------------------------------------------------------------- lobby

    async def lay(self, **options):
        """Open a lobby as the host and let the other players join."""
        host, *others = self.players
        for climber in self.climbers.values():
            climber.side = options.get("side", climber.side)
        await self.slash(host, "new", **options)
        self.table_id = self.world.table.id
        for name in others:
            await self.press(name, self.posts[-1], "join")

    async def begin(self, **options):
        """Open a lobby, let everybody join, and start the game."""
        await self.lay(**options)
        await self.press(self.players[0], self.posts[-1], "start")

    # --------------------------------------------------------------------------------------------- playing

    async def play(self, until=lambda state: False):
        """Let the players to move answer until ``until`` holds or the game is over."""
        while self.table.session.waiting and not until(self.state):
            await self.act(self.chance.choice(self.asked()))

    async def hurry(self, until):
        """Give everybody's late answers, as if time had run out, until ``until`` holds."""
        while not until(self.state):
            session = self.table.session
            seat = min(session.waiting)
            late = session.game.late_answer(session.state, seat, NO_PREPARATION)
            who, before = self.seated[seat], self.ledger.note()
            await self.world.answers(f"{who} {late.answer}")
            self.ledger.read(who, before)

    async def act(self, who):
        """Do what the newest post asks of somebody."""
        post = self.asking
        tokens = [control for control in controls(post) if control.verb == "token"]
        if tokens:
            return await self.use(who, post, self.climbers[who].token(tokens))
        way = next(name for name in WAYS_ON if find(post, "page", name))
        panel = await self.press(who, post, "page", way)
        return await self._led(who, panel, answering)

    async def _led(self, who, panel, steps, *more):
        way = steps(self.climbers[who], lambda: panel, *more)
        for control, value in way:
            panel = await self.use(who, panel, control, value)
        return panel

    async def choose(self, who, panel, places=None):
        """Tap cards until those at ``places`` are chosen, or else those the person would choose."""
        return await self._led(who, panel, choosing, places)

    async def commit(self, who, panel, places=None):
        """Choose cards and commit them."""
        return await self.press(who, await self.choose(who, panel, places), "commit")

    async def plan(self, who, panel):
        """Add uses to the plan, as the person would."""
        return await self._led(who, panel, planning)

    async def finish(self, who, panel):
        """Finish the turn as planned, whatever the bot asks about it."""
        return await self._led(who, panel, finishing)


@asynccontextmanager
async def gathered(folder, patch, *players, styles="high", seed="k2", game=None, **settings):
    """A party without a game yet, and Fay, who watches. The seed is fixed; logged warnings fail the test."""
    patch.setattr(fairness, "new_secret", lambda: seed)
    patch.setattr(fairness, "seed_of", lambda *_: seed)
    hosted = (game,) if game else [make(LANGUAGE) for make in registry.makers().values()]
    settings = {"language": LANGUAGE, "available": (LANGUAGE,)} | settings
    with heard_trouble() as trouble:
        async with kit.world(folder, *hosted, people=(*players, "fay"), reminders=False, **settings) as world:
            settle_soon(world.env)
            yield Party(world, players, styles, seed)
            assert not trouble, trouble


def settle_soon(env):
    """Check more often than simcord's 50 ms whether the bot is idle: that adds up over a game."""
    env._settle_internal = partial(env._settle_internal, idle=LOOK_AGAIN)
    env.settle_timeout = PATIENCE


@contextmanager
def heard_trouble():
    """Collect warnings and errors from the bot's log."""
    said, handler, log = [], logging.Handler(logging.WARNING), logging.getLogger("k2bot")
    handler.emit = lambda record: said.append(record.getMessage())
    log.addHandler(handler)
    try:
        yield said
    finally:
        log.removeHandler(handler)
