"""Invitations: who is called to a table, and who may join one that is for invited people only."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.values import Refusal
from k2bot.host.attention.posts import INVITED, LOBBY
from k2bot.host.pages.lobby import MOST_GUESTS, is_private
from k2bot.host.store import PostRow
from k2bot.text.names import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.host.kernel.session import Session
    from k2bot.host.service.table import Table
    from k2bot.text.words import Words


def refuse_uninvited(table: Session, user_id: int, words: Words) -> None:
    """Raise Refusal for somebody who may not join a table, as it is for others."""
    if is_private(table.row) and user_id not in table.row.invited:
        raise Refusal(words.text("refusal-not-invited", host=plain(table.host.name)))


async def invite(table: Table, user_id: int, guests: Sequence[int], words: Words) -> None:
    """Let these people be invited, and call those who were not before; for the host of a lobby.

    Who was invited and is not among them is so no more. Raises Refusal.
    """
    async with table.held():
        table.refuse_begun("refusal-begun-invite")
        if user_id != table.row.host_id:
            raise Refusal(words.text("refusal-settings-host-only", host=plain(table.host.name)))
        if len(guests) > MOST_GUESTS:
            raise Refusal(words.text("refusal-many-guests", most=MOST_GUESTS))
        new = [guest for guest in guests if guest not in table.row.invited and table.seat_of(guest) is None]
        if tuple(guests) != table.row.invited:
            calls = (PostRow(None, f"{INVITED}{guest}") for guest in new)
            row = replace(table.row, invited=tuple(guests))
            await table.amend(row, (PostRow(None, LOBBY, edit=True), *calls), table.members)
