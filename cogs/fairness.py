"""Proof that nobody chose the chance of a game: its seed is the one that was promised at the start."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cogs.played import PlayedActs
from k2bot.host.discord.presses import Answer
from k2bot.host.fairness import commitment
from k2bot.host.game import Page, Refusal
from k2bot.host.posts import LOBBY
from k2bot.host.seating import Status

if TYPE_CHECKING:
    from collections.abc import Iterator

    import discord

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash


class FairnessActs(PlayedActs):
    """The command that verifies the chance of a game."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """One, where the game has records."""
        if self._bot.catalogue.game(self._key).records is not None:
            yield slash.command("verify", self.verify, *self.parameters(slash))

    async def verify(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Replay a game, and say what the SHA-256 of its seed is and where it was promised."""
        record: discord.Attachment | None = chosen.get("record")
        self.refuse_both(chosen["table"], record)
        if record is not None:
            return Answer(Page(await self._of_record(await self.attached(record))))
        table = await self.meant(interaction, chosen["table"])
        words, number = self._words, str(table.id)
        play = table.session.play
        if table.session.replay_error is not None or play is None:
            raise Refusal(words.text("discord-played-aside"))
        promised = commitment(table.row.seed or "")
        if table.status is Status.RUNNING:
            text = words.text("verify-running", table=number, promised=promised, command=self._key)
        else:
            steps = len(await asyncio.to_thread(self._steps, play.moment(()).record()))
            link = await table.link(LOBBY) or "none"
            text = words.text("verify-over", table=number, promised=promised, count=steps - 1, link=link)
        return Answer(Page(f"{text}\n\n{words.text('verify-why')}"), table.id)

    async def _of_record(self, record: str) -> str:
        """What is said of a record that somebody attached. Raises Refusal where it leads elsewhere."""
        steps = await asyncio.to_thread(self._steps, record)
        records = self._game.records
        promised = commitment(records.seed_of(record) if records else "")
        text = self._words.text("verify-record", promised=promised, count=len(steps) - 1)
        return f"{text}\n\n{self._words.text('verify-why')}"

    def _steps(self, record: str) -> tuple[object, ...]:
        records = self._game.records
        return records.replayed(record) if records else ()
