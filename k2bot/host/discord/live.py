"""Private pages that keep up with the game, for as long as Discord lets them be edited."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from k2bot.host.discord import faults
from k2bot.host.discord.panels import stamps
from k2bot.host.game import Refusal
from k2bot.host.log import log_of

if TYPE_CHECKING:
    from k2bot.host.discord.composer import Composer
    from k2bot.host.discord.panels import Panels
    from k2bot.host.game import Page
    from k2bot.host.languages import Languages
    from k2bot.host.table import Table

Interaction: TypeAlias = discord.Interaction[Any]

TOKEN: Final = 14 * 60.0
"""Seconds for which the answer to an interaction can be edited, with a minute to spare."""
KEPT_UP: Final = 3
"""Pages of one person and table that are kept up."""
PACE: Final = 1.0
"""Seconds between a change at a table and its pages: changes that follow one another are gathered."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A private page that somebody sees, and the interaction by which it can be edited until some time.

    ``language`` is that of its reader.
    """

    interaction: Interaction
    message: discord.Message
    page: Page
    until: float
    language: str


class LivePages:
    """Puts the page that a private page names in its place when its table has changed.

    Of each person and table the newest pages are kept up: older ones lead on by their buttons. One task a
    table while there is something to bring up to date, none while there is not.
    """

    def __init__(
        self, composer: Composer, panels: Panels, languages: Languages, *, pace: float = PACE
    ) -> None:
        self._composer = composer
        self._languages = languages
        self._panels = panels
        self._pace = pace
        self._shown: dict[int, dict[int, Shown]] = {}
        """By table and message, the newest last."""
        self._rounds: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def note(self, interaction: Interaction, table_id: int, message: discord.Message, page: Page) -> None:
        """Take note of what somebody sees in a private message from now on."""
        if interaction.guild_id is None and not message.flags.ephemeral:
            return  # a private post, which the outbox keeps up to date
        of_table = self._shown.setdefault(table_id, {})
        of_table.pop(message.id, None)
        if page.live:
            of_table[message.id] = Shown(interaction, message, page, _now() + TOKEN, self._languages.reader)
        reader = interaction.user.id
        own = [number for number, shown in of_table.items() if shown.interaction.user.id == reader]
        for number in own[:-KEPT_UP]:
            del of_table[number]
        if not of_table:
            del self._shown[table_id]

    def wake(self, table: Table) -> None:
        """See to it that the pages of a table that has changed are brought up to date."""
        if table.id not in self._shown:
            return
        self._again.add(table.id)
        if table.id not in self._rounds:
            self._rounds[table.id] = asyncio.create_task(self._round(table), name=f"live-pages-{table.id}")

    async def close(self) -> None:
        """Stop; the buttons of the pages lead on after the next start."""
        rounds = tuple(self._rounds.values())
        for task in rounds:
            task.cancel()
        await asyncio.gather(*rounds, return_exceptions=True)

    async def _round(self, table: Table) -> None:
        try:
            while table.id in self._again:
                await asyncio.sleep(self._pace)
                self._again.discard(table.id)
                for message_id in tuple(self._shown.get(table.id, ())):
                    try:
                        await self._bring_up_to_date(table, message_id)
                    except Exception:  # noqa: BLE001 - it is logged, and the others are brought up to date
                        log_of(table).exception("a private page could not be brought up to date")
                        self._forget(table.id, message_id)
        finally:
            del self._rounds[table.id]

    async def _bring_up_to_date(self, table: Table, message_id: int) -> None:
        shown = self._shown.get(table.id, {}).get(message_id)
        if shown is None:
            return
        if _now() > shown.until:
            self._forget(table.id, message_id)
            return
        async with self._panels.turn(message_id) as panel:
            if panel.awaited or self._shown.get(table.id, {}).get(message_id) is not shown:
                return  # its reader has pressed something meanwhile, and is shown what that leads to
            try:
                with self._languages.answering(shown.language):
                    page = await table.page(shown.interaction.user.id, shown.page.live)
            except Refusal:
                self._forget(table.id, message_id)
                return
            if _look(page) == _look(shown.page):
                return
            present = shown.message.attachments if panel.present is None else panel.present
            message = await self._composer.compose(page, table.id, "p", present=present)
            try:
                edited = await shown.interaction.edit_original_response(**message.edit())
            except faults.CALL_FAILED as error:
                log_of(table).info("a private page is not kept up any more: %s", error)
                self._forget(table.id, message_id)
                return
            panel.present = edited.attachments
            self._panels.appeared(message_id, page, stamps(shown.page) or {page.live})
            if page.live:
                self._shown[table.id][message_id] = replace(shown, message=edited, page=page)
            else:
                self._forget(table.id, message_id)

    def _forget(self, table_id: int, message_id: int) -> None:
        of_table = self._shown.get(table_id, {})
        of_table.pop(message_id, None)
        if not of_table:
            self._shown.pop(table_id, None)


def _look(page: Page) -> object:
    """What somebody sees of a page."""
    return page.text, page.rows, tuple(picture.key for picture in page.pictures)


def _now() -> float:
    return asyncio.get_running_loop().time()
