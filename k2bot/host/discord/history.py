"""Open and past games: lists, looking back chapter by chapter, reviews and comparisons."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeVar

from k2bot.game import limits
from k2bot.game.values import PRACTISE, REVIEW, HostButton, Page, Style
from k2bot.host.discord.compose import ServesPages, ShownPage, with_progress
from k2bot.host.discord.controls import Interaction, channels_seen_by, picked_value, reachable_table
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.permissions import require_play
from k2bot.host.kernel.play import ReplayError
from k2bot.host.pages import history
from k2bot.host.pages.exercises import tutorial_offer
from k2bot.host.pages.history import ChapterView
from k2bot.host.pages.host_pages import record_file
from k2bot.host.pages.overview import (
    TABLES_PER_PAGE,
    games_page,
    new_commands,
    record_lines,
    sorted_for_user,
)
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import HistoryFilter, Status
from k2bot.host.service.reviews import comparable_seats
from k2bot.text.formatting import cut, markdown_name, parse_number, relative_time
from k2bot.thinking.processes import ThoughtError

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.host.discord.channels import Channels
    from k2bot.host.discord.films import Films
    from k2bot.host.discord.interactions import Request
    from k2bot.host.service.jobs import Job
    from k2bot.host.service.table import Table

ResultT = TypeVar("ResultT")

BEGINNING = ChapterView()


@dataclass(eq=False)
class PastGames(ServesPages):
    """Private pages about past games: lists of them from rows alone, and each game's chapters and record.

    A game's players can play on from its chapters and from reviews.
    """

    _channels: Channels
    _films: Films

    async def page(self, interaction: Interaction, wanted: HistoryFilter, number: int = 0) -> Page:
        """Page of past games. Raises Refusal."""
        services, words = self._services, self._words
        titles = {game.key: game.title for game in services.games}
        if wanted.game:
            services.game_with(wanted.game)
        await self._refuse_hidden(interaction, wanted)
        in_server = interaction.guild_id is not None
        if wanted.where == "server" and not in_server:
            wanted = history.with_where(wanted, "mine")
        past = await services.overviews.past_games(
            wanted,
            number,
            TABLES_PER_PAGE,
            reader=interaction.user.id,
            channel=interaction.channel_id or 0,
            server=interaction.guild_id,
            channels=channels_seen_by(interaction) if wanted.where == "server" else (),
        )
        return history.history_page(
            past.tables, wanted, past.number, words, count=past.count, titles=titles, in_server=in_server
        )

    async def _refuse_hidden(self, interaction: Interaction, wanted: HistoryFilter) -> None:
        """Raise Refusal for somebody else who hides their results."""
        person = wanted.player
        if person is None or person == interaction.user.id:
            return
        if not (await self._preferences.person(person)).statistics:
            name = await self._services.statistics.name(person) or str(person)
            raise HostRefusal("statistics-hidden", name=markdown_name(name))

    async def listed(self, request: Request) -> Page:
        """Page of the list that a button leads to. Raises Refusal."""
        return await self.page(request.interaction, *history.read_filter(request.argument))

    async def filtered(self, change: Callable[[HistoryFilter, str], HistoryFilter], request: Request) -> Page:
        """First page of the list after a menu has changed its filter. Raises Refusal."""
        wanted, _ = history.read_filter(request.argument)
        return await self.page(request.interaction, change(wanted, picked_value(request.interaction)))

    async def opened(self, request: Request) -> ShownPage:
        """First chapter of a game picked from the list, to which it leads back. Raises Refusal."""
        interaction = request.interaction
        table = await reachable_table(interaction, self._tables, parse_number(picked_value(interaction)) or 0)
        page = await self.look_back(interaction, table, ChapterView(listed=request.argument))
        return ShownPage(page, table.id)

    async def chapter(self, request: Request, table: Table) -> Page:
        """Chapter that a control leads to. Raises Refusal."""
        view = ChapterView.read(request.argument, request.values)
        return await self.look_back(request.interaction, table, view)

    async def film(self, request: Request, table: Table, *, for_all: bool = False) -> Page:
        """Film of a game: on a private page, or in the channel (``for_all``). Raises Refusal."""
        page = await self._films.of_table(request.interaction, table, for_all=for_all)
        # pressed while looking back, whose page the film replaces
        back = request.argument if not for_all else ""
        return history.with_way_back(page, self._words, back) if back else page

    async def record(self, request: Request, table: Table) -> Page:
        """Record of a past game, which leads back to the view in the argument. Raises Refusal."""
        words = self._words
        if (sealed := table.session.row.sealed_until(self._tables.now())) is not None:
            raise HostRefusal("refusal-sealed", until=relative_time(sealed))
        play = require_play(table.session, cancelled=True)
        record = await in_thread(play.record)
        game = table.reader_game
        text = words.text("history-record-of", game=game.title, table=str(table.id), command=game.key)
        page = Page.of((text, *record_lines(table.session, words)))
        page = replace(page, files=(record_file(table.session, record),))
        return history.with_way_back(page, words, request.argument)

    async def look_back(self, interaction: Interaction, table: Table, view: ChapterView = BEGINNING) -> Page:
        """Page of a chapter of a finished game. Raises Refusal."""
        services, words, session = self._services, self._words, table.session
        played = await services.replayed.game(table)
        number = min(view.number, len(played.chapters) - 1)
        game, people, seat = table.reader_game, session.people, session.seat_of(interaction.user.id)
        decision = None if seat is None else await in_thread(played.decision, game, number, seat)
        if view.own and seat is not None and decision is not None:
            page = await in_thread(played.own_page, game, decision, seat, people)
        else:
            page, view = await in_thread(played.page, game, number, people), replace(view, own=False)
        names, view = await in_thread(played.names, game, people), replace(view, number=number)
        return history.chapter_page(
            page, session, names, view, words, decision=decision, seated=seat is not None
        )

    async def practise(self, request: Request, table: Table) -> ShownPage:
        """Open practice from the position after that many inputs in effect of a table's game.

        Says where it is: in the user's chat with the bot. Raises Refusal, also if the bot can't write there.
        """
        services, interaction, (inputs,) = self._services, request.interaction, request.numbers()
        user = interaction.user
        services.practice.check(table, user.id, inputs)
        chat = await self._channels.private_chat(interaction)
        opened = await services.practice.open(table, user.id, user.display_name, inputs, chat)
        link = "none" if interaction.channel_id == chat else f"https://discord.com/channels/@me/{chat}"
        lines = [self._words.text("practice-open", game=opened.reader_game.title, link=link)]
        for past, now in zip(table.session.members, opened.session.members, strict=True):
            if past.is_person and not now.is_person:
                computer = opened.session.display_name(now, self._words)
                lines.append(
                    self._words.text("practice-seat", computer=computer, name=markdown_name(past.name))
                )
        if self._tables.lifetime is not None:
            lines.append(self._words.text("practice-kept", days=self._tables.lifetime.days))
        return ShownPage(Page.of(lines), opened.id)

    # -------------------------------------------------------------------------- what computers make of it

    async def review(self, request: Request, table: Table) -> Page:
        """Page with one of a user's costliest decisions, numbered from 0. Raises Refusal.

        Nobody else sees it. After a slash, the argument has the view that it leads back to.
        """
        words, (number, _, view) = self._words, request.argument.partition("/")
        review = self._services.reviewer.review(table, request.user_id)
        lapses = await self._result(request.interaction, table, review, "review")
        if not lapses:
            return history.with_way_back(Page(words.text("review-none")), words, view)
        index = min(parse_number(number, LAST_LAPSE) or 0, len(lapses) - 1)
        own = lapses[index].decision
        page = table.reader_game.review_page(
            own.state, own.seat, own.answer, lapses[index].valuation, table.session.people
        )
        head = words.text("review-head", number=index + 1, count=len(lapses))
        if lapses[index].advised:
            head = f"{head}\n{words.text('review-advised')}"
        buttons = tuple(
            # words: review-back, review-on
            HostButton(REVIEW, words.text(label), history.argument_with_view(other, view))
            for label, other in (("review-back", index - 1), ("review-on", index + 1))
            if 0 <= other < len(lapses)
        )
        practise = HostButton(PRACTISE, words.text("practice-button"), str(own.begun), style=Style.PRIMARY)
        page = replace(page, text=cut(f"{head}\n{page.text}", limits.TEXT), rows=((*buttons, practise),))
        return history.with_way_back(page, words, view)

    async def compare(self, request: Request, table: Table) -> Page:
        """Compare the user's score with the strongest computer's in the same seat. Raises Refusal."""
        services, words = self._services, self._words
        seat, stored = table.session.seat_of(request.user_id), await services.store.table(table.id)
        if seat is None or stored is None or stored.row.status is not Status.OVER:
            raise HostRefusal("compare-not-yours")
        if not stored.row.allows.counts:
            raise HostRefusal("compare-practice")
        if seat not in comparable_seats(table.game, stored):
            raise HostRefusal("compare-left")
        own = next(row for row in stored.placements if row.seat == seat).points or 0
        points = await services.statistics.comparison(table.id, seat)
        if points is None:
            comparison = services.comparisons.compare(stored, seat, request.user_id)
            points = await self._result(request.interaction, table, comparison, "compare")
        difference = "ahead" if own > points else "behind" if own < points else "level"
        by = abs(own - points)
        points_line = words.text("compare-points", own=own, points=points, difference=difference, by=by)
        means = f"-# {words.text('compare-means', others=len(stored.members) - 1)}"
        if not (by and table.game.reviews):
            return Page.of((points_line, means))
        review = HostButton(REVIEW, words.text("lobby-button-review"), style=Style.PRIMARY)
        return Page.of((points_line, means, words.text("compare-where")), (review,))

    async def _result(
        self, interaction: Interaction, table: Table, job: Job[ResultT], kind: Literal["review", "compare"]
    ) -> ResultT:
        """Result of a computer's work on a game; until it's done, the reply shows its progress.

        Raises Refusal if it fails, or if it was ended with the bot.
        """
        words = self._words
        try:
            return await with_progress(
                interaction,
                asyncio.shield(job.task),
                # words: review-under-way, compare-under-way
                lambda: words.text(f"{kind}-under-way", percent=job.percent),
            )
        except (ThoughtError, ReplayError) as error:
            table.session.log.error("%s failed: %s", kind, error)  # noqa: TRY400 - no traceback needed
        except asyncio.CancelledError:
            if not job.task.cancelled():
                raise
        raise HostRefusal("computer-failed")


# ------------------------------------------------------------------------------------------------ open games


LAST_PAGE = 10**6
LAST_LAPSE = 99
"""Highest page of a list, and highest decision of a review, that a control may name."""


@dataclass(eq=False)
class OpenGames(ServesPages):
    """Private pages of a user's open games, from rows alone; a game is loaded only when opened."""

    async def page(self, interaction: Interaction, number: int = 0) -> Page:
        """Page of a user's open games, of any kind and anywhere."""
        services, user = self._services, interaction.user.id
        tables = await services.overviews.open_tables(user)
        if tables:
            return games_page(sorted_for_user(tables, user), user, number, self._title, self._words)
        commands = new_commands((game.key for game in services.games), self._words)
        offers = [
            button for game in services.games for button in tutorial_offer(game, self._words, named=True)
        ]
        none = self._words.text("games-none", commands=commands)
        return Page.of([none], offers[: limits.A_ROW])

    async def listed(self, request: Request) -> Page:
        """Page of the list that a button leads to."""
        return await self.page(request.interaction, parse_number(request.argument, LAST_PAGE) or 0)

    def _title(self, key: str) -> str:
        known = key in self._services.catalogue.keys  # its game may no longer be hosted
        return self._services.game(key).title if known else key
