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
"""The pages behind the buttons of posts that ask somebody something."""
LOOK_AGAIN = 0.005
PATIENCE = 60.0
"""Seconds the bot may take to come to rest: several real pictures at once on a busy machine are no fault."""
FAULT = words(LANGUAGE).text("discord-fault", reference="").splitlines()[0]


def choosing(climber, page, places=None):
    """Tap cards until those in these places are chosen, else those the climber would choose.

    As the other ways to use a page it gives each control to use and a value for it; ``page`` gives the page
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
    """Answer what a page asks, whatever it is."""
    if find(page(), "card"):
        yield from choosing(climber, page)
        yield find(page(), "commit"), None
    elif find(page(), "finish"):
        yield from planning(climber, page)
        yield from finishing(climber, page)
    else:
        yield climber.answer(controls(page()))


class Party:
    """Some people in a channel, one bot, and the table they play at. The first of the players hosts it."""

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
        """The table in the bot's memory; to check by and to wait for, not to play by."""
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
        """Whose private chat with the bot a channel is; None for a channel of the server."""
        owners = (user for user, channel in self.backend.dm_channels.items() if channel == channel_id)
        return next((self.name_of(user) for user in owners), None)

    @property
    def posts(self):
        """What stands in the channel for everybody, oldest first."""
        stored = self.backend.messages[self.world.channel.id].values()
        return [ResponseMessage(self.env, message) for message in stored if not message.is_ephemeral]

    @property
    def asking(self):
        """The newest post of the game's that asks somebody something: it leads there, as no notice does."""
        posts = (post for post in reversed(self.posts) if MENTION.search(post.content))
        return next(post for post in posts if not any(own.verb == MUTE for own in controls(post)))

    def asked(self):
        """Who is to move, as the newest post that asks anybody mentions them."""
        if not self.table.session.waiting:
            return []
        told = self.asking.content
        names = sorted({self.name_of(int(user)) for user in MENTION.findall(told)})
        waiting = sorted(self.seated[seat] for seat in self.table.session.waiting)
        assert names == waiting, f"to move are {waiting}, but the newest post says: {told}"
        return waiting

    async def stored(self):
        """The inputs and drafts in the store: what only an answer may change, and what taps change."""
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
        """Use one of the commands; gives what the person sees, which is private."""
        before = self.ledger.note()
        self._note(who, f"/k2 {command}")
        result = await self.world.people[who].slash(self.world.channel, f"k2 {command}", **options)
        return await self._seen(who, result, None, before)

    async def press(self, who, message, verb, argument=None):
        """Press a button that the message shows; gives what the person sees, which is private."""
        control = find(message, verb, argument)
        assert control is not None, f"no button {verb} {argument or ''} below {message.content!r}"
        return await self.use(who, message, control)

    async def seat(self, verb, level=None):
        """Let the host add or remove a computer; only the lobby's post changes by it."""
        host, lobby, before = self.players[0], self.posts[-1], self.ledger.note()
        private = len(self.whispers(host))
        await self._tap(host, lobby, find(lobby, verb, level))
        self.ledger.read(host, before)
        assert len(self.whispers(host)) == private, "the lobby's post says it all"

    def whispers(self, who):
        """What somebody alone was answered in the channel."""
        user = self.world.people[who].id
        stored = self.backend.messages[self.world.channel.id].values()
        return [message for message in stored if message.is_ephemeral and message.visible_to(user)]

    async def use(self, who, message, control, value=None):
        """Press a control of the message, or pick that value of it."""
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
        """The host lays a table and the other players join it."""
        host, *others = self.players
        for climber in self.climbers.values():
            climber.side = options.get("side", climber.side)
        await self.slash(host, "new", **options)
        self.table_id = self.world.table.id
        for name in others:
            await self.press(name, self.posts[-1], "join")

    async def begin(self, **options):
        """A table is laid, everybody joins, the host starts."""
        await self.lay(**options)
        await self.press(self.players[0], self.posts[-1], "start")

    # --------------------------------------------------------------------------------------------- playing

    async def play(self, until=lambda state: False):
        """Everybody who is asked answers, until something holds or the game is over."""
        while self.table.session.waiting and not until(self.state):
            await self.act(self.chance.choice(self.asked()))

    async def hurry(self, until):
        """Let the game answer for everybody as when their time has run out, until something holds."""
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
        """Tap cards until those in these places are chosen, else those the person would choose."""
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
    """A party at no table yet and Fay, who watches; games are of one seed. Errors in the log fail it."""
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
    """Look after less than simcord's 50 ms whether the bot has come to rest: that sums up over a game."""
    env._settle_internal = partial(env._settle_internal, idle=LOOK_AGAIN)
    env.settle_timeout = PATIENCE


@contextmanager
def heard_trouble():
    """Collect what goes wrong inside the bot without reaching anybody."""
    said, handler, log = [], logging.Handler(logging.WARNING), logging.getLogger("k2bot")
    handler.emit = lambda record: said.append(record.getMessage())
    log.addHandler(handler)
    try:
        yield said
    finally:
        log.removeHandler(handler)
