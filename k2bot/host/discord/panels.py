"""Private messages: quick taps are answered in order, and pages keep up with the game.

A press takes as long as its picture, and people tap faster than that. Without an order the answer to an
earlier tap could arrive last and stay, and an answer could keep a picture that another has just replaced.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from k2bot.game.values import Button, Page, Refusal, Style
from k2bot.host.discord.calls import CALL_FAILED
from k2bot.host.discord.messages import TEXT, edit, send
from k2bot.host.event_loop import at_ease
from k2bot.host.pages.host_pages import controls_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
    from datetime import datetime

    import discord

    from k2bot.host.discord.controls import ControlId, Interaction
    from k2bot.host.discord.messages import Answer, Composer
    from k2bot.host.people import Languages
    from k2bot.host.service.table import Table
    from k2bot.host.values import Posted

log = logging.getLogger(__name__)

ResultT = TypeVar("ResultT")

DOUBLE_TAP: Final = 1.0
"""Seconds in which a press on a new dangerous button does not count, nor one on a control of a decision that
has taken another one's place: it may be the second half of a double tap on what was there before.
"""
REMEMBERED: Final = 10 * 60.0
"""Seconds for which a refusal is found again, so that the next one takes its place."""
MOST: Final = 500
"""Refusals that are remembered at a time."""
MOST_VERSIONS: Final = 2000
"""Messages whose last edit is remembered at a time."""
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

    ``shown`` says whether one of them was shown its answer. ``unshown`` is an answer that was left out, since
    a later press was to show a newer one.
    """

    shown: bool = False
    unshown: Answer | None = None
    presses: int = 0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    another: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once another press on this panel waits for its turn."""
    then: Callable[[], None] | None = None
    """Called once nobody presses any more."""

    @property
    def pressed_again(self) -> bool:
        """Whether another press on this panel waits for its turn."""
        return self.presses > 1

    async def unless_pressed(self, work: Awaitable[ResultT]) -> ResultT | None:
        """The result of the work; None, and the work is stopped, once another press waits for its turn."""
        working, another = asyncio.ensure_future(work), asyncio.create_task(self.another.wait())
        try:
            await asyncio.wait([working, another], return_when=asyncio.FIRST_COMPLETED)
            return None if self.pressed_again else working.result()
        finally:
            working.cancel()
            another.cancel()


Key: TypeAlias = tuple[str, str, str]
"""Verb, argument and stamp of a control, which tell it from the others of its message."""


@dataclass(frozen=True, slots=True)
class Version:
    """A private message as the bot knows it since its own last edit.

    ``guarded`` are the controls on which a double tap could do harm, each with when it appeared, and
    whether it does what can't be undone; the others answer a decision that took another one's place.
    """

    edited_at: datetime | None
    attachments: Sequence[discord.Attachment]
    guarded: Mapping[Key, tuple[float, bool]] = field(default_factory=dict)


class Panels:
    """Queues of presses, by message, and what is known of the messages edited last."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._panels: dict[int, Panel] = {}
        self._versions: dict[int, Version] = {}
        self._refusals: dict[tuple[int, int], tuple[float, discord.Message | None]] = {}

    @asynccontextmanager
    async def turn(self, message_id: int) -> AsyncIterator[Panel]:
        """Wait for one's turn at a panel, and hold it."""
        panel = self._panels.setdefault(message_id, Panel())
        panel.presses += 1
        panel.another.set()
        try:
            async with panel.turn:
                if not panel.pressed_again:
                    panel.another.clear()
                yield panel
        finally:
            panel.presses -= 1
            if not panel.presses:
                del self._panels[message_id]
                if panel.then is not None:
                    panel.then()

    def leave(self, message_id: int, answer: Answer) -> bool:
        """Leave an answer to presses under way, should they have nothing to show; whether there are any."""
        panel = self._panels.get(message_id)
        if panel is not None and not panel.shown and panel.unshown is None:
            panel.unshown = answer
        return panel is not None

    def busy(self, message_id: int, then: Callable[[], None]) -> bool:
        """Whether presses on a panel are being answered; if so, ``then`` is called once they are."""
        panel = self._panels.get(message_id)
        if panel is not None:
            panel.then = then
        return panel is not None

    def note_shown(self, message: discord.Message, page: Page, before: Collection[str] = ()) -> None:
        """Note that a message shows a page from now on; ``message`` is what Discord gave back.

        ``before`` are the stamps of what it showed; without any it is a new message, or was read only. A
        control that it had already, as before a late picture, keeps the time when it appeared.
        """
        now, known = self._clock(), self._versions.pop(message.id, None)
        fresh = stamps(page).difference(before) if before else frozenset[str]()
        guarded: dict[Key, tuple[float, bool]] = {}
        for control in controls_of(page):
            key = control.verb, control.argument, control.stamp
            dangerous = isinstance(control, Button) and control.style is Style.DANGER
            if dangerous or control.stamp in fresh:
                guarded[key] = now, dangerous
            if known is not None and key in known.guarded:
                guarded[key] = known.guarded[key]
        self._versions[message.id] = Version(message.edited_at, tuple(message.attachments), guarded)
        while len(self._versions) > MOST_VERSIONS:
            del self._versions[next(iter(self._versions))]

    def attachments(self, message: discord.Message) -> Sequence[discord.Attachment]:
        """The attachments of a message now, as far as is known; that of a press can be an older version.

        A press sent before its sender saw the last edit comes with the attachments from before it.
        """
        known = self._versions.get(message.id)
        if known is None:
            return message.attachments
        newer = message.edited_at is not None and (
            known.edited_at is None or message.edited_at > known.edited_at
        )
        return message.attachments if newer else known.attachments

    def is_double_tap(self, message_id: int, own: ControlId, *, private: bool) -> bool:
        """Whether a control of that message is too new for a press on it to count.

        On a post that isn't ``private`` what can't be undone counts at once: it asks first.
        """
        known = self._versions.get(message_id)
        if known is None:
            return False
        key = own.verb, own.argument, own.stamp
        at, dangerous = known.guarded.get(key, (-DOUBLE_TAP, False))
        return self._clock() - at < DOUBLE_TAP and (private or not dangerous)

    def refusal(self, user_id: int, message_id: int) -> discord.Message | None:
        """The message that refused somebody's last press on that message, if it was a short while ago."""
        at, refusal = self._refusals.get((user_id, message_id), (0.0, None))
        return refusal if self._clock() - at < REMEMBERED else None

    def note_refusal(self, user_id: int, message_id: int, refusal: discord.Message | None) -> None:
        """Note the message that refuses a press; None where it can't be used again."""
        self._refusals.pop((user_id, message_id), None)
        if refusal is not None:
            self._refusals[user_id, message_id] = self._clock(), refusal
        while len(self._refusals) > MOST:
            del self._refusals[next(iter(self._refusals))]


@dataclass(frozen=True, slots=True)
class Shown:
    """A private page that somebody sees, and the interaction by which it can be edited until some time.

    ``language`` is that of its reader, ``lesson`` what it teaches them above the text of the page. ``place``
    says where its reader continues if not here: ``above`` or ``below``, with a ``link`` where there is one.
    """

    interaction: Interaction
    table: int
    message: discord.Message
    page: Page
    until: float
    language: str
    lesson: str = ""
    place: str = ""
    link: str = "none"

    @property
    def reader(self) -> int:
        """The id of the user who sees it."""
        return self.interaction.user.id

    def taught(self, page: Page) -> Page:
        """The page that takes the place of this one; with its lesson, where that still applies and fits."""
        text = f"{self.lesson}\n{page.text}"
        still = self.lesson and page.live and len(text) <= TEXT
        return replace(page, text=text) if still else page


class LivePages:
    """Replaces private pages that no longer apply once their table has changed.

    ``Table.follow_up`` says by which page. Of each person and table the newest pages are kept up to date;
    older ones lead on by their buttons. One task a table while there is something to bring up to date, none
    while there is not. Nobody has pressed for any of this, so it is done page by page, in the order of the
    tables' changes, and after the answers that are due.

    In a direct message all pages of a game come one below the other, and would all say the same. So there
    only the one used last is live; its reader's others fold to a line that says where to continue.
    """

    def __init__(
        self, composer: Composer, panels: Panels, languages: Languages, *, pace: float = PACE
    ) -> None:
        self._composer = composer
        self._languages = languages
        self._panels = panels
        self._pace = pace
        self._shown: dict[int, Shown] = {}
        """By message, the oldest first."""
        self._rounds: dict[int, asyncio.Task[None]] = {}
        self._folding: set[asyncio.Task[None]] = set()
        self._again: set[int] = set()
        self._turn = asyncio.Lock()

    def note(
        self, interaction: Interaction, table: int, message: discord.Message, page: Page, lesson: str = ""
    ) -> None:
        """Note what somebody sees in a private message from now on.

        ``page`` is without what is said above it about their press: that alone is no reason to replace it.
        """
        for old in tuple(self._shown.values()):  # where a game is over, nothing else comes upon them
            if _now() <= old.until:
                break
            del self._shown[old.message.id]
        if not table:
            return
        reader, private, channel = interaction.user.id, interaction.guild_id is None, message.channel.id
        if private and not message.flags.ephemeral:  # a private post, which the outbox keeps up to date
            if is_live(page):
                self._fold(table, reader, channel, message.id, lasts=True)
            return
        self._shown.pop(message.id, None)
        if page.live or page.rows:
            until, language = _now() + TOKEN, self._languages.reader
            self._shown[message.id] = Shown(interaction, table, message, page, until, language, lesson)
        own = [shown for shown in self._of_table(table) if shown.reader == reader]
        if private:
            pages = [shown for shown in own if is_live(shown.page)]
            used_last = max(pages, key=lambda shown: shown.interaction.id, default=None)
            if used_last is not None:
                self._fold(table, reader, channel, used_last.message.id)
        for shown in own[:-KEPT_UP]:
            del self._shown[shown.message.id]

    def note_private_post(self, table: int, reader: int, posted: Posted, page: Page) -> None:
        """Fold what somebody was shown above a new private post of the game that they can continue in."""
        if is_live(page):
            self._fold(table, reader, posted.channel_id, posted.message_id, lasts=True)

    def is_folded(self, message_id: int) -> bool:
        """Whether a page says only where to continue, or is about to: a press on it is answered below."""
        shown = self._shown.get(message_id)
        return shown is not None and bool(shown.place)

    def _of_table(self, table: int) -> list[Shown]:
        return [shown for shown in self._shown.values() if shown.table == table]

    def wake(self, table: Table) -> None:
        """Bring the pages of a table that has changed up to date, in the background."""
        if not self._of_table(table.id):
            return
        self._again.add(table.id)
        if table.id not in self._rounds:
            self._rounds[table.id] = asyncio.create_task(self._round(table), name=f"live-pages-{table.id}")

    async def close(self) -> None:
        """Stop; the buttons of the pages lead on after the next start."""
        tasks = (*self._rounds.values(), *self._folding)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _fold(self, table: int, reader: int, channel: int, live_id: int, *, lasts: bool = False) -> None:
        """Fold the live pages of somebody in a direct message, apart from the message with that id.

        The link to one that ``lasts`` is told; a client finds no other private message by its link.
        """
        link = f"https://discord.com/channels/@me/{channel}/{live_id}" if lasts else "none"
        for shown in self._of_table(table):
            own = (shown.reader, shown.message.channel.id) == (reader, channel)
            number = shown.message.id
            if own and number != live_id and is_live(shown.page):
                place = "above" if live_id < number else "below"
                self._shown[number] = replace(shown, place=place, link=link)
                self._begin_folding(number)

    def _begin_folding(self, message_id: int) -> None:
        task = asyncio.create_task(self._show_folded(message_id), name=f"fold-{message_id}")
        self._folding.add(task)
        task.add_done_callback(self._folding.discard)

    async def _show_folded(self, message_id: int) -> None:
        """Edit a page to the line that says where to continue; a press under way is answered first."""
        await at_ease(ANSWERS_FIRST)
        if self._panels.busy(message_id, partial(self._begin_folding, message_id)):
            return
        async with self._panels.turn(message_id):
            shown = self._shown.get(message_id)
            if shown is None or not (shown.place and is_live(shown.page)):
                return
            with self._languages.answering(shown.language):
                words = self._languages.reader_words
                page = Page(words.text("page-continued", place=shown.place, link=shown.link))
            message = await self._composer.compose(page, shown.table, "p", present=())
            try:
                changed = await send(
                    message, lambda message: shown.interaction.edit_original_response(**message.edit())
                )
            except CALL_FAILED as error:
                log.info("table %s: a private page can't be folded: %s", shown.table, error)
                self._shown.pop(message_id, None)
                return
            self._panels.note_shown(changed, page)
            if message_id in self._shown:
                self._shown[message_id] = replace(shown, message=changed, page=page)

    async def _round(self, table: Table) -> None:
        try:
            while table.id in self._again:
                await asyncio.sleep(self._pace)
                self._again.discard(table.id)
                found: dict[tuple[int, object, str], Page | None] = {}
                for shown in self._of_table(table.id):
                    try:
                        await self._update(table, shown.message.id, found)
                    except Exception:
                        table.session.log.exception("a private page could not be brought up to date")
                        self._shown.pop(shown.message.id, None)
        finally:
            del self._rounds[table.id]

    async def _update(
        self, table: Table, message_id: int, found: dict[tuple[int, object, str], Page | None]
    ) -> None:
        """Check whether a page still applies, and edit it if not; a press on it is answered first.

        What was worked out for another message of its reader is ``found`` already.
        """
        shown = self._shown.get(message_id)
        if shown is None:
            return
        if _now() > shown.until:
            del self._shown[message_id]
            return
        busy = partial(self._panels.busy, message_id, partial(self.wake, table))
        if busy():
            return
        try:
            page = await self._page(table, shown, found)
        except Refusal:
            self._shown.pop(message_id, None)
            return
        if page is None or _look(page) == _look(shown.page) or busy():
            return
        async with self._panels.turn(message_id) as panel:
            if panel.pressed_again or self._shown.get(message_id) is not shown:
                return  # its reader has pressed something meanwhile, and is shown what that leads to
            compose = partial(self._composer.compose, shown.taught(page), table.id, "p")
            present = self._panels.attachments(shown.message)
            message = await panel.unless_pressed(compose(present=present))
            if message is None:
                self.wake(table)  # for where that press leads to nothing new
                return
            try:
                changed = await edit(
                    message,
                    lambda message: shown.interaction.edit_original_response(**message.edit()),
                    partial(compose, present=()),
                )
            except CALL_FAILED as error:
                table.session.log.info("a private page is not kept up any more: %s", error)
                self._shown.pop(message_id, None)
                return
            panel.shown = True
            self._panels.note_shown(changed, page, stamps(shown.page) or {page.live})
            now = self._shown.get(message_id)  # it may be about to fold by now
            if now is not None and (page.live or page.rows):
                self._shown[message_id] = replace(now, message=changed, page=page)
            else:
                self._shown.pop(message_id, None)

    async def _page(
        self, table: Table, shown: Shown, found: dict[tuple[int, object, str], Page | None]
    ) -> Page | None:
        """The page that takes the place of one that is shown; None where it still holds. Raises Refusal."""
        key = shown.reader, shown.page.live or _look(shown.page), shown.language
        if key not in found:
            async with self._turn:
                await at_ease(ANSWERS_FIRST)
                with self._languages.answering(shown.language):
                    found[key] = await table.follow_up(shown.reader, shown.page)
        return found[key]


def stamps(page: Page) -> frozenset[str]:
    """The decisions that the controls of a page answer."""
    return frozenset(control.stamp for control in controls_of(page) if control.stamp)


def is_live(page: Page) -> bool:
    """Whether a page follows the game or asks its reader something, unlike one that is only read."""
    return bool(page.live or stamps(page))


def _look(page: Page) -> object:
    """What somebody sees of a page."""
    return page.text, page.rows, tuple(picture.key for picture in page.pictures)


def _now() -> float:
    return asyncio.get_running_loop().time()
