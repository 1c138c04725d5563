"""The local web server: simcord's page, dressed for players, with an address for each of them."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from aiohttp import web
from simcord import SetupError
from simcord.preview._server import PreviewServer

from k2bot.offline.world import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from simcord import Preview

    from k2bot.words import Words

_FOLDER = Path(__file__).parent / "page"
_FILES = {"/k2.js": "text/javascript", "/k2.css": "text/css", "/k2.svg": "image/svg+xml"}
_ADDRESSES = ["/", *(f"/{seat}{rest}" for seat in range(1, len(NAMES) + 1) for rest in ("", "/direct"))]


@dataclass(frozen=True, slots=True)
class Address:
    """What stands at an address: ``/2`` is the channel for the second player, ``/2/direct`` their mail."""

    page: Preview
    viewer: int
    name: str
    path: str


class Room(PreviewServer):
    """The server's part for one more page, which is reached through the port of another one."""

    def __init__(self, page: Preview, house: PageServer) -> None:
        super().__init__(page)
        self.house = house

    async def start(self) -> None:
        """Move in. The house must have been started."""
        self.port = self.house.port
        self.house.rooms[self.preview.capability] = self

    async def close(self) -> None:
        """Move out."""
        self.house.rooms.pop(self.preview.capability, None)
        self.port = None


class PageServer(PreviewServer):
    """Serves the pages of all channels on one port of this computer, to this computer only.

    simcord's page is made for developers: its address carries a key, it opens as the first viewer, and it is
    full of tools. Here each player has a plain address, and the page gets its key, a style sheet and a script
    on the way to the browser.
    """

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,  # noqa: SLF001 - the table of the files that simcord's page consists of
        **dict.fromkeys(_ADDRESSES, "index.html"),
        **{path: path for path in _FILES},
    }

    def __init__(self, page: Preview, port: int, words: Words) -> None:
        super().__init__(page, port)
        self.words = words
        self.rooms: dict[str, PreviewServer] = {}
        self.addresses: dict[str, Address] = {}
        self.letters: Callable[[int], int] = lambda _viewer: 0
        """How many messages stand in the private channel of a user."""

    async def start(self) -> None:
        """Take the port, or any free one where it is taken."""
        for handler in ("_delete_page", "_commands", "_action_result", "_action", "_asset"):
            setattr(self, handler, partial(self._in_room, handler))
        try:
            await super().start()
        except SetupError:
            await super().close()
            self._requested_port = 0
            await super().start()

    def room(self, request: web.Request) -> PreviewServer:
        """The server's part for the page whose key a request carries."""
        return self.rooms.get(request.headers.get("X-Simcord-Capability", ""), self)

    async def _in_room(self, handler: str, request: web.Request) -> Any:
        return await getattr(PreviewServer, handler)(self.room(request), request)

    async def _static(self, request: web.Request) -> web.Response:
        if request.path in _FILES:
            text = (_FOLDER / request.path[1:]).read_text(encoding="utf-8")
            return web.Response(text=text, content_type=_FILES[request.path], headers=self._SECURITY_HEADERS)
        response: web.Response = await super()._static(request)
        if request.path in _ADDRESSES:
            response.text = self._dressed(response.text or "", request.path)
        return response

    def _dressed(self, page: str, path: str) -> str:
        address = self.addresses.get(path)
        if address is None:
            raise web.HTTPNotFound(text=self.words.text("offline-nobody"))
        channels = [other for other in self.addresses.values() if other.page is self.preview]
        facts = {
            "key": address.page.capability,
            "viewer": str(address.viewer),
            "name": address.name,
            "direct": address.page is not self.preview,
            "paths": {str(other.viewer): other.path for other in channels},
            "labels": [self.words.text("offline-page-channel"), self.words.text("offline-page-direct")],
        }
        head = (
            f'<meta name="k2" content="{escape(json.dumps(facts))}"><link rel="icon" href="/k2.svg">'
            '<link rel="stylesheet" href="/k2.css"><script src="/k2.js"></script></head>'
        )
        return page.replace("</head>", head).replace("SimCord Preview", f"K2 · {escape(address.name)}")

    async def _pages(self, request: web.Request) -> Any:
        zone = request.headers.get("X-K2-Timezone", "")
        with suppress(ZoneInfoNotFoundError, ValueError):  # unknown on this computer: times stay in UTC
            ZoneInfo(zone)
            self.room(request).preview.timezone = zone
        return await self._in_room("_pages", request)

    async def _state(self, request: web.Request) -> Any:
        response = await self._in_room("_state", request)
        viewer = request.headers.get("X-K2-Viewer", "")
        if viewer.isdecimal():
            response.headers["X-K2-Letters"] = str(self.letters(int(viewer)))
        return response
