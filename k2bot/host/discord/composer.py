"""From a page to a message: text, controls, pictures and whom it may notify."""

from __future__ import annotations

import hashlib
import io
import logging
import re
import zlib
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

import discord

from k2bot.game.values import Button, HostButton, HostSelect, Select, Style
from k2bot.host.discord.controls import Control, CourseId, GameId, HostId, Panel
from k2bot.host.discord.limits import TEXT, LimitError, page_faults
from k2bot.host.pages.lobby import VERBS
from k2bot.host.pages.notices import MUTE
from k2bot.host.pages.overview import OVERVIEW_VERBS
from k2bot.host.pages.preferences import PREFERENCE_VERBS
from k2bot.host.people.privacy import PRIVACY
from k2bot.text.emoji import bare, filled

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from k2bot.game.values import Page, Picture
    from k2bot.host.discord.controls import ControlId, Scope
    from k2bot.host.discord.drawing import Gallery

log = logging.getLogger(__name__)

CONFIRM_RESIGN = "confirm-resign"
CONFIRM_CANCEL = "confirm-cancel"
CONFIRM_STANDIN = "confirm-standin"
CONFIRM_HOST = "confirm-host"
DISMISS = "dismiss"
SHOW_FILM = "show-film"
HOST_VERBS = (
    VERBS
    | PREFERENCE_VERBS
    | OVERVIEW_VERBS
    | {CONFIRM_RESIGN, CONFIRM_CANCEL, CONFIRM_STANDIN, CONFIRM_HOST, DISMISS, SHOW_FILM, MUTE, PRIVACY}
)
"""The verbs of HostButtons and HostSelects, which no control of a game has."""

_NO_EMOJI: Mapping[str, str] = {}

_FIRST_MARK = 10
_MARKS = 80
"""Numbers that tell the menus of one page from those of another, beyond those of equal controls."""

STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SECONDARY: discord.ButtonStyle.secondary,
    Style.SUCCESS: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Upload:
    """A file to be sent along; ``alt`` is what is read aloud for a picture."""

    name: str
    data: bytes
    alt: str | None = None

    def file(self) -> discord.File:
        """Wrap it for one sending: discord.py reads a file only once."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)


@dataclass(frozen=True, slots=True)
class Message:
    """A message ready to be sent.

    ``kept`` are attachments of the edited message that stay as they are. ``complete`` says whether files are
    the message's complete list; if not, an edit leaves the attachments alone.
    """

    text: str
    panel: Panel | None
    mentions: discord.AllowedMentions
    uploads: tuple[Upload, ...] = ()
    kept: tuple[discord.Attachment, ...] = ()
    complete: bool = True
    without_emoji: Message | None = None
    """The same message where there are no emoji; None where it has none."""

    def new(self) -> dict[str, Any]:
        """Give the arguments for sending it as a new message."""
        arguments: dict[str, Any] = {"content": self.text, "allowed_mentions": self.mentions}
        if self.panel is not None:
            arguments["view"] = self.panel
        if self.uploads:
            arguments["files"] = [upload.file() for upload in self.uploads]
        return arguments

    def edit(self) -> dict[str, Any]:
        """Give the arguments for putting it in the place of an earlier message."""
        arguments: dict[str, Any] = {
            "content": self.text,
            "allowed_mentions": self.mentions,
            "view": self.panel,
        }
        if self.complete:
            arguments["attachments"] = [*self.kept, *(upload.file() for upload in self.uploads)]
        return arguments

    def bare(self) -> Message:
        """Give the same message without its files."""
        plain = self.without_emoji.bare() if self.without_emoji else None
        return Message(self.text, self.panel, self.mentions, without_emoji=plain)


class Composer:
    """Turns pages into messages.

    ``emojis`` gives each emoji that is there, by the name pages use, as it is written in a message.
    ``strict`` makes a faulty page an error; else it is logged, and a text that is too long is cut.
    """

    def __init__(
        self, gallery: Gallery, emojis: Mapping[str, str] = _NO_EMOJI, *, strict: bool = False
    ) -> None:
        self._gallery = gallery
        self._emojis = emojis
        self._strict = strict

    @property
    def crowded(self) -> bool:
        """Whether so many pictures wait that another one takes its time."""
        return self._gallery.crowded

    def waits(self, page: Page) -> bool:
        """Whether a page that is being composed waits for a picture that no painter is at yet."""
        return any(self._gallery.waits(picture.key) for picture in page.pictures)

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
    ) -> Message:
        """Turn a page of a table into a message.

        ``pings`` are the ids of the users it may notify. ``present`` are the attachments of the private panel
        it replaces: pictures among them are kept, not drawn and sent again. ``in_place`` is for a message
        below which nothing newer stands: what it opens takes its place. A page of a ``course`` belongs to
        that of a game, and to no table. Raises LimitError if strict.
        """
        controls = identified(page, table, scope, in_place=in_place, course=course)
        if faults := [*page_faults(page, [str(own) for own, _ in controls]), *verb_faults(page)]:
            if self._strict:
                raise LimitError("; ".join(faults))
            log.error("table %s: a page is at fault: %s", table, "; ".join(faults))
        names = {file_name(picture): picture for picture in page.pictures}
        kept = tuple(attachment for attachment in present or () if attachment.filename in names)
        for attachment in kept:
            names.pop(attachment.filename, None)
        drawn = [(name, picture.alt, await self._gallery.draw(picture)) for name, picture in names.items()]
        uploads = [Upload(name, data, alt) for name, alt, data in drawn if data is not None]
        uploads += [Upload(file.name, file.text.encode()) for file in page.files]
        text = bare(page.text)
        plain = Message(
            text=text if len(text) <= TEXT else f"{text[: TEXT - 1]}…",
            panel=_panel(page, controls, _NO_EMOJI),
            mentions=mentions_of(pings),
            uploads=tuple(uploads),
            kept=kept,
            complete=present is not None or page.whole or bool(page.pictures or page.files),
        )
        return self._with_emoji(plain, page, controls)

    def _with_emoji(self, plain: Message, page: Page, controls: Sequence[tuple[ControlId, int]]) -> Message:
        """The message with its emoji, in the text only where they fit into it."""
        text = filled(page.text, self._emojis)
        named = any(name in self._emojis for row in page.rows for name in _emoji_of(row))
        if not named and text == plain.text:
            return plain
        return replace(
            plain,
            text=text if len(text) <= TEXT else plain.text,
            panel=_panel(page, controls, self._emojis) if named else plain.panel,
            without_emoji=plain,
        )


def mentions_of(users: Collection[int]) -> discord.AllowedMentions:
    """Allow these users to be notified, and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def file_name(picture: Picture) -> str:
    """Name a picture's file: equal for equal pictures only, since clients and servers cache by name.

    Only with letters that Discord keeps: an attachment is recognised by its name afterwards.
    """
    name = PurePath(re.sub(r"[^\w.-]", "_", picture.name, flags=re.ASCII))
    return f"{name.stem}-{hashlib.blake2s(picture.key.encode(), digest_size=8).hexdigest()}{name.suffix}"


def identified(
    page: Page, table: int, scope: Scope, *, in_place: bool = False, course: str = ""
) -> list[tuple[ControlId, int]]:
    """Give the page's controls their ids, in order, each with its row; equal controls get distinct ids.

    A menu gets another id whenever its page says something else: under the same one, clients go on showing
    what was picked there. ``in_place`` lets nothing open anew.
    """
    marks = zlib.crc32(repr((page.text, page.rows)).encode()) % _MARKS
    found: list[tuple[ControlId, int]] = []
    seen: Counter[str] = Counter()
    for number, row in enumerate(page.rows):
        for control in _controls(row):
            if in_place and isinstance(control, Button):
                control = replace(control, anew=False)  # noqa: PLW2901 - as it is to be shown here
            plain = _id(control, table, scope, course=course)
            twin = seen[str(plain)] + (_FIRST_MARK + marks if isinstance(control, Select) else 0)
            seen[str(plain)] += 1
            found.append((replace(plain, twin=twin), number))
    return found


def _id(control: Button | Select, table: int, scope: Scope, *, course: str) -> ControlId:
    if isinstance(control, HostButton | HostSelect):
        return HostId(table, control.verb, argument=control.argument)
    if course:
        return CourseId(course, control.stamp, control.verb, control.argument)
    if isinstance(control, Button) and control.anew:
        scope = "o"
    return GameId(table, scope, control.stamp, control.verb, control.argument)


def verb_faults(page: Page) -> list[str]:
    """Controls whose verb belongs to the other side: a game's with a verb of the host's, or the reverse."""
    controls = (control for row in page.rows for control in _controls(row))
    return [
        f"the verb {control.verb!r} belongs to the {'game' if hosts else 'host'}, its control does not"
        for control in controls
        if (hosts := isinstance(control, HostButton | HostSelect)) != (control.verb in HOST_VERBS)
    ]


def _controls(row: tuple[Button, ...] | Select) -> Iterator[Button | Select]:
    if isinstance(row, Select):
        yield row
    else:
        yield from row


def _emoji_of(row: tuple[Button, ...] | Select) -> Iterator[str]:
    yield from (part.emoji for part in (row.choices if isinstance(row, Select) else row))


def _panel(page: Page, controls: Sequence[tuple[ControlId, int]], emojis: Mapping[str, str]) -> Panel | None:
    if not controls:
        return None
    panel = Panel()
    widgets = (control for row in page.rows for control in _controls(row))
    for (own, row), control in zip(controls, widgets, strict=True):
        panel.add_item(Control(_widget(control, str(own), emojis), row=row))
    return panel


def _widget(control: Button | Select, own: str, emojis: Mapping[str, str]) -> discord.ui.Item[Any]:
    if isinstance(control, Button):
        return discord.ui.Button(
            label=control.label or None,
            custom_id=own,
            style=STYLES[control.style],
            disabled=control.disabled,
            emoji=emojis.get(control.emoji),
        )
    picking: dict[str, Any] = {
        "custom_id": own,
        "placeholder": control.placeholder or None,
        "min_values": control.minimum,
        "max_values": control.maximum,
    }
    if control.among == "people":
        people = [discord.SelectDefaultValue.from_user(discord.Object(user)) for user in control.ids]
        return discord.ui.UserSelect(**picking, default_values=people)
    if control.among == "roles":
        roles = [discord.SelectDefaultValue.from_role(discord.Object(role)) for role in control.ids]
        return discord.ui.RoleSelect(**picking, default_values=roles)
    return discord.ui.Select(
        custom_id=own,
        placeholder=control.placeholder or None,
        min_values=control.minimum,
        max_values=control.maximum,
        options=[
            discord.SelectOption(
                label=choice.label,
                value=choice.value,
                description=choice.description or None,
                default=choice.chosen,
                emoji=emojis.get(choice.emoji),
            )
            for choice in control.choices
        ],
    )
