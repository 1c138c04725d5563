"""The bot's own emoji: what its games draw, uploaded where Discord has it not yet, and found by name."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TypeVar

import discord

from k2bot.host.discord import faults

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator

    from k2bot.game.values import Emoji
    from k2bot.host.discord.composer import Message

log = logging.getLogger(__name__)

T = TypeVar("T")

LARGEST: Final = 256 * 2**10
"""Bytes of the largest file that Discord takes for an emoji."""
NAME: Final = 32
"""Letters of the longest name of an emoji."""
ROOM: Final = 2000
"""How many emoji an application may have."""
_DIGITS: Final = 6


class Emojis(Mapping[str, str]):
    """The emoji that are there, by the names pages use, as they are written in a message.

    It fills by itself from ``take_up`` on. Discord's names end in a hash of what is drawn: what is drawn
    otherwise than before is another emoji, and posts go on showing the earlier one.
    """

    def __init__(self, client: discord.Client, drawings: Iterable[Emoji]) -> None:
        self._client = client
        self._drawings = {emoji.name: emoji for emoji in drawings}
        self._known: dict[str, discord.Emoji] = {}

    def __getitem__(self, name: str) -> str:
        """The emoji as it is written in a message."""
        return str(self._known[name])

    def __iter__(self) -> Iterator[str]:
        """The names of those that are there."""
        return iter(self._known)

    def __len__(self) -> int:
        """How many are there."""
        return len(self._known)

    @property
    def whole(self) -> bool:
        """Whether all are there."""
        return len(self._known) == len(self._drawings)

    def drawn(self, number: int) -> bytes | None:
        """The file of the emoji with that id; None for others'."""
        return next(
            (self._drawings[name].draw() for name, own in self._known.items() if own.id == number), None
        )

    async def take_up(self) -> None:
        """Find what Discord has, upload what it lacks; what fails is logged, and left to the next time."""
        try:
            found = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
            wanted = {_full_name(emoji): emoji for emoji in self._drawings.values()}
            self._known |= {wanted[name].name: found[name] for name in wanted.keys() & found.keys()}
            lacking = wanted.keys() - found.keys()
            await self._make_room(
                [emoji for name, emoji in found.items() if name not in wanted], len(lacking)
            )
            for name in sorted(lacking):
                file = await asyncio.to_thread(wanted[name].draw)
                made = await self._client.create_application_emoji(name=name, image=file)
                self._known[wanted[name].name] = made
        except faults.CALL_FAILED as error:
            log.warning(
                "%d emoji are missing, messages do without: %s", len(self._drawings) - len(self), error
            )
        else:
            if lacking:
                log.info("uploaded %d emoji", len(lacking))

    async def _make_room(self, others: list[discord.Emoji], count: int) -> None:
        """Delete the oldest that were drawn for the same names, only where Discord would take no more."""
        stems = {_stem(_full_name(emoji)) for emoji in self._drawings.values()}
        earlier = sorted(
            (emoji for emoji in others if _stem(emoji.name) in stems), key=lambda emoji: emoji.id
        )
        for emoji in earlier[: max(0, len(self) + len(others) + count - ROOM)]:
            await emoji.delete()


def _full_name(emoji: Emoji) -> str:
    return f"{emoji.name}_{sha256(emoji.key.encode()).hexdigest()[:_DIGITS]}"


def _stem(name: str) -> str:
    return name[: -_DIGITS - 1]


async def sent(message: Message, call: Callable[[Message], Awaitable[T]]) -> T:
    """Send a message by ``call``; a second time without emoji where Discord takes them for invalid.

    It does so now and then with emoji that are there (discord-api-docs, issue 7128).
    """
    try:
        return await call(message)
    except discord.HTTPException as error:
        if message.without_emoji is None or not faults.invalid_emoji(error):
            raise
        log.info("a message goes out without its emoji: %s", error)
        return await call(message.without_emoji)
