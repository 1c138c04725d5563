"""Private panels: presses are answered in order, and pages stay up to date with the game.

A press takes as long as its picture, and people tap faster than that. Unordered, the reply to an earlier tap
could arrive last and stay, or keep a picture that another reply has just replaced.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from k2bot.game import limits
from k2bot.game.values import Button, Page, Refusal, Style
from k2bot.host.discord.calls import CALL_FAILED, TOKEN_LIFETIME, UNKNOWN_MESSAGE
from k2bot.host.discord.compose import Composer, ShownPage, Waiter, edit, menus_of
from k2bot.host.event_loop import cancel_all, done_or_set, until_caught_up
from k2bot.host.pages.host_pages import controls_of, stamps_of
from k2bot.host.values import SentPost

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
    from datetime import datetime

    import discord

    from k2bot.host.discord.controls import ControlId, Interaction
    from k2bot.host.people import Languages
    from k2bot.host.service.table import Table

log = logging.getLogger(__name__)

ResultT = TypeVar("ResultT")

DOUBLE_TAP = 1.0
"""Debounce time in seconds for new dangerous buttons, and for controls of a decision that replaced another.

A press within it may be the second half of a double tap on what was there before.
"""
REFUSAL_SHOWN = 10 * 60.0
"""Time in seconds during which a refusal is replaced by the next one."""
MAX_REFUSALS = 500
"""Maximum number of refusals remembered."""
MOST_VERSIONS = 2000
"""Maximum number of messages whose last edit is remembered."""
READING = 60.0
"""Time in seconds after which a lesson above a page counts as read."""
MAX_LIVE_PAGES = 3
"""Maximum number of pages per person and table kept up to date."""
SHOWN_WITHIN = 60.0
"""Time in seconds after which a page that was asked for is taken to be shown, or never to be."""
UPDATE_DELAY = 1.0
"""Debounce in seconds between a table's change and the update of its pages."""


@dataclass(slots=True)
class Panel:
    """Private message with presses in progress.

    ``has_replied`` tells whether any of them has shown its reply. ``skipped`` is a reply that wasn't shown,
    because a later press was going to show a newer one; it's shown if that press has nothing to show.
    ``waiting`` is whoever waits for the answer to the press in progress; ``has_line`` tells whether a line
    below the page says so.
    """

    has_replied: bool = False
    skipped: ShownPage | None = None
    waiting: Waiter | None = None
    has_line: bool = False
    presses: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    next_press: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when another press on this panel is queued."""
    pausing: asyncio.Task[None] | None = None
    """Pause of the press in progress, which another one ends."""
    on_idle: Callable[[], None] | None = None
    """Callback for when no press is left."""

    @property
    def pressed_again(self) -> bool:
        """Whether another press on this panel is queued, which will replace what this one shows."""
        return self.presses > 1

    async def pause(self, seconds: float) -> None:
        """Wait, but not once another press on this panel is queued."""
        if self.pressed_again:
            return
        self.pausing = asyncio.create_task(asyncio.sleep(seconds))
        try:
            await asyncio.wait({self.pausing})
        finally:
            self.pausing.cancel()

    async def unless_pressed(self, work: Awaitable[ResultT]) -> ResultT | None:
        """Result of the work; cancels it and returns None once another press is queued."""
        working = asyncio.ensure_future(work)
        try:
            await done_or_set(working, self.next_press)
            return None if self.pressed_again else working.result()
        finally:
            working.cancel()


Key: TypeAlias = tuple[str, str, str]
"""Verb, argument and stamp of a control: its identity within a message."""


@dataclass(frozen=True, slots=True)
class Version:
    """Private message as of the last page that the bot showed there.

    ``armed`` maps controls on which a double tap could do harm to when they appeared and whether they're
    irreversible; the others answer a decision that replaced another.
    """

    edited_at: datetime | None
    text: str
    attachments: Sequence[discord.Attachment]
    armed: Mapping[Key, tuple[float, bool]] = field(default_factory=dict)


class Panels:
    """Per-message queues of presses, and the last known versions of messages."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock or _now
        self._panels: dict[int, Panel] = {}
        self._versions: dict[int, Version] = {}
        self._refusals: dict[tuple[int, int], tuple[float, discord.Message | None]] = {}

    @asynccontextmanager
    async def turn(self, message_id: int) -> AsyncIterator[Panel]:
        """Queue for a panel, and hold it."""
        panel = self._panels.setdefault(message_id, Panel())
        panel.presses += 1
        panel.next_press.set()
        if panel.pausing is not None:
            panel.pausing.cancel()
        try:
            async with panel.lock:
                if not panel.pressed_again:
                    panel.next_press.clear()
                yield panel
        finally:
            panel.presses -= 1
            if not panel.presses:
                del self._panels[message_id]
                if panel.on_idle is not None:
                    panel.on_idle()

    def leave(self, message_id: int, result: ShownPage) -> bool:
        """Hand a reply to presses in progress in case they have nothing to show; whether there are any."""
        panel = self._panels.get(message_id)
        if panel is not None and not panel.has_replied and panel.skipped is None:
            panel.skipped = result
        return panel is not None

    def busy(self, message_id: int, on_idle: Callable[[], None]) -> bool:
        """Whether presses on a panel are in progress; if so, ``on_idle`` is called afterwards."""
        panel = self._panels.get(message_id)
        if panel is not None:
            panel.on_idle = on_idle
        return panel is not None

    def note_shown(self, message: discord.Message, page: Page, before: Collection[str] = ()) -> None:
        """Record that a message now shows a page; ``message`` is Discord's response.

        ``before`` are the stamps shown previously; without any, it's a new message or had no decisions. A
        control that existed before, as when a picture follows late, keeps its time of appearance.
        """
        now, known = self._clock(), self._versions.pop(message.id, None)
        fresh = stamps_of(page).difference(before) if before else frozenset[str]()
        guarded: dict[Key, tuple[float, bool]] = {}
        for control in controls_of(page):
            key = control.verb, control.argument, control.stamp
            dangerous = isinstance(control, Button) and control.style is Style.DANGER
            if dangerous or control.stamp in fresh:
                guarded[key] = now, dangerous
            if known is not None and key in known.armed:
                guarded[key] = known.armed[key]
        self._versions[message.id] = Version(
            message.edited_at, message.content, tuple(message.attachments), guarded
        )
        while len(self._versions) > MOST_VERSIONS:
            del self._versions[next(iter(self._versions))]

    def attachments(self, message: discord.Message) -> Sequence[discord.Attachment]:
        """Current attachments of a message, as far as known; a press may carry an older version.

        A press sent before its user saw the last edit carries the attachments from before it.
        """
        known = self._versions.get(message.id)
        if known is None:
            return message.attachments
        newer = message.edited_at is not None and (
            known.edited_at is None or message.edited_at > known.edited_at
        )
        return message.attachments if newer else known.attachments

    def page_text(self, message: discord.Message) -> str:
        """Text of the page in a message, as far as known, without the line of progress below it.

        A press may carry an older text, or one with that line.
        """
        known = self._versions.get(message.id)
        return message.content if known is None else known.text

    def ignores(self, message_id: int, own: ControlId, *, private: bool) -> bool:
        """Whether a press is an accidental double tap, or the answer to an earlier one is on its way.

        A double tap comes when its control is too new for a press to count. On a post that isn't ``private``,
        irreversible actions count at once, because they ask for confirmation first.
        """
        panel, known = self._panels.get(message_id), self._versions.get(message_id)
        waiting = None if panel is None else panel.waiting
        if waiting is not None and waiting.long and waiting.control == own:
            return True
        key = own.verb, own.argument, own.stamp
        armed_at, dangerous = known.armed.get(key, (-DOUBLE_TAP, False)) if known else (-DOUBLE_TAP, False)
        return self._clock() - armed_at < DOUBLE_TAP and (private or not dangerous)

    def refusal(self, user_id: int, message_id: int) -> discord.Message | None:
        """Message that refused a user's last press on that message, if recent."""
        refused_at, refusal = self._refusals.get((user_id, message_id), (0.0, None))
        return refusal if self._clock() - refused_at < REFUSAL_SHOWN else None

    def note_refusal(self, user_id: int, message_id: int, refusal: discord.Message | None) -> None:
        """Record the message that refuses a press; None if it can't be reused."""
        self._refusals.pop((user_id, message_id), None)
        if refusal is not None:
            self._refusals[user_id, message_id] = self._clock(), refusal
        while len(self._refusals) > MAX_REFUSALS:
            del self._refusals[next(iter(self._refusals))]


@dataclass(frozen=True, slots=True)
class OpenPanel:
    """A private page on display, and the interaction through which it can be edited until some time.

    ``plays`` tells whether it's to play on, even if its reader looks something up there. ``language`` is
    its reader's, ``lesson`` is shown above the text. ``place`` says where the reader continues if not here:
    ``above`` or ``below``, with a ``link`` if there is one.
    """

    interaction: Interaction
    table: int
    message: discord.Message
    page: Page
    expires: float
    language: str
    plays: bool
    lesson: str = ""
    place: str = ""
    link: str = "none"

    @property
    def reader(self) -> int:
        """Id of the user who sees it."""
        return self.interaction.user.id

    @property
    def is_unread(self) -> bool:
        """Whether its reader may still have to read a lesson above it."""
        return bool(self.lesson) and _now() < self.expires - TOKEN_LIFETIME + READING

    def lesson_on(self, page: Page) -> str:
        """Its lesson, if that's still unread, belongs to the page that replaces it, and fits; else empty."""
        applies = any(one.text == self.lesson for one in page.lessons)
        fits = len(f"{self.lesson}\n{page.text}") <= limits.TEXT
        return self.lesson if self.is_unread and applies and fits else ""


class OpenPanels:
    """Private pages on display, by message, the oldest first; found by table or reader without a search.

    Thousands of other people's are open, so no press may go through all of them.
    """

    def __init__(self) -> None:
        self._by_message: OrderedDict[int, OpenPanel] = OrderedDict()
        self._by_table: dict[int, dict[int, None]] = {}
        self._by_reader: dict[int, dict[int, None]] = {}

    def __len__(self) -> int:
        return len(self._by_message)

    def __contains__(self, message_id: int) -> bool:
        return message_id in self._by_message

    def get(self, message_id: int) -> OpenPanel | None:
        """Page in that message."""
        return self._by_message.get(message_id)

    def put(self, panel: OpenPanel) -> None:
        """Add a page as the newest one, or replace the page in the same message, in its place."""
        number = panel.message.id
        self._by_message[number] = panel
        self._by_table.setdefault(panel.table, {})[number] = None
        self._by_reader.setdefault(panel.reader, {})[number] = None

    def pop(self, message_id: int) -> OpenPanel | None:
        """Forget the page in that message, and return it."""
        panel = self._by_message.pop(message_id, None)
        if panel is not None:
            for pages, owner in ((self._by_table, panel.table), (self._by_reader, panel.reader)):
                del pages[owner][message_id]
                if not pages[owner]:
                    del pages[owner]
        return panel

    def drop_expired(self) -> None:
        """Forget pages that can't be edited any more."""
        while self._by_message:
            oldest = next(iter(self._by_message.values()))
            if _now() <= oldest.expires:
                break
            self.pop(oldest.message.id)

    def of_table(self, table: int) -> list[OpenPanel]:
        """Pages of a table."""
        return [self._by_message[number] for number in self._by_table.get(table, ())]

    def of_reader(self, reader: int) -> list[OpenPanel]:
        """Pages of a person, of whatever table."""
        return [self._by_message[number] for number in self._by_reader.get(reader, ())]


_Replacements: TypeAlias = dict[tuple[int, object, str], Page | None]
"""What takes the place of a page (None: it stays), by its reader, what it shows, and the language."""


class LivePages:
    """Replaces private pages that are outdated after a change of their table.

    ``Table.follow_up`` supplies the replacement. The newest pages per person and table are kept up to date;
    older ones still work through their buttons. One task per table runs while it has pages to update. As
    nobody has pressed for this, it proceeds page by page, in the order of the tables' changes, and yields to
    replies.

    Pages of a game are listed one below the other. In a server's channel, a new one therefore takes the place
    of an earlier one, which is deleted: there is one to play on, one to read, and one line about a press at
    most. In direct messages, where the bot's messages last, only the last page used is live; its reader's
    others fold into a line that says where to continue.
    """

    def __init__(
        self, composer: Composer, panels: Panels, languages: Languages, *, pace: float = UPDATE_DELAY
    ) -> None:
        self._composer = composer
        self._languages = languages
        self._panels = panels
        self._pace = pace
        self._shown = OpenPanels()
        self._rounds: dict[int, asyncio.Task[None]] = {}
        self._again: dict[int, Table | None] = {}
        """Tables with pages to replace; None for one that has only folded pages."""
        self._changed: OrderedDict[int, tuple[float, Table]] = OrderedDict()
        """Time of each table's latest change, oldest first; only changes that a page in transit may lack."""
        self._turn = asyncio.Lock()

    def note(
        self,
        interaction: Interaction,
        table: int,
        message: discord.Message,
        page: Page,
        lesson: str = "",
        *,
        since: float,
    ) -> None:
        """Record what a user sees in a private message; they asked for it at that time (``since``).

        ``page`` excludes what's said above it about their press: that alone is no reason to replace it.
        """
        self._shown.drop_expired()  # pages of finished games are removed nowhere else
        if not table:
            self._shown.pop(message.id)
            return
        reader, private, channel = interaction.user.id, interaction.guild_id is None, message.channel.id
        if not message.flags.ephemeral:  # a post, which the outbox keeps up to date
            if private:
                self.note_private_post(table, reader, SentPost(channel, message.id), page)
            return
        before = self._shown.pop(message.id)
        until, language = _now() + TOKEN_LIFETIME, self._languages.reader
        plays = is_live(page) or (before is not None and before.plays)
        panel = OpenPanel(interaction, table, message, page, until, language, plays, lesson)
        if page.live or page.rows or not private:
            self._shown.put(panel)
            changed_at, changed = self._changed.get(table, (float("-inf"), None))
            if changed_at >= since:  # it may have been worked out before that
                self._begin(table, changed)
        own = [shown for shown in self._shown.of_reader(reader) if shown.table == table]
        if private:
            pages = [shown for shown in own if is_live(shown.page)]
            used_last = max(pages, key=lambda shown: shown.interaction.id, default=None)
            if used_last is not None:
                self._fold(table, reader, channel, used_last.message.id)
        else:
            self._fold(table, reader, channel, message.id, successor=panel)
        for shown in own[:-MAX_LIVE_PAGES]:
            self._shown.pop(shown.message.id)

    def note_private_post(self, table: int, reader: int, posted: SentPost, page: Page) -> None:
        """Fold pages above a new private post of the game in which their reader can continue."""
        if is_live(page):
            self._fold(table, reader, posted.channel_id, posted.message_id, lasts=True)

    def unread_lesson(self, press: Interaction, table: int, page: Page) -> str:
        """Unread lesson on the page to play on that ``page`` replaces after a press; empty without one."""
        own = (one for one in self._shown.of_reader(press.user.id) if one.table == table)
        others = (one for one in own if is_live(one.page) and one.message != press.message)
        lessons = (one.lesson_on(page) for one in others)
        return next(filter(None, lessons), "") if is_live(page) else ""

    def opened_by(self, message_id: int) -> Interaction | None:
        """Interaction through which a page can be edited or deleted, as far as known."""
        shown = self._shown.get(message_id)
        return None if shown is None else shown.interaction

    def is_folded(self, message_id: int) -> bool:
        """Whether a page is (about to be) a line that says where to continue: presses are answered below."""
        panel = self._shown.get(message_id)
        return panel is not None and bool(panel.place)

    def wake(self, table: Table) -> None:
        """Update the pages of a table that has changed, in the background."""
        now = _now()
        self._changed[table.id] = now, table
        self._changed.move_to_end(table.id)
        while now - next(iter(self._changed.values()))[0] > SHOWN_WITHIN:
            self._changed.popitem(last=False)
        self._begin(table.id, table)

    def _begin(self, number: int, changed: Table | None = None) -> None:
        """Fold pages of the table with that number, or update them all if it has ``changed``."""
        if not self._shown.of_table(number):
            return
        self._again[number] = changed or self._again.get(number)
        if number not in self._rounds:
            self._rounds[number] = asyncio.create_task(self._round(number), name=f"live-pages-{number}")

    async def close(self) -> None:
        """Stop; the pages' buttons still work after the next start."""
        await cancel_all(self._rounds.values())

    def _fold(
        self,
        table: int,
        reader: int,
        channel: int,
        live_id: int,
        *,
        lasts: bool = False,
        successor: OpenPanel | None = None,
    ) -> None:
        """Fold or delete a user's live pages in a channel, except the one with that id.

        Links to it if it ``lasts``; clients can't follow a link to an ephemeral message. With a
        ``successor``, this applies to all pages that it replaces, live or not.
        """
        link = SentPost(channel, live_id).link(None) if lasts else "none"
        for shown in self._shown.of_reader(reader):
            number, of_table = shown.message.id, shown.table == table
            counts = _gives_way(shown, successor) if successor else of_table and is_live(shown.page)
            if shown.message.channel.id == channel and number != live_id and counts:
                place = "above" if live_id < number else "below"
                self._shown.put(replace(shown, place=place, link=link))
                self._begin(shown.table)

    async def _round(self, number: int) -> None:
        try:
            while number in self._again:
                await asyncio.sleep(self._pace if self._again[number] else 0)
                table, pages = self._again.pop(number), _Replacements()
                for panel in self._shown.of_table(number):
                    try:
                        await self._update(table, panel.message.id, pages)
                    except Exception:
                        log.exception("table %s: private page not updated", number)
                        self._shown.pop(panel.message.id)
        finally:
            del self._rounds[number]

    async def _update(self, table: Table | None, message_id: int, pages: _Replacements) -> None:
        """Replace a page that's folded or, if its ``table`` has changed, outdated, after presses on it.

        ``pages`` caches results for the reader's other messages.
        """
        open_panel = self._shown.get(message_id)
        if open_panel is None or not (table or open_panel.place):
            return
        retry = partial(self._begin, open_panel.table, table)
        if _now() > open_panel.expires:
            self._shown.pop(message_id)
            return
        if self._panels.busy(message_id, retry):
            return
        try:
            page = await self._page(table, open_panel, pages)
        except Refusal:
            self._shown.pop(message_id)
            return
        if page is None or self._panels.busy(message_id, retry):
            return
        if _look(page) == _look(open_panel.page):
            if self._shown.get(message_id) is open_panel:
                same = replace(open_panel.page, as_of=page.as_of)
                self._shown.put(replace(open_panel, page=same))
            return
        async with self._panels.turn(message_id) as panel:
            if self._shown.get(message_id) is not open_panel:
                return  # its reader has pressed something meanwhile, and gets that reply
            try:
                await self._replace(open_panel, page, panel, retry)
            except CALL_FAILED as error:
                if getattr(error, "code", 0) != UNKNOWN_MESSAGE:  # otherwise its reader has dismissed it
                    log.info("table %s: private page no longer updated: %s", open_panel.table, error)
                self._shown.pop(message_id)

    async def _page(self, table: Table | None, open_panel: OpenPanel, pages: _Replacements) -> Page | None:
        """Replacement for a page on display; None if it's still valid. Raises Refusal."""
        if not (open_panel.place or open_panel.page.live or open_panel.page.rows):
            return None
        if open_panel.place:
            await until_caught_up()
            with self._languages.answering(open_panel.language):
                words = self._languages.reader_words
                text = words.text("page-continued", place=open_panel.place, link=open_panel.link)
            return Page(text)
        shown = open_panel.page
        key = open_panel.reader, (shown.live or _look(shown), shown.as_of), open_panel.language
        if key not in pages:
            async with self._turn:
                await until_caught_up()
                with self._languages.answering(open_panel.language):
                    pages[key] = await table.follow_up(open_panel.reader, open_panel.page) if table else None
        return pages[key]

    async def _replace(
        self, open_panel: OpenPanel, page: Page, panel: Panel, retry: Callable[[], None]
    ) -> None:
        """Replace a page unless it's pressed; in a server, delete one that's folded.

        Raises CALL_FAILED errors.
        """
        interaction, number = open_panel.interaction, open_panel.message.id
        if open_panel.place and interaction.guild_id is not None:
            self._shown.pop(number)
            await interaction.delete_original_response()
            return
        shown = ShownPage(page, lesson=open_panel.lesson_on(page))
        kept = menus_of(open_panel.page, open_panel.message)
        compose = partial(self._composer.compose, shown.whole, open_panel.table, "p", kept=kept)
        message = await panel.unless_pressed(compose(present=self._panels.attachments(open_panel.message)))
        if message is None:
            retry()  # in case that press leads to nothing new
            return
        changed = await edit(message, interaction.edit_original_response, partial(compose, present=()))
        panel.has_replied = True
        self._panels.note_shown(changed, page, stamps_of(open_panel.page) or {page.live})
        now = self._shown.get(number)  # it may be about to be folded
        if now is not None and (now.place or page.live or page.rows):
            plays = now.plays or is_live(page)
            self._shown.put(replace(now, message=changed, page=page, plays=plays, lesson=shown.lesson))
        else:
            self._shown.pop(number)


def is_live(page: Page) -> bool:
    """Whether a page follows the game or asks its reader something, rather than being read-only."""
    return bool(page.live or stamps_of(page))


def _is_text(page: Page) -> bool:
    """Whether a page is only text, mostly the result of a press."""
    return not (page.live or page.rows or page.pictures or page.files)


def _gives_way(shown: OpenPanel, successor: OpenPanel) -> bool:
    """Whether a new page takes the place of an earlier one: any line, or a page of the game for the same use.

    Files stay, so does an unread lesson that the new page lacks, and so does the page whose press led to it.
    """
    is_missing = shown.is_unread and shown.lesson != successor.lesson
    if is_missing or shown.page.files or shown.message == successor.interaction.message:
        return False
    if _is_text(shown.page) and "\n" not in shown.page.text and not shown.plays:
        return True
    same = (shown.table, shown.plays) == (successor.table, successor.plays)
    return same and not _is_text(successor.page)


def _look(page: Page) -> object:
    """Visible content of a page, for comparison."""
    return page.text, page.rows, tuple(picture.key for picture in page.pictures)


def _now() -> float:
    return asyncio.get_running_loop().time()
