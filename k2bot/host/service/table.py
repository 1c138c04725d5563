"""One hosted game, from its lobby to its end: a session and an outbox that change together."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from k2bot.game.values import NOTHING_PREPARED, Kept, Outdated, Refusal
from k2bot.host.attention.outbox import Outbox
from k2bot.host.attention.posts import RESTING, STANDIN, link_to
from k2bot.host.kernel.consent import kept_up, told
from k2bot.host.kernel.play import RESIGN, Play
from k2bot.host.pages.deadlines import own_deadline, with_line
from k2bot.host.pages.endings import ending, ending_page, is_of_play, overtaken
from k2bot.host.pages.lobby import with_host_buttons
from k2bot.host.people.members import Member, Status
from k2bot.host.service.event_loop import in_thread
from k2bot.host.service.log import log_of, named
from k2bot.host.service.memory import Memory, replayed
from k2bot.host.service.proposals import settle
from k2bot.host.store import PostRow
from k2bot.host.timing.clocks import MISSES
from k2bot.host.timing.timers import timed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping
    from contextlib import AbstractAsyncContextManager
    from datetime import datetime

    from k2bot.game.base import Game
    from k2bot.game.values import Film, LateAnswer, Order, Page, Person, Press
    from k2bot.host.kernel.plans import Plan
    from k2bot.host.kernel.session import PendingDecision, Session
    from k2bot.host.service.loader import Services
    from k2bot.host.store import Stored, TableRow
    from k2bot.host.store.rows import InputKind, TimerKind
    from k2bot.text.words import Words


class Table:
    """One table of this bot; Tables makes them, one per id.

    Every change is worked out first, as the session after it and a plan for the outbox. Both are stored in
    one transaction, and only then taken into memory: whatever fails on the way, nothing has changed.
    """

    def __init__(self, memory: Memory, services: Services) -> None:
        self.outbox = Outbox(memory, services.clock)
        """What is to be posted."""
        self._memory = memory
        self._services = services

    @classmethod
    async def load(cls, stored: Stored, game: Game[Any], services: Services) -> Table:
        """A table as it is stored, its inputs replayed and its timers mended where that calls for it."""
        session = await replayed(stored, game, services.languages)
        table = cls(Memory(services.store, session, partial(services.on_posts, session.id)), services)
        async with table.held():
            await table._mend_timers()
            await table.follow_orders()
        return table

    def held(self) -> AbstractAsyncContextManager[Session]:
        """The table's lock, within which it changes."""
        return self.outbox.held()

    def announce(self) -> None:
        """Have what waits to be posted sent, parked posts too."""
        self.outbox.announce()

    # --------------------------------------------------------------------------------------------- reading

    @property
    def session(self) -> Session:
        """Who sits here now, and how far the game has come."""
        return self._memory.session

    @property
    def id(self) -> int:
        """The table's number, for ever its own."""
        return self.session.id

    @property
    def game(self) -> Game[Any]:
        """The game that is played here."""
        return self.session.game

    @property
    def reader_game(self) -> Game[Any]:
        """The game in the language of whoever is answered just now."""
        return self.game.spoken(self._services.languages.reader)

    @property
    def row(self) -> TableRow:
        """The table as it stands in the store."""
        return self.session.row

    @property
    def members(self) -> tuple[Member, ...]:
        """Who sits here, in the order of joining, which is the order of seats."""
        return self.session.members

    @property
    def people(self) -> tuple[Person, ...]:
        """The members as the game knows them, by seat."""
        return self.session.people

    @property
    def host(self) -> Member:
        """The member who hosts the table."""
        return self.session.host

    @property
    def status(self) -> Status:
        """How far the table has come."""
        return self.session.status

    @property
    def state(self) -> Any:
        """The game's state; None where it has not begun or cannot be replayed."""
        return self.session.state

    @property
    def waiting(self) -> Mapping[int, datetime]:
        """The seats awaited now, and since when each has been (UTC)."""
        return self.session.waiting

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a user; None for somebody who is not at the table."""
        return self.session.seat_of(user_id)

    def refuse_closed(self) -> None:
        """Raise Refusal at a table that was cancelled or whose game is over."""
        self.session.refuse_closed(self._words)

    def refuse_begun(self, message: str = "refusal-begun") -> None:
        """Raise Refusal, with that message, at a table whose game has begun."""
        self.session.refuse_begun(self._words, message)

    # ---------------------------------------------------------------------------------------------- playing

    async def press(self, user_id: int, press: Press, stamp: str, *, anew: bool = False) -> Page:
        """Use a control of one of the game's pages, and see the page it leads to. Raises Refusal.

        Where that is shown ``anew``, below all posts, the page of now gives way to the next one: nothing
        newer stands below it.
        The same answer to the same decision twice running is applied once; the second only shows the page.
        Whoever answers is back: a computer that played for them does so no more.
        """
        async with self.held():
            if self.session.play is None and self.game.is_of_rules(press):
                game = self.reader_game
                return game.page(None, None, game.press(None, None, press, None, ()).show, None, ())
            play = self._begun()
            seat = self._deciding(user_id, stamp) if stamp else self.seat_of(user_id)
            if stamp and seat is not None:
                await self.set_standin(seat, None)
            kept = self._kept(seat, press.verb)
            reply = self.reader_game.press(play.state, seat, press, kept, self.people)
            if reply.answer is not None and (seat is None or not stamp or self.game.is_of_orders(press.verb)):
                log_of(self).error("%.40r led to an answer without a stamp", press.verb)
                raise Refusal(self._say("refusal-stale"))
            if self.game.is_of_orders(press.verb) and seat is not None:
                await self._order(seat, reply.draft)
            elif reply.answer is not None and seat is not None:
                await self._answer(seat, stamp, reply.answer, reply.draft)
            else:
                await self._draft(seat, reply.draft)
            pages = self.game.pages
            return self._page(seat, pages.next if anew and reply.show == pages.now else reply.show)

    async def page(self, user_id: int, name: str) -> Page:
        """A private page by name, as this user may see it. Raises Refusal."""
        async with self.held():
            return self._page(self.seat_of(user_id), name)

    async def follow_up(self, user_id: int, page: Page) -> Page | None:
        """What takes the place of a private page that somebody was shown; None where it still holds.

        That is the result, once the game is over for them; the page it names in ``live``; and what goes on
        now, where nothing that it asks can be answered any more. Raises Refusal.
        """
        async with self.held():
            seat = self.seat_of(user_id)
            ended = ending(self.session, seat)
            if ended in ("over", "cancelled") and is_of_play(page, self.game):
                if not await self.outbox.all_posted():
                    return None  # it is asked for again once the result is there to be linked to
                return ending_page(self.session, ended, self._words, await self.link())
            if page.live:
                return self._page(seat, page.live)
            play = self._begun()
            asks = () if seat is None else (play.stamp(seat), play.drafting(seat), play.unasked(seat))
            return self._page(seat, self.game.pages.now) if overtaken(page, asks) else None

    async def submit(self, user_id: int, stamp: str, answer: str) -> None:
        """Answer the decision with that stamp. Raises Refusal."""
        async with self.held():
            await self._answer(self._deciding(user_id, stamp), stamp, answer, None)

    async def resign(self, user_id: int) -> None:
        """Leave the running game for good. Raises Refusal."""
        async with self.held():
            self._begun()
            seat = self.seat_of(user_id)
            if seat is None:
                raise Refusal(self._say("refusal-not-at-table"))
            if self.status is Status.OVER:
                raise Refusal(self._say("refusal-over"))
            await self.advance(seat, RESIGN, "", "")

    async def film(self, *, for_all: bool = False) -> Film:
        """The film of the game so far, not drawn yet, for whoever asks or ``for_all``. Raises Refusal."""
        async with self.held():
            play, people = self.session.played(self._words), self.people
            game = self.game if for_all else self.reader_game
        if not game.films:
            raise Refusal(self._say("refusal-no-films", game=self.reader_game.title))
        return await in_thread(game.film, play.moment(people).history(), people)

    # ------------------------------------------------------------------------------- computers and clocks

    async def take_thoughts(self, thoughts: Iterable[tuple[PendingDecision, str | None]]) -> None:
        """Submit what computers have decided; None and what the game refuses become its late answer.

        A draft that was completed meanwhile comes before a thought. What has become stale is dropped. Raises
        RuntimeError where there is no answer at all.
        """
        async with self.held():
            for decision, answer in thoughts:
                if decision in self.session.pending():
                    await self._take_thought(decision, answer)

    async def _take_thought(self, decision: PendingDecision, answer: str | None) -> None:
        session, seat = self.session, decision.seat
        late, refusal = seat in session.late, "no thought led to one"
        now, then = (
            self.game.late(self.state, seat, prepared) if prepared != NOTHING_PREPARED else None
            for prepared in (session.prepared(seat), decision.prepared)
        )
        if now is not None and now.kept is Kept.ALL:
            answer, then = now.answer, now
        if answer is not None:
            kind: InputKind = "default" if late else "answer"
            time_up = (then.kept if then else Kept.NOTHING).value if late else None
            try:
                await self.advance(seat, kind, decision.stamp, answer, late=late, time_up=time_up)
            except Refusal as refused:
                refusal = named(refused)
            else:
                return
        own = session.late_answer(seat)
        if own is None:
            raise RuntimeError(f"table {self.id}: seat {seat} has no answer: {refusal}")
        log_of(self).error("seat %s answers by default: %s", seat, refusal)
        time_up = own.kept.value if late else None
        await self.advance(seat, "default", decision.stamp, own.answer, late=late, time_up=time_up)

    async def hint(
        self, user_id: int, decision: PendingDecision, answer: str, draft: str | None, *, take: bool
    ) -> Page:
        """The page that recommends an answer after a draft, or with it taken over. Raises Refusal."""
        async with self.held():
            seat = self._deciding(user_id, decision.stamp)
            page, taken = self.reader_game.hint(self.state, seat, answer, self.people, draft)
            if not take:
                return self._begun().marks.page(page)
            if draft == self.session.draft_of(seat):
                await self._draft(seat, taken)
            return self._page(seat, self.game.pages.next)

    async def end_if_deserted(self) -> None:
        """Let the computers leave too where every person has left, so that the game ends."""
        async with self.held():
            for seat, member in enumerate(self.members):
                running = self.session.play is not None and self.status is Status.RUNNING
                deserted = running and not self.session.staying
                if deserted and not member.is_person and seat not in self.session.gone:
                    await self.advance(seat, RESIGN, "", "")

    # ------------------------------------------------------------------------------------------ for Tables

    async def reread_preferences(self, users: Collection[int]) -> None:
        """Take note of what these members have set by now."""
        async with self.held():
            await self._read_preferences(users)

    async def send_private(self, user_id: int) -> None:
        """Send somebody the private post that is current, without a sound: they have just asked for it."""
        async with self.held():
            seat = self.seat_of(user_id)
            posts = () if seat is None else await self.outbox.private_post(seat)
            if posts:
                await self.change(self.session, posts)
                self.outbox.note_asked(posts)

    async def tell_times(self) -> None:
        """Let what stands in the channel say until when people have time now."""
        async with self.held():
            if self.session.play is not None and self.status is Status.RUNNING:
                await self.change(self.session, await self.outbox.times_again())

    async def reread_timers(self) -> None:
        """Take note of timers that were changed in the store."""
        async with self.held():
            timers = await self._services.store.timers(self.id)
            self._memory.session = replace(self.session, timers=timers)

    # ------------------------------------------------------------------------- for Tables, within held()

    async def change(self, after: Session, posts: tuple[PostRow, ...] = ()) -> None:
        """Let the table become what its session says, and post that."""
        await self.commit(after, await self.outbox.after_change(after, posts))

    async def amend(self, row: TableRow, posts: tuple[PostRow, ...], members: tuple[Member, ...]) -> None:
        """Change who sits here, the host or the status, and post that; a first seed begins the game."""
        await self.change(self.session.amended(row, members), posts)

    async def set_standin(self, seat: int, level: str | None) -> None:
        """Let a computer of that level play for a person, or None: let them play themselves; and say so."""
        member = self.members[seat]
        if member.standin == level:
            return
        missed = member.missed if level else 0
        members = self.session.seated(seat, replace(member, standin=level, missed=missed))
        posts = [PostRow(None, f"{STANDIN}{seat}", edit=level is None)]
        if not self.session.present:
            posts.append(PostRow(None, RESTING, edit=True))
        elif level and self.session.present == (seat,):
            posts.append(PostRow(None, RESTING))
        await self.amend(self.row, tuple(posts), members)
        await self.follow_orders()
        await settle(self)

    async def move(self, row: TableRow) -> None:
        """Take the table to the channel of ``row``, and post there again what is current."""
        await self.commit(replace(self.session, row=row), await self.outbox.after_move())

    async def repost(self) -> None:
        """Post again what is current, privately too: no message of earlier exists any more."""
        await self.commit(self.session, await self.outbox.anew())

    async def tell_set_aside(self) -> None:
        """Say in the channel, once, that the game cannot go on."""
        plan = await self.outbox.set_aside()
        if plan.posts:
            await self.commit(self.session, plan)

    async def newcomer(self, user_id: int, name: str) -> Member:
        """Somebody who is to sit down, with what they have set."""
        return await self._services.member(user_id, name)

    def now(self) -> datetime:
        """The time (UTC)."""
        return self._services.clock()

    async def read_again(self) -> None:
        """Read the table from the store, where something else has changed it."""
        await self._memory.read_again()

    async def link(self, key: str = "") -> str | None:
        """A link to a post of this table in its channel, by its key; the newest one where none is named."""
        store = self._memory.store
        posted = await (store.posted(self.id, (key, None)) if key else store.latest_post(self.id))
        return None if posted is None else link_to(self.row, posted)

    # ----------------------------------------------------------------------------------------------- inside

    async def commit(self, after: Session, plan: Plan, now: datetime | None = None) -> None:
        """Store what the table becomes and what follows for its posts, then take both into memory."""
        clock = self._services.clock if now is None else lambda: now
        after = timed(kept_up(after), self._services.patience, clock)
        also = (*await self.outbox.invitations(after), *await self.outbox.endings(after))
        plan = replace(plan, posts=(*told(self.session, after), *plan.posts, *also))
        async with self._memory.writing() as write:
            await after.write(write, self.session)
            await self.outbox.write(write, plan)
        newcomers = {member.user_id for member in after.members} - {old.user_id for old in self.members}
        self._memory.session = after
        self.outbox.take(plan)
        self.announce()
        # What somebody sets is noted at the tables at which they sit: at this one only from now on.
        await self._read_preferences(newcomers)

    async def _read_preferences(self, users: Collection[int]) -> None:
        own = {user: await self._services.preferences(user) for user in users if user > 0}
        if own:
            members = tuple(
                replace(member, preferences=own.get(member.user_id, member.preferences))
                for member in self.members
            )
            self._memory.session = replace(self.session, members=members)

    async def answer_late(self, seat: int, answer: LateAnswer, timer: TimerKind) -> None:
        """Answer for somebody whose time is up by that timer, in the way their game has for it."""
        stamp = self._begun().stamp(seat) or ""
        time_up = None if timer == "order" else answer.kept.value  # what was ordered is a secret
        late = timer == "clock"
        await self.advance(seat, "default", stamp, answer.answer, late=late, time_up=time_up)

    async def _mend_timers(self) -> None:
        """Store the timers anew where they are not those of the game, as after an update of the bot."""
        after = timed(self.session, self._services.patience, self._services.clock)
        if after is not self.session:
            async with self._memory.writing() as write:
                await after.write(write, self.session)
            self._memory.session = after

    async def advance(
        self,
        seat: int,
        kind: InputKind,
        stamp: str,
        answer: str,
        draft: str | None = None,
        *,
        late: bool = False,
        time_up: str | None = None,
    ) -> None:
        """Add an input to the game, and what was ordered to follow it. Raises Refusal.

        Who is ``late`` too often gets a computer to play for them.
        """
        await self._take(seat, kind, stamp, answer, draft, late=late, time_up=time_up)
        level, absent = self.game.standin_level, self.members[seat].missed >= MISSES
        if late and absent and level is not None and self.status is Status.RUNNING:
            await self.set_standin(seat, level)
        await self.follow_orders()

    async def _take(
        self,
        seat: int,
        kind: InputKind,
        stamp: str,
        answer: str,
        draft: str | None = None,
        *,
        late: bool = False,
        time_up: str | None = None,
    ) -> None:
        """Add an input to the game, and keep what its seat has drafted. Raises Refusal.

        A draft of what is answered for its player is used up.
        """
        now, spoken = self._services.clock(), self.reader_game
        play = self._begun().take(seat, kind, stamp, answer, now, late=late, time_up=time_up, spoken=spoken)
        if kind == "default" and self.session.prepared(seat).draft is not None:
            draft = ""
        after = self.session.drafted(seat, draft).then(play)
        await self.commit(after, await self.outbox.after_step(after), now)

    async def follow_orders(self) -> None:
        """Answer at once for everybody who has ordered so, over and over until somebody is to be asked."""
        while any(
            [
                order is not None and not order.after and await self.follow_order(seat, order)
                for seat in self.session.people_awaited
                if (order := self.session.ordered(seat))
            ]
        ):
            pass

    async def follow_order(self, seat: int, order: Order) -> bool:
        """Answer what somebody has ordered; whether the game takes that."""
        stamp = self._begun().stamp(seat) or ""
        try:
            await self._take(seat, "default", stamp, order.answer)
        except Refusal as refused:
            log_of(self).info("the orders of seat %s are not followed: %s", seat, named(refused))
            return False
        return True

    async def _order(self, seat: int, orders: str | None) -> None:
        """Keep what somebody has ordered; where it answers something, that is done at once."""
        after = self.session.ordering(seat, orders)
        if after is not self.session:
            await self.commit(after, await self.outbox.after_change(after, ()))
            await self.follow_orders()

    async def _answer(self, seat: int, stamp: str, answer: str, draft: str | None) -> None:
        play = self._begun()
        if stamp not in (
            play.stamp(seat),
            play.unasked(seat),
        ):  # it may be drafted, but is not to be decided yet
            raise Outdated(self._say("refusal-not-yet"))
        if self._begun().repeats(seat, stamp, answer):
            await self._draft(seat, draft)
        else:
            await self.advance(seat, "answer", stamp, answer, draft)

    async def _draft(self, seat: int | None, draft: str | None) -> None:
        """Keep what a seat has drafted; nothing is posted about it."""
        after = self.session.drafted(seat, draft)
        if after is not self.session:
            async with self._memory.writing() as write:
                await after.write(write, self.session)
            self._memory.session = after

    def _kept(self, seat: int | None, name: str) -> str | None:
        """What is kept for a page, or a press, of that name: a seat's standing orders, or its draft."""
        if self.game.is_of_orders(name):
            return None if seat is None else self.session.orders.get(seat)
        return self.session.draft_of(seat)

    def _begun(self) -> Play:
        return self.session.begun(self._words)

    def _deciding(self, user_id: int, stamp: str) -> int:
        return self.session.deciding(user_id, stamp, self._words)

    def _page(self, seat: int | None, name: str) -> Page:
        log_of(self).debug("page %.40r for %s", name, "a guest" if seat is None else f"seat {seat}")
        play = self._begun()
        name = self.game.shown(play.state, seat, name)
        page = self.reader_game.page(play.state, seat, name, self._kept(seat, name), self.people)
        page = with_line(play.marks.page(page), own_deadline(self.session, seat, self._words, self.now()))
        return with_host_buttons(page, self.session, seat, self._words)

    @property
    def _words(self) -> Words:
        return self._services.languages.reader_words

    def _say(self, message: str, **values: str | int) -> str:
        return self._words.text(message, **values)
