"""Somebody's tables, and games that are over: what `/games` and `history` show, and what is pressed there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from k2bot.game.values import Page, Refusal, TextFile
from k2bot.host.discord.limits import ROW_WIDTH
from k2bot.host.discord.permissions import may_reach
from k2bot.host.discord.presses import Answer
from k2bot.host.pages.courses import offer
from k2bot.host.pages.lobby import record_name
from k2bot.host.pages.overview import (
    AT_ONCE,
    GAMES,
    HISTORY,
    OPEN,
    PAST_FILM,
    PAST_REVIEW,
    games_page,
    history_page,
    in_order,
)
from k2bot.host.service.event_loop import in_thread
from k2bot.text.numbers import number

if TYPE_CHECKING:
    from k2bot.game.values import Row
    from k2bot.host.discord.controls import HostId
    from k2bot.host.discord.films import Films
    from k2bot.host.discord.review_panel import ReviewPanel
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.host.store.overviews import Overviews
    from k2bot.text.words import Words

Interaction: TypeAlias = discord.Interaction[Any]
LAST: Final = 10**6
"""The last page that anybody can ask for."""


class OverviewPanel:
    """Private pages about many tables, from rows alone; one of them is loaded when it is opened."""

    def __init__(self, tables: Tables, overviews: Overviews, films: Films, reviews: ReviewPanel) -> None:
        self._tables = tables
        self._overviews = overviews
        self._films = films
        self._reviews = reviews

    @property
    def _words(self) -> Words:
        return self._tables.languages.reader_words

    async def games(self, interaction: Interaction, number: int = 0) -> Answer:
        """A page of the tables that somebody sits at, of whichever game, wherever they are."""
        user = interaction.user.id
        tables = in_order(await self._overviews.open_tables(user), user)
        page = games_page(tables, user, number, self._title, self._words)
        return Answer(page if tables else replace(page, rows=self._offers()))

    async def history(self, interaction: Interaction, key: str, number: int = 0) -> Answer:
        """A page of the games of that kind that somebody played, and of those played in this channel."""
        if key not in self._tables.catalogue.keys:
            raise Refusal(self._words.text("discord-old-button"))
        found = await self._overviews.played_tables(
            key,
            user_id=interaction.user.id,
            channel_id=interaction.channel_id or 0,
            first=number * AT_ONCE,
            most=AT_ONCE + 1,
        )
        game = self._tables.catalogue.game(key, self._tables.languages.reader)
        user, more = interaction.user.id, len(found) > AT_ONCE
        return Answer(history_page(game, found[:AT_ONCE], number, self._words, user_id=user, more=more))

    async def press(self, interaction: Interaction, own: HostId, values: tuple[str, ...]) -> Answer:
        """Do what a menu or button of these pages is for. Raises Refusal."""
        if own.verb == GAMES:
            return await self.games(interaction, _page(own.argument))
        if own.verb == HISTORY:
            key, _, page = own.argument.rpartition(".")
            return await self.history(interaction, key, _page(page))
        table = await self._tables.find(number(next(iter(values), "")) or 0)
        if own.verb == OPEN:
            if not may_reach(interaction, table):
                raise Refusal(self._words.text("refusal-unknown-table"))
            return Answer(await table.page(interaction.user.id, table.game.pages.now), table.id)
        self._refuse_foreign(interaction, table)
        if own.verb == PAST_FILM:
            film = await self._films.sought(interaction, table.film())
            return Answer(await self._films.page(interaction, film, table), table.id)
        if own.verb == PAST_REVIEW:
            return Answer(await self._reviews.page(interaction, table), table.id)
        play = table.session.played(self._words)
        record = await in_thread(play.moment(table.people).record)
        text = self._words.text("history-record-of", game=table.reader_game.title, table=str(table.id))
        return Answer(Page(text, files=(TextFile(record_name(table.session), record),)))

    def _refuse_foreign(self, interaction: Interaction, table: Table) -> None:
        """Raise Refusal for a game that is not over, or was played elsewhere by others."""
        here = interaction.channel_id == table.row.channel_id
        if table.status.open or (not here and table.seat_of(interaction.user.id) is None):
            raise Refusal(self._words.text("refusal-unknown-table"))

    def _offers(self) -> tuple[Row, ...]:
        """What there is to learn, for somebody who is at no table."""
        catalogue, reader = self._tables.catalogue, self._tables.languages.reader
        games = [catalogue.game(key, reader) for key in catalogue.keys]
        offers = [button for game in games for button in offer(game, self._words, named=True)]
        return (tuple(offers[:ROW_WIDTH]),) if offers else ()

    def _title(self, key: str) -> str:
        catalogue = self._tables.catalogue
        known = key in catalogue.keys  # a game may have left the bot, and its tables stay
        return catalogue.game(key, self._tables.languages.reader).title if known else key


def _page(text: str) -> int:
    """Which page a control asks for; 0, the first, where it says none that could be."""
    return number(text, LAST) or 0
