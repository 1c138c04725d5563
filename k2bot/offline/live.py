"""A page that lives: it shows by itself what the bot and others do, and several may act on it at once."""

from __future__ import annotations

import json
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from simcord import Preview
from simcord.preview._action_plans import _component_key, _component_paths
from simcord.preview._pages import HISTORY_WINDOW_SIZE

from k2bot.offline.images import OwnPictures

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from simcord import ChannelHandle, Env, MemberActor, UserHandle
    from simcord.preview._pages import _Page
    from simcord.preview._server import PreviewServer

_REMEMBERED = 50
"""How many controls that stood in one place are remembered: a menu may be open while its post goes on."""

_OUTDATED = 0
"""The number of no publication: simcord refuses a press on what such a one showed."""


@dataclass(slots=True)
class _Sight:
    """What a tab was shown last."""

    marks: dict[int, int] = field(default_factory=dict)
    """A mark of each message, by its id: another one whenever the message looks different."""
    controls: dict[int, dict[str, deque[tuple[int, str]]]] = field(default_factory=dict)
    """For each message, the controls each place has had, with the publication each first appeared in."""


class LivePreview(Preview):
    """The page of one channel, made for people instead of tests.

    Several tabs may act at once: their actions wait for one another (``turn``, shared by all pages and by the
    beat that publishes) where simcord would refuse the second one. A press counts as long as the control is
    still anywhere in its message, even if something else on the page has changed.
    """

    _MAX_PAGES: ClassVar[int] = 100
    _PAGE_LEASE_SECONDS: ClassVar[float] = 12 * 3600.0
    """Background tabs don't poll for a long time, and have to be recognised afterwards."""
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
        self._sights: dict[str, _Sight] = {}
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
        sight = self._sights.setdefault(page.id, _Sight())
        if reason.get("reason") == "refresh":
            unchanged = page.status == "current" and sight.marks == self._marks(page)
            if unchanged or page is self._python:
                return
        # simcord lists all messages of the channel beside the conversation, which takes longer than all the
        # rest. That list is hidden here; a search in it for a number finds at most the message with that id.
        page.navigation_query = "0"
        super()._publish(page, **reason)
        sight.marks = self._marks(page)
        sight.controls = {number: sight.controls.get(number, {}) for number in self._shown(page)}
        for number, places in sight.controls.items():
            for key, what in self._controls(page, number):
                stood = places.setdefault(key, deque(maxlen=_REMEMBERED))
                if not stood or stood[-1][1] != what:
                    stood.append((page.revision, what))
        for gone in self._sights.keys() - self._pages.keys() - {page.id}:
            del self._sights[gone]

    @staticmethod
    def _shown(page: _Page) -> list[int]:
        return [int(number) for number in page.snapshot.get("timeline", ())]

    def _marks(self, page: _Page) -> dict[int, int]:
        """Marks of what the page shows, and of the newest messages of the channel."""
        messages = self.env.backend.messages.get(page.channel_id, {})
        return {
            number: hash(
                (
                    message.content,
                    json.dumps(message.components),
                    *(attachment["id"] for attachment in message.attachments),
                )
            )
            for number in {*self._shown(page), *self._newest(page, messages)}
            if (message := messages.get(number)) and message.visible_to(page.viewer.id)
        }

    @staticmethod
    def _newest(page: _Page, messages: Mapping[int, Any]) -> Iterator[int]:
        visible = (n for n in reversed(messages) if messages[n].visible_to(page.viewer.id))
        return (number for number, _ in zip(visible, range(HISTORY_WINDOW_SIZE), strict=False))

    def _controls(self, page: _Page, number: int) -> Iterable[tuple[str, str]]:
        """The places of a message's buttons and menus, with their current custom ids."""
        message = self.env.backend.messages.get(page.channel_id, {}).get(number)
        for index, row in enumerate(message.components if message else ()):
            for path, component in _component_paths(row, str(index)):
                key = _component_key(component, path, number)
                if key is not None and "custom_id" in component:
                    yield key, component["custom_id"]

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            result = await super()._action(context_id, self._up_to_date(context_id, body))
            self._show_answer(context_id, result)
            return result

    def _show_answer(self, context_id: str | None, result: Mapping[str, Any]) -> None:
        """Leave the past that somebody looks at where their action has led to a new message."""
        page = self._pages.get(context_id or "")
        if page is None or page.window_end_id is None:
            return
        brought = {int(outcome.get("messageId") or 0) for outcome in result["outcomes"]}
        if max(brought, default=0) > page.window_end_id:
            page.window_end_id = None
            self._publish(page)

    def _up_to_date(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """An action as if it had been sent from the newest publication, where that means the same.

        simcord refuses every action from a page that has been published again meanwhile. This page is
        published without anybody acting, which would hit people who press at that moment. A press means the
        control that was seen in that place, and is sent to where that control is now.
        """
        page = self._pages.get(context_id or "")
        if page is None or not isinstance(body, dict):
            return body
        if body.get("kind") not in ("click", "select"):
            return {**body, "published_revision": page.revision}
        place = self._place_now(page, body)
        if place is None:
            return {**body, "published_revision": _OUTDATED}
        return {**body, "published_revision": page.revision, "control_key": place}

    def _place_now(self, page: _Page, body: Mapping[str, Any]) -> str | None:
        """The current place of the pressed control in its message; None if it is gone."""
        target, key, seen = (body.get(name) for name in ("target_id", "control_key", "published_revision"))
        if not isinstance(seen, int) or not str(target).isdecimal():
            return None
        number = int(str(target))
        stood = self._sights[page.id].controls.get(number, {}).get(str(key), ())
        meant = next((what for since, what in reversed(stood) if since <= seen), None)
        return next((place for place, what in self._controls(page, number) if what == meant), None)
