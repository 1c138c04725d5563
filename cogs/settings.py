"""What people choose for themselves, and those who manage a server for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import Refusal
from k2bot.host.discord.presses import Answer
from k2bot.host.people.preferences import zones
from k2bot.text.finding import fitting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash
    from k2bot.host.discord.client import GameBot


def settings_commands(bot: GameBot, slash: Slash) -> Iterator[Command]:
    """The command for all settings, one's own and those of a server."""

    async def settings(interaction: Interaction, chosen: Chosen) -> Answer:
        if chosen["zone"] and chosen["whose"] == "server":
            raise Refusal(bot.languages.reader_words.text("refusal-server-zone"))
        if chosen["zone"]:
            return await bot.settings_panel.choose(interaction, {"zone": chosen["zone"]})
        if chosen["whose"] == "server":
            return await bot.settings_panel.of_server(interaction)
        return await bot.settings_panel.own(interaction)

    yield slash.command(
        "settings",
        settings,
        slash.parameter("zone", "command-settings-zone", suggest=fitting_zones),
        slash.among("whose", "command-settings-whose", "me", "server"),
    )


def privacy_commands(bot: GameBot, slash: Slash) -> Iterator[Command]:
    """The command for what is stored of somebody."""

    async def privacy(interaction: Interaction, _: Chosen) -> Answer:
        return Answer(await bot.privacy.page(interaction.user.id))

    yield slash.command("privacy", privacy)


def fitting_zones(written: str) -> Iterator[tuple[str, str]]:
    """The time zones in whose name somebody has written a part, with their names."""
    yield from ((zone, zone) for zone in fitting(written, sorted(zones())))
