"""What people and servers have set, in the store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.host.people.preferences import (
    OF_SERVER,
    PERSONAL,
    PersonalPreferences,
    ServerPreferences,
    refuse_impossible,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.host.people.preferences import PersonKey, ServerKey, Values
    from k2bot.host.store import Store
    from k2bot.host.store.rows import Scope
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
        """What has been set for a server; as usual where there is none."""
        rows = {} if guild_id is None else await self._store.settings("guild", guild_id)
        return ServerPreferences.of(rows)

    async def set_person(
        self, user_id: int, changes: Mapping[PersonKey, str | None], words: Words
    ) -> PersonalPreferences:
        """Keep what somebody sets, None for as usual; it is kept whole or not at all. Raises Refusal."""
        await self._keep("person", user_id, PERSONAL, changes, words)
        return await self.person(user_id)

    async def set_server(
        self, guild_id: int, changes: Mapping[ServerKey, str | None], words: Words
    ) -> ServerPreferences:
        """Keep what is set for a server, None for as usual; whole or not at all. Raises Refusal."""
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
