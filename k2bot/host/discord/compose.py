"""Converts pages into Discord messages within its limits, and sends them."""

from __future__ import annotations

import asyncio
import hashlib
import io
import logging
import re
import zlib
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

import discord

from k2bot.game import limits
from k2bot.game.values import Button, HostButton, HostSelect, Page, Picture, Refusal, Select
from k2bot.host.discord import calls
from k2bot.host.discord.controls import (
    ControlId,
    CourseId,
    GameId,
    HostId,
    Interaction,
    Scope,
    StatelessView,
    read_id,
    require_writing_here,
)
from k2bot.host.event_loop import loop_time
from k2bot.host.pages.host_pages import controls_of, with_line
from k2bot.host.people import language_of
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import SentPost
from k2bot.text.formatting import with_emoji, without_emoji
from k2bot.text.words import messages_in

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence

    from k2bot.game.base import AnyGame
    from k2bot.host.discord.images import ImageService
    from k2bot.host.discord.services import HostServices
    from k2bot.host.people import Preferences
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.text.words import Words


log = logging.getLogger(__name__)

BEFORE_PROGRESS = 1.0
"""Time in seconds that work may take before its reader is told what they wait for."""
PROGRESS_INTERVAL = 1.5
"""Interval in seconds at which they are told how far it is."""
NEXT_AFTER = 60.0
"""Time in seconds after which a person can show a page in the same channel again."""


ResultT = TypeVar("ResultT")

# ------------------------------------------------------------------------------------------ pages as messages


_NO_EMOJI: Mapping[str, str] = {}
_NO_MENUS: Mapping[Select, ControlId] = {}
_FIRST_MARK = 10
_MARKS = 80
"""Number of distinct marks that tell one page's menus from another's, on top of twin numbers."""


NOTHING = Page("")
"""Part of a page that adds nothing."""


@dataclass(frozen=True, slots=True)
class ShownPage:
    """Page as it's shown to a user; ``table`` owns its controls, 0 for none.

    ``course`` is the game whose tutorial they belong to, or the puzzle of a game (``CourseId.game``).
    """

    page: Page
    table: int = 0
    course: str = ""
    feedback: str = ""
    """Line above the page about the press that led to it, until the page updates."""
    lesson: str = ""
    """Lesson above all that; it stays while the page is kept up to date and has that lesson."""
    place: str = ""
    """Line above everything else that says which game the page belongs to."""
    request: Page = NOTHING
    """Part below the page about a proposal that its reader has yet to answer."""
    refuses: bool = False
    """Whether it shows a refusal, which the next reply to a press on the same post replaces."""

    @property
    def whole(self) -> Page:
        """Page with everything said above it."""
        text = "\n\n".join(filter(None, (self.feedback, self.page.text)))[: limits.TEXT]
        text = "\n".join(filter(None, (self.lesson, text)))
        placed = f"{self.place}\n{text}" if self.place else text
        page = replace(self.page, text=placed if len(placed) <= limits.TEXT else text)
        page, rows = with_line(page, self.request.text), self.request.rows
        if len(page.rows) < limits.ROWS:
            return replace(page, rows=(*page.rows, *rows))
        *others, last = page.rows
        flat = tuple(own for row in (last, *rows) if not isinstance(row, Select) for own in row)
        fits = not isinstance(last, Select) and len(flat) <= limits.A_ROW
        return replace(page, rows=(*others, flat)) if fits else page


Shown: TypeAlias = ShownPage | Page | str
"""Response to a press or command; a bare page or sentence is about the table in question, or none."""


def as_shown(shown: Shown, table: int = 0) -> ShownPage:
    """Page as it's shown to a user; a bare page or sentence is about that table."""
    page = Page(shown) if isinstance(shown, str) else shown
    return ShownPage(page, table) if isinstance(page, Page) else page


async def with_page(text: str, table: Table, user_id: int, name: str) -> ShownPage:
    """Sentence above the page on which the user continues, if there is one."""
    try:
        page = await table.page(user_id, name)
    except Refusal as refusal:
        return ShownPage(Page(text or refusal.in_words(table.reader_words)), table.id)
    return ShownPage(page, table.id, feedback=text)


@dataclass(frozen=True, slots=True)
class Upload:
    """File to upload; ``alt`` is a picture's alt text."""

    name: str
    data: bytes
    alt: str | None = None

    def file(self) -> discord.File:
        """Wrap it for a single request, because discord.py reads a file only once."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)


@dataclass(frozen=True, slots=True)
class Message:
    """Message ready to be sent.

    ``reused`` are attachments of the edited message to keep. ``complete`` means that the files are the full
    list; if not, an edit leaves attachments alone.
    """

    text: str
    view: StatelessView | None
    mentions: discord.AllowedMentions
    uploads: tuple[Upload, ...] = ()
    reused: tuple[discord.Attachment, ...] = ()
    complete: bool = True

    @property
    def ids(self) -> list[str]:
        """Custom ids of its controls."""
        return self.view.ids if self.view else []

    def new(self) -> dict[str, Any]:
        """Arguments for sending it as a new message."""
        arguments: dict[str, Any] = {"content": self.text, "allowed_mentions": self.mentions}
        if self.view is not None:
            arguments["view"] = self.view
        if self.uploads:
            arguments["files"] = [upload.file() for upload in self.uploads]
        return arguments

    def edit(self) -> dict[str, Any]:
        """Arguments for editing an existing message into it."""
        arguments = {"content": self.text, "allowed_mentions": self.mentions, "view": self.view}
        if self.complete:
            arguments["attachments"] = [*self.reused, *(upload.file() for upload in self.uploads)]
        return arguments

    def followed_by(self, line: str) -> Message:
        """Copy with a line below its text, if there's room."""
        return replace(self, text=self.text + line) if len(self.text + line) <= limits.TEXT else self

    def without_files(self) -> Message:
        """Copy without files."""
        return Message(self.text, self.view, self.mentions)

    def without_emoji(self) -> Message:
        """Copy without emoji; changes its controls in place."""
        for control in self.view.children if self.view else ():
            if isinstance(control, discord.ui.Button):
                control.emoji = None
            elif isinstance(control, discord.ui.Select):
                for option in control.options:
                    option.emoji = None
        return replace(self, text=without_emoji(self.text))


class Composer:
    """Converts pages into messages; overlong text is cut.

    ``emojis`` maps the names that pages use to Discord's markup.
    """

    def __init__(self, images: ImageService, emojis: Mapping[str, str] = _NO_EMOJI) -> None:
        self.images = images
        self._emojis = emojis

    async def compose(
        self,
        page: Page,
        table: int,
        scope: Scope,
        *,
        pings: Collection[int] = (),
        present: Sequence[discord.Attachment] | None = None,
        in_place: bool = False,
        course: str = "",
        kept: Mapping[Select, ControlId] = _NO_MENUS,
    ) -> Message:
        """Convert a table's page into a message.

        ``pings`` are the users it may mention. ``present`` are the attachments of the private panel it
        replaces: pictures among them are kept instead of being drawn and sent again. ``in_place`` is for a
        message with nothing newer below it: what it opens replaces it. A page of a ``course`` belongs to that
        game's tutorial, and to no table. ``kept`` are menus that the message has already, with their ids.
        """
        controls = control_ids(page, table, scope, in_place=in_place, course=course, kept=kept)
        if log.isEnabledFor(logging.DEBUG) and (messages := messages_in("\n".join(_read(page)))):
            log.debug("table %s: page of the messages %s", table, ", ".join(messages))
        names = {file_name(picture): picture for picture in page.pictures}
        reused = tuple(attachment for attachment in present or () if attachment.filename in names)
        for attachment in reused:
            names.pop(attachment.filename, None)
        drawn = [(name, picture.alt, await self.images.draw(picture)) for name, picture in names.items()]
        uploads = [Upload(name, data, alt) for name, alt, data in drawn if data is not None]
        uploads += [Upload(file.name, file.data) for file in page.files]
        text = with_emoji(page.text, self._emojis)
        if len(text) > limits.TEXT:  # emoji markup counts as text, so drop it if it doesn't fit
            text = without_emoji(page.text)
        if len(text) > limits.TEXT:
            log.error("table %s: the page's %d characters are cut", table, len(text))
            text = f"{text[: limits.TEXT - 1]}…"
        return Message(
            text=text,
            view=_view(page, controls, self._emojis),
            mentions=mentions_of(pings),
            uploads=tuple(uploads),
            reused=reused,
            complete=present is not None or page.whole or bool(page.pictures or page.files),
        )


def _read(page: Page) -> Iterator[str]:
    """Everything that people read on a page."""
    yield page.text
    yield from (picture.alt for picture in page.pictures)
    for control in controls_of(page):
        if isinstance(control, Select):
            yield control.placeholder
            yield from (f"{choice.label}\n{choice.description}" for choice in control.choices)
        else:
            yield control.label


def mentions_of(users: Collection[int]) -> discord.AllowedMentions:
    """Allow mentions of these users only."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def file_name(picture: Picture) -> str:
    """File name of a picture, unique to its content because clients and servers cache by name.

    Limited to characters that Discord keeps, because attachments are later recognised by name.
    """
    stem, dot, suffix = re.sub(r"[^\w.-]", "_", picture.name, flags=re.ASCII).partition(".")
    return f"{stem}-{hashlib.blake2s(picture.key.encode(), digest_size=8).hexdigest()}{dot}{suffix}"


# ----------------------------------------------------------------------------------------------- controls


def control_ids(
    page: Page,
    table: int,
    scope: Scope,
    *,
    in_place: bool = False,
    course: str = "",
    kept: Mapping[Select, ControlId] = _NO_MENUS,
) -> list[tuple[ControlId, int]]:
    """Assign ids to a page's controls, in order, each with its row; equal controls get distinct ids.

    A menu's id changes whenever a private page's content does: under the same id, clients keep showing the
    old selection. But a new id also discards what somebody is choosing, so an edit that no press of theirs
    has led to keeps the menus it leaves as they are: in a post, which others change too, and those ``kept``.
    ``in_place`` keeps every control from opening a new message.
    """
    mark = 0
    if any(isinstance(row, Select) for row in page.rows):
        content = (page.text if scope == "p" else "", page.rows)
        mark = _FIRST_MARK + zlib.crc32(repr(content).encode()) % _MARKS
    controls: list[tuple[ControlId, int]] = []
    seen: Counter[ControlId] = Counter()
    for number, row in enumerate(page.rows):
        for control in (row,) if isinstance(row, Select) else row:
            plain: ControlId
            if isinstance(control, HostButton | HostSelect):
                plain = HostId(table, control.verb, argument=control.argument)
            elif course:
                plain = CourseId(course, control.stamp, control.verb, control.argument)
            else:
                opens = isinstance(control, Button) and control.new_message and not in_place
                plain = GameId(table, "o" if opens else scope, control.stamp, control.verb, control.argument)
            twin = seen[plain] + (mark if isinstance(control, Select) else 0)
            seen[plain] += 1
            own = kept.get(control) if isinstance(control, Select) else None
            controls.append((own or (replace(plain, twin=twin) if twin else plain), number))
    return controls


def menus_of(page: Page, message: discord.Message) -> dict[Select, ControlId]:
    """The menus of a page with their ids in the message that shows it."""
    rows = (row.children for row in message.components if isinstance(row, discord.ActionRow))
    shown = [read_id(item.custom_id) for row in rows for item in row if isinstance(item, discord.SelectMenu)]
    own = [control for control in controls_of(page) if isinstance(control, Select)]
    found = zip(own, shown, strict=False)
    return {menu: control for menu, control in found if control is not None}


def _view(
    page: Page, controls: Sequence[tuple[ControlId, int]], emojis: Mapping[str, str]
) -> StatelessView | None:
    if not controls:
        return None
    view = StatelessView()
    for (own, row), control in zip(controls, controls_of(page), strict=True):
        view.add_item(_item(control, emojis, custom_id=str(own), row=row))
    return view


def _item(control: Button | Select, emojis: Mapping[str, str], **place: Any) -> discord.ui.Item[Any]:
    if isinstance(control, Button):
        return discord.ui.Button(
            label=control.label or None,
            style=discord.ButtonStyle[control.style.value],
            disabled=control.disabled,
            emoji=emojis.get(control.emoji),
            **place,
        )
    place |= {
        "placeholder": control.placeholder or None,
        "min_values": control.minimum,
        "max_values": control.maximum,
    }
    if control.source == "people":
        people = [discord.SelectDefaultValue.from_user(discord.Object(user)) for user in control.ids]
        return discord.ui.UserSelect(default_values=people, **place)
    if control.source == "roles":
        roles = [discord.SelectDefaultValue.from_role(discord.Object(role)) for role in control.ids]
        return discord.ui.RoleSelect(default_values=roles, **place)
    options = [
        discord.SelectOption(
            label=choice.label,
            value=choice.value,
            description=choice.description or None,
            default=choice.chosen,
            emoji=emojis.get(choice.emoji),
        )
        for choice in control.choices
    ]
    return discord.ui.Select(options=options, **place)


# ------------------------------------------------------------------------------------------------ sending


async def send(message: Message, call: Callable[[Message], Awaitable[ResultT]]) -> ResultT:
    """Send by ``call``; retry without emoji if Discord rejects them as invalid.

    It sometimes does so with emoji that exist (discord-api-docs, issue 7128).
    """
    try:
        return await call(message)
    except discord.HTTPException as error:
        if not calls.invalid_emoji(error):
            raise
        log.info("message sent without emoji: %s", error)
        return await call(message.without_emoji())


async def edit(
    message: Message,
    change: Callable[..., Awaitable[ResultT]],
    recompose: Callable[[], Awaitable[Message]] | None = None,
) -> ResultT:
    """Edit by ``change``; retry with all pictures, if any, once an attachment to be kept is gone.

    The message may have been changed by somebody else, or by another edit that overtook this one.
    """
    try:
        return await send(message, lambda message: change(**message.edit()))
    except discord.HTTPException as error:
        if recompose is None or not message.reused or not calls.attachment_gone(error):
            raise
        log.info("message edited again with all pictures: %s", error)
        return await send(await recompose(), lambda message: change(**message.edit()))


class OvertakenError(Exception):
    """Another press on the same page came before long work was done."""


class Presser(Protocol):
    """Somebody who waits for the answer to a press (``panels.Turn``)."""

    long: bool
    say: Callable[[str], Awaitable[None]]

    @property
    def next_press(self) -> asyncio.Event:
        """Set once another press on the page waits, which comes first."""


TURN = "k2bot-turn"
"""Key of an interaction's extras for the turn of its press."""


async def with_progress(
    interaction: Interaction, work: Awaitable[ResultT], text: Callable[[], str]
) -> ResultT:
    """Result of work that may take long; meanwhile ``text`` is said where the reply will be.

    The work is cancelled with whoever waits. Raises what it raises; on a private page, OvertakenError once
    there's another press.
    """
    turn: Presser = interaction.extras[TURN]
    another = asyncio.create_task(turn.next_press.wait())
    pause = asyncio.create_task(asyncio.sleep(BEFORE_PROGRESS))
    working, last_text = asyncio.ensure_future(work), ""
    turn.long = True
    try:
        while True:
            await asyncio.wait({working, another, pause}, return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                return working.result()
            if another.done():
                raise OvertakenError
            if (news := text()) != last_text:
                await turn.say(news)
                last_text = news
            pause = asyncio.create_task(asyncio.sleep(PROGRESS_INTERVAL))
    finally:
        turn.long = False
        for task in (working, another, pause):
            task.cancel()


@dataclass(eq=False)
class ServesPages:
    """Base of handlers that answer presses and commands with the host's pages, in the reader's language."""

    _services: HostServices

    @property
    def _words(self) -> Words:
        """Phrasebook of the current reader."""
        return self._services.words

    @property
    def _tables(self) -> Tables:
        return self._services.tables

    @property
    def _preferences(self) -> Preferences:
        return self._services.tables.preferences


@dataclass(eq=False)
class PublicPosts(ServesPages):
    """Posts pages that people show to everyone in a channel, and remembers them for a while."""

    _composer: Composer
    _posted: dict[tuple[int | None, object], tuple[float, str]] = field(init=False, default_factory=dict)
    """Expiry and link of each remembered post, by channel and key."""

    def link(self, interaction: Interaction, key: object) -> str | None:
        """Link to what was posted under this key in this channel; None if that isn't remembered."""
        now = loop_time()
        self._posted = {place: posted for place, posted in self._posted.items() if now < posted[0]}
        _, link = self._posted.get((interaction.channel_id, key), (0.0, None))
        return link

    def refuse_again(self, interaction: Interaction) -> None:
        """Raise Refusal if the user has just shown a page in this channel."""
        if self.link(interaction, interaction.user.id) is not None:
            raise HostRefusal("statistics-just-shown")

    async def game(self, interaction: Interaction, key: str) -> AnyGame:
        """Game of that key in the language of the place."""
        services, locale = self._services, language_of(interaction.guild_locale)
        language = await services.languages.of_new_table(interaction.guild_id, locale)
        return services.catalogue.game(key, language)

    async def post(
        self, interaction: Interaction, page: Page, answer: str, key: object, seconds: float
    ) -> Page:
        """Post a page, remembered under this key for that long; returns the ``answer`` as a page.

        Raises Refusal for users who may not send messages themselves.
        The answer is shown first: a pending reply would be replaced by the post, and hide it from the others.
        """
        require_writing_here(interaction)
        message = await self._composer.compose(page, 0, "o")
        turn: Presser = interaction.extras[TURN]
        await turn.say(answer)
        post = await interaction.followup.send(**message.new(), wait=True)
        # The message's own link lacks the server if the bot doesn't know the channel.
        link = SentPost(interaction.channel_id or 0, post.id).link(interaction.guild_id)
        self._posted[interaction.channel_id, key] = loop_time() + seconds, link
        return Page(answer)
