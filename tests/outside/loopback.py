"""Discord on this computer: simcord's simulated Discord behind real HTTP and a real gateway.

The bot that talks to it runs in a separate process with all of discord.py, so it can be killed at any
moment while all messages stay. A nonce used twice makes one message, as on Discord.
"""

from __future__ import annotations

import asyncio
import io
import json
import tempfile
from collections import defaultdict
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime

import discord
import simcord
from aiohttp import WSMsgType, web
from simcord import intents
from simcord.backend import cdn, serializers
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.outside.people import PATIENCE
from tests.proxy import Proxy

HELLO, READY_OP, HEARTBEAT, IDENTIFY, RESUME, ACK = 10, 0, 1, 2, 6, 11
LARGEST = 32 * 2**20


class PresentClock:
    """This computer's clock instead of simcord's own, which stands still."""

    elapsed = 0.0

    @staticmethod
    def now():
        return datetime.now(UTC)

    def advance(self, seconds):
        """Time goes on by itself."""


@dataclass(frozen=True)
class Call:
    """A call of the bot to Discord."""

    method: str
    path: str
    json: object = None

    @property
    def kind(self):
        """What it does, in one word."""
        parts = self.path.strip("/").split("/")
        if parts[0] == "interactions":
            return "acknowledging"
        if parts[0] == "webhooks":
            return "answering"
        if parts[0] == "channels" and parts[2:3] == ["messages"]:
            return {"POST": "posting", "PATCH": "editing", "DELETE": "deleting"}.get(self.method, "looking")
        return "starting" if parts[0] in {"applications", "users", "gateway", "oauth2"} else "other"


LOGINS = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
"""What Discord says of today's logins."""


@dataclass
class Loopback:
    """The simulated Discord, with an HTTP API and gateway for the bot.

    A connection that's resumed gets no events that it has missed. ``passing`` is called before and after each
    call is done, with the call and the moment (``before`` or ``after``); if it returns True, nobody is
    waiting for the answer any more.
    """

    env: simcord.Env
    url: str = ""
    socket: str = ""
    """Path of a socket that leads here, too."""
    calls: int = 0
    passing: object = None
    heard: object = None
    """Called with each finished call."""
    remembers: bool = True
    """Whether nonces are remembered, as on Discord for a few minutes."""
    made: defaultdict = field(default_factory=lambda: defaultdict(list))
    """Messages made with each nonce, by the path of their channel."""
    lacking: list[str] = field(default_factory=list)
    """Calls that simcord doesn't support."""
    _queues: dict[int, asyncio.Queue] = field(default_factory=dict)
    _nonces: dict[tuple[str, str], object] = field(default_factory=dict)
    _identified: defaultdict = field(default_factory=lambda: defaultdict(asyncio.Event))
    """Set once the bot with that token is connected."""

    @property
    def backend(self):
        return self.env.backend

    async def ready(self, life):
        """Wait until a life of the bot is connected, with commands, or has ended; whether it is connected."""
        connected = self._identified[life.token]

        async def connect():
            await connected.wait()
            while not self.backend.commands.get(None):  # noqa: ASYNC110 - nothing signals it
                await asyncio.sleep(0.01)

        both = {waiting := asyncio.ensure_future(connect()), life.ended}
        await asyncio.wait(both, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        return connected.is_set()

    @asynccontextmanager
    async def door(self):
        """An address of it for one process, and the proxy behind that."""
        proxy = Proxy(self.socket)
        async with await asyncio.start_server(proxy, "127.0.0.1", 0) as server:
            try:
                yield proxy, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            finally:
                await proxy.close()

    # ------------------------------------------------------------------------------------------------ calls

    async def answer(self, request):
        """Handle one call of the bot."""
        try:
            body, files = await _read(request)
        except ConnectionResetError:
            return web.Response(status=500)  # the bot was killed while it sent a file
        path = "/" + request.match_info["path"]
        call = Call(request.method, path, body)
        self.calls += 1
        if self.passing is not None and await self.passing(call, "before"):
            return web.Response(status=500)  # nobody is there any more to read it
        response = self._done(call, dict(request.query), files)
        if response.status < 400:  # Discord refuses to acknowledge what's older than three seconds
            self.heard(call)
        if self.passing is not None and await self.passing(call, "after"):
            return web.Response(status=500)
        return response

    def _done(self, call, params, files):
        body = call.json if isinstance(call.json, dict) else {}
        nonce = (call.path, str(body["nonce"])) if body.get("nonce") and call.method == "POST" else None
        if nonce in self._nonces and self.remembers:
            return _json(self._nonces[nonce])
        if call.path == "/gateway/bot":  # simcord has no such route
            return _json({"url": self.url, "shards": 1, "session_start_limit": LOGINS})
        try:
            found = router.dispatch(
                self.backend, call.method, call.path, json=call.json, params=params, files=files
            )
        except (router.RouteNotImplemented, router.UnsupportedField) as error:
            self.lacking.append(f"{call.method} {call.path}: {error}")
            return _json({"message": str(error), "code": 0}, 400)
        except BackendError as error:
            return _json(error.to_json(), error.status)
        if nonce is not None:
            self._nonces[nonce] = found
            self.made[nonce].append(int(found["id"]))
        return web.Response(status=204) if found is None else _json(found)

    async def file(self, request):
        """A file that somebody attached."""
        data = self.backend.cdn.get(f"{cdn.CDN_BASE}/{request.match_info['path']}")
        return web.Response(status=404) if data is None else web.Response(body=data)

    # ---------------------------------------------------------------------------------------------- gateway

    async def gateway(self, request):
        """The gateway connection, which sends events to the bot."""
        socket = web.WebSocketResponse(max_msg_size=LARGEST)
        await socket.prepare(request)
        queue = asyncio.Queue()
        sending = asyncio.create_task(self._send(socket, queue))
        queue.put_nowait({"op": HELLO, "d": {"heartbeat_interval": 41250}})
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                said = json.loads(message.data)
                if said["op"] == HEARTBEAT:
                    queue.put_nowait({"op": ACK})
                elif said["op"] == RESUME:
                    self._queues[id(socket)] = queue
                    self._tell(queue, "RESUMED", {})
                elif said["op"] == IDENTIFY:
                    if self.passing is not None and await self.passing(Call("WS", "/gateway"), "before"):
                        break
                    self._queues[id(socket)] = queue
                    self._identify(queue, request.host)
                    self._identified[said["d"]["token"]].set()
        finally:
            self._queues.pop(id(socket), None)
            sending.cancel()
        return socket

    def _identify(self, queue, host):
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self.backend.bot_user)),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in self.backend.guilds],
            "session_id": "loopback",
            "resume_gateway_url": f"ws://{host}/gateway/",
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        self._tell(queue, "READY", ready)
        for guild in self.backend.guilds.values():
            self._tell(queue, "GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))

    def emitted(self, event, payload):
        """Pass an event on to the bot if it has subscribed to it."""
        if intents.required_intent(event, payload) in {None, "guilds"}:
            for queue in self._queues.values():
                self._tell(queue, event, payload)

    @staticmethod
    def _tell(queue, event, payload):
        queue.put_nowait({"op": READY_OP, "t": event, "s": 1, "d": json.loads(_text(payload))})

    @staticmethod
    async def _send(socket, queue):
        with suppress(ConnectionError):
            while True:
                await socket.send_str(_text(await queue.get()))


async def _read(request):
    """The JSON and the files of a call."""
    if request.content_type == "application/json":
        return await request.json(), []
    if not request.content_type.startswith("multipart/"):
        return None, []
    form, body, files = await request.post(), None, []
    for name, part in form.items():
        if name == "payload_json":
            body = json.loads(part)
        elif hasattr(part, "file"):
            files.append(discord.File(io.BytesIO(part.file.read()), part.filename))
    for number, file in enumerate(files):
        about = {entry.get("filename"): entry for entry in (body or {}).get("attachments", ())}
        files[number].description = about.get(file.filename, {}).get("description")
    return body, files


def _text(payload):
    return json.dumps(payload, default=lambda value: dict(value) if hasattr(value, "keys") else str(value))


def _json(payload, status=200):
    headers = {"Content-Type": "application/json"}  # discord.py knows it in no other form
    return web.Response(status=status, body=_text(payload).encode(), headers=headers)


@asynccontextmanager
async def discord_here():
    """A Discord without servers, on a port of this computer."""
    env = simcord.Env(discord.Client(intents=discord.Intents(guilds=True)))
    env.backend.clock = PresentClock()
    here = Loopback(env)
    application = web.Application(client_max_size=LARGEST)
    application.router.add_get("/cdn/{path:.*}", here.file)
    application.router.add_get("/gateway/", here.gateway)
    application.router.add_route("*", "/api/v10/{path:.*}", here.answer)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    here.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    folder = tempfile.TemporaryDirectory(prefix="discord-")  # addresses of sockets are short
    here.socket = f"{folder.name}/socket"
    await web.UnixSite(runner, here.socket).start()
    former, cdn.CDN_BASE = cdn.CDN_BASE, f"{here.url}/cdn"
    env.backend.subscribers.append(here.emitted)
    try:
        yield here
    finally:
        cdn.CDN_BASE = former
        await runner.cleanup()
        folder.cleanup()
