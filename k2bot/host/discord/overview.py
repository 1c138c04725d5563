"""Lists of a user's games, and what they lead to: films, reviews and records of finished ones."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.game import limits
from k2bot.game.values import PRACTISE, REVIEW, File, HostButton, Page, Style
from k2bot.host.discord.controls import may_reach
from k2bot.host.discord.messages import ShownPage, with_progress
from k2bot.host.event_loop import in_thread
from k2bot.host.pages.courses import offer
from k2bot.host.pages.host_pages import record_name, stamp
from k2bot.host.pages.overview import (
    GAMES,
    OPEN_TABLE,
    PAST_FILM,
    PAST_REVIEW,
    games_page,
    in_order,
    new_commands,
)
from k2bot.host.values import HostRefusal
from k2bot.text.formatting import cut, parse_number
from k2bot.thinking.processes import ThoughtError

if TYPE_CHECKING:
    from k2bot.host.discord.controls import HostId, Interaction
    from k2bot.host.discord.replays import Films
    from k2bot.host.discord.services import HostServices
    from k2bot.host.service.table import Table

LAST_PAGE: Final = 10**6
LAST_LAPSE: Final = 99
"""Highest page of a list, and highest decision of a review, that a control may name."""


class GameLists:
    """Private pages that list many games, from rows alone; a game is loaded only when opened."""

    def __init__(self, services: HostServices, films: Films) -> None:
        self._services = services
        self._films = films

    async def games(self, interaction: Interaction, number: int = 0) -> ShownPage:
        """Page of a user's open games, of any kind and anywhere."""
        services, user = self._services, interaction.user.id
        tables = await services.overviews.open_tables(await services.tables.of_user(user))
        if tables:
            page = games_page(in_order(tables, user), user, number, self._title, services.words)
            return ShownPage(page)
        commands = new_commands((game.key for game in services.games), services.words)
        offers = [button for game in services.games for button in offer(game, services.words, named=True)]
        rows = (tuple(offers[: limits.A_ROW]),) if offers else ()
        return ShownPage(Page(services.words.text("games-none", commands=commands), rows=rows))

    async def press(self, interaction: Interaction, own: HostId, values: tuple[str, ...]) -> ShownPage:
        """Handle a menu or button of these pages. Raises Refusal."""
        words = self._services.words
        if own.verb == GAMES:
            return await self.games(interaction, parse_number(own.argument, LAST_PAGE) or 0)
        number = next(iter(values), own.argument)
        table = await self._services.tables.find(parse_number(number) or 0)
        if not may_reach(interaction, table.session):
            raise HostRefusal("refusal-unknown-table")
        if own.verb == OPEN_TABLE:
            return ShownPage(await table.page(interaction.user.id, table.game.pages.now), table.id)
        if table.session.status.open:
            raise HostRefusal("refusal-unknown-table")
        if own.verb == PAST_FILM:
            film = await self._films.find(interaction, table.film())
            return ShownPage(await self._films.page(interaction, film, table), table.id)
        if own.verb == PAST_REVIEW:
            return ShownPage(await self.review(interaction, table), table.id)
        if (sealed := table.session.row.sealed_until(self._services.tables.now())) is not None:
            raise HostRefusal("refusal-sealed", until=stamp(sealed))
        record = await in_thread(table.session.played().moment(table.session.people).record)
        text = words.text("history-record-of", game=table.reader_game.title, table=str(table.id))
        return ShownPage(Page(text, files=(File(record_name(table.session), record.encode()),)))

    async def review(self, interaction: Interaction, table: Table, argument: str = "") -> Page:
        """Page with one of a user's costliest decisions, numbered from 0. Raises Refusal.

        Nobody else sees it. Until the review is done, the reply shows its progress.
        """
        words = self._services.words
        review = self._services.reviewer.review(table, interaction.user.id)
        try:
            lapses = await with_progress(
                interaction,
                review.task,
                lambda: words.text("review-under-way", percent=review.percent),
            )
        except ThoughtError as error:
            table.session.log.error("game review failed: %s", error)  # noqa: TRY400 - no traceback needed
            raise HostRefusal("review-failed") from None
        except asyncio.CancelledError:
            if not review.task.cancelled():
                raise
            raise HostRefusal("review-failed") from None
        if not lapses:
            return Page(words.text("review-none"))
        at = min(parse_number(argument, LAST_LAPSE) or 0, len(lapses) - 1)
        own = lapses[at].decision
        page = table.reader_game.review_page(
            own.state, own.seat, own.answer, lapses[at].valuation, table.session.people
        )
        head = words.text("review-head", number=at + 1, count=len(lapses))
        buttons = tuple(
            HostButton(REVIEW, words.text(label), str(other))  # words: review-back, review-on
            for label, other in (("review-back", at - 1), ("review-on", at + 1))
            if 0 <= other < len(lapses)
        )
        practise = HostButton(PRACTISE, words.text("practice-button"), str(own.begun), style=Style.PRIMARY)
        return replace(page, text=cut(f"{head}\n{page.text}", limits.TEXT), rows=((*buttons, practise),))

    def _title(self, key: str) -> str:
        known = key in self._services.catalogue.keys  # its game may no longer be hosted
        return self._services.game(key).title if known else key
