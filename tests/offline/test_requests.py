"""Bad requests to the local server: refused with a sentence, without any effect or traceback."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from k2bot.offline.server import NESTED
from tests.kit.looking import share
from tests.offline.test_pages import playing  # noqa: F401 - a fixture
from tests.phrases import phrase, says

DEEP, LONG = 100_000, "9" * 5000
LISTS = b"[" * DEEP
FORM = {"Content-Type": "multipart/form-data; boundary=x"}


def part(name, data, *more):
    """A form with one part."""
    head = [f'Content-Disposition: form-data; name="{name}"'.encode(), *more]
    return b"--x\r\n" + b"\r\n".join(head) + b"\r\n\r\n" + data + b"\r\n--x--\r\n"


BODIES = {
    "nothing": b"",
    "no text": b"\xff\xfe",
    "no JSON": b"{}x",
    "no object": b"[]",
    "deep lists": LISTS,
    "deep objects": b'{"a":' * DEEP,
    "somewhat deep": b'{"a":' * NESTED + b"1" + b"}" * NESTED,
    "no number": b'{"target_id": NaN}',
    "infinite": b'{"target_id": Infinity}',
    "too large a number": b'{"target_id": 1e999}',
    "a number of many digits": LONG.encode(),
    "half a character": b'{"content": "\\ud800"}',
    "half a character as a name": b'{"\\ud800": 1}',
    "too long": b" " * 2**19,
}
FORMS = {
    "no boundary": ({"Content-Type": "multipart/form-data"}, b"x"),
    "too long a boundary": ({"Content-Type": f"multipart/form-data; boundary={'x' * 100}"}, b"x"),
    "no form": (FORM, b"x"),
    "no name": (FORM, b"--x\r\n\r\n--x--"),
    "deep lists": (FORM, part("payload", LISTS)),
    "no text": (FORM, part("payload", b"\xff")),
    "no payload": (FORM, part("file:a", b"{}")),
    "a form in a form": (
        FORM,
        part("payload", b"--y\r\n\r\n--y--", b"Content-Type: multipart/mixed; boundary=y"),
    ),
    "many headers": (FORM, part("payload", b"{}", *[b"A: b"] * 1000)),
    "no length": (FORM, part("payload", b"{}", b"Content-Length: x")),
    "no values": (FORM, part("payload", b'{"kind": "click"}')),
}
ZONES = ("..", "/etc/passwd", "../../etc/passwd", "America", "America/", "x" * 3000, "a\xff", "%00", "/", "")
VIEWERS = (LONG, "-1", "1.5", "x", "\xb2", "", "1")
ODD = (None, True, -1, 1.5, 10**30, "", "x", LONG, "\x00", "\u0663", [], [[]], {}, [None], {"a": []})
FIELDS = {
    "click": ("target_id", "control_key", "published_revision", "generation", "bot_generation"),
    "select": ("values", "target_id"),
    "modal_submit": ("values", "modal_handle"),
    "run_command": ("command_id", "path", "options"),
    "autocomplete_command": ("command_id", "path", "options", "focused", "value"),
    "viewer": ("viewer_id",),
    "focus": ("target_id",),
    "history": ("direction",),
    "send_message": ("content",),
    "edit_message": ("content", "target_id"),
    "set_reaction": ("emoji", "target_id"),
    "browse_messages": ("query", "filter", "cursor"),
    "browse_candidates": ("control_key", "query", "cursor", "selected_values"),
    "configure_presentation": ("layout", "display", "width", "height", "host_width", "host_height"),
}
ADDRESSES = {
    "/99": 404,
    f"/{LONG}": 404,
    "/%D9%A3": 404,
    "/fonts/..%2fapp.js": 404,
    "/api/assets/%00": 404,
    f"/api/assets/{'a' * 5000}": 404,
    "/api/assets/x?media_time=nan": 400,
    "/api/assets/x?media_time=1e999": 400,
    f"/api/action-result?request_id=x&sequence={LONG}": 404,
    "/api/action-result?request_id=x&sequence=%D9%A3": 404,
    "/1/in/%00": 200,
    "/1?to=%00": 200,
}
"""With the status that each is answered with: whoever looks for a thread that's gone finds the channel."""


class Client:
    """Sends requests as a tab would, and sees what they change."""

    def __init__(self, tab, bot, world, caplog):
        self.tab, self.bot, self.world, self.caplog = tab, bot, world, caplog

    def seen(self):
        """All that a request could change."""
        backend, house = self.world.env.backend, self.world.house
        messages = [(one.id, one.content) for own in backend.messages.values() for one in own.values()]
        pages = [len(page._pages) for page in self.world.pages]
        zones = [page.timezone for page in self.world.pages]
        return messages, pages, zones, dict(house.read), list(self.bot.presses)

    async def send(self, method, path, headers=(), **body):
        """Send a request; returns the status and text of its answer."""
        headers = {**self.tab.headers, **dict(headers)}
        async with self.tab.client.request(method, self.tab.root + path, headers=headers, **body) as answer:
            return answer.status, await answer.text()

    async def refused(self, why, method, path, headers=(), **body):
        """Send a request that's refused in words, and changes nothing."""
        before = self.seen()
        status, said = await self.send(method, path, headers, **body)
        assert 400 <= status < 500, (why, status, said)
        assert says(said, "offline-bad-request") or json.loads(said)["error"]["message"], (why, said)
        assert self.seen() == before, why
        self.is_calm(why)

    def is_calm(self, why):
        assert [one for one in self.caplog.records if one.exc_info] == [], why

    def action(self, **facts):
        """A press, except for these facts."""
        context, (target, control) = self.tab.state["context"], self.tab.find("panel")
        return {
            "protocol_version": 3,
            "sequence": self.tab.sequence + 1,
            "request_id": "odd",
            "generation": context["generation"],
            "bot_generation": self.tab.state["botGeneration"],
            "published_revision": self.tab.state["publishedRevision"],
            "kind": "click",
            "target_id": target,
            "control_key": control,
            **facts,
        }


@pytest.fixture
def served(playing, caplog):  # noqa: F811 - the fixture imported above
    """Runs the small bot; yields its client."""

    @asynccontextmanager
    async def started():
        async with playing() as (simulation, bot, tab):
            yield Client(await tab(), bot, simulation, caplog)

    return started


@pytest.mark.parametrize("path", ["/api/pages", "/api/action"])
async def test_unreadable_bodies_are_refused(served, path):
    async with served() as client:
        for why, body in BODIES.items():
            await client.refused(why, "POST", path, data=body)


async def test_unreadable_forms_are_refused(served):
    async with served() as client:
        for why, (headers, body) in FORMS.items():
            await client.refused(why, "POST", "/api/action", headers, data=body)


async def test_malformed_actions_and_unknown_people_are_refused(served):
    async with served() as client:
        for name in ("protocol_version", "sequence", "request_id", "generation", "bot_generation", "kind"):
            for odd in (None, [], {}, 1.5, True):
                await client.refused((name, odd), "POST", "/api/action", json=client.action(**{name: odd}))
        for viewer in VIEWERS:
            headers = {"X-K2-Viewer": viewer, "X-K2-Direct": "yes"}
            await client.refused(viewer, "GET", "/api/state", headers)
        for odd in ODD[1:]:
            body = json.dumps({"viewer_id": odd})
            await client.refused(odd, "POST", "/api/pages", {"X-K2-Timezone": "Europe/Oslo"}, data=body)


async def test_requests_without_the_right_key_are_refused(served):
    async with served() as client:
        other = {"X-K2-Timezone": "Europe/Oslo"}
        for name in ("X-Simcord-Capability", "X-Simcord-Context", "Origin", "Host"):
            for odd in ("x", "\xff", "a" * 7000):
                for method, path in (
                    ("GET", "/api/state"),
                    ("GET", "/api/commands"),
                    ("POST", "/api/action"),
                ):
                    await client.refused((name, path), method, path, {name: odd, **other})
        for odd in ("x", "\xff"):
            await client.refused(odd, "POST", "/api/pages", {"X-Simcord-Capability": odd, **other}, json={})
            await client.refused(
                odd,
                "DELETE",
                f"/api/pages/{client.tab.headers['X-Simcord-Context']}",
                {"X-Simcord-Context": odd},
            )


async def test_odd_time_zones_are_ignored(served):
    async with served() as client:
        for zone in ZONES:
            status, said = await client.send("POST", "/api/pages", {"X-K2-Timezone": zone}, json={})
            assert (status, json.loads(said)["profile"]["timezone"]) == (200, "Asia/Karachi"), zone
            client.is_calm(zone)


async def test_odd_addresses_are_answered(served):
    async with served() as client:
        for path, status in ADDRESSES.items():
            assert (await client.send("GET", path))[0] == status, path
            client.is_calm(path)
        assert (await client.send("GET", "/99"))[1] == phrase("offline-nobody")


async def test_odd_values_in_actions_do_nothing(served):
    async with served() as client:
        for kind, fields in FIELDS.items():
            for name in fields:
                for odd in share(ODD, 3, len(kind + name)):
                    before = client.seen()
                    body = json.dumps(client.action(kind=kind, **{name: odd}))
                    status, said = await client.send("POST", "/api/action", data=body)
                    why = kind, name, odd, said
                    assert status < 500, why
                    client.is_calm(why)
                    if status == 200 and json.loads(said)["rejected"]:
                        assert client.seen() == before, why
                    client.tab.sequence = (
                        json.loads(said)["expectedSequence"] if status == 200 else client.tab.sequence
                    )
                    await client.tab.read()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


async def test_any_json_is_answered_in_order(served):
    async with served() as client:
        loop = asyncio.get_running_loop()

        def send(body):
            sending = client.send("POST", "/api/action", data=json.dumps(body))
            return asyncio.run_coroutine_threadsafe(sending, loop).result(10)

        @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
        @given(JSON)
        def answered(body):
            status, said = send(body)
            assert status == 400
            assert says(said, "offline-bad-request")

        before = client.seen()
        await asyncio.to_thread(answered)
        assert client.seen() == before
        client.is_calm("any JSON")


async def test_broken_http_is_refused(served):
    async with served() as client:
        host, port = client.tab.root.split("//")[1].split(":")
        for broken in (
            b"\x00\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET /1 HTTP/1.1\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
        ):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(broken)
            answer = await asyncio.wait_for(reader.read(), 5)
            writer.close()
            assert answer.startswith(b"HTTP/1.0 400"), broken[:20]
            client.is_calm(broken[:20])
