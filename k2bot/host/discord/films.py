"""Films of games: made one at a time, with word of how far they have come, and shown to one or to all."""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import discord

from k2bot.game.values import HostButton, Page, Picture, Refusal
from k2bot.host.discord import faults
from k2bot.host.discord.composer import SHOW_FILM
from k2bot.host.discord.permissions import is_manager

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterator

    from k2bot.game.values import Film, Row
    from k2bot.host.discord.composer import Composer
    from k2bot.host.discord.drawing import Gallery
    from k2bot.host.people.languages import Languages
    from k2bot.host.service.table import Table
    from k2bot.text.words import Words

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]
Found = TypeVar("Found")

PACE: Final = 1.5
"""Seconds between two words of how far a film has come."""
QUEUE: Final = 8
"""Films that may be under way or wait for their turn at once."""
REST: Final = 15 * 60.0
"""Seconds in which the same film is not posted in the same channel again."""


@dataclass(slots=True)
class _Progress:
    """How far a film has come; noted in the thread that makes it."""

    percent: int = 0

    def note(self, done: int, of: int) -> None:
        self.percent = 100 * done // of


class Films:
    """Makes films and shows them; what was made lately is in the gallery and costs nothing."""

    def __init__(
        self, gallery: Gallery, composer: Composer, languages: Languages, *, pace: float = PACE
    ) -> None:
        self._gallery = gallery
        self._composer = composer
        self._languages = languages
        self._pace = pace
        self._under_way: dict[str, _Progress] = {}
        """How far each film has come, by its key."""
        self._claims: dict[str, str] = {}
        """Whom a film is being made for, and of which table: the key of the film."""
        self._shown: dict[tuple[int, str], tuple[float, str]] = {}
        """When a film was shown to all, by channel and key, and the link to it."""

    @property
    def _words(self) -> Words:
        return self._languages.reader_words

    async def sought(self, interaction: Interaction, search: Coroutine[Any, Any, Found]) -> Found:
        """What a search for a game and its story leads to; meanwhile it is said that it is under way.

        Raises what the search raises.
        """
        searching = asyncio.ensure_future(search)
        try:
            await asyncio.sleep(0)
            if not searching.done():
                await told(interaction, self._words.text("discord-film-sought"))
            return await searching
        finally:
            searching.cancel()

    async def page(self, interaction: Interaction, film: Film, table: Table | None) -> Page:
        """The private page with a film; whoever may show it to all finds a button for that.

        Until it is made, the answer to the interaction says how far it has come. Raises Refusal.
        """
        picture = await self._made(interaction, film, table)
        rows: tuple[Row, ...] = ()
        if table is not None and may_show(interaction, table) and self._where(interaction, film) is None:
            rows = ((HostButton(SHOW_FILM, self._words.text("discord-button-show-film")),),)
        return Page(film.text, (picture,), rows)

    async def show(self, interaction: Interaction, film: Film, table: Table | None) -> Page:
        """Show a film to all in the channel, and give the private page that says so. Raises Refusal.

        A film that was posted in the channel a short while ago is not posted there again.
        """
        if interaction.guild_id is None:
            return await self.page(interaction, film, table)
        if table is not None and not may_show(interaction, table):
            raise Refusal(self._words.text("discord-film-not-yours"))
        if (link := self._where(interaction, film)) is not None:
            raise Refusal(self._words.text("discord-film-stands", link=link))
        picture = await self._made(interaction, film, table)
        message = await self._composer.compose(Page(film.text, (picture,)), table.id if table else 0, "o")
        if not message.uploads:
            raise Refusal(self._words.text("discord-film-failed"))
        # An answer that is still awaited would be taken for this message, and hide it from the others.
        await told(interaction, self._words.text("discord-film-shown"))
        sent = await interaction.followup.send(**message.new(), wait=True)
        # Not the message's own link: it lacks the server where the channel is not known to the bot.
        link = f"https://discord.com/channels/{interaction.guild_id}/{interaction.channel_id}/{sent.id}"
        self._shown[interaction.channel_id or 0, film.key] = _now(), link
        return Page(self._words.text("discord-film-shown"))

    def _where(self, interaction: Interaction, film: Film) -> str | None:
        """The link to this film in this channel, where it was posted a short while ago."""
        self._shown = {place: shown for place, shown in self._shown.items() if _now() - shown[0] < REST}
        found = self._shown.get((interaction.channel_id or 0, film.key))
        return found[1] if found else None

    async def _made(self, interaction: Interaction, film: Film, table: Table | None) -> Picture:
        """The film as a picture that is drawn already. Raises Refusal."""
        if not self._gallery.has(film.key):
            claims = [f"user {interaction.user.id}", *([f"table {table.id}"] if table else [])]
            with self._claimed(film.key, claims):
                return await self._watched(film, lambda text: told(interaction, text))
        return await self._watched(film, None)

    async def _watched(self, film: Film, tell: Callable[[str], Awaitable[None]] | None) -> Picture:
        """Have it drawn, and tell now and then how far that has come."""
        progress = self._under_way.get(film.key, _Progress())
        picture = Picture(film.key, film.name, film.alt, lambda: film.draw(progress.note), slow=True)
        drawing = asyncio.ensure_future(self._gallery.draw(picture))
        try:
            told = ""
            while not drawing.done():
                if tell is not None and (text := self._so_far(film, progress)) != told:
                    await tell(text)
                    told = text
                await asyncio.wait({drawing}, timeout=self._pace)
            data = await drawing
        finally:
            drawing.cancel()
        if data is None:
            raise Refusal(self._words.text("discord-film-failed"))
        return Picture(film.key, film.name, film.alt, lambda: data)

    def _so_far(self, film: Film, progress: _Progress) -> str:
        if not progress.percent:
            # They are made in the order in which they came.
            before = list(self._under_way).index(film.key) if film.key in self._under_way else 0
            if before:
                return self._words.text("discord-film-later", making=film.making, before=before)
            return film.making
        return self._words.text("discord-film-progress", making=film.making, percent=progress.percent)

    @contextmanager
    def _claimed(self, key: str, claims: list[str]) -> Iterator[None]:
        """One film for a person, and one of a table, at a time: who asks for another one is told to wait."""
        if any(self._claims.get(claim, key) != key for claim in claims):
            raise Refusal(self._words.text("discord-film-busy"))
        if key not in self._under_way and len(self._under_way) >= QUEUE:
            raise Refusal(self._words.text("discord-film-queue"))
        own = [claim for claim in claims if claim not in self._claims]
        first = key not in self._under_way
        self._claims.update(dict.fromkeys(own, key))
        if first:
            self._under_way[key] = _Progress()
        try:
            yield
        finally:
            for claim in own:
                del self._claims[claim]
            if first:
                del self._under_way[key]


def may_show(interaction: Interaction, table: Table) -> bool:
    """Whether somebody may show the film of a table to all: who played, and who manages the channel."""
    if interaction.guild_id is None:
        return False
    seated = table.seat_of(interaction.user.id) is not None
    return seated or is_manager(interaction, table.row.guild_id)


def _now() -> float:
    return asyncio.get_running_loop().time()


async def told(interaction: Interaction, text: str) -> None:
    """Put a text where the answer will stand; what cannot be told is no reason to give up."""
    try:
        await interaction.edit_original_response(content=text)
    except faults.CALL_FAILED as error:
        log.info("word of what is under way could not be given: %s", error)
