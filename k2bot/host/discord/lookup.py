"""Finding a message again that was sent, and of which the bot never learnt that it arrived."""

from __future__ import annotations

import hashlib
import json
import logging
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import discord

from k2bot.host.discord import faults
from k2bot.host.discord.permissions import may_read_history
from k2bot.text.emoji import bare

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence
    from datetime import datetime

    from k2bot.host.discord.composer import Message
    from k2bot.host.store import Known

log = logging.getLogger(__name__)

WRONG: Final = timedelta(minutes=10)
"""How far the clock of this computer may be ahead of Discord's."""
MARK: Final = 20
"""Letters of a mark."""
READ: Final = 100
"""Messages that are read, from the try on: what Discord gives at once."""


class Lookup:
    """Looks for messages in the channels in which the bot may read."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._told = False

    async def find(
        self,
        place: discord.abc.Messageable,
        channel_id: int,
        marks: Collection[str],
        tried: datetime,
        known: Known,
    ) -> int | None:
        """The id of a message in a channel with one of these marks; None where none is found.

        It was sent at ``tried`` at the earliest, after every known post of its table; no known post is it.
        """
        if not may_read_history(self._client.get_channel(channel_id)):
            self._tell(channel_id, "the permission Read Message History is not given")
            return None
        earliest = max(known.newest or 0, earliest_id(tried))
        try:
            async for post in place.history(limit=READ, after=discord.Object(earliest)):
                if post.id not in known.messages and self._is_it(post, marks):
                    return post.id
        except discord.Forbidden as error:
            if faults.concerns_all(error):
                raise
            self._tell(channel_id, str(error))
        return None

    def _is_it(self, post: discord.Message, marks: Collection[str]) -> bool:
        """Whether a post is the bot's own, as it was made, and has one of these marks."""
        own = self._client.user is not None and post.author.id == self._client.user.id
        names = (attachment.filename for attachment in post.attachments)
        return own and post.edited_at is None and _mark(post.content, _ids(post.components), names) in marks

    def _tell(self, channel_id: int, reason: str) -> None:
        if not self._told:
            self._told = True
            log.info(
                "channel %s cannot be searched for what was sent before a stop, so it may come twice: %s",
                channel_id,
                reason,
            )


def earliest_id(tried: datetime) -> int:
    """The lowest id that a message can have which was sent at that time or later."""
    return discord.utils.time_snowflake(tried - WRONG)


def marks_of(message: Message) -> frozenset[str]:
    """By what a post that was made of a message is known again: with its files, and without them."""
    ids = () if message.panel is None else tuple(message.panel.ids)
    names = [upload.name for upload in message.uploads]
    return frozenset(_mark(message.text, ids, files) for files in (names, ()))


def _mark(text: str, ids: Iterable[str | None], names: Iterable[str]) -> str:
    said = json.dumps([bare(text).strip(), list(ids), sorted(names)])
    return hashlib.sha256(said.encode()).hexdigest()[:MARK]


def _ids(components: Sequence[object]) -> Iterator[str | None]:
    for component in components:
        if isinstance(component, discord.ActionRow):
            yield from _ids(component.children)
        elif isinstance(component, discord.Button | discord.SelectMenu):
            yield component.custom_id
