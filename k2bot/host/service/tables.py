"""Registry of all tables: opens, finds and caches them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from k2bot.game.values import ON, Page, Refusal
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel import fairness
from k2bot.host.kernel.agreements import expire_proposals, propose_swap
from k2bot.host.kernel.lobby import (
    begin_alone,
    cancel,
    check_start,
    invite,
    join,
    members_of_rematch,
    refresh_lobby_post,
    set_options,
    start,
)
from k2bot.host.kernel.permissions import refuse_alone, refuse_closed, refuse_others
from k2bot.host.kernel.posts import Posts
from k2bot.host.kernel.session import Session
from k2bot.host.kernel.transition import (
    Context,
    announce_suspension,
    move,
    post_again,
    reduce,
    send_private_post,
    stored_table,
    update_deadlines,
)
from k2bot.host.members import MOST_GUESTS, Member
from k2bot.host.pages.host_pages import choice_of_seats, relation_to_table
from k2bot.host.pages.settings import GROUP_SETTINGS, all_settings, table_defaults
from k2bot.host.people import Languages
from k2bot.host.preferences import THREAD, PersonalPreferences
from k2bot.host.refusals import HostOnlyRefusal, HostRefusal
from k2bot.host.rows import (
    GAME,
    LOBBY,
    InputRow,
    InvitationPost,
    InvitationRow,
    Origin,
    Status,
    StoredTable,
    TableRow,
)
from k2bot.host.service.delivery import delivery_of
from k2bot.host.service.invitations import Invitations
from k2bot.host.service.outbox import TableServices
from k2bot.host.service.table import Table, deleted_refusal
from k2bot.host.store import Store, StoreError
from k2bot.host.store.damage import AwayError, LeaseLostError
from k2bot.host.store.invitations import SentInvitations
from k2bot.host.store.personal_data import Errand, Errands, PersonalData, StillPlayingError
from k2bot.text.formatting import quote

if TYPE_CHECKING:
    from collections.abc import (
        AsyncIterator,
        Awaitable,
        Callable,
        Collection,
        Iterable,
        Iterator,
        Mapping,
        Sequence,
    )

    from k2bot.host.kernel.play import GameStart
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.service.delivery import LastPage
    from k2bot.host.store.store import Writer
    from k2bot.text.words import Words

_log = logging.getLogger(__name__)

CACHE_SIZE = 1024
"""Cache size in tables of about 50 KB each.

Others are read from the store when somebody asks for them.
"""
FORGETTING_INTERVAL = 0.2
"""Seconds between checks whether others are done: hosts that forget somebody, too, or readers of the log."""
LOOKS = 100
"""Number of checks after which the reply comes anyway."""


@dataclass(frozen=True, slots=True)
class TableAllowance:
    """Limits on open tables per host and per server; 0 for no limit."""

    tables_of_person: int = 0
    tables_of_server: int = 0

    async def refuse_more(self, store: Store, user_id: int, guild_id: int | None) -> None:
        """Raise Refusal if a user may not open one more table on a server."""
        hosted, opened = await store.open_counts(user_id, guild_id)
        if 0 < self.tables_of_person <= hosted:
            raise HostRefusal("refusal-tables-of-person", most=self.tables_of_person)
        if 0 < self.tables_of_server <= opened:
            raise HostRefusal("refusal-tables-of-server", most=self.tables_of_server)


class TableCache:
    """LRU cache of tables by id. An evicted table can still be found while something else references it.

    So there's never a second Table of one id, and weeks of games don't fill the memory.
    """

    def __init__(self) -> None:
        self._alive: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._recent: OrderedDict[int, Table] = OrderedDict()
        """Least recently used first."""

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._alive.values()))

    def get(self, table_id: int) -> Table | None:
        """Table with that id if it's in memory; marks it as used."""
        table = self._alive.get(table_id)
        if table is not None:
            self.put(table)
        return table

    def put(self, table: Table) -> None:
        """Cache a table, evicting the least recently used one if full."""
        self._alive[table.id] = self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > CACHE_SIZE:
            self._recent.popitem(last=False)

    def remove(self, table_id: int) -> None:
        """Forget a table that has been deleted."""
        self._alive.pop(table_id, None)
        self._recent.pop(table_id, None)


class Tables:
    """All tables in the store's range of servers.

    ``patience`` limits decisions that have a default answer, None for no limit. ``clock`` returns the time in
    UTC. ``lifetime`` is how long practice, cancelled games and lobbies are kept after their end, None for
    ever.
    """

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        *,
        languages: Languages | None = None,
        patience: timedelta | None = None,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        allowance: TableAllowance | None = None,
        lifetime: timedelta | None = None,
    ) -> None:
        self.catalogue = catalogue
        self.on_commit: list[Callable[[Table], None]] = []
        """Wakes the sender, computers, live pages and the timers; none may block.

        Called after a commit with another object as ``session.posts``, which ``Transition.step`` makes each
        time, and when posts that were held back may go.
        New timers are noticed only by this: whatever sets some in another way must wake ``Timers`` itself.
        """
        self.on_over: list[Callable[[], None]] = []
        """Called after ``on_commit`` at a table whose game is over."""
        self._store = store
        self.allowance = allowance or TableAllowance()
        self.languages = languages or Languages(store, catalogue.language)
        self.patience = patience
        self.lifetime = lifetime
        self.preferences = self.languages.preferences
        """Preferences of people and servers; change a person's through ``prefer``."""
        self.invitations = Invitations(SentInvitations(store), self.preferences, clock)
        self.last_pages: dict[str, LastPage] = {}
        """By kind of table: what makes the last post of its game complete."""
        self._services = TableServices(
            store, self.languages, clock, patience, lifetime, self._wake_all, self.last_pages, delivery_of
        )
        self.errands = Errands(store)
        self.personal_data = PersonalData(store)
        self._cache = TableCache()
        self.repost = False
        """Whether all earlier messages are gone: then what's current is reposted at a table's first load."""
        self._reposted: set[int] = set()
        """Tables whose current posts need no reposting (any more) since the start."""
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Locks of tables being loaded, or barred from loading for a while."""
        self._changes = 0
        """Version counter of people's preferences."""
        self._placing = asyncio.Lock()
        """Held while a channel gets its table; only the store is awaited under it."""

    # ---------------------------------------------------------------------------------------------- recovery

    async def recover(self, changed: Collection[int] = ()) -> None:
        """Load tables with unsent posts or pending computer decisions, one by one.

        Also loads tables whose deadlines have ``changed``, to post that, and tables that ended before
        standings were stored, because loading stores them. A table that can't be loaded is logged; the
        others continue. Raises AwayError or LeaseLostError if no table can be loaded now.
        """
        unplaced = await self._store.unplaced_tables()
        for table_id in dict.fromkeys((*await self._store.unsettled_tables(), *changed, *unplaced)):
            try:
                with self._store.errors_as_store_errors():
                    table = await self.find(table_id)
                    if table_id in changed:
                        await table.do(update_deadlines)
            except (AwayError, LeaseLostError):
                raise
            except (Refusal, StoreError) as error:
                _log.error("table %s: skipped: %s", table_id, error)
            except Exception:  # noqa: BLE001 - one table's fault must not stop the others
                _log.exception("table %s: skipped, loading failed", table_id)

    # ----------------------------------------------------------------------------------------------- finding

    async def find(self, table_id: int) -> Table:
        """Table with that id, finished ones included. Raises Refusal if there is none.

        One in another range of servers can only be looked at, and only once.
        """
        if (table := self._cache.get(table_id)) is None:
            async with self._load_lock(table_id):
                table = self._cache.get(table_id) or await self._load(table_id)
            if self._store.range.holds(table.session.row.guild_id):
                table.outbox.flush()  # it may have been evicted with unsent posts
        return table

    def get(self, table_id: int) -> Table | None:
        """Table with that id if it's in memory."""
        return self._cache.get(table_id)

    @property
    def loaded(self) -> tuple[Table, ...]:
        """Tables in memory."""
        return tuple(self._cache)

    async def in_channel(
        self, channel_id: int, *, game: str | None = None, kind: str | None = None
    ) -> Table | None:
        """Open table of a channel, of that game or kind if given; of several, the newest. None for none.

        Raises Refusal if its game is no longer supported.
        """
        row = await self._store.open_in_channel(channel_id, game=game, kind=kind)
        return None if row is None else await self.find(row.id)

    async def last_over(
        self, game: str, *, channel_id: int | None = None, user_id: int | None = None
    ) -> Table | None:
        """Newest finished or cancelled table of a game in that channel or with that user."""
        table_id = await self._store.last_over(game, channel_id=channel_id, user_id=user_id)
        return None if table_id is None else await self.find(table_id)

    # ------------------------------------------------------------------------------------------------- lobby

    async def open(
        self,
        *,
        game: str,
        options: Mapping[str, str],
        guild_id: int | None,
        channel_id: int,
        user_id: int,
        name: str,
        computers: Sequence[Member] = (),
        invited: Sequence[int] = (),
        called: Sequence[InvitationRow] = (),
        locale: str | None = None,
        rematch_of: Table | None = None,
    ) -> Table:
        """Open a lobby with its host and these computers; a post sends the invitations in ``called``.

        Omitted options use the server's defaults, or else the game's. ``locale`` is the language of the
        place, used if its server has set none. In a rematch the seats rotate by one. Raises Refusal.
        """
        played = self.catalogue.game(game, self.languages.reader)
        server = await self.preferences.server(guild_id)
        defaults = table_defaults(played, server.texts, self._words)
        members: tuple[Member, ...] = (await self.preferences.member(user_id, name), *computers)
        if rematch_of is not None:
            members = members_of_rematch(members, rematch_of.session.members)
        row = TableRow(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=user_id,
            game=game,
            status=Status.LOBBY,
            options=all_settings(played, {**defaults, **options}, self._words),
            seed=None,
            created=self.now(),
            language=await self.languages.of_new_table(guild_id, locale),
            invited=tuple(invited),
            rematch_of=None if rematch_of is None else rematch_of.id,
            secret=fairness.new_secret(),
        )
        calls = [InvitationPost(tuple(one.guest for one in called))] if called else []
        posts = Posts().with_new(row.created, LOBBY, *calls)
        while True:
            await self._refuse_taken(channel_id, user_id)
            async with self._placing:
                if await self._store.open_in_channel(channel_id, kind=GAME) is not None:
                    continue  # another table was opened meanwhile
                await self.allowance.refuse_more(self._store, user_id, guild_id)
                async with self._store.writing() as write:
                    stored = StoredTable(row, members, posts=posts.rows, invitations=tuple(called))
                    table_id = await write.new_table(stored)
                    self._reposted.add(table_id)  # a new table needs no reposting
                break
        table = await self.find(table_id)
        for line in write.log_lines:
            table.session.log.debug("%s", line)
        return table

    async def join(self, table: Table, user_id: int, name: str, *, press: int | None = None) -> str:
        """Join a lobby; returns a sentence for the user. Raises Refusal.

        ``press`` is the Discord id of the press, which is mixed into the game's seed.
        """
        rematch_of = table.session.row.rematch_of
        before = None if rematch_of is None else (await self.find(rematch_of)).session.members
        return await table.do(join, await self.preferences.member(user_id, name), press, before)

    async def set_options(self, table: Table, user_id: int, changes: Mapping[str, str]) -> None:
        """Change a lobby's settings, as its host; the lobby post shows the result. Raises Refusal."""
        options = all_settings(table.reader_game, {**table.session.row.options, **changes}, self._words)
        await table.do(set_options, user_id, options)

    async def start(
        self,
        table: Table,
        user_id: int,
        room: Callable[[Table], Awaitable[int]] | None = None,
        *,
        press: int | None = None,
    ) -> None:
        """Start the game, as its host. Raises Refusal.

        ``room`` creates the thread of a game that gets one of its own. Discord takes its time for that, so
        the lobby stays open meanwhile, and the conditions for starting are checked again afterwards.
        ``press`` is as for ``join``.
        """
        while room is not None:
            await table.do(check_start, user_id)
            row = table.session.row
            if row.options.get(THREAD) != ON:
                break
            if await table.do(start, user_id, press, await room(table), row.channel_id):
                return
        await table.do(start, user_id, press)

    async def swap(self, table: Table, user_id: int, new_id: int, seat: int | None = None) -> Page | str:
        """Propose a newcomer for one's own seat or, as host, any; hosts may leave ``seat`` open to choose."""
        async with self.invitations.lock:
            calls = await self.invitations.allowed(user_id, [new_id], table.session.row.guild_id)
            answer = await table.do(propose_swap, user_id, new_id, seat, calls.get(new_id))
        return choice_of_seats(table.session, new_id, self._words) if answer is None else answer

    async def invite(self, table: Table, user_id: int, guests: tuple[int, ...]) -> tuple[int, ...]:
        """Replace a lobby's guest list, as its host; returns new guests who aren't told. Raises Refusal."""
        async with self.invitations.lock:
            new = [guest for guest in guests[:MOST_GUESTS] if guest not in table.session.row.invited]
            calls = await self.invitations.allowed(user_id, new, table.session.row.guild_id)
            return await table.do(invite, user_id, guests, calls)

    async def rematch(self, old: Table, user_id: int, name: str) -> Table:
        """Open a lobby in the same channel with the same options and computers, hosted by the user.

        All who played are invited and pinged if they may be called, and others who were invited still are, as
        far as there's room. Seats rotate by one in games with ``seats_rotate``. Raises Refusal.
        """
        row, members = old.session.row, old.session.members
        played = [member.user_id for member in members if member.is_person and member.user_id > 0]
        refuse_alone(old.session)
        if old.session.status.open:
            raise HostRefusal("refusal-not-over")
        invited = [*dict.fromkeys((*played, *row.invited))][:MOST_GUESTS]
        others = [guest for guest in played if guest != user_id]
        async with self.invitations.lock:
            calls = await self.invitations.allowed(user_id, others, row.guild_id)
            return await self.open(
                game=old.game.key,
                options=old.game.rematch_options(row.options),
                guild_id=row.guild_id,
                channel_id=row.channel_id,
                user_id=user_id,
                name=name,
                computers=[member for member in members if not member.is_person],
                invited=invited,
                called=[*calls.values()],
                locale=row.language,
                rematch_of=old if old.game.seats_rotate else None,
            )

    async def move(
        self,
        table: Table,
        user_id: int,
        channel_id: int,
        *,
        guild_id: int | None = None,
        manager: bool = False,
    ) -> str:
        """Move a table to another channel and repost what's current; for its own channel, only repost.

        Allowed to the host and to channel managers. Returns a sentence for the user. Raises Refusal.
        """
        while True:
            async with table.held() as session, self._placing:
                refuse_closed(session)
                refuse_alone(session)
                refuse_others(session, user_id, "refusal-move-host-only", manager=manager)
                if session.replay_error is not None:
                    raise HostRefusal("refusal-set-aside", host=session.host_name)
                if guild_id != session.row.guild_id:
                    raise HostRefusal("refusal-other-server")
                same = channel_id == session.row.channel_id
                if same or await self._store.open_in_channel(channel_id, kind=GAME) is None:
                    await table.do_held(move, channel_id)
                    return self._words.text("table-posted-again" if same else "table-moved")
            await self._refuse_taken(channel_id, user_id)

    # ------------------------------------------------------------------------------------ for one person

    async def open_alone(
        self,
        kind: str,
        setup: GameStart,
        user_id: int,
        channel_id: int,
        members: Sequence[Member],
        *,
        inputs: Sequence[InputRow] = (),
        origin: Origin | None = None,
        sealed: datetime | None = None,
        also: Callable[[Writer, int], None] | None = None,
    ) -> Table:
        """Open a running table of that kind for a user, in the ``channel_id`` of their chat with the bot.

        The ``members`` by seat are the user and computers. The game continues after its
        ``opening_inputs``. In the same transaction an open table of that kind and game of theirs is
        cancelled, and ``also`` can write more about the new one. A clock and settings of places are left out
        of the ``setup``. Raises Refusal, and ReplayError if the inputs don't replay.
        """
        game, language = setup.game.key, await self.languages.of_new_table(None, self.languages.reader)
        row = TableRow(
            id=0,
            guild_id=None,
            channel_id=channel_id,
            host_id=user_id,
            game=game,
            status=Status.RUNNING,
            options={key: value for key, value in setup.options.items() if key not in GROUP_SETTINGS},
            seed=setup.seed,
            created=setup.begun,
            begun=setup.begun,
            revision=setup.revision,
            language=language,
            kind=kind,
            origin=origin,
            sealed=sealed,
        )
        played = self.catalogue.game(game, self.languages.first(language), setup.revision)
        session = Session(played, self.languages, row, tuple(members))
        context = Context(setup.begun, self._words, self.patience, lifetime=self.lifetime)
        begun, _ = await in_thread(reduce, session, context, begin_alone, tuple(inputs))
        opened: list[int] = []

        async def write_table(write: Writer) -> None:
            opened.append(await write.new_table(stored_table(begun, StoredTable(row))))
            if also is not None:
                also(write, opened[-1])

        while not opened:
            earlier = await self._store.open_alone(user_id, game, kind)
            if earlier is not None:
                table = await self.find(earlier)
                async with table.held() as before, self._placing:
                    if before.status.open:
                        cancelled, _ = reduce(before, context, cancel, user_id)
                        await table.commit(cancelled, also=write_table)
                continue
            async with self._placing:
                if await self._store.open_alone(user_id, game, kind) is None:
                    async with self._store.writing() as write:
                        await write_table(write)
        self._reposted.add(opened[-1])  # a new table needs no reposting
        return await self.find(opened[-1])

    # ------------------------------------------------------------------------------------- people and clocks

    async def prefer(self, user_id: int, changes: Mapping[str, str | None]) -> None:
        """Store a user's preferences, for all tables; None restores a default. Raises Refusal.

        Choosing private messages sends the current ones of every running game. Private messages use the
        language they were requested in, unless another one is chosen.
        """
        if self.languages.several and "dm" in (changes.get("delivery"), changes.get("notice")):
            changes = {**changes, "locale": self.languages.reader}
        await self.preferences.set(PersonalPreferences, user_id, changes)
        await self._apply_preferences(user_id, letters=changes.get("delivery") == "dm")

    async def _apply_preferences(self, user_id: int, *, letters: bool) -> None:
        """Let the tables here follow a user's preferences; ``letters`` sends them their private posts."""
        self._changes += 1  # tables being loaded may have read the old ones
        for table in self._cache:  # over or not: their pages are as people like them
            if table.session.seat_of(user_id) is not None:
                await table.reread_preferences({user_id})
        for row in await self._store.open_tables_of(user_id) if letters else ():
            if self._store.range.holds(row.guild_id):
                with suppress(Refusal):  # its game is no longer supported, as anybody who opens it is told
                    table = await self.find(row.id)
                    table.outbox.note_requested(await table.do(send_private_post, user_id))

    async def run_errands(self) -> None:
        """Do what the hosts of other ranges ask for.

        An errand that fails waits for the next time, and holds up no other. Raises what the first one raised.
        """
        failures = []
        for errand in await self.errands.pending():
            try:
                await self._run_errand(errand)
            except Exception as error:  # noqa: BLE001 - raised once the others are done
                failures.append(error)
            else:
                await self.errands.remove(errand)
        if failures:
            raise failures[0]

    async def _run_errand(self, errand: Errand) -> None:
        """Do one errand. Raises Refusal."""
        if errand.kind == "forget":
            with suppress(StillPlayingError):  # they've sat down meanwhile, as whoever asked finds out
                await self._forget_here(errand.user_id, errand.text)
        else:
            self.preferences.changed()
            await self._apply_preferences(errand.user_id, letters=errand.kind == "letters")

    async def forget(self, user_id: int, name: str) -> None:
        """Delete a user's data in the store and in tables in memory; they're called ``name`` from then on.

        A proposal that would have brought them to a table lapses. Raises StillPlayingError if they have a
        seat at an open table, and Refusal if the hosts of other ranges will do it later. Then what was done
        stays done, but in this range either everything changes or nothing.
        """
        await self.personal_data.refuse_seated(user_id)
        async with self._store.writing() as write:
            write.errand("forget", user_id, name)
        await self._forget_here(user_id, name)
        for _ in range(LOOKS):
            if not await self.errands.is_pending("forget", user_id):
                await self.personal_data.refuse_seated(user_id)
                return
            await asyncio.sleep(FORGETTING_INTERVAL)
        raise HostRefusal("privacy-later")

    async def _forget_here(self, user_id: int, name: str) -> None:
        """Forget a person in this range alone. Raises StillPlayingError, with nothing changed."""
        stored = self.personal_data
        await stored.refuse_seated(user_id)
        for table_id in await stored.asked_at(user_id):
            await (await self.find(table_id)).do(expire_proposals, user_id)
        forgotten = False
        while not forgotten:
            named = await stored.tables(user_id)
            # Nothing that these tables hold in memory may be written back.
            async with self._lock_all(named) as tables:
                forgotten = await stored.forget(user_id, name, named)
                self.preferences.changed()
                for table in tables:
                    await table.reload()
        for _ in range(LOOKS):
            if await self._store.database.discard_log():
                return
            await asyncio.sleep(FORGETTING_INTERVAL)
        _log.warning("the log of past writes is in use, so it keeps for a while what was deleted")

    async def next_expired(self, without: Collection[int] = ()) -> int | None:
        """Id of a table, not in ``without``, whose lifetime is over; None if nothing is ever deleted."""
        return await self._store.next_expired(self.now(), without) if self.lifetime else None

    async def delete(self, table_id: int) -> None:
        """Delete a table whose lifetime is over, with everything about it."""
        async with self._lock_all([table_id]) as tables:
            async with self._store.writing() as write:
                write.delete(table_id)
            self._cache.remove(table_id)
            for table in tables:
                table.deleted = True
        _log.info("table %s: deleted, as its lifetime is over", table_id)

    @property
    def live(self) -> int:
        """Number of open tables in memory."""
        return sum(table.session.status.open for table in self._cache)

    def now(self) -> datetime:
        """Current time (UTC)."""
        return self._services.clock()

    # --------------------------------------------------------------------------------------------- internals

    @asynccontextmanager
    async def _lock_all(self, tables: Iterable[int]) -> AsyncIterator[tuple[Table, ...]]:
        """Hold several tables' locks, and yield those in memory; none of them is loaded meanwhile.

        No other code may wait for a table while holding another table's lock.
        """
        async with AsyncExitStack() as stack:
            ordered = sorted(tables)
            for table_id in ordered:
                await stack.enter_async_context(self._load_lock(table_id))
            loaded = tuple(filter(None, map(self._cache.get, ordered)))
            for table in loaded:
                await stack.enter_async_context(table.held())
            yield loaded

    def _load_lock(self, table_id: int) -> asyncio.Lock:
        return self._loading.setdefault(table_id, asyncio.Lock())

    async def _load(self, table_id: int) -> Table:
        """Load a table, under its load lock. Raises Refusal."""
        changes, stored = self._changes, await self._store.table(table_id)
        if stored is None and await self._store.was_deleted(table_id):
            raise deleted_refusal(self.lifetime)
        if stored is None:
            raise HostRefusal("refusal-unknown-table")
        if stored.row.game not in self.catalogue.keys:
            opened = stored.row.status.open
            raise HostRefusal("refusal-left-out", game=quote(stored.row.game), open=opened)
        language = self.languages.first(stored.row.language)
        game = self.catalogue.game(stored.row.game, language, stored.row.revision)
        table = await Table.load(stored, game, self._services)
        if not self._store.range.holds(stored.row.guild_id):
            return table
        await table.activate()
        if table.session.replay_error is not None:
            table.session.log.error("suspended, because it doesn't replay: %s", table.session.replay_error)
        if table.session.status.open:
            await self._show(table)
        self._reposted.add(table_id)
        self._cache.put(table)
        if self._changes != changes:
            await table.reread_preferences({member.user_id for member in table.session.members})
        return table

    async def _show(self, table: Table) -> None:
        """Post what a freshly loaded open table needs: that it can't continue, or all current posts again."""
        if table.session.replay_error is not None:
            await table.do(announce_suspension)
        elif self.repost and table.id not in self._reposted:
            await table.do(post_again)

    def _wake_all(self, table_id: int) -> None:
        table = self._cache.get(table_id)
        if table is not None:
            for wake in self.on_commit:
                wake(table)
            if table.session.status is Status.OVER:
                for note in self.on_over:
                    note()

    async def _refuse_taken(self, channel_id: int, user_id: int) -> None:
        """Raise Refusal if a channel has an open table, with a link to it and what the user can do."""
        table = await self.in_channel(channel_id, kind=GAME)
        if table is not None:
            await table.do(refresh_lobby_post)
            link, host = table.session.link() or "none", table.session.host_name
            game, way = table.reader_game, relation_to_table(table.session, user_id)
            raise HostOnlyRefusal(
                "refusal-channel-taken",
                game=game.title,
                command=game.key,
                host=host,
                link=link,
                way=way,
                advice="elsewhere",
                missing="",
                free="none",
                table=table.id,
            )

    @property
    def _words(self) -> Words:
        return self.languages.reader_words
