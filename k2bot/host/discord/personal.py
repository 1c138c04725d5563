"""Pages about a user rather than a game: settings and privacy."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.game.values import File, HostButton, Page, Style
from k2bot.host.discord.controls import HostId, Interaction, managed_server, picked
from k2bot.host.discord.messages import Shown, ShownPage
from k2bot.host.pages.host_pages import MUTE
from k2bot.host.pages.settings import (
    HOST_ROLE,
    PREFER,
    PREFER_HERE,
    PRIVACY,
    UNMUTE,
    chosen_settings,
    personal_options,
    personal_page,
    server_options,
    server_page,
)
from k2bot.host.people import language_of
from k2bot.host.values import HostRefusal, ServerPreferences
from k2bot.text.formatting import relative_time

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.host.discord.channels import Channels
    from k2bot.host.discord.services import HostServices


class SettingsPages:
    """Settings pages of a person and of a server."""

    verbs = frozenset({PREFER, PREFER_HERE, MUTE})

    def __init__(self, services: HostServices, channels: Channels) -> None:
        self._services = services
        self._tables = services.tables
        self._languages = services.languages
        self._preferences = services.tables.preferences
        self._channels = channels

    async def personal(self, interaction: Interaction) -> Page:
        """Page of a user's own settings."""
        own = await self._preferences.person(interaction.user.id)
        manages = managed_server(interaction) is not None and interaction.permissions.manage_guild
        words, now = self._services.words, self._tables.now()
        return personal_page(own, now, self._languages, words, manages=manages)

    async def server(self, interaction: Interaction) -> Page:
        """Page of the server's settings. Raises Refusal for users who don't manage it."""
        own = await self._preferences.server(self._managed(interaction))
        return server_page(self._services.games, own, self._languages, self._services.words)

    async def choose(self, interaction: Interaction, changes: Mapping[str, str]) -> Page:
        """Store a user's choices, and show their settings. Raises Refusal.

        Private messages can only be chosen if one gets through.
        """
        user, before = interaction.user.id, (await self._preferences.person(interaction.user.id)).texts
        new = {key: value for key, value in changes.items() if value != before[key]}
        greeting = self._services.words.text("preferences-greeting")
        if "dm" in new.values() and not await self._channels.send_dm(user, greeting, silent=True):
            raise HostRefusal("discord-dm-closed")
        await self._tables.prefer(user, {key: value or None for key, value in new.items()})
        if "language" in new:
            self._languages.speak(self._languages.first(new["language"], language_of(interaction.locale)))
        return await self.personal(interaction)

    async def press(self, interaction: Interaction, own: HostId) -> Shown:
        """Handle a menu or button of these pages. Raises Refusal."""
        if own.verb == PREFER_HERE:
            return await self._of_server(interaction, own.argument)
        if own.verb == MUTE:
            person = await self._preferences.person(interaction.user.id)
            until = person.tomorrow(self._tables.now())
            await self._tables.prefer(interaction.user.id, {"muted-until": until.isoformat()})
            told = self._services.words.text("notice-muted", until=relative_time(until))
            return ShownPage(Page(told), own.table)
        if own.argument == UNMUTE:
            await self._tables.prefer(interaction.user.id, {"muted-until": None})
            return await self.personal(interaction)
        person = await self._preferences.person(interaction.user.id)
        options = personal_options(person, self._tables.now(), self._languages, self._services.words)
        return await self.choose(interaction, chosen_settings(options, own.argument, picked(interaction)))

    async def _of_server(self, interaction: Interaction, menu: str) -> Page:
        guild, words, values = self._managed(interaction), self._services.words, picked(interaction)
        if menu == HOST_ROLE:
            changes = {HOST_ROLE: next(iter(values), "")}
        else:
            options = server_options(self._services.games, self._languages, words)
            changes = chosen_settings(options, menu, values)
        new = {key: value or None for key, value in changes.items()}
        await self._preferences.set(ServerPreferences, guild, new)
        return await self.server(interaction)

    def _managed(self, interaction: Interaction) -> int:
        """Server that the user manages. Raises Refusal if they don't, or if there is none."""
        server = managed_server(interaction)
        if server is None:
            raise HostRefusal("refusal-no-server-here")
        if not interaction.permissions.manage_guild:
            raise HostRefusal("refusal-server-managers")
        return server


# ------------------------------------------------------------------------------------------ privacy


FILE, ASK, FORGET = "file", "ask", "forget"
COUNTED: Final = (
    *("settings", "tables", "answers", "dailies", "ratings"),
    *("invitations", "proposals", "elsewhere"),
)


@dataclass(eq=False)
class Privacy:
    """Serves the privacy page and its buttons."""

    verbs = frozenset({PRIVACY})

    _services: HostServices

    async def page(self, user_id: int) -> Page:
        """Counts of what is stored about a user, with the buttons to export or delete it."""
        stored, words = await self._services.tables.personal_data.of(user_id), self._services.words
        counts = {kind: len(stored.get(kind, ())) for kind in COUNTED}
        if not any(counts.values()):
            return Page(words.text("privacy-nothing"))
        file = HostButton(PRIVACY, words.text("privacy-button-file"), FILE)
        forget = HostButton(PRIVACY, words.text("privacy-button-forget"), ASK, style=Style.DANGER)
        return Page(words.text("privacy-stored", **counts), rows=((file, forget),))

    async def press(self, interaction: Interaction, own: HostId) -> Page:
        """Handle a press on one of the page's buttons. Raises Refusal."""
        return await self.choose(interaction.user.id, own.argument)

    async def choose(self, user_id: int, argument: str) -> Page:
        """Page that the button with that argument leads to. Raises Refusal."""
        stored, words = self._services.tables.personal_data, self._services.words
        if argument == FILE:
            text = json.dumps(await stored.of(user_id), ensure_ascii=False, indent=2)
            return Page(words.text("privacy-file"), files=(File("k2bot-about-me.json", text.encode()),))
        if argument == ASK:
            await stored.refuse_seated(user_id)
            yes = HostButton(PRIVACY, words.text("privacy-button-sure"), FORGET, style=Style.DANGER)
            back = HostButton(PRIVACY, words.text("privacy-button-back"))
            return Page(words.text("privacy-sure"), rows=((back, yes),))
        if argument != FORGET:
            return await self.page(user_id)
        await self._services.tables.forget(user_id, words.text("privacy-former"))
        return Page(words.text("privacy-forgotten"))
