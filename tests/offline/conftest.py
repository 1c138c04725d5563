"""A browser tab without a browser: opens a page, reads its state, and presses buttons over HTTP."""

import asyncio
import html
import json
import re
import time

import aiohttp
import pytest


class Tab:
    """One browser tab: it opens an address, reads the state, and acts."""

    zone = "Asia/Karachi"

    def __init__(self, client, address):
        self.client, self.address = client, address
        self.sequence = 0

    async def open(self):
        async with self.client.get(self.address) as response:
            assert response.status == 200
            page = await response.text()
        self.facts = json.loads(html.unescape(re.search(r'name="k2" content="(.*?)"', page)[1]))
        self.root = self.address.split("/", 3)[0] + "//" + self.address.split("/", 3)[2]
        self.headers = {"X-Simcord-Capability": self.facts["key"], "X-K2-Timezone": self.zone}
        async with self.client.post(
            f"{self.root}/api/pages", json={"viewer_id": self.facts["viewer"]}, headers=self.headers
        ) as response:
            self.state = await response.json()
        self.headers["X-Simcord-Context"] = self.state["context"]["id"]
        return self

    async def read(self):
        direct = "yes" if self.facts["direct"] else ""
        headers = {**self.headers, "X-K2-Viewer": self.facts["viewer"], "X-K2-Direct": direct}
        async with self.client.get(f"{self.root}/api/state", headers=headers) as response:
            assert response.status == 200
            self.letters, self.seen = (int(response.headers[f"X-K2-{name}"]) for name in ("Letters", "Read"))
            self.state = await response.json()
        return self

    @property
    def texts(self):
        return [self.state["messages"][key]["content"] for key in self.state["timeline"]]

    def buttons(self):
        """The labels of the buttons of the newest message that has any."""
        newest = next(
            key for key in reversed(self.state["timeline"]) if self.state["messages"][key]["components"]
        )
        return [control.get("label") for key, control in self.controls() if key == newest]

    def controls(self):
        """All buttons and menus, the newest message first."""
        for key in reversed(self.state["timeline"]):
            for row in self.state["messages"][key]["components"]:
                for control in row["components"]:
                    yield key, control

    def find_any(self, label):
        return next((found for found in self.controls() if found[1].get("label") == label), None)

    def find(self, label):
        found = self.find_any(label)
        assert found is not None, f"no button {label!r} below {self.texts}"
        return found[0], found[1]["control_key"]

    async def press(self, label):
        target, control = self.find(label)
        self.sequence += 1
        body = {
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": f"request-{self.sequence}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": "click",
            "target_id": target,
            "control_key": control,
        }
        async with self.client.post(f"{self.root}/api/action", json=body, headers=self.headers) as response:
            receipt = await response.json()
        self.sequence = receipt["expectedSequence"]
        return receipt

    async def until(self, wanted, seconds=5):
        """Poll until the condition holds, as a page does."""
        end = time.monotonic() + seconds
        while not wanted(await self.read()):
            assert time.monotonic() < end, self.texts
            await asyncio.sleep(0.05)
        return self


@pytest.fixture
async def open_tab():
    """Opens an address in a new tab."""
    async with aiohttp.ClientSession() as client:

        async def opened(address):
            return await Tab(client, address).open()

        yield opened
