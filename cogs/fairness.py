"""Proof that nobody chose the chance of a game: its seed holds what was promised, and its record replays."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.played import PlayedActs
from k2bot.game.values import Page, Refusal
from k2bot.host.attention.posts import LOBBY
from k2bot.host.discord.presses import Answer
from k2bot.host.people.members import Status
from k2bot.host.service.fairness import commitment, pressed_at, presses_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash
    from k2bot.game.values import Recording

_MOST_TIMES: Final = 10
"""Presses whose times are shown."""


class FairnessActs(PlayedActs):
    """The command that verifies the chance of a game."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """One, where the game has records."""
        if self._bot.catalogue.game(self._key).records is not None:
            yield slash.command("verify", self.verify, *self.parameters(slash))

    async def verify(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Replay a game, and show the fingerprint of its sealed number and where that was promised."""
        record: discord.Attachment | None = chosen.get("record")
        self.refuse_both(chosen["table"], record)
        if record is not None:
            return Answer(Page(await self._of_record(await self.attached(record))))
        table = await self.meant(interaction, chosen["table"])
        words, number = self._words, str(table.id)
        play, seed = table.session.play, table.row.seed
        if table.session.replay_error is not None or play is None or seed is None:
            raise Refusal(words.text("discord-played-aside"))
        if table.status is Status.RUNNING:
            text = words.text("verify-running", table=number, command=self._key)
        else:
            played = await self._replayed(play.moment(()).record())
            key = "verify-over" if played.over else "verify-cancelled"
            text = words.text(
                key, table=number, count=len(played.steps) - 1
            )  # words: verify-over, verify-cancelled
        link = await table.link(LOBBY) or "none"
        # The presses stay secret with the seed while the game is on.
        told = self._seed_text(seed, link, presses=table.status is not Status.RUNNING)
        return Answer(Page(f"{text}\n{told}"), table.id)

    async def _of_record(self, record: str) -> str:
        """What is said of a record that somebody attached. Raises Refusal where it leads elsewhere."""
        played = await self._replayed(record)
        key = "verify-record" if played.over else "verify-record-open"
        count = len(played.steps) - 1
        lines = [self._words.text(key, count=count)]  # words: verify-record, verify-record-open
        if not played.marked:
            lines.append(self._words.text("verify-unmarked"))
        return "\n".join((*lines, self._seed_text(played.seed, "none", presses=True)))

    def _seed_text(self, seed: str, link: str, *, presses: bool) -> str:
        """What a seed is made of, what was promised of it, and what that proves."""
        words, mixed = self._words, presses_of(seed)
        lines = [words.text("verify-promised", promised=commitment(seed), link=link)]
        if mixed and presses:
            times = [discord.utils.format_dt(pressed_at(press), "T") for press in mixed[:_MOST_TIMES]]
            more = [] if len(mixed) <= _MOST_TIMES else ["…"]
            lines.append(words.text("verify-presses", count=len(mixed), times=", ".join(times + more)))
        why = words.text("verify-why" if mixed else "verify-why-alone")  # words: verify-why, verify-why-alone
        return "\n".join(lines) + f"\n\n{why}"

    async def _replayed(self, record: str) -> Recording[Any]:
        records = self._game.records
        if records is None:
            raise Refusal(self._words.text("discord-played-aside"))
        return await asyncio.to_thread(records.replayed, record)
