"""Local web server: simcord's page adapted for players, with a URL for each of them."""

from __future__ import annotations

import json
import logging
import math
import re
from dataclasses import dataclass
from functools import partial, wraps
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from simcord import Preview, SetupError
from simcord.preview import _server as simcord_server
from simcord.preview._server import PreviewServer

from k2bot.host.preferences import read_zone
from k2bot.text.formatting import parse_number

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Mapping

    from k2bot.text.words import Words

_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
_FILES = {f"/k2/{file.name}": file for file in sorted((Path(__file__).parent / "page").iterdir())}
_SIMCORD = Path(simcord_server.__file__).parent / "static"
_PLACE = "%"
"""Stands for a channel's name in a text that a script completes."""
_TYPEFACE = {"Content-Type": "font/ttf", "Cache-Control": "private, max-age=31536000, immutable"}
"""Fonts are large and have versioned names, so browsers may cache them."""
DIRECT = "/direct"
"""Path suffix of a player's private messages."""
THREAD = "/in/{thread}"
"""Path suffix of a thread, with its id."""
NESTED = 20
"""Levels of lists and objects that a request may have."""
_ADDRESSES = tuple(rf"/{{seat:\d+}}{end}" for end in ("", "/", "/{place}", THREAD))
"""Path patterns of players' pages: channels, private messages and threads."""


SIMCORD: dict[str, dict[str, str]] = {
    "/messages.js": {
        '"Only you can see this"': "private",
        '"Thinking…"': "thinking",
        '" (edited)"': "edited",
        "`${invoker} used `": "used: invoker",
        "`Edited ${absoluteTime(message.edited_timestamp, options)}`": (
            "edited-at: absoluteTime(message.edited_timestamp, options)"
        ),
        "`Contents of ${filename}`": "file-contents: filename",
        "`Toggle preview of ${filename}`": "file-more: filename",
    },
    "/media.js": {
        '"Image preview"': "picture",
        '"Close image preview"': "picture-close",
        '"Zoom image"': "picture-zoom",
        '"Fit image"': "picture-fit",
        '"Image; use arrow keys to pan when zoomed"': "picture-pan",
        '"Previous image"': "picture-previous",
        '"Next image"': "picture-next",
        '"Open original image"': "picture-original",
        "`Download ${label}`": "file-download: label",
        '`${label || "Media"} unavailable`': 'unavailable: label || ""',
    },
    "/composer.js": {
        '"You can use application commands here"': "commands-only",
        "`Message ${channel.glyph}${channel.name}`": "write: channel.glyph + channel.name",
        '"Send"': "send",
        "`${sendLabel} message (Enter)`": "send-key",
    },
    "/commands.js": {
        '"OPTIONS"': "options",
        "`OPTIONS MATCHING ${current.toUpperCase()}`": "matching: current.toUpperCase()",
        "`OPTIONS MATCHING ${field.value.toUpperCase()}`": "matching: field.value.toUpperCase()",
        "`OPTIONS MATCHING ${input.value.toUpperCase()}`": "matching: input.value.toUpperCase()",
        "`+${optional} optional`": "optional: optional",
        '`+${remaining} ${displayed.length ? "more" : "options"}`': "optional: remaining",
        '"No options match"': "no-option",
        '"MEMBERS"': "members",
        '"Choose file"': "file",
        '"Exit command mode"': "command-leave",
        '"Application commands"': "commands",
        "`Remove ${option.name} option`": "option-remove: option.name",
        '", required"': "required",
    },
}
"""simcord's own texts that players read, in its scripts, with the message that replaces each.

After a colon comes the script's expression for the value within the message.
"""
CHANGED: dict[str, tuple[str, str, str]] = {
    "/selects.js": (
        'import { renewed } from "/k2/menus.js";',
        "  if (draftValue(key) === undefined) {",
        "  if (renewed(component, key, dropdown)) options.onReconcileDraft?.(key, optionDefaults(entries));",
    )
}
"""Additions to simcord's scripts: a line at the beginning, and one before one of simcord's own lines."""
REPLACED: dict[str, dict[str, str]] = {
    "/select-drafts.js": {  # a menu is as high as its options, borders included, if there is room
        "Math.min(list.scrollHeight, 220)": "Math.min(list.scrollHeight + 2, 520)",
        "Math.min(220, available)": "Math.min(desired, available)",
    }
}
"""Expressions in simcord's scripts, with their replacements."""
SIMCORD_PAGE: dict[str, str] = {
    "SimCord preview": "bar",
    "Preview viewport": "messages",
    "Viewing as": "viewer",
    "Conversation": "conversation",
    "Load earlier messages": "earlier",
    "No messages in this channel.": "empty",
    "Newer messages": "newer",
    "New messages · jump to latest": "unread",
    "Message": "message",
    "Send": "send",
}
"""Texts of simcord's page, and the ids of the messages that replace them."""
_OWN = re.compile(rf"""(?<=[>"])({"|".join(map(re.escape, SIMCORD_PAGE))})(?=\s*[<"])""")
"""Pattern of one of these texts, as a whole text or label."""
OWN_TEXTS = (
    "bar",
    "changed",
    "down",
    "gone",
    "newest",
    "no-command",
    "others",
    "outside",
    "unanswered",
    "viewer",
)
"""The page's own texts: errors, links elsewhere, and whose page it is; a script completes some of them."""


@dataclass(frozen=True, slots=True)
class Address:
    """Target of a path: ``/2`` is the second player's first channel, ``/2/direct`` their private messages.

    ``home`` is the path without its ``end``.
    """

    page: Preview
    viewer: int
    name: str
    home: str
    end: str


class Link(NamedTuple):
    """A place to go: label, path suffix, and Discord id."""

    label: str
    end: str
    channel: str
    open: bool = True
    """Whether it is listed at the top; the others are in a menu there."""


def _check(value: Any, levels: int = NESTED) -> None:
    """Raise ValueError for a body with deeper levels, infinite numbers, or halves of characters."""
    if not levels or (isinstance(value, float) and not math.isfinite(value)):
        raise ValueError("too deep or too large")
    if isinstance(value, str):
        value.encode()
    if isinstance(value, dict):
        value = [*value, *value.values()]
    for part in value if isinstance(value, list) else ():
        _check(part, levels - 1)


def _checked(read: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
    """A reader of request bodies that refuses what simcord's lets through, or fails at."""

    @wraps(read)
    async def checked(*given: Any) -> Any:
        try:
            body = await read(*given)
            _check(body)
        except web.HTTPException:
            raise
        except Exception as error:  # parsers raise all kinds of errors, and nothing is done before
            raise web.HTTPBadRequest from error
        return body

    return checked


def _is_fault(record: logging.LogRecord) -> bool:
    """Whether an error is the server's own; what isn't HTTP is just refused."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


logging.getLogger("aiohttp.server").addFilter(_is_fault)
simcord_server._read_json_body = _checked(simcord_server._read_json_body)  # noqa: SLF001 - no public API
PreviewServer._multipart_action = _checked(PreviewServer._multipart_action)  # type: ignore[method-assign]  # noqa: SLF001 - as above


class ExtraPageServer(PreviewServer):
    """Server of an additional page, reached through the first page's port."""

    def __init__(self, page: Preview, house: PageServer) -> None:
        super().__init__(page)
        self.house = house

    async def start(self) -> None:
        """Register; the port is known once the main server is open."""
        self.port = self.house.port
        self.house.rooms[self.preview.capability] = self

    async def close(self) -> None:
        """Unregister."""
        self.house.rooms.pop(self.preview.capability, None)


_HANDLERS = (
    "_index",
    "_static",
    "_pages",
    "_delete_page",
    "_state",
    "_commands",
    "_action_result",
    "_asset",
    "_action",
)
_MALFORMED = {"bad-envelope", "unsupported-protocol", "unknown-kind"}
"""simcord's reasons to refuse an action that no page sends."""


class PageServer(PreviewServer):
    """Serves the pages of all channels on one port, on the loopback interface only.

    simcord's page is made for developers: its URL contains a key, it opens as the first viewer, and it is
    full of tools. Here each player has a plain URL, and the page gets its key, a style sheet and a script on
    the way to the browser.
    """

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,  # noqa: SLF001 - no public API
        **dict.fromkeys(_ADDRESSES, "index.html"),
        **{path: path for path in _FILES},
    }

    def __init__(self, page: Preview, port: int, words: Words) -> None:
        super().__init__(page, port)
        self.words = words
        self.rooms: dict[str, PreviewServer] = {}
        self.addresses: dict[str, Address] = {}
        self.places: list[Link] = []
        """Places to go."""
        self.letters: Callable[[int], int] = lambda _viewer: 0
        """Number of messages from others in a user's private channel."""
        self.locales: Mapping[int, str] = {}
        """Locale of each user's times and dates."""
        self.read: dict[int, int] = {}
        """Number of these that each user has had on their page."""
        self.newcomer = False
        """Whether nobody has played yet: pages then begin with the welcome instead of the newest message."""

    async def start(self) -> None:
        """Do nothing yet: waiting browsers connect at once, and must find everything ready."""

    async def open(self) -> None:
        """Bind the port, or any free one if it is taken."""
        for handler in ("_delete_page", "_commands", "_action_result", "_asset"):
            setattr(self, handler, partial(self._in_room, handler))
        for handler in _HANDLERS:
            setattr(self, handler, partial(self._answer, getattr(self, handler)))
        try:
            await super().start()
        except SetupError:
            await super().close()
            self._requested_port = 0
            await super().start()
        for room in self.rooms.values():
            room.port = self.port

    def room(self, request: web.Request) -> PreviewServer:
        """The server of the page whose key a request carries."""
        return self.rooms.get(request.headers.get("X-Simcord-Capability", ""), self)

    async def _answer(self, handler: Callable[..., Awaitable[Any]], request: web.Request) -> Any:
        """Answer a request; one that's refused gets a sentence instead of the name of its status."""
        try:
            return await handler(request)
        except web.HTTPNotFound:
            raise
        except web.HTTPClientError as error:
            return web.Response(text=self.words.text("offline-bad-request"), status=error.status)

    async def _in_room(self, handler: str, request: web.Request) -> Any:
        return await getattr(PreviewServer, handler)(self.room(request), request)

    async def _static(self, request: web.Request) -> web.StreamResponse:
        if request.path.startswith("/fonts/"):
            return web.FileResponse(_SIMCORD / request.path[1:], headers=_TYPEFACE)
        if file := _FILES.get(request.path):
            text, kind = file.read_text(encoding="utf-8"), _TYPES[file.suffix]
            return web.Response(text=text, content_type=kind, headers=self._SECURITY_HEADERS)
        if request.path == "/" or request.path not in self._STATIC_FILES:
            page = await super()._static(request.clone(rel_url="/"))
            return self._dress(page, request.path)
        response: web.Response = await super()._static(request)
        if request.path in SIMCORD:
            response.text = self._translate(response.text or "", SIMCORD[request.path])
        for own, better in REPLACED.get(request.path, {}).items():
            response.text = (response.text or "").replace(own, better)
        if request.path in CHANGED:
            first, before, added = CHANGED[request.path]
            script = (response.text or "").replace(before, f"{added}\n{before}")
            response.text = f"{first}\n{script}"
        return response

    def _translate(self, script: str, texts: Mapping[str, str]) -> str:
        """A script of simcord with its own texts in the bot's language."""
        for own, better in texts.items():
            name, _, value = better.partition(": ")
            # words: offline-page-*
            text = json.dumps(self.words.text(f"offline-page-{name}", place=_PLACE, name=_PLACE))
            filled = f'.replace("{_PLACE}", {value})' if _PLACE in text else ""
            script = script.replace(own, text + filled)
        return script

    def _own_text(self, found: re.Match[str]) -> str:
        """A text of simcord's page in the bot's language."""
        return escape(self.words.text(f"offline-page-{SIMCORD_PAGE[found[0]]}"))  # words: offline-page-*

    def _dress(self, response: web.Response, path: str) -> web.Response:
        address = self.addresses.get(path)
        if address is None:
            home = "/" + path.split("/")[1]
            if home in self.addresses:  # a thread that is gone, say
                raise web.HTTPFound(home)
            raise web.HTTPNotFound(text=self.words.text("offline-nobody"))
        people = {str(other.viewer): (other.name, other.home) for other in self.addresses.values()}
        facts = {
            "key": address.page.capability,
            "viewer": str(address.viewer),
            "direct": address.end == DIRECT,
            "newcomer": self.newcomer,
            "people": list(people.values()),
            "paths": {viewer: home for viewer, (_, home) in people.items()},
            "end": address.end,
            "places": self.places,
            # words: offline-page-*
            "words": {name: self.words.text(f"offline-page-{name}", name=_PLACE) for name in OWN_TEXTS},
        }
        head = (
            f'<meta name="k2" content="{escape(json.dumps(facts))}"><link rel="icon" href="/k2/k2.svg">'
            '<link rel="stylesheet" href="/k2/k2.css">'
            '<script type="module" src="/k2/main.js"></script></head>'
        )
        page = _OWN.sub(self._own_text, response.text or "").replace("</head>", head)
        page = page.replace('<html lang="en">', f'<html lang="{address.page.locale}">')
        response.text = page.replace("SimCord Preview", f"K2 · {escape(address.name)}")
        return response

    async def _pages(self, request: web.Request) -> Any:
        preview, response = self.room(request).preview, None
        before = preview.timezone
        # Of a zone unknown here times stay in UTC.
        preview.timezone = read_zone(request.headers.get("X-K2-Timezone", "")) or before
        try:
            response = await self._in_room("_pages", request)
            return response
        finally:
            if response is None or response.status != HTTPStatus.OK:
                preview.timezone = before

    async def _action(self, request: web.Request) -> Any:
        response = await self._in_room("_action", request)
        receipt = json.loads(response.text)
        if _MALFORMED.intersection(own["code"] for own in receipt.get("diagnostics", ())):
            raise web.HTTPBadRequest
        return response

    async def _state(self, request: web.Request) -> Any:
        named = request.headers.get("X-K2-Viewer")
        viewer = parse_number(named or "")
        if named is not None and viewer not in self.locales:
            raise web.HTTPBadRequest
        response = await self._in_room("_state", request)
        if viewer is not None and response.status == HTTPStatus.OK:
            count = self.letters(viewer)
            if request.headers.get("X-K2-Direct"):
                self.read[viewer] = count
            response.headers["X-K2-Letters"] = str(count)
            response.headers["X-K2-Locale"] = self.locales[viewer]
            response.headers["X-K2-Read"] = str(self.read.get(viewer, 0))
            response.headers["X-K2-Places"] = json.dumps(self.places)
        return response
