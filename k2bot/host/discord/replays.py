"""Replays: films, reviews, records, and the lists that lead to them."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar

from k2bot.game.values import PRACTISE, REVIEW, HostButton, Page, Picture, Refusal, Style, TextFile
from k2bot.host.discord.controls import SHOW_FILM, is_manager, may_reach
from k2bot.host.discord.messages import ROW_WIDTH, TEXT, Answer, tell
from k2bot.host.event_loop import in_thread, loop_time
from k2bot.host.pages.courses import offer
from k2bot.host.pages.host_pages import record_name, stamp
from k2bot.host.pages.overview import (
    GAMES,
    OPEN,
    PAST_FILM,
    PAST_REVIEW,
    games_page,
    in_order,
)
from k2bot.text.formatting import cut, parse_number
from k2bot.thinking.processes import ThoughtError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator

    from k2bot.game.values import Film, Row
    from k2bot.host.discord.controls import HostId, Interaction
    from k2bot.host.discord.messages import Composer
    from k2bot.host.discord.services import HostServices
    from k2bot.host.service.table import Table

FoundT = TypeVar("FoundT")

PACE: Final = 1.5
"""Interval in seconds between progress updates."""
QUEUE: Final = 8
"""Maximum number of films in progress or queued."""
REST: Final = 15 * 60.0
"""Time in seconds during which the same film isn't posted again in the same channel."""
LAST_PAGE: Final = 10**6
LAST_LAPSE: Final = 99
"""Highest page of a list, and highest decision of a review, that a control may name."""


class Progress:
    """Awaits long work, and shows its progress in the reply to an interaction."""

    def __init__(self, pace: float = PACE) -> None:
        self._pace = pace

    async def wait(
        self, interaction: Interaction, work: asyncio.Future[FoundT], text: Callable[[], str]
    ) -> FoundT:
        """Await the work and return its result. Raises what it raises."""
        said = ""
        while not work.done():
            if (news := text()) != said:
                said = news
                await tell(interaction, said)
            await asyncio.wait({work}, timeout=self._pace)
        return await work


# -------------------------------------------------------------------------------------------------- films


@dataclass(slots=True)
class _FilmJob:
    """Film in progress; the thread that makes it updates ``percent``."""

    percent: int = 0

    def note(self, done: int, of: int) -> None:
        self.percent = 100 * done // of


class Films:
    """Makes films, one at a time, for one person or for all; recent ones are cached."""

    def __init__(self, services: HostServices, composer: Composer, progress: Progress) -> None:
        self._services = services
        self._composer = composer
        self._images = composer.images
        self._progress = progress
        self._under_way: dict[str, _FilmJob] = {}
        """Films in progress or queued, by key, in order."""
        self._claims: dict[str, str] = {}
        """Film in progress per person and per table: its key."""
        self._posted: dict[tuple[int, str], tuple[float, str]] = {}
        """Time and link of a film's public post, by channel and key."""

    async def find(self, interaction: Interaction, search: Coroutine[None, None, FoundT]) -> FoundT:
        """Result of a search for a game and its history, with a progress message meanwhile.

        Raises what the search raises.
        """
        searching = asyncio.ensure_future(search)
        try:
            await asyncio.sleep(0)
            text = self._services.words.text("discord-film-sought")
            return await self._progress.wait(interaction, searching, lambda: text)
        finally:
            searching.cancel()

    async def page(self, interaction: Interaction, film: Film, table: Table | None) -> Page:
        """Private page with a film; those who may show it to all get a button for that.

        Until it's ready, the reply shows the progress. Raises Refusal.
        """
        picture = await self._make(interaction, film, table)
        rows: tuple[Row, ...] = ()
        if table is not None and may_show(interaction, table) and self._link(interaction, film) is None:
            rows = ((HostButton(SHOW_FILM, self._services.words.text("discord-button-show-film")),),)
        return Page(film.text, (picture,), rows)

    async def post(self, interaction: Interaction, film: Film, table: Table | None) -> Page:
        """Post a film in the channel, and return the private page that says so. Raises Refusal.

        A film posted in the channel recently isn't posted there again.
        """
        words = self._services.words
        if interaction.guild_id is None:
            return await self.page(interaction, film, table)
        if table is not None and not may_show(interaction, table):
            raise Refusal(words.text("discord-film-not-yours"))
        if (link := self._link(interaction, film)) is not None:
            raise Refusal(words.text("discord-film-stands", link=link))
        picture = await self._make(interaction, film, table)
        message = await self._composer.compose(Page(film.text, (picture,)), table.id if table else 0, "o")
        if not message.uploads:
            raise Refusal(words.text("discord-film-failed"))
        # A pending reply would be replaced by this message, and make it invisible to the others.
        await tell(interaction, words.text("discord-film-shown"))
        post = await interaction.followup.send(**message.new(), wait=True)
        # The message's own link lacks the server if the bot doesn't know the channel.
        link = f"https://discord.com/channels/{interaction.guild_id}/{interaction.channel_id}/{post.id}"
        self._posted[interaction.channel_id or 0, film.key] = loop_time(), link
        return Page(words.text("discord-film-shown"))

    def _link(self, interaction: Interaction, film: Film) -> str | None:
        """Link to this film's recent post in this channel; None for none."""
        self._posted = {
            place: posted for place, posted in self._posted.items() if loop_time() - posted[0] < REST
        }
        _, link = self._posted.get((interaction.channel_id or 0, film.key), (0.0, None))
        return link

    async def _make(self, interaction: Interaction, film: Film, table: Table | None) -> Picture:
        """Make the film as a picture that's already drawn. Raises Refusal."""
        claims = [f"user {interaction.user.id}", *([f"table {table.id}"] if table else [])]
        if self._images.has(film.key):
            return await self._drawn(interaction, film)
        with self._claimed(film.key, claims):
            return await self._drawn(interaction, film)

    async def _drawn(self, interaction: Interaction, film: Film) -> Picture:
        making = self._under_way.get(film.key, _FilmJob())
        picture = Picture(film.key, film.name, film.alt, lambda: film.draw(making.note), slow=True)
        drawing = asyncio.ensure_future(self._images.draw(picture))
        try:
            if self._images.has(film.key):
                data = await drawing
            else:
                data = await self._progress.wait(interaction, drawing, lambda: self._so_far(film, making))
        finally:
            drawing.cancel()
        if data is None:
            raise self._services.refusal_of("discord-film-failed")
        return Picture(film.key, film.name, film.alt, lambda: data)

    def _so_far(self, film: Film, making: _FilmJob) -> str:
        words = self._services.words
        if making.percent:
            return words.text("discord-film-progress", making=film.making, percent=making.percent)
        # made in order of request
        before = list(self._under_way).index(film.key) if film.key in self._under_way else 0
        return words.text("discord-film-later", making=film.making, before=before) if before else film.making

    @contextmanager
    def _claimed(self, key: str, claims: list[str]) -> Iterator[None]:
        """Limit films to one at a time per person and per table. Raises Refusal for another one."""
        if any(self._claims.get(claim, key) != key for claim in claims):
            raise self._services.refusal_of("discord-film-busy")
        first = key not in self._under_way
        if first and len(self._under_way) >= QUEUE:
            raise self._services.refusal_of("discord-film-queue")
        own = [claim for claim in claims if claim not in self._claims]
        self._claims.update(dict.fromkeys(own, key))
        if first:
            self._under_way[key] = _FilmJob()
        try:
            yield
        finally:
            for claim in own:
                del self._claims[claim]
            if first:
                del self._under_way[key]


def may_show(interaction: Interaction, table: Table) -> bool:
    """Whether a user may show a table's film to all: players and channel managers."""
    if interaction.guild_id is None:
        return False
    seated = table.session.seat_of(interaction.user.id) is not None
    return seated or is_manager(interaction, table.session.row.guild_id)


# ------------------------------------------------------------------------------------------ lists and reviews


class GameLists:
    """Private pages that list many games, from rows alone; a game is loaded only when opened."""

    def __init__(self, services: HostServices, films: Films, progress: Progress) -> None:
        self._services = services
        self._films = films
        self._progress = progress

    async def games(self, interaction: Interaction, number: int = 0) -> Answer:
        """Page of a user's open games, of any kind and anywhere."""
        services, user = self._services, interaction.user.id
        tables = in_order(await services.overviews.open_tables(user), user)
        page = games_page(tables, user, number, self._title, services.words)
        if not tables:  # offer tutorials to users without a game
            offers = [button for game in services.games for button in offer(game, services.words, named=True)]
            page = replace(page, rows=(tuple(offers[:ROW_WIDTH]),) if offers else ())
        return Answer(page)

    async def press(self, interaction: Interaction, own: HostId, values: tuple[str, ...]) -> Answer:
        """Handle a menu or button of these pages. Raises Refusal."""
        words = self._services.words
        if own.verb == GAMES:
            return await self.games(interaction, parse_number(own.argument, LAST_PAGE) or 0)
        number = next(iter(values), own.argument)
        table = await self._services.tables.find(parse_number(number) or 0)
        if not may_reach(interaction, table.session):
            raise Refusal(words.text("refusal-unknown-table"))
        if own.verb == OPEN:
            return Answer(await table.page(interaction.user.id, table.game.pages.now), table.id)
        if table.session.status.open:
            raise Refusal(words.text("refusal-unknown-table"))
        if own.verb == PAST_FILM:
            film = await self._films.find(interaction, table.film())
            return Answer(await self._films.page(interaction, film, table), table.id)
        if own.verb == PAST_REVIEW:
            return Answer(await self.review(interaction, table), table.id)
        sealed = table.session.row.sealed
        if sealed is not None and not table.session.row.seed_public(self._services.tables.now()):
            raise Refusal(words.text("refusal-sealed", until=stamp(sealed)))
        record = await in_thread(table.session.played(words).moment(table.session.people).record)
        text = words.text("history-record-of", game=table.reader_game.title, table=str(table.id))
        return Answer(Page(text, files=(TextFile(record_name(table.session), record),)))

    async def review(self, interaction: Interaction, table: Table, argument: str = "") -> Page:
        """Page with one of a user's costliest decisions, numbered from 0. Raises Refusal.

        Nobody else sees it. Until the review is done, the reply shows its progress.
        """
        words = self._services.words
        review = self._services.reviewer.review(table, interaction.user.id)
        try:
            lapses = await self._progress.wait(
                interaction,
                review.task,
                lambda: words.text("review-under-way", percent=review.percent),
            )
        except ThoughtError as error:
            table.session.log.error("game review failed: %s", error)  # noqa: TRY400 - no traceback needed
            raise Refusal(words.text("review-failed")) from None
        except asyncio.CancelledError:
            if not review.task.cancelled():
                raise
            raise Refusal(words.text("review-failed")) from None
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
        return replace(page, text=cut(f"{head}\n{page.text}", TEXT), rows=((*buttons, practise),))

    def _title(self, key: str) -> str:
        known = key in self._services.catalogue.keys  # its game may no longer be hosted
        return self._services.game(key).title if known else key
