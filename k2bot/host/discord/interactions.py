"""Presses and slash commands: acknowledged at once (Discord allows 3 s), and always answered, privately."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import partial
from itertools import chain, repeat
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from k2bot import metrics
from k2bot.game import limits
from k2bot.game.values import HostButton, Page, Press, Refusal
from k2bot.host.discord import calls
from k2bot.host.discord.compose import (
    TURN,
    Composer,
    Message,
    OvertakenError,
    Shown,
    ShownPage,
    as_shown,
    edit,
    send,
    with_page,
)
from k2bot.host.discord.controls import (
    ControlId,
    GameId,
    Interaction,
    Scope,
    picked_value,
    picked_values,
    pressed_control,
    reachable_table,
    read_id,
)
from k2bot.host.discord.costs import COST, Cost, CostlyRequests
from k2bot.host.discord.panels import QueueTurn
from k2bot.host.pages.host_pages import AGREE, DECLINE
from k2bot.host.people import language_of
from k2bot.host.refusals import HostOnlyRefusal, HostRefusal, OutdatedPress
from k2bot.host.store.damage import AwayError, LeaseLostError, LockedError, NoRoomError
from k2bot.text.formatting import cut, parse_number, without_emoji
from k2bot.text.words import Words, words

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from k2bot.host.discord.channels import Channels
    from k2bot.host.discord.members import ServerMembers
    from k2bot.host.discord.panels import LivePages, Panels
    from k2bot.host.discord.services import HostServices
    from k2bot.host.service.table import Table

log = logging.getLogger(__name__)

MEANWHILE = 1.0
"""Time in seconds to wait for a picture before the page's text is shown; 0 when many are queued."""
PATIENCE_AT_CLOSE = 3.0
"""Grace period in seconds for replies in progress at shutdown."""
FAREWELL = 1.5
"""Time in seconds to tell people that their press or command won't be finished."""
ACKNOWLEDGED_WITHIN = 3.0
"""Time in seconds after which Discord itself tells people that their press or command has failed."""
ACKNOWLEDGING = 1.5
"""Time in seconds after which an acknowledgement without an answer is sent again."""
REPEATS = (0.1, 0.5, 1.0, 2.0, 4.0)
"""Pauses in seconds before an acknowledgement whose answer was lost is sent again; the last one repeats."""
SHOW_AGAIN = (1.0, 2.0, 4.0)
"""Pauses in seconds before a reply that was limited or lost is shown again."""
MOST_PEOPLE = 10_000
"""LRU size of the rate limiter, in people."""
EXCUSES = {
    NoRoomError: ("no room", "discord-no-room"),
    LockedError: ("database locked", "discord-database-locked"),
    AwayError: ("database away", "discord-database-away"),
    LeaseLostError: ("lease lost", "discord-not-stored"),
}
"""Outcome and message where the database is to blame; the first kind that matches counts."""


class Cooldown:
    """Token bucket per user: ``per_minute`` presses, in a burst if they like; 0 for no limit.

    Normal play never reaches it; it stops scripts and stuck keys.
    """

    def __init__(self, per_minute: int, now: Callable[[], float] = time.monotonic) -> None:
        self._per_minute = per_minute
        self._now = now
        self._left: OrderedDict[int, tuple[float, float]] = OrderedDict()
        """Tokens left per user, and as of when."""

    def wait(self, user_id: int) -> int:
        """Take a token; returns 0, or the seconds until the next one if there is none."""
        if not self._per_minute:
            return 0
        now, pace = self._now(), self._per_minute / 60
        left, since = self._left.pop(user_id, (float(self._per_minute), now))
        left = min(self._per_minute, left + (now - since) * pace)
        counts = left >= 1
        self._left[user_id] = (left - counts, now)
        while len(self._left) > MOST_PEOPLE:
            self._left.popitem(last=False)
        return 0 if counts else max(1, round((1 - left) / pace))


def _now() -> float:
    return asyncio.get_running_loop().time()


@dataclass(slots=True)
class Request:
    """Interaction being answered.

    ``control`` is the pressed control's id; None for a command or an unreadable id. A reply beside the
    pressed message replaces ``refusal``, the refusal of the last press there.
    """

    interaction: Interaction
    control: ControlId | None = None
    argument: str = ""
    """Argument of the control; if ``Handler.picks``, what follows the table's number."""
    cost: Cost | None = None
    """Its cost; None for what costs the same however much there is."""
    turn: QueueTurn = field(default_factory=QueueTurn)
    """Turn of the press at its message, if the reply replaces that."""
    refusal: discord.Message | None = None
    in_place: bool = False
    """Whether the reply replaces the pressed message."""
    language: str = ""
    """Language of the reply, once it's known."""
    outcome: str = ""
    """Outcome, for log and metrics; empty until it's known."""
    table: int = 0
    """Table it concerns, as far as known."""
    has_line: bool = False
    """Whether a line of progress stands below the panel."""
    late: bool = False
    """Whether it arrived during shutdown."""
    began: float = field(default_factory=_now)
    """Time of arrival, by the event loop's clock."""
    uncertain: bool = False
    """Whether Discord may have acknowledged it without the bot having heard of that."""

    @property
    def user_id(self) -> int:
        """User who gets the reply."""
        return self.interaction.user.id

    @property
    def message(self) -> discord.Message | None:
        """Message whose control was pressed."""
        return self.interaction.message

    @property
    def values(self) -> tuple[str, ...]:
        """Values picked from a menu, as ``picked_values``."""
        return picked_values(self.interaction)

    def numbers(self, count: int = 1) -> tuple[int, ...]:
        """The first numbers of the argument, which has dots between them. Raises Refusal for fewer."""
        found = (parse_number(part) for part in self.argument.split(".")[:count])
        numbers = tuple(number for number in found if number is not None)
        if len(numbers) < count:
            raise HostRefusal("discord-old-button")
        return numbers

    @property
    def what(self) -> str:
        """Everything that its result depends on, apart from what's stored."""
        interaction = self.interaction
        place = interaction.guild_id, interaction.channel_id, self.language
        return json.dumps([*place, interaction.data], default=str)

    def pressed(self, result: ShownPage) -> discord.Message | None:
        """Pressed message that a reply replaces; a refusal comes beside it."""
        return None if result.refuses or not self.in_place else self.message


NOWHERE, REPLY, PRIVATE, ANYWHERE = range(4)
"""Pressed messages that a reply replaces instead of coming beside them.

None; a private reply; also any message in a private chat; even a public post, for it says what has changed.
"""


@dataclass(frozen=True, slots=True)
class Handler:
    """What presses on a control do: ``act``, or ``at_table`` with its table, for those who can see that.

    Both may raise Refusal.
    """

    act: Callable[[Request], Awaitable[Shown]] | None = None
    cost: Cost | None = None
    _: KW_ONLY
    at_table: Callable[[Request, Table], Awaitable[Shown]] | None = None
    picks: bool = False
    """Whether the table's number is picked from a menu, or begins a button's argument, up to a slash."""
    ended: bool = False
    """Whether it refuses games that are still open."""
    addresses: bool = False
    """Whether it addresses others in the channel, which is for those who may write there themselves."""
    replaces: int = REPLY


UNKNOWN = Handler(replaces=NOWHERE)
Handlers: TypeAlias = Mapping[str, Mapping[str, Handler]]
"""Handlers by kind of control and verb, with its argument up to a dot if need be; "" is for all others."""


def handler_of(own: ControlId | None, handlers: Handlers) -> Handler:
    """Handler of a control, the most special one; ``UNKNOWN`` if there's none."""
    if own is None:
        return UNKNOWN
    of_kind = handlers[own.kind]
    keys = (f"{own.verb} {own.argument.partition('.')[0]}", own.verb, "")
    return next((of_kind[key] for key in keys if key in of_kind), UNKNOWN)


async def play(request: Request, table: Table) -> ShownPage:
    """Handle a control of the game itself."""
    own, user_id = request.control, request.user_id
    assert isinstance(own, GameId)  # noqa: S101 - the kind of its handlers
    below = own.scope == "o"
    table.outbox.retry_parked()  # somebody sees the channel, so it may accept posts again
    try:
        press = Press(own.verb, own.argument, request.values)
        return ShownPage(await table.press(user_id, press, own.stamp, below=below), table.id)
    except OutdatedPress as outdated:
        text = "" if outdated.silent else outdated.in_words(table.reader_words)
        result = await with_page(text, table, user_id, table.game.pages.now)
        return replace(result, refuses=below)


class InteractionHandler:
    """Answers presses and commands: privately, and always."""

    def __init__(
        self,
        services: HostServices,
        handlers: Handlers,
        channels: Channels,
        composer: Composer,
        *,
        panels: Panels,
        live: LivePages,
        cooldown: Cooldown,
        costly: CostlyRequests,
        members: ServerMembers,
    ) -> None:
        self._languages = services.languages
        self._tables = services.tables
        self._database = services.store.database
        self._handlers = handlers
        self._channels = channels
        self._composer = composer
        self._lessons = services.lessons
        self._panels = panels
        self._live = live
        self._cooldown = cooldown
        self._costly = costly
        self._members = members
        self._under_way: dict[asyncio.Task[Any], Request] = {}
        self._closed = False

    @property
    def _words(self) -> Words:
        return self._languages.reader_words

    async def close(self) -> None:
        """Stop: finish replies in progress, and ask people who press now to try again later."""
        self._closed = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=PATIENCE_AT_CLOSE)
        await self.break_off()

    @property
    def busy(self) -> bool:
        """Whether anybody is waiting for a reply."""
        return bool(self._under_way)

    async def break_off(self) -> None:
        """Stop at once: people waiting for a result are told to look again, if Discord is quick."""
        self._closed = True
        telling = []
        for task, request in list(self._under_way.items()):
            if request.outcome:
                telling.append(task)  # is being told already
                continue
            request.outcome = "fault, unfinished"
            task.cancel()
            if request.uncertain or request.interaction.response.is_done():
                language = request.language or self._first_language(request.interaction)
                text = words(language).text("discord-unfinished")
                telling.append(asyncio.create_task(self._say(request, text)))
        if telling:
            await asyncio.wait(telling, timeout=FAREWELL)

    async def press(self, interaction: Interaction) -> None:
        """Answer a press on a control; on a private panel, the reply replaces the panel."""
        own, message = pressed_control(interaction), interaction.message
        place = NOWHERE
        if message is not None:
            in_chat = PRIVATE if interaction.guild_id is None else ANYWHERE
            place = REPLY if message.flags.ephemeral else in_chat
        if own and message and self._panels.ignores(message.id, own, private=place <= PRIVATE):
            await _acknowledge(Request(interaction, in_place=True))
            return
        handler = handler_of(own, self._handlers)
        in_place = NOWHERE < place <= handler.replaces
        if message is not None and self._live.has_moved(message.id):
            in_place = False  # pressed just before its controls were removed
        argument, table = (own.argument, own.table) if own else ("", 0)
        request = Request(interaction, own, argument, handler.cost, in_place=in_place, table=table)
        if handler.picks:
            written, _, request.argument = picked_value(interaction, argument).partition("/")
            table = parse_number(written) or 0
        await self._respond(request, partial(self._handle, request, handler, table))

    async def answer(self, interaction: Interaction, work: Callable[[], Awaitable[Shown]]) -> None:
        """Run a command and show its result, including refusals and faults."""
        command = interaction.command
        await self._respond(Request(interaction, cost=command.extras[COST] if command else None), work)

    @asynccontextmanager
    async def reading(self, interaction: Interaction) -> AsyncIterator[None]:
        """Use the language of a user typing a command, for the block."""
        with self._languages.answering():
            await self._speak(Request(interaction))
            yield

    async def failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a slash command that failed before reaching ``answer``."""

        async def report() -> Shown:
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                raise HostRefusal("discord-old-command")
            raise error

        await self._respond(Request(interaction), report)

    async def away(self, interaction: Interaction) -> None:
        """Tell somebody what keeps the database away; not even their language is read from there."""
        _, message = _fault_of(self._database.known_trouble) or EXCUSES[AwayError]
        text = words(self._first_language(interaction)).text(message)  # words: given elsewhere
        request = Request(interaction, outcome=f"refused, {message}")
        if await _acknowledge(request):
            await self._say(request, text)

    def _first_language(self, interaction: Interaction) -> str:
        """Language of somebody's Discord, or else the bot's."""
        return self._languages.first(language_of(interaction.locale))

    # --------------------------------------------------------------------------------------------- working

    async def _handle(self, request: Request, handler: Handler, number: int) -> Shown:
        """Do what a press is for, at the table of that number if it's about one. Raises Refusal."""
        if handler.act is not None:
            return await handler.act(request)
        if handler.at_table is None:
            raise HostRefusal("discord-old-button")
        table = await reachable_table(request.interaction, self._tables, number)
        if handler.ended and table.session.status.open:
            raise HostRefusal("refusal-unknown-table")
        if handler.addresses:
            await self._channels.require_writing(request.interaction, table.session)
        return as_shown(await handler.at_table(request, table), table.id)

    async def _respond(self, request: Request, work: Callable[[], Awaitable[Shown]]) -> None:
        """Run the work and show its result.

        Nothing is done for an interaction that can no longer be answered.
        """
        task, message = asyncio.current_task(), request.message
        assert task is not None  # noqa: S101 - discord.py calls from a task
        request.turn = QueueTurn(control=request.control, say=partial(self._progress, request))
        self._under_way[task] = request
        request.late = self._closed  # whatever was there before is finished
        try:
            if message is not None:
                request.refusal = self._panels.refusal(request.user_id, message.id)
            # First of all, because Discord waits only three seconds; locks and pictures may take longer.
            if not await _acknowledge(request):
                return
            metrics.ACKNOWLEDGED.observe(_now() - request.began)
            request.interaction.extras[TURN] = request.turn
            with self._languages.answering():
                if request.in_place and message is not None:
                    async with self._panels.turn(message.id, request.turn):
                        await self._work(request, work)
                else:
                    await self._work(request, work)
        finally:
            del self._under_way[task]
            seconds = _now() - request.began
            metrics.ANSWERED.labels(re.split("[ ,]", request.outcome or "unseen")[0]).observe(seconds)
            self._log(request, seconds)
        await self._members.follow_name(request.interaction, self._tables.get(request.table))

    async def _work(self, request: Request, work: Callable[[], Awaitable[Shown]]) -> None:
        try:
            await self._speak(request)
            self._refuse_haste(request)
            if (cost := request.cost) is None:
                await self._answer(request, work)
            else:
                async with self._costly.admit(request.user_id, cost, request.what, work) as admitted:
                    await self._answer(request, admitted)
        except OvertakenError:
            request.outcome = "overtaken"
        except Exception as error:  # noqa: BLE001 - reported to the user, and logged unless a refusal
            await self._say(request, self._excuse(request, error), getattr(error, "rows", ()))
        else:
            return
        if request.has_line:
            await self._progress(request)

    async def _answer(self, request: Request, work: Callable[[], Awaitable[Shown]]) -> None:
        """Do the work and show its result, unless a later press is answered first. Raises Refusal."""
        result = await self._result(request, work)
        request.outcome, request.table = "shown", result.table or request.table
        if (
            request.in_place
            and request.message
            and request.control
            and request.control.verb in (AGREE, DECLINE)
        ):
            stays = await self._live.opened(request.message.id)
            result = replace(result, page=stays.page) if stays else result
        request.turn.answer()
        if not await request.turn.until():
            return
        lesson = await self._lessons.due(request.user_id, result.whole) if result.page.lessons else ""
        lesson = lesson or self._live.unread_lesson(request.interaction, request.table, result.whole)
        result, table = replace(result, lesson=lesson), self._tables.get(request.table)
        if table is not None:
            direct = request.interaction.guild_id is None
            result = self._live.framed(result, table, request.user_id, direct=direct)
        await self._bring(request, result)

    async def _result(self, request: Request, work: Callable[[], Awaitable[Shown]]) -> ShownPage:
        """Do the work, if need be as the new host where the former one has left. Raises Refusal."""
        self._members.note_press(request.user_id)
        try:
            return as_shown(await work())
        except HostOnlyRefusal as refusal:
            given = await self._members.give_way(request.interaction, refusal)
            if given is None:
                raise
        told, again = given
        if not again:
            return as_shown(told)
        try:
            result = as_shown(await work())
        except Refusal as refusal:
            raise Refusal("\n".join(filter(None, (told, refusal.in_words(self._words))))) from None
        message = request.message
        if request.in_place and message is not None and not message.flags.ephemeral:
            return result  # the lobby's post says by itself who the host is
        return replace(result, feedback="\n".join(filter(None, (told, result.feedback))))

    async def _progress(self, request: Request, line: str = "") -> None:
        """Show a line of progress where the reply will be; without a line, remove the earlier one.

        A private panel has it below its page, unless a later press there has been answered.
        """
        message, text = request.message if request.in_place else None, line
        change: Callable[..., Awaitable[object]] = request.interaction.edit_original_response
        await request.turn.give_way()  # to earlier presses, whose replies this one held up
        if not await request.turn.until():
            return
        if message is not None:
            text, request.has_line = self._panels.page_text(message), bool(line)
            if line:
                text = f"{cut(text, limits.TEXT - len(line) - 1)}\n{line}"
        elif request.refusal is not None:
            change = request.refusal.edit
        try:
            await change(content=text)
        except calls.CALL_FAILED as error:
            log.info("progress not shown: %s", error)

    def _refuse_haste(self, request: Request) -> None:
        """Raise Refusal for a user who presses too fast, and for whatever arrived during shutdown."""
        if wait := self._cooldown.wait(request.user_id):
            raise HostRefusal("refusal-cooldown", seconds=wait)
        if request.late:
            raise HostRefusal("discord-stopping")

    async def _speak(self, request: Request) -> None:
        """Set the reader's language for this reply."""
        interaction = request.interaction
        request.language = await self._languages.of_reader(
            request.user_id,
            language_of(interaction.locale),
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            table_id=request.control.table if request.control else None,
        )
        self._languages.speak(request.language)

    def _excuse(self, request: Request, error: Exception) -> str:
        """Message for people about why a press or command failed; faults are logged."""
        if isinstance(error, Refusal):
            request.outcome = f"refused, {error.message}"
            return without_emoji(error.in_words(self._words))
        if (fault := _fault_of(error)) is not None:  # already logged by the store
            request.outcome = f"fault, {fault[0]}"
            # words: discord-no-room, discord-database-locked, discord-database-away, discord-not-stored
            return self._words.text(fault[1])
        reference = secrets.token_hex(3)
        request.outcome = f"fault {reference}"
        log.error("fault %s: press or command of user %s failed", reference, request.user_id, exc_info=error)
        return self._words.text("discord-fault", reference=reference)

    # --------------------------------------------------------------------------------------------- showing

    async def _bring(self, request: Request, result: ShownPage) -> None:
        """Show a reply; if its picture takes long, show the text first and add the picture once drawn.

        Presses on it go first, and make it superfluous once they're answered.
        """
        page, turn = result.page, request.turn
        composing = asyncio.create_task(self._compose(request, result))
        turn.panel.drawing[turn.number] = composing
        try:
            await asyncio.sleep(0)  # let instant work finish first
            if not (page.pictures and page.text.strip()):
                await asyncio.wait([composing])
            elif not self._composer.images.crowded:
                await asyncio.wait([composing], timeout=MEANWHILE)
            if composing.done() or turn.next_press.is_set():
                if await turn.until(composing):
                    await self._show(request, result, composing.result())
                return
            text = replace(result, page=replace(page, pictures=()))
            # Added below the composed text: the menus' ids are those of the message with the picture.
            line = f"\n-# {self._words.text('discord-picture-follows')}"
            sent = await self._show(request, text, (await self._compose(request, text)).followed_by(line))
            if sent is None:
                return
            async with nullcontext(turn) if request.pressed(result) else self._panels.turn(sent.id) as turn:
                if self._panels.is_newest(sent) and await turn.until(composing):
                    message = composing.result()
                    if message.reused:  # the text removed these attachments
                        message = await self._compose(request, result)
                    await self._show(request, result, message)
        finally:
            composing.cancel()

    async def _compose(self, request: Request, result: ShownPage, *, keeping: bool = True) -> Message:
        """Compose a reply; ``keeping`` keeps pictures that the panel already has."""
        message = request.pressed(result)
        present = self._panels.attachments(message) if keeping and message is not None else ()
        public = message is not None and not message.flags.ephemeral
        # In a private chat, both a game's private messages and the posts of a table there are public.
        private_post = public and isinstance(request.control, GameId)
        # The lobby post is replaced in place, and stays public.
        scope: Scope = "o" if public and not private_post else "p"
        return await self._composer.compose(
            result.whole, result.table, scope, present=present, in_place=private_post, course=result.course
        )

    async def _show(self, request: Request, result: ShownPage, message: Message) -> discord.Message | None:
        """Show a page's message and return Discord's object; None if it couldn't be shown.

        If nothing would change, a line above it says so.
        """
        pressed = None if result.feedback else request.pressed(result)
        if pressed and self._panels.is_newest(pressed) and _is_shown(pressed, message, result.place):
            now = f"<t:{int(time.time())}:T>"
            result = replace(result, feedback=self._words.text("page-unchanged", time=now))
            message = await self._compose(request, result)
        try:
            return await self._put_at_last(request, result, message)
        except calls.CALL_FAILED as error:
            if not _log_if_late(error):
                reference = secrets.token_hex(3)
                log.error("fault %s: answer not shown: %s", reference, error)  # noqa: TRY400 - no traceback needed
                await self._say(request, self._words.text("discord-not-shown", reference=reference))
            return None

    async def _put_at_last(
        self, request: Request, result: ShownPage, message: Message
    ) -> discord.Message | None:
        """Put a reply where it belongs, again if it's limited or lost; None once a later press has a reply.

        Raises CALL_FAILED errors.
        """
        pauses = iter(SHOW_AGAIN)
        while True:
            try:
                return await self._put(request, result, message)
            except calls.CALL_FAILED as error:
                wait = calls.again_after(error, next(pauses, calls.TOKEN_LIFETIME))
                if wait is None or _now() + wait > request.began + calls.TOKEN_LIFETIME:
                    raise
                log.info("answer not shown, trying again in %.0f s: %s", wait, error)
            if not await request.turn.pause(wait):
                return None

    async def _say(self, request: Request, text: str, rows: tuple[tuple[HostButton, ...], ...] = ()) -> None:
        """Refuse: show a text, and ways on, beside a private panel, which stays."""
        result = ShownPage(Page(text, rows=rows), refuses=True)
        try:
            await self._put_at_last(request, result, await self._compose(request, result))
        except calls.CALL_FAILED as error:
            if not _log_if_late(error):
                log.error("private answer not sent: %s", error)  # noqa: TRY400 - no traceback needed

    async def _put(self, request: Request, result: ShownPage, message: Message) -> discord.Message:
        """Put a reply on the pressed panel, or beside it; return Discord's object.

        Beside it, it replaces the last refusal. It becomes a new message if that can't be edited any more, or
        if its reader has dismissed the panel. Raises CALL_FAILED errors.
        """
        interaction, refusal, pressed = request.interaction, request.refusal, request.pressed(result)
        sent: discord.Message
        try:
            if pressed is not None or not (refusal or request.in_place):
                retry = partial(self._compose, request, result, keeping=False)
                sent = await edit(message, interaction.edit_original_response, retry)
            elif refusal is not None:
                change: Callable[..., Awaitable[discord.Message]] = refusal.edit
                sent = await edit(message, change)
            else:
                sent = await _send_reply(interaction, message)
        except calls.CALL_FAILED as error:
            dismissed = pressed is not None and getattr(error, "code", 0) == calls.UNKNOWN_MESSAGE
            if refusal is None and not dismissed:
                raise
            request = replace(request, in_place=False)
            sent = await _send_reply(interaction, await self._compose(request, result))
        table = 0 if result.course else result.table or request.table
        self._live.note(interaction, table, sent, result)
        stamp = request.control.stamp if request.control is not None and pressed is not None else ""
        self._panels.note_shown(sent, result.page, {stamp} - {""})
        if pressed is not None and refusal is not None:
            await self._delete_refusal(request, refusal)
        elif pressed is None and request.message is not None:
            self._panels.note_refusal(request.user_id, request.message.id, sent if result.refuses else None)
        return sent

    async def _delete_refusal(self, request: Request, refusal: discord.Message) -> None:
        """Delete the refusal of an earlier press on a message after a press there succeeded."""
        message = request.message
        if message is not None and self._panels.refusal(request.user_id, message.id) is refusal:
            self._panels.note_refusal(request.user_id, message.id, None)
            try:
                await refusal.delete()
            except calls.CALL_FAILED as error:
                log.info("refusal not deleted: %s", error)

    def _log(self, request: Request, seconds: float) -> None:
        """Log a finished interaction.

        Omits a control's argument and values, which may reveal cards or plans.
        """
        if not log.isEnabledFor(logging.DEBUG):
            return
        own, interaction = request.control, request.interaction
        if interaction.command is not None:
            event = f"command {interaction.command.qualified_name}"
        elif own is None:
            event = "press on an old control"
        else:
            event = f"press {own.verb!r}" + (f" about decision {own.stamp!r}" if own.stamp else "")
        table = self._tables.get(request.table)
        outcome = request.outcome or "not taken"
        facts = event, request.user_id, outcome, seconds
        (log if table is None else table.session.log).debug("%s by user %s: %s, in %.3f s", *facts)


async def _acknowledge(request: Request) -> bool:
    """Acknowledge: announce a change of a message that's there, or else a new private reply.

    Returns whether Discord has taken it. If its answer is lost, it's sent again until that is known; then
    Discord says that it has been acknowledged already. If Discord says so at first, another process did it.
    """
    response, until = request.interaction.response, _now() + ACKNOWLEDGED_WITHIN
    defer = response.defer
    if not (request.in_place or request.refusal is not None):
        defer = partial(response.defer, ephemeral=True, thinking=True)
    for pause in chain(REPEATS, repeat(REPEATS[-1])):
        if response.is_done():
            break
        try:
            async with asyncio.timeout(ACKNOWLEDGING), calls.single_attempt():
                await defer()
        except calls.CALL_FAILED as error:
            answered = getattr(error, "code", 0) == calls.ALREADY_ANSWERED
            if answered and request.uncertain:
                break
            if calls.may_have_arrived(error) and not request.uncertain:
                request.uncertain, until = True, until + calls.TOKEN_LIFETIME
            wait = calls.again_after(error, pause)
            if wait is None or _now() + wait > until:
                level = logging.INFO if calls.too_late(error) else logging.WARNING
                log.log(logging.DEBUG if answered else level, "interaction not acknowledged: %s", error)
                return False
            await asyncio.sleep(wait)
    return True


async def _send_reply(interaction: Interaction, message: Message) -> discord.Message:
    """Send a further private reply."""
    return await send(
        message, lambda message: interaction.followup.send(**message.new(), ephemeral=True, wait=True)
    )


def _fault_of(error: Exception | None) -> tuple[str, str] | None:
    """Outcome and message if the database is to blame; else None."""
    return next((own for kind, own in EXCUSES.items() if isinstance(error, kind)), None)


def _log_if_late(error: BaseException) -> bool:
    if calls.too_late(error):
        log.info("answer too late to be shown: %s", error)
        return True
    return False


def _is_shown(current: discord.Message, message: Message, place: str) -> bool:
    """Whether a message has the text (but for the ``place``), attachments and controls of the new one."""
    text = message.text.removeprefix(place)
    if message.uploads or not text or not current.content.endswith(text):
        return False
    rows = [row.children for row in current.components if isinstance(row, discord.ActionRow)]
    reused = {attachment.id for attachment in message.reused}
    same = not message.complete or reused == {attachment.id for attachment in current.attachments}
    new = message.view.children if message.view else ()
    return same and [_appearance(item) for row in rows for item in row] == [*map(_appearance, new)]


def _appearance(item: object) -> tuple[object, ...]:
    """Action and look of a control: its id, without the number that makes it unique on a page, and texts."""
    own = read_id(str(getattr(item, "custom_id", "")))
    options = [(one.label, one.description, one.default) for one in getattr(item, "options", ())]
    picked = [one.id for one in getattr(item, "default_values", ())]
    fields = (getattr(item, name, None) for name in ("label", "placeholder", "disabled"))
    return own and replace(own, twin=0), *fields, options, picked
