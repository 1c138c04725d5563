"""Where every press and every slash command is answered: privately, and always."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord
from discord import app_commands

from k2bot import metrics
from k2bot.game.values import Refusal
from k2bot.host.discord import faults
from k2bot.host.discord.controls import CourseId, GameId, read
from k2bot.host.discord.emoji import sent
from k2bot.host.discord.limits import TEXT
from k2bot.host.discord.panels import edited
from k2bot.host.discord.presses import IN_LOBBY
from k2bot.host.pages.courses import PLAY
from k2bot.host.people.languages import Place, language_of
from k2bot.host.service.log import log_of
from k2bot.host.store.damage import NoRoomError
from k2bot.text.emoji import bare

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence

    from k2bot.host.discord.composer import Composer, Message
    from k2bot.host.discord.controls import ControlId, Scope
    from k2bot.host.discord.panels import LivePages, Panel, Panels
    from k2bot.host.discord.presses import Answer, Presses
    from k2bot.host.people.allowances import Cooldown
    from k2bot.host.people.languages import Languages
    from k2bot.host.people.lessons import Lessons
    from k2bot.host.service.tables import Tables
    from k2bot.text.words import Words

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]

_OUTCOME: Final = "outcome"
_TABLE: Final = "table"
"""Under these names an interaction keeps what came of it, and which table it was about."""

MEANWHILE: Final = 1.0
"""Seconds a picture may take until its page is shown in text; where many wait for theirs it is at once."""
PATIENCE_AT_CLOSE: Final = 3.0
"""Seconds an answer may still take when the bot stops."""


class InteractionHandler:
    """Takes presses and commands and answers them: privately, and always."""

    def __init__(
        self,
        tables: Tables,
        presses: Presses,
        composer: Composer,
        languages: Languages,
        *,
        lessons: Lessons,
        panels: Panels,
        live: LivePages,
        cooldown: Cooldown,
    ) -> None:
        self._tables = tables
        self._presses = presses
        self._composer = composer
        self._languages = languages
        self._lessons = lessons
        self._panels = panels
        self._live = live
        self._cooldown = cooldown
        self._under_way: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def _words(self) -> Words:
        return self._languages.reader_words

    async def close(self) -> None:
        """Stop: let the answers under way be given, and ask whoever presses now to try again later."""
        self._closed = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=PATIENCE_AT_CLOSE)

    async def press(self, interaction: Interaction, own: ControlId | None, values: tuple[str, ...]) -> None:
        """Take a press on a control; on a private panel the answer takes the panel's place.

        ``own`` is what its id says, None where that cannot be read.
        """
        message = interaction.message
        if own is None:
            await self.answer(interaction, self._unreadable)
            return
        if message is not None and self._panels.startled(message.id, own, private=_is_private(interaction)):
            await self._acknowledge(interaction, changing=True)  # ignore an accidental double tap
            return
        if isinstance(own, GameId):
            in_place = own.scope == "p" and _is_private(interaction)
        elif isinstance(own, CourseId):
            in_place = _is_private(interaction) and own.verb != PLAY
        else:
            in_place = own.verb in IN_LOBBY or (message is not None and message.flags.ephemeral)
        if message is not None and self._live.is_folded(message.id):
            in_place = False  # it was pressed just before its controls went
        work = partial(self._presses.answer, interaction, own, values)
        await self.answer(interaction, work, in_place=in_place)

    async def answer(
        self, interaction: Interaction, work: Callable[[], Awaitable[Answer]], *, in_place: bool = False
    ) -> None:
        """Do the work and show what it leads to: a refusal and a fault are shown, too.

        Nothing is done for an interaction that can no longer be answered.
        """
        task, began = asyncio.current_task(), time.monotonic()
        assert task is not None  # noqa: S101 - discord.py calls from a task
        self._under_way.add(task)
        try:
            refusal = self._refusal(interaction)
            # The very first thing: Discord waits three seconds, locks and pictures may take longer.
            if not await self._acknowledge(interaction, changing=in_place or refusal is not None):
                return
            metrics.ACKNOWLEDGED.observe(time.monotonic() - began)
            with self._languages.answering():
                if in_place and interaction.message is not None:
                    async with self._panels.turn(interaction.message.id) as panel:
                        await self._answer(interaction, work, panel, refusal)
                else:
                    await self._answer(interaction, work, None, refusal)
        finally:
            self._under_way.discard(task)
            seconds = time.monotonic() - began
            outcome = str(interaction.extras.get(_OUTCOME, "unseen"))
            metrics.ANSWERED.labels(re.split("[ ,]", outcome)[0]).observe(seconds)
            _note(interaction, self._tables, seconds)

    def _refusal(self, interaction: Interaction) -> discord.Message | None:
        """The message that refused the presser's last press there; what is to be said now takes its place."""
        message = interaction.message
        return None if message is None else self._panels.refusal(interaction.user.id, message.id)

    async def _answer(
        self,
        interaction: Interaction,
        work: Callable[[], Awaitable[Answer]],
        panel: Panel | None,
        refusal: discord.Message | None,
    ) -> None:
        try:
            await self._meet(interaction)
            wait = self._cooldown.wait(interaction.user.id)
            if wait or self._closed:
                work = partial(self._put_off, wait)
            answer = await work()
            _keep(interaction, "shown", answer.table)
            if panel is not None and panel.awaited:
                panel.owed = answer  # the press that waits shows what is newer
                return
            if answer.page.lessons:
                lesson = await self._lessons.due(interaction.user.id, answer.whole)
                answer = replace(answer, lesson=lesson)
            await self._bring(interaction, answer, panel, refusal)
        except Exception as error:  # noqa: BLE001 - it is told, and logged where it is no refusal
            await self._say(interaction, self._excuse(interaction, error), panel, refusal)
            await self._show_owed(interaction, panel)

    def _excuse(self, interaction: Interaction, error: Exception) -> str:
        """Why a press or command leads to nothing, in words for whoever it was; the log knows of faults."""
        if isinstance(error, Refusal):
            _keep(interaction, f"refused, {error.message}")
            return bare(error.text)
        if isinstance(error, NoRoomError):  # the store has told the log
            _keep(interaction, "fault, no room")
            return self._words.text("discord-no-room")
        reference = secrets.token_hex(3)
        _keep(interaction, f"fault {reference}")
        who = interaction.user.id
        log.error("fault %s: a press or command of user %s failed", reference, who, exc_info=error)
        return self._words.text("discord-fault", reference=reference)

    async def _bring(
        self, interaction: Interaction, answer: Answer, panel: Panel | None, refusal: discord.Message | None
    ) -> None:
        """Show an answer; where its picture takes long its text comes first, the picture once it is drawn.

        A press on that text is answered instead.
        """
        page = answer.page
        composing = asyncio.create_task(self._message(interaction, answer, panel))
        try:
            await asyncio.sleep(0)  # what takes no time is done then
            if not (page.pictures and page.text.strip()):
                await asyncio.wait([composing])
            elif not self._composer.crowded:
                await asyncio.wait([composing], timeout=MEANWHILE)
            if composing.done():
                await self._show(interaction, answer, composing.result(), panel, refusal)
                return
            text = replace(answer, page=replace(page, text=self._announced(answer), pictures=()))
            message = await self._message(interaction, text, panel)
            shown = await self._show(interaction, text, message, panel, refusal)
            if shown is None:
                return
            if panel is not None:
                await self._complete(interaction, answer, panel, composing, refusal)
            elif not self._panels.left(shown.id, answer):  # else that text has been pressed on already
                async with self._panels.turn(shown.id) as own:
                    await self._complete(interaction, answer, own, composing, refusal, new=True)
        finally:
            composing.cancel()

    async def _complete(
        self,
        interaction: Interaction,
        answer: Answer,
        panel: Panel,
        composing: asyncio.Task[Message],
        refusal: discord.Message | None,
        *,
        new: bool = False,
    ) -> None:
        """Add the picture to a text that is shown, unless another press on it comes first."""
        message = await panel.unless_pressed(composing)
        if message is None:
            panel.owed = answer  # for a press that has nothing to show itself
            return
        shown = None if new else panel
        if message.kept:  # the text has taken these away: composed anew, for what is there now
            message = await self._message(interaction, answer, shown)
        await self._show(interaction, answer, message, shown, refusal)

    def _announced(self, answer: Answer) -> str:
        """The text of an answer's page with a line that its picture follows, if that fits."""
        line = f"\n-# {self._words.text('discord-picture-follows')}"
        return answer.page.text + (line if len(answer.whole.text) + len(line) <= TEXT else "")

    async def _meet(self, interaction: Interaction) -> None:
        """Speak the language of whoever is answered from now on."""
        own = _pressed(interaction)
        place = Place(interaction.guild_id, interaction.channel_id, own.table if own else None)
        locale = language_of(interaction.locale)
        self._languages.speak(await self._languages.of_reader(interaction.user.id, locale, place))

    @asynccontextmanager
    async def reading(self, interaction: Interaction) -> AsyncIterator[None]:
        """Speak the language of whoever writes a command, to the end of the block."""
        with self._languages.answering():
            await self._meet(interaction)
            yield

    async def _unreadable(self) -> Answer:
        raise Refusal(self._words.text("discord-old-button"))

    async def _put_off(self, wait: int) -> Answer:
        """Ask somebody to press again: in so many seconds, or once the bot is back."""
        if wait:
            raise Refusal(self._words.text("refusal-cooldown", seconds=wait))
        raise Refusal(self._words.text("discord-stopping"))

    async def failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a slash command that did not get as far as ``answer``."""
        reference = secrets.token_hex(3)
        log.error("fault %s: a slash command failed", reference, exc_info=error)
        changed = isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        with self._languages.answering():
            await self._meet(interaction)
            if changed:
                text = self._words.text("discord-old-command")
            else:
                text = self._words.text("discord-fault", reference=reference)
        if interaction.response.is_done() or await self._acknowledge(interaction, changing=False):
            await self._say(interaction, text, None, None)

    async def _acknowledge(self, interaction: Interaction, *, changing: bool) -> bool:
        """Tell Discord that an answer comes: a change of what stands there, or else a new private message."""
        try:
            if changing:
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=True, thinking=True)
        except (*faults.CALL_FAILED, discord.InteractionResponded) as error:
            level = logging.INFO if faults.too_late(error) else logging.WARNING
            log.log(level, "an interaction was not taken, it could not be acknowledged: %s", error)
            return False
        return True

    async def _message(
        self, interaction: Interaction, answer: Answer, panel: Panel | None, *, keeping: bool = True
    ) -> Message:
        """Lay an answer out; ``keeping`` leaves pictures in a panel that are there already."""
        message = interaction.message
        present: Sequence[discord.Attachment] = ()
        if keeping and panel is not None and message is not None:
            present = self._panels.attachments(message)
        stands = panel is not None and message is not None and not message.flags.ephemeral
        # In a private chat both private messages of a game and the posts of a table there stand for good.
        letter = stands and isinstance(_pressed(interaction), GameId)
        post = stands and not letter
        scope: Scope = (
            "o" if post else "p"
        )  # the lobby's post is answered in its place, and stays everybody's
        return await self._composer.compose(
            answer.whole, answer.table, scope, present=present, in_place=letter, course=answer.course
        )

    async def _show(
        self,
        interaction: Interaction,
        answer: Answer,
        message: Message,
        panel: Panel | None,
        refusal: discord.Message | None,
    ) -> discord.Message | None:
        """Show a message; gives what stands there now, None where it could not be shown.

        Where it is there already, that is said above it.
        """
        stands: list[discord.Message] = []
        if panel is not None and not panel.shown and not answer.said and _is_shown(interaction, message):
            now = f"<t:{int(time.time())}:T>"
            answer = replace(answer, said=self._words.text("page-unchanged", time=now))
            message = await self._message(interaction, answer, panel)

        async def edit() -> None:
            if panel is None and refusal is not None:
                shown: discord.Message = await sent(message, lambda message: refusal.edit(**message.edit()))
            else:
                shown = await edited(
                    message,
                    lambda message: interaction.edit_original_response(**message.edit()),
                    partial(self._message, interaction, answer, panel, keeping=False),
                )
                self._live.note(interaction, answer.table, shown, answer.page, answer.lesson)
            if panel is not None:
                panel.shown, panel.owed = True, None
            self._shown(interaction, answer, shown, panel)
            stands.append(shown)

        async def send() -> None:
            whole = await self._message(interaction, answer, None)
            shown = await sent(
                whole, lambda whole: interaction.followup.send(**whole.new(), ephemeral=True, wait=True)
            )
            self._shown(interaction, answer, shown, panel)
            stands.append(shown)

        error = await _tried(edit())
        gone = isinstance(error, discord.NotFound) and error.code == faults.UNKNOWN_MESSAGE
        if error is not None and (refusal is not None or (panel is not None and gone)):
            error = await _tried(send())  # it was put away meanwhile: show a new one
        if error is None and panel is not None and refusal is not None:
            await self._take_back(interaction, refusal)
        if error is None or _told_late(error):
            return stands[-1] if stands else None
        reference = secrets.token_hex(3)
        log.error("fault %s: an answer could not be shown: %s", reference, error)
        await self._say(
            interaction, self._words.text("discord-not-shown", reference=reference), panel, refusal
        )
        return None

    def _shown(
        self, interaction: Interaction, answer: Answer, shown: discord.Message, panel: Panel | None
    ) -> None:
        own = _pressed(interaction)
        pressed = own.stamp if isinstance(own, GameId | CourseId) and panel is not None else ""
        self._panels.appeared(shown, answer.page, {pressed} - {""})
        if panel is None and interaction.message is not None:
            again = shown if answer.refuses else None
            self._panels.refused(interaction.user.id, interaction.message.id, again)

    async def _take_back(self, interaction: Interaction, refusal: discord.Message) -> None:
        """Delete what refused an earlier press on a message that answers a press by what it shows now."""
        user, message = interaction.user.id, interaction.message
        if message is not None and self._panels.refusal(user, message.id) is refusal:
            self._panels.refused(user, message.id, None)
            error = await _tried(refusal.delete())
            if error is not None:
                log.info("a refusal stays though a later press succeeded: %s", error)

    async def _show_owed(self, interaction: Interaction, panel: Panel | None) -> None:
        """Show what an earlier press left to this one, which has nothing to show itself."""
        if panel is None or panel.owed is None or panel.awaited:
            return
        message = await self._message(interaction, panel.owed, panel)
        await self._show(interaction, panel.owed, message, panel, None)

    async def _say(
        self, interaction: Interaction, text: str, panel: Panel | None, refusal: discord.Message | None
    ) -> None:
        """Say something that leaves a private panel as it is, in the place of what was said there before."""
        quiet = discord.AllowedMentions.none()
        shown: list[discord.Message] = []

        async def edit() -> None:
            message: discord.Message
            if refusal is not None:
                message = await refusal.edit(content=text, view=None, attachments=[], allowed_mentions=quiet)
            else:
                message = await interaction.edit_original_response(content=text, allowed_mentions=quiet)
            shown.append(message)

        async def send() -> None:
            shown.append(
                await interaction.followup.send(text, ephemeral=True, allowed_mentions=quiet, wait=True)
            )

        error = await _tried(edit() if panel is None or refusal is not None else send())
        if error is not None and refusal is not None:
            error = await _tried(send())  # what was said before was put away
        if error is not None and not _told_late(error):
            log.error("a private answer could not be sent: %s", error)
        if shown and interaction.message is not None:
            self._panels.refused(interaction.user.id, interaction.message.id, shown[-1])


def _pressed(interaction: Interaction) -> ControlId | None:
    """What the id of the pressed control says; None for a command, and for an id that cannot be read."""
    return read(str(dict(interaction.data or {}).get("custom_id", "")))


def _is_private(interaction: Interaction) -> bool:
    """Whether a press came from a message that its presser alone sees."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def _is_shown(interaction: Interaction, message: Message) -> bool:
    """Whether the pressed message says, shows and offers already what it would be edited to."""
    there = interaction.message
    if there is None or message.uploads or not message.text or not there.content.endswith(message.text):
        return False
    rows = [row.children for row in there.components if isinstance(row, discord.ActionRow)]
    ids = [str(getattr(item, "custom_id", "")) for row in rows for item in row]
    kept = {attachment.id for attachment in message.kept}
    same = not message.complete or kept == {attachment.id for attachment in there.attachments}
    # A menu has another id where something else is said above its page.
    return same and [*map(_plain, ids)] == [*map(_plain, message.panel.ids if message.panel else [])]


def _plain(custom_id: str) -> ControlId | None:
    """What an id says, apart from what tells it from others of its page."""
    own = read(custom_id)
    return None if own is None else replace(own, twin=0)


async def _tried(call: Coroutine[Any, Any, None]) -> BaseException | None:
    try:
        await call
    except faults.CALL_FAILED as error:
        return error
    return None


def _told_late(error: BaseException) -> bool:
    if faults.too_late(error):
        log.info("an answer came too late to be shown: %s", error)
        return True
    return False


def _keep(interaction: Interaction, outcome: str, table: int = 0) -> None:
    """Keep in mind what came of an interaction, and which table it was about; 0 for none that is known."""
    interaction.extras[_OUTCOME] = outcome
    if table:
        interaction.extras[_TABLE] = table


def _note(interaction: Interaction, tables: Tables, seconds: float) -> None:
    """Write into the log what is known of an interaction that is over.

    Of a control's argument and values nothing is told: they can be cards or plans.
    """
    if not log.isEnabledFor(logging.DEBUG):
        return
    own = _pressed(interaction)
    found = tables.get(interaction.extras.get(_TABLE, own.table if own else 0))
    table = found or tables.loaded_in(interaction.channel_id or 0)
    line = "%s by user %s: %s, in %.3f s"
    facts = (
        _what(interaction, own),
        interaction.user.id,
        interaction.extras.get(_OUTCOME, "not taken"),
        seconds,
    )
    (log if table is None else log_of(table)).debug(line, *facts)


def _what(interaction: Interaction, own: ControlId | None) -> str:
    if interaction.command is not None:
        return f"command {interaction.command.qualified_name}"
    if own is None:
        return "press on an old control"
    decision = f" about decision {own.stamp!r}" if isinstance(own, GameId | CourseId) and own.stamp else ""
    return f"press {own.verb!r}{decision}"
