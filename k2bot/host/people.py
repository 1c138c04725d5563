"""Preferences of people and servers, language selection, and lessons shown."""

from __future__ import annotations

import logging
from collections import OrderedDict
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from k2bot.game import limits
from k2bot.host.event_loop import in_thread
from k2bot.host.members import Member, unmarked
from k2bot.host.preferences import PersonalPreferences, ServerPreferences, StoredPreferences
from k2bot.host.refusals import HostRefusal
from k2bot.text import PSEUDO, languages
from k2bot.text.formatting import quote
from k2bot.text.words import Words, WordsError, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from k2bot.game.values import Lesson, Page
    from k2bot.host.store import Store

log = logging.getLogger(__name__)

MOST_PEOPLE = 10_000
"""Number of people whose settings are kept in memory, some 0.5 KiB each."""


@dataclass(eq=False)
class Preferences:
    """Reads and writes preferences of people and servers.

    Change a person's through ``Tables.prefer``, so that tables in memory are updated, too.
    """

    _store: Store
    on_change: tuple[Callable[[], None], ...] = ()
    """Called after preferences have changed, or were deleted."""
    _known: OrderedDict[int, Mapping[str, str]] = field(default_factory=OrderedDict)
    """Settings of people who were last asked for, since every press asks for somebody's."""
    _changes: int = 0

    def changed(self) -> None:
        """Forget what was read, and notify listeners that preferences have changed."""
        self._changes += 1  # what is being read now may be out of date
        self._known.clear()
        for tell in self.on_change:
            tell()

    def read_again(self, user_id: int) -> None:
        """Forget what was read about a person, where that's all that has changed."""
        self._changes += 1
        self._known.pop(user_id, None)

    async def settings(self, user_id: int) -> Mapping[str, str]:
        """A person's settings, by key; defaults are omitted."""
        known = self._known.get(user_id)
        if known is None:
            changes, known = self._changes, await self._store.settings("person", user_id)
            if changes == self._changes:
                self._known[user_id] = known
                if len(self._known) > MOST_PEOPLE:
                    self._known.popitem(last=False)
        else:
            self._known.move_to_end(user_id)
        return known

    async def person(self, user_id: int) -> PersonalPreferences:
        """A person's preferences."""
        return PersonalPreferences.of(await self.settings(user_id))

    async def member(self, user_id: int, name: str) -> Member:
        """A person as a member of a new table, with their preferences."""
        return Member(user_id, unmarked(name), await self.person(user_id))

    async def server(self, guild_id: int | None) -> ServerPreferences:
        """A server's preferences; the defaults if there is no server."""
        rows = {} if guild_id is None else await self._store.settings("guild", guild_id)
        return ServerPreferences.of(rows)

    async def set(self, kind: type[StoredPreferences], owner: int, changes: Mapping[str, str | None]) -> None:
        """Store changes of a person or server atomically; None restores a default. Raises Refusal."""
        for key, value in changes.items():
            if value is not None and kind.settings()[key].read(value) is None:
                if key == "zone":
                    raise HostRefusal("refusal-zone", zone=quote(value))
                raise HostRefusal("refusal-preference", value=quote(value))
        try:
            async with self._store.writing() as write:
                for key, value in changes.items():
                    write.setting(kind.scope, owner, key, value)
                if kind is PersonalPreferences:
                    write.errand("letters" if changes.get("delivery") == "dm" else "preferences", owner)
        finally:  # a write whose confirmation is lost may have succeeded
            self.changed()


# -------------------------------------------------------------------------------------------------- languages


DISCORDS = {
    "en-US": "en",
    "en-GB": "en",
    "es-ES": "es",
    "es-419": "es",
    "no": "nb",
    "pt-BR": "pt",
    "sv-SE": "sv",
    "zh-CN": "zh-Hans",
    "zh-TW": "zh-Hant",
}
"""Discord's locale -> our language tag (folder in locales/), where they differ."""

_READER: ContextVar[str | None] = ContextVar("reader", default=None)
"""Language of the user served by the current task; never used for public posts."""


def language_of(locale: object) -> str | None:
    """Our language tag for a Discord locale (None if unknown), whether there are words for it or not."""
    return None if locale is None else DISCORDS.get(str(locale), str(locale))


class Languages:
    """Supported languages; ``own`` is the bot's default.

    A bot in the pseudo-language speaks no other, so that nothing else shows up.
    """

    def __init__(self, store: Store, own: str = "en", available: tuple[str, ...] | None = None) -> None:
        self._store = store
        self.preferences = Preferences(store)
        self.own = own
        self.available = available or ((own,) if own == PSEUDO else languages())
        self._used = {own}

    @property
    def several(self) -> bool:
        """Whether there is more than one language."""
        return len(self.available) > 1

    @property
    def own_words(self) -> Words:
        """Phrasebook of the bot's default language."""
        return words(self.own)

    @property
    def reader(self) -> str:
        """Language of the current reader; outside of a reply, the bot's default."""
        return _READER.get() or self.own

    @property
    def reader_words(self) -> Words:
        """Phrasebook of the current reader."""
        return words(self.reader)

    def speak(self, language: str) -> None:
        """Set the reader's language for the current task."""
        _READER.set(language)

    @contextmanager
    def answering(self, language: str | None = None) -> Iterator[None]:
        """Scope of a reply: in that language, or the bot's default until ``speak`` is called."""
        token = _READER.set(language)
        try:
            yield
        finally:
            _READER.reset(token)

    def first(self, *wanted: str | None) -> str:
        """First supported language of these; else the bot's default."""
        language_code = next(
            (language for language in wanted if language and self.supports(language)), self.own
        )
        self._used.add(language_code)
        return language_code

    @property
    def unused(self) -> frozenset[str]:
        """Supported languages that nobody has been answered in since the start."""
        return frozenset(self.available) - self._used

    def supports(self, language: str) -> bool:
        """Whether the bot has the language. One whose words can't be read is dropped, with a warning."""
        if language not in self.available:
            return False
        try:
            words(language)
        except WordsError as error:
            if language == self.own:
                raise
            log.warning("the language %s is left out, because its words can't be read: %s", language, error)
            self.available = tuple(other for other in self.available if other != language)
            return False
        return True

    async def of_new_table(self, guild_id: int | None, *wanted: str | None) -> str:
        """Language of a new table: the server's setting, else the first supported one wanted."""
        if not self.several:
            return self.own
        return await self._first(await self._of_guild(guild_id), *wanted)

    async def of_reader(
        self,
        user_id: int,
        locale: str | None,
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
        table_id: int | None = None,
    ) -> str:
        """Language for a user: their setting, else their Discord's, else the table's, else the server's.

        ``locale`` is our language tag for their Discord's language, None if unknown. They are answered at a
        table, or else in a channel.
        """
        if not self.several:
            return self.own
        chosen = (await self.preferences.person(user_id)).language
        if chosen in self.available or locale in self.available:
            return await self._first(chosen, locale)
        table = await self._store.language_of_table(table_id=table_id, channel_id=channel_id)
        return await self._first(table, await self._of_guild(guild_id))

    async def _first(self, *wanted: str | None) -> str:
        """First supported language of these, whose words are read in a thread the first time."""
        for language in wanted:
            if language in self.unused:
                await in_thread(self.supports, language)
            if language in self.available:
                break
        return self.first(*wanted)

    async def _of_guild(self, guild_id: int | None) -> str | None:
        return (await self.preferences.server(guild_id)).language


# ---------------------------------------------------------------------------------------------------- lessons


@dataclass(eq=False)
class Lessons:
    """Lessons that a user has been shown, stored among their settings."""

    _store: Store
    _preferences: Preferences

    async def due(self, user_id: int, page: Page) -> str:
        """First lesson of a page that's new to the user, which marks it as shown.

        Empty if there is none, if the user has switched tips off, or if the page has no room for it now.
        """
        lesson, _ = _first_new(page, await self._preferences.settings(user_id))
        if lesson is None:
            return ""
        # Other processes show lessons, too, and say nothing of it.
        lesson, met = _first_new(page, await self._store.settings("person", user_id))
        if lesson is not None:
            async with self._store.writing() as write:
                write.setting("person", user_id, "met", " ".join((*met, lesson.key)))
        self._preferences.read_again(user_id)
        return "" if lesson is None else lesson.text


def _first_new(page: Page, settings: Mapping[str, str]) -> tuple[Lesson | None, list[str]]:
    """First lesson for somebody with these settings, if any, and the keys of those they've been shown."""
    met = settings.get("met", "").split()
    lesson = next((one for one in page.lessons if one.key not in met), None)
    fits = lesson is not None and len(lesson.text) + 1 + len(page.text) <= limits.TEXT
    return lesson if fits and PersonalPreferences.of(settings).tips else None, met
