"""People: what they and their servers have set, the language of each answer, and their lessons."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from k2bot.host.values import (
    MESSAGE_LENGTH,
    OF_SERVER,
    PERSONAL,
    PersonalPreferences,
    ServerPreferences,
    refuse_impossible,
)
from k2bot.text import PSEUDO, languages
from k2bot.text.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from k2bot.game.values import Page
    from k2bot.host.store import Store
    from k2bot.host.values import PersonKey, Scope, ServerKey, Values
    from k2bot.text.words import Words


class Preferences:
    """Reads and writes what people and servers have set.

    People's are written through ``Tables.prefer``, so that the tables in memory take note of them.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def person(self, user_id: int) -> PersonalPreferences:
        """What somebody has set."""
        return PersonalPreferences.of(await self._store.settings("person", user_id))

    async def server(self, guild_id: int | None) -> ServerPreferences:
        """What has been set for a server; the defaults where there is none."""
        rows = {} if guild_id is None else await self._store.settings("guild", guild_id)
        return ServerPreferences.of(rows)

    async def set_person(
        self, user_id: int, changes: Mapping[PersonKey, str | None], words: Words
    ) -> PersonalPreferences:
        """Keep what somebody sets, None for the default; it is kept whole or not at all. Raises Refusal."""
        await self._keep("person", user_id, PERSONAL, changes, words)
        return await self.person(user_id)

    async def set_server(
        self, guild_id: int, changes: Mapping[ServerKey, str | None], words: Words
    ) -> ServerPreferences:
        """Keep what is set for a server, None for the default; whole or not at all. Raises Refusal."""
        await self._keep("guild", guild_id, OF_SERVER, changes, words)
        return await self.server(guild_id)

    async def _keep(
        self, scope: Scope, owner: int, values: Values, changes: Mapping[Any, str | None], words: Words
    ) -> None:
        for key, value in changes.items():
            refuse_impossible(values, key, value, words)
        async with self._store.writing() as write:
            for key, value in changes.items():
                await write.setting(scope, owner, key, value)


# -------------------------------------------------------------------------------------------------- languages


DISCORDS: Final = {
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
"""What Discord calls a language -> the folder of its words in locales/, where that is another name."""

_READER: ContextVar[str | None] = ContextVar("reader", default=None)
"""The language of the person answered in this task; posts for all never use it."""


class Locale(Protocol):
    """A language as Discord names it."""

    @property
    def value(self) -> Any:
        """Its name there."""


def language_of(locale: Locale | None) -> str | None:
    """The language of somebody's, or of a server's, Discord, whether there are words for it or not."""
    return None if locale is None else DISCORDS.get(locale.value, str(locale.value))


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is answered: at a table, or else in a channel, and that in a server."""

    guild_id: int | None = None
    channel_id: int | None = None
    table_id: int | None = None


class Languages:
    """The languages of this bot: all that there are words for, ``own`` being the one it speaks by itself.

    A bot that speaks the pseudo-language speaks no other: there nothing else is to be seen.
    """

    def __init__(self, store: Store, own: str = "en", spoken: tuple[str, ...] | None = None) -> None:
        self._store = store
        self._preferences = Preferences(store)
        self.own = own
        self.spoken = spoken or ((own,) if own == PSEUDO else languages())

    @property
    def several(self) -> bool:
        """Whether there is a choice."""
        return len(self.spoken) > 1

    @property
    def own_words(self) -> Words:
        """The words of the bot's own language."""
        return words(self.own)

    @property
    def reader(self) -> str:
        """The language of the person who is answered; the bot's own where nobody is."""
        return _READER.get() or self.own

    @property
    def reader_words(self) -> Words:
        """The words for the person who is answered."""
        return words(self.reader)

    def speak(self, language: str) -> None:
        """Speak that language to the person who is answered, from now on."""
        _READER.set(language)

    @contextmanager
    def answering(self, language: str | None = None) -> Iterator[None]:
        """Answer somebody until the end of the block: in that language, or in the bot's own at first."""
        token = _READER.set(language)
        try:
            yield
        finally:
            _READER.reset(token)

    def first(self, *wanted: str | None) -> str:
        """The first of the languages that there are words for; the bot's own where none is."""
        return next((language for language in wanted if language in self.spoken), None) or self.own

    @staticmethod
    def name(language: str) -> str:
        """What a language calls itself."""
        return words(language).text("language-name")

    def of_table(self, language: str | None) -> str:
        """The language of a table opened in that one; None for tables of before there was a choice."""
        return self.first(language)

    async def of_new_table(self, guild_id: int | None, *wanted: str | None) -> str:
        """The language of a table that is opened: what its server has set, else the first wanted."""
        if not self.several:
            return self.own
        return self.first(await self._of_guild(guild_id), *wanted)

    async def of_reader(self, user_id: int, locale: str | None, place: Place) -> str:
        """The language of somebody: what they have set, else that of their Discord, else the table's there.

        ``locale`` is the language of their Discord as one of ours, None where it is none.
        """
        if not self.several:
            return self.own
        chosen = (await self._preferences.person(user_id)).language
        if chosen in self.spoken or locale in self.spoken:
            return self.first(chosen, locale)
        table = await self._store.language_of_table(table_id=place.table_id, channel_id=place.channel_id)
        return self.first(table, await self._of_guild(place.guild_id))

    async def _of_guild(self, guild_id: int | None) -> str | None:
        return (await self._preferences.server(guild_id)).language


# ---------------------------------------------------------------------------------------------------- lessons


class Lessons:
    """Which lessons of pages somebody has met, kept as a setting of theirs."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, user_id: int, page: Page) -> str:
        """The first of a page's lessons that this person hasn't met, which from now on they have.

        Empty for none: to people who have switched tips off, and where the page has no room for it, which
        teaches it another time.
        """
        rows = await self._store.settings("person", user_id)
        if not PersonalPreferences.of(rows).tips:
            return ""
        met = rows.get("met", "").split()
        lesson = next((one for one in page.lessons if one.key not in met), None)
        if lesson is None or len(lesson.text) + 1 + len(page.text) > MESSAGE_LENGTH:
            return ""
        async with self._store.writing() as write:
            await write.setting("person", user_id, "met", " ".join((*met, lesson.key)))
        return lesson.text
