"""A table's memory, and how it is kept in agreement with the store."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self

from k2bot.host.game import Person, Refusal
from k2bot.host.log import log_of
from k2bot.host.play import Play, ReplayError, Setup
from k2bot.host.seating import Member, Status, Way
from k2bot.text.names import plain

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping
    from datetime import datetime, timedelta

    from k2bot.host.hosted import HostedGame
    from k2bot.host.store import DraftRow, Store, Stored, Writer
    from k2bot.text.words import Words


@dataclass(frozen=True, slots=True)
class Services:
    """What every table uses.

    ``clock`` tells the time in UTC; ``patience`` is how long a seat may take where the game has a default
    answer, None for ever; ``on_posts`` hears the id of a table that has something to post.
    """

    store: Store
    words: Words
    clock: Callable[[], datetime]
    patience: timedelta | None
    on_posts: Callable[[int], None]


class KeptTable:
    """Who sits at a table, how far its game has come, and the lock through which both change.

    Every change is one transaction inside ``held()``, and is taken into memory only after it. If a
    transaction fails or its caller is cancelled, the table is read from the store again before anything else
    happens to it.
    """

    def __init__(self, stored: Stored, game: HostedGame[Any], services: Services) -> None:
        self.game = game
        self.row = stored.row
        self.members = stored.members
        """In the order of joining, which is the order of seats."""
        self.aside: str | None = None
        """Why the game's inputs do not replay, for the log; None as a rule."""
        self.parked: str | None = None
        """Why posts in the channel cannot be sent at present; None as a rule."""
        self._services = services
        self._lock = asyncio.Lock()
        self._unsure = False
        self._play: Play | None = None
        self._drafts: dict[int, DraftRow] = {}

    @classmethod
    async def load(cls, stored: Stored, game: HostedGame[Any], services: Services) -> Self:
        """A table as it was stored, its inputs replayed; one whose replay fails has ``aside`` set."""
        table = cls(stored, game, services)
        await table._take(stored)
        return table

    @property
    def id(self) -> int:
        """The table's number, for ever its own."""
        return self.row.id

    @property
    def guild_id(self) -> int | None:
        """The server; None for a private conversation."""
        return self.row.guild_id

    @property
    def channel_id(self) -> int:
        """The channel or thread."""
        return self.row.channel_id

    @property
    def host_id(self) -> int:
        """The user who hosts the table."""
        return self.row.host_id

    @property
    def host(self) -> Member:
        """The member who hosts the table."""
        return next(member for member in self.members if member.user_id == self.host_id)

    @property
    def status(self) -> Status:
        """How far the table has come."""
        return self.row.status

    @property
    def options(self) -> Mapping[str, str]:
        """The game's options, complete."""
        return self.row.options

    @property
    def created(self) -> datetime:
        """When it was opened (UTC)."""
        return self.row.created

    @property
    def people(self) -> tuple[Person, ...]:
        """The members as the game knows them, by seat."""
        return tuple(
            Person(member.name, f"<@{member.user_id}>")
            if member.played_at is None
            else Person(member.name, plain(member.name), computer=True)
            for member in self.members
        )

    @property
    def gone(self) -> frozenset[int]:
        """The seats that have left the game for good."""
        return self._play.gone if self._play else frozenset()

    @property
    def staying(self) -> tuple[int, ...]:
        """The seats of people who have not left the game, also of those for whom a computer plays."""
        return self._people_without(self.gone)

    @property
    def present(self) -> tuple[int, ...]:
        """The seats of people who play themselves."""
        return self._present_without(self.gone)

    @property
    def followed(self) -> bool:
        """Whether a person is still in the game; where none is, only its end is told."""
        return self._play is not None and self._is_followed(self._play)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a user; None for somebody who is not at the table."""
        return next((seat for seat, member in enumerate(self.members) if member.user_id == user_id), None)

    @property
    def state(self) -> Any:
        """The game's state; None where it has not begun or cannot be replayed."""
        return self._play.state if self._play else None

    @property
    def waiting(self) -> Mapping[int, datetime]:
        """The seats awaited now, and since when each has been (UTC)."""
        return self._play.since if self._play and self.status is Status.RUNNING else MappingProxyType({})

    def refuse_closed(self) -> None:
        """Raise Refusal at a table that was cancelled or whose game is over."""
        if self.status is Status.CANCELLED:
            raise Refusal(self._say("refusal-cancelled"))
        if self.status is Status.OVER:
            raise Refusal(self._say("refusal-over"))

    def refuse_begun(self, message: str = "refusal-begun") -> None:
        """Raise Refusal, with that message, at a table whose game has begun."""
        self.refuse_closed()
        if self.status is not Status.LOBBY:
            raise Refusal(self._say(message))  # words: refusal-begun, refusal-begun-leave

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The table's lock, with a memory that is known to agree with the store."""
        async with self._lock:
            if self._unsure:
                stored = await self._services.store.table(self.id)
                if stored is None:
                    raise RuntimeError(f"table {self.id} is not in the store")
                await self._take(stored)
                self._unsure = False
            yield

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Writer]:
        """A transaction about this table, within ``held()``."""
        self._unsure = True
        try:
            async with self._services.store.writing() as write:
                yield write
            for line in write.told:
                log_of(self).debug("%s", line)
        except asyncio.CancelledError:
            # The transaction may have ended well behind its caller's back, and left something to post.
            self._services.on_posts(self.id)
            raise
        self._unsure = False

    def announce(self) -> None:
        """Have what waits to be posted sent, parked posts too."""
        self.parked = None
        self._services.on_posts(self.id)

    def use_delivery(self, user_id: int, way: Way) -> None:
        """Take note of how private posts reach a member from now on."""
        self.members = tuple(
            replace(member, delivery=way) if member.user_id == user_id else member for member in self.members
        )

    def _is_followed(self, play: Play) -> bool:
        """Whether a person was still in the game at that point of it."""
        return any(self.game.in_play(play.state, seat) for seat in self._people_without(play.gone))

    def _present_without(self, gone: frozenset[int]) -> tuple[int, ...]:
        return tuple(seat for seat in self._people_without(gone) if self.members[seat].standin is None)

    def _people_without(self, gone: frozenset[int]) -> tuple[int, ...]:
        return tuple(
            seat for seat, member in enumerate(self.members) if member.is_person and seat not in gone
        )

    def _say(self, message: str, **values: str | int) -> str:
        return self._services.words.text(message, **values)

    async def _take(self, stored: Stored) -> None:
        self.row, self.members = stored.row, stored.members
        log_of(self).debug("read from the store: %s", self.status.value)
        self._drafts = {draft.seat: draft for draft in stored.drafts}
        self._play, self.aside = None, None
        if stored.row.seed is None or stored.row.begun is None:
            return
        setup = Setup(self.game, stored.row.options, len(stored.members), stored.row.seed, stored.row.begun)
        began = time.monotonic()
        try:
            self._play = await asyncio.to_thread(Play.replay, setup, stored.inputs)
        except ReplayError as error:
            self.aside = str(error)
        log_of(self).debug("%d inputs replayed in %.3f s", len(stored.inputs), time.monotonic() - began)
