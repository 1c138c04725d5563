"""People on the loopback Discord: their presses and commands reach the bot as on Discord."""

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
"""Seconds after which an acknowledged press counts as silent."""
SAYING = 0.2
"""Seconds to wait for more after an acknowledgement; an outdated press can change nothing."""
FAULT = words().text("discord-fault", reference="").splitlines()[0]
NO_ROOM = words().text("discord-no-room")
STOPPING = words().text("discord-stopping")
COMMAND = 2


class FaultError(AssertionError):
    """Somebody was shown an internal error, or got no answer at all."""


@dataclass
class Asked:
    """What somebody did, and the answers they were shown."""

    record: object
    answered: asyncio.Event
    about: str
    payload: dict | None = None
    at: float = field(default_factory=time.time)
    heard: list = field(default_factory=list)
    """The bot's calls about it: seconds until then, kind, and whether they have any content."""

    @property
    def text(self):
        return (self.payload or {}).get("content") or ""

    @property
    def over(self):
        """Whether the answer is complete."""
        return self.payload is not None


class Crowd:
    """Passes on what people do, and records the answers."""

    def __init__(self, here):
        self.here = here
        self.backend = here.backend
        self.faults = []
        """Internal errors shown to anybody."""
        self.silent = []
        """Presses that were acknowledged but not answered for long."""
        self._asked = {}

    def heard(self, call):
        """Handle a finished call of the bot, which may answer somebody."""
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
        """Press on the newest message somebody sees, their own panel first; returns an ``Asked``."""
        return self.pressed(user, self.panel(user, channel) or self.posts(channel)[-1], custom_id, values)

    def pressed(self, user, message, custom_id, values=()):
        """Press on a given message."""
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
        """Wait until it's answered or the bot has ended; returns None if nobody was told the result.

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
        """Wait for the acknowledgement, and a moment longer for any answer."""
        async with asyncio.timeout(PATIENCE):
            while not asked.record.responded:
                assert life.alive, "the bot has ended"
                await asyncio.sleep(0.002)
        with suppress(TimeoutError):
            await asyncio.wait_for(asked.answered.wait(), SAYING)

    def posts(self, channel):
        """Public messages in a channel, oldest first."""
        kept = sorted(self.backend.messages.get(channel.id, {}).values(), key=lambda own: own.id)
        return [message for message in kept if not message.is_ephemeral]

    def panel(self, user, channel):
        """Somebody's newest private message in a channel; None if there is none."""
        kept = self.backend.messages.get(channel.id, {}).values()
        own = [m for m in kept if m.is_ephemeral and m.visible_to(user)]
        return max(own, key=lambda message: message.id, default=None)
