"""Questions before what cannot be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import HostButton, Page, Style
from k2bot.host.discord.composer import (
    CONFIRM_CANCEL,
    CONFIRM_HOST,
    CONFIRM_RESIGN,
    CONFIRM_STANDIN,
    DISMISS,
)
from k2bot.text.names import plain

if TYPE_CHECKING:
    from k2bot.host.people.members import Member
    from k2bot.host.service.table import Table
    from k2bot.text.words import Words


def resigning(table: Table, words: Words) -> Page:
    """Ask whether somebody really wants to leave the game."""
    question = words.text("discord-resign-sure", game=table.reader_game.title)
    return _page(question, CONFIRM_RESIGN, words.text("discord-button-resign"), words)


def cancelling(table: Table, words: Words) -> Page:
    """Ask whether a running game shall really be cancelled."""
    question = words.text("discord-cancel-sure", game=table.reader_game.title)
    return _page(question, CONFIRM_CANCEL, words.text("discord-button-cancel"), words)


def standing_in(table: Table, level: str, words: Words) -> Page:
    """Ask whether a computer of that level shall play for somebody who asks for themselves."""
    label = dict(table.reader_game.levels)[level]
    yes = HostButton(CONFIRM_STANDIN, words.text("discord-button-standin"), level, style=Style.PRIMARY)
    no = HostButton(DISMISS, words.text("discord-button-dismiss"))
    return Page(
        words.text("discord-standin-sure", game=table.reader_game.title, level=label), rows=((no, yes),)
    )


def handing_over(new: Member, words: Words) -> Page:
    """Ask the host of a lobby whether somebody else becomes its host."""
    question = words.text("discord-host-sure", name=plain(new.name))
    yes = HostButton(CONFIRM_HOST, words.text("discord-button-host"), str(new.user_id), style=Style.DANGER)
    return Page(question, rows=((HostButton(DISMISS, words.text("discord-button-keep")), yes),))


def _page(question: str, verb: str, label: str, words: Words) -> Page:
    yes = HostButton(verb, label, style=Style.DANGER)
    return Page(question, rows=((HostButton(DISMISS, words.text("discord-button-dismiss")), yes),))
