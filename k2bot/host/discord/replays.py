"""Looking back at games: films, reviews, records, and the lists that lead to them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar

from k2bot.game.values import REVIEW, HostButton, Page, Picture, Refusal, TextFile
from k2bot.host.discord.calls import CALL_FAILED
from k2bot.host.discord.controls import SHOW_FILM, is_manager, may_reach
from k2bot.host.discord.messages import ROW_WIDTH, TEXT, Answer
from k2bot.host.event_loop import in_thread
from k2bot.host.pages.courses import offer
from k2bot.host.pages.host_pages import record_name
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
from k2bot.text.formatting import cut, parse_number
from k2bot.thinking.processes import ThoughtError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator

    from k2bot.game.values import Film, Row
    from k2bot.host.discord.controls import HostId, Interaction
    from k2bot.host.discord.messages import Composer
    from k2bot.host.discord.services import HostServices
    from k2bot.host.service.table import Table

log = logging.getLogger(__name__)
Found = TypeVar("Found")

PACE: Final = 1.5
"""Seconds between two messages about progress."""
QUEUE: Final = 8
"""Films that may be under way or wait for their turn at once."""
REST: Final = 15 * 60.0
"""Seconds in which the same film is not posted in the same channel again."""
LAST_PAGE: Final = 10**6
LAST_LAPSE: Final = 99
"""The last page of a list, and the last decision of a review, that a control can name."""


class Progress:
    """Waits for long work and says in the answer to an interaction how far it has come."""

    def __init__(self, pace: float = PACE) -> None:
        self._pace = pace

    async def wait(
        self, interaction: Interaction, work: asyncio.Future[Found], text: Callable[[], str]
    ) -> Found:
        """The result of the work. Raises what it raises."""
        said = ""
        while not work.done():
            if (news := text()) != said:
                said = news
                await tell(interaction, said)
            await asyncio.wait({work}, timeout=self._pace)
        return await work


async def tell(interaction: Interaction, text: str) -> None:
    """Put a text where the answer will be; failing to is no reason to give up."""
    try:
        await interaction.edit_original_response(content=text)
    except CALL_FAILED as error:
        log.info("word of what is under way could not be given: %s", error)


# -------------------------------------------------------------------------------------------------- films


@dataclass(slots=True)
class _Making:
    """A film that is being made; its progress is noted in the thread that makes it."""

    percent: int = 0

    def note(self, done: int, of: int) -> None:
        self.percent = 100 * done // of


class Films:
    """Makes films, one at a time, and shows them to one person or to all; recent ones are cached."""

    def __init__(self, services: HostServices, composer: Composer, progress: Progress) -> None:
        self._services = services
        self._composer = composer
        self._images = composer.images
        self._progress = progress
        self._under_way: dict[str, _Making] = {}
        """The films that are being made or wait for their turn, by their keys, in their order."""
        self._claims: dict[str, str] = {}
        """Whom a film is being made for, and of which table: the key of the film."""
        self._posted: dict[tuple[int, str], tuple[float, str]] = {}
        """When a film was shown to all, by channel and key, and the link to it."""

    async def find(self, interaction: Interaction, search: Coroutine[None, None, Found]) -> Found:
        """The result of a search for a game and its story; meanwhile it says that it is under way.

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
        """The private page with a film; those who may show it to all find a button for that.

        Until it is made, the answer to the interaction says how far it has come. Raises Refusal.
        """
        picture = await self._make(interaction, film, table)
        rows: tuple[Row, ...] = ()
        if table is not None and may_show(interaction, table) and self._link(interaction, film) is None:
            rows = ((HostButton(SHOW_FILM, self._services.words.text("discord-button-show-film")),),)
        return Page(film.text, (picture,), rows)

    async def post(self, interaction: Interaction, film: Film, table: Table | None) -> Page:
        """Show a film to all in the channel, and return the private page that says so. Raises Refusal.

        A film that was posted in the channel a short while ago is not posted there again.
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
        # An answer that is still awaited would be taken for this message, and hide it from the others.
        await tell(interaction, words.text("discord-film-shown"))
        post = await interaction.followup.send(**message.new(), wait=True)
        # Not the message's own link: it lacks the server where the channel is not known to the bot.
        link = f"https://discord.com/channels/{interaction.guild_id}/{interaction.channel_id}/{post.id}"
        self._posted[interaction.channel_id or 0, film.key] = _now(), link
        return Page(words.text("discord-film-shown"))

    def _link(self, interaction: Interaction, film: Film) -> str | None:
        """The link to this film in this channel, where it was posted a short while ago."""
        self._posted = {place: posted for place, posted in self._posted.items() if _now() - posted[0] < REST}
        _, link = self._posted.get((interaction.channel_id or 0, film.key), (0.0, None))
        return link

    async def _make(self, interaction: Interaction, film: Film, table: Table | None) -> Picture:
        """The film as a picture that is drawn already. Raises Refusal."""
        claims = [f"user {interaction.user.id}", *([f"table {table.id}"] if table else [])]
        if self._images.has(film.key):
            return await self._drawn(interaction, film)
        with self._claimed(film.key, claims):
            return await self._drawn(interaction, film)

    async def _drawn(self, interaction: Interaction, film: Film) -> Picture:
        making = self._under_way.get(film.key, _Making())
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
            raise Refusal(self._services.words.text("discord-film-failed"))
        return Picture(film.key, film.name, film.alt, lambda: data)

    def _so_far(self, film: Film, making: _Making) -> str:
        words = self._services.words
        if making.percent:
            return words.text("discord-film-progress", making=film.making, percent=making.percent)
        # They are made first come, first served.
        before = list(self._under_way).index(film.key) if film.key in self._under_way else 0
        return words.text("discord-film-later", making=film.making, before=before) if before else film.making

    @contextmanager
    def _claimed(self, key: str, claims: list[str]) -> Iterator[None]:
        """One film for a person, and one of a table, at a time. Raises Refusal for another one."""
        if any(self._claims.get(claim, key) != key for claim in claims):
            raise Refusal(self._services.words.text("discord-film-busy"))
        first = key not in self._under_way
        if first and len(self._under_way) >= QUEUE:
            raise Refusal(self._services.words.text("discord-film-queue"))
        own = [claim for claim in claims if claim not in self._claims]
        self._claims.update(dict.fromkeys(own, key))
        if first:
            self._under_way[key] = _Making()
        try:
            yield
        finally:
            for claim in own:
                del self._claims[claim]
            if first:
                del self._under_way[key]


def may_show(interaction: Interaction, table: Table) -> bool:
    """Whether somebody may show the film of a table to all: players may, and channel managers."""
    if interaction.guild_id is None:
        return False
    seated = table.session.seat_of(interaction.user.id) is not None
    return seated or is_manager(interaction, table.session.row.guild_id)


def _now() -> float:
    return asyncio.get_running_loop().time()


# ------------------------------------------------------------------------------------------ lists and reviews


class GameLists:
    """Private pages about many games, from rows alone, and what they lead to; one is loaded when opened."""

    def __init__(self, services: HostServices, films: Films, progress: Progress) -> None:
        self._services = services
        self._films = films
        self._progress = progress

    async def games(self, interaction: Interaction, number: int = 0) -> Answer:
        """A page of somebody's open games, of any kind, wherever they are."""
        services, user = self._services, interaction.user.id
        tables = in_order(await services.overviews.open_tables(user), user)
        page = games_page(tables, user, number, self._title, services.words)
        if not tables:  # there are tutorials for somebody who is in no game
            offers = [button for game in services.games for button in offer(game, services.words, named=True)]
            page = replace(page, rows=(tuple(offers[:ROW_WIDTH]),) if offers else ())
        return Answer(page)

    async def history(self, interaction: Interaction, key: str, number: int = 0) -> Answer:
        """A page of the games of that kind that somebody played, and of those played in this channel."""
        services, user = self._services, interaction.user.id
        if key not in services.catalogue.keys:
            raise Refusal(services.words.text("discord-old-button"))
        found = await services.overviews.played_tables(
            key,
            user_id=user,
            channel_id=interaction.channel_id or 0,
            first=number * AT_ONCE,
            most=AT_ONCE + 1,
        )
        shown, more = found[:AT_ONCE], len(found) > AT_ONCE
        page = history_page(services.game(key), shown, number, services.words, user_id=user, more=more)
        return Answer(page)

    async def press(self, interaction: Interaction, own: HostId, values: tuple[str, ...]) -> Answer:
        """Do what a menu or button of these pages is for. Raises Refusal."""
        words = self._services.words
        key, _, page = own.argument.rpartition(".")
        if own.verb == GAMES:
            return await self.games(interaction, parse_number(own.argument, LAST_PAGE) or 0)
        if own.verb == HISTORY:
            return await self.history(interaction, key, parse_number(page, LAST_PAGE) or 0)
        table = await self._services.tables.find(parse_number(next(iter(values), "")) or 0)
        if own.verb == OPEN:
            if not may_reach(interaction, table.session):
                raise Refusal(words.text("refusal-unknown-table"))
            return Answer(await table.page(interaction.user.id, table.game.pages.now), table.id)
        here = interaction.channel_id == table.session.row.channel_id
        if table.session.status.open or (not here and table.session.seat_of(interaction.user.id) is None):
            raise Refusal(words.text("refusal-unknown-table"))
        if own.verb == PAST_FILM:
            film = await self._films.find(interaction, table.film())
            return Answer(await self._films.page(interaction, film, table), table.id)
        if own.verb == PAST_REVIEW:
            return Answer(await self.review(interaction, table), table.id)
        record = await in_thread(table.session.played(words).moment(table.session.people).record)
        text = words.text("history-record-of", game=table.reader_game.title, table=str(table.id))
        return Answer(Page(text, files=(TextFile(record_name(table.session), record),)))

    async def review(self, interaction: Interaction, table: Table, argument: str = "") -> Page:
        """What if: one of somebody's costliest decisions, by its number from 0 on. Raises Refusal.

        Nobody else sees them. Until they are found, the answer says how far the search has come.
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
            table.session.log.error("a game cannot be reviewed: %s", error)  # noqa: TRY400 - the text says it all
            raise Refusal(words.text("review-failed")) from None
        except asyncio.CancelledError:
            if not review.task.cancelled():
                raise
            raise Refusal(words.text("review-failed")) from None
        if not lapses:
            return Page(words.text("review-none"))
        at = min(parse_number(argument, LAST_LAPSE) or 0, len(lapses) - 1)
        own = lapses[at].decided
        page = table.reader_game.reviewed(
            own.state, own.seat, own.answer, lapses[at].weighed, table.session.people
        )
        head = words.text("review-head", number=at + 1, count=len(lapses))
        buttons = tuple(
            HostButton(REVIEW, words.text(label), str(other))  # words: review-back, review-on
            for label, other in (("review-back", at - 1), ("review-on", at + 1))
            if 0 <= other < len(lapses)
        )
        return replace(page, text=cut(f"{head}\n{page.text}", TEXT), rows=(buttons,) if buttons else ())

    def _title(self, key: str) -> str:
        known = key in self._services.catalogue.keys  # a game may have left the bot, and its tables stay
        return self._services.game(key).title if known else key
