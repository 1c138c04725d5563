"""What the log says in detail about presses and commands: by whom, about what, what came of it, how soon."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from k2bot.host.discord import ids
from k2bot.host.log import log_of

if TYPE_CHECKING:
    from k2bot.host.tables import Tables

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]

_OUTCOME: Final = "outcome"
_TABLE: Final = "table"


def keep(interaction: Interaction, outcome: str, table: int = 0) -> None:
    """Keep in mind what came of an interaction, and which table it was about; 0 for none that is known."""
    interaction.extras[_OUTCOME] = outcome
    if table:
        interaction.extras[_TABLE] = table


def note(interaction: Interaction, tables: Tables, seconds: float) -> None:
    """Write into the log what is known of an interaction that is over.

    Of a control's argument and values nothing is told: they can be cards or plans.
    """
    if not log.isEnabledFor(logging.DEBUG):
        return
    own = ids.read(str(dict(interaction.data or {}).get("custom_id", "")))
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


def _what(interaction: Interaction, own: ids.GameId | ids.HostId | None) -> str:
    if interaction.command is not None:
        return f"command {interaction.command.qualified_name}"
    if own is None:
        return "press on an old control"
    decision = f" about decision {own.stamp!r}" if isinstance(own, ids.GameId) and own.stamp else ""
    return f"press {own.verb!r}{decision}"
