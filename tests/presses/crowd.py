"""People who press everything: each control they are shown, from the same moment, by its sent id.

A press must be acknowledged, and change the page or say something. It may be refused, but never as out of
date: everything is pressed as soon as it is shown. A page that follows the game by itself must offer the same
after it, with the same chosen, as long as nothing has happened.
"""

import random
import re
from collections import Counter, deque
from dataclasses import dataclass, field, replace

from simcord.results import ResponseMessage

from k2bot.game.reading import NEXT, NOW
from k2bot.game.values import HINT, PAGE
from k2bot.host.discord.controls import read_id
from k2bot.host.rows import Status
from k2bot.text.words import words
from tests.host.discord import widgets
from tests.presses.forks import restore_moment, taken

STALE = (
    "refusal-stale",
    "refusal-unknown-table",
    "discord-old-button",
    "discord-old-command",
    "course-stale",
)
UNTRUE = tuple(words().text(key) for key in STALE)
FAULT = words().text("discord-fault", reference="").splitlines()[0]
NEWEST = 60
"""Number of newest messages that somebody looks at."""
HINTS = 5
DEEP = 6
"""Length of a chain of presses."""
BUTTON = 2
TYPES = {3: "choices", 5: "people", 6: "roles"}


@dataclass(frozen=True)
class Control(widgets.Control):
    """A button or a menu that can be used, and the places in the code where it was made."""

    sites: frozenset

    @property
    def deed(self):
        """The action, as far as the argument names it."""
        return tuple(re.findall(r"(?<![\w.])[a-z]{3,}(?![\w.])", self.argument))

    @property
    def reads(self):
        """Whether it opens a page to read, not the current decision."""
        return self.verb == PAGE and self.argument not in (NEXT, NOW)

    @property
    def variety(self):
        """Number of different pages it can lead to in one kind of moment: a hint differs each time."""
        return HINTS if self.verb == HINT else 1

    @property
    def decides(self):
        """Whether it belongs to a decision, which it drafts or answers."""
        return bool(self.stamp)


@dataclass(frozen=True)
class Seen:
    """A message somebody sees."""

    who: str
    channel: int
    id: int


@dataclass
class Crowd:
    """Presses everything that the people of a world are shown.

    ``quota`` is how often a control made by the same calls is pressed in each kind of moment; ``options`` how
    many lines of a menu are picked. For a ``fine`` crowd it is another kind of moment for those who are asked
    than for the others.
    """

    world: object
    watch: object
    patch: object
    trouble: list
    """Warnings and errors from the bot's log."""
    quota: int = 1
    options: int = 2
    fine: bool = False
    chance: random.Random = field(default_factory=lambda: random.Random("presses"))  # noqa: S311 - not cryptographic
    pressed: Counter = field(default_factory=Counter)
    """How often controls were pressed, by the calls that made them."""
    presses: int = 0
    reached: set = field(default_factory=set)
    """The places whose controls were pressed."""
    faults: list = field(default_factory=list)
    moment: object = lambda who: ""
    """Kind of the current moment for somebody; everything is pressed in each kind."""

    # ------------------------------------------------------------------------------------------- looking

    def stored(self, seen):
        """A message as Discord has it; None if it was deleted."""
        return self.world.env.backend.messages.get(seen.channel, {}).get(seen.id)

    def message(self, seen):
        """A message as simcord's people take it."""
        return ResponseMessage(self.world.env, self.stored(seen))

    def seen(self, who):
        """The messages somebody sees, the newest first."""
        return [Seen(who, *at) for at in reversed([*self.visible(who)])]

    def verbs(self, seen):
        """The verbs of what can be pressed below a message."""
        return {control.verb for control in self.controls(seen)}

    def ids(self, seen):
        """The ids of all controls of a message."""
        return [widget["custom_id"] for row in self.stored(seen).components for widget in row["components"]]

    def controls(self, seen):
        """Usable controls of a message."""
        message = self.stored(seen)
        for own in widgets.controls(message) if message else ():
            yield Control(**vars(own), sites=self.watch.sent.get((own.id, message.content), frozenset()))

    def visible(self, who):
        """What somebody sees of each message: text, controls, files."""
        backend, person = self.world.env.backend, self.world.people[who]
        dm = backend.dm_channels.get(person.id)
        others = {*backend.dm_channels.values()} - {dm}
        seen = {}
        for channel, kept in backend.messages.items():
            if channel in others:
                continue
            for number in [*kept][-NEWEST:]:
                message = kept[number]
                if not message.is_ephemeral or message.visible_to(person.id):
                    seen[channel, number] = (
                        message.content,
                        _look(message.components),
                        [file["filename"] for file in message.attachments],
                    )
        return seen

    # ------------------------------------------------------------------------------------------ pressing

    def values(self, control):
        """Values to choose from a menu: the first, the last and some between; None for a button.

        Discord's clients send nothing if the choice is unchanged.
        """
        if control.kind == BUTTON:
            return [None]
        people = [*self.world.people.values()]
        if TYPES[control.kind] == "people":
            picked = people
        elif TYPES[control.kind] == "roles":
            picked = [self.world.guild.default_role]
        else:
            picked = [line.value for line in control.lines]
        chosen = [line.value for line in control.lines if line.chosen]
        most = min(control.maximum, len(picked))
        if most > 1 or not control.minimum:
            few = max(1, control.minimum)
            found = [picked[:few], picked[-few:], picked[:most], picked[: control.minimum]]
            return [list(values) for values in dict.fromkeys(map(tuple, found)) if [*values] != chosen]
        picked = [value for value in picked if value not in chosen]
        between = self.chance.sample(picked, min(len(picked), self.options))
        return [[value] for value in dict.fromkeys([picked[0], picked[-1], *between][: self.options])]

    def kind(self, seen, control, depth):
        """Key of equivalent controls: the calls that made them, the moment, the reader, and the depth.

        What only reads is the same however many presses have led there; unless the crowd is ``fine``, most
        of it is the same at all moments.
        """
        when = self.moment(seen.who)
        if control.reads and not self.fine:
            when = when[:1]
        return control.sites, control.deed, when, depth if control.decides else 0

    async def everything(self, seen, depth=0):
        """Press all controls of a message, each from this moment, and then all that they lead to."""
        if not self.worth(seen, depth):
            return
        begun = await taken(self.world)
        todo = deque([(seen, begun, depth)])
        while todo:
            seen, here, depth = todo.popleft()
            await restore_moment(self.world, here)
            for control in self.worth(seen, depth):
                self.pressed[self.kind(seen, control, depth)] += 1
                for values in self.values(control):
                    await restore_moment(self.world, here)
                    shown = await self.press(seen, control, values)
                    fresh = [one for one in shown if self.worth(one, depth + 1)]
                    then = await taken(self.world) if fresh else None
                    todo.extend((one, then, depth + 1) for one in fresh)
        await restore_moment(self.world, begun)

    def worth(self, seen, depth):
        """Controls of a message to press, each kind once."""
        if depth >= DEEP:
            return []
        found = {self.kind(seen, control, depth): control for control in self.controls(seen)}
        return [own for kind, own in found.items() if self.pressed[kind] < self.quota * own.variety]

    async def press(self, seen, control, values):
        """Use a control; returns the messages that its presser is shown."""
        self.reached |= control.sites
        person = self.world.people[seen.who]
        if self.world.env.backend.get_channel(seen.channel).guild_id is None:
            person = person.user
        message = self.message(seen)
        about = f"{seen.who}: {control.label!r} {control.id} {values or ''}"
        if values is None:
            call = person.click(message, custom_id=control.id)
        else:
            call = person.select(message, values, custom_id=control.id)
        return await self._judged(seen.who, about, call, seen.id)

    async def command(self, who, line, *, dm=False, **options):
        """Use a slash command and press all that it shows, from this moment."""
        here = await taken(self.world)
        person = self.world.people[who]
        about = f"{who}: /{line} {options or ''}{' in private' if dm else ''}"
        call = person.user.slash(line, **options) if dm else person.slash(self.world.channel, line, **options)
        for shown in await self._judged(who, about, call):
            await self.everything(shown, 1)
        await restore_moment(self.world, here)

    async def _judged(self, who, about, call, pressed=0):
        before, calls = self.visible(who), len(self.world.env.http_requests)
        self.trouble.clear()
        result = await call
        self.presses += 1
        after = self.visible(who)
        changed = {at: look for at, look in after.items() if before.get(at) != look}
        gone = before.keys() - after.keys()
        if not result.acknowledged:
            self.faults.append(f"{about}: not acknowledged")
        edits = (call for call in self.world.env.http_requests[calls:] if call.method == "PATCH")
        edited = {call.path.rpartition("/")[2] for call in edits}
        again = edited - {str(pressed), "@original"}  # what is said below the pressed message already
        if not changed and not gone and not again:
            self.faults.append(f"{about}: nothing changed, and nothing was said")
        for text, _, _ in changed.values():
            if text.startswith(UNTRUE) or FAULT in text or not text.strip():
                self.faults.append(f"{about}: {text!r}")
        shown = [Seen(who, *at) for at in changed]
        for seen in shown:
            await self._followed(seen, about)
        self.faults += (f"{about}: the log says {said}" for said in self.trouble)
        return shown

    async def _followed(self, seen, about):
        """Refresh a live page of a game that hasn't changed since it was shown."""
        live, tables = self.world.host.live, self.world.tables
        if (shown := live._pages.get(seen.id)) is not None:
            table = await tables.find(shown.table)
            if not shown.page.live or table.session.status is not Status.RUNNING:
                return
            before = _offered(self.stored(seen).components)
            with self.world.env._bot_scope():
                await live._update(shown)
            if _offered(self.stored(seen).components) != before:
                self.faults.append(f"{about}: the page that follows offers something else")


def _look(components):
    return [
        [
            {key: part for key, part in widget.items() if key not in {"id", "custom_id"}}
            for widget in row["components"]
        ]
        for row in components
    ]


def _offered(components):
    """The controls of a message, and what is chosen in them."""
    ids = [read_id(widget["custom_id"]) for row in components for widget in row["components"]]
    return _look(components), [own and replace(own, twin=0) for own in ids]
