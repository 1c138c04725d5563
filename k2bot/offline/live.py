"""Live page: shows the activity of the bot and others by itself, and allows several tabs to act at once."""

from __future__ import annotations

import io
import json
import logging
import re
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import discord
from PIL import Image
from simcord import ChannelHandle, Env, MemberActor, Preview, SetupError, UserHandle
from simcord.backend.cdn import CDN_BASE, CdnStore
from simcord.backend.errors import BackendError
from simcord.preview import _markdown
from simcord.preview._action_plans import _component_key, _component_paths
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._pages import HISTORY_WINDOW_SIZE, _Page

from k2bot.offline.world import locale_of
from k2bot.text.formatting import parse_number

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from simcord.preview._server import PreviewServer

log = logging.getLogger(__name__)

_REMEMBERED = 50
"""Number of controls remembered per position: a menu may be open while its post is edited."""

REPLACED_PICTURES = 20
"""Number of pictures no longer shown that a tab can still fetch."""

_OUTDATED = 0
"""A number that no publication has: simcord refuses presses from it."""


def _keep_parsers() -> None:
    """Keep simcord's parsers of messages: making one takes six times as long as using it.

    It makes one for each text, and a page of fifty messages is published again whenever something happens.
    """
    made = _markdown._markdown_parser  # noqa: SLF001 - it offers no other way
    kept: dict[tuple[tuple[str, bool | str], ...], tuple[Any, dict[str, Any]]] = {}

    def parser(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> Any:
        key = tuple(policy.items())
        if key not in kept:
            known: dict[str, Any] = {}
            kept[key] = made(policy, known), known
        found, known = kept[key]
        known.clear()
        known.update(context)  # who is mentioned in this text: the parser looks there
        return found

    _markdown._markdown_parser = parser  # noqa: SLF001 - as above


_keep_parsers()


def _menus(components: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The menus among components whose options the bot names."""
    for component in components:
        if component.get("type") == discord.ComponentType.string_select.value:
            yield component
        yield from _menus(component.get("components", ()))


class _Control(NamedTuple):
    """A button or menu, with the publication it first appeared in and a fingerprint of its looks."""

    since: int
    custom_id: str
    looks: int


@dataclass(slots=True)
class _Sight:
    """State last shown in a tab."""

    marks: dict[int, int] = field(default_factory=dict)
    """Fingerprint of each message by id; changes whenever the message looks different or is edited."""
    controls: dict[int, dict[str, deque[_Control]]] = field(default_factory=dict)
    """For each message and position, its controls so far."""
    pictures: dict[str, tuple[str, bytes, str]] = field(default_factory=dict)
    """Content type, data and file name of the pictures shown, and of the latest shown before, by asset."""


class LivePreview(Preview):
    """The page of one channel, made for people instead of tests.

    Several tabs may act at once: their actions are serialised by ``turn``, shared by all pages and the update
    loop, where simcord would refuse the second one. A press is valid as long as the control still exists
    anywhere in its message, even if the rest of the page has changed.
    """

    _MAX_PAGES: ClassVar[int] = 100
    _PAGE_LEASE_SECONDS: ClassVar[float] = 12 * 3600.0
    """Background tabs stop polling for a long time, and must be recognised afterwards."""
    _MAX_MEDIA_BYTES: ClassVar[int] = 1024 * 1024 * 1024

    def __init__(
        self,
        env: Env,
        channel: ChannelHandle,
        viewers: Sequence[MemberActor | UserHandle],
        *,
        turn: asyncio.Lock,
        language: str,
    ) -> None:
        super().__init__(
            env,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale_of(language),
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=0,
        )
        self._turn = turn
        self._sights: dict[str, _Sight] = {}
        self.locales: Mapping[int, str] = {}
        """Locale of those who have chosen a language; the others' is that of the page."""
        self._media_worker = OwnPictures()

    def serve_with(self, server: PreviewServer) -> None:
        """Use this server; call before opening the page."""
        self._server = server

    def locale_for(self, viewer: int) -> str:
        """The locale in which somebody reads times and dates."""
        return self.locales.get(viewer, self.locale)

    @property
    def watched(self) -> bool:
        """Whether a browser has this page open."""
        return len(self._pages) > 1  # one of them is simcord's own, for scripts

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> _Page:
        """Open a tab at the latest message; simcord would open it where the conversation was at startup."""
        viewer = self.viewers[0] if viewer_id is None else self._viewer(viewer_id)
        newest = self._initial_target(viewer, self.channel.id) if target_id is None else target_id
        return super()._open_page(viewer.id, newest)

    def _publish(self, page: _Page, **reason: Any) -> None:
        """Publish a page; a refresh only if a browser is watching and something has changed."""
        sight = self._sights.setdefault(page.id, _Sight())
        if reason.get("reason") == "refresh":
            unchanged = page.status == "current" and sight.marks == self._marks(page)
            if unchanged or page is self._python:
                return
        # simcord renders a list of all messages beside the conversation, which takes longer than everything
        # else. It is hidden here; searching it for a number finds at most the message with that id.
        page.navigation_query = "0"
        super()._publish(page, **reason)
        self._keep_pictures(page, sight)
        sight.marks = self._marks(page)
        sight.controls = {number: sight.controls.get(number, {}) for number in self._visible_ids(page)}
        for number, places in sight.controls.items():
            for key, component in self._controls(page, number):
                stood = places.setdefault(key, deque(maxlen=_REMEMBERED))
                now = _Control(page.revision, component["custom_id"], hash(json.dumps(component)))
                if not stood or stood[-1][1:] != now[1:]:
                    stood.append(now)
        for gone in self._sights.keys() - self._pages.keys() - {page.id}:
            del self._sights[gone]

    def _keep_pictures(self, page: _Page, sight: _Sight) -> None:
        """Keep the pictures of a tab, and the last of those it no longer shows."""
        shown = {
            key: (asset.contentType, blob.data, asset.filename)
            for key, asset in page.assets.items()
            if (blob := self._blobs.get(asset.digest or ""))
        }
        replaced = [(key, one) for key, one in sight.pictures.items() if key not in shown]
        sight.pictures = {**dict(replaced[-REPLACED_PICTURES:]), **shown}

    async def _prepare_asset(
        self, context_id: str | None, asset_id: str, **how: Any
    ) -> tuple[str, bytes, str]:
        """A picture of a tab, even if it has been replaced since the tab was told of it.

        simcord refuses that one, and the tab would show it as unavailable until it is told of the next.
        """
        try:
            return await super()._prepare_asset(context_id, asset_id, **how)
        except (SetupError, BackendError):
            sight = self._sights.get(self._get_page(context_id).id)
            if sight is None or asset_id not in sight.pictures:
                raise
            return sight.pictures[asset_id]

    def _page_payload(self, page: _Page) -> dict[str, Any]:
        """State of a page for its tab, with the sizes of all pictures: nothing moves when they arrive.

        simcord gives the size of a picture only after the tab has fetched it. Menus say since when they
        have been as they are, for the page's own `menus.js`.
        """
        payload = super()._page_payload(page)
        if "profile" in payload:
            payload["profile"]["locale"] = self.locale_for(page.viewer.id)
        controls = self._sights[page.id].controls if page.id in self._sights else {}
        for number, message in payload.get("messages", {}).items():
            for menu in _menus(message["components"]):
                stood = controls.get(int(number), {}).get(menu["control_key"])
                menu["drawn"] = stood[-1].since if stood else 0
        for key, asset in payload["assets"].items():
            if asset["displayReady"] or not asset["contentType"].startswith("image/"):
                continue
            blob = self._blobs.get(page.assets[key].digest or "")
            if blob and (own := own_picture(blob.data)):
                _, asset["displayWidth"], asset["displayHeight"], _ = own
        return payload

    @staticmethod
    def _visible_ids(page: _Page) -> list[int]:
        return [int(number) for number in page.snapshot.get("timeline", ())]

    def _marks(self, page: _Page) -> dict[int, int]:
        """Fingerprints of the messages shown and of the channel's latest ones."""
        messages = self.env.backend.messages.get(page.channel_id, {})
        locale = self.locale_for(page.viewer.id)
        return {
            number: hash(
                (
                    locale,
                    message.content,
                    json.dumps(message.components),
                    message.edited_timestamp,
                    *(attachment["id"] for attachment in message.attachments),
                )
            )
            for number in {*self._visible_ids(page), *self._newest(page, messages)}
            if (message := messages.get(number)) and message.visible_to(page.viewer.id)
        }

    @staticmethod
    def _newest(page: _Page, messages: Mapping[int, Any]) -> Iterator[int]:
        visible = (n for n in reversed(messages) if messages[n].visible_to(page.viewer.id))
        return (number for number, _ in zip(visible, range(HISTORY_WINDOW_SIZE), strict=False))

    def _controls(self, page: _Page, number: int) -> Iterable[tuple[str, dict[str, Any]]]:
        """A message's present buttons and menus, with their positions."""
        message = self.env.backend.messages.get(page.channel_id, {}).get(number)
        for index, row in enumerate(message.components if message else ()):
            for path, component in _component_paths(row, str(index)):
                key = _component_key(component, path, number)
                if key is not None and "custom_id" in component:
                    yield key, component

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            result = await super()._action(context_id, self._up_to_date(context_id, body))
            if result["rejected"] and isinstance(body, dict):
                self._log_refusal(context_id, body, result)
            self._show_answer(context_id, result)
            return result

    def _prepare_action(self, page: _Page, kind: str, body: Mapping[str, Any]) -> Any:
        """Prepare an action as simcord does, but log why it's invalid: simcord only says that it is."""
        try:
            return super()._prepare_action(page, kind, body)
        except (SetupError, BackendError, ValueError) as error:
            log.warning("%s of %s is invalid: %s", kind, body.get("control_key"), error)
            raise

    def _log_refusal(
        self, context_id: str | None, body: Mapping[str, Any], result: Mapping[str, Any]
    ) -> None:
        """Log why a press was refused: what the tab showed at its position, and what stands there now."""
        page, target = self._pages.get(context_id or ""), str(body.get("target_id"))
        number = parse_number(target) or 0
        stood = self._sights[page.id].controls.get(number, {}) if page and page.id in self._sights else {}
        log.warning(
            "%s of %s refused (%s): the tab saw publication %s of %s, where %s; now there are %s",
            body.get("kind"),
            body.get("control_key"),
            ", ".join(own["code"] for own in result["diagnostics"]),
            body.get("published_revision"),
            page.revision if page else "no page",
            [own[:2] for own in stood.get(str(body.get("control_key")), ())] or "nothing stood",
            {key: own["custom_id"] for key, own in self._controls(page, number)} if page else {},
        )

    def _show_answer(self, context_id: str | None, result: Mapping[str, Any]) -> None:
        """Leave the history view if the action led to a new message."""
        page = self._pages.get(context_id or "")
        if page is None or page.window_end_id is None:
            return
        brought = {int(outcome.get("messageId") or 0) for outcome in result["outcomes"]}
        if max(brought, default=0) > page.window_end_id:
            page.window_end_id = None
            self._publish(page)

    def _up_to_date(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The action as if sent from the latest publication, if it means the same.

        simcord refuses actions from a page that has been published again in the meantime. This page is
        published without anyone acting, which would hit people who press at that moment. A press refers to
        the control seen at its position, and is redirected to that control's current position.
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
        """Current position of the pressed control in its message; None if it is gone."""
        target, key, seen = (body.get(name) for name in ("target_id", "control_key", "published_revision"))
        number = parse_number(str(target))
        if not isinstance(seen, int) or number is None:
            return None
        stood = self._sights[page.id].controls.get(number, {}).get(str(key), ())
        meant = next((own.custom_id for own in reversed(stood) if own.since <= seen), None)
        now = self._controls(page, number)
        return next((place for place, own in now if own["custom_id"] == meant), None)


# --------------------------------------------------------------------------------------------------- pictures


_EMOJI = re.compile(rf"{re.escape(CDN_BASE)}/emojis/(\d+)\.png")


class EmojiFiles(CdnStore):
    """simcord's files, plus emoji, which ``drawn`` returns by id."""

    def __init__(self, drawn: Callable[[int], bytes | None]) -> None:
        super().__init__()
        self._drawn = drawn

    def get(self, url: str) -> bytes | None:
        """The file at a URL, or None."""
        found = _EMOJI.fullmatch(url)
        return self._drawn(int(found[1])) if found else super().get(url)


_TYPES = {"PNG": "image/png", "JPEG": "image/jpeg", "WEBP": "image/webp"}


def own_picture(blob: bytes) -> tuple[str, int, int, int] | None:
    """Kind, width, height and number of frames of a picture of the bot's; None for anything else."""
    try:
        with Image.open(io.BytesIO(blob)) as image:
            kind = str(image.format)
            return (kind, *image.size, getattr(image, "n_frames", 1)) if kind in _TYPES else None
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None


class OwnPictures(MediaWorker):
    """Serves the bot's own pictures to the browser unchanged.

    simcord starts a process for each picture, which decodes it and re-encodes it as PNG, at most eight at a
    time. That suits untrusted files, but a game's page shows dozens of pictures, all drawn here. Anything but
    still pictures still goes through simcord.
    """

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """The picture with its metadata for the page."""
        own = own_picture(blob)
        if own is None or own[-1] > 1:
            return await super().validate(key, blob, media_time=media_time)
        kind, width, height, _ = own
        return MediaInfo(
            kind, width, height, 1, width * height * 4, blob, _TYPES[kind], capture=blob, poster=blob
        )
