"""First message of a channel: where you are, what the game looks like, and how to start."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from k2bot.game.values import REMATCH
from k2bot.host.discord.controls import HostId, read_id
from k2bot.host.pages.exercises import LEARN, tutorial_offer
from k2bot.host.pages.overview import new_commands
from k2bot.host.rows import Status

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from simcord import ChannelHandle
    from simcord.backend.models.message import Message
    from simcord.backend.state import Backend

    from k2bot.host.discord.client import GameBot
    from k2bot.text.words import Words

INVISIBLE_PREFIX = "\u2060"
"""Invisible prefix by which the next run recognises the welcome of an earlier one."""


class Welcome:
    """The welcome in one channel; ``key`` is that of its game, or of the shared channel.

    Offers the tutorial as long as nobody has played, and later unless another post in the channel does.
    ``alone`` says that there is only one player to view the pages as.
    """

    def __init__(
        self,
        bot: GameBot,
        backend: Backend,
        channels: Mapping[str, ChannelHandle],
        key: str,
        text: Words,
        *,
        alone: bool,
    ) -> None:
        self.key = key
        self._alone = alone
        self.message = _message(backend, channels[key])
        self._channels = channels
        self._bot = bot
        self._backend = backend
        self._text = text
        self._game = bot.catalogue.game(key) if key in bot.catalogue.keys else None
        self._newcomer = False
        self._teaches = True
        """Whether it offers the tutorial, if there is one."""
        own = self._game.greeting if self._game else None
        self._picture = None if own is None or self.message.attachments else own.picture
        # Drawn while the bot starts, which takes about as long.
        self._drawing = asyncio.create_task(bot.images.draw(self._picture)) if self._picture else None

    async def say(self) -> None:
        """Update the message to what can be done now."""
        self._teaches = self._newcomer or not self._is_offered()
        self.message.components = self._learning() if self._teaches else []
        own = self._game.greeting if self._game else None
        title = self._game.title if self._game else ""
        text = self._text.text(
            "offline-welcome",
            key=self.key,
            alone=self._alone,
            welcome=own.welcome if own else self._text.text("offline-welcome-game", title=title),
            start=own.start if own else self._text.text("offline-start"),
            commands=new_commands(self._bot.catalogue.keys, self._text),
            found=await self._game_here(),
            learn=self._game is not None and self._game.tutorial,
            others=self._others(),
            daily=self._game is not None and self._game.daily,
        )
        self.message.content = INVISIBLE_PREFIX + text
        if self._picture and self._drawing and not self.message.attachments:
            data = await self._drawing
            if data is not None:
                number, place, name = self._backend.snowflake(), self.message.channel_id, self._picture.name
                self.message.attachments = [
                    self._backend.cdn.store_attachment(number, place, name, data, self._picture.alt)
                ]

    def _others(self) -> str:
        """The other games with the channels they have here; "none" without any."""
        named = [
            f"{self._bot.catalogue.game(key).title} (<#{self._channels[key].id}>)"
            for key in self._bot.catalogue.keys
            if key != self.key
        ]
        return self._text.list_text(named, "talk-list-and") if named and self._game else "none"

    def close(self) -> None:
        """Stop drawing, because the bot stops."""
        if self._drawing:
            self._drawing.cancel()

    async def renew(self, *, newcomer: bool) -> None:
        """Update it when the tutorial is to be offered or no longer."""
        self._newcomer = newcomer
        if self._teaches != (newcomer or not self._is_offered()):
            await self.say()

    async def _game_here(self) -> str:
        channel_id = self.message.channel_id
        table = await self._bot.host.tables.in_channel(channel_id)
        if table is None:
            return "over" if is_rematch_offered(self._backend, channel_id) else "nothing"
        return "game" if table.session.status is Status.RUNNING else "table"

    def _learning(self) -> list[dict[str, Any]]:
        """The button that opens the game's tutorial, if it has one."""
        offers = tutorial_offer(self._game, self._text) if self._game else ()
        buttons = [
            {
                "type": 2,
                "style": 1,
                "label": own.label,
                "custom_id": str(HostId(0, own.verb, 0, own.argument)),
            }
            for own in offers
        ]
        return [{"type": 1, "components": buttons}] if buttons else []

    def _is_offered(self) -> bool:
        own = offered_controls(self._backend, self.message.channel_id, but=self.message)
        return any((there.verb, there.argument) == (LEARN, self.key) for there in own)


def offered_controls(backend: Backend, channel_id: int, *, but: Message | None = None) -> Iterator[HostId]:
    """Ids of the host's buttons below the public posts of a channel, without those of one post."""
    for message in backend.messages.get(channel_id, {}).values():
        if message is but or message.is_ephemeral:
            continue
        for row in message.components:
            for part in row.get("components", ()):
                own = read_id(part.get("custom_id", ""))
                if isinstance(own, HostId):
                    yield own


def is_rematch_offered(backend: Backend, channel_id: int) -> bool:
    """Whether a finished game's post in a channel still offers a rematch."""
    return any(own.verb == REMATCH for own in offered_controls(backend, channel_id))


def _message(backend: Backend, channel: ChannelHandle) -> Message:
    """The first message of a channel, from an earlier run or newly created."""
    first = next(iter(backend.messages.get(channel.id, {}).values()), None)
    if first is not None and first.content.startswith(INVISIBLE_PREFIX):
        return first
    return backend.create_message(channel.id, backend.bot_user.id, INVISIBLE_PREFIX)
