"""A page that lives: it shows by itself what the bot and others do, and several may act on it at once."""

from __future__ import annotations

import json
from collections import deque
from typing import TYPE_CHECKING, Any, ClassVar

from simcord import Preview

from k2bot.offline.pictures import OwnPictures

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Mapping, Sequence

    from simcord import ChannelHandle, Env, MemberActor, UserHandle
    from simcord.preview._pages import _Page
    from simcord.preview._server import PreviewServer

_REMEMBERED = 240
"""How many publications of a page are remembered, to know what somebody saw when they pressed.

They follow each other four times a second at most, and on a busy computer a browser is long in showing them.
"""

_WATCHED = 100
"""How many of the newest messages are watched for changes; a page shows fifty."""

Look = dict[int, tuple[int, int]]
"""What somebody may see of each message, by its id: marks of its controls, and of its text and pictures."""


class LivePreview(Preview):
    """The page of one channel, made for people instead of tests.

    Several tabs may act at once: their actions wait for one another (``turn``, shared by all pages and by the
    beat that publishes) where simcord would refuse the second one. A press counts where what was pressed is
    still as it was seen, also when something else on the page has changed meanwhile.
    """

    _MAX_PAGES: ClassVar[int] = 100
    _PAGE_LEASE_SECONDS: ClassVar[float] = 12 * 3600.0
    """Tabs that sleep in the background ask for no news for a long time, and shall still be known then."""
    _MAX_MEDIA_BYTES: ClassVar[int] = 1024 * 1024 * 1024

    def __init__(
        self,
        env: Env,
        channel: ChannelHandle,
        viewers: Sequence[MemberActor | UserHandle],
        *,
        turn: asyncio.Lock,
    ) -> None:
        super().__init__(
            env,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-GB",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=0,
        )
        self._turn = turn
        self._seen: dict[str, deque[tuple[int, Look]]] = {}
        self._media_worker = OwnPictures()

    def serve_with(self, server: PreviewServer) -> None:
        """Use this server. To be called before the page is opened."""
        self._server = server

    @property
    def watched(self) -> bool:
        """Whether a browser has this page open."""
        return len(self._pages) > 1  # one of them is simcord's own, for scripts of its users

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> _Page:
        """Open a tab at the newest message; simcord opens it where the conversation stood at the start."""
        viewer = self.viewers[0] if viewer_id is None else self._viewer(viewer_id)
        newest = self._initial_target(viewer, self.channel.id) if target_id is None else target_id
        return super()._open_page(viewer.id, newest)

    def _publish(self, page: _Page, **reason: Any) -> None:
        """Publish a page; a mere refresh only where somebody looks at it and something has changed."""
        seen = self._seen.setdefault(page.id, deque(maxlen=_REMEMBERED))
        look = self._look(page)
        if reason.get("reason") == "refresh":
            unchanged = page.status == "current" and bool(seen) and seen[-1][1] == look
            if unchanged or page is self._python:
                return
        # simcord lists all messages of the channel beside the conversation, which takes longer than all the
        # rest. That list is hidden here; a search in it for a number finds at most the message with that id.
        page.navigation_query = "0"
        super()._publish(page, **reason)
        seen.append((page.revision, look))
        for gone in self._seen.keys() - self._pages.keys() - {page.id}:
            del self._seen[gone]

    def _look(self, page: _Page) -> Look:
        messages = self.env.backend.messages.get(page.channel_id, {})
        return {
            number: (
                hash(json.dumps(message.components)),
                hash((message.content, *(attachment["id"] for attachment in message.attachments))),
            )
            for number, message in list(messages.items())[-_WATCHED:]
            if message.visible_to(page.viewer.id)
        }

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            return await super()._action(context_id, self._up_to_date(context_id, body))

    def _up_to_date(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """An action as if it had been sent from the newest publication, where that means the same.

        simcord refuses every action from a page that has been published again meanwhile. On a page that does
        so by itself, this would hit people who press just then.
        """
        page = self._pages.get(context_id or "")
        if page is None or not isinstance(body, dict) or body.get("published_revision") == page.revision:
            return body
        if body.get("kind") in ("click", "select"):
            target = int(body["target_id"]) if str(body.get("target_id")).isdecimal() else 0
            looks: dict[Any, Look] = dict(self._seen.get(page.id, ()))
            then = looks.get(body.get("published_revision"), {}).get(target)
            now = looks.get(page.revision, {}).get(target)
            if then is None or now is None or then[0] != now[0]:
                return body
        return {**body, "published_revision": page.revision}
