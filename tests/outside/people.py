"""People on the Discord of this computer: what they press and type reaches the bot as on Discord."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field

from simcord.interactions import base_payload, build_options, nest_options, walk_to_subcommand

from k2bot.text.words import words
from tests.host.discord.taps import pressed

PATIENCE = 20.0
"""Seconds after which an answer is taken for lost."""
SILENT = 5.0
"""Seconds after which an acknowledgement is taken for all there is."""
SAYING = 0.2
"""Seconds in which something is said of what is acknowledged; a press of the past can change nothing."""
FAULT = words().text("discord-fault", reference="").splitlines()[0]
NO_ROOM = words().text("discord-no-room")
STOPPING = words().text("discord-stopping")
COMMAND = 2


class FaultError(AssertionError):
    """Somebody was told of a fault of the bot, or of nothing at all."""


@dataclass
class Asked:
    """What somebody did, and what they were shown about it."""

    record: object
    answered: asyncio.Event
    about: str
    payload: dict | None = None
    at: float = field(default_factory=time.time)
    heard: list = field(default_factory=list)
    """The bot's calls about it: after how many seconds, of which kind, and whether they say anything."""

    @property
    def text(self):
        return (self.payload or {}).get("content") or ""

    @property
    def over(self):
        """Whether all is said."""
        return self.payload is not None


class Crowd:
    """Passes on what people do, and notes what each of it is answered by."""

    def __init__(self, here):
        self.here = here
        self.backend = here.backend
        self.faults = []
        """Whatever anybody was told of a fault."""
        self.silent = []
        """Presses that were acknowledged, and nothing was said of them for long."""
        self._asked = {}

    def heard(self, call):
        """A call of the bot that was done: its user need wait no longer."""
        if call.kind not in {"answering", "acknowledging"} or not isinstance(call.json, dict):
            return
        asked = self._asked.get(call.path.split("/")[3])
        if asked is None:
            return
        payload = (call.json.get("data") if call.kind == "acknowledging" else call.json) or {}
        content = payload.get("content")
        asked.heard.append((time.time() - asked.at, call.kind, bool(content)))
        if content:
            asked.payload = payload
            if FAULT in content:
                self.faults.append(content)
            asked.answered.set()

    def press(self, user, channel, custom_id, values=()):
        """A press on the newest message somebody sees, their own panel first; gives what becomes of it."""
        return self.pressed(user, self.panel(user, channel) or self.posts(channel)[-1], custom_id, values)

    def pressed(self, user, message, custom_id, values=()):
        """The same on a certain message."""
        return self._passed(*pressed(self.backend, user, message, str(custom_id), values))

    def slash(self, user, channel, line, **options):
        """A slash command; ``user`` is an actor of simcord."""
        name, *path = line.split()
        guild = self.backend.get_channel(channel.id).guild_id
        command = self.backend.find_command(name, guild)
        leaf, nesting = walk_to_subcommand(command, path)
        built, resolved = build_options(user, name, leaf, options, channel_id=channel.id)
        data = {"id": str(command["id"]), "name": name, "type": 1}
        data["options"] = nest_options(command, nesting, built)
        if resolved:
            data["resolved"] = resolved
        asked = base_payload(
            self.backend, type=COMMAND, channel_id=channel.id, guild_id=guild, user_id=user.id, data=data
        )
        return self._passed(*asked)

    def _passed(self, record, payload):
        about = str(payload["data"].get("custom_id") or payload["data"].get("name"))
        asked = self._asked[record.token] = Asked(record, asyncio.Event(), about)
        self.backend.emit("INTERACTION_CREATE", payload)
        return asked

    async def answer(self, asked, life):
        """Wait until it is answered, or the bot has ended; None where nobody was told what came of it.

        Raises FaultError for a fault and for silence.
        """
        waiting = asyncio.ensure_future(asked.answered.wait())
        for patience in (SILENT, PATIENCE):
            await asyncio.wait({waiting, life.ended}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if waiting.done() or not life.alive:
                break
            if asked.record.responded:
                self.silent.append(asked)
                asked.payload = {}
                break
        if not waiting.done():
            waiting.cancel()
            with suppress(asyncio.CancelledError):
                await waiting
        if asked.over and FAULT in asked.text:
            raise FaultError(asked.text)
        if not asked.over and life.alive:
            raise FaultError(f"no answer in {PATIENCE} s: {asked.record}")
        return None if STOPPING in asked.text else asked.payload

    async def heard_out(self, asked, life):
        """Wait until something is acknowledged, and a moment for what is said of it, if anything is."""
        async with asyncio.timeout(PATIENCE):
            while not asked.record.responded:
                assert life.alive, "the bot has ended"
                await asyncio.sleep(0.002)
        with suppress(TimeoutError):
            await asyncio.wait_for(asked.answered.wait(), SAYING)

    def posts(self, channel):
        """What stands in a channel for everybody, oldest first."""
        kept = sorted(self.backend.messages.get(channel.id, {}).values(), key=lambda own: own.id)
        return [message for message in kept if not message.is_ephemeral]

    def panel(self, user, channel):
        """The newest message in a channel that somebody alone sees; None where there is none."""
        kept = self.backend.messages.get(channel.id, {}).values()
        own = [m for m in kept if m.is_ephemeral and m.visible_to(user)]
        return max(own, key=lambda message: message.id, default=None)
