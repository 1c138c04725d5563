"""Application emoji: the games' drawings, uploaded where Discord doesn't have them yet."""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from typing import TYPE_CHECKING

from k2bot.host.discord.calls import CALL_FAILED

if TYPE_CHECKING:
    from collections.abc import Iterable

    import discord

    from k2bot.game.values import Emoji

log = logging.getLogger(__name__)

MAX_FILE_SIZE = 256 * 2**10
"""Discord's limit for an emoji file, in bytes."""
MAX_EMOJI_NAME_LENGTH = 32
"""Discord's limit for an emoji name, in characters."""
MAX_EMOJI = 2000
"""Discord's limit of emoji per application."""
_DIGITS = 6


class ApplicationEmoji:
    """Emoji available on Discord; ``markup`` maps each name to its markup in messages.

    Discord's names end in a hash of the drawing: a changed drawing becomes a new emoji, and existing posts
    keep the old one.
    """

    def __init__(self, client: discord.Client, drawings: Iterable[Emoji]) -> None:
        self._client = client
        self._drawings = {emoji.name: emoji for emoji in drawings}
        self._names: dict[int, str] = {}
        self.markup: dict[str, str] = {}

    @property
    def complete(self) -> bool:
        """Whether all of them are on Discord."""
        return len(self.markup) == len(self._drawings)

    def image(self, number: int) -> bytes | None:
        """File of the bot's emoji with that id; None for others."""
        name = self._names.get(number)
        return None if name is None else self._drawings[name].draw()

    async def upload(self, *, only_look: bool = False) -> Exception | None:
        """Upload what Discord lacks, or ``only_look`` at what it has; returns what has failed, and logs it.

        The next call continues from there.
        """
        try:
            uploaded = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
            wanted = {_full_name(emoji): emoji for emoji in self._drawings.values()}
            for name in wanted.keys() & uploaded.keys():
                self._add(wanted[name], uploaded[name])
            missing = frozenset() if only_look else wanted.keys() - uploaded.keys()
            others = [emoji for name, emoji in uploaded.items() if name not in wanted]
            await self._make_room(others, len(missing))
            for name in sorted(missing):
                file = await asyncio.to_thread(wanted[name].draw)
                self._add(wanted[name], await self._client.create_application_emoji(name=name, image=file))
        except CALL_FAILED as error:
            count = len(self._drawings) - len(self.markup)
            log.warning("%d emoji missing, messages are sent without them: %s", count, error)
            return error
        if missing:
            log.info("uploaded %d emoji", len(missing))
        return None

    def _add(self, drawing: Emoji, uploaded: discord.Emoji) -> None:
        self.markup[drawing.name], self._names[uploaded.id] = str(uploaded), drawing.name

    async def _make_room(self, others: list[discord.Emoji], count: int) -> None:
        """Delete the oldest outdated versions of our emoji, only as many as Discord's limit requires."""
        stems = {_stem(_full_name(emoji)) for emoji in self._drawings.values()}
        earlier = sorted((emoji for emoji in others if _stem(emoji.name) in stems), key=lambda own: own.id)
        for emoji in earlier[: max(0, len(self.markup) + len(others) + count - MAX_EMOJI)]:
            await emoji.delete()


def _full_name(emoji: Emoji) -> str:
    return f"{emoji.name}_{sha256(emoji.key.encode()).hexdigest()[:_DIGITS]}"


def _stem(name: str) -> str:
    return name[: -_DIGITS - 1]
