"""A server that stands in for Discord at the level of HTTP, and a real client connected to it."""

import asyncio
import json
from collections import defaultdict
from contextlib import asynccontextmanager, nullcontext
from contextvars import copy_context
from copy import copy

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from k2bot.host.discord import calls
from k2bot.host.discord.calls import call_trace, limit_waiting
from k2bot.host.event_loop import cancel_all

VIA = {"Via": "1.1 google"}
"""Header of answers by Discord itself, rather than by the proxy before it."""
MESSAGE = {
    "id": "70",
    "channel_id": "5",
    "content": "Hello",
    "timestamp": "2026-01-01T00:00:00+00:00",
    "edited_timestamp": None,
    "tts": False,
    "mention_everyone": False,
    "pinned": False,
    "type": 0,
    **dict.fromkeys(("mentions", "mention_roles", "attachments", "embeds", "components"), ()),
    "author": {"id": "7", "username": "bot", "discriminator": "0", "avatar": None},
}
CALLBACK = "POST /interactions/9/token/callback"
ANSWER = "PATCH /webhooks/9/token/messages/@original"
POST = "POST /channels/5/messages"
EDIT = "PATCH /channels/5/messages/70"
APPLICATION = {
    **dict.fromkeys(("description", "summary", "verify_key"), ""),
    "id": "7",
    "name": "bot",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": MESSAGE["author"],
    "flags": 0,
}
FIXED = {
    CALLBACK: {"interaction": {"id": "9", "type": 3}},
    "GET /users/@me": MESSAGE["author"],
    "GET /oauth2/applications/@me": APPLICATION,
    "PUT /applications/7/commands": [],
    "GET /applications/7/emojis": {"items": []},
    "GET /gateway/bot": {
        "url": "wss://gateway.invalid",
        "shards": 1,
        "session_start_limit": {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1},
    },
}
CUT = "cut"
"""Carry a request out, and end its connection without an answer."""
HANG = "hang"
"""Carry a request out, and don't answer."""


def answer(told, status=200, **headers):
    """An answer in JSON; discord.py knows it by that header alone."""
    body = json.dumps(told, default=list).encode()
    return web.Response(
        body=body, status=status, headers={**VIA, "Content-Type": "application/json", **headers}
    )


def limited(seconds, **headers):
    """Discord's answer to a call that comes too early."""
    headers = {name.replace("_", "-"): text for name, text in headers.items()}
    told = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
    return answer(told, 429, **{"Retry-After": str(seconds), **headers})


def refused(status, code=0):
    """Discord's refusal of a call."""
    return answer({"message": "no", "code": code}, status)


class Wire:
    """Answers calls; ``plan`` lists the next answers by method and path, after which calls succeed.

    An interaction's callback is carried out unless its answer refuses it with a code, and then only once.
    """

    def __init__(self):
        self.plan = defaultdict(list)
        self.calls = []
        self.acknowledged = False
        self.headers = {}

    def count(self, call):
        return self.calls.count(call)

    async def take(self, request):
        call = f"{request.method} {request.path}"
        self.calls.append(call)
        await request.read()
        planned = self.plan[call].pop(0) if self.plan[call] else None
        if call == CALLBACK and planned is None and self.acknowledged:
            return refused(400, 40060)
        if call == CALLBACK and (planned is None or isinstance(planned, str) or planned.status >= 500):
            self.acknowledged = True
        if planned == CUT:
            request.transport.abort()
        if isinstance(planned, str):
            await asyncio.Event().wait()
        if planned is not None:
            return planned
        return answer(FIXED.get(call, MESSAGE), **self.headers)


@asynccontextmanager
async def served(monkeypatch):
    """A server that all of discord.py takes for Discord."""
    wire, app = Wire(), web.Application(client_max_size=2**23)
    app.router.add_route("*", "/{path:.*}", wire.take)
    async with TestServer(app) as server:
        monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{server.port}")
        yield wire


@asynccontextmanager
async def wired(monkeypatch, hold=None, **options):
    """A server and a client connected to it."""
    async with served(monkeypatch) as wire:
        client = discord.Client(intents=discord.Intents.none(), http_trace=call_trace(hold), **options)
        await client.http.static_login("x.y.z")
        limit_waiting(client)
        try:
            yield wire, client
        finally:
            await client.http.close()
            await cancel_all(calls._UNDER_WAY)


@asynccontextmanager
async def behind(world):
    """A server that each call of a simulated bot, but for replies to presses, has to pass first.

    What the server limits or refuses never reaches the simulated Discord.
    """
    patch, usual, outside = pytest.MonkeyPatch(), world.bot.http.request, copy_context()
    async with wired(patch) as (wire, client):
        base = discord.http.Route.BASE
        patch.undo()

        async def passing(route, *, alone):
            async with calls.single_attempt() if alone else nullcontext():
                await client.http.request(route, json={})

        async def request(route, **given):
            there = copy(route)
            there.url = base + route.url.removeprefix(discord.http.Route.BASE)
            work = passing(there, alone=calls._once.get())
            task = asyncio.create_task(work, context=outside.copy())
            await world.env.external_wait(task, reason="it's at the server")
            return await usual(route, **given)

        world.bot.http.request = request
        yield wire


def interaction(client):
    """A press, as Discord tells it to that client."""
    payload = {
        **dict.fromkeys(("type", "version"), 3),
        **dict.fromkeys(("id", "application_id", "channel_id"), "9"),
        "token": "token",
        "locale": "en-US",
        "message": {**MESSAGE, "flags": 64},
        "user": {**MESSAGE["author"], "id": "8"},
        "data": {"component_type": 2, "custom_id": "x"},
        "attachment_size_limit": 0,
        "authorizing_integration_owners": {},
    }
    return discord.Interaction(data=payload, state=client._connection)
