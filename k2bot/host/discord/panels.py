"""Private panels: presses are answered in order, and pages stay up to date with the game.

A press takes as long as its picture, and people tap faster than that. Unordered, the reply to an earlier tap
could arrive last and stay, or keep a picture that another reply has just replaced.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from k2bot.game import limits
from k2bot.game.values import Button, Page, Refusal, Style
from k2bot.host.discord.calls import CALL_FAILED, TOKEN_LIFETIME, UNKNOWN_MESSAGE, again_after, single_attempt
from k2bot.host.discord.compose import NOTHING, Composer, ShownPage, edit, menus_of
from k2bot.host.event_loop import cancel_all, done_or_set, until_caught_up
from k2bot.host.pages.host_pages import controls_of, is_live, kind_of_lobby_page, stamps_of, with_request
from k2bot.host.rows import GAME, SentPost

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection, Mapping, Sequence
    from datetime import datetime

    import discord

    from k2bot.host.discord.controls import ControlId, Interaction
    from k2bot.host.people import Languages
    from k2bot.host.service.delivery import PostDelivery
    from k2bot.host.service.table import Table

log = logging.getLogger(__name__)

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
UPDATE_DELAY = 1.0
"""Debounce in seconds between a table's change and the update of its pages."""
UPDATE_AGAIN = 10.0
"""Pause in seconds before an update of a page that was limited or lost is repeated."""


async def _nobody_told(_line: str) -> None:
    pass


@dataclass(slots=True, eq=False)
class Panel:
    """Queue of presses on a message; ``answered`` is the newest of them that has a reply, by number."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    next_press: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while a press waits for its turn."""
    users: int = 0
    queued: int = 0
    count: int = 0
    answered: int = 0
    drawing: dict[int, asyncio.Future[Any]] = field(default_factory=dict)
    """What replies are waiting for, by the number of their press; a later reply makes it superfluous."""
    pausing: asyncio.Task[None] | None = None
    """Pause of the press in progress, which the next one ends."""
    turn: QueueTurn | None = None
    """Turn of the newest press in progress."""


@dataclass(slots=True, eq=False)
class QueueTurn:
    """Turn of a press on its panel, or of an update; ``number`` is the press's in its queue, else 0.

    ``say`` tells the presser of ``control`` about progress. ``long`` says that they wait for long work.
    """

    panel: Panel = field(default_factory=Panel)
    number: int = 0
    control: ControlId | None = None
    say: Callable[[str], Awaitable[None]] = _nobody_told
    long: bool = False
    holds: bool = False

    @property
    def next_press(self) -> asyncio.Event:
        """Set once another press waits, which comes first."""
        return self.panel.next_press

    def answer(self) -> None:
        """Note that this press has a reply: replies to earlier ones are no longer needed."""
        self.panel.answered = max(self.panel.answered, self.number)
        for number, work in self.panel.drawing.items():
            if number < self.number:
                work.cancel()

    async def until(self, work: asyncio.Future[Any] | None = None) -> bool:
        """Wait for work, while presses that come go first. False once a later press has a reply."""
        if work is not None:
            self.panel.drawing[self.number] = work
        while True:
            while self.panel.queued and self.holds:
                await self.give_way()
            if self.panel.answered > self.number:
                return False
            if work is None or work.done():
                return True
            await done_or_set(work, self.next_press)

    async def pause(self, seconds: float) -> bool:
        """Wait, while presses that come go first. False once a later press has a reply."""
        until = _now() + seconds
        while (goes_on := await self.until()) and (left := until - _now()) > 0:
            pausing = self.panel.pausing = asyncio.create_task(asyncio.sleep(left))
            try:
                await asyncio.wait({pausing})
            finally:
                pausing.cancel()
        return goes_on

    async def give_way(self) -> None:
        """Let whoever waits go first."""
        if self.holds:
            self.holds = False
            self.panel.lock.release()
            await self.panel.lock.acquire()
            self.holds = True


Key: TypeAlias = tuple[str, str, str]
"""Verb, argument and stamp of a control: its identity within a message."""


@dataclass(frozen=True, slots=True)
class Version:
    """Message as of the last page that the bot showed there.

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
        self.on_idle: Callable[[int], None] = lambda _: None
        """Called with the id of a message when nobody waits for it any more."""

    @asynccontextmanager
    async def turn(self, message_id: int, press: QueueTurn | None = None) -> AsyncIterator[QueueTurn]:
        """Queue for a message, and hold it: for a ``press``, or to update what it shows."""
        panel, turn = self._panels.setdefault(message_id, Panel()), press or QueueTurn()
        panel.users += 1
        panel.count += press is not None
        turn.panel, turn.number = panel, panel.count if press else 0
        try:
            await self._acquire(panel, is_press=press is not None)
            turn.holds = True
            panel.turn = press or panel.turn
            yield turn
        finally:
            if turn.holds:
                panel.lock.release()
            panel.users -= 1
            if not panel.users:
                del self._panels[message_id]
                self.on_idle(message_id)

    @staticmethod
    async def _acquire(panel: Panel, *, is_press: bool) -> None:
        panel.queued += is_press
        if is_press:
            panel.next_press.set()
            if panel.pausing is not None:
                panel.pausing.cancel()
        try:
            await panel.lock.acquire()
        finally:
            panel.queued -= is_press
            if not panel.queued:
                panel.next_press.clear()

    def busy(self, message_id: int) -> bool:
        """Whether presses on a message are in progress."""
        return message_id in self._panels

    def note_shown(self, message: discord.Message, page: Page, before: Collection[str] = ()) -> None:
        """Record that a message now shows a page; ``message`` is Discord's response.

        ``before`` are the stamps shown previously; without any, it's a new message or had no decisions. A
        control that existed before, as when a picture follows late, keeps its time of appearance.
        """
        now, known = self._clock(), self._versions.get(message.id)
        if known is not None and _is_later(known.edited_at, message.edited_at):
            return  # heard only after a press on it has been answered
        fresh = stamps_of(page).difference(before) if before else frozenset[str]()
        guarded: dict[Key, tuple[float, bool]] = {}
        for control in controls_of(page):
            key = control.verb, control.argument, control.stamp
            dangerous = isinstance(control, Button) and control.style is Style.DANGER
            if dangerous or control.stamp in fresh:
                guarded[key] = now, dangerous
            if known is not None and key in known.armed:
                guarded[key] = known.armed[key]
        self._versions.pop(message.id, None)
        self._versions[message.id] = Version(
            message.edited_at, message.content, tuple(message.attachments), guarded
        )
        while len(self._versions) > MOST_VERSIONS:
            del self._versions[next(iter(self._versions))]

    def is_newest(self, message: discord.Message) -> bool:
        """Whether a message is as the bot last showed it, as far as known; a press may carry an older one."""
        known = self._versions.get(message.id)
        return known is None or not _is_later(known.edited_at, message.edited_at)

    def attachments(self, message: discord.Message) -> Sequence[discord.Attachment]:
        """Current attachments of a message, as far as known.

        A press sent before its user saw the last edit carries the attachments from before it.
        """
        known = self._versions.get(message.id)
        if known is None or _is_later(message.edited_at, known.edited_at):
            return message.attachments
        return known.attachments

    def page_text(self, message: discord.Message) -> str:
        """Text of the page in a message, as far as known, without the line of progress below it."""
        known = self._versions.get(message.id)
        return message.content if known is None else known.text

    def ignores(self, message_id: int, own: ControlId, *, private: bool) -> bool:
        """Whether a press is an accidental double tap, or the answer to an earlier one is on its way.

        A double tap comes when its control is too new for a press to count. On a post that isn't ``private``,
        irreversible actions count at once, because they ask for confirmation first.
        """
        panel, known = self._panels.get(message_id), self._versions.get(message_id)
        turn = None if panel is None else panel.turn
        if turn is not None and turn.long and turn.control == own:
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


@dataclass(slots=True, eq=False)
class LivePage:
    """A private page of a game on display, until it can't be edited any more.

    ``used`` is the interaction that led to it, or the message of a private post that the game has sent.
    ``plays`` tells whether it's to play on, even if its reader looks something up there; ``lesson`` is shown
    above its text. It's ``stale`` until compared with the game, and ``moved`` once it's to say where its
    reader continues; an empty text deletes it.
    """

    table: int
    reader: int
    place: SentPost
    used: int
    language: str
    page: Page
    lesson: str = ""
    request: Page = NOTHING
    message: discord.Message | None = None
    """Through which it's edited; None for a post that hasn't been pressed."""
    led_from: int = 0
    """Message whose control led to it."""
    in_server: bool = False
    is_post: bool = False
    """Whether the outbox keeps it up to date."""
    plays: bool = False
    stale: bool = True
    moved: str | None = None
    expires: float = field(default_factory=lambda: _now() + TOKEN_LIFETIME)
    not_before: float = 0.0
    """Time of its next update, after one that was limited or lost."""

    @property
    def id(self) -> int:
        """Id of its message."""
        return self.place.message_id

    @property
    def is_unread(self) -> bool:
        """Whether its reader may still have to read a lesson above it."""
        return bool(self.lesson) and _now() < self.expires - TOKEN_LIFETIME + READING

    def lesson_on(self, page: Page) -> str:
        """Its lesson, if that's still unread, belongs to the page that replaces it, and fits; else empty."""
        applies = any(one.text == self.lesson for one in page.lessons)
        fits = len(f"{self.lesson}\n{page.text}") <= limits.TEXT
        return self.lesson if self.is_unread and applies and fits else ""

    def gives_way(self, newer: LivePage) -> bool:
        """Whether a newer page in the same channel of a server takes its place: its use, or its single line.

        Files stay, so does an unread lesson that the new page lacks, and so does the page whose press led to
        it, unless that's to play on, too.
        """
        is_missing = self.is_unread and self.lesson != newer.lesson
        if is_missing or self.page.files or self.id in (newer.id, newer.led_from):
            return False
        if _is_text(self.page) and "\n" not in self.page.text and not self.plays:
            return True
        return self._kind == newer._kind and not _is_text(newer.page)

    @property
    def _kind(self) -> tuple[int, bool, str]:
        """What there's one page of for each person: to play on, to look things up, to set up a lobby."""
        return self.table, self.plays, kind_of_lobby_page(self.page)


class LivePages:
    """Keeps private pages as they're wanted: the result of ``Table.follow_up``, once per person and game.

    One task per table runs while it has pages to compare. As nobody has pressed for this, it proceeds page by
    page, and yields to replies. Of a person's pages to play on, the one used last stays; the others are
    deleted if it's in the same channel of a server, and otherwise say where to continue.
    """

    def __init__(
        self,
        composer: Composer,
        panels: Panels,
        languages: Languages,
        find: Callable[[int], Table | None],
        *,
        pace: float = UPDATE_DELAY,
    ) -> None:
        self._composer = composer
        self._languages = languages
        self._panels = panels
        self._find = find
        self._pace = pace
        self._pages: dict[int, LivePage] = {}
        """By message, the oldest first."""
        self._of: dict[tuple[str, int], tuple[LivePage, ...]] = {}
        """The same by table or reader: no press may go through thousands of other people's."""
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()
        self._closed = False
        panels.on_idle = self._resume

    # ------------------------------------------------------------------------------------------- what's shown

    def note(self, interaction: Interaction, table: int, message: discord.Message, result: ShownPage) -> None:
        """Record what a user sees in a private message.

        What's said above the page about their press is no reason to replace it.
        """
        page = result.page
        while self._pages and _now() > (oldest := next(iter(self._pages.values()))).expires:
            self._forget(oldest.id)  # pages of finished games are removed nowhere else
        before, in_server = self._forget(message.id), interaction.guild_id is not None
        if not table or (in_server and not message.flags.ephemeral):
            return
        place, language = SentPost(message.channel.id, message.id), self._languages.reader
        own = LivePage(table, interaction.user.id, place, interaction.id, language, page, result.lesson)
        own.request, own.message, own.in_server = result.request, message, in_server
        own.led_from = interaction.message.id if interaction.message else 0
        own.is_post = not message.flags.ephemeral
        own.plays = is_live(page) or (before is not None and before.plays)
        self._add(own)
        for other in self._pages_of("reader", own.reader):
            older, newer = sorted((other, own), key=lambda one: one.used)
            if in_server and other.place.channel_id == place.channel_id and older.gives_way(newer):
                self._move(older, newer)

    def note_private_post(self, table: int, reader: int, posted: SentPost, page: Page) -> None:
        """Record a new private post of the game."""
        if posted.message_id not in self._pages:  # else it has been pressed already
            language = self._languages.reader
            self._add(LivePage(table, reader, posted, posted.message_id, language, page, is_post=True))

    def _add(self, shown: LivePage) -> None:
        """Add a page, and move its reader's others to play on to the one used last."""
        self._pages[shown.id] = shown
        for key in (("table", shown.table), ("reader", shown.reader)):
            self._of[key] = (*self._of.get(key, ()), shown)
        self._move_others(shown)
        self._begin(shown.table)

    def _move_others(self, shown: LivePage) -> None:
        """Move all but the one used last of a reader's pages to play on at a table."""
        own = (one for one in self._pages_of("reader", shown.reader) if one.table == shown.table)
        live = [one for one in own if is_live(one.page)]
        newest = max(live, key=lambda one: one.used, default=shown)
        for other in live:
            if other is not newest and (newest.is_post or not other.is_post):
                self._move(other, newest)

    def _forget(self, number: int) -> LivePage | None:
        shown = self._pages.pop(number, None)
        for key in (("table", shown.table), ("reader", shown.reader)) if shown else ():
            self._of[key] = tuple(other for other in self._of[key] if other is not shown)
            if not self._of[key]:
                del self._of[key]
        return shown

    def _pages_of(self, kind: str, number: int) -> tuple[LivePage, ...]:
        return self._of.get((kind, number), ())

    def _move(self, shown: LivePage, to: LivePage) -> None:
        """Let a page say where its reader continues; clients can't follow a link to an ephemeral message."""
        nearby = shown.place.channel_id == to.place.channel_id
        place = "elsewhere" if not nearby else "above" if to.id < shown.id else "below"
        link = "none" if nearby else f"<#{to.place.channel_id}>"
        if to.is_post or not (nearby or to.in_server):
            link = to.place.link(None) if to.is_post else to.place.link(None).rpartition("/")[0]
        with self._languages.answering(shown.language):
            text = self._languages.reader_words.text("page-continued", place=place, link=link)
        shown.moved, shown.stale = "" if nearby and shown.in_server else text, True
        self._begin(shown.table)

    def framed(self, result: ShownPage, table: Table, reader: int, *, direct: bool) -> ShownPage:
        """Page to play on with a request that its reader has yet to answer, which has buttons.

        ``direct``, in a chat with the bot, it also says which game it belongs to, unless that's the chat's.
        """
        session, words, row = table.session, self._languages.reader_words, table.session.row
        if result.course or not is_live(result.page):
            return result
        request, place = with_request(NOTHING, session, reader, words), ""
        if direct and (row.guild_id is not None or row.kind != GAME):
            where = "none" if row.guild_id is None else f"<#{row.channel_id}>"
            place = words.text("page-place", game=table.reader_game.title, kind=row.kind, where=where)
        return replace(result, place=place, request=request if request.rows else NOTHING)

    def unread_lesson(self, press: Interaction, table: int, page: Page) -> str:
        """Unread lesson on the page to play on that ``page`` replaces after a press; empty without one."""
        own = (one for one in self._pages_of("reader", press.user.id) if one.table == table)
        others = (one for one in own if is_live(one.page) and one.message != press.message)
        lessons = (one.lesson_on(page) for one in others)
        return next(filter(None, lessons), "") if is_live(page) else ""

    def has_moved(self, message_id: int) -> bool:
        """Whether a page is (about to be) a line that says where to continue: presses are answered below."""
        shown = self._pages.get(message_id)
        return shown is not None and shown.moved is not None

    # ------------------------------------------------------------------------------------------ what's wanted

    def wake(self, table: Table) -> None:
        """Update the pages of a table that has changed, in the background."""
        for shown in self._pages_of("table", table.id):
            shown.stale = True
        self._begin(table.id)

    async def close(self) -> None:
        """Stop; the pages' buttons still work after the next start."""
        self._closed = True
        await cancel_all(self._workers.values())

    async def opened(self, message_id: int) -> ShownPage | None:
        """Page to play on that's open in a message, as it's now; None if that isn't known."""
        shown = self._pages.get(message_id)
        if shown is None or shown.message is None or shown.moved is not None:
            return None
        try:
            wanted = await self._wanted(shown)
        except Refusal:
            return None
        if wanted is not None:
            shown.page = wanted.page
        return wanted if wanted is not None and is_live(wanted.page) else None

    async def page_of_post(self, table: Table, delivery: PostDelivery, page: Page) -> Page:
        """What a post shows: a private one of a game says which game, and what its reader is asked.

        An edit leaves a question or plan there that its reader has opened.
        """
        reader = delivery.user_id
        if reader is None or delivery.is_notice or not page.rows:
            return page
        opened = await self.opened(delivery.message.message_id) if delivery.message else None
        if opened is not None and stamps_of(opened.page):
            return opened.whole
        with self._languages.answering(table.session.words_of(reader).locale):
            return self.framed(ShownPage(page), table, reader, direct=True).whole

    def _resume(self, message_id: int) -> None:
        """Look after a page that couldn't be updated while it was pressed."""
        if message_id in self._pages:
            self._begin(self._pages[message_id].table)

    def _begin(self, table: int) -> None:
        if table not in self._workers and self._due(table) and not self._closed:
            self._workers[table] = asyncio.create_task(self._work(table), name=f"live-pages-{table}")

    def _due(self, table: int) -> list[LivePage]:
        stale = (shown for shown in self._pages_of("table", table) if shown.stale)
        return [own for own in stale if own.not_before <= _now() and not self._panels.busy(own.id)]

    async def _work(self, table: int) -> None:
        """Compare the stale pages of a table with what's wanted, until there are none."""
        try:
            while due := self._due(table):
                await asyncio.sleep(0 if any(shown.moved is not None for shown in due) else self._pace)
                for shown in self._due(table):
                    try:
                        async with single_attempt():
                            await self._update(shown)
                    except Refusal:
                        self._forget(shown.id)
                    except CALL_FAILED as error:
                        self._put_off(shown, error)
                    except Exception:
                        log.exception("table %s: private page not updated", table)
                        self._forget(shown.id)
        finally:
            del self._workers[table]

    def _put_off(self, shown: LivePage, error: BaseException) -> None:
        """Update a page again after a call that was limited or lost; forget it if it was refused."""
        if (wait := again_after(error, UPDATE_AGAIN)) is not None:
            shown.stale, shown.not_before = True, _now() + wait
            asyncio.get_running_loop().call_at(shown.not_before, self._begin, shown.table)
            return
        if getattr(error, "code", 0) != UNKNOWN_MESSAGE:  # otherwise it has been dismissed
            log.info("table %s: private page no longer updated: %s", shown.table, error)
        self._forget(shown.id)

    async def _update(self, shown: LivePage) -> None:
        """Bring a page up to date, unless it's pressed. Raises Refusal, and CALL_FAILED errors."""
        if _now() > shown.expires:
            self._forget(shown.id)
            return
        shown.stale = False
        if shown.moved is None and shown.is_post:
            return
        wanted = await self._wanted(shown) if shown.moved is None else ShownPage(Page(shown.moved))
        if wanted is None or self._pages.get(shown.id) is not shown:
            return
        if (_look(wanted.page), wanted.request) == (_look(shown.page), shown.request):
            shown.page = replace(shown.page, as_of=wanted.page.as_of)
        elif self._panels.busy(shown.id):
            shown.stale = True
        else:
            async with self._panels.turn(shown.id) as turn:
                await self._replace(shown, wanted, turn)

    async def _wanted(self, shown: LivePage) -> ShownPage | None:
        """What's to be shown in place of a page; None if that no longer matters. Raises Refusal."""
        table = self._find(shown.table)
        if table is None or not (shown.page.live or shown.page.rows):
            return None
        async with self._turn:
            await until_caught_up()
            with self._languages.answering(shown.language):
                page = await table.follow_up(shown.reader, shown.page)
                wanted = ShownPage(page or shown.page)
                wanted = self.framed(wanted, table, shown.reader, direct=not shown.in_server)
        return replace(wanted, lesson=shown.lesson_on(wanted.page))

    async def _replace(self, shown: LivePage, wanted: ShownPage, turn: QueueTurn) -> None:
        """Show a page in place of another, unless that's pressed. Raises CALL_FAILED errors."""
        if shown.message is None or self._pages.get(shown.id) is not shown:
            return
        if shown.moved == "":
            await shown.message.delete()
            self._forget(shown.id)
            return
        kept, present = menus_of(shown.page, shown.message), self._panels.attachments(shown.message)
        compose = partial(self._composer.compose, wanted.whole, shown.table, "p", kept=kept)
        composing = asyncio.create_task(compose(present=present))
        try:
            await done_or_set(composing, turn.next_press)
            if not composing.done():
                shown.stale = True  # in case that press leads to nothing new
                return
        finally:
            composing.cancel()
        page, before = wanted.page, stamps_of(shown.page) or {shown.page.live}
        changed = await edit(composing.result(), shown.message.edit, partial(compose, present=()))
        self._panels.note_shown(changed, page, before)
        shown.message, shown.page, shown.lesson = changed, page, wanted.lesson
        shown.request, shown.plays = wanted.request, shown.plays or is_live(page)
        if shown.moved is None and not (page.live or page.rows):
            self._forget(shown.id)
        elif shown.moved is None:
            self._move_others(shown)


def _is_text(page: Page) -> bool:
    """Whether a page is only text, mostly the result of a press."""
    return not (page.live or page.rows or page.pictures or page.files)


def _look(page: Page) -> object:
    """Visible content of a page, for comparison."""
    return page.text, page.rows, tuple(picture.key for picture in page.pictures)


def _is_later(at: datetime | None, than: datetime | None) -> bool:
    """Whether a message was edited then, after its other version."""
    return at is not None and (than is None or at > than)


def _now() -> float:
    return asyncio.get_running_loop().time()
