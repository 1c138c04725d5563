"""Private panels at work: quick taps are answered in their order, and pages keep up with the game.

A press takes as long as its picture, and people tap faster than that. Without an order the answer to an
earlier tap could arrive last and stay, and an answer could keep a picture that another has just replaced.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import discord

from k2bot.host.discord import faults
from k2bot.host.discord.emoji import sent
from k2bot.host.event_loop import at_ease
from k2bot.host.game import Button, Refusal, Style
from k2bot.host.log import log_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence

    from k2bot.host.discord.composer import Composer
    from k2bot.host.discord.presses import Answer
    from k2bot.host.game import Page
    from k2bot.host.languages import Languages
    from k2bot.host.table import Table

Interaction: TypeAlias = discord.Interaction[Any]
ResultT = TypeVar("ResultT")

STARTLE: Final = 1.0
"""Seconds in which a press does not count on a dangerous button that has just appeared, and on a control of
a decision that has taken another one's place: it may be the second half of a double tap on what stood there.
"""
REMEMBERED: Final = 10 * 60.0
"""Seconds for which a refusal is found again, so that the next one takes its place."""
MOST: Final = 500
"""Refusals that are remembered at a time."""
TOKEN: Final = 14 * 60.0
"""Seconds for which the answer to an interaction can be edited, with a minute to spare."""
KEPT_UP: Final = 3
"""Pages of one person and table that are kept up."""
PACE: Final = 1.0
"""Seconds between a change at a table and its pages: changes that follow one another are gathered."""
ANSWERS_FIRST: Final = 0.25
"""Seconds the next page to be brought up to date gives way to answers, where these never end."""


@dataclass(slots=True)
class Panel:
    """A private message while presses on it are answered.

    ``present`` are the attachments it has now, None while only the press itself can say that. ``owed`` is an
    answer that was not shown, since a later press was to show a newer one.
    """

    present: Sequence[discord.Attachment] | None = None
    owed: Answer | None = None
    presses: int = 0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    another: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once another press on this panel waits for its turn."""
    then: Callable[[], None] | None = None
    """What is to be done once nobody presses any more."""

    @property
    def awaited(self) -> bool:
        """Whether another press on this panel waits for its turn."""
        return self.presses > 1

    async def unless_pressed(self, work: Awaitable[ResultT]) -> ResultT | None:
        """What the work gives; None, and the work is stopped, once another press waits for its turn."""
        working, another = asyncio.ensure_future(work), asyncio.create_task(self.another.wait())
        try:
            await asyncio.wait([working, another], return_when=asyncio.FIRST_COMPLETED)
            return None if self.awaited else working.result()
        finally:
            working.cancel()
            another.cancel()


class Panels:
    """The panels with presses under way, by message, and what is remembered for a moment after them."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._panels: dict[int, Panel] = {}
        self._appeared: dict[int, tuple[float, frozenset[str]]] = {}
        self._refusals: dict[tuple[int, int], tuple[float, discord.Message | None]] = {}

    @asynccontextmanager
    async def turn(self, message_id: int) -> AsyncIterator[Panel]:
        """Wait for one's turn at a panel, and have it."""
        panel = self._panels.setdefault(message_id, Panel())
        panel.presses += 1
        panel.another.set()
        try:
            async with panel.turn:
                if not panel.awaited:
                    panel.another.clear()
                yield panel
        finally:
            panel.presses -= 1
            if not panel.presses:
                del self._panels[message_id]
                if panel.then is not None:
                    panel.then()

    def left(self, message_id: int, answer: Answer) -> bool:
        """Leave an answer to presses under way, should they have nothing to show; whether there are any."""
        panel = self._panels.get(message_id)
        if panel is not None and panel.present is None and panel.owed is None:
            panel.owed = answer
        return panel is not None

    def busy(self, message_id: int, then: Callable[[], None]) -> bool:
        """Whether presses on a panel are being answered; if so, ``then`` is called once they are."""
        panel = self._panels.get(message_id)
        if panel is not None:
            panel.then = then
        return panel is not None

    def appeared(self, message_id: int, page: Page, before: Collection[str] = ()) -> None:
        """Take note that a page stands in a message since this moment.

        ``before`` are the stamps of what stood there; without any it is a new message, or was read only.
        """
        now = self._clock()
        self._appeared = {other: known for other, known in self._appeared.items() if now - known[0] < STARTLE}
        fresh = stamps(page).difference(before) if before else frozenset[str]()
        if fresh or any(button.style is Style.DANGER for button in _buttons(page)):
            self._appeared[message_id] = now, fresh

    def startled(self, message_id: int, stamp: str, *, dangerous: bool) -> bool:
        """Whether a control of that message has stood there for so short that no press on it counts."""
        at, fresh = self._appeared.get(message_id, (-STARTLE, frozenset[str]()))
        return self._clock() - at < STARTLE and (dangerous or stamp in fresh)

    def refusal(self, user_id: int, message_id: int) -> discord.Message | None:
        """The message that refused somebody's last press on that message, if it was a short while ago."""
        at, refusal = self._refusals.get((user_id, message_id), (0.0, None))
        return refusal if self._clock() - at < REMEMBERED else None

    def refused(self, user_id: int, message_id: int, refusal: discord.Message | None) -> None:
        """Take note of the message that refuses a press; None where it cannot be used again."""
        self._refusals.pop((user_id, message_id), None)
        if refusal is not None:
            self._refusals[user_id, message_id] = self._clock(), refusal
        while len(self._refusals) > MOST:
            del self._refusals[next(iter(self._refusals))]


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
    """Puts another page in the place of a private one once its table has changed so that it no longer holds.

    Which one that is says ``Table.follow_up``. Of each person and table the newest pages are kept up: older
    ones lead on by their buttons. One task a
    table while there is something to bring up to date, none while there is not. Nobody has pressed for any of
    this, so it is done page by page, in the order of the tables' changes, and after the answers that are due.
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
        self._turn = asyncio.Lock()

    def note(self, interaction: Interaction, table_id: int, message: discord.Message, page: Page) -> None:
        """Take note of what somebody sees in a private message from now on."""
        if interaction.guild_id is None and not message.flags.ephemeral:
            return  # a private post, which the outbox keeps up to date
        of_table = self._shown.setdefault(table_id, {})
        of_table.pop(message.id, None)
        if page.live or page.rows:
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
                found: dict[tuple[int, object, str], Page | None] = {}
                for message_id in tuple(self._shown.get(table.id, ())):
                    try:
                        await self._bring_up_to_date(table, message_id, found)
                    except Exception:  # noqa: BLE001 - it is logged, and the others are brought up to date
                        log_of(table).exception("a private page could not be brought up to date")
                        self._forget(table.id, message_id)
        finally:
            del self._rounds[table.id]

    async def _bring_up_to_date(
        self, table: Table, message_id: int, found: dict[tuple[int, object, str], Page | None]
    ) -> None:
        """Look whether a page is as it should be, and edit it if not; a press on it goes before.

        What was worked out for another message of its reader is ``found`` already.
        """
        shown = self._shown.get(table.id, {}).get(message_id)
        if shown is None:
            return
        if _now() > shown.until:
            self._forget(table.id, message_id)
            return
        if self._panels.busy(message_id, partial(self.wake, table)):
            return  # whoever presses is answered first
        try:
            page = await self._page(table, shown, found)
        except Refusal:
            self._forget(table.id, message_id)
            return
        if (
            page is None
            or _look(page) == _look(shown.page)
            or self._panels.busy(message_id, partial(self.wake, table))
        ):
            return
        async with self._panels.turn(message_id) as panel:
            if panel.awaited or self._shown.get(table.id, {}).get(message_id) is not shown:
                return  # its reader has pressed something meanwhile, and is shown what that leads to
            present = shown.message.attachments if panel.present is None else panel.present
            message = await panel.unless_pressed(self._composer.compose(page, table.id, "p", present=present))
            if message is None:
                self.wake(table)  # for where that press leads to nothing new
                return
            try:
                edited = await sent(
                    message, lambda message: shown.interaction.edit_original_response(**message.edit())
                )
            except faults.CALL_FAILED as error:
                log_of(table).info("a private page is not kept up any more: %s", error)
                self._forget(table.id, message_id)
                return
            panel.present = edited.attachments
            self._panels.appeared(message_id, page, stamps(shown.page) or {page.live})
            if page.live or page.rows:
                self._shown[table.id][message_id] = replace(shown, message=edited, page=page)
            else:
                self._forget(table.id, message_id)

    async def _page(
        self, table: Table, shown: Shown, found: dict[tuple[int, object, str], Page | None]
    ) -> Page | None:
        """The page that takes the place of one that is shown; None where it still holds. Raises Refusal."""
        reader = shown.interaction.user.id
        key = reader, shown.page.live or _look(shown.page), shown.language
        if key not in found:
            async with self._turn:
                await at_ease(ANSWERS_FIRST)
                with self._languages.answering(shown.language):
                    found[key] = await table.follow_up(reader, shown.page)
        return found[key]

    def _forget(self, table_id: int, message_id: int) -> None:
        of_table = self._shown.get(table_id, {})
        of_table.pop(message_id, None)
        if not of_table:
            self._shown.pop(table_id, None)


def stamps(page: Page) -> frozenset[str]:
    """The decisions that the controls of a page answer."""
    controls = (control for row in page.rows for control in (row if isinstance(row, tuple) else (row,)))
    return frozenset(control.stamp for control in controls if control.stamp)


def _buttons(page: Page) -> tuple[Button, ...]:
    return tuple(button for row in page.rows if isinstance(row, tuple) for button in row)


def _look(page: Page) -> object:
    """What somebody sees of a page."""
    return page.text, page.rows, tuple(picture.key for picture in page.pictures)


def _now() -> float:
    return asyncio.get_running_loop().time()
