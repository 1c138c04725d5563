"""Films of games."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from k2bot.game.values import Film, HostButton, Page, Picture
from k2bot.host.discord.compose import PublicPosts, ServesPages, with_progress
from k2bot.host.discord.controls import Interaction, is_manager, require_writing_here
from k2bot.host.pages.history import SHOW_FILM
from k2bot.host.refusals import HostRefusal
from k2bot.text.formatting import relative_time

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator

    from k2bot.host.discord.images import ImageService
    from k2bot.host.service.table import Table

FoundT = TypeVar("FoundT")

QUEUE = 8
"""Maximum number of films in progress or queued."""
REPOST_AFTER = 15 * 60.0
"""Time in seconds during which the same film isn't posted again in the same channel."""


@dataclass(slots=True)
class _FilmJob:
    """Film in progress; the thread that makes it updates ``percent``.

    ``claims`` counts those who wait for it, by their table; 0 is for records.
    """

    percent: int = 0
    claims: Counter[int] = field(default_factory=Counter)

    def note(self, finished: int, of: int) -> None:
        self.percent = 100 * finished // of


@dataclass(eq=False)
class Films(ServesPages):
    """Makes films, one at a time, for one person or for all; recent ones are cached."""

    _images: ImageService
    _public: PublicPosts
    _under_way: dict[str, _FilmJob] = field(init=False, default_factory=dict)
    """Films in progress or queued, by key, in order."""
    _posting: asyncio.Lock = field(init=False, default_factory=asyncio.Lock)
    """Held while a film is posted."""

    async def of_table(self, interaction: Interaction, table: Table, *, for_all: bool = False) -> Page:
        """Film of a game so far: on a private page, or in the channel (``for_all``). Raises Refusal."""
        film = await self.find(interaction, table.film(for_all=for_all))
        return await (self.post if for_all else self.page)(interaction, film, table)

    async def find(self, interaction: Interaction, search: Coroutine[None, None, FoundT]) -> FoundT:
        """Result of a search for a game and its history, with a progress message meanwhile.

        Raises what the search raises.
        """
        text = self._words.text("discord-film-sought")
        return await with_progress(interaction, search, lambda: text)

    async def page(self, interaction: Interaction, film: Film, table: Table | None) -> Page:
        """Private page with a film; those who may show it to all get a button for that.

        Until it's ready, the reply shows the progress. Raises Refusal.
        """
        picture = await self._make(interaction, film, table)
        page = Page(film.text, (picture,))
        if table is None:
            return page
        try:
            self._refuse_post(interaction, film, table)
        except HostRefusal:
            return page
        show = HostButton(SHOW_FILM, self._words.text("discord-button-show-film"))
        return replace(page, rows=((show,),))

    async def post(self, interaction: Interaction, film: Film, table: Table | None) -> Page:
        """Post a film in the channel, and return the private page that says so. Raises Refusal."""
        self._refuse_post(interaction, film, table)
        picture = await self._make(interaction, film, table)
        page, answer = Page(film.text, (picture,)), self._words.text("discord-film-shown")
        async with self._posting:
            self._refuse_post(interaction, film, table)  # somebody else may have waited for it, too
            return await self._public.post(interaction, page, answer, film.key, REPOST_AFTER)

    def _refuse_post(self, interaction: Interaction, film: Film, table: Table | None) -> None:
        """Raise Refusal if a user may not post a film in this channel.

        Players and channel managers who may send messages may show a table's, unless its shuffle is sealed.
        One posted here recently isn't posted again.
        """
        if table is not None:
            row, seated = table.session.row, table.session.seat_of(interaction.user.id) is not None
            if interaction.guild_id is None or not (seated or is_manager(interaction, table.session)):
                raise HostRefusal("discord-film-not-yours")
            if (sealed := row.sealed_until(self._tables.now())) is not None:
                raise HostRefusal("daily-film-later", at=relative_time(sealed))
        require_writing_here(interaction)
        if (link := self._public.link(interaction, film.key)) is not None:
            raise HostRefusal("discord-film-stands", link=link)

    async def _make(self, interaction: Interaction, film: Film, table: Table | None) -> Picture:
        """Make the film as a picture that's already drawn. Raises Refusal."""
        table_id = table.id if table else 0
        with nullcontext() if self._images.has(film.key) else self._claimed(film.key, table_id):
            return await self._drawn(interaction, film)

    async def _drawn(self, interaction: Interaction, film: Film) -> Picture:
        job = self._under_way.get(film.key, _FilmJob())
        picture = Picture(film.key, film.name, film.alt, lambda: film.draw(job.note), slow=True)
        drawing = self._images.draw(picture)
        data = await with_progress(interaction, drawing, lambda: self._progress(film, job))
        if data is None:
            raise HostRefusal("discord-film-failed")
        return Picture(film.key, film.name, film.alt, lambda: data)

    def _progress(self, film: Film, job: _FilmJob) -> str:
        words = self._words
        if job.percent:
            return words.text("discord-film-progress", making=film.making, percent=job.percent)
        # made in order of request
        before = list(self._under_way).index(film.key) if film.key in self._under_way else 0
        return words.text("discord-film-later", making=film.making, before=before) if before else film.making

    @contextmanager
    def _claimed(self, key: str, table_id: int) -> Iterator[None]:
        """Limit films to one at a time per table. Raises Refusal for another one."""
        others = (job for other, job in self._under_way.items() if other != key)
        if table_id and any(job.claims[table_id] for job in others):
            raise HostRefusal("discord-film-busy")
        if key not in self._under_way and len(self._under_way) >= QUEUE:
            raise HostRefusal("discord-film-queue")
        own = self._under_way.setdefault(key, _FilmJob())
        own.claims[table_id] += 1
        try:
            yield
        finally:
            own.claims[table_id] -= 1
            if not own.claims.total():
                del self._under_way[key]
